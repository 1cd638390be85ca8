// How the page talks to whoever keeps the tables. Nothing else in the page fetches, opens a socket or knows where
// answers come from; today that is a server (server.ts).

import type { ClientMessage, Problem, ServerMessage } from "./types";

export interface Link {
  /** Ask for something, or for something to be done. The answer is text; a refusal is thrown as `Refused`. */
  ask(call: Call): Promise<string>;
  /** Be at a table: with a seat or as a watcher, until the connection is closed. */
  sit(table: string, listener: Listener): Connection;
}

export type Call = {
  method: "GET" | "POST";
  /** With its query. */
  path: string;
  /** JSON. */
  body?: string;
  /** The secrets of whoever asks. */
  tokens: readonly string[];
  /** In which language answers are written. */
  language: string;
};

export interface Connection {
  /** Say something; whether it went out. */
  say(message: ClientMessage): boolean;
  /** Leave for good: nothing is heard any more, and nobody tries to come back. */
  close(): void;
}

export type Listener = {
  /** Who is coming: said first, and again whenever the connection has come back. */
  hello: () => ClientMessage;
  hear: (message: ServerMessage) => void;
  /** The connection is gone; the link looks for the way back. */
  lost: () => void;
};

/** A request that was refused. */
export class Refused extends Error {
  constructor(readonly refusal: Problem) {
    super(refusal.message || refusal.key);
  }

  get code(): string {
    return this.refusal.code;
  }
}

/** A request nobody answered: it may be made again. */
export class Unanswered extends Error {}

/** The refusal in an answer that says no. */
export function refusal(text: string, status: string): Refused {
  try {
    return new Refused(JSON.parse(text) as Problem);
  } catch {
    // Not ours: somebody between us and whoever answers.
    return new Refused({ code: "failed", key: "", args: {}, message: status });
  }
}
