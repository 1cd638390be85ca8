"""What must be true of every position in any of the board games, in pieces each of them puts together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, Protocol

from overrun.skirmish.levels import LAST_SQUARE, LEVELS
from overrun.skirmish.people import Person


class Violated(AssertionError):
    """A position that no game can have; the message says what is wrong with it."""


class Named(Protocol):
    """Anything with an id, such as a card."""

    @property
    def id(self) -> str: ...


def wrong(what: str) -> NoReturn:
    """Say what is wrong."""
    raise Violated(what)


def check_noise(noise: Sequence[int], zones: int) -> None:
    """Each zone has so many noise tokens, or none."""
    if len(noise) != zones or min(noise) < 0:
        wrong(f"noise tokens are not a count for each of {zones} zones: {noise}")


def check_sets(sets: Iterable[tuple[str, int, int]]) -> None:
    """Sets hold only what there is: (what, the set, how many there are)."""
    for what, number, most in sets:
        if number < 0 or number >> most:
            wrong(f"{what} are {number:b}, but there are only {most}")


def check_figures(name: str, on_board: Sequence[int], zones: int, gone: int, most: int) -> None:
    """The figures of a kind on the board and those gone for good are never more than the box holds."""
    if len(on_board) != zones or min(on_board) < 0 or gone < 0:
        wrong(f"the number of figures {name!r} is negative or has no zone: {on_board}")
    used = sum(on_board) + gone
    if used > most:
        wrong(f"{used} figures {name!r} are in use, but the box holds {most}")


def places_of(cards: Sequence[Named], there: Iterable[tuple[int, str]], settled: bool) -> dict[int, str]:
    """Where each card is: in exactly one place, or, in the middle of a step, perhaps on its way."""
    where: dict[int, str] = {}
    for card, place in there:
        if not 0 <= card < len(cards):
            wrong(f"there is no card {card} ({place})")
        if card in where:
            wrong(f"card {card} ({cards[card].id}) is in two places: {where[card]} and {place}")
        where[card] = place
    missing = [card for card in range(len(cards)) if card not in where]
    if settled and missing:
        wrong(f"cards are nowhere: {', '.join(f'{card} ({cards[card].id})' for card in missing)}")
    return where


def check_person(name: str, survivor: Person, experience: int, zones: int, seats: int) -> None:
    """A survivor belongs to somebody, is on the board while alive, and has a place on the bar."""
    if not 0 <= survivor.seat < seats:
        wrong(f"{name} is played by seat {survivor.seat} of {seats}")
    if survivor.fate == "alive" and not 0 <= survivor.zone < zones:
        wrong(f"{name} is on the board, but in zone {survivor.zone}")
    if not 0 <= experience <= LAST_SQUARE:
        wrong(f"{name} has {experience} experience points")


def check_skills(character: Any, level: int, skills: Sequence[str]) -> None:
    """One skill of one's own for every level reached."""
    if len(skills) != len(character.blue) + level:
        wrong(f"{character.id} is at {LEVELS[level]} with the skills {skills}")
    for skill, name in zip(skills[len(character.blue) :], LEVELS[1:], strict=False):
        if skill not in [entry.key for entry in getattr(character, name)]:
            wrong(f"{character.id} has no skill {skill!r} at {name}")
