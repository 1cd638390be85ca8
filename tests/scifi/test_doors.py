"""Doors: set and removed by people, destroyed by xenos, taken by mold."""

from overrun.board import Board
from overrun.core import Play
from overrun.scenario import scifi
from overrun.scifi import events
from overrun.scifi.actions.doors import door_obstacles, lose_door, why_not
from overrun.testing import rule
from tests.scifi.hands import Story, actions, number, offers, options, reach, say, survivor, until, zone

# A corridor, rooms below it: doorways to b1, b2 and b3, a plain opening between b1 and b2.
BASE = """
+#+#+#+#+#+
#C:C:C:C:C#
+D+D+D+#+#+
#RoR#R#R#R#
+#+#+#+#+#+
"""

# A room with six doorways around it.
HUB = """
  +#+#+
  #R#R#
+#+D+D+#+
#RDa aDR#
+#+D+D+#+
  #R#R#
  +#+#+
"""

AIRLOCK = """
+#+#+#+
#RDALX#
+#+#+#+
"""


def door(game, a: str, b: str) -> int:
    board: Board = game.world.board
    return board.doors_between(zone(game, a), zone(game, b))[0].id


def at_door(**said):
    return scifi(BASE, **said).survivor("jared", at="a1")


@rule("scifi.door.free-once", "scifi.door.place-or-remove")
def test_a_door_is_closed_for_free_once_in_a_turn() -> None:
    game = at_door().turn("jared")
    say(game, f"close {door(game, 'a1', 'b1')}")
    assert actions(game, "jared") == 3
    assert reach(game) == {"a2"}
    assert not options(game, "open", "close")
    say(game, "end")
    until(game, "action")
    assert options(game, "open") == [f"open {door(game, 'a1', 'b1')}"]


@rule("scifi.door.removed-returns", "scifi.door.place-or-remove")
def test_an_opened_door_goes_back_to_the_reserve() -> None:
    game = at_door().doors(closed=(("a1", "b1"),)).turn("jared")
    assert game.state.door_tokens == 4
    say(game, f"open {door(game, 'a1', 'b1')}")
    assert game.state.door_tokens == 5
    assert reach(game) == {"a2", "b1"}
    assert not options(game, "open", "close")


@rule("scifi.door.own-zone", "scifi.door.only-door-openings")
def test_only_doorways_of_the_own_zone_take_doors() -> None:
    game = scifi(BASE).survivor("jared", at="b1").turn("jared")
    # b1 has a doorway to a1 and a plain opening to b2, which has a doorway of its own.
    assert options(game, "open", "close") == [f"close {door(game, 'a1', 'b1')}"]
    none = scifi(BASE).survivor("jared", at="a5").turn("jared")
    assert not options(none, "open", "close")


@rule("scifi.door.five-cap")
def test_five_doors_and_no_more() -> None:
    game = scifi(HUB).survivor("jared", at="a").doors(reserve=1).turn("jared")
    assert len(options(game, "close")) == 6
    say(game, options(game, "close")[0], "end")
    until(game, "action")
    assert game.state.door_tokens == 0
    assert not options(game, "close")
    assert len(options(game, "open")) == 1
    say(game, options(game, "open")[0], "end")
    until(game, "action")
    assert len(options(game, "close")) == 6


def test_a_game_begins_with_five_doors_in_reserve() -> None:
    assert at_door().turn("jared").state.door_tokens == 5


@rule("scifi.door.destroyed-not-removed", "scifi.door.destroyed-not-closed")
def test_a_destroyed_door_is_neither_removed_nor_closed() -> None:
    game = at_door().doors(destroyed=(("a1", "b1"),)).turn("jared")
    assert not options(game, "open", "close")
    assert game.state.closed == 0


@rule("scifi.door.destroyed-stays", "scifi.activation.door-flip")
def test_a_door_that_xenos_destroy_stays_on_the_board() -> None:
    """The worker in b1 wants to reach Jared: it breaks the door, whose token does not come back."""
    game = at_door().doors(closed=(("a1", "b1"),)).xenos("b3", worker=1).xenos("b1", worker=1).xenos_phase()
    until(game, "action")
    assert game.state.destroyed == 1 << door(game, "a1", "b1")
    assert game.state.closed == 0
    assert game.state.door_tokens == 4
    assert "b1" in reach(game)


@rule("scifi.door.xenos-present-ok", "scifi.ambiguity.actions-with-xenos-present")
def test_xenos_do_not_keep_anybody_from_doors_trades_noise_or_objectives() -> None:
    game = (
        scifi(BASE)
        .survivor("jared", at="b1", hands=["smg"])
        .survivor("cole", at="b1")
        .xenos("b1", worker=1)
        .token("objective", "b1", colour="red")
        .turn("jared")
    )
    assert offers(game, f"close {door(game, 'a1', 'b1')}")
    assert {"trade cole", "reorganise", "noise", "take 0"} <= set(options(game))


