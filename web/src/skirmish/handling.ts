// Moving cards by hand: which options a drag or a tap on a card stands for.

import type { OptionInfo } from "../api";
import type { Card } from "./view";

/** A card in somebody's place; `on` is the card it is attached to. */
export type Held = { who: string; place: string; card: Card | null; on?: Card };

/** A card as options call it, with what is attached to it. */
export function called(card: Card): string {
  return [card.kind + (card.unloaded ? "*" : ""), ...[...(card.attached ?? [])].sort()].join("+");
}

function spot({ who, place, on }: Held): string {
  return `${who}/${place}${on ? `/${called(on)}` : ""}`;
}

/** The text of attaching a card to the one in a place, or of taking it off into a place. */
function attachText(from: Held, to: Held): string | null {
  if (!from.card) return null;
  if (to.card && !to.on) return `attach ${called(from.card)} ${spot(from)} ${spot({ ...to, on: to.card })}`;
  return from.on ? `detach ${called(from.card)} ${spot(from)} ${spot(to)}` : null;
}

/** The text of moving one card onto another place: into free room, or exchanged with what is there. */
export function moveText(from: Held, to: Held, roomThere: boolean, fits = false): string | null {
  if (!from.card || spot(from) === spot(to)) return null;
  if (from.on || fits) return attachText(from, fits ? to : { ...to, card: null });
  if (!to.card || roomThere) return `put ${called(from.card)} ${spot(from)} ${spot(to)}`;
  return `swap ${called(from.card)} ${spot(from)} ${called(to.card)} ${spot(to)}`;
}

/** The offered option that means this move; to attach comes first, and an exchange reads both ways. */
export function moveOption(options: readonly OptionInfo[], from: Held, to: Held): OptionInfo | null {
  if (!from.card) return null;
  const texts = [attachText(from, to), attachText(from, { ...to, card: null }), moveText(from, { ...to, card: null }, true), moveText(from, to, false)];
  if (to.card) texts.push(moveText(to, from, false));
  for (const text of texts) {
    const found = text && options.find((option) => option.text === text);
    if (found) return found;
  }
  return null;
}

/** The offered options that move this card somewhere, or something onto it. */
export function movesOf(options: readonly OptionInfo[], from: Held): OptionInfo[] {
  if (!from.card) return [];
  const [kind, here, itself] = [called(from.card), spot(from), spot({ ...from, on: from.card })];
  return options.filter(({ verb, args }) => {
    const first = args[0] === kind && args[1] === here;
    if (verb === "put") return first;
    if (verb === "swap") return first || (args[2] === kind && args[3] === here);
    if (verb === "attach") return first || args[2] === itself || args[1] === itself;
    return verb === "detach" && (first || args[1] === itself);
  });
}

/** What has to be said to move a card in a survivor's turn: rearranging or trading begins with it. */
export function openingFor(options: readonly OptionInfo[], from: Held, to: Held, active: string): string | null {
  const other = from.who === active ? to.who : from.who;
  const wanted = other === active ? "reorganise" : `trade ${other}`;
  if (from.who !== active && to.who !== active) return null;
  return options.some((option) => option.text === wanted) ? wanted : null;
}
