// How big the cards of a street can be drawn so that all of them are in sight.

import type { Zombie } from "./view";

const GAP = 8;

/** How much a card says beside its squares: everything, without its name, a face and a number, the number. */
export type Dress = "full" | "short" | "tiny" | "bare";

export function dress(cell: number): Dress {
  return cell >= 20 ? "full" : cell >= 12 ? "short" : cell >= 8 ? "tiny" : "bare";
}

const LEAST = { full: 122, short: 88, tiny: 40, bare: 24 };
const SIDES = { full: 18, short: 16, tiny: 10, bare: 8 };
const HEAD = { full: 54, short: 38, tiny: 26, bare: 20 };

/** The size of a card. */
export function extent({ grid, fixed_damage }: Zombie, cell: number): { width: number; height: number } {
  const how = dress(cell);
  const width = Math.max((grid[0]?.length ?? 0) * cell + SIDES[how], LEAST[how]);
  return { width, height: grid.length * cell + HEAD[how] + (fixed_damage && how === "full" ? 13 : 0) };
}

/** The width a column needs if its cards stand one under the other, and beside each other where they must. */
function needed(cards: readonly Zombie[], cell: number, height: number): number {
  let total = 0;
  let widest = 0;
  let used = 0;
  for (const card of cards) {
    const box = extent(card, cell);
    if (used && used + GAP + box.height > height) {
      total += widest + GAP;
      widest = used = 0;
    }
    used += (used ? GAP : 0) + box.height;
    widest = Math.max(widest, box.width);
  }
  return total + widest;
}

/** The largest squares that fit, and the shares of the three columns. */
export function layout(columns: readonly (readonly Zombie[])[], width: number, height: number, most: number, least: number): { cell: number; shares: number[] } {
  const narrowest = Math.min(90, width / 4);
  for (let cell = most; cell >= least; cell--) {
    const shares = columns.map((cards) => Math.max(narrowest, needed(cards, cell, height) + 2 * GAP + 2));
    const tallest = Math.max(0, ...columns.flat().map((card) => extent(card, cell).height));
    if (shares.reduce((sum, share) => sum + share, 0) <= width && tallest <= height) return { cell, shares };
  }
  return { cell: least, shares: columns.map((cards) => Math.max(narrowest, needed(cards, least, height) + 2 * GAP + 2)) };
}
