"""What is seen of a survivor in every game with a board."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from overrun.env.boards import Layout
from overrun.env.features import Figure
from overrun.skirmish.levels import LEVELS


class Survivor(Protocol):
    """What is read of a survivor."""

    zone: int
    acted: bool
    actions: int
    gifts: int
    experience: int

    @property
    def fate(self) -> str: ...


class Standing(NamedTuple):
    """How a survivor stands, in values that can be compared."""

    fate: str
    answers: bool
    in_turn: bool
    asked_about: bool
    acted: bool
    actions: int
    gifts: int
    experience: int
    level: int
    enemies: int
    place: tuple[float, float]


class Person(Protocol):
    """A survivor as somebody sees them."""

    @property
    def standing(self) -> Standing: ...


def standing_of(
    survivor: Survivor,
    *,
    answers: bool,
    in_turn: bool,
    asked_about: bool,
    level: int,
    horde: list[list[int]],
    layout: Layout,
) -> Standing:
    """How a survivor stands, with the enemies in the same zone."""
    zone = survivor.zone
    return Standing(
        survivor.fate,
        answers,
        in_turn,
        asked_about,
        survivor.acted,
        survivor.actions,
        survivor.gifts,
        survivor.experience,
        level,
        sum([kind[zone] for kind in horde]) if zone >= 0 else 0,
        layout.places[zone] if zone >= 0 else (0.0, 0.0),
    )


def _level(number: int) -> Callable[[Person], float]:
    return lambda one: one.standing.level == number


# The first features of every survivor, and where a survivor is.
BEGIN: tuple[Figure[Person], ...] = (
    ("is there", lambda one: 1),
    ("alive", lambda one: one.standing.fate == "alive"),
    ("left the board", lambda one: one.standing.fate == "away"),
    ("belongs to the seat that answers", lambda one: one.standing.answers),
    ("in turn", lambda one: one.standing.in_turn),
    ("the question is about this one", lambda one: one.standing.asked_about),
    ("has acted", lambda one: one.standing.acted),
    ("actions / 4", lambda one: one.standing.actions / 4),
    ("gifts / 4", lambda one: one.standing.gifts / 4),
    ("experience / 43", lambda one: one.standing.experience / 43),
    *((f"level {name}", _level(number)) for number, name in enumerate(LEVELS)),
)
PLACE: tuple[Figure[Person], ...] = (
    ("x from 0 to 1", lambda one: one.standing.place[0]),
    ("y from 0 to 1", lambda one: one.standing.place[1]),
)
