"""The whole position of a Gear Up game as plain data.

Everything that can be hit has a number: zombie cards first, then the bodies of the Boss. `crossed` and `slot`
are lists by that number.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from overrun.core import State
from overrun.core.bounds import Count, ForEach, Number, SetOf
from overrun.core.state import shallow
from overrun.gearup import steps

NOBODY = -1
NOTHING = -1
FAR = 3  # the slot farthest from the survivor, where zombies arrive
TURNS = 9
LONG_AGO = -9

HowMany = Annotated[int, Count()]
Zombie = Annotated[int, Number("zombie")]
Target = Annotated[int, Number("target")]
TurnCardNumber = Annotated[int, Number("turn card")]
BossCardNumber = Annotated[int, Number("boss card")]
CompanionNumber = Annotated[int, Number("companion")]

# How far a survivor is in the attack step, as it is stored; `stage.py` says what that means.
READY, DRAWING, AGAIN, AMMO, DONE = range(5)
OWN_WEAPON = -1


class Survivor(Struct):
    """A dashboard, and what its owner is doing in the attack step. All parts are values: copying is cheap.

    Names and order of the fields are those of all records and stored positions, whose hashes hold them.
    """

    who: Annotated[int, Number("seat")]
    lost: HowMany = 0  # Health crossed off
    armor: HowMany = 0  # outlined
    armor_used: HowMany = 0
    ammo: HowMany = 0
    ammo_used: HowMany = 0
    unlocked: Annotated[tuple[Annotated[int, Count(2)], ...], ForEach("weapon")] = ()  # upgrades by Weapon
    frenzy: Annotated[tuple[HowMany, ...], ForEach("weapon")] = (0, 0, 0, 0)  # circles crossed off by Weapon
    kills: HowMany = 0  # zombies killed here in this turn

    # `stage.py` makes one value of all these but `weapon_used`. `drawn`, `second`, `hit` and `critical` stay
    # as the last activation of the turn has left them.
    stage: Annotated[int, Count(DONE)] = READY
    weapon_used: bool = False
    tool: Annotated[int, Number("companion", or_none=True)] = OWN_WEAPON
    left: HowMany = 0
    drawn: HowMany = 0
    pending: tuple[Target, ...] = ()
    aim: Annotated[int, Number("target", or_none=True)] = NOTHING
    second: bool = False
    hit: tuple[Target, ...] = ()
    critical: bool = False
    spared: bool = False


class GearUp(State):
    """Everything that changes in a game. Face-down piles have their top card at the end."""

    agenda: list[steps.AnyStep]
    survivors: Annotated[list[Survivor], ForEach("seat")] = []
    street: Annotated[list[list[Zombie]], ForEach("seat")] = []  # the zombies in front of each survivor
    slot: Annotated[list[Annotated[int, Count(FAR)]], ForEach("zombie")] = []
    crossed: Annotated[list[Annotated[int, SetOf("square")]], ForEach("target")] = []
    turn: Annotated[int, Count(TURNS)] = 0
    boss_at: Annotated[int, Number("seat", or_none=True)] = NOBODY
    # The turn in which the Skill icon was seen last.
    skill_turn: Annotated[int, Count(TURNS, least=LONG_AGO)] = LONG_AGO
    circles: HowMany = 0  # crossed off on the Boss's track
    # Cards
    regular_deck: list[Zombie] = []
    special_deck: list[Zombie] = []
    regular_discard: list[Zombie] = []
    special_discard: list[Zombie] = []
    turn_row: list[TurnCardNumber] = []
    turn_aside: list[TurnCardNumber] = []
    turns_seen: list[TurnCardNumber] = []
    spawn_row: list[Annotated[int, Number("spawn card")]] = []
    phase_1: list[BossCardNumber] = []
    phase_2: list[BossCardNumber] = []
    # Spawn cards in round 1, Boss cards in round 2.
    cards_seen: list[Annotated[int, Number("card below")]] = []
    arrivals: list[Zombie] = []  # zombies on the table, to be given to somebody
    # A lone survivor's Companions
    companions: tuple[CompanionNumber, ...] = ()
    tired: tuple[CompanionNumber, ...] = ()  # those face down
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