@rule("invader.mold.no-door-activation")
def test_beside_mold_no_door_is_touched() -> None:
    for spoiled in ("a1", "b1"):
        game = at_door().mold(spoiled).turn("jared")
        assert not options(game, "open", "close")
        dead = at_door().dead_mold(spoiled).turn("jared")
        assert not options(dead, "open", "close")


@rule("darkside.pit.door-activation-allowed", "darkside.pit.walls-and-doors-stay")
def test_a_pit_beside_it_does_not_matter_to_a_door() -> None:
    game = (
        scifi(BASE, box="darkside")
        .survivor("drake", at="a1")
        .pits("a1", "b1")
        .doors(closed=(("a1", "b1"),))
        .turn("drake")
    )
    assert reach(game) == {"a2"}
    say(game, f"open {door(game, 'a1', 'b1')}")
    assert reach(game) == {"a2", "b1"}


@rule("invader.ambiguity.airlock-door-token")
def test_the_outer_door_of_an_airlock_takes_no_token() -> None:
    game = scifi(AIRLOCK).survivor("jared", at="a2", body=["oxygen-tank"]).turn("jared")
    assert options(game, "close") == [f"close {door(game, 'a1', 'a2')}"]


@rule("invader.mold.removes-doors", "invader.ambiguity.door-removed-by-mold-reserve")
def test_a_door_that_mold_takes_never_comes_back() -> None:
    story = Story()
    game = at_door().doors(closed=(("a1", "b1"),), destroyed=(("a2", "b2"),)).turn("jared", sink=story)
    play = Play(game.ruleset, game.world, game.state)
    play.sink = story
    for a, b in (("a1", "b1"), ("a2", "b2")):
        lose_door(play, door(game, a, b))
    assert game.state.closed == game.state.destroyed == 0
    assert game.state.door_tokens == 3
    assert len(story.of(events.DoorLost)) == 2
    # Where no door stands there is none to lose.
    lose_door(play, door(game, "a3", "b3"))
    assert len(story.of(events.DoorLost)) == 2


# Coloured doors


def coloured(**rules):
    position = (
        scifi(BASE)
        .survivor("jared", at="a1")
        .token("door", between=("a1", "b1"), colour="green", state="closed")
    )
    return position.mission_rules(**rules) if rules else position


@rule("scifi.door.colored-outside-cap", "scifi.ambiguity.colored-door-reclose")
def test_a_coloured_door_is_set_aside_when_opened_and_a_neutral_one_may_take_its_place() -> None:
    game = coloured(plain_doors={"colours": ["green"]}).turn("jared")
    assert game.state.door_tokens == 5
    there = door(game, "a1", "b1")
    say(game, f"open {there}")
    assert game.state.door_tokens == 5
    assert game.state.coloured == 0
    say(game, "end")
    until(game, "action")
    say(game, f"close {there}")
    assert game.state.door_tokens == 4


@rule("scifi.ambiguity.door-initial-state")
def test_doorways_are_open_unless_the_map_shows_a_door() -> None:
    game = coloured().turn("jared")
    assert game.state.closed == 1 << door(game, "a1", "b1")
    assert not any(d.closed for d in game.world.board.doors if d.id != door(game, "a1", "b1"))


def test_why_no_door_can_be_used_is_told() -> None:
    game = at_door().mold("b1").turn("jared")
    play = Play(game.ruleset, game.world, game.state)
    assert why_not(play, number(game, "jared")) == ["invader.mold.no-door-activation"]
    game = at_door().turn("jared")
    play = Play(game.ruleset, game.world, game.state)
    assert why_not(play, 0) == []
    survivor(game, "jared").used = ("door",)
    assert why_not(play, 0) == ["scifi.door.free-once"]
    empty = at_door().doors(reserve=0).turn("jared")
    assert why_not(Play(empty.ruleset, empty.world, empty.state), 0) == ["scifi.door.five-cap"]


@rule("invader.mold.removes-doors", "scifi.door.colored-mission-rules")
def test_mold_takes_coloured_doors_too_but_none_that_is_sealed() -> None:
    game = coloured().turn("jared")
    play = Play(game.ruleset, game.world, game.state)
    there = door(game, "a1", "b1")
    game.state.sealed = 1 << there
    lose_door(play, there)
    assert game.state.closed == game.state.coloured == 1 << there
    game.state.sealed = 0
    lose_door(play, there)
    assert game.state.closed == game.state.coloured == 0
    assert game.state.door_tokens == 5


@rule("darkside.ambiguity.m10-removed-things")
def test_at_the_torn_edge_of_the_board_there_is_no_door() -> None:
    game = at_door().turn("jared")
    there = door(game, "a1", "b1")
    play = Play(game.ruleset, game.world, game.state)
    assert door_obstacles(play, there) == []
    game.state.removed = 1
    assert door_obstacles(play, there) == ["darkside.ambiguity.m10-removed-things"]
