"""Experience: levels, the skills they bring, and ultrared."""

import pytest

from overrun.scifi import events
from overrun.scifi.common import danger, level
from overrun.skirmish.levels import LEVELS
from overrun.testing import rule
from tests.scifi.fights import Told, alone, asked, choose, offered, texts, who, xenos


@rule(
    "scifi.ex.level-thresholds",
    "scifi.experience.levels",
    "scifi.experience.blue",
    "scifi.experience.yellow",
    "scifi.experience.per-xeno",
)
@pytest.mark.parametrize(
    ("before", "reached"),
    [(5, "blue"), (6, "yellow"), (17, "yellow"), (18, "orange"), (41, "orange"), (42, "red")],
)
def test_levels_are_reached_point_by_point(before, reached) -> None:
    position = alone("cole", hands=["sledge"], skills=["lucky"], experience=before).xenos(0, worker=2)
    game = position.dice(6, 1, 1).turn("cole")
    choose(game, "melee sledge worker", "keep")
    if asked(game) == "skill":
        game.choose(texts(game)[0])
    assert who(game, "cole").experience == before + 1
    assert LEVELS[level(who(game, "cole"))] == reached


@rule(
    "scifi.experience.yellow",
    "scifi.skill.plus-1-action",
    "scifi.skill.immediate",
    "scifi.experience.immediate",
)
def test_yellow_gives_a_fourth_action_at_once_even_with_the_last_one() -> None:
    position = alone("cole", hands=["sledge"], experience=6, actions=1).xenos(0, worker=1)
    game = position.dice(6, 1, 1).turn("cole")
    game.choose("melee sledge")
    assert who(game, "cole").skills[-1] == "plus-1-action"
    assert who(game, "cole").actions == 1
    assert asked(game) == "action"


@rule("scifi.experience.orange", "scifi.experience.red", "scifi.experience.skills-accumulate")
def test_orange_offers_two_skills_and_red_three() -> None:
    position = alone("cole", hands=["sledge"], skills=["lucky"], experience=18).xenos(0, worker=1)
    game = position.dice(6, 1, 1).turn("cole")
    choose(game, "melee sledge", "keep")
    assert texts(game) == ["learn plus-1-free-action-melee", "learn plus-1-free-action-move"]
    game.choose("learn plus-1-free-action-move")
    assert who(game, "cole").skills == ("lucky", "plus-1-free-action-move")
    position = alone("cole", hands=["sledge"], skills=["lucky"], experience=42).xenos(0, worker=1)
    game = position.dice(6, 1, 1).turn("cole")
    choose(game, "melee sledge", "keep")
    assert texts(game) == ["learn plus-1-die-melee", "learn plus-1-free-action-combat", "learn scavenger"]


@rule("scifi.ambiguity.levelup-timing", "scifi.experience.per-xeno")
def test_crossing_several_levels_gives_every_skill_in_order_after_the_action() -> None:
    told = Told()
    position = alone("cole", hands=["flamethrower+canister"], skills=["lucky"], experience=6)
    game = position.xenos(1, {"worker": 8, "spoiler-abomination": 1}).turn("cole", sink=told)
    game.choose("blast flamethrower 1")
    assert who(game, "cole").experience == 19
    assert asked(game) == "skill"
    assert xenos(game, 1) == {}
    game.choose("learn plus-1-free-action-melee")
    assert [event.level for event in told.of(events.SkillGained)] == ["yellow", "orange"]


@rule("scifi.ambiguity.xp-cap")
def test_the_bar_ends_at_43_without_ultrared() -> None:
    position = alone("cole", hands=["sledge"], skills=["lucky"], experience=43).xenos(0, worker=1)
    game = position.dice(6, 1, 1).turn("cole")
    choose(game, "melee sledge", "keep")
    assert who(game, "cole").experience == 43
    assert asked(game) == "action"


