// What an answer is about: its arguments by kind, as the game's words declare them.

import type { OptionInfo } from "../api";
import type { Words } from "./words";

type Arg = OptionInfo["args"][number];

export class Reading<Kind extends string> {
  constructor(private readonly words: Words<Kind>) {}

  /** The kinds of the arguments of an answer to a kind of question. */
  kinds(question: string, { verb, args }: OptionInfo): readonly Kind[] {
    const shapes = this.words[question]?.answers[verb] ?? [];
    return shapes.find(({ length }) => length === args.length) ?? [];
  }

  /** The arguments of some kind. */
  all(question: string, option: OptionInfo, kind: Kind): Arg[] {
    const kinds = this.kinds(question, option);
    return option.args.filter((_, place) => kinds[place] === kind);
  }

  /** The first argument of some kind, if there is one. */
  first(question: string, option: OptionInfo, kind: Kind): Arg | null {
    return this.all(question, option, kind)[0] ?? null;
  }

  /** Those that are numbers. */
  numbers(question: string, option: OptionInfo, kind: Kind): number[] {
    return this.all(question, option, kind).filter((arg) => typeof arg === "number");
  }
}
