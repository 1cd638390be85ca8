"""Spawning: cards for spawn zones and rooms, extra activations, manholes, and figures that run out."""

from typing import Any

import pytest

from overrun.core import Game
from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.horde import (
    STREET,
    Tale,
    asked,
    fates,
    horde,
    offered,
    places,
    play_on,
    say,
    spawn_step,
    wounds,
    zombies_phase,
    zone,
)

# A block to walk around: 2 lies in the north, 6 in the east, 8 in the south, 4 in the west.
BLOCK = """
+#+#+#+
#1:2:3#
+:+#+:+
#4#x#6#
+:+#+:+
#7:8:9#
+#+#+#+
"""

# A building of two rooms, with a closed door at 2.
CLOSED = """
+#+#+#+#+
#1:2:3:4#
+#+X+#+#+
#x#aob#y#
+#+#+#+#+
"""

NOTHING_AT_BLUE = (1, 5, 9, 13, 17, 21)
BLUE, YELLOW, ORANGE, RED = 0, 7, 19, 43


def block(*spawns, experience=BLUE, **said):
    """A block with spawn zones, and Ned in its north-western corner."""
    position = classic(BLOCK, **said).survivor("ned", at="1", experience=experience)
    for place in spawns:
        position.token("spawn", place)
    return position


def one_card(card, experience, **on_board):
    """One card for a spawn zone at the far end of a street, and figures that are not in the supply."""
    position = classic(STREET).survivor("ned", at="1", experience=experience).token("spawn", "5")
    return position.zombies("x", **on_board).zombie_cards(card)


def drawn_for(game: Game[Any, Any], tale: Tale) -> list[str]:
    return places(game, [event.zone for event in tale.of("ZombieCardDrawn")])


# Which zones, in which order


@rule("classic.spawn.zones-by-map", "classic.spawn.one-card-per-zone", "classic.spawn.place-number-and-type")
def test_one_card_for_each_spawn_zone_and_for_no_other() -> None:
    """Card 2 shows one walker at blue, card 4 two."""
    game, tale = spawn_step(block("2", "8").zombie_cards(2, 4), "spawn-first @2")
    assert drawn_for(game, tale) == ["2", "8"]
    assert horde(game) == {"2": {"walker": 1}, "8": {"walker": 2}}


@rule("classic.spawn.point-then-draw")
def test_each_card_is_carried_out_before_the_next_is_drawn() -> None:
    _, tale = spawn_step(block("2", "8").zombie_cards(2, 4), "spawn-first @8")
    assert tale.names("ZombieCardDrawn", "ZombiesSpawned") == ["ZombieCardDrawn", "ZombiesSpawned"] * 2
    assert [event.card for event in tale.of("ZombieCardDrawn")] == [2, 4]
    assert tale.after("ZombiesSpawned", 0) == {"8": {"walker": 1}}


@rule("classic.spawn.clockwise", "classic.spawn.fixed-start", "classic.ambiguity.spawn-start")
def test_clockwise_from_the_zone_picked_the_first_time_and_every_time() -> None:
    tale = Tale()
    game = block("8", "2", "4", "6").zombie_cards(*NOTHING_AT_BLUE, only=True).spawn_step(sink=tale)
    assert (asked(game), game.question.seats) == ("first-spawn", (0,))
    assert offered(game) == [f"spawn-first {zone(game, place)}" for place in ("2", "6", "8", "4")]
    say(game, "spawn-first @6", "end")
    # The second time nobody is asked.
    assert asked(game) == "action"
    assert drawn_for(game, tale) == ["6", "8", "4", "2"] * 2


@rule("classic.spawn.active-only", "classic.ambiguity.spawn-start")
def test_if_the_first_zone_is_shut_the_next_one_clockwise_begins() -> None:
    tale = Tale()
    game = (
        classic(BLOCK)
        .survivor("ned", at="6")
        .token("spawn", "2")
        .token("spawn", "6")
        .token("spawn", "8")
        .mission_rules(specials=["neutralise-spawns"])
        .zombie_cards(*NOTHING_AT_BLUE, only=True)
        .spawn_step(sink=tale)
    )
    say(game, "spawn-first @6", "neutralise", "end")
    assert drawn_for(game, tale) == ["6", "8", "2", "8", "2"]


