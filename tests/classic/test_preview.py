"""What is shown before a roll is what the roll is made with; what is refused names its rules."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.classic import events
from overrun.classic.shown.preview import preview, refusals
from overrun.conformance import Dice
from overrun.core import Game
from overrun.rules import load_index
from overrun.skirmish.preview import Preview, Target, odds_of_hits
from tests.classic.fights import HOUSE, STREET, Told, alone, texts


def shown(game: Game[Any, Any], text: str) -> Preview:
    """The preview of one of the options."""
    assert game.question is not None
    chosen = game.question.find(text)
    assert chosen is not None, texts(game)
    found = preview(game, chosen)
    assert found is not None
    return found


def test_the_odds_of_hits() -> None:
    assert odds_of_hits(0, 4) == (1.0,)
    assert odds_of_hits(1, 6) == pytest.approx((5 / 6, 1 / 6), abs=1e-5)
    assert odds_of_hits(2, 3) == pytest.approx((1 / 9, 4 / 9, 4 / 9), abs=1e-5)
    assert odds_of_hits(3, 1) == (0.0, 0.0, 0.0, 1.0)  # no die can miss
    assert odds_of_hits(2, 7) == (1.0, 0.0, 0.0)
    assert sum(odds_of_hits(6, 5)) == pytest.approx(1, abs=1e-4)


def test_a_shot_at_a_crowd() -> None:
    game = alone("ned", 0, hands=["pistol"]).zombies(1, runner=2, fatty=1, walker=1).turn("ned")
    pistol = shown(game, "shoot pistol 1")
    assert (pistol.dice, pistol.needed, pistol.damage) == (1, 4, 1)
    assert pistol.odds == (0.5, 0.5) and pistol.expected == 0.5
    assert pistol.targets == (
        Target("walker", 1),
        Target("fatty", 1, killable=False),
        Target("runner", 2),
    )
    # One walker, and then the fatty soaks up everything.
    assert pistol.kills == 1
    assert pistol.noisy and not pistol.chooses
    assert pistol.friendly_fire == pistol.rerolls == ()


def test_both_weapons_roll_twice_the_dice_and_skills_count() -> None:
    skills = ["plus-1-die-ranged", "plus-1-roll-ranged", "plus-1-damage-ranged", "lucky"]
    game = alone("ned", 0, hands=["pistol", "pistol"], skills=skills, reserve=["plenty-of-ammo-pistol"])
    both = shown(game.zombies(1, fatty=3).turn("ned"), "shoot-both pistol 1")
    assert (both.dice, both.needed, both.damage) == (4, 3, 2)
    assert both.targets == (Target("fatty", 3),)
    assert both.kills == 3
    assert both.rerolls == ("ammunition", "lucky")


def test_friends_are_hit_first_unless_the_shooter_chooses() -> None:
    game = alone("ned", 0, hands=["sub-mg", "sniper-rifle"]).survivor("amy", at=1).zombies(1, walker=1)
    started = game.turn("ned")
    sub = shown(started, "shoot sub-mg 1")
    assert sub.targets == (Target("survivor", 1, "amy"), Target("walker", 1))
    assert sub.friendly_fire == ("amy",)
    assert sub.kills == 1  # three dice, one of them for Amy
    sniper = shown(started, "shoot sniper-rifle 1")
    assert sniper.chooses and sniper.friendly_fire == () and sniper.targets == (Target("walker", 1),)


def test_melee_never_touches_friends() -> None:
    game = alone("ned", 0, hands=["machete"]).survivor("amy", at=0).zombies(0, walker=1, abomination=1)
    machete = shown(game.turn("ned"), "melee machete")
    assert machete.mode == "melee" and machete.zones == (0,)
    assert machete.friendly_fire == ()
    assert machete.targets == (Target("walker", 1), Target("abomination", 1, killable=False))
    assert not machete.noisy


def test_a_molotov_needs_no_dice_and_spares_nobody() -> None:
    game = alone("ned", 0, hands=["molotov"]).survivor("amy", at=1).zombies(1, walker=2, abomination=1)
    bottle = shown(game.turn("ned"), "throw molotov 1")
    assert bottle.dice == 0 and bottle.odds == ()
    assert bottle.kills == 3
    assert bottle.friendly_fire == ("amy",)
    assert bottle.targets[0] == Target("survivor", 1, "amy")


def test_what_is_no_attack_has_no_preview() -> None:
    game = alone("ned", 0).turn("ned")
    assert game.question is not None
    assert [preview(game, option) for option in game.question.options if option.verb != "melee"] == [
        None for option in game.question.options if option.verb != "melee"
    ]


@pytest.mark.parametrize("seed", range(4))
def test_the_roll_is_the_one_that_was_shown(seed: int) -> None:
    """In random games every attack rolls the dice that were shown, against the number that was shown."""
    told = Told()
    team = ["ned", "wanda", "phil", "amy", "doug", "josh"]
    game = overrun.new("classic/05-big-w", seed=seed, survivors=team)
    dice = Dice(seed)
    rolled = 0
    while game.question is not None and game.answers < 250:
        options = [option for option in game.question.options if preview(game, option)]
        chosen = options[0] if options else dice.choice(game.question)
        seen = preview(game, chosen) if options else None
        told.clear()
        game.sink = told
        game.choose(chosen)
        if seen is not None and seen.mode != "throw":
            roll = told.of(events.DiceRolled)[0]
            assert len(roll.dice) * len(seen.zones) == seen.dice
            assert max(1, roll.needed) == seen.needed
            assert bool(told.of(events.NoiseMade)) <= seen.noisy
            rolled += 1
        if len(told.of(events.DiceRolled)) == 1 and seen is not None and not seen.rerolls:
            killed = sum(event.count for event in told.of(events.ZombieKilled))
            assert killed <= seen.kills
    assert rolled


# Why not?


def test_refusals_name_the_rules_in_the_way() -> None:
    game = alone("ned", 0, board=STREET, hands=["crowbar"], reserve=["pistol"]).turn("ned")
    found = refusals(game)
    assert found["search"] == ("classic.search.building-only",)
    assert found["open"] == ("classic.door.bordering",)
    assert found["melee"] == ("classic.melee.own-zone",)
    assert found["shoot"] == ("classic.inventory.weapon-needs-hand",)
    assert "move" not in found and "enter" not in found


def test_a_door_without_a_tool() -> None:
    game = alone("ned", 1, board=HOUSE, hands=["pistol"]).zombies(2, walker=1).turn("ned")
    assert refusals(game)["open"] == ("classic.door.no-tool-no-open",)
    assert "shoot" not in refusals(game)
    far = alone("ned", 1, board=HOUSE, hands=["pistol"]).zombies(4, walker=1).turn("ned")
    assert refusals(far)["shoot"] == ("classic.ranged.needs-sight",)
    empty = alone("ned", 0, hands=["sawed-off"]).unloaded("sawed-off").zombies(1, walker=1).turn("ned")
    assert refusals(empty)["shoot"] == ("classic.reload.needed",)


def test_without_actions_everything_costs_too_much() -> None:
    game = alone("ned", 0, actions=0).zombies(0, walker=1).turn("ned")
    assert texts(game) == ["end"]
    assert refusals(game)["search"] == (
        "classic.turn.action-cost-one",
        "classic.search.no-zombies",
        "classic.search.building-only",
    )


def test_refusals_are_about_actions_only_and_cite_the_index() -> None:
    index = load_index()
    cited: set[str] = set()
    for mission in ("classic/01-city-blocks", "classic/04-drive-by-shooting", "classic/08-zombie-police"):
        game, dice = overrun.new(mission, seed=2), Dice(2)
        while game.question is not None and game.answers < 120:
            found = refusals(game)
            assert not found or game.question.kind == "action"
            offered = {option.verb for option in game.question.options}
            assert not offered & set(found)
            cited |= {rule for rules in found.values() for rule in rules}
            game.choose(dice.choice(game.question))
    assert len(cited) > 5
    assert [rule for rule in sorted(cited) if rule not in index] == []
