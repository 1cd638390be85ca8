"""Objective tokens: taken one by one, face down until somebody looks."""

from overrun.core import Play
from overrun.scenario import scifi
from overrun.scifi import events
from overrun.scifi.actions.objectives import colour_of, lose_objective, why_not
from overrun.testing import rule
from tests.scifi.hands import Story, actions, offers, options, say, survivor

BASE = """
+#+#+#+
#RoRoR#
+#+#+#+
"""


def face_down(*colours: str, picks: tuple[int, ...] = ()):
    position = scifi(BASE).survivor("jared", at="a1").token("objective", "a1", colour="pool")
    position = position.token("objective", "a1", colour="pool").pool(**dict.fromkeys(colours, 1))
    return position.picks(*picks) if picks else position


@rule("scifi.objective.take", "scifi.objective.one-per-action")
def test_one_action_takes_one_token_in_the_own_zone() -> None:
    game = (
        scifi(BASE)
        .survivor("jared", at="a1")
        .token("objective", "a1", colour="red")
        .token("objective", "a1", colour="red")
        .token("objective", "a2", colour="blue")
        .turn("jared")
    )
    assert options(game, "take") == ["take 0", "take 1"]
    say(game, "take 1")
    assert game.state.taken == 0b10
    assert actions(game, "jared") == 2
    assert options(game, "take") == ["take 0"]


@rule("scifi.objective.xenos-no-block")
def test_xenos_do_not_keep_anybody_from_taking_it() -> None:
    position = scifi(BASE).survivor("jared", at="a1").token("objective", "a1", colour="red")
    assert offers(position.xenos("a1", tank=3).turn("jared"), "take 0")


@rule("scifi.mission.facedown-objectives")
def test_tokens_lie_face_down_and_show_their_colour_when_taken() -> None:
    story = Story()
    game = face_down("green", "red", picks=(0,)).turn("jared", sink=story)
    play = Play(game.ruleset, game.world, game.state)
    assert (colour_of(play, 0), colour_of(play, 1)) == ("red", "red")
    say(game, "take 1")
    play = Play(game.ruleset, game.world, game.state)
    assert (colour_of(play, 0), colour_of(play, 1)) == ("red", "green")
    assert story.of(events.ObjectiveTaken)[0].colour == "green"
    assert game.state.face_down == ["red"]
    say(game, "take 0")
    assert story.of(events.ObjectiveTaken)[1].colour == "red"


@rule("scifi.mission.remote-on-take", "scifi.component.remote-tokens", "scifi.ambiguity.remote-token-slot")
def test_green_and_purple_are_remotes_that_need_no_slot() -> None:
    full = {"hands": ["smg", "smg"], "body": ["search-drone"] * 2, "backpack": ["mre"] * 3 + ["sledge"] * 2}
    position = scifi(BASE).survivor("jared", at="a1", **full)
    for colour in ("green", "purple", "red"):
        position = position.token("objective", "a1", colour=colour)
    game = position.turn("jared")
    say(game, "take 0", "take 1", "take 2")
    assert survivor(game, "jared").tokens == ("green", "purple")


@rule("scifi.ambiguity.machine-destroyed-remote")
def test_a_remote_without_its_machine_is_still_taken() -> None:
    game = scifi(BASE).survivor("jared", at="a1").token("objective", "a1", colour="green").turn("jared")
    say(game, "take 0")
    assert survivor(game, "jared").tokens == ("green",)
    assert not [text for text in options(game) if text.startswith("machine")]


@rule("invader.mold.reveal-removed-objectives", "scifi.ambiguity.blast-removed-tokens")
def test_a_token_that_is_lost_is_looked_at() -> None:
    story = Story()
    game = face_down("green", "red", picks=(1,)).turn("jared", sink=story)
    play = Play(game.ruleset, game.world, game.state)
    play.sink = story
    lose_objective(play, 0)
    assert (story.of(events.ObjectiveLost)[0].token, story.of(events.ObjectiveLost)[0].colour) == (0, "red")
    assert colour_of(play, 0) == "red"
    assert game.state.lost == 0b1
    assert game.state.face_down == ["green"]


def test_a_lost_token_cannot_be_taken() -> None:
    position = scifi(BASE).survivor("jared", at="a1").token("objective", "a1", colour="red")
    assert not options(position.lost(0).turn("jared"), "take")


def test_why_nothing_can_be_taken_is_told() -> None:
    game = scifi(BASE).survivor("jared", at="a1").turn("jared")
    assert why_not(Play(game.ruleset, game.world, game.state), 0) == ["scifi.objective.take"]


def test_a_token_the_mission_forbids_does_not_stand_in_the_way_of_another() -> None:
    fixed = {"colours": ["blue"], "rules": ["darkside.ambiguity.m8-generator-removed"]}
    position = scifi(BASE).survivor("jared", at="a1").mission_rules(fixed_objectives=fixed)
    alone = position.token("objective", "a1", colour="blue").turn("jared")
    assert not options(alone, "take")
    assert why_not(Play(alone.ruleset, alone.world, alone.state), 0) == fixed["rules"]
    both = position.token("objective", "a1", colour="red").turn("jared")
    assert options(both, "take") == ["take 1"]
    assert why_not(Play(both.ruleset, both.world, both.state), 0) == []
