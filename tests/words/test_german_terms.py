"""German sentences use the terms of the German Dark Side wherever the English ones use theirs.

The terms are those of the rule index; what German grammar and English homonyms do to them stands in
german.toml.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from overrun.rules.rule_index import INDEX_FOLDER
from overrun.words.catalogue import FOLDER

TABLE: dict[str, Any] = tomllib.loads((Path(__file__).parent / "german.toml").read_text("utf-8"))
FORMS: dict[str, list[str]] = TABLE["forms"]
INSTEAD: dict[str, list[str]] = TABLE["instead"]
NOT_THE_TERM: dict[str, str] = TABLE["not-the-term"]
EXCEPTIONS: list[dict[str, Any]] = TABLE["exception"]
WRONG: list[dict[str, Any]] = TABLE["wrong"]

# British spelling in the catalogue, American in the books.
SPELLING = {"armour": "armor", "colour": "color", "reorganise": "reorganize", "grey": "gray"}
# Words of their own ("legt die Karte ab", "Nah- und Fernkampf"), never the start of one ("aber", "näher").
WHOLE = {"ab", "an", "nah", "fern", "rw"}
INFLECTED = "(?:e|en|n|s|es|er|em|ern)?"


def terms() -> dict[str, str]:
    """German by English, without those that leave something open in brackets: they have their own tests."""
    data = tomllib.loads((INDEX_FOLDER / "terms_de.toml").read_text("utf-8"))
    tables = [table for name, table in data.items() if name not in ("missing", "notes")]
    return {en.casefold(): de for table in tables for en, de in table.items() if not set(en) & set("[]()")}


TERMS = terms()


# --- What the catalogues say ---


def spoken(pattern: ftl.Pattern) -> Iterator[tuple[str, str]]:
    """Each variant of a text, by what it is chosen by; what is put in is only a mark."""
    parts: list[list[tuple[str, str]]] = []
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(inner, ftl.SelectExpression):
            chosen = getattr(inner.selector, "id", None)
            name = chosen.name if chosen else "?"
            parts.append(
                [
                    (f"{name}={getattr(v.key, 'value', None) or getattr(v.key, 'name', '')} {path}", text)
                    for v in inner.variants
                    for path, text in spoken(v.value)
                ]
            )
        else:
            parts.append([("", element.value if isinstance(element, ftl.TextElement) else "¤")])
    for way in product(*parts):
        yield "".join(path for path, _ in way), "".join(text for _, text in way)


@cache
def texts(language: str) -> dict[str, dict[str, str]]:
    """Every text of a language: by its key, and then by variant and line."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if not isinstance(entry, ftl.Message):
                continue
            named = {entry.id.name: entry.value}
            named |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in named.items():
                if pattern is not None:
                    found[f"{path.stem}:{key}"] = dict(spoken(pattern))
    return found


@cache
def pairs() -> list[tuple[str, str, str]]:
    """What belongs together, as closely as both languages agree: a variant, a line, or the whole text."""
    english, german = texts("en"), texts("de")
    found: list[tuple[str, str, str]] = []
    for key, variants in english.items():
        same = variants.keys() == german[key].keys()
        for path in variants if same else ("",):
            mine = variants[path] if same else "\n".join(variants.values())
            theirs = german[key][path] if same else "\n".join(german[key].values())
            lines = mine.splitlines(), theirs.splitlines()
            if len(lines[0]) == len(lines[1]):
                found += ((key, *both) for both in zip(*lines, strict=True))
            else:
                found.append((key, mine, theirs))
    return found


# --- Terms in sentences ---


def folded(text: str) -> str:
    """Without what inflection changes: capitals and umlauts (Schacht, Schächte)."""
    return text.casefold().translate(str.maketrans("äöü", "aou"))


def stem(word: str, adjective: bool) -> str:
    """A German word without the ending it has in the list: Gezielter Angriff, Karte, montieren."""
    endings = "(en|er|es|e)$" if adjective or word[0].islower() else "(en|e)$"
    return re.sub(endings, "", word) if len(word) > 4 else word


def stems(german: str) -> str:
    """What of a term is in all its forms; only its last word can be a noun that ends like an adjective."""
    words = re.findall(r"[\w-]+", german)
    return " ".join(stem(word, word is not words[-1]) for word in words)


def says(text: str, parts: str) -> bool:
    """Whether all these stems are in a German text: where a word begins, or where a compound ends."""
    return all(
        re.search(
            rf"(?<!\w){part}(?!\w)"
            if part in WHOLE
            else rf"(?<!\w){re.escape(part)}|{re.escape(part)}{INFLECTED}(?!\w)",
            folded(text),
        )
        for part in folded(parts).split()
    )


