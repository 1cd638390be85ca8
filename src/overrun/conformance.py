"""`check`: the promises of the engine, put to the test on any game by playing it at random."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from msgspec import Struct, ValidationError, json

from overrun.core.bounds import Violated
from overrun.core.chance import numbers, seeded
from overrun.core.event import Event
from overrun.core.game import Game, IllegalChoice, UndoRefused
from overrun.core.history import chain
from overrun.core.option import Option
from overrun.core.play import AnyPlay, ChanceEntry, Play
from overrun.core.position import Position, game_at, position_of
from overrun.core.question import Question
from overrun.core.record import RecordError, parse_record
from overrun.core.replay import replay_record
from overrun.core.state import State, digest, encode
from overrun.errors import OverrunError

AnyGame = Game[Any, Any]
Invariant = Callable[[Any, Any], None]


class Broken(AssertionError):
    """A promise of the engine does not hold; the message says which and where."""


class Story:
    """A sink that keeps the events, the last view, and how many events came before anything was revealed."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.last_view = b""
        self.innocent = 0  # before anything at all came to light
        self.only_dice = 0  # before anything but dice and picks came to light

    def __call__(self, event: Event, play: AnyPlay) -> None:
        self.events.append(event)
        self.last_view = _seen(play)
        if not play.log:
            self.innocent = len(self.events)
        if _only_dice(play.log):
            self.only_dice = len(self.events)


def _only_dice(log: Iterable[ChanceEntry]) -> bool:
    return all(kind in ("die", "pick") for kind, _ in log)


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
    never: Collection[str] = (),
) -> AnyGame:
    """Play a game at random and check every promise of the engine on the way; returns the played game.

    `new_game` starts the same game each time it is called. The expensive promises are checked at every
    `deep_every`-th question; asides are taken now and then. `invariant(world, state)` is called after every
    answer and raises if something is wrong. Asides with a verb in `never` are not taken: giving up, for one,
    cuts games short.
    """
    dice = Dice(seed)
    game = new_game()
    old: list[tuple[AnyGame, str]] = []
    while not game.over and game.answers < max_answers:
        question = game.question
        assert question is not None
        deep = game.answers % deep_every == 0
        if deep:
            _check_copy(game)
            _check_looking(game)
            _check_deal(game, dice.below(1 << 30))
        _check_question(game, question)
        chosen = dice.choice(question)
        asides = [aside for aside in question.asides if aside.option.verb not in never]
        if asides and dice.below(25) == 0:
            chosen = asides[dice.below(len(asides))].option
        if deep:
            _check_refusal(game)
            _check_clone(game, dice)
            _check_position(game)
            _check_hidden(game, chosen, dice.below(1 << 30))
            if len(old) < 10:
                old.append((game.clone(), game.hash()))
        _check_told(game, chosen)
        if invariant is not None:
            invariant(game.world, game.state)
        if deep:
            _check_undo(game)
    for clone, kept in old:
        if clone.hash() != kept:
            _fail(clone, "a clone kept aside has changed while the game went on")
    _check_stored(game)
    _check_kept(game)
    _check_replay(game)
    return game


def _fail(game: AnyGame, what: str) -> None:
    raise Broken(f"{game.mission}, seed {game.seed}, after answer {game.answers}: {what}")


def _texts(question: Question | None) -> list[str] | None:
    return None if question is None else [o.text for o in question.all_options()]


def _seen(game: AnyGame | AnyPlay, seat: int | None = None) -> bytes:
    """A view as text at this very moment: a view itself might share a list with the state."""
    return _frozen(game.view(seat))


def _frozen(view: Any) -> bytes:
    try:
        return json.encode(view, order="deterministic")
    except TypeError as error:
        raise Broken(f"a view is not plain data: {error}") from None


