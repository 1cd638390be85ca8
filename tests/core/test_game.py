"""Asking and answering: nested questions, reactions, teams, everybody at once, refusals, broken scripts."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.core import (
    Event,
    Game,
    IllegalChoice,
    Option,
    Play,
    Question,
    Result,
    Script,
    UndoRefused,
    option,
)
from overrun.core.state import digest
from overrun.errors import OverrunError
from tests.core.tools import at, listen, new, played, position, texts, variant
from tests.core.toy import COIN, GHOST, LAMP, BarDoor, Shout, Told, ToyPlay, Turn


def asked(game: Game[Any, Any]) -> Question:
    assert game.question is not None
    return game.question


def started(scripts: Any, **other: Any) -> Game[Any, Any]:
    return Game.begin(variant(scripts, **other), "toy/cellar", {}, seed=1)


# Asking


def test_a_game_begins_at_its_first_question() -> None:
    game = new()
    assert asked(game).seats == (0,)
    assert asked(game).kind == "action"
    assert texts(game) == ["dig", "draw", "rest"]
    assert (game.round, game.answers, game.over, game.result) == (1, 0, False, None)


def test_a_nested_question_goes_on_inside_its_step() -> None:
    game = new(dice=[1, 2, 6])
    game.choose("dig")
    assert (asked(game).kind, asked(game).subject) == ("again", (1,))
    game.choose("again")
    assert (asked(game).kind, asked(game).subject) == ("again", (2,))
    game.choose("again")
    assert asked(game).kind == "action"
    assert game.view()["treasure"] == 1


def test_a_reaction_in_the_middle_of_a_step_by_another_seat() -> None:
    game = at(Turn(0, 1), deck=[COIN, GHOST], lamps=[0, 1])
    game.choose("draw", 0)
    assert asked(game).seats == (1,)
    assert texts(game) == ["lamp 1", "scream"]
    with pytest.raises(IllegalChoice, match="seat 0 may not choose 'scream'; this is up to seat 1"):
        game.choose("scream", 0)
    game.choose("lamp 1", 1)
    assert game.view()["lamps"] == [0, 0]
    assert game.view()["ghosts"] == 0


def test_any_seat_answers_a_team_question() -> None:
    for seat in (0, 1):
        game = at(BarDoor())
        game.choose("bar west", seat)
        assert game.view()["barred"] == "west"
        assert game.record.answers == [(seat, "bar west")]
    game = at(BarDoor())
    with pytest.raises(IllegalChoice, match=r"seat 5 .* one of the seats 0, 1"):
        game.choose("bar west", 5)


def test_seats_acting_at_the_same_time_answer_in_any_order_and_only_for_themselves() -> None:
    game = at(Shout((0, 1, 2)), seats=3, lamps=[0, 0, 0])
    with pytest.raises(IllegalChoice, match="seat 0 may not choose 'shout 2'; this is up to seat 2"):
        game.choose("shout 2", 0)
    game.choose("shout 2", 2)
    assert asked(game).seats == (0, 1)
    game.choose("silent 0")
    assert game.record.answers == [(2, "shout 2"), (0, "silent 0")]
    game.choose("shout 1", 1)
    assert asked(game).kind == "action"
    assert game.view()["shouts"] == 2


def test_a_question_with_one_option_is_not_asked() -> None:
    got: list[str] = []

    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        first = yield Question((0,), "only", (), (option("only", 1),))
        second = yield Question((0,), "two", (), (option("a"), option("b")))
        third = yield Question((1,), "only", (), (option("only", 2),))
        got[:] = [first.text, second.text, third.text]

    game = at(BarDoor(), ruleset=variant({BarDoor: bar}))
    assert asked(game).kind == "two"
    twin = game.clone()
    for each in (game, twin):
        got.clear()
        each.choose("b")
        assert got == ["only 1", "b", "only 2"]
        assert asked(each).kind == "action"
    assert game.record.answers == [(0, "b")]


def test_always_asks_even_with_one_option() -> None:
    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        yield Question((0,), "end", (), (option("end"),), always=True)

    game = at(BarDoor(), ruleset=variant({BarDoor: bar}))
    assert texts(game) == ["end"]
    game.choose("end")
    assert asked(game).kind == "action"


def test_the_round_is_the_one_being_played_also_where_a_script_begins_it_and_asks() -> None:
    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        play.state.round += 1
        yield Question((0,), "new", (), (option("a"), option("b")))

    game = at(BarDoor(), ruleset=variant({BarDoor: bar}), round=4)
    assert game.round == game.clone().round == 5


def test_the_end_comes_at_once_however_deep_the_script() -> None:
    game = at(Turn(0, 2), treasure=4, rigged={"die": [6]})
    game.choose("dig")
    game.choose("keep")
    assert game.over and game.question is None
    assert game.result is not None and (game.result.won, game.result.reason) == (True, "treasure")
    with pytest.raises(IllegalChoice, match=r"the game is over \(won: treasure\)"):
        game.choose("dig")
    assert game.clone().result == game.result
    assert game.clone().hash() == game.hash()


def test_positions_in_the_same_state_but_at_another_question_have_other_hashes() -> None:
    game = at(Shout((0, 1)))
    before = game.hash()
    game.choose("silent 0")
    assert game.hash() != before

    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        for _ in range(2):
            yield Question((0,), "same", (), (option("a"), option("b")))

    game = at(BarDoor(), ruleset=variant({BarDoor: bar}))
    before = game.hash()
    game.choose("a")
    after = game.hash()
    game.undo()
    game.choose("b")
    assert len({before, after, game.hash()}) == 3


# Mistakes of rulesets are named, not swallowed


def test_an_empty_agenda_is_named() -> None:
    def bar(play: ToyPlay, step: BarDoor) -> None:
        play.state.agenda.clear()

    with pytest.raises(AssertionError, match="the agenda is empty and the game has not ended"):
        at(BarDoor(), ruleset=variant({BarDoor: bar}))


def test_rules_that_never_come_to_a_question_are_named() -> None:
    def bar(play: ToyPlay, step: BarDoor) -> None:
        play.then(step)

    with pytest.raises(AssertionError, match="steps and no question: the rules go round in circles"):
        at(BarDoor(), ruleset=variant({BarDoor: bar}))


def test_a_question_without_options_is_named() -> None:
    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        yield Question((0,), "nothing", (), ())

    with pytest.raises(AssertionError, match="the question 'nothing' has no options"):
        at(BarDoor(), ruleset=variant({BarDoor: bar}))


def test_a_script_that_yields_no_question_does_not_just_end() -> None:
    def bar(play: ToyPlay, step: BarDoor) -> Any:
        yield None

    with pytest.raises(AttributeError):
        at(BarDoor(), ruleset=variant({BarDoor: bar}))


def test_an_unknown_undo_policy_is_refused() -> None:
    with pytest.raises(
        OverrunError, match="no undo policy 'never'; choose one of: strict, until reveal, free"
    ):
        new(undo="never")  # type: ignore[arg-type]


def test_a_set_up_has_to_be_plain_data_and_is_the_games_own() -> None:
    with pytest.raises(OverrunError, match="the set-up of toy/cellar has to be plain data"):
        new(friends=object())
    dice = [1, 2, 3]
    game = new(dice=dice)
    dice.append(9)
    assert game.setup == {"seats": 2, "dice": [1, 2, 3]}


# Refusals change nothing

WRONG: list[Any] = [
    "jump",
    "",
    "dig ",
    "DIG",
    "bar east",
    option("bar", "east"),
    None,
    7,
    ("dig",),
    b"dig",
    object(),
    "x" * 100_000,
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: repr(wrong)[:20])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_anything_that_is_no_option_is_one_clear_error(wrong: Any, seat: int | None) -> None:
    game = played(new(), 1)
    game.undo()
    heard = listen(game)
    before, rng = position(game), game.state.rng
    with pytest.raises(
        IllegalChoice, match="is not an option of the question 'action'; it offers: dig, draw"
    ) as e:
        game.choose(wrong, seat)
    assert len(str(e.value)) < 300
    assert position(game) == before and game.state.rng == rng
    assert not heard
    game.redo()  # what was taken back can still be given again


@pytest.mark.parametrize("seat", [1, -1, 99, "0", 0.5])
def test_the_wrong_seat_is_one_clear_error(seat: Any) -> None:
    game = new()
    before = position(game)
    with pytest.raises(IllegalChoice, match="may not choose 'dig'; this is up to seat 0"):
        game.choose("dig", seat)
    assert position(game) == before


def test_a_seat_that_only_equals_a_number_is_recorded_as_the_number() -> None:
    game = new()
    game.choose("rest", False)
    assert game.record.json() == game.record.json().replace("false", "x")


def test_many_options_are_not_all_listed() -> None:
    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        yield Question((0,), "many", (), tuple(option("zone", n) for n in range(40)))

    game = at(BarDoor(), ruleset=variant({BarDoor: bar}))
    with pytest.raises(IllegalChoice, match=r"zone 11 and 28 more$"):
        game.choose("zone 40")


# A script that raises


class Boom(Exception):
    pass


def booming(number: int) -> Any:
    """A turn that rolls, tells, asks and then raises at its n-th run."""
    runs = [0]

    def turn(play: ToyPlay, step: Turn) -> Script[None]:
        chosen = yield Question(
            (step.seat,), "action", (), (option("go"), option("boom")), interruptible=True
        )
        play.roll(2)
        play.state.treasure += 1
        play.state.discard.append(play.draw(play.state.deck))
        again = yield Question((step.seat,), "sure", (), (option("yes"), option("no")))
        play.state.shouts += play.pick(5)
        play.then(Turn(step.seat, 1))
        if chosen.verb == "boom" and again.verb == "yes":
            runs[0] += 1
            if runs[0] <= number:
                raise Boom

    return turn


def test_a_script_that_raises_in_mid_step_leaves_the_game_as_it_was() -> None:
    game = started({Turn: booming(1)})
    game.choose("boom")
    before, rng, record = position(game), game.state.rng, game.record.json()
    with pytest.raises(Boom):
        game.choose("yes")
    assert position(game) == before and game.state.rng == rng
    assert game.record.json() == record
    twin = game.clone()
    for each in (game, twin):
        each.choose("yes")
        assert asked(each).kind == "action"
    assert position(game) == position(twin)
    game.undo()
    assert position(game) == before


def test_a_script_that_raises_while_a_clone_is_brought_to_life_leaves_the_clone_as_it_was() -> None:
    fail = [False]
    fine = booming(0)

    def turn(play: ToyPlay, step: Turn) -> Script[None]:
        if fail[0]:
            raise Boom
        yield from fine(play, step)

    game = started({Turn: turn})
    game.choose("go")
    twin = game.clone()
    fail[0] = True
    for use in (twin.hash, twin.view, lambda: twin.choose("no")):
        with pytest.raises(Boom):
            use()
    fail[0] = False
    assert position(twin) == position(game)
    twin.choose("no")
    game.choose("no")
    assert position(twin) == position(game)


def test_an_undo_that_breaks_half_way_changes_nothing() -> None:
    left = [1000]
    fine = booming(0)

    def turn(play: ToyPlay, step: Turn) -> Script[None]:
        left[0] -= 1
        if left[0] < 0:
            raise Boom
        yield from fine(play, step)

    game = started({Turn: turn})
    game.choose_all(["go", "yes", "boom", "no", "go", "no"])
    before, record = position(game), game.record.json()
    heard = listen(game)
    left[0] = 2  # going back to the fifth answer runs three turns again
    with pytest.raises(Boom):
        game.undo()
    left[0] = 1000
    assert position(game) == before and game.record.json() == record
    assert not heard
    with pytest.raises(UndoRefused, match="nothing has been taken back"):
        game.redo()
    game.undo()
    game.redo()
    assert position(game) == before


def test_a_sink_that_raises_changes_nothing() -> None:
    game = new(dice=[6])

    def sink(event: Event, play: Play[Any, Any]) -> None:
        raise Boom

    before = position(game)
    game.sink = sink
    with pytest.raises(Boom):
        game.choose("dig")
    game.sink = None
    assert position(game) == before
    game.choose("dig")
    assert asked(game).subject == (6,)


# Several answers at once


def test_choose_all_gives_all_answers() -> None:
    game, other = new(dice=[6, 1]), new(dice=[6, 1])
    heard = listen(game)
    game.choose_all(["dig", "keep", "rest"], 0)
    for answer in ("dig", "keep", "rest"):
        other.choose(answer, 0)
    assert position(game) == position(other)
    assert game.record.json() == other.record.json()
    assert len(heard) == 2
    game.choose_all([])
    assert position(game) == position(other)


@pytest.mark.parametrize(
    ("answers", "named"),
    [
        (["keep", "dig", "jump"], "answer 3 of 3: 'jump' is not an option"),
        (["fly", "keep"], "answer 1 of 2: 'fly' is not an option"),
        (["keep", "rest", "rest"], "answer 3 of 3: seat 0 may not choose 'rest'"),
    ],
)
def test_choose_all_is_all_or_nothing(answers: list[str], named: str) -> None:
    game = new()
    game.choose_all(["dig", "keep"])
    game.undo()
    heard = listen(game)
    before, rng = position(game), game.state.rng
    with pytest.raises(IllegalChoice, match=named):
        game.choose_all(answers, 0)
    assert position(game) == before and game.state.rng == rng
    assert not heard
    game.redo()  # still there


def test_choose_all_past_the_end_is_refused_as_a_whole() -> None:
    game = at(Turn(0, 2), treasure=4, rigged={"die": [6]})
    heard = listen(game)
    before = position(game)
    with pytest.raises(IllegalChoice, match="answer 3 of 3: the game is over"):
        game.choose_all(["dig", "keep", "rest"])
    assert position(game) == before and not heard and not game.over


def test_choose_all_with_a_sink_that_raises_half_way_is_all_or_nothing() -> None:
    game = new(dice=[6, 6])
    heard: list[Event] = []

    def sink(event: Event, play: Play[Any, Any]) -> None:
        heard.append(event)
        if len(heard) == 3:
            raise Boom

    before = position(game)
    game.sink = sink
    with pytest.raises(Boom):
        game.choose_all(["dig", "keep", "dig", "keep"])
    assert position(game) == before
    assert game.sink is sink


# Events


def test_an_event_comes_at_the_moment_of_its_change() -> None:
    game = at(Turn(0, 1), deck=[COIN, LAMP])
    seen: list[tuple[Any, Any]] = []
    game.sink = lambda event, play: seen.append((event, play.view()["lamps"]))
    game.choose("draw")
    assert [(event.what, lamps) for event, lamps in seen] == [("lamp", [1, 0]), ("round", [1, 0])]


def test_the_last_event_of_a_game_already_shows_its_result() -> None:
    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        yield Question((0,), "end", (), (option("a"), option("b")))
        play.finish(False, "dark", Told("dark"))

    seen: list[Any] = []
    for sink in (None, lambda event, play: seen.append((event, play.state.result))):
        game = at(BarDoor(), ruleset=variant({BarDoor: bar}))
        game.sink = sink
        game.choose("a")
        assert game.result == Result(False, "dark")
    assert seen == [(Told("dark"), Result(False, "dark"))]


def test_without_a_sink_no_event_is_even_made() -> None:
    def made(*_: Any) -> Event:
        raise Boom

    def bar(play: ToyPlay, step: BarDoor) -> None:
        play.tell(made, 1)

    assert at(BarDoor(), ruleset=variant({BarDoor: bar})).round == 2


def test_bringing_a_position_to_life_tells_nothing() -> None:
    game = new(dice=[3])
    game.choose("dig")
    twin = game.clone()
    heard = listen(twin)
    assert twin.view() == game.view()
    assert digest(twin.state) == digest(game.state)
    assert not heard
    twin.choose("keep")
    assert not heard
    assert isinstance(twin.question, Question) and isinstance(twin.question.options[0], Option)