@rule("invader.experience.still-in-play", "scifi.ambiguity.escaped-survivors")
def test_only_survivors_on_the_board_count_for_the_danger_level() -> None:
    position = alone("cole").survivor(
        "jared", at=0, experience=20, away=True, own_skills=False, skills=["lucky"]
    )
    game = position.turn("cole")
    assert danger(game.state) == 0


# Ultrared

ULTRARED = {"ultrared": True}


def ultrared(name, experience, laps=0, skills=("lucky",), **said):
    """Somebody with a sledge and a worker beside him; ultrared is played."""
    position = alone(
        name,
        hands=["sledge"],
        experience=experience,
        laps=laps,
        skills=list(skills),
        difficulty=ULTRARED,
        loose=True,  # skills add dice
        **said,
    )
    return position.xenos(0, worker=1).dice(6, 1, 1)


@rule("scifi.ex.ultrared-overflow", "scifi.ultrared.reset", "scifi.ultrared.optional")
def test_points_beyond_red_are_added_to_the_new_bar() -> None:
    position = alone(
        "cole",
        hands=["flamethrower+canister"],
        experience=41,
        skills=["search-2-cards", "plus-1-action", "plus-1-free-action-move"],
        difficulty=ULTRARED,
    )
    game = position.xenos(1, {"spoiler-abomination": 1}).turn("cole")
    choose(game, "blast flamethrower 1", "learn scavenger")
    assert who(game, "cole").experience == 3
    assert who(game, "cole").laps == 1


@rule("scifi.ultrared.stays-red", "scifi.ultrared.spawn-red")
def test_somebody_past_red_stays_at_red() -> None:
    game = ultrared("cole", 3, laps=1).turn("cole")
    assert level(who(game, "cole")) == 3
    assert danger(game.state) == 3


COLE = (
    "search-2-cards",
    "plus-1-action",
    "plus-1-free-action-melee",
    "plus-1-die-melee",
    "plus-1-free-action-move",
    "plus-1-free-action-combat",
    "scavenger",
)
BARAKA = ("lucky", "plus-1-action", "remote-control-sentry", "plus-1-die-combat")


@rule(
    "invader.ex.ultrared-baraka",
    "scifi.ultrared.gain-unselected",
    "scifi.ultrared.blue-yellow-nothing",
    "scifi.ultrared.free-choice",
    "scifi.ambiguity.same-skill-twice",
)
def test_baraka_runs_through_the_bar_again_and_again() -> None:
    def reach(experience, laps, skills):
        game = ultrared("baraka", experience, laps, skills).dice(6, 6, 6, 6, 6, 6, 6).turn("baraka")
        choose(game, "melee sledge", "keep")
        return game

    # Second pass: nothing at yellow, the other orange skill, one of two red ones.
    assert asked(reach(6, 1, BARAKA)) == "action"
    game = reach(18, 1, BARAKA)
    assert who(game, "baraka").skills == (*BARAKA, "plus-1-die-combat")
    two = (*BARAKA, "plus-1-die-combat")
    game = reach(42, 1, two)
    assert texts(game) == ["learn remote-control-bot", "learn sniper"]
    game.choose("learn remote-control-bot")
    assert who(game, "baraka").laps == 2
    # Third pass: only the last red skill.
    three = (*two, "remote-control-bot")
    assert asked(reach(18, 2, three)) == "action"
    game = reach(42, 2, three)
    assert who(game, "baraka").skills == (*three, "sniper")
    # Then free choices.
    four = (*three, "sniper")
    assert asked(reach(6, 3, four)) == "action"
    for experience in (18, 42):
        game = reach(experience, 3, four)
        assert asked(game) == "skill"
        assert "learn charge" in texts(game)


