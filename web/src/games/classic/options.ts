// Where an option of the classic game shows on the board and in which group of the list it stands.

import type { OptionInfo } from "../../api";
import type { View } from "./view";

/** Groups in the order of the bar; each has its word and its key in the catalogue. */
export const GROUPS = [
  "move",
  "attack",
  "search",
  "door",
  "objective",
  "car",
  "trade",
  "cards",
  "reload",
  "noise",
  "skill",
  "other",
  "end",
] as const;
export type GroupName = (typeof GROUPS)[number];

const GROUP_OF: Record<string, GroupName> = {
  move: "move",
  on: "move",
  stay: "move",
  melee: "attack",
  "melee-both": "attack",
  shoot: "attack",
  "shoot-both": "attack",
  throw: "attack",
  search: "search",
  sniff: "search",
  "search-car": "search",
  open: "door",
  close: "door",
  take: "objective",
  neutralise: "objective",
  leave: "objective",
  enter: "car",
  "get-out": "car",
  "change-seat": "car",
  drive: "car",
  "drive-on": "car",
  load: "car",
  unload: "car",
  trade: "trade",
  reorganise: "cards",
  combine: "cards",
  reload: "reload",
  noise: "noise",
  "be-loud": "noise",
  "be-heard": "noise",
  hush: "noise",
  lead: "skill",
  heal: "skill",
  end: "end",
};

/** Verbs of each group, for asking why none of them is offered. */
export const VERBS: Partial<Record<GroupName, string[]>> = {};
for (const [verb, group] of Object.entries(GROUP_OF)) (VERBS[group] ??= []).push(verb);

export function groupOf(option: OptionInfo): GroupName {
  return GROUP_OF[option.verb] ?? "other";
}

export const ATTACKS = new Set(["melee", "melee-both", "shoot", "shoot-both", "throw"]);

const ZONE_FIRST = new Set(["move", "on", "drive", "drive-on", "room", "split", "abomination", "spawn-first"]);
const ZONE_SECOND = new Set(["shoot", "shoot-both", "throw", "fewer"]);
const DOORS = new Set(["open", "close"]);
const PEOPLE = new Set(["activate", "trade", "wound", "lead", "heal"]);

export type Places = { zones: number[]; door: number | null; survivor: string | null };

/** What an option is about, as far as it can be pointed at on the board. */
export function placesOf(option: OptionInfo, view: View): Places {
  const { verb, args } = option;
  const places: Places = { zones: [], door: null, survivor: null };
  const zone = (value: unknown): void => {
    if (typeof value === "number") places.zones.push(value);
  };
  if (ZONE_FIRST.has(verb)) zone(args[0]);
  else if (ZONE_SECOND.has(verb)) args.slice(1).forEach(zone);
  else if (DOORS.has(verb)) places.door = Number(args[0]);
  else if (PEOPLE.has(verb)) places.survivor = String(args[0]);
  else if (verb === "melee" || verb === "melee-both" || (verb === "take" && args.length) || verb === "neutralise") {
    zone(view.survivors[view.active]?.zone);
  }
  return places;
}
