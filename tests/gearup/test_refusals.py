"""What is not offered in the attack step names the rules in its way."""

from __future__ import annotations

import pytest

import overrun
from overrun.agents import make
from overrun.gearup.refusals import refusals
from overrun.rules import load_index
from overrun.testing import rule

from .table import Table


def refused(table: Table) -> dict[str, tuple[str, ...]]:
    return refusals(table.game)


@rule("gearup.attack.ammo-after-weapon")
def test_ammo_waits_for_the_weapon() -> None:
    table = Table().give(0, ammo=1)
    table.zombie(0, "walker-a")
    table.play()
    assert refused(table)["shoot 0"] == ("gearup.attack.ammo-after-weapon",)
    assert "draw 0" not in refused(table)
    table.choose("draw 0 a1")
    assert "shoot 0" not in refused(table)
    assert refused(table)["draw 0"] == ("gearup.attack.one-weapon",)


@rule("gearup.attack.ammo-one-each", "gearup.attack.ammo-own-zombies")
def test_without_ammo_or_without_a_target() -> None:
    table = Table()
    table.zombie(0, "walker-a")
    assert refused(table.play())["shoot 0"][0] == "gearup.attack.ammo-one-each"
    table = Table().weapon(0, "long-range").give(0, ammo=1)
    table.zombie(1, "walker-a")
    assert refused(table.play())["shoot 0"] == ("gearup.attack.ammo-own-zombies",)


@rule("gearup.q.ammo-on-boss")
def test_ammo_and_the_boss() -> None:
    for reaches in (True, False):
        table = Table(boss="screamer", round=2, turn=3, ammo_on_boss=reaches).give(0, ammo=1).boss(at=0)
        reason = "gearup.attack.ammo-after-weapon" if reaches else "gearup.q.ammo-on-boss"
        assert refused(table.play())["shoot 0"] == (reason,)


def test_who_is_not_asked_needs_no_reasons() -> None:
    alone = Table().give(0, ammo=1)
    alone.zombie(1, "walker-a")
    alone.play()
    assert alone.game.question.seats == (1,)
    assert set(refused(alone)) == {"shoot 1"}


@rule("gearup.fx.second-activation-cap", "gearup.fx.critical-hit", "gearup.q.second-activation-no-target")
def test_no_second_time() -> None:
    table = Table().weapon(0, "critical-hit").give(0, ammo=1)
    table.zombie(0, "walker-a")
    table.zombie(0, "brute-a")
    table.play()
    assert "again 0" not in refused(table)  # it has not been used once
    table.choose("aim 0 walker-a1", "draw 0 a1")  # no Damage icon
    assert refused(table)["again 0"] == ("gearup.fx.critical-hit",)

    table = Table().weapon(0, "adrenaline").give(0, ammo=2)
    table.zombie(0, "brute-a")
    table.play().choose("draw 0 b1")
    assert refused(table)["shoot 0"] == ("gearup.q.ammo-between-activations",)
    table.choose("again 0 adrenaline", "draw 0 c1")
    assert refused(table)["again 0"] == ("gearup.fx.second-activation-cap",)


@rule("gearup.solo.companion-icon", "gearup.solo.companion-flip")
def test_companions() -> None:
    game = overrun.new("gearup/screamer-easy", seed=3)
    agent = make("sensible", 1)
    seen: set[tuple[str, ...]] = set()
    while game.question is not None:
        found = refusals(game).get("call 0")
        if found:
            icon = game.view()["turn_cards"][-1]["companion"]
            assert (found == ("gearup.solo.companion-icon",)) is not icon
            assert "call" not in {option.verb for option in game.question.options}
            seen.add(found)
        game.choose(agent(game.for_agent()))
    assert {("gearup.solo.companion-icon",), ("gearup.solo.companion-flip",)} <= seen


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_offered_is_never_refused(seats: int) -> None:
    """And every rule that is named exists."""
    game = overrun.new("gearup/the-mutation-hard", seed=5, seats=seats)
    agent = make("sensible", 2)
    index = load_index()
    named = 0
    while game.question is not None:
        for key, rules in refusals(game).items():
            verb, _, seat = key.partition(" ")
            offered = {option.verb for option in game.question.options_of(int(seat))}
            assert offered and verb not in offered
            assert all(rule_id in index for rule_id in rules)
            named += 1
        game.choose(agent(game.for_agent()))
    assert named > 50
