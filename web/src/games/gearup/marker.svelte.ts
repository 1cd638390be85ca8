// The marker in one's hand: which shape, how it is held, where it would land, and whether it may.

import type { OptionInfo } from "../../api";
import { t } from "../../lib/words.svelte";
import type { Desk } from "../../table/desk.svelte";
import { targetName } from "./names";
import {
  heart,
  HOLDS,
  likeness,
  moved,
  normal,
  readShape,
  shapeOf,
  shapeWord,
  SINGLE,
  size,
  squareWord,
  turned,
  type Shape,
  type Square,
} from "./shapes";
import type { Attack, Hand, Survivor, View } from "./view";

/** Something that can be drawn on: a zombie card, or a body of the Boss. */
export type Target = {
  name: string;
  seat: number;
  slot: number; // 0 is the Boss
  grid: readonly string[];
  crossed: ReadonlySet<string>;
  barred: ReadonlySet<string>;
  near: ReadonlySet<string>;
};

export const WAYS = ["full", "single", "split", "second", "ammo"] as const;
export type Way = (typeof WAYS)[number];

/** A drawing that could be made: what it covers, what to answer, or why it does not fit. */
export type Fit = {
  target: string;
  squares: Shape;
  answers: readonly string[];
  reason: string;
};

type Spot = { name: string; row: number; column: number };

/** What icons bring to somebody who draws with Ammo. */
const ONCE: Record<string, readonly number[]> = { ammo: [1, 0], armor: [0, 1], damage: [0, 0] };

/** A question's kinds in which something is drawn. */
const DRAWN = new Set(["attack", "second-piece"]);

export class Marker {
  quarters = $state(0);
  mirrored = $state(false);
  wish = $state<Way>("full");
  /** Which piece of a split, by its likeness. */
  piece = $state("");
  spot = $state.raw<Spot | null>(null);
  private taken = $state<number | null>(null);
  /** A finger has put the shape here; a second tap draws. */
  held = $state(false);

  constructor(readonly desk: Desk) {}

  get view(): View | null {
    return this.desk.table.view as View | null;
  }

  /** Whether this browser may draw now: it is asked, and looks at the present. */
  get ready(): boolean {
    const { table } = this.desk;
    return table.myTurn && table.present && !table.busy && DRAWN.has(table.question?.kind ?? "");
  }

  /** The seat that acts: who took the marker last, if there is something left to do, else the first that has. */
  get seat(): number {
    const { table } = this.desk;
    const able = this.ableSeats;
    if (this.taken !== null && able.includes(this.taken)) return this.taken;
    return able[0] ?? table.answering[0] ?? table.mine[0] ?? 0;
  }

  /** Several survivors at one screen: this one draws now. */
  take(seat: number): void {
    this.taken = seat;
    this.leave();
  }

  /** The seats of this browser that are asked something, in order. */
  get ableSeats(): number[] {
    const { table } = this.desk;
    const owners = new Set(this.desk.options.map(({ owner }) => owner));
    return table.answering.filter((seat) => owners.has(null) || owners.has(seat));
  }

  get me(): Survivor | null {
    return this.view?.survivors[this.seat] ?? null;
  }

  get attack(): Attack | null {
    return this.me?.attack ?? null;
  }

  get hand(): Hand | null {
    return this.attack?.hand ?? null;
  }

  /** What the acting seat may answer. */
  options = $derived.by((): OptionInfo[] => {
    return this.desk.options.filter(({ owner }) => owner == null || owner === this.seat);
  });

  private texts = $derived.by((): ReadonlySet<string> => {
    return new Set(this.options.map(({ text }) => text));
  });

  private by(verb: string): OptionInfo[] {
    return this.options.filter((option) => option.verb === verb);
  }

  /** In which ways something can be drawn now. */
  ways = $derived.by((): Way[] => {
    if (!this.ready) return [];
    if (this.desk.table.question?.kind === "second-piece") return ["second"];
    const ways: Way[] = [];
    if (this.by("draw").length || this.by("aim").length) {
      ways.push("full");
      if (readShape(this.hand?.shape ?? []).length > 1) ways.push("single");
      if (this.hand?.effects.includes("split")) ways.push("split");
    }
    if (this.by("shoot").length) ways.push("ammo");
    return ways;
  });

