"""The position as the bot reads it, laid out for quick thinking."""

from __future__ import annotations

from typing import NamedTuple

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.arms import Arm, Armoury
from overrun.agents.scifi.held import Held
from overrun.board import Graph, Topology, members
from overrun.scifi.abilities import able, free_actions
from overrun.scifi.actions.noise import noisy_zones
from overrun.scifi.actions.search import any_room
from overrun.scifi.common import attached_to, danger, kind_of, level, spoiled, topology
from overrun.scifi.missions.goals import colour_shown, progress
from overrun.scifi.state import BACKPACK, BODY, EMPTY, SciFi
from overrun.scifi.world import Look, World
from overrun.skirmish.dice import chance_of_hit
from overrun.skirmish.payment import free_left, ordinary
from overrun.skirmish.people import infested
from overrun.skirmish.skills import Abilities
from overrun.skirmish.words import SEARCHED, Free


class Intent(NamedTuple):
    """How much a step towards the aim, danger and searching count this round."""

    name: str
    pull: float = 1.0
    fear: float = 1.0
    search: float = 1.0


PLAIN = Intent("plain")


class Token(NamedTuple):
    """An objective on the board; one that lies face down shows no colour."""

    number: int
    zone: int
    colour: str


class Person:
    """A survivor, as everybody at the table sees him."""

    def __init__(self, index: int, look: Look, armoury: Armoury):
        world, survivor = look.world, look.state.survivors[index]
        self.index = index
        self.id = world.cast[survivor.who].id
        self.zone = survivor.zone
        self.armour = survivor.armour
        self.xp = survivor.experience
        self.level = level(survivor)
        self.acted = survivor.acted
        # Xenos do not care for somebody who is camouflaged.
        self.hidden = survivor.camouflaged
        self.stealthy = "camouflage" in survivor.skills
        self.actions = ordinary(survivor)
        free = free_actions(look, index)
        self.free: dict[Free, int] = {kind: free_left(survivor, free, kind) for kind in free}
        self.may_search = not SEARCHED.on(survivor)
        self.searches_any_room = any_room(look, index)
        self.tokens = survivor.tokens
        self.first_tank = survivor.first_tank != EMPTY
        self.hands = [held(look, card) for card in survivor.slots[:2] if card != EMPTY]
        self.body = kinds_of(look, [survivor.slots[slot] for slot in BODY])
        self.backpack = kinds_of(look, [survivor.slots[slot] for slot in BACKPACK])
        self.room = sum([survivor.slots[slot] == EMPTY for slot in BACKPACK])
        self.able: Abilities = able(look, index)
        self.oxygen = any(world.kinds[card].oxygen for card in self.body)
        self.wards = sum([world.kinds[card].prevents_damage for card in self.body])
        self.arms: tuple[Arm, ...] = armoury.arms(self.hands, self.able)
        self.power = max([arm.hits for arm in self.arms], default=0.0)

    @property
    def cards(self) -> tuple[str, ...]:
        """Everything carried, attached cards too."""
        return (
            *[kind for card in self.hands for kind in (card.kind, *card.ammo)],
            *self.body,
            *self.backpack,
        )

    @property
    def spare(self) -> int:
        """How much damage this one can take and live."""
        return self.armour - 1 + self.wards


def held(look: Look, card: int) -> Held:
    """A card in hand."""
    ammo = [kind_of(look, under).id for under in attached_to(look.state, card)]
    return Held(kind_of(look, card).id, tuple(ammo))


def kinds_of(look: Look, cards: list[int]) -> tuple[str, ...]:
    """The kinds of the cards in some slots."""
    return tuple([kind_of(look, card).id for card in cards if card != EMPTY])


class Ground:
    """The board as it is now."""

    def __init__(self, look: Look):
        self.look = look
        self.world: World = look.world
        self.state: SciFi = look.state
        self.sealed = look.state.sealed
        self.spoiled = spoiled(look.state)
        self.topology: Topology = topology(look.state)
        # Xenos break doors down, so only sealed ones keep them out.
        self.swarm: Graph = self.world.graph(self.topology.ignoring_doors(but=self.sealed))


class Situation(Ground):
    """One position. `horde[zone]` counts the xenos of every kind of the world; only zones with any."""

    def __init__(self, look: Look, intent: Intent, armoury: Armoury):
        super().__init__(look)
        world, state = look.world, look.state
        self.armoury = armoury
        self.intent = intent
        self.round = state.round
        self.danger = danger(state)
        self.people = [
            Person(index, look, armoury) if survivor.fate == "alive" else None
            for index, survivor in enumerate(state.survivors)
        ]
        self.alive = [person for person in self.people if person is not None]
        self.graph: Graph = world.graph(self.topology)
        self.inside: Graph = world.graph(self.topology.without_airlocks())
        self.horde: dict[int, tuple[float, ...]] = {}
        self.crowd: dict[int, float] = {}
        # How much the xenos of a zone count for: a tank is worse than a worker.
        self.bulk: dict[int, float] = {}
        sizes = [size(figure.type) for figure in world.figures]
        for zone in members(infested(state)):
            counts = [kind[zone] for kind in state.horde]
            self.horde[zone] = tuple(counts)
            self.crowd[zone] = sum(counts)
            self.bulk[zone] = sum([count * bulk for count, bulk in zip(counts, sizes, strict=True) if count])
        # What deals more in one attack than anybody can bear: zone, kind and number.
        self.brutes = self.find_brutes()
        self.noise = noisy_zones(look)
        self.spawns = [spawn.zone for spawn in state.spawns if spawn.state == "active"]
        self.exits = world.exits
        self.goals = progress(look)
        gone = state.taken | state.lost
        self.objectives = [
            Token(number, token.zone, colour_shown(look, number))
            for number, token in enumerate(world.objectives)
            if not gone >> number & 1
        ]
        # Machines that shoot at survivors: the zones in range, and the hits and damage to expect of them.
        self.guns: list[tuple[int, float]] = []
        for machine in state.machines:
            shot = world.machines[machine.of].ranged
            if machine.hostile and machine.zone >= 0 and shot is not None:
                hits = shot.dice * chance_of_hit(shot.accuracy, 0)
                self.guns.append((self.graph.in_range(machine.zone, *shot.range), hits * shot.damage))
        self.me: Person | None = self.people[state.active] if state.active != EMPTY else None

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
        rooms = self.world.board.rooms & ~self.spoiled
        return rooms if person.searches_any_room else rooms & self.world.security_rooms

    def weight(self, zone: int) -> float:
        """How much the xenos of a zone count for."""
        return sum(
            count * (figure.attack if figure.actions == 1 else 2)
            for count, figure in zip(self.horde.get(zone, ()), self.world.figures, strict=False)
        )


def size(kind: str) -> float:
    """How many ordinary xenos one of a type counts for."""
    return w.TANK if kind == "tank" else w.BRUTE if kind == "abomination" else 1.0
