"""What the zombies' next phase may do to somebody who stands somewhere."""

from __future__ import annotations

from overrun.agents.classic.scene import RUNNER, Person, Scene
from overrun.board import members

# What things cost, in the bot's own unit: a zone of progress is about 1.
WOUND = 6.0
DEATH = 30.0

# Zombies that a card brings on average, by danger level.
SPAWN = (1.3, 2.6, 3.6, 5.0)


class Threat:
    """Wounds and arrivals to expect in each zone, with everybody standing where they stand now."""

    __slots__ = ("_arrivals", "_runners", "scene")

    def __init__(self, scene: Scene):
        self.scene = scene
        self._arrivals: dict[int, float] = {}
        self._runners: dict[int, float] = {}

    def runners_near(self, zone: int) -> float:
        """Runners one step away: they come and still attack."""
        found = self._runners.get(zone)
        if found is None:
            horde = self.scene.horde
            found = 0.0
            for there in members(self.scene.graph.near[zone]):
                counts = horde.get(there)
                if counts is not None and counts[RUNNER]:
                    found += counts[RUNNER]
            self._runners[zone] = found
        return found

    def arrivals(self, zone: int) -> float:
        """Zombies that will stand here after the next phase without having attacked."""
        found = self._arrivals.get(zone)
        if found is None:
            scene = self.scene
            near = scene.graph.near
            found = 0.0
            for there in members(near[zone]):
                counts = scene.horde.get(there)
                if counts is not None:
                    found += sum(counts) - counts[RUNNER]
            found += self._runners_two_steps(zone)
            found += SPAWN[scene.danger] * scene.spawns.count(zone)
            self._arrivals[zone] = found
        return found

    def _runners_two_steps(self, zone: int) -> float:
        scene = self.scene
        ring = scene.graph.within(zone, 2) & ~scene.graph.within(zone, 1)
        total = 0.0
        for there, counts in scene.horde.items():
            if counts[RUNNER] and ring >> there & 1:
                total += counts[RUNNER]
        return total

    def wounds(self, zone: int, killed: float = 0.0) -> float:
        """Wounds for whoever stands in a zone, when so many of the zombies there are killed first."""
        counts = self.scene.horde.get(zone)
        wounds = 0.0
        if counts is not None:
            crowd = sum(counts)
            wounds = (crowd + counts[RUNNER]) * max(0.0, 1 - killed / crowd) if crowd else 0.0
        return wounds + self.runners_near(zone)

    def cost(self, person: Person, zone: int, killed: float = 0.0) -> float:
        """What it costs a survivor to end the turn in a zone."""
        scene = self.scene
        friends = [other for other in scene.alive if other.zone == zone and other is not person]
        support = sum(2.0 * other.power for other in friends if not other.acted)
        wounds = self.wounds(zone, killed)
        if wounds and support:
            wounds = max(0.0, wounds - 0.7 * support)
        staying = sum(1 for other in friends if other.acted) + 0.5 * sum(
            1 for other in friends if not other.acted
        )
        cost = pain(person, wounds / (1 + staying))
        arrivals = self.arrivals(zone)
        if arrivals:
            strength = 2.0 * person.power + 1.5 * sum(other.power for other in friends)
            cost += 0.15 * arrivals + 0.9 * max(0.0, arrivals - strength)
        return cost


def pain(person: Person, wounds: float) -> float:
    """The cost of wounds to expect for one survivor."""
    if wounds <= 0:
        return 0.0
    if person.health <= 1:
        return DEATH * min(1.0, wounds)
    return WOUND * min(1.0, wounds) + (DEATH - WOUND) * min(1.0, max(0.0, wounds - 1))
