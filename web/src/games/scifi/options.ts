// Where an option of the science-fiction games shows on the board and in which group of the list it stands.

import type { OptionInfo } from "../../api";
import type { Places } from "../../board/scene";
import { words } from "../../lib/words.svelte";
import type { AnyView, OptionParts } from "../../table/parts";
import Share from "./Share.svelte";
import type { View } from "./view";

/** Groups in the order of the bar; each has its word and its key in the catalogue. */
const GROUPS = ["move", "attack", "machine", "search", "door", "objective", "oxygen", "trade", "cards", "noise", "skill", "other", "end"] as const;
type GroupName = (typeof GROUPS)[number];

const GROUP_OF: Record<string, GroupName> = {
  move: "move",
  sprint: "move",
  "zero-g-run": "move",
  melee: "attack",
  "melee-both": "attack",
  shoot: "attack",
  "shoot-both": "attack",
  blast: "attack",
  "machine-move": "machine",
  "machine-melee": "machine",
  "machine-shoot": "machine",
  unlock: "machine",
  search: "search",
  open: "door",
  close: "door",
  weld: "door",
  take: "objective",
  "take-prototype": "objective",
  "take-search-drone": "objective",
  "take-thumper": "objective",
  "gather-mold": "objective",
  "set-charge": "objective",
  collapse: "objective",
  leave: "objective",
  oxygen: "oxygen",
  trade: "trade",
  reorganise: "cards",
  use: "cards",
  noise: "noise",
  charge: "skill",
  bloodlust: "skill",
  lead: "skill",
  shove: "skill",
  taunt: "skill",
  rescue: "skill",
  end: "end",
};

const ATTACKS = new Set(["melee", "melee-both", "shoot", "shoot-both", "blast", "machine-melee", "machine-shoot"]);
const MACHINE = new Set(["machine-move", "machine-melee", "machine-shoot", "unlock", "follow"]);

const ZONE_FIRST = new Set([
  "move",
  "on",
  "sprint",
  "zero-g-run",
  "charge",
  "bloodlust",
  "run",
  "shove",
  "taunt",
  "rescue",
  "spawn",
  "spawn-first",
  "appear",
  "towards",
  "via",
  "walk-to",
  "remove-spawn",
  "target",
]);
const ZONE_SECOND = new Set(["shoot", "shoot-both", "blast", "machine-move", "machine-shoot", "abomination", "start"]);
const DOORS = new Set(["open", "close", "weld"]);
const PEOPLE = new Set(["activate", "trade", "lead", "extra-turn", "come", "repair", "hit"]);

/** What an option is about, as far as it can be pointed at on the board. */
function places(option: OptionInfo, seen: AnyView): Places {
  const view = seen as View;
  const { verb, args } = option;
  const found: Places = { zones: [], door: null, survivor: null, machine: MACHINE.has(verb) ? String(args[0]) : null };
  const zone = (value: unknown): void => {
    if (typeof value === "number" && value >= 0) found.zones.push(value);
  };
  const here = view.survivors[view.active]?.zone;
  if (ZONE_FIRST.has(verb)) zone(args[0]);
  else if (ZONE_SECOND.has(verb)) zone(args[1]);
  else if (DOORS.has(verb)) found.door = Number(args[0]);
  else if (PEOPLE.has(verb) && view.survivors.some(({ id }) => id === args[0])) found.survivor = String(args[0]);
  else if (verb === "machine-melee") zone(view.machines.find(({ id }) => id === args[0])?.zone);
  else if (verb === "melee" || verb === "melee-both" || (verb === "take" && args.length === 1) || verb.startsWith("take-")) zone(here);
  return found;
}

export const OPTIONS: OptionParts = {
  groups: GROUPS,
  groupOf: ({ verb }) => GROUP_OF[verb] ?? "other",
  verbsOf: (group) => Object.keys(GROUP_OF).filter((verb) => GROUP_OF[verb] === group),
  wished: ["move", "attack", "search", "door", "objective", "trade", "noise"],
  grouped: new Set(["action", "gift", "free-attack"]),
  arranging: new Set(["arrange"]),
  isAttack: ({ verb }) => ATTACKS.has(verb),
  seatOf: ({ verb, args }) => (verb === "first" ? Number(args[0]) : null),
  places,
  whyNot: (group) => words.find(`scifi-page-why-not-${group}`),
  panels: { share: Share },
};

/** An attack apart: the way it is made, and the one target it names before the roll. */
export function aim({ verb, args, text }: OptionInfo): { way: string; at: string } {
  const most = verb === "melee" || verb === "melee-both" || verb === "machine-melee" ? 1 : 2;
  if (verb === "blast" || args.length <= most) return { way: text, at: "" };
  return { way: [verb, ...args.slice(0, most)].join(" "), at: String(args[most]) };
}
