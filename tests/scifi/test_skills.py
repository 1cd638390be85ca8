"""Every skill of the books."""

import pytest

from overrun.conformance import check
from overrun.errors import OverrunError
from overrun.rules import load_index
from overrun.scifi import events
from overrun.scifi.abilities import FAMILIES, SKILLS, skill, together
from overrun.scifi.content_kinds import SKILLS_OF
from overrun.scifi.shown.preview import preview
from overrun.scifi.words import ARMOUR
from overrun.testing import rule
from tests.scifi.fights import (
    CORRIDOR,
    CROSS,
    OUTSIDE,
    ROOMS,
    Told,
    alone,
    asked,
    choose,
    held,
    noise,
    offered,
    texts,
    who,
    xenos,
)


def test_every_skill_of_the_index_is_there_with_all_its_parameters() -> None:
    index = [entry.id for entry in load_index() if entry.table == "skill" and entry.prefix == "scifi"]
    assert len(index) == 48
    rules = {made.rule for made in SKILLS.values()}
    rules |= {
        make("2" if prefix == "starts-with-armor-" else "lucky").rule for prefix, make in FAMILIES.items()
    }
    assert set(index) <= rules
    for name, parameters in SKILLS_OF.items():
        for parameter in parameters:
            assert skill(f"{name.rpartition('.')[2]}-{parameter}").rule == name


def rolled(told):
    """How many dice were rolled, roll by roll."""
    return [len(event.dice) for event in told.of(events.DiceRolled)]


# Numbers


@rule("scifi.skill.plus-1-action")
def test_one_more_action_per_turn() -> None:
    game = alone("cole", skills=["plus-1-action"]).players()
    if asked(game) == "activate":
        game.choose("activate cole")
    assert who(game, "cole").actions == 4


@rule("scifi.skill.plus-1-damage-action")
@pytest.mark.parametrize(
    ("kind", "melee", "ranged"), [("melee", True, False), ("ranged", False, True), ("combat", True, True)]
)
def test_one_more_damage_for_a_kind_of_action(kind, melee, ranged) -> None:
    position = alone("cole", hands=["sledge", "smg"], skills=[f"plus-1-damage-action-{kind}"])
    game = position.xenos(0, tank=1).xenos(1, tank=1).dice(6, 1, 1, 6, 1).turn("cole")
    choose(game, "melee sledge", "shoot smg 1")
    assert (xenos(game, 0) == {}) is melee
    assert (xenos(game, 1) == {}) is ranged


@rule("scifi.skill.plus-1-damage-action")
def test_a_concentrated_attack_multiplies_the_raised_damage() -> None:
    position = alone("cole", hands=["cattle-prod"], skills=["plus-1-damage-action-melee"])
    game = position.xenos(0, {"spoiler-abomination": 1}).dice(5, 5).turn("cole")
    game.choose("melee cattle-prod spoiler-abomination")
    assert xenos(game, 0) == {}


@rule("scifi.skill.plus-1-damage-equipment")
def test_one_more_damage_with_one_kind_of_card_only() -> None:
    position = alone("cole", hands=["sledge", "smg"], skills=["plus-1-damage-equipment-sledge"])
    game = position.xenos(0, tank=1).xenos(1, tank=1).dice(6, 1, 1, 6, 6).turn("cole")
    choose(game, "melee sledge", "shoot smg 1")
    assert xenos(game, 0) == {}
    assert xenos(game, 1) == {"tank": 1}


@rule("scifi.skill.plus-1-to-dice-roll")
@pytest.mark.parametrize(("kind", "helps"), [("melee", True), ("ranged", False), ("combat", True)])
def test_every_die_shows_one_more(kind, helps) -> None:
    told = Told()
    position = alone("cole", hands=["sledge"], skills=[f"plus-1-to-dice-roll-{kind}"])
    game = position.xenos(0, worker=3).dice(3, 3, 3).turn("cole", sink=told)
    game.choose("melee sledge")
    assert (xenos(game, 0) == {}) is helps
    assert told.of(events.DiceRolled)[0].needed == (3 if helps else 4)


@rule("scifi.skill.plus-1-die")
@pytest.mark.parametrize(("kind", "melee", "ranged"), [("melee", 4, 2), ("ranged", 3, 3), ("combat", 4, 3)])
def test_one_more_die_for_each_weapon(kind, melee, ranged) -> None:
    told = Told()
    position = alone("cole", hands=["sledge", "smg"], skills=[f"plus-1-die-{kind}"]).xenos(0, tank=1)
    game = position.dice(*[1] * 9).turn("cole", sink=told)
    choose(game, "melee sledge", "shoot smg 1")
    assert rolled(told) == [melee, ranged]


@rule("scifi.skill.plus-1-die")
def test_a_pair_gets_a_die_for_each_weapon() -> None:
    told = Told()
    game = (
        alone("cole", hands=["smg", "smg"], skills=["plus-1-die-ranged"])
        .dice(*[1] * 6)
        .turn("cole", sink=told)
    )
    game.choose("shoot-both smg 1")
    assert rolled(told) == [6]


@rule("scifi.skill.plus-1-free-action", "scifi.turn.free-actions-extra")
@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        ("melee", "melee sledge"),
        ("ranged", "shoot smg 1"),
        ("combat", "melee sledge"),
        ("combat", "shoot smg 1"),
    ],
)
def test_a_free_action_of_a_kind(kind, answer) -> None:
    position = alone("cole", hands=["sledge", "smg"], skills=[f"plus-1-free-action-{kind}"]).xenos(0, tank=1)
    game = position.dice(*[1] * 9).turn("cole")
    game.choose(answer)
    assert who(game, "cole").actions == 3
    game.choose(answer)
    assert who(game, "cole").actions == 2


@rule("scifi.skill.plus-1-free-action", "scifi.ambiguity.surcharge-payment")
def test_a_free_action_pays_only_for_its_kind() -> None:
    def position(kind, actions):
        said = {"hands": ["sledge", "smg"], "skills": [f"plus-1-free-action-{kind}"], "actions": actions}
        return alone("cole", **said).xenos(0, worker=1)

    assert offered(position("melee", 0).turn("cole"), "shoot", "move", "noise") == []
    assert offered(position("move", 0).turn("cole"), "move") == []  # the price for the worker is not free
    game = position("move", 1).turn("cole")
    game.choose("move 1")
    assert who(game, "cole").actions == 0


