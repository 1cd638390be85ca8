"""A process with limits: whatever it is given to do, it ends, and the next thing is done all the same."""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from overrun.errors import OverrunError
from overrun.processes import Limited, TooMuch, _work
from overrun.rooms.problems import Refused
from tests.table import works


@pytest.fixture(scope="module")
def limited() -> Iterator[Limited]:
    made = Limited(0.5, 200)
    yield made
    made.close()


def test_it_does_one_thing_after_the_other_in_one_process(limited: Limited) -> None:
    (one, first), (two, second) = (limited.run(works.number, n) for n in (1, 2))
    assert (one, two) == (1, 2)
    assert first == second


def test_errors_come_back_as_they_are(limited: Limited) -> None:
    with pytest.raises(OverrunError, match="there is no such thing"):
        limited.run(works.mistaken)
    with pytest.raises(Refused) as refused:
        limited.run(works.refusing)
    assert refused.value.code == "bad-record"
    assert refused.value.key == "table-no-such-answer"
    assert refused.value.arguments == {"answers": 9, "count": 3}


@pytest.mark.parametrize("work", [works.forever, works.without_a_break, works.greedy, works.gone])
def test_what_is_too_much_is_stopped_and_the_next_thing_is_done(
    limited: Limited, work: Callable[..., None]
) -> None:
    before = limited.run(works.number, 0)[1]
    begun = time.monotonic()
    with pytest.raises(TooMuch):
        limited.run(work)
    assert time.monotonic() - begun < 30
    assert limited.run(works.number, 3)[0] == 3
    assert limited.run(works.number, 0)[1] != before


def test_closing_ends_what_is_being_done() -> None:
    limited = Limited(60, 200)
    limited.run(works.number, 0)
    ended: list[str] = []

    def run() -> None:
        try:
            limited.run(works.asleep)
        except TooMuch:
            ended.append("stopped")

    thread = threading.Thread(target=run)
    thread.start()
    time.sleep(0.2)
    begun = time.monotonic()
    limited.close()
    thread.join(10)
    assert ended == ["stopped"] and time.monotonic() - begun < 5
    with pytest.raises(TooMuch):
        limited.run(works.number, 1)


def test_a_fresh_process_takes_over_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    limited = Limited(5, 200)
    try:
        (_, first) = limited.run(works.number, 1)
        process = limited._process
        assert process is not None
        process.kill()
        process.join()
        # It is gone, as after a long pause: nobody notices.
        assert limited.run(works.number, 2)[1] != first
    finally:
        limited.close()


def test_a_process_whose_giver_of_work_was_killed_ends_quietly(capfd: pytest.CaptureFixture[str]) -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, 1.0, 200, 0))
    process.start()
    theirs.close()
    assert ours.recv() == "ready"
    ours.close()
    process.join(20)
    assert process.exitcode == 0
    assert capfd.readouterr().err == ""
