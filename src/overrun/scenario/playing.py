"""Playing on from a position: answers that name places, and nothing laid out that never comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from overrun.core import AnyGame, IllegalChoice, Option
from overrun.core.state import NO_MORE
from overrun.core.verb import Kind
from overrun.errors import OverrunError
from overrun.games import game_of
from overrun.skirmish.scenario import zone_at


def play(game: AnyGame, *answers: str) -> AnyGame:
    """Give these answers one after another, then see that nothing laid out is left over.

    Zones, objectives and cars may be named by their place, doors by the two places beside them:
    `play(game, "move 7B.a", "take 7B.a", "open 7B.a|7B.7")`. Where a place has a number for a name, `@3` is
    the place and `3` the number.
    """
    for answer in answers:
        game.choose(meant(game, answer))
    all_used(game)
    return game


def all_used(game: AnyGame) -> None:
    """Refuse a position of which dice, choices or cards were laid out that never came."""
    left = []
    for kind, queue in (game.state.rigged or {}).items():
        values = queue[:-1]
        if queue[-1] == NO_MORE and values:
            if kind == "equipment":
                values = [game.world.cards[card].id for card in values]
            left.append(f"{_CALLED[kind]} {', '.join(map(str, values))}")
    if left:
        raise OverrunError(
            f"laid out, but not used: {'; '.join(left)}. Leave that out, play on, or lay out with loose=True"
        )


_CALLED = {
    "die": "dice",
    "pick": "picks",
    "equipment": "equipment cards",
    "zombies": "zombie cards",
    "xenos": "xeno cards",
}


def meant(game: AnyGame, said: str) -> Option | str:
    """The option that is meant by an answer in which zones, doors, objectives and cars are named by place."""
    question = game.question
    verb, *words = said.split() or [""]
    if question is None or question.find(said) is not None:
        return said
    found = [
        option
        for option in question.all_options()
        if option.verb == verb and len(option.args) == len(words) and _same(game, option, words)
    ]
    if len(found) > 1:
        texts = ", ".join(option.text for option in found)
        raise IllegalChoice(f"{said!r} may mean several options: {texts}; name one of these")
    return found[0] if found else said


def _same(game: AnyGame, option: Option, words: list[str]) -> bool:
    kinds = _kinds(game, option)
    return all(
        _names(game, kind.name, arg, word) if isinstance(arg, int) else arg == word
        for kind, arg, word in zip(kinds, option.args, words, strict=True)
    )


def _kinds(game: AnyGame, option: Option) -> Sequence[Kind[Any]]:
    """What the arguments of an answer are, to the question that is asked or to none."""
    words = game_of(game.mission).vocabulary
    assert game.question is not None
    for kind in (words.question(game.question.kind), *words.asides):
        for verb in kind.answers:
            if verb.made(option):
                return verb.kinds
    raise ValueError(f"{option.text!r} does not answer {game.question.kind!r}")


def _names(game: AnyGame, kind: str, number: int, word: str) -> bool:
    """Whether a word names the thing with this number: by number, or by where it is."""
    if word.isdecimal():
        return word == str(number)
    world, state = game.world, game.state
    zones = {zone_at(world.board, place.removeprefix("@")) for place in word.split("|")}
    if kind == "zone":
        return zones == {number}
    if kind == "door":
        door = world.board.doors[number]
        return zones <= {door.a, door.b}
    if kind == "objective":
        return zones == {world.objectives[number].zone}
    if kind == "car":
        return zones == {state.cars[number].zone}
    if kind == "token":
        return zones == {world.board.tokens[number].zone}
    return False
