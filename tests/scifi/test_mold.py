"""Mold: what it swallows, what it opens, how it is burnt, and the chain that loses the game."""

from overrun.core import Play
from overrun.scenario import scifi
from overrun.scifi.common import spoiled as spoiled_zones
from overrun.scifi.ground.sight import sees
from overrun.testing import rule
from tests.scifi.swarm import BLOCK, CORRIDOR, horde, say, spawn_step, within, xenos_phase, zone

# Two rooms with a door between them, a wall towards c below, and a corridor at either end.
ROOMS = """
+#+#+#+#+
#1oaXbo2#
+#+#+#+#+
  #c#d#
  +#+#+
"""

SPOILER = {"spoiler-abomination": 1}


def spoiled(**said):
    """A spoiler walks from 1 into a, towards Baraka in b; it breaks no door, there being another way in."""
    return scifi(ROOMS, **said).survivor("baraka", at="2").xenos("1", SPOILER)


# Spreading


@rule("invader.xeno.spoiler-spreads", "invader.def.mold-zone", "invader.mold.removes-doors")
def test_a_spoiler_sets_mold_where_it_arrives_and_doors_there_are_gone_for_good() -> None:
    game, tale = xenos_phase(spoiled())
    assert horde(game) == {"a": SPOILER}
    assert within(game, game.state.mold) == {"a"}
    # The closed door between a and b has left the board, and does not come back to the reserve.
    assert (game.state.closed, game.state.destroyed) == (0, 0)
    assert len(tale.of("DoorLost")) == 1


@rule("invader.ambiguity.door-removed-by-mold-reserve", "invader.mold.removes-doors")
def test_neutral_door_tokens_lost_to_mold_do_not_return() -> None:
    position = spoiled().doors(destroyed=(("a", "b"),))
    before = position.xenos_phase().state.door_tokens
    game, _ = xenos_phase(position)
    assert (game.state.closed, game.state.destroyed, game.state.door_tokens) == (0, 0, before)


@rule("invader.mold.removes-objectives", "invader.mold.reveal-removed-objectives")
def test_objectives_in_new_mold_are_revealed_and_gone() -> None:
    position = (
        spoiled()
        .token("objective", "a", colour="pool")
        .token("objective", "b", colour="red")
        .pool(blue=1)
        .face_down("blue")
    )
    game, tale = xenos_phase(position)
    assert [event.colour for event in tale.of("ObjectiveLost")] == ["blue"]
    assert game.state.lost == 1
    assert game.state.taken == 0


@rule("invader.ambiguity.mold-other-tokens")
def test_everything_else_stays_in_new_mold() -> None:
    position = (
        spoiled()
        .token("spawn", "a")
        .token("exit", "a")
        .noise("a", 1)
        .machine("peacekeeper", at="a")
        .token("prototype", "a")
        .xeno_cards(51)
        .xenos("a", worker=1)
    )
    game, _ = xenos_phase(position, until=("activate", "action", "first-spawn"))
    assert within(game, game.state.mold) == {"a"}
    assert [spawn.zone for spawn in game.state.spawns] == [zone(game, "a")]
    assert game.state.machines[0].zone == zone(game, "a")
    assert game.state.spent_tokens == 0
    assert sum(counts.get("worker", 0) for counts in horde(game).values()) == 1


@rule("invader.xeno.spoiler-not-outside")
def test_no_mold_outside() -> None:
    board = """
    +#+#+#+
    #X:X:X#
    +#+#+#+
    """
    position = scifi(board).survivor("baraka", at="a1", body=["oxygen-tank"]).xenos("a3", SPOILER)
    game, _ = xenos_phase(position)
    assert horde(game) == {"a2": SPOILER}
    assert game.state.mold == 0


@rule("invader.mold.inactive-reactivated", "invader.mold.permanent")
def test_a_spoiler_turns_inactive_mold_active() -> None:
    game, _ = xenos_phase(spoiled().dead_mold("a"))
    assert (within(game, game.state.mold), game.state.dead_mold) == ({"a"}, 0)


@rule("invader.xeno.spoiler-spreads", "invader.mold.permanent")
def test_where_mold_is_active_nothing_changes() -> None:
    game, tale = xenos_phase(spoiled().mold("a"))
    assert horde(game) == {"a": SPOILER}
    assert not tale.of("MoldSet")


