// The figures of cards, as the content files have them: what a weapon does, what a zombie card brings.

import { api } from "../../api";
import { words } from "../../lib/words.svelte";
import type { Box as Contents, Profile, ZombieCard } from "./view";

class Box {
  private cards = $state.raw<Contents["cards"]>({});
  private enemies = $state.raw<Contents["enemy_cards"]>({});

  async open(): Promise<void> {
    const found = (await api.box("classic")).contents as Contents;
    this.cards = found.cards;
    this.enemies = found.enemy_cards;
  }

  zombieCard(number: number): ZombieCard | null {
    return this.enemies[String(number)] ?? null;
  }

  /** A card's figures, a line for each way to attack. */
  figures(kind: string): string[] {
    const card = this.cards[kind];
    if (!card) return [];
    const lines = [card.melee, card.ranged].flatMap((mode) => (mode ? [this.line(mode, mode === card.ranged)] : []));
    return card.thrown ? [...lines, words.text("page-figures-thrown", { range: span(card.thrown.range) })] : lines;
  }

  /** What else is to be known about a card, besides what its text says. */
  marks(kind: string): string[] {
    const card = this.cards[kind];
    if (!card) return [];
    const mode = card.ranged ?? card.melee;
    return mode ? [words.text(mode.noisy ? "page-noisy" : "page-quiet")] : [];
  }

  private line({ dice, accuracy, damage, range }: Profile, far: boolean): string {
    return words.text(far ? "page-figures-ranged" : "page-figures-melee", { dice, accuracy, damage, range: span(range) });
  }
}

function span([near, far]: [number, number]): string {
  return near === far ? String(far) : `${near}–${far}`;
}

export const box = new Box();
