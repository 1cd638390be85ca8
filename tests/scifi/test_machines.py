"""Machines: control, actions, and bots that come along."""

import pytest

from overrun.scifi import events
from overrun.testing import rule
from tests.scifi.fights import (
    CORRIDOR,
    OUTSIDE,
    Told,
    alone,
    asked,
    choose,
    machine,
    noise,
    offered,
    texts,
    who,
    xenos,
)

MACHINES = ("machine-move", "machine-melee", "machine-shoot")


@rule("scifi.machine.control", "scifi.machine.any-distance", "scifi.skill.remote-control")
@pytest.mark.parametrize(
    "said",
    [{"tokens": ["green"]}, {"skills": ["remote-control-bot"]}, {"skills": ["remote-control-all"]}],
    ids=str,
)
def test_a_bot_is_controlled_by_remote_or_skill_from_anywhere(said) -> None:
    game = alone("cole", **said).machine("peacekeeper", at=4).turn("cole")
    assert offered(game, *MACHINES) == [
        "machine-move peacekeeper 3",
        "machine-shoot peacekeeper 3",
        "machine-shoot peacekeeper 2",
    ]


@rule("scifi.machine.control", "scifi.skill.remote-control")
@pytest.mark.parametrize("said", [{}, {"tokens": ["purple"]}, {"skills": ["remote-control-sentry"]}], ids=str)
def test_without_the_right_remote_or_skill_a_bot_does_nothing(said) -> None:
    game = alone("cole", **said).machine("peacekeeper", at=0).turn("cole")
    assert offered(game, *MACHINES) == []


@rule("scifi.machine.sentry-same-zone-control", "invader.machine.falchion-actions")
def test_whoever_stands_at_a_sentry_gun_controls_it_and_it_only_shoots() -> None:
    game = alone("cole").machine("falchion", at=0).turn("cole")
    assert offered(game, *MACHINES) == [f"machine-shoot falchion {zone}" for zone in (1, 2, 3)]
    game = alone("cole").machine("falchion", at=1).turn("cole")
    assert offered(game, *MACHINES) == []
    game = alone("cole", tokens=["purple"]).machine("falchion", at=4).turn("cole")
    assert offered(game, *MACHINES)


@rule(
    "scifi.machine.action-cost",
    "scifi.machine.activation-token",
    "scifi.experience.machine-kills",
    "scifi.machine.combat-rules",
    "invader.machine.peacekeeper-actions",
)
def test_a_bots_attack_costs_an_action_and_its_kills_are_the_survivors() -> None:
    position = alone("cole", tokens=["green"]).machine("peacekeeper", at=1)
    game = position.xenos(2, tank=1, worker=1).xenos(1, worker=1).dice(4, 4, 1, 4, 1, 1).turn("cole")
    game.choose("machine-shoot peacekeeper 2 tank")
    assert xenos(game, 2) == {"worker": 1}
    assert who(game, "cole").experience == 1
    assert who(game, "cole").actions == 2
    assert machine(game, "peacekeeper").active
    game.choose("machine-melee peacekeeper")
    assert xenos(game, 1) == {}
    assert who(game, "cole").experience == 2


@rule("scifi.machine.combat-rules", "scifi.combat.priority-absorb")
def test_a_machines_shots_follow_the_order_of_priority() -> None:
    position = alone("cole", tokens=["purple"]).machine("falchion", at=0)
    game = position.xenos(2, tank=1, worker=2).dice(6, 6, 6, 6).turn("cole")
    game.choose("machine-shoot falchion 2")
    assert xenos(game, 2) == {"tank": 1, "worker": 2}


@rule("scifi.machine.skills-do-not-apply", "scifi.machine.own-skills")
def test_the_survivors_skills_do_nothing_for_the_machine() -> None:
    told = Told()
    skills = [
        "plus-1-die-ranged",
        "lucky",
        "sniper",
        "plus-1-damage-action-ranged",
        "plus-1-max-range",
        "hit-and-run",
    ]
    position = alone("cole", skills=skills, tokens=["purple"]).machine("falchion", at=0)
    game = position.xenos(2, tank=1, worker=2).dice(6, 6, 6, 1).turn("cole", sink=told)
    assert "machine-shoot falchion 4" not in texts(game)
    game.choose("machine-shoot falchion 2")
    assert asked(game) == "action"
    assert told.of(events.DiceRolled)[0].dice == (6, 6, 6, 1)
    assert xenos(game, 2) == {"tank": 1, "worker": 2}


@rule("scifi.machine.several", "scifi.skill.plus-1-free-action")
def test_several_machines_in_one_turn_and_a_free_machine_action() -> None:
    position = alone("cole", tokens=["green", "purple"], skills=["plus-1-free-action-machine"], actions=1)
    game = position.machine("peacekeeper", at=0).machine("falchion", at=4).dice(*[1] * 7).turn("cole")
    game.choose("machine-shoot peacekeeper 1")
    assert who(game, "cole").actions == 1
    game.choose("machine-shoot falchion 3")
    assert who(game, "cole").actions == 0
    assert machine(game, "falchion").active
    assert machine(game, "peacekeeper").active


