// What a game of survivors and zones brings: how its view becomes a scene, its cards, its words. With these, the
// screen, the survivor panel, the attack card and the film are the same in every such game.

import type { Component } from "svelte";
import type { BoardInfo, Frame, OptionInfo } from "../api";
import type { Motion, Scene } from "../board/scene";
import type { Desk } from "../table/desk.svelte";
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
  /** Empty places side by side below the lines of cards, where there are many. */
  dense?: boolean;
};

/** A card of the enemies as the film shows it: a line for each danger level. */
export type EnemyCard = { title: string; note: string; level: Level; lines: Readonly<Record<Level, string>> };

/** How much somebody can still take: of `most`, so much is lost. `text` says so in words. */
export type Health = { wounds: number; most: number; sign: string; look: "hearts" | "armour"; text: string };

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
  /** `board` is its geometry, as soon as it is there. */
  scene: (view: View, board: BoardInfo | null) => Scene;
  motion: (frame: Frame, view: View) => Motion | null;
  gauges: (view: View) => Gauges;
  /** How far a goal that counts has come: "2 of 5". */
  progress: (view: View, goal: string) => string;
  slots: (one: One) => Slots[];
  health: (one: One) => Health;
  /** Short remarks under a survivor's name, such as the car they sit in. */
  remarks: (one: One) => string[];
  /** What somebody carries besides cards. */
  carried?: (one: One) => { id: string; text: string; look: string }[];
  /** What is to be known about a zone right now, besides its kind: mold, a pit, noise. */
  zone?: (view: View, zone: number) => string[];
  /** More about the position than the board and the survivors tell, shown below the goals. */
  more?: Component<{ desk: Desk; view: any }>;
  /** A card's figures, a line for each way to attack, and what else is to be known about it. */
  figures: (card: string) => string[];
  marks: (card: string) => string[];
  /** What is wrong with a card as it is now. */
  lacks?: (card: Card) => string;
  /** Whether a card can be attached to another. */
  fits?: (ammo: Card, weapon: Card) => boolean;
  /** Options that use a card a survivor holds. */
  uses: (options: readonly OptionInfo[], held: Held) => OptionInfo[];
  /** An attack apart: the way it is made, and the one target it names before the roll, or "". */
  aim?: (option: OptionInfo) => { way: string; at: string };
  /** Kinds of questions about what happens in a zone, which is the first thing they name. */
  zoneAsked?: ReadonlySet<string>;
  /** The card of the enemies a frame of the film is about, if it is about one. */
  enemyCard: (frame: Frame) => EnemyCard | null;
  /** Events during which the last card stays in sight. */
  underCard: ReadonlySet<string>;
  hints: readonly Hint[];
};