@rule("classic.spawn.active-only")
def test_a_sleeping_spawn_zone_gets_no_card() -> None:
    position = block("2").token("spawn", "8", state="asleep").zombie_cards(2)
    game, tale = spawn_step(position)
    assert drawn_for(game, tale) == ["2"]
    assert horde(game) == {"2": {"walker": 1}}


@rule("classic.ambiguity.spawn-timing")
def test_spawning_comes_before_noise_tokens_are_removed() -> None:
    """Card 37 lets walkers act again: the walker from 8 still hears the three tokens in 6."""
    position = block("2", experience=YELLOW).noise("6", 3).zombies("8", walker=1).zombie_cards(37)
    game, tale = zombies_phase(position)
    assert tale.names("ZombieCardDrawn", "NoiseRemoved") == ["ZombieCardDrawn", "NoiseRemoved"]
    # One zone in the activation (to 9), one more by the card (to 6).
    assert horde(game) == {"6": {"walker": 1}}


# Which line


@rule("classic.example.danger-level-wanda-doug", "classic.spawn.read-highest-level")
def test_the_yellow_line_for_wanda_with_five_and_doug_with_twelve() -> None:
    """Card 4 shows two walkers at blue and three at yellow."""
    position = (
        classic(STREET)
        .survivor("wanda", at="1", experience=5)
        .survivor("doug", at="1", experience=12)
        .token("spawn", "5")
        .zombie_cards(4)
    )
    game, tale = spawn_step(position)
    assert [event.level for event in tale.of("ZombieCardDrawn")] == ["yellow"]
    assert horde(game) == {"5": {"walker": 3}}


@pytest.mark.parametrize(
    ("experience", "placed"),
    [
        pytest.param(RED, {"5": {"walker": 5}}, marks=rule("classic.example.card-read-at-red"), id="red"),
        pytest.param(
            YELLOW, {"5": {"runner": 2}}, marks=rule("classic.example.card-read-at-yellow"), id="yellow"
        ),
        pytest.param(BLUE, {}, marks=rule("classic.example.card-read-at-blue"), id="blue"),
    ],
)
@rule("classic.spawn.read-highest-level", "classic.spawn.empty-line")
def test_the_card_of_the_book(experience, placed) -> None:
    game, _ = spawn_step(one_card(1, experience))
    assert horde(game) == placed


@pytest.mark.parametrize(
    ("experience", "level"),
    [(0, "blue"), (6, "blue"), (7, "yellow"), (18, "yellow"), (19, "orange"), (42, "orange"), (43, "red")],
)
@rule("classic.spawn.read-highest-level")
def test_the_level_that_counts(experience, level) -> None:
    _, tale = spawn_step(one_card(2, experience))
    assert [event.level for event in tale.of("ZombieCardDrawn")] == [level]


@rule("classic.spawn.level-drops")
def test_when_the_most_experienced_dies_the_next_one_counts() -> None:
    """Red Doug dies in the activation; Ned is yellow: card 1 brings two runners, not five walkers."""
    position = (
        classic(STREET)
        .survivor("doug", at="5", experience=RED, wounds=1)
        .survivor("ned", at="1", experience=YELLOW)
        .zombies("5", walker=1)
        .token("spawn", "4")
        .zombie_cards(1)
    )
    game, tale = zombies_phase(position)
    assert fates(game) == {"doug": "dead", "ned": "alive"}
    assert [event.level for event in tale.of("ZombieCardDrawn")] == ["yellow"]
    assert horde(game) == {"5": {"walker": 1}, "4": {"runner": 2}}


@rule("classic.ambiguity.danger-offboard")
def test_who_left_the_board_does_not_count() -> None:
    """Red Doug leaves by the starting zone; blue Ned stays: card 1 brings nothing."""
    tale = Tale()
    game = (
        classic(STREET)
        .survivor("doug", at="1", experience=RED)
        .survivor("ned", at="2", acted=True)
        .token("start", "1")
        .token("spawn", "5")
        .mission_rules(specials=["leave-at-start"])
        .zombie_cards(1)
        .turn("doug", sink=tale)
    )
    say(game, "leave")
    assert fates(game) == {"doug": "away", "ned": "alive"}
    assert [event.level for event in tale.of("ZombieCardDrawn")] == ["blue"]
    assert horde(game) == {}


