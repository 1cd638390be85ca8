"""The round: whose turn it is, how many actions there are, what the end phase does."""

import pytest

from overrun.core import IllegalChoice
from overrun.games import new
from overrun.scenario import scifi
from overrun.scifi import events
from overrun.testing import rule
from tests.scifi.hands import (
    Story,
    actions,
    asides,
    asked,
    carried,
    noise,
    offers,
    options,
    reach,
    say,
    survivor,
    until,
    where,
)

BASE = """
+#+#+#+#+#+
#C:C:C:C:C#
+o+#+#+#+#+
#R#R#R#R#R#
+#+#+#+#+#+
"""


def two_seats(**said):
    return (
        scifi(BASE, seats=2, **said)
        .survivor("jared", at="a1", seat=0)
        .survivor("cole", at="a1", seat=0)
        .survivor("vivian", at="a1", seat=1)
        .survivor("magnus", at="a1", seat=1)
    )


# The players' phase


@rule("scifi.turn.first-player-begins", "scifi.turn.activate-own-survivors", "scifi.turn.next-player-left")
def test_players_activate_their_survivors_one_after_the_other_clockwise_from_the_first() -> None:
    game = two_seats().first_player(1).players()
    assert options(game) == ["activate vivian", "activate magnus"]
    assert game.question.seats == (1,)
    say(game, "activate magnus", "end")
    # The last one has no choice but to begin.
    assert game.question.subject == ("vivian",)
    say(game, "end")
    assert options(game) == ["activate jared", "activate cole"]
    assert game.question.seats == (0,)


@rule("scifi.turn.players-phase-ends", "scifi.turn.round-order")
def test_after_everybodys_turn_come_the_xenos_the_end_phase_and_the_next_round() -> None:
    story = Story()
    game = two_seats().players(sink=story)
    for _ in range(4):
        until(game, "action")
        say(game, "end")
    told = [(type(event).__name__, getattr(event, "phase", "")) for event in story.events]
    phases = [entry for entry in told if entry[0] in ("PhaseStarted", "RoundStarted")]
    assert phases == [("PhaseStarted", "xenos"), ("PhaseStarted", "end"), ("RoundStarted", "")]
    assert game.round == 2
    assert asked(game) == "activate"


@rule("scifi.ambiguity.survivor-turn-whole")
def test_nobody_switches_in_mid_turn() -> None:
    game = two_seats().players()
    say(game, "activate jared", "move @a2")
    assert game.question.subject == ("jared",)
    with pytest.raises(IllegalChoice):
        game.choose("activate cole")


@rule("scifi.turn.base-actions", "scifi.turn.repeat-actions")
def test_three_actions_and_the_same_one_as_often_as_one_likes() -> None:
    game = scifi(BASE).survivor("jared", at="a1").turn("jared")
    assert actions(game, "jared") == 3
    say(game, "noise", "noise", "noise")
    assert noise(game, "a1") == 3
    assert options(game) == ["end"]


@rule("scifi.skill.plus-1-action", "scifi.experience.yellow")
def test_at_yellow_there_is_a_fourth_action() -> None:
    game = scifi(BASE).survivor("jared", at="a1", experience=7).turn("jared")
    assert actions(game, "jared") == 4


@rule("scifi.action.do-nothing")
def test_ending_a_turn_gives_up_what_is_left_of_it() -> None:
    game = two_seats().players()
    say(game, "activate jared", "end")
    assert survivor(game, "jared").acted
    assert actions(game, "jared") == 0
    assert game.question.subject == ("cole",)


@rule("scifi.turn.action-list")
def test_everything_on_the_list_is_on_offer() -> None:
    game = (
        scifi(BASE)
        .survivor("vivian", at="b1", hands=["cattle-prod", "smg"])
        .survivor("cole", at="b1")
        .token("objective", "b1", colour="red")
        .machine("falchion", at="b1")
        .xenos("a1", worker=1)
        .turn("vivian")
    )
    verbs = {option.verb for option in game.question.options}
    assert {
        "move",
        "search",
        "reorganise",
        "trade",
        "take",
        "noise",
        "shoot",
        "machine-shoot",
        "end",
    } <= verbs


# The order of turns


@rule("scifi.skill.tactician")
def test_a_tactician_takes_the_turn_before_or_after_that_of_anybody() -> None:
    def position():
        return (
            scifi(BASE, seats=2)
            .survivor("jared", at="a1", seat=0)
            .survivor("cole", at="a1", seat=0)
            .survivor("vivian", at="a1", seat=1, skills=("tactician",))
        )

    before = position().players()
    assert options(before) == ["activate jared", "activate cole", "activate vivian"]
    assert [before.question.seats_for(option) for option in before.question.options] == [(0,), (0,), (1,)]
    before.choose("activate vivian", seat=1)
    assert before.question.subject == ("vivian",)
    say(before, "end")
    assert options(before) == ["activate jared", "activate cole"]
    # Between two turns of another player, but not within one.
    between = position().players()
    say(between, "activate jared")
    assert not [text for text in options(between) if text.startswith("activate")]
    say(between, "end", "activate vivian", "end")
    assert between.question.subject == ("cole",)


