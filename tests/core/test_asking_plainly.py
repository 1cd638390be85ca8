"""Steps that only ask: a plain function returns the question, the table of answers goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from overrun.conformance import Broken, check
from overrun.core import (
    Game,
    IllegalChoice,
    Option,
    Question,
    Ruleset,
    Script,
    option,
    parse_record,
    replay_record,
)
from tests.core.toy import TOY, BarDoor, Cellar, Told, ToyPlay, World

calls: list[str] = []


def bar_door(play: ToyPlay, step: BarDoor) -> Question:
    calls.append("asked")
    options = (option("bar", "east"), option("bar", "west"))
    return Question(tuple(range(play.state.seats)), "bar", (), options, interruptible=True)


def door_barred(play: ToyPlay, step: BarDoor, chosen: Option) -> Script[None] | None:
    calls.append("answered")
    play.state.barred = str(chosen.args[0])
    play.tell(Told, "barred " + play.state.barred)
    return knock(play) if play.state.barred == "west" else None


def knock(play: ToyPlay) -> Script[None]:
    """Asked in the middle of a step that began without a script."""
    (face,) = play.roll(1)
    play.tell(Told, "knocking", face)
    chosen = yield Question((0,), "knock", (face,), (option("listen"), option("ignore")))
    play.tell(Told, chosen.verb)


PLAIN: Ruleset[Cellar, World] = replace(
    TOY, scripts={**TOY.scripts, BarDoor: bar_door}, answers={BarDoor: door_barred}
)


def at_the_door(seed: int = 1) -> Game[Cellar, World]:
    game = Game.begin(PLAIN, "toy/cellar", seed=seed)
    while game.question is not None and game.question.kind != "bar":
        game.choose("rest")
    calls.clear()
    return game


@pytest.mark.parametrize("seed", range(12))
def test_all_promises_hold(seed: int) -> None:
    check(
        lambda: Game.begin(PLAIN, "toy/cellar", {"seats": 2 + seed % 2}, seed=seed), seed=seed, deep_every=1
    )


def test_a_clone_at_such_a_question_does_not_ask_again() -> None:
    game = at_the_door()
    twin = game.clone()
    assert twin.hash() == game.hash()
    twin.choose("bar east")
    assert calls == ["answered"]
    assert (game.state.barred, twin.state.barred) == ("none", "east")


def test_an_answer_may_lead_to_more_questions_of_the_same_step() -> None:
    game = at_the_door()
    game.choose("bar west")
    assert game.question is not None
    assert game.question.kind == "knock"
    twin = game.clone()
    twin.choose("listen")
    game.choose("listen")
    assert twin.hash() == game.hash()
    assert replay_record(PLAIN, parse_record(game.record.json())).hash() == game.hash()


def test_what_was_rolled_in_mid_step_stays_in_an_imagined_game() -> None:
    game = at_the_door()
    game.choose("bar west")
    assert game.question is not None
    for seed in range(8):
        twin = game.imagine(seed)
        assert twin.question is not None
        assert twin.question.subject == game.question.subject
        twin.choose("ignore")


def test_undo_refusals_and_asides_work_there_too() -> None:
    game = at_the_door()
    before = game.hash()
    with pytest.raises(IllegalChoice):
        game.choose("bar north")
    game.choose("bar west")
    game.undo()
    assert game.hash() == before
    game.state.lamps[0] = 1
    game._base.lamps[0] = 1
    game.choose("throw 0")
    assert game.question is not None
    assert (game.question.kind, game.state.lamps[0]) == ("bar", 0)


def test_an_error_after_the_answer_changes_nothing() -> None:
    def broken(play: ToyPlay, step: BarDoor, chosen: Option) -> None:
        play.state.barred = "broken"
        raise RuntimeError("oh no")

    ruleset = replace(PLAIN, answers={BarDoor: broken})
    game = Game.begin(ruleset, "toy/cellar", seed=1)
    while game.question is not None and game.question.kind != "bar":
        game.choose("rest")
    before = game.hash()
    with pytest.raises(RuntimeError):
        game.choose("bar east")
    assert game.hash() == before
    assert game.state.barred == "none"


def test_one_option_is_not_asked() -> None:
    def only_east(play: ToyPlay, step: BarDoor) -> Question:
        return Question((0,), "bar", (), (option("bar", "east"),), interruptible=True)

    ruleset = replace(PLAIN, scripts={**PLAIN.scripts, BarDoor: only_east})
    game = Game.begin(ruleset, "toy/cellar", seed=1)
    kinds = set()
    while game.question is not None and game.round < 4:
        kinds.add(game.question.kind)
        game.choose(game.question.options[-1])
    assert "bar" not in kinds
    assert game.state.barred == "east"
    check(lambda: Game.begin(ruleset, "toy/cellar", {}, seed=3), seed=3)


def test_a_script_there_that_yields_is_refused() -> None:
    def yielding(play: ToyPlay, step: BarDoor) -> Script[None]:
        yield Question((0,), "bar", (), (option("a"), option("b")))

    ruleset = replace(PLAIN, scripts={**PLAIN.scripts, BarDoor: yielding})
    game = Game.begin(ruleset, "toy/cellar", seed=1)
    game.choose("rest")
    with pytest.raises(AssertionError, match="has to return its question"):
        game.choose("rest")


def test_changing_the_state_before_the_question_is_caught() -> None:
    def meddling(play: ToyPlay, step: BarDoor) -> Question:
        play.state.shouts += 1
        return bar_door(play, step)

    ruleset = replace(PLAIN, scripts={**PLAIN.scripts, BarDoor: meddling})
    with pytest.raises(Broken):
        check(lambda: Game.begin(ruleset, "toy/cellar", {}, seed=1), seed=1, deep_every=1)
