// What things are called in sentences, and the sentences: what `overrun.words.naming` and `overrun.words.tell` are
// in Python, with the same tables and the same catalogue. Whoever adds a way to a name adds it in both.

import { Called, type Args, type Catalogue } from "./catalogue";

export type Arg = number | string;
type Value = unknown;
type Fields = Readonly<Record<string, Value>>;
type Words = Pick<Catalogue, "find" | "has">;

/** A way to a name: it says what a value is called, or nothing if it does not know it. */
type Way =
  | { way: "person" | "from-one" | "skill" | "reason" | "chosen" | "companion" }
  | { way: "numbered"; nobody: string }
  | { way: "key"; families: readonly string[] }
  | { way: "each"; kind: string; count: number; none: string }
  | { way: "counts" | "copy" | "boss"; family: string }
  | { way: "parts"; kind: string; between: string; told: string }
  | { way: "marked"; kind: string; mark: string; key: string }
  | { way: "place"; kind: string; whose: string };

/** How a game calls things, and the catalogues in which its sentences are looked for. */
export type NamingTable = {
  owners: readonly string[];
  kinds: Readonly<Record<string, readonly Way[]>>;
  fields: Readonly<Record<string, string>>;
  answers: Readonly<Record<string, readonly (readonly string[])[]>>;
  questions: Readonly<Record<string, readonly string[]>>;
  blank: string;
  sentences: readonly string[];
};

/** What a view says of names. */
export type NamesView = {
  survivors?: readonly { id: string; name: string }[];
  supply?: Readonly<Record<string, number>>;
  boss?: { id: string };
  companions?: readonly { tool: { id: string } }[];
};

/** The table of a game that has none of its own, or calls things by a function that only Python knows. */
export function unnamed(game: string): NamingTable {
  return { owners: [game], kinds: {}, fields: {}, answers: {}, questions: {}, blank: " ", sentences: [game] };
}

type Said = { verb: string; args: readonly Arg[] };

const LETTERS = ["a", "b", "c", "d", "e", "f"];
const THING = "thing";

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();

function isNothing(value: Value): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** What sentences choose by. */
function thingOf(value: Value): string {
  if (isNothing(value)) return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value).replaceAll(" ", "-");
}

/** Options, questions and events of a game in words. */
export class Teller {
  private readonly people: ReadonlyMap<string, string>;

  constructor(
    private readonly table: NamingTable,
    private readonly words: Words,
    private readonly view: NamesView,
  ) {
    this.people = new Map(view.survivors?.map(({ id, name }) => [id, name]));
  }

  /** What has happened, in one sentence. */
  event(tag: string, fields: Fields): string {
    const known = this.sentence(`event-${tag}`, () => this.named(fields));
    if (known !== null) return known;
    const told = Object.entries(fields).map(([name, value]) => `${name.replaceAll("_", " ")} ${this.shown(value)}`);
    const start = capitalized(tag.replaceAll("-", " "));
    return told.length ? `${start}: ${told.join(", ")}.` : `${start}.`;
  }

  /** What was seen or heard that made it so; nothing where only rules say why. */
  because(tag: string, fields: Fields): string {
    return this.sentence(`because-${tag}`, () => this.named(fields)) ?? "";
  }

  /** What is asked, in one sentence. */
  question(kind: string, subject: readonly Arg[]): string {
    const shape = this.table.questions[kind]?.slice(0, subject.length) ?? [];
    const shapes = shape.length === subject.length ? [shape] : [];
    const known = this.sentence(`question-${kind}`, () => this.lettered(subject, shapes));
    if (known !== null) return known;
    const about = subject.map((part) => this.shown(part)).join(" ") || "none";
    return this.text("tell-question", { kind, about });
  }

  /** Why a game is over, for the end of a sentence. */
  reason(rule: string): string {
    return this.sentence(`reason-${rule.slice(rule.lastIndexOf(".") + 1)}`, () => ({})) ?? rule;
  }

  /** What an option means, or nothing where its text says it all. */
  option({ verb, args }: Said): string {
    const shapes = (this.table.answers[verb] ?? []).filter(({ length }) => length === args.length);
    return this.sentence(`option-${verb}`, () => this.lettered(args, shapes)) ?? "";
  }

  private sentence(name: string, args: () => Args): string | null {
    const owner = this.table.sentences.find((one) => this.words.has(`${one}-${name}`));
    return owner === undefined ? null : this.words.find(`${owner}-${name}`, args());
  }

  private named(fields: Fields): Args {
    const said: Args = {};
    for (const [name, value] of Object.entries(fields)) {
      said[name] = this.argument(value, this.called([this.table.fields[name] ?? THING], value, fields));
      if (Array.isArray(value)) said[`${name}-count`] = value.length;
    }
    return said;
  }

  /** Parts by letter; those that are not there are "none". */
  private lettered(values: readonly Arg[], shapes: readonly (readonly string[])[]): Args {
    const fields = Object.fromEntries(LETTERS.slice(0, values.length).map((letter, n) => [letter, values[n]]));
    const said: Args = {};
    LETTERS.forEach((letter, n) => {
      const value = values[n];
      const kinds = shapes.length ? shapes.map((shape) => shape[n] ?? THING) : [THING];
      said[letter] = n < values.length ? this.argument(value, this.called(kinds, value, fields)) : "none";
    });
    return said;
  }

