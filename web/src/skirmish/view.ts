// What the games of survivors and zones have in common in their views. The types are the server's.

import type { components } from "../api/schema";

type S = components["schemas"];
type ClassicView = S["ClassicView"];
type ClassicSurvivor = S["ClassicSurvivor"];

export type Level = ClassicView["danger"];
export const LEVELS: readonly Level[] = ["blue", "yellow", "orange", "red"];
/** Experience at which each level begins. */
export const THRESHOLDS = [0, 7, 19, 43] as const;

/** A card in somebody's places: one game unloads weapons, others attach cards to them. */
export type Card = S["ClassicCard"] & S["InvaderCard"];

export type Person = Pick<
  ClassicSurvivor,
  "id" | "name" | "seat" | "zone" | "fate" | "experience" | "level" | "skills" | "acted" | "actions" | "free" | "gifts"
>;

export type SkirmishView = Pick<ClassicView, "mission" | "round" | "phase" | "active" | "danger" | "goals"> & {
  survivors: readonly Person[];
  /** Goals that are out of reach, in games that go on then. */
  hopeless?: readonly string[];
};
