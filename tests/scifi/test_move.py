"""Moving on foot, and which zones adjoin."""

import pytest

from overrun.core import IllegalChoice, Play
from overrun.scenario import scifi
from overrun.scifi import events
from overrun.scifi.actions.move import why_not
from overrun.testing import rule
from tests.scifi.hands import (
    Story,
    actions,
    asked,
    machine,
    offers,
    options,
    reach,
    say,
    survivor,
    where,
    zone,
)

# A corridor a1 to a5; below it rooms: b1 with a plain opening, b2 with a doorway, b3 with nothing but walls.
# b1 and b2 share an opening.
BASE = """
+#+#+#+#+#+
#C:C:C:C:C#
+o+D+#+#+#+
#RoR#R#R#R#
+#+#+#+#+#+
"""

SQUARE = """
+#+#+
#C:C#
+:+:+
#C:C#
+#+#+
"""

TUNNELS = """
+#+#+#+
#T:T:T#
+G+#+#+
#RoR#R#
+#+#+#+
"""

OUTSIDE = """
+#+#+#+#+
#RoALX:X#
+#+#+#+:+
  #R#X:X#
  +#+#+#+
"""


@rule("scifi.move.one-zone", "scifi.movement.shared-edge", "scifi.movement.corridor-free")
def test_a_move_takes_one_action_to_an_adjoining_zone() -> None:
    game = scifi(BASE).survivor("jared", at="a4").turn("jared")
    assert reach(game) == {"a3", "a5"}
    say(game, "move @a3")
    assert where(game, "jared") == "a3"
    assert actions(game, "jared") == 2


@rule("scifi.movement.no-diagonal", "darkside.ex.corner")
def test_a_corner_is_no_way_and_around_it_takes_two_moves() -> None:
    game = scifi(SQUARE).survivor("jared", at="a1").turn("jared")
    assert reach(game) == {"a2", "b1"}
    say(game, "move @a2", "move @b2")
    assert where(game, "jared") == "b2"
    assert actions(game, "jared") == 1


@rule("scifi.movement.room-needs-opening", "scifi.movement.room-room", "scifi.move.no-walls-doors")
def test_rooms_are_entered_through_openings_and_open_doorways_only() -> None:
    # b1: up through the plain opening, and to its neighbour. b2: through the doorway, and back. b3: nowhere.
    for place, ways in (("b1", {"a1", "b2"}), ("b2", {"a2", "b1"}), ("b3", set())):
        game = scifi(BASE).survivor("jared", at=place).turn("jared")
        assert reach(game) == ways
    closed = scifi(BASE).survivor("jared", at="b2").doors(closed=(("b2", "a2"),)).turn("jared")
    assert reach(closed) == {"b1"}


@rule("invader.ex.door-needed")
def test_behind_a_closed_door_one_goes_after_removing_it() -> None:
    game = scifi(BASE).survivor("baraka", at="b2").doors(closed=(("b2", "a2"),)).turn("baraka")
    assert reach(game) == {"b1"}
    door = game.world.board.doors_between(zone(game, "b2"), zone(game, "a2"))[0].id
    say(game, f"open {door}")
    assert reach(game) == {"b1", "a2"}
    assert actions(game, "baraka") == 3


@rule("scifi.movement.destroyed-door-open", "darkside.ex.destroyed-door")
def test_a_destroyed_door_is_an_open_way() -> None:
    game = scifi(BASE).survivor("jared", at="a2").doors(destroyed=(("b2", "a2"),)).turn("jared")
    assert "b2" in reach(game)


@rule("darkside.movement.tunnel-free", "darkside.movement.room-tunnel-opening")
def test_tunnels_are_open_and_joined_to_rooms_by_doorways() -> None:
    game = scifi(TUNNELS, box="darkside").survivor("drake", at="a1").turn("drake")
    assert reach(game) == {"a2", "b1"}
    shut = scifi(TUNNELS, box="darkside").survivor("drake", at="a1").doors(closed=(("a1", "b1"),))
    assert reach(shut.turn("drake")) == {"a2"}


@rule("scifi.move.extra-action-per-xeno", "scifi.ex.move-two-workers")
def test_leaving_two_workers_costs_three_actions() -> None:
    game = scifi(BASE).survivor("mitsuki", at="a4").xenos("a4", worker=2).turn("mitsuki")
    say(game, "move @a3")
    assert where(game, "mitsuki") == "a3"
    assert actions(game, "mitsuki") == 0


@rule("scifi.move.cannot-afford", "scifi.ex.move-three-xenos")
def test_who_cannot_pay_the_whole_price_stays() -> None:
    def among_three(left: int):
        position = scifi(BASE).survivor("mitsuki", at="a4", experience=7, actions=left)
        return position.xenos("a4", worker=3).turn("mitsuki")

    assert not options(among_three(3), "move")
    game = among_three(4)
    say(game, "move @a3")
    assert actions(game, "mitsuki") == 0


