// The classic game's view and box: the types are the server's.

import type { components } from "../../api/schema";

type S = components["schemas"];

export type View = S["ClassicView"];
export type Survivor = S["ClassicSurvivor"];
export type Box = S["ClassicBox"];
export type ZombieCard = S["ClassicZombieCard"];
export type Profile = S["ClassicProfile"];
export type Kind = keyof S["ClassicKinds"];

/** In the order in which they act, and in which the engine counts them. */
export const KINDS: readonly Kind[] = ["walker", "fatty", "runner", "abomination"];
