"""The odds by which the search judges positions of the classic game: what is better counts as better."""

from collections.abc import Callable
from typing import Any

import pytest

import overrun
from overrun.agents.classic.odds import Odds
from overrun.agents.classic.player import ClassicPlayer
from overrun.agents.classic.scene import Scene

View = dict[str, Any]


def odds(mission: str, *changes: Callable[[View], None]) -> float:
    """The odds at the beginning of a mission, with some things changed."""
    game = overrun.new(mission, seed=1)
    view, player = game.view(), ClassicPlayer(game.world)
    for change in changes:
        change(view)
    return Odds(game.world, player.atlas)(Scene(game.world, view, player.armoury))


def wound(view: View) -> None:
    view["survivors"][0]["wounds"] = 1


def death(view: View) -> None:
    view["survivors"][0]["fate"] = "dead"


def walker(view: View) -> None:
    view["zombies"] = [{"zone": 0, "walker": 1}]


def abomination(view: View) -> None:
    view["zombies"] = [{"zone": 0, "abomination": 1}]


def escape(view: View) -> None:
    view["escaped"]["walker"] = 1


def token(view: View) -> None:
    view["objectives"] = view["objectives"][1:]


def doors_open(view: View) -> None:
    view["closed_doors"] = []


def spawn_shut(view: View) -> None:
    view["spawns"][0]["active"] = False


def in_reserve(view: View) -> None:
    view["survivors"][0]["reserve"][0] = {"kind": "chainsaw"}


def rice(view: View) -> None:
    view["survivors"][0]["reserve"][0] = {"kind": "bag-of-rice"}


def rice_in_a_car(view: View) -> None:
    view["cars"][0]["supplies"] = ["bag-of-rice"]


def at_the_exit(view: View) -> None:
    way_out = overrun.new("classic/02-y-zone", seed=1).world.exits.bit_length() - 1
    for seen in view["survivors"]:
        seen["zone"] = way_out


def experience(view: View) -> None:
    view["survivors"][0]["experience"] = 6


@pytest.mark.parametrize(
    ("mission", "change"),
    [
        ("classic/10-small-town", token),
        ("classic/10-small-town", in_reserve),
        ("classic/07-grindhouse", spawn_shut),
        ("classic/01-city-blocks", rice),
        ("classic/06-the-escape", rice),
        ("classic/06-the-escape", rice_in_a_car),
        ("classic/02-y-zone", at_the_exit),
        ("classic/03-24hrs-race", experience),
    ],
)
def test_what_brings_the_end_nearer_is_better(mission: str, change: Callable[[View], None]) -> None:
    assert odds(mission, change) > odds(mission)


@pytest.mark.parametrize("change", [wound, death, walker, abomination, escape])
def test_harm_and_zombies_are_worse(change: Callable[[View], None]) -> None:
    assert odds("classic/10-small-town", change) < odds("classic/10-small-town")


def test_tokens_count_only_where_the_mission_wants_them() -> None:
    """At The Y Zone one only has to get out."""
    assert odds("classic/02-y-zone", token) == odds("classic/02-y-zone")


def test_cards_count_only_where_the_mission_wants_them() -> None:
    assert odds("classic/10-small-town", rice) == odds("classic/10-small-town")


def test_the_last_token_counts_more_than_the_first() -> None:
    mission = "classic/10-small-town"
    assert odds(mission, token, token) - odds(mission, token) > odds(mission, token) - odds(mission)


def test_experience_counts_only_where_the_mission_wants_it() -> None:
    """Elsewhere it makes the zombies more."""
    assert odds("classic/10-small-town", experience) == odds("classic/10-small-town")


def test_rooms_that_have_filled_already_are_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """An open door also makes the way shorter; the rooms behind it count besides."""
    mission = "classic/10-small-town"
    gain = odds(mission, doors_open) - odds(mission)
    monkeypatch.setattr("overrun.agents.classic.odds.ROOMS", 0.0)
    assert gain > odds(mission, doors_open) - odds(mission) > 0


@pytest.mark.parametrize("mission", [f"classic/{name}" for name in ("00-tutorial", "06-the-escape")])
def test_odds_are_odds(mission: str) -> None:
    assert 0 < odds(mission) < 1
