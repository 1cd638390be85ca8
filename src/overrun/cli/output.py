"""What commands print with: one language, plain lines, tables, JSON, progress bars on the error stream."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Protocol

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from overrun.games import game_of
from overrun.words import Words
from overrun.words.refusals import refusal
from overrun.words.tell import mission_title

_words: ContextVar[Words] = ContextVar("words")

# Wide enough that nothing is broken when the output goes into a file or another program.
_PIPE_WIDTH = 240


def speak(spoken: Words) -> None:
    """Choose the language of everything printed from now on."""
    _words.set(spoken)


def words() -> Words:
    """The catalogue of the language chosen."""
    return _words.get(Words("en"))


def say(key: str, /, **args: Any) -> None:
    """Print a text of the catalogue."""
    print_line(words().text(key, **args))


def title(mission: str) -> str:
    """What a mission is called."""
    titles = {info.id: info.title for info in game_of(mission).missions()}
    return mission_title(words(), mission, titles.get(mission, mission))


def print_line(line: str) -> None:
    """Print a line at once, so that it is read when it happens."""
    print(line, flush=True)


def note(message: str) -> None:
    """One line on the error stream, where it does not get among the results."""
    print(message, file=sys.stderr, flush=True)


def complain(message: str) -> None:
    """What cannot be done: one line on the error stream, red where colour is welcome."""
    console = Console(stderr=True)
    said = words().text("cli-error", message=refusal(words(), message))
    console.print(Text(said, style="red"), soft_wrap=True)


def print_json(value: Any) -> None:
    """Print any plain data or struct as JSON."""
    print_line(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]], title: str = "") -> None:
    """Print columns without lines around them: easy to read, to hear and to cut."""
    table = Table(title=title or None, title_justify="left", box=None, pad_edge=False, highlight=False)
    for heading in headings:
        table.add_column(heading, no_wrap=heading == headings[0])
    for row in rows:
        table.add_row(*map(Text, row))
    console = Console()
    if not console.is_terminal:
        console = Console(width=_PIPE_WIDTH)
    with console.capture() as captured:
        console.print(table)
    for line in captured.get().splitlines():
        print_line(line.rstrip())


class Advance(Protocol):
    """Call it after each piece of long work; a label takes the place of the one before."""

    def __call__(self, pieces: float = 1, label: str | None = None) -> None: ...


@contextmanager
def progress(label: str, total: float, *, quiet: bool = False) -> Iterator[Advance]:
    """A bar on the error stream while a person is watching; nothing otherwise."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=quiet or not sys.stderr.isatty()) as bar:
        task = bar.add_task(label, total=total)

        def advance(pieces: float = 1, label: str | None = None) -> None:
            bar.update(task, advance=pieces, description=label)

        yield advance
