"""What must be true of every position in any of the board games, in pieces each of them puts together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from overrun.core.bounds import Violated, wrong
from overrun.skirmish.levels import LEVELS
from overrun.skirmish.people import Person

NO_CARD = -1

__all__ = ["Violated", "wrong"]


class Named(Protocol):
    """Anything with an id, such as a card."""

    @property
    def id(self) -> str: ...


def check_figures(name: str, on_board: Sequence[int], gone: int, most: int) -> None:
    """The figures of a kind on the board and those gone for good are never more than the box holds."""
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


def cards_of_all(
    cast: Sequence[Named], survivors: Sequence[Person], piles: Mapping[str, Iterable[int]]
) -> Iterator[tuple[int, str]]:
    """Every card in these piles and in somebody's slots, and where it is."""
    for name, cards in piles.items():
        for card in cards:
            yield card, name
    for survivor in survivors:
        for card in survivor.slots:
            if card != NO_CARD:
                yield card, cast[survivor.who].id


def check_people(cast: Sequence[Named], survivors: Sequence[Person], over: bool) -> None:
    """Nobody is there twice, whoever lives is somewhere, and a game that is not over is somebody's."""
    if not over and not any(survivor.fate == "alive" for survivor in survivors):
        wrong("nobody is alive on the board, and the game goes on")
    there: set[int] = set()
    for survivor in survivors:
        name = cast[survivor.who].id
        if survivor.who in there:
            wrong(f"{name} is there twice")
        there.add(survivor.who)
        if survivor.fate == "alive" and survivor.zone < 0:
            wrong(f"{name} is on the board, but in no zone")


def check_skills(character: Any, level: int, skills: Sequence[str]) -> None:
    """The skills of the identity card's blue level, and one of one's own for every level reached."""
    if list(skills[: len(character.blue)]) != [entry.key for entry in character.blue]:
        wrong(f"{character.id} has the skills {skills}, which do not begin with those of the identity card")
    if len(skills) != len(character.blue) + level:
        wrong(f"{character.id} is at {LEVELS[level]} with the skills {skills}")
    for skill, name in zip(skills[len(character.blue) :], LEVELS[1:], strict=False):
        if skill not in [entry.key for entry in getattr(character, name)]:
            wrong(f"{character.id} has no skill {skill!r} at {name}")
