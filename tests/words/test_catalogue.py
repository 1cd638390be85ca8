"""The catalogue is complete: same keys, same variables, same attributes in every language, all in use."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import overrun
from overrun.cli.app import command
from overrun.cli.output import speak
from overrun.core import Event, Question, option
from overrun.errors import OverrunError
from overrun.words import LANGUAGES, Words, language_of
from overrun.words import catalogue as catalogue_module
from overrun.words.tell import difficulty, event_sentence, mission_title, option_sentence, question_sentence

FOLDER = catalogue_module.FOLDER
SOURCE = Path(overrun.__file__).parent

# The attributes a game's text may have, by the second word of its key. Help texts have a test of their own.
ATTRIBUTES = {
    "boss": {"rule", "skill"},
    "car": {"does"},
    "page": {"does"},
    "card": {"does"},
    "machine": {"does"},
    "effect": {"does"},
    "mission": {"briefing", "objectives", "special"},
    "skill": {"does"},
    "xeno": {"counted", "does"},
    "zombie": {"counted", "does"},
}

# Files with the words of games: found by what happens and what lies in the content, not by keys in the code.
GAME_FILES = ("classic", "scifi", "invader", "darkside", "mixed", "gearup")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: ftl.BaseNode | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


def texts_in(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Each key of a file, attributes as `key.attribute`, with its variables."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content!r} is not Fluent"
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield entry.id.name, variables(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", variables(attribute.value)


def texts_of(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for key, used in texts_in(path):
        assert key not in found, f"{path}: {key} stands twice"
        assert key.startswith(f"{path.stem.partition('_')[0]}-"), f"{path}: {key} belongs into another file"
        found[key] = used
    return found


def files(folder: Path = FOLDER) -> list[Path]:
    return sorted((folder / LANGUAGES[0]).glob("*.ftl"))


def common() -> set[str]:
    """Everybody's keys, without those of games."""
    return {key for path in files() if not path.stem.startswith(GAME_FILES) for key in texts_of(path)}


def differences(folder: Path = FOLDER) -> list[str]:
    """What one language has and another has not."""
    first, *others = LANGUAGES
    found = []
    for path, language in product(files(folder), others):
        wanted, have = texts_of(path), texts_of(folder / language / path.name)
        found += [f"{language} lacks {key}" for key in wanted if key not in have]
        found += [f"{first} lacks {key}" for key in have if key not in wanted]
        found += [f"{key} has other variables" for key in wanted if key in have and wanted[key] != have[key]]
    return found


def test_every_language_has_the_same_texts_with_the_same_variables() -> None:
    assert len(common()) > 100
    for language in LANGUAGES:
        names = [path.name for path in sorted((FOLDER / language).glob("*.ftl"))]
        assert names == [path.name for path in files()]
    assert differences() == []


def test_the_attributes_of_games_are_known() -> None:
    for path in files():
        for key in texts_of(path) if path.stem.startswith(GAME_FILES) else ():
            message, dot, attribute = key.partition(".")
            family = message.split("-")[1]
            assert not dot or attribute in ATTRIBUTES.get(family, ()), f"{path}: {key}"


def test_only_help_has_attributes_otherwise() -> None:
    assert [key for key in common() if "." in key and not key.startswith("help-")] == []


