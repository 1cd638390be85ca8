"""What tests of missions ask besides the common helpers."""

from __future__ import annotations

from typing import Any

from overrun.core import Result

from ..helpers import AnyGame, options

# Zombie cards that bring nothing at Blue.
QUIET = (1, 5, 9, 13, 17, 21)
WON = Result(True, "classic.end.win-immediately")
LOST_ALONE = Result(False, "classic.ambiguity.empty-board")


def goals(game: AnyGame) -> dict[str, bool]:
    """Each goal of the mission and whether everybody sees it fulfilled."""
    found: dict[str, bool] = game.view()["goals"]
    return found


def finish(game: AnyGame, answer: str = "end", limit: int = 60) -> None:
    """Give the same answer, or else the first option, until the game is over."""
    for _ in range(limit):
        if game.question is None:
            return
        game.choose(answer if answer in options(game) else game.question.options[0])
    raise AssertionError("the game goes on")


def door_between(game: AnyGame, one: str, other: str) -> int:
    """The number of the door between two places."""
    board = game.world.board
    wanted = {board.at(one), board.at(other)}
    (door,) = [door.id for door in board.doors if {door.a, door.b} == wanted]
    return int(door)


def is_closed(game: AnyGame, door: int) -> bool:
    """Whether a door is closed."""
    return bool(game.state.closed >> door & 1)


def token_at(game: AnyGame, place: str) -> int:
    """The number of the objective token at a place."""
    zone = game.world.board.at(place)
    (token,) = [n for n, token in enumerate(game.world.objectives) if token.zone == zone]
    return int(token)


def on_board(game: AnyGame) -> list[int]:
    """The figures of each kind on the board."""
    return [sum(kind) for kind in game.state.horde]


def people(scenario: Any, *names: str, at: str, **said: Any) -> Any:
    """Several survivors in one place, who have all had their turn."""
    for name in names:
        scenario.survivor(name, at=at, acted=True, **said)
    return scenario