  get way(): Way | null {
    return this.ways.includes(this.wish) ? this.wish : (this.ways[0] ?? null);
  }

  /** The pieces there are to draw in a split: one for each likeness, the biggest first. */
  get pieces(): { likeness: string; shape: Shape }[] {
    if (this.way !== "split" && this.way !== "second") return [];
    const found = new Map<string, Shape>();
    for (const option of this.by(this.way === "split" ? "split" : "draw")) {
      const shape = normal(shapeOf(String(option.args[1])));
      const key = likeness(shape);
      if (!found.has(key)) found.set(key, shape);
    }
    return [...found].map(([key, shape]) => ({ likeness: key, shape })).sort((a, b) => b.shape.length - a.shape.length);
  }

  /** The shape in hand as it is printed. */
  get printed(): Shape | null {
    switch (this.way) {
      case null:
        return null;
      case "full":
        return readShape(this.hand?.shape ?? []);
      case "single":
      case "ammo":
        return SINGLE;
      default: {
        const { pieces } = this;
        return (pieces.find((one) => one.likeness === this.piece) ?? pieces[0])?.shape ?? null;
      }
    }
  }

  /** The shape in hand as it is held. */
  get ink(): Shape | null {
    const { printed } = this;
    return printed && turned(printed, this.quarters, this.mirrored);
  }

  // What can be drawn on

  targets = $derived.by((): Map<string, Target> => {
    const found = new Map<string, Target>();
    const { view } = this;
    if (!view) return found;
    const nothing: ReadonlySet<string> = new Set();
    for (const { seat, street } of view.survivors)
      street.forEach((cards, n) => {
        for (const { name, grid, crossed } of cards)
          found.set(name, { name, seat, slot: n + 1, grid, crossed: new Set(crossed), barred: nothing, near: nothing });
      });
    if (view.boss.at >= 0)
      for (const { name, grid, crossed, barred, near } of view.boss.bodies)
        found.set(name, { name, seat: view.boss.at, slot: 0, grid, crossed: new Set(crossed), barred: new Set(barred), near: new Set(near) });
    return found;
  });

  /** The names of what the shape in hand may be drawn on. */
  open = $derived.by((): string[] => {
    const { way, attack } = this;
    const subject = this.desk.table.question?.subject;
    if (way === null) return [];
    if (way === "second") return [String(subject?.[1] ?? "")];
    const names = this.by(way === "ammo" ? "shoot" : "aim").map(({ args }) => String(args[1]));
    if (way !== "ammo" && attack?.target && this.by("draw").length) names.unshift(attack.target);
    return [...new Set(names)];
  });

  /** What one works on: where the shape is, else what is aimed at, else the first there is. */
  get current(): string {
    const { open } = this;
    if (this.spot && open.includes(this.spot.name)) return this.spot.name;
    const aim = this.attack?.target ?? "";
    return open.includes(aim) ? aim : (open[0] ?? "");
  }

  // Where it would land

  fit = $derived.by((): Fit | null => {
    const { spot } = this;
    return spot && this.ready ? this.fitAt(spot.name, [spot.row, spot.column]) : null;
  });

  /** The shape with a square of it here: held by its middle if that fits, else by any square that does. */
  fitAt(name: string, [row, column]: Square): Fit | null {
    const { ink } = this;
    const target = this.targets.get(name);
    if (!target) return null;
    if (!ink) return this.way === "split" ? { target: name, squares: [[row, column]], answers: this.aiming(name), reason: "" } : null;
    const first = heart(ink);
    const near = [...ink].sort((a, b) => apart(a, first) - apart(b, first));
    const places = near.map(([r, c]) => moved(ink, row - r, column - c));
    const fitting = places.map((squares) => this.judge(target, squares)).find(({ reason }) => !reason);
    return fitting ?? this.judge(target, places[0]!);
  }

  private aiming(name: string): string[] {
    const text = `aim ${this.seat} ${name}`;
    return this.texts.has(text) ? [text] : [];
  }

