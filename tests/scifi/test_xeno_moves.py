"""Where xenos go: to the loudest zone with somebody they see, or else to the loudest of all."""

from overrun.scenario import scifi
from overrun.testing import rule
from tests.scifi.swarm import BLOCK, CORRIDOR, RING, armour, asked, horde, places, say, xenos_phase

# Two corridors that meet in 1; z lies in a room of its own.
CROSS = """
+#+#+#+#+#+
#6:4:1:2:3#
+#+#+:+#+#+
#x#w#5#v#z#
+#+#+o+#+#+
    #a#
    +#+
"""


def goals(game, tale, number=0):
    """What drew a group, and where to."""
    event = tale.of("XenosMoved", "XenosStay")[number]
    return event.why, places(game, event.goals)


# What draws them


@rule("scifi.activation.destination-visible", "scifi.activation.visible-beats-noise")
def test_a_visible_survivor_comes_before_louder_zones_that_are_not_seen() -> None:
    """Three people and a token in a, unseen: noise 4. Baraka alone in 3 is seen."""
    position = scifi(CROSS).survivor("baraka", at="3").xenos("4", worker=1).noise("a")
    for name in ("jared", "cole", "magnus"):
        position.survivor(name, at="a")
    game, tale = xenos_phase(position)
    assert goals(game, tale) == ("seen", ["3"])
    assert horde(game) == {"1": {"worker": 1}}


@rule("scifi.activation.visible-beats-noise", "scifi.activation.destination-visible")
def test_a_louder_zone_in_sight_without_survivors_draws_nobody() -> None:
    position = scifi(CROSS).survivor("baraka", at="3").xenos("1", worker=1).noise("6", 5)
    game, tale = xenos_phase(position)
    assert goals(game, tale) == ("seen", ["3"])
    assert horde(game) == {"2": {"worker": 1}}


@rule("scifi.activation.destination-visible", "scifi.activation.distance-irrelevant")
def test_among_visible_survivors_the_loudest_zone_wins_however_far() -> None:
    """Baraka is beside the worker; Jared stands further off, with a token."""
    position = (
        scifi(CROSS).survivor("baraka", at="4").survivor("jared", at="3").noise("3").xenos("1", worker=1)
    )
    game, tale = xenos_phase(position)
    assert goals(game, tale) == ("seen", ["3"])
    assert horde(game) == {"2": {"worker": 1}}


@rule("scifi.activation.destination-noisiest", "scifi.activation.distance-irrelevant")
def test_who_sees_nobody_goes_to_the_loudest_zone_however_far() -> None:
    """From 4 nobody in 5 or a is seen. One in 5, near; one and a token in a, far."""
    position = (
        scifi(CROSS).survivor("baraka", at="5").survivor("jared", at="a").noise("a").xenos("4", worker=1)
    )
    game, tale = xenos_phase(position)
    assert goals(game, tale) == ("heard", ["a"])
    assert horde(game) == {"1": {"worker": 1}}


@rule("scifi.activation.destination-noisiest", "scifi.noise.zone-total")
def test_tokens_survivors_and_active_machines_add_up() -> None:
    """5: a token, a survivor and an active bot make 3; three tokens in 6 only tie, four are more."""
    for tokens, place in ((2, "5"), (4, "6")):
        position = (
            scifi(CROSS)
            .survivor("baraka", at="5")
            .machine("peacekeeper", at="5", active=True)
            .noise("5")
            .noise("z", tokens)
            .noise("6", tokens)
            .xenos("2", worker=1)
        )
        game, tale = xenos_phase(position)
        wanted = ["5"] if place == "5" else ["6"]
        assert goals(game, tale) == ("heard", wanted)


@rule("scifi.ambiguity.machine-as-survivor-scope", "scifi.activation.destination-visible")
def test_an_active_machine_in_sight_draws_like_a_survivor() -> None:
    position = (
        scifi(CROSS)
        .survivor("baraka", at="a")
        .survivor("jared", at="a")
        .machine("peacekeeper", at="6", active=True)
        .xenos("2", worker=1)
    )
    game, tale = xenos_phase(position)
    assert goals(game, tale) == ("seen", ["6"])


