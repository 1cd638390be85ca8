// Boards as pictures: each drawing is asked for once, and kept for as long as the page is open.

import { api } from "../api";

const known = new Map<string, Promise<string>>();

/** An address of the drawing for an `<img>`. */
export function pictureOf(mission: string, theme: "dark" | "light"): Promise<string> {
  const key = `${mission} ${theme}`;
  let found = known.get(key);
  if (!found) {
    found = api.drawing(mission, theme).then((text) => URL.createObjectURL(new Blob([text], { type: "image/svg+xml" })));
    known.set(key, found);
    found.catch(() => known.delete(key)); // it may be there the next time
  }
  return found;
}
