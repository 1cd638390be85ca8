"""The whole position of a science-fiction game as plain data."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from overrun.core import State
from overrun.core.bounds import Count, Number, SetOf, Word
from overrun.core.state import shallow
from overrun.scifi import steps
from overrun.skirmish.levels import LAST_SQUARE, LEVELS
from overrun.skirmish.numbers import (
    Card,
    CardOrNone,
    Character,
    Counts,
    Doors,
    EnemyCard,
    Horde,
    HowMany,
    Noise,
    Objectives,
    Seat,
    SkillName,
    SurvivorOrNobody,
    Zone,
    ZoneOrNowhere,
    Zones,
)

EMPTY = -1  # an empty slot, an empty seat, nobody, nowhere

# The nine slots of a dashboard.
HANDS = range(2)
BODY = range(2, 4)
BACKPACK = range(4, 9)
SLOTS = 9

# What `used` names that there is once in a xenos' phase: no further turn brings it back.

Fate = Literal["alive", "dead", "away"]
SpawnState = Literal["active", "asleep"]
Phase = Literal["players", "xenos", "end"]
Colour = Annotated[str, Word("colour")]


class Survivor(Struct):
    """A survivor in play.

    `used` names everything of which there is only so much in a turn: free actions taken, the search, the
    door, skills. `laps` counts how often the experience bar was run through (ultrared mode); who has run
    through it once is at red for good. `tokens` are objective tokens on the identity card, by colour: remotes
    and what a mission lets survivors carry.
    """

    who: Character
    seat: Seat
    zone: ZoneOrNowhere
    armour: HowMany = 0
    base_armour: HowMany = 0
    experience: Annotated[int, Count(LAST_SQUARE)] = 0
    laps: HowMany = 0
    skills: tuple[SkillName, ...] = ()
    slots: list[CardOrNone] = []
    tokens: tuple[Colour, ...] = ()
    fate: Fate = "alive"
    acted: bool = False
    actions: HowMany = 0
    gifts: HowMany = 0
    used: tuple[str, ...] = ()
    # Free actions won within this turn, by kind.
    extra: tuple[str, ...] = ()
    # The modes ("melee", "ranged") of the combat actions taken in a row, for skills that grow with them.
    streak: tuple[Annotated[str, Word("mode")], ...] = ()
    camouflaged: bool = False
    # The starting tank of a mission that takes it away again, while it is still there.
    first_tank: CardOrNone = EMPTY


class Machine(Struct):
    """A bot or a sentry gun: nowhere once destroyed or gone. Active ones count as survivors for xenos."""

    of: Annotated[str, Word("machine")]
    zone: ZoneOrNowhere
    active: bool = False
    hostile: bool = False
    fate: Fate = "alive"


class Scientist(Struct):
    """Somebody who walks to the exit without a turn of their own; any damage eliminates them."""

    colour: Colour
    zone: ZoneOrNowhere
    fate: Fate = "alive"


class Spawn(Struct, frozen=True):
    """A spawn token. One that lies face down (`hidden`) shows its colour only when it is removed."""

    zone: Zone
    colour: Colour
    state: SpawnState = "active"
    hidden: bool = False


class SciFi(State):
    """Everything that changes in a game. `horde` counts the xenos of each kind of the world in each zone."""

    agenda: list[steps.AnyStep]
    survivors: list[Survivor] = []
    machines: list[Machine] = []
    scientists: list[Scientist] = []
    horde: Horde = []
    noise: Noise = []
    # Doors are sets of the board's door openings. A closed token lies on `closed`, a destroyed one on
    # `destroyed`; `coloured` are the openings on which the mission's own coloured token (closed or destroyed)
    # lies, `sealed` those that nobody can open or destroy. `door_tokens` are the neutral tokens in reserve.
    closed: Doors = 0
    destroyed: Doors = 0
    coloured: Doors = 0
    sealed: Doors = 0
    door_tokens: HowMany = 0
    # Zones.
    mold: Zones = 0
    dead_mold: Zones = 0
    pits: Zones = 0
    filled_pits: Zones = 0
    # Tiles that have left the board.
    removed: Annotated[int, SetOf("tile")] = 0
    # Objective tokens by their number in the world: taken by somebody, or off the board without that.
    taken: Objectives = 0
    lost: Objectives = 0
    # Colours of the objective tokens that lie face down; which token has which is settled when it is seen.
    face_down: list[Colour] = []
    # What face-down tokens turned out to be: (token, colour).
    seen: tuple[tuple[Annotated[int, Number("objective")], Colour], ...] = ()
    # Other tokens of the board that have been used up: prototype tokens, drones, thumpers, the exit seal.
    spent_tokens: Annotated[int, SetOf("token")] = 0
    spawns: list[Spawn] = []
    first_spawn: ZoneOrNowhere = EMPTY
    # Cards.
    equipment_deck: list[Card] = []
    equipment_discard: list[Card] = []
    oxygen: list[Card] = []
    prototypes: list[Card] = []
    aside: list[Card] = []
    out: list[Card] = []
    xeno_deck: list[EnemyCard] = []
    xeno_discard: list[EnemyCard] = []
    # Cards attached to others: (weapon, ammo).
    attached: tuple[tuple[Card, Card], ...] = ()
    phase: Phase = "players"
    first_player: Seat = 0
    active: SurvivorOrNobody = EMPTY
    # The highest danger level any survivor ever reached, for rules that ask for "once".
    reached: Annotated[int, Count(len(LEVELS) - 1)] = 0
    # What missions keep count of.
    done: tuple[str, ...] = ()
    crew: HowMany = 0
    samples: tuple[str, ...] = ()
    grenaded: tuple[Zone, ...] = ()
    welded: Annotated[int, SetOf("access")] = 0
    charges: tuple[Colour, ...] = ()
    collapsed: tuple[Colour, ...] = ()
    # Figures that left the game for good (samples), by kind.
    kept: Counts = ()
    conceded: bool = False

    def copy(self) -> SciFi:
        twin = shallow(self)
        twin.agenda = self.agenda.copy()
        twin.survivors = list(map(shallow, self.survivors))
        for survivor in twin.survivors:
            survivor.slots = survivor.slots.copy()
        twin.machines = list(map(shallow, self.machines))
        twin.scientists = list(map(shallow, self.scientists))
        twin.horde = [kind.copy() for kind in self.horde]
        twin.noise = self.noise.copy()
        twin.face_down = self.face_down.copy()
        twin.spawns = self.spawns.copy()
        twin.equipment_deck = self.equipment_deck.copy()
        twin.equipment_discard = self.equipment_discard.copy()
        twin.oxygen = self.oxygen.copy()
        twin.prototypes = self.prototypes.copy()
        twin.aside = self.aside.copy()
        twin.out = self.out.copy()
        twin.xeno_deck = self.xeno_deck.copy()
        twin.xeno_discard = self.xeno_discard.copy()
        if self.rigged:
            twin.rigged = self.copied_rig()
        return twin
