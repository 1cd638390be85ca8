"""A rule as people read it: a short heading, and a sentence that stands on its own.

The index is written in English; a rule may bring its German sentence along, and skills and the lines of
missions have their words in the catalogue. Whoever shows a rule may put its id beside it, small.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from overrun.words.catalogue import Words
from overrun.words.tell import game_key, mission_title


class Citable(Protocol):
    """An entry of the rule index."""

    @property
    def id(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def table(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def german(self) -> str: ...
    @property
    def line(self) -> tuple[str, int] | None: ...


class Ruling(NamedTuple):
    """A rule in words; `language` is the one its text is really in."""

    heading: str
    text: str
    language: str


def ruling(words: Words, entry: Citable) -> Ruling:
    """A rule in a language, as far as it has words in it; its text is English otherwise."""
    language = words.language
    text = _catalogue_text(words, entry) or (entry.german if language == "de" else "")
    if text or language == "en":
        return Ruling(_heading(words, entry), text or english(entry), language)
    return Ruling(_heading(words, entry), english(entry), "en")


def english(entry: Citable) -> str:
    """The text of the index; a reading we chose is told with the question that the book leaves open."""
    return f"{entry.title} {entry.text}" if entry.table == "ambiguity" else entry.text


def _catalogue_text(words: Words, entry: Citable) -> str:
    """The line of a mission, or what a skill does; the index says more about skills than the catalogue."""
    if entry.line is not None:
        attribute, number = entry.line
        lines = words.text(f"{_mission_key(words, entry)}.{attribute}").splitlines()
        return lines[number].strip() if number < len(lines) else ""
    if entry.table == "skill" and words.language != "en":
        key = game_key(words, _game(entry), f"skill-{_name(entry)}.does")
        return words.text(key, of="…") if key else ""
    return ""


def _heading(words: Words, entry: Citable) -> str:
    game, name = _game(entry), _name(entry)
    if entry.table in ("mission", "statement"):
        title = mission_title(words, f"{game}/{entry.id.split('.')[2]}", entry.title)
        part = entry.id.split(".")[3] if entry.table == "statement" else ""
        return f"{title}: {words.text(f'rule-part-{part}')}" if part else title
    if entry.table == "rule":
        return words.text(f"rule-kind-{entry.kind}")
    if entry.table in ("ambiguity", "example"):
        return words.text(f"rule-table-{entry.table}")
    key = game_key(words, game, f"{entry.table}-{name}")
    return _without_subject(words, key) if key else entry.title


def _without_subject(words: Words, key: str) -> str:
    """What a skill is about belongs to its owner, not to the rule: "Reaper", not "Reaper: melee"."""
    names = [words.text(key, of=of) for of in ("…", "melee", "worker", "bot")]
    return names[0].partition(":")[0] if len(set(names)) > 1 else names[0]


def _game(entry: Citable) -> str:
    return entry.id.partition(".")[0]


def _name(entry: Citable) -> str:
    return entry.id.rpartition(".")[2]


def _mission_key(words: Words, entry: Citable) -> str | None:
    return game_key(words, _game(entry), f"mission-{entry.id.split('.')[2]}")
