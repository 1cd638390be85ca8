// What is said to the page and by it. All types are made from the server's schema (`npm run types`).

import type { components } from "./schema";

type S = components["schemas"];

/** What the server sends, as it comes. */
export type Sent = S;

// What is said of a game comes as data; the page puts the words beside it (`table/told.ts`).
type InWords = { readonly sentence: string; readonly because: string };
type Labelled = { readonly label: string };

export type AsideInfo = S["AsideInfo"] & Labelled;
export type AgentInfo = S["AgentInfo"];
export type BoardInfo = S["BoardInfo"];
export type BotRecord = S["BotRecord"];
export type Box = S["Box"];
export type ChatLine = S["ChatLine"];
export type Choice = S["Choice"] & Labelled;
export type ClientMessage =
  | S["Hello"]
  | S["Choose"]
  | S["ChooseAll"]
  | S["Undo"]
  | S["Redo"]
  | S["Chat"]
  | S["Suggest"]
  | S["Why"]
  | S["Previews"]
  | S["SetLanguage"];
export type Ending = S["Ending"] & { readonly text: string };
export type Film = S["Film"];
export type Fork = S["Fork"];
export type Frame = S["Frame"] & InWords;
export type GameInfo = S["GameInfo"];
export type Lan = S["Lan"];
export type LogLine = S["LogLine"] & InWords;
export type Mission = S["Mission"];
export type MovedSeat = S["MovedSeat"];
export type MyTables = S["MyTables"];
export type NewTable = S["NewTable"];
export type NewTableLinks = S["NewTableLinks"];
export type OptionInfo = S["OptionInfo"] & Labelled;
export type Preview = S["Preview"];
export type Problem = S["Problem"];
export type QuestionInfo = Omit<S["QuestionInfo"], "options" | "asides"> & {
  readonly title: string;
  options: OptionInfo[];
  asides: AsideInfo[];
};
export type Refusal = S["Refusal"];
export type Reported = S["Reported"];
export type RuleText = S["RuleText"];
export type SeatInfo = S["SeatInfo"];
export type SeatToken = S["SeatToken"];
export type Shelf = S["Shelf"];
export type SurvivorInfo = S["SurvivorInfo"];
export type TableInfo = S["TableInfo"];
export type WordFiles = S["WordFiles"];
export type ServerMessage =
  | S["Welcome"]
  | S["State"]
  | S["Happened"]
  | S["Asked"]
  | S["Error"]
  | S["Accepted"]
  | S["Said"]
  | S["Presence"]
  | S["YourSeats"]
  | S["Suggested"]
  | S["Previewed"]
  | S["Because"];
