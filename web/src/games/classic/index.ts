// Classic Zombicide on the page.

import Ending from "../../skirmish/Ending.svelte";
import type { GameParts } from "../../table/parts";
import ClassicScreen from "./ClassicScreen.svelte";
import { FILM, LOG } from "./film";
import { OPTIONS } from "./options";

export const CLASSIC: GameParts = { screen: ClassicScreen, options: OPTIONS, film: FILM, log: LOG, ending: Ending };
