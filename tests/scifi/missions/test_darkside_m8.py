"""Dark Side M8: everybody at Red and all available objectives, while generators hum and thumpers thump."""

from __future__ import annotations

import pytest

from overrun.scifi import events
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    choose,
    finish,
    goals,
    lost,
    next_round,
    noise,
    options,
    quiet,
    spawns,
    survivor,
    take,
    until,
    xenos,
    zone,
)

PRESSURE = "darkside/m8-under-pressure"
ID = "darkside.mission.m8-under-pressure"
YELLOW, PINK = "12-R.b2", "13-V.b2"
THUMPER, OTHER = "11-V.b1", "10-V.b3"
LAST = "15-V.a2"
COLOURS = ["green", "purple", "red", "red", "red", "red"]


@rule(f"{ID}.objective.red-level", f"{ID}.objective.take-available", "darkside.ambiguity.m8-red", ID)
def test_everybody_at_red_and_all_available_objectives() -> None:
    scenario = quiet(PRESSURE).survivor("drake", at=LAST, experience=43)
    scenario.survivor("radka", at=LAST, experience=43, acted=True)
    token = int(take(scenario.turn("drake"), LAST).split()[1])
    rest = [n for n in range(8) if n not in (0, 1, token)]
    game = scenario.taken(*rest).face_down("red").turn("drake")
    assert goals(game) == {"red-level": True, "take-available": False}
    choose(game, take(game, LAST))
    assert game.result == WON
    assert [t["kind"] for t in game.view()["tokens"]] == ["thumper", "thumper"]


@rule(f"{ID}.objective.red-level")
def test_one_at_orange_is_not_enough() -> None:
    scenario = quiet(PRESSURE).survivor("drake", at=LAST, experience=43)
    scenario.survivor("radka", at=LAST, experience=42, acted=True)
    game = scenario.taken(2, 3, 4, 5, 6, 7).face_down().turn("drake")
    assert goals(game) == {"red-level": False, "take-available": True}


@rule(f"{ID}.rule.tanks", f"{ID}.rule.remote-xp")
def test_tanks_and_remotes_give_five_points() -> None:
    for pick in (0, 1, 2):
        game = quiet(PRESSURE).picks(pick).survivor("drake", at=LAST).turn("drake")
        choose(game, take(game, LAST))
        assert survivor(game, "drake").experience == 5
        assert survivor(game, "drake").tokens == ((COLOURS[pick],) if pick < 2 else ())


@pytest.mark.parametrize("place", [YELLOW, PINK])
@rule(f"{ID}.rule.generators")
def test_generators_cannot_be_taken(place: str) -> None:
    game = quiet(PRESSURE).survivor("drake", at=place).turn("drake")
    assert options(game, "take") == []


@pytest.mark.parametrize(
    ("colour", "place"),
    [
        pytest.param("green", "13-V.c2", marks=rule(f"{ID}.rule.green-spawn")),
        pytest.param("purple", "18-R.c3", marks=rule(f"{ID}.rule.purple-spawn")),
    ],
)
def test_a_remote_wakes_the_spawn_zone_of_its_colour(colour: str, place: str) -> None:
    for shown in ("green", "purple"):
        game = quiet(PRESSURE).picks(COLOURS.index(shown)).survivor("drake", at=LAST).turn("drake")
        choose(game, take(game, LAST))
        assert spawns(game)[zone(game, place)] is (shown == colour)


# Thumpers


@pytest.mark.parametrize(("two", "loud"), [(False, 1), (True, 2)])
@rule(f"{ID}.setup.thumper-placement", f"{ID}.rule.thumpers", "darkside.ambiguity.m8-thumpers")
def test_a_thumper_is_noise_and_cannot_be_taken(two: bool, loud: int) -> None:
    game = quiet(PRESSURE, house={"two_thumpers": two}).survivor("drake", at=THUMPER).turn("drake")
    assert noise(game, THUMPER) == loud + 1
    assert noise(game, OTHER) == loud
    assert options(game, "take") == []


