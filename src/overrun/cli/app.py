"""Putting the commands together, in the language of the person, with friendly errors."""

import os
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer

from overrun import __version__
from overrun.cli.output import complain, print_line, speak, words
from overrun.errors import OverrunError
from overrun.words import Words, language_of

COMMANDS = ("list", "play", "replay", "sim", "compare", "bench", "rules", "content", "board")


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code: 0 fine, 1 a negative result, 2 wrong use."""
    try:
        language, rest = _without_language(arguments)
        speak(Words(language_of(os.environ, language)))
        command().main(args=rest, prog_name="overrun")
    except OverrunError as error:
        complain(str(error))
        return error.exit_code
    except SystemExit as end:
        # Typer has told wrong use (2), Ctrl-C (130) and a closed pipe (1) apart already.
        return end.code if isinstance(end.code, int) else 0
    return 0


def command() -> Any:
    """All commands as one Click command, with help texts from the catalogue."""
    app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False)
    app.callback()(_overrun)
    for name in COMMANDS:
        module = import_module(f"overrun.cli.{name}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name)
        else:
            # A function cannot well be called `list`; a trailing underscore says the same.
            app.command(name)(getattr(module, name, None) or getattr(module, f"{name}_"))
    made = typer.main.get_command(app)
    _translate(made, "help-overrun", "help")
    return made


def _show_version(wanted: bool) -> None:
    if wanted:
        print_line(f"overrun {__version__}")
        raise typer.Exit


def _overrun(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_show_version)] = False,
    lang: Annotated[str | None, typer.Option("--lang")] = None,
) -> None:
    # --lang never arrives here: it may stand anywhere and is taken out before. It is declared for its help.
    pass


def _without_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of --lang, wherever it stands before a bare `--`, and the other arguments."""
    language = None
    rest: list[str] = []
    left = iter(arguments)
    for argument in left:
        if argument == "--":
            rest += [argument, *left]
        elif argument == "--lang":
            language = next(left, "")
            if not language:
                raise OverrunError("--lang needs a language; choose en or de")
        elif argument.startswith("--lang="):
            language = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return language, rest


def _translate(made: Any, key: str, prefix: str) -> None:
    """Give a command, its parameters and its subcommands the help texts the catalogue has for them."""
    if words().has(key):
        made.help = words().text(key)
        made.short_help = None
    for parameter in made.params:
        if words().has(f"{key}.{parameter.name}"):
            parameter.help = words().text(f"{key}.{parameter.name}")
    for name, inner in getattr(made, "commands", {}).items():
        _translate(inner, f"{prefix}-{name}", f"{prefix}-{name}")
