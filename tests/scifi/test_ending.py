"""When a game is over, and how: lost goes before won, and both only when an effect is complete."""

from __future__ import annotations

from overrun.core import Result
from overrun.scenario import scifi
from overrun.scifi import events
from overrun.testing import rule

from .missions.tools import DEAD, WON, Story, choose, survivor, until, zone

BOARD = """
+#+#+#+
#1:2:3#
+#+D+D+
#aoboc#
+#+#+#+
"""


@rule("scifi.end.win-immediately")
def test_won_at_the_very_moment() -> None:
    story = Story()
    game = (
        scifi(BOARD)
        .token("objective", "a", colour="red")
        .goal("take-objectives", rules=["scifi.mission.any-order"])
        .survivor("cole", at="a")
        .survivor("jared", at="b")
        .turn("cole", sink=story)
    )
    assert survivor(game, "cole").actions == 3
    choose(game, "take 0")
    assert game.result == WON
    (over,) = story.of(events.GameOver)
    assert over.won
    assert over.rules == ("scifi.end.win-immediately", "scifi.mission.any-order")
    assert isinstance(story.events[-1], events.GameOver)


@rule("scifi.mission.any-order", "scifi.end.win-immediately")
def test_goals_of_one_step_come_in_any_order_and_all_count() -> None:
    scenario = (
        scifi(BOARD)
        .token("objective", "a", colour="red")
        .goal("take-objectives", colours=["red"])
        .goal("reach-level", level="yellow")
        .mission_rules(objective_experience={"points": 5})
    )
    game = scenario.survivor("cole", at="a", experience=1).turn("cole")
    choose(game, "take 0")
    assert not game.over
    assert game.view()["goals"] == {"take-objectives": True, "reach-level": False}


@rule("scifi.end.lose-survivor-eliminated")
def test_one_death_is_enough() -> None:
    game = (
        scifi(BOARD)
        .survivor("cole", at="a", armour=1)
        .survivor("jared", at="c")
        .xenos("a", tank=1)
        .xenos_phase()
    )
    until(game, "the end")
    assert game.result == DEAD
    assert survivor(game, "jared").fate == "alive"


@rule("scifi.end.machine-not-defeat", "scifi.ambiguity.machine-destroyed-remote")
def test_a_machine_may_be_lost_and_its_remote_does_nothing_any_more() -> None:
    game = (
        scifi(BOARD)
        .survivor("cole", at="a", tokens=("green",))
        .machine("peacekeeper", at="b", active=True)
        .xenos("b", worker=1)
        .xenos_phase()
    )
    until(game, "action")
    assert game.view()["machines"][0]["fate"] == "dead"
    assert survivor(game, "cole").tokens == ("green",)
    assert not game.over


@rule("scifi.ambiguity.win-and-loss-together")
def test_an_effect_that_wins_and_loses_loses() -> None:
    """Fire burns the objective that must not burn and the spawn token that was wanted."""
    game = (
        scifi(BOARD)
        .token("spawn", "b", colour="purple")
        .token("objective", "b", colour="blue")
        .goal("destroy-spawn", colour="purple")
        .defeat("objective-removed", colours=["blue"])
        .mission_rules(removable_spawns=[{"by": ["hellfire"]}])
        .survivor("cole", at="a", hands=["flamethrower+canister"])
        .turn("cole")
    )
    choose(game, f"blast flamethrower {zone(game, 'b')}", f"remove-spawn {zone(game, 'b')}")
    assert game.result == Result(False, "scifi.end.lose-objective-impossible")


@rule("scifi.end.lose-objective-impossible", "scifi.ambiguity.impossible-objective-scope")
def test_what_nobody_asks_for_may_be_lost() -> None:
    for wanted in ("red", "blue"):
        game = (
            scifi(BOARD)
            .token("objective", "b", colour="blue")
            .token("objective", "c", colour="red")
            .goal("take-objectives", colours=[wanted])
            .defeat("objective-removed")
            .survivor("cole", at="a", hands=["flamethrower+canister"])
            .turn("cole")
        )
        choose(game, f"blast flamethrower {zone(game, 'b')}")
        assert game.over == (wanted == "blue")


@rule("scifi.def.mission-precedence", "scifi.ambiguity.precedence-order")
def test_what_a_mission_says_goes_before_skills_and_the_book() -> None:
    """Standing beside a sentry gun gives control, and a skill waives nothing of what a mission forbids."""
    scenario = scifi(BOARD).machine("falchion", at="b").survivor("cole", at="b", tokens=("purple",))
    free = scenario.turn("cole")
    assert any(o.verb == "machine-shoot" for o in free.question.options)
    bound = scenario.mission_rules(no_remotes={}).turn("cole")
    assert not any(o.verb == "machine-shoot" for o in bound.question.options)


@rule("scifi.ambiguity.tile-orientation", "invader.ambiguity.m7-grid")
def test_tiles_lie_as_the_map_data_say() -> None:
    game = scifi("invader/m7-xenium-burger").survivor("cole", at="02-R.c2").turn("cole")
    rows: dict[int, list[str]] = {}
    for placement in sorted(game.world.board.placements, key=lambda p: (p.row, p.column)):
        rows.setdefault(placement.row, []).append(f"{placement.tile}@{placement.rotation}")
    assert list(rows.values()) == [
        ["03-R@0", "06-R@270", "09-R@0"],
        ["04-R@0", "07-R@180", "08-R@0"],
        ["01-R@0", "02-R@0", "05-R@180"],
    ]


@rule("invader.ambiguity.prototype-reorganize-invader", "scifi.ambiguity.attach-in-free-reorganize")
def test_whoever_gets_a_prototype_may_reorganise_for_free() -> None:
    game = (
        scifi("invader/m4-the-engineers")
        .picks(0)
        .survivor("cole", at="06-R.c1", hands=["smg", "sledge"], backpack=["energy-cell"])
        .turn("cole")
    )
    token = next(n for n, t in enumerate(game.world.objectives) if t.zone == zone(game, "06-R.c1"))
    choose(game, f"take {token}")
    first = game.question.options[0].text if game.question else ""
    assert first.startswith("keep prototype-")
    choose(game, first)
    assert game.question is not None
    assert game.question.kind == "arrange"
    verbs = {option.verb for option in game.question.options}
    assert {"swap", "done"} <= verbs
    choose(game, "done")
    assert survivor(game, "cole").actions == 2