@rule("scifi.skill.tactician", "scifi.turn.activate-own-survivors")
def test_a_tactician_may_wait_for_the_others_but_has_to_act_at_last() -> None:
    position = (
        scifi(BASE, seats=2)
        .survivor("vivian", at="a1", seat=0, skills=("tactician",))
        .survivor("jared", at="a1", seat=1)
    )
    game = position.players()
    assert options(game) == ["activate vivian", "later"]
    say(game, "later")
    assert options(game) == ["activate jared", "activate vivian"]
    game.choose("activate jared", seat=1)
    say(game, "end")
    # Nobody else is left: the turn begins without asking.
    assert game.question.subject == ("vivian",)
    say(game, "end")
    assert game.round == 2


@rule("scifi.skill.born-leader")
def test_a_gift_is_one_action_at_once_and_then_the_leader_goes_on() -> None:
    position = two_seats()
    position._people[0]["skills"] = ("born-leader",)
    game = position.players()
    say(game, "activate jared", "lead vivian")
    assert asked(game) == "gift"
    assert game.question.seats == (1,)
    say(game, "move @a2")
    assert where(game, "vivian") == "a2"
    assert game.question.subject == ("jared",)
    assert actions(game, "jared") == 3
    assert not options(game, "lead")


@rule("scifi.skill.born-leader", "scifi.ambiguity.surcharge-payment")
def test_a_gift_does_not_pay_for_leaving_xenos_behind() -> None:
    game = (
        scifi(BASE)
        .survivor("jared", at="a1", skills=("born-leader",))
        .survivor("cole", at="a3")
        .xenos("a3", worker=1)
        .turn("jared")
    )
    say(game, "lead cole")
    assert not options(game, "move")
    assert offers(game, "noise")
    say(game, "decline")
    assert asked(game) == "action"


@rule("scifi.skill.born-leader")
def test_a_gift_counts_for_the_limits_of_the_turn() -> None:
    position = (
        scifi(BASE)
        .survivor("jared", at="a1", skills=("born-leader",))
        .survivor("cole", at="b1", own_skills=False)
        .equipment("sledge", "sledge")
    )
    game = position.turn("jared")
    say(game, "lead cole", "search", "discard sledge", "end")
    assert game.question.subject == ("cole",)
    assert not offers(game, "search")
    assert actions(game, "cole") == 3


@pytest.mark.parametrize("extra", [False, True])
@rule("scifi.ambiguity.given-search", "scifi.search.once-per-turn")
def test_a_given_search_is_the_one_of_the_round_unless_a_house_rule_makes_it_extra(extra) -> None:
    def position():
        found = scifi(BASE, house={"given_search_is_extra": extra})
        found.survivor("jared", at="a1", skills=("born-leader",)).survivor("cole", at="b1", own_skills=False)
        return found.equipment("sledge", "sledge", "sledge")

    before = position().turn("jared")
    say(before, "lead cole", "search", "discard sledge", "end")
    assert before.question.subject == ("cole",)
    assert bool(offers(before, "search")) is extra
    if extra:
        say(before, "search", "discard sledge")
        assert not offers(before, "search")
    after = position().players()
    say(after, "activate cole", "search", "discard sledge", "end", "lead cole")
    assert asked(after) == "gift"
    assert bool(offers(after, "search")) is extra


@rule("scifi.ambiguity.escalation-breaks", "scifi.skill.escalation")
def test_a_door_or_a_move_ends_a_row_of_attacks() -> None:
    board = """
    +#+#+#+
    #CDRoR#
    +#+#+#+
    """

    def dice_after(*between: str) -> int:
        story = Story()
        game = (
            scifi(board)
            .survivor("jared", at="a2", hands=["sledge"], own_skills=False, skills=("escalation-melee",))
            .xenos("a2", tank=9)
            .turn("jared", sink=story)
        )
        for answer in ("melee sledge", *between, "melee sledge"):
            say(game, answer)
            until(game, "action")
        return len(story.of(events.DiceRolled)[-1].dice)

    assert dice_after() == 4
    assert dice_after("close 0") == 3
    assert dice_after("noise") == 3


# The end phase


@rule("scifi.turn.end-phase-first-player", "scifi.ambiguity.empty-player")
def test_the_first_player_token_goes_round_also_past_a_player_whose_survivors_are_gone() -> None:
    game = (
        scifi(BASE, seats=3)
        .survivor("jared", at="a1", seat=0)
        .survivor("cole", at="a1", seat=1, away=True)
        .survivor("vivian", at="a1", seat=2)
        .end_phase()
    )
    assert game.state.first_player == 1
    # Seat 1 has nobody to activate: the turn goes on to seat 2.
    assert game.question.subject == ("vivian",)
    say(game, "end")
    assert game.question.subject == ("jared",)
    say(game, "end")
    until(game, "action")
    assert game.state.first_player == 2


