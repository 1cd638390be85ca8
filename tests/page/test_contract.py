"""What the page takes for granted is so: the schema, the view, the words, the keys, the lock file."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import overrun
from overrun.agents import make
from overrun.games import GameEntry
from overrun.words import LANGUAGES, Words
from tests.page.conftest import ROOT

WEB = ROOT / "web"
SOURCES = [
    path
    for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and path.name != "schema.d.ts"
]


def code() -> str:
    return "\n".join(path.read_text("utf-8") for path in SOURCES)


def test_the_schema_is_the_servers() -> None:
    from overrun.server.openapi import document
    from overrun.server.own_routes import routes_of
    from overrun.server.settings import Settings

    kept = json.loads((WEB / "openapi.json").read_text("utf-8"))
    now = json.loads(json.dumps(document(routes_of(Settings(database="sqlite://")))))
    assert kept == now, "run: python -m overrun.server.openapi > web/openapi.json"


def the_games() -> list[GameEntry]:
    return [entry for entry in sys.modules["overrun.games"].games() if entry.view_type is not None]


@pytest.mark.parametrize("entry", the_games(), ids=lambda entry: entry.id)
def test_views_and_boxes_are_what_the_schema_says(entry: GameEntry) -> None:
    """The page's types are made from these; a key too many or too few would be a lie."""
    components = json.loads((WEB / "openapi.json").read_text("utf-8"))["components"]["schemas"]
    name = entry.id.capitalize()
    for mission in entry.missions():
        game = overrun.new(mission.id, seed=1)
        agent = make("random", 1)
        for _ in range(40):
            fits(plain(game.view()), components[f"{name}View"], components)
            if game.question is None:
                break
            game.choose(agent(game.for_agent()).text)
    if entry.box is not None:
        fits(plain(entry.box()), components[f"{name}Box"], components)


def plain(value: Any) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def fits(value: Any, shape: dict[str, Any], components: dict[str, Any], where: str = "view") -> None:
    """Whether a value is what a schema says, to the last key."""
    if "$ref" in shape:
        fits(value, components[shape["$ref"].rpartition("/")[2]], components, where)
    elif "anyOf" in shape:
        failures = []
        for one in shape["anyOf"]:
            try:
                fits(value, one, components, where)
                break
            except AssertionError as error:
                failures.append(str(error))
        else:
            raise AssertionError("; ".join(failures))
    elif "enum" in shape:
        assert value in shape["enum"], where
    elif shape.get("type") == "object":
        assert isinstance(value, dict), where
        if "properties" in shape:
            assert set(shape["required"]) <= set(value) <= set(shape["properties"]), where
            for key, part in value.items():
                fits(part, shape["properties"][key], components, f"{where}.{key}")
        else:
            for key, part in value.items():
                fits(part, shape["additionalProperties"], components, f"{where}.{key}")
    elif shape.get("type") == "array":
        assert isinstance(value, list), where
        items = shape.get("prefixItems") or [shape["items"]] * len(value)
        assert len(items) == len(value), where
        for part, one in zip(value, items, strict=True):
            fits(part, one, components, f"{where}[]")
    else:
        kinds = {"string": str, "integer": int, "boolean": bool, "number": float, "null": type(None)}
        assert type(value) is kinds[shape["type"]], f"{where}: {value!r} is not {shape['type']}"


# Hints of the science-fiction games are named like words, but their words are `page-hint-…`.
HINTS = set(re.findall(r'id: "(scifi-[a-z]+)"', (WEB / "src/games/scifi/parts.ts").read_text("utf-8")))


def wanted() -> set[str]:
    """Keys that stand in the page's sources in full."""
    return set(re.findall(r"""["'`]((?:page|classic|scifi)-[a-z0-9]+(?:-[a-z0-9]+)*)["'`]""", code())) - HINTS


def beginnings() -> set[str]:
    """Keys that are put together: what stands before the part filled in."""
    return set(re.findall(r"`((?:page|classic|scifi)-[a-z-]*)\$\{", code()))


