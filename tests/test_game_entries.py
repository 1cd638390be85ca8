"""A game is registered in one place, its entry, whether it is built in or comes as a plug-in."""

from __future__ import annotations

import os
import subprocess
import sys
from ast import literal_eval
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import overrun
from overrun.agents import make
from overrun.agents.parts import BotPart
from overrun.agents.parts import part_of as bots_of
from overrun.conformance import check
from overrun.content import GameContent, content_folders, declared, library
from overrun.core import Question, Ruleset, option
from overrun.core.obstacle import Mark
from overrun.core.query import OpenQueries, Query
from overrun.core.verb import number, question, word
from overrun.core.vocabulary import Vocabulary
from overrun.env.gym import TeamEnv
from overrun.env.parts import EnvPart
from overrun.env.parts import games as games_with_environments
from overrun.env.parts import part_of as env_of
from overrun.errors import OverrunError
from overrun.game_entry import folder_of, resolve
from overrun.games import BUILT_IN, GameEntry, MissionInfo, game_of, missions_named, register
from overrun.lab.simulation import simulate
from overrun.lab.story import GamePart
from overrun.lab.story import part_of as lab_of
from overrun.lab.task import Task
from overrun.rules import load_index, prefixes
from overrun.words import Words
from overrun.words.catalogue import fluent_files
from overrun.words.tell import game_key, question_sentence
from tests.cellar import GAME as CELLAR

ROOT = Path(__file__).parents[1]
GAMES = sys.modules["overrun.games"]  # `overrun.games` is the function
ENTRIES = [*(game_of(game) for game in BUILT_IN), CELLAR]


@pytest.fixture(autouse=True)
def cellar(monkeypatch: pytest.MonkeyPatch) -> Iterator[GameEntry]:
    """The plug-in, installed."""
    from overrun.content import load
    from overrun.env import parts

    monkeypatch.setattr(GAMES, "_registered", dict(GAMES._registered))
    monkeypatch.setattr(load, "_declared", dict(load._declared))
    monkeypatch.setattr(parts, "_made", {})
    register(CELLAR)
    yield CELLAR
    load._libraries.pop("cellar", None)


# What an entry names, there is


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_every_part_of_every_game_is_where_its_entry_says(entry: GameEntry) -> None:
    named = entry.named()
    assert len(named) >= 9
    for part, name in named.items():
        assert getattr(entry, part) is not None, name
        # Functions and values alike: what is found is what its own module calls so.
        assert resolve(name) == getattr(entry, part)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_the_parts_are_what_their_readers_take_them_for(entry: GameEntry) -> None:
    assert isinstance(entry.ruleset, Ruleset) and entry.ruleset.id == entry.id
    assert isinstance(entry.content, GameContent) and entry.content.game == entry.id
    assert isinstance(entry.bots, BotPart)
    assert isinstance(entry.lab, GamePart)
    assert entry.env is not None and isinstance(entry.env(entry.id), EnvPart)
    assert all(isinstance(info, MissionInfo) for info in entry.missions())
    for words in map(Words, ("en", "de")):
        assert entry.cast is not None and entry.cast(words)
    game = overrun.new(entry.missions()[0].id, seed=1)
    assert entry.draw_text is not None and entry.draw_text(game, Words())
    # The rules it plays by are rules of the index.
    assert set(entry.index) <= {rule.prefix for rule in load_index()}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_a_set_up_in_full_is_of_the_type_that_the_entry_names(entry: GameEntry) -> None:
    for mission in entry.missions()[:2]:
        game = overrun.new(mission.id, seed=1)
        told = msgspec.convert(game.setup, entry.setup_type)
        assert msgspec.to_builtins(told) == game.setup
        # Whoever says all of it gets the same game.
        assert overrun.new(mission.id, seed=1, **game.setup).hash() == game.hash()


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_the_type_of_the_set_up_does_not_know_is_refused(game: str) -> None:
    entry = game_of(game)
    known = ", ".join(entry.setup_type.__struct_fields__)
    with pytest.raises(OverrunError, match=f"knows no set-up option 'wheather'; it knows {known}"):
        overrun.new(entry.missions()[0].id, wheather="fine")