def _check_question(game: AnyGame, question: Question) -> None:
    _check_form(game, question)
    kind = f"the question {question.kind!r}"
    play, _, again = game._run_again()
    if again is question and question.interruptible:
        _fail(game, f"{kind} is one object asked many times; make a new one each time")
    if _asked(again) != _asked(question):
        _fail(game, f"asked again, {kind} is another one: {_asked(question)} became {_asked(again)}")
    if encode(play.state) != encode(game.state):
        where = _difference(_plain(game.state), _plain(play.state), "state")
        _fail(game, f"run again, the step that asks {kind} leaves another state: {where}")
    if question.interruptible:
        base = game._base.copy()
        base.agenda.pop()
        if encode(base) != encode(game.state):
            _fail(game, f"{kind} may be interrupted, but its step has changed the state before asking")


def _check_form(game: AnyGame, question: Question) -> None:
    kind = f"the question {question.kind!r}"
    texts = [option.text for option in question.options]
    if not texts:
        _fail(game, f"{kind} has no options")
    if len(set(texts)) != len(texts):
        _fail(game, f"{kind} has an option twice: {texts}")
    if set(texts) & {aside.option.text for aside in question.asides}:
        _fail(game, f"{kind} has an aside that is also an option: {_texts(question)}")
    if not question.seats:
        _fail(game, f"nobody may answer {kind}")
    if question.owners and len(question.owners) != len(texts):
        _fail(game, f"{kind} has owners for some options only")
    if not set(question.owners) <= set(question.seats):
        _fail(game, f"{kind} has owners that are not asked: {question.owners} of seats {question.seats}")
    if len(texts) == 1 and not question.always:
        _fail(game, f"{kind} has one option and was asked all the same")


def _asked(question: Question) -> tuple[Any, ...]:
    texts = [option.text for option in question.options]
    return question.seats, question.kind, question.subject, texts, question.owners, question.always


def _check_looking(game: AnyGame) -> None:
    """Looking changes nothing: views, asides and hashes leave the state alone."""
    live, base = encode(game.state), encode(game._base)
    for seat in (None, *(game.question.seats if game.question else ())):
        game.view(seat)
    game.look()
    _texts(game.question)
    if encode(game.state) != live or encode(game._base) != base:
        _fail(game, "a view, a look or an aside changes the state")


def _check_copy(game: AnyGame) -> None:
    state = game.state
    copy = state.copy()
    if encode(copy) != encode(state):
        _fail(
            game, "a copy of the state differs from it: " + _difference(_plain(state), _plain(copy), "state")
        )
    shared = _shared(state, copy, "state")
    if shared:
        _fail(game, f"a copy of the state shares {shared} with it")


def _plain(state: State) -> Any:
    return json.decode(encode(state))


def _shared(one: Any, other: Any, path: str) -> str:
    """The first part that can change and is the same object in both; empty if there is none."""
    if isinstance(one, Struct):
        if one is other and not one.__struct_config__.frozen:
            return path
        parts = [
            (f"{path}.{name}", getattr(one, name), getattr(other, name)) for name in one.__struct_fields__
        ]
    elif isinstance(one, dict):
        if one is other:
            return path
        parts = [(f"{path}[{key!r}]", value, other[key]) for key, value in one.items()]
    elif isinstance(one, list | tuple):
        if one is other and isinstance(one, list):
            return path
        parts = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return path if one is other and isinstance(one, set | bytearray) else ""
    return next((found for part, a, b in parts if (found := _shared(a, b, part))), "")


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
    if digest(first.state) != digest(game.state):
        where = _difference(_plain(game.state), _plain(first.state), "state")
        _fail(game, f"a clone's state differs from the original's: {where}")
    for _ in range(20):
        if first.question is None:
            break
        _check_form(first, first.question)
        chosen = dice.choice(first.question)
        first.choose(chosen)
        second = second.clone() if dice.below(3) == 0 else second
        second.sink = again
        second.choose(chosen)
        if _texts(first.question) != _texts(second.question):
            _fail(
                game,
                f"two clones given the same answers were asked different questions after {chosen.text!r}",
            )
    if story.events != again.events:
        _fail(game, "two clones given the same answers told different stories")
    if first.hash() != second.hash():
        where = _difference(_plain(first.state), _plain(second.state), "state")
        _fail(game, f"two clones given the same answers ended in different positions: {where}")
    if game.hash() != before or game.state.rng != rng:
        _fail(game, "playing a clone changed the original")


