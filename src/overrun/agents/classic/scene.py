"""The position as the bot reads it: the public view, laid out for quick thinking."""

from __future__ import annotations

from typing import Any

from overrun.agents.classic import weights as w
from overrun.agents.classic.arms import Arm
from overrun.agents.classic.hands import Armoury
from overrun.board import Graph, mask_of
from overrun.classic.abilities import together
from overrun.classic.state import ZOMBIES
from overrun.classic.world import World
from overrun.skirmish.levels import LEVELS
from overrun.skirmish.skills import Abilities

RUNNER = 2
ABOMINATION = 3
# Zombies that a card brings on average, by danger level.
SPAWN = (1.0, 1.9, 2.9, 4.9)
OPENERS = 2  # of the team: so many keep what opens doors in hand


class Person:
    """A survivor, as everybody at the table sees him."""

    __slots__ = (
        "able",
        "acted",
        "actions",
        "arms",
        "beside_friends",
        "car",
        "cards",
        "free",
        "hands",
        "id",
        "index",
        "keeps_opener",
        "level",
        "power",
        "reserve",
        "seat",
        "slayer",
        "stakes",
        "unloaded",
        "used",
        "wounds",
        "xp",
        "zone",
    )

    def __init__(self, index: int, seen: dict[str, Any], armoury: Armoury):
        self.index = index
        self.id: str = seen["id"]
        self.seat: int = seen["seat"]
        self.zone: int = seen["zone"]
        self.xp: int = seen["experience"]
        self.level: int = LEVELS.index(seen["level"])
        self.wounds: int = seen["wounds"]
        self.acted: bool = seen["acted"]
        self.actions: int = seen["actions"] + seen["gifts"]
        self.free: dict[str, int] = seen["free"]
        self.used: list[str] = seen["used"]
        self.car: int = seen["car"]
        self.hands: tuple[str, ...] = tuple(card["kind"] for card in seen["hands"] if card)
        self.reserve: tuple[str, ...] = tuple(card["kind"] for card in seen["reserve"] if card)
        self.cards = self.hands + self.reserve
        self.unloaded = tuple(card["kind"] for card in seen["hands"] if card and "unloaded" in card)
        self.able: Abilities = together(tuple(seen["skills"]))
        self.arms: tuple[Arm, ...] = armoury.arms(self.hands, self.unloaded, self.able)
        # Whether it falls to this one to have something in hand that opens doors.
        self.keeps_opener = False
        # How much it matters that this one lives.
        self.stakes = 1.0
        # Whether something carried kills an abomination.
        self.slayer = "molotov" in self.cards
        # Hits to expect of an action with the best weapon in hand.
        self.power = max((arm.hits for arm in self.arms), default=0.0)
        # The same where friends stand, whom a shot would hit first.
        self.beside_friends = max((arm.hits for arm in self.arms if arm.chooses), default=0.0)

    @property
    def health(self) -> int:
        """How many wounds kill."""
        return 2 - self.wounds

    def opens(self, world: World) -> bool:
        """Whether something in hand opens doors."""
        return any(world.kinds[card].opens_doors for card in self.hands)

    def could_open(self, world: World) -> bool:
        """Whether something carried opens doors."""
        return any(world.kinds[card].opens_doors for card in self.cards)


class Scene:
    """One position. `horde[zone]` counts walkers, fatties, runners, abominations; only zones with any."""

    __slots__ = (
        "alive",
        "all_must_live",
        "armoury",
        "closed",
        "crowd",
        "danger",
        "goals",
        "graph",
        "horde",
        "me",
        "noise",
        "objectives",
        "people",
        "phase",
        "round",
        "shortage",
        "spawns",
        "view",
        "world",
    )

    def __init__(self, world: World, view: dict[str, Any], armoury: Armoury):
        self.armoury = armoury
        self.world = world
        self.view = view
        self.round: int = view["round"]
        self.phase: str = view["phase"]
        self.closed = mask_of(view["closed_doors"])
        self.graph: Graph = world.graph(self.closed)
        self.danger = LEVELS.index(view["danger"])
        self.people = [
            Person(index, seen, armoury) if seen["fate"] == "alive" else None
            for index, seen in enumerate(view["survivors"])
        ]
        self.alive = [person for person in self.people if person is not None]
        openers = [person for person in self.alive if person.could_open(world)]
        openers.sort(key=lambda person: (not person.opens(world), person.wounds))
        for person in openers[:OPENERS]:
            person.keeps_opener = True
        # Whether the mission is lost with the first who dies. Then time is short: every round may be the one.
        self.all_must_live = any(goal.kind == "survivors-away" for goal in world.mission.goal)
        if self.all_must_live:
            for person in self.alive:
                person.stakes = w.EVERYBODY_COUNTS
        self.horde: dict[int, tuple[float, ...]] = {
            group["zone"]: tuple(group.get(kind, 0) for kind in ZOMBIES) for group in view["zombies"]
        }
        self.crowd: dict[int, float] = {zone: sum(counts) for zone, counts in self.horde.items()}
        self.noise: dict[int, int] = {int(zone): count for zone, count in view["noise"].items()}
        self.objectives: list[int] = view["objectives"]
        self.spawns = [spawn["zone"] for spawn in view["spawns"] if spawn["active"]]
        self.goals: dict[str, bool] = view["goals"]
        # How likely the walkers run short in the next phase: then all of them act again.
        coming = SPAWN[self.danger] * len(self.spawns)
        left = float(view["supply"]["walker"])
        self.shortage = min(1.0, max(0.0, 1.5 - left / coming)) if coming else 0.0
        active = view["active"]
        self.me: Person | None = self.people[active] if active >= 0 else None

    def named(self, name: str) -> Person:
        """The survivor with this id."""
        return next(person for person in self.alive if person.id == name)

    def at(self, zone: int) -> list[Person]:
        """The survivors in a zone."""
        return [person for person in self.alive if person.zone == zone]