@pytest.mark.parametrize("part", sorted(CELLAR.named()))
def test_a_misspelt_part_is_an_error_that_names_it(part: str) -> None:
    for wrong in (f"{CELLAR.named()[part]}x", f"tests.cellr.rules:{part}", "tests.cellar.rules"):
        parts: dict[str, Any] = {**CELLAR.named(), part: wrong}
        entry = GameEntry("cellar", "The cellar", **parts)
        with pytest.raises(OverrunError, match=f"'{part}'.*{wrong}"):
            getattr(entry, part)


def test_a_library_that_is_missing_is_not_called_a_misspelling(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "needs_more.py").write_text("import a_library_nobody_has\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="a_library_nobody_has"):
        resolve("needs_more:PART")


def test_an_entry_prints_as_it_is_written() -> None:
    shown = repr(game_of("classic"))
    assert shown.startswith("GameEntry(id='classic', title='Classic', ")
    assert "bots='overrun.agents.classic.part:PART'" in shown


def test_nothing_is_imported_before_it_is_needed() -> None:
    code = """
import sys
from overrun.games import games
print([entry.title for entry in games()])
print([name for name in sys.modules if name.startswith("overrun.") and name.count(".") > 1])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    titles, imported = map(literal_eval, done.stdout.splitlines())
    assert titles[:4] == ["Classic", "Invader", "Dark Side", "Gear Up"]
    parts = {"agents", "classic", "darkside", "env", "gearup", "invader", "lab", "rules", "words"}
    assert [name for name in imported if name.split(".")[1] in parts] == []


# Registered so, a plug-in has everything a built-in game has


def test_a_plug_in_is_listed_and_played(cellar: GameEntry) -> None:
    assert overrun.games()[-1] is cellar
    assert missions_named(["cellar"]) == ["cellar/stairs"]
    check(lambda: overrun.new("cellar/stairs", seed=7, seats=3), seed=7)


def test_a_plug_in_has_bots(cellar: GameEntry) -> None:
    assert bots_of("cellar/stairs") is cellar.bots
    for bot in ("sensible", "search:20"):
        game = overrun.new("cellar/stairs", seed=3)
        agent = make(bot, 3)
        while game.question is not None:
            game.choose(agent(game.for_agent(game.answers)))
        assert overrun.replay(game.record.json()).hash() == game.hash()


def test_a_plug_in_is_simulated_with_its_story(cellar: GameEntry) -> None:
    assert lab_of("cellar/stairs") is cellar.lab
    task = Task("cellar/stairs", {}, "sensible", seed=1, max_rounds=50, collect=True)
    found = simulate(task, games=10, jobs=1)
    assert found.found["treasure"] >= 5 * found.wins > 0


def test_a_plug_in_has_an_environment(cellar: GameEntry) -> None:
    assert "cellar" in games_with_environments()
    assert env_of("cellar").game == "cellar"
    env = TeamEnv("cellar")
    seen, info = env.reset(seed=7)
    assert set(seen) >= {"treasure"}
    for _ in range(10):
        seen, _, over, stopped, info = env.step(int(info["action_mask"].nonzero()[0][0]))
        assert not over and not stopped


def test_an_installed_plug_in_is_found_by_everybody(tmp_path: Path) -> None:
    """As people install one: a distribution with an entry point, and nothing else."""
    info = tmp_path / "cellar-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cellar\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[overrun.games]\ncellar = tests.cellar:GAME\n")
    code = """
import gymnasium, overrun, overrun.env
from overrun.content import library
env = gymnasium.make("cellar/Cellar-v0")
env.reset(seed=1)
print(overrun.games()[-1].id, overrun.env.IDS["cellar"], list(library("cellar").entries))
"""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(tmp_path)])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "cellar cellar/Cellar-v0 ['lamp']\n", done.stderr


def test_a_plug_in_has_content(cellar: GameEntry) -> None:
    assert [*library("cellar").of(cellar.content.kinds[0])] == ["oil-lamp"]
    assert cellar.content in declared()
    assert cellar.content.root in content_folders()
    assert cellar.cast is not None
    assert [person.name for person in cellar.cast(Words("de"))] == ["oil-lamp (de)"]


def test_a_plug_in_is_told_and_drawn(cellar: GameEntry) -> None:
    game = overrun.new("cellar/stairs", seed=7)
    assert cellar.draw_text is not None and cellar.draw_text(game, Words()) == "treasure: 0"
    assert game.question is not None and cellar.naming is not None
    naming = cellar.naming(Words(), game.view())
    # Its words are looked for among its own, and then where its entry says.
    assert question_sentence(Words(), "cellar", game.question, naming) == "What does seat 1 do?"
    again = Question((0,), "again", (2,), (option("again"), option("keep")))
    assert question_sentence(Words("de"), "cellar", again) == "2 gewürfelt. Noch einmal?"
    assert game_key(Words(), "cellar", "card-pistol") == "classic-card-pistol"
    # The page gets them with all others.
    assert "cellar-event-told" in fluent_files("de")["cellar"]
    assert "classic" in fluent_files("de")


def test_a_plug_in_has_rules_in_the_index(cellar: GameEntry) -> None:
    rule = load_index().get("cellar.ghost.third-one")
    assert rule.german == "Der dritte Geist vertreibt alle."
    assert load_index().get("classic.end.lose-all-dead").german
    assert prefixes()["cellar"] == ("cellar", "classic")
    assert load_index().of_game("cellar") == [*load_index().of_game("classic"), rule]
    assert rule not in load_index().of_game("classic")


@pytest.mark.parametrize("name", ["tests.cellar:sentences", "tests.cellar"])
def test_a_folder_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(OverrunError, match=f"there is no folder '{name}'"):
        folder_of(name)


# The page's list


def test_the_pages_list_of_games_is_made_of_the_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")
    import page_games

    kept = (ROOT / "web/src/games/index.ts").read_text("utf-8")
    assert kept == page_games.page_games(page_games.built_in()), (
        "run: python tools/page_games.py > web/src/games/index.ts"
    )
    for entry in page_games.built_in():
        folder, _, name = entry.page.partition(":")
        source = (ROOT / "web/src/games" / folder / "index.ts").read_text("utf-8")
        assert f"export const {name}" in source
    made = page_games.page_games([CELLAR])
    assert 'import { CELLAR } from "./cellar";' in made
    assert "  cellar: CELLAR,\n" in made


def test_the_docs_list_the_games_words_as_they_are_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")
    import word_pages

    made = word_pages.word_pages()
    kept = (ROOT / "docs/words.md").read_text("utf-8")
    assert kept == made, "run: python tools/word_pages.py > docs/words.md"
    assert "| `SHOOT` | answer | `shoot` *card* *zone* |  |" in made
    assert (
        "| `SURCHARGE` | query | `surcharge`, at first 1 | for each enemy in the zone that is left |" in made
    )
    # All that any game declares is there, each word once.
    for entry in map(game_of, BUILT_IN):
        words = entry.vocabulary
        for verb in words.verbs():
            args = " ".join(f"*{kind.name}*" for kind in verb.kinds)
            assert f"| answer | `{verb.word}` {args}".rstrip() + " |" in made
        assert all(f"| **question** | **`{question.name}`**" in made for question in words.questions)
        named: list[Query | Mark | OpenQueries] = [*words.queries, *words.marks, *words.open_queries]
        assert all(f"`{thing.name}" in made for thing in named)
        assert all(f"| moment | {moment.name} |" in made for moment in words.moments)
        assert all(f"| obstacle | `{obstacle.rule}` |" in made for obstacle in words.obstacles)


def test_headings_and_remarks_are_the_comments_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")
    from word_pages import Declared, declared_in

    source = """# A part

# On the
# one below.
ONE = 1
TWO = 2  # twice

# Another part

# Of nothing
THREE: int = (
    3
)
"""
    assert list(declared_in(source)) == [
        Declared(heading="A part"),
        Declared(name="ONE", remark="On the one below."),
        Declared(name="TWO", remark="twice"),
        Declared(heading="Another part"),
        Declared(name="THREE", remark="Of nothing"),
    ]


def test_the_page_knows_the_games_words_as_they_are_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")
    import page_words

    kept = (ROOT / "web/src/games/words.ts").read_text("utf-8")
    assert kept == page_words.page_words(page_words.built_in()), (
        "run: python tools/page_words.py > web/src/games/words.ts"
    )
    assert '      "shoot-both": [["card", "zone"], ["card", "zone", "zone"]],' in kept
    # Verbs of one question that take equally many arguments would be one for the page.
    asked = question("what")
    asked.answer("take", number("zone"))
    asked.answer("take", word("card"))
    words = Vocabulary((asked,))
    parts: dict[str, Any] = {**CELLAR.named(), "vocabulary": words}
    entry = GameEntry("cellar", "", **parts, page="cellar:CELLAR")
    with pytest.raises(ValueError, match=r"cannot tell <verb take card> from .*<verb take zone>"):
        page_words.page_words([entry])
