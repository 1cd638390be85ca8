// The classic game's film: what is worth watching, what it shows on the board, and the dice.

import type { Frame, LogLine } from "../../api";
import type { Motion } from "../../board/scene";
import type { FilmParts, LogParts, Roll } from "../../table/parts";
import { figureOf } from "./scene";
import { KINDS } from "./view";

const AFTERMATH = new Set(["zombie-killed", "hit-wasted", "wounded", "eliminated", "gained", "burned", "skill-gained"]);

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
    "zombies-attack": 1200,
    "zombies-moved": 750,
    "zombies-stay": 260,
    "zombie-card-drawn": 900,
    "zombies-spawned": 950,
    "extra-activation": 1100,
    "figures-short": 800,
    "no-further-activation": 1000,
    "zombies-escaped": 1100,
    "building-revealed": 800,
  },
  along: {
    "phase-started": 500,
    wounded: 1200,
    eliminated: 1700,
    "wound-stopped": 1000,
    "mission-news": 1000,
    "survivor-left": 900,
  },
  roll,
  keepsRoll: new Set(["reroll", "hit"]),
};

export const LOG: LogParts = {
  silent: new Set(["action-taken", "phase-started", "card-taken", "turn-ended", "game-started"]),
  tones: {
    "round-started": "head",
    "turn-started": "strong",
    wounded: "bad",
    eliminated: "bad",
    "zombies-attack": "bad",
    "zombie-killed": "good",
    "skill-gained": "good",
    "objective-taken": "good",
  },
};

/** What a frame shows on the board. */
export function motion({ event, fields }: Frame): Motion | null {
  if (event === "zombies-moved") {
    const { source, target, counts } = fields as { source: number; target: number; counts: number[] };
    const figures = KINDS.flatMap((kind, n) => (counts[n] ? [figureOf(kind, counts[n])] : []));
    return { focus: target, arrow: { from: source, to: target, figures } };
  }
  const zone = fields["zone"];
  if (typeof zone !== "number") return null;
  if (event === "zombies-attack") return { focus: zone, strike: { zone, tone: "bad" } };
  if (event === "zombies-spawned" || event === "zombie-card-drawn") return { focus: zone, strike: { zone, tone: "alert" } };
  return { focus: zone };
}