@rule("scifi.skill.plus-1-free-action")
def test_a_free_combat_action_is_no_machine_action() -> None:
    position = alone("cole", tokens=["purple"], skills=["plus-1-free-action-combat"], actions=0)
    game = position.machine("falchion", at=0).turn("cole")
    assert offered(game, *MACHINES) == []


@rule("scifi.machine.bot-move-normal-cost", "scifi.ambiguity.bot-move-xenos-cost")
def test_a_bot_pays_for_leaving_xenos_with_its_controllers_actions() -> None:
    def position(actions):
        return (
            alone("cole", at=4, tokens=["green"], actions=actions)
            .machine("peacekeeper", at=0)
            .xenos(0, worker=2)
        )

    game = position(3).turn("cole")
    game.choose("machine-move peacekeeper 1")
    assert who(game, "cole").actions == 0
    assert machine(game, "peacekeeper").zone == 1
    assert machine(game, "peacekeeper").active
    assert offered(position(2).turn("cole"), "machine-move") == []


@rule("scifi.combat.ff-misses-hit", "scifi.ambiguity.machine-own-zone-ff", "scifi.ambiguity.machine-melee-ff")
def test_a_machines_misses_hit_others_but_not_its_controller_or_itself() -> None:
    position = alone("cole", at=1, tokens=["purple"]).survivor("jared", at=1).machine("falchion", at=0)
    game = position.dice(1, 1, 6, 6).turn("cole")
    game.choose("machine-shoot falchion 1")
    assert who(game, "jared").armour == 1
    assert who(game, "cole").armour == 2
    position = alone("cole", tokens=["green"]).survivor("jared", at=0).machine("peacekeeper", at=0)
    game = position.xenos(0, worker=1).dice(1, 1, 1).turn("cole")
    game.choose("machine-melee peacekeeper")
    assert who(game, "jared").armour == 3
    assert machine(game, "peacekeeper").fate == "alive"


@rule("scifi.ambiguity.machine-noise", "scifi.ambiguity.machine-energy-cell")
def test_machines_shoot_silently_and_need_no_cell() -> None:
    position = alone("miles", tokens=["purple"], box="darkside").machine("maul", at=0).dice(1, 1, 1)
    game = position.turn("miles")
    game.choose("machine-shoot maul 1")
    assert noise(game) == {}


@rule("darkside.machine.vindicator-actions", "darkside.machine.maul-actions")
def test_what_the_machines_of_dark_side_can_do() -> None:
    position = alone("miles", tokens=["green", "purple"], box="darkside")
    game = (
        position.machine("vindicator", at=0)
        .machine("maul", at=4)
        .xenos(0, {"driller-worker": 1})
        .turn("miles")
    )
    found = {tuple(text.split()[:2]) for text in offered(game, *MACHINES)}
    assert found == {
        ("machine-move", "vindicator"),
        ("machine-shoot", "vindicator"),
        ("machine-shoot", "maul"),
    }


@rule(
    "darkside.machine.prototype-keyword",
    "darkside.sight.dark-zone-prototype-machine",
    "mixed.ambiguity.machine-dark-zone",
)
def test_prototype_machines_see_in_the_dark_others_do_not() -> None:
    tunnel = CORRIDOR.replace("C", "T")
    boxes = ["invader", "darkside"]
    position = alone("miles", board=tunnel, tokens=["green"], boxes=boxes)
    game = position.machine("vindicator", at=0).machine("peacekeeper", at=0).turn("miles")
    assert offered(game, "machine-shoot") == ["machine-shoot vindicator 1", "machine-shoot vindicator 2"]


@rule("darkside.ambiguity.pit-machine-range")
def test_a_pit_is_cover_against_a_machine_elsewhere() -> None:
    position = alone("miles", at=1, tokens=["green"], boxes=["invader", "darkside"])
    position.machine("peacekeeper", at=0)
    game = position.xenos(1, {"driller-worker": 1}).pits(1).dice(6, 6, 6).turn("miles")
    game.choose("machine-shoot peacekeeper 1")
    assert xenos(game, 1) == {"driller-worker": 1}


@rule("invader.machine.fire-outside", "invader.zone.machines-no-oxygen")
def test_machines_go_and_shoot_outside() -> None:
    position = alone("cole", board=OUTSIDE, tokens=["green"]).machine("peacekeeper", at=2).dice(1, 1, 1)
    game = position.turn("cole")
    game.choose("machine-move peacekeeper 3")
    assert machine(game, "peacekeeper").zone == 3
    game.choose("machine-shoot peacekeeper 4")
    assert who(game, "cole").actions == 1