@rule("scifi.skill.plus-1-max-range")
def test_one_zone_farther() -> None:
    game = alone("cole", hands=["smg"], skills=["plus-1-max-range"]).turn("cole")
    assert offered(game, "shoot") == ["shoot smg 1", "shoot smg 2"]
    game = alone("cole", board=ROOMS, hands=["smg"], skills=["plus-1-max-range"]).turn("cole")
    assert offered(game, "shoot") == ["shoot smg 1"]


@rule("scifi.skill.plus-1-zone-per-move", "scifi.move.entering-xenos-stops")
def test_a_move_may_cover_two_zones_but_not_through_xenos() -> None:
    game = alone("cole", skills=["plus-1-zone-per-move"]).xenos(3, worker=1).turn("cole")
    choose(game, "move 1", "on 2")
    assert who(game, "cole").zone == 2
    assert who(game, "cole").actions == 2
    game.choose("move 3")
    assert asked(game) == "action"


@rule("scifi.skill.unstoppable", "scifi.move.entering-xenos-stops", "scifi.skill.precedence")
def test_unstoppable_leaves_xenos_behind_for_nothing_and_still_stops_at_others() -> None:
    position = alone("cole", skills=["unstoppable", "plus-1-zone-per-move"])
    game = position.xenos(0, worker=5).xenos(1, worker=1).turn("cole")
    game.choose("move 1")
    assert who(game, "cole").actions == 2
    assert asked(game) == "action"


@rule("scifi.skill.super-strength")
def test_super_strength_makes_melee_damage_three() -> None:
    position = alone("magnus", hands=["sledge"], skills=["super-strength"])
    game = position.xenos(0, {"spoiler-abomination": 1}).dice(6, 1, 1).turn("magnus")
    game.choose("melee sledge")
    assert xenos(game, 0) == {}
    both = alone("magnus", hands=["sledge"], skills=["super-strength", "plus-1-damage-action-melee"])
    game = both.xenos(0, tank=1).turn("magnus")
    struck = game.question.find("melee sledge")
    assert struck is not None
    shown = preview(game, struck)
    assert shown.damage == 4


@rule("scifi.skill.search-2-cards")
def test_a_search_draws_two_cards() -> None:
    position = alone("cole", board=ROOMS, skills=["search-2-cards"]).equipment("sledge", "mre")
    game = position.turn("cole")
    choose(game, "search", "keep sledge")
    while asked(game) == "arrange":
        game.choose("done")
    assert "keep mre" in texts(game)
    game.choose("discard mre")
    assert held(game, "cole") == ["sledge"]


# Two weapons


@rule("scifi.skill.ambidextrous", "scifi.ambiguity.dual-name-different")
def test_ambidextrous_makes_any_two_alike_a_pair() -> None:
    game = alone("cole", hands=["sledge", "sledge"], skills=["ambidextrous"]).xenos(0, worker=1).turn("cole")
    assert "melee-both sledge" in texts(game)
    game = alone("cole", hands=["assault-shotgun"] * 2, skills=["ambidextrous"]).turn("cole")
    assert offered(game, "shoot-both") == ["shoot-both assault-shotgun 1"]
    game = (
        alone("cole", hands=["sledge", "chainsaw"], skills=["ambidextrous"]).xenos(0, worker=1).turn("cole")
    )
    assert offered(game, "melee-both") == []


@rule("scifi.skill.blademaster")
def test_blademaster_does_so_for_melee_weapons_only() -> None:
    game = alone("cole", hands=["sledge", "sledge"], skills=["blademaster"]).xenos(0, worker=1).turn("cole")
    assert "melee-both sledge" in texts(game)
    game = alone("cole", hands=["assault-shotgun"] * 2, skills=["blademaster"]).turn("cole")
    assert offered(game, "shoot-both") == []


@rule("scifi.skill.dual-expert")
def test_a_dual_expert_uses_a_pair_for_free_once() -> None:
    position = alone("cole", hands=["smg", "smg"], skills=["dual-expert"], actions=1).dice(*[1] * 10)
    game = position.turn("cole")
    game.choose("shoot smg 1")
    assert who(game, "cole").actions == 0
    assert offered(game, "shoot") == []
    game.choose("shoot-both smg 1")
    assert who(game, "cole").actions == 0
    assert offered(game, "shoot-both") == []


@rule("scifi.skill.dual-expert")
def test_a_dual_expert_without_a_pair_has_nothing_for_free() -> None:
    game = alone("cole", hands=["smg", "sledge"], skills=["dual-expert"], actions=0).turn("cole")
    assert offered(game, "shoot", "shoot-both") == []


# Dice


@rule("scifi.skill.lucky")
def test_lucky_rolls_again_once_in_every_action() -> None:
    position = alone("cole", hands=["sledge"], skills=["lucky"]).xenos(0, worker=2)
    game = position.dice(1, 1, 1, 1, 1, 4, 1, 1, 1, 4, 4, 4).turn("cole")
    choose(game, "melee sledge", "reroll lucky")
    assert xenos(game, 0) == {"worker": 1}
    choose(game, "melee sledge", "reroll lucky")
    assert xenos(game, 0) == {}


@rule("scifi.skill.lucky", "scifi.ambiguity.reroll-cards")
def test_lucky_and_cards_are_used_separately() -> None:
    position = alone("cole", hands=["cattle-prod+energy-cell"], skills=["lucky"]).xenos(0, worker=1)
    told = Told()
    game = position.dice(1, 1, 1, 1, 1, 5).turn("cole", sink=told)
    game.choose("melee cattle-prod")
    assert texts(game) == ["keep", "reroll energy-cell", "reroll lucky"]
    choose(game, "reroll lucky")
    assert texts(game) == ["keep", "reroll energy-cell"]
    game.choose("reroll energy-cell")
    assert xenos(game, 0) == {}
    assert [(event.by, event.rules) for event in told.of(events.Rerolled)] == [
        ("lucky", ("scifi.skill.lucky",)),
        ("energy-cell", ("scifi.ambiguity.reroll-cards",)),
    ]


