"""What positions of both board games share while they are laid out."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any, Self

from overrun.core import AnyGame, Sink, UndoPolicy
from overrun.games import mission_meant, new
from overrun.skirmish.scenario import missing_skills

Where = int | str


class SkillMissing(UserWarning):
    """Somebody's experience has brought a skill that the position does not name."""


class Position:
    """A position in the making: who is there, the board, the decks, chance; its game says the rest.

    What is laid out has to do: a roll, a random choice or a card beyond it is an error, and so is what is
    left over when `play` has given its answers (see `all_used`). With `loose=True` chance goes on by itself.
    """

    def __init__(self, board: str, drawn: str, setup: Mapping[str, Any], *, seed: int, loose: bool):
        self._seed = seed
        self._setup = dict(setup)
        self._people: list[dict[str, Any]] = []
        self._lists: dict[str, list[Any]] = {}
        self._said: dict[str, Any] = {"strict": not loose}
        self._mission = board
        if "\n" in board:
            self._mission = drawn
            self._said["drawing"] = board

    def _add(self, field: str, *values: Any) -> Self:
        self._lists.setdefault(field, []).extend(values)
        return self

    def _count(self, field: str, counts: Mapping[str, int] | None, more: Mapping[str, int]) -> Self:
        self._said[field] = {**self._said.get(field, {}), **(counts or {}), **more}
        return self

    # The board

    def noise(self, at: Where, tokens: int = 1) -> Self:
        """Add noise tokens."""
        return self._add("noise", (at, tokens))

    def first_spawn(self, at: Where) -> Self:
        """The spawn zone the team has chosen as the first."""
        self._said["first_spawn"] = at
        return self

    def supply(self, counts: Mapping[str, int] | None = None, **more: int) -> Self:
        """How many figures of a kind are left in the box: `.supply(walker=2)`."""
        return self._count("supply", counts, more)

    def quiet(self) -> Self:
        """Nothing spawns, neither in the spawn step nor behind a door."""
        self._said["quiet"] = True
        return self

    # The mission

    def goal(self, kind: str, **said: Any) -> Self:
        """Add a goal to a drawn board."""
        return self._add("goals", {"id": kind, "kind": kind, "rules": [], **said})

    def taken(self, *tokens: Where) -> Self:
        """Objective tokens already taken: by number, or by the place of the only one there."""
        return self._add("taken", *tokens)

    # Decks and chance

    def equipment(self, *cards: str, only: bool = False) -> Self:
        """The next cards of the equipment deck, first drawn first; with `only` there are no others."""
        self._said.update(equipment_top=cards, equipment_only=only)
        return self

    def dice(self, *faces: int) -> Self:
        """The next dice."""
        self._said["dice"] = faces
        return self

    def picks(self, *numbers: int) -> Self:
        """The next random choices (recruits, face-down tokens, special weapons), counted from 0."""
        self._said["picks"] = numbers
        return self

    def first_player(self, seat: int) -> Self:
        """Who holds the first player token."""
        self._said["first_player"] = seat
        return self

    # Play

    def turn(self, name: str, **said: Any) -> AnyGame:
        """Play: it is this survivor's turn."""
        return self._play("turn", active=name, **said)

    def players(self, **said: Any) -> AnyGame:
        """Play: the players' phase begins."""
        return self._play("players", **said)

    def spawn_step(self, **said: Any) -> AnyGame:
        """Play: enemies spawn."""
        return self._play("spawn", **said)

    def end_phase(self, **said: Any) -> AnyGame:
        """Play: the end phase begins."""
        return self._play("end", **said)

    def data(self, start: str, active: str = "") -> dict[str, Any]:
        """The position as plain data, as it goes into the set-up under `scenario`."""
        return {**self._said, **self._lists, "people": self._people, "start": start, "active": active}

    def _play(
        self, start: str, *, active: str = "", sink: Sink | None = None, undo: UndoPolicy = "free"
    ) -> AnyGame:
        setup = {**self._setup, "scenario": self.data(start, active)}
        mission = self._mission if "drawing" in self._said else mission_meant(self._mission)
        game = new(mission, seed=self._seed, undo=undo, sink=sink, **setup)
        if self._said["strict"]:
            _say_what_is_missing(game.world)
        return game


def _say_what_is_missing(world: Any) -> None:
    cast = {character.id: character for character in world.cast}
    for person in world.scenario.people:
        for level, choices in missing_skills(person, cast[person.name]).items():
            warnings.warn(
                f"{person.name} has {person.experience} experience, but no {level} skill: "
                f"name one in skills= ({', '.join(choices)}), or say without=({level!r},)",
                SkillMissing,
                stacklevel=4,
            )
