// How big the cards of a street can be drawn so that all of them are in sight.

import type { Zombie } from "./view";

const GAP = 8;

/** How much a card says beside its squares: everything, without its name, a face and a number, the number. */
export type Dress = "full" | "short" | "tiny" | "bare";

export function dress(cell: number): Dress {
  return cell >= 20 ? "full" : cell >= 12 ? "short" : cell >= 8 ? "tiny" : "bare";
}

const LEAST = { full: 152, short: 88, tiny: 40, bare: 24 };
const SIDES = { full: 18, short: 16, tiny: 10, bare: 8 };
const HEAD = { full: 56, short: 40, tiny: 26, bare: 20 };

/** The size of a card. */
export function extent({ grid, fixed_damage }: Zombie, cell: number): { width: number; height: number } {
  const how = dress(cell);
  const width = Math.max((grid[0]?.length ?? 0) * cell + SIDES[how], LEAST[how]);
  return { width, height: grid.length * cell + HEAD[how] + (fixed_damage && how === "full" ? 13 : 0) };
}

/** Cards one under the other, and in a further stack where they must. */
function stacked(cards: readonly Zombie[], cell: number, height: number): Zombie[][] {
  const stacks: Zombie[][] = [];
  let used = Infinity;
  for (const card of cards) {
    const tall = extent(card, cell).height;
    if (used + GAP + tall > height) {
      stacks.push([]);
      used = -GAP;
    }
    stacks.at(-1)!.push(card);
    used += GAP + tall;
  }
  return stacks;
}

function widthOf(stacks: readonly Zombie[][], cell: number): number {
  const widths = stacks.map((stack) => Math.max(...stack.map((card) => extent(card, cell).width)));
  return widths.reduce((sum, one) => sum + one + GAP, GAP) + 4;
}

export type Column = { stacks: Zombie[][]; width: number };

/** The largest squares with which everything fits, and the three columns. */
export function layout(columns: readonly (readonly Zombie[])[], width: number, height: number, most: number, least: number): { cell: number; columns: Column[] } {
  const narrowest = Math.min(90, width / 4);
  const put = (cell: number): Column[] =>
    columns.map((cards) => {
      const stacks = stacked(cards, cell, height);
      return { stacks, width: Math.max(narrowest, widthOf(stacks, cell)) };
    });
  for (let cell = most; cell > least; cell--) {
    const found = put(cell);
    const tallest = Math.max(0, ...columns.flat().map((card) => extent(card, cell).height));
    if (found.reduce((sum, column) => sum + column.width, 0) <= width && tallest <= height) return { cell, columns: found };
  }
  return { cell: least, columns: put(least) };
}
