"""Mission 09: recruits behind face-down tokens, and the way home."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

import overrun
from overrun.classic import events
from overrun.core import Result
from overrun.errors import OverrunError
from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import Story, asides, asked, carried, choose, options, pile, survivor, until, where, zone
from .tools import LOST_ALONE, QUIET, WON, finish, goals, token_at

MIGHT = "classic/09-might-makes-right"
HOME = "7B.6"
PLACES = ("1B.b", "2B.a", "7B.a", "2C.c")
MARKED, NEUTRAL = 0, 1  # what to pick among the face-down tokens, which lie sorted
IDS = ("amy", "doug", "josh", "ned", "phil", "wanda")


def might(seats: int = 1, **said: Any) -> Any:
    return classic(MIGHT, seats=seats, **said).zombie_cards(*QUIET)


def family(game: Any) -> list[str]:
    """Everybody who has ever been in play, in the order of arrival."""
    return [game.world.cast[s.who].id for s in game.state.survivors]


# Set-up


@rule("classic.m09.players")
def test_it_is_for_one_to_three_players() -> None:
    for seats in (1, 2, 3):
        assert overrun.new(MIGHT, seed=1, seats=seats).world.seats == seats
    with pytest.raises(OverrunError, match="is for 1 to 3 players, not 4"):
        overrun.new(MIGHT, seed=1, seats=4)


@rule("classic.m09.one-survivor-each", "classic.mission.09-might-makes-right")
def test_each_player_begins_with_one_survivor() -> None:
    for seats in (1, 2, 3):
        game = overrun.new(MIGHT, seed=1, seats=seats)
        assert [s.seat for s in game.state.survivors] == list(range(seats))
        assert {s.zone for s in game.state.survivors} == {zone(game, HOME)}
    with pytest.raises(OverrunError, match="each player begins with a single survivor"):
        overrun.new(MIGHT, seed=1, seats=1, survivors=["amy", "ned"])


@pytest.mark.parametrize("seats", [1, 2])
@rule("classic.ambiguity.starting-gear-under-four")
def test_with_fewer_than_four_survivors_only_weapons_are_dealt_and_the_rest_stays_out(seats: int) -> None:
    trio = ["crowbar", "fire-axe", "pistol"]
    first = set()
    for seed in range(10):
        game = overrun.new(MIGHT, seed=seed, seats=seats, survivors=["ned", "amy"][:seats])
        dealt = [carried(game, name) for name in ["ned", "amy"][:seats]]
        assert all(len(cards) == 1 and cards[0] in trio for cards in dealt)
        assert sorted([cards[0] for cards in dealt] + pile(game, game.state.out)) == trio
        first.add(dealt[0][0])
    assert first == set(trio)


# Tokens


@rule("classic.m09.hidden-objectives")
def test_one_of_four_face_down_tokens_is_marked_and_nobody_can_tell_which() -> None:
    game = overrun.new(MIGHT, seed=1)
    assert [token_at(game, place) for place in PLACES] == [0, 1, 2, 3]
    assert game.view()["face_down"] == ["marked", "neutral", "neutral", "neutral"]
    # The board shows four tokens that are all alike.
    assert {token.colour for token in game.world.objectives} == {"red"}
    # Where the mark lies is chance: the same token in 40 games.
    marked = 0
    for seed in range(40):
        game = might(seed=seed).survivor("ned", at=PLACES[0]).turn("ned")
        choose(game, "take 0")
        marked += "marked" not in game.view()["face_down"]
    assert 4 <= marked <= 16
    assert b"marked" not in json.encode(overrun.new(MIGHT, seed=1).view()["objectives"])


@rule("classic.m09.hidden-objectives", "classic.m09.marked-no-recruit")
def test_exactly_three_tokens_bring_somebody() -> None:
    for seed in range(6):
        scenario = might(seed=seed)
        for name, place in zip(("amy", "doug", "josh"), PLACES, strict=False):
            scenario.survivor(name, at=place)
        game = scenario.survivor("ned", at=PLACES[3], experience=0).turn("ned")
        # Only two are left to join; the third neutral token finds nobody.
        choose(game, "take 3", "end")
        for name, token in (("amy", 0), ("doug", 1), ("josh", 2)):
            if asked(game) == "activate":
                choose(game, f"activate {name}")
            choose(game, f"take {token}", "end")
        assert game.view()["face_down"] == []
        assert sorted(family(game)) == sorted(IDS)


@pytest.mark.parametrize("pick", [MARKED, NEUTRAL])
@rule("classic.m09.tokens-xp", "classic.m09.marked-no-recruit", "classic.m09.neutral-recruits")
def test_every_token_gives_five_points_and_only_a_neutral_one_a_recruit(pick: int) -> None:
    story = Story()
    game = might().survivor("ned", at=PLACES[1]).picks(pick, 4).turn("ned", sink=story)
    choose(game, "take 1")
    assert survivor(game, "ned").experience == 5
    assert family(game) == (["ned"] if pick == MARKED else ["ned", "wanda"])
    (news,) = story.of(events.MissionNews)
    assert news.what == ("token marked" if pick == MARKED else "token neutral")
    left = ["neutral"] * 3 if pick == MARKED else ["marked", "neutral", "neutral"]
    assert game.view()["face_down"] == left


@rule("classic.m09.recruit-zone", "classic.m09.recruit-no-equipment", "classic.mission.special-over-common")
def test_a_recruit_appears_at_the_token_without_cards_even_without_a_starting_weapon() -> None:
    # Of those who are left (amy, doug, josh, phil, wanda) the fourth is Phil, who starts with a pistol.
    game = might().survivor("ned", at=PLACES[1], experience=3).picks(NEUTRAL, 3).turn("ned")
    choose(game, "take 1")
    until(game, "action")
    assert family(game) == ["ned", "phil"]
    phil = survivor(game, "phil")
    assert (where(game, "phil"), carried(game, "phil")) == (zone(game, PLACES[1]), [])
    assert (phil.experience, phil.skills, len(phil.slots)) == (0, ("starts-with-pistol",), 5)


@rule("classic.m09.neutral-recruits", "classic.ambiguity.recruit-count")
def test_recruits_are_drawn_at_random_from_those_never_used_and_the_dead_do_not_come_back() -> None:
    seen = set()
    for seed in range(30):
        game = (
            might(seed=seed, loose=True)
            .survivor("ned", at=PLACES[1])
            .survivor("amy", at=HOME, wounds=1)
            .zombies(HOME, walker=1)
            .picks(NEUTRAL)
            .zombies_phase()
        )
        until(game, "action")
        assert survivor(game, "amy").fate == "dead"
        choose(game, "take 1")
        seen.add(family(game)[2])
    assert seen == {"doug", "josh", "phil", "wanda"}


# Whose recruit


@rule("classic.m09.recruit-owner")
def test_the_recruit_goes_to_the_player_with_the_fewest_survivors() -> None:
    game = (
        might(2)
        .survivor("ned", at=PLACES[1], seat=0)
        .survivor("amy", at=HOME, seat=0)
        .survivor("josh", at=HOME, seat=1)
        .picks(NEUTRAL, 0)
        .turn("ned")
    )
    choose(game, "take 1")
    assert asked(game) == "action"  # nothing to decide
    assert game.state.survivors[3].seat == 1


@rule("classic.m09.recruit-owner")
def test_in_a_tie_the_taker_of_the_token_decides() -> None:
    for answer in (0, 1):
        game = (
            might(2)
            .survivor("ned", at=PLACES[1], seat=1)
            .survivor("amy", at=HOME, seat=0)
            .picks(NEUTRAL, 0)
            .turn("ned")
        )
        choose(game, "take 1")
        assert game.question is not None
        assert (asked(game), game.question.seats) == ("recruit", (1,))
        assert options(game) == ["recruit-for 0", "recruit-for 1"]
        assert game.view()["hopeless"] == []  # whoever is about to join counts already
        choose(game, f"recruit-for {answer}")
        assert game.state.survivors[2].seat == answer


@rule("classic.ambiguity.recruit-count")
def test_those_set_aside_count_and_the_dead_do_not() -> None:
    # Seat 0 has Ned on the board and Amy set aside, seat 1 only Josh: the recruit is seat 1's.
    game = (
        might(2)
        .survivor("amy", at=HOME, seat=0)
        .survivor("ned", at=PLACES[1], seat=0)
        .survivor("josh", at="7B.8", seat=1)
        .picks(NEUTRAL, 0)
        .turn("amy")
    )
    choose(game, "leave", "take 1")
    assert survivor(game, "amy").fate == "away"
    assert game.state.survivors[3].seat == 1
    # Seat 0 has Ned, seat 1 lost its only survivor: a player with none has the fewest.
    game = (
        might(2)
        .survivor("ned", at=PLACES[1], seat=0)
        .survivor("josh", at="7B.8", seat=1, wounds=1)
        .zombies("7B.8", walker=1)
        .picks(NEUTRAL, 0)
        .zombies_phase()
    )
    until(game, "action")
    choose(game, "take 1")
    assert survivor(game, "josh").fate == "dead"
    assert game.state.survivors[2].seat == 1


@rule("classic.ambiguity.recruit-turn")
def test_a_recruit_acts_in_the_same_turn_if_his_player_has_not_finished() -> None:
    game = might().survivor("ned", at=PLACES[1]).picks(NEUTRAL, 0).turn("ned")
    choose(game, "take 1", "end")
    # The only one left to act is Amy, the recruit.
    assert game.question is not None
    assert (game.question.kind, game.question.subject) == ("action", ("amy",))
    assert (game.state.round, survivor(game, "amy").actions) == (1, 3)


@pytest.mark.parametrize(("first", "acts"), [(1, False), (0, True)])
@rule("classic.ambiguity.recruit-turn")
def test_a_recruit_of_another_player_acts_only_if_that_players_turn_is_to_come(
    first: int, acts: bool
) -> None:
    """Seat 1 has had its turn already if it is the first player, otherwise it comes after seat 0."""
    game = (
        might(2)
        .survivor("ned", at=PLACES[1], seat=0)
        .survivor("doug", at=HOME, seat=0, acted=True)
        .survivor("josh", at=HOME, seat=1, acted=first == 1)
        .first_player(first)
        .picks(NEUTRAL, 0)
        .players()
    )
    choose(game, "take 1", "end")
    acted = []
    while game.state.round == 1 and game.question is not None:
        if game.question.kind == "action":
            acted.append(game.question.subject[0])
        game.choose("end" if "end" in options(game) else game.question.options[0])
    assert family(game)[3] == "amy"
    assert survivor(game, "amy").seat == 1
    assert ("amy" in acted) == acts


# Leaving


@rule("classic.m09.leave-board", "classic.ambiguity.leave-cost")
def test_leaving_from_the_starting_area_is_free_and_takes_everything_along() -> None:
    story = Story()
    game = (
        might()
        .survivor("ned", at=HOME, hands=["pistol"], reserve=["water"], actions=1)
        .survivor("amy", at=PLACES[0])
        .turn("ned", sink=story)
    )
    choose(game, "noise")
    assert survivor(game, "ned").actions == 0
    assert options(game) == ["leave", "end"]
    choose(game, "leave")
    ned = survivor(game, "ned")
    assert (ned.fate, ned.zone) == ("away", -1)
    assert carried(game, "ned") == ["pistol", "water"]
    assert [event.survivor for event in story.of(events.SurvivorLeft)] == [0]
    # He is out of the game: nobody can use his cards, his figure is no noise, and he has no further turn.
    assert not any(text.startswith("drop ned") for text in asides(game))
    assert game.question is not None
    assert game.question.subject == ("amy",)
    choose(game, "end")
    until(game, "action")
    assert (game.state.round, game.question.subject) == (2, ("amy",))


@rule("classic.m09.leave-board")
def test_only_the_starting_area_is_the_way_home() -> None:
    game = might().survivor("ned", at="7B.7").survivor("amy", at=HOME).turn("ned")
    # Amy stands there, but it is not her turn.
    assert options(game, "leave") == []
    choose(game, f"move {zone(game, HOME)}")
    assert options(game, "leave") == ["leave"]


# Victory and defeat


@pytest.mark.parametrize(("seats", "needed"), [(1, 4), (2, 5), (3, 6)])
@rule("classic.m09.return-count", "classic.m09.win-when-set-aside", "classic.mission.09-might-makes-right")
def test_the_game_is_won_when_the_last_one_needed_has_left(seats: int, needed: int) -> None:
    scenario = might(seats).taken(0, 1, 2, 3)
    for place, name in enumerate(IDS[:needed]):
        scenario.survivor(name, at=HOME, seat=place % seats)
    game = scenario.players()
    for gone in range(needed):
        assert not game.over
        assert goals(game) == {"take-tokens": True, "return": False}
        assert sum(s.fate == "away" for s in game.state.survivors) == gone
        if asked(game) == "activate":
            game.choose(game.question.options[0])
        choose(game, "leave")
    assert game.result == WON


@rule("classic.ambiguity.marked-token", "classic.m09.win-when-set-aside")
def test_survivors_may_leave_before_the_last_token_but_victory_waits_for_it() -> None:
    scenario = might().taken(0, 1, 3)
    for name in ("amy", "doug", "josh"):
        scenario.survivor(name, at=HOME)
    game = scenario.survivor("ned", at=PLACES[2], hands=["crowbar"]).doors(open=(3,)).turn("amy")
    choose(game, "leave", "activate doug", "leave", "activate josh", "leave")
    assert asked(game) == "action"
    choose(game, "take 2")
    assert game.view()["face_down"] == []
    assert goals(game) == {"take-tokens": True, "return": False}
    for place in ("7B.1", "7B.0"):
        choose(game, f"move {zone(game, place)}")
    choose(game, "end")
    until(game, "action")
    choose(game, f"move {zone(game, '7B.3')}", f"move {zone(game, HOME)}")
    assert not game.over
    choose(game, "leave")
    assert game.result == WON


@rule("classic.ambiguity.marked-token", "classic.ambiguity.empty-board")
def test_if_all_have_left_and_a_token_remains_the_game_is_lost() -> None:
    scenario = might().taken(0, 1, 2)
    for name in IDS[:4]:
        scenario.survivor(name, at=HOME)
    game = scenario.players()
    finish(game, "leave")
    assert [s.fate for s in game.state.survivors] == ["away"] * 4
    assert game.result == LOST_ALONE


@rule("classic.ambiguity.unwinnable")
def test_after_a_death_victory_is_out_of_reach_but_the_game_goes_on_until_they_give_up() -> None:
    game = (
        might()
        .taken(0)
        .survivor("ned", at=HOME)
        .survivor("amy", at=PLACES[0], wounds=1, acted=True)
        .zombies(PLACES[0], walker=1)
        .turn("ned")
    )
    assert game.view()["hopeless"] == []
    choose(game, "end")
    until(game, "action", "end")
    assert survivor(game, "amy").fate == "dead"
    # Ned and the two neutral tokens left make three; four are needed.
    assert game.view()["hopeless"] == ["return"]
    assert not game.over
    choose(game, "concede 0", "fight-on")
    assert not game.over
    choose(game, "concede 0", "give-up")
    assert game.result == Result(False, "classic.ambiguity.unwinnable")


@rule("classic.ambiguity.unwinnable")
def test_the_marked_token_alone_leaves_everything_within_reach() -> None:
    game = might().survivor("ned", at=PLACES[1]).picks(MARKED).turn("ned")
    choose(game, "take 1")
    assert game.view()["hopeless"] == []


# Cars


@rule("classic.m09.no-cars", "classic.ambiguity.no-cars", "classic.mission.car-search-restated")
def test_the_police_car_is_searched_but_not_used() -> None:
    game = might().survivor("ned", at="7B.0").equipment("water", "katana").turn("ned")
    assert options(game, "enter", "drive") == []
    assert options(game, "search", "search-car") == ["search-car 0"]
    choose(game, "search-car 0", "keep katana")
    until(game, "action", "done")
    assert carried(game, "ned") == ["katana"]
    assert pile(game, game.state.equipment_discard) == ["water"]
