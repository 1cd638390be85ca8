"""`overrun rules`, registered on an app of its own."""

import json
import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from overrun.cli.output import speak
from overrun.cli.rules import rules
from overrun.errors import OverrunError
from overrun.rules.coverage import COVERAGE_FILE, write_proofs
from overrun.words import Words

MOVE = "classic.move.extra-action-per-zombie"
app = typer.Typer()
app.command()(rules)


def run(*arguments: str, language: str = "en") -> str:
    speak(Words(language))
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "100", "NO_COLOR": "1"})
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def proofs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path / COVERAGE_FILE


def test_an_id_shows_the_whole_entry() -> None:
    out = run(MOVE)
    assert MOVE in out
    assert "source: " in out


def test_a_rule_is_shown_in_german_under_a_heading_with_its_id_beside_it() -> None:
    out = run(MOVE, language="de")
    speak(Words("en"))
    assert out.splitlines()[0] == f"Aktionen  {MOVE}"
    assert "kostet für jeden Zombie in ihr eine zusätzliche Aktion" in out
    assert "Quelle: " in out


def test_an_example_shows_the_rules_it_covers() -> None:
    out = run("classic.example.phil-two-pistols")
    assert "given: " in out
    assert "→ Set-up  classic.setup.starting-skill-gear-extra" in out


def test_a_reading_shows_question_and_house_rule() -> None:
    out = run("classic.ambiguity.escape-order")
    assert "question: Mission 06" in out
    assert "house rule: escape_strict_order=true" in out


@pytest.mark.parametrize(
    ("words", "entry"),
    [
        ("matching ambidextrous", "classic.ambiguity.matching-set-lent-dual"),
        ("car leave early", "classic.ambiguity.escape-order"),
        ("classic born leader search turn", "classic.ambiguity.given-search"),
        ("matching shuffled crowbar", "classic.ambiguity.trio-shuffled"),
        ("scifi born leader search turn", "scifi.ambiguity.given-search"),
        ("tough hunter attacks", "scifi.ambiguity.tough-scope"),
        ("scientists new mold", "invader.ambiguity.m9-scientists-mold"),
        ("m4 both grenades phase", "darkside.ambiguity.m4-grenades"),
    ],
)
def test_readings_that_tables_argue_about_are_found_by_the_words_of_the_question(
    words: str, entry: str
) -> None:
    # A single hit is shown in full, several are listed.
    assert re.search(rf"\b{re.escape(entry)}\b", run(*words.split()))


def test_a_mission_shows_its_sentences() -> None:
    assert "classic.mission.07-grindhouse.defeat.four-escapes" in run("classic.mission.07-grindhouse")


def test_words_are_searched() -> None:
    out = run("seven", "permanent", "noise")
    assert "classic.mission.07-grindhouse.rule.permanent-noise" in out


def test_the_search_can_be_kept_to_a_game() -> None:
    found = json.loads(run("noise", "--game", "darkside", "--json"))
    assert found
    assert {entry["id"].split(".")[0] for entry in found} == {"scifi", "darkside"}


def test_no_word_gives_an_overview() -> None:
    assert json.loads(run("--json"))["classic"]["mission"] == 11
    assert "classic" in run()
    assert re.search(r"[1-9]\d* of them have a German text \([\d.]+%\)", run("--game", "classic"))


def test_nothing_found_is_said() -> None:
    with pytest.raises(OverrunError, match="no rule has the id or the words 'xyzzy'"):
        run("xyzzy")


def test_coverage_without_a_file_says_what_to_do(proofs: Path) -> None:
    with pytest.raises(OverrunError, match="run the whole test suite once"):
        run("--coverage")


def test_coverage_takes_no_words(proofs: Path) -> None:
    with pytest.raises(OverrunError, match="--coverage takes no words"):
        run("--coverage", "noise")


def test_coverage_as_json(proofs: Path) -> None:
    write_proofs(proofs, {MOVE: ["test"]})
    everything = json.loads(run("--coverage", "--json"))
    assert everything["tested"] == 1
    assert everything["share"] == round(1 / everything["rules"], 4)
    assert MOVE not in everything["untested"]
    missing = len(everything["untested"]) + len(everything["accepted"])
    assert missing == everything["rules"] - 1
    assert "classic.mission.any-order" in {gap["id"] for gap in everything["accepted"]}

    darkside = json.loads(run("--coverage", "--game", "darkside", "--json"))
    assert darkside["tested"] == 0
    assert 0 < darkside["rules"] < everything["rules"]


def test_coverage_as_text(proofs: Path) -> None:
    write_proofs(proofs, {MOVE: ["test"]})
    out = run("--coverage", "--game", "classic")
    assert "classic.m07.dual-doors" in out
    assert "Accepted without a test:" in out
    assert "1 of " in out
