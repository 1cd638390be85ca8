"""What has a number in the environments: the files beside this one have a list for each family of words.

Whoever has learnt with an environment knows its words by their numbers, so the lists only grow at the end.
What a game declares besides them, and what packs bring, comes after them. A test asks to write down, at the
end of its list, what is in the game for good. Another order is a new version of the environment.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from overrun.core.vocabulary import Vocabulary

FOLDER = Path(__file__).parent


@cache
def written(rules: str) -> Mapping[str, Any]:
    """The lists of some rules: "classic", "scifi" or "gearup"."""
    return tomllib.loads((FOLDER / f"{rules}.toml").read_text(encoding="utf-8"))


def numbered(rules: str, family: str, known: Iterable[str]) -> list[str]:
    """What is known of a family, in the order of the numbers: what is written down, then all else."""
    return list(dict.fromkeys([*written(rules)[family], *known]))


def questions(rules: str) -> Sequence[str]:
    """The kinds of questions that observations tell apart. There is no room for more: see the files."""
    return tuple(written(rules)["question"])


def verbs(rules: str, words: Vocabulary) -> list[str]:
    """The words that answers begin with, but those to questions which have no number."""
    left_out = written(rules)["without-a-number"]
    asked = [question for question in words.questions if question.name not in left_out]
    return numbered(rules, "verb", [verb.word for question in asked for verb in question.answers])
