"""What counts as proved."""

from pathlib import Path

import pytest

from overrun.errors import ContentError, OverrunError
from overrun.rules import load_index
from overrun.rules.coverage import NOT_TESTED_FILE, measure, read_proofs, read_reasons, write_proofs
from overrun.rules.entries import Entry

DOORS = "classic.m07.dual-doors"
MISSION_DOORS = "classic.mission.07-grindhouse.rule.dual-doors"
NEUTRALISE = "classic.mission.07-grindhouse.rule.neutralise-action"


def entries(*ids: str) -> list[Entry]:
    return [load_index().get(rule_id) for rule_id in ids]


def test_only_provable_entries_count() -> None:
    result = measure(entries(DOORS, "classic.component.tiles"), ["classic.component.tiles"], {})
    assert (result.rules, result.tested, result.share) == (1, 0, 0.0)
    assert [entry.id for entry in result.untested] == [DOORS]


def test_a_restated_rule_proves_the_mission_sentence() -> None:
    result = measure(entries(DOORS, MISSION_DOORS), [DOORS], {})
    assert (result.rules, result.tested, result.share) == (2, 2, 1.0)


def test_the_mission_sentence_does_not_prove_the_rule() -> None:
    result = measure(entries(DOORS, MISSION_DOORS), [MISSION_DOORS], {})
    assert [entry.id for entry in result.untested] == [DOORS]


def test_a_sentence_that_restates_two_rules_needs_both() -> None:
    both = ["classic.m07.neutralise-action", "classic.m07.neutralise-no-zombies"]
    assert measure(entries(NEUTRALISE), both[:1], {}).tested == 0
    assert measure(entries(NEUTRALISE), both, {}).tested == 1


def test_an_example_is_not_proved_by_the_rules_it_covers() -> None:
    (example,) = entries("classic.example.phil-two-pistols")
    assert measure([example], example.refers, {}).tested == 0


def test_accepted_gaps_are_apart_but_still_rules() -> None:
    result = measure(entries(DOORS, MISSION_DOORS), [], {DOORS: "because"})
    assert result.rules == 2
    assert result.accepted == {DOORS: "because"}
    assert [entry.id for entry in result.untested] == [MISSION_DOORS]


def test_a_reason_for_a_tested_rule_is_not_shown() -> None:
    assert measure(entries(DOORS), [DOORS], {DOORS: "because"}).accepted == {}


def test_the_tables_of_the_index_are_counted_apart() -> None:
    example = "classic.example.phil-two-pistols"
    result = measure(entries(DOORS, "classic.m08.bunker", MISSION_DOORS, example), [DOORS], {})
    assert result.by_table == {"rule": (2, 1), "statement": (1, 1), "example": (1, 0)}


def test_nothing_to_prove_is_nothing_proved() -> None:
    assert measure([], [], {}).share == 0.0


def test_proofs_survive_the_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "proofs.json"
    write_proofs(path, {"c": ["old"]})
    write_proofs(path, {"b": {"t2", "t1"}, "a": ["t"]})
    assert read_proofs(path).proved == {"a": ["t"], "b": ["t1", "t2"]}
    assert path.read_text().index('"a"') < path.read_text().index('"b"')


def test_without_a_file_the_message_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(OverrunError, match="run the whole test suite once"):
        read_proofs(tmp_path / "none.json")


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "proofs.json"
    path.write_text('{"proved": 3}')
    with pytest.raises(OverrunError, match=r"proofs\.json cannot be read .* run the whole test suite again"):
        read_proofs(path)


def test_the_shipped_reasons_are_valid() -> None:
    assert read_reasons(load_index(), NOT_TESTED_FILE)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (f'"{DOORS}x" = "why"', r"expected the id of an entry; did you mean classic\.m07\.dual-doors"),
        ('"classic.component.tiles" = "why"', "expected a provable entry"),
        (f'"{DOORS}" = " "', "expected a reason"),
        (f'"{DOORS}" = 3', 'expected lines like "rule id" = "reason"'),
    ],
)
def test_a_wrong_reason_is_refused(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "not_tested.toml"
    path.write_text(line)
    with pytest.raises(ContentError, match=message):
        read_reasons(load_index(), path)