@rule("scifi.skill.roll-6")
def test_sixes_bring_more_dice_which_miss_and_hit_like_others() -> None:
    told = Told()
    position = alone("cole", hands=["smg"], skills=["roll-6-ranged"]).survivor("jared", at=1)
    game = position.xenos(1, worker=5).dice(6, 6, 6, 1, 2).turn("cole", sink=told)
    choose(game, "shoot smg 1")
    assert texts(game) == ["roll 2", "keep"]
    choose(game, "roll 2")
    assert texts(game) == ["roll 1", "keep"]
    choose(game, "roll 1")
    assert rolled(told) == [2, 2, 1]
    assert xenos(game, 1) == {"worker": 2}
    assert who(game, "jared").armour == 1


@rule("scifi.skill.roll-6")
def test_more_dice_come_after_rerolls_and_need_not_be_rolled() -> None:
    position = alone("cole", hands=["smg"], skills=["roll-6-combat", "lucky"]).xenos(1, worker=2)
    game = position.dice(6, 1, 6, 6).turn("cole")
    game.choose("shoot smg 1")
    assert asked(game) == "reroll"
    game.choose("reroll lucky")
    assert asked(game) == "roll-6"
    game.choose("keep")
    assert xenos(game, 1) == {}


@rule("scifi.ambiguity.roll-6-modified", "scifi.skill.plus-1-to-dice-roll")
def test_a_five_that_counts_as_six_brings_a_die_too() -> None:
    position = alone("cole", hands=["smg"], skills=["roll-6-ranged", "plus-1-to-dice-roll-ranged"])
    game = position.xenos(1, worker=2).dice(5, 1, 1).turn("cole")
    game.choose("shoot smg 1")
    assert texts(game) == ["roll 1", "keep"]


@rule("scifi.skill.roll-6")
def test_roll_six_is_for_its_kind_of_action() -> None:
    game = alone("cole", hands=["smg"], skills=["roll-6-melee"]).dice(6, 6).turn("cole")
    game.choose("shoot smg 1")
    assert asked(game) == "action"


@rule("invader.ex.escalation-smg", "scifi.skill.escalation", "scifi.ambiguity.escalation-kill")
def test_shots_in_a_row_get_more_dice_until_a_move() -> None:
    told = Told()
    position = alone("cole", hands=["smg"], skills=["escalation-ranged"], actions=4).dice(*[1] * 9)
    game = position.turn("cole", sink=told)
    choose(game, "shoot smg 1", "shoot smg 1", "move 1", "shoot smg 2")
    assert rolled(told) == [2, 3, 2]


@rule("darkside.ex.escalation-pistol", "scifi.skill.escalation")
def test_pistol_shots_in_a_row() -> None:
    told = Told()
    position = alone("miles", hands=["pistol"], skills=["escalation-ranged"], actions=5, box="darkside")
    game = position.dice(*[1] * 9).turn("miles", sink=told)
    choose(game, "shoot pistol 1", "shoot pistol 1", "shoot pistol 1", "move 1", "shoot pistol 2")
    assert rolled(told) == [1, 2, 3, 1]


@rule("scifi.skill.escalation")
def test_the_bonus_ends_with_the_turn() -> None:
    told = Told()
    position = alone("cole", hands=["smg"], skills=["escalation-ranged", "tactician"]).dice(*[1] * 9)
    game = position.turn("cole", sink=told)
    choose(game, "shoot smg 1", "shoot smg 1", "end")
    while asked(game) != "action":
        game.choose(texts(game)[0])
    game.choose("shoot smg 1")
    assert rolled(told) == [2, 3, 2]


@rule("scifi.skill.escalation")
def test_a_pair_gets_the_growing_bonus_once() -> None:
    told = Told()
    position = alone("cole", hands=["smg", "smg"], skills=["escalation-ranged"]).dice(*[1] * 9)
    game = position.turn("cole", sink=told)
    choose(game, "shoot-both smg 1", "shoot-both smg 1")
    assert rolled(told) == [4, 5]


@rule("scifi.skill.escalation")
@pytest.mark.parametrize(("kind", "dice"), [("melee", [3, 2, 3]), ("combat", [3, 3, 5])])
def test_what_counts_as_the_same_kind(kind, dice) -> None:
    told = Told()
    position = alone("cole", hands=["sledge", "smg"], skills=[f"escalation-{kind}"]).xenos(0, tank=1)
    game = position.dice(*[1] * 11).turn("cole", sink=told)
    choose(game, "melee sledge", "shoot smg 1", "melee sledge")
    assert rolled(told) == dice


@rule("scifi.ambiguity.escalation-breaks", "scifi.skill.escalation")
def test_another_action_ends_the_row_and_a_mere_use_of_a_skill_does_not() -> None:
    told = Told()
    skills = ["escalation-melee", "shove", "plus-1-action"]
    position = alone("cole", at=1, hands=["sledge"], skills=skills, actions=6).xenos(1, tank=1)
    game = position.machine("falchion", at=1).dice(*[1] * 30).turn("cole", sink=told)
    choose(game, "melee sledge", "machine-shoot falchion 2", "melee sledge")
    assert rolled(told) == [3, 4, 3]
    choose(game, "noise", "melee sledge")
    assert rolled(told)[-1] == 3
    told = Told()
    position = alone("cole", at=1, hands=["smg"], skills=["escalation-ranged", "shove", "taunt"]).xenos(
        1, worker=1
    )
    game = position.dice(*[1] * 30).turn("cole", sink=told)
    choose(game, "shoot smg 0", "shove 2", "shoot smg 0")
    assert rolled(told) == [2, 3]


