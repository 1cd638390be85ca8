"""The page words the golden games as the terminal does: every sentence, in both languages."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hatch_build import node_from_pypi, node_on_path
from msgspec import json, structs

import overrun
from overrun.core import Event, Option, Play, Question, option
from overrun.errors import OverrunError
from overrun.games import games
from overrun.rooms.problems import STATUS, Refused, refused
from overrun.words import LANGUAGES, Words
from overrun.words.catalogue import fluent_files
from overrun.words.naming import Naming, sent
from overrun.words.refusals import refusal
from overrun.words.tell import (
    because_sentence,
    event_sentence,
    option_sentence,
    question_sentence,
    reason_words,
)
from tests.nets.kept import GROUPS, golden_games
from tests.words.test_no_ids import endings
from tests.words.test_refusals import EXTRA, raised
from tests.words.test_variants import EVENTS, OPTIONS, QUESTIONS

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
# What names depend on: views that look alike in it call things alike.
SEEN = ("survivors", "supply", "boss", "companions")


class Heard:
    """Everything that is said, each once for all positions in which names are the same."""

    def __init__(self) -> None:
        self.views: dict[bytes, tuple[str, dict[str, Any]]] = {}
        self.said: dict[bytes, tuple[bytes, Event | Question | Option]] = {}

    def game(self, game: str, kept: Any) -> None:
        def hear(event: Event, play: Play[Any, Any]) -> None:
            self.keep(game, play.view(), event)

        for _, position in kept.positions(hear):
            view, question = position.view(), position.question
            for what in (question, *question.all_options()):
                self.keep(game, view, what)

    def keep(self, game: str, view: dict[str, Any], what: Event | Question | Option) -> None:
        parts = {part: view[part] for part in SEEN if part in view}
        parts["survivors"] = [{"id": one["id"], "name": one["name"]} for one in view["survivors"]]
        if "supply" in parts:
            parts["supply"] = dict.fromkeys(parts["supply"], 0)
        key = json.encode((game, parts))
        self.views.setdefault(key, (game, parts))
        said = [what.verb, what.args] if isinstance(what, Option) else what
        if isinstance(what, Question):
            said = [what.kind, what.subject, "?"]
        self.said.setdefault(key + json.encode(said), (key, what))


def in_python(words: Words, game: str, view: dict[str, Any], what: Event | Question | Option) -> list[str]:
    (entry,) = (entry for entry in games() if entry.id == game)
    assert isinstance(entry.naming, Naming)
    names = entry.naming(words, view)
    if isinstance(what, Event):
        return [event_sentence(words, game, what, names), because_sentence(words, game, what, names)]
    if isinstance(what, Question):
        return [question_sentence(words, game, what, names)]
    return [option_sentence(words, game, what, names)]


def for_the_page(what: Event | Question | Option) -> list[list[Any]]:
    if isinstance(what, Event):
        fields = {name: value for name, value in structs.asdict(what).items() if name != "rules"}
        tag = str(what.__struct_config__.tag)
        return [["event", tag, fields], ["because", tag, fields]]
    if isinstance(what, Question):
        return [["question", what.kind, what.subject]]
    return [["option", {"verb": what.verb, "args": what.args}]]


def page_says(asked: dict[str, Any]) -> dict[str, list[str]]:
    npm = node_on_path() or node_from_pypi()
    if npm is None or not (WEB / "node_modules").is_dir():
        pytest.skip("the page's tools are not installed: make page")
    script = Path(__file__).with_name("tell.mjs")
    done = subprocess.run(
        ["node", str(script), str(WEB)],
        input=json.encode(asked),
        capture_output=True,
        check=False,
        env={**os.environ, "PATH": os.pathsep.join([str(Path(npm[0]).parent), os.environ["PATH"]])},
    )
    assert done.returncode == 0, done.stderr.decode()
    told: dict[str, list[str]] = json.decode(done.stdout)
    return told


def asked(
    views: list[tuple[str, dict[str, Any]]], said: list[list[Any]], refused: Sequence[Refused] = ()
) -> dict[str, list[str]]:
    return page_says(
        {
            "languages": {language: "\n".join(fluent_files(language).values()) for language in LANGUAGES},
            "tables": {entry.id: sent(entry) for entry in games()},
            "views": [{"game": game, "view": view} for game, view in views],
            "said": said,
            "english": fluent_files("en")["error"],
            "refused": [one.problem() for one in refused],
        }
    )


def compare(heard: Heard) -> None:
    numbers = {key: number for number, key in enumerate(heard.views)}
    said = [[numbers[key], *part] for key, what in heard.said.values() for part in for_the_page(what)]
    told = asked(list(heard.views.values()), said)
    for language in LANGUAGES:
        words = Words(language)
        there = [(*heard.views[key], what) for key, what in heard.said.values()]
        wanted = [sentence for game, view, what in there for sentence in in_python(words, game, view, what)]
        pairs = zip(wanted, told[language], strict=True)
        assert [(python, page) for python, page in pairs if python != page] == []


def test_the_page_tells_the_golden_games_as_python_does() -> None:
    heard = Heard()
    for group in GROUPS:
        for kept in golden_games(group):
            heard.game(kept.mission.partition("/")[0], kept)
    assert len(heard.said) > 2000
    compare(heard)


class Unheard(Event, frozen=True):
    """Something of a plug-in, for which there is no sentence."""

    how_often: int
    by: str
    on: tuple[str, ...]
    again: bool


def test_the_page_chooses_the_same_variants() -> None:
    """Whatever a sentence can be told by, and what there are no sentences for."""
    heard = Heard()
    ok = (option("yes"),)
    for mission, events in EVENTS.items():
        game, view = mission.partition("/")[0], overrun.new(mission, seed=1).view()
        for event in (*events, Unheard(1, "", ("a", "b"), True), Unheard(2, "x-y", (), False)):
            heard.keep(game, view, event)
        for kind, *subject in (*QUESTIONS[mission], ("unheard",), ("unheard", 1, "two")):
            heard.keep(game, view, Question((0,), kind, tuple(subject), ok))
        for verb, *args in (*OPTIONS[mission], ("unheard", 1), ("move", "somewhere", 1)):
            heard.keep(game, view, option(verb, *args))
    assert len(heard.said) > 200
    compare(heard)


def test_the_page_says_why_a_game_is_over() -> None:
    reasons = [*endings(), ("classic", "plug-in.end.of-its-own")]
    told = asked([(game, {}) for game, _ in reasons], [[n, "reason", r] for n, (_, r) in enumerate(reasons)])
    for language in LANGUAGES:
        words = Words(language)
        assert told[language] == [reason_words(words, game, reason) for game, reason in reasons]


def test_the_page_tells_what_is_refused_as_python_does() -> None:
    """The sentences of the engine, nested ones and those that are none; codes; keys with arguments."""
    nested = ("a.json: the record is damaged: oh", "a: " * 20 + "b")
    spoilt = ("there is no bot ; choose one of: x", "x: ", ": x", "said by a plug-in")
    said = [message for message in (*raised(), *EXTRA, *nested, *spoilt) if message]
    told = asked([], [], [refused(OverrunError(message)) for message in said])
    plain = Words("de").text("table-error-bad-setup")
    assert told["en"] == said
    for message, page in zip(said, told["de"], strict=True):
        python = refusal(Words("de"), message)
        assert page == (python if python != message else f"{plain} ({message})")
    codes = [Refused(code) for code in STATUS]
    seat, fly = Refused("not-allowed", "table-not-your-seat", seat=3), Refused("illegal", text="fly")
    for language, sentences in asked([], [], [*codes, seat, fly]).items():
        words = Words(language)
        wanted = [words.text(f"table-error-{code}") for code in STATUS]
        wanted += [words.text("table-not-your-seat", seat=3), f"{words.text('table-error-illegal')} (fly)"]
        assert sentences == wanted
