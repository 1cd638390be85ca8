// What a view of Gear Up holds (`overrun.gearup.seen`; a test compares).

export type Color = "yellow" | "red" | "blue" | "green";

export type Track = { slots: number; gained: number; used: number };

/** A Weapon as it is upgraded, or a Companion. */
export type Hand = { id: string; shape: string[]; effects: string[]; hits: number; area: string };

export type Companion = { ready: boolean; tool: Hand };

export type Weapon = {
  id: string;
  color: Color;
  shape: string[];
  start: string[];
  hits: number;
  upgrades: string[];
  unlocked: number;
  frenzy_track: string[];
  frenzy: number;
};

export type Zombie = {
  name: string;
  kind: string;
  type: string;
  tier: string;
  speeds: string[];
  grid: string[];
  crossed: string[];
  fixed_damage: number;
  damage: number;
  ability: string;
};

export type Attack = {
  stage: "ready" | "drawing" | "again" | "ammo" | "done";
  hand: Hand | null;
  companion: boolean;
  weapon_used: boolean;
  second: boolean;
  left: number;
  drawn: number;
  target: string;
  pending: string[];
  spared: string[];
};

export type Survivor = {
  id: string;
  name: string;
  seat: number;
  health: number;
  health_slots: number;
  armor: Track;
  armor_left: number;
  ammo: Track;
  ammo_left: number;
  kills: number;
  weapons: Weapon[];
  street: Zombie[][];
  attack: Attack;
};

export type Body = {
  name: string;
  kind: "normal" | "armor" | "direct";
  grid: string[];
  mouth: string[];
  regions: string[];
  crossed: string[];
  barred: string[];
  near: string[];
  alive: boolean;
  attack: number;
  special_attack: number;
};

export type Boss = {
  id: string;
  name: string;
  side: string;
  rule: string;
  skill: string;
  at: number;
  fixed: number[];
  track: string[];
  circles: number;
  mouth_open: boolean;
  bodies: Body[];
};

export type TurnCard = { color: Color; speeds: string[]; companion: boolean };

export type View = {
  mission: string;
  difficulty: string;
  round: number;
  turn: number;
  leader: number;
  turn_cards: TurnCard[];
  cards_left: number;
  cards_seen: string[][];
  survivors: Survivor[];
  boss: Boss;
  arrivals: Zombie[];
  regular_deck: number;
  special_deck: number;
  regular_discard: string[];
  special_discard: string[];
  companions: Companion[];
  called: boolean;
  spawn_aid: Record<string, number[]>;
};
