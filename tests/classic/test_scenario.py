"""The scenario builder itself: every field works, mistakes are named, records replay."""

from typing import Any

import pytest

import overrun
from overrun.classic import events
from overrun.conformance import check
from overrun.errors import OverrunError
from overrun.scenario import ClassicScenario, classic
from tests.classic.helpers import (
    Story,
    asked,
    at,
    carried,
    choose,
    hands,
    noise,
    options,
    pile,
    reserve,
    survivor,
    tokens,
    where,
    zombies,
    zone,
)

BOARD = """
+#+#+#+
#1:2:3#
+#+X+X+
#aoboc#
+#+#+#+
"""


def ned(**said: Any) -> ClassicScenario:
    """Ned in the street 1."""
    return classic(BOARD).survivor("ned", at="1", **said)


# Every field


def test_a_survivor_is_as_said() -> None:
    game = (
        classic(BOARD, seats=2)
        .survivor(
            "ned",
            at="a",
            seat=1,
            experience=8,
            skills=("hoard",),
            hands=["pistol"],
            reserve=["water", "scope"],
            wounds=1,
            actions=2,
        )
        .survivor("amy", at=0, acted=True)
        .turn("ned")
    )
    who = survivor(game, "ned")
    assert (who.seat, who.zone, who.experience, who.actions) == (1, zone(game, "a"), 8, 2)
    assert who.skills == ("free-search", "plus-1-action", "hoard")
    assert hands(game, "ned") == ["pistol"]
    assert reserve(game, "ned") == ["water", "scope", "wounded"]
    assert len(who.slots) == 6  # hoard
    assert where(game, "amy") == 0
    assert survivor(game, "amy").acted


def test_without_skills_named_the_yellow_one_comes_with_the_level() -> None:
    assert survivor(ned(experience=6).turn("ned"), "ned").skills == ("free-search",)
    yellow = ned(experience=7).turn("ned")
    assert survivor(yellow, "ned").skills == ("free-search", "plus-1-action")
    assert survivor(yellow, "ned").actions == 4
    assert survivor(ned(own_skills=False).turn("ned"), "ned").skills == ()


def test_cards_are_taken_out_of_the_deck_and_nothing_is_there_twice() -> None:
    game = ned(hands=["machete", "molotov"], reserve=["sniper-rifle", "mas-shotgun"], wounds=1).turn("ned")
    state = game.state
    everywhere = [
        *state.equipment_deck,
        *state.aside,
        *state.out,
        *(card for card in state.survivors[0].slots if card >= 0),
        *(under for _, under in state.tucked),
    ]
    assert sorted(everywhere) == list(range(len(game.world.cards)))
    assert carried(game, "ned") == ["machete", "mas-shotgun", "molotov", "sniper-rifle", "wounded"]


def test_seats_in_cars() -> None:
    game = (
        classic(BOARD)
        .token("car", "3", of="police")
        .mission_rules(cars="drive")
        .survivor("amy", at="3", car=0)
        .survivor("ned", at="3", car=0, driver=True)
        .turn("ned")
    )
    assert game.state.cars[0].seats == [1, 0, -1, -1]
    assert where(game, "amy") == where(game, "ned") == zone(game, "3")


def test_cars_stand_elsewhere_with_supplies_in_them() -> None:
    game = ned().token("car", "3", of="police").car(0, "2", "water", "canned-food").turn("ned")
    assert game.state.cars[0].zone == zone(game, "2")
    assert game.view()["cars"][0]["supplies"] == ["water", "canned-food"]
    with pytest.raises(OverrunError, match="there is no car 1; the board has 1"):
        ned().token("car", "3", of="police").car(1, "2").turn("ned")


def test_tokens_that_lie_face_down() -> None:
    mission = "classic/09-might-makes-right"
    game = (
        classic(mission)
        .survivor("ned", at="1B.b")
        .taken(1)
        .face_down("marked", "neutral", "neutral")
        .turn("ned")
    )
    assert sorted(game.state.face_down) == ["marked", "neutral", "neutral"]
    with pytest.raises(OverrunError, match="3 objective tokens are left, but 1 are said to lie face down"):
        classic(mission).survivor("ned", at="1B.b").taken(1).face_down("marked").turn("ned")


def test_zombies_and_noise_add_up() -> None:
    game = (
        ned().zombies("a", walker=2).zombies("a", walker=1, runner=1).noise("3", 2).noise("3", 1).turn("ned")
    )
    assert zombies(game, "a") == {"walker": 3, "runner": 1}
    assert tokens(game, "3") == 3


