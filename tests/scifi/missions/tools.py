"""Small questions that tests of science-fiction missions ask of a game."""

from __future__ import annotations

from typing import Any

from overrun.core import Event, Game, Play, Result
from overrun.scenario import SciFiScenario, scifi
from overrun.scifi.actions.noise import noise_in
from overrun.scifi.state import EMPTY, Machine, Survivor

AnyGame = Game[Any, Any]

WON = Result(True, "scifi.end.win-immediately")
DEAD = Result(False, "scifi.end.lose-survivor-eliminated")
# Extra activations, which bring nobody and do nothing at Blue.
QUIET = {"invader": (51, 52, 53, 54), "darkside": (111, 112, 113, 114)}


def lost(mission: str, defeat: str) -> Result:
    """The result of a mission lost by one of its own defeats."""
    return Result(False, f"{mission.replace('/', '.mission.')}.defeat.{defeat}")


def quiet(mission: str, **said: Any) -> SciFiScenario:
    """A position of a mission in which no xeno ever spawns."""
    return scifi(mission, **said).xeno_cards(*QUIET[mission.partition("/")[0]], only=True)


class Story:
    """A sink that keeps every event."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, event: Event, play: Play[Any, Any]) -> None:
        self.events.append(event)

    def of(self, *kinds: type[Event]) -> list[Any]:
        """The events of these kinds, in the order in which they were told."""
        return [event for event in self.events if isinstance(event, kinds)]


# Questions and answers


def options(game: AnyGame, *verbs: str) -> list[str]:
    """The texts of the options on offer, or of those with one of these verbs."""
    assert game.question is not None
    return [o.text for o in game.question.options if not verbs or o.verb in verbs]


def asked(game: AnyGame) -> str:
    """What the game asks about now; empty when it is over."""
    return game.question.kind if game.question is not None else ""


def choose(game: AnyGame, *answers: str) -> None:
    """Give these answers one after another."""
    for answer in answers:
        game.choose(answer)


def until(game: AnyGame, kind: str, *answers: str) -> None:
    """Give one of these answers, or "end", or the first option, until a question of this kind is asked."""
    for _ in range(300):
        if game.question is None or game.question.kind == kind:
            return
        offered = options(game)
        wanted = [answer for answer in (*answers, "end", "done", "stay") if answer in offered]
        game.choose(wanted[0] if wanted else game.question.options[0])
    raise AssertionError(f"{kind!r} was never asked")


def finish(game: AnyGame, *answers: str) -> None:
    """Go on like this until the game is over."""
    until(game, "the end", *answers)
    assert game.over


def next_round(game: AnyGame, *answers: str) -> None:
    """Go on like this until the next round has begun."""
    now = game.round
    for _ in range(300):
        if game.question is None or game.round > now:
            return
        offered = options(game)
        wanted = [answer for answer in (*answers, "end", "done", "stay") if answer in offered]
        game.choose(wanted[0] if wanted else game.question.options[0])
    raise AssertionError("the round never ended")


# The board


def zone(game: AnyGame, place: str) -> int:
    """The zone of a place on the board."""
    return int(game.world.board.at(place))


def at(game: AnyGame, verb: str, place: str) -> str:
    """The text of an option about a place: `at(game, "move", "b")`."""
    return f"{verb} {zone(game, place)}"


def door_between(game: AnyGame, one: str, other: str) -> int:
    """The number of the door between two places."""
    (door,) = game.world.board.doors_between(zone(game, one), zone(game, other))
    return int(door.id)


def is_closed(game: AnyGame, door: int) -> bool:
    """Whether a door is closed."""
    return bool(game.state.closed >> door & 1)


def token_at(game: AnyGame, place: str) -> int:
    """The number of the objective token at a place."""
    (token,) = [n for n, token in enumerate(game.world.objectives) if token.zone == zone(game, place)]
    return int(token)


def take(game: AnyGame, place: str) -> str:
    """The text of the option to take the objective at a place."""
    return f"take {token_at(game, place)}"


def noise(game: AnyGame, place: str) -> int:
    """How loud a place is."""
    play: Any = Play(game.ruleset, game.world, game.state)
    return noise_in(play, zone(game, place))


def xenos(game: AnyGame, place: str) -> dict[str, int]:
    """The xenos at a place, by kind."""
    here = zone(game, place)
    found = {figure.id: game.state.horde[k][here] for k, figure in enumerate(game.world.figures)}
    return {kind: count for kind, count in found.items() if count}


def spawns(game: AnyGame) -> dict[int, bool]:
    """The zones of spawn tokens, and whether each is active."""
    return {spawn["zone"]: spawn["active"] for spawn in game.view()["spawns"]}


def goals(game: AnyGame) -> dict[str, bool]:
    """Each goal of the mission and whether everybody sees it fulfilled."""
    found: dict[str, bool] = game.view()["goals"]
    return found


# People


def number(game: AnyGame, name: str) -> int:
    """A survivor's number."""
    return next(n for n, s in enumerate(game.state.survivors) if game.world.cast[s.who].id == name)


def survivor(game: AnyGame, name: str) -> Survivor:
    """A survivor by name."""
    found: Survivor = game.state.survivors[number(game, name)]
    return found


def machine(game: AnyGame, name: str) -> Machine:
    """A machine by name."""
    found: Machine = next(m for m in game.state.machines if m.of == name)
    return found


def carried(game: AnyGame, name: str) -> list[str]:
    """Everything a survivor carries, sorted; attached cards are not in sight."""
    return sorted(game.world.cards[card].id for card in survivor(game, name).slots if card != EMPTY)
