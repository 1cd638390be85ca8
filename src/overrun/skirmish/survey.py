"""A position as it is told in a terminal: what is where and what things are called, in words of a language.

Each board game makes one of its own view; `telling.py` answers questions about it, line by line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from overrun.board import Board, Graph, Topology
from overrun.words import Words

NOBODY = -1

SkillWords = Callable[[Words, str, str], str]
"""How a game calls a skill."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in a zone: a few letters for the drawing ("" where it has none) and its name."""

    mark: str
    told: str


Found = tuple[int, str, str]
"""A zone, the mark of something in it, and how it is told."""


def gathered(found: Iterable[Found]) -> dict[int, list[Thing]]:
    """What is in each zone, in the order in which it is told; what is off the board is left out."""
    there: dict[int, list[Thing]] = {}
    for zone, mark, told in found:
        if zone >= 0:
            there.setdefault(zone, []).append(Thing(mark, told))
    return there


@dataclass(frozen=True, slots=True)
class Somebody:
    """A survivor. `standing` is how they are, `turn` what they may still do this turn, both whole sentences.

    `cards` and `skills` are a line each.
    """

    id: str
    name: str
    zone: int
    standing: str
    turn: str
    cards: tuple[str, ...]
    skills: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Aim:
    """A goal of the mission; `progress` says how far it has come, if that can be counted."""

    told: str
    state: Literal["done", "open", "later", "hopeless"]
    progress: str = ""


@dataclass(frozen=True, slots=True)
class Closed:
    """A closed door; `remark` is what is special about it: its colour, a lock."""

    number: int
    zones: tuple[int, int]
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Survey:
    """Everything that is told about a position.

    `places` says what each zone is. `things` are what lies and stands in a zone, enemies included; `marked`
    are those that the goals are about and `others` are machines, cars and the like, with their zones.
    `passable` is the board with every door open that somebody might still open. `sees` says which zones
    somebody sees from a zone, and how far away they are.
    """

    words: Words
    board: Board
    topology: Topology
    passable: Topology
    places: Sequence[str]
    things: Mapping[int, Sequence[Thing]]
    enemies: Mapping[int, str]
    people: Sequence[Somebody]
    active: int
    noise: Mapping[int, int]
    aims: Sequence[Aim]
    marked: Sequence[tuple[str, int]]
    doors: Sequence[Closed]
    sees: Callable[[int], Mapping[int, int]]
    others: Sequence[tuple[str, int]] = ()

    @property
    def graph(self) -> Graph:
        """Ways as the doors stand now."""
        return self.board.graph(self.topology)

    @property
    def acting(self) -> Somebody | None:
        """Whose turn it is."""
        return self.people[self.active] if self.active != NOBODY else None

    @property
    def present(self) -> list[Somebody]:
        """Everybody on the board, who acts first."""
        there = [person for person in self.people if person.zone != NOBODY]
        return sorted(there, key=lambda person: person is not self.acting)

    def zone(self, zone: int) -> str:
        """A zone with what it is: zone 23, Garage."""
        return self.words.text("look-zone", zone=zone, place=self.places[zone])


# Pieces that both games' surveys are made of


def turn_told(words: Words, actions: int, free: Mapping[str, int]) -> str:
    """What somebody may still do: actions, and free ones by kind."""
    left = words.text("look-actions", actions=actions)
    kinds = ", ".join(words.text(f"look-free-{kind}", count=count) for kind, count in free.items())
    return f"{left} {words.text('look-free', list=kinds)}" if kinds else left


def somebody(
    person: Mapping[str, Any], words: Words, standing: str, cards: Iterable[str], skill: SkillWords
) -> Somebody:
    """A survivor of a view; `skill` says what a skill is called, or with an attribute what it does."""
    return Somebody(
        id=person["id"],
        name=person["name"],
        zone=person["zone"],
        standing=standing,
        turn=turn_told(words, person["actions"] + person["gifts"], person["free"]),
        cards=tuple(cards),
        skills=tuple(
            words.text("look-skill", skill=skill(words, key, ""), does=skill(words, key, ".does"))
            for key in person["skills"]
        ),
    )


class Attack(Protocol):
    """How a card attacks, as far as both games print it."""

    @property
    def dice(self) -> int: ...
    @property
    def accuracy(self) -> int: ...
    @property
    def damage(self) -> int: ...
    @property
    def noisy(self) -> bool: ...
    @property
    def range(self) -> tuple[int, int]: ...


def attack_told(words: Words, mode: str, attack: Attack) -> str:
    """The figures of an attack ("melee", "ranged" or "thrown") in a sentence or two."""
    near, far = attack.range
    told = words.text(
        f"look-{mode}",
        dice=attack.dice,
        accuracy=attack.accuracy,
        damage=attack.damage,
        near=near,
        far=far,
    )
    return f"{told} {words.text('look-loud')}" if attack.noisy else told


def called_first(told: str) -> str:
    """A name at the beginning of a line."""
    return told[:1].upper() + told[1:]