@rule("invader.ambiguity.m1-range-one")
def test_new_mold_beside_a_sleeping_spawn_zone_wakes_it_but_flipped_mold_does_not() -> None:
    """The spoiler comes to 2. The green zone is 3 beside it, or 5 further off, or 2 itself."""
    waking = [{"colour": "green", "by": ["mold"]}]
    for spawn, dead, awake in (("3", (), True), ("3", ("2",), False), ("5", (), False), ("2", ("2",), True)):
        position = scifi(CORRIDOR).survivor("baraka", at="4").mission_rules(waking_spawns=waking)
        position.token("spawn", spawn, colour="green", state="asleep").xenos("1", SPOILER).mold("1")
        game, tale = xenos_phase(position.dead_mold(*dead))
        assert horde(game) == {"2": SPOILER} or awake
        assert bool(tale.of("SpawnWoke")) is awake


@rule("invader.ambiguity.m8-secured-door")
def test_mold_leaves_the_exit_token_on_an_airlock() -> None:
    board = """
    +#+#+#+
    #RoALX#
    +#+#+#+
    """
    position = (
        scifi(board)
        .survivor("baraka", at="a1", camouflaged=True)
        .token("exit", between=("a2", "a3"))
        .mission_rules(secured_door={})
        .noise("a2", 2)
        .xenos("a1", SPOILER)
        .mold("a1")
    )
    game, tale = xenos_phase(position)
    assert within(game, game.state.mold) == {"a1", "a2"}
    assert game.state.closed.bit_count() == 1
    assert not tale.of("DoorLost")


@rule("scifi.ambiguity.abomination-pushed")
def test_a_spoiler_sets_mold_wherever_it_is_pushed() -> None:
    position = scifi(CORRIDOR).survivor("baraka", at="2", skills=["shove"]).xenos("2", SPOILER).mold("2")
    game = position.turn("baraka")
    say(game, "shove @3")
    assert horde(game) == {"3": SPOILER}
    assert within(game, game.state.mold) == {"2", "3"}


@rule("mixed.ambiguity.mold-tunnel")
def test_mold_grows_in_tunnels() -> None:
    board = """
    +#+#+#+
    #T:T:T#
    +#+#+#+
    """
    position = scifi(board, boxes=["invader", "darkside"]).survivor("baraka", at="a1").xenos("a3", SPOILER)
    game, _ = xenos_phase(position)
    assert within(game, game.state.mold) == {"a2"}
    assert game.world.board.zones[zone(game, "a2")].dark


# What it opens


@rule("invader.mold.walls-open", "invader.mold.general-both-sides")
def test_every_wall_of_a_mold_zone_is_an_opening_but_not_to_the_outside() -> None:
    board = """
    +#+#+#+
    #X#R#R#
    +#+#+#+
    #R#R#R#
    +#+#+#+
    """
    for side in ("mold", "dead_mold"):
        game = getattr(scifi(board).survivor("baraka", at="a2"), side)("a2").turn("baraka")
        moves = {o.args[0] for o in game.question.options if o.verb == "move"}
        assert moves == {zone(game, place) for place in ("a3", "b2")}


# A security room b3 between two corridors, with a doorway to one; a3 lies beyond its solid north wall.
SECURITY = """
+#+#+#+#+#+
#R#R#R#R#R#
+#+#+#+#+#+
#C:CoSDC:C#
+#+#+o+#+#+
#R#R#R#R#R#
+#+#+#+#+#+
"""


@rule("invader.ex.mold-security-room", "invader.mold.active-room-sight", "invader.mold.walls-open")
def test_the_security_room_of_the_book() -> None:
    """A spoiler moves in from the south; Cole is on one side, Jared behind the door on the other."""
    position = (
        scifi(SECURITY)
        .survivor("cole", at="b2")
        .survivor("jared", at="b4")
        .survivor("vivian", at="a3")
        .token("objective", "b3", colour="red")
        .doors(closed=(("b3", "b4"),))
        .noise("b3", 3)
        .xenos("c3", SPOILER)
        .mold("c3")
    )
    game, tale = xenos_phase(position)
    assert horde(game) == {"b3": SPOILER}
    assert within(game, game.state.mold) == {"b3", "c3"}
    assert game.state.closed == game.state.destroyed == 0
    assert len(tale.of("ObjectiveLost")) == len(tale.of("DoorLost")) == 1
    play = Play(game.ruleset, game.world, game.state)
    assert within(game, sees(play, 0)) == {"b1", "b2", "b3"}
    say(game, "activate vivian")
    assert f"move {zone(game, 'b3')}" in [option.text for option in game.question.options]
    # Nobody searches there: not even when the spoiler has gone.
    assert spoiled_zones(game.state) >> zone(game, "b3") & 1


