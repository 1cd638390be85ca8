"""Mission 07: shut two spawn zones before four zombies get away."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.classic import events
from overrun.classic.phases.zombies import supply
from overrun.core import Play, Result
from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import (
    Story,
    carried,
    choose,
    noise,
    options,
    survivor,
    tokens,
    until,
    zombies,
    zone,
)
from .tools import QUIET, WON, door_between, goals, is_closed, on_board, token_at

GRINDHOUSE = "classic/07-grindhouse"
LOST = Result(False, "classic.m07.four-escapes-lose")
# The street between the buildings from left to right: exit, zone, start, zone, exit; one zone below the left
# exit and one above the right one.
LEFT, BESIDE, MIDDLE, RIGHT, BELOW_LEFT = "2B.8", "2B.7", "4C.6", "4C.0", "2B.5"
HOLES = ("3C.a", "4C.a")
# A room nobody can look into or walk to as long as the doors are locked.
HIDEOUT = "2B.b"
UPPER = ["3C.c", "3C.a", "3C.b", "2C.c", "2C.a", "2C.d", "2C.b"]
LOWER = ["2B.d", "2B.c", "2B.b", "2B.a", "4C.d", "4C.c", "4C.b", "4C.a"]


def grindhouse() -> Any:
    return classic(GRINDHOUSE)


# Victory


@rule("classic.m07.win", "classic.m07.neutralise-action", "classic.mission.07-grindhouse")
def test_neutralising_the_second_spawn_zone_wins_without_a_token() -> None:
    game = (
        grindhouse()
        .survivor("ned", at=HOLES[0])
        .survivor("amy", at=HOLES[1])
        .survivor("josh", at=MIDDLE)
        .turn("ned")
    )
    choose(game, "neutralise")
    assert survivor(game, "ned").actions == 2
    assert [spawn["active"] for spawn in game.view()["spawns"]].count(True) == 1
    assert not game.over
    choose(game, "end", "activate amy", "neutralise")
    assert game.result == WON
    assert game.view()["objectives"] == [0, 1, 2]


@rule("classic.m07.neutralise-action")
def test_a_neutralised_zone_spawns_no_more_and_cannot_be_shut_twice() -> None:
    story = Story()
    game = (
        grindhouse()
        .survivor("ned", at=HOLES[0])
        .survivor("amy", at=MIDDLE, acted=True)
        .zombie_cards(2, 14)
        .turn("ned", sink=story)
    )
    choose(game, "neutralise")
    (news,) = story.of(events.MissionNews)
    assert (news.what, game.world.spawns[news.number].zone) == ("neutralised", zone(game, HOLES[0]))
    assert options(game, "neutralise") == []
    choose(game, "end")
    until(game, "activate")
    # One card was drawn, for the other zone.
    assert len(game.state.zombie_discard) == 1
    assert on_board(game) == [1, 0, 0, 0]
    assert zombies(game, HOLES[0]) == {}


@rule("classic.m07.neutralise-no-zombies")
def test_a_zone_with_a_zombie_in_it_cannot_be_neutralised() -> None:
    game = (
        grindhouse()
        .survivor("ned", at=HOLES[0], hands=["fire-axe"])
        .zombies(HOLES[0], walker=1)
        .dice(6)
        .turn("ned")
    )
    assert options(game, "neutralise") == []
    action = game.world.verbs["neutralise"]
    play: Any = Play(game.ruleset, game.world, game.state)
    assert action.why_not(play, 0) == ["classic.m07.neutralise-no-zombies"]
    choose(game, "melee fire-axe")
    until(game, "action", "hit walker")
    assert options(game, "neutralise") == ["neutralise"]


@rule("classic.m07.neutralise-action")
def test_only_a_spawn_zone_can_be_neutralised() -> None:
    game = grindhouse().survivor("ned", at="3C.b").turn("ned")
    assert options(game, "neutralise") == []


# Set-up


@rule("classic.m07.initial-walkers")
def test_every_room_starts_with_one_walker() -> None:
    game = overrun.new(GRINDHOUSE, seed=1)
    assert [zombies(game, room) for room in UPPER + LOWER] == [{"walker": 1}] * 15
    assert on_board(game) == [15, 0, 0, 0]


@rule("classic.m07.spawn-behind-locked")
def test_the_spawn_zones_are_active_behind_locked_doors() -> None:
    game = grindhouse().survivor("ned", at=MIDDLE).zombie_cards(2, 14).spawn_step()
    assert len(game.view()["closed_doors"]) == 4
    choose(game, options(game)[0])
    assert [zombies(game, hole) for hole in HOLES] == [{"walker": 1}] * 2


# Doors


@pytest.mark.parametrize(
    ("street", "room", "other_street", "other_room", "rooms"),
    [
        (BESIDE, "3C.c", "2C.1", "2C.b", UPPER),
        (BELOW_LEFT, "2B.d", "4C.3", "4C.c", LOWER),
    ],
)
@rule("classic.m07.dual-doors", "classic.m07.open-still-spawns")
def test_opening_one_door_opens_the_other_and_fills_the_building_once(
    street: str, room: str, other_street: str, other_room: str, rooms: list[str]
) -> None:
    story = Story()
    game = (
        grindhouse()
        .keep_mission_zombies()
        .survivor("ned", at=street, hands=["fire-axe"])
        .zombie_cards(2, 6, 7, 10, 11, 14, 18, 19)  # a walker each at Blue
        .turn("ned", sink=story)
    )
    choose(game, f"open {door_between(game, street, room)} fire-axe")
    until(game, "action")
    assert not is_closed(game, door_between(game, street, room))
    assert not is_closed(game, door_between(game, other_street, other_room))
    assert len(game.view()["closed_doors"]) == 2
    # One noise token for one action; a card for every room of this building, besides the walkers there.
    assert tokens(game, street) == 1
    assert survivor(game, "ned").actions == 2
    assert len(story.of(events.BuildingRevealed)) == 1
    assert [zombies(game, place) for place in rooms] == [{"walker": 2}] * len(rooms)
    assert on_board(game) == [15 + len(rooms), 0, 0, 0]


# Zombies that get away


@rule("classic.m07.permanent-noise", "classic.ambiguity.seven-noise")
def test_seven_noise_tokens_in_each_exit_stay_for_good() -> None:
    game = overrun.new(GRINDHOUSE, seed=1)
    assert (noise(game, LEFT), noise(game, RIGHT)) == (7, 7)
    game = grindhouse().survivor("ned", at=LEFT).zombie_cards(*QUIET).turn("ned")
    choose(game, "noise")
    assert (noise(game, LEFT), tokens(game, LEFT), noise(game, RIGHT)) == (7 + 1 + 1, 1, 7)
    choose(game, "end")
    until(game, "action", "end")
    # The token made by Ned is gone; he himself still counts.
    assert (noise(game, LEFT), tokens(game, LEFT), noise(game, RIGHT)) == (7 + 1, 0, 7)


@rule("classic.m07.zombie-escapes", "classic.ambiguity.set-aside-supply")
def test_zombies_that_reach_an_exit_are_set_aside() -> None:
    story = Story()
    game = (
        grindhouse()
        .survivor("ned", at=HIDEOUT)
        .zombies(BELOW_LEFT, walker=2, fatty=1)
        .zombie_cards(*QUIET)
        .zombies_phase(sink=story)
    )
    until(game, "action")
    assert on_board(game) == [0, 0, 0, 0]
    assert game.view()["escaped"] == {"walker": 2, "fatty": 1, "runner": 0, "abomination": 0}
    play: Any = Play(game.ruleset, game.world, game.state)
    assert [supply(play, kind) for kind in range(4)] == [38, 7, 16, 1]
    told = [(event.zone, event.kind, event.count) for event in story.of(events.ZombiesEscaped)]
    assert told == [(zone(game, LEFT), "walker", 2), (zone(game, LEFT), "fatty", 1)]
    assert not game.over


@rule("classic.m07.four-escapes-lose")
def test_four_zombies_that_got_away_lose_the_game_at_once() -> None:
    game = grindhouse().survivor("ned", at=HIDEOUT).zombies(BELOW_LEFT, walker=3, runner=1).zombies_phase()
    assert game.result == LOST
    assert game.state.zombie_discard == []  # nothing spawned any more


@rule("classic.m07.four-escapes-lose")
def test_zombies_that_got_away_are_counted_over_the_whole_game() -> None:
    # Three walkers leave in the first turn; the one that is a step behind leaves in the second.
    game = (
        grindhouse()
        .survivor("ned", at=HIDEOUT)
        .zombies(BELOW_LEFT, walker=3)
        .zombies("2B.2", walker=1)
        .zombie_cards(*QUIET)
        .zombies_phase()
    )
    until(game, "action")
    assert sum(game.state.escaped) == 3
    assert not game.over
    choose(game, "end")
    assert game.result == LOST


@rule("classic.ambiguity.zombie-exit")
def test_a_zombie_that_enters_an_exit_leaves_without_attacking_a_survivor_there() -> None:
    game = (
        grindhouse()
        .survivor("ned", at=LEFT, hands=["pan"])
        .zombies(BELOW_LEFT, walker=1, runner=1)
        .zombie_cards(*QUIET)
        .zombies_phase()
    )
    until(game, "action")
    # Not even the runner with its second action.
    assert carried(game, "ned") == ["pan"]
    assert survivor(game, "ned").experience == 0
    assert sum(game.state.escaped) == 2


@rule("classic.ambiguity.zombie-exit", "classic.ambiguity.equal-noise-distance")
def test_zombies_added_by_a_split_count_when_they_get_away() -> None:
    """Both exits are equally loud, so that a group between them splits, whatever the distance."""
    for walkers, escaped in ((1, 1), (3, 2), (5, 3)):
        game = (
            grindhouse()
            .survivor("ned", at=HIDEOUT)
            .zombies(BESIDE, walker=walkers)
            .zombie_cards(*QUIET)
            .zombies_phase()
        )
        until(game, "action")
        assert sum(game.state.escaped) == escaped
        assert zombies(game, MIDDLE) == {"walker": escaped}
    # Seven become eight: the fourth that gets away was added.
    game = grindhouse().survivor("ned", at=HIDEOUT).zombies(BESIDE, walker=7).zombies_phase()
    assert game.result == LOST


@rule("classic.mission.07-grindhouse")
def test_the_tokens_give_experience_only() -> None:
    game = grindhouse().survivor("ned", at="2C.0").turn("ned")
    choose(game, f"take {token_at(game, '2C.0')}")
    assert survivor(game, "ned").experience == 5
    assert goals(game) == {"neutralise-spawns": False}
    assert not game.over