def test_differences_are_found(tmp_path: Path) -> None:
    for language, text in {
        "en": "x-a = A { $n }\nx-b = B\nx-d = D\n    .tip = T\n",
        "de": "x-a = A { $m }\nx-c = C\nx-d = D\n    .top = T\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text)
    assert differences(tmp_path) == [
        "de lacks x-b",
        "de lacks x-d.tip",
        "en lacks x-c",
        "en lacks x-d.top",
        "x-a has other variables",
    ]


def strings_in_code() -> set[str]:
    return {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_text_is_used() -> None:
    known = strings_in_code()

    def used(key: str) -> bool:
        """It stands in the code, in one piece or in the two pieces of an f-string."""
        return key in known or any(key[:i] in known and key[i:] in known for i in range(1, len(key)))

    # The page is not written in Python, and errors say their own words; both have tests of their own.
    assert [key for key in common() if not (key.startswith(("help-", "page-", "error-")) or used(key))] == []


def keys_asked_for() -> Iterator[str]:
    """Keys that stand in the code as the first argument of `say` or `text`."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
            if name in ("say", "text"):
                for inner in ast.walk(node.args[0]):
                    key = inner.value if isinstance(inner, ast.Constant) else None
                    if isinstance(key, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", key):
                        yield key


def test_every_text_asked_for_exists() -> None:
    asked = set(keys_asked_for())
    assert len(asked) > 40
    assert sorted(asked - {key for path in files() for key in texts_of(path)}) == []


def parameters(made: Any, key: str, prefix: str) -> Iterator[str]:
    yield key
    for parameter in made.params:
        yield f"{key}.{parameter.name}"
    for name, inner in getattr(made, "commands", {}).items():
        yield from parameters(inner, f"{prefix}-{name}", f"{prefix}-{name}")


def test_every_command_and_option_has_its_help_and_no_help_is_left_over() -> None:
    speak(Words("en"))
    wanted = set(parameters(command(), "help-overrun", "help"))
    have = {key for key in common() if key.startswith("help-")}
    assert sorted(have ^ wanted) == []


def test_help_texts_hold_no_markup() -> None:
    # Help is printed with Rich, to which square brackets are markup.
    speak(Words("en"))
    for language in LANGUAGES:
        for key in parameters(command(), "help-overrun", "help"):
            assert "[" not in Words(language).text(key), key


# Using it


def test_a_missing_text_shows_its_key() -> None:
    assert Words("de").text("no-such-key") == "⟨no-such-key⟩"
    assert Words("en").text("help-play.nonsense") == "⟨help-play.nonsense⟩"
    assert Words("en").text("play-nonsense") == "⟨play-nonsense⟩"
    assert not Words("en").has("play-nonsense")
    assert Words("en").has("play-goodbye")


def test_texts_take_arguments_and_count() -> None:
    assert Words("en").text("content-problems", count=1) == "One problem."
    assert Words("de").text("content-problems", count=2) == "2 Fehler."
    assert Words("en").text("help-play.seed").startswith("The seed")


def test_no_invisible_marks_around_arguments() -> None:
    assert Words("en").text("play-round", number=3) == "Round 3."


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(OverrunError, match="there is no language 'fr' here; choose one of: en, de"):
        Words("fr")
    with pytest.raises(OverrunError, match="there is no language 'xx'"):
        language_of({"OVERRUN_LANG": "xx"})
    assert language_of({}) == "en"
    assert language_of({"LANG": "de"}, "en") == "en"


# Sentences for what the engine says


class DoorOpened(Event, frozen=True):
    door: int
    by: str | None = None
    zones: tuple[int, ...] = ()
    loud: bool = False


class Silence(Event, frozen=True):
    pass


def test_events_without_a_sentence_are_told_by_their_fields() -> None:
    event = DoorOpened(3, zones=(1, 2), loud=True, rules=("toy.door.open",))
    assert event_sentence(Words("en"), "toy", event) == (
        "Door opened: door 3, by nothing, zones 1, 2, loud yes."
    )
    assert event_sentence(Words("de"), "toy", DoorOpened(3)).endswith("loud nein.")
    assert event_sentence(Words("en"), "toy", Silence()) == "Silence."


def test_a_games_own_sentences_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "scifi.ftl").write_text(
        "scifi-option-move = go to { $a }\nscifi-difficulty-hard = Hard\n"
    )
    (tmp_path / "en" / "invader.ftl").write_text(
        "invader-event-door-opened = Door { $door } opens onto { $zones }.\n"
        "invader-question-split = Who of { $b } goes to { $a }?\n"
    )
    (tmp_path / "en" / "invader_missions.ftl").write_text("invader-mission-m1 = First\n")
    (tmp_path / "en" / "tell.ftl").write_text((FOLDER / "en" / "tell.ftl").read_text())
    monkeypatch.setattr(catalogue_module, "FOLDER", tmp_path)
    catalogue_module._bundle.cache_clear()
    words = Words("en")
    try:
        assert event_sentence(words, "invader", DoorOpened(3, zones=(1, 2))) == "Door 3 opens onto 1, 2."
        question = Question((0,), "split", (4, "runners"), (option("move", 4), option("stay")))
        assert question_sentence(words, "invader", question) == "Who of runners goes to 4?"
        assert question_sentence(words, "classic", question) == "What about this: split (4 runners)?"
        # What Invader and Dark Side share stands once.
        assert [option_sentence(words, "invader", o) for o in question.options] == ["go to 4", ""]
        assert option_sentence(words, "classic", option("move", 4)) == ""
        assert difficulty(words, "darkside", "hard") == "Hard"
        assert difficulty(words, "classic", "hard") == "hard"
        assert mission_title(words, "invader/m1", "One") == "First"
        assert mission_title(words, "invader/m2", "Two") == "Two"
    finally:
        catalogue_module._bundle.cache_clear()
