"""What the page knows of the games' words: what questions are about, and what the arguments of answers are.

python tools/page_words.py > web/src/games/words.ts
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from overrun.core.verb import AnyQuestion, AnyVerb, Kind
from overrun.core.vocabulary import Vocabulary
from overrun.games import BUILT_IN, GameEntry, game_of

HEAD = """\
// What questions are about and what the arguments of their answers are, by the kinds that the games declare.
// Made of the games' words: python tools/page_words.py > web/src/games/words.ts

/** A kind of question: what it is about, perhaps followed by any number of `rest`, and its answers. */
export type QuestionWords<Kind> = {
  readonly about: readonly Kind[];
  readonly rest?: Kind;
  /** The kinds of the arguments; a verb that is said with more or fewer of them has several lists. */
  readonly answers: Readonly<Record<string, readonly (readonly Kind[])[]>>;
};
export type Words<Kind> = Readonly<Record<string, QuestionWords<Kind>>>;
"""


def page_words(entries: Sequence[GameEntry]) -> str:
    """The module: a table for each part of the page that shows games (`page`: "folder:NAME")."""
    shown = {entry.page: entry.vocabulary for entry in entries if entry.page}
    return HEAD + "".join(_table(page, words) for page, words in shown.items())


def _table(page: str, words: Vocabulary) -> str:
    folder, name = page.split(":")
    kinds = sorted(kind for kind in words.kinds())
    kind = f"{folder.capitalize()}Kind"
    lines = ["", f"export type {kind} =", *(f"  | {_quoted(each)}" for each in kinds)]
    lines[-1] += ";"
    lines += ["", f"export const {name}: Words<{kind}> = {{"]
    for question in sorted(words.questions, key=lambda question: question.name):
        lines += _question(question)
    return "\n".join([*lines, "};", ""])


def _question(question: AnyQuestion) -> list[str]:
    rest = f" rest: {_quoted(question.rest.name)}," if question.rest else ""
    lines = [f"  {_key(question.name)}: {{", f"    about: {_list(question.subject)},{rest}", "    answers: {"]
    for verb, shapes in _shapes(question).items():
        lines.append(f"      {_key(verb)}: [{', '.join(map(_list, shapes))}],")
    return [*lines, "    },", "  },"]


def _shapes(question: AnyQuestion) -> Mapping[str, Sequence[Sequence[Kind[Any]]]]:
    """The lists of arguments by verb. The page tells those of one verb apart by how many they are."""
    found: dict[str, list[AnyVerb]] = {}
    for verb in question.answers:
        alike = found.setdefault(verb.word, [])
        if any(len(other.kinds) == len(verb.kinds) for other in alike):
            raise ValueError(f"the page cannot tell {verb} from {alike} in {question}")
        alike.append(verb)
    return {word: [verb.kinds for verb in verbs] for word, verbs in found.items()}


def _list(kinds: Iterable[Kind[Any]]) -> str:
    return f"[{', '.join(_quoted(kind.name) for kind in kinds)}]"


def _key(name: str) -> str:
    return name if name.isidentifier() else _quoted(name)


def _quoted(name: str) -> str:
    return f'"{name}"'


def built_in() -> list[GameEntry]:
    """The games that come with the page."""
    return [game_of(game) for game in BUILT_IN]


if __name__ == "__main__":
    sys.stdout.write(page_words(built_in()))