@rule("classic.ambiguity.level-per-card")
def test_each_card_is_read_at_the_level_of_its_moment() -> None:
    """Two spawn zones. Card 40 (runners, read at red) kills red Doug; card 1 is then read at blue."""
    position = (
        classic(BLOCK)
        .survivor("doug", at="9", experience=RED, wounds=1)
        .survivor("ned", at="1")
        .zombies("9", runner=1)
        .token("spawn", "2")
        .token("spawn", "4")
        .zombie_cards(40, 1)
    )
    game, tale = spawn_step(position, "spawn-first @2")
    assert [event.level for event in tale.of("ZombieCardDrawn")] == ["red", "blue"]
    assert fates(game)["doug"] == "dead"
    assert not tale.of("ZombiesSpawned")


# The deck


@rule("classic.spawn.deck-empty-reshuffle", "classic.ambiguity.zombie-deck-timing")
def test_the_deck_is_shuffled_anew_only_when_a_card_is_needed() -> None:
    tale = Tale()
    game = block("2", "8").zombie_cards(1, 5, only=True).spawn_step(sink=tale)
    say(game, "spawn-first @2")
    # Both cards are drawn; they stay where they are until the next draw.
    assert (game.state.zombie_deck, sorted(game.state.zombie_discard)) == ([], [1, 5])
    assert not tale.of("Reshuffled")
    say(game, "end")
    assert [event.cards for event in tale.of("Reshuffled")] == [2]
    assert sorted(event.card for event in tale.of("ZombieCardDrawn")) == [1, 1, 5, 5]


@rule("classic.ambiguity.zombie-deck-timing", "classic.spawn.deck-empty-reshuffle")
def test_the_deck_may_run_out_in_the_middle_of_a_spawn_step() -> None:
    _, tale = spawn_step(block("2", "8").zombie_cards(2, only=True), "spawn-first @2")
    assert tale.names("ZombieCardDrawn", "Reshuffled") == ["ZombieCardDrawn", "Reshuffled", "ZombieCardDrawn"]
    assert [event.card for event in tale.of("ZombieCardDrawn")] == [2, 2]


@rule("classic.ambiguity.zombie-deck-timing")
def test_the_deck_may_run_out_in_the_middle_of_a_building() -> None:
    tale = Tale()
    position = classic(CLOSED).survivor("ned", at="2", hands=["crowbar"]).zombie_cards(2, only=True)
    game = position.turn("ned", sink=tale)
    say(game, "open 0 crowbar", "room @b")
    assert [event.card for event in tale.of("ZombieCardDrawn")] == [2, 2]
    assert drawn_for(game, tale) == ["b", "a"]
    assert horde(game) == {"a": {"walker": 1}, "b": {"walker": 1}}


# Kinds


@rule("classic.zombie.fatty-escort")
def test_every_fatty_brings_two_walkers() -> None:
    """Card 5 shows two fatties at orange."""
    game, tale = spawn_step(one_card(5, ORANGE))
    assert horde(game) == {"5": {"fatty": 2, "walker": 4}}
    (event,) = tale.of("ZombiesSpawned")
    assert (event.kind, event.count, event.escort) == ("fatty", 2, 4)
    assert "classic.zombie.fatty-escort" in event.rules


@rule("classic.zombie.abomination-alone")
def test_the_abomination_comes_alone() -> None:
    """Card 36 shows it at blue."""
    game, tale = spawn_step(one_card(36, BLUE))
    assert horde(game) == {"5": {"abomination": 1}}
    assert tale.of("ZombiesSpawned")[0].rules == ("classic.spawn.place-number-and-type",)


@rule("classic.zombie.abomination-second-replaced", "classic.zombie.abomination-unique")
def test_instead_of_a_second_abomination_a_fatty_comes_with_two_walkers() -> None:
    game, tale = spawn_step(one_card(36, BLUE, abomination=1))
    assert horde(game) == {"5": {"fatty": 1, "walker": 2}, "x": {"abomination": 1}}
    (event,) = tale.of("ZombiesSpawned")
    assert "classic.zombie.abomination-second-replaced" in event.rules
    assert not tale.of("FiguresShort")


@rule("classic.ambiguity.abomination-replacement")
def test_the_replacement_also_comes_in_a_building() -> None:
    position = classic(CLOSED).survivor("ned", at="2", hands=["crowbar"]).zombies("x", abomination=1)
    game = position.zombie_cards(36, 1).turn("ned")
    say(game, "open 0 crowbar", "room @a")
    assert horde(game) == {"a": {"fatty": 1, "walker": 2}, "x": {"abomination": 1}}


