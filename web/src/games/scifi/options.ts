// Where an option of the science-fiction games shows on the board and in which group of the list it stands.

import type { OptionInfo } from "../../api";
import type { Places } from "../../board/scene";
import { words } from "../../lib/words.svelte";
import type { AnyView, OptionParts } from "../../table/parts";
import { Reading } from "../reading";
import { SCIFI } from "../words";
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

/** Answers about somebody that leave all as it is: whoever is pointed at means the other one. */
const NOTHING = new Set(["stay", "none"]);

export const READ = new Reading(SCIFI);

/** What an option is about, as far as it can be pointed at on the board. */
function places(option: OptionInfo, seen: AnyView, question: string): Places {
  const view = seen as View;
  const kinds = READ.kinds(question, option);
  const zones = READ.numbers(question, option, "zone").filter((zone) => zone >= 0);
  const machine = READ.first(question, option, "machine");
  const found: Places = { zones, door: READ.numbers(question, option, "door")[0] ?? null, survivor: null, machine: null };
  if (NOTHING.has(option.verb)) return found;
  if (machine !== null) found.machine = String(machine);
  if (kinds.includes("zone") || found.door !== null) return found;
  if (kinds.length === 1 && (kinds[0] === "survivor" || kinds[0] === "person") && view.survivors.some(({ id }) => id === option.args[0])) {
    found.survivor = String(option.args[0]);
  }
  // What is done where one stands, or where the machine does.
  const here = ATTACKS.has(option.verb) || kinds.includes("objective") || kinds.includes("token");
  const standing = machine !== null ? view.machines.find(({ id }) => id === machine) : view.survivors[view.active];
  if (here && standing !== undefined && standing.zone >= 0) zones.push(standing.zone);
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
  seatOf: (option, question) => READ.numbers(question, option, "seat")[0] ?? null,
  places,
  whyNot: (group) => words.find(`scifi-page-why-not-${group}`),
  panels: { share: Share },
};

/** An attack apart: the way it is made, and the one target it names before the roll. */
export function aim(option: OptionInfo): { way: string; at: string } {
  const { verb, args, text } = option;
  const at = READ.first("action", option, "xeno");
  if (at === null) return { way: text, at: "" };
  return { way: [verb, ...args.filter((arg) => arg !== at)].join(" "), at: String(at) };
}
