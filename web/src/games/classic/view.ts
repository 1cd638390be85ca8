// What a view of the classic game holds, as far as the page looks at it (`overrun.classic.view`; a test compares).

export type Level = "blue" | "yellow" | "orange" | "red";
export const LEVELS: readonly Level[] = ["blue", "yellow", "orange", "red"];
/** Experience at which each level begins. */
export const THRESHOLDS = [0, 7, 19, 43] as const;

export const KINDS = ["walker", "fatty", "runner", "abomination"] as const;
export type Kind = (typeof KINDS)[number];

export type Card = { kind: string; unloaded?: boolean };

export type Survivor = {
  id: string;
  name: string;
  seat: number;
  zone: number;
  fate: "alive" | "dead" | "away";
  experience: number;
  level: Level;
  skills: string[];
  wounds: number;
  hands: (Card | null)[];
  reserve: (Card | null)[];
  acted: boolean;
  actions: number;
  free: Record<string, number>;
  gifts: number;
  promised: number;
  used: string[];
  car: number;
  heard: boolean;
};

export type Group = { zone: number } & Partial<Record<Kind, number>>;

export type Car = { of: string; zone: number; seats: number[]; searched: boolean; supplies: string[] };

export type View = {
  mission: string;
  round: number;
  phase: string;
  first_player: number;
  active: number;
  danger: Level;
  survivors: Survivor[];
  zombies: Group[];
  noise_tokens: Record<string, number>;
  noise: Record<string, number>;
  loud_zone: number;
  closed_doors: number[];
  objective_zones: number[];
  objectives: number[];
  spawns: { zone: number; active: boolean }[];
  first_spawn: number;
  cars: Car[];
  equipment_deck: number;
  equipment_discard: string[];
  zombie_deck: number;
  zombie_discard: number[];
  supply: Record<Kind, number>;
  face_down: string[];
  escaped: Record<Kind, number>;
  saved_supplies: string[];
  found: string[];
  goals: Record<string, boolean>;
  hopeless: string[];
  result: { won: boolean; reason: string } | null;
};
