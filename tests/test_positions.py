"""Positions by hand, in both board games: luck that has to do, names in answers, setters, mission files."""

from __future__ import annotations

import re
import warnings
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import overrun
from overrun.errors import ContentError, OverrunError
from overrun.scenario import SkillMissing, all_used, classic, meant, play, scifi

STREET = """
+#+#+#+
#1:2:3#
+#+X+X+
#aoboc#
+#+#+#+
"""


def amy(**said: Any) -> Any:
    return classic(STREET, **said).survivor("amy", at="1", hands=["pistol", "crowbar"])


def cole(**said: Any) -> Any:
    return scifi(STREET, **said).survivor("cole", at="a", hands=["smg", "smg"])


# Dice, choices and cards have to do


def test_a_roll_beyond_the_dice_is_refused_and_changes_nothing() -> None:
    game = amy().zombies("2", walker=3).dice(4).turn("amy")
    game.choose("shoot pistol 1")
    before = game.hash()
    with pytest.raises(OverrunError, match="too little is laid out for the dice: 1 needed here, 0 left"):
        game.choose("shoot pistol 1")
    assert game.hash() == before
    assert game.question is not None and game.question.find("end") is not None


def test_some_dice_of_a_roll_are_too_few_too() -> None:
    game = cole().xenos("b", worker=2).dice(4, 1).turn("cole")
    with pytest.raises(OverrunError, match=r"dice: \d needed here, 2 left"):
        play(game, "shoot-both smg b")


def test_a_loose_position_leaves_the_rest_to_chance() -> None:
    game = amy(loose=True).zombies("2", walker=3).dice(4).turn("amy")
    play(game, "shoot pistol @2", "shoot pistol @2")
    all_used(game)


def test_a_card_beyond_those_laid_out_is_refused() -> None:
    game = amy().equipment("water").turn("amy")
    position = classic(STREET).survivor("amy", at="a").survivor("ned", at="a").equipment("water")
    game = position.turn("amy")
    game.choose("search")
    while game.question is not None and game.question.kind != "action":
        game.choose(game.question.options[0])
    game.choose("end")
    with pytest.raises(OverrunError, match="too little is laid out for the equipment deck"):
        game.choose("search")


def test_a_deck_with_no_other_cards_is_not_too_small() -> None:
    position = amy().token("spawn", "3").zombie_cards(1, only=True)
    game = position.spawn_step()
    assert game.round == 2
    game.choose("end")
    assert game.round == 3  # the deck was shuffled anew


def test_a_spawn_card_beyond_those_laid_out_is_refused() -> None:
    position = cole().token("spawn", "1", colour="red").token("spawn", "3", colour="red")
    with pytest.raises(OverrunError, match="too little is laid out for the xenos deck"):
        position.first_spawn("1").xeno_cards(1).spawn_step()
    position.xeno_cards(1, 2).spawn_step()


def test_what_is_left_over_is_refused() -> None:
    position = amy().zombies("2", walker=3).dice(4, 5).equipment("water", "crowbar").zombie_cards(3)
    game = position.turn("amy")
    said = "laid out, but not used: dice 5; equipment cards water, crowbar; zombie cards 3"
    with pytest.raises(OverrunError, match=said):
        play(game, "shoot pistol @2")
    with pytest.raises(OverrunError, match="picks 0"):
        all_used(cole().picks(0).turn("cole"))
    all_used(amy(loose=True).dice(4, 5).turn("amy"))


def test_a_strict_position_s_record_replays_and_its_imagined_games_go_on() -> None:
    game = amy().zombies("2", walker=3).dice(4).turn("amy")
    play(game, "shoot pistol @2")
    assert overrun.replay(game.record.json()).hash() == game.hash()
    twin = game.imagine(1)
    twin.choose("shoot pistol 1")
    assert twin.answers == game.answers + 1


def test_a_stored_position_from_before_there_were_strict_ones_is_loose() -> None:
    said = {**amy().zombies("2", walker=3).dice(4).data("turn", "amy")}
    del said["strict"]
    game = overrun.new("classic/scenario", scenario=said)
    play(game, "shoot pistol @2", "shoot pistol @2")


# Answers that name places


def test_zones_doors_and_objectives_by_place() -> None:
    game = amy().quiet().token("objective", "b").mission_rules(objective_experience=5).turn("amy")
    play(game, "move @2", "open @2|b crowbar", "move b")
    game = amy().quiet().token("objective", "2").mission_rules(objective_experience=5).turn("amy")
    play(game, "move @2", "take @2", "open @2 crowbar")
    assert game.state.taken == 1
    assert game.state.closed.bit_count() == 1


