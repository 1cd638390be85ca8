"""What people read holds no ids: neither of rules (a.b.c) nor of cards, skills and kinds (fire-axe)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import overrun
from overrun.content import library
from overrun.core import Event, Game
from overrun.games import game_of, games
from overrun.rooms.render import ending
from overrun.rules import load_index
from overrun.rules.citations import citations_under
from overrun.rules.entries import Ambiguity
from overrun.words import LANGUAGES, Words
from overrun.words.rulings import ruling
from overrun.words.tell import (
    because_sentence,
    event_sentence,
    option_sentence,
    question_sentence,
    reason_words,
)
from tests.core.tools import Bot
from tests.golden.__main__ import GAMES
from tests.words.test_refusals import SOURCE

# As in classic.end.lose-all-dead. Seconds (1.5s) and versions are no ids, nor is the end of a sentence.
RULE = re.compile(r"\b[a-z][a-z-]*(?:\.[a-z0-9-]+)+\b")
OWN = [name for name in GAMES if not name.startswith("toy")]


@cache
def ids() -> frozenset[str]:
    """The ids of content that could not be taken for words."""
    assert games()
    found: set[str] = set()
    for game in ("classic", "invader", "darkside", "gearup"):
        for entries in library(game).entries.values():
            found.update(entries)
    return frozenset(name for name in found if "-" in name or "/" in name)


def leaks(text: str) -> list[str]:
    """What looks like an id in a text."""
    found = RULE.findall(text)
    return found + [word for word in re.findall(r"[a-z0-9]+(?:[-/][a-z0-9]+)+", text) if word in ids()]


@pytest.mark.parametrize("name", OWN)
def test_the_golden_games_are_told_without_ids(name: str) -> None:
    ruleset, mission, setup, seed, stop = GAMES[name]
    entry, told = game_of(mission), set[str]()
    assert entry.naming is not None

    def hear(event: Event, play: Any) -> None:
        view = play.view()
        for language in LANGUAGES:
            words = Words(language)
            naming = entry.naming(words, view)  # type: ignore[misc]
            told.add(event_sentence(words, entry.id, event, naming))
            told.add(because_sentence(words, entry.id, event, naming))

    game = Game.begin(ruleset, mission, setup, seed=seed, undo="until reveal", sink=hear)
    bot = Bot(seed)
    while game.question is not None and not (stop and game.answers >= stop):
        if game.answers % 10 == 0:
            for language in LANGUAGES:
                words = Words(language)
                naming = entry.naming(words, game.view())
                told.add(question_sentence(words, entry.id, game.question, naming))
                told.update(
                    option_sentence(words, entry.id, option, naming) for option in game.question.all_options()
                )
        game.choose(bot(game))
    assert len(told) > 100
    assert {text: leaks(text) for text in told if leaks(text)} == {}


def endings() -> Iterator[tuple[str, str]]:
    """Why games may be over: what scripts give as a reason, and the defeats of missions."""
    for path in SOURCE.rglob("*.py"):
        game = path.relative_to(SOURCE).parts[0]
        if game in ("classic", "scifi", "gearup"):
            text = path.read_text("utf-8")
            reasons = re.findall(r'\bend\(play, (?:True|False), "([a-z0-9.-]+)"', text)
            yield from (("invader" if game == "scifi" else game, reason) for reason in reasons)
    for game in ("invader", "darkside"):
        for entry in load_index():
            if entry.prefix == game and ".defeat." in entry.id:
                yield game, entry.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_a_reason_in_words(language: str) -> None:
    words, found = Words(language), list(endings())
    assert {game for game, _ in found} == {"classic", "invader", "darkside", "gearup"}
    assert len(found) > 40
    for game, reason in found:
        told = reason_words(words, game, reason)
        assert told != reason and leaks(told) == []


@pytest.mark.parametrize(
    "mission", ["classic/00-tutorial", "invader/m9-uninvited-guests", "gearup/screamer-easy"]
)
def test_the_end_that_the_page_is_told_has_words(mission: str) -> None:
    game = overrun.new(mission, seed=3)
    while (question := game.question) is not None:
        concede = [aside.option for aside in question.asides if aside.option.verb == "concede"]
        game.choose(question.find("give-up") or (concede or question.options)[0])

    class Table:
        entry = game_of(mission)

    table: Any = Table()
    table.game = game
    told = ending(table)
    assert told is not None
    for language in LANGUAGES:
        reason = reason_words(Words(language), table.entry.id, told.reason)
        assert leaks(reason) == [] and reason != told.reason


# Rules


def test_every_rule_that_is_cited_can_be_read_in_every_language() -> None:
    """What code and content cite has a heading and a text that holds no id, in the reader's own language."""
    index = load_index()
    cited = {c.rule_id for c in citations_under(SOURCE)} | FAMILIES
    assert len(cited) > 700
    for language in LANGUAGES:
        words = Words(language)
        for rule in sorted(cited):
            told = ruling(words, index.get(rule))
            assert told.language == language, rule
            assert told.heading and "⟨" not in told.heading + told.text, rule
            assert leaks(told.heading) == leaks(told.text) == [], rule