@rule("scifi.skill.auto-repair", "scifi.skill.medic", "scifi.ambiguity.end-phase-order")
def test_armour_is_repaired_before_the_tokens_go() -> None:
    story = Story()
    game = (
        scifi(BASE)
        .survivor("magnus", at="a1", armour=1, own_skills=False, skills=("auto-repair",))
        .survivor("vivian", at="a2", armour=1)
        .survivor("jared", at="a2", armour=1)
        .survivor("cole", at="a3", armour=1)
        .end_phase(sink=story)
    )
    armour = {name: survivor(game, name).armour for name in ("magnus", "vivian", "jared", "cole")}
    assert armour == {"magnus": 3, "vivian": 2, "jared": 2, "cole": 1}
    told = [type(event).__name__ for event in story.events]
    assert told.index("Healed") < told.index("NoiseRemoved") < told.index("FirstPlayer")


# Any time


@rule("scifi.inventory.discard-anytime")
def test_cards_may_be_thrown_away_in_anybodys_turn() -> None:
    position = two_seats()
    position._people[2]["backpack"] = ["mre", "canister"]
    game = position.players()
    say(game, "activate jared")
    assert asides(game, seat=1) == ["drop vivian mre", "drop vivian canister", "concede 1"]
    game.choose("drop vivian mre", seat=1)
    assert carried(game, "vivian") == ["canister"]
    assert game.question.subject == ("jared",)
    assert actions(game, "jared") == 3


@rule("scifi.ambiguity.impossible-objective-scope")
def test_the_team_may_give_up_if_it_confirms() -> None:
    game = two_seats().players()
    game.choose("concede 1", seat=1)
    say(game, "fight-on")
    assert asked(game) == "activate"
    game.choose("concede 0", seat=0)
    say(game, "give-up")
    assert game.over
    assert not game.result.won


@rule("scifi.ambiguity.xenos-link-turn", "scifi.skill.xenos-link")
def test_an_extra_turn_is_a_whole_one() -> None:
    """Card 51 is an extra activation: whoever has the link acts before the xenos, with everything renewed."""
    position = (
        scifi(BASE)
        .survivor("vivian", at="b1", own_skills=False, skills=("xenos-link",))
        .token("spawn", "a5", colour="red")
        .equipment("sledge", "sledge")
        .xeno_cards(51)
    )
    game = position.turn("vivian")
    say(game, "search", "discard sledge", "end")
    assert asked(game) == "action"
    assert game.round == 1
    assert actions(game, "vivian") == 3
    assert offers(game, "search")
    say(game, "end")
    until(game, "action")
    assert game.round == 2


@rule("scifi.setup.04-seating")
def test_seats_follow_each_other_clockwise() -> None:
    game = new("invader/m1-gathering-forces", seed=3, seats=3)
    until(game, "first-player", "done")
    say(game, "first 2")
    order: list[int] = []
    for _ in range(6):
        until(game, "action", "x")
        seat = game.question.seats[0]
        if not order or order[-1] != seat:
            order.append(seat)
        say(game, "end")
    assert order == [2, 0, 1]


def test_options_of_moves_do_not_depend_on_the_order_of_turns() -> None:
    game = two_seats().players()
    say(game, "activate jared")
    assert reach(game) == {"a2", "b1"}


def test_between_turns_nobody_is_active_and_the_end_of_a_turn_is_told() -> None:
    story = Story()
    game = two_seats().players(sink=story)
    say(game, "activate jared")
    assert game.state.active == 0
    say(game, "end")
    assert [event.survivor for event in story.of(events.TurnEnded)] == [0]
    say(game, "end")
    # Both of seat 0 are done; it is not yet clear who goes on.
    assert game.state.active == -1
    assert asked(game) == "activate"


@rule("scifi.mission.exit", "scifi.end.win-immediately")
def test_the_last_one_to_leave_wins_at_the_end_of_the_turn() -> None:
    position = scifi(BASE).survivor("jared", at="a1").token("exit", "a1").goal("escape")
    game = position.turn("jared")
    say(game, "end", "leave")
    assert game.over
    assert game.result.won


def test_giving_up_is_remembered() -> None:
    game = two_seats().players()
    game.choose("concede 0", seat=0)
    say(game, "give-up")
    assert game.state.conceded


@rule("scifi.skill.born-leader", "invader.ambiguity.oxygen-tank-lost-outside")
def test_outside_a_gift_is_for_anything_with_a_tank_and_for_the_way_back_without() -> None:
    board = """
    +#+#+#+
    #ALX:X#
    +#+#+#+
    """

    def gift(**cards):
        game = (
            scifi(board)
            .survivor("jared", at="a1", skills=("born-leader",))
            .survivor("cole", at="a3", hands=["smg"], **cards)
            .turn("jared")
        )
        say(game, "lead cole")
        return {option.verb for option in game.question.options}

    assert gift() == {"move", "reorganise", "decline"}
    assert gift(body=["oxygen-tank"]) == {"move", "reorganise", "noise", "decline"}
