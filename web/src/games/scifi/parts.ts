// What Invader and Dark Side have that others have not: nine slots, attached cards, armour, tokens, their cards and hints.

import type { Frame, OptionInfo } from "../../api";
import { t } from "../../lib/words.svelte";
import type { Held } from "../../skirmish/handling";
import type { EnemyCard, Hint, SkirmishParts } from "../../skirmish/parts";
import { LEVELS, type Level } from "../../skirmish/view";
import { box } from "./box.svelte";
import { motion } from "./film";
import More from "./More.svelte";
import { colour, NAMES } from "./names";
import { aim, OPTIONS, READ } from "./options";
import { scene } from "./scene";
import type { Kind, Survivor, View, XenoCard } from "./view";

const USES = new Set(["melee", "melee-both", "shoot", "shoot-both", "blast", "use"]);
/** Which machine the remote of a colour is for. */
const REMOTES: Readonly<Record<string, string>> = { green: "bot", purple: "sentry" };

function uses(options: readonly OptionInfo[], { card }: Held): OptionInfo[] {
  return options.filter((option) => USES.has(option.verb) && READ.first("action", option, "card") === card?.kind && !aim(option).at);
}

function brings(card: XenoCard, level: Level): string {
  if (card.kind === "extra-activation") return card.activates.includes(level) ? t("page-acts-again", { kind: NAMES.enemy(card.xeno, 2) }) : t("scifi-page-card-nothing");
  if (card.kind === "abomination") return NAMES.counted(card.xeno, 1);
  return NAMES.counted(card.xeno, card.counts[level] ?? 0);
}

/** What a card does besides bringing xenos to its zone. */
function note({ kind }: XenoCard): string {
  const where = kind === "mold" ? t("scifi-page-card-mold") : kind === "pit" ? t("scifi-page-card-pit") : "";
  return kind === "spawn" ? "" : [NAMES.find(`xeno-card-${kind}`) ?? "", where].filter(Boolean).join(": ");
}

function enemyCard({ event, fields }: Frame): EnemyCard | null {
  if (event !== "xeno-card-drawn") return null;
  const { card: number, level } = fields as { card: number; level: Level };
  const found = box.xenoCard(number);
  const lines = LEVELS.map((each) => [each, found ? brings(found.card, each) : ""]);
  return {
    title: t("scifi-page-card", { number }),
    note: found ? note(found.card) : "",
    level,
    lines: Object.fromEntries(lines) as EnemyCard["lines"],
  };
}

function zone(view: View, zone: number): string[] {
  const grounds = { mold: view.mold, "dead-mold": view.dead_mold, pits: view.pits, "filled-pits": view.filled_pits };
  const noise = view.noise[String(zone)] ?? 0;
  return [
    ...Object.entries(grounds).flatMap(([name, zones]) => (zones.includes(zone) ? [NAMES.find(`zone-${name}`) ?? name] : [])),
    ...(view.exits.includes(zone) ? [NAMES.find("zone-exit") ?? ""] : []),
    ...(noise ? [t("scifi-page-zone-noise", { count: noise })] : []),
  ];
}

const HINTS: readonly Hint[] = [
  { id: "scifi-film", when: ({ film }) => film },
  { id: "scifi-share", when: ({ myTurn, kind }) => myTurn && kind === "share" },
  { id: "scifi-gear", when: ({ myTurn, kind }) => myTurn && kind === "gear" },
  { id: "scifi-shot", when: ({ myTurn, attacks }) => myTurn && attacks },
  { id: "scifi-danger", when: ({ view }) => view.danger !== "blue" },
  { id: "scifi-arrange", when: ({ myTurn, kind }) => myTurn && kind === "arrange" },
  { id: "scifi-move", when: ({ myTurn, kind }) => myTurn && kind === "action" },
  { id: "scifi-begin", when: ({ myTurn, kind }) => myTurn && kind === "activate" },
];

function remarks({ type, camouflaged, first_tank, laps }: Survivor): string[] {
  return [
    NAMES.find(`type-${type}`) ?? type,
    ...(camouflaged ? [t("scifi-page-camouflaged")] : []),
    ...(first_tank ? [t("scifi-page-first-tank")] : []),
    ...(laps ? [t("scifi-page-laps", { count: laps })] : []),
  ];
}

export const SKIRMISH: SkirmishParts<View, Survivor> = {
  names: NAMES,
  options: OPTIONS,
  open: () => box.open(),
  scene,
  motion,
  gauges: ({ supply, equipment_deck: equipment, xeno_deck: xenos }) => ({
    supply: (Object.keys(supply) as Kind[]).map((kind) => ({ kind, left: supply[kind] ?? 0 })),
    decks: t("scifi-page-decks", { equipment, xenos }),
  }),
  progress: ({ objectives_taken: { length: some }, objectives, objectives_lost }, goal) => {
    const all = some + objectives.length + objectives_lost.length;
    return goal.startsWith("take-all") && all > 1 ? t("page-of", { some, all }) : "";
  },
  slots: ({ hands, body, backpack }) => [
    { place: "hand", empty: t("page-hand-empty"), cards: hands, columns: 2 },
    { place: "body", empty: t("scifi-page-body-empty"), cards: body, columns: 2 },
    { place: "backpack", empty: t("scifi-page-backpack-empty"), cards: backpack, columns: 1, dense: true },
  ],
  health: ({ armour, base_armour }) => {
    const most = Math.max(armour, base_armour);
    return { wounds: most - armour, most, sign: "⬢", look: "armour", text: t("scifi-page-armour", { left: armour, most }) };
  },
  remarks,
  carried: ({ tokens }) =>
    tokens.map((token) => ({
      id: token,
      look: `token-${token}`,
      text: REMOTES[token] ? t("scifi-page-remote", { kind: REMOTES[token] }) : t("scifi-page-token", { colour: colour(token) }),
    })),
  zone,
  more: More,
  figures: (card) => box.figures(card),
  marks: (card) => box.marks(card),
  lacks: (card) => box.lacks(card),
  fits: (ammo, weapon) => box.fits(ammo, weapon),
  uses,
  aim,
  zoneAsked: new Set(["share", "hit"]),
  enemyCard,
  underCard: new Set(["xenos-spawned", "figures-short", "extra-activation", "xenos-moved", "mold-set", "pit-drilled", "pit-filled"]),
  hints: HINTS,
};