def test_cars_by_place() -> None:
    position = classic(STREET).survivor("amy", at="1").token("car", "1", of="police")
    game = position.mission_rules(cars="drive").turn("amy")
    play(game, "enter @1 driver", "drive @2")
    assert game.state.cars[0].zone == game.world.board.at("2")


def test_science_fiction_by_place() -> None:
    position = cole().token("objective", "b", colour="red").token("prototype", "c")
    game = position.turn("cole")
    play(game, "move b", "take b")
    assert game.state.taken == 1


def test_a_number_is_a_number_and_an_at_sign_a_place() -> None:
    game = classic(STREET).survivor("amy", at="1").turn("amy")
    assert game.world.board.at("2") == 1
    assert str(meant(game, "move 1")) == "move 1"
    assert meant(game, "move @2") == game.question.find("move 1")
    with pytest.raises(OverrunError, match="there is no place 'z' on this board"):
        play(game, "move z")
    with pytest.raises(OverrunError, match="'move @3' is not an option"):
        play(game, "move @3")
    for nothing in ("", "move ²", "move @", "move |", "move " + "9" * 5000):
        with pytest.raises(OverrunError):
            play(game, nothing)


# Setters


def test_the_figures_left() -> None:
    game = amy().zombies("3", walker=3).supply(walker=2).escaped(runner=4).turn("amy")
    view = game.view()
    assert (view["supply"]["walker"], view["supply"]["fatty"]) == (2, 8)
    assert game.state.escaped == (0, 0, 4, 0)
    xenos = cole().xenos("c", worker=3).supply(worker=1).kept(hunter=2).turn("cole")
    assert xenos.view()["supply"]["worker"] == 1
    assert xenos.view()["supply"]["hunter"] == cole().turn("cole").view()["supply"]["hunter"] - 2
    for wrong in (amy().supply(walker=99), amy().escaped(dragon=1), amy().supply(walker=-1)):
        with pytest.raises(OverrunError, match=r"figures|dragon"):
            wrong.turn("amy")
    with pytest.raises(OverrunError, match="figures"):
        cole().supply(worker=999).turn("cole")


def test_the_first_spawn_zone() -> None:
    position = amy().token("spawn", "1").token("spawn", "3").zombie_cards(1, 2)
    game = position.first_spawn("3").spawn_step()
    assert game.world.spawns[game.state.first_spawn].zone == game.world.board.at("3")
    with pytest.raises(OverrunError, match="there is no spawn zone at '2'"):
        position.first_spawn("2").spawn_step()


def test_used_searches_and_promised_actions() -> None:
    searched = classic(STREET).survivor("amy", at="a", used=("search",)).turn("amy")
    fresh = classic(STREET).survivor("amy", at="a").turn("amy")
    assert fresh.question.find("search") and not searched.question.find("search")
    given = classic(STREET).survivor("amy", at="a", promised=2).turn("amy")
    assert given.state.survivors[0].gifts == 2
    xenos = scifi(STREET).survivor("cole", at="a", used=("search",)).turn("cole")
    assert not xenos.question.find("search")
    assert scifi(STREET).survivor("cole", at="a").turn("cole").question.find("search")


@pytest.mark.parametrize("position", [amy, cole])
def test_what_there_is_not_cannot_be_used(position: Any) -> None:
    name = "amy" if position is amy else "cole"
    laid = position()
    laid._people[0]["used"] = ("serach",)
    with pytest.raises(OverrunError, match=f"{name} cannot have used 'serach'; there are: .*search"):
        laid.turn(name)
    laid._people[0]["used"] = ("search", "free-move", "tough")
    assert laid.turn(name).state.survivors[0].used == ("search", "free-move", "tough")


def test_a_mission_is_called_as_everywhere() -> None:
    assert classic("classic/3").survivor("amy", at=0).turn("amy").mission == "classic/03-24hrs-race"
    assert scifi("invader/m7").survivor("cole", at=0).turn("cole").mission == "invader/m7-xenium-burger"
    with pytest.raises(OverrunError, match="did you mean classic/01-city-blocks"):
        classic("classic/city-bloks").survivor("amy", at=0).turn("amy")


def test_mold_of_the_map_and_tokens_of_the_mission() -> None:
    position = cole().token("mold", "b").token("thumper", "c")
    game = position.turn("cole")
    b = game.world.board.at("b")
    assert game.state.mold == 1 << b
    assert position.no_mold("b").turn("cole").state.mold == 0
    spent = position.so_far(spent=("c",), grenaded=("1",)).turn("cole")
    assert spent.state.spent_tokens.bit_count() == 1
    assert spent.state.grenaded == (spent.world.board.at("1"),)
    with pytest.raises(OverrunError, match="nothing at 'a' that could be used up"):
        cole().so_far(spent=("a",)).turn("cole")
    with pytest.raises(OverrunError, match="no marked access"):
        cole().so_far(welded=(0,)).turn("cole")


