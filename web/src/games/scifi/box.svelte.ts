// The figures of cards and machines of both boxes, as the content files have them.

import { api } from "../../api";
import { words } from "../../lib/words.svelte";
import type { Card } from "../../skirmish/view";
import { NAMES } from "./names";
import type { Box as Contents, Profile, XenoCard } from "./view";

const BOXES = ["invader", "darkside"] as const;
type BoxName = (typeof BOXES)[number];

class Box {
  private cards = $state.raw<Contents["cards"]>({});
  private machines = $state.raw<Contents["machines"]>({});
  private enemies = $state.raw<Record<string, { card: XenoCard; box: BoxName }>>({});

  async open(): Promise<void> {
    const found = await Promise.all(BOXES.map(async (box) => (await api.box(box)).contents as Contents));
    this.cards = Object.assign({}, ...found.map(({ cards }) => cards));
    this.machines = Object.assign({}, ...found.map(({ machines }) => machines));
    const cards = found.flatMap(({ enemy_cards }, n) => Object.entries(enemy_cards).map(([number, card]) => [number, { card, box: BOXES[n]! }]));
    this.enemies = Object.fromEntries(cards) as Record<string, { card: XenoCard; box: BoxName }>;
  }

  xenoCard(number: number): { card: XenoCard; box: BoxName } | null {
    return this.enemies[String(number)] ?? null;
  }

  /** A card's figures, a line for each way to attack. */
  figures(kind: string): string[] {
    const card = this.cards[kind];
    if (!card) return [];
    const lines = profiles(card);
    if (card.extra_melee_dice) lines.push(words.text("scifi-page-more-dice", { count: card.extra_melee_dice }));
    return card.blast ? [...lines, words.text("scifi-page-blast", { range: span(card.blast.range) })] : lines;
  }

  machine(id: string): string[] {
    const machine = this.machines[id];
    return machine ? profiles(machine) : [];
  }

  /** What else is to be known about a card. */
  marks(kind: string): string[] {
    const card = this.cards[kind];
    if (!card) return [];
    const mode = card.ranged ?? card.melee;
    const ammo = mode?.ammo || (card.blast?.spends === "canister" ? "canister" : "");
    const fed = Object.values(this.cards).find(({ feeds }) => feeds && feeds === ammo);
    return [
      ...(mode ? [words.text(mode.noisy ? "page-noisy" : "page-quiet")] : []),
      ...(card.prototype ? [words.text("scifi-page-prototype")] : []),
      ...(ammo === "bullets" ? [words.text("scifi-page-bullets")] : []),
      ...(fed ? [words.text("scifi-page-takes", { card: NAMES.card(fed.id) })] : []),
    ];
  }

  /** A prototype is dead weight without a cell. */
  lacks({ kind, attached = [] }: Card): string {
    const fed = attached.some((ammo) => this.cards[ammo]?.feeds === "energy");
    return this.cards[kind]?.prototype && !fed ? words.text("scifi-page-needs-cell") : "";
  }

  /** Whether one card can be attached to another. */
  fits(ammo: Card, weapon: Card): boolean {
    const feeds = this.cards[ammo.kind]?.feeds;
    const card = this.cards[weapon.kind];
    if (!feeds || !card) return false;
    if (feeds === "canister") return card.blast?.spends === "canister";
    return card.ranged?.ammo === feeds || card.melee?.ammo === feeds;
  }
}

function profiles({ melee, ranged }: { melee?: Profile | null; ranged?: Profile | null }): string[] {
  return [melee, ranged].flatMap((mode) => (mode ? [line(mode, mode === ranged)] : []));
}

function line({ dice, accuracy, damage, range }: Profile, far: boolean): string {
  return words.text(far ? "page-figures-ranged" : "page-figures-melee", { dice, accuracy, damage, range: span(range) });
}

function span([near, far]: readonly [number, number] | readonly number[]): string {
  return near === far ? String(far) : `${near}–${far}`;
}

export const box = new Box();
