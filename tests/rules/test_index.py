"""The index shipped with the product, and what its loader refuses."""

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from overrun.classic.world import House as ClassicHouse
from overrun.errors import ContentError, OverrunError
from overrun.rules import load_index, prefixes, read_index
from overrun.rules.entries import Ambiguity, Mission, Statement
from overrun.scifi.world import House as SciFiHouse

# Ids of the toy index are put together, so that the scan for citations does not take them for real ones.
ONE = "classic.move." + "one"
NINE = "classic.move." + "nine"
NOWHERE = "classic.mission." + "99-nowhere"

RULE = f"""
[[rule]]
id = "{ONE}"
text = "One."
source = "somewhere"
kind = "action"
"""
MISSION = f"""
[[mission]]
id = "{NOWHERE}"
number = 99
title = "Nowhere"
difficulty = "easy"
min_survivors = 4
minutes = 5
tiles = []
legend = []
defeats = []
rules = []
objectives = [{{ id = "win", text = "Win." }}]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.toml").write_text(RULE)
    return tmp_path


def add(folder: Path, text: str, name: str = "b.toml") -> Path:
    (folder / name).write_text(text)
    return folder


def refused(folder: Path) -> str:
    with pytest.raises(ContentError) as caught:
        read_index(folder)
    return str(caught.value)


def test_the_shipped_index_is_whole() -> None:
    tables = Counter(entry.table for entry in load_index())
    # Every table of the books arrived; the numbers may grow, a shrinking one means that a rule was lost.
    assert tables["rule"] >= 1237
    assert tables["example"] >= 159
    assert tables["skill"] == 35 + 48
    assert tables["mission"] == 33
    assert tables["statement"] >= 278
    assert tables["effect"] == 13
    assert tables["boss"] == 6
    assert tables["zombie"] == 8
    assert tables["ambiguity"] >= 361


def test_every_mission_has_an_objective_with_an_id() -> None:
    index = load_index()
    missions = [entry for entry in index if isinstance(entry.detail, Mission)]
    for mission in missions:
        kinds = [entry.kind for entry in index if entry.id.startswith(f"{mission.id}.")]
        assert "mission objective" in kinds, mission.id


def test_mission_ids_follow_number_and_title() -> None:
    for entry in load_index():
        if isinstance(entry.detail, Mission):
            game, _, slug = entry.id.split(".")
            number, _, words = slug.partition("-")
            assert number == (f"{entry.detail.number:02}" if game == "classic" else f"m{entry.detail.number}")
            letters = re.sub("[^a-z0-9]", "", entry.detail.title.lower())
            assert words.replace("-", "") in letters, entry.id


def test_a_mission_sentence_knows_its_text_and_the_rule_it_restates() -> None:
    entry = load_index().get("classic.mission.07-grindhouse.rule.dual-doors")
    assert entry.kind == "mission rule"
    assert "other door" in entry.text
    assert entry.provable
    assert entry.refers == ("classic.m07.dual-doors",)


def test_derived_defeats_say_so() -> None:
    entry = load_index().get("darkside.mission.m4-hard-reset.defeat.remote-removed")
    assert isinstance(entry.detail, Statement)
    assert entry.detail.derived
    assert "derived" in entry.source
    printed = load_index().get("darkside.mission.m4-hard-reset.defeat.machine-destroyed")
    assert "derived" not in printed.source


@pytest.mark.parametrize(
    ("rule_id", "provable"),
    [
        ("classic.component.tiles", False),
        ("classic.definition.actor", False),
        ("gearup.def.adjacent-two-players", True),
        ("classic.move.extra-action-per-zombie", True),
        ("classic.mission.07-grindhouse", False),
        ("gearup.zombie-type.walker", False),
        ("gearup.zombie-type.bomber", True),
        ("classic.ambiguity.wound-slot", True),
        ("classic.example.phil-two-pistols", True),
    ],
)
def test_what_can_be_proved(rule_id: str, provable: bool) -> None:
    assert load_index().get(rule_id).provable is provable


@pytest.mark.parametrize(
    ("game", "prefixes"),
    [
        ("classic", {"classic"}),
        ("invader", {"scifi", "invader"}),
        ("darkside", {"scifi", "darkside"}),
        ("mixed", {"scifi", "invader", "darkside", "mixed"}),
        ("gearup", {"gearup"}),
    ],
)
def test_the_rules_of_a_game(game: str, prefixes: set[str]) -> None:
    assert {entry.prefix for entry in load_index().of_game(game)} == prefixes


def test_every_entry_belongs_to_a_game() -> None:
    index = load_index()
    assert {entry.id for game in prefixes() for entry in index.of_game(game)} == {entry.id for entry in index}


@pytest.mark.parametrize(
    ("prefixes", "house"),
    [(("classic",), ClassicHouse()), (("scifi", "invader", "darkside", "mixed"), SciFiHouse())],
    ids=["classic", "scifi"],
)
def test_every_switch_is_a_house_rule_with_its_default(
    prefixes: tuple[str, ...], house: ClassicHouse | SciFiHouse
) -> None:
    named = {
        entry.detail.switch
        for entry in load_index()
        if entry.prefix in prefixes and isinstance(entry.detail, Ambiguity) and entry.detail.switch
    }
    rules = {f"{name}={str(value).lower()}" for name, value in msgspec.to_builtins(house).items()}
    assert named <= rules
    # Those that are no other reading of a book but a gentler way to play.
    gentle = {"mild_friendly_fire", "larger_figure_pool", "ask_to_spare"}
    assert {rule.partition("=")[0] for rule in rules - named} <= gentle


def test_an_unknown_game_is_named_with_the_choices() -> None:
    with pytest.raises(OverrunError, match="no game 'chess'; choose one of classic, invader"):
        load_index().of_game("chess")


def test_an_unknown_id_proposes_its_neighbour() -> None:
    with pytest.raises(OverrunError, match=r"did you mean classic\.move\.extra-action-per-zombie"):
        load_index().get("classic.move.extra-action-per-zombie"[:-1])


def test_search_needs_every_word_and_prefers_ids() -> None:
    found = load_index().search("Dual DOORS")
    assert found[0].id in {"classic.m07.dual-doors", "classic.mission.07-grindhouse.rule.dual-doors"}
    for entry in found:
        words = f"{entry.id} {entry.title} {entry.text} {entry.note} {entry.source}".lower()
        assert "dual" in words
        assert "doors" in words
    assert load_index().search("xyzzy") == []
    assert load_index().search("  ") == []


def test_a_good_folder_loads(folder: Path) -> None:
    index = read_index(add(folder, MISSION))
    assert len(index) == 3
    assert index.get(f"{NOWHERE}.objective.win").text == "Win."


def test_a_duplicate_id_names_both_files(folder: Path) -> None:
    message = refused(add(folder, RULE))
    assert message == (
        "b.toml, rule 'classic.move.one', field id: expected a new id, but a.toml has this one already"
    )


def test_a_duplicate_mission_sentence_is_refused(folder: Path) -> None:
    text = MISSION.replace('text = "Win." }', 'text = "Win." }, { id = "win", text = "Again." }')
    assert "'classic.mission.99-nowhere.objective.win', field id" in refused(add(folder, text))


TWO = RULE.replace("move.one", "move.two")
EXAMPLE = f'''
[[example]]
id = "classic.example.{"a"}"
given = ""
when = ""
then = ""
source = ""
covers = ["{NINE}"]
'''


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            TWO.replace('"One."', "1"),
            "b.toml, rule 'classic.move.two', field text: Expected `str`, got `int`",
        ),
        (
            TWO.replace('"action"', '"magic"'),
            "rule 'classic.move.two', field kind: Invalid enum value 'magic'",
        ),
        (TWO + 'notes = "x"', "rule 'classic.move.two': Object contains unknown field `notes`"),
        ('[[rule]]\ntext = "x"', "b.toml, rule number 1: Object missing required field"),
        ('[[rool]]\nid = "x"', "b.toml, top level: Object contains unknown field `rool`"),
        ("[[rule", "b.toml: this is not TOML"),
        (RULE.replace("classic", "chess"), "field id: expected <game>.<topic>.<name>"),
        (RULE.replace("move", "Move"), "field id: expected <game>.<topic>.<name>"),
        (
            MISSION.replace('id = "win"', 'id = "To Win"'),
            f"b.toml, mission '{NOWHERE}', objective 'To Win', field id: expected small letters",
        ),
        (
            MISSION.replace('"Win."', f'"Win.", restates = ["{ONE}s"]'),
            f"field restates: expected the id of an entry, got '{ONE}s'; did you mean {ONE}?",
        ),
        (
            MISSION.replace('"Win."', f'"Win.", restates = ["{NOWHERE}"]'),
            f"field restates: expected the id of a [[rule]], got '{NOWHERE}'",
        ),
        (EXAMPLE, "b.toml, example 'classic.example.a', field covers: expected the id of an entry"),
        (
            TWO + f'note = "See {NINE}."',
            f"b.toml, rule 'classic.move.two': expected the words to cite an entry, got '{NINE}'",
        ),
    ],
)
def test_a_wrong_file_names_file_entry_field_and_expectation(folder: Path, text: str, message: str) -> None:
    assert message in refused(add(folder, text))
