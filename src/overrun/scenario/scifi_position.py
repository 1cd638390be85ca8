"""Positions of Invader, Dark Side and both."""

from __future__ import annotations

from typing import Any

from overrun.core import AnyGame
from overrun.scenario.base import Position, Where


class SciFiScenario(Position):
    """A position of Invader, Dark Side or both in the making; ends with `turn`, `players`, `xenos_phase`, …

        from overrun.scenario import scifi

        game = (
            scifi("invader/m1-gathering-forces")
            .survivor("cole", at="07-R.b3", hands=["smg", "smg"], experience=7)
            .xenos("07-R.b2", worker=2, hunter=1)
            .dice(4, 1, 6, 6)
            .turn("cole")
        )

    On a drawn board `box` says which game is played: it decides starting gear, machines and the like.
    """

    def __init__(
        self,
        board: str,
        *,
        seats: int = 1,
        seed: int = 0,
        house: dict[str, Any] | None = None,
        box: str = "invader",
        loose: bool = False,
        **setup: Any,
    ):
        said = {"seats": seats, "house": house or {}, **setup}
        super().__init__(board, f"{box}/scenario", said, seed=seed, loose=loose)

    # Who is there

    def survivor(self, name: str, at: Where, **said: Any) -> SciFiScenario:
        """Add a survivor: seat, experience, skills, hands, body, backpack, tokens, armour, actions, acted…

        Attached cards are written with their weapon: `hands=["flamethrower+canister"]`.
        """
        self._people.append({"name": name, "at": at, **said})
        return self

    def xenos(self, at: Where, counts: dict[str, int] | None = None, **more: int) -> SciFiScenario:
        """Add xenos: `.xenos("a", worker=2)`, or `.xenos("a", {"driller-worker": 2})`."""
        return self._add("xenos", (at, {**(counts or {}), **more}))

    def kept(self, counts: dict[str, int] | None = None, **more: int) -> SciFiScenario:
        """Xenos that have left the game for good (samples)."""
        return self._count("kept", counts, more)

    def keep_mission_xenos(self) -> SciFiScenario:
        """Leave the xenos where the mission puts them."""
        self._said["keep_mission_xenos"] = True
        return self

    def machine(self, name: str, at: Where, *, active: bool = False) -> SciFiScenario:
        """Move a machine, or add one: `.machine("peacekeeper", at="a")`."""
        return self._add("machines", (name, at, active))

    def scientist(self, colour: str, at: Where) -> SciFiScenario:
        """Move a scientist of the mission."""
        return self._add("scientists", (colour, at))

    # The board

    def token(
        self, kind: str, at: str = "", *, between: tuple[str, str] | None = None, **said: Any
    ) -> SciFiScenario:
        """Add a token to a drawn board: start, exit, spawn, objective, door, prototype, bot, sentry…"""
        place = {"between": between} if between else {"at": at}
        return self._add("tokens", {"kind": kind, **place, "origin": "reconstructed", **said})

    def dark(self, *places: str) -> SciFiScenario:
        """Dark places on a drawn board (tunnels are dark anyway)."""
        self._said["dark"] = " ".join(places)
        return self

    def doors(
        self,
        *,
        open: tuple[Any, ...] = (),  # noqa: A002
        closed: tuple[Any, ...] = (),
        destroyed: tuple[Any, ...] = (),
        reserve: int | None = None,
    ) -> SciFiScenario:
        """Doors that stand otherwise than at the start: numbers, or the two places beside them."""
        self._said.update(open_doors=open, closed_doors=closed, destroyed_doors=destroyed)
        self._said["door_tokens"] = reserve
        return self

    def mold(self, *places: Where) -> SciFiScenario:
        """Zones with active mold."""
        return self._add("mold", *places)

    def dead_mold(self, *places: Where) -> SciFiScenario:
        """Zones with inactive mold."""
        return self._add("dead_mold", *places)

    def no_mold(self, *places: Where) -> SciFiScenario:
        """Zones from which the mold of the mission's map is gone."""
        return self._add("no_mold", *places)

    def pits(self, *places: Where) -> SciFiScenario:
        """Zones with an open pit."""
        return self._add("pits", *places)

    def filled_pits(self, *places: Where) -> SciFiScenario:
        """Zones with a filled pit."""
        return self._add("filled_pits", *places)

    def awake(self, *colours: str) -> SciFiScenario:
        """Colours of spawn tokens that have woken up."""
        return self._add("awake", *colours)

    # The mission

    def defeat(self, kind: str, **said: Any) -> SciFiScenario:
        """Add a defeat to a drawn board."""
        return self._add("defeats", {"id": kind, "kind": kind, "rules": [], **said})

    def mission_rules(self, **said: Any) -> SciFiScenario:
        """The special rules of a drawn board: `mission_rules(crew={"tokens": 3})`."""
        self._said["rules"] = {
            name: [{"rules": [], **one} for one in value]
            if isinstance(value, list | tuple)
            else {"rules": [], **value}
            for name, value in said.items()
        }
        return self

    def pool(self, **colours: int) -> SciFiScenario:
        """What lies under the objectives of colour `pool` of a drawn board."""
        self._said["pool"] = colours
        return self

    def lost(self, *tokens: Where) -> SciFiScenario:
        """Objective tokens that left the board otherwise: by number or place."""
        return self._add("lost", *tokens)

    def face_down(self, *colours: str) -> SciFiScenario:
        """The colours of the objective tokens that still lie face down; `picks` says which one comes."""
        self._said["face_down"] = colours
        return self

    def so_far(self, **said: Any) -> SciFiScenario:
        """What the mission has seen so far: done, crew, samples, charges, reached.

        `spent` are the places of prototypes, drones, thumpers and seals that are used up, `welded` the
        accesses that are closed for good, `grenaded` the spawn zones hit by a grenade in this phase.
        """
        self._said.update(said)
        return self

    # Decks and chance

    def xeno_cards(self, *numbers: int, only: bool = False) -> SciFiScenario:
        """The next xeno cards, first drawn first; with `only` there are no others."""
        self._said.update(xeno_top=numbers, xeno_only=only)
        return self

    # Play

    def players_over(self, **said: Any) -> AnyGame:
        """Play: the players' phase has just ended."""
        return self._play("players-over", **said)

    def xenos_phase(self, **said: Any) -> AnyGame:
        """Play: the xenos' phase begins. After it and the end phase the game waits (`done` goes on)."""
        return self._play("xenos-phase", **said)


def scifi(board: str, *, seats: int = 1, seed: int = 0, **said: Any) -> SciFiScenario:
    """Start laying out a science-fiction position on a mission's board (its id) or on a drawing.

    `house`, `difficulty` and `boxes` go into the set-up; `box` names the game of a drawn board.
    """
    return SciFiScenario(board, seats=seats, seed=seed, **said)
