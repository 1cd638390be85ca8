"""`check`: the promises of the engine, put to the test on any game by playing it at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.core.chance import numbers, seeded
from overrun.core.event import Event
from overrun.core.game import Game, IllegalChoice, UndoRefused
from overrun.core.option import Option
from overrun.core.play import Play
from overrun.core.question import Question
from overrun.core.record import parse_record, replay_record
from overrun.core.state import State, digest, encode

AnyGame = Game[Any, Any]
Invariant = Callable[[Any, Any], None]


class Broken(AssertionError):
    """A promise of the engine does not hold; the message says which and where."""


class Story:
    """A sink that keeps events, the view after each, and how many came before anything was revealed."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.last_view: Any = None
        self.innocent = 0

    def __call__(self, event: Event, play: Play[Any, Any]) -> None:
        self.events.append(event)
        self.last_view = play.view()
        if not play.revealed:
            self.innocent = len(self.events)


class Dice:
    """The checker's own chance, so that a failure can be played again."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, bound: int) -> int:
        self.rng, (value,) = numbers(self.rng, (bound,))
        return value

    def choice(self, question: Question) -> Option:
        return question.options[self.below(len(question.options))]


def check(
    new_game: Callable[[], AnyGame],
    *,
    seed: int = 0,
    max_answers: int = 400,
    deep_every: int = 7,
    invariant: Invariant | None = None,
) -> AnyGame:
    """Play a game at random and check every promise of the engine on the way; returns the played game.

    `new_game` starts the same game each time it is called. The expensive promises are checked at every
    `deep_every`-th question; asides are taken now and then. `invariant(world, state)` is called after every
    answer and raises if something is wrong.
    """
    dice = Dice(seed)
    game = new_game()
    while not game.over and game.answers < max_answers:
        question = game.question
        assert question is not None
        _check_question(game, question)
        deep = game.answers % deep_every == 0
        chosen = dice.choice(question)
        if question.asides and dice.below(25) == 0:
            chosen = question.asides[dice.below(len(question.asides))].option
        if deep:
            _check_refusal(game)
            _check_clone(game, dice)
            _check_hidden(game, chosen, dice.below(1 << 30))
        _check_told(game, chosen)
        if invariant is not None:
            invariant(game.world, game.state)
        if deep:
            _check_undo(game)
    if not game.over:
        _check_stored(game)
    _check_replay(game)
    return game


def _fail(game: AnyGame, what: str) -> None:
    raise Broken(f"{game.mission}, seed {game.seed}, after answer {game.answers}: {what}")


def _texts(question: Question | None) -> list[str] | None:
    return None if question is None else [o.text for o in question.all_options()]


def _check_question(game: AnyGame, question: Question) -> None:
    texts = [option.text for option in question.options]
    if not texts:
        _fail(game, f"the question {question.kind!r} has no options")
    if len(set(texts)) != len(texts):
        _fail(game, f"the question {question.kind!r} has an option twice: {texts}")
    if not question.seats:
        _fail(game, f"nobody may answer the question {question.kind!r}")
    if question.owners and len(question.owners) != len(texts):
        _fail(game, f"the question {question.kind!r} has owners for some options only")
    if len(texts) == 1 and not question.always:
        _fail(game, f"the question {question.kind!r} has one option and was asked all the same")
    play = Play(game.ruleset, game.world, game._base.copy(), list(reversed(game._feed)))
    _, again = game._run_again(play)
    if (
        again.seats != question.seats
        or again.subject != question.subject
        or again.options != question.options
    ):
        _fail(game, f"asked again, the question {question.kind!r} is another one")


def _check_refusal(game: AnyGame) -> None:
    before = game.hash()
    for wrong in ("no such verb", "", "move 99999"):
        try:
            game.choose(wrong)
        except IllegalChoice:
            continue
        _fail(game, f"{wrong!r} was accepted as an answer")
    if game.hash() != before:
        _fail(game, "a refused answer changed the state")


def _check_clone(game: AnyGame, dice: Dice) -> None:
    before, rng = game.hash(), game.state.rng
    first, second = game.clone(), game.clone()
    first.sink, second.sink = story, again = Story(), Story()
    if digest(first.state) != before:
        _fail(game, "a clone's state differs from the original's")
    for _ in range(20):
        if first.question is None:
            break
        chosen = dice.choice(first.question)
        first.choose(chosen)
        second = second.clone() if dice.below(3) == 0 else second
        second.sink = again
        second.choose(chosen)
    if story.events != again.events:
        _fail(game, "two clones given the same answers told different stories")
    if first.hash() != second.hash() or _texts(first.question) != _texts(second.question):
        _fail(game, "two clones given the same answers ended in different positions")
    if game.hash() != before or game.state.rng != rng:
        _fail(game, "playing a clone changed the original")


def _check_hidden(game: AnyGame, chosen: Option, seed: int) -> None:
    """Behind the same public history, other hidden cards and dice must look the same until revealed."""
    twin = game.imagine(seed)
    if twin.view() != game.view():
        _fail(game, "the view shows something hidden")
    if _texts(twin.question) != _texts(game.question):
        _fail(game, "the options depend on something hidden")
    real = game.clone()
    real.sink, twin.sink = story, other = Story(), Story()
    real.choose(chosen)
    twin.choose(chosen)
    innocent = min(story.innocent, other.innocent)
    if story.events[:innocent] != other.events[:innocent]:
        _fail(game, f"the events after {chosen.text!r} depend on something hidden before it is revealed")
    if not real._last.revealed and (
        real.view() != twin.view() or _texts(real.question) != _texts(twin.question)
    ):
        _fail(game, f"{chosen.text!r} revealed something without saying so")


def _check_told(game: AnyGame, chosen: Option) -> None:
    """Choose, and see that the last event came after the last visible change."""
    before = game.view()
    story = Story()
    game.sink = story
    game.choose(chosen)
    game.sink = None
    told = story.last_view if story.events else before
    if told != game.view():
        _fail(
            game,
            f"after {chosen.text!r} the view has changed and no event told it: "
            + _difference(told, game.view()),
        )


def _difference(told: Any, seen: Any, path: str = "view") -> str:
    if isinstance(told, dict) and isinstance(seen, dict):
        for key in [*told, *seen]:
            if told.get(key) != seen.get(key):
                return _difference(told.get(key), seen.get(key), f"{path}.{key}")
    if isinstance(told, list | tuple) and isinstance(seen, list | tuple) and len(told) == len(seen):
        for place, (a, b) in enumerate(zip(told, seen, strict=True)):
            if a != b:
                return _difference(a, b, f"{path}[{place}]")
    return f"{path}: told {told!r}, is {seen!r}"


def _check_undo(game: AnyGame) -> None:
    after, view, options = game.hash(), game.view(), _texts(game.question)
    twin = game.clone()
    revealed = twin._last.revealed
    for policy in ("strict", "until reveal"):
        twin.undo_policy = policy
        try:
            twin.clone().undo()
        except UndoRefused:
            if not revealed:
                _fail(game, f"the {policy} policy refused to take back an answer that revealed nothing")
        else:
            if revealed:
                _fail(game, f"the {policy} policy took back an answer that revealed something")
    twin.undo_policy = "free"
    twin.undo()
    twin.redo()
    if twin.hash() != after or twin.view() != view or _texts(twin.question) != options:
        _fail(game, "undo and redo ended elsewhere")


def _check_replay(game: AnyGame) -> None:
    record = game.record
    replayed = replay_record(game.ruleset, parse_record(record.json()))
    if replayed.hash() != game.hash() or _texts(replayed.question) != _texts(game.question):
        _fail(game, "the record replays to another position")
    if game.record.json() != replayed.record.json():
        _fail(game, "the record of the replayed game differs")


def _check_stored(game: AnyGame) -> None:
    """The state at the start of the round can be stored and read back."""
    from msgspec import json

    state: State = game._checkpoint.state
    stored = encode(state)
    if encode(json.decode(stored, type=game.ruleset.state_type)) != stored:
        _fail(game, "the state cannot be stored and read back unchanged")
