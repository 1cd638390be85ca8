"""A little of what `make fuzz` does for long: what is sent is refused in a sentence, or played soundly."""

from __future__ import annotations

from random import Random

import pytest

from overrun.errors import OverrunError
from tests.fuzz import targets
from tests.fuzz.spoil import scrambled, spoilt

FEW = {"records": 100, "states": 90, "setups": 90, "packs": 25}


@pytest.mark.parametrize("kind", targets.KINDS)
def test_whatever_is_sent_is_refused_in_a_sentence_or_played_soundly(kind: str) -> None:
    found = [targets.run(kind, seed) for seed in range(FEW[kind])]
    assert [outcome for outcome in found if not outcome.fine] == []
    # Not all of it is refused at the door; of records hardly any passes.
    assert {outcome.end for outcome in found} >= ({"refused"} if kind == "records" else {"refused", "played"})


def test_the_same_seed_spoils_in_the_same_way() -> None:
    data = {"a": [1, 2, 3], "b": {"c": "word", "d": None}}
    assert [spoilt(data, Random(n)) for n in range(50)] == [spoilt(data, Random(n)) for n in range(50)]
    assert data == {"a": [1, 2, 3], "b": {"c": "word", "d": None}}
    text = 'id = "x"\ncount = 3\n'
    assert [scrambled(text, Random(n)) for n in range(50)] == [scrambled(text, Random(n)) for n in range(50)]


def test_tracebacks_hangs_and_swollen_messages_are_findings(monkeypatch: pytest.MonkeyPatch) -> None:
    def raises(seed: int) -> None:
        raise KeyError("zone")

    def goes_on(seed: int) -> None:
        while True:
            pass

    def caught_late(seed: int) -> None:
        try:
            raises(seed)
        except KeyError as error:
            raise OverrunError("it leads nowhere") from error

    def refuses(seed: int) -> None:
        raise OverrunError("there is no such thing")

    monkeypatch.setattr(targets, "PATIENCE", 0.2)
    ends = []
    for target in (raises, goes_on, caught_late, refuses, lambda seed: None):
        monkeypatch.setitem(targets.TARGETS, "records", target)
        ends.append(targets.run("records", 1).end)
    assert ends == ["traceback", "hang", "traceback", "refused", "played"]
