"""What cannot be done is said in the reader's language: the errors of the command line and of playing."""

from __future__ import annotations

import ast
import os
import time
from pathlib import Path

import pytest

import overrun
from overrun.cli.app import run as command
from overrun.cli.output import speak
from overrun.errors import OverrunError
from overrun.words import Words
from overrun.words.refusals import NESTED, _sentences, refusal

SOURCE = Path(overrun.__file__).parent
# Where people meet errors: what they type, set up, save, load and choose. Errors in files of content name
# places in them, for those who write such files; those about imagined games are for those who write bots.
PLACES = (
    "agents/**/*.py", "classic/setup.py", "cli/*.py", "core/game.py", "core/record.py", "core/replay.py",
    "games.py", "gearup/setup.py", "lab/*.py", "rules/rule_index.py",
    "scifi/shown/guide.py", "scifi/setup.py",
    "rooms/*.py", "server/*.py", "words/catalogue.py",
)  # fmt: skip
KINDS = ("OverrunError", "RecordError", "UndoRefused", "IllegalChoice")
FOR_PROGRAMS = ("an imagined game ",)


def written(node: ast.expr, count: list[int]) -> str:
    """A message as it may look: `Xn` wherever something is filled in."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.IfExp):
        return written(node.body, count)
    if isinstance(node, ast.BinOp):
        return written(node.left, count) + written(node.right, count)
    if isinstance(node, ast.JoinedStr):
        return "".join(written(part, count) for part in node.values)
    if isinstance(node, ast.FormattedValue) and "suggestion(" in ast.unparse(node.value):
        return ""
    count[0] += 1
    return f"X{count[0]}"


def raised() -> dict[str, str]:
    """Every message raised in those places, with the place."""
    found: dict[str, str] = {}
    for path in sorted({path for place in PLACES for path in SOURCE.glob(place)}):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in KINDS and node.args:
                message = written(node.args[0], [0])
                if message.strip("X0123456789") and not message.startswith(FOR_PROGRAMS):
                    found[message] = f"{path.relative_to(SOURCE)}:{node.lineno}"
    return found


def test_every_error_people_meet_has_its_words() -> None:
    messages = raised()
    assert len(messages) > 90
    sentences = [each for each in _sentences() if each.key not in ("error-of-file", "error-settings")]
    # Put together from pieces; what comes of them stands among the others below.
    plain = {"X1: X2", "there is no mission X1; X2", "X1; did you mean X2?"}
    assert [
        (message, place)
        for message, place in messages.items()
        if message not in plain and all(sentence.read(message) is None for sentence in sentences)
    ] == []


def test_every_sentence_of_the_catalogue_is_said_by_something() -> None:
    messages = [*raised(), *EXTRA]
    unused = [each.key for each in _sentences() if all(each.read(message) is None for message in messages)]
    assert unused == []


# What is put together from pieces.
EXTRA = (
    "house rules, x: unknown field; known are y",
    "x: unknown field; known are y",
    "the scenario cannot be laid out, people: expected array, got int 3",
    "no rule has the id or the words 'x'; did you mean y?",
    "there is no rule 'x'; did you mean y?",
    "there is no mission 'x'; did you mean y?",
    "there is no mission 'x'; toy has: y",
    "there is no mission 'x'; `overrun list toy` shows them",
    "there is no mission 'x'; `overrun list` shows all there are",
    "there is no game 'x' (for the mission 'x/1'); there are: y; did you mean y/1?",
    "seat 1 may not choose 'x'; this is up to seat 2",
    "seat 1 may not choose 'x'; this is up to one of the seats 2, 3",
    "expected int, got str 'x'",
    "expected one of x, y, got 'z'",
    "missing, expected str",
    "missing, expected one of x, y",
    "unknown field",
    "unknown field; known are x, y",
    "token 3 (exit at x): there is no colour 'y'",
    "token 3 (exit at x): there is no colour 'y'; known are z",
)


def test_a_sentence_is_found_by_its_own_words_and_not_by_those_of_another() -> None:
    words = Words("de")
    for message, told in {
        "there is no bot 'x'; choose one of: random": "es gibt keinen Bot 'x'; zur Wahl stehen: random",
        "with --all, name games, not 'x'; there are: toy": "mit --all: nenne Spiele, nicht 'x'; es gibt: toy",
        "a.json: the record is damaged: oh": "a.json: die Aufzeichnung ist beschädigt: oh",
        "there is no mission 'x'; Toy has: y": "es gibt keine Mission 'x'; Toy hat: y",
        "there is no mission 'x'; there are: y": "es gibt keine Mission 'x'; es gibt: y",
        "seat 1 may not choose 'x'; this is up to one of the seats 2, 3": (
            "Platz 1 darf 'x' nicht wählen; das ist Sache eines der Plätze 2, 3"
        ),
        "said by a plug-in": "said by a plug-in",
    }.items():
        assert refusal(words, message) == told
        assert refusal(Words("en"), message) == message


def test_a_name_made_of_sentences_is_soon_read() -> None:
    """Names are whatever somebody has sent: nobody waits until every way to divide them has been tried."""
    words = Words("de")
    for piece in ("x: ", " is for x to x", " needs at least x survivors, not x", "x cannot be read: "):
        message = str(OverrunError(f"a mission is named like 'classic/01-city-blocks', not {piece * 2000!r}"))
        begun = time.process_time()
        told = refusal(words, message)
        assert time.process_time() - begun < 0.5
        assert told.startswith("eine Mission heißt etwa 'classic/01-city-blocks', nicht ")
        assert len(told) > 1000 and "???" not in told
    nested = "a: " * NESTED * 5 + "b"
    assert refusal(words, nested) == nested


def test_the_places_of_a_sentence_are_never_empty() -> None:
    words = Words("de")
    for message in ("there is no bot ; choose one of: x", "x: ", ": x", "there is no bot x; choose one of: "):
        assert refusal(words, message) == message
    assert refusal(words, "there is no bot ;; choose one of: x") == "es gibt keinen Bot ;; zur Wahl stehen: x"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "classic/01", "--text", "--bot", "1=genius"], "Fehler: es gibt keinen Bot 'genius'"),
        (["play", "classic/01", "--text", "--survivors", "xy"], "Fehler: es gibt keinen Überlebenden 'xy'"),
        (["play", "nowhere/1", "--text"], "Fehler: es gibt kein Spiel 'nowhere'"),
        (["replay", "no-such-file.json"], "Fehler: no-such-file.json lässt sich nicht lesen"),
    ],
)
def test_the_command_line_complains_in_german(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "COLUMNS", "200")
    assert command([*arguments, "--lang", "de"]) == 2
    speak(Words("en"))
    assert capsys.readouterr().err.startswith(said)
