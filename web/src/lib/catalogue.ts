// The Fluent files of a language, read as the terminal reads them.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

/** A thing in a sentence: chosen by what it is, written as it is called. */
export class Called {
  constructor(
    readonly thing: string,
    readonly word: string,
  ) {}
}

type Pattern = NonNullable<Message["value"]>;
export type Args = Record<string, FluentVariable | Called>;

// Fluent chooses by what is written. What a thing is comes beside its word, as a variable of its own.
const CHOICE = /\{(\s*)\$([\w-]+)(\s*)->/g;
const thingOf = (name: string): string => `${name}-is`;

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const read = source.replace(CHOICE, (_, before, name, after) => `{${before}$${thingOf(name)}${after}->`);
    this.bundle.addResource(new FluentResource(read));
  }

  /** The text of a message (`page-undo`) or of its attribute (`classic-card-pan.does`), or null. */
  find(key: string, args: Args = {}): string | null {
    const pattern = this.pattern(key);
    return pattern ? this.bundle.formatPattern(pattern, both(args), []) : null;
  }

  has(key: string): boolean {
    return Boolean(this.pattern(key));
  }

  private pattern(key: string): Pattern | null | undefined {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  }
}

function both(args: Args): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    found[name] = value instanceof Called ? value.word : value;
    found[thingOf(name)] = value instanceof Called ? value.thing : value;
  }
  return found;
}
