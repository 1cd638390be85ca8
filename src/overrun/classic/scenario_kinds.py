"""What a position laid out by hand may say. It is plain data in the set-up; `scenario.py` lays it out."""

from __future__ import annotations

from msgspec import Struct

from overrun.board import TokenEntry
from overrun.classic.mission_kinds import Goal, MissionRules
from overrun.classic.state import EMPTY
from overrun.skirmish.scenario import Doorway, Where


class Person(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A survivor: where, how experienced, with which skills and cards.

    `skills` are those beyond the blue one; the yellow one comes with the level, unless the survivor is
    `without` it; which orange and red ones experience has brought has to be said. `own_skills=False` leaves
    the identity card's skills out altogether. `used` is what there is only so much of in a turn and has been
    had (`search`, names of skills), `promised` counts the free actions that others have given for the turn.
    """

    name: str
    at: Where
    seat: int = 0
    experience: int = 0
    skills: tuple[str, ...] = ()
    own_skills: bool = True
    without: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()
    reserve: tuple[str, ...] = ()
    wounds: int = 0
    actions: int | None = None
    acted: bool = False
    used: tuple[str, ...] = ()
    promised: int = 0
    car: int = EMPTY
    driver: bool = False


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position. The board is the mission's, or a drawing; `start` says what happens next.

    In a `strict` one the dice, choices and cards that are laid out have to do. In a `quiet` one nothing
    spawns.
    """

    drawing: str = ""
    manholes: str = ""
    tokens: tuple[TokenEntry, ...] = ()
    goals: tuple[Goal, ...] = ()
    rules: MissionRules | None = None
    # Leave the mission's zombies, objectives and so on as they are; otherwise only doors, spawns and exits.
    people: tuple[Person, ...] = ()
    zombies: tuple[tuple[Where, dict[str, int]], ...] = ()
    keep_mission_zombies: bool = False
    # Figures left in the box, and those that have left the board for good.
    supply: dict[str, int] = {}
    escaped: dict[str, int] = {}
    first_spawn: Where | None = None
    noise: tuple[tuple[Where, int], ...] = ()
    # Doors are numbers or the two places beside them.
    open_doors: tuple[Doorway, ...] = ()
    closed_doors: tuple[Doorway, ...] = ()
    opened_buildings_of: tuple[Where, ...] = ()
    taken: tuple[Where, ...] = ()
    # What the tokens that lie face down show; without it, those already taken were neutral.
    face_down: tuple[str, ...] | None = None
    # Cars that stand elsewhere, and supplies stowed in them, by the car's number.
    cars: tuple[tuple[int, Where], ...] = ()
    stowed: tuple[tuple[int, tuple[str, ...]], ...] = ()
    equipment_top: tuple[str, ...] = ()
    equipment_only: bool = False
    zombie_top: tuple[int, ...] = ()
    zombie_only: bool = False
    unloaded: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    picks: tuple[int, ...] = ()
    first_player: int = 0
    start: str = "turn"
    active: str = ""
    strict: bool = False
    quiet: bool = False
