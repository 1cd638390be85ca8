// What things of Gear Up are called, in the words of the catalogue.

import { t, words } from "../../lib/words.svelte";
import type { View } from "./view";

const CARD = /^(.+)-([a-z]\d+)$/;

/** A zombie card by its id: its type, the letter of the variant and the number of the copy. */
export function cardName(id: string): string {
  const [, type = id, number = ""] = CARD.exec(id) ?? [];
  return `${words.find(`gearup-zombie-${type}`) ?? type} ${number}`.trim();
}

export function targetName(id: string, view: View): string {
  if (view.boss.bodies.some(({ name }) => name === id))
    return view.boss.bodies.length > 1 ? t(`gearup-body-${id}`) : bossName(view.boss.id);
  return cardName(id);
}

export function bossName(id: string): string {
  return t(`gearup-boss-${id}`);
}

export function toolName(id: string, view: View): string {
  return words.find(`gearup-weapon-${id}`) ?? view.survivors.find((one) => one.id === id)?.name ?? id.slice(0, 1).toUpperCase() + id.slice(1);
}

export function effectName(id: string): string {
  return t(`gearup-effect-${id}`);
}

export function colorName(id: string): string {
  return t(`gearup-color-${id}`);
}

/** A colour's letter, so that nobody has to see colours. */
export function colorLetter(id: string): string {
  return t(`gearup-page-letter-${id}`);
}