@rule("classic.ambiguity.abomination-replacement")
def test_the_replacement_also_comes_while_the_figure_is_set_aside() -> None:
    """The abomination walks into the zombies' exit in 4 and is set aside for good."""
    position = (
        classic(STREET)
        .survivor("ned", at="2")
        .token("noise", "4", count=7)
        .mission_rules(specials=["zombie-exits"])
        .zombies("5", abomination=1)
        .token("spawn", "1")
        .zombie_cards(36)
    )
    tale = Tale()
    game = position.zombies_phase(sink=tale)
    assert [event.kind for event in tale.of("ZombiesEscaped")] == ["abomination"]
    assert horde(game) == {"1": {"fatty": 1, "walker": 2}}


@rule("classic.ambiguity.abomination-replacement")
def test_a_missing_replacement_fatty_is_a_shortage_of_fatties() -> None:
    game, tale = spawn_step(one_card(36, BLUE, abomination=1, fatty=8))
    assert [(event.kind, event.missing) for event in tale.of("FiguresShort")] == [("fatty", 1)]
    assert horde(game) == {"x": {"abomination": 1, "fatty": 8}}


@rule("classic.zombie.killed-to-supply")
def test_a_killed_zombie_can_come_back() -> None:
    """All 40 walkers are out; Ned kills one with the fire axe (4+), and one is back in the supply."""
    position = classic(STREET).survivor("ned", at="1", hands=["fire-axe"]).zombies("x", walker=39)
    tale = Tale()
    game = position.zombies("1", walker=1).dice(6).token("spawn", "5").zombie_cards(2).turn("ned", sink=tale)
    assert game.view()["supply"]["walker"] == 0
    say(game, "melee fire-axe")
    assert game.view()["supply"]["walker"] == 1
    say(game, "end")
    assert horde(game) == {"5": {"walker": 1}, "x": {"walker": 39}}
    assert not tale.of("FiguresShort")


# Extra activation


@rule(
    "classic.example.extra-activation-runners-yellow",
    "classic.spawn.extra-activation-no-zombies",
    "classic.spawn.extra-activation-effect",
    "classic.spawn.extra-activation-runners-two",
)
def test_runners_act_twice_at_once_at_yellow() -> None:
    """S is 5; the runner in 3 goes to 2 and to 1, and does not attack."""
    game, tale = spawn_step(one_card(40, YELLOW).zombies("3", runner=1))
    assert horde(game) == {"1": {"runner": 1}}
    assert wounds(game) == {"ned": 0}
    assert not tale.of("ZombiesAttack", "ZombiesSpawned")
    assert [event.kind for event in tale.of("ExtraActivation")] == ["runner"]


@rule("classic.example.extra-activation-runners-blue", "classic.spawn.extra-activation-blue")
def test_at_blue_an_extra_activation_does_nothing() -> None:
    game, tale = spawn_step(one_card(40, BLUE).zombies("1", runner=1))
    assert wounds(game) == {"ned": 0}
    assert horde(game) == {"1": {"runner": 1}}
    assert not tale.of("ExtraActivation", "ZombiesAttack", "ZombiesSpawned")


@rule("classic.spawn.extra-activation-effect")
def test_zombies_just_placed_and_those_that_have_acted_act_again() -> None:
    """Card 2 puts a walker in 8; card 37 then moves it and the walker that came from 9 to 6."""
    position = block("8", "4", experience=YELLOW).zombies("9", walker=1).noise("3", 4).zombie_cards(2, 37)
    game, tale = zombies_phase(position, "spawn-first @8")
    assert tale.after("ZombiesSpawned") == {"6": {"walker": 1}, "8": {"walker": 1}}
    assert horde(game) == {"3": {"walker": 1}, "9": {"walker": 1}}


@rule("classic.spawn.extra-activation-effect")
def test_only_the_named_kind_acts() -> None:
    position = one_card(37, YELLOW).zombies("4", walker=1, fatty=1, runner=1, abomination=1)
    game, _ = spawn_step(position)
    assert horde(game) == {"3": {"walker": 1}, "4": {"fatty": 1, "runner": 1, "abomination": 1}}


@rule("classic.ambiguity.fatty-card-abomination")
def test_the_card_for_fatties_does_not_move_the_abomination() -> None:
    game, _ = spawn_step(one_card(39, YELLOW).zombies("4", fatty=1, abomination=1))
    assert horde(game) == {"3": {"fatty": 1}, "4": {"abomination": 1}}


