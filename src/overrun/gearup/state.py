"""The whole position of a Gear Up game as plain data.

Everything that can be hit has a number: zombie cards first, then the bodies of the Boss. `crossed` and `slot`
are lists by that number.
"""

from __future__ import annotations

from msgspec import Struct

from overrun.core import State
from overrun.core.state import shallow
from overrun.gearup import steps

NOBODY = -1
NOTHING = -1
FAR = 3  # the slot farthest from the survivor, where zombies arrive
TURNS = 9
LONG_AGO = -9

# How far a survivor is in the attack step, as it is stored; `stage.py` says what that means.
READY, DRAWING, AGAIN, AMMO, DONE = range(5)
OWN_WEAPON = -1


class Survivor(Struct):
    """A dashboard, and what its owner is doing in the attack step. All parts are values: copying is cheap.

    Names and order of the fields are those of all records and stored positions, whose hashes hold them.
    """

    who: int
    lost: int = 0  # Health crossed off
    armor: int = 0  # outlined
    armor_used: int = 0
    ammo: int = 0
    ammo_used: int = 0
    unlocked: tuple[int, ...] = ()  # upgrades by Weapon
    frenzy: tuple[int, ...] = (0, 0, 0, 0)  # circles crossed off by Weapon
    kills: int = 0  # zombies killed here in this turn

    # `stage.py` makes one value of all these but `weapon_used`. `drawn`, `second`, `hit` and `critical` stay
    # as the last activation of the turn has left them.
    stage: int = READY
    weapon_used: bool = False
    tool: int = OWN_WEAPON
    left: int = 0
    drawn: int = 0
    pending: tuple[int, ...] = ()
    aim: int = NOTHING
    second: bool = False
    hit: tuple[int, ...] = ()
    critical: bool = False
    spared: bool = False


class GearUp(State):
    """Everything that changes in a game. Face-down piles have their top card at the end."""

    agenda: list[steps.AnyStep]
    survivors: list[Survivor] = []
    street: list[list[int]] = []  # the zombies in front of each survivor
    slot: list[int] = []
    crossed: list[int] = []
    turn: int = 0
    boss_at: int = NOBODY
    skill_turn: int = LONG_AGO  # the turn in which the Skill icon was seen last
    circles: int = 0  # crossed off on the Boss's track
    # Cards
    regular_deck: list[int] = []
    special_deck: list[int] = []
    regular_discard: list[int] = []
    special_discard: list[int] = []
    turn_row: list[int] = []
    turn_aside: list[int] = []
    turns_seen: list[int] = []
    spawn_row: list[int] = []
    phase_1: list[int] = []
    phase_2: list[int] = []
    cards_seen: list[int] = []  # Spawn cards in round 1, Boss cards in round 2
    arrivals: list[int] = []  # zombies on the table, to be given to somebody
    # A lone survivor's Companions
    companions: tuple[int, ...] = ()
    tired: tuple[int, ...] = ()  # those face down
    called: bool = False  # one was called in this turn

    def copy(self) -> GearUp:
        twin = shallow(self)
        twin.agenda = self.agenda.copy()
        twin.survivors = [shallow(survivor) for survivor in self.survivors]
        twin.street = [cards.copy() for cards in self.street]
        twin.slot = self.slot.copy()
        twin.crossed = self.crossed.copy()
        twin.regular_deck = self.regular_deck.copy()
        twin.special_deck = self.special_deck.copy()
        twin.regular_discard = self.regular_discard.copy()
        twin.special_discard = self.special_discard.copy()
        twin.turn_row = self.turn_row.copy()
        twin.turn_aside = self.turn_aside.copy()
        twin.turns_seen = self.turns_seen.copy()
        twin.spawn_row = self.spawn_row.copy()
        twin.phase_1 = self.phase_1.copy()
        twin.phase_2 = self.phase_2.copy()
        twin.cards_seen = self.cards_seen.copy()
        twin.arrivals = self.arrivals.copy()
        if self.rigged:
            twin.rigged = self.copied_rig()
        return twin
