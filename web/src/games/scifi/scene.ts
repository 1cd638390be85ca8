// What stands on the board of Invader and Dark Side: figures, machines, tokens, doors, mold and pits, and what is gone.

import type { BoardInfo } from "../../api";
import type { Figure, Piece, Rect, Scene } from "../../board/scene";
import { survivorPieces } from "../../skirmish/scene";
import { NAMES } from "./names";
import { KINDS, type Kind, type View } from "./view";

const WORKER = "M-6 6.2C-6.4 2-5 0-3-1L-5.6-4-2.4-3.4-2-6.6 0-4.2 2-6.6 2.4-3.4 5.6-4 3-1C5 0 6.4 2 6 6.2z";
const TANK = "M-7 6.2L-7.6-1-4.6-4.8-2.4-3.8 0-7 2.4-3.8 4.6-4.8 7.6-1 7 6.2 3 4.4 0 6.2-3 4.4z";
const HUNTER = "M-6.8 6L-4.6-1-7-5.6-2-3 .8-7.4 2-3.2 6.8-5 4.4-.6 6.6 6 2.6 2.6 0 6-2.4 2.6z";
const ABOMINATION = "M-7 6.4L-6.6 0-8-4-4.4-2.4-3.6-7-.8-4.6 0-8 .8-4.6 3.6-7 4.4-2.4 8-4 6.6 0 7 6.4z";
const SILHOUETTES: Record<Kind, string> = {
  worker: WORKER,
  tank: TANK,
  hunter: HUNTER,
  "spoiler-abomination": ABOMINATION,
  "driller-worker": WORKER,
  "driller-tank": TANK,
  "driller-hunter": HUNTER,
  "driller-abomination": ABOMINATION,
};
const LOUDSPEAKER = "M-3-.9v1.8h1.3L0 2.3v-4.6L-1.7-.9zM1.2-1.6a2.3 2.3 0 0 1 0 3.2";
const PERSON = "M0-3.2a1.5 1.5 0 1 1-.1 0zM-2.6 3.2C-2.6.8-1.4 0 0 0s2.6.8 2.6 3.2z";
const BOT = "M-3.6-1.6h7.2v4.2h-7.2zM-2-4.4h4v2.2h-4zM-5-1.2h1v3h-1zM4-1.2h1v3H4z";
const GUN = "M-4.4-3.4h4.6v1H5v1.4H.2v1H-4.4zM-2.8.4h1.6L.6 3h-5z";

export function figureOf(kind: Kind, count: number): Figure {
  return { kind, path: SILHOUETTES[kind], letter: NAMES.letter(kind), count };
}

const SMALL: readonly Kind[] = ["worker", "hunter", "driller-worker", "driller-hunter"];
const COLOURS = ["red", "blue", "green", "yellow", "pink", "purple", "white"];
const LETTERS: Readonly<Record<string, string>> = { purple: "V" };

function letter(colour: string): string {
  return LETTERS[colour] ?? (COLOURS.includes(colour) ? colour.slice(0, 1).toUpperCase() : "?");
}

export function scene(view: View, board: BoardInfo | null): Scene {
  return {
    pieces: [...tokens(view), ...figures(view)],
    followed: ["spawn", "objective", "start", "enemy", "noise", "bot", "sentry", "prototype", "search-drone", "thumper"],
    staying: { exit: 13 },
    closedDoors: new Set(view.closed_doors),
    doors: doors(view),
    ground: [
      ...view.mold.map((zone) => ({ zone, look: "mold active" })),
      ...view.dead_mold.map((zone) => ({ zone, look: "mold inactive" })),
      ...view.pits.map((zone) => ({ zone, look: "pit" })),
      ...view.filled_pits.map((zone) => ({ zone, look: "pit filled" })),
    ],
    removed: removed(view, board),
  };
}

