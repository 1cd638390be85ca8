"""What can be told about a science-fiction game. Survivors and zones are numbers, cards and kinds are ids.

`who` in an event names anybody who can be attacked: a survivor, a machine or a scientist, by id.
"""

from __future__ import annotations

from overrun.core import Event

# The game and its turns


class GameStarted(Event, frozen=True):
    mission: str


class StartsAt(Event, frozen=True):
    """Where a survivor begins, the team being split up."""

    survivor: int
    zone: int


class FirstPlayer(Event, frozen=True):
    seat: int


class Dealt(Event, frozen=True):
    survivor: int
    card: str


class RoundStarted(Event, frozen=True):
    round: int


class PhaseStarted(Event, frozen=True):
    phase: str


class TurnStarted(Event, frozen=True):
    survivor: int
    actions: int


class TurnEnded(Event, frozen=True):
    survivor: int


class ActionTaken(Event, frozen=True):
    """An action begins: what it costs has been paid."""

    survivor: int
    action: str


class GameOver(Event, frozen=True):
    won: bool
    reason: str


# Survivors


class Moved(Event, frozen=True):
    survivor: int
    source: int
    target: int
    cost: int = 0


class MachineMoved(Event, frozen=True):
    """A bot moved: by a machine action, or along with its controller."""

    survivor: int
    machine: str
    source: int
    target: int
    along: bool = False


class NoiseMade(Event, frozen=True):
    zone: int
    survivor: int = -1


class Searched(Event, frozen=True):
    survivor: int
    zone: int


class CardDrawn(Event, frozen=True):
    survivor: int
    card: str


class CardTaken(Event, frozen=True):
    survivor: int
    card: str


class CardDiscarded(Event, frozen=True):
    survivor: int
    card: str


class CardMoved(Event, frozen=True):
    survivor: int
    card: str
    place: str


class CardAttached(Event, frozen=True):
    survivor: int
    card: str
    weapon: str


class CardDetached(Event, frozen=True):
    survivor: int
    card: str
    weapon: str


class TokenGiven(Event, frozen=True):
    """An objective token changed hands."""

    survivor: int
    other: int
    colour: str


class Reshuffled(Event, frozen=True):
    deck: str
    cards: int


class DoorOpened(Event, frozen=True):
    survivor: int
    door: int


class DoorClosed(Event, frozen=True):
    survivor: int
    door: int


class ObjectiveTaken(Event, frozen=True):
    survivor: int
    token: int
    colour: str


class TokenTaken(Event, frozen=True):
    """A prototype token or a search drone was picked up."""

    survivor: int
    token: int
    kind: str


class SurvivorLeft(Event, frozen=True):
    """Somebody left through the exit."""

    who: str


class ScientistMoved(Event, frozen=True):
    """Somebody without a turn of their own walks towards the exit."""

    colour: str
    source: int
    target: int


class Healed(Event, frozen=True):
    survivor: int
    armour: int


class Gained(Event, frozen=True):
    survivor: int
    points: int
    total: int


class SkillGained(Event, frozen=True):
    survivor: int
    skill: str
    level: str


class SkillUsed(Event, frozen=True):
    survivor: int
    skill: str
    zone: int = -1


class Camouflage(Event, frozen=True):
    survivor: int
    on: bool


# Fights


class Attacked(Event, frozen=True):
    """An attack begins. `machine` is the machine that shoots for the survivor; `at` a target named before."""

    survivor: int
    weapon: str
    zone: int
    mode: str
    both: bool = False
    machine: str = ""
    at: str = ""


class DiceRolled(Event, frozen=True):
    survivor: int
    dice: tuple[int, ...]
    needed: int
    hits: int


class Rerolled(Event, frozen=True):
    survivor: int
    by: str


class XenoKilled(Event, frozen=True):
    survivor: int
    zone: int
    kind: str
    count: int


class HitWasted(Event, frozen=True):
    zone: int
    kind: str


class Blasted(Event, frozen=True):
    """Hellfire or a seismic blast."""

    survivor: int
    zone: int
    kind: str


class Damaged(Event, frozen=True):
    who: str
    damage: int
    left: int
    source: str


class DamageWarded(Event, frozen=True):
    """Damage that a card, a skill or armour kept off."""

    who: str
    damage: int
    by: str


class Eliminated(Event, frozen=True):
    who: str


class MachineDestroyed(Event, frozen=True):
    machine: str


# Xenos


class XenosAttack(Event, frozen=True):
    """Xenos attack those who stand beside them, or only the one who taunts them."""

    zone: int
    counts: tuple[int, ...]
    damage: int
    who: tuple[str, ...] = ()


class XenosMoved(Event, frozen=True):
    """A group of xenos moved: what drew it (seen, heard, taunted), and to where.

    `who` was seen or heard at the goals, and `noise` is how loud each of those zones was.
    """

    source: int
    target: int
    counts: tuple[int, ...]
    why: str
    goals: tuple[int, ...]
    ways: tuple[int, ...]
    who: tuple[str, ...] = ()
    noise: int = 0


class XenosStay(Event, frozen=True):
    """A group of xenos, or its share, did not move: nothing drew it, or it is there."""

    zone: int
    counts: tuple[int, ...]
    why: str
    goals: tuple[int, ...]
    ways: tuple[int, ...]
    who: tuple[str, ...] = ()
    noise: int = 0


class DoorDestroyed(Event, frozen=True):
    """Xenos break through a door on their way to what drew them."""

    zone: int
    door: int
    counts: tuple[int, ...]
    why: str = ""
    goals: tuple[int, ...] = ()
    who: tuple[str, ...] = ()
    noise: int = 0


class XenoCardDrawn(Event, frozen=True):
    zone: int
    card: int
    level: str


class XenosSpawned(Event, frozen=True):
    zone: int
    kind: str
    count: int


class FiguresShort(Event, frozen=True):
    kind: str
    missing: int


class ExtraActivation(Event, frozen=True):
    """Xenos of these kinds act once more."""

    kinds: tuple[str, ...]


class MoldSet(Event, frozen=True):
    """Mold grows, or turns active or inactive."""

    zone: int
    active: bool


class MoldRemoved(Event, frozen=True):
    zone: int


class PitDrilled(Event, frozen=True):
    """A pit is opened, or opened again."""

    zone: int


class PitFilled(Event, frozen=True):
    zone: int


class SpawnPlaced(Event, frozen=True):
    """The team places one more spawn token, there being more than six survivors."""

    zone: int


class SpawnWoke(Event, frozen=True):
    zone: int
    colour: str


class SpawnRemoved(Event, frozen=True):
    zone: int
    colour: str


class ObjectiveLost(Event, frozen=True):
    """An objective token leaves the board without having been taken."""

    token: int
    colour: str


class DoorLost(Event, frozen=True):
    """A door token leaves the board for good, or a door is sealed (`sealed`)."""

    door: int
    sealed: bool = False


class TilesRemoved(Event, frozen=True):
    colour: str
    tiles: tuple[str, ...]


class NoiseRemoved(Event, frozen=True):
    pass


class MissionNews(Event, frozen=True):
    """Something only this mission knows."""

    what: str
    number: int = 0
    colour: str = ""
