"""Weapon effects and how they combine."""

from __future__ import annotations

import pytest

from overrun.core import IllegalChoice
from overrun.gearup import events
from overrun.testing import rule

from .table import Table

# Knockback


@rule("gearup.effect.knockback", "gearup.fx.knockback-optional", "gearup.fx.knockback-slot3-nothing")
def test_pushing_is_a_choice() -> None:
    for answer, slot in (("push 0", 3), ("leave 0", 1)):
        table = Table(card="green", turn=1)
        walker = table.zombie(0, "walker-a", slot=1)
        table.play().choose("draw 0 a1")
        assert table.asked == "push"
        table.choose(answer)
        assert table.slot(walker) == slot
    far = Table(card="green", turn=1)
    far.zombie(0, "walker-a", slot=3)
    far.play().choose("draw 0 a1")
    assert far.asked != "push"


@rule("gearup.fx.knockback-no-boss", "gearup.q.knockback-timing-kill")
def test_no_push_for_the_boss_or_the_dead() -> None:
    table = Table(card="green", round=2, turn=1).play().choose("draw 0 c1")
    assert not table.told(events.Pushed) and table.asked != "push"
    dead = Table(card="green", turn=1)
    dead.zombie(0, "walker-a", slot=1, left="a1")
    dead.play().choose("draw 0 a1")
    assert dead.asked == "upgrade"


@rule("gearup.fx.knockback-owner-slot", "gearup.q.knockback-whose-slot")
def test_a_push_stays_on_its_dashboard() -> None:
    table = Table().weapon(0, "knockback", "long-range")
    walker = table.zombie(1, "walker-b", slot=1)
    table.play().choose("draw 0 b1", "push 0")
    assert table.slot(walker) == 3
    assert table.street(1) == [walker] and not table.street(0)


# Multi Hit


@rule("gearup.fx.multi-hit-fewer", "gearup.q.empty-activation")
def test_fewer_hits() -> None:
    table = Table(card="blue", turn=1).give(0, ammo=1)
    table.zombie(0, "brute-a")
    table.play()
    assert not table.options("stop")  # an activation has at least one drawing
    table.choose("draw 0 b1", "stop 0")
    assert not table.options("draw", seat=0) and table.options("shoot", seat=0)


@rule("gearup.q.multi-hit-frenzy", "gearup.q.frenzy-before-unlock")
def test_frenzy_counts_activations() -> None:
    table = Table().weapon(0, "frenzy", "multi-hit", hits=2, frenzy=("ammo", "ammo"))
    table.zombie(0, "brute-a")
    table.play().choose("draw 0 b1", "draw 0 c1")
    assert table.now.survivors[0].frenzy == (0, 1, 0, 0) and table.ammo(0) == 1
    assert [(e.seat, e.circles) for e in table.told(events.FrenzyMarked)] == [(0, 1)]
    locked = Table("lisa", "ethan", card="green").give(0, green=1)
    locked.zombie(0, "brute-a")
    locked.play().choose("draw 0 b1")
    assert locked.now.survivors[0].frenzy == (0, 0, 0, 0)


@rule("gearup.q.frenzy-full-track")
def test_a_full_frenzy_track() -> None:
    for pays in (True, False):
        table = Table(frenzy_full_gains=pays).weapon(0, "frenzy", frenzy=("ammo", "armor"))
        table.zombie(0, "brute-a")
        table.state.survivors[0].frenzy = (0, 2, 0, 0)
        table.play().choose("draw 0 b1")
        assert (table.ammo(0), table.armor(0)) == ((1, 1) if pays else (0, 0))
        assert not table.told(events.FrenzyMarked)


@rule("gearup.q.multi-hit-split", "gearup.effect.split", "gearup.fx.split-one-shape")
def test_each_hit_may_be_split() -> None:
    table = Table().weapon(0, "split", "multi-hit", "scavenge", shape=("#.", "##"), hits=2)
    one, two = table.zombie(0, "walker-a", grid=("DoD", "ooo", "ooo")), table.zombie(0, "brute-a")
    table.play().choose(f"aim 0 {one}", "split 0 a1.b1", "draw 0 c1")
    assert table.armor(0) == 2  # icons under both pieces count
    table.choose(f"aim 0 {two}", "split 0 b1", "draw 0 d2")
    assert len(table.told(events.Drawn)) == 2
    assert table.marks(two) == "b1.d2"


# Split