@rule("scifi.move.xeno-types-equal")
@pytest.mark.parametrize("kind", ["worker", "tank", "hunter", "spoiler-abomination"])
def test_every_xeno_counts_as_one_whatever_its_kind(kind) -> None:
    game = scifi(BASE).survivor("jared", at="a4").xenos("a4", {kind: 1}).turn("jared")
    say(game, "move @a3")
    assert actions(game, "jared") == 1


@rule("scifi.move.new-move-allowed")
def test_after_being_stopped_a_new_move_may_be_paid_for() -> None:
    game = scifi(BASE).survivor("jared", at="a1").xenos("a2", worker=1).turn("jared")
    say(game, "move @a2")
    assert actions(game, "jared") == 2
    say(game, "move @a3")
    assert where(game, "jared") == "a3"
    assert actions(game, "jared") == 0


@rule("scifi.move.entering-xenos-stops", "scifi.skill.plus-1-zone-per-move")
def test_a_second_zone_is_offered_unless_xenos_stop_the_move() -> None:
    far = scifi(BASE).survivor("jared", at="a1", skills=("plus-1-zone-per-move",)).turn("jared")
    say(far, "move @a2")
    assert asked(far) == "move-on"
    assert offers(far, "on @a3")
    say(far, "on @a3")
    assert where(far, "jared") == "a3"
    assert asked(far) == "action"
    assert actions(far, "jared") == 2
    stopped = (
        scifi(BASE)
        .survivor("jared", at="a1", skills=("plus-1-zone-per-move", "unstoppable"))
        .xenos("a2", worker=1)
        .turn("jared")
    )
    say(stopped, "move @a2")
    assert asked(stopped) == "action"
    assert where(stopped, "jared") == "a2"


@rule("scifi.skill.unstoppable")
def test_the_unstoppable_leave_for_one_action() -> None:
    position = scifi(BASE).survivor("jared", at="a4", skills=("unstoppable",)).xenos("a4", tank=5)
    game = position.turn("jared")
    say(game, "move @a3")
    assert actions(game, "jared") == 2


@rule("scifi.ambiguity.surcharge-payment")
def test_a_free_move_pays_for_the_move_alone() -> None:
    """With one xeno about and a free move: the free one for the move, an ordinary one for the xeno."""

    def free_mover(left: int):
        position = scifi(BASE).survivor(
            "jared", at="a4", skills=("plus-1-free-action-move", "plus-1-free-action-combat"), actions=left
        )
        return position.xenos("a4", worker=1).turn("jared")

    game = free_mover(3)
    say(game, "move @a3")
    assert actions(game, "jared") == 2
    # The free combat action left does not pay for leaving.
    assert not options(free_mover(0), "move")


@rule("scifi.turn.free-actions-extra")
def test_free_actions_come_on_top_and_only_of_their_kind() -> None:
    game = scifi(BASE).survivor("jared", at="a1", skills=("plus-1-free-action-move",)).turn("jared")
    for place in ("a2", "a3", "a4", "a5"):
        assert offers(game, f"move @{place}")
        say(game, f"move @{place}")
    assert actions(game, "jared") == 0
    assert options(game) == ["end"]


# Bots that come along


@rule("scifi.machine.bot-free-follow", "scifi.machine.bot-follow-same-destination")
def test_a_bot_comes_along_for_free_to_the_same_zone() -> None:
    game = scifi(BASE).survivor("mitsuki", at="a2").machine("peacekeeper", at="a2").turn("mitsuki")
    say(game, "move @a3")
    assert asked(game) == "follow"
    say(game, "follow peacekeeper")
    assert machine(game, "peacekeeper").zone == zone(game, "a3")
    assert actions(game, "mitsuki") == 2


@rule("scifi.ambiguity.bot-follow-which-moves", "scifi.machine.bot-follow-no-move-skills")
def test_a_bot_that_came_along_ends_the_move_and_a_second_zone_leaves_it_behind() -> None:
    def position(*skills: str):
        return scifi(BASE).survivor("mitsuki", at="a2", skills=skills).machine("peacekeeper", at="a2")

    quick = position("plus-1-zone-per-move").turn("mitsuki")
    say(quick, "move @a3", "follow peacekeeper")
    assert asked(quick) == "action"
    alone = position("plus-1-zone-per-move").turn("mitsuki")
    say(alone, "move @a3", "stay peacekeeper", "on @a4")
    assert asked(alone) == "action"
    assert machine(alone, "peacekeeper").zone == zone(alone, "a2")
    # Whom Unstoppable spares the price does not take the bot; who pays it does.
    freed = position("unstoppable").xenos("a2", worker=1).turn("mitsuki")
    say(freed, "move @a3")
    assert asked(freed) == "action"
    paying = position().xenos("a2", worker=1).turn("mitsuki")
    say(paying, "move @a3")
    assert asked(paying) == "follow"


# Outside