@rule("scifi.ambiguity.escalation-breaks", "scifi.skill.hit-and-run")
def test_a_door_and_a_hit_and_run_move_end_the_row() -> None:
    told = Told()
    board = "\n+#+#+#+\n#CDR:C#\n+#+#+#+\n".replace(":", "o")
    position = alone("cole", board=board, hands=["smg"], skills=["escalation-ranged"]).dice(*[1] * 9)
    game = position.turn("cole", sink=told)
    choose(game, "shoot smg 1", "close 0")
    assert who(game, "cole").streak == ()
    position = alone("cole", hands=["sledge"], skills=["escalation-melee", "hit-and-run"]).xenos(0, worker=1)
    game = position.dice(6, 1, 1).turn("cole")
    choose(game, "melee sledge", "run 1")
    assert who(game, "cole").streak == ()


@rule("scifi.skill.full-auto")
def test_full_auto_may_roll_a_die_for_every_xeno() -> None:
    told = Told()
    position = alone("cole", hands=["smg"], skills=["full-auto", "plus-1-die-ranged"]).xenos(1, worker=6)
    game = position.dice(*[5] * 7).turn("cole", sink=told)
    game.choose("shoot smg 1")
    assert asked(game) == "dice"
    assert texts(game) == ["roll 3", "roll 7"]
    game.choose("roll 7")
    assert rolled(told) == [7]
    assert xenos(game, 1) == {}


@rule("scifi.skill.full-auto")
def test_full_auto_with_a_pair_may_replace_each_weapons_dice() -> None:
    game = alone("cole", hands=["smg", "smg"], skills=["full-auto"]).xenos(1, worker=5).turn("cole")
    game.choose("shoot-both smg 1")
    assert texts(game) == ["roll 4", "roll 7", "roll 10"]


@rule("scifi.skill.predator")
def test_predator_does_so_in_melee() -> None:
    told = Told()
    position = (
        alone("cole", hands=["cattle-prod", "smg"], skills=["predator"]).xenos(0, worker=4).xenos(1, worker=4)
    )
    game = position.dice(*[5] * 6).turn("cole", sink=told)
    choose(game, "melee cattle-prod", "roll 4", "shoot smg 1")
    assert rolled(told) == [4, 2]
    assert xenos(game, 0) == {}


# Targets


@rule("scifi.skill.sniper")
def test_a_sniper_chooses_the_targets_of_every_shot() -> None:
    position = alone("cole", hands=["smg"], skills=["sniper"]).xenos(1, tank=1, worker=1, hunter=1)
    game = position.dice(5, 1).turn("cole")
    assert "shoot smg 1 hunter" in texts(game)
    game.choose("shoot smg 1")
    assert texts(game) == ["hit worker", "hit hunter"]
    game.choose("hit hunter")
    assert xenos(game, 1) == {"worker": 1, "tank": 1}


@rule("scifi.skill.point-blank")
def test_point_blank_shoots_in_the_own_zone_and_chooses_there_alone() -> None:
    position = alone("reese", hands=["pistol"], skills=["point-blank"], box="darkside")
    position.xenos(0, {"driller-tank": 1, "driller-hunter": 1}).xenos(
        1, {"driller-tank": 1, "driller-hunter": 1}
    )
    game = position.dice(6, 6).turn("reese")
    game.choose("shoot pistol 0")
    assert xenos(game, 0) == {"driller-tank": 1}
    game.choose("shoot pistol 1")
    assert xenos(game, 1) == {"driller-tank": 1, "driller-hunter": 1}


@rule("scifi.skill.reaper")
def test_reaper_takes_one_more_of_the_same_kind_along_once() -> None:
    told = Told()
    position = alone("drake", hands=["sledge"], skills=["reaper-combat"], box="darkside")
    game = position.xenos(0, {"driller-worker": 4}).dice(6, 6, 1).turn("drake", sink=told)
    game.choose("melee sledge")
    assert texts(game) == ["reap driller-worker", "no"]
    game.choose("reap driller-worker")
    assert asked(game) == "action"
    assert xenos(game, 0) == {"driller-worker": 1}
    assert who(game, "drake").experience == 3


@rule("scifi.skill.reaper")
def test_reaper_may_wait_for_a_later_hit_and_needs_an_identical_xeno() -> None:
    position = alone("cole", hands=["sledge"], skills=["reaper-melee"]).xenos(0, worker=1, hunter=2)
    game = position.dice(6, 6, 1).turn("cole")
    choose(game, "melee sledge", "hit worker", "reap hunter")
    assert xenos(game, 0) == {}
    assert who(game, "cole").experience == 3


@rule("scifi.skill.reaper")
def test_the_kind_of_action_and_the_subspecies_matter_for_reaper() -> None:
    position = alone("cole", hands=["smg"], skills=["reaper-melee"]).xenos(1, worker=2).dice(5, 1)
    game = position.turn("cole")
    game.choose("shoot smg 1")
    assert asked(game) == "action"
    position = alone("cole", hands=["smg"], skills=["reaper-ranged"], boxes=["invader", "darkside"])
    game = position.xenos(1, {"worker": 1, "driller-worker": 1}).dice(5, 1).turn("cole")
    choose(game, "shoot smg 1", "hit worker")
    assert asked(game) == "action"


@rule("scifi.skill.reaper")
def test_reaping_early_leaves_later_hits_for_those_behind() -> None:
    position = alone("cole", hands=["heavy-shotgun"], skills=["reaper-ranged"]).xenos(1, tank=2, worker=2)
    game = position.dice(4, 4).turn("cole")
    choose(game, "shoot heavy-shotgun 1", "reap tank")
    assert xenos(game, 1) == {"worker": 1}
    game = position.dice(4, 4).turn("cole")
    choose(game, "shoot heavy-shotgun 1", "no")
    assert xenos(game, 1) == {"worker": 2}


@rule("scifi.ambiguity.reaper-concentrated", "scifi.skill.reaper")
def test_reaper_works_with_a_concentrated_attack() -> None:
    position = alone("cole", hands=["smg"], skills=["reaper-ranged"]).xenos(1, tank=2)
    game = position.dice(5, 5).turn("cole")
    choose(game, "shoot smg 1 tank", "reap tank")
    assert xenos(game, 1) == {}