def page_keys(language: str) -> set[str]:
    words = Path(overrun.__file__).parent / "words" / language
    source = "\n".join((words / name).read_text("utf-8") for name in ("page.ftl", "scifi_page.ftl"))
    return set(re.findall(r"^((?:scifi-)?page-[a-z0-9-]+) =", source, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_asked_for_exists_and_every_word_is_used(language: str) -> None:
    words = Words(language)
    assert len(wanted()) > 150
    assert sorted(key for key in wanted() if not words.has(key)) == []
    used = wanted()
    starts = tuple(beginnings())
    assert sorted(key for key in page_keys(language) if key not in used and not key.startswith(starts)) == []
    for start in starts:
        assert start.startswith("classic-") or any(key.startswith(start) for key in page_keys(language)), (
            start
        )


def test_every_hint_of_the_science_fiction_games_has_its_words() -> None:
    assert len(HINTS) > 5
    for language in LANGUAGES:
        assert [hint for hint in HINTS if not Words(language).has(f"page-hint-{hint}")] == []


@pytest.mark.parametrize("game", ["classic", "scifi"])
def test_every_group_has_its_word_and_a_key_of_its_own(game: str) -> None:
    text = (WEB / "src" / "games" / game / "options.ts").read_text("utf-8")
    found = re.search(r"GROUPS = \[(.*?)\]", text, re.DOTALL)
    assert found
    groups = re.findall(r'"([a-z]+)"', found[1])
    assert len(groups) > 10
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.has(f"page-group-{group}") for group in groups)
        keys = [words.text(f"page-key-{group}") for group in groups]
        assert len(set(keys)) == len(keys), "two groups share a key"
        assert all(re.fullmatch("[A-Z]", key) for key in keys)


def test_every_goal_of_every_mission_has_its_words() -> None:
    goals = {
        goal
        for path in (Path(overrun.__file__).parent / "classic" / "content" / "missions").glob("*.toml")
        for goal in re.findall(r'\[\[goal\]\]\nid = "([a-z-]+)"', path.read_text("utf-8"))
    }
    assert len(goals) > 5
    assert sorted(goal for goal in goals if not Words("en").has(f"page-goal-{goal}")) == []


def test_every_goal_of_the_science_fiction_missions_has_its_words() -> None:
    for game in ("invader", "darkside"):
        for mission in next(entry for entry in the_games() if entry.id == game).missions():
            for goal, language in product(overrun.new(mission.id, seed=1).view()["goals"], LANGUAGES):
                assert Words(language).has(f"scifi-goal-{goal}"), goal


ZOMBIES = ("walker", "fatty", "runner", "abomination")
XENOS = ("worker", "tank", "hunter", "spoiler-abomination")
DRILLERS = ("driller-worker", "driller-tank", "driller-hunter", "driller-abomination")


@pytest.mark.parametrize("kinds", [ZOMBIES, (*XENOS, *DRILLERS)])
def test_letters_tell_kinds_of_enemies_apart(kinds: tuple[str, ...]) -> None:
    for language in LANGUAGES:
        letters = {Words(language).text(f"page-letter-{kind}") for kind in kinds}
        assert len(letters) == len(kinds)


def test_the_lock_file_names_no_host() -> None:
    lock = (WEB / "package-lock.json").read_text("utf-8")
    assert "http://" not in lock
    assert '"resolved"' not in lock


def test_nothing_of_the_page_is_inline() -> None:
    """The page runs under a policy without inline styles and scripts."""
    for path in SOURCES:
        text = path.read_text("utf-8")
        assert not re.search(r"<[a-z][^>]*\sstyle=\"", text), f"{path}: use style:property={{…}}"
        assert "{@html" not in text, path
    page = (WEB / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*src=)", page)


TALKS = re.compile(
    r"\bfetch\s*\(|WebSocket|EventSource|XMLHttpRequest|sendBeacon|importScripts|(?<!\.)/(?:api|ws)/"
)


def test_only_the_link_talks() -> None:
    """Everything else asks the link, pictures and downloads too: whoever answers need not be a server."""
    talking = {
        path.relative_to(WEB / "src").as_posix(): set(TALKS.findall(path.read_text("utf-8")))
        for path in SOURCES
    }
    assert {path: words for path, words in talking.items() if words} == {
        "api/index.ts": {"/api/"},
        "api/server.ts": {"fetch(", "WebSocket", "/ws/"},
    }


GOES = re.compile(r"\blocation\b|\bhistory\b|pushState|#/|/t/|(?:src|href|action)=\"[/#](?!gu-)")


def test_addresses_of_the_page_stand_in_one_file() -> None:
    """Where the page is and goes, and how links are written; only the link is told where the server is."""
    going = {
        path.relative_to(WEB / "src").as_posix() for path in SOURCES if GOES.search(path.read_text("utf-8"))
    }
    assert going == {"lib/addresses.ts", "main.ts"}
    assert GOES.findall((WEB / "src" / "main.ts").read_text("utf-8")) == ["location"]


def test_what_is_asked_for_is_what_the_schema_says() -> None:
    """Every request of the page has its route, and its answer the type that route gives."""
    paths = json.loads((WEB / "openapi.json").read_text("utf-8"))["paths"]
    routes = {re.sub(r"\{[^}]*\}", "*", path): methods for path, methods in paths.items()}
    asked = (WEB / "src" / "api" / "index.ts").read_text("utf-8")
    calls = re.findall(r"\b(ask<(\w+)>|text)\(\s*[`\"](/api/[^`\"]*)[`\"](, (?:post|withRecord)\()?", asked)
    assert len(calls) == asked.count("/api/") > 20
    for how, kind, path, posted in calls:
        # A mission is two parts of a path: its game and its name.
        route = re.sub(r"\$\{[^}]*\}", "*", path.partition("?")[0].replace("${mission}", "${game}/${name}"))
        answers = routes[route]["post" if posted else "get"]["responses"]
        (answer,) = (found for code, found in answers.items() if code.startswith("2"))
        ((media, content),) = answer["content"].items()
        if how != "text":
            assert media == "application/json", path
            assert content["schema"]["$ref"].rpartition("/")[2] == kind, path


def test_building_again_is_no_work(tmp_path: Path) -> None:
    """The page is made of its sources, not of their times."""
    sys.path.insert(0, str(ROOT))
    try:
        from hatch_build import fingerprint, node_on_path, sources_of
    finally:
        sys.path.remove(str(ROOT))
    names = {path.relative_to(WEB).as_posix() for path in sources_of(WEB)}
    assert {"package.json", "openapi.json", "index.html", "src/App.svelte", "public/icon.svg"} <= names
    assert "src/api/schema.d.ts" not in names
    one = tmp_path / "a"
    one.write_text("1")
    before = fingerprint([one], tmp_path)
    one.touch()
    assert fingerprint([one], tmp_path) == before
    one.write_text("2")
    assert fingerprint([one], tmp_path) != before
    npm = node_on_path()
    if npm:
        said = subprocess.run([*npm, "--version"], capture_output=True, text=True, check=True)
        assert re.match(r"\d+\.", said.stdout)
