"""The games' words as a page for the documentation: what is asked and answered, and what rules ask of rules.

python tools/word_pages.py > docs/words.md

What a word is comes from the declared word itself; headings and remarks are the comments of the file that
declares it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from overrun.core.moment import Moment
from overrun.core.obstacle import Mark, Obstacle
from overrun.core.query import OpenQueries, Query
from overrun.core.verb import AnyQuestion, AnyVerb, Asides, Kind, QuestionKind, Verb

MODULES = {
    "overrun.classic.words": "Classic",
    "overrun.scifi.words": "Invader and Dark Side",
    "overrun.skirmish.words": "What these three share",
    "overrun.gearup.words": "Gear Up",
}

HEAD = """\
# The words of the games

Every word of a game is declared once; scripts, skills, bots, environments and the page take it from there. A
**question** says what it is about, and below it stand its **answers** with what they say: that is what a
record keeps, such as `shoot pistol 7`. A **query** is a number that skills and equipment change, a **moment**
is where skills and missions have their say, an **obstacle** is a rule that somebody may waive, and a **mark**
notes what can be done only once.

This page is made of the files that declare them: `python tools/word_pages.py > docs/words.md`.
"""


class Row(NamedTuple):
    """A line of a table: the word in code, what it is, how it is said, and what there is to say about it."""

    name: str
    what: str
    said: str
    remark: str


class Declared(NamedTuple):
    """What a file says at one place: a heading, or a name with a remark."""

    heading: str = ""
    name: str = ""
    remark: str = ""


def word_pages() -> str:
    """The page."""
    modules = {import_module(name): title for name, title in MODULES.items()}
    # A verb that answers several questions is called by its name in code, wherever that was given.
    names = {id(value): name for module in modules for name, value in vars(module).items()}
    lines = [line for module, title in modules.items() for line in _section(module, title, names)]
    return "\n".join([HEAD, *lines])


def _section(module: ModuleType, title: str, names: Mapping[int, str]) -> Iterator[str]:
    """A file's words, with its headings."""
    yield from (f"## {title}", "", f"`{module.__name__}`", "")
    assert module.__file__
    heading, rows = "", list[Row]()
    for said in (*declared_in(Path(module.__file__).read_text("utf-8")), Declared(heading="end")):
        if said.heading:
            if rows:
                yield from _table(heading, rows)
            heading, rows = said.heading, []
        else:
            value = getattr(module, said.name)
            if row := _row(said, value, names):
                rows.append(row)


def _table(heading: str, rows: list[Row]) -> Iterator[str]:
    if heading:
        yield from (f"### {heading}", "")
    yield from ("| in code | | | |", "|---|---|---|---|")
    for row in rows:
        yield f"| `{row.name}` | {row.what} | {row.said} | {row.remark.replace('|', chr(92) + '|')} |"
    yield ""


def declared_in(source: str) -> Iterator[Declared]:
    """Headings (comments with nothing below them) and names (with the comment above or behind them)."""
    lines = source.splitlines()
    assigned = {
        node.lineno: (target.id, node.end_lineno or node.lineno)
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    comment: list[str] = []
    for number, line in enumerate([*lines, ""], 1):
        if line.startswith("# "):
            comment.append(line[2:])
        elif number in assigned:
            name, end = assigned[number]
            _, hash_, behind = lines[end - 1].partition("  # ")
            yield Declared(name=name, remark=behind if hash_ else " ".join(comment))
            comment = []
        elif not line and comment:
            yield Declared(heading=" ".join(comment))
            comment = []


def _row(said: Declared, value: Any, names: Mapping[int, str]) -> Row | None:
    """What is to be told of a declared value; nothing of types and the like."""
    what, how = _told(value, names)
    return Row(said.name, what, how, said.remark) if what else None


def _told(value: Any, names: Mapping[int, str]) -> tuple[str, str]:
    match value:
        case Kind():
            of = ", ".join(f"`{member}`" for member in value.members)
            return "kind", f"{value.name}: {of}" if of else f"{value.name} ({_type(value)})"
        case Asides():
            return "at any time", ""
        case QuestionKind():
            about = [kind.name for kind in value.subject] + ([f"{value.rest.name} …"] if value.rest else [])
            said = f"**`{value.name}`** {_kinds(about)}".strip()
            return "**question**", said + _borrowed(value, names)
        case Verb():
            return "answer", f"`{value.word}` {_kinds([kind.name for kind in value.kinds])}".strip()
        case Query():
            return "query", f"`{value.name}`" + (f", at first {value.base}" if value.base else "")
        case OpenQueries():
            return "queries", f"`{value.name}-…`" + (f", at first {value.base}" if value.base else "")
        case Moment():
            return "moment", value.name
        case Obstacle():
            return "obstacle", f"`{value.rule}`"
        case Mark():
            return "mark", f"`{value.name}`"
        case dict() if value and all(isinstance(member, Query | Mark) for member in value.values()):
            what = "queries" if any(isinstance(member, Query) for member in value.values()) else "marks"
            return what, ", ".join(f"`{member.name}`" for member in value.values())
    return "", ""


def _type(kind: Kind[Any]) -> str:
    return {int: "a number", str: "a word"}.get(kind.type, "a number or a word")


def _kinds(names: list[str]) -> str:
    return " ".join(f"*{name}*" for name in names)


def _borrowed(question: AnyQuestion, names: Mapping[int, str]) -> str:
    """The answers that are declared under another question."""
    found: dict[int, list[AnyVerb]] = {}
    for verb in question.answers:
        found.setdefault(id(_owner(verb)), []).append(verb)
    said: list[str] = []
    for owner, verbs in found.items():
        if owner == id(question):
            continue
        whole = len(verbs) == len(_QUESTIONS[owner].answers)
        calls = [f"`{names[id(verb)]}`" for verb in verbs]
        said += [f"all that answers `{names[owner]}`"] if whole else calls
    return f"; also {', '.join(said)}" if said else ""


def _owner(verb: AnyVerb) -> AnyQuestion:
    """The question under which a verb is declared: the first that has it."""
    return next(question for question in _QUESTIONS.values() if verb in question.answers)


_QUESTIONS = {
    id(value): value
    for module in MODULES
    for value in vars(import_module(module)).values()
    if isinstance(value, QuestionKind)
}


if __name__ == "__main__":
    sys.stdout.write(word_pages())
