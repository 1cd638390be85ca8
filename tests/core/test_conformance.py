"""The checker passes a sound game and catches each way we could think of to break one."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from overrun.conformance import Broken, check
from overrun.core import Aside, Game, Question, Ruleset, Script, Step, option
from tests.core.tools import variant
from tests.core.toy import (
    TOY,
    BarDoor,
    Cellar,
    Draught,
    Round,
    SetUp,
    Shout,
    ThrowLamp,
    Told,
    ToyPlay,
    Turn,
    World,
    asides,
    bar_door,
    begin,
    new_round,
    shuffle_hidden,
    turn,
    view,
)


def conserved(world: World, state: Cellar) -> None:
    assert len(state.deck) + len(state.discard) <= 17
    assert 0 <= state.treasure <= world.goal
    assert all(lamps >= 0 for lamps in state.lamps)


@pytest.mark.parametrize("mission", ["toy/cellar", "toy/attic"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_sound_game_passes(mission: str, seats: int) -> None:
    for seed in range(40):
        game = check(
            lambda seed=seed: Game.begin(TOY, mission, {"seats": seats}, seed=seed),  # type: ignore[misc]
            seed=seed,
            invariant=conserved,
        )
        assert game.over and game.answers > 1


def test_an_unfinished_game_passes_too() -> None:
    game = check(lambda: Game.begin(TOY, "toy/cellar", {}, seed=3), max_answers=9)
    assert game.answers == 9 and not game.over


def test_the_checker_repeats_itself() -> None:
    def run(seed: int) -> str:
        return check(lambda: Game.begin(TOY, "toy/cellar", {}, seed=1), seed=seed).record.json()

    assert run(5) == run(5)
    assert run(5) != run(6)


def test_an_invariant_that_does_not_hold_is_raised() -> None:
    def never(world: World, state: Cellar) -> None:
        assert state.round < 2, "too late"

    with pytest.raises(AssertionError, match="too late"):
        check(lambda: Game.begin(TOY, "toy/cellar", {}, seed=1), invariant=never)


# Sabotage


@dataclass
class Sabotage:
    ruleset: Callable[[], Ruleset[Any, Any]]
    named: str


SABOTAGES: dict[str, Sabotage] = {}


def sabotage(named: str) -> Callable[[Callable[[], Ruleset[Any, Any]]], None]:
    """A broken variant of the toy and what the checker has to say about it."""

    def add(make: Callable[[], Ruleset[Any, Any]]) -> None:
        SABOTAGES[make.__name__.replace("_", " ")] = Sabotage(make, named)

    return add


def seeing(extra: Callable[[Cellar, int | None], Any]) -> Ruleset[Any, Any]:
    return variant(view=lambda world, state, seat: {**view(world, state, seat), "extra": extra(state, seat)})


@sabotage(r"the view shows something hidden \(to a watcher\): view.extra")
def view_leaks_the_deck() -> Ruleset[Any, Any]:
    return seeing(lambda state, seat: state.deck.copy())


@sabotage("the view shows something hidden")
def view_leaks_the_generator() -> Ruleset[Any, Any]:
    return seeing(lambda state, seat: state.rng % 100)


@sabotage(r"the view shows something hidden \(to seat [01]\)")
def view_leaks_to_a_seat() -> Ruleset[Any, Any]:
    return seeing(lambda state, seat: state.deck[-1:] if seat is not None else [])


@sabotage("it shares data with it")
def view_shares_a_list() -> Ruleset[Any, Any]:
    return seeing(lambda state, seat: state.lamps)


@sabotage("a view, a look or an aside changes the state")
def view_changes_the_state() -> Ruleset[Any, Any]:
    def looking(state: Cellar, seat: int | None) -> int:
        state.shouts += 1
        return 0

    return seeing(looking)


@sabotage("a view, a look or an aside changes the state")
def asides_change_the_state() -> Ruleset[Any, Any]:
    def changing(world: World, state: Cellar) -> tuple[Aside, ...]:
        state.lamps[0] += 1
        return asides(world, state)

    return variant(asides=changing)


@sabotage("'bar (east|west)' the view has changed and no event told it: view.barred")
def change_without_event() -> Ruleset[Any, Any]:
    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        options = (option("bar", "east"), option("bar", "west"))
        chosen = yield Question((0, 1), "bar", (), options)
        play.state.barred = str(chosen.args[0])

    return variant({BarDoor: bar, Draught: lambda play, step: None})


@sabotage("'throw [01]' the view has changed and no event told it: view.lamps")
def aside_without_event() -> Ruleset[Any, Any]:
    def throw(play: ToyPlay, step: ThrowLamp) -> None:
        play.state.lamps[step.seat] -= 1

    return variant({ThrowLamp: throw, SetUp: with_lamps})


@sabotage("no event told it: view.treasure")
def event_before_its_change() -> Ruleset[Any, Any]:
    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        yield from bar_door(play, step)
        play.state.treasure += 0 if play.state.treasure >= 4 else 1

    return variant({BarDoor: bar, Draught: lambda play, step: None})


def with_lamps(play: ToyPlay, step: SetUp) -> None:
    TOY.scripts[SetUp](play, step)
    play.state.lamps = [9] * play.state.seats


def copying(change: Callable[[Cellar, Cellar], None]) -> Ruleset[Any, Any]:
    class Careless(Cellar):
        def copy(self) -> Careless:
            made = Careless(**{name: getattr(Cellar.copy(self), name) for name in Cellar.__struct_fields__})
            change(self, made)
            return made

    def beginning(mission: str, setup: Any, rng: int) -> Any:
        made = begin(mission, setup, rng)
        state = Careless(**{name: getattr(made.state, name) for name in Cellar.__struct_fields__})
        return replace(made, state=state)

    return variant(state_type=Careless, begin=beginning)


@sabotage("a copy of the state shares state.deck with it")
def copy_shares_a_list() -> Ruleset[Any, Any]:
    return copying(lambda one, other: setattr(other, "deck", one.deck))


@sabotage("a copy of the state shares state.discard with it")
def copy_shares_a_list_that_changes_rarely() -> Ruleset[Any, Any]:
    return copying(lambda one, other: setattr(other, "discard", one.discard))


@sabotage("a copy of the state differs from it: state.shouts|told different stories")
def copy_forgets_a_field() -> Ruleset[Any, Any]:
    return copying(lambda one, other: setattr(other, "shouts", 0))


@sabotage("asked again, the question 'action' is another one")
def options_in_unstable_order() -> Ruleset[Any, Any]:
    times = [0]

    def unstable(play: ToyPlay, step: Turn) -> Script[None]:
        times[0] += 1
        options = [option("rest"), option("wait")]
        yield Question((step.seat,), "action", (), tuple(options[:: (-1) ** times[0]]), interruptible=True)

    return variant({Turn: unstable})


@sabotage("the question 'bar' has an option twice: .*'bar east', 'bar east'")
def an_option_twice() -> Ruleset[Any, Any]:
    return asking("bar", option("bar", "east"), option("bar", "east"))


def asking(kind: str, *options: Any, **more: Any) -> Ruleset[Any, Any]:
    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        yield Question(
            more.get("seats", (0,)), kind, (), options, **{k: more[k] for k in more if k != "seats"}
        )

    return variant({BarDoor: bar})


@sabotage("nobody may answer the question 'bar'")
def nobody_asked() -> Ruleset[Any, Any]:
    return asking("bar", option("a"), option("b"), seats=())


@sabotage("the question 'bar' has owners for some options only")
def too_few_owners() -> Ruleset[Any, Any]:
    return asking("bar", option("a"), option("b"), owners=(0,))


@sabotage("the question 'bar' has owners that are not asked")
def owners_not_asked() -> Ruleset[Any, Any]:
    return asking("bar", option("a"), option("b"), owners=(0, 1))


@sabotage("the question 'action' has an aside that is also an option")
def aside_that_is_an_option() -> Ruleset[Any, Any]:
    return variant(asides=lambda world, state: (Aside(0, option("rest")),))


@sabotage("asides depend on something hidden")
def asides_depend_on_the_deck() -> Ruleset[Any, Any]:
    def peeking(world: World, state: Cellar) -> tuple[Aside, ...]:
        return (Aside(0, option("throw", 0)),) if state.deck and state.deck[-1] == 1 else ()

    return variant({SetUp: with_lamps}, asides=peeking)


@sabotage("the question 'action' is one object asked many times")
def one_question_object_for_all() -> Ruleset[Any, Any]:
    asked = Question((0,), "action", (), (option("rest"), option("wait")), interruptible=True)

    def shared(play: ToyPlay, step: Turn) -> Script[None]:
        yield asked

    return variant({Turn: shared})


@sabotage("'action' may be interrupted, but its step has changed the state before asking")
def interruptible_after_a_change() -> Ruleset[Any, Any]:
    def hasty(play: ToyPlay, step: Turn) -> Script[None]:
        play.state.shouts += 1
        play.tell(Told, "hasty")
        yield from turn(play, step)

    return variant({Turn: hasty})


@sabotage("revealed something without saying so|depends on something hidden")
def drawing_without_revealing() -> Ruleset[Any, Any]:
    def sly(play: ToyPlay, step: Turn) -> Script[None]:
        yield Question((step.seat,), "action", (), (option("rest"), option("draw")), interruptible=True)
        if play.state.deck:
            card = play.state.deck.pop()
            play.state.discard.append(card)
            play.tell(Told, "drew")

    return variant({Turn: sly})


@sabotage("the step of 'action' has used or put aside something hidden: state.deck")
def a_hidden_card_in_a_variable() -> Ruleset[Any, Any]:
    def sly(play: ToyPlay, step: Turn) -> Script[None]:
        card = play.state.deck.pop() if play.state.deck else 0
        yield Question((step.seat,), "action", (), (option("rest"), option("draw")))
        play.reveal()
        play.state.discard.append(card)
        play.tell(Told, "drew", card)

    def seen(world: World, state: Cellar, seat: int | None) -> dict[str, Any]:
        return {**view(world, state, seat), "deck": 0}

    return variant({Turn: sly}, view=seen)


@sabotage("depends? on something hidden")
def options_depend_on_the_deck() -> Ruleset[Any, Any]:
    def knowing(play: ToyPlay, step: Turn) -> Script[None]:
        top = play.state.deck[-1] if play.state.deck else 9
        yield Question((step.seat,), "action", (), (option("rest"), option("take", top)), interruptible=True)

    return variant({Turn: knowing})


@sabotage("the question 'shout' depends on something hidden|the options after 'a' depend on")
def options_inside_a_step_depend_on_the_deck() -> Ruleset[Any, Any]:
    def knowing(play: ToyPlay, step: Shout) -> Script[None]:
        play.roll(1)
        yield Question((0,), "first", (), (option("a"), option("b")))
        yield Question((0,), "shout", (), (option("a"), option("take", sum(play.state.deck[-3:]))))

    return variant({Shout: knowing})


@sabotage("with other hidden cards|depends? on something hidden|revealed something without")
def whether_to_ask_depends_on_the_deck() -> Ruleset[Any, Any]:
    def knowing(play: ToyPlay, step: Shout) -> Script[None]:
        if play.state.deck and play.state.deck[-1] == 1:
            yield Question((0,), "coin", (), (option("a"), option("b")))

    return variant({Shout: knowing})


@sabotage("the events after '[a-z 01]+' depend on something hidden before it is revealed")
def an_event_tells_the_next_card() -> Ruleset[Any, Any]:
    def chatty(play: ToyPlay, step: Turn) -> Script[None]:
        yield Question((step.seat,), "action", (), (option("rest"), option("wait")), interruptible=True)
        play.tell(Told, "next", play.state.deck[-1] if play.state.deck else 0)

    return variant({Turn: chatty})


@sabotage("the events after '[a-z 01]+' depend on something hidden before it is revealed")
def an_event_after_a_die_tells_the_next_card() -> Ruleset[Any, Any]:
    def chatty(play: ToyPlay, step: Turn) -> Script[None]:
        yield Question((step.seat,), "action", (), (option("rest"), option("wait")), interruptible=True)
        play.roll(1)
        play.tell(Told, "next", play.state.deck[-1] if play.state.deck else 0)

    return variant({Turn: chatty})


RANDOM = random.Random(5)
ELSEWHERE = (
    "told different stories|different positions|different questions|asked again"
    "|a clone's state differs|undo and redo ended elsewhere|own record does not replay|playing a clone"
    "|depends? on something hidden|revealed something without"
)


@sabotage(ELSEWHERE)
def chance_from_outside() -> Ruleset[Any, Any]:
    def cheating(play: ToyPlay, step: Turn) -> Script[None]:
        yield Question((step.seat,), "action", (), (option("rest"), option("wait")), interruptible=True)
        play.state.shouts = RANDOM.randrange(1000)
        play.reveal()
        play.tell(Told, "shouts")

    return variant({Turn: cheating})


@sabotage(ELSEWHERE)
def memory_outside_the_state() -> Ruleset[Any, Any]:
    calls = [0]

    def remembering(play: ToyPlay, step: Turn) -> Script[None]:
        yield Question((step.seat,), "action", (), (option("rest"), option("wait")), interruptible=True)
        calls[0] += 1
        play.state.shouts = calls[0]
        play.tell(Told, "shouts")

    return variant({Turn: remembering})


@sabotage("run again, the step that asks the question 'bar' leaves another state: state.shouts")
def doing_something_before_the_script_begins() -> Ruleset[Any, Any]:
    def eager(play: ToyPlay, step: BarDoor) -> Script[None]:
        play.state.shouts += 1
        play.tell(Told, "eager", play.state.shouts)
        return bar_door(play, step)

    return variant({BarDoor: eager})


@sabotage("shuffle_hidden depends on how the hidden things lie")
def dealing_from_the_real_order() -> Ruleset[Any, Any]:
    return variant(shuffle_hidden=lambda play: play.shuffle(play.state.deck))


@sabotage("shuffle_hidden replaces state.deck")
def dealing_a_new_pile() -> Ruleset[Any, Any]:
    def dealing(play: ToyPlay) -> None:
        play.state.deck = sorted(play.state.deck)
        play.shuffle(play.state.deck)

    return variant(shuffle_hidden=dealing)


@sabotage("the view shows something hidden .*: view.discard")
def dealing_what_is_seen() -> Ruleset[Any, Any]:
    def dealing(play: ToyPlay) -> None:
        shuffle_hidden(play)
        play.state.discard.sort()
        play.shuffle(play.state.discard)

    return variant(shuffle_hidden=dealing)


@sabotage("the game's own record does not replay: ")
def a_set_up_that_does_not_say_all() -> Ruleset[Any, Any]:
    def beginning(mission: str, setup: Any, rng: int) -> Any:
        made = begin(mission, {"seats": 3 if "seats" in setup else 2}, rng)
        return replace(made, setup={"seats": made.state.seats})

    return variant(begin=beginning)


class Nap(Step, frozen=True):
    """A step the state's layout does not know."""


