// What stands on a board, in the board's own terms. A game makes a scene of its view; the board draws it.

/** An element of the drawing that follows the game: by its place among its kind, or by the zone it was drawn in. */
export type TokenRef = { kind: string; nth: number } | { kind: string; at: number };

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
};
/** A small round marker with a symbol and perhaps a number: noise, a sample, a charge. */
export type ChipPiece = Standing & { is: "chip"; look: string; symbol: string; count: number };

export type Piece = TokenPiece | EnemyPiece | SurvivorPiece | ChipPiece;

/** How a kind of enemy looks: its silhouette (a path around 0,0, some 14 units wide), its letter and how many. */
export type Figure = { kind: string; path: string; letter: string; count: number };

export type Scene = {
  pieces: readonly Piece[];
  /** Kinds of tokens in the drawing that follow the pieces: one that is no piece is out of sight. */
  followed: readonly string[];
  /** Kinds of tokens in the drawing that stay in their zone but make room for others, and how wide they are then. */
  staying?: Readonly<Record<string, number>>;
  closedDoors: ReadonlySet<number>;
  /** More classes for zones, such as mold or darkness that comes and goes. */
  zones?: ReadonlyMap<number, readonly string[]>;
};

/** What a frame of the film shows on the board besides what changed. */
export type Motion = {
  /** Where the camera goes if nobody has taken it. */
  focus?: number;
  arrow?: { from: number; to: number; figures: readonly Figure[] };
  strike?: { zone: number; tone: "bad" | "alert" };
};

/** Where an option can be pointed at. */
export type Places = { zones: number[]; door: number | null; survivor: string | null };
export const NOWHERE: Places = { zones: [], door: null, survivor: null };