def test_tokens_goals_rules_and_manholes_of_a_drawn_board() -> None:
    game = (
        ned()
        .token("objective", "1", colour="blue")
        .token("spawn", "3")
        .token("exit", "2")
        .token("noise", "c", count=4)
        .goal("take-objectives")
        .goal("all-at-exit")
        .mission_rules(objective_experience=5, zombie_deck=(41, 2), cars="none")
        .manholes("2", "a")
        .turn("ned")
    )
    assert game.world.objectives[0].colour == "blue"
    assert [spawn["zone"] for spawn in game.view()["spawns"]] == [zone(game, "3")]
    assert game.world.exits == 1 << zone(game, "2")
    assert noise(game, "c") == 4
    assert game.view()["goals"] == {"take-objectives": False, "all-at-exit": False}
    assert sorted(game.state.zombie_deck) == [2, 41]
    assert [z.id for z in game.world.board.zones if z.manholes] == [zone(game, "2"), zone(game, "a")]
    game.choose("take 0")
    assert survivor(game, "ned").experience == 5
    choose(game, at(game, "move", "2"))
    assert game.result is not None
    assert game.result.won


def test_doors_buildings_and_taken_tokens() -> None:
    game = ned().token("objective", "1").doors(open=(1,)).opened("b").taken(0).turn("ned")
    assert game.view()["closed_doors"] == [0]
    assert game.state.opened == 1
    assert game.view()["objectives"] == []
    shut = classic(BOARD.replace("X", "D")).survivor("ned", at="1").doors(closed=(0,)).turn("ned")
    assert shut.view()["closed_doors"] == [0]


def test_the_next_cards_dice_and_picks() -> None:
    story = Story()
    game = (
        classic(BOARD)
        .token("spawn", "3")
        .token("car", "1", of="pimpmobile")
        .mission_rules(cars="search")
        .survivor("amy", at="1")
        .survivor("josh", at="a", hands=["katana"])
        .equipment("water", "pistol")
        .zombie_cards(4, 2)
        .zombies("a", abomination=1)
        .picks(1)
        .dice(6, 1)
        .turn("amy", sink=story)
    )
    assert [pile(game, [card])[0] for card in reversed(game.state.equipment_deck[-2:])] == ["water", "pistol"]
    assert list(reversed(game.state.zombie_deck[-2:])) == [4, 2]
    # Of the 52 cards of the equipment deck Josh has the katana.
    assert (len(game.state.equipment_deck), len(game.state.zombie_deck)) == (51, 42)
    choose(game, "search-car 0", "keep mas-shotgun", "done", "end", "melee katana")
    assert [event.dice for event in story.of(events.DiceRolled)] == [(6, 1)]


def test_only_these_cards() -> None:
    game = ned().equipment("water", only=True).zombie_cards(2, only=True).turn("ned")
    assert pile(game, game.state.equipment_deck) == ["water"]
    assert game.state.zombie_deck == [2]
    assert ned().equipment(only=True).turn("ned").state.equipment_deck == []


def test_unloaded_weapons() -> None:
    game = ned(hands=["sawed-off"]).zombies("1", walker=1).unloaded("sawed-off").turn("ned")
    assert options(game, "shoot", "reload") == ["reload sawed-off"]


def test_house_rules_seats_seed_and_first_player() -> None:
    game = (
        classic(BOARD, seats=2, seed=9, house={"mild_friendly_fire": True})
        .survivor("ned", at="1", seat=0)
        .survivor("amy", at="1", seat=1)
        .first_player(1)
        .players()
    )
    assert game.world.house.mild_friendly_fire
    assert game.seed == 9
    assert game.question is not None
    assert game.question.seats == (1,)


def test_a_mission_s_zombies_stay_only_if_one_says_so() -> None:
    empty = classic("classic/00-tutorial").survivor("ned", at="1B.b").turn("ned")
    assert empty.view()["zombies"] == []
    kept = classic("classic/00-tutorial").survivor("ned", at="1B.b").keep_mission_zombies().turn("ned")
    assert zombies(kept, "2B.7") == {"walker": 1}
    assert zombies(kept, "1B.5") == {"walker": 1}


# Where it starts


def test_a_turn_then_the_other_turns_then_the_zombies() -> None:
    story = Story()
    game = ned().survivor("amy", at="2").turn("amy", sink=story)
    assert game.question is not None
    assert game.question.subject == ("amy",)
    choose(game, "end", "end")
    assert [event.survivor for event in story.of(events.TurnEnded)] == [1, 0]
    assert game.state.round == 2