@rule("gearup.fx.split-optional", "gearup.fx.split-legal")
def test_splitting_is_a_choice() -> None:
    table = Table().weapon(0, "split", shape=("##",))
    name = table.zombie(0, "walker-a", grid=("oo", "xo"))
    table.play()
    assert table.may("draw 0 a1.b1") and table.may("draw 0 a1") and table.may("split 0 a1")
    assert not table.may("split 0 a2")
    table.choose("split 0 a1")
    assert table.options() == ["draw 0 b1", "draw 0 b2"]
    with pytest.raises(IllegalChoice):
        table.choose("draw 0 a1")
    table.choose("draw 0 b2")
    assert table.marks(name) == "a1.a2.b2"


def test_a_split_needs_room_for_two_pieces() -> None:
    table = Table().weapon(0, "split", shape=("###",))
    table.zombie(0, "walker-a", grid=("oo", "xx"))
    table.play()
    assert not table.may("split 0 a1.b1")
    assert table.may("split 0 a1")


@rule("gearup.q.split-contiguous")
def test_scattered_pieces_are_a_house_rule() -> None:
    for loose in (False, True):
        table = Table(split_disconnected_pieces=loose).weapon(0, "split", shape=("##", "##"))
        table.zombie(0, "walker-a", grid=("ooo", "ooo", "ooo"))
        table.play()
        assert table.may("split 0 a1.b1")
        assert table.may("split 0 a1.b2") == loose


# Second activations


@rule("gearup.fx.second-activation-full", "gearup.q.second-activation-stack")
def test_a_second_activation_is_a_whole_one() -> None:
    table = Table().weapon(0, "adrenaline", "fast-reload", "multi-hit", "scavenge", hits=2).give(0, ammo=2)
    table.zombie(0, "brute-b")
    table.zombie(1, "brute-b")
    table.play().choose("draw 0 a1", "draw 0 d1")
    assert table.options("again") == ["again 0 adrenaline", "again 0 fast-reload"]
    table.choose("again 0 fast-reload", "draw 0 b1.c1", "draw 0 a3.b3")
    assert (table.armor(0), table.ammo(0)) == (3, 1)
    assert not table.options("again")  # never a third
    assert len(table.told(events.Drawn)) == 4


@rule("gearup.q.critical-hit-different", "gearup.q.single-space-effects")
def test_another_zombie_means_none_of_the_first() -> None:
    table = Table().weapon(0, "critical-hit", "multi-hit", hits=2)
    names = [table.zombie(0, "walker-a") for _ in range(3)]
    table.play().choose(
        f"aim 0 {names[0]}", "draw 0 b1", f"aim 0 {names[1]}", "draw 0 a1", "again 0 critical-hit"
    )
    assert not table.options("aim")
    table.choose("draw 0 a1")
    assert table.marks(names[2]) == "a1"


@rule("gearup.q.critical-hit-killed", "gearup.q.icon-critical-hit")
def test_a_critical_kill() -> None:
    table = Table().weapon(0, "critical-hit")
    dead, other = table.zombie(0, "walker-a", left="b1"), table.zombie(0, "walker-b")
    table.play().choose(f"aim 0 {dead}", "draw 0 b1", "again 0 critical-hit", "draw 0 b1")
    assert table.marks(other) == "b1"
    for icon, cell, works in (("ammo", "a3", True), ("armor", "a3", False), ("damage", "a3", False)):
        table = Table(critical_hit_icon=icon).weapon(0, "critical-hit")
        one = table.zombie(0, "walker-b")
        table.zombie(0, "walker-a")
        table.play().choose(f"aim 0 {one}", f"draw 0 {cell}")
        assert table.may("again 0 critical-hit") == works
    table = Table(critical_hit_icon="armor").weapon(0, "critical-hit")
    one = table.zombie(0, "walker-a")
    table.zombie(0, "walker-b")
    table.play().choose(f"aim 0 {one}", "draw 0 b3")
    assert table.may("again 0 critical-hit")


@rule("gearup.q.empty-activation", "gearup.fx.adrenaline")
def test_no_second_time_after_nothing_was_drawn() -> None:
    """A neighbour kills the only target of a set before it is drawn on: that was a pass."""
    table = Table().weapon(0, "explosive", "adrenaline").weapon(1, "long-range")
    walker = table.zombie(0, "walker-a", slot=1, left="a1")
    brute = table.zombie(0, "brute-a", slot=2)
    table.play().choose("blast 0 ethan 1", f"aim 1 {walker}", "draw 1 a1")
    assert table.street(0) == [brute]
    assert [event.tool for event in table.told(events.ActivationOver)] == ["concrete-saw", "machete"]
    assert table.asked == "upgrade"  # nothing more to do, although there is somebody to hit


# Areas


