// Gear Up's view: the types are the server's.

import type { components } from "../../api/schema";

type S = components["schemas"];

export type View = S["GearupView"];
export type Survivor = S["GearupSurvivor"];
export type Zombie = S["GearupZombie"];
export type Weapon = S["GearupWeapon"];
export type Hand = S["GearupHand"];
export type Attack = S["GearupAttack"];
export type Body = S["GearupBody"];
