"""The position as the bot reads it: the public view, laid out for quick thinking."""

from __future__ import annotations

from typing import Any, NamedTuple

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.arms import Arm, Armoury
from overrun.board import Graph, Topology, mask_of
from overrun.scifi.abilities import together
from overrun.scifi.world import World
from overrun.skirmish.levels import LEVELS
from overrun.skirmish.skills import Abilities


class Intent(NamedTuple):
    """How much a step towards the aim, danger and searching count this round."""

    name: str
    pull: float = 1.0
    fear: float = 1.0
    search: float = 1.0


PLAIN = Intent("plain")


class Person:
    """A survivor, as everybody at the table sees him."""

    def __init__(self, index: int, seen: dict[str, Any], world: World, armoury: Armoury):
        self.index = index
        self.id: str = seen["id"]
        self.zone: int = seen["zone"]
        self.armour: int = seen["armour"]
        self.base: int = seen["base_armour"]
        self.xp: int = seen["experience"]
        self.level: int = LEVELS.index(seen["level"])
        self.soldier = seen["type"] == "soldier"
        self.acted: bool = seen["acted"]
        # Xenos do not care for somebody who is camouflaged.
        self.hidden: bool = seen["camouflaged"]
        self.stealthy = "camouflage" in seen["skills"]
        self.actions: int = seen["actions"] + seen["gifts"]
        self.free: dict[str, int] = seen["free"]
        self.used: list[str] = seen["used"]
        self.tokens: list[str] = seen["tokens"]
        self.hands = [card for card in seen["hands"] if card]
        self.body: tuple[str, ...] = tuple(card["kind"] for card in seen["body"] if card)
        self.backpack: tuple[str, ...] = tuple(card["kind"] for card in seen["backpack"] if card)
        self.room = sum(card is None for card in seen["backpack"])
        self.able: Abilities = together(tuple(seen["skills"]))
        self.oxygen = any(world.kinds[card].oxygen for card in self.body)
        self.wards = sum(world.kinds[card].prevents_damage for card in self.body)
        self.arms: tuple[Arm, ...] = armoury.arms(self.hands, self.able)
        self.power = max((arm.hits for arm in self.arms), default=0.0)

    @property
    def cards(self) -> tuple[str, ...]:
        """Everything carried, attached cards too."""
        hands = [kind for card in self.hands for kind in (card["kind"], *card.get("attached", ()))]
        return (*hands, *self.body, *self.backpack)

    @property
    def spare(self) -> int:
        """How much damage this one can take and live."""
        return self.armour - 1 + self.wards

    def searches(self, world: World) -> bool:
        """Whether this one may search any room."""
        drone = any(world.kinds[card["kind"]].searches_rooms for card in self.hands)
        drone = drone or any(world.kinds[card].searches_rooms for card in self.body)
        return not self.soldier or drone


class Ground:
    """The board as it is now."""

    def __init__(self, world: World, view: dict[str, Any]):
        self.world = world
        self.view = view
        self.closed = mask_of(view["closed_doors"])
        self.sealed = mask_of(view["sealed_doors"]) | mask_of(view["welded_doors"])
        removed = mask_of(place.id for place in world.board.placements if place.tile in view["removed_tiles"])
        mold, dead = mask_of(view["mold"]), mask_of(view["dead_mold"])
        pits = mask_of(view["pits"]) | mask_of(view["filled_pits"])
        self.spoiled = mold | dead | pits
        self.topology = Topology(self.closed, mold, dead, pits, removed)
        # Xenos break doors down, so only sealed ones keep them out.
        self.swarm: Graph = world.graph(self.topology.ignoring_doors(but=self.sealed))


class Scene(Ground):
    """One position. `horde[zone]` counts the xenos of every kind of the world; only zones with any."""

    def __init__(self, world: World, view: dict[str, Any], intent: Intent, armoury: Armoury):
        super().__init__(world, view)
        self.armoury = armoury
        self.intent = intent
        self.round: int = view["round"]
        self.danger = LEVELS.index(view["danger"])
        self.people = [
            Person(index, seen, world, self.armoury) if seen["fate"] == "alive" else None
            for index, seen in enumerate(view["survivors"])
        ]
        self.alive = [person for person in self.people if person is not None]
        self.graph: Graph = world.graph(self.topology)
        self.inside: Graph = world.graph(self.topology.without_airlocks())
        self._searchable: dict[int, int] = {}
        self.horde: dict[int, tuple[float, ...]] = {}
        self.crowd: dict[int, float] = {}
        # How much the xenos of a zone count for: a tank is worse than a worker.
        self.bulk: dict[int, float] = {}
        kinds = [(figure.id, size(figure.type)) for figure in world.figures]
        for group in view["xenos"]:
            counts = [group.get(kind, 0) for kind, _ in kinds]
            zone = group["zone"]
            self.horde[zone] = tuple(counts)
            self.crowd[zone] = sum(counts)
            self.bulk[zone] = sum([group[kind] * bulk for kind, bulk in kinds if kind in group])
        # What deals more in one attack than anybody can bear: zone, kind and number.
        self.brutes = self.find_brutes()
        self.noise: dict[int, int] = {int(zone): count for zone, count in view["noise"].items()}
        self.spawns: list[int] = [spawn["zone"] for spawn in view["spawns"] if spawn["active"]]
        self.exits = mask_of(view["exits"])
        self.goals: dict[str, bool] = view["goals"]
        # Machines that shoot at survivors: the zones in range, and the hits and damage to expect of them.
        self.guns: list[tuple[int, float]] = []
        for machine in view["machines"]:
            shot = world.machines[machine["id"]].ranged
            if machine["hostile"] and machine["zone"] >= 0 and shot is not None:
                hits = shot.dice * (7 - shot.accuracy) / 6
                self.guns.append((self.graph.in_range(machine["zone"], *shot.range), hits * shot.damage))
        active = view["active"]
        self.me: Person | None = self.people[active] if active >= 0 else None

    def find_brutes(self) -> list[tuple[int, int, float]]:
        """Where abominations are."""
        figures = self.world.figures
        return [
            (zone, kind, count)
            for zone, counts in self.horde.items()
            for kind, count in enumerate(counts)
            if count and figures[kind].type == "abomination"
        ]

    def named(self, name: str) -> Person:
        """The survivor with this id."""
        return next(person for person in self.alive if person.id == name)

    def at(self, zone: int) -> list[Person]:
        """The survivors in a zone."""
        return [person for person in self.alive if person.zone == zone]

    def walks(self, person: Person) -> Graph:
        """The board as somebody can walk it: outside only with oxygen."""
        return self.graph if person.oxygen else self.inside

    def searchable(self, person: Person) -> int:
        """The zones that somebody may search."""
        if person.index not in self._searchable:
            world = self.world
            rooms = world.board.rooms & ~self.spoiled
            self._searchable[person.index] = rooms if person.searches(world) else rooms & world.security_rooms
        return self._searchable[person.index]

    def weight(self, zone: int) -> float:
        """How much the xenos of a zone count for."""
        return sum(
            count * (figure.attack if figure.actions == 1 else 2)
            for count, figure in zip(self.horde.get(zone, ()), self.world.figures, strict=False)
        )


def size(kind: str) -> float:
    """How many ordinary xenos one of a type counts for."""
    return w.TANK if kind == "tank" else w.BRUTE if kind == "abomination" else 1.0
