"""What the sensible agent does in positions where there is no doubt."""

import pytest

from overrun.agents import make
from overrun.agents.classic.arms import arms_of
from overrun.agents.dice import expected_kills
from overrun.agents.sensible import Sensible
from overrun.classic.abilities import together
from overrun.classic.words import MELEE_BOTH
from overrun.scenario import ClassicScenario, classic
from tests.classic.helpers import AnyGame, until

ROW = """
+#+#+#+#+#+
#0:1:2:3:4#
+#+#+#+#+#+
"""
# A street before a house: the door (number 0) leads from zone 1 to room b, which is zone 4.
HOUSE = """
+#+#+#+
#0:1:2#
+#+X+#+
#aoboc#
+#+#+#+
"""


def choice(game: AnyGame) -> str:
    return make("sensible")(game.for_agent()).text


def why(game: AnyGame) -> str:
    agent = make("sensible")
    assert isinstance(agent, Sensible)
    agent(game.for_agent())
    assert agent.reason is not None
    return agent.reason.why


def street() -> ClassicScenario:
    return classic(ROW).goal("all-at-exit").token("exit", "4")


def house() -> ClassicScenario:
    return classic(HOUSE).goal("take-objectives").token("objective", "c")


def test_to_the_exit_when_the_way_is_free() -> None:
    game = street().survivor("ned", at="0").turn("ned")
    assert (choice(game), why(game)) == ("move 1", "to-exit")


def test_nobody_walks_into_a_crowd() -> None:
    game = street().survivor("ned", at="0").zombies("1", walker=6).turn("ned")
    assert choice(game) != "move 1"


def test_shoot_what_comes_near() -> None:
    game = street().survivor("ned", at="0", hands=["shotgun"]).zombies("1", walker=2).turn("ned")
    assert choice(game) == "shoot shotgun 1"


def test_never_shoot_where_a_friend_stands() -> None:
    position = street().survivor("ned", at="0", hands=["shotgun"]).survivor("amy", at="1", hands=["pan"])
    assert choice(position.zombies("1", walker=2).turn("ned")) != "shoot shotgun 1"


def test_melee_spares_friends() -> None:
    position = street().survivor("ned", at="1", hands=["chainsaw"]).survivor("amy", at="1", acted=True)
    assert choice(position.zombies("1", walker=3).turn("ned")) == "melee chainsaw"


def test_a_friend_whose_turn_is_over_is_not_left_to_the_zombies() -> None:
    beside = street().survivor("josh", at="1", hands=["pan"]).survivor("amy", at="1", acted=True)
    assert choice(beside.zombies("1", walker=2).turn("josh")) == "melee pan"
    away = street().survivor("josh", at="1", hands=["pan"]).survivor("amy", at="4", acted=True)
    assert choice(away.zombies("1", walker=2).turn("josh")) == "move 2"


def test_a_bottle_for_the_abomination_but_not_at_ones_own_feet() -> None:
    far = street().survivor("ned", at="1", hands=["molotov"]).zombies("2", walker=4, abomination=1)
    assert choice(far.turn("ned")) == "throw molotov 2"
    near = street().survivor("ned", at="1", hands=["molotov"]).zombies("1", walker=4, abomination=1)
    assert choice(near.turn("ned")) != "throw molotov 1"


def test_open_the_door_before_the_objective() -> None:
    game = house().survivor("ned", at="1", hands=["crowbar"]).turn("ned")
    assert (choice(game), why(game)) == ("open 0 crowbar", "open-door")


def test_take_the_objective() -> None:
    game = house().survivor("ned", at="c", hands=["crowbar"]).turn("ned")
    assert (choice(game), why(game)) == ("take 0", "take-token")


def test_search_when_there_is_nothing_in_hand() -> None:
    game = classic(HOUSE).goal("take-objectives").token("objective", "2").survivor("ned", at="a").turn("ned")
    assert choice(game) == "search"


def test_the_healthy_take_the_wound() -> None:
    position = street().survivor("ned", at="1", wounds=1).survivor("amy", at="1")
    game = position.zombies("1", walker=1).zombies_phase()
    until(game, "victim")
    assert choice(game) == "wound amy"


@pytest.mark.parametrize("hands", [["pan", "chainsaw"], ["chainsaw", "pan"]])
def test_the_least_useful_card_is_lost(hands: list[str]) -> None:
    game = street().survivor("ned", at="1", hands=hands).zombies("1", walker=1).zombies_phase()
    until(game, "lose")
    assert choice(game) == "lose pan hand"


def test_runners_are_hit_first() -> None:
    position = street().survivor("ned", at="1", hands=["katana"]).zombies("1", walker=1, runner=1)
    game = position.dice(6, 1).turn("ned")
    game.choose("melee katana")
    assert choice(game) == "hit runner"


def test_roll_again_only_after_a_miss() -> None:
    def rolled(face: int) -> AnyGame:
        cards = {"hands": ["pistol"], "reserve": ["plenty-of-ammo-pistol"]}
        position = street().survivor("ned", at="0", **cards).zombies("1", walker=2)
        game = position.dice(face).turn("ned")
        game.choose("shoot pistol 1")
        return game

    assert choice(rolled(1)) == "reroll ammunition"
    assert choice(rolled(6)) == "keep"


def test_a_better_weapon_goes_into_the_hand() -> None:
    position = classic(HOUSE).survivor("ned", at="a", hands=["pan", "pan"]).zombies("2", walker=1)
    game = position.equipment("katana").turn("ned")
    game.choose("search")
    assert choice(game) == "keep katana"
    game.choose("keep katana")
    assert choice(game).startswith("swap ") and "katana" in choice(game)


# Figures


def test_hits_to_expect() -> None:
    # Two dice at 4+: 0, 1, 2 hits with chances 1/4, 1/2, 1/4; one target is killed in three of four.
    assert expected_kills(2, 0.5, 1) == pytest.approx(0.75)
    assert expected_kills(2, 0.5, 2) == pytest.approx(1.0)
    assert expected_kills(1, 1 / 3, 5) == pytest.approx(1 / 3)


def test_what_is_in_hand_as_ways_to_attack() -> None:
    kinds = street().survivor("ned", at="0").turn("ned").world.kinds
    plain = together(())
    (pair,) = arms_of(("machete", "machete"), (), kinds, plain)
    assert (pair.verb, pair.dice, pair.chance, pair.damage) == (MELEE_BOTH, 2, 0.5, 2)
    assert pair.hits == 1.0
    assert arms_of(("sawed-off",), ("sawed-off",), kinds, plain) == ()
    (better,) = arms_of(("pistol",), (), kinds, together(("plus-1-roll-ranged", "plus-1-die-ranged")))
    assert better.dice == 2 and better.chance == pytest.approx(2 / 3)
