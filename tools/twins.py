"""Twins: places in two games that are alike, with the reason why they stay apart.

    python tools/twins.py          # every twin that is left; exit 1 if one is not listed, or listed and gone

Lines are alike that are the same but for strings and for names that only one of the two games has: `zombies`
and `xenos`. Comments, docstrings, imports and lines of brackets and such names alone do not count. A place is
named by its file and the function or class in which the run begins: there it is found again where lines move.

Two places are twins where six lines or more in a row are alike, or six or more of two functions (or classes)
in the same order, which are three fifths of the longer one.

What is the same in two games belongs to `skirmish` (or beside the games in `agents`, `env`, `lab`); each game
gives its own rule ids at the place of use. What stays apart is listed in `twins.toml` with its reason.
"""

from __future__ import annotations

import ast
import io
import keyword
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[1] / "src" / "overrun"
LISTED = Path(__file__).with_suffix(".toml")
GAMES = ("classic", "scifi", "gearup", "invader", "darkside", "skirmish")
ALIKE = 6  # lines
MOST = 0.6  # of the longer one of two functions

Places = tuple[str, str]
Words = tuple[str, ...]


class Line(NamedTuple):
    """A line that counts: its words, and the function or class of its file that it is in."""

    words: Words
    within: str


def game_of(parts: tuple[str, ...]) -> str:
    """The game that a file belongs to: its folder, or what its name begins with; "" for all games.

    >>> game_of(("agents", "classic", "turn.py")), game_of(("scenario", "scifi_position.py"))
    ('classic', 'scifi')
    """
    named = (*parts[:-1], parts[-1].removesuffix(".py").split("_")[0])
    return next((game for game in GAMES if game in named), "")


def lines_of(source: str) -> list[Line]:
    """The lines of a file that count."""
    tree = ast.parse(source)
    passed_over: set[int] = set()
    for node in ast.walk(tree):
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if docstring or isinstance(node, ast.Import | ast.ImportFrom):
            passed_over.update(_rows(node))
    within = dict(_within(tree.body))
    found: dict[int, list[str]] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        row = token.start[0]
        if row not in passed_over and token.type in (
            tokenize.NAME,
            tokenize.NUMBER,
            tokenize.OP,
            tokenize.STRING,
        ):
            found.setdefault(row, []).append("''" if token.type == tokenize.STRING else token.string)
    return [Line(tuple(words), within.get(row, "")) for row, words in sorted(found.items())]


def _within(body: list[ast.stmt], around: str = "") -> Iterator[tuple[int, str]]:
    """What each row is in: a function, a class, or a method of one."""
    for node in body:
        name = around + getattr(node, "name", "")
        yield from ((row, name.removesuffix(".")) for row in _rows(node))
        if isinstance(node, ast.ClassDef):
            yield from _within([each for each in node.body if hasattr(each, "name")], f"{name}.")


def _rows(node: ast.stmt | ast.AST) -> range:
    first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", None)
    return range(first, (last or first) + 1)


def names_in(files: Mapping[str, list[Line]]) -> set[str]:
    """All names that files use."""
    words = {word for lines in files.values() for line in lines for word in line.words}
    return {word for word in words if word.isidentifier() and not keyword.iskeyword(word)}


def without(own: set[str], lines: list[Line]) -> list[tuple[Words, str]]:
    """The lines of a file without the names that only one of two games has, and what each is in."""
    said = ((tuple("_" if word in own else word for word in line.words), line.within) for line in lines)
    return [(words, within) for words, within in said if any(word[0].isalnum() for word in words)]


