// What a game brings to the page. Everything here is optional but the screen: a game without parts is played
// with its questions and its log (PlainScreen).

import type { Component } from "svelte";
import type { Frame, LogLine, OptionInfo, Shelf } from "../api";
import { NOWHERE, type Places } from "../board/scene";
import type { Desk } from "./desk.svelte";

/** What every view may have; the rest is the game's own. */
export type AnyView = {
  mission?: string;
  round?: number;
  survivors?: readonly { id: string; name: string; seat: number }[];
};

export type ScreenProps = { desk: Desk; view: AnyView; shelf: Shelf | null; theme: "dark" | "light" };

/** How the options of a game are shown. `question` is the kind of question they answer. */
export type OptionParts = {
  /** Groups in the order of the bar; `page-group-…` is the word of each, `page-key-…` its key. */
  groups: readonly string[];
  groupOf: (option: OptionInfo) => string;
  /** The verbs of a group, for asking why none of them is offered. */
  verbsOf: (group: string) => readonly string[];
  /** Groups that are shown with "why?" when there is nothing in them. */
  wished: readonly string[];
  /** Kinds of questions whose options stand in groups; all others are short lists. */
  grouped: ReadonlySet<string>;
  /** Kinds of questions that are answered by moving cards about. */
  arranging: ReadonlySet<string>;
  /** Whether an option opens the card with its odds instead of being taken at once. */
  isAttack: (option: OptionInfo) => boolean;
  /** The seat an option speaks of by its number, so that the name of who sits there can be added. */
  seatOf?: (option: OptionInfo, question: string) => number | null;
  /** What an option is about, as far as it can be pointed at on the board. */
  places: (option: OptionInfo, view: AnyView, question: string) => Places;
  /** Why none of a group is offered, where the usual sentence does not fit. */
  whyNot?: (group: string) => string | null;
  /** Kinds of questions that are answered on a panel of their own in the bar. */
  panels?: Readonly<Record<string, Component<{ desk: Desk }>>>;
};

/** The dice on the table, until the next action. */
export type Roll = { survivor: number; dice: number[]; needed: number; hits: number; again: string; lines: LogLine[] };

/** What is worth watching, and for how long (milliseconds at normal speed). */
export type FilmParts = {
  /** Events that make a film. */
  watched: Readonly<Record<string, number>>;
  /** Events that are shown in a film, but do not make one. */
  along: Readonly<Record<string, number>>;
  /** The dice after these frames, from the dice before. */
  roll?: (before: Roll | null, frames: readonly Frame[], lines: readonly LogLine[]) => Roll | null;
  /** Kinds of questions during which the dice stay. */
  keepsRoll?: ReadonlySet<string>;
};

export type LogParts = {
  /** Events that another line says as well. */
  silent: ReadonlySet<string>;
  /** How lines of an event look. */
  tones: Readonly<Record<string, "good" | "bad" | "strong" | "head">>;
};

export type GameParts = {
  screen: Component<ScreenProps>;
  options: OptionParts;
  film: FilmParts;
  log: LogParts;
  /** What the last window tells about a game that is over. */
  ending?: Component<{ view: AnyView }>;
  /** A mission on the shelf, for games without boards. */
  picture?: Component<{ mission: string }>;
  /** The window that explains the game's own keys and signs. */
  keys?: Component<{ onclose: () => void }>;
};

const NONE: ReadonlySet<string> = new Set();

export const NO_OPTIONS: OptionParts = {
  groups: [],
  groupOf: () => "other",
  verbsOf: () => [],
  wished: [],
  grouped: NONE,
  arranging: NONE,
  isAttack: () => false,
  places: () => NOWHERE,
};

export const NO_FILM: FilmParts = { watched: {}, along: {} };
export const PLAIN_LOG: LogParts = { silent: NONE, tones: { "round-started": "head" } };
