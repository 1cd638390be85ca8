// What lies on the player's desk besides the game: open menus, the survivor looked at, the option pointed at.

import type { OptionInfo } from "../api";
import { NOWHERE, type Places } from "../board/scene";
import { words } from "../lib/words.svelte";
import type { Table } from "./table.svelte";

export type DialogName =
  | "menu"
  | "seats"
  | "keys"
  | "since"
  | "report"
  | "save"
  | "chat"
  | "why"
  | "rules"
  | "survivor"
  | "mission"
  | "log"
  | "about"
  | "ending";

export type Told = { sentence: string; because?: string; rules: readonly string[] };
export type Group = { name: string; options: OptionInfo[]; key: string };

export class Desk {
  group = $state<string | null>(null);
  /** The attack that was chosen for the card over the board, or those opened together, of which the best is shown. */
  private chosenAttack = $state<string | null>(null);
  private opened = $state.raw<readonly OptionInfo[]>([]);
  menu = $state.raw<{ options: OptionInfo[]; x: number; y: number } | null>(null);
  dialog = $state<DialogName | null>(null);
  ruleIds = $state.raw<readonly string[]>([]);
  /** What the rules are the reason of: what happened, and what was seen or heard that made it so. */
  told = $state.raw<Told | null>(null);
  looked = $state<string | null>(null);
  pointed = $state.raw<OptionInfo | null>(null);
  card = $state.raw<{ who: string; place: string; index: number; attached?: string } | null>(null);
  whyGroup = $state<string | null>(null);

  /** Keys of the game's own screen, asked before all others; whether it took this one. */
  keys: ((event: KeyboardEvent) => boolean) | null = null;

  constructor(readonly table: Table) {}

  get options(): OptionInfo[] {
    const { table } = this;
    if (!table.myTurn || !table.question) return [];
    return table.question.options.filter((o) => o.owner == null || table.mine.includes(o.owner));
  }

  get grouped(): boolean {
    return this.table.optionParts.grouped.has(this.table.question?.kind ?? "");
  }

  get arranging(): boolean {
    return this.table.optionParts.arranging.has(this.table.question?.kind ?? "");
  }

  get groups(): Group[] {
    if (!this.grouped) return [];
    const { groups, groupOf } = this.table.optionParts;
    return groups.map((name) => ({
      name,
      options: this.options.filter((option) => groupOf(option) === name),
      key: words.find(`page-key-${name}`) ?? "",
    })).filter(({ options }) => options.length > 0);
  }

  /** Groups that are not offered though one might wish for them. */
  get missing(): string[] {
    if (!this.grouped || !this.options.length) return [];
    const offered = new Set(this.groups.map(({ name }) => name));
    return this.table.optionParts.wished.filter((name) => !offered.has(name));
  }

  /** Whether an option opens the attack card instead of being taken at once. */
  isAttack(option: OptionInfo): boolean {
    return this.table.optionParts.isAttack(option);
  }

  get attacks(): OptionInfo[] {
    return this.options.filter((option) => this.isAttack(option));
  }

  /** The attack on the card over the board. */
  get attack(): string | null {
    return this.opened.length ? this.best(this.opened).text : this.chosenAttack;
  }

  set attack(text: string | null) {
    this.opened = [];
    this.chosenAttack = text;
  }

  /** The attack that does most to enemies and least to friends, as far as is known. */
  private best(attacks: readonly OptionInfo[]): OptionInfo {
    const worth = (option: OptionInfo): number => {
      const preview = this.table.previewOf(option);
      const kills = preview ? (preview.dice ? Math.min(preview.expected, preview.kills) : preview.kills) : 0;
      return (atEnemies(option) ? 100 : 0) - (atFriends(option) ? 50 : 0) + kills;
    };
    return attacks.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  }

  get attackShown(): OptionInfo | null {
    return this.attacks.find((option) => option.text === this.attack) ?? null;
  }

  places(option: OptionInfo): Places {
    const { live, question, optionParts } = this.table;
    return live ? optionParts.places(option, live, question?.kind ?? "") : NOWHERE;
  }

  /** The rules in the way of a group of verbs, as far as the server named them. */
  refusedRules(group: string): string[] {
    const verbs = this.table.optionParts.verbsOf(group);
    const rules = (this.table.question?.refused ?? []).filter((r) => verbs.includes(r.verb)).flatMap((r) => r.rules);
    return [...new Set(rules)];
  }

  askWhy(group: string): void {
    this.whyGroup = group;
    this.dialog = "why";
  }

  showRules(ids: readonly string[]): void {
    this.told = null;
    this.ruleIds = ids;
    this.dialog = "rules";
  }

  /** Why something happened: what was seen or heard, and then the rules. */
  explain(told: Told): void {
    this.told = told;
    this.ruleIds = told.rules;
    this.dialog = "rules";
  }

  open(group: string): void {
    const found = this.groups.find(({ name }) => name === group);
    if (!found) return;
    if (group === "attack") {
      this.openAttack(...found.options);
    } else if (found.options.length === 1) {
      this.choose(found.options[0]!);
    } else {
      this.menu = null;
      this.group = this.group === group ? null : group;
    }
  }

  openAttack(...attacks: readonly OptionInfo[]): void {
    this.group = null;
    this.menu = null;
    this.opened = attacks;
  }

  choose(option: OptionInfo): void {
    this.clear();
    this.table.choose(option.text, option.owner ?? undefined);
  }

  /** A click on the board: the one thing that can be done there, or a choice of them. */
  pick(matching: OptionInfo[], x: number, y: number): void {
    this.group = null;
    const [only] = matching;
    if (!only) {
      this.menu = null;
    } else if (matching.every((option) => this.isAttack(option))) {
      this.openAttack(...matching);
    } else if (matching.length === 1) {
      this.choose(only);
    } else {
      this.menu = { options: matching, x, y };
    }
  }

  clear(): void {
    this.group = null;
    this.attack = null;
    this.menu = null;
    this.pointed = null;
    this.card = null;
  }

  /** Escape: the topmost thing goes away. Whether there was one. */
  dismiss(): boolean {
    if (this.menu) this.menu = null;
    else if (this.card) this.card = null;
    else if (this.attack) this.attack = null;
    else if (this.group) this.group = null;
    else if (this.table.roll) this.table.roll = null;
    else if (this.table.past) this.table.leavePast();
    else if (this.table.film.on) this.table.film.skip();
    else if (this.looked) this.looked = null;
    else return false;
    this.pointed = null;
    return true;
  }
}

/** Whether an attack would meet anybody but friends. */
export function atEnemies(option: OptionInfo): boolean {
  return option.stakes?.enemies ?? true;
}

/** Whether an attack may hurt a friend. */
export function atFriends(option: OptionInfo): boolean {
  return option.stakes?.friends ?? false;
}

const MARKS = "123456789abcdfghijklmnopqrstuvwxyz";

/** The key that takes the n-th line of a list. */
export function mark(n: number): string {
  return MARKS[n] ?? "";
}

export function marked(key: string): number {
  return key.length === 1 ? MARKS.indexOf(key.toLowerCase()) : -1;
}