@rule("scifi.skill.concentrated-attack-expert")
def test_an_expert_concentrates_with_more_damage_and_without_friendly_fire() -> None:
    position = alone("cole", hands=["smg"], skills=["concentrated-attack-expert"]).survivor("jared", at=1)
    game = position.xenos(1, tank=1).dice(5, 1).turn("cole")
    game.choose("shoot smg 1 tank")
    assert xenos(game, 1) == {}
    assert who(game, "jared").armour == 3


@rule("scifi.skill.concentrated-attack-expert")
def test_the_expert_needs_two_dice_and_a_named_target() -> None:
    position = alone("miles", hands=["pistol"], skills=["concentrated-attack-expert"], box="darkside")
    game = position.xenos(1, {"driller-tank": 1}).dice(6).turn("miles")
    game.choose("shoot pistol 1 driller-tank")
    assert xenos(game, 1) == {"driller-tank": 1}
    position = alone("cole", hands=["smg"], skills=["concentrated-attack-expert"]).survivor("jared", at=1)
    game = position.xenos(1, tank=1).dice(5, 1).turn("cole")
    game.choose("shoot smg 1")
    assert xenos(game, 1) == {"tank": 1}
    assert who(game, "jared").armour == 2


@rule("scifi.skill.concentrated-attack-expert", "scifi.skill.full-auto")
def test_the_expert_counts_the_dice_that_are_really_rolled() -> None:
    skills = ["concentrated-attack-expert", "full-auto"]
    for roll, left in (
        ("roll 2", {"driller-worker": 1}),
        ("roll 1", {"driller-tank": 1, "driller-worker": 1}),
    ):
        position = alone("miles", hands=["pistol"], skills=skills, box="darkside")
        game = position.xenos(1, {"driller-tank": 1, "driller-worker": 1}).dice(6, 1).turn("miles")
        choose(game, "shoot pistol 1 driller-tank", roll)
        assert xenos(game, 1) == left


# Moving


@rule("scifi.skill.charge")
def test_a_charge_goes_up_to_two_zones_to_xenos_for_free_once() -> None:
    game = (
        alone("drake", skills=["charge"], box="darkside")
        .xenos(2, {"driller-worker": 1})
        .xenos(3, {"driller-worker": 1})
        .turn("drake")
    )
    assert offered(game, "charge") == ["charge 2"]
    game.choose("charge 2")
    assert who(game, "drake").zone == 2
    assert who(game, "drake").actions == 3
    assert offered(game, "charge") == []


@rule("scifi.skill.charge", "scifi.ambiguity.surcharge-payment")
def test_a_charge_pays_for_xenos_left_behind_and_stops_at_the_first() -> None:
    position = alone("drake", skills=["charge"], box="darkside").xenos(0, {"driller-worker": 2})
    position.xenos(1, {"driller-worker": 1}).xenos(2, {"driller-worker": 1})
    game = position.turn("drake")
    assert offered(game, "charge") == ["charge 1"]
    game.choose("charge 1")
    assert who(game, "drake").actions == 1
    position = alone("drake", skills=["charge"], actions=1, box="darkside").xenos(0, {"driller-worker": 2})
    assert offered(position.xenos(1, {"driller-worker": 1}).turn("drake"), "charge") == []


@rule("scifi.skill.bloodlust")
@pytest.mark.parametrize("kind", ["melee", "ranged", "combat"])
def test_bloodlust_costs_an_action_and_wins_a_free_one(kind) -> None:
    position = alone(
        "radka", hands=["cattle-prod", "pistol"], skills=[f"bloodlust-{kind}"], actions=1, box="darkside"
    )
    game = position.xenos(2, {"driller-tank": 1}).dice(*[1] * 9).turn("radka")
    game.choose(f"bloodlust 2 {kind}")
    assert who(game, "radka").zone == 2
    assert who(game, "radka").actions == 0
    assert bool(offered(game, "melee")) is (kind != "ranged")
    assert bool(offered(game, "shoot")) is (kind != "melee")
    game.choose("melee cattle-prod" if kind != "ranged" else "shoot pistol 1")
    assert offered(game, "melee", "shoot", "bloodlust") == []


@rule("scifi.skill.bloodlust")
def test_bloodlust_pays_for_xenos_left_behind() -> None:
    position = alone("radka", skills=["bloodlust-melee"], box="darkside").xenos(0, {"driller-worker": 2})
    game = position.xenos(1, {"driller-worker": 1}).turn("radka")
    game.choose("bloodlust 1 melee")
    assert who(game, "radka").actions == 0
    position = alone("radka", skills=["bloodlust-melee"], actions=2, box="darkside").xenos(
        0, {"driller-worker": 2}
    )
    assert offered(position.xenos(1, {"driller-worker": 1}).turn("radka"), "bloodlust") == []


@rule("scifi.skill.sprint", "scifi.ambiguity.sprint-minimum")
def test_a_sprint_covers_one_to_three_zones_once() -> None:
    game = alone("cole", skills=["sprint"]).turn("cole")
    choose(game, "sprint 1", "on 2", "on 3")
    assert asked(game) == "action"
    assert who(game, "cole").zone == 3
    assert who(game, "cole").actions == 2
    assert offered(game, "sprint") == []
    game = alone("cole", skills=["sprint"]).turn("cole")
    choose(game, "sprint 1", "stay")
    assert who(game, "cole").zone == 1


@rule("scifi.skill.sprint", "scifi.ambiguity.surcharge-payment")
def test_a_sprint_ends_at_xenos_and_pays_for_those_left() -> None:
    game = alone("cole", skills=["sprint"]).xenos(0, worker=1).xenos(1, worker=1).turn("cole")
    game.choose("sprint 1")
    assert asked(game) == "action"
    assert who(game, "cole").actions == 1


@rule("scifi.skill.zero-g-run")
def test_a_zero_g_run_goes_exactly_two_zones_over_anything() -> None:
    position = alone("cole", skills=["zero-g-run", "unstoppable", "plus-1-zone-per-move"])
    game = position.xenos(0, worker=1).xenos(1, worker=5).turn("cole")
    assert offered(game, "zero-g-run") == ["zero-g-run 2"]
    game.choose("zero-g-run 2")
    assert who(game, "cole").zone == 2
    assert who(game, "cole").actions == 1
    assert offered(game, "zero-g-run") == []


