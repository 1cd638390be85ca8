// What things of the classic game are called, in the words of the catalogue.

import { t, words } from "../../lib/words.svelte";
import type { Kind, Level } from "./view";

export function cardName(kind: string): string {
  return words.find(`classic-card-${kind}`) ?? kind;
}

export function cardDoes(kind: string): string {
  return words.find(`classic-card-${kind}.does`) ?? "";
}

export function kindName(kind: Kind | string, count = 1): string {
  return words.find(`classic-zombie-${kind}`, { count }) ?? kind;
}

export function kindLetter(kind: Kind | string): string {
  return words.find(`page-letter-${kind}`) ?? kind.slice(0, 1).toUpperCase();
}

export function levelName(level: Level | string): string {
  return words.find(`classic-level-${level}`) ?? level;
}

export function levelLetter(level: Level | string): string {
  return levelName(level).slice(0, 1);
}

/** A skill, also one that is about something: plus-1-damage-melee, starts-with-pistol. */
function skill(id: string, attribute: string): string | null {
  const parts = id.split("-");
  for (let end = parts.length; end > 0; end--) {
    const key = `classic-skill-${parts.slice(0, end).join("-")}`;
    const about = parts.slice(end).join("-");
    const of = words.find(`classic-card-${about}`) ?? about;
    const found = words.find(key + attribute, { of });
    if (found !== null) return found;
  }
  return null;
}

export function skillName(id: string): string {
  return skill(id, "") ?? id;
}

export function skillDoes(id: string): string {
  return skill(id, ".does") ?? "";
}

export function phaseName(phase: string): string {
  return words.find(`page-phase-${phase}`) ?? phase;
}

/** The goals of a mission one by one: what the catalogue says about the goal, else its id in words. */
export function goalText(goal: string): string {
  return words.find(`page-goal-${goal}`) ?? goal.replaceAll("-", " ");
}

export function roomName(label: string): string {
  return words.find(`classic-room-${label.replaceAll(" ", "-")}`) ?? (label ? label : t("page-street"));
}
