"""One player: the other side of the dashboard, and Companions."""

from __future__ import annotations

from typing import Any

import overrun
from overrun.gearup import events
from overrun.testing import rule

from .table import Table
from .test_examples import solo


@rule("gearup.solo.three-companions", "gearup.solo.companion-not-self")
def test_three_others_come_along() -> None:
    seen: set[Any] = set()
    for seed in range(12):
        game = overrun.new("gearup/screamer-easy", seed=seed, survivors=["june"])
        names = [companion["tool"]["id"] for companion in game.view()["companions"]]
        assert len(set(names)) == 3 and "june" not in names
        seen.add(tuple(names))
    assert len(seen) > 3
    assert not overrun.new("gearup/screamer-easy", seed=1, seats=2).view()["companions"]


@rule(
    "gearup.solo.companion-optional",
    "gearup.solo.companion-any-color",
    "gearup.reveal.companion-icon-solo-only",
)
def test_companions_come_when_called() -> None:
    for card in ("red fast companion", "green fast companion", "blue slow companion"):
        table = solo(card)
        table.zombie(0, "brute-a")
        table.play()
        assert table.options("call") and table.options("draw") and table.options("done")
    table = solo("red slow")
    table.zombie(0, "brute-a")
    table.play()
    assert not table.options("call")
    together = Table("ethan", "lisa", card="red fast companion")
    together.zombie(0, "brute-a")
    together.play()
    assert not together.options("call")


@rule("gearup.solo.companions-reset")
def test_companions_are_rested_in_the_second_round() -> None:
    table = solo("blue", turn=9)
    table.state.tired = (1, 2)
    table.zombie(0, "walker-a", slot=3)
    table.play()
    while table.now.round == 1:
        done = table.options("done")
        table.choose(done[0] if done else table.options()[0])
    assert table.now.tired == ()


@rule("gearup.solo.boss-never-moves")
def test_the_boss_stays() -> None:
    table = Table("ethan", round=2, turn=1, card="blue")
    table.play().choose("done 0")
    assert (table.now.turn, table.now.boss_at) == (2, 0)
    assert not table.told(events.BossMoved)


@rule("gearup.q.solo-ammo-order", "gearup.q.solo-companion-between")
def test_ammo_after_both_and_nobody_in_between() -> None:
    table = solo().weapon(0, "adrenaline")
    table.zombie(0, "brute-a")
    table.play().choose("draw 0 b1")
    assert table.options() == ["again 0 adrenaline", "enough 0", "done 0"]
    table.choose("enough 0")
    assert table.options("call") and not table.options("shoot")
    table.choose("pass 0")
    assert table.options("shoot") and not table.options("call")


@rule("gearup.q.solo-companion-no-target", "gearup.q.solo-companion-alone")
def test_a_companion_needs_a_target_of_its_own() -> None:
    empty = solo(turn=1)
    empty.play()
    assert not empty.told(events.CompanionCalled) and empty.now.turn > 1
    table = solo()
    brute = table.zombie(0, "brute-a")
    table.play().choose("call 0 lisa", "draw 0 b1", "pass 0", f"shoot 0 {brute} c1")
    assert table.marks(brute) == "b1.c1"
    assert [e.tool for e in table.told(events.Drawn)] == ["lisa"]


def test_a_companion_with_a_critical_hit() -> None:
    table = solo()
    one, two = table.zombie(0, "walker-a"), table.zombie(0, "walker-b")
    table.play().choose("call 0 lisa", f"aim 0 {one}", "draw 0 b1", "again 0 critical-hit", "draw 0 b1")
    assert table.marks(two) == "b1"
    # Afterwards the own Weapon has its turn, on anybody.
    assert table.options("aim") == [f"aim 0 {one}", f"aim 0 {two}"]
