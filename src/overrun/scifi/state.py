"""The whole position of a science-fiction game as plain data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from overrun.core import State
from overrun.core.state import shallow
from overrun.scifi import steps

EMPTY = -1  # an empty slot, an empty seat, nobody, nowhere

# The nine slots of a dashboard.
HANDS = range(2)
BODY = range(2, 4)
BACKPACK = range(4, 9)
SLOTS = 9

# What `used` names that there is once in a xenos' phase: no further turn brings it back.
ONCE_A_PHASE = ("tough",)

Fate = Literal["alive", "dead", "away"]
SpawnState = Literal["active", "asleep"]


class Survivor(Struct):
    """A survivor in play.

    `used` names everything of which there is only so much in a turn: free actions taken, the search, the
    door, skills. `laps` counts how often the experience bar was run through (ultrared mode); who has run
    through it once is at red for good. `tokens` are objective tokens on the identity card, by colour: remotes
    and what a mission lets survivors carry.
    """

    who: int
    seat: int
    zone: int
    armour: int = 0
    base_armour: int = 0
    experience: int = 0
    laps: int = 0
    skills: tuple[str, ...] = ()
    slots: list[int] = []
    tokens: tuple[str, ...] = ()
    fate: Fate = "alive"
    acted: bool = False
    actions: int = 0
    gifts: int = 0
    used: tuple[str, ...] = ()
    # Free actions won within this turn, by kind.
    extra: tuple[str, ...] = ()
    # The modes ("melee", "ranged") of the combat actions taken in a row, for skills that grow with them.
    streak: tuple[str, ...] = ()
    camouflaged: bool = False
    # The starting tank of a mission that takes it away again, while it is still there.
    first_tank: int = EMPTY


class Machine(Struct):
    """A bot or a sentry gun: nowhere once destroyed or gone. Active ones count as survivors for xenos."""

    of: str
    zone: int
    active: bool = False
    hostile: bool = False
    fate: Fate = "alive"


class Scientist(Struct):
    """Somebody who walks to the exit without a turn of their own; any damage eliminates them."""

    colour: str
    zone: int
    fate: Fate = "alive"


class Spawn(Struct, frozen=True):
    """A spawn token. One that lies face down (`hidden`) shows its colour only when it is removed."""

    zone: int
    colour: str
    state: SpawnState = "active"
    hidden: bool = False


class SciFi(State):
    """Everything that changes in a game. `horde` counts the xenos of each kind of the world in each zone."""

    agenda: list[steps.AnyStep]
    survivors: list[Survivor] = []
    machines: list[Machine] = []
    scientists: list[Scientist] = []
    horde: list[list[int]] = []
    noise: list[int] = []
    # Doors are sets of the board's door openings. A closed token lies on `closed`, a destroyed one on
    # `destroyed`; `coloured` are the openings on which the mission's own coloured token (closed or destroyed)
    # lies, `sealed` those that nobody can open or destroy. `door_tokens` are the neutral tokens in reserve.
    closed: int = 0
    destroyed: int = 0
    coloured: int = 0
    sealed: int = 0
    door_tokens: int = 0
    # Zones.
    mold: int = 0
    dead_mold: int = 0
    pits: int = 0
    filled_pits: int = 0
    # Tiles that have left the board.
    removed: int = 0
    # Objective tokens by their number in the world: taken by somebody, or off the board without that.
    taken: int = 0
    lost: int = 0
    # Colours of the objective tokens that lie face down; which token has which is settled when it is seen.
    face_down: list[str] = []
    # What face-down tokens turned out to be: (token, colour).
    seen: tuple[tuple[int, str], ...] = ()
    # Other tokens of the board that have been used up: prototype tokens, drones, thumpers, the exit seal.
    spent_tokens: int = 0
    spawns: list[Spawn] = []
    first_spawn: int = EMPTY
    # Cards.
    equipment_deck: list[int] = []
    equipment_discard: list[int] = []
    oxygen: list[int] = []
    prototypes: list[int] = []
    aside: list[int] = []
    out: list[int] = []
    xeno_deck: list[int] = []
    xeno_discard: list[int] = []
    # Cards attached to others: (weapon, ammo).
    attached: tuple[tuple[int, int], ...] = ()
    phase: str = "players"
    first_player: int = 0
    active: int = EMPTY
    # The highest danger level any survivor ever reached, for rules that ask for "once".
    reached: int = 0
    # What missions keep count of.
    done: tuple[str, ...] = ()
    crew: int = 0
    samples: tuple[str, ...] = ()
    grenaded: tuple[int, ...] = ()
    welded: int = 0
    charges: tuple[str, ...] = ()
    collapsed: tuple[str, ...] = ()
    # Figures that left the game for good (samples), by kind.
    kept: tuple[int, ...] = ()
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