def has_term(term: str, text: str) -> bool:
    """Whether a German text has what the English term is called, in any form."""
    german = TERMS[term]
    return any(says(text, way) for way in [stems(german), *FORMS.get(german, ()), *INSTEAD.get(term, ())])


# The longest first, so that a noise token is no noise, and what is not the term hides it.
PHRASES = sorted([*TERMS, *NOT_THE_TERM], key=len, reverse=True)
ENGLISH = re.compile(
    rf"(?<![\w'])({'|'.join(re.escape(p.casefold()) for p in PHRASES)})(?:s|es|d|ed|ing|ly)?(?![\w])"
)


def phrases(text: str) -> list[str]:
    text = text.casefold().replace("’", "'")
    for british, american in SPELLING.items():
        text = text.replace(british, american)
    return ENGLISH.findall(text)


def excepted(key: str, term: str) -> bool:
    name = key.partition(":")[2]
    return any(term == e["term"].casefold() and any(fnmatch(name, k) for k in e["keys"]) for e in EXCEPTIONS)


def strays() -> list[tuple[str, str, str, str]]:
    """Where an English term stands and its German one does not."""
    return [
        (key, term, english, german)
        for key, english, german in pairs()
        for term in dict.fromkeys(phrases(english))
        if term in TERMS and not has_term(term, german)
    ]


def test_german_sentences_use_the_terms_of_the_german_book() -> None:
    found = [
        f"{key}: {term} = {TERMS[term]}: {de}" for key, term, _, de in strays() if not excepted(key, term)
    ]
    assert found == []


def test_most_terms_are_in_use() -> None:
    """The test above reads something: terms by the hundred, sentences by the thousand."""
    used = Counter(p for _, english, _ in pairs() for p in phrases(english) if p in TERMS)
    assert len(used) > 180
    assert used.total() > 2500


def test_no_exception_is_left_over() -> None:
    met = [(key.partition(":")[2], term) for key, term, _, _ in strays()]
    for exception in EXCEPTIONS:
        term = exception["term"].casefold()
        assert term in TERMS and exception["why"]
        for pattern in exception["keys"]:
            assert any(t == term and fnmatch(key, pattern) for key, t in met), (term, pattern)
    used = {p for _, english, _ in pairs() for p in phrases(english)}
    assert [phrase for phrase in NOT_THE_TERM if phrase not in used] == []
    assert [term for term in INSTEAD if term not in TERMS] == []
    assert [german for german in FORMS if german not in TERMS.values()] == []


@pytest.mark.parametrize(
    ("term", "right", "wrong"),
    [
        ("pink", "das pinke Ziel", "das rosa Ziel"),
        ("xenos' phase", "In der Xeno-Phase", "In der Xenophase"),
        ("attach", "an eine Waffe montiert", "an einer Waffe befestigt"),
        ("noise token", "zwei Lärmplättchen", "zwei Lärmmarker"),
        ("pit", "in jeden der Schächte", "in jedes Loch"),
        ("discard", "Legt sie ab.", "Legt sie aber hin."),
        ("survivor", "mit allen Überlebenden", "mit allen"),
        ("pillar", "am Stützpfeiler", "am Pfeiler"),
        ("player", "eines Spielers", "auf dem Spielplan"),
    ],
)
def test_a_term_is_known_in_its_forms(term: str, right: str, wrong: str) -> None:
    assert has_term(term, right)
    assert not has_term(term, wrong)


# --- Words the German book does not have ---


def german_sentences() -> Iterator[tuple[str, str]]:
    """All German that people read: the catalogue, and the rules."""
    for key, variants in texts("de").items():
        yield key.partition(":")[2], " ".join(variants.values())
    yield from tomllib.loads((INDEX_FOLDER / "texts_de.toml").read_text("utf-8")).items()


def is_word(wrong: str, text: str) -> bool:
    """Whether a word stands in a text, in any form; a star stands for any ending."""
    ending = r"\w*" if wrong.endswith("*") else INFLECTED
    return bool(re.search(rf"(?<!\w){re.escape(wrong.rstrip('*'))}{ending}(?!\w)", text, re.IGNORECASE))


def test_words_the_german_book_does_not_have_are_nowhere() -> None:
    found = [
        f"{place}: {rule['word']} (it is {rule['right']}): {text}"
        for rule in WRONG
        for place, text in german_sentences()
        if is_word(rule["word"], text) and not any(fnmatch(place, p) for p in rule.get("but-in", ()))
    ]
    assert found == []


def test_wrong_words_are_found() -> None:
    for sentence in ("Der rosa Pfeiler", "die Xenokarten", "Er befestigt sie.", "zwei Lärmmarker"):
        assert any(is_word(rule["word"], sentence) for rule in WRONG), sentence
    for sentence in ("Brettspiele", "Stützpfeiler", "eine Sprengladung", "prosaisch"):
        assert not any(is_word(rule["word"], sentence) for rule in WRONG), sentence