  /** Whether a shape may lie on these squares, and what has to be said to draw it. */
  private judge(target: Target, squares: Shape): Fit {
    const { way, seat, texts } = this;
    const word = shapeWord(squares);
    const fit = (answers: string[], reason = ""): Fit => ({ target: target.name, squares, answers, reason });
    if (!this.open.includes(target.name)) return fit([], this.whyNotTarget(target));
    const reason = whyNot(target, squares, way !== "ammo");
    if (way === "split" && target.name !== this.attack?.target) return fit(this.aiming(target.name), reason);
    const verb = way === "split" ? "split" : "draw";
    const answer = way === "ammo" ? `shoot ${seat} ${target.name} ${word}` : `${verb} ${seat} ${word}`;
    if (way !== "ammo" && way !== "second" && target.name !== this.attack?.target)
      return reason ? fit([], reason) : fit([...this.aiming(target.name), answer]);
    return texts.has(answer) ? fit([answer]) : fit([], reason || t("gearup-page-why-not-there"));
  }

  /** Why something cannot be drawn on at all. */
  private whyNotTarget(target: Target): string {
    const { way, attack, view } = this;
    if (!view || !attack) return "";
    if (way === "second") return t("gearup-page-why-second");
    if (attack.pending.length) return t("gearup-page-why-not-in-set");
    if (attack.spared.includes(target.name)) return t("gearup-page-why-spared");
    if (target.seat !== this.seat)
      return way === "ammo" ? t("gearup-page-why-ammo-own") : t(this.hand?.effects.includes("long-range") ? "gearup-page-why-too-far" : "gearup-page-why-no-long-range");
    return t("gearup-page-why-not-now");
  }

  // What one does with it

  rotate(): void {
    this.quarters = (this.quarters + 1) % 4;
  }

  mirror(): void {
    // Seen from the front a mirrored shape turns the other way round.
    this.mirrored = !this.mirrored;
    this.quarters = (4 - this.quarters) % 4;
  }

  choose(way: Way, piece = ""): void {
    this.wish = way;
    this.piece = piece;
    this.held = false;
  }

  point(name: string, [row, column]: Square): void {
    this.spot = { name, row, column };
  }

  leave(): void {
    this.spot = null;
    this.held = false;
  }

  /** A finger's tap: the first puts the shape there, one on the shape draws it. */
  tap(name: string, square: Square): void {
    const { fit } = this;
    const on = this.held && fit?.target === name && fit.squares.some(([r, c]) => r === square[0] && c === square[1]);
    if (on) {
      this.draw();
      return;
    }
    this.point(name, square);
    this.held = true;
  }

  /** Draw what is shown, if it fits. */
  draw(): boolean {
    const { fit } = this;
    if (!fit || fit.reason || !fit.answers.length) return false;
    const { table } = this.desk;
    const [only, ...more] = fit.answers;
    if (more.length) table.chooseAll([...fit.answers], this.seat);
    else table.choose(only!, this.seat);
    this.held = false;
    return true;
  }

  /** By keyboard: one square on. */
  move(rows: number, columns: number): void {
    const target = this.targets.get(this.current);
    if (!target) return;
    const { rows: high, columns: wide } = { rows: target.grid.length, columns: target.grid[0]?.length ?? 0 };
    const from = this.spot?.name === target.name ? this.spot : null;
    const row = from ? (from.row + rows + high) % high : Math.floor((high - 1) / 2);
    const column = from ? (from.column + columns + wide) % wide : Math.floor((wide - 1) / 2);
    this.point(target.name, [row, column]);
    this.held = true;
  }

  /** The next thing to draw on. */
  nextTarget(by = 1): void {
    const { open } = this;
    const at = open.indexOf(this.current);
    const name = open[(at + by + open.length) % open.length];
    if (name) this.look(name);
  }

  /** Work on this one: the shape goes where it fits first. */
  look(name: string): void {
    this.spot = null;
    const [first] = this.places(name);
    const target = this.targets.get(name);
    if (first) this.put(name, first);
    else if (target) this.point(name, [Math.floor(target.grid.length / 2), Math.floor((target.grid[0]?.length ?? 1) / 2)]);
    this.held = true;
  }

  /** The next place where the shape fits, turned and mirrored as need be; on another card if on this no more. */
  nextFit(): void {
    const { open, fit } = this;
    const start = Math.max(open.indexOf(this.current), 0);
    const names = [...open.slice(start), ...open.slice(0, start)];
    const now = fit && !fit.reason ? shapeWord(fit.squares) : "";
    const here = this.places(names[0] ?? "");
    const at = here.findIndex(({ squares }) => shapeWord(squares) === now);
    const next = here[at + 1];
    if (next) this.put(names[0]!, next);
    else {
      const name = [...names.slice(1), names[0] ?? ""].find((one) => this.places(one).length);
      if (name) this.put(name, this.places(name)[0]!);
    }
    this.held = this.spot !== null;
  }

