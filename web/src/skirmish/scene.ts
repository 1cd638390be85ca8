// Survivors on the board, the same in every game.

import type { SurvivorPiece } from "../board/scene";
import type { Person, SkirmishView } from "./view";

const SIZE = 12.5;

export function survivorPieces<One extends Person>(
  view: Omit<SkirmishView, "survivors"> & { survivors: readonly One[] },
  wounds: (one: One) => number,
  unseen: (one: One) => boolean = () => false,
): SurvivorPiece[] {
  return view.survivors.flatMap((one, n) =>
    one.fate === "alive" && one.zone >= 0
      ? [
          {
            is: "survivor" as const,
            key: `who-${one.id}`,
            zone: one.zone,
            width: SIZE,
            height: SIZE,
            id: one.id,
            initial: one.name.slice(0, 1),
            colour: n % 6,
            active: view.active === n,
            done: one.acted && view.phase === "players",
            wounds: wounds(one),
            unseen: unseen(one),
          },
        ]
      : [],
  );
}
