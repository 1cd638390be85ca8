"""Hellfire and seismic blasts."""

from typing import Any

import pytest

from overrun.scifi import events
from overrun.testing import rule
from tests.scifi.fights import (
    CORRIDOR,
    OUTSIDE,
    Told,
    alone,
    attached,
    choose,
    held,
    machine,
    noise,
    offered,
    texts,
    who,
    xenos,
)

FLAMES = "flamethrower+canister"


@rule(
    "invader.combat.hellfire-action",
    "invader.combat.hellfire-kills",
    "invader.combat.hellfire-xp",
    "invader.noise.hellfire-silent",
    "invader.inventory.attach-canister",
)
def test_hellfire_eliminates_every_xeno_without_dice_or_noise() -> None:
    told = Told()
    position = alone("cole", hands=[FLAMES]).xenos(1, {"worker": 2, "tank": 1, "spoiler-abomination": 1})
    game = position.turn("cole", sink=told)
    game.choose("blast flamethrower 1")
    if game.question.kind == "skill":
        game.choose(texts(game)[0])
    assert xenos(game, 1) == {}
    assert who(game, "cole").experience == 8
    assert held(game, "cole") == ["flamethrower"]
    assert attached(game) == []
    assert noise(game) == {}
    assert told.of(events.DiceRolled) == []
    assert who(game, "cole").actions == 3  # yellow: one more


@rule("invader.inventory.flamethrower-needs-canister", "invader.combat.hellfire-action")
def test_a_flamethrower_needs_an_attached_canister() -> None:
    game = alone("cole", hands=["flamethrower"], backpack=["canister"]).xenos(1, worker=1).turn("cole")
    assert offered(game, "blast", "shoot") == []
    game = alone("cole", hands=[FLAMES]).xenos(1, worker=1).turn("cole")
    assert offered(game, "blast") == ["blast flamethrower 1", "blast flamethrower 2"]


@rule("scifi.ambiguity.canister-several", "scifi.equipment.infinite-ammo")
def test_each_use_takes_one_of_several_canisters() -> None:
    game = alone("cole", hands=["flamethrower+canister+canister"]).turn("cole")
    game.choose("blast flamethrower 1")
    assert attached(game) == [("flamethrower", "canister")]
    assert [game.world.cards[card].id for card in game.state.equipment_discard] == ["canister"]
    game.choose("blast flamethrower 1")
    assert offered(game, "blast") == []


@rule("invader.combat.hellfire-kills", "scifi.end.lose-survivor-eliminated")
def test_hellfire_eliminates_survivors_too() -> None:
    game = alone("cole", hands=[FLAMES]).survivor("jared", at=1).turn("cole")
    game.choose("blast flamethrower 1")
    assert game.over
    assert who(game, "jared").fate == "dead"


@rule("scifi.skill.low-profile", "scifi.ambiguity.hellfire-self", "scifi.skill.point-blank")
def test_point_blank_burns_the_user_and_a_low_profile_does_not_help() -> None:
    told = Told()
    position = alone("cole", hands=[FLAMES], skills=["point-blank", "low-profile", "sniper"])
    game = position.xenos(0, worker=1).turn("cole", sink=told)
    assert "blast flamethrower 0" in texts(game)
    game.choose("blast flamethrower 0")
    assert game.over
    assert [event.who for event in told.of(events.Eliminated)] == ["cole"]
    assert told.of(events.Gained) == []  # the dead learn nothing


@rule("scifi.ambiguity.hellfire-self")
def test_without_point_blank_the_own_zone_is_no_target() -> None:
    game = alone("cole", hands=[FLAMES], skills=["sniper"]).turn("cole")
    assert "blast flamethrower 0" not in texts(game)


@rule("invader.machine.hellfire")
@pytest.mark.parametrize("active", [False, True])
def test_hellfire_destroys_machines_active_or_not(active) -> None:
    game = alone("cole", hands=[FLAMES]).machine("peacekeeper", at=1, active=active).turn("cole")
    game.choose("blast flamethrower 1")
    assert machine(game, "peacekeeper").fate == "dead"
    assert not game.over


@rule("invader.combat.hellfire-objectives", "scifi.ambiguity.blast-removed-tokens")
def test_hellfire_removes_objectives_and_shows_what_they_were() -> None:
    told = Told()
    drawing = CORRIDOR
    position = alone("cole", board=drawing, hands=[FLAMES])
    position.token("objective", at="a2", colour="red").token("objective", at="a2", colour="blue")
    game = position.turn("cole", sink=told)
    game.choose("blast flamethrower 1")
    assert sorted(event.colour for event in told.of(events.ObjectiveLost)) == ["blue", "red"]
    assert game.state.lost == 0b11
    assert who(game, "cole").experience == 0


@rule("invader.mold.hellfire-flips", "scifi.ambiguity.attack-empty-zone", "invader.mold.permanent")
def test_hellfire_turns_active_mold_inactive() -> None:
    game = alone("cole", hands=[FLAMES]).mold(1).turn("cole")
    game.choose("blast flamethrower 1")
    assert game.state.mold == 0
    assert game.state.dead_mold == 0b10


