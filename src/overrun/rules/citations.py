"""Where code and content cite the index: an id is a plain string, so a wrong one is found by looking."""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from overrun.errors import ContentError
from overrun.rules.rule_index import RuleIndex, id_pattern


@dataclass(frozen=True, slots=True)
class Citation:
    """One place that cites one id."""

    rule_id: str
    path: Path
    line: int


def cited_in_python(path: Path) -> list[Citation]:
    """Every string constant of a Python file that is a rule id."""
    tree, ids = ast.parse(path.read_text(encoding="utf-8"), str(path)), id_pattern()
    return [
        Citation(node.value, path, node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ids.fullmatch(node.value)
    ]


def cited_in_toml(path: Path) -> list[Citation]:
    """Every string value of a TOML file that is a rule id."""
    text = path.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{path}: this is not TOML: {error}") from None
    lines, ids = text.splitlines(), id_pattern()
    citations: list[Citation] = []
    for value in sorted(set(_strings(data))):
        if ids.fullmatch(value):
            # tomllib keeps no positions: the quoted id is looked up in the text.
            at = [
                number for number, line in enumerate(lines, 1) if f'"{value}"' in line or f"'{value}'" in line
            ]
            citations += [Citation(value, path, number) for number in at or [1]]
    return citations


def citations_under(folder: Path) -> list[Citation]:
    """The citations of all Python files and content files (`content/**/*.toml`) under a folder."""
    citations: list[Citation] = []
    for path in sorted(folder.rglob("*.py")):
        citations += cited_in_python(path)
    for path in sorted(folder.rglob("*.toml")):
        if "content" in path.relative_to(folder).parts[:-1]:
            citations += cited_in_toml(path)
    return citations


def dangling(citations: list[Citation], index: RuleIndex) -> list[str]:
    """One sentence with file and line for every citation of an id that does not exist."""
    return [
        f"{c.path}:{c.line}: cites {c.rule_id!r}, which is not in the rule index{index.suggestion(c.rule_id)}"
        for c in citations
        if c.rule_id not in index
    ]


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _strings(inner)
