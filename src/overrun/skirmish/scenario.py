"""What scenarios of both games share: how places are named, and what cannot be laid out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from overrun.board import Board
from overrun.errors import OverrunError
from overrun.skirmish.levels import LAST_SQUARE

Where = int | str

# Far more than any game has: what is beyond is a slip of the pen.
MOST_ACTIONS = MOST_NOISE = MOST_CHOICES = 1000


class AnyPerson(Protocol):
    """A survivor of a scenario, whichever game it is."""

    @property
    def name(self) -> str: ...
    @property
    def at(self) -> Where: ...
    @property
    def seat(self) -> int: ...
    @property
    def experience(self) -> int: ...
    @property
    def actions(self) -> int | None: ...


class AnyScenario(Protocol):
    """A scenario, whichever game it is."""

    @property
    def drawing(self) -> str: ...
    @property
    def people(self) -> Sequence[AnyPerson]: ...
    @property
    def dice(self) -> tuple[int, ...]: ...
    @property
    def picks(self) -> tuple[int, ...]: ...
    @property
    def first_player(self) -> int: ...
    @property
    def start(self) -> str: ...
    @property
    def active(self) -> str: ...


def zone_at(board: Board, where: Where) -> int:
    """A zone by its number, or by the name of a place in it."""
    if isinstance(where, int):
        if not 0 <= where < len(board.zones):
            raise OverrunError(f"there is no zone {where}; the board has zones 0 to {len(board.zones) - 1}")
        return where
    try:
        return board.at(where)
    except KeyError:
        names = ", ".join(place.name for place in board.places)
        raise OverrunError(f"there is no place {where!r} on this board; there are: {names}") from None


def check_number(number: int, first: int, last: int, what: str) -> None:
    """Refuse a number that is not from `first` to `last`."""
    if last < first:
        raise OverrunError(f"{what} is said to be {number}, but there is none on this board")
    if not first <= number <= last:
        raise OverrunError(f"{what} is a number from {first} to {last}, not {number}")


def check_start(scenario: AnyScenario, starts: Sequence[str], seats: int) -> None:
    """Refuse a scenario in which nobody could go on."""
    if scenario.start not in starts:
        raise OverrunError(f"a scenario starts with one of {', '.join(starts)}, not {scenario.start!r}")
    if not scenario.people:
        raise OverrunError("a scenario needs at least one survivor")
    names = [person.name for person in scenario.people]
    if scenario.start == "turn" and scenario.active not in names:
        raise OverrunError(f"whose turn is it? {scenario.active!r} is not one of: {', '.join(names)}")
    if len(set(names)) < len(names):
        raise OverrunError(f"a survivor is there twice: {', '.join(names)}")
    check_number(scenario.first_player, 0, seats - 1, "the first player's seat")


def check_drawing(scenario: AnyScenario, parts: Iterable[str]) -> None:
    """Refuse parts of a drawn board where the board is a mission's."""
    for what in parts:
        if not scenario.drawing and getattr(scenario, what):
            raise OverrunError(f"{what} can be said only of a drawn board; a mission has its own")


def check_person(person: AnyPerson, known: Sequence[str], seats: int, board: Board) -> None:
    """Refuse somebody who is not in the game, or nowhere on the board."""
    if person.name not in known:
        raise OverrunError(f"there is no survivor {person.name!r}; there are: {', '.join(known)}")
    check_number(person.seat, 0, seats - 1, f"{person.name}'s seat")
    check_number(person.experience, 0, LAST_SQUARE, f"{person.name}'s experience")
    check_number(person.actions or 0, 0, MOST_ACTIONS, f"{person.name}'s count of actions left")
    zone_at(board, person.at)


def check_cards(cards: Iterable[str], known: Iterable[str]) -> None:
    """Refuse cards that are not in the game."""
    for kind in cards:
        if kind not in known:
            raise OverrunError(f"there is no card {kind!r}; there are: {', '.join(known)}")


def check_noise(noise: Iterable[tuple[Where, int]], board: Board) -> None:
    """Refuse noise that is nowhere."""
    for where, count in noise:
        zone_at(board, where)
        check_number(count, 0, MOST_NOISE, f"the noise at {where!r}")


def check_luck(scenario: AnyScenario) -> None:
    """Refuse dice and random choices that there are not."""
    for face in scenario.dice:
        check_number(face, 1, 6, "the face of a die")
    for pick in scenario.picks:
        check_number(pick, 0, MOST_CHOICES, "a random choice")


def luck(scenario: AnyScenario) -> dict[str, list[int]] | None:
    """What dice and random choices will show, if that is said."""
    said = {"die": list(scenario.dice), "pick": list(scenario.picks)}
    return {kind: values for kind, values in said.items() if values} or None
