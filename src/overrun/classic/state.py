"""The whole position of a classic game as plain data."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from overrun.classic import steps
from overrun.core import State
from overrun.core.bounds import Count, ForEach, Number, SetOf, Word
from overrun.core.state import shallow
from overrun.skirmish.levels import LAST_SQUARE
from overrun.skirmish.numbers import (
    Card,
    CardName,
    CardOrNone,
    Character,
    Counts,
    Doors,
    EnemyCard,
    Horde,
    HowMany,
    Kind,
    Noise,
    Objectives,
    Seat,
    SkillName,
    SurvivorOrNobody,
    ZoneOrNowhere,
)

WALKER, FATTY, RUNNER, ABOMINATION = range(4)
ZOMBIES = ("walker", "fatty", "runner", "abomination")

EMPTY = -1  # an empty slot, an empty seat, nobody, nowhere
HANDS = 2

Fate = Literal["alive", "dead", "away"]
Phase = Literal["players", "zombies", "end"]


class Survivor(Struct):
    """A survivor in play. The first two slots are the hands, the others the reserve.

    `used` names everything of which there is only so much in a turn: free actions taken, the search, skills.
    """

    who: Character
    seat: Seat
    zone: ZoneOrNowhere
    experience: Annotated[int, Count(LAST_SQUARE)] = 0
    skills: tuple[SkillName, ...] = ()
    slots: list[CardOrNone] = []
    fate: Fate = "alive"
    car: Annotated[int, Number("car", or_none=True)] = EMPTY
    acted: bool = False
    actions: HowMany = 0
    gifts: HowMany = 0
    promised: HowMany = 0
    kills: HowMany = 0
    used: tuple[str, ...] = ()
    # A survivor who can be silent may choose to be heard.
    heard: bool = False


class Car(Struct):
    """A car: the first of its four seats is the driver's."""

    of: Annotated[str, Word("kind of car")]
    zone: ZoneOrNowhere
    seats: Annotated[list[SurvivorOrNobody], ForEach("seat in a car")]
    searched: bool = False
    supplies: list[Card] = []

    def copy(self) -> Car:
        return Car(self.of, self.zone, self.seats.copy(), self.searched, self.supplies.copy())


class Classic(State):
    """Everything that changes in a game. `horde` counts the zombies of each kind in each zone."""

    agenda: list[steps.AnyStep]
    survivors: list[Survivor] = []
    horde: Horde = []
    noise: Noise = []
    permanent_noise: Annotated[tuple[HowMany, ...], ForEach("zone", or_empty=True)] = ()
    # Sets of doors, buildings, tokens and cards are bitmasks.
    closed: Doors = 0
    opened: Annotated[int, SetOf("building")] = 0
    taken: Objectives = 0
    active_spawns: Annotated[int, SetOf("spawn zone")] = 0
    unloaded: Annotated[int, SetOf("card")] = 0
    first_spawn: Annotated[int, Number("spawn zone", or_none=True)] = EMPTY
    equipment_deck: list[Card] = []
    # So many cards on top of the equipment deck were put there by the mission, and everybody knows which.
    stacked: HowMany = 0
    equipment_discard: list[Card] = []
    aside: list[Card] = []
    # Cards that can never come back: pans and pimpmobile weapons once discarded, gear not dealt.
    out: list[Card] = []
    zombie_deck: list[EnemyCard] = []
    zombie_discard: list[EnemyCard] = []
    # Cards that lie under others: (rifle, scope).
    tucked: tuple[tuple[Card, Card], ...] = ()
    cars: list[Car] = []
    phase: Phase = "players"
    first_player: Seat = 0
    active: SurvivorOrNobody = EMPTY
    loud_zone: ZoneOrNowhere = EMPTY
    loud_by: SurvivorOrNobody = EMPTY
    # Cards that have been in some inventory, by kind, for missions that ask for finds.
    found: tuple[CardName, ...] = ()
    # Zombie kinds that ran short and are owed an activation, in the order in which they ran short.
    owed: tuple[Kind, ...] = ()
    # Zombies that left the board for good, by kind (mission 07).
    escaped: Counts = (0, 0, 0, 0)
    # What left the board with the survivors or cars (missions 06 and 09).
    saved_supplies: list[Card] = []
    # Colours of objective tokens that lie face down, and those already seen (mission 09).
    face_down: list[Annotated[str, Word("side of a token")]] = []
    conceded: bool = False

    def copy(self) -> Classic:
        twin = shallow(self)
        twin.agenda = self.agenda.copy()
        twin.survivors = list(map(shallow, self.survivors))
        for survivor in twin.survivors:
            survivor.slots = survivor.slots.copy()
        twin.horde = [kind.copy() for kind in self.horde]
        twin.noise = self.noise.copy()
        twin.equipment_deck = self.equipment_deck.copy()
        twin.equipment_discard = self.equipment_discard.copy()
        twin.aside = self.aside.copy()
        twin.out = self.out.copy()
        twin.zombie_deck = self.zombie_deck.copy()
        twin.zombie_discard = self.zombie_discard.copy()
        twin.cars = [car.copy() for car in self.cars]
        twin.saved_supplies = self.saved_supplies.copy()
        twin.face_down = self.face_down.copy()
        if self.rigged:
            twin.rigged = self.copied_rig()
        return twin
