// Talking to the server over HTTP. All types are made from the server's schema (`npm run types`).

import { settings } from "../lib/settings.svelte";
import type { components } from "./schema";

type S = components["schemas"];

export type AsideInfo = S["AsideInfo"];
export type AgentInfo = S["AgentInfo"];
export type BoardInfo = S["BoardInfo"];
export type BotRecord = S["BotRecord"];
export type Box = S["Box"];
export type ChatLine = S["ChatLine"];
export type Choice = S["Choice"];
export type ClientMessage =
  | S["Hello"]
  | S["Choose"]
  | S["ChooseAll"]
  | S["Undo"]
  | S["Redo"]
  | S["Chat"]
  | S["Suggest"]
  | S["Why"]
  | S["SetLanguage"];
export type Ending = S["Ending"];
export type Film = S["Film"];
export type Frame = S["Frame"];
export type GameInfo = S["GameInfo"];
export type Lan = S["Lan"];
export type LogLine = S["LogLine"];
export type Mission = S["Mission"];
export type MovedSeat = S["MovedSeat"];
export type MyTables = S["MyTables"];
export type NewTable = S["NewTable"];
export type NewTableLinks = S["NewTableLinks"];
export type OptionInfo = S["OptionInfo"];
export type Preview = S["Preview"];
export type Problem = S["Problem"];
export type QuestionInfo = S["QuestionInfo"];
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
  | S["Because"];

/** A request the server refused, with its sentence about why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Call = { method?: "GET" | "POST"; body?: unknown; raw?: string; tokens?: readonly string[] };

async function call(path: string, { method = "GET", body, raw, tokens = [] }: Call = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (tokens.length) headers["Authorization"] = `Bearer ${tokens.join(",")}`;
  const content = raw ?? (body === undefined ? null : JSON.stringify(body));
  if (content !== null) headers["Content-Type"] = "application/json";
  const response = await fetch(path, {
    method,
    headers,
    body: content,
    credentials: "omit",
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.code ?? "failed", problem?.message ?? `${response.status} ${response.statusText}`);
}

async function ask<T>(path: string, options?: Call): Promise<T> {
  return (await (await call(path, options)).json()) as T;
}

async function text(path: string, options?: Call): Promise<string> {
  return (await call(path, options)).text();
}

const post = (body: unknown = {}, tokens: readonly string[] = []): Call => ({ method: "POST", body, tokens });
const part = encodeURIComponent;

const PAUSES = [400, 1500]; // milliseconds

/** Ask again if the answer does not come; a refusal is an answer. Only for what may be asked twice. */
async function insisting<T>(what: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await what();
    } catch (error) {
      if (error instanceof Refused && error.code !== "busy") throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return what();
}

// Records hold numbers that JavaScript cannot: they are passed on as text, never read and written again.
const RECORD = /^\s*\{/;

function withRecord(record: string, rest: Record<string, unknown>): Call {
  const others = JSON.stringify(rest).slice(1, -1);
  return { method: "POST", raw: `{"record":${record}${others ? `,${others}` : ""}}` };
}

/** Whether a text is JSON and may be a record; the server looks closer. */
export function maybeRecord(text: string): boolean {
  try {
    JSON.parse(text);
    return RECORD.test(text);
  } catch {
    return false;
  }
}

export const api = {
  words: (language: string) => ask<WordFiles>(`/api/words/${part(language)}`),
  shelf: () => ask<Shelf>("/api/games"),
  box: (game: string) => ask<Box>(`/api/boxes/${part(game)}`),
  board: (mission: string) => ask<BoardInfo>(`/api/boards/${mission}`),
  boardArt: (mission: string) => text(`/api/drawings/${mission}`),
  rule: (id: string) => ask<RuleText>(`/api/rules/${part(id)}`),
  lan: () => ask<Lan>("/api/lan"),
  qr: (link: string) => text("/api/qr", post({ link })),
  newTable: (table: NewTable) => ask<NewTableLinks>("/api/tables", post(table)),
  table: (id: string, tokens: readonly string[]) => ask<TableInfo>(`/api/tables/${part(id)}`, { tokens }),
  mine: (tokens: readonly string[]) => ask<MyTables>("/api/tables/mine", post({ tokens })),
  /** Sit down. With the same key it is the same claim: if its answer is lost on the way, it is made again. */
  claim: (id: string, seat: number, name: string, key: string, tokens: readonly string[]) =>
    insisting(() => ask<SeatToken>(`/api/tables/${part(id)}/seats/${seat}/claim`, post({ name, key }, tokens))),
  release: (id: string, seat: number, tokens: readonly string[]) =>
    call(`/api/tables/${part(id)}/seats/${seat}/release`, post({}, tokens)),
  toBot: (id: string, seat: number, agent: string, tokens: readonly string[]) =>
    call(`/api/tables/${part(id)}/seats/${seat}/bot`, post({ agent }, tokens)),
  takeBack: (id: string, seat: number, tokens: readonly string[]) =>
    call(`/api/tables/${part(id)}/seats/${seat}/take-back`, post({}, tokens)),
  moveSeat: (id: string, seat: number, tokens: readonly string[]) =>
    ask<MovedSeat>(`/api/tables/${part(id)}/seats/${seat}/move`, post({}, tokens)),
  /** The record of a table, as text. */
  record: async (id: string, spoilers: boolean, tokens: readonly string[]) => {
    const said = await text(`/api/tables/${part(id)}/record?spoilers=${spoilers}`, { tokens });
    return said.slice(said.indexOf('"record":') + 9, said.lastIndexOf("}"));
  },
  report: (id: string, note: string, rules: string[], tokens: readonly string[]) =>
    ask<Reported>(`/api/tables/${part(id)}/reports`, post({ note, rules }, tokens)),
  /** A film; a long one comes in parts. */
  film: async (id: string, from: number, to: number, tokens: readonly string[]) => {
    const reel = (first: number) => ask<Film>(`/api/tables/${part(id)}/frames?from=${first}&to=${to}`, { tokens });
    let film = await reel(from);
    while (film.end < Math.min(to, film.answers)) {
      const next = await reel(film.end + 1);
      film = { ...film, end: next.end, frames: [...film.frames, ...next.frames], choices: [...film.choices, ...next.choices] };
    }
    return film;
  },
  fork: (body: Partial<S["Fork"]>, tokens: readonly string[]) =>
    ask<NewTableLinks>("/api/tables/fork", post(body, tokens)),
  goOn: (record: string) => ask<NewTableLinks>("/api/tables/fork", withRecord(record, { spoilers: true })),
  replay: (record: string) => ask<NewTableLinks>("/api/replays", withRecord(record, {})),
};