@pytest.mark.parametrize(
    ("start", "first"),
    [
        ("players", events.TurnStarted),
        ("zombies_phase", events.ZombiesMoved),
        ("spawn_step", events.ZombieCardDrawn),
        ("end_phase", events.NoiseRemoved),
    ],
)
def test_every_start_begins_where_it_says(start: str, first: type) -> None:
    story = Story()
    scenario = ned().survivor("amy", at="2").zombies("3", walker=1).token("spawn", "3").zombie_cards(2)
    game = getattr(scenario, start)(sink=story)
    if start == "players":
        game.choose("activate ned")
    kinds = (events.TurnStarted, events.ZombiesMoved, events.ZombieCardDrawn, events.NoiseRemoved)
    assert type(story.of(*kinds)[0]) is first


def test_after_the_end_phase_rounds_go_on_as_usual() -> None:
    game = ned().end_phase()
    assert game.state.round == 2
    game.choose("end")
    assert game.state.round == 3
    # Nothing is left over on the agenda: a survivor's turn, his player's, the zombies' phase, the end.
    assert [type(step).__name__ for step in game.state.agenda] == ["EndPhase", "ZombiesPhase", "PlayerTurn"]


# Mistakes


@pytest.mark.parametrize(
    ("scenario", "active", "sentence"),
    [
        (classic(BOARD).survivor("bob", at="1"), "bob", "there is no survivor 'bob'; there are: amy, doug"),
        (ned(), "amy", "whose turn is it\\? 'amy' is not one of: ned"),
        (classic(BOARD), "ned", "at least one survivor"),
        (ned().survivor("ned", at="2"), "ned", "a survivor is there twice: ned, ned"),
        (classic(BOARD).survivor("ned", at="9"), "ned", "no place '9' on this board; there are: 1, 2, 3, a"),
        (classic(BOARD).survivor("ned", at=6), "ned", "no zone 6; the board has zones 0 to 5"),
        (ned(colour="red"), "ned", r"people\[0\].colour: unknown field"),
        (ned(seat=1), "ned", "ned's seat is a number from 0 to 0, not 1"),
        (ned(skills=("fly",)), "ned", "no skill 'fly'"),
        (ned(hands=["sword"]), "ned", "there is no card 'sword'; there are: pistol"),
        (
            ned(hands=["pan", "pan", "pan"]),
            "ned",
            "ned's count of cards in hand is a number from 0 to 2, not 3",
        ),
        (ned(reserve=["water"] * 3, wounds=1), "ned", "ned cannot carry so many cards; there are 5 slots"),
        (ned(hands=["goalie-mask"] * 2), "ned", "there are not so many goalie-mask cards in the box"),
        (ned(wounds=2), "ned", "ned's count of wounds .* from 0 to 1, not 2"),
        (ned(experience=44), "ned", "ned's experience is a number from 0 to 43, not 44"),
        (ned(actions=-1), "ned", "ned's count of actions left is a number from 0"),
        (ned(car=0), "ned", "the car of ned is said to be 0, but there is none on this board"),
        (ned().zombies("1", dragon=1), "ned", "there are no zombies 'dragon'; there are: walker"),
        (
            ned().zombies("1", walker=30).zombies("2", walker=11),
            "ned",
            "walker figures at '2' .* 0 to 10, not 11",
        ),
        (ned().zombies("1", walker=-1), "ned", "walker figures at '1' .* from 0 to 40, not -1"),
        (ned().noise("x", 1), "ned", "no place 'x'"),
        (ned().noise("1", -1), "ned", "the noise at '1' is a number from 0"),
        (ned().token("dragon", "1"), "ned", "no such kind of token"),
        (ned().token("objective", "x"), "ned", "no place 'x'"),
        (ned().goal("fly"), "ned", r"goals\[0\].kind: expected one of take-objectives, .*, got 'fly'"),
        (
            ned().mission_rules(specials=("fly",)),
            "ned",
            r"rules.specials\[0\]: expected one of medicine-cabinet, .*, got 'fly'",
        ),
        (ned().mission_rules(fly=True), "ned", "rules.fly: unknown field; known are "),
        (ned().manholes("x"), "ned", "there is no place 'x'"),
        (ned().doors(open=(2,)), "ned", "a door is a number from 0 to 1, not 2"),
        (ned().opened("1"), "ned", "'1' is in the street; name a room"),
        (ned().taken(0), "ned", "an objective token is said to be 0, but there is none"),
        (ned().equipment("sword"), "ned", "there is no card 'sword'"),
        (ned().equipment("wounded"), "ned", "wounded is not a card of the equipment deck"),
        (ned().zombie_cards(43), "ned", "no zombie card 43 left in the deck"),
        (ned().zombie_cards(2, 2), "ned", "no zombie card 2 left in the deck"),
        (ned().unloaded("sword"), "ned", "there is no card 'sword'"),
        (ned().dice(7), "ned", "the face of a die is a number from 1 to 6, not 7"),
        (ned().picks(-1), "ned", "a random choice is a number from 0"),
        (ned().first_player(1), "ned", "the first player's seat is a number from 0 to 0, not 1"),
        (classic(BOARD, seats=7).survivor("ned", at="1"), "ned", "is for 1 to 6 players, not 7"),
        (
            classic(BOARD, house={"x": 1}).survivor("ned", at="1"),
            "ned",
            "house rules, x: unknown field; known are",
        ),
        (
            classic("classic/99-nowhere").survivor("ned", at=0),
            "ned",
            "there is no mission 'classic/99-nowhere'",
        ),
        (classic("+#+\n#1").survivor("ned", at="1"), "ned", "an odd number of lines"),
        (classic("classic/00-tutorial").survivor("ned", at=0).manholes("1"), "ned", "only of a drawn board"),
        (
            classic("classic/00-tutorial").survivor("ned", at=0).zombie_cards(9),
            "ned",
            "no zombie card 9 left in the deck of classic/00-tutorial",
        ),
        (
            ned()
            .token("car", "1", of="police")
            .survivor("amy", at="1", car=0, driver=True)
            .survivor("josh", at="1", car=0, driver=True),
            "ned",
            "there is no seat left for josh in car 0",
        ),
    ],
)
def test_what_cannot_be_laid_out_is_refused_in_one_sentence(
    scenario: ClassicScenario, active: str, sentence: str
) -> None:
    with pytest.raises(OverrunError, match=sentence):
        scenario.turn(active)


