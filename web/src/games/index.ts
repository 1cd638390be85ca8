// Which games the page has parts for. Any other is played with its questions and its log.
// Made of the entries of the games: python tools/page_games.py > web/src/games/index.ts

import type { GameParts } from "../table/parts";
import { CLASSIC } from "./classic";
import { GEARUP } from "./gearup";
import { SCIFI } from "./scifi";

const GAMES: Readonly<Record<string, GameParts>> = {
  classic: CLASSIC,
  invader: SCIFI,
  darkside: SCIFI,
  gearup: GEARUP,
};

export function partsOf(game: string): GameParts | null {
  return GAMES[game] ?? null;
}
