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


class SciFiScenario:
    """A position of Invader, Dark Side or both in the making; ends with `turn`, `players`, `xenos_phase`, …

        from overrun.scenario import scifi

        game = (
            scifi("invader/m1-gathering-forces")
            .survivor("cole", at="07-R.b3", hands=["smg", "smg"], experience=6)
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
        **setup: Any,
    ):
        self._seed = seed
        self._setup: dict[str, Any] = {"seats": seats, "house": house or {}, **setup}
        self._people: list[dict[str, Any]] = []
        self._lists: dict[str, list[Any]] = {}
        self._said: dict[str, Any] = {}
        drawn = "\n" in board
        self._mission = f"{box}/scenario" if drawn else board
        if drawn:
            self._said["drawing"] = board

    def _add(self, field: str, *values: Any) -> SciFiScenario:
        self._lists.setdefault(field, []).extend(values)
        return self

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

    def noise(self, at: Where, tokens: int = 1) -> SciFiScenario:
        """Add noise tokens."""
        return self._add("noise", (at, tokens))

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

    def pits(self, *places: Where) -> SciFiScenario:
        """Zones with an open pit."""
        return self._add("pits", *places)

    def filled_pits(self, *places: Where) -> SciFiScenario:
        """Zones with a filled pit."""
        return self._add("filled_pits", *places)

    def awake(self, *colours: str) -> SciFiScenario:
        """Colours of spawn tokens that have woken up."""
        return self._add("awake", *colours)

    def first_spawn(self, at: Where) -> SciFiScenario:
        """The spawn zone the team has chosen as the first."""
        self._said["first_spawn"] = at
        return self

    # The mission

    def goal(self, kind: str, **said: Any) -> SciFiScenario:
        """Add a goal to a drawn board."""
        return self._add("goals", {"id": kind, "kind": kind, "rules": [], **said})

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

    def taken(self, *tokens: int) -> SciFiScenario:
        """Objective tokens already taken, by number."""
        return self._add("taken", *tokens)

    def lost(self, *tokens: int) -> SciFiScenario:
        """Objective tokens that left the board otherwise, by number."""
        return self._add("lost", *tokens)

    def face_down(self, *colours: str) -> SciFiScenario:
        """The colours of the objective tokens that still lie face down; `picks` says which one comes."""
        self._said["face_down"] = colours
        return self

    def so_far(self, **said: Any) -> SciFiScenario:
        """What the mission has seen so far: done, crew, samples, charges, reached."""
        self._said.update(said)
        return self

    # Decks and chance

    def equipment(self, *cards: str, only: bool = False) -> SciFiScenario:
        """The next cards of the equipment deck, first drawn first; with `only` there are no others."""
        self._said.update(equipment_top=cards, equipment_only=only)
        return self

    def xeno_cards(self, *numbers: int, only: bool = False) -> SciFiScenario:
        """The next xeno cards, first drawn first; with `only` there are no others."""
        self._said.update(xeno_top=numbers, xeno_only=only)
        return self

    def dice(self, *faces: int) -> SciFiScenario:
        """The next dice."""
        self._said["dice"] = faces
        return self

    def picks(self, *numbers: int) -> SciFiScenario:
        """The next random choices (face-down tokens, prototypes), counted from 0."""
        self._said["picks"] = numbers
        return self

    def first_player(self, seat: int) -> SciFiScenario:
        """Who holds the first player token."""
        self._said["first_player"] = seat
        return self

    # Play

    def turn(self, name: str, **said: Any) -> Game[Any, Any]:
        """Play: it is this survivor's turn."""
        return self._play("turn", active=name, **said)

    def players(self, **said: Any) -> Game[Any, Any]:
        """Play: the players' phase begins."""
        return self._play("players", **said)

    def players_over(self, **said: Any) -> Game[Any, Any]:
        """Play: the players' phase has just ended."""
        return self._play("players-over", **said)

    def xenos_phase(self, **said: Any) -> Game[Any, Any]:
        """Play: the xenos' phase begins."""
        return self._play("xenos", **said)

    def spawn_step(self, **said: Any) -> Game[Any, Any]:
        """Play: xenos spawn."""
        return self._play("spawn", **said)

    def end_phase(self, **said: Any) -> Game[Any, Any]:
        """Play: the end phase begins."""
        return self._play("end", **said)

    def data(self, start: str, active: str = "") -> dict[str, Any]:
        """The scenario as plain data, as it goes into the set-up."""
        return {**self._said, **self._lists, "people": self._people, "start": start, "active": active}

    def _play(
        self, start: str, *, active: str = "", sink: Sink | None = None, undo: UndoPolicy = "free"
    ) -> Game[Any, Any]:
        setup = {**self._setup, "scenario": self.data(start, active)}
        return new(self._mission, seed=self._seed, undo=undo, sink=sink, **setup)


def scifi(board: str, *, seats: int = 1, seed: int = 0, **said: Any) -> SciFiScenario:
    """Start laying out a science-fiction position on a mission's board (its id) or on a drawing.

    `house`, `difficulty` and `boxes` go into the set-up; `box` names the game of a drawn board.
    """
    return SciFiScenario(board, seats=seats, seed=seed, **said)