@rule("scifi.machine.listed-actions-only", "scifi.machine.no-trade")
def test_a_machine_does_nothing_but_what_is_listed() -> None:
    game = alone("cole", tokens=["green"]).machine("peacekeeper", at=1).xenos(1, worker=1).turn("cole")
    about = {text.split()[0] for text in texts(game) if "peacekeeper" in text}
    assert about == {"machine-move", "machine-melee", "machine-shoot"}


@rule("scifi.ambiguity.camouflage-machine", "scifi.skill.camouflage")
def test_a_machine_action_ends_camouflage_a_following_bot_does_not() -> None:
    position = alone("cole", tokens=["green"], camouflaged=True).machine("peacekeeper", at=0)
    game = position.dice(1, 1, 1).turn("cole")
    choose(game, "move 1", "follow peacekeeper")
    assert who(game, "cole").camouflaged
    game.choose("machine-shoot peacekeeper 2")
    assert not who(game, "cole").camouflaged


# Bots that come along


@rule(
    "scifi.machine.bot-free-follow",
    "scifi.machine.bot-follow-same-destination",
    "scifi.machine.bot-follow-ignores-xenos",
    "scifi.machine.bot-follow-activates",
)
def test_a_bot_may_come_along_for_free() -> None:
    position = alone("cole", tokens=["green"], actions=3).machine("peacekeeper", at=0).xenos(0, worker=1)
    game = position.turn("cole")
    game.choose("move 1")
    assert texts(game) == ["follow peacekeeper", "stay peacekeeper"]
    game.choose("follow peacekeeper")
    assert machine(game, "peacekeeper").zone == 1
    assert machine(game, "peacekeeper").active
    assert who(game, "cole").actions == 1


@rule("scifi.machine.bot-free-follow")
def test_a_bot_may_stay_and_one_without_control_does() -> None:
    game = alone("cole", tokens=["green"]).machine("peacekeeper", at=0).turn("cole")
    choose(game, "move 1", "stay peacekeeper")
    assert machine(game, "peacekeeper").zone == 0
    assert not machine(game, "peacekeeper").active
    game = alone("cole").machine("peacekeeper", at=0).turn("cole")
    game.choose("move 1")
    assert asked(game) == "action"


@rule("scifi.machine.bot-follow-no-move-skills", "scifi.ambiguity.bot-follow-which-moves")
def test_no_bot_comes_along_where_a_skill_moves_the_survivor() -> None:
    def position(skill):
        return alone("cole", tokens=["green"], skills=[skill]).machine("peacekeeper", at=0)

    game = position("unstoppable").xenos(0, worker=1).turn("cole")
    game.choose("move 1")
    assert asked(game) == "action"
    game = position("charge").xenos(2, worker=1).turn("cole")
    game.choose("charge 2")
    assert asked(game) == "action"
    game = position("zero-g-run").turn("cole")
    game.choose("zero-g-run 2")
    assert asked(game) == "action"
    game = position("sprint").turn("cole")
    game.choose("sprint 1")
    assert asked(game) == "move-on"
    game = position("plus-1-zone-per-move").turn("cole")
    choose(game, "move 1", "follow peacekeeper")
    assert asked(game) == "action"
    assert who(game, "cole").zone == 1


@rule("scifi.ambiguity.bot-follow-which-moves", "scifi.skill.plus-1-free-action")
def test_a_bot_follows_a_free_move_too() -> None:
    position = alone("cole", tokens=["green"], skills=["plus-1-free-action-move"]).machine(
        "peacekeeper", at=0
    )
    game = position.turn("cole")
    choose(game, "move 1", "follow peacekeeper")
    assert who(game, "cole").actions == 3


@rule("scifi.ambiguity.machine-destroyed-remote")
def test_a_remote_without_its_machine_does_nothing() -> None:
    position = alone("cole", tokens=["green"]).machine("peacekeeper", at=0, active=True)
    game = position.survivor("jared", at=1, hands=["smg"], tokens=["purple"]).dice(1, 1).turn("jared")
    choose(game, "shoot smg 0", "take peacekeeper 2")
    assert machine(game, "peacekeeper").fate == "dead"
    assert who(game, "cole").tokens == ("green",)
    assert offered(game, *MACHINES) == []


@rule("scifi.machine.generic-names", "scifi.machine.swap")
def test_a_remote_works_for_every_machine_of_its_class() -> None:
    position = alone("cole", tokens=["green"], boxes=["invader", "darkside"]).machine("vindicator", at=0)
    assert offered(position.turn("cole"), "machine-move") == ["machine-move vindicator 1"]


@rule("darkside.ambiguity.m6-sentry")
def test_without_remotes_only_skills_control() -> None:
    without = alone("miles", box="darkside", tokens=["purple"])
    able = alone("miles", box="darkside", skills=["remote-control-sentry"])
    for position, controls in ((without, False), (able, True)):
        position.mission_rules(no_remotes={})
        game = position.machine("maul", at=0).turn("miles")
        assert bool(offered(game, "machine-shoot")) is controls
