"""Experience: points, danger levels and the skills they bring."""

import pytest

import overrun
from overrun.classic import events
from overrun.scenario import classic
from overrun.skirmish.levels import LEVELS, level_of
from overrun.testing import rule
from tests.classic.fights import STREET, Told, alone, choose, offered, person, texts, zombies


def about_to(name, points, **said):
    """Somebody with a chainsaw, so many points and his own skills; walkers wait in his zone."""
    said.setdefault("hands", ["chainsaw"])
    return classic(STREET).survivor(name, at=0, experience=points, **said)


@rule("classic.experience.levels", "classic.ambiguity.first-square")
def test_there_are_four_levels_and_everybody_begins_at_no_points_and_blue() -> None:
    assert LEVELS == ("blue", "yellow", "orange", "red")
    game = overrun.new("classic/01-city-blocks", seed=1)
    assert {(one["experience"], one["level"]) for one in game.view()["survivors"]} == {(0, "blue")}


@pytest.mark.parametrize(
    ("points", "level"),
    [
        pytest.param(0, "blue", marks=rule("classic.experience.blue-range")),
        pytest.param(6, "blue", marks=rule("classic.experience.blue-range")),
        pytest.param(7, "yellow", marks=rule("classic.experience.yellow-threshold")),
        pytest.param(18, "yellow", marks=rule("classic.experience.yellow-threshold")),
        pytest.param(19, "orange", marks=rule("classic.experience.orange-threshold")),
        pytest.param(42, "orange", marks=rule("classic.experience.orange-threshold")),
        pytest.param(43, "red", marks=rule("classic.experience.red-threshold")),
    ],
)
def test_the_level_comes_with_the_points(points, level) -> None:
    game = alone("ned", experience=points).turn("ned")
    assert person(game, "ned")["level"] == level
    assert game.view()["danger"] == level
    assert LEVELS[level_of(points)] == level


@rule("classic.experience.per-kill", "classic.experience.one-notch")
def test_every_zombie_killed_is_one_point_and_one_square() -> None:
    told = Told()
    game = about_to("ned", 2).zombies(0, walker=1, runner=1, fatty=1).dice(5, 5, 5, 1, 1)
    game = game.turn("ned", sink=told)
    game.choose("melee chainsaw")
    assert person(game, "ned")["experience"] == 5
    assert [(event.points, event.total) for event in told.of(events.Gained)] == [(3, 5)]


@rule("classic.experience.mission-objectives")
def test_an_objective_gives_the_points_its_mission_names() -> None:
    position = alone("ned").token("objective", at="0").mission_rules(objective_experience=5)
    game = position.turn("ned")
    game.choose("take 0")
    assert person(game, "ned")["experience"] == 5
    plain = alone("ned").token("objective", at="0").turn("ned")
    plain.choose("take 0")
    assert person(plain, "ned")["experience"] == 0


# Yellow


@rule(
    "classic.experience.yellow-fourth-action",
    "classic.experience.yellow-action-immediate",
    "classic.ambiguity.yellow-skill",
    "classic.experience.one-skill-per-level",
)
def test_yellow_brings_one_more_action_at_once_as_its_only_skill() -> None:
    told = Told()
    game = about_to("ned", 6).zombies(0, walker=1).dice(5, 1, 1, 1, 1).turn("ned", sink=told)
    choose(game, "melee chainsaw", "hit walker")
    # Three actions, one spent, one gained.
    assert person(game, "ned")["actions"] == 3
    assert person(game, "ned")["skills"] == ["free-search", "plus-1-action"]
    assert [event.skill for event in told.of(events.SkillGained)] == ["plus-1-action"]


@rule("classic.experience.yellow-fourth-action")
def test_a_yellow_survivor_has_four_actions_in_every_turn() -> None:
    game = about_to("ned", 7).turn("ned")
    assert person(game, "ned")["actions"] == 4
    choose(game, "end")
    assert person(game, "ned")["actions"] == 4
    assert game.round == 2


@rule("classic.experience.yellow-action-immediate", "classic.skills.immediate-use-condition")
def test_the_fourth_action_can_be_used_after_the_last_of_three() -> None:
    game = about_to("ned", 6, actions=1).zombies(0, walker=1).dice(5, 1, 1, 1, 1).turn("ned")
    choose(game, "melee chainsaw", "hit walker")
    assert person(game, "ned")["actions"] == 1
    assert offered(game, "move") == ["move 1"]


# Orange and red


