"""Melee: in one's own zone, at whom one likes, never at friends."""

import pytest

from overrun.classic import events
from overrun.classic.content import EQUIPMENT
from overrun.content import library
from overrun.testing import rule
from tests.classic.fights import STREET, Told, alone, choose, noise_tokens, offered, person, texts, zombies

WEAPONS = [card for card in library("classic").of(EQUIPMENT).values() if card.melee or card.ranged]


@pytest.mark.parametrize("card", WEAPONS, ids=lambda card: card.id)
@rule("classic.melee.definition", "classic.ranged.definition")
def test_a_weapon_that_reaches_no_further_than_its_zone_strikes_and_all_others_shoot(card) -> None:
    """Only the melee profile of a card has range 0; whatever reaches zone 1 is shot, never struck."""
    position = alone("doug", hands=[card.id])
    for zone in range(5):
        position.zombies(zone, walker=1)
    game = position.turn("doug")
    assert offered(game, "melee") == ([f"melee {card.id}"] if card.melee else [])
    shots = [text for text in offered(game, "shoot") if text != f"shoot {card.id} 0"]
    assert bool(shots) is bool(card.ranged and card.ranged.range[1] >= 1)
    assert not card.melee or card.melee.range == (0, 0)
    assert not card.ranged or card.ranged.range[1] >= 1


@rule("classic.melee.own-zone")
def test_melee_reaches_only_zombies_in_the_own_zone() -> None:
    position = alone("doug", hands=["chainsaw"]).zombies(0, walker=1).zombies(1, walker=5)
    game = position.dice(5, 5, 5, 5, 5).turn("doug")
    game.choose("melee chainsaw")
    assert zombies(game, 0) == {}
    assert zombies(game, 1) == {"walker": 5}
    assert offered(game, "melee") == []


@rule(
    "classic.example.wanda-picks-melee-targets",
    "classic.melee.free-allocation",
    "classic.melee.survivors-safe",
    "classic.skills.plus-roll-each-die",
)
def test_wanda_hits_the_runner_and_the_fatty_and_leaves_the_walker_and_ned() -> None:
    position = alone("wanda", hands=["machete", "machete"], skills=["plus-1-roll-melee"])
    position.survivor("ned", at=0).zombies(0, walker=1, runner=1, fatty=1)
    game = position.dice(6, 3).turn("wanda")
    game.choose("melee-both machete")
    assert texts(game) == ["hit walker", "hit fatty", "hit runner", "spare"]
    choose(game, "hit runner", "hit fatty")
    assert zombies(game, 0) == {"walker": 1}
    assert person(game, "wanda")["experience"] == 2
    assert person(game, "ned")["wounds"] == 0


@rule("classic.melee.survivors-safe")
def test_surplus_melee_hits_never_reach_friends() -> None:
    told = Told()
    position = alone("wanda", hands=["chainsaw"]).survivor("ned", at=0, hands=["pan"]).zombies(0, walker=1)
    game = position.dice(5, 5, 5, 5, 5).turn("wanda", sink=told)
    game.choose("melee chainsaw")
    assert told.of(events.DiceRolled)[0].hits == 5
    assert person(game, "ned")["wounds"] == 0
    assert game.question.kind == "action"


@rule("classic.melee.free-allocation")
def test_a_fatty_does_not_shield_anybody_from_a_blade() -> None:
    position = alone("wanda", hands=["katana"], board=STREET).zombies(0, fatty=1, runner=2)
    game = position.dice(6, 6).turn("wanda")
    game.choose("melee katana")
    assert zombies(game, 0) == {"fatty": 1}


@pytest.mark.parametrize(("weapon", "tokens"), [("machete", {}), ("chainsaw", {0: 1})])
@rule("classic.noise.attack-noisy-weapon", "classic.noise.silent-symbol")
def test_only_noisy_blades_are_heard(weapon, tokens) -> None:
    game = alone("wanda", hands=[weapon]).zombies(0, abomination=1).turn("wanda")
    game.choose(f"melee {weapon}")
    assert noise_tokens(game) == tokens


@rule("classic.action.melee-one-action")
def test_a_melee_attack_costs_one_action() -> None:
    game = alone("wanda", hands=["machete"]).zombies(0, walker=1).dice(1).turn("wanda")
    game.choose("melee machete")
    assert person(game, "wanda")["actions"] == 2
