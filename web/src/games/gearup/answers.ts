// The answers that are no drawings: buttons with a symbol and few words.

import type { OptionInfo } from "../../api";
import { t, words } from "../../lib/words.svelte";
import { effectName, targetName, toolName } from "./names";
import type { View } from "./view";

/** Answers that are given by drawing. */
export const DRAWINGS = new Set(["draw", "split", "aim", "shoot"]);

/** Those that are not, in their order. */
export function others(options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter(({ verb }) => !DRAWINGS.has(verb));
}

const SYMBOLS: Record<string, string> = {
  sweep: "cut-down",
  blast: "explosive",
  call: "companion",
  push: "knockback",
  pass: "ammo",
  endure: "health",
};

export function symbolOf({ verb, args }: OptionInfo, view: View): string {
  if (verb === "again") return String(args[1]);
  if (verb === "pay") return String(args[1]);
  if (verb === "unlock") {
    const weapon = view.survivors[Number(args[0])]?.weapons.find(({ id }) => id === args[1]);
    return weapon?.upgrades[weapon.unlocked] ?? "";
  }
  return SYMBOLS[verb] ?? "";
}

/** An answer in few words: whose it is can be seen. */
export function shortly(option: OptionInfo, view: View): string {
  const { verb, args } = option;
  const key = `gearup-page-do-${verb}`;
  if (words.find(key) === null) return option.label || option.text;
  const second = String(args[1] ?? "");
  const weapon = view.survivors[Number(args[0])]?.weapons.find(({ id }) => id === second);
  return t(key, {
    effect: verb === "again" ? effectName(second) : weapon ? effectName(weapon.upgrades[weapon.unlocked] ?? "") : "",
    tool: verb === "unlock" || verb === "call" ? toolName(second, view) : "",
    name: view.survivors.find(({ id }) => id === second)?.name ?? view.survivors[Number(args[0])]?.name ?? "",
    slot: Number(args[2] ?? 0),
    target: verb === "target" ? targetName(second, view) : "",
    count: verb === "block" ? Number(args[1]) : 0,
  });
}
