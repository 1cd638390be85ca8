// Danger levels in words: the same in every game that has them.

import { words } from "../lib/words.svelte";

export function levelName(level: string): string {
  return words.find(`classic-level-${level}`) ?? level;
}

export function levelLetter(level: string): string {
  return levelName(level).slice(0, 1);
}
