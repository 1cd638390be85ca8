// What a game of survivors and zones brings: how its view becomes a scene, its cards, its words. With these, the
// screen, the survivor panel, the attack card and the film are the same in every such game.

import type { Frame, OptionInfo } from "../api";
import type { Motion, Scene } from "../board/scene";
import type { OptionParts } from "../table/parts";
import type { Held } from "./handling";
import type { Names } from "./names";
import type { Card, Level, Person, SkirmishView } from "./view";

/** Places for cards that belong together, shown in one row. */
export type Slots = {
  /** What options call the place: "hand", "reserve", "body". */
  place: string;
  /** What an empty place says. */
  empty: string;
  cards: readonly (Card | null)[];
  /** How many stand side by side; a single column has its cards as lines. */
  columns: number;
};

/** A card of the enemies as the film shows it: a line for each danger level. */
export type EnemyCard = { title: string; note: string; level: Level; lines: Readonly<Record<Level, string>> };

export type Gauges = {
  /** Figures left in the box. */
  supply: readonly { kind: string; left: number }[];
  /** Cards left in the decks, in words. */
  decks: string;
};

/** A hint for a first game, the more urgent first: `page-hint-…` is its text, `when` it fits. */
export type Hint = {
  id: string;
  when: (now: { view: SkirmishView; kind: string; myTurn: boolean; film: boolean; attacks: boolean }) => boolean;
};

// A game knows its own view; what is common to all is SkirmishView.
export type SkirmishParts<View extends SkirmishView = any, One extends Person = any> = {
  names: Names;
  options: OptionParts;
  /** Fetch what lies in the box, for the figures of cards. */
  open: () => Promise<void>;
  scene: (view: View) => Scene;
  motion: (frame: Frame) => Motion | null;
  gauges: (view: View) => Gauges;
  /** How far a goal that counts has come: "2 of 5". */
  progress: (view: View, goal: string) => string;
  slots: (one: One) => Slots[];
  health: (one: One) => { wounds: number; most: number };
  /** Short remarks under a survivor's name, such as the car they sit in. */
  remarks: (one: One) => string[];
  /** A card's figures, a line for each way to attack, and what else is to be known about it. */
  figures: (card: string) => string[];
  marks: (card: string) => string[];
  /** Options that use a card a survivor holds. */
  uses: (options: readonly OptionInfo[], held: Held) => OptionInfo[];
  /** The card of the enemies a frame of the film is about, if it is about one. */
  enemyCard: (frame: Frame) => EnemyCard | null;
  /** Events during which the last card stays in sight. */
  underCard: ReadonlySet<string>;
  hints: readonly Hint[];
};
