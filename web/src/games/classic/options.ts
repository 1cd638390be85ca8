// Where an option of the classic game shows on the board and in which group of the list it stands.

import type { OptionInfo } from "../../api";
import type { Places } from "../../board/scene";
import type { AnyView, OptionParts } from "../../table/parts";
import type { View } from "./view";

/** Groups in the order of the bar; each has its word and its key in the catalogue. */
const GROUPS = [
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
type GroupName = (typeof GROUPS)[number];

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

const ATTACKS = new Set(["melee", "melee-both", "shoot", "shoot-both", "throw"]);

const ZONE_FIRST = new Set(["move", "on", "drive", "drive-on", "room", "split", "abomination", "spawn-first"]);
const ZONE_SECOND = new Set(["shoot", "shoot-both", "throw", "fewer"]);
const DOORS = new Set(["open", "close"]);
const PEOPLE = new Set(["activate", "trade", "wound", "lead", "heal"]);

/** What an option is about, as far as it can be pointed at on the board. */
function places(option: OptionInfo, seen: AnyView): Places {
  const view = seen as View;
  const { verb, args } = option;
  const found: Places = { zones: [], door: null, survivor: null };
  const zone = (value: unknown): void => {
    if (typeof value === "number") found.zones.push(value);
  };
  if (ZONE_FIRST.has(verb)) zone(args[0]);
  else if (ZONE_SECOND.has(verb)) args.slice(1).forEach(zone);
  else if (DOORS.has(verb)) found.door = Number(args[0]);
  else if (PEOPLE.has(verb)) found.survivor = String(args[0]);
  else if (verb === "melee" || verb === "melee-both" || (verb === "take" && args.length) || verb === "neutralise") {
    zone(view.survivors[view.active]?.zone);
  }
  return found;
}

export const OPTIONS: OptionParts = {
  groups: GROUPS,
  groupOf: ({ verb }) => GROUP_OF[verb] ?? "other",
  verbsOf: (group) => Object.keys(GROUP_OF).filter((verb) => GROUP_OF[verb] === group),
  wished: ["move", "attack", "search", "door", "objective", "trade", "noise"],
  grouped: new Set(["action"]),
  arranging: new Set(["arrange"]),
  isAttack: ({ verb }) => ATTACKS.has(verb),
  seatOf: ({ verb, args }) => (verb === "first" || verb === "recruit-for" ? Number(args[0]) : null),
  places,
};
