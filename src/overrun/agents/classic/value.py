"""How good an undecided position of the classic game is, for agents that look ahead."""

from __future__ import annotations

from math import exp
from typing import Any

from overrun.agents.classic.aims import Plan
from overrun.agents.classic.atlas import FAR, Atlas
from overrun.agents.classic.hands import Armoury
from overrun.agents.classic.scene import Scene
from overrun.agents.classic.threat import Threat
from overrun.classic.world import World

# What counts, in units that add up; `SLOPE` turns the sum into a share between 0 and 1.
GOALS = 6.0
TOKENS = 4.0
WAY = 0.05
LIFE = 2.0
WOUND = 0.5
ARMS = 0.3
FEAR = 0.02
DANGER = 0.25
SLOPE = 0.35


class ClassicValue:
    """Goals reached, tokens taken and the way still to go; lives, wounds, weapons and what threatens them."""

    __slots__ = ("_armoury", "_atlas", "_world")

    def __init__(self, world: World):
        self._world = world
        self._atlas = Atlas(world)
        self._armoury = Armoury(world.kinds)

    def __call__(self, view: dict[str, Any]) -> float:
        if view["hopeless"]:
            return 0.0
        scene = Scene(self._world, view, self._armoury)
        plan = Plan(scene, self._atlas)
        goals = list(scene.goals.values())
        tokens = len(self._world.objectives)
        score = GOALS * sum(goals) / len(goals)
        score += TOKENS * (1 - len(scene.objectives) / tokens) if tokens else 0.0
        score -= DANGER * scene.danger
        for person in scene.alive:
            way = plan.field(plan.aim(person))[person.zone]
            score -= WAY * min(way, FAR / 4)
            score += LIFE * person.stakes - WOUND * person.wounds + ARMS * min(person.power, 3.0)
            score -= FEAR * Threat(scene, person).cost(person.zone)
        lost = len(view["survivors"]) - len(scene.alive)
        return 1 / (1 + exp(-SLOPE * (score - LIFE * lost - len(scene.alive))))
