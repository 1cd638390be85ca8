// What is refused, in the reader's language: what `overrun.words.refusals` is in Python, and when it is said.
//
// The engine knows no language but English: its errors are English sentences. The catalogue has these sentences once
// more, with places where names and numbers stand. So an error is recognised by its own words and told in another
// language; one that the catalogue does not know is told in English.

import { FluentResource } from "@fluent/bundle";
import type { Args, Catalogue } from "./catalogue";

type Words = Pick<Catalogue, "find">;

/** A refusal as it is sent: a sentence of the catalogue, and what the engine says, if it says something. */
export type Refusal = {
  code: string;
  key: string;
  args?: Readonly<Record<string, unknown>>;
  message?: string;
};

// An error may be about another one, and that about a third. Whoever sends a name made of errors gets no more.
const NESTED = 4;

/** A sentence with places to be filled in: one name for each gap between two of its pieces. */
class Sentence {
  constructor(
    readonly key: string,
    private readonly pieces: readonly string[],
    private readonly names: readonly string[],
  ) {}

  get length(): number {
    return this.pieces.join("").length;
  }

  /** What stands in its places, if a message is this sentence; each as short as it can be. */
  read(message: string): Record<string, string> | null {
    const [first = "", ...inner] = this.pieces;
    const last = inner.pop();
    if (last === undefined) return message === first ? {} : null;
    const end = message.length - last.length;
    if (!message.startsWith(first) || !message.endsWith(last)) return null;
    const filled: Record<string, string> = {};
    let begin = first.length;
    for (const [n, piece] of [...inner, null].entries()) {
      const found = piece === null ? end : message.slice(0, end).indexOf(piece, begin + 1);
      if (found <= begin) return null;
      filled[this.names[n] ?? ""] = message.slice(begin, found);
      begin = found + (piece?.length ?? 0);
    }
    return filled;
  }
}

/** The sentences of the engine, those that say most first. */
export class EngineSentences {
  private readonly sentences: readonly Sentence[];

  /** `english` is the file of the catalogue that has them. */
  constructor(english: string) {
    this.sentences = new FluentResource(english).body
      .map(({ id, value }) => sentence(id, typeof value === "string" ? [value] : (value ?? [])))
      .sort((one, other) => other.length - one.length || (one.key < other.key ? -1 : 1));
  }

  /** What an error says, in other words. */
  told(words: Words, message: string, nested = NESTED): string {
    if (!nested) return message;
    for (const sentence of this.sentences) {
      const filled = sentence.read(message);
      if (!filled) continue;
      const args: Args = {};
      for (const [name, said] of Object.entries(filled)) args[name] = this.told(words, said, nested - 1);
      return words.find(sentence.key, args) ?? message;
    }
    return message;
  }
}

type Part = string | { type: string; name?: unknown };

function sentence(key: string, parts: readonly Part[]): Sentence {
  const pieces = [""];
  const names: string[] = [];
  for (const part of parts) {
    if (typeof part === "string") {
      pieces[pieces.length - 1] += part;
    } else {
      names.push(String(part.name));
      pieces.push("");
    }
  }
  return new Sentence(key, pieces, names);
}

/** A refusal in words. Whoever reads English needs no `engine`: it speaks English itself. */
export function refusalIn(words: Words, { code, key, args = {}, message = "" }: Refusal, engine: EngineSentences | null): string {
  const said = words.find(key, args as Args);
  const own = engine?.told(words, message) ?? message;
  if (said === null || !message) return said ?? own;
  // What nobody could have clicked is named as programs name it, and what has no words in this language is told in
  // English: both after what it comes to.
  return code === "illegal" || (engine && own === message) ? `${said} (${own})` : own;
}