def runs(one: list[tuple[Words, str]], other: list[tuple[Words, str]]) -> Iterator[tuple[str, str, int]]:
    """Where two files are alike for long enough: what each run begins in, and for how many lines."""
    rows: dict[Words, list[int]] = {}
    for j, (words, _) in enumerate(other):
        rows.setdefault(words, []).append(j)
    length = [0] * (len(other) + 1)  # of the run that begins at each line of the other, from this line on
    for i in range(len(one) - 1, -1, -1):
        after, length = length, [0] * (len(other) + 1)
        for j in rows.get(one[i][0], ()):
            length[j] = after[j + 1] + 1
            begins = i == 0 or j == 0 or one[i - 1][0] != other[j - 1][0]
            if begins and length[j] >= ALIKE:
                yield one[i][1], other[j][1], length[j]


def shared(one: list[Words], other: list[Words]) -> int:
    """How many lines two functions share in the same order, if those are most of both."""
    enough = max(ALIKE, MOST * max(len(one), len(other)))
    if sum((Counter(one) & Counter(other)).values()) < enough:
        return 0
    blocks = SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
    found = sum(block.size for block in blocks)
    return found if found >= enough else 0


def functions(lines: list[tuple[Words, str]]) -> dict[str, list[Words]]:
    """The functions and classes of a file that are long enough, with their lines."""
    found: dict[str, list[Words]] = {}
    for words, within in lines:
        if within:
            found.setdefault(within, []).append(words)
    return {name: said for name, said in found.items() if len(said) >= ALIKE}


def alike(one: list[tuple[Words, str]], other: list[tuple[Words, str]]) -> Iterator[tuple[str, str, int]]:
    """What is alike in two files: the place in each, and how many lines."""
    yield from runs(one, other)
    theirs = functions(other)
    for name, lines in functions(one).items():
        for other_name, other_lines in theirs.items():
            if number := shared(lines, other_lines):
                yield name, other_name, number


def twins(source: Path = SOURCE) -> dict[Places, int]:
    """Every pair of places in two games that are alike, in order, and for how many lines."""
    games: dict[str, dict[str, list[Line]]] = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).parts
        if game := game_of(parts):
            games.setdefault(game, {})["/".join(parts)] = lines_of(path.read_text("utf-8"))
    names = {game: names_in(files) for game, files in games.items()}
    found: dict[Places, int] = {}
    for game, other_game in combinations(sorted(games), 2):
        own = names[game] ^ names[other_game]
        others = {path: without(own, lines) for path, lines in games[other_game].items()}
        for own_path, lines in games[game].items():
            mine = without(own, lines)
            for other_path, theirs in others.items():
                for within, other_within, length in alike(mine, theirs):
                    one, other = sorted(
                        (f"{own_path} {within}".strip(), f"{other_path} {other_within}".strip())
                    )
                    found[one, other] = max(length, found.get((one, other), 0))
    return dict(sorted(found.items()))


def listed(path: Path = LISTED) -> dict[Places, str]:
    """The twins that stay, with their reasons."""
    entries = tomllib.loads(path.read_text("utf-8"))["twin"]
    pairs = [(tuple(sorted(pair)), entry["why"]) for entry in entries for pair in entry["places"]]
    return {(one, other): why for (one, other), why in pairs}


def problems(found: Mapping[Places, int], reasons: Mapping[Places, str]) -> list[str]:
    """What is wrong with the list: twins without a reason, and reasons without a twin."""
    new = [
        f"{one} ~ {other}: {lines} lines alike. Make one of them, or say in {LISTED.name} why they stay apart"
        for (one, other), lines in found.items()
        if (one, other) not in reasons
    ]
    gone = [
        f"{one} ~ {other}: no longer alike; take it from {LISTED.name}"
        for one, other in reasons
        if (one, other) not in found
    ]
    return new + gone


def main() -> int:
    """Tell every twin with its reason, and what is wrong with the list."""
    found, reasons = twins(), listed()
    for why in dict.fromkeys(reasons.values()):
        print(why)
        for (one, other), lines in found.items():
            if reasons.get((one, other)) == why:
                print(f"    {one} ~ {other}: {lines} lines")
    print(f"{len(found)} twins, {sum(found.values())} lines")
    wrong = problems(found, reasons)
    for problem in wrong:
        print(problem, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