function tokens(view: View): Piece[] {
  const pieces: Piece[] = [];
  view.spawns.forEach(({ zone, colour, active, order }, n) => {
    const text = String(order) + (colour === "red" ? "" : letter(colour));
    const made = `${COLOURS.includes(colour) ? colour : "hidden"}${active ? "" : " asleep"}`;
    pieces.push({ is: "token", key: `spawn-${zone}-${n}`, zone, width: 14, height: 14, token: { kind: "spawn", made }, text });
  });
  for (const { id, zone, colour } of view.objectives) {
    const classes = Object.fromEntries(COLOURS.map((name) => [name, name === colour]));
    const charges = view.charges[colour] ?? 0;
    pieces.push({ is: "token", key: `objective-${id}`, zone, width: 13, height: 13, token: { kind: "objective", nth: id }, classes, text: letter(colour) });
    if (charges) pieces.push({ is: "chip", key: `charge-${colour}`, zone, width: 10, height: 10, look: colour, letter: "✹", count: charges });
  }
  for (const { id, kind, zone } of view.tokens) pieces.push({ is: "token", key: `token-${id}`, zone, width: 12.5, height: 12.5, token: { kind, id } });
  if (view.crew) {
    const zone = view.exits[0] ?? -1;
    pieces.push({ is: "chip", key: "crew", zone, width: 10, height: 10, look: "crew", symbol: PERSON, count: view.crew });
  }
  for (const zone of new Set(view.grenaded)) {
    const count = view.grenaded.filter((hit) => hit === zone).length;
    pieces.push({ is: "chip", key: `grenade-${zone}`, zone, width: 10, height: 10, look: "grenade", letter: "✹", count });
  }
  return pieces;
}

function figures(view: View): Piece[] {
  const pieces: Piece[] = survivorPieces(view, ({ base_armour, armour }) => Math.max(0, base_armour - armour), ({ camouflaged }) => camouflaged);
  for (const { id, kind, zone, active, hostile, fate } of view.machines)
    if (fate === "alive" && zone >= 0) {
      const path = kind === "bot" ? BOT : GUN;
      pieces.push({ is: "machine", key: `machine-${id}`, zone, width: 14, height: 14, id, path, letter: "", on: active, hostile });
    }
  for (const { id, colour, zone, fate } of view.scientists)
    if (fate === "alive" && zone >= 0) pieces.push({ is: "chip", key: id, zone, width: 10.5, height: 10.5, look: `${colour} scientist`, symbol: PERSON, count: 0 });
  for (const group of view.xenos)
    for (const kind of KINDS) {
      const count = group[kind];
      const width = SMALL.includes(kind) ? 13.5 : 15;
      if (count) pieces.push({ is: "enemy", key: `${kind}-${group.zone}`, zone: group.zone, width, height: 14, ...figureOf(kind, count) });
    }
  for (const [zone, count] of Object.entries(view.noise_tokens))
    pieces.push({ is: "chip", key: `noise-${zone}`, zone: Number(zone), width: 10, height: 10, look: "noise", symbol: LOUDSPEAKER, count });
  return pieces;
}

function doors(view: View): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const door of view.destroyed_doors) found.set(door, ["destroyed"]);
  for (const door of view.closed_doors) found.set(door, ["closed"]);
  for (const door of [...view.sealed_doors, ...view.welded_doors]) found.set(door, ["closed", "sealed"]);
  return found;
}

type Layout = { tile: string; row: number; column: number }[];

const WALL = 5; // what stands out of a tile at the edge of the board

/** Where the tiles lay that have left the board; neighbours are one hole. */
function removed(view: View, board: BoardInfo | null): Rect[] {
  const layout = (board?.data["layout"] ?? []) as Layout;
  if (!board || !view.removed_tiles.length) return [];
  const [lastColumn, lastRow] = [Math.max(...layout.map(({ column }) => column)), Math.max(...layout.map(({ row }) => row))];
  const size = board.width / (lastColumn + 1);
  const holes = layout
    .filter(({ tile }) => view.removed_tiles.includes(tile))
    .map(({ row, column }): Rect => {
      const [left, top] = [column ? 0 : WALL, row ? 0 : WALL];
      const [right, bottom] = [column < lastColumn ? 0 : WALL, row < lastRow ? 0 : WALL];
      return { x: column * size - left, y: row * size - top, width: size + left + right, height: size + top + bottom };
    });
  return merged(merged(holes, "x"), "y");
}

/** Rectangles that lie side by side along one direction, put together. */
function merged(holes: readonly Rect[], along: "x" | "y"): Rect[] {
  const [across, long, wide] = along === "x" ? (["y", "width", "height"] as const) : (["x", "height", "width"] as const);
  const found: Rect[] = [];
  for (const hole of [...holes].sort((a, b) => a[along] - b[along])) {
    const before = found.find((one) => one[across] === hole[across] && one[wide] === hole[wide] && one[along] + one[long] === hole[along]);
    if (before) before[long] += hole[long];
    else found.push({ ...hole });
  }
  return found;
}
