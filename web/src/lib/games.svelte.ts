// What there is to play. It stays when one leaves the shelf for a table, and is there at once on the way back.

import { api, type Shelf } from "../api";

class Games {
  shelf = $state.raw<Shelf | null>(null);

  /** Ask for it in the language of today; what was there is shown until the answer comes. */
  async load(): Promise<void> {
    this.shelf = await api.shelf();
  }
}

export const games = new Games();
