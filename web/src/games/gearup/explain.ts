// What a symbol, a zombie or the Boss does, in our words.

import { t } from "../../lib/words.svelte";
import { bossName, effectName } from "./names";
import type { View } from "./view";

export type Explained = { symbol: string; title: string; lines: string[]; doodle?: string };

export function effect(id: string, hits = 0): Explained {
  const title = id === "multi-hit" && hits > 1 ? `${effectName(id)} ×${hits}` : effectName(id);
  return { symbol: id, title, lines: [t(`gearup-effect-${id}.does`)] };
}

export function icon(id: string): Explained {
  return { symbol: id, title: t(`gearup-page-icon-${id}`), lines: [t(`gearup-page-icon-${id}.does`)] };
}

export function zombie(type: string, ability: string): Explained {
  return { symbol: ability, title: t(`gearup-zombie-${type}`), lines: [t(`gearup-zombie-${type}.does`)], doodle: type };
}

export function boss(view: View): Explained {
  const { id } = view.boss;
  const lines = [t(`gearup-boss-${id}.rule`), `${t("gearup-icon-skill")}: ${t(`gearup-boss-${id}.skill`)}`];
  if (view.boss.bodies.length > 1)
    lines.push(...view.boss.bodies.map(({ name, kind }) => `${t(`gearup-body-${name}`)}: ${t(`gearup-page-damage-${kind}`)}`));
  return { symbol: "", title: bossName(id), lines: lines.filter(Boolean), doodle: id };
}

export const EFFECTS = [
  "knockback",
  "multi-hit",
  "scavenge",
  "lock-and-load",
  "long-range",
  "gear-up",
  "split",
  "adrenaline",
  "fast-reload",
  "critical-hit",
  "cut-down",
  "explosive",
  "frenzy",
] as const;

export const ICONS = ["damage", "armor", "ammo", "slow", "fast", "weak", "companion", "skill", "attack", "special-attack", "stinks", "explodes"] as const;
