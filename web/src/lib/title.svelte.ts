// Where one is, in words: in the title of the page, and read out when one comes there without a load.

import { t } from "./words.svelte";

class Title {
  /** A mission, or nothing on the shelf. */
  place = $state("");
  /** Whether others wait for whoever sits here. */
  myTurn = $state(false);

  get text(): string {
    if (this.myTurn) return t("page-title-your-turn", { name: this.place || "Overrun" });
    return this.place ? `${this.place} · Overrun` : "Overrun";
  }
}

export const title = new Title();
