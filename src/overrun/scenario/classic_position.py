"""Positions of the classic game."""

from __future__ import annotations

from typing import Any

from overrun.core import AnyGame
from overrun.scenario.base import Position, Where

DRAWN = "classic/scenario"


class ClassicScenario(Position):
    """A position of the classic game in the making; ends with `turn`, `players`, `zombies_phase`, …"""

    def __init__(
        self,
        board: str,
        *,
        seats: int = 1,
        seed: int = 0,
        house: dict[str, Any] | None = None,
        loose: bool = False,
    ):
        super().__init__(board, DRAWN, {"seats": seats, "house": house or {}}, seed=seed, loose=loose)

    def survivor(self, name: str, at: Where, **said: Any) -> ClassicScenario:
        """Add a survivor: seat, experience, skills, hands, reserve, wounds, actions, acted, car, driver…

        `skills` names the orange and red ones that experience has brought, `without=("orange",)` says that
        there is none; `used=("search",)` is what has been had this turn, `promised` the free actions given by
        others for the next one.
        """
        self._people.append({"name": name, "at": at, **said})
        return self

    def zombies(self, at: Where, **counts: int) -> ClassicScenario:
        """Add zombies: `.zombies("a", walker=2, runner=1)`."""
        return self._add("zombies", (at, counts))

    def escaped(self, **counts: int) -> ClassicScenario:
        """Zombies that have left the board for good (mission 07)."""
        return self._count("escaped", None, counts)

    def token(self, kind: str, at: str = "", **said: Any) -> ClassicScenario:
        """Add a token to a drawn board: start, exit, spawn, objective, car, bunker…"""
        return self._add("tokens", {"kind": kind, "at": at, "origin": "reconstructed", **said})

    def mission_rules(self, **said: Any) -> ClassicScenario:
        """The special rules of a drawn board: `mission_rules(cars={"may": "drive"}, leave_at_start={})`.

        As missions did before, they may also be said as `objective_experience=5`, `cars="drive"`,
        `zombie_deck=(1, 2)` and `specials=("leave-at-start",)`.
        """
        self._said["rules"] = said
        return self

    def manholes(self, *places: str) -> ClassicScenario:
        """Places with a manhole on a drawn board."""
        self._said["manholes"] = " ".join(places)
        return self

    def doors(
        self,
        *,
        open: tuple[int | tuple[Where, Where], ...] = (),  # noqa: A002
        closed: tuple[int | tuple[Where, Where], ...] = (),
    ) -> ClassicScenario:
        """Doors that stand otherwise than at the start: numbers, or the two places beside them."""
        self._said.update(open_doors=open, closed_doors=closed)
        return self

    def opened(self, *places: Where) -> ClassicScenario:
        """Buildings that have been opened before."""
        self._said["opened_buildings_of"] = places
        return self

    def face_down(self, *shown: str) -> ClassicScenario:
        """What the objective tokens left show when turned over: `neutral` or `marked` (mission 09)."""
        self._said["face_down"] = shown
        return self

    def car(self, number: int, at: Where, *stowed: str) -> ClassicScenario:
        """A car that stands elsewhere than at the start, with the supplies stowed in it."""
        self._add("cars", (number, at))
        return self._add("stowed", (number, stowed))

    def zombie_cards(self, *numbers: int, only: bool = False) -> ClassicScenario:
        """The next zombie cards, first drawn first; with `only` there are no others."""
        self._said.update(zombie_top=numbers, zombie_only=only)
        return self

    def unloaded(self, *kinds: str) -> ClassicScenario:
        """Kinds of weapons that have been fired and must be reloaded."""
        self._said["unloaded"] = kinds
        return self

    def keep_mission_zombies(self) -> ClassicScenario:
        """Leave the zombies where the mission puts them."""
        self._said["keep_mission_zombies"] = True
        return self

    def zombies_phase(self, **said: Any) -> AnyGame:
        """Play: the zombies' phase begins."""
        return self._play("zombies", **said)


def classic(
    board: str, *, seats: int = 1, seed: int = 0, house: dict[str, Any] | None = None, loose: bool = False
) -> ClassicScenario:
    """Start laying out a classic position on a mission's board (its id) or on a drawing."""
    return ClassicScenario(board, seats=seats, seed=seed, house=house, loose=loose)