@pytest.mark.parametrize("game", ["classic", "scifi", "invader", "darkside"])
def test_every_reading_with_a_house_rule_can_be_read_in_every_language(game: str) -> None:
    """What tables argue about is looked up at the table."""
    index = load_index()
    argued = [
        entry
        for entry in index
        if entry.prefix == game and isinstance(entry.detail, Ambiguity) and entry.detail.switch
    ]
    assert argued
    for language in LANGUAGES:
        told = {entry.id: ruling(Words(language), entry) for entry in argued}
        assert [rule for rule, said in told.items() if said.language != language] == []


# Ids that code puts together.
FAMILIES = {
    entry.id
    for entry in load_index()
    if re.fullmatch(
        r"classic\.zombie\.[a-z]+-damage|scifi\.xeno\.(worker|tank|hunter|abomination)"
        r"|classic\.car\.(pimpmobile-contents|police-draw-until-weapon)|scifi\.experience\.(yellow|orange|red)"
        r"|gearup\.fx\.(adrenaline|fast-reload|critical-hit|cut-down|explosive|multi-hit-n|split-two)",
        entry.id,
    )
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_rule_has_its_heading(language: str) -> None:
    words = Words(language)
    for entry in load_index():
        told = ruling(words, entry)
        assert told.heading and "⟨" not in told.heading and leaks(told.heading) == [], entry.id
        assert told.text and "⟨" not in told.text


def test_rules_are_told_with_what_they_are_about() -> None:
    index = load_index()
    for rule, language, heading, begins in (
        ("classic.zmove.visible-first", "en", "Activation", "A Zombie that sees"),
        ("classic.zmove.visible-first", "de", "Aktivierung", "Ein Zombie, der einen"),
        (
            "classic.ambiguity.shortage-chain",
            "en",
            "Where the book leaves it open",
            "Can an extra activation",
        ),
        ("classic.ambiguity.shortage-chain", "de", "Wo das Buch es offenlässt", "Eine Aktivierung, die"),
        ("scifi.skill.reaper", "de", "Schnitter", "Einmal"),
        ("scifi.skill.search-2-cards", "en", "Search: 2 cards", "A Search draws 2"),
        ("gearup.fx.knockback-push", "de", "Effekte", "Rückstoß"),
        (
            "darkside.mission.m7-player-killer.defeat.bot-destroyed",
            "en",
            "Player Killer: defeat",
            "You lose if the bot",
        ),
        (
            "classic.mission.01-city-blocks.objective.take-all-tokens",
            "de",
            "Häuserblocks: Ziel",
            "Nehmt alle",
        ),
    ):
        told = ruling(Words(language), index.get(rule))
        assert (told.heading, told.language) == (heading, language)
        assert told.text.startswith(begins), told.text