@rule("classic.spawn.extra-activation-full-rules")
def test_an_extra_activation_has_its_attacks_before_its_moves() -> None:
    """The walker in 1 bites, then the one in 3 moves; the biter stays."""
    game, tale = spawn_step(one_card(38, YELLOW).zombies("1", walker=1).zombies("3", walker=1))
    assert tale.names("ZombiesAttack", "Wounded", "ZombiesMoved") == [
        "ZombiesAttack",
        "Wounded",
        "ZombiesMoved",
    ]
    assert wounds(game) == {"ned": 1}
    assert horde(game) == {"1": {"walker": 1}, "2": {"walker": 1}}


# Manholes. On the board of mission 09 zone 6 has the manhole of tile 1B, zone 12 that of 2B, zone 10 that of
# 2C and zone 18 that of 7B. Zone 0 lies on 1B alone, zone 10 on 1B and 2C. In mission 00 the street 7 between
# the two tiles has both their manholes; room 0 lies on tile 2B alone.

MIGHT = "classic/09-might-makes-right"
TUTORIAL = "classic/00-tutorial"
WITHOUT_EFFECT = (39, 40)  # at yellow, with neither fatties nor runners on the board


def by_zone(game: Game[Any, Any]) -> dict[int, dict[str, int]]:
    """All zombies by the numbers of their zones."""
    found: dict[int, dict[str, int]] = {}
    for kind, counts in zip(("walker", "fatty", "runner", "abomination"), game.state.horde, strict=True):
        for number, count in enumerate(counts):
            if count:
                found.setdefault(number, {})[kind] = count
    return found


def manhole(mission, at, experience, card=41, **said):
    position = classic(mission, **said).survivor("ned", at=at, experience=experience)
    rest = WITHOUT_EFFECT if mission == MIGHT else ()
    game, tale = spawn_step(position.zombie_cards(card, *rest))
    return by_zone(game), tale


@rule(
    "classic.example.manhole-yellow",
    "classic.spawn.manhole-effect",
    "classic.spawn.manhole-no-survivor-tile",
    "classic.spawn.manhole-no-zombies-in-zone",
)
def test_two_walkers_at_the_manhole_of_the_only_tile_with_a_survivor() -> None:
    """Ned in room 0 stands on tile 1B, whose manhole is in zone 6."""
    found, tale = manhole(MIGHT, 0, YELLOW)
    assert found == {6: {"walker": 2}}
    first = tale.of("ZombieCardDrawn")[0]
    assert (first.card, first.zone) == (41, 2)


@rule("classic.ambiguity.manhole-tiles", "classic.spawn.manhole-effect")
def test_a_survivor_stands_on_every_tile_that_his_zone_touches() -> None:
    """Street zone 10 covers parts of 1B and 2C: their manholes in 6 and 10, not those of 2B and 7B."""
    found, _ = manhole(MIGHT, 10, YELLOW)
    assert found == {6: {"walker": 2}, 10: {"walker": 2}}


@rule("classic.spawn.manhole-no-survivor-tile")
def test_the_first_tile_is_like_any_other() -> None:
    """Room 17 lies on 7B alone."""
    found, _ = manhole(MIGHT, 17, YELLOW)
    assert found == {18: {"walker": 2}}


@rule("classic.ambiguity.manhole-per-zone")
def test_two_manholes_in_one_zone_count_twice() -> None:
    found, _ = manhole(TUTORIAL, 7, YELLOW)
    assert found == {7: {"walker": 4}}


@rule("classic.ambiguity.manhole-per-zone")
def test_of_two_manholes_in_one_zone_only_those_on_tiles_with_a_survivor_count() -> None:
    found, _ = manhole(TUTORIAL, "2B.a", YELLOW)
    assert found == {7: {"walker": 2}}


@rule("classic.ambiguity.manhole-per-zone")
def test_house_rule_manholes_once_per_zone() -> None:
    found, _ = manhole(TUTORIAL, 7, YELLOW, house={"manhole_once_per_zone": True})
    assert found == {7: {"walker": 2}}


@rule("classic.ambiguity.manhole-fatty-escort", "classic.zombie.fatty-escort")
def test_a_fatty_from_a_manhole_brings_its_walkers() -> None:
    """Card 41 shows a fatty at orange."""
    found, _ = manhole(TUTORIAL, "2B.a", ORANGE)
    assert found == {7: {"fatty": 1, "walker": 2}}