@rule("invader.combat.hellfire-not-outside")
def test_no_hellfire_from_or_to_the_outside() -> None:
    game = alone("cole", at=4, board=OUTSIDE, hands=[FLAMES], body=["oxygen-tank"]).turn("cole")
    assert offered(game, "blast") == []


@rule("scifi.ambiguity.max-range-special", "scifi.skill.plus-1-max-range")
def test_more_range_helps_flamethrowers_and_grenades() -> None:
    game = alone("cole", hands=[FLAMES], skills=["plus-1-max-range"]).turn("cole")
    assert offered(game, "blast") == [f"blast flamethrower {zone}" for zone in (1, 2, 3)]
    position = alone("miles", hands=["seismic-grenade"], skills=["plus-1-max-range"], box="darkside")
    assert offered(position.turn("miles"), "blast") == ["blast seismic-grenade 1", "blast seismic-grenade 2"]


# Seismic grenades


@rule(
    "darkside.combat.seismic-action",
    "darkside.combat.seismic-kills",
    "darkside.combat.seismic-xp",
    "darkside.noise.seismic-target-zone",
    "darkside.ambiguity.seismic-noise-count",
)
def test_a_grenade_eliminates_everything_and_is_heard_where_it_lands() -> None:
    position = alone("miles", hands=["seismic-grenade"], box="darkside")
    game = position.xenos(1, {"driller-tank": 2, "driller-worker": 1}).pits(1).turn("miles")
    game.choose("blast seismic-grenade 1")
    assert xenos(game, 1) == {}
    assert who(game, "miles").experience == 3
    assert held(game, "miles") == []
    assert noise(game) == {1: 1}


@rule("darkside.combat.seismic-range", "darkside.ambiguity.seismic-range")
def test_a_grenade_flies_exactly_one_zone() -> None:
    game = alone("miles", at=2, hands=["seismic-grenade"], box="darkside").turn("miles")
    assert offered(game, "blast") == ["blast seismic-grenade 1", "blast seismic-grenade 3"]


@rule("darkside.pit.seismic-fills", "darkside.pit.permanent")
def test_a_grenade_fills_an_open_pit() -> None:
    game = alone("miles", hands=["seismic-grenade"], box="darkside").pits(1).turn("miles")
    game.choose("blast seismic-grenade 1")
    assert game.state.pits == 0
    assert game.state.filled_pits == 0b10


@rule("darkside.combat.seismic-kills", "scifi.skill.low-profile")
def test_a_grenade_eliminates_survivors() -> None:
    position = alone("miles", hands=["seismic-grenade"], box="darkside")
    game = position.survivor("drake", at=1).turn("miles")
    game.choose("blast seismic-grenade 1")
    assert game.over
    assert who(game, "drake").fate == "dead"


@rule("darkside.machine.seismic")
@pytest.mark.parametrize("active", [False, True])
def test_a_grenade_destroys_machines(active) -> None:
    position = alone("miles", hands=["seismic-grenade"], box="darkside")
    game = position.machine("vindicator", at=1, active=active).turn("miles")
    game.choose("blast seismic-grenade 1")
    assert machine(game, "vindicator").fate == "dead"


@rule("darkside.combat.seismic-objectives")
def test_a_grenade_removes_objectives() -> None:
    position = alone("miles", hands=["seismic-grenade"], box="darkside")
    game = position.token("objective", at="a2", colour="red").turn("miles")
    game.choose("blast seismic-grenade 1")
    assert game.state.lost == 1


@rule("scifi.ambiguity.sight-symmetric-dark")
def test_no_grenade_is_thrown_into_the_dark() -> None:
    tunnel = CORRIDOR.replace("C", "T")
    dark = alone("miles", board=tunnel, hands=["seismic-grenade"], box="darkside").turn("miles")
    assert offered(dark, "blast") == []
    helps: tuple[dict[str, Any], ...] = ({"body": ["searchlight"]}, {"skills": ["enhanced-senses"]})
    for said in helps:
        position = alone("miles", board=tunnel, hands=["seismic-grenade"], box="darkside", **said)
        assert offered(position.turn("miles"), "blast") == ["blast seismic-grenade 1"]


# Both boxes


@rule("mixed.pit.hellfire", "mixed.mold.seismic")
def test_fire_leaves_pits_and_grenades_leave_mold() -> None:
    position = alone("cole", hands=[FLAMES, "seismic-grenade"], boxes=["invader", "darkside"])
    game = position.xenos(1, {"driller-worker": 1}).pits(1).mold(2).turn("cole")
    game.choose("blast flamethrower 1")
    assert game.state.pits == 0b10
    assert xenos(game, 1) == {}
    choose(game, "move 1", "blast seismic-grenade 2")
    assert game.state.mold == 0b100


@rule("mixed.combat.seismic-exterior")
def test_grenades_are_thrown_outside() -> None:
    boxes = ["invader", "darkside"]
    position = alone(
        "cole", at=4, board=OUTSIDE, hands=["seismic-grenade"], body=["oxygen-tank"], boxes=boxes
    )
    assert offered(position.turn("cole"), "blast") == ["blast seismic-grenade 3"]
