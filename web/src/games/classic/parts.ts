// What the classic game has that others have not: its cards, its inventory, its gauges, its hints.

import type { Frame, OptionInfo } from "../../api";
import { t } from "../../lib/words.svelte";
import type { Held } from "../../skirmish/handling";
import type { EnemyCard, Hint, SkirmishParts } from "../../skirmish/parts";
import { LEVELS, type Level } from "../../skirmish/view";
import { box } from "./box.svelte";
import { motion } from "./film";
import { NAMES } from "./names";
import { OPTIONS, READ } from "./options";
import { scene } from "./scene";
import { KINDS, type Survivor, type View, type ZombieCard } from "./view";

const USES = new Set(["melee", "melee-both", "shoot", "shoot-both", "throw", "reload", "load"]);

function uses(options: readonly OptionInfo[], { card }: Held): OptionInfo[] {
  return options.filter((option) => USES.has(option.verb) && READ.first("action", option, "card") === card?.kind);
}

function brings(card: ZombieCard, level: Level): string {
  const again = card.activates[level];
  if (again) return t("page-acts-again", { kind: NAMES.enemy(again, 2) });
  const found = KINDS.flatMap((kind) => {
    const count = card.zombies[level]?.[kind];
    return count ? [NAMES.counted(kind, count)] : [];
  });
  return found.join(", ") || t("page-nobody");
}

function enemyCard({ event, fields }: Frame): EnemyCard | null {
  if (event !== "zombie-card-drawn") return null;
  const { card: number, level } = fields as { card: number; level: Level };
  const card = box.zombieCard(number);
  const lines = LEVELS.map((each) => [each, card ? brings(card, each) : ""]);
  return {
    title: t("page-zombie-card", { number }),
    note: card && card.kind !== "spawn" ? t(`classic-zombie-card-${card.kind}`) : "",
    level,
    lines: Object.fromEntries(lines) as EnemyCard["lines"],
  };
}

const HINTS: readonly Hint[] = [
  { id: "film", when: ({ film }) => film },
  { id: "shot", when: ({ myTurn, attacks }) => myTurn && attacks },
  { id: "danger", when: ({ view }) => view.danger !== "blue" },
  { id: "find", when: ({ myTurn, kind }) => myTurn && kind === "find" },
  { id: "arrange", when: ({ myTurn, kind }) => myTurn && kind === "arrange" },
  { id: "move", when: ({ myTurn, kind }) => myTurn && kind === "action" },
  { id: "begin", when: ({ myTurn, kind }) => myTurn && kind === "activate" },
];

export const SKIRMISH: SkirmishParts<View, Survivor> = {
  names: NAMES,
  options: OPTIONS,
  open: () => box.open(),
  scene,
  motion,
  gauges: ({ supply, equipment_deck: equipment, zombie_deck: zombies }) => ({
    supply: KINDS.map((kind) => ({ kind, left: supply[kind] })),
    decks: t("page-decks-count", { equipment, zombies }),
  }),
  progress: ({ objective_zones: { length: all }, objectives }, goal) =>
    goal.startsWith("take-token") && all > 1 ? t("page-of", { some: all - objectives.length, all }) : "",
  slots: ({ hands, reserve }) => [
    { place: "hand", empty: t("page-hand-empty"), cards: hands, columns: 2 },
    { place: "reserve", empty: t("page-reserve-empty"), cards: reserve, columns: 1 },
  ],
  health: ({ wounds }) => ({ wounds, most: 2, sign: "♥", look: "hearts", text: t("page-wounds", { count: wounds }) }),
  remarks: ({ car }) => (car >= 0 ? [t("page-in-car")] : []),
  figures: (card) => box.figures(card),
  marks: (card) => box.marks(card),
  uses,
  enemyCard,
  underCard: new Set(["zombies-spawned", "figures-short", "extra-activation", "zombies-moved"]),
  hints: HINTS,
};
