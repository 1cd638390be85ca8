"""Run every script in this folder and `overrun bench`; keep the figures in one file.

    python bench/run.py [--out .overrun/bench.json]

A bench script prints JSON when it is called with --json.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent


def measured(name: str, command: list[str]) -> Any:
    """What a script prints as JSON; a script that fails stops everything with its own message."""
    print(f"{name} …", file=sys.stderr, flush=True)
    done = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"{name} failed with exit code {done.returncode}")
    return json.loads(done.stdout)


def show(figures: Any, indent: int = 2) -> None:
    """Figures as indented lines."""
    if isinstance(figures, list):
        figures = {each.get("mission", number): each for number, each in enumerate(figures)}
    for name, value in figures.items():
        if isinstance(value, dict | list):
            print(" " * indent + str(name))
            show(value, indent + 2)
        elif name != "mission":
            print(f"{' ' * indent}{name:32} {value:>14}")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / ".overrun" / "bench.json", help="where to write")
    parser.add_argument("--only", help="just the script of this name, such as core")
    chosen = parser.parse_args(arguments)
    commands = {
        script.stem: [sys.executable, str(script), "--json"]
        for script in sorted(HERE.glob("*.py"))
        if script.name != Path(__file__).name
    }
    commands["games"] = [sys.executable, "-m", "overrun", "bench", "--json"]
    if chosen.only is not None:
        if chosen.only not in commands:
            raise SystemExit(f"there is no bench {chosen.only!r}; there are: {', '.join(commands)}")
        commands = {chosen.only: commands[chosen.only]}
    figures = {name: measured(name, command) for name, command in commands.items()}
    report = {
        "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "python": platform.python_version(),
        "figures": figures,
    }
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    show(figures, 0)
    print(f"\nwritten to {chosen.out}")


if __name__ == "__main__":
    main()