@rule(
    "classic.example.ned-eighteen-xp",
    "classic.experience.yellow-threshold",
    "classic.experience.orange-threshold",
    "classic.experience.orange-choose-two",
)
def test_ned_at_eighteen_points_chooses_an_orange_skill_after_one_walker() -> None:
    game = about_to("ned", 18).zombies(0, walker=1).dice(5, 1, 1, 1, 1).turn("ned")
    assert person(game, "ned")["level"] == "yellow"
    choose(game, "melee chainsaw", "hit walker")
    assert person(game, "ned")["experience"] == 19
    assert person(game, "ned")["level"] == "orange"
    assert texts(game) == ["learn plus-1-die-ranged", "learn free-combat"]
    game.choose("learn free-combat")
    assert person(game, "ned")["skills"] == ["free-search", "plus-1-action", "free-combat"]


@rule(
    "classic.experience.red-choose-three",
    "classic.experience.red-threshold",
    "classic.experience.skills-cumulative",
)
def test_at_red_one_of_three_skills_is_chosen_and_there_are_four_in_all() -> None:
    game = about_to("ned", 42, skills=["plus-1-action", "free-combat"]).zombies(0, walker=1)
    game = game.dice(5, 1, 1, 1, 1).turn("ned")
    choose(game, "melee chainsaw", "hit walker")
    assert texts(game) == ["learn plus-1-die-combat", "learn plus-1-roll-combat", "learn tough"]
    game.choose("learn tough")
    assert person(game, "ned")["skills"] == ["free-search", "plus-1-action", "free-combat", "tough"]
    assert person(game, "ned")["level"] == "red"


@rule("classic.ambiguity.who-decides")
def test_a_survivors_own_player_chooses_his_skill() -> None:
    position = classic(STREET, seats=2).survivor("ned", at=0, seat=1, experience=18, hands=["chainsaw"])
    game = position.zombies(0, walker=1).dice(5, 1, 1, 1, 1).turn("ned")
    choose(game, "melee chainsaw", "hit walker")
    assert game.question.kind == "skill"
    assert game.question.seats == (1,)


# When points count


@rule("classic.ambiguity.level-up-mid-action", "classic.experience.one-skill-per-level")
def test_points_are_added_after_the_attack_and_every_level_passed_brings_its_skill_in_order() -> None:
    told = Told()
    position = about_to("amy", 5, hands=["molotov"]).zombies(1, walker=8, fatty=2, abomination=1)
    game = position.turn("amy", sink=told)
    game.choose("throw molotov 1")
    # 5 + 10 + 5 = 20: yellow and orange in one action.
    assert person(game, "amy")["experience"] == 20
    assert texts(game) == ["learn free-combat", "learn free-move"]
    game.choose("learn free-combat")
    learned = [(event.level, event.skill) for event in told.of(events.SkillGained)]
    assert learned == [("yellow", "plus-1-action"), ("orange", "free-combat")]
    assert person(game, "amy")["actions"] == 3


@rule("classic.ambiguity.level-up-mid-action")
def test_a_new_skill_does_not_change_dice_already_rolled() -> None:
    position = classic(STREET).survivor("wanda", at=0, experience=18, hands=["machete", "machete"])
    game = position.zombies(0, walker=2).dice(4, 3, 3).turn("wanda")
    # The second die, a 3, would hit with the skill that the first one brings.
    choose(game, "melee-both machete", "hit walker", "learn plus-1-roll-melee")
    assert zombies(game, 0) == {"walker": 1}
    game.choose("melee machete")
    assert zombies(game, 0) == {}


@rule("classic.ambiguity.xp-beyond-red", "classic.experience.red-threshold")
def test_the_tracker_stays_on_the_last_square() -> None:
    position = classic(STREET).survivor(
        "ned", at=0, experience=42, skills=["plus-1-action", "free-combat"], hands=["molotov"]
    )
    game = position.zombies(1, abomination=1, walker=3).turn("ned")
    choose(game, "throw molotov 1", "learn tough")
    assert person(game, "ned")["experience"] == 43


@rule("classic.experience.survivor-no-xp", "classic.experience.per-kill")
def test_a_molotov_gives_points_for_zombies_but_not_for_survivors() -> None:
    position = alone("ned", hands=["molotov"]).survivor("amy", at=1).survivor("doug", at=1)
    game = position.zombies(1, walker=1).turn("ned")
    game.choose("throw molotov 1")
    assert person(game, "ned")["experience"] == 1