@rule("scifi.skill.zero-g-run")
def test_a_zero_g_run_is_stopped_by_doors_and_needs_oxygen_outside() -> None:
    board = "\n+#+#+#+\n#CXRoR#\n+#+#+#+\n"
    assert offered(alone("cole", board=board, skills=["zero-g-run"]).turn("cole"), "zero-g-run") == []
    for body, found in (([], []), (["oxygen-tank"], ["zero-g-run 3"])):
        game = alone("cole", at=1, board=OUTSIDE, body=body, skills=["zero-g-run"]).turn("cole")
        assert offered(game, "zero-g-run") == found


@rule("scifi.skill.hit-and-run")
def test_hit_and_run_after_every_kill_without_paying() -> None:
    position = alone("jared", at=1, hands=["sledge", "smg"], skills=["hit-and-run"]).xenos(1, worker=3)
    game = position.dice(6, 1, 1, 1, 1, 1).turn("jared")
    game.choose("melee sledge")
    assert asked(game) == "hit-and-run"
    assert texts(game) == ["run 0", "run 2", "no"]
    game.choose("run 2")
    assert who(game, "jared").zone == 2
    assert who(game, "jared").actions == 2
    game.choose("shoot smg 1")
    assert asked(game) == "action"  # nobody was hit


@rule("scifi.skill.hit-and-run", "scifi.skill.plus-1-zone-per-move")
def test_hit_and_run_goes_as_far_as_a_move_goes() -> None:
    told = Told()
    skills = ["hit-and-run", "plus-1-zone-per-move"]
    position = alone("jared", at=1, hands=["sledge"], skills=skills).xenos(1, worker=1)
    game = position.dice(6, 6, 6).turn("jared", sink=told)
    choose(game, "melee sledge", "run 2")
    assert (asked(game), texts(game)) == ("move-on", ["on 1", "on 3", "stay"])
    game.choose("on 3")
    assert (who(game, "jared").zone, who(game, "jared").actions) == (3, 2)
    assert [event.skill for event in told.of(events.SkillUsed)] == ["hit-and-run"]


@rule("scifi.skill.hit-and-run")
def test_hit_and_run_after_a_blast() -> None:
    game = (
        alone("jared", hands=["flamethrower+canister"], skills=["hit-and-run"])
        .xenos(1, worker=1)
        .turn("jared")
    )
    game.choose("blast flamethrower 1")
    assert asked(game) == "hit-and-run"


# Others


@rule("scifi.skill.shove", "scifi.ambiguity.abomination-pushed")
def test_shove_pushes_all_xenos_to_a_neighbouring_zone_once() -> None:
    position = (
        alone("magnus", at=1, skills=["shove"]).xenos(1, {"worker": 2, "spoiler-abomination": 1}).mold(1)
    )
    game = position.turn("magnus")
    assert offered(game, "shove") == ["shove 0", "shove 2"]
    game.choose("shove 2")
    assert xenos(game, 1) == {}
    assert xenos(game, 2) == {"worker": 2, "spoiler-abomination": 1}
    assert game.state.mold == 0b110
    assert who(game, "magnus").actions == 3
    assert offered(game, "shove") == []


@rule("scifi.skill.shove")
def test_shove_needs_a_clear_path_and_somebody_to_push() -> None:
    board = "\n+#+#+#+\n#CXRoR#\n+#+#+#+\n"
    game = alone("magnus", at=1, board=board, skills=["shove"]).xenos(1, worker=1).turn("magnus")
    assert offered(game, "shove") == ["shove 2"]
    assert offered(alone("magnus", at=1, skills=["shove"]).turn("magnus"), "shove") == []


@rule("scifi.skill.taunt")
def test_taunted_xenos_come_up_to_two_zones_and_ignore_others() -> None:
    position = alone("jared", skills=["taunt"]).survivor("vivian", at=2).xenos(2, worker=1).xenos(3, worker=1)
    game = position.turn("jared")
    assert offered(game, "taunt") == ["taunt 2"]
    game.choose("taunt 2")
    assert xenos(game, 1) == {"worker": 1}
    assert who(game, "vivian").armour == 2
    assert who(game, "jared").actions == 3
    assert offered(game, "taunt") == []


@rule("scifi.skill.taunt", "scifi.ambiguity.taunt-target-order")
def test_taunted_xenos_in_the_own_zone_attack_the_taunter_hunters_twice() -> None:
    game = alone("jared", skills=["taunt"]).survivor("vivian", at=0).xenos(0, hunter=1).turn("jared")
    game.choose("taunt 0")
    assert who(game, "jared").armour == 1
    assert who(game, "vivian").armour == 2


@rule("scifi.skill.taunt")
def test_taunt_needs_a_clear_path_but_no_sight() -> None:
    board = "\n+#+#+#+\n#RoRoR#\n+#+#+#+\n"
    assert offered(alone("jared", board=board, skills=["taunt"]).xenos(2, worker=1).turn("jared"), "taunt")
    board = "\n+#+#+#+\n#RXRoR#\n+#+#+#+\n"
    position = alone("jared", board=board, skills=["taunt"]).xenos(1, worker=1)
    assert offered(position.turn("jared"), "taunt") == []


@rule("scifi.skill.lifesaver")
def test_a_lifesaver_drags_whom_she_wants_out_of_a_zone_with_xenos() -> None:
    position = alone("vivian", skills=["lifesaver"]).survivor("cole", at=1).survivor("jared", at=1)
    game = position.xenos(1, worker=3).turn("vivian")
    choose(game, "rescue 1", "come cole", "stay jared")
    assert who(game, "cole").zone == 0
    assert who(game, "jared").zone == 1
    assert who(game, "vivian").actions == 3
    assert offered(game, "rescue") == []


@rule("scifi.skill.lifesaver")
def test_another_player_may_refuse_to_be_dragged() -> None:
    position = (
        alone("vivian", skills=["lifesaver"], seats=2).survivor("cole", at=1, seat=1).xenos(1, worker=1)
    )
    game = position.turn("vivian")
    game.choose("rescue 1")
    assert game.question.seats == (1,)
    game.choose("stay cole")
    assert who(game, "cole").zone == 1


