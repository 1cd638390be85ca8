"""Small questions about any position: who stands where, who decides, what is in somebody's hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, count
from typing import Protocol

NOBODY = -1


class Person(Protocol):
    """A survivor, as far as these questions go."""

    @property
    def who(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def zone(self) -> int: ...
    @property
    def fate(self) -> str: ...
    @property
    def slots(self) -> Sequence[int]: ...


class Position(Protocol):
    """A state, as far as these questions go. `horde` counts the enemies of each kind in each zone."""

    @property
    def survivors(self) -> Sequence[Person]: ...
    @property
    def horde(self) -> Sequence[Sequence[int]]: ...
    @property
    def active(self) -> int: ...
    @property
    def first_player(self) -> int: ...


class Named(Protocol):
    """An identity card, as far as these questions go."""

    @property
    def id(self) -> str: ...


class Cast(Protocol):
    """A world, as far as these questions go: the identity cards of everybody in the box."""

    @property
    def cast(self) -> Sequence[Named]: ...


class Look(Protocol):
    """A position and its world, as far as these questions go."""

    @property
    def state(self) -> Position: ...
    @property
    def world(self) -> Cast: ...


def name_of(look: Look, survivor: int) -> str:
    """A survivor's id, for options and subjects."""
    return look.world.cast[look.state.survivors[survivor].who].id


def number_of(look: Look, name: str) -> int:
    """The survivor with this id."""
    return next(i for i in range(len(look.state.survivors)) if name_of(look, i) == name)


def living(state: Position) -> list[int]:
    """The survivors on the board."""
    return [i for i, survivor in enumerate(state.survivors) if survivor.fate == "alive"]


def survivors_in(state: Position, zone: int) -> list[int]:
    """The survivors in a zone."""
    return [i for i, survivor in enumerate(state.survivors) if survivor.zone == zone]


def infested(state: Position) -> int:
    """All zones with enemies."""
    zones = 0
    for counts in state.horde:
        for zone in where(counts):
            zones |= 1 << zone
    return zones


def where(counts: Sequence[int]) -> Iterator[int]:
    """The zones with any of what is counted for each zone.

    >>> list(where([0, 2, 0, 1]))
    [1, 3]
    """
    return compress(count(), counts)


def counts_in(state: Position, zone: int) -> tuple[int, ...]:
    """How many enemies of each kind stand in a zone."""
    return tuple([kind[zone] for kind in state.horde])


def decider(state: Position) -> tuple[int, ...]:
    """Who answers for the team: whose turn it is, or else the first player."""
    if state.active != NOBODY:
        return (state.survivors[state.active].seat,)
    return (state.first_player,)


def cards_of(survivor: Person) -> list[int]:
    """The cards in a survivor's slots."""
    return [card for card in survivor.slots if card >= 0]
