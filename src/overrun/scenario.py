"""Lay out any position by hand, piece by piece, and play on from there.

    from overrun.scenario import classic

    game = (
        classic("classic/01-city-blocks")
        .survivor("ned", at="7B.a", hands=["fire-axe"], experience=6)
        .zombies("7B.a", walker=2, runner=1)
        .dice(4, 1, 6)
        .turn("ned")
    )

The board is a mission's, or a small drawing (see `overrun.board.board_from_text`). Everything becomes plain
data in the game's set-up, so that its record replays like any other.
"""

from __future__ import annotations

from typing import Any

from overrun.core import Game, Sink, UndoPolicy
from overrun.games import new

Where = int | str

DRAWN = "classic/scenario"


class ClassicScenario:
    """A position of the classic game in the making; ends with `turn`, `players`, `zombies_phase`, …"""

    def __init__(self, board: str, *, seats: int = 1, seed: int = 0, house: dict[str, Any] | None = None):
        self._seats = seats
        self._seed = seed
        self._house = house or {}
        self._people: list[dict[str, Any]] = []
        self._zombies: list[tuple[Where, dict[str, int]]] = []
        self._noise: list[tuple[Where, int]] = []
        self._tokens: list[dict[str, Any]] = []
        self._said: dict[str, Any] = {}
        drawn = "\n" in board
        self._mission = DRAWN if drawn else board
        if drawn:
            self._said["drawing"] = board

    def survivor(self, name: str, at: Where, **said: Any) -> ClassicScenario:
        """Add a survivor: seat, experience, skills, hands, reserve, wounds, actions, acted, car, driver."""
        self._people.append({"name": name, "at": at, **said})
        return self

    def zombies(self, at: Where, **counts: int) -> ClassicScenario:
        """Add zombies: `.zombies("a", walker=2, runner=1)`."""
        self._zombies.append((at, counts))
        return self

    def noise(self, at: Where, tokens: int) -> ClassicScenario:
        """Add noise tokens."""
        self._noise.append((at, tokens))
        return self

    def token(self, kind: str, at: str = "", **said: Any) -> ClassicScenario:
        """Add a token to a drawn board: start, exit, spawn, objective, car, bunker…"""
        self._tokens.append({"kind": kind, "at": at, "origin": "reconstructed", **said})
        return self

    def goal(self, kind: str, **said: Any) -> ClassicScenario:
        """Add a goal to a drawn board."""
        self._said.setdefault("goals", []).append({"id": kind, "kind": kind, "rules": [], **said})
        return self

    def mission_rules(self, **said: Any) -> ClassicScenario:
        """The special rules of a drawn board: objective_experience, cars, specials…"""
        self._said["rules"] = said
        return self

    def manholes(self, *places: str) -> ClassicScenario:
        """Places with a manhole on a drawn board."""
        self._said["manholes"] = " ".join(places)
        return self

    def doors(self, *, open: tuple[int, ...] = (), closed: tuple[int, ...] = ()) -> ClassicScenario:  # noqa: A002
        """Doors that stand otherwise than at the start."""
        self._said.update(open_doors=open, closed_doors=closed)
        return self

    def opened(self, *places: Where) -> ClassicScenario:
        """Buildings that have been opened before."""
        self._said["opened_buildings_of"] = places
        return self

    def taken(self, *tokens: int) -> ClassicScenario:
        """Objective tokens already taken, by number."""
        self._said["taken"] = tokens
        return self

    def face_down(self, *shown: str) -> ClassicScenario:
        """What the objective tokens left show when turned over: `neutral` or `marked` (mission 09)."""
        self._said["face_down"] = shown
        return self

    def car(self, number: int, at: Where, *stowed: str) -> ClassicScenario:
        """A car that stands elsewhere than at the start, with the supplies stowed in it."""
        self._said.setdefault("cars", []).append((number, at))
        self._said.setdefault("stowed", []).append((number, stowed))
        return self

    def equipment(self, *cards: str, only: bool = False) -> ClassicScenario:
        """The next cards of the equipment deck, first drawn first; with `only` there are no others."""
        self._said.update(equipment_top=cards, equipment_only=only)
        return self

    def zombie_cards(self, *numbers: int, only: bool = False) -> ClassicScenario:
        """The next zombie cards, first drawn first; with `only` there are no others."""
        self._said.update(zombie_top=numbers, zombie_only=only)
        return self

    def unloaded(self, *kinds: str) -> ClassicScenario:
        """Kinds of weapons that have been fired and must be reloaded."""
        self._said["unloaded"] = kinds
        return self

    def dice(self, *faces: int) -> ClassicScenario:
        """The next dice."""
        self._said["dice"] = faces
        return self

    def picks(self, *numbers: int) -> ClassicScenario:
        """The next random choices (recruits, pimpmobile weapons), counted from 0."""
        self._said["picks"] = numbers
        return self

    def first_player(self, seat: int) -> ClassicScenario:
        """Who holds the first player token."""
        self._said["first_player"] = seat
        return self

    def keep_mission_zombies(self) -> ClassicScenario:
        """Leave the zombies where the mission puts them."""
        self._said["keep_mission_zombies"] = True
        return self

    def turn(self, name: str, **said: Any) -> Game[Any, Any]:
        """Play: it is this survivor's turn."""
        return self._play("turn", active=name, **said)

    def players(self, **said: Any) -> Game[Any, Any]:
        """Play: the players' phase begins."""
        return self._play("players", **said)

    def zombies_phase(self, **said: Any) -> Game[Any, Any]:
        """Play: the zombies' phase begins."""
        return self._play("zombies", **said)

    def spawn_step(self, **said: Any) -> Game[Any, Any]:
        """Play: zombies spawn."""
        return self._play("spawn", **said)

    def end_phase(self, **said: Any) -> Game[Any, Any]:
        """Play: the end phase begins."""
        return self._play("end", **said)

    def data(self, start: str, active: str = "") -> dict[str, Any]:
        """The scenario as plain data, as it goes into the set-up."""
        return {
            **self._said,
            "people": self._people,
            "zombies": self._zombies,
            "noise": self._noise,
            "tokens": self._tokens,
            "start": start,
            "active": active,
        }

    def _play(
        self, start: str, *, active: str = "", sink: Sink | None = None, undo: UndoPolicy = "free"
    ) -> Game[Any, Any]:
        setup = {"seats": self._seats, "house": self._house, "scenario": self.data(start, active)}
        return new(self._mission, seed=self._seed, undo=undo, sink=sink, **setup)


def classic(
    board: str, *, seats: int = 1, seed: int = 0, house: dict[str, Any] | None = None
) -> ClassicScenario:
    """Start laying out a classic position on a mission's board (its id) or on a drawing."""
    return ClassicScenario(board, seats=seats, seed=seed, house=house)
