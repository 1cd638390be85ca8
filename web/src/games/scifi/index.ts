// Invader and Dark Side on the page: their rules are the same, and either may be played with the other's box.

import Ending from "../../skirmish/Ending.svelte";
import type { GameParts } from "../../table/parts";
import { FILM, LOG } from "./film";
import { OPTIONS } from "./options";
import SciFiScreen from "./SciFiScreen.svelte";

export const SCIFI: GameParts = { screen: SciFiScreen, options: OPTIONS, film: FILM, log: LOG, ending: Ending };