  private put(name: string, place: Place): void {
    this.quarters = place.quarters;
    this.mirrored = place.mirrored;
    this.point(name, heart(place.squares));
  }

  /** Every way to draw the shape in hand on a target, as it is held first. */
  private places(name: string): Place[] {
    const target = this.targets.get(name);
    const { printed, quarters, mirrored } = this;
    if (!target || !printed || !this.ready) return [];
    const found = new Map<string, Place>();
    const held = HOLDS.findIndex((hold) => hold.quarters === quarters && hold.mirrored === mirrored);
    for (const hold of [...HOLDS.slice(held), ...HOLDS.slice(0, held)]) {
      const shape = turned(printed, hold.quarters, hold.mirrored);
      const { rows, columns } = size(shape);
      for (let row = 0; row + rows <= target.grid.length; row++)
        for (let column = 0; column + columns <= (target.grid[0]?.length ?? 0); column++) {
          const squares = moved(shape, row, column);
          const word = shapeWord(squares);
          if (!found.has(word) && !this.judge(target, squares).reason) found.set(word, { ...hold, squares });
        }
    }
    return [...found.values()];
  }

  /** What the drawing shown would bring. */
  get brings(): { kills: boolean; ammo: number; armor: number; damage: number; line: boolean } | null {
    const { fit, view, way } = this;
    const target = fit && !fit.reason && this.ink ? this.targets.get(fit.target) : null;
    if (!fit || !target || !view) return null;
    const letters = fit.squares.map(([row, column]) => target.grid[row]?.[column] ?? "");
    const count = (icons: string): number => letters.filter((letter) => icons.includes(letter)).length;
    const covered = new Set(fit.squares.map(squareWord));
    const left = target.grid.flatMap((row, r) =>
      [...row].flatMap((cell, c) => (cell !== "." && cell !== "W" ? [squareWord([r, c])] : [])),
    );
    const kills = left.every((square) => target.crossed.has(square) || covered.has(square));
    const body = view.boss.bodies.find(({ name }) => name === target.name);
    const damage = count("DYB");
    const pays = way === "ammo" ? ONCE : (this.hand?.pays ?? ONCE);
    const each = (kind: number): number =>
      count("M") * pays["ammo"]![kind]! + count("A") * pays["armor"]![kind]! + (body && !view.boss.icons_pay ? 0 : damage * pays["damage"]![kind]!);
    return { kills, ammo: each(0), armor: each(1), damage, line: way !== "ammo" && crossesLine(fit.squares, body?.regions ?? []) };
  }

  /** What the drawing shown would be, in a sentence. */
  get sentence(): string {
    const { fit, view } = this;
    if (!fit || !view) return "";
    if (fit.reason) return fit.reason;
    return t("gearup-page-fits", { target: targetName(fit.target, view) });
  }
}

type Place = { quarters: number; mirrored: boolean; squares: Shape };

function apart(a: Square, b: Square): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
}

/** What keeps a shape from these squares of a target; nothing if it fits. */
function whyNot(target: Target, squares: Shape, isShape: boolean): string {
  const words = squares.map(squareWord);
  if (squares.some(([row, column]) => (target.grid[row]?.[column] ?? ".") === ".")) return t("gearup-page-why-outside");
  if (words.some((word) => target.crossed.has(word))) return t("gearup-page-why-crossed");
  const barred = squares.find((square) => target.barred.has(squareWord(square)));
  if (barred) return t(target.grid[barred[0]]?.[barred[1]] === "W" ? "gearup-page-why-weak" : "gearup-page-why-mouth");
  if (isShape && target.near.size && !words.some((word) => target.near.has(word))) return t("gearup-page-why-touch");
  return "";
}

/** Whether two squares side by side lie in different regions. */
function crossesLine(squares: Shape, regions: readonly string[]): boolean {
  const at = (row: number, column: number): string => regions[row]?.[column] ?? ".";
  return squares.some(([row, column]) =>
    squares.some(([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1 && at(r, c) !== at(row, column)),
  );
}
