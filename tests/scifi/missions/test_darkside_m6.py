"""Dark Side M6: carry objectives to three accesses, weld them, leave."""

from __future__ import annotations

from overrun.testing import rule

from .tools import (
    WON,
    choose,
    door_between,
    finish,
    goals,
    lost,
    next_round,
    options,
    quiet,
    survivor,
    take,
    until,
    zone,
)

PATHS = "darkside/m6-paths-to-the-dark"
ID = "darkside.mission.m6-paths-to-the-dark"
ACCESSES = (("18-R.b2", "18-R.c2"), ("11-V.b2", "11-V.b1"), ("14-V.b2", "14-V.a2"))
EXIT, START = "12-V.a2", "10-R.b2"
RED = "12-V.b3"


@rule(f"{ID}.objective.seal-accesses", f"{ID}.objective.escape", ID)
def test_three_accesses_and_out() -> None:
    people = zip(("drake", "radka", "reese"), ACCESSES, strict=True)
    scenario = quiet(PATHS).taken(0, 1, 2)
    for name, (inside, _) in people:
        scenario.survivor(name, at=inside, tokens=("red",))
    scenario.survivor("miles", at=EXIT)
    game = scenario.players()
    for name, access in zip(("drake", "radka", "reese"), ACCESSES, strict=True):
        assert goals(game) == {"seal-accesses": False, "escape": False}
        choose(game, f"activate {name}", f"weld {door_between(game, *access)}", "end")
    assert goals(game) == {"seal-accesses": True, "escape": False}
    until(game, "leave")
    choose(game, "leave")
    assert survivor(game, "miles").fate == "away"
    assert not game.over
    next_round(game)
    for survivor_left in game.state.survivors:
        if survivor_left.fate == "alive":
            survivor_left.zone = zone(game, EXIT)
    until(game, "the end", "leave")
    assert game.result == WON


@rule(f"{ID}.rule.objectives-carried", f"{ID}.rule.objective-xp")
def test_a_taken_objective_is_carried_without_a_slot_and_traded() -> None:
    game = quiet(PATHS).survivor("drake", at=RED).survivor("radka", at=RED).players()
    choose(game, "activate drake", take(game, RED))
    assert survivor(game, "drake").tokens == ("red",)
    assert survivor(game, "drake").experience == 5
    assert [card for card in survivor(game, "drake").slots if card >= 0] == []
    choose(game, "trade radka")
    choose(game, "give red drake radka")
    assert survivor(game, "drake").tokens == ()
    assert survivor(game, "radka").tokens == ("red",)


@rule(f"{ID}.rule.weld", f"{ID}.rule.weld-xp", "darkside.ambiguity.m6-weld-xp")
def test_welding_costs_an_action_and_a_token_and_gives_five_points() -> None:
    inside, tunnel = ACCESSES[0]
    game = quiet(PATHS).taken(0).survivor("drake", at=inside, tokens=("red",)).turn("drake")
    door = door_between(game, inside, tunnel)
    choose(game, f"weld {door}")
    drake = survivor(game, "drake")
    assert (drake.tokens, drake.experience, drake.actions) == ((), 5, 2)
    assert game.view()["welded_doors"] == game.view()["sealed_doors"] == [door]
    assert door in game.view()["closed_doors"]
    assert f"open {door}" not in options(game)
    assert game.view()["door_tokens"] == 5


@rule(f"{ID}.rule.weld")
def test_no_token_no_welding() -> None:
    inside, _ = ACCESSES[0]
    game = quiet(PATHS).survivor("drake", at=inside).turn("drake")
    assert options(game, "weld") == []


@rule("darkside.ambiguity.m6-where", "scifi.ambiguity.actions-with-xenos-present")
def test_from_either_side_and_among_xenos() -> None:
    inside, tunnel = ACCESSES[0]
    game = (
        quiet(PATHS)
        .taken(0)
        .survivor("drake", at=tunnel, tokens=("red",))
        .xenos(tunnel, {"driller-worker": 1})
        .turn("drake")
    )
    assert f"weld {door_between(game, inside, tunnel)}" in options(game)


@rule(f"{ID}.rule.weld", "darkside.mission.indestructible-doors")
def test_xenos_do_not_open_what_is_welded() -> None:
    inside, tunnel = ACCESSES[0]
    game = (
        quiet(PATHS)
        .taken(0)
        .survivor("drake", at=inside, tokens=("red",))
        .xenos(tunnel, {"driller-worker": 1})
        .turn("drake")
    )
    door = door_between(game, inside, tunnel)
    choose(game, f"weld {door}", "end")
    until(game, "action")
    assert door in game.view()["closed_doors"]
    assert game.view()["destroyed_doors"] == []


# Machines


@rule(f"{ID}.rule.no-remotes", f"{ID}.setup.no-remote-objectives", "darkside.ambiguity.m6-sentry")
def test_machines_obey_skills_alone() -> None:
    game = quiet(PATHS).survivor("drake", at="14-V.b2").turn("drake")
    assert [token.colour for token in game.world.objectives] == ["red"] * 3
    assert options(game, "machine-shoot") == []
    skilled = quiet(PATHS).survivor("drake", at=START, skills=("remote-control-sentry",)).turn("drake")
    assert options(skilled, "machine-shoot") != []


# Defeats


@rule(f"{ID}.defeat.too-few-objectives")
def test_lost_when_too_few_objectives_are_left() -> None:
    game = quiet(PATHS).survivor("drake", at="12-V.b2", hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, RED)}")
    assert game.result == lost(PATHS, "too-few-objectives")


@rule(f"{ID}.defeat.too-few-objectives", "scifi.ambiguity.blast-removed-tokens")
def test_carried_ones_are_safe() -> None:
    game = (
        quiet(PATHS)
        .taken(0)
        .survivor("drake", at="12-V.b2", hands=["seismic-grenade"], tokens=("red",))
        .turn("drake")
    )
    choose(game, f"blast seismic-grenade {zone(game, RED)}")
    assert not game.over


@rule(f"{ID}.defeat.locked-out")
def test_lost_when_somebody_is_locked_out() -> None:
    first, second, third = ACCESSES
    game = (
        quiet(PATHS)
        .taken(0, 1, 2)
        .survivor("drake", at=third[0], tokens=("red",))
        .survivor("radka", at=first[0], tokens=("red",))
        .survivor("reese", at=second[0], tokens=("red",))
        .survivor("miles", at=first[1])
        .players()
    )
    choose(game, "activate drake", f"weld {door_between(game, *third)}", "end")
    choose(game, "activate radka", f"weld {door_between(game, *first)}", "end")
    assert not game.over
    choose(game, "activate reese", f"weld {door_between(game, *second)}")
    finish(game)
    assert game.result == lost(PATHS, "locked-out")
