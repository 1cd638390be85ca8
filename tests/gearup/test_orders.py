"""Weapon, Companion and Ammo in every order, each as often as it may and no more."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

import overrun
from overrun.agents import make
from overrun.conformance import Dice
from overrun.core import Look
from overrun.core.position import game_at, position_of
from overrun.gearup import events, invariants
from overrun.gearup.hand import in_hand
from overrun.gearup.refusals import refusals
from overrun.gearup.ruleset import RULESET
from overrun.gearup.stage import Again, Ammo, Done, Drawing, Ready, Stage, enter, stored
from overrun.gearup.state import AGAIN, OWN_WEAPON, Survivor
from overrun.gearup.words import SECOND_CHANCES
from overrun.testing import rule

from .table import Table
from .tally import Tally
from .test_examples import solo

LISA = 1
# Room for everything: Damage icons in the first row, Ammo in the last.
WIDE = ("DDDD", "oooo", "oooo", "MMMM")


def alone(*effects: str, ammo: int = 0, hits: int = 1, **house: Any) -> Table:
    """Ethan with such a Weapon and Lisa before two big zombies; Lisa has a Critical Hit."""
    table = solo(**house).weapon(0, *effects, hits=hits).give(0, ammo=ammo, armor=9)
    table.companion("lisa", "critical-hit")
    for _ in range(3):
        table.zombie(0, "brute-a", grid=WIDE)
    return table


def attack(table: Table) -> dict[str, Any]:
    return dict(table.game.view()["survivors"][0]["attack"])


def draw(table: Table, row: int = 2) -> Table:
    """One drawing of whatever is in hand, on the last zombie that can be aimed at: a square of this row."""
    if not table.options("draw"):
        table.choose(table.options("aim")[-1])
    cells = [text for text in table.options("draw") if text.endswith(str(row)) and "." not in text]
    return table.choose(cells[0])


def tools(table: Table) -> list[str]:
    return [event.tool for event in table.told(events.Drawn)]


# One's own Weapon after a Companion


@rule("gearup.solo.companion-order", "gearup.attack.one-weapon")
def test_the_own_weapon_is_in_hand_after_a_companion_without_a_critical_hit() -> None:
    table = alone("multi-hit", "scavenge", ammo=1, hits=2)
    draw(table.play().choose("call 0 lisa"))
    assert in_hand(Look(table.world, table.now), 0).id == "concrete-saw"
    doing = attack(table)
    assert (doing["stage"], doing["hand"]["id"], doing["companion"]) == ("ready", "concrete-saw", False)
    assert not doing["weapon_used"]
    before = table.armor(0)
    draw(table, 1)
    doing = attack(table)
    assert (doing["stage"], doing["hand"]["id"], doing["left"]) == ("drawing", "concrete-saw", 1)
    assert doing["weapon_used"] and not doing["companion"]
    assert table.armor(0) == before + 1  # Scavenge
    draw(table)
    assert tools(table) == ["lisa", "concrete-saw", "concrete-saw"]
    assert {text.split()[0] for text in table.options()} == {"shoot", "done"}


@rule("gearup.q.second-activation-when", "gearup.solo.companion-order")
def test_leaving_the_companions_second_time_costs_nothing() -> None:
    table = alone()
    draw(table.play().choose("call 0 lisa"), 1)
    assert table.ammo(0) == 0
    assert table.options() == ["again 0 critical-hit", "enough 0", "done 0"]
    assert (attack(table)["stage"], attack(table)["hand"]["id"]) == ("again", "lisa")
    assert attack(table)["companion"] and not attack(table)["target"]
    draw(table.choose("enough 0"))
    assert tools(table) == ["lisa", "concrete-saw"]


def test_nothing_is_left_to_go_on_with() -> None:
    """The Companion has killed the only zombie, and no Ammo is left: there is no second time either."""
    table = solo(turn=1).companion("lisa", "adrenaline").give(0, ammo=0)
    table.zombie(0, "walker-a", left="b1")
    table.play().choose("call 0 lisa")
    assert tools(table) == ["lisa"]  # the only drawing there is needs no answer
    assert table.asked == "upgrade"


@rule("gearup.q.attack-mandatory")
def test_the_duty_to_attack_outlives_a_companion() -> None:
    """By a house rule the own Weapon has to be used: no Companion lets one off."""
    table = alone(ammo=2, attack_optional=False)
    table.play()
    assert not table.options("pass", "done")
    draw(table.choose("call 0 lisa"), 1)
    assert table.options() == ["again 0 critical-hit", "enough 0"]
    table.choose("enough 0")
    assert not table.options("pass", "done", "shoot")
    draw(table)
    assert table.options("shoot") and table.options("done")


@rule("gearup.q.solo-ammo-order")
def test_all_ammo_after_all_weapons_alone() -> None:
    table = alone(ammo=1, ammo_after_all_weapons=True)
    draw(table.play().choose("call 0 lisa"))
    assert table.options("pass") and not table.options("shoot")
    table.choose("pass 0")
    assert table.options("shoot") and not table.options("draw", "aim", "call")
    assert attack(table)["hand"]["id"] == "concrete-saw" and not attack(table)["companion"]


def test_what_is_not_offered_says_why() -> None:
    table = alone("adrenaline", ammo=1)
    draw(table.play().choose("call 0 lisa"))
    assert refusals(table.game)["again 0"] == ("gearup.fx.critical-hit",)
    assert "draw 0" not in refusals(table.game)
    critical = alone("adrenaline", ammo=1)
    draw(critical.play().choose("call 0 lisa"), 1)
    found = refusals(critical.game)
    assert found["shoot 0"] == ("gearup.q.ammo-between-activations",)
    assert found["draw 0"] == ("gearup.q.solo-companion-between",)  # it comes when the Companion is left
    draw(critical.choose("again 0 critical-hit"))
    draw(critical)
    draw(critical.choose("again 0 adrenaline", "block 0 1"))
    assert refusals(critical.game)["again 0"] == ("gearup.fx.second-activation-cap",)
    assert refusals(critical.game)["draw 0"] == ("gearup.attack.one-weapon",)


# Every order


@rule("gearup.fx.second-activation-cap", "gearup.q.solo-companion-between", "gearup.solo.companion-order")
@pytest.mark.parametrize("order", ["companion first", "weapon first"])
@pytest.mark.parametrize("mine", ["", *SECOND_CHANCES])
@pytest.mark.parametrize("theirs", ["", *SECOND_CHANCES])
@pytest.mark.parametrize("again", [(), ("first",), ("second",), ("first", "second")])
def test_every_order(order: str, mine: str, theirs: str, again: tuple[str, ...]) -> None:
    """Weapon and Companion with every effect, each used a second time or not, in both orders."""
    table = solo().weapon(0, *([mine] if mine else [])).give(0, ammo=3, armor=3)
    table.companion("lisa", *([theirs] if theirs else []))
    for _ in range(3):
        table.zombie(0, "brute-a", grid=WIDE)
    table.watch = Tally()
    table.play()
    turns = [("lisa", theirs), ("concrete-saw", mine)]
    expected = []
    for place, (tool, effect) in zip(
        ("first", "second"), turns if order == "companion first" else turns[::-1], strict=True
    ):
        if tool == "lisa":
            table.choose("call 0 lisa")
        draw(table, 1)
        expected.append(tool)
        assert table.may(f"again 0 {effect}") == bool(effect)
        if effect and place in again:
            table.choose(f"again 0 {effect}")
            if table.asked == "block":
                table.choose("block 0 1")
            draw(table)
            expected.append(tool)
        elif effect:
            table.choose("enough 0")
        assert not table.options("again")
        assert tools(table) == expected
    assert not table.options("draw", "aim", "call", "again", "enough", "stop")
    assert table.options("shoot") and table.options("done")
    invariants.check(table.world, table.now)


@rule("gearup.q.solo-companion-between", "gearup.q.second-activation-when")
def test_a_companion_ends_the_chance_of_the_weapon() -> None:
    """Fast Reload without Ammo; the Companion then finds some, too late."""
    table = alone("fast-reload")
    draw(table.play())
    assert not table.options("again") and table.options("call")
    assert attack(table)["stage"] == "ready"
    draw(table.choose("call 0 lisa"), 4)
    assert table.ammo(0) == 1
    assert not table.options("again", "draw", "aim")
    late = alone().companion("lisa", "fast-reload")  # and the other way round
    draw(late.play().choose("call 0 lisa"))
    draw(late, 4)
    assert late.ammo(0) == 1 and not late.options("again", "draw", "aim")


@rule("gearup.fx.critical-hit", "gearup.q.critical-hit-different")
def test_one_tools_critical_hit_is_not_the_others() -> None:
    table = alone("critical-hit").play()
    names = table.street(0)
    table.choose("call 0 lisa", f"aim 0 {names[0]}", "draw 0 a1", "enough 0")
    # What the Companion hit may be hit again, and its icon gives the Weapon nothing.
    table.choose(f"aim 0 {names[0]}", "draw 0 a2")
    assert not table.options("again")
    other = alone("critical-hit")
    other.play().choose(f"aim 0 {names[0]}", "draw 0 a1", "enough 0", "call 0 lisa", f"aim 0 {names[1]}")
    other.choose("draw 0 b1", "again 0 critical-hit")
    assert attack(other)["spared"] == [names[1]]
    assert {text.split()[2] for text in other.options("aim")} == {names[0], names[2]}


def test_areas_of_companion_and_weapon() -> None:
    table = solo(multi_hit_repeats_area=False).weapon(0, "explosive", "critical-hit", "multi-hit", hits=2)
    table.companion("lisa", "cut-down", "adrenaline")
    for slot in (1, 2, 2):
        table.zombie(0, "brute-a", slot=slot, grid=WIDE)
    table.give(0, armor=2)
    table.play().choose("call 0 lisa")
    assert table.options("sweep", "blast") == []  # the only set there is has begun: one of the slot is asked
    assert table.asked == "target"
    table.choose(table.options()[0])
    draw(table)
    draw(table, 1)
    assert table.options() == ["again 0 adrenaline", "enough 0", "done 0"]
    table.choose("enough 0", "blast 0 ethan 2")
    assert attack(table)["hand"]["id"] == "concrete-saw"
    assert len(attack(table)["pending"]) == 4  # two hits on each of both
    for _ in range(4):
        draw(table, 1)
    assert table.options("again") == ["again 0 critical-hit"]
    table.choose("again 0 critical-hit")
    assert len(attack(table)["pending"]) == 2
    assert tools(table) == ["lisa"] * 2 + ["concrete-saw"] * 4


# Nothing is repeated without end

EFFECTS = (*SECOND_CHANCES, "multi-hit", "cut-down", "explosive", "scavenge", "gear-up", "knockback", "split")
KINDS = ("walker-a", "walker-b", "runner-a", "brute-a", "brute-b", "stinky-a", "bomber-a")
SHOWN = ("red slow", "red fast companion", "green fast companion", "blue slow companion")
HOUSES = {
    "attack_optional": st.booleans(),
    "ammo_after_all_weapons": st.booleans(),
    "area_targets_optional": st.booleans(),
    "multi_hit_repeats_area": st.booleans(),
    "critical_hit_icon": st.sampled_from(["damage", "ammo", "armor"]),
}


@st.composite
def turns(choose: st.DrawFn) -> Table:
    """A turn with any Weapons, Companions, zombies and house rules."""
    seats = choose(st.sampled_from([1, 1, 2, 3]))
    house: dict[str, Any] = {name: choose(values) for name, values in HOUSES.items()}
    table = Table(
        *("ethan", "lisa", "marcus")[:seats],
        card=choose(st.sampled_from(SHOWN)),
        round=choose(st.integers(1, 2)),
        **house,
    )
    some = st.lists(st.sampled_from(EFFECTS), max_size=4, unique=True)
    color = table.world.turn_cards[table.state.turns_seen[-1]].color
    for seat in range(seats):
        far = ["long-range"] if choose(st.booleans()) else []
        table.weapon(seat, *choose(some), *far, hits=choose(st.integers(1, 3)), color=color)
        table.give(seat, armor=choose(st.integers(0, 3)), ammo=choose(st.integers(0, 3)))
        for kind in choose(st.lists(st.sampled_from(KINDS), max_size=4, unique=True)):
            table.zombie(seat, kind, slot=choose(st.integers(1, 3)))
    if seats == 1:
        for name in ("lisa", "marcus", "noor"):
            table.companion(name, *choose(some), hits=choose(st.integers(1, 3)))
    return table


@rule("gearup.fx.second-activation-cap", "gearup.attack.one-weapon", "gearup.solo.companion-flip")
@settings(max_examples=120, deadline=None)
@given(turns(), st.integers(0, 10**6))
def test_no_activation_is_repeated_without_end(table: Table, seed: int) -> None:
    """Whatever is answered, each tool is used as often as it may, and the turn comes to an end."""
    dice, table.watch = Dice(seed), Tally()
    table.play()  # what leaves no choice happens at once
    turn, answers, aimed = table.now.turn, 0, False
    while table.game.question is not None and table.now.turn == turn:
        options = table.game.question.options
        if aimed:  # one may think again, and again: that draws nothing
            options = tuple(o for o in options if o.verb != "aim") or options
        chosen = options[dice.below(len(options))]
        aimed = chosen.verb == "aim"
        table.game.choose(chosen)
        settled = table.game.question is None or table.game.question.interruptible
        invariants.check(table.world, table.now, settled=settled)
        answers += 1
        assert answers < 300


@rule("gearup.fx.second-activation-cap", "gearup.solo.companion-optional")
@pytest.mark.parametrize("bot", ["random", "sensible"])
@pytest.mark.parametrize("survivor", ["ethan", "june", "marcus", "noor", "viktor"])
def test_games_alone(bot: str, survivor: str) -> None:
    """Whole games, in which Lisa may come along; the bots call her and leave her as people do."""
    called = 0
    for seed in range(8):
        tally, agent = Tally(), make(bot, seed)
        game = overrun.new("gearup/dead-sox-easy", seed=seed, survivors=[survivor])
        game.sink = tally
        while game.question is not None:
            game.choose(agent(game.for_agent(seed)))
            settled = game.question is None or game.question.interruptible
            invariants.check(game.world, game.state, settled=settled)
        called += len(tally.tired)
    assert called


# How it is stored

STAGES: list[Stage] = [
    Ready(),
    Ready(aim=7),
    Drawing(OWN_WEAPON, 2),
    Drawing(LISA, 1, 2, (4, 5), 5, hit=(4, 9), critical=True),
    Drawing(OWN_WEAPON, 1, second=True, hit=(4,), critical=True, elsewhere=True),
    Again(LISA, (3, 3), critical=True),
    Ammo(),
    Done(),
]


@pytest.mark.parametrize("before", STAGES)
@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_is_stored_whatever_was_stored_before(before: Stage, stage: Stage) -> None:
    survivor = Survivor(0)
    enter(survivor, before)
    enter(survivor, stage)
    assert stored(json.decode(json.encode(survivor), type=Survivor)) == stage


def test_the_layout_is_that_of_all_records() -> None:
    """Hashes in records and databases hold these names in this order: change them and no record replays."""
    assert json.encode(Survivor(2)) == (
        b'{"who":2,"lost":0,"armor":0,"armor_used":0,"ammo":0,"ammo_used":0,"unlocked":[],"frenzy":[0,0,0,0],'
        b'"kills":0,"stage":0,"weapon_used":false,"tool":-1,"left":0,"drawn":0,"pending":[],"aim":-1,'
        b'"second":false,"hit":[],"critical":false,"spared":false}'
    )


def test_a_position_stored_in_the_middle_of_it_goes_on() -> None:
    """Stored when a Companion was done and still in hand, with the Weapon's target chosen already."""
    table = alone()
    lisa = table.state.survivors[0]
    target = table.state.street[0][0]
    lisa.stage, lisa.tool, lisa.drawn, lisa.hit, lisa.aim = AGAIN, LISA, 1, (target,), target
    table.state.called, table.state.tired = True, (LISA,)
    table.play()
    game = game_at(RULESET, position_of(table.game), table.world)
    doing = game.view()["survivors"][0]["attack"]
    assert (doing["hand"]["id"], doing["target"]) == ("concrete-saw", table.world.names[target])
    game.sink = Tally()
    game.choose("draw 0 a2")
    assert game.state.turn == 4  # the Weapon was used: nothing more to do in this turn
