// Where an option of the classic game shows on the board and in which group of the list it stands.

import type { OptionInfo } from "../../api";
import type { Places } from "../../board/scene";
import type { AnyView, OptionParts } from "../../table/parts";
import { Reading } from "../reading";
import { CLASSIC } from "../words";
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

export const READ = new Reading(CLASSIC);

/** What an option is about, as far as it can be pointed at on the board. */
function places(option: OptionInfo, seen: AnyView, question: string): Places {
  const view = seen as View;
  const kinds = READ.kinds(question, option);
  const found: Places = { zones: READ.numbers(question, option, "zone"), door: READ.numbers(question, option, "door")[0] ?? null, survivor: null };
  if (found.zones.length || found.door !== null) return found;
  if (kinds.length === 1 && kinds[0] === "survivor") found.survivor = String(option.args[0]);
  // What is done where one stands.
  const here = ATTACKS.has(option.verb) || kinds.includes("objective") || option.verb === "neutralise";
  const zone = view.survivors[view.active]?.zone;
  if (here && zone !== undefined) found.zones.push(zone);
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
  seatOf: (option, question) => READ.numbers(question, option, "seat")[0] ?? null,
  places,
};
