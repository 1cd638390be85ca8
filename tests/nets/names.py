"""What others build on. Names may be added to these lists, and none may go.

* `names.txt`: what is promised to be importable, with its members, and the parameters of what can be called.
* `events.txt`: the events of every game with their fields in order.
* `questions.txt`: what is asked and how it can be answered, in the kept games.
* `views.txt`: the keys of the games' views, in the kept games.
* `routes.txt`: what the server answers. `json.txt`: the keys of what the command line tells as JSON.
* `groups.txt`: the groups of entry points in which plug-ins are looked for.
"""

from __future__ import annotations

import ast
import inspect
import io
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from msgspec import Struct, json

from overrun.cli.app import run
from overrun.core import Event, Game, Play
from overrun.core.option import Arg
from tests.nets.kept import GROUPS, WRITTEN, golden_games, kept_games, options

# What is promised: a module with all its public names, or a name of a module.
MODULES = (
    "overrun",
    "overrun.scenario",
    "overrun.conformance",
    "overrun.content.load",
    "overrun.classic.naming",
    "overrun.gearup.content",
    "overrun.gearup.events",
    "overrun.gearup.steps",
    "overrun.gearup.grid",
    "overrun.gearup.shapes",
    "overrun.gearup.setup",
    "overrun.gearup.ruleset",
)
NAMES = (
    "overrun.errors OverrunError",
    "overrun.games new",
    "overrun.games game_of",
    "overrun.games register",
    "overrun.core Game",
    "overrun.core Play",
    "overrun.core Beginning",
    "overrun.core.state fingerprint",
    "overrun.content library",
    "overrun.board Topology",
    "overrun.board.show board_map",
    "overrun.words Words",
    "overrun.words LANGUAGES",
    "overrun.words.catalogue Words",
    "overrun.words.tell event_sentence",
    "overrun.classic.setup missions",
    "overrun.classic.setup board_of",
    "overrun.scenario classic",
    "overrun.scenario scifi",
    "overrun.testing rule",
    "overrun.lab Task",
    "overrun.lab run",
    "overrun.lab register",
    "overrun.agents register",
    "overrun.agents.registry register",
    "overrun.agents.parts register",
    "overrun.env.parts register",
    "overrun.table.run listen",
    "overrun.table.run serve",
    "overrun.table.settings Settings",
)
# How they are made is the engine's own affair.
NOT_MADE_BY_OTHERS = (Game, Play)


def importable() -> Iterator[str]:
    """What can be imported, and what it has."""
    for path in MODULES:
        module = import_module(path)
        for name in _public(module):
            yield from _described(f"{path} {name}", getattr(module, name))
    for promised in NAMES:
        path, name = promised.split()
        yield from _described(promised, getattr(import_module(path), name))


def _public(module: ModuleType) -> Iterator[str]:
    """What a module says is public, or the names it makes itself."""
    declared: list[str] | None = getattr(module, "__all__", None)
    if declared is None:
        assert module.__file__ is not None
        tree = ast.parse(Path(module.__file__).read_text("utf-8"))
        declared = [name for statement in tree.body for name in _made(statement)]
    for name in declared:
        if not name.startswith("_") and not isinstance(getattr(module, name), TypeVar):
            yield name


