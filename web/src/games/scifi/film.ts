// The film of the science-fiction games: what is worth watching, what it shows on the board, and the dice.

import type { Frame, LogLine } from "../../api";
import type { Motion } from "../../board/scene";
import type { FilmParts, LogParts, Roll } from "../../table/parts";
import { figureOf } from "./scene";
import type { Kind, View } from "./view";

const AFTERMATH = new Set(["xeno-killed", "hit-wasted", "damaged", "damage-warded", "eliminated", "machine-destroyed", "gained", "skill-gained"]);

function roll(before: Roll | null, frames: readonly Frame[], lines: readonly LogLine[]): Roll | null {
  let again = "";
  let now = before;
  frames.forEach((frame, index) => {
    const fields = frame.fields as { survivor?: number; dice?: number[]; needed?: number; hits?: number; by?: string };
    if (frame.event === "rerolled") again = fields.by ?? "";
    if (frame.event === "dice-rolled") {
      const { survivor = 0, dice = [], needed = 7, hits = 0 } = fields;
      now = { survivor, dice, needed, hits, again, lines: [] };
    } else if (now && AFTERMATH.has(frame.event)) {
      now = { ...now, lines: [...now.lines, lines[index]!] };
    }
  });
  return now;
}

export const FILM: FilmParts = {
  watched: {
    "xenos-attack": 1200,
    "xenos-moved": 750,
    "xenos-stay": 260,
    "door-destroyed": 900,
    "xeno-card-drawn": 900,
    "xenos-spawned": 950,
    "extra-activation": 1100,
    "figures-short": 800,
    "mold-set": 900,
    "mold-removed": 800,
    "pit-drilled": 900,
    "pit-filled": 800,
    "spawn-woke": 1000,
    "tiles-removed": 2200,
    blasted: 1000,
  },
  along: {
    "phase-started": 500,
    damaged: 1100,
    "damage-warded": 900,
    eliminated: 1700,
    "machine-destroyed": 1300,
    "machine-moved": 500,
    "scientist-moved": 700,
    "objective-lost": 900,
    "door-lost": 700,
    "spawn-removed": 900,
    "mission-news": 1000,
    "survivor-left": 900,
  },
  roll,
  keepsRoll: new Set(["dice", "reroll", "roll-6", "hit", "reap", "share"]),
};

export const LOG: LogParts = {
  silent: new Set(["action-taken", "phase-started", "card-taken", "turn-ended", "game-started", "noise-removed"]),
  tones: {
    "round-started": "head",
    "turn-started": "strong",
    damaged: "bad",
    eliminated: "bad",
    "machine-destroyed": "bad",
    "xenos-attack": "bad",
    "mold-set": "bad",
    "tiles-removed": "bad",
    "xeno-killed": "good",
    "skill-gained": "good",
    "objective-taken": "good",
  },
};

const ALERTS = new Set(["xenos-spawned", "xeno-card-drawn", "mold-set", "pit-drilled", "spawn-woke", "door-destroyed"]);

/** What a frame shows on the board. */
export function motion({ event, fields }: Frame, view: View): Motion | null {
  if (event === "tiles-removed") return { quake: true };
  if (event === "xenos-moved") {
    const { source, target, counts } = fields as { source: number; target: number; counts: number[] };
    const figures = (Object.keys(view.supply) as Kind[]).flatMap((kind, n) => (counts[n] ? [figureOf(kind, counts[n])] : []));
    return { focus: target, arrow: { from: source, to: target, figures } };
  }
  if (event === "damaged" || event === "eliminated") {
    const zone = view.survivors.find(({ id }) => id === fields["who"])?.zone ?? -1;
    return zone >= 0 ? { focus: zone, strike: { zone, tone: "bad" } } : null;
  }
  const zone = fields["zone"];
  if (typeof zone !== "number" || zone < 0) return null;
  if (event === "xenos-attack" || event === "blasted") return { focus: zone, strike: { zone, tone: "bad" } };
  if (ALERTS.has(event)) return { focus: zone, strike: { zone, tone: "alert" } };
  return { focus: zone };
}