@rule("classic.ambiguity.who-decides", "classic.spawn.out-of-miniatures-place-rest")
def test_with_too_few_figures_the_players_say_which_manhole_comes_first() -> None:
    """Three walkers are left for two manholes with two each: the first gets two, the second one."""
    for first, second in ((6, 10), (10, 6)):
        position = classic(MIGHT).survivor("ned", at=10, experience=YELLOW).zombies(4, walker=37)
        tale = Tale()
        game = position.zombie_cards(41, *WITHOUT_EFFECT).spawn_step(sink=tale)
        say(game, "spawn-first 2")
        assert (asked(game), offered(game)) == ("manhole-order", ["manhole 6", "manhole 10"])
        say(game, f"manhole {first}")
        spawned = [(event.zone, event.count) for event in tale.of("ZombiesSpawned")]
        assert spawned == [(first, 2), (second, 1)]


def short_manholes(experience, **on_board):
    """Card 41 for Ned in zone 10 of mission 09, with manholes in 6 and 10, and figures locked in room 4."""
    position = classic(MIGHT).survivor("ned", at=10, experience=experience).zombies(4, **on_board)
    tale = Tale()
    game = position.zombie_cards(41, 37, 38).spawn_step(sink=tale)
    say(game, "spawn-first 2")
    return game, tale


def came_up(tale: Tale) -> list[tuple[int, str, int, int]]:
    return [(event.zone, event.kind, event.count, event.escort) for event in tale.of("ZombiesSpawned")]


@rule("classic.ambiguity.who-decides", "classic.spawn.out-of-miniatures-place-rest")
def test_a_single_leftover_figure_is_worth_a_question() -> None:
    game, tale = short_manholes(YELLOW, walker=39)
    assert offered(game) == ["manhole 6", "manhole 10"]
    say(game, "manhole 10")
    assert came_up(tale) == [(10, "walker", 1, 0)]


def test_where_the_figures_just_suffice_nobody_is_asked() -> None:
    game, tale = short_manholes(YELLOW, walker=36)
    assert asked(game) != "manhole-order"
    assert came_up(tale)[:2] == [(6, "walker", 2, 0), (10, "walker", 2, 0)]


@rule("classic.ambiguity.manhole-fatty-escort", "classic.spawn.out-of-miniatures-escort")
def test_walkers_left_for_one_escort_go_where_the_players_say() -> None:
    """At orange a fatty comes up at each manhole; three walkers are left for escorts of four."""
    game, tale = short_manholes(ORANGE, walker=37)
    assert offered(game) == ["manhole 6", "manhole 10"]
    say(game, "manhole 10")
    assert came_up(tale) == [(10, "fatty", 1, 2), (6, "fatty", 1, 1)]


@rule("classic.ambiguity.shortage-two-types", "classic.ambiguity.who-decides")
def test_the_last_fatty_comes_up_where_the_players_say_and_its_escort_with_it() -> None:
    """One fatty and two walkers are left: where no fatty comes, no walker is missing."""
    game, tale = short_manholes(ORANGE, fatty=7, walker=38)
    assert offered(game) == ["manhole 6", "manhole 10"]
    say(game, "manhole 10")
    assert came_up(tale)[0] == (10, "fatty", 1, 2)
    assert {event.kind for event in tale.of("FiguresShort")} == {"fatty"}


@rule("classic.ambiguity.shortage-two-types")
def test_walkers_are_only_wanted_for_fatties_that_come() -> None:
    """No fatty is left, and two walkers: nobody comes up, so there is nothing to choose."""
    game, tale = short_manholes(ORANGE, fatty=8, walker=38)
    assert asked(game) != "manhole-order"
    assert came_up(tale) == []


@rule("classic.ambiguity.shortage-scope", "classic.spawn.out-of-miniatures-once")
def test_one_manhole_card_brings_at_most_one_activation_of_a_kind() -> None:
    """No walker is left for either manhole; there is nothing to share out, so nobody is asked."""
    position = classic(MIGHT).survivor("ned", at=10, experience=YELLOW).zombies(4, walker=40)
    tale = Tale()
    game = position.zombie_cards(41, *WITHOUT_EFFECT).spawn_step(sink=tale)
    say(game, "spawn-first 2")
    assert [event.missing for event in tale.of("FiguresShort")][:2] == [2, 2]
    play_on(game, ("activate", "action"))
    kinds = [event.kind for event in tale.of("ExtraActivation")]
    assert kinds[:1] == ["walker"]
    assert kinds.count("walker") == 1


