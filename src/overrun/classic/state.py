"""The whole position of a classic game as plain data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from overrun.classic import steps
from overrun.core import State
from overrun.core.state import shallow

WALKER, FATTY, RUNNER, ABOMINATION = range(4)
ZOMBIES = ("walker", "fatty", "runner", "abomination")

EMPTY = -1  # an empty slot, an empty seat, nobody, nowhere
HANDS = 2

Fate = Literal["alive", "dead", "away"]


class Survivor(Struct):
    """A survivor in play. The first two slots are the hands, the others the reserve.

    `used` names everything of which there is only so much in a turn: free actions taken, the search, skills.
    """

    who: int
    seat: int
    zone: int
    experience: int = 0
    skills: tuple[str, ...] = ()
    slots: list[int] = []
    fate: Fate = "alive"
    car: int = EMPTY
    acted: bool = False
    actions: int = 0
    gifts: int = 0
    promised: int = 0
    kills: int = 0
    used: tuple[str, ...] = ()
    # A survivor who can be silent may choose to be heard.
    heard: bool = False


class Car(Struct):
    """A car: the first of its four seats is the driver's."""

    of: str
    zone: int
    seats: list[int]
    searched: bool = False
    supplies: list[int] = []

    def copy(self) -> Car:
        return Car(self.of, self.zone, self.seats.copy(), self.searched, self.supplies.copy())


class Classic(State):
    """Everything that changes in a game. `horde` counts the zombies of each kind in each zone."""

    agenda: list[steps.AnyStep]
    survivors: list[Survivor] = []
    horde: list[list[int]] = []
    noise: list[int] = []
    permanent_noise: tuple[int, ...] = ()
    # Sets of doors, buildings, tokens and cards are bitmasks.
    closed: int = 0
    opened: int = 0
    taken: int = 0
    active_spawns: int = 0
    unloaded: int = 0
    first_spawn: int = EMPTY
    equipment_deck: list[int] = []
    # So many cards on top of the equipment deck were put there by the mission, and everybody knows which.
    stacked: int = 0
    equipment_discard: list[int] = []
    aside: list[int] = []
    # Cards that can never come back: pans and pimpmobile weapons once discarded, gear not dealt.
    out: list[int] = []
    zombie_deck: list[int] = []
    zombie_discard: list[int] = []
    # Cards that lie under others: (rifle, scope).
    tucked: tuple[tuple[int, int], ...] = ()
    cars: list[Car] = []
    phase: str = "players"
    first_player: int = 0
    active: int = EMPTY
    loud_zone: int = EMPTY
    loud_by: int = EMPTY
    # Cards that have been in some inventory, by kind, for missions that ask for finds.
    found: tuple[str, ...] = ()
    # Zombie kinds that ran short and are owed an activation, in the order in which they ran short.
    owed: tuple[int, ...] = ()
    # Zombies that left the board for good, by kind (mission 07).
    escaped: tuple[int, ...] = (0, 0, 0, 0)
    # What left the board with the survivors or cars (missions 06 and 09).
    saved_supplies: list[int] = []
    # Colours of objective tokens that lie face down, and those already seen (mission 09).
    face_down: list[str] = []
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
