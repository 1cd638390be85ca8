// The view and the boxes of the science-fiction games: the types are the server's, and the same for both.

import type { components } from "../../api/schema";

type S = components["schemas"];

export type View = S["InvaderView"];
export type Survivor = S["InvaderSurvivor"];
export type Machine = S["InvaderPlacedMachine"];
export type Box = S["InvaderBox"];
export type XenoCard = S["InvaderXenoCard"];
export type Profile = S["InvaderProfile"];

/** Every kind of xeno; those of the boxes in play are the keys of a view's supply, in the order events count them. */
export const KINDS = ["worker", "tank", "hunter", "spoiler-abomination", "driller-worker", "driller-tank", "driller-hunter", "driller-abomination"] as const;
export type Kind = (typeof KINDS)[number];
