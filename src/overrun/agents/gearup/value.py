"""How good an undecided position of Gear Up is, for agents that look ahead."""

from __future__ import annotations

from overrun.gearup.seen import View
from overrun.gearup.world import World

HEALTH = 0.5
BOSS = 0.4
UPGRADES = 0.1


class GearUpValue:
    """Health that is left, what of the Boss is crossed off, and upgrades."""

    __slots__ = ()

    def __init__(self, world: World):
        pass

    def __call__(self, view: View) -> float:
        people = view["survivors"]
        health = sum((p["health_slots"] - p["health"] + p["armor_left"]) / p["health_slots"] for p in people)
        upgrades = sum(weapon["unlocked"] for p in people for weapon in p["weapons"])
        squares = crossed = 0
        for body in view["boss"]["bodies"]:
            squares += sum(mark != "." for line in body["grid"] for mark in line)
            crossed += sum(mark not in ". " for line in body["crossed"] for mark in line)
        boss = crossed / squares if squares else 0.0
        share = HEALTH * min(1.0, health / len(people)) + BOSS * boss + UPGRADES * upgrades / (8 * len(people))
        return min(0.99, max(0.01, share))