def _made(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return [statement.name]
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    targets += [statement.target] if isinstance(statement, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _described(name: str, value: Any) -> Iterator[str]:
    """A name, its parameters if it can be called, and its members if it is a class."""
    yield name
    if not inspect.isclass(value):
        yield from _parameters(name, value)
        return
    if value not in NOT_MADE_BY_OTHERS:
        yield from _parameters(name, value)
    plain = dir(Struct) + dir(BaseException)
    for member in dir(value):
        if not member.startswith("_") and member not in plain:
            yield f"{name}.{member}"
            yield from _parameters(f"{name}.{member}", inspect.getattr_static(value, member))


def _parameters(name: str, value: Any) -> Iterator[str]:
    """What it is called with: by number, or by name alone."""
    called = value.__func__ if isinstance(value, classmethod | staticmethod) else value
    if not callable(called):
        return
    try:
        parameters = list(inspect.signature(called).parameters.values())
    except (TypeError, ValueError):
        return
    for number, each in enumerate(parameters):
        if each.name not in ("self", "cls"):
            place = "by name" if each.kind is each.KEYWORD_ONLY else number
            yield f"{name}({place}: {each.name})"


def events() -> Iterator[str]:
    """The events of each game; those that games share belong to each of them."""
    for game in ("classic", "scifi", "gearup"):
        told = vars(import_module(f"overrun.{game}.events")).values()
        for event in told:
            if isinstance(event, type) and issubclass(event, Event) and event is not Event:
                tag = event.__struct_config__.tag
                yield f"{game} {tag}"
                for number, field in enumerate(event.__struct_fields__):
                    if field != "rules":  # every event has it, after its own
                        yield f"{game} {tag} {number}: {field}"


def questions() -> Iterator[str]:
    """What is asked and answered: `classic action (word): move number`."""
    for group in GROUPS:
        for kept in kept_games(group):
            for _, game in kept.positions():
                question = game.question
                assert question is not None
                asked = f"{group} {question.kind} ({_shape(question.subject)})"
                for option in options(game):
                    yield f"{asked}: {option.verb} {_shape(option.args)}".strip()


def _shape(args: tuple[Arg, ...]) -> str:
    return " ".join("number" if isinstance(arg, int) else "word" for arg in args)


def views() -> Iterator[str]:
    """The keys of views, as watchers and as seats see them."""
    for group in GROUPS:
        for kept in kept_games(group):
            for number, game in kept.positions():
                if number in kept.asked:
                    for seat in (None, *range(kept.setup["seats"])):
                        yield from _keys(f"{group} view", json.decode(json.encode(game.view(seat))))


def _keys(path: str, value: Any) -> Iterator[str]:
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _keys(f"{path}.{key}", inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _keys(f"{path}[]", inner)


def routes() -> Iterator[str]:
    """Every path with its methods, and the parameters of those in the schema."""
    from overrun.server.app import make_app
    from overrun.server.openapi import document
    from overrun.server.own_routes import routes_of
    from overrun.server.settings import Settings

    settings = Settings(database="sqlite://")
    app = make_app(settings)
    for route in app.routes:
        for method in sorted(getattr(route, "methods", ["WEBSOCKET"])):
            yield f"{method} {re.sub(r':[a-z]+}', '}', route.path_format)}"
    for path, methods in document(routes_of(settings))["paths"].items():
        for method, described in methods.items():
            for parameter in described.get("parameters", ()):
                yield f"{method.upper()} {path} {parameter['in']}: {parameter['name']}"


# In which everything is small and comes out alike.
COMMANDS = (
    "list",
    "board classic/00-tutorial",
    "board darkside/m10",
    "sim classic/00-tutorial --games 4 --seed 1 --jobs 1",
    "sim invader/m0-breach gearup/screamer-easy --agent random --games 2 --seed 1 --jobs 1",
    "compare classic/00-tutorial --a agent=random --games 2 --seed 1 --jobs 1",
    "rules --game gearup",
    "rules gearup.fx.adrenaline",
    "rules extra action",
    "content",
    "content --reconstructed",
    "bench classic/00-tutorial --seconds 0.01",
)


def told_as_json() -> Iterator[str]:
    """The keys of what the command line tells as JSON."""
    for command in COMMANDS:
        told = _output(*command.split(), "--json")
        yield from _keys(command.partition(" --")[0], told)
    (record,) = [kept for kept in golden_games("gearup") if kept.name == "gearup-alone"]
    yield from _keys("replay", _replayed(record.name))


def _replayed(name: str) -> Any:
    from tempfile import TemporaryDirectory

    from tests.golden.__main__ import HERE

    with TemporaryDirectory() as folder:
        path = Path(folder) / "record.json"
        path.write_bytes(json.encode(json.decode((HERE / f"{name}.json").read_bytes())["record"]))
        return _output("replay", str(path), "--json")


def _output(*arguments: str) -> Any:
    printed = io.StringIO()
    with redirect_stdout(printed):
        code = run([*arguments, "--lang", "en"])
    assert code == 0, f"`overrun {' '.join(arguments)}` ends with {code}"
    return json.decode(printed.getvalue())


def groups() -> Iterator[str]:
    """In which groups of entry points plug-ins are looked for, by a program that asks for all there is."""
    asks = [sys.executable, "-c", ASKS]
    done = subprocess.run(asks, check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    yield from done.stdout.split()


ASKS = """
import importlib.metadata as metadata
asked, really = set(), metadata.entry_points
def entry_points(**said):
    asked.add(said.get("group", ""))
    return really(**said)
metadata.entry_points = entry_points
import overrun.agents.registry, overrun.content
overrun.games()
overrun.agents.registry.factories()
overrun.content.library("classic")
print(*sorted(group for group in asked if group.startswith("overrun.")))
"""

PROMISED = "names.txt"
FILES: dict[str, Callable[[], Iterator[str]]] = {
    PROMISED: importable,
    "events.txt": events,
    "questions.txt": questions,
    "views.txt": views,
    "routes.txt": routes,
    "json.txt": told_as_json,
    "groups.txt": groups,
}


def written() -> Iterator[tuple[str, list[str]]]:
    """Every file with its lines. What is importable was promised once: later helpers are no promise."""
    for name, found in FILES.items():
        now = set(found())
        if name == PROMISED and (WRITTEN / name).exists():
            now &= set((WRITTEN / name).read_text("utf-8").splitlines())
        yield name, sorted(now)


def problems(name: str) -> list[str]:
    """What is written down and is there no more."""
    path = WRITTEN / name
    if not path.exists():
        return [f"{name} is missing; `python -m tests.nets write` writes it"]
    gone = set(path.read_text("utf-8").splitlines()) - set(FILES[name]())
    return [f"{name}: gone: {line}" for line in sorted(gone)]