# Figures run out


@rule(
    "classic.spawn.out-of-miniatures",
    "classic.spawn.out-of-miniatures-place-rest",
    "classic.spawn.out-of-miniatures-once",
)
def test_what_is_left_is_placed_then_all_of_the_kind_act_once() -> None:
    """Card 4 shows two walkers at blue, of which one is left, so even at blue all walkers act again."""
    game, tale = spawn_step(one_card(4, BLUE, walker=38).zombies("3", walker=1, fatty=1))
    assert [(event.count, event.kind) for event in tale.of("ZombiesSpawned")] == [(1, "walker")]
    assert [(event.kind, event.missing) for event in tale.of("FiguresShort")] == [("walker", 1)]
    assert [event.kind for event in tale.of("ExtraActivation")] == ["walker"]
    # The fatty does not act; the new walker does.
    assert horde(game) == {
        "2": {"walker": 1},
        "3": {"fatty": 1},
        "4": {"walker": 1},
        "x": {"walker": 38},
    }


@rule("classic.spawn.out-of-miniatures-once")
def test_however_many_are_missing_there_is_one_activation() -> None:
    """Card 2 shows seven walkers at red; none is left."""
    game, tale = spawn_step(one_card(2, RED, walker=39).zombies("4", walker=1))
    assert [event.missing for event in tale.of("FiguresShort")] == [7]
    assert len(tale.of("ExtraActivation")) == 1
    assert not tale.of("ZombiesSpawned")
    assert horde(game) == {"3": {"walker": 1}, "x": {"walker": 39}}


@rule("classic.spawn.out-of-miniatures")
def test_runners_that_run_short_act_with_their_two_actions() -> None:
    """Card 3 shows four runners at red; one is left. It and the one in 4 go two zones each."""
    game, _ = spawn_step(one_card(3, RED, runner=14).zombies("4", runner=1))
    assert horde(game) == {"3": {"runner": 1}, "2": {"runner": 1}, "x": {"runner": 14}}


@rule("classic.spawn.out-of-miniatures-escort")
def test_missing_escort_walkers_let_all_walkers_act() -> None:
    """Card 12 shows a fatty at blue; one walker is left for its escort of two."""
    game, tale = spawn_step(one_card(12, BLUE, walker=38).zombies("4", walker=1))
    (event,) = tale.of("ZombiesSpawned")
    assert (event.kind, event.count, event.escort) == ("fatty", 1, 1)
    assert [event.kind for event in tale.of("ExtraActivation")] == ["walker"]
    assert horde(game) == {
        "5": {"fatty": 1},
        "4": {"walker": 1},
        "3": {"walker": 1},
        "x": {"walker": 38},
    }


@rule("classic.spawn.out-of-miniatures-escort", "classic.spawn.out-of-miniatures-once")
def test_two_fatties_miss_three_of_four_walkers_and_walkers_act_once() -> None:
    _, tale = spawn_step(one_card(5, ORANGE, walker=39))
    assert [(event.count, event.escort) for event in tale.of("ZombiesSpawned")] == [(2, 1)]
    assert [(event.kind, event.missing) for event in tale.of("FiguresShort")] == [("walker", 3)]
    assert [event.kind for event in tale.of("ExtraActivation")] == ["walker"]


@rule("classic.ambiguity.shortage-two-types", "classic.ambiguity.nested-activation")
def test_fatties_and_their_escort_short_fatties_act_first() -> None:
    """Card 5 shows two fatties at orange: one is left, and one walker for its escort."""
    game, tale = spawn_step(one_card(5, ORANGE, fatty=7, walker=39))
    (event,) = tale.of("ZombiesSpawned")
    assert (event.count, event.escort) == (1, 1)
    assert [(event.kind, event.missing) for event in tale.of("FiguresShort")] == [("fatty", 1), ("walker", 1)]
    assert [event.kind for event in tale.of("ExtraActivation")] == ["fatty", "walker"]
    assert horde(game) == {"4": {"fatty": 1, "walker": 1}, "x": {"fatty": 7, "walker": 39}}


@rule("classic.ambiguity.shortage-two-types")
def test_a_fatty_that_does_not_appear_brings_no_escort() -> None:
    """No fatty is left: no walkers come, and although few are left, none is missing."""
    game, tale = spawn_step(one_card(5, ORANGE, fatty=8, walker=39))
    assert not tale.of("ZombiesSpawned")
    assert [event.kind for event in tale.of("ExtraActivation")] == ["fatty"]
    assert horde(game) == {"x": {"fatty": 8, "walker": 39}}


