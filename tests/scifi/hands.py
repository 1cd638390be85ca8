"""Small questions that tests of the survivors ask of a game. In answers `@b` is the number of zone b."""

from __future__ import annotations

import re
from typing import Any

from overrun.core import Event, Game, Play
from overrun.scifi.state import BACKPACK, BODY, HANDS, Machine, Survivor

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


def zone(game: AnyGame, place: str) -> int:
    """The zone of a place on the board."""
    return int(game.world.board.at(place))


def _meant(game: AnyGame, text: str) -> str:
    return re.sub(r"@([\w.]+)", lambda found: str(zone(game, found[1])), text)


def say(game: AnyGame, *answers: str) -> None:
    """Give these answers one after another."""
    for answer in answers:
        game.choose(_meant(game, answer))


def options(game: AnyGame, *verbs: str) -> list[str]:
    """The texts of the options on offer, or of those with one of these verbs."""
    assert game.question is not None
    return [o.text for o in game.question.options if not verbs or o.verb in verbs]


def reach(game: AnyGame, verb: str = "move") -> set[str]:
    """The places that options with this verb are about."""
    numbers = [int(text.split()[1]) for text in options(game, verb)]
    return {game.world.board.zones[number].names[0] for number in numbers}


def offers(game: AnyGame, text: str) -> bool:
    """Whether an option is on offer."""
    return _meant(game, text) in options(game)


def asides(game: AnyGame, seat: int | None = None) -> list[str]:
    """The texts of what may be done aside, by anybody or by one seat."""
    assert game.question is not None
    return [a.option.text for a in game.question.asides if seat is None or a.seat == seat]


def asked(game: AnyGame) -> str:
    """What the game asks about now; empty when it is over."""
    return game.question.kind if game.question is not None else ""


def until(game: AnyGame, kind: str, answer: str = "end") -> None:
    """Give the same answer, or else the first option, until a question of this kind is asked."""
    for _ in range(300):
        if game.question is None or game.question.kind == kind:
            return
        game.choose(answer if answer in options(game) else game.question.options[0])
    raise AssertionError(f"{kind!r} was never asked")


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


def where(game: AnyGame, name: str) -> str:
    """The place a survivor is at."""
    found: str = game.world.board.zones[survivor(game, name).zone].names[0]
    return found


def actions(game: AnyGame, name: str) -> int:
    """The actions a survivor has left."""
    return survivor(game, name).actions


def kinds(game: AnyGame, cards: Any) -> list[str]:
    """What cards are, with `+` what is attached to them."""
    found = []
    for card in cards:
        if card >= 0:
            ammo = sorted(game.world.cards[under].id for upper, under in game.state.attached if upper == card)
            found.append("+".join((game.world.cards[card].id, *ammo)))
    return found


def held(game: AnyGame, name: str) -> list[str]:
    """What a survivor holds in hand."""
    return kinds(game, [survivor(game, name).slots[slot] for slot in HANDS])


def worn(game: AnyGame, name: str) -> list[str]:
    """What a survivor wears on the body."""
    return kinds(game, [survivor(game, name).slots[slot] for slot in BODY])


def packed(game: AnyGame, name: str) -> list[str]:
    """What a survivor has in the backpack."""
    return kinds(game, [survivor(game, name).slots[slot] for slot in BACKPACK])


def carried(game: AnyGame, name: str) -> list[str]:
    """Everything a survivor carries, sorted."""
    return sorted(kinds(game, survivor(game, name).slots))


def noise(game: AnyGame, place: str) -> int:
    """The noise tokens at a place."""
    return int(game.state.noise[zone(game, place)])


def crowd(game: AnyGame, place: str) -> int:
    """How many xenos stand at a place."""
    return sum(kind[zone(game, place)] for kind in game.state.horde)