@rule("scifi.sight.closed-door", "scifi.activation.destination-noisiest")
def test_xenos_do_not_see_through_closed_doors() -> None:
    """Jared is behind the door beside the worker. Unseen, he is less loud than the two tokens in 1."""
    board = """
    +#+#+#+#+
    #1:2oaXb#
    +#+#+#+#+
    """
    for closed, wanted in (((), ("heard", ["1"])), ((("a", "b"),), ("seen", ["b"]))):
        position = scifi(board).survivor("jared", at="b").noise("1", 2).xenos("a", tank=1).doors(open=closed)
        game, tale = xenos_phase(position)
        assert goals(game, tale) == wanted


@rule("scifi.activation.move-rest")
def test_missions_hear_of_every_zone_that_xenos_come_to() -> None:
    """The exit is lost as soon as a xeno arrives there."""
    for place, lost in (("3", False), ("2", True)):
        position = scifi(CORRIDOR).survivor("jared", at="1", armour=3).token("exit", "1")
        position.mission_rules(crew={"tokens": 2}).defeat("xeno-at-exit").xenos(place, worker=1)
        game, _ = xenos_phase(position)
        assert (game.result is not None) == lost


# No destination


@rule("scifi.ambiguity.destination-none")
def test_nobody_moves_in_silence() -> None:
    position = scifi(CROSS).survivor("baraka", at="3", camouflaged=True).xenos("4", worker=2)
    game, tale = xenos_phase(position)
    assert horde(game) == {"4": {"worker": 2}}
    assert goals(game, tale) == ("silence", [])


@rule("scifi.ambiguity.destination-unreachable")
def test_an_unreachable_noise_keeps_them_where_they_are_unless_a_house_rule_says_otherwise() -> None:
    """z has no way in: its two tokens beat Baraka in 5."""
    for deaf in (False, True):
        position = scifi(CROSS, house={"ignore_unreachable_noise": deaf})
        position.survivor("baraka", at="5").noise("z", 2).xenos("4", worker=1)
        game, tale = xenos_phase(position)
        assert horde(game) == ({"1": {"worker": 1}} if deaf else {"4": {"worker": 1}})
        assert goals(game, tale) == (("heard", ["5"]) if deaf else ("cut off", []))


@rule("scifi.ambiguity.destination-unreachable")
def test_among_equal_destinations_only_those_within_reach_share_the_xenos() -> None:
    position = scifi(CROSS).survivor("baraka", at="a").noise("z").xenos("4", worker=2)
    game, tale = xenos_phase(position)
    assert goals(game, tale) == ("heard", ["a"])
    assert horde(game) == {"1": {"worker": 2}}


@rule("scifi.ambiguity.xeno-in-destination")
def test_who_stands_on_the_loudest_zone_stays() -> None:
    position = scifi(CROSS).survivor("baraka", at="a").noise("6", 2).xenos("6", worker=2)
    game, tale = xenos_phase(position)
    assert horde(game) == {"6": {"worker": 2}}
    assert goals(game, tale) == ("heard", ["6"])


@rule("scifi.ambiguity.xeno-in-destination", "scifi.activation.split-destinations")
def test_if_the_own_zone_only_ties_one_share_stays() -> None:
    position = scifi(CROSS).survivor("baraka", at="a").noise("6").xenos("6", worker=2)
    game, _ = xenos_phase(position)
    assert horde(game) == {"6": {"worker": 1}, "4": {"worker": 1}}
    # A single one goes where the players say.
    for answer, place in (("towards @6", "6"), ("towards @a", "4")):
        position = scifi(CROSS).survivor("baraka", at="a").noise("6").xenos("6", worker=1)
        game, _ = xenos_phase(position, answer)
        assert horde(game) == {place: {"worker": 1}}