@rule(f"{ID}.rule.thumper-noise-stays")
def test_its_noise_stays_in_the_end_phase() -> None:
    game = quiet(PRESSURE).survivor("drake", at=LAST).noise(OTHER, 2).turn("drake")
    assert noise(game, OTHER) == 3
    next_round(game)
    assert noise(game, OTHER) == 1


@rule(f"{ID}.rule.thumper-removed", "darkside.ambiguity.m8-thumper-timing")
def test_xenos_that_activate_in_its_zone_silence_it_and_go_elsewhere() -> None:
    story = Story()
    game = (
        quiet(PRESSURE)
        .survivor("drake", at="18-R.a2")
        .xenos(THUMPER, {"driller-worker": 1})
        .noise("10-V.a2", 1)
        .xenos_phase(sink=story)
    )
    until(game, "action")
    assert noise(game, THUMPER) == 0
    assert [e.what for e in story.of(events.MissionNews)] == ["thumper-gone"]
    assert xenos(game, THUMPER) == {}


@rule(f"{ID}.rule.thumper-removed")
def test_arriving_is_not_activating() -> None:
    game = (
        quiet(PRESSURE)
        .survivor("drake", at="18-R.a2", armour=3)
        .noise(THUMPER, 5)
        .xenos("15-V.b2", {"driller-worker": 1})
        .xenos_phase()
    )
    until(game, "action")
    assert xenos(game, THUMPER) == {"driller-worker": 1}
    assert len([t for t in game.view()["tokens"] if t["kind"] == "thumper"]) == 2


@rule("darkside.ambiguity.m8-thumper-timing", "scifi.ambiguity.blast-removed-tokens")
def test_a_blast_takes_a_thumper_off_and_that_is_no_defeat() -> None:
    game = quiet(PRESSURE).survivor("umkos", at="11-V.b2", hands=["seismic-grenade"]).turn("umkos")
    choose(game, f"blast seismic-grenade {zone(game, THUMPER)}")
    assert not game.over
    assert len([t for t in game.view()["tokens"] if t["kind"] == "thumper"]) == 1


# Defeats


@pytest.mark.parametrize("place", [YELLOW, PINK])
@rule(f"{ID}.defeat.xeno-at-generator", "scifi.ambiguity.activates-in-zone")
def test_lost_when_a_xeno_activates_at_a_generator(place: str) -> None:
    game = quiet(PRESSURE).survivor("drake", at=LAST).xenos(place, {"driller-worker": 1}).xenos_phase()
    assert game.result == lost(PRESSURE, "xeno-at-generator")


@rule(f"{ID}.defeat.xeno-at-generator")
def test_not_lost_at_any_other_objective() -> None:
    scenario = quiet(PRESSURE).survivor("drake", at="18-R.b2").xenos(LAST, {"driller-worker": 1})
    game = scenario.xenos_phase()
    until(game, "action")
    assert not game.over


@rule("scifi.ambiguity.activates-in-zone")
def test_a_hunters_second_action_there_counts() -> None:
    game = (
        quiet(PRESSURE)
        .survivor("drake", at="18-R.a2")
        .noise(PINK, 9)
        .xenos("13-V.b1", {"driller-hunter": 1})
        .xenos_phase()
    )
    finish(game)
    assert game.result == lost(PRESSURE, "xeno-at-generator")
    assert game.round == 1


@pytest.mark.parametrize(("place", "beside"), [(YELLOW, "12-R.c2"), (PINK, "13-V.b1"), (LAST, "15-V.b2")])
@rule(f"{ID}.defeat.objective-or-generator-removed", "darkside.ambiguity.m8-generator-removed")
def test_lost_when_an_objective_or_a_generator_is_removed(place: str, beside: str) -> None:
    game = quiet(PRESSURE).survivor("drake", at=beside, hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, place)}")
    assert game.result == lost(PRESSURE, "objective-or-generator-removed")
