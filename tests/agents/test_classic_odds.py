"""The odds by which the search judges positions of the classic game: what is better counts as better."""

from collections.abc import Callable

import pytest

import overrun
from overrun.agents.classic.odds import Odds
from overrun.agents.classic.player import ClassicPlayer
from overrun.agents.classic.situation import Situation
from overrun.classic.state import ABOMINATION, EMPTY, HANDS, WALKER
from overrun.classic.world import Look

Change = Callable[[Look], None]


def odds(mission: str, *changes: Change) -> float:
    """The odds at the beginning of a mission, with some things changed."""
    game = overrun.new(mission, seed=1)
    look, player = game.look(), ClassicPlayer(game.world)
    for change in changes:
        change(look)
    return Odds(game.world, player.atlas)(Situation(look, player.armoury))


def card(look: Look, name: str) -> int:
    """A card of this name."""
    return next(number for number, kind in enumerate(look.world.cards) if kind.id == name)


def carry(look: Look, name: str) -> None:
    look.state.survivors[0].slots[HANDS] = card(look, name)


def wound(look: Look) -> None:
    slots = look.state.survivors[0].slots
    slots[slots.index(EMPTY, HANDS)] = next(iter(look.world.wounds))


def death(look: Look) -> None:
    look.state.survivors[0].fate = "dead"


def walker(look: Look) -> None:
    look.state.horde[WALKER][0] = 1


def abomination(look: Look) -> None:
    look.state.horde[ABOMINATION][0] = 1


def escape(look: Look) -> None:
    look.state.escaped = (1, 0, 0, 0)


def token(look: Look) -> None:
    look.state.taken = look.state.taken << 1 | 1


def doors_open(look: Look) -> None:
    look.state.closed = 0


def spawn_shut(look: Look) -> None:
    look.state.active_spawns &= ~1


def in_reserve(look: Look) -> None:
    carry(look, "chainsaw")


def rice(look: Look) -> None:
    carry(look, "bag-of-rice")


def rice_in_a_car(look: Look) -> None:
    look.state.cars[0].supplies = [card(look, "bag-of-rice")]


def at_the_exit(look: Look) -> None:
    for survivor in look.state.survivors:
        survivor.zone = look.world.exits.bit_length() - 1


def experience(look: Look) -> None:
    look.state.survivors[0].experience = 6


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
def test_what_brings_the_end_nearer_is_better(mission: str, change: Change) -> None:
    assert odds(mission, change) > odds(mission)


@pytest.mark.parametrize("change", [wound, death, walker, abomination, escape])
def test_harm_and_zombies_are_worse(change: Change) -> None:
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