@rule("invader.zone.airlock-needs-oxygen", "invader.movement.airlock-only")
def test_only_a_worn_tank_opens_the_airlock() -> None:
    def in_airlock(**cards: list[str]):
        return scifi(OUTSIDE).survivor("jared", at="a2", **cards).turn("jared")

    assert reach(in_airlock()) == {"a1"}
    assert reach(in_airlock(backpack=["oxygen-tank"])) == {"a1"}
    assert reach(in_airlock(body=["oxygen-tank"])) == {"a1", "a3"}


@rule("invader.movement.exterior-free")
def test_outside_one_goes_anywhere_but_through_walls() -> None:
    game = scifi(OUTSIDE).survivor("jared", at="b4", body=["oxygen-tank"]).turn("jared")
    assert reach(game) == {"a4", "b3"}
    beside = scifi(OUTSIDE).survivor("jared", at="b3", body=["oxygen-tank"]).turn("jared")
    assert reach(beside) == {"b4"}


@rule("invader.mold.airlock-still-works", "invader.ex.airlock-under-mold")
def test_an_airlock_under_mold_still_leads_outside() -> None:
    game = scifi(OUTSIDE).survivor("jared", at="a2", body=["oxygen-tank"]).mold("a2").turn("jared")
    assert "a3" in reach(game)


@rule("mixed.pit.airlock", "darkside.pit.movement-free")
def test_a_pit_changes_nothing_about_moves() -> None:
    position = scifi(OUTSIDE, boxes=["invader", "darkside"]).survivor("jared", at="a2", body=["oxygen-tank"])
    game = position.pits("a2", "a1").turn("jared")
    assert reach(game) == {"a1", "a3"}
    say(game, "move @a1")
    assert actions(game, "jared") == 2


@rule("invader.ambiguity.oxygen-tank-lost-outside")
def test_whoever_is_outside_without_a_tank_can_only_go_back_and_rearrange() -> None:
    game = (
        scifi(OUTSIDE).survivor("jared", at="b4", hands=["cattle-prod"]).xenos("a3", worker=1).turn("jared")
    )
    assert reach(game) == {"a4"}
    assert {option.verb for option in game.question.options} == {"move", "reorganise", "end"}
    say(game, "move @a4", "move @a3")
    assert survivor(game, "jared").armour == 3


@rule("invader.mold.walls-open")
def test_mold_opens_walls_but_not_to_the_outside() -> None:
    inside = scifi(BASE).survivor("jared", at="a3").mold("b3").turn("jared")
    assert reach(inside) == {"a2", "a4", "b3"}
    # b2 lies beside a wall to the outside, and below the airlock.
    rim = scifi(OUTSIDE).survivor("jared", at="b2", body=["oxygen-tank"]).mold("b2").turn("jared")
    assert reach(rim) == {"a2"}


def test_a_move_is_told_with_its_price() -> None:
    story = Story()
    game = scifi(BASE).survivor("jared", at="a4").xenos("a4", worker=1).turn("jared", sink=story)
    say(game, "move @a3")
    told = story.of(events.Moved)[-1]
    assert (told.source, told.target, told.cost) == (zone(game, "a4"), zone(game, "a3"), 1)
    with pytest.raises(IllegalChoice):
        game.choose(f"move {zone(game, 'b3')}")


@rule("scifi.ambiguity.surcharge-payment", "scifi.move.cannot-afford")
def test_the_last_action_pays_for_the_xeno_where_the_move_is_free() -> None:
    position = scifi(BASE).survivor("jared", at="a4", skills=("plus-1-free-action-move",), actions=1)
    game = position.xenos("a4", worker=1).turn("jared")
    say(game, "move @a3")
    assert actions(game, "jared") == 0
    crowded = scifi(BASE).survivor("jared", at="a4", skills=("plus-1-free-action-move",), actions=1)
    assert not options(crowded.xenos("a4", worker=2).turn("jared"), "move")


def test_why_nobody_can_move_is_told() -> None:
    for position, reasons in (
        (scifi(BASE).survivor("jared", at="a4"), []),
        (scifi(BASE).survivor("jared", at="b3"), ["scifi.move.no-walls-doors"]),
        (scifi(BASE).survivor("jared", at="a4").xenos("a4", worker=3), ["scifi.move.cannot-afford"]),
    ):
        game = position.turn("jared")
        assert why_not(Play(game.ruleset, game.world, game.state), 0) == reasons
    locked_in = """
    +#+#+
    #ALX#
    +#+#+
    """
    game = scifi(locked_in).survivor("jared", at="a1").turn("jared")
    play = Play(game.ruleset, game.world, game.state)
    assert why_not(play, 0) == ["invader.zone.airlock-needs-oxygen"]


@rule("scifi.end.win-immediately")
def test_a_move_may_win_the_game_at_once() -> None:
    position = scifi(BASE).survivor("jared", at="a1").token("sentry", "a2")
    game = position.goal("reach-level", level="blue").turn("jared")
    # The goal was reached from the start: the first thing that happens shows it.
    say(game, "move @a2")
    assert game.over
    assert game.result.won
