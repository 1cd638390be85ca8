"""What is not offered in the attack step names the rules in its way."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.agents import make
from overrun.core import Game
from overrun.gearup.refusals import DOINGS, refusals
from overrun.gearup.setup import missions
from overrun.gearup.words import ASK_ATTACK
from overrun.rules import load_index
from overrun.testing import rule

from .table import Table
from .test_orders import alone, draw


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


@rule("gearup.q.solo-ammo-order", "gearup.q.solo-companion-between")
def test_companions_act_before_or_after_the_weapon_and_before_ammo() -> None:
    table = alone(ammo=1)
    draw(table.play())
    assert table.options("call")
    assert refused(table)["shoot 0"] == ("gearup.q.solo-ammo-order",)
    table = alone(ammo=1)
    draw(table.play().choose("call 0 lisa"), 1)
    assert table.options("again", "enough")
    assert refused(table)["draw 0"] == ("gearup.q.solo-companion-between",)
    table.choose("enough 0", "pass 0")
    assert refused(table)["draw 0"] == ("gearup.q.ammo-without-attack",)


HOUSES: dict[str, dict[str, bool]] = {
    "by the book": {},
    "duty": {"attack_optional": False, "ammo_after_all_weapons": True},
    "literal": {"ammo_on_boss": False, "area_targets_optional": True, "pyramid_binds_ammo": True},
}


def compared(game: Game[Any, Any]) -> tuple[set[str], list[str]]:
    """The rules in the way of anything, and what is not as it should be."""
    cited: set[str] = set()
    wrong = []
    look = game.look()
    assert game.question is not None
    for seat in game.question.seats:
        offered = {ASK_ATTACK.verb_of(option) for option in game.question.options_of(seat)}
        for doing in DOINGS:
            rules = doing.why_not(look, seat)
            cited.update(rules or ())
            if any(verb in offered for verb in doing.verbs) is not (rules == ()):
                wrong.append(f"{doing.verbs[0]} of seat {seat}: offered {offered}, in the way {rules}")
    return cited, wrong


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seats", [1, 3])
def test_everything_is_offered_exactly_when_no_rule_is_in_its_way(seats: int, house: str) -> None:
    """And every rule that is named exists."""
    index = load_index()
    cited: set[str] = set()
    for number, mission in enumerate(missions()):
        agent = make(("random", "sensible")[number % 2], number)
        game = overrun.new(mission, seed=number, seats=seats, house=HOUSES[house])
        while game.question is not None and game.answers < 90:
            if ASK_ATTACK.asked(game.question):
                found, wrong = compared(game)
                cited |= found
                assert wrong == [], f"{mission} after answer {game.answers}"
            game.choose(agent(game.for_agent()))
    assert len(cited) > 4
    assert [rule_id for rule_id in sorted(cited) if rule_id not in index] == []
