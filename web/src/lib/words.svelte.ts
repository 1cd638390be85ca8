// The catalogue: the same Fluent files that the terminal uses, sent by the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];

type Args = Record<string, FluentVariable>;

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.bundle !== null;
  }

  use(language: Language, source: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The text of a message (`page-undo`) or of its attribute (`classic-card-pan.does`); a missing key shows itself. */
  text(key: string, args: Args = {}): string {
    return this.find(key, args) ?? `⟨${key}⟩`;
  }

  find(key: string, args: Args = {}): string | null {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern && this.bundle ? this.bundle.formatPattern(pattern, args, []) : null;
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
