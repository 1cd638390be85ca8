"""Small questions that tests of the classic game ask of a game."""

from __future__ import annotations

from typing import Any

from overrun.classic.actions.noise import noise_in
from overrun.classic.common import kind_of, zombies_in
from overrun.classic.state import EMPTY, HANDS, ZOMBIES, Survivor
from overrun.core import Event, Game, Play

AnyGame = Game[Any, Any]


class Story:
    """A sink that keeps every event."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, event: Event, play: Play[Any, Any]) -> None:
        self.events.append(event)

    def of(self, *kinds: type[Event]) -> list[Any]:
        """The events of these kinds, in the order in which they were told."""
        return [event for event in self.events if isinstance(event, kinds)]


def options(game: AnyGame, *verbs: str) -> list[str]:
    """The texts of the options on offer, or of those with one of these verbs."""
    assert game.question is not None
    return [o.text for o in game.question.options if not verbs or o.verb in verbs]


def asides(game: AnyGame, seat: int | None = None) -> list[str]:
    """The texts of what may be done aside, by anybody or by one seat."""
    assert game.question is not None
    return [a.option.text for a in game.question.asides if seat is None or a.seat == seat]


def asked(game: AnyGame) -> str:
    """What the game asks about now; empty when it is over."""
    return game.question.kind if game.question is not None else ""


def choose(game: AnyGame, *answers: str) -> None:
    """Give these answers one after another."""
    for answer in answers:
        game.choose(answer)


def until(game: AnyGame, kind: str, answer: str = "end") -> None:
    """Give the same answer, or else the first option, until a question of this kind is asked."""
    for _ in range(200):
        if game.question is None or game.question.kind == kind:
            return
        game.choose(answer if answer in options(game) else game.question.options[0])
    raise AssertionError(f"{kind!r} was never asked")


def zone(game: AnyGame, place: str) -> int:
    """The zone of a place on the board."""
    return int(game.world.board.at(place))


def at(game: AnyGame, verb: str, place: str) -> str:
    """The text of an option about a place: `at(game, "move", "b")`."""
    return f"{verb} {zone(game, place)}"


def number(game: AnyGame, name: str) -> int:
    """A survivor's number."""
    return next(n for n, s in enumerate(game.state.survivors) if game.world.cast[s.who].id == name)


def survivor(game: AnyGame, name: str) -> Survivor:
    """A survivor by name."""
    found: Survivor = game.state.survivors[number(game, name)]
    return found


def where(game: AnyGame, name: str) -> int:
    """The zone a survivor is in."""
    return survivor(game, name).zone


def hands(game: AnyGame, name: str) -> list[str]:
    """What a survivor holds in hand."""
    return _kinds(game, survivor(game, name).slots[:HANDS])


def reserve(game: AnyGame, name: str) -> list[str]:
    """What a survivor has in reserve."""
    return _kinds(game, survivor(game, name).slots[HANDS:])


def carried(game: AnyGame, name: str) -> list[str]:
    """Everything a survivor carries, sorted."""
    return sorted(_kinds(game, survivor(game, name).slots))


def _kinds(game: AnyGame, cards: list[int]) -> list[str]:
    play: Any = Play(game.ruleset, game.world, game.state)
    return [kind_of(play, card).id for card in cards if card != EMPTY]


def pile(game: AnyGame, cards: list[int]) -> list[str]:
    """The kinds of the cards in a pile, sorted."""
    return sorted(game.world.cards[card].id for card in cards)


def zombies(game: AnyGame, place: str) -> dict[str, int]:
    """The zombies at a place, by kind."""
    here = zone(game, place)
    horde = game.state.horde
    return {kind: horde[k][here] for k, kind in enumerate(ZOMBIES) if horde[k][here]}


def crowd(game: AnyGame, place: str) -> int:
    """How many zombies stand at a place."""
    return zombies_in(game.state, zone(game, place))


def tokens(game: AnyGame, place: str) -> int:
    """The noise tokens at a place."""
    return int(game.state.noise[zone(game, place)])


def noise(game: AnyGame, place: str) -> int:
    """How loud a place is, survivors counted in."""
    return noise_in(game.state, zone(game, place))
