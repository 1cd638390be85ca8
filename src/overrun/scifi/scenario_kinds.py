"""What a position laid out by hand may say. It is plain data in the set-up; `scenario.py` lays it out."""

from __future__ import annotations

from msgspec import Struct

from overrun.board import TokenEntry
from overrun.scifi.mission_kinds import Defeat, Goal, MissionRules
from overrun.skirmish.scenario import Doorway, Where


class Person(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A survivor: where, how experienced, with which skills, cards and tokens.

    `skills` come after the blue ones of the identity card, or alone with `own_skills=False`; the yellow ones
    come with the level, unless the survivor is `without` them; which orange and red ones experience has
    brought has to be said. A card in hand with others attached is written `"flamethrower+canister"`. `armour`
    is what is left of it. `used` is what there is only so much of in a turn and has been had (`search`,
    `door`, names of skills).
    """

    name: str
    at: Where
    seat: int = 0
    experience: int = 0
    laps: int = 0
    skills: tuple[str, ...] = ()
    own_skills: bool = True
    without: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()
    body: tuple[str, ...] = ()
    backpack: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    armour: int | None = None
    camouflaged: bool = False
    first_tank: bool = False
    actions: int | None = None
    acted: bool = False
    used: tuple[str, ...] = ()
    away: bool = False


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position. The board is the mission's, or a drawing; `start` says what happens next.

    In a `strict` one the dice, choices and cards that are laid out have to do. In a `quiet` one nothing
    spawns.
    """

    drawing: str = ""
    dark: str = ""
    pool: dict[str, int] = {}
    tokens: tuple[TokenEntry, ...] = ()
    goals: tuple[Goal, ...] = ()
    defeats: tuple[Defeat, ...] = ()
    rules: MissionRules | None = None
    people: tuple[Person, ...] = ()
    # Figures. The mission's own xenos are left out unless they are kept; its machines stand unless moved.
    xenos: tuple[tuple[Where, dict[str, int]], ...] = ()
    keep_mission_xenos: bool = False
    # Figures left in the box, and those that have left the game for good (samples).
    supply: dict[str, int] = {}
    kept: dict[str, int] = {}
    # Machines that stand elsewhere, or are added: id, zone, with an activation token or not.
    machines: tuple[tuple[str, Where, bool], ...] = ()
    # Scientists who stand elsewhere than at the start, by colour.
    scientists: tuple[tuple[str, Where], ...] = ()
    # The board. Doors are numbers or the two places beside them.
    noise: tuple[tuple[Where, int], ...] = ()
    open_doors: tuple[Doorway, ...] = ()
    closed_doors: tuple[Doorway, ...] = ()
    destroyed_doors: tuple[Doorway, ...] = ()
    door_tokens: int | None = None
    mold: tuple[Where, ...] = ()
    dead_mold: tuple[Where, ...] = ()
    # Zones from which the map's own mold is gone.
    no_mold: tuple[Where, ...] = ()
    pits: tuple[Where, ...] = ()
    filled_pits: tuple[Where, ...] = ()
    taken: tuple[Where, ...] = ()
    lost: tuple[Where, ...] = ()
    # Places of tokens that have been used up: prototypes, drones, thumpers, the exit's seal.
    spent: tuple[Where, ...] = ()
    # The colours of the objective tokens that still lie face down.
    face_down: tuple[str, ...] | None = None
    # Colours of spawn tokens that have woken up.
    awake: tuple[str, ...] = ()
    first_spawn: Where | None = None
    # What the mission has seen so far.
    done: tuple[str, ...] = ()
    crew: int | None = None
    samples: tuple[str, ...] = ()
    charges: tuple[str, ...] = ()
    reached: int = 0
    # Accesses that are welded (numbers, or their two places), spawn zones hit by a grenade this phase.
    welded: tuple[Doorway, ...] = ()
    grenaded: tuple[Where, ...] = ()
    # Decks and chance.
    equipment_top: tuple[str, ...] = ()
    equipment_only: bool = False
    xeno_top: tuple[int, ...] = ()
    xeno_only: bool = False
    dice: tuple[int, ...] = ()
    picks: tuple[int, ...] = ()
    first_player: int = 0
    start: str = "turn"
    active: str = ""
    strict: bool = False
    quiet: bool = False
