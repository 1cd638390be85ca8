import { Names } from "../../skirmish/names";

// Words of both boxes are looked for, whichever is played: one may be played with cards of the other.
export const NAMES = new Names(["invader", "darkside", "scifi"], "xeno");

export function colour(name: string): string {
  return NAMES.find(`colour-${name}`) ?? name;
}