def test_doors_and_tokens_of_positions_by_place() -> None:
    game = amy().token("objective", "a").doors(open=(("2", "b"),)).taken("a").turn("amy")
    assert game.state.closed.bit_count() == 1
    assert game.state.taken == 1
    with pytest.raises(OverrunError, match="there are no objective tokens at 'b'"):
        amy().token("objective", "a").taken("b").turn("amy")
    twice = cole().token("objective", "b", colour="red").token("objective", "b", colour="red")
    with pytest.raises(OverrunError, match="there are 2 objective tokens at 'b'; name one by its number"):
        twice.lost("b").turn("cole")


# Quiet


def test_nothing_spawns_in_a_quiet_position() -> None:
    game = amy().token("spawn", "3").quiet().turn("amy")
    play(game, "move @2", "open @2 crowbar", "end", "end", "end")
    assert game.round == 4
    assert not any(map(sum, game.state.horde))
    game = cole().token("spawn", "3", colour="red").quiet().turn("cole")
    play(game, "end", "end")
    assert game.round == 3
    assert not any(map(sum, game.state.horde))


def test_a_mission_may_be_quiet() -> None:
    game = scifi("invader/m0-breach").survivor("cole", at=0).quiet().turn("cole")
    game.choose("end")
    assert not any(map(sum, game.state.horde))


# After the xenos' phase


def test_after_the_xenos_phase_the_game_waits_before_the_next_round() -> None:
    position = cole().xenos("1", worker=1).quiet()
    game = position.xenos_phase()
    assert game.question is not None
    assert (game.question.kind, game.round) == ("pause", 1)
    assert overrun.replay(game.record.json()).hash() == game.hash()
    game.choose("done")
    assert (game.question.kind, game.round) == ("action", 2)


# Skills that experience brings


def test_skills_that_experience_brought_are_there_or_it_is_said_that_they_are_not() -> None:
    with pytest.warns(SkillMissing, match="amy has 19 experience, but no orange skill: name one in skills= "):
        game = classic(STREET).survivor("amy", at="a", experience=19).turn("amy")
    assert game.state.survivors[0].skills == ("free-move", "plus-1-action")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        said = classic(STREET).survivor("amy", at="a", experience=19, skills=("free-move",))
        assert said.turn("amy").state.survivors[0].skills == ("free-move", "plus-1-action", "free-move")
        none = classic(STREET).survivor("amy", at="a", experience=43, without=("yellow", "orange", "red"))
        assert none.turn("amy").state.survivors[0].actions == 3
        scifi(STREET).survivor("cole", at="a", experience=43, own_skills=False).turn("cole")
    with pytest.warns(SkillMissing, match="cole has 43 experience, but no (orange|red) skill"):
        scifi(STREET).survivor("cole", at="a", experience=43).turn("cole")
    with pytest.raises(OverrunError, match="amy cannot be without 'pink'; levels are yellow, orange, red"):
        classic(STREET).survivor("amy", at="a", without=("pink",)).turn("amy")


# A mission file


def test_a_mission_file_can_be_played_and_its_record_replays(tmp_path: Path) -> None:
    shipped = files("overrun") / "classic" / "content" / "missions" / "02-y-zone.toml"
    mine = tmp_path / "mine.toml"
    text = shipped.read_text("utf-8").replace("classic/02-y-zone", "classic/of-a-test")
    mine.write_text(text, "utf-8")
    game = overrun.new(str(mine), seed=3)
    assert game.mission == "classic/of-a-test"
    assert overrun.replay(game.record.json()).hash() == game.hash()
    crowbars = len(game.world.board.tokens)
    # Changed and added again, the file counts as it is now.
    mine.write_text(text.replace("[[goal]]", "hidden = 3\n[[goal]]", 1), "utf-8")
    with pytest.raises(ContentError, match=r"mine\.toml"):
        overrun.new(mine)
    lines = [line for line in text.splitlines() if 'kind = "spawn"' not in line]
    mine.write_text("\n".join(lines), "utf-8")
    assert len(overrun.new(mine, seed=3).world.board.tokens) < crowbars


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OverrunError, match=r"cannot read .*none\.toml"):
        overrun.new(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("id = 3")
    with pytest.raises(OverrunError, match=r"bad\.toml"):
        overrun.new(tmp_path / "bad.toml")


# The docs


def test_the_examples_of_the_docs_run() -> None:
    text = (Path(__file__).parent.parent / "docs" / "positions.md").read_text("utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    assert code.count("turn(") == 2
    exec(code, {})