def _check_position(game: AnyGame) -> None:
    """A position is data: written down and read back, it is the same."""
    written = json.encode(position_of(game))
    try:
        read = game_at(game.ruleset, json.decode(written, type=Position), game.world)
    except (ValidationError, OverrunError) as error:
        raise _unreadable(game, error) from error
    if read.hash() != game.hash() or read.answers != game.answers:
        where = _difference(_plain(game.state), _plain(read.state), "state")
        _fail(game, f"written down and read back, the position is another one: {where}")
    if _texts(read.question) != _texts(game.question):
        _fail(game, "written down and read back, the position asks another question")


def _check_hidden(game: AnyGame, chosen: Option, seed: int) -> None:
    """Behind the same public history, other hidden cards and dice must look the same until revealed."""
    question = game.question
    assert question is not None
    twin = game.imagine(seed)
    assert twin.question is not None
    _check_views(game, game, twin, "the view shows something hidden")
    if encode(game.look().state) != encode(twin.look().state):
        where = _difference(_plain(game.look().state), _plain(twin.look().state), "state")
        _fail(game, f"what is read of the position shows something hidden: {where}")
    _check_same_question(game, question, seed)
    if _texts(twin.question) != _texts(question):
        _fail(game, "the asides depend on something hidden")
    real = game.clone()
    same_dice = game.imagine(seed)
    same_dice.state.rng, same_dice.state.rigged = game.state.rng, game.state.copied_rig()
    real.sink, twin.sink, same_dice.sink = story, other, third = Story(), Story(), Story()
    for played in (real, twin, same_dice):
        played.choose(chosen)
    if bool(real._last.chance) != bool(twin._last.chance):
        _fail(game, f"whether {chosen.text!r} reveals something depends on something hidden")
    innocent = min(story.innocent, other.innocent)
    only_dice = min(story.only_dice, third.only_dice)
    if (
        story.events[:innocent] != other.events[:innocent]
        or story.events[:only_dice] != third.events[:only_dice]
    ):
        _fail(game, f"the events after {chosen.text!r} depend on something hidden before it is revealed")
    chance = real._last.chance
    for played, comparable in ((twin, not chance), (same_dice, _only_dice(chance))):
        if not comparable:
            continue
        _check_views(game, real, played, f"{chosen.text!r} revealed something without saying so")
        if _texts(real.question) != _texts(played.question):
            _fail(game, f"the options after {chosen.text!r} depend on something hidden")


def _check_views(game: AnyGame, one: AnyGame, other: AnyGame, what: str) -> None:
    for seat in (None, *(game.question.seats if game.question else ())):
        if _seen(one, seat) != _seen(other, seat):
            where = _difference(json.decode(_seen(one, seat)), json.decode(_seen(other, seat)))
            _fail(game, f"{what} (to {'a watcher' if seat is None else f'seat {seat}'}): {where}")


def _check_same_question(game: AnyGame, question: Question, seed: int) -> None:
    """The step would have come to the same place with other hidden cards, as far as none was revealed."""
    if not _only_dice(game._run_again()[0].log):
        return
    probe = game.clone()
    probe._base = base = game._base.copy()
    probe._deal(Play(game.ruleset, game.world, base), seed)
    base.rng, base.rigged = game._base.rng, game._base.copied_rig()
    probe._deals = ((len(game._since), seed),)
    try:
        play, _, again = probe._run_again()
        asked = _asked(again)
    except Exception as error:
        raise Broken(f"{game.mission}, seed {game.seed}: with other hidden cards: {error!r}") from error
    if asked != _asked(question):
        _fail(
            game, f"the question {question.kind!r} depends on something hidden: {_asked(question)} or {asked}"
        )

    imagined = game.imagine(seed).state
    if encode(play.state) != encode(imagined):
        where = _difference(_plain(imagined), _plain(play.state), "state")
        _fail(game, f"the step of {question.kind!r} has used or put aside something hidden: {where}")


