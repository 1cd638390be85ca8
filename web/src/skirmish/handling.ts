// Moving cards by hand: which options a drag or a tap on a card stands for.

import type { OptionInfo } from "../api";
import type { Card } from "./view";

export type Held = { who: string; place: string; card: Card | null };

export function called(card: Card): string {
  return card.kind + (card.unloaded ? "*" : "");
}

function spot({ who, place }: Held): string {
  return `${who}/${place}`;
}

/** The text of moving one card onto another place: into free room, or exchanged with what is there. */
export function moveText(from: Held, to: Held, roomThere: boolean): string | null {
  if (!from.card || spot(from) === spot(to)) return null;
  if (!to.card || roomThere) return `put ${called(from.card)} ${spot(from)} ${spot(to)}`;
  return `swap ${called(from.card)} ${spot(from)} ${called(to.card)} ${spot(to)}`;
}

/** The offered option that means this move; an exchange reads both ways. */
export function moveOption(options: readonly OptionInfo[], from: Held, to: Held): OptionInfo | null {
  if (!from.card) return null;
  const texts = [moveText(from, { ...to, card: null }, true), moveText(from, to, false)];
  if (to.card) texts.push(moveText(to, from, false));
  return options.find((option) => texts.includes(option.text)) ?? null;
}

/** The offered options that move this card somewhere. */
export function movesOf(options: readonly OptionInfo[], from: Held): OptionInfo[] {
  if (!from.card) return [];
  const [kind, here] = [called(from.card), spot(from)];
  return options.filter(
    ({ verb, args }) =>
      (verb === "put" && args[0] === kind && args[1] === here) ||
      (verb === "swap" && ((args[0] === kind && args[1] === here) || (args[2] === kind && args[3] === here))),
  );
}

/** What has to be said to move a card in a survivor's turn: rearranging or trading begins with it. */
export function openingFor(options: readonly OptionInfo[], from: Held, to: Held, active: string): string | null {
  const other = from.who === active ? to.who : from.who;
  const wanted = other === active ? "reorganise" : `trade ${other}`;
  if (from.who !== active && to.who !== active) return null;
  return options.some((option) => option.text === wanted) ? wanted : null;
}