def test_a_start_that_does_not_exist_is_refused() -> None:
    said = {**ned().data("turn", "ned"), "start": "breakfast"}
    with pytest.raises(
        OverrunError, match="starts with one of turn, players, zombies, spawn, end, not 'breakfast'"
    ):
        overrun.new("classic/scenario", scenario=said)


def test_a_scenario_without_a_drawing_needs_a_mission() -> None:
    with pytest.raises(OverrunError, match="there is no mission 'classic/scenario'"):
        overrun.new("classic/scenario", scenario={"people": [{"name": "ned", "at": 0}], "active": "ned"})


# Records


def full_scenario() -> ClassicScenario:
    return (
        classic(BOARD, seats=2, seed=3, loose=True)
        .survivor("ned", at="1", seat=0, hands=["fire-axe"], reserve=["sniper-rifle"], experience=20)
        .survivor("amy", at="2", seat=1, hands=["sub-mg", "sub-mg"], wounds=1)
        .token("car", "1", of="police")
        .token("spawn", "3")
        .token("objective", "c")
        .goal("take-objectives")
        .mission_rules(cars="drive", objective_experience=5)
        .manholes("2")
        .zombies("3", walker=3, runner=2, fatty=1)
        .noise("3", 1)
        .equipment("aaahh", "water")
        .zombie_cards(41, 2)
        .dice(1, 2, 3, 4, 5, 6)
        .picks(0)
    )


@pytest.mark.parametrize("start", ["players", "zombies_phase", "spawn_step", "end_phase"])
def test_a_scenario_keeps_the_engine_s_promises_and_its_record_replays(start: str) -> None:
    game = check(getattr(full_scenario(), start), seed=1, max_answers=60)
    replayed = overrun.replay(game.record.json())
    assert replayed.hash() == game.hash()


def test_the_same_scenario_gives_the_same_game() -> None:
    first, second = full_scenario().players(), full_scenario().players()
    assert first.hash() == second.hash()
    assert first.record.json() == second.record.json()


def test_a_scenario_may_be_played_from_several_times() -> None:
    scenario = ned(hands=["pan"])
    first = scenario.turn("ned")
    first.choose("noise")
    second = scenario.turn("ned")
    assert asked(second) == "action"
    assert tokens(second, "1") == 0


def test_a_deck_without_any_zombie_card_is_refused() -> None:
    with pytest.raises(OverrunError, match="without any zombie card"):
        classic("classic/00-tutorial").survivor("amy", at="1B.b").zombie_cards(only=True).turn("amy")
