"""What an attack would be like, and why something is not offered."""

import pytest

from overrun.scifi.shown.preview import preview, refusals
from overrun.skirmish.preview import Target
from tests.scifi.fights import OUTSIDE, alone

# A room without a neighbour.
ALONE = """
+#+
#R#
+#+
"""


def shown(game, text):
    option = game.question.find(text)
    assert option is not None
    return preview(game, option)


def test_a_shot_shows_dice_odds_targets_and_friends_at_risk() -> None:
    position = alone("cole", hands=["smg", "smg+plenty-of-bullets"], skills=["lucky"]).survivor("jared", at=1)
    game = position.xenos(1, worker=1, tank=1, hunter=2).turn("cole")
    found = shown(game, "shoot-both smg 1")
    assert (found.dice, found.needed, found.damage, found.mode) == (4, 5, 1, "ranged")
    assert found.odds[0] == pytest.approx((4 / 6) ** 4, abs=1e-5)
    assert found.expected == pytest.approx(4 / 3, abs=1e-3)
    assert found.targets == (Target("tank", 1, killable=False), Target("worker", 1), Target("hunter", 2))
    assert found.kills == 0
    assert found.friendly_fire == ("jared",)
    assert found.rerolls == ("plenty-of-bullets", "lucky")
    assert found.noisy
    assert not found.chooses


def test_a_concentrated_shot_shows_its_target_and_whether_it_can_fall() -> None:
    game = alone("cole", hands=["smg"]).xenos(1, tank=1, worker=1).turn("cole")
    found = shown(game, "shoot smg 1 tank")
    assert found.targets == (Target("tank", 1, killable=False),)
    assert found.kills == 1
    game = alone("cole", hands=["smg"]).xenos(1, {"spoiler-abomination": 1}).turn("cole")
    assert shown(game, "shoot smg 1 spoiler-abomination").kills == 0


def test_melee_endangers_nobody_and_counts_bonuses() -> None:
    skills = ["plus-1-die-melee", "plus-1-to-dice-roll-melee", "plus-1-damage-action-melee"]
    game = (
        alone("cole", hands=["sledge"], skills=skills).survivor("jared", at=0).xenos(0, tank=1).turn("cole")
    )
    found = shown(game, "melee sledge")
    assert (found.dice, found.needed, found.damage, found.kills) == (4, 3, 2, 1)
    assert found.friendly_fire == ()


def test_a_blast_shows_everybody_who_is_doomed() -> None:
    position = alone("cole", hands=["flamethrower+canister"]).survivor("jared", at=1)
    game = position.machine("peacekeeper", at=1).xenos(1, worker=2).turn("cole")
    found = shown(game, "blast flamethrower 1")
    assert found.friendly_fire == ("jared", "peacekeeper")
    assert found.kills == 2
    assert found.dice == 0


def test_a_machines_attack_has_its_own_figures() -> None:
    position = alone("cole", tokens=["green"], skills=["plus-1-die-combat", "lucky"]).machine(
        "peacekeeper", at=0
    )
    game = position.xenos(0, worker=1).xenos(1, worker=1).turn("cole")
    assert shown(game, "machine-melee peacekeeper").dice == 3
    found = shown(game, "machine-shoot peacekeeper 1")
    assert (found.dice, found.needed, found.rerolls, found.weapon) == (3, 4, (), "peacekeeper")


def test_an_action_given_by_somebody_else_has_a_preview_too() -> None:
    position = alone("cole", skills=["born-leader"]).survivor("jared", at=1, hands=["smg"], own_skills=False)
    game = position.turn("cole")
    game.choose("lead jared")
    assert shown(game, "shoot smg 0").dice == 2


def test_nothing_but_attacks_has_a_preview() -> None:
    game = alone("cole").turn("cole")
    assert shown(game, "move 1") is None


@pytest.mark.parametrize(
    ("said", "verb", "rule"),
    [
        ({}, "melee", "scifi.action.melee"),
        ({"hands": ["sledge"]}, "melee", "scifi.ambiguity.attack-empty-zone"),
        ({}, "shoot", "scifi.action.ranged"),
        (
            {"hands": ["smg"], "board": OUTSIDE, "at": 4, "body": ["oxygen-tank"]},
            "shoot",
            "invader.equipment.bullets-not-outside",
        ),
        ({"hands": ["prototype-assault-shotgun"]}, "shoot", "scifi.equipment.prototype-needs-cell"),
        ({"hands": ["smg"], "actions": 0}, "shoot", "scifi.turn.base-actions"),
        ({"hands": ["smg"], "board": ALONE}, "shoot", "scifi.combat.ranged-min"),
    ],
)
def test_why_an_attack_is_not_offered(said, verb, rule) -> None:
    game = alone("cole", **said).turn("cole")
    assert rule in refusals(game)[verb]


def test_why_a_machine_does_not_obey() -> None:
    game = alone("cole").machine("peacekeeper", at=4).turn("cole")
    assert refusals(game)["machine-shoot"] == ("scifi.machine.control",)


def test_what_is_offered_is_not_refused() -> None:
    game = alone("cole", hands=["sledge", "smg"]).xenos(0, worker=1).turn("cole")
    assert not {"melee", "shoot"} & set(refusals(game))