@sabotage("a stored state cannot be read: .*nap")
def a_step_that_cannot_be_stored() -> Ruleset[Any, Any]:
    def dozing(play: ToyPlay, step: Round) -> None:
        play.state.agenda.insert(0, Nap())  # type: ignore[arg-type]
        new_round(play, step)

    return variant({Round: dozing, Nap: lambda play, step: None})


@sabotage("a view is not plain data: .*object")
def a_view_that_is_no_plain_data() -> Ruleset[Any, Any]:
    return seeing(lambda state, seat: object())


@sabotage("a view is not plain data: .*str keys")
def a_view_whose_keys_change_on_the_way_to_the_page() -> Ruleset[Any, Any]:
    return seeing(lambda state, seat: dict(enumerate(state.lamps)))


@pytest.mark.parametrize("name", SABOTAGES)
def test_sabotage_is_caught_and_named(name: str) -> None:
    made = SABOTAGES[name]
    ruleset = made.ruleset()

    def hunt() -> None:
        for seed in range(12):
            check(lambda: Game.begin(ruleset, "toy/cellar", {}, seed=seed), seed=seed, max_answers=120)  # noqa: B023

    with pytest.raises(Broken, match=made.named):
        hunt()


def test_the_sabotages_use_what_the_toy_has() -> None:
    """The pieces they are made of are sound by themselves."""
    sound = variant({SetUp: with_lamps})
    for seed in range(6):
        check(lambda: Game.begin(sound, "toy/cellar", {}, seed=seed), seed=seed)  # noqa: B023
