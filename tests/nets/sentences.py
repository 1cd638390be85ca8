"""Every sentence of the golden games, in both languages.

A file a golden game and language. First a digest of all that is said with each answer: the question, its
options and asides, then the events and what made them so; every 25th answer also what the terminal tells when
asked. Then all sentences there are, each once. The digests say where a game is told otherwise, the list what
is new. Of the other kept games there is one file a group with a digest for each ten answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from msgspec import json

from overrun.core import Event, Game, Play
from overrun.core.state import fingerprint
from overrun.games import GameEntry, game_of
from overrun.words import LANGUAGES, Words
from overrun.words.tell import because_sentence, event_sentence, option_sentence, question_sentence
from tests.asking import answered
from tests.nets.kept import WRITTEN, Kept, golden_games, kept_games

ASKED_IN_THE_TERMINAL = 25  # answers from one time to the next
SELDOM = 5  # in the other games, answers from one time that all options are read to the next
ROW = 10  # digests in a line

Parts = list[list[str]]
"""What is said from one answer to the next; the first part is the set-up."""


def told(kept: Kept, often: int) -> dict[str, Parts]:
    """A game in words, by language; the options are told every so `often`."""
    entry = game_of(kept.mission)
    said: dict[str, Parts] = {language: [[]] for language in LANGUAGES}

    def hear(event: Event, play: Play[Any, Any]) -> None:
        view = play.view()
        for language, parts in said.items():
            parts[-1] += _event(entry, Words(language), event, view)

    for number, game in kept.positions(hear):
        for language, parts in said.items():
            if number % often == 0:
                parts[-1] += _question(entry, Words(language), game)
            if often == 1 and number % ASKED_IN_THE_TERMINAL == 0:
                parts[-1] += [line for line in answered(game, Words(language)) if line]
            parts.append([])
    return said


def _event(entry: GameEntry, words: Words, event: Event, view: Any) -> list[str]:
    assert entry.naming is not None
    naming = entry.naming(words, view)
    because = because_sentence(words, entry.id, event, naming)
    return [event_sentence(words, entry.id, event, naming), *([because] if because else [])]


def _question(entry: GameEntry, words: Words, game: Game[Any, Any]) -> list[str]:
    assert entry.naming is not None and game.question is not None
    naming = entry.naming(words, game.view())
    labels = [option_sentence(words, entry.id, option, naming) for option in game.question.all_options()]
    return [question_sentence(words, entry.id, game.question, naming), *filter(None, labels)]


def lines(parts: Parts) -> list[str]:
    """What is written down of a game in a language."""
    digests = [_digest(part) for part in parts]
    rows = [f"{at}: {' '.join(digests[at : at + ROW])}" for at in range(0, len(digests), ROW)]
    return [*rows, "", *_sentences(parts)]


def _digest(part: list[str]) -> str:
    return fingerprint(json.encode(part))[:6]


def _sentences(parts: Parts) -> list[str]:
    return sorted({sentence.replace("\n", "↵") for part in parts for sentence in part})


def written(group: str) -> Iterator[tuple[str, list[str]]]:
    """The files of a group, each with its lines."""
    for kept in golden_games(group):
        for language, parts in told(kept, 1).items():
            yield f"told-{kept.name}.{language}.txt", lines(parts)
    rows = [
        f"{kept.name}, {language}: {' '.join(_digest(row) for row in _rows(parts))}"
        for kept in others(group)
        for language, parts in told(kept, SELDOM).items()
    ]
    yield f"told-{group}.txt", rows


def others(group: str) -> list[Kept]:
    """The kept games that are not golden."""
    golden = {kept.name for kept in golden_games(group)}
    return [kept for kept in kept_games(group) if kept.name not in golden]


def _rows(parts: Parts) -> Parts:
    return [list(chain(*parts[at : at + ROW])) for at in range(0, len(parts), ROW)]


# Comparing


def problems(group: str) -> list[str]:
    """What the games of a group say otherwise than is written down."""
    found: list[str] = []
    for kept in golden_games(group):
        for language, parts in told(kept, 1).items():
            path = WRITTEN / f"told-{kept.name}.{language}.txt"
            there = path.read_text("utf-8").splitlines() if path.exists() else [""]
            found += differences(f"{kept.name}, {language}", there, parts)
    path = WRITTEN / f"told-{group}.txt"
    there = path.read_text("utf-8").splitlines() if path.exists() else []
    known = {place: digests.split() for place, _, digests in (line.partition(": ") for line in there)}
    for kept in others(group):
        for language, parts in told(kept, SELDOM).items():
            place = f"{kept.name}, {language}"
            found += _different_rows(place, known.get(place, []), parts)
    return found


def differences(place: str, written: list[str], parts: Parts) -> Iterator[str]:
    """Where a game is told otherwise, with the sentences that are new and those that are gone."""
    split = written.index("")
    digests = [digest for row in written[:split] for digest in row.partition(": ")[2].split()]
    known, now = set(written[split + 1 :]), set(_sentences(parts))
    differ = [at for at, part in enumerate(parts) if digests[at : at + 1] != [_digest(part)]]
    if not differ and len(digests) == len(parts):
        return
    at = differ[0] if differ else len(parts)
    yield f"{place}: told otherwise after {len(differ)} of {len(parts)} answers, first after {at} answers"
    new = [sentence for part in parts for sentence in _sentences([part]) if sentence not in known]
    yield from (f"  now:     {sentence}" for sentence in dict.fromkeys(new))
    yield from (f"  written: {sentence}" for sentence in sorted(known - now))
    if known == now and differ:
        yield "  the sentences are the same, but said in another order, or more or less often; now:"
        yield from (f"  {sentence}" for sentence in parts[at])


def _different_rows(place: str, written: list[str], parts: Parts) -> Iterator[str]:
    rows = _rows(parts)
    differ = [at for at, row in enumerate(rows) if written[at : at + 1] != [_digest(row)]]
    if differ or len(written) != len(rows):
        at = differ[0] if differ else len(rows) - 1
        yield f"{place}: told otherwise after {at * ROW} to {at * ROW + ROW - 1} answers; what is said there:"
        yield from (f"  {sentence}" for sentence in rows[at])