def _check_deal(game: AnyGame, seed: int) -> None:
    """Dealing anew happens in place and starts from an order that does not depend on the real one."""
    state = game.state.copy()
    before = _piles(state, "state")
    game._deal(Play(game.ruleset, game.world, state), seed)
    for path, pile in _piles(state, "state").items():
        if before.get(path) is not pile:
            _fail(
                game, f"shuffle_hidden replaces {path}; a script may hold it, so it has to be dealt in place"
            )
    if encode(game.imagine(seed + 1).imagine(seed).state) != encode(game.imagine(seed).state):
        _fail(game, "shuffle_hidden depends on how the hidden things lie: start it from a fixed order")


def _piles(part: Any, path: str) -> dict[str, Any]:
    """Everything in a state that scripts change in place, by where it is (not looking into lists)."""
    if isinstance(part, list | set):
        return {path: part}
    found = {}
    if isinstance(part, Struct):
        for name in part.__struct_fields__:
            found.update(_piles(getattr(part, name), f"{path}.{name}"))
    elif isinstance(part, dict):
        for key, value in part.items():
            found.update(_piles(value, f"{path}[{key!r}]"))
    return found


def _check_told(game: AnyGame, chosen: Option) -> None:
    """Choose, and see that the last event came after the last visible change."""
    view = game.view()
    before = _frozen(view)
    story = Story()
    game.sink = story
    game.choose(chosen)
    game.sink = None
    if _frozen(view) != before:
        _fail(game, f"a view taken before {chosen.text!r} has changed with the state: it shares data with it")
    told = story.last_view if story.events else before
    if told != _seen(game):
        where = _difference(json.decode(told), json.decode(_seen(game)))
        _fail(game, f"after {chosen.text!r} the view has changed and no event told it: {where}")


def _difference(told: Any, seen: Any, path: str = "view") -> str:
    if isinstance(told, dict) and isinstance(seen, dict):
        for key in [*told, *seen]:
            if told.get(key) != seen.get(key):
                return _difference(told.get(key), seen.get(key), f"{path}.{key}")
    if isinstance(told, list | tuple) and isinstance(seen, list | tuple) and len(told) == len(seen):
        for place, (a, b) in enumerate(zip(told, seen, strict=True)):
            if a != b:
                return _difference(a, b, f"{path}[{place}]")
    return f"{path} was {told!r} and is {seen!r}"


def _check_undo(game: AnyGame) -> None:
    after, view, options = game.hash(), _seen(game), _texts(game.question)
    twin = game.clone()
    revealed = bool(twin._last.chance)
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
    if twin.hash() != after or _seen(twin) != view or _texts(twin.question) != options:
        _fail(game, "undo and redo ended elsewhere")


def _check_replay(game: AnyGame) -> None:
    record = game.record
    try:
        replayed = replay_record(game.ruleset, parse_record(record.json()))
    except RecordError as error:
        raise Broken(
            f"{game.mission}, seed {game.seed}: the game's own record does not replay: {error}"
        ) from error
    if replayed.hash() != game.hash() or _texts(replayed.question) != _texts(game.question):
        _fail(game, "the record replays to another position")
    if record.json() != replayed.record.json():
        _fail(game, "the record of the replayed game differs")


def _check_stored(game: AnyGame) -> None:
    """The state at the start of the round can be stored and read back."""
    state: State = game._checkpoint.state
    stored = encode(state)
    try:
        again = encode(json.decode(stored, type=game.ruleset.state_type))
    except ValidationError as error:
        raise _unreadable(game, error) from error
    if again != stored:
        _fail(game, "the state cannot be stored and read back unchanged")


def _check_kept(game: AnyGame) -> None:
    """What is kept at the start of each round is a state that may be taken up again."""
    begun = chain(game._checkpoint)[0].round
    for mark in chain(game._checkpoint):
        if game.ruleset.check is not None and mark.round != begun:
            try:
                game.ruleset.check(game.world, mark.state)
            except Violated as error:
                place = f"{game.mission}, seed {game.seed}, round {mark.round}"
                raise Broken(f"{place}: the kept state is refused: {error}") from error


def _unreadable(game: AnyGame, error: Exception) -> Broken:
    return Broken(f"{game.mission}, seed {game.seed}: a stored state cannot be read: {error}")