@rule(
    "scifi.skill.lifesaver",
    "scifi.ambiguity.machine-as-survivor-scope",
    "scifi.ambiguity.sight-symmetric-dark",
)
def test_who_and_where_a_lifesaver_helps() -> None:
    empty = alone("vivian", skills=["lifesaver"]).survivor("cole", at=1)
    assert offered(empty.turn("vivian"), "rescue") == []  # no xeno there
    bot = alone("vivian", skills=["lifesaver"]).machine("peacekeeper", at=1, active=True).xenos(1, worker=1)
    assert offered(bot.turn("vivian"), "rescue") == []
    far = alone("vivian", skills=["lifesaver"]).survivor("cole", at=2).xenos(2, worker=1)
    assert offered(far.turn("vivian"), "rescue") == []
    tunnel = CORRIDOR.replace("C", "T")
    dark = alone("vivian", board=tunnel, skills=["lifesaver"], boxes=["invader", "darkside"])
    assert offered(dark.survivor("cole", at=1).xenos(1, worker=1).turn("vivian"), "rescue") == []


@rule("scifi.skill.born-leader", "scifi.ambiguity.survivor-turn-whole")
def test_a_born_leader_gives_one_action_that_is_taken_at_once() -> None:
    position = alone("miranda", skills=["born-leader"], box="darkside").survivor(
        "drake", at=2, hands=["cattle-prod"]
    )
    game = position.turn("miranda")
    choose(game, "lead drake", "move 3")
    assert who(game, "drake").zone == 3
    assert who(game, "miranda").actions == 3
    assert asked(game) == "action"
    assert offered(game, "lead") == []


@rule("scifi.skill.born-leader", "scifi.ambiguity.surcharge-payment")
def test_the_gift_is_one_action_and_pays_for_no_xenos() -> None:
    for own in ((), ("plus-1-free-action-move",)):
        # A free move of the own turn does not help: it belongs to that turn.
        position = alone("miranda", skills=["born-leader"], box="darkside")
        position.survivor("drake", at=2, skills=own)
        game = position.xenos(2, {"driller-worker": 1}).turn("miranda")
        game.choose("lead drake")
        assert offered(game, "move") == []
        game.choose("decline")
        assert not who(game, "drake").used


@rule("scifi.skill.brother-in-arms")
def test_brothers_in_arms_share_a_skill_while_they_are_together() -> None:
    told = Told()
    skills = ["brother-in-arms-plus-1-die-melee"]
    position = alone("cole", hands=["sledge"], skills=skills).survivor(
        "jared", at=0, own_skills=False, hands=["sledge"]
    )
    game = position.xenos(0, tank=1).dice(*[1] * 9).turn("jared", sink=told)
    game.choose("melee sledge")
    assert rolled(told) == [4]
    told = Told()
    position = alone("cole", hands=["sledge"], skills=skills).survivor("jared", at=0, own_skills=False)
    game = position.xenos(0, tank=1).dice(*[1] * 9).turn("cole", sink=told)
    game.choose("melee sledge")
    assert rolled(told) == [4]


@rule("scifi.skill.brother-in-arms", "scifi.ambiguity.machine-as-survivor-scope")
def test_alone_or_with_a_machine_there_is_nothing_to_share() -> None:
    told = Told()
    position = alone("cole", hands=["sledge"], skills=["brother-in-arms-plus-1-die-melee"])
    position.machine("peacekeeper", at=0, active=True).survivor("jared", at=1)
    game = position.xenos(0, tank=1).dice(*[1] * 9).turn("cole", sink=told)
    game.choose("melee sledge")
    assert rolled(told) == [3]


@rule("scifi.skill.camouflage")
def test_camouflage_is_taken_at_the_start_of_the_turn_if_no_xeno_sees() -> None:
    def start(position):
        game = position.players()
        if asked(game) == "activate":
            game.choose("activate cole")
        return game

    game = start(alone("cole", board=ROOMS, skills=["camouflage"]).xenos(2, worker=1))
    assert asked(game) == "camouflage"
    game.choose("hide")
    assert who(game, "cole").camouflaged
    game = start(alone("cole", board=ROOMS, skills=["camouflage"]).xenos(1, worker=1))
    assert asked(game) == "action"
    game = start(alone("cole", board=ROOMS, skills=["camouflage"]).xenos(0, worker=1))
    assert asked(game) == "action"


@rule("scifi.skill.camouflage")
@pytest.mark.parametrize("answer", ["melee sledge", "shoot smg 1", "noise"])
def test_fighting_and_noise_end_camouflage(answer) -> None:
    position = alone("cole", hands=["sledge", "smg"], camouflaged=True, skills=["camouflage"]).xenos(
        0, tank=1
    )
    game = position.dice(1, 1, 1).turn("cole")
    game.choose(answer)
    assert not who(game, "cole").camouflaged


@rule("scifi.skill.camouflage", "scifi.move.extra-action-per-xeno")
def test_moving_does_not_end_camouflage_and_costs_what_it_costs() -> None:
    game = alone("cole", camouflaged=True, skills=["camouflage"]).xenos(0, worker=1).turn("cole")
    game.choose("move 1")
    assert who(game, "cole").camouflaged
    assert who(game, "cole").actions == 1


@rule("scifi.ambiguity.camouflage-token-limit")
def test_two_survivors_may_be_camouflaged() -> None:
    position = alone("cole", camouflaged=True).survivor("jared", at=0, skills=["camouflage"])
    game = position.players()
    choose(game, "activate jared", "hide")
    assert who(game, "cole").camouflaged
    assert who(game, "jared").camouflaged


@rule("scifi.skill.auto-repair")
def test_auto_repair_restores_all_armour_in_the_end_phase() -> None:
    game = (
        alone("jared", armour=1, skills=["auto-repair"])
        .survivor("vivian", at=0, armour=1, own_skills=False)
        .end_phase()
    )
    assert who(game, "jared").armour == 3
    assert who(game, "vivian").armour == 1


