"""Pits: when drillers dig, and what an open pit is good for."""

import pytest

from overrun.core import Play
from overrun.scenario import scifi
from overrun.scifi.ground.pits import toughness
from overrun.testing import rule
from tests.scifi.swarm import CORRIDOR, horde, say, spawn_step, within, xenos_phase, zone

DRILLER = {"driller-abomination": 1}


def corridor(**said):
    return scifi(CORRIDOR, box="darkside", **said).survivor("miles", at="1")


def abomination_card(position):
    """A driller abomination card is drawn for 5; the only figure stands in 3."""
    return spawn_step(position.token("spawn", "5").xenos("3", DRILLER).xeno_cards(76))


# Digging


@rule(
    "darkside.ex.abomination-card-drills",
    "darkside.xeno.driller-drills",
    "darkside.spawn.abomination-card-1",
    "darkside.spawn.abomination-card-2",
)
def test_instead_of_an_extra_activation_it_drills_where_there_is_no_pit() -> None:
    game, tale = abomination_card(corridor())
    assert horde(game) == {"3": DRILLER}
    assert within(game, game.state.pits) == {"3"}
    assert not tale.of("XenosMoved", "XenosSpawned")
    # And without one on the board, the card brings one.
    game, _ = spawn_step(corridor().token("spawn", "5").xeno_cards(76))
    assert horde(game) == {"5": DRILLER}
    assert game.state.pits == 0


@rule("darkside.ex.abomination-card-filled", "darkside.pit.filled-reopened", "darkside.pit.permanent")
def test_it_opens_a_filled_pit_again_instead() -> None:
    game, tale = abomination_card(corridor().filled_pits("3"))
    assert horde(game) == {"3": DRILLER}
    assert (within(game, game.state.pits), game.state.filled_pits) == ({"3"}, 0)
    assert not tale.of("XenosMoved")


@rule("darkside.ex.abomination-card-open", "darkside.xeno.driller-open-pit-activates")
def test_in_an_open_pit_it_acts() -> None:
    game, tale = abomination_card(corridor().pits("3"))
    assert horde(game) == {"2": DRILLER}
    assert within(game, game.state.pits) == {"3"}
    assert not tale.of("PitDrilled")


@rule("darkside.xeno.driller-normal-activation", "darkside.ambiguity.driller-standing")
def test_in_the_ordinary_activation_it_moves_and_drills_nothing() -> None:
    game, _ = xenos_phase(corridor().xenos("3", DRILLER))
    assert horde(game) == {"2": DRILLER}
    assert game.state.pits == 0


@rule("scifi.spawn.shortage-1")
def test_in_a_shortage_it_drills_too() -> None:
    """No driller worker is left for card 61, and no other abomination."""
    position = corridor().token("spawn", "5").xenos("3", DRILLER).xenos("x", {"driller-worker": 35})
    game, _ = spawn_step(position.xeno_cards(61))
    assert horde(game) == {"3": DRILLER}
    assert within(game, game.state.pits) == {"3"}


@rule("mixed.ambiguity.pit-outside")
def test_it_drills_outside_as_well() -> None:
    board = """
    +#+#+#+
    #X:X:X#
    +#+#+#+
    """
    position = (
        scifi(board, boxes=["invader", "darkside"])
        .survivor("baraka", at="a1", body=["oxygen-tank"])
        .token("spawn", "a3")
        .xenos("a3", DRILLER)
        .xeno_cards(76)
    )
    game, _ = spawn_step(position)
    assert within(game, game.state.pits) == {"a3"}


# What a pit changes, and what not


@rule("darkside.pit.walls-and-doors-stay", "darkside.ambiguity.pit-rules-inferred")
def test_walls_doors_and_objectives_stay() -> None:
    board = """
    +#+#+#+
    #1oaXb#
    +#+#+#+
      #c#
      +#+
    """
    position = (
        scifi(board, box="darkside")
        .survivor("miles", at="1")
        .token("objective", "a", colour="red")
        .token("spawn", "1")
        .xenos("a", DRILLER)
        .xeno_cards(76)
    )
    game, tale = spawn_step(position)
    assert within(game, game.state.pits) == {"a"}
    assert game.state.closed.bit_count() == 1
    assert not tale.of("ObjectiveLost", "DoorLost")
    graph = game.world.board.graph()
    assert not graph.near[zone(game, "a")] >> zone(game, "c") & 1


@rule("darkside.pit.movement-free", "darkside.pit.survivors-no-bonus")
def test_pits_hinder_nobody_who_moves_and_protect_no_survivor() -> None:
    game = scifi(CORRIDOR, box="darkside").survivor("drake", at="1").pits("1", "2").turn("drake")
    say(game, "move @2", "move @3")
    assert game.state.survivors[0].actions == 1
    game, _ = xenos_phase(corridor().pits("1").xenos("1", {"driller-worker": 1}))
    assert game.state.survivors[0].armour == 2


@rule("mixed.pit.overlap-mold")
def test_a_pit_and_mold_may_lie_in_one_zone() -> None:
    position = (
        scifi(CORRIDOR, boxes=["invader", "darkside"])
        .survivor("baraka", at="1")
        .mold("3")
        .pits("3")
        .token("spawn", "5")
        .token("spawn", "5")
        .xeno_cards(22, 82)
    )
    game, _ = spawn_step(position)
    assert horde(game) == {"3": {"worker": 1, "driller-worker": 1}}


# Toughness


def need(game, kind, *, from_elsewhere):
    play = Play(game.ruleset, game.world, game.state)
    return toughness(play, game.world.kind(kind), zone(game, "3"), from_elsewhere=from_elsewhere)


@pytest.mark.parametrize(
    ("kind", "plain"),
    [("driller-worker", 1), ("driller-hunter", 1), ("driller-tank", 2), ("driller-abomination", 3)],
)
@rule(
    "darkside.pit.worker-hunter-two",
    "darkside.pit.tank-three",
    "darkside.pit.abomination-four",
    "darkside.pit.filled-no-protection",
    "darkside.pit.range-zero-normal",
)
def test_an_open_pit_makes_drillers_tougher_from_elsewhere(kind, plain) -> None:
    game = corridor().pits("3").turn("miles")
    assert need(game, kind, from_elsewhere=True) == plain + 1
    assert need(game, kind, from_elsewhere=False) == plain
    for other in (corridor().filled_pits("3"), corridor()):
        assert need(other.turn("miles"), kind, from_elsewhere=True) == plain


@rule("mixed.pit.only-drillers-protected")
def test_a_pit_is_no_cover_for_others() -> None:
    game = scifi(CORRIDOR, boxes=["invader", "darkside"]).survivor("baraka", at="1").pits("3").turn("baraka")
    for kind, plain in (("worker", 1), ("tank", 2), ("hunter", 1), ("spoiler-abomination", 3)):
        assert need(game, kind, from_elsewhere=True) == plain
    assert need(game, "driller-tank", from_elsewhere=True) == 3
