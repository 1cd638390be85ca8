// Everything the page asks for. How that is asked, and whom, is the link's business: the page is given one at its start.

import { settings } from "../lib/settings.svelte";
import { Refused, type Connection, type Link, type Listener } from "./link";
import type {
  BoardInfo,
  Box,
  Film,
  Fork,
  Lan,
  MovedSeat,
  MyTables,
  NewTable,
  NewTableLinks,
  Reported,
  RuleText,
  SeatToken,
  Shelf,
  TableInfo,
  WordFiles,
} from "./types";

export * from "./types";
export { Refused, Unanswered, type Connection } from "./link";

let link: Link;

/** Whom the page talks to from now on. */
export function talkThrough(chosen: Link): void {
  link = chosen;
}

type Options = { body?: string; tokens?: readonly string[] };

function text(path: string, { body, tokens = [] }: Options = {}): Promise<string> {
  const method = body === undefined ? "GET" : "POST";
  return link.ask({ method, path, ...(body === undefined ? {} : { body }), tokens, language: settings.language });
}

async function ask<T>(path: string, options?: Options): Promise<T> {
  return JSON.parse(await text(path, options)) as T;
}

const post = (body: unknown = {}, tokens: readonly string[] = []): Options => ({ body: JSON.stringify(body), tokens });
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

function withRecord(record: string, rest: Record<string, unknown>): Options {
  const others = JSON.stringify(rest).slice(1, -1);
  return { body: `{"record":${record}${others ? `,${others}` : ""}}` };
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
  /** The words of a language, all of them or some files (`"error"`). */
  words: (language: string, files = "") => ask<WordFiles>(`/api/words/${part(language)}?files=${files}`),
  shelf: () => ask<Shelf>("/api/games"),
  box: (game: string) => ask<Box>(`/api/boxes/${part(game)}`),
  board: (mission: string) => ask<BoardInfo>(`/api/boards/${mission}`),
  /** A board as SVG. */
  drawing: (mission: string, theme: "dark" | "light" = "dark") => text(`/api/drawings/${mission}?theme=${theme}`),
  rule: (id: string) => ask<RuleText>(`/api/rules/${part(id)}`),
  lan: () => ask<Lan>("/api/lan"),
  qr: (link: string) => text("/api/qr", post({ link })),
  newTable: (table: NewTable) => ask<NewTableLinks>("/api/tables", post(table)),
  /** Be at a table and hear what happens there. */
  sit: (id: string, listener: Listener): Connection => link.sit(id, listener),
  table: (id: string, tokens: readonly string[]) => ask<TableInfo>(`/api/tables/${part(id)}`, { tokens }),
  mine: (tokens: readonly string[]) => ask<MyTables>("/api/tables/mine", post({ tokens })),
  /** Sit down. With the same key it is the same claim: if its answer is lost on the way, it is made again. */
  claim: (id: string, seat: number, name: string, key: string, tokens: readonly string[]) =>
    insisting(() => ask<SeatToken>(`/api/tables/${part(id)}/seats/${seat}/claim`, post({ name, key }, tokens))),
  release: (id: string, seat: number, tokens: readonly string[]) =>
    text(`/api/tables/${part(id)}/seats/${seat}/release`, post({}, tokens)),
  toBot: (id: string, seat: number, agent: string, tokens: readonly string[]) =>
    text(`/api/tables/${part(id)}/seats/${seat}/bot`, post({ agent }, tokens)),
  takeBack: (id: string, seat: number, tokens: readonly string[]) =>
    text(`/api/tables/${part(id)}/seats/${seat}/take-back`, post({}, tokens)),
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
  fork: (body: Partial<Fork>, tokens: readonly string[]) =>
    ask<NewTableLinks>("/api/tables/fork", post(body, tokens)),
  goOn: (record: string) => ask<NewTableLinks>("/api/tables/fork", withRecord(record, { spoilers: true })),
  replay: (record: string) => ask<NewTableLinks>("/api/replays", withRecord(record, {})),
};