@rule("darkside.ex.ultrared-reese", "scifi.ultrared.repeat", "scifi.ultrared.gain-unselected")
def test_reese_runs_through_the_bar_again_and_again() -> None:
    first = ("point-blank", "plus-1-action", "plus-1-free-action-ranged", "plus-1-to-dice-roll-ranged")

    def reach(experience, laps, skills):
        position = alone(
            "reese",
            hands=["sledge"],
            experience=experience,
            laps=laps,
            skills=list(skills),
            difficulty=ULTRARED,
            box="darkside",
        )
        game = position.xenos(0, {"driller-worker": 1}).dice(6, 1, 1).turn("reese")
        game.choose("melee sledge")
        return game

    game = reach(18, 1, first)
    assert who(game, "reese").skills == (*first, "shove")
    game = reach(42, 1, (*first, "shove"))
    assert texts(game) == ["learn plus-1-free-action-combat", "learn hit-and-run"]
    game.choose("learn plus-1-free-action-combat")
    assert who(game, "reese").laps == 2
    assert who(game, "reese").experience == 0
    game = reach(42, 2, (*first, "shove", "plus-1-free-action-combat"))
    assert who(game, "reese").skills[-1] == "hit-and-run"
    # With all skills of the card learnt any other may be chosen, but none again.
    game = reach(18, 3, (*first, "shove", "plus-1-free-action-combat", "hit-and-run"))
    assert asked(game) == "skill"
    assert "learn taunt" in texts(game)
    assert "learn shove" not in texts(game) and "learn hit-and-run" not in texts(game)


@rule(
    "scifi.ultrared.no-start-equipment-skill",
    "scifi.ambiguity.ultrared-parameters",
    "scifi.ultrared.free-choice",
)
def test_what_can_be_chosen_freely() -> None:
    game = ultrared("cole", 18, 3, COLE).turn("cole")
    game.choose("melee sledge")
    options = texts(game)
    assert not [text for text in options if "starts-with-equipment" in text]
    assert not [text for text in options if text.removeprefix("learn ") in COLE]
    for wanted in ("plus-1-damage-equipment-smg", "brother-in-arms-lucky", "escalation-ranged", "taunt"):
        assert f"learn {wanted}" in options
    game.choose("learn starts-with-armor-4")
    assert who(game, "cole").base_armour == 4
    assert who(game, "cole").armour == 2


@rule("scifi.ambiguity.ultrared-parameters")
def test_armour_is_offered_only_to_those_who_have_less() -> None:
    def choices(more):
        game = ultrared("cole", 18, 3, (*COLE, *more)).turn("cole")
        game.choose("melee sledge")
        return texts(game)

    assert "learn starts-with-armor-4" in choices(())
    assert "learn starts-with-armor-4" not in choices(("starts-with-armor-4",))
    assert "learn starts-with-armor-4" not in choices(("starts-with-armor-5",))


@rule("scifi.ultrared.free-choice")
def test_no_free_choice_while_own_skills_are_left() -> None:
    game = ultrared(
        "cole",
        18,
        2,
        (
            "search-2-cards",
            "plus-1-action",
            "plus-1-free-action-melee",
            "plus-1-die-melee",
            "plus-1-free-action-move",
            "scavenger",
        ),
    ).turn("cole")
    game.choose("melee sledge")
    assert asked(game) == "action"


@rule("scifi.ambiguity.same-skill-twice")
def test_a_skill_of_the_card_held_twice_counts_twice() -> None:
    told = Told()
    position = alone("baraka", hands=["sledge"], skills=["plus-1-die-combat", "plus-1-die-combat"])
    game = position.xenos(0, worker=1).dice(1, 1, 1, 1, 1).turn("baraka", sink=told)
    game.choose("melee sledge")
    assert len(told.of(events.DiceRolled)[0].dice) == 5
    assert offered(game, "melee")


@rule("scifi.ambiguity.levelup-timing", "scifi.skill.combat-reflexes")
def test_an_action_won_out_of_turn_comes_with_the_next_own_turn() -> None:
    position = alone("cole", hands=["smg"], skills=["combat-reflexes"], experience=6).token("spawn", at="a2")
    game = position.xenos(1, worker=1).xeno_cards(1).dice(5, 1).spawn_step()
    game.choose("shoot smg 1")
    while asked(game) != "action":
        game.choose(texts(game)[0])
    assert "plus-1-action" in who(game, "cole").skills
    assert who(game, "cole").actions == 4
