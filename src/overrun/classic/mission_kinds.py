"""Mission files of the classic game: goals and special rules, from a closed vocabulary.

Every struct here is one word of that vocabulary and its docstring says what it means;
`docs/classic-missions.md` is the same list for authors of missions. Files from before special rules had
figures of their own are put into this form by `overrun.classic.older_missions`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from overrun.board import Colour, MissionEntry
from overrun.content import Printed

Colours = tuple[Colour, ...]
Level = Literal["blue", "yellow", "orange", "red"]
Count = Annotated[int, Meta(ge=1, le=1_000)]


def meant(colours: Colours, colour: str) -> bool:
    """Whether something of this colour is among these colours; no colours mean all."""
    return not colours or colour in colours


# Goals. The game is won when all are fulfilled. `rules` are the sentences of the rule index that a goal puts
# into effect, so that the game can cite them.


class _Goal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    id: str
    rules: tuple[str, ...]


class TakeObjectives(_Goal, frozen=True, kw_only=True, tag="take-objectives"):
    """All objective tokens of these colours have been taken; no colours: all there are."""

    colours: Colours = ()


class Find(_Goal, frozen=True, kw_only=True, tag="find"):
    """Each of these cards has been in some survivor's inventory."""

    cards: tuple[str, ...]


class BringToExit(_Goal, frozen=True, kw_only=True, tag="bring-to-exit"):
    """The survivors in the exit zone hold all of these cards between them."""

    cards: tuple[str, ...]


class AllAtExit(_Goal, frozen=True, kw_only=True, tag="all-at-exit"):
    """All survivors still in the game are in the exit zone."""


class ReachLevel(_Goal, frozen=True, kw_only=True, tag="reach-level"):
    """Some survivor has reached this danger level, or a higher one."""

    level: Level


class GatherAtSpawn(_Goal, frozen=True, kw_only=True, tag="gather-at-spawn"):
    """All survivors still in the game stand in one spawn zone, and no zombie with them."""


class NeutraliseSpawns(_Goal, frozen=True, kw_only=True, tag="neutralise-spawns"):
    """No spawn zone is active any more (`rules.close_spawns`)."""


class HoldBunker(_Goal, frozen=True, kw_only=True, tag="hold-bunker"):
    """A survivor is in the bunker, and no zombie."""


class SuppliesAway(_Goal, frozen=True, kw_only=True, tag="supplies-away"):
    """So many supplies have left the board by car (`rules.supplies_in_cars`)."""

    number: Count


class SurvivorsAway(_Goal, frozen=True, kw_only=True, tag="survivors-away"):
    """So many survivors have left the board: a number for one player, for two, and so on."""

    by_players: tuple[Printed, ...]


Goal = (
    TakeObjectives
    | Find
    | BringToExit
    | AllAtExit
    | ReachLevel
    | GatherAtSpawn
    | NeutraliseSpawns
    | HoldBunker
    | SuppliesAway
    | SurvivorsAway
)


# Special rules: each has its own name in `[rules]`, and a mission has it or has it not.


class _Rule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A special rule of a mission."""


class StartingTrioOnTop(_Rule, frozen=True, kw_only=True):
    """The survivors begin with pans; axe, crowbar and pistol lie on top of the equipment deck."""


class OneSurvivorEach(_Rule, frozen=True, kw_only=True):
    """Each player begins with a single survivor."""


class ZombieDeck(_Rule, frozen=True, kw_only=True):
    """The zombie deck holds only the cards of these numbers."""

    cards: Annotated[tuple[Printed, ...], Meta(min_length=1)]


class Cars(_Rule, frozen=True, kw_only=True):
    """Cars can be searched; or searched, entered and driven."""

    may: Literal["search", "drive"]


class ObjectiveExperience(_Rule, frozen=True, kw_only=True):
    """Whoever takes an objective token gains so many experience points."""

    points: Count


class HealingObjectives(_Rule, frozen=True, kw_only=True):
    """Taking an objective token of these colours, or any, takes one wound off whoever takes it."""

    colours: Colours = ()


class SuppliesInCars(_Rule, frozen=True, kw_only=True):
    """An action stows a supply in a car in the zone, or takes one out; cars leave by the exit zone.

    They leave once as many are stowed as the goal `supplies-away` asks for, and everybody sits in a car.
    """


class DoorsTogether(_Rule, frozen=True, kw_only=True):
    """Opening a door opens all other doors of these colours, or any, of its building."""

    colours: Colours = ()


class ZombieExits(_Rule, frozen=True, kw_only=True):
    """Zombies that come to a token of kind `noise` get away; so many of them lose the game."""

    losing: Count


class CloseSpawns(_Rule, frozen=True, kw_only=True):
    """An action in a spawn zone of these colours, or any, without zombies makes it inactive for good."""

    colours: Colours = ()


class LockedDoor(_Rule, frozen=True, kw_only=True):
    """The doors of this colour stay shut until an objective token of their colour is taken.

    `rules` are the sentences of the rule index that tell why.
    """

    colour: Colour
    rules: tuple[str, ...] = ("classic.mission.special-over-common",)


class WakingSpawn(_Rule, frozen=True, kw_only=True):
    """The sleeping spawn zones of this colour wake when an objective token of their colour is taken.

    `rules` are the sentences of the rule index that tell of it.
    """

    colour: Colour
    rules: tuple[str, ...] = ("classic.mission.special-over-common",)


class Recruits(_Rule, frozen=True, kw_only=True):
    """The objective tokens lie face down, so many of them marked; each other one brings a new survivor."""

    marked: Printed


class LeaveAtStart(_Rule, frozen=True, kw_only=True):
    """Survivors in the starting zone may leave the board for good, without an action."""


class MissionRules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The mission's special rules."""

    # How the game is set up.
    starting_trio_on_top: StartingTrioOnTop | None = None
    one_survivor_each: OneSurvivorEach | None = None
    zombie_deck: ZombieDeck | None = None

    # Objectives and what they give.
    objective_experience: ObjectiveExperience | None = None
    healing_objectives: HealingObjectives | None = None
    recruits: Recruits | None = None

    # Cars, doors, spawn zones, and ways off the board.
    cars: Cars | None = None
    supplies_in_cars: SuppliesInCars | None = None
    doors_together: DoorsTogether | None = None
    locked_doors: tuple[LockedDoor, ...] = ()
    waking_spawns: tuple[WakingSpawn, ...] = ()
    zombie_exits: ZombieExits | None = None
    close_spawns: CloseSpawns | None = None
    leave_at_start: LeaveAtStart | None = None

    @property
    def points(self) -> int:
        """The experience an objective token gives to whoever takes it."""
        return self.objective_experience.points if self.objective_experience else 0

    @property
    def cars_drive(self) -> bool:
        """Whether survivors may get into cars."""
        return self.cars is not None and self.cars.may == "drive"

    @property
    def locked_colours(self) -> frozenset[str]:
        """The colours of doors that wait for an objective token."""
        return frozenset(door.colour for door in self.locked_doors)


class Mission(MissionEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole mission file: the board, the goals and the special rules."""

    goal: tuple[Goal, ...] = ()
    rules: MissionRules = MissionRules()
    players: tuple[Printed, ...] = (1, 2, 3, 4, 5, 6)
