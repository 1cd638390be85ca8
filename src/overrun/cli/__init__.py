"""The command `overrun`. One module a command; `app` puts them together."""

import os
import sys

# What the extra "cli" brings, by the name it is imported with. The engine alone needs none of it.
EXTRA = {"typer": "typer", "rich": "rich", "fluent": "fluent.runtime"}


def main() -> None:
    """Run the command line; the entry point of the script `overrun`."""
    try:
        from overrun.cli.app import run
    except ModuleNotFoundError as error:
        missing = EXTRA.get((error.name or "").partition(".")[0])
        if missing is None:
            raise
        print(f'The command line needs {missing}: pip install "overrun[cli]"', file=sys.stderr)
        sys.exit(2)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a character shows a question mark instead of stopping the program.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever was reading has had enough; keep the interpreter from complaining when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = code or 1
    sys.exit(code)