# Chains


CHAIN = """
+#+#+#+#+
#1:2:3:4#
+#+#+#+#+
#a#b#c#d#
+#+#+#+#+
"""


def chain(*mold, dead=(), spawns=("1", "4"), asleep=()):
    position = scifi(CHAIN).survivor("baraka", at="a").survivor("jared", at="d")
    for place in spawns:
        position.token("spawn", place, colour="green", state="asleep" if place in asleep else "active")
    position.mold(*mold).dead_mold(*dead).xeno_cards(51, 52, 53)
    # A spoiler in 2 comes to 3 as soon as it may move: it hears only the noise in 3.
    return position.noise("3", 3).xenos("2", SPOILER)


def lost(position):
    game, _ = xenos_phase(position, until=("action", "activate", "first-spawn"))
    return game.result is not None and not game.result.won and game.result.reason


@rule("invader.end.lose-mold-chain", "scifi.end.check-at-once")
def test_an_unbroken_chain_of_active_mold_between_two_spawn_zones_loses() -> None:
    assert lost(chain("1", "2", "4")) == "invader.end.lose-mold-chain"
    assert not lost(chain("2", "4"))


@rule("invader.ambiguity.mold-chain-ends")
def test_both_spawn_zones_must_have_active_mold_themselves() -> None:
    assert not lost(chain("1", "2"))
    assert lost(chain("1", "2", "4"))


@rule("invader.end.mold-chain-inactive-breaks", "invader.ambiguity.mold-overview-wording")
def test_inactive_mold_breaks_a_chain() -> None:
    assert not lost(chain("2", "4", dead=("1",)))
    # Also in the middle: 2 between 1 and 3.
    for middle, broken in (("dead_mold", True), ("mold", False)):
        position = scifi(CHAIN).survivor("baraka", at="1").token("spawn", "1").token("spawn", "4")
        position = getattr(position.mold("1", "3", "4"), middle)("2").xenos("4", worker=1).xeno_cards(51, 52)
        assert lost(position) == (False if broken else "invader.end.lose-mold-chain")


@rule("invader.ambiguity.mold-chain-dormant")
def test_sleeping_spawn_zones_count() -> None:
    assert lost(chain("1", "2", "4", asleep=("4",))) == "invader.end.lose-mold-chain"


@rule("invader.ambiguity.mold-chain-ends")
def test_two_tokens_in_one_zone_are_one_spawn_zone() -> None:
    assert not lost(chain("1", "2", "3", spawns=("1", "1")))


@rule("invader.end.mold-chain-no-diagonals", "invader.mold.walls-open")
def test_a_chain_goes_over_common_edges_be_they_walls_but_not_over_corners() -> None:
    """1 a are divided by a wall only; a and 2 touch at a corner."""
    assert lost(chain("1", "a", spawns=("1", "a")))
    assert not lost(chain("a", "2", spawns=("2", "a")).mold("c"))


@rule("invader.end.lose-mold-chain")
def test_any_two_of_several_spawn_zones_lose() -> None:
    """The spawn zone 1 stands alone; 4 and c are joined as soon as 3 has mold."""
    assert lost(chain("1", "4", "c", spawns=("1", "4", "c"))) == "invader.end.lose-mold-chain"
    assert not lost(chain("1", "4", spawns=("1", "4", "c")))


@rule("mixed.end.mold-chain")
def test_the_chain_loses_mixed_games_too() -> None:
    position = (
        scifi(CHAIN, boxes=["invader", "darkside"])
        .survivor("baraka", at="a")
        .token("spawn", "1")
        .token("spawn", "4")
        .mold("1", "2", "4")
        .noise("3", 3)
        .xenos("2", SPOILER)
    )
    assert lost(position) == "invader.end.lose-mold-chain"


@rule("darkside.end.no-pit-chain")
def test_pits_make_no_chain() -> None:
    position = scifi(BLOCK, box="darkside").survivor("miles", at="1").token("spawn", "2").token("spawn", "3")
    game, _ = spawn_step(position.pits("2", "3").xeno_cards(111, 112))
    assert game.result is None