@rule("gearup.q.area-optional", "gearup.q.area-single-target")
def test_the_whole_set_is_drawn() -> None:
    for optional in (False, True):
        table = Table(area_targets_optional=optional).weapon(0, "cut-down")
        one = table.zombie(0, "walker-a", slot=1)
        table.zombie(0, "walker-a", slot=2)
        table.play()
        assert table.options("aim", "draw", seat=0) == []  # no ordinary attack with such a Weapon
        table.choose("sweep 0 ethan", f"aim 0 {one}", "draw 0 a1")
        assert bool(table.options("stop")) == optional
        assert not table.options("done", "pass", seat=0)


@rule("gearup.q.area-targets-fixed")
def test_the_set_stays_as_it_was_chosen() -> None:
    table = Table().weapon(0, "explosive", "knockback").weapon(1, "long-range")
    one, two = table.zombie(0, "walker-a", slot=1), table.zombie(0, "walker-a", slot=1, left="a1")
    late = table.zombie(0, "brute-a", slot=2)
    table.play().choose("blast 0 ethan 1", f"aim 1 {two}", "draw 1 a1")  # a neighbour kills one of them
    assert table.may("draw 0 a1")
    table.choose("draw 0 a1", "push 0")
    assert table.slot(one) == 3
    assert [e.target for e in table.told(events.Drawn)] == [two, one]
    assert table.marks(late) == ""
    gone = Table().weapon(0, "explosive").weapon(1, "long-range")
    gone.zombie(0, "walker-a", slot=1, left="a1")
    gone.play().choose("blast 0 ethan 1", "draw 1 a1")
    assert not gone.options("draw", seat=0)  # nothing is left to draw on, and the activation is over


@rule("gearup.q.long-range-area")
def test_areas_at_long_range() -> None:
    table = Table(round=2, turn=2).weapon(0, "explosive", "long-range")
    walker = table.zombie(1, "walker-a", slot=1)
    table.zombie(0, "walker-b", slot=1)
    table.play()
    assert table.options("blast") == ["blast 0 ethan 1", "blast 0 lisa 1", "blast 0 lisa 2"]
    table.choose("blast 0 lisa 1", f"aim 0 {walker}", "draw 0 b3", "draw 0 c1")
    assert {e.target for e in table.told(events.Drawn)} == {walker, "boss"}
    assert (table.armor(0), table.armor(1)) == (1, 1)


@rule("gearup.q.cut-down-explosive-both")
def test_both_areas_on_one_weapon() -> None:
    table = Table().weapon(0, "cut-down", "explosive")
    table.zombie(0, "walker-a", slot=1)
    table.play()
    assert table.options("sweep", "blast") == ["sweep 0 ethan", "blast 0 ethan 1"]


@rule("gearup.q.multi-hit-area")
def test_hits_on_one_set_only() -> None:
    table = Table(multi_hit_repeats_area=False).weapon(0, "explosive", "multi-hit", hits=2)
    walker = table.zombie(0, "walker-a", slot=1)
    table.zombie(0, "walker-b", slot=2)
    table.play().choose("blast 0 ethan 1", "draw 0 a1", "draw 0 a2")
    assert table.marks(walker) == "a1.a2"
    assert not table.options("blast", "draw", seat=0)


def test_a_second_explosion_spares_whom_the_first_hit() -> None:
    table = Table(round=2, turn=1).weapon(0, "explosive", "critical-hit")
    table.zombie(0, "walker-a", slot=1)
    other = table.zombie(0, "walker-a", slot=2)
    table.play().choose("blast 0 ethan 1", "aim 0 boss", "draw 0 d1", "draw 0 b1", "again 0 critical-hit")
    assert table.told(events.SetChosen)[-1].targets == (other,)  # the only set there is
    table.choose("draw 0 a1")
    assert [e.target for e in table.told(events.Drawn)][-1] == other


def test_a_copy_in_the_middle_of_a_set_that_began_by_itself() -> None:
    """The only way to begin is taken without asking; a copy at the question after it goes on from there."""
    table = Table().weapon(0, "cut-down", "fast-reload").give(0, ammo=1)
    for kind in ("brute-a", "brute-b"):
        table.zombie(0, kind, slot=1)
    table.play().choose("sweep 0 ethan", "target 0 brute-a1", "draw 0 b1", "again 0 fast-reload")
    assert table.asked == "target"  # the second set has begun
    twin = table.game.clone()
    twin.choose("target 0 brute-b1")
    table.choose("target 0 brute-b1")
    assert twin.hash() == table.game.hash()


# Long Range


@rule("gearup.fx.long-range-own-zombie")
def test_own_zombies_pay_only_oneself() -> None:
    table = Table().weapon(0, "long-range")
    mine = table.zombie(0, "walker-a")
    table.zombie(1, "walker-a")
    table.play().choose(f"aim 0 {mine}", "draw 0 b3")
    assert (table.armor(0), table.armor(1)) == (1, 0)
