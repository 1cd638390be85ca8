// What stands on the board of the classic game.

import type { Figure, Piece, Scene } from "../../board/scene";
import { survivorPieces } from "../../skirmish/scene";
import { NAMES } from "./names";
import { KINDS, type Kind, type View } from "./view";

const SILHOUETTES: Record<Kind, string> = {
  walker: "M-5.6 6.2C-6-.4-3.9-2-2.6-2.6A3.6 3.6 0 1 1 2.6-2.6C3.9-2 6-.4 5.6 6.2z",
  runner: "M-6 6.2L-3.4-1.2-1-3.2A3.4 3.4 0 1 1 4.6-3.2L6.4 1 3.6 6.2z",
  fatty: "M-6.8 6.2C-8-1-5-2.6-3-3A3.5 3.5 0 1 1 3-3C5-2.6 8-1 6.8 6.2z",
  abomination: "M-7 6.4L-6.6 0-8-4-4.4-2.4-3.6-7-.8-4.6 0-8 .8-4.6 3.6-7 4.4-2.4 8-4 6.6 0 7 6.4z",
};
const LOUDSPEAKER = "M-3-.9v1.8h1.3L0 2.3v-4.6L-1.7-.9zM1.2-1.6a2.3 2.3 0 0 1 0 3.2";

export function figureOf(kind: Kind, count: number): Figure {
  return { kind, path: SILHOUETTES[kind], letter: NAMES.letter(kind), count };
}

export function scene(view: View): Scene {
  const pieces: Piece[] = [];
  const first = Math.max(0, view.first_spawn);
  view.spawns.forEach(({ zone, active }, n) => {
    // The order in which they are served; it turns with the first one.
    const order = ((n - first + view.spawns.length) % view.spawns.length) + 1;
    const token = { kind: "spawn", at: zone };
    pieces.push({ is: "token", key: `spawn-${zone}`, zone, width: 14, height: 14, token, text: String(order), classes: { asleep: !active } });
  });
  for (const nth of view.objectives) {
    const zone = view.objective_zones[nth] ?? -1;
    pieces.push({ is: "token", key: `objective-${nth}`, zone, width: 14, height: 14, token: { kind: "objective", nth } });
  }
  view.cars.forEach(({ zone }, nth) => {
    if (zone >= 0) pieces.push({ is: "token", key: `car-${nth}`, zone, width: 25, height: 13, token: { kind: "car", nth } });
  });
  pieces.push(...survivorPieces(view, ({ wounds }) => wounds));
  for (const group of view.zombies)
    for (const kind of KINDS) {
      const wide = kind === "fatty" || kind === "abomination";
      const count = group[kind];
      if (count) pieces.push({ is: "enemy", key: `${kind}-${group.zone}`, zone: group.zone, width: wide ? 15 : 13.5, height: 14, ...figureOf(kind, count) });
    }
  for (const [zone, count] of Object.entries(view.noise_tokens))
    pieces.push({ is: "chip", key: `noise-${zone}`, zone: Number(zone), width: 10, height: 10, look: "noise", symbol: LOUDSPEAKER, count });
  return {
    pieces,
    followed: ["spawn", "objective", "car", "start", "enemy", "noise"],
    staying: { exit: 13 },
    closedDoors: new Set(view.closed_doors),
  };
}
