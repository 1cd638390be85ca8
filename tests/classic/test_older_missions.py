"""Missions and positions in the form they had before goals and special rules were tagged play as before."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import overrun
from overrun.classic import older_missions
from overrun.classic.mission_kinds import Mission, MissionRules
from overrun.classic.setup import mission_of, missions
from overrun.content import content_hash, forget, library, mistakes
from overrun.core import Game, Record, parse_record, replay_record, resume_record
from overrun.games import game_of
from tests.golden.__main__ import GAMES, HERE, golden

PACK = Path(__file__).parent / "older"
NAMES = sorted(missions())
HEAD = 'id = "classic/x"\ntitle = "X"\norigin = "published"\nboard = { layout = [], origin = "published" }\n'


def read(text: str) -> tuple[Any, list[tuple[str, str]]]:
    """A mission file put into today's form, and all that is wrong with it."""
    data, wrong = older_missions.mission(tomllib.loads(text))
    return data, [*wrong, *mistakes(data, Mission)]


@pytest.fixture
def older_pack(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The box's missions as a pack holds them in their older form."""
    monkeypatch.setenv("OVERRUN_PACKS", str(PACK))
    forget()
    yield
    monkeypatch.delenv("OVERRUN_PACKS")
    forget()


@pytest.mark.parametrize("name", NAMES)
def test_a_mission_of_the_older_form_means_the_same(name: str) -> None:
    text = (PACK / "missions" / f"{name.partition('/')[2]}.toml").read_text("utf-8")
    data, wrong = read(text)
    assert wrong == []
    assert msgspec.convert(data, Mission) == mission_of(name)


def test_todays_form_is_left_as_it_is() -> None:
    for mission in missions().values():
        plain = msgspec.json.decode(msgspec.json.encode(mission))
        assert older_missions.mission(plain) == (plain, [])


def test_a_pack_of_the_older_form_is_the_same_content(monkeypatch: pytest.MonkeyPatch) -> None:
    before = content_hash("classic")
    monkeypatch.setenv("OVERRUN_PACKS", str(PACK))
    forget()
    try:
        assert {place[0].id for key, place in library("classic").places.items() if key[0] == "mission"} == {
            "older"
        }
        assert content_hash("classic") == before
    finally:
        monkeypatch.delenv("OVERRUN_PACKS")
        forget()


@pytest.mark.usefixtures("older_pack")
@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("classic-")])
def test_golden_games_are_the_same_with_it(name: str) -> None:
    assert golden(name) == (HERE / f"{name}.json").read_text("utf-8")


# Whatever could be written


def rules_of(text: str) -> tuple[MissionRules, list[tuple[str, str]]]:
    data, wrong = read(HEAD + text)
    return (MissionRules() if wrong else msgspec.convert(data, Mission).rules), wrong


def test_rules_that_said_nothing() -> None:
    nothing = 'objective_experience = 0\ncars = "none"\nzombie_deck = []\nspecials = []'
    assert rules_of(f"[rules]\n{nothing}") == (MissionRules(), [])


def test_goals_had_fields_that_they_did_not_use() -> None:
    goals = """
    [[goal]]
    id = "x"
    kind = "all-at-exit"
    rules = []
    cards = ["water"]
    number = 3
    by_players = [1]
    [[goal]]
    id = "y"
    kind = "reach-level"
    rules = []
    number = 2
    cards = []
    """
    data, wrong = read(HEAD + goals)
    assert wrong == []
    assert data["goal"] == [
        {"id": "x", "kind": "all-at-exit", "rules": []},
        {"id": "y", "kind": "reach-level", "rules": [], "level": "orange"},
    ]


def test_locks_woke_every_sleeping_spawn_zone_of_a_colour() -> None:
    token = """
    [[token]]
    kind = "spawn"
    at = "a"
    colour = "{}"
    state = "asleep"
    origin = "published"
    """
    text = "".join(map(token.format, ("yellow", "blue", "yellow"))) + '[rules]\nspecials = ["coloured-locks"]'
    rules, wrong = rules_of(text)
    assert wrong == []
    assert [spawn.colour for spawn in rules.waking_spawns] == ["yellow", "blue"]
    assert rules.locked_colours == {"blue", "green"}


@pytest.mark.parametrize(
    ("text", "field", "said"),
    [
        ('specials = ["coloured-lokcs"]', "rules.specials[0]", "did you mean coloured-locks?"),
        ('specials = ["recruits", "recruiters"]', "rules.specials[1]", "did you mean recruits?"),
        ('specials = "recruits"', "rules.specials", "expected array, got str"),
        ('cars = "driv"', "rules.cars.may", "did you mean drive?"),
        ("objective_experience = true", "rules.objective_experience", "expected object"),
        ("objective_experience = -5", "rules.objective_experience.points", "expected int >= 1"),
        ('zombie_deck = ["x"]', "rules.zombie_deck.cards[0]", "expected int"),
    ],
)
def test_what_was_misspelt_is_named_in_its_own_words(text: str, field: str, said: str) -> None:
    _, [(place, sentence)] = rules_of(f"[rules]\n{text}")
    assert place == field
    assert said in sentence


@pytest.mark.parametrize(
    "odd", [3, [], {"goal": 3}, {"goal": [3], "rules": {"specials": [3]}}, {"rules": "x"}]
)
def test_what_is_no_mission_at_all_is_left_to_the_checks(odd: Any) -> None:
    data, wrong = older_missions.mission(odd)
    assert [*wrong, *mistakes(data, Mission)]


# Records


STREET = """
+#+#+#+
#0:1:2#
+#+#+#+
"""
SCENARIO: dict[str, Any] = {
    "drawing": STREET,
    "tokens": [{"kind": "objective", "at": "1", "colour": "red", "origin": "reconstructed"}],
    "people": [{"name": "ned", "at": "0"}],
    "goals": [
        {"id": "take", "kind": "take-objectives", "rules": [], "cards": [], "number": 0, "by_players": []},
        {"id": "level", "kind": "reach-level", "rules": [], "cards": [], "number": 1, "by_players": []},
    ],
    "rules": {
        "objective_experience": 5,
        "cars": "none",
        "zombie_deck": [1, 2, 3],
        "specials": ["medicine-cabinet", "neutralise-spawns"],
    },
    "start": "players",
}


def laid_out() -> Game[Any, Any]:
    return overrun.new("classic/scenario", seed=5, scenario=SCENARIO)


def test_a_position_of_the_older_form_is_laid_out() -> None:
    game = laid_out()
    rules = game.world.mission.rules
    assert (rules.points, rules.cars, rules.zombie_deck.cards) == (5, None, (1, 2, 3))
    assert rules.healing_objectives and rules.close_spawns
    assert [goal.id for goal in game.world.mission.goal] == ["take", "level"]


def test_a_record_with_a_position_of_the_older_form_is_replayed_and_taken_up() -> None:
    game = laid_out()
    while game.question is not None and game.answers < 6:
        game.choose(game.question.options[-1])
    ruleset = game_of("classic/scenario").ruleset
    for setup in (game.record.setup, {**game.record.setup, "scenario": SCENARIO}):
        record: Record = parse_record(msgspec.structs.replace(game.record, setup=setup).json())
        assert replay_record(ruleset, record).hash() == game.hash()
        if record.snapshot is not None:
            assert resume_record(ruleset, record).hash() == game.hash()