# The way


@rule("scifi.activation.shortest-path")
def test_the_shortest_way_is_taken() -> None:
    """On a block of eight zones, from 4 to 3 it is three steps by the north and five by the south."""
    game, _ = xenos_phase(scifi(BLOCK).survivor("baraka", at="3").xenos("4", worker=1))
    assert horde(game) == {"1": {"worker": 1}}


@rule("scifi.activation.path-ignores-doors", "scifi.activation.door-blocks")
def test_closed_doors_count_as_open_when_ways_are_measured() -> None:
    """Through the door it is two steps, around it four: they stop at the door."""
    board = """
    +#+#+#+
    #aXbo2#
    +o+#+:+
    #1:4:3#
    +#+#+#+
    """
    game, tale = xenos_phase(scifi(board).survivor("baraka", at="2").xenos("a", tank=1))
    assert horde(game) == {"a": {"tank": 1}}
    assert len(tale.of("DoorDestroyed")) == 1


@rule("scifi.ambiguity.xeno-moves-simultaneous")
def test_all_decide_before_anybody_moves() -> None:
    """Both sides of a door spend their action on it; it is destroyed once, and nobody has gone through."""
    board = """
    +#+#+#+#+
    #1oaXbo2#
    +#+#+#+#+
    """
    position = (
        scifi(board)
        .survivor("baraka", at="1", camouflaged=True)
        .survivor("jared", at="2", camouflaged=True)
        .noise("1", 2)
        .noise("2", 2)
        .xenos("a", worker=2)
        .xenos("b", worker=2)
    )
    game, tale = xenos_phase(position)
    # In each room one goes to its own side, and one has the door in the way to the other.
    assert horde(game) == {p: {"worker": 1} for p in ("1", "a", "b", "2")}
    assert [event.counts[0] for event in tale.of("DoorDestroyed")] == [1]
    assert [(places(game, [event.zone]), event.counts[0]) for event in tale.of("XenosStay")] == [(["b"], 1)]
    assert game.state.destroyed.bit_count() == 1


@rule("scifi.ambiguity.xeno-moves-simultaneous", "scifi.turn.xenos-automatic")
def test_nobody_is_asked_where_the_rules_leave_nothing_open() -> None:
    position = scifi(RING).survivor("baraka", at="3").xenos("1", worker=3).xenos("6", hunter=1)
    game = position.xenos_phase()
    assert asked(game) == "pause"
    assert armour(game) == {"baraka": 2}
    assert horde(game) == {"2": {"worker": 3}, "3": {"hunter": 1}}


@rule("darkside.sight.dark-zone-xenos", "darkside.ex.dark-zone-figure")
def test_xenos_see_into_the_dark() -> None:
    """Two people make noise in a; the worker in 1 sees Miles in the dark zone 3, and goes there."""
    position = (
        scifi(CROSS, box="darkside")
        .dark("3")
        .survivor("miles", at="3")
        .survivor("reese", at="a")
        .survivor("drake", at="a")
        .xenos("4", {"driller-worker": 1})
    )
    game, tale = xenos_phase(position)
    assert goals(game, tale) == ("seen", ["3"])


def test_a_question_of_a_split_names_zone_and_kind() -> None:
    game = scifi(RING).survivor("baraka", at="6").xenos("1", tank=1).xenos_phase()
    board = game.world.board
    assert asked(game) == "split-ways"
    assert game.question.subject == (board.at("1"), "tank", board.at("6"))
    assert [o.text for o in game.question.options] == [f"via {board.at('2')}", f"via {board.at('4')}"]
    say(game, "via @4")
    assert horde(game) == {"4": {"tank": 1}}


def test_the_corridor_is_straight() -> None:
    game, _ = xenos_phase(scifi(CORRIDOR).survivor("baraka", at="1").xenos("5", tank=1))
    assert horde(game) == {"4": {"tank": 1}}
