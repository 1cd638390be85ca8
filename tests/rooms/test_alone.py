"""The rooms stand alone: no server, no database, no thread, no process, no file."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import overrun.rooms

FOLDER = Path(overrun.rooms.__file__).parent
MODULES = sorted(FOLDER.glob("*.py"))
ROOT = Path(__file__).parents[2]

ALONE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("litestar", "multiprocessing", "sqlalchemy", "uvicorn"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())

import asyncio
import importlib
import pkgutil
import overrun.rooms

for module in pkgutil.iter_modules(overrun.rooms.__path__):
    importlib.import_module(f"overrun.rooms.{module.name}")

from overrun.rooms.memory_store import MemoryStore
from overrun.rooms.rooms import Rooms
from tests.rooms.guests import PATIENT, whole_game

async def play():
    links, guest = await whole_game(Rooms(MemoryStore(), limits=PATIENT))
    print("over" if guest.view["result"] else "not over")

asyncio.run(play())
"""


def test_a_game_is_played_where_nothing_of_a_server_can_be_imported() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == ("over", "")


# What would be a thread, a process, a socket or a file, under whatever name it comes.
NOT_FOR_ROOMS = {
    "_thread", "concurrent", "io", "litestar", "mmap", "multiprocessing", "os", "pathlib", "select",
    "selectors", "shutil", "signal", "socket", "socketserver", "sqlalchemy", "sqlite3", "subprocess",
    "tempfile", "threading", "uvicorn",
}  # fmt: skip
NOT_CALLED = {
    "__import__", "create_subprocess_exec", "create_subprocess_shell", "import_module", "open_connection",
    "open_unix_connection", "read_bytes", "read_text", "run_in_executor", "start_server", "to_thread",
    "unlink", "write_bytes", "write_text",
}  # fmt: skip


def wrong(source: str) -> list[str]:
    """What in a module is not for the rooms."""
    found = []
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        found += [name for name in names if name.partition(".")[0] in NOT_FOR_ROOMS]
        if isinstance(node, ast.Call):
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            plain_open = isinstance(called, ast.Name) and called.id == "open"
            if name in NOT_CALLED or plain_open:
                found.append(f"{name}()")
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_no_module_of_the_rooms_has_threads_sockets_or_files(module: Path) -> None:
    assert wrong(module.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "import socket",
        "from threading import Lock",
        "import concurrent.futures as futures",
        "def f():\n    from multiprocessing import Process",
        "open('x')",
        "await asyncio.to_thread(f)",
        "path.read_text()",
        "importlib.import_module('socket')",
    ],
)
def test_it_would_be_noticed(source: str) -> None:
    assert wrong(source)


WORDLESS = """
import sys

sys.modules.update({"babel": None, "fluent": None, "fluent.runtime": None, "fluent.syntax": None})
from overrun.core import IllegalChoice
from overrun.rooms.problems import Refused, refused

for refusal in (refused(IllegalChoice("no")), Refused("not-allowed", "table-not-your-seat", seat=3)):
    print(refusal.error("choose").key, refusal.problem().args, refusal.problem().message)
"""


def test_to_refuse_something_needs_neither_fluent_nor_babel() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WORDLESS], cwd=ROOT, capture_output=True, text=True, check=False
    )
    said = "table-error-illegal {} no\ntable-not-your-seat {'seat': 3} \n"
    assert (done.stdout, done.stderr) == (said, "")
