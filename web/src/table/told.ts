// What the server says of a game is data. Here it gets its words: made when somebody looks, once a language.

import type { ChatLine, Choice, Ending, Frame, LogLine, QuestionInfo, Sent } from "../api";
import { optionOf, type NamesView, type Teller } from "../lib/naming";
import type { Args } from "../lib/catalogue";
import { agentName } from "../lib/agents";
import { capital, t, teller, words } from "../lib/words.svelte";

/** A line of the chat, or what the table says itself. */
export function lineOf({ note, args, text }: ChatLine): string {
  if (!note) return text;
  return t(note, { ...(args as Args), ...("agent" in args ? { agent: agentName(String(args.agent)) } : {}) });
}

/** Words what is said of one game, for people who see a view of it. */
export class Told {
  constructor(
    private readonly game: string,
    private readonly view: object,
  ) {}

  frame(frame: Sent["Frame"]): Frame {
    return this.happened(frame);
  }

  line(line: Sent["LogLine"]): LogLine {
    return this.happened(line);
  }

  private happened<T extends Sent["LogLine"]>(one: T): T & { readonly sentence: string; readonly because: string } {
    const sentence = this.written((tell) => tell.event(one.event, one.fields));
    const because = this.written((tell) => tell.because(one.event, one.fields));
    return {
      ...one,
      get sentence() {
        return sentence();
      },
      get because() {
        return because();
      },
    };
  }

  question(question: Sent["QuestionInfo"]): QuestionInfo {
    const title = this.written((tell) => tell.question(question.kind, question.subject));
    return {
      ...question,
      options: question.options.map((option) => this.option(option)),
      asides: question.asides.map((aside) => this.option(aside)),
      get title() {
        return title();
      },
    };
  }

  option<T extends { text: string; verb: string; args: (number | string)[] }>(one: T): T & { readonly label: string } {
    const label = this.written((tell) => tell.option(one) || one.text);
    return {
      ...one,
      get label() {
        return label();
      },
    };
  }

  /** An answer that was given. */
  choice(choice: Sent["Choice"]): Choice {
    const { verb, args } = optionOf(choice.text);
    return this.option({ ...choice, verb, args: [...args] });
  }

  ending(ending: Sent["Ending"]): Ending {
    const text = this.written((tell) => `${capital(tell.reason(ending.reason))}.`);
    return {
      ...ending,
      get text() {
        return text();
      },
    };
  }

  private written(say: (tell: Teller) => string): () => string {
    let language: unknown = null;
    let said = "";
    return () => {
      if (language !== words.catalogue) {
        language = words.catalogue;
        said = say(teller(this.game, this.view as NamesView));
      }
      return said;
    };
  }
}