  /** A value as Fluent takes it: numbers stay numbers, so that plural forms work. */
  private argument(value: Value, called: Value): number | Called {
    if (typeof called === "number") return called;
    if (isSaid(called)) return new Called(thingOf(value), this.option(called));
    return new Called(thingOf(value), this.shown(called));
  }

  private shown(value: Value): string {
    if (isNothing(value)) return this.text("tell-nothing");
    if (typeof value === "boolean") return this.text(value ? "tell-yes" : "tell-no");
    if (Array.isArray(value)) return value.map((part) => this.shown(part)).join(", ");
    return String(value);
  }

  private text(key: string, args: Args = {}): string {
    return this.words.find(key, args) ?? `⟨${key}⟩`;
  }

  // Names

  /** What a value is called that is of one of some kinds; numbers without a name stay numbers. */
  called(kinds: readonly string[], value: Value, fields: Fields = {}): Value {
    for (const kind of kinds) {
      for (const way of this.table.kinds[kind] ?? this.table.kinds[THING] ?? []) {
        const found = this.by(way, value, fields);
        if (found !== null) return found;
      }
    }
    return typeof value === "string" ? value.replaceAll(this.table.blank, " ") : value;
  }

  private by(way: Way, value: Value, fields: Fields): Value {
    if (typeof value === "string") return this.word(way, value, fields);
    if (typeof value === "number") return this.number(way, value);
    return Array.isArray(value) ? this.several(way, value) : null;
  }

  private number(way: Way, value: number): Value {
    if (way.way === "from-one") return value + 1;
    if (way.way !== "numbered") return null;
    return this.view.survivors?.[value]?.name ?? (way.nobody ? this.text(way.nobody) : String(value));
  }

  private several(way: Way, values: readonly Value[]): Value {
    if (way.way === "each") {
      if (!values.length && way.none) return this.text(way.none);
      return values.map((value) => this.called([way.kind], value, { count: way.count }));
    }
    if (way.way !== "counts") return null;
    const told = Object.keys(this.view.supply ?? {}).map((kind, n) => {
      const count = Number(values[n]);
      return count ? this.find(`${way.family}-${kind}.counted`, { count }) : null;
    });
    return told.filter(Boolean).join(", ");
  }

  private word(way: Way, value: string, fields: Fields): Value {
    switch (way.way) {
      case "person":
        return this.people.get(value) ?? null;
      case "key": {
        const count = Number(fields.count ?? 1);
        return first(way.families, (family) => this.find(`${family}-${value}`, { count }));
      }
      case "skill":
        return this.skill(value);
      case "reason":
        return this.find(`reason-${value.slice(value.lastIndexOf(".") + 1)}`) ?? value;
      case "chosen":
        return optionOf(value);
      case "parts":
        if (!value.includes(way.between)) return null;
        return value
          .split(way.between)
          .map((part) => this.called([way.kind], part))
          .join(way.told);
      case "marked":
        if (!value.endsWith(way.mark)) return null;
        return `${this.called([way.kind], value.slice(0, -way.mark.length))} (${this.text(way.key)})`;
      case "place":
        return this.place(way.kind, way.whose, value, fields);
      case "copy": {
        const end = value.lastIndexOf("-");
        const found = this.find(`${way.family}-${value.slice(0, Math.max(end, 0))}`);
        return found && `${found} ${value.slice(end + 1)}`;
      }
      case "boss":
        return value === "boss" ? this.find(`${way.family}-${this.view.boss?.id}`) : null;
      case "companion":
        return this.view.companions?.some(({ tool }) => tool.id === value) ? capitalized(value) : null;
      default:
        return null;
    }
  }

  /** Whose a place is, is said only if two people are spoken of. */
  private place(kind: string, whose: string, value: string, fields: Fields): string | null {
    const [id = "", ...there] = value.split("/");
    const who = this.people.get(id);
    if (who === undefined || !there.length) return null;
    const what = String(this.called([kind], there[there.length - 1]));
    const places = Object.values(fields).map(String).filter((part) => part.includes("/"));
    const owners = new Set(places.map((part) => part.split("/")[0]));
    return owners.size > 1 ? this.text(whose, { who, place: what }) : what;
  }

  /** A word of the game (`card-pan`), or null. */
  find(name: string, args: Args = {}): string | null {
    return first(this.table.owners, (owner) => this.words.find(`${owner}-${name}`, args));
  }

  /** A skill by the longest beginning that is one; what is left is what it is about. */
  private skill(value: string): string | null {
    const parts = value.split("-");
    for (let end = parts.length; end > 0; end--) {
      const about = parts.slice(end).join("-");
      const of = about && (this.find(`card-${about}`) ?? this.skill(about) ?? about);
      const found = this.find(`skill-${parts.slice(0, end).join("-")}`, { of });
      if (found !== null) return found;
    }
    return null;
  }
}

/** The option with this text. */
export function optionOf(text: string): Said {
  const [verb = "", ...args] = text.split(" ");
  return { verb, args: args.map((arg) => (/^\d+$/.test(arg) ? Number(arg) : arg)) };
}

function isSaid(value: Value): value is Said {
  return typeof value === "object" && value !== null && "verb" in value;
}

function first<T>(from: readonly T[], find: (one: T) => string | null): string | null {
  for (const one of from) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
