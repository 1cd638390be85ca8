"""Which rules passing tests prove: the file a full test run leaves behind, and what is missing from it."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from overrun.errors import ContentError, OverrunError
from overrun.rules.entries import Entry
from overrun.rules.rule_index import RuleIndex

COVERAGE_FILE = Path(".overrun") / "rule-coverage.json"
NOT_TESTED_FILE = Path(__file__).parent / "not_tested.toml"


class ProofFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a full test run proved: rule id → the tests that passed. Only ids no failing test cites."""

    proved: dict[str, list[str]]


class Coverage(msgspec.Struct, frozen=True):
    """How much of the index is proved. `accepted` are gaps with a reason; they still count as rules."""

    rules: int
    tested: int
    untested: list[Entry]
    accepted: dict[str, str]
    by_table: dict[str, tuple[int, int]]
    """Table of the index → (rules, tested)."""

    @property
    def share(self) -> float:
        return round(self.tested / self.rules, 4) if self.rules else 0.0


def measure(entries: Iterable[Entry], proved: Iterable[str], reasons: Mapping[str, str]) -> Coverage:
    """Compare the entries with the ids that tests proved; entries that cannot be proved are left out."""
    direct = set(proved)
    rules = [entry for entry in entries if entry.provable]
    tested = {entry.id for entry in rules if _is_proved(entry, direct)}
    missing = [entry for entry in rules if entry.id not in tested]
    by_table: dict[str, tuple[int, int]] = {}
    for entry in rules:
        total, done = by_table.get(entry.table, (0, 0))
        by_table[entry.table] = (total + 1, done + (entry.id in tested))
    return Coverage(
        rules=len(rules),
        tested=len(tested),
        untested=[entry for entry in missing if entry.id not in reasons],
        accepted={entry.id: reasons[entry.id] for entry in missing if entry.id in reasons},
        by_table=by_table,
    )


def _is_proved(entry: Entry, direct: set[str]) -> bool:
    if entry.id in direct:
        return True
    # A mission that only repeats rules is proved by the tests of those rules.
    return entry.table == "statement" and bool(entry.refers) and direct.issuperset(entry.refers)


def read_proofs(path: Path = COVERAGE_FILE) -> ProofFile:
    """The file of the last full test run."""
    if not path.exists():
        raise OverrunError(
            f"there is no {path} yet; run the whole test suite once in the project folder (make test)"
        )
    try:
        return msgspec.json.decode(path.read_bytes(), type=ProofFile)
    except msgspec.DecodeError as error:
        raise OverrunError(f"{path} cannot be read ({error}); run the whole test suite again") from None


def write_proofs(path: Path, proved: Mapping[str, Iterable[str]]) -> None:
    """Keep the proofs, sorted so that equal runs give equal files."""
    proofs = ProofFile(proved={rule_id: sorted(proved[rule_id]) for rule_id in sorted(proved)})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(proofs), indent=1) + b"\n")


def read_reasons(index: RuleIndex, path: Path = NOT_TESTED_FILE) -> dict[str, str]:
    """The accepted gaps, each with the reason why no test proves it."""
    try:
        reasons = msgspec.toml.decode(path.read_bytes(), type=dict[str, str])
    except msgspec.DecodeError as error:
        raise ContentError(f'{path.name}: expected lines like "rule id" = "reason": {error}') from None
    for rule_id, reason in reasons.items():
        if rule_id not in index:
            raise ContentError(
                f"{path.name}, {rule_id!r}: expected the id of an entry{index.suggestion(rule_id)}"
            )
        if not index.get(rule_id).provable:
            raise ContentError(
                f"{path.name}, {rule_id!r}: expected a provable entry; this one needs no reason"
            )
        if not reason.strip():
            raise ContentError(f"{path.name}, {rule_id!r}: expected a reason, got nothing")
    return reasons
