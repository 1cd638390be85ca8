// The catalogue: the same Fluent files that the terminal uses, sent by the server.

import { Catalogue, type Args } from "./catalogue";
import { Teller, unnamed, type NamesView, type NamingTable } from "./naming";
import { EngineSentences } from "./refusals";

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];

class Words {
  language = $state<Language>("en");
  catalogue = $state.raw<Catalogue | null>(null);
  /** How games call things. */
  naming: Readonly<Record<string, NamingTable>> = {};
  /** What the engine says in English; nothing where English is spoken. */
  engine: EngineSentences | null = null;

  get ready(): boolean {
    return this.catalogue !== null;
  }

  /** `engine` are the sentences of the engine, for a language that is not its own. */
  use(language: Language, source: string, naming: Readonly<Record<string, NamingTable>>, engine = ""): void {
    this.naming = naming;
    this.engine = engine ? new EngineSentences(engine) : null;
    this.catalogue = new Catalogue(language, source);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The text of a message (`page-undo`) or of its attribute (`classic-card-pan.does`); a missing key shows itself. */
  text(key: string, args: Args = {}): string {
    return this.find(key, args) ?? `⟨${key}⟩`;
  }

  find(key: string, args: Args = {}): string | null {
    return this.catalogue?.find(key, args) ?? null;
  }

  has(key: string): boolean {
    return this.catalogue?.has(key) ?? false;
  }
}

export const words = new Words();

/** Somebody who tells a game, for people who see a view of it. */
export function teller(game: string, view: NamesView): Teller {
  return new Teller(words.naming[game] ?? unnamed(game), words, view);
}

/** With a capital at the beginning, for words that stand alone. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1);
}

export function t(key: string, args: Args = {}): string {
  return words.text(key, args);
}
