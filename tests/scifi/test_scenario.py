"""The scenario builder itself: every field works, mistakes are named, records replay."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.conformance import check
from overrun.errors import OverrunError
from overrun.scenario import SciFiScenario, scifi
from overrun.scifi import events

from .missions.tools import Story, carried, choose, machine, noise, options, survivor, xenos, zone

BOARD = """
+#+#+#+
#1:2:3#
+D+X+D+
#aoboc#
+#+#+#+
"""


def cole(**said: Any) -> SciFiScenario:
    """Cole in the room a."""
    return scifi(BOARD).survivor("cole", at="a", **said)


# Every field


def test_a_survivor_is_as_said() -> None:
    game = (
        scifi(BOARD, seats=2)
        .survivor(
            "cole",
            at="a",
            seat=1,
            experience=8,
            skills=("lucky",),
            hands=["flamethrower+canister+canister", "smg"],
            body=["oxygen-tank", "searchlight"],
            backpack=["mre"],
            tokens=("green",),
            armour=1,
            camouflaged=True,
            actions=2,
        )
        .survivor("jared", at=0, acted=True)
        .survivor("vivian", at=0, away=True)
        .turn("cole")
    )
    who = survivor(game, "cole")
    assert (who.seat, who.zone, who.experience, who.actions) == (1, zone(game, "a"), 8, 2)
    assert (who.armour, who.base_armour, who.camouflaged, who.tokens) == (1, 2, True, ("green",))
    assert who.skills == ("search-2-cards", "plus-1-action", "lucky")
    seen = game.view()["survivors"][0]
    assert seen["hands"] == [
        {"kind": "flamethrower", "attached": ["canister", "canister"]},
        {"kind": "smg"},
    ]
    assert seen["body"] == [{"kind": "oxygen-tank"}, {"kind": "searchlight"}]
    assert seen["backpack"] == [{"kind": "mre"}, None, None, None, None]
    assert (survivor(game, "jared").zone, survivor(game, "jared").acted) == (0, True)
    assert (survivor(game, "vivian").zone, survivor(game, "vivian").fate) == (-1, "away")


def test_without_skills_named_the_yellow_one_comes_with_the_level() -> None:
    assert len(survivor(cole(experience=6).turn("cole"), "cole").skills) == 1
    yellow = survivor(cole(experience=7).turn("cole"), "cole")
    assert len(yellow.skills) == 2
    assert survivor(cole(own_skills=False).turn("cole"), "cole").skills == ()
    assert yellow.experience == 7


def test_nothing_is_there_twice() -> None:
    game = cole(hands=["flamethrower+canister", "prototype-sniper-rifle"], body=["oxygen-tank"]).turn("cole")
    state = game.state
    everywhere = [
        *state.equipment_deck,
        *state.aside,
        *state.out,
        *state.oxygen,
        *state.prototypes,
        *(card for card in state.survivors[0].slots if card >= 0),
        *(under for _, under in state.attached),
    ]
    assert sorted(everywhere) == list(range(len(game.world.cards)))
    assert carried(game, "cole") == ["flamethrower", "oxygen-tank", "prototype-sniper-rifle"]


def test_xenos_machines_and_noise() -> None:
    game = (
        cole()
        .token("bot", "1")
        .xenos("3", worker=2)
        .xenos("3", {"spoiler-abomination": 1}, worker=1)
        .machine("peacekeeper", at="2", active=True)
        .machine("falchion", at="c")
        .noise("3")
        .noise("3", 2)
        .turn("cole")
    )
    assert xenos(game, "3") == {"worker": 3, "spoiler-abomination": 1}
    assert (machine(game, "peacekeeper").zone, machine(game, "peacekeeper").active) == (zone(game, "2"), True)
    assert (machine(game, "falchion").zone, machine(game, "falchion").active) == (zone(game, "c"), False)
    assert noise(game, "3") == 3
    assert noise(game, "2") == 1


def test_doors_mold_and_pits() -> None:
    game = (
        cole()
        .doors(open=(("2", "b"),), closed=(("1", "a"),), destroyed=(("3", "c"),))
        .mold("1")
        .dead_mold("2")
        .pits("3")
        .filled_pits("c")
        .turn("cole")
    )
    view = game.view()
    doors = {frozenset((door.a, door.b)): door.id for door in game.world.board.doors}
    pair = {name: doors[frozenset(zone(game, place) for place in name)] for name in ("1a", "2b", "3c")}
    assert view["closed_doors"] == [pair["1a"]]
    assert view["destroyed_doors"] == [pair["3c"]]
    assert view["door_tokens"] == 3
    assert (view["mold"], view["dead_mold"]) == ([zone(game, "1")], [zone(game, "2")])
    assert (view["pits"], view["filled_pits"]) == ([zone(game, "3")], [zone(game, "c")])
    assert cole().doors(reserve=0).turn("cole").view()["door_tokens"] == 0


def test_mold_and_pits_of_the_map_may_show_the_other_side() -> None:
    game = (
        scifi(BOARD)
        .token("mold", "1", state="active")
        .token("mold", "2", state="inactive")
        .token("pit", "3", state="open")
        .dead_mold("1")
        .mold("2")
        .filled_pits("3")
        .survivor("cole", at="a")
        .turn("cole")
    )
    view = game.view()
    assert (view["mold"], view["dead_mold"]) == ([zone(game, "2")], [zone(game, "1")])
    assert (view["pits"], view["filled_pits"]) == ([], [zone(game, "3")])


def test_goals_defeats_rules_and_tokens_of_a_drawn_board() -> None:
    game = (
        cole()
        .token("objective", "a", colour="red")
        .token("objective", "c", colour="pool")
        .token("exit", "b")
        .pool(green=1)
        .goal("take-objectives", colours=["red"])
        .goal("escape", step=2)
        .defeat("objective-removed", colours=["green"])
        .mission_rules(objective_experience={"points": 3})
        .turn("cole")
    )
    assert game.view()["goals"] == {"take-objectives": False, "escape": False}
    assert game.view()["face_down"] == ["green"]
    choose(game, "take 0", f"move {zone(game, 'b')}", "end", "leave")
    assert survivor(game, "cole").experience == 3
    assert game.result is not None
    assert game.result.won


def test_what_the_mission_has_seen() -> None:
    game = (
        scifi("invader/m7-xenium-burger")
        .survivor("cole", at="02-R.c2")
        .taken(0)
        .lost(1)
        .face_down(*["red"] * 6)
        .awake("green")
        .first_spawn("09-R.c3")
        .so_far(done=("spawn-red",), crew=3, samples=("worker",), charges=("red",), reached=2)
        .turn("cole")
    )
    view = game.view()
    assert (view["objectives_taken"], view["objectives_lost"]) == ([0], [1])
    assert view["face_down"] == ["red"] * 6
    assert [s["colour"] for s in view["spawns"] if not s["active"]] == ["purple"]
    assert view["first_spawn"] == zone(game, "09-R.c3")
    assert (view["crew"], view["samples"], view["charges"]) == (3, ["worker"], {"red": 1})
    assert view["reached"] == "orange"
    assert game.state.done == ("spawn-red",)


def test_the_next_cards_dice_and_picks() -> None:
    story = Story()
    game = (
        cole(hands=["smg"])
        .token("spawn", "3")
        .equipment("mre", "smg")
        .xeno_cards(4, 2)
        .xenos("b", worker=1)
        .dice(5, 1)
        .turn("cole", sink=story)
    )
    kinds = [game.world.cards[card].id for card in reversed(game.state.equipment_deck[-2:])]
    assert kinds == ["mre", "smg"]
    assert list(reversed(game.state.xeno_deck[-2:])) == [4, 2]
    choose(game, f"shoot smg {zone(game, 'b')}")
    assert [event.dice[:2] for event in story.of(events.DiceRolled)] == [(5, 1)]


def test_only_these_cards() -> None:
    game = cole().equipment("mre", only=True).xeno_cards(2, only=True).turn("cole")
    assert [game.world.cards[card].id for card in game.state.equipment_deck] == ["mre"]
    assert game.state.xeno_deck == [2]


def test_dark_side_on_a_drawing() -> None:
    game = (
        scifi(BOARD, box="darkside")
        .dark("3")
        .survivor("drake", at="a")
        .xenos("3", {"driller-worker": 1})
        .turn("drake")
    )
    assert game.world.boxes == ("darkside",)
    assert game.world.board.dark == 1 << zone(game, "3")


# Beginnings


@pytest.mark.parametrize(
    ("start", "phase"),
    [("players", "players"), ("players_over", "players"), ("xenos_phase", "xenos"), ("end_phase", "end")],
)
def test_a_game_begins_where_it_is_told(start: str, phase: str) -> None:
    story = Story()
    getattr(cole(), start)(sink=story)
    phases = [event.phase for event in story.of(events.PhaseStarted)]
    expected = {"players": [], "players_over": ["xenos", "end"], "xenos_phase": ["xenos", "end"]}
    assert phases == expected.get(start, ["end"])
    assert phase


def test_the_spawn_step() -> None:
    story = Story()
    cole().token("spawn", "3").xeno_cards(51).first_spawn("3").spawn_step(sink=story)
    assert [event.card for event in story.of(events.XenoCardDrawn)][:1] == [51]


def test_a_turn_begins_and_ends_once() -> None:
    story = Story()
    game = cole().survivor("jared", at="b").turn("cole", sink=story)
    choose(game, "end")
    assert [event.survivor for event in story.of(events.TurnStarted)] == [0, 1]
    assert [event.survivor for event in story.of(events.TurnEnded)] == [0]


# Mistakes


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda s: s.survivor("nobody", at="a"), "there is no survivor 'nobody'"),
        (lambda s: s.survivor("cole", at="a"), "a survivor is there twice"),
        (lambda s: s.survivor("jared", at="z"), "there is no place 'z'"),
        (lambda s: s.survivor("jared", at=99), "there is no zone 99"),
        (lambda s: s.survivor("jared", at="a", hands=["sword"]), "there is no card 'sword'"),
        (lambda s: s.survivor("jared", at="a", hands=["smg"] * 3), "count of cards"),
        (lambda s: s.survivor("jared", at="a", skills=("flying",)), "no skill 'flying'"),
        (lambda s: s.survivor("jared", at="a", experience=44), "a number from 0 to 43"),
        (lambda s: s.survivor("jared", at="a", seat=1), "a number from 0 to 0"),
        (lambda s: s.survivor("jared", at="a", first_tank=True), "has no oxygen tank"),
        (lambda s: s.xenos("a", zombie=1), "there are no xenos 'zombie'"),
        (lambda s: s.xenos("a", hunter=15), "a number from 0 to 14"),
        (lambda s: s.machine("vindicator", at="a"), "there is no machine 'vindicator'"),
        (lambda s: s.noise("a", -1), "the noise at 'a'"),
        (lambda s: s.doors(closed=(9,)), "a door is a number"),
        (lambda s: s.doors(closed=(("1", "c"),)), "there are 0 doorways"),
        (lambda s: s.taken(3), "an objective token"),
        (lambda s: s.equipment("oxygen-tank"), "not a card of the equipment deck"),
        (lambda s: s.xeno_cards(999), "there is no xeno card 999"),
        (lambda s: s.xeno_cards(1, 1), "there only once"),
        (lambda s: s.xeno_cards(only=True), "without any xeno card"),
        (lambda s: s.dice(7), "the face of a die"),
        (lambda s: s.first_player(2), "the first player's seat"),
        (lambda s: s.token("objective", "nowhere"), "there is no place 'nowhere'"),
    ],
)
def test_mistakes_are_named(change: Any, problem: str) -> None:
    with pytest.raises(OverrunError, match=problem):
        change(cole()).turn("cole")


def test_more_mistakes() -> None:
    with pytest.raises(OverrunError, match="whose turn is it"):
        cole().turn("jared")
    with pytest.raises(OverrunError, match="needs at least one survivor"):
        scifi(BOARD).players()
    with pytest.raises(OverrunError, match="only of a drawn board"):
        scifi("invader/m0-breach").goal("escape").survivor("cole", at="02-R.c2").turn("cole")
    with pytest.raises(OverrunError, match="not so many flamethrower cards"):
        cole(hands=["flamethrower", "flamethrower"], backpack=["flamethrower"]).turn("cole")


# Records


def test_a_game_from_a_scenario_replays() -> None:
    game = cole(hands=["smg"]).xenos("b", worker=2).dice(6, 6).turn("cole")
    choose(game, f"shoot smg {zone(game, 'b')}")
    copy = overrun.replay(game.record)
    assert copy.view() == game.view()
    assert options(copy) == options(game)


def test_conformance() -> None:
    def position() -> Any:
        return (
            scifi("invader/m9-uninvited-guests", seats=2)
            .survivor("cole", at="01-V.c2", hands=["flamethrower+canister", "smg"], experience=18)
            .survivor("jared", at="01-V.c3", seat=1, hands=["chainsaw"], experience=42)
            .xenos("01-V.b2", worker=3, tank=1, hunter=2)
            .players()
        )

    check(position, seed=3, max_answers=120, never=("concede",))