@rule("classic.spawn.out-of-miniatures-scope", "classic.ambiguity.nested-activation")
def test_a_building_that_is_filled_can_run_short_too() -> None:
    """The first room's card lacks its walker: walkers act before the next room's card is drawn."""
    position = classic(CLOSED).survivor("ned", at="2", hands=["crowbar"])
    tale = Tale()
    game = position.zombies("x", walker=39).zombies("4", walker=1).zombie_cards(2, 36).turn("ned", sink=tale)
    say(game, "open 0 crowbar", "room @a")
    assert tale.names(
        "ZombieCardDrawn", "FiguresShort", "ExtraActivation", "ZombiesMoved", "ZombiesSpawned"
    ) == [
        "ZombieCardDrawn",
        "FiguresShort",
        "ExtraActivation",
        "ZombiesMoved",
        "ZombieCardDrawn",
        "ZombiesSpawned",
    ]
    assert horde(game) == {"3": {"walker": 1}, "b": {"abomination": 1}, "x": {"walker": 39}}
    assert asked(game) == "action"


@rule("classic.spawn.out-of-miniatures-scope")
def test_the_walker_of_an_ambush_can_run_short_too() -> None:
    position = classic(CLOSED).survivor("ned", at="a").zombies("x", walker=39).zombies("b", walker=1)
    tale = Tale()
    game = position.equipment("aaahh").turn("ned", sink=tale)
    say(game, "search")
    play_on(game, ("action",))
    assert [event.kind for event in tale.of("ExtraActivation")] == ["walker"]
    assert horde(game) == {"a": {"walker": 1}, "x": {"walker": 39}}


# A building, and death in the middle of it


def opening(**said):
    """Yellow Ned, wounded, with a runner beside him, opens a building; Amy waits for her turn."""
    position = classic(CLOSED, **said)
    position.survivor("ned", at="2", hands=["crowbar"], wounds=1, experience=YELLOW)
    return position.zombies("2", runner=1)


@rule("classic.ambiguity.reveal-interrupted", "classic.ambiguity.level-per-card")
def test_the_rest_of_the_building_is_filled_though_the_opener_is_dead() -> None:
    """Card 40 lets the runner kill Ned. Room b still gets its card, now at Amy's level: two walkers."""
    tale = Tale()
    game = opening().survivor("amy", at="4").zombie_cards(40, 4).turn("ned", sink=tale)
    say(game, "open 0 crowbar", "room @a")
    assert fates(game) == {"ned": "dead", "amy": "alive"}
    assert [event.level for event in tale.of("ZombieCardDrawn")] == ["yellow", "blue"]
    assert horde(game)["b"] == {"walker": 2}
    assert "a" not in horde(game)


@rule("classic.ambiguity.dead-turn")
def test_a_survivor_who_dies_in_his_turn_acts_no_more_and_the_next_one_goes_on() -> None:
    game = opening().survivor("amy", at="4").zombie_cards(40, 4).turn("ned")
    assert game.state.survivors[0].actions == 4
    say(game, "open 0 crowbar", "room @a")
    assert (asked(game), game.question.subject) == ("action", ("amy",))
    assert game.state.survivors[0].actions == 0
    assert game.round == 1


@rule("classic.ambiguity.reveal-interrupted", "classic.end.lose-all-dead")
def test_if_nobody_is_left_the_game_ends_before_the_next_room() -> None:
    tale = Tale()
    game = opening().zombie_cards(40, 4).turn("ned", sink=tale)
    say(game, "open 0 crowbar", "room @a")
    assert game.over
    assert not game.result.won
    assert len(tale.of("ZombieCardDrawn")) == 1


@rule("classic.ambiguity.who-decides")
def test_in_the_players_phase_the_player_whose_turn_it_is_decides() -> None:
    """Seat 1 has the first player token, but Ned of seat 0 acts: he names the rooms and shares the wounds."""
    game = opening(seats=2).survivor("amy", at="2", seat=1).first_player(1).zombie_cards(40, 4).turn("ned")
    say(game, "open 0 crowbar")
    assert (asked(game), game.question.seats) == ("room", (0,))
    say(game, "room @a")
    assert (asked(game), game.question.seats) == ("victim", (0,))
