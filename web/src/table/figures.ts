// A card's figures in a few signs; filled in when the server has told them.

import { words } from "../lib/words.svelte";

export type Mode = { dice: number; accuracy: number; damage: number; range?: [number, number]; noisy?: boolean };
export type CardFigures = { melee?: Mode; ranged?: Mode; dual?: boolean; opens_doors?: string };

const known = new Map<string, CardFigures>();

export function learn(cards: Record<string, CardFigures>): void {
  for (const [kind, figures] of Object.entries(cards)) known.set(kind, figures);
}

export function figures(kind: string): string {
  const card = known.get(kind);
  if (!card) return "";
  const parts: string[] = [];
  for (const mode of [card.melee, card.ranged]) {
    if (!mode) continue;
    const range = mode.range ? `${mode.range[0] === mode.range[1] ? mode.range[0] : mode.range.join("–")}` : "";
    parts.push(
      words.text(range ? "page-figures-ranged" : "page-figures-melee", {
        dice: mode.dice,
        accuracy: mode.accuracy,
        damage: mode.damage,
        range,
      }),
    );
  }
  return parts.join(" · ");
}
