"""No import cycles: what needs each other stands together, everything else has an order.

The imports are read from the sources, so that those inside functions and those for types alone count as well.
An import goes to the module it names: `from overrun.core import Game` to the package `overrun.core`, which is
its `__init__`, and `from overrun.core.game import Game` to `overrun.core.game`. Python runs the `__init__` of
a package before any module in it. For whoever comes from outside that is one more import, and it counts; for
the modules of the package itself it is no news, and they would all hang together if it counted.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import overrun

SOURCE = Path(overrun.__file__).parents[1]
Graph = dict[str, set[str]]


def modules(source: Path) -> dict[str, Path]:
    """Every module below a folder, by name; a package stands for its `__init__`."""
    found = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def named(tree: ast.Module, known: Mapping[str, Path]) -> Iterator[str]:
    """The modules that are named by an import anywhere in a source."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, "imports here are absolute"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in known else node.module


def packages_of(module: str) -> set[str]:
    """The packages a module is in: `overrun` and `overrun.core` for `overrun.core.game`."""
    parts = module.split(".")
    return {".".join(parts[:end]) for end in range(1, len(parts))}


def import_graph(source: Path) -> Graph:
    """Which modules each module imports."""
    known = modules(source)
    graph: Graph = {}
    for module, path in known.items():
        wanted = set(named(ast.parse(path.read_text("utf-8")), known))
        for name in list(wanted):
            wanted |= packages_of(name) - packages_of(module) - {module}
        graph[module] = (wanted & set(known)) - {module}
    return graph


def cycles(graph: Graph) -> list[set[str]]:
    """The largest sets of several modules that all import each other, if only by way of others."""
    reach = {module: reachable(graph, module) for module in graph}
    found: list[set[str]] = []
    for module in graph:
        if module in reach[module] and not any(module in one for one in found):
            found.append({other for other in reach[module] if module in reach[other]})
    return found


def reachable(graph: Graph, start: str) -> set[str]:
    """Everything that a module imports, by whatever way."""
    found: set[str] = set()
    left = list(graph[start])
    while left:
        module = left.pop()
        if module not in found:
            found.add(module)
            left += graph[module]
    return found


def test_there_are_no_import_cycles() -> None:
    graph = import_graph(SOURCE)
    assert len(graph) > 300
    found = [{module: sorted(graph[module] & one) for module in sorted(one)} for one in cycles(graph)]
    assert found == []


def test_every_kind_of_import_counts(tmp_path: Path) -> None:
    def write(name: str, text: str) -> None:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)

    # In a function, and for types alone.
    write("pair/__init__.py", "")
    write("pair/one.py", "def late():\n    from pair.two import thing\n")
    write("pair/two.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import pair.one\n")
    # By way of a package, from outside and from inside.
    write("box/__init__.py", "from box.inside import thing\nfrom lid import other\n")
    write("box/inside.py", "import box\n")
    write("lid.py", "from box.inside import thing\n")
    # What a package's own modules import of each other says nothing about the package.
    write("shelf/__init__.py", "from shelf.a import thing\nfrom shelf.b import thing\n")
    write("shelf/a.py", "from shelf import b\n")
    write("shelf/b.py", "")
    found = cycles(import_graph(tmp_path))
    assert sorted(sorted(one) for one in found) == [["box", "box.inside", "lid"], ["pair.one", "pair.two"]]
