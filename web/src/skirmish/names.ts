// What the things of a game are called, in the words of the catalogue.

import { t, words } from "../lib/words.svelte";

export class Names {
  /** `owners` are where words are looked for, the game's own first; `enemies` is what its enemies are called. */
  constructor(
    private readonly owners: readonly string[],
    private readonly enemies: string,
  ) {}

  /** A word of the game (`card-pan`, `card-pan.does`), or null. */
  find(name: string, args: Parameters<typeof words.find>[1] = {}): string | null {
    for (const owner of this.owners) {
      const found = words.find(`${owner}-${name}`, args);
      if (found !== null) return found;
    }
    return null;
  }

  card(kind: string): string {
    return this.find(`card-${kind}`) ?? kind;
  }

  cardDoes(kind: string): string {
    return this.find(`card-${kind}.does`) ?? "";
  }

  enemy(kind: string, count = 1): string {
    return this.find(`${this.enemies}-${kind}`, { count }) ?? kind;
  }

  /** So many of a kind: "two walkers". */
  counted(kind: string, count: number): string {
    return this.find(`${this.enemies}-${kind}.counted`, { count }) ?? `${count} × ${this.enemy(kind, count)}`;
  }

  letter(kind: string): string {
    return words.find(`page-letter-${kind}`) ?? kind.slice(0, 1).toUpperCase();
  }

  /** A skill, also one that is about something: plus-1-damage-melee, starts-with-pistol. */
  private skillWord(id: string, attribute: string): string | null {
    const parts = id.split("-");
    for (let end = parts.length; end > 0; end--) {
      const about = parts.slice(end).join("-");
      const of = about && (this.find(`card-${about}`) ?? this.skillWord(about, "") ?? about);
      const found = this.find(`skill-${parts.slice(0, end).join("-")}${attribute}`, { of });
      if (found !== null) return found;
    }
    return null;
  }

  skill(id: string): string {
    return this.skillWord(id, "") ?? id;
  }

  skillDoes(id: string): string {
    return this.skillWord(id, ".does") ?? "";
  }

  phase(phase: string): string {
    return words.find(`page-phase-${phase}`) ?? phase;
  }

  /** A goal of a mission: what the catalogue says about it, else its id in words. */
  goal(goal: string): string {
    return this.find(`goal-${goal}`) ?? words.find(`page-goal-${goal}`) ?? goal.replaceAll("-", " ");
  }

  /** Anything by its id: a machine, a scientist, a card, a kind of enemy. */
  thing(id: string): string {
    return this.find(`machine-${id}`) ?? this.find(`token-${id}`) ?? this.find(`card-${id}`) ?? this.enemy(id);
  }

  room(label: string): string {
    return this.find(`room-${label.replaceAll(" ", "-")}`) ?? (label ? label : t("page-street"));
  }
}
