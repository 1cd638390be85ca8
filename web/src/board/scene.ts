// What stands on a board, in the board's own terms. A game makes a scene of its view; the board draws it.

/**
 * An element of the drawing that follows the game: by its place among its kind, by the zone it was drawn in, or by its
 * number. `made` is one the drawing need not have: it is drawn anew with the drawing's own picture, and these classes.
 */
export type TokenRef =
  | { kind: string; nth: number }
  | { kind: string; at: number }
  | { kind: string; id: number }
  | { kind: string; made: string };

type Standing = {
  /** Unique on the board: a piece with the same key as before walks to its new place. */
  key: string;
  zone: number;
  width: number;
  height: number;
};

export type TokenPiece = Standing & { is: "token"; token: TokenRef; text?: string; classes?: Readonly<Record<string, boolean>> };
export type EnemyPiece = Standing & { is: "enemy" } & Figure;
export type SurvivorPiece = Standing & {
  is: "survivor";
  id: string;
  initial: string;
  /** Which of the six colours. */
  colour: number;
  active: boolean;
  done: boolean;
  wounds: number;
  /** Whom enemies do not notice. */
  unseen?: boolean;
};
/** A machine that acts for somebody: its silhouette, and whether it is switched on or against everybody. */
export type MachinePiece = Standing & { is: "machine"; id: string; path: string; letter: string; on: boolean; hostile: boolean };
/** A small round marker with a symbol or a letter, and perhaps a number: noise, a sample, a charge. */
export type ChipPiece = Standing & { is: "chip"; look: string; symbol?: string; letter?: string; count: number };

export type Piece = TokenPiece | EnemyPiece | SurvivorPiece | MachinePiece | ChipPiece;

/** How a kind of enemy looks: its silhouette (a path around 0,0, some 14 units wide), its letter and how many. */
export type Figure = { kind: string; path: string; letter: string; count: number };

export type Rect = { x: number; y: number; width: number; height: number };

export type Scene = {
  pieces: readonly Piece[];
  /** Kinds of tokens in the drawing that follow the pieces: one that is no piece is out of sight. */
  followed: readonly string[];
  /** Kinds of tokens in the drawing that stay in their zone but make room for others, and how wide they are then. */
  staying?: Readonly<Record<string, number>>;
  closedDoors: ReadonlySet<number>;
  /** Where doors are more than open or closed: what each looks like (`closed`, `destroyed`, `sealed`); others are ways. */
  doors?: ReadonlyMap<number, readonly string[]>;
  /** What lies on the ground of zones (`mold active`, `pit`), instead of what the drawing had at the start. */
  ground?: readonly { zone: number; look: string }[];
  /** Parts of the board that are gone. */
  removed?: readonly Rect[];
  /** More classes for zones, such as mold or darkness that comes and goes. */
  zones?: ReadonlyMap<number, readonly string[]>;
};

/** What a frame of the film shows on the board besides what changed. */
export type Motion = {
  /** Where the camera goes if nobody has taken it. */
  focus?: number;
  arrow?: { from: number; to: number; figures: readonly Figure[] };
  strike?: { zone: number; tone: "bad" | "alert" };
  /** Something large is happening to the board itself. */
  quake?: boolean;
};

/** Where an option can be pointed at. */
export type Places = { zones: number[]; door: number | null; survivor: string | null; machine?: string | null };
export const NOWHERE: Places = { zones: [], door: null, survivor: null };
