// The catalogue: the same Fluent files that the terminal uses, sent by the server.

import { Catalogue, type Args } from "./catalogue";

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];

class Words {
  language = $state<Language>("en");
  private catalogue = $state.raw<Catalogue | null>(null);

  get ready(): boolean {
    return this.catalogue !== null;
  }

  use(language: Language, source: string): void {
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
}

export const words = new Words();

/** With a capital at the beginning, for words that stand alone. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1);
}

export function t(key: string, args: Args = {}): string {
  return words.text(key, args);
}