@rule("scifi.skill.medic")
def test_a_medic_restores_one_armour_of_everybody_in_the_zone_up_to_the_base() -> None:
    position = alone("vivian", armour=1, skills=["medic"]).survivor("jared", at=0, armour=1)
    position.survivor("cole", at=0, armour=2).survivor("magnus", at=1, armour=1)
    told = Told()
    game = position.end_phase(sink=told)
    assert [who(game, name).armour for name in ("vivian", "jared", "cole", "magnus")] == [2, 2, 2, 1]
    assert [event.survivor for event in told.of(events.Healed)] == [0, 1]


@rule("scifi.skill.enhanced-senses", "scifi.ambiguity.enhanced-senses-line")
def test_enhanced_senses_see_one_room_farther_and_into_the_dark() -> None:
    game = alone(
        "umkos", board=ROOMS, hands=["assault-rifle"], skills=["enhanced-senses"], box="darkside"
    ).turn("umkos")
    assert offered(game, "shoot") == ["shoot assault-rifle 1", "shoot assault-rifle 2"]
    tunnel = CORRIDOR.replace("C", "T")
    position = alone(
        "umkos", board=tunnel, hands=["assault-rifle"], skills=["enhanced-senses"], box="darkside"
    )
    assert offered(position.turn("umkos"), "shoot") == ["shoot assault-rifle 1", "shoot assault-rifle 2"]


@rule("scifi.skill.scavenger")
def test_a_scavenger_searches_corridors_and_all_rooms_even_as_a_soldier() -> None:
    board = "\n+#+#+#+\n#CoRoR#\n+#+#+#+\n"
    for at in (0, 1):
        assert offered(alone("jared", at=at, board=board).turn("jared"), "search") == []
        assert offered(alone("jared", at=at, board=board, skills=["scavenger"]).turn("jared"), "search")
    molded = alone("jared", at=1, board=board, skills=["scavenger"]).mold(1)
    assert offered(molded.turn("jared"), "search") == []
    outside = alone("jared", at=4, board=OUTSIDE, body=["oxygen-tank"], skills=["scavenger"])
    assert offered(outside.turn("jared"), "search") == []


@rule("scifi.skill.combat-reflexes", "scifi.ambiguity.free-action-noise")
def test_combat_reflexes_attack_what_has_just_appeared_in_sight() -> None:
    position = alone("cole", hands=["smg", "sledge"], skills=["combat-reflexes"]).token("spawn", at="a2")
    game = position.xenos(0, worker=1).xenos(1, worker=1).xeno_cards(1).dice(5, 5).spawn_step()
    assert asked(game) == "free-attack"
    assert {text.split()[0] for text in texts(game)} == {"shoot", "no"}
    assert all(text == "no" or text.split()[2] == "1" for text in texts(game))
    before = sum(xenos(game, 1).values())
    game.choose("shoot smg 1")
    assert sum(xenos(game, 1).values()) == before - 2
    assert who(game, "cole").experience == 2


@rule("scifi.skill.combat-reflexes", "scifi.ambiguity.combat-reflexes-scope")
def test_combat_reflexes_need_sight_and_melee_needs_the_own_zone() -> None:
    far = alone("cole", board=ROOMS, hands=["smg"], skills=["combat-reflexes"]).token("spawn", at="a3")
    game = far.xeno_cards(1).spawn_step()
    assert asked(game) != "free-attack"
    near = alone("cole", hands=["sledge"], skills=["combat-reflexes"]).token("spawn", at="a1")
    game = near.xeno_cards(1).spawn_step()
    assert {text.split()[0] for text in texts(game)} == {"melee", "no"}
    game.choose("no")
    assert asked(game) != "free-attack"


@rule("scifi.skill.xenos-link", "scifi.ambiguity.xenos-link-turn")
def test_xenos_link_gives_a_turn_before_the_xenos_act() -> None:
    position = alone("vivian", skills=["xenos-link"]).token("spawn", at="a5")
    game = position.xenos(1, worker=1, tank=1, hunter=1).xeno_cards(51).spawn_step()
    assert asked(game) == "action"
    assert who(game, "vivian").actions == 3
    assert game.state.phase == "xenos"


@rule("scifi.skill.xenos-link")
def test_several_who_are_linked_take_their_turns_in_the_order_the_players_like() -> None:
    def start():
        position = alone("vivian", skills=["xenos-link"]).token("spawn", at="a5")
        position.survivor("cole", at=1, own_skills=False, skills=["xenos-link"])
        return position.xeno_cards(51, only=True).spawn_step()

    game = start()
    assert texts(game) == ["extra-turn vivian", "extra-turn cole"]
    choose(game, "extra-turn cole", "end")
    assert game.question.subject == ("vivian",)
    check(start, max_answers=12, deep_every=1)


@rule("scifi.skill.tactician")
def test_a_tactician_acts_in_anybodys_turn() -> None:
    position = alone("miranda", skills=["tactician"], seats=2, box="darkside").survivor("drake", at=1, seat=1)
    game = position.first_player(1).players()
    assert texts(game) == ["activate drake", "activate miranda"]


@rule("scifi.skill.starts-with-armor")
def test_starting_armour_is_the_base_level_too() -> None:
    assert together(("starts-with-armor-4",)).value(ARMOUR, 2) == 4
    position = alone("cole", armour=1, skills=["starts-with-armor-4", "auto-repair"])
    assert who(position.end_phase(), "cole").armour == 4


@rule("scifi.skill.starts-with-equipment")
def test_starting_equipment_is_named_by_the_skill() -> None:
    assert skill("starts-with-equipment-sledge").starts_with == ("sledge",)


def test_an_unknown_skill_is_refused_by_name() -> None:
    with pytest.raises(OverrunError, match="no skill 'flying'"):
        skill("flying")


def test_the_cross_is_a_cross() -> None:
    game = alone("cole", at=2, board=CROSS, hands=["smg"]).turn("cole")
    assert offered(game, "shoot") == [f"shoot smg {zone}" for zone in (0, 1, 3, 4)]
    assert noise(game) == {}
