"""A compiled copy of the package for long runs: the same games, answer by answer, in less time.

    python tools/compiled.py /tmp/fast        # some minutes; needs a C compiler and Python's headers
    PYTHONPATH=/tmp/fast overrun sim classic/03-24hrs-race --agent search:100 --games 40

The package itself stays as it is: mypyc compiles the rules and the bots in a copy, then both play a few
games, and the copy is only good if they are the same ones. The modules that are left out describe data
(msgspec reads their classes), draw or explain, or do what mypyc cannot.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "overrun"
PARTS = ("agents", "board", "classic", "core", "gearup", "scifi", "skirmish")
# Classes that mypyc cannot make as they are: msgspec reads their fields, or they are made with keywords.
DATA = re.compile(r"^class .*(\bStruct\b|\bTypedDict\b|(frozen|tag)=)|TypedDict\(", re.MULTILINE)
# Nothing to gain, or made in a way that mypyc does not know.
LEFT_OUT = frozenset(
    (
        "content",
        "drawing",
        "guide",
        "invariants",
        "naming",
        "preview",
        "registry",
        "scenario",
        "setup",
        "folders",
        "show",
        "table_setup",
        "text",
        "version",
        "win_rates",
    )
)
STRANGE = frozenset(
    (
        "board/assemble.py",
        "board/board.py",  # cached properties would be worked out every time
        "board/model.py",
        "board/tiles.py",
        "core/bounds.py",  # an error of a builtin kind
        "core/game.py",
        "core/history.py",
        "core/option.py",
        "core/replay.py",
        "core/ruleset.py",
    )
)
# mypyc's own classes have slots anyway, and data classes that ask for them it cannot make.
SLOTS = ("@dataclass(frozen=True, slots=True", "@dataclass(frozen=True")

# What both must play alike: a mission, its players, and a bot.
PROOF = (
    ("classic/03-24hrs-race", 1, "sensible"),
    ("classic/07-grindhouse", 1, "search:12"),
    ("invader/m4-the-engineers", 1, "search:12"),
    ("darkside/m5-gallants-book", 1, "sensible"),
    ("gearup/zombiphant-standard", 2, "search:12"),
    ("classic/01-city-blocks", 1, "random"),
)


def modules(package: Path) -> list[str]:
    """What is compiled."""
    found = []
    for part in PARTS:
        for path in sorted((package / part).rglob("*.py")):
            name = path.relative_to(package).as_posix()
            plain = path.stem != "__init__" and path.stem not in LEFT_OUT and name not in STRANGE
            if plain and "drawing" not in path.parts and not DATA.search(path.read_text(encoding="utf-8")):
                found.append(f"{package.name}/{name}")
    return found


def build(target: Path) -> None:
    """Copy the package and compile it there."""
    try:
        from mypyc.build import mypycify
        from setuptools import setup
    except ImportError as missing:
        raise SystemExit(f"{missing.name} is not installed: pip install mypy setuptools") from None
    shutil.copytree(PACKAGE, target / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    os.chdir(target)
    for path in map(Path, modules(Path(PACKAGE.name))):
        path.write_text(path.read_text(encoding="utf-8").replace(*SLOTS), encoding="utf-8")
    checks = ["--ignore-missing-imports", "--follow-imports=silent"]
    extensions = mypycify([*checks, *modules(Path(PACKAGE.name))], opt_level="2", multi_file=True)
    setup(
        name="overrun-compiled",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
    )


def played(mission: str, seats: int, bot: str) -> tuple[str, float]:
    """The end of a game and the seconds it took, with the package this process has."""
    import overrun
    from overrun.agents import make

    begin = time.process_time()
    game, agent = overrun.new(mission, seed=3, seats=seats), make(bot, 3)
    while game.question is not None and game.round <= 6:
        game.choose(agent(game.for_agent()))
    return str(game.hash()), time.process_time() - begin


def compare(target: Path) -> None:
    """Let both play, and say how much faster the copy is."""
    here = Path(__file__).resolve()
    ok = True
    for case in PROOF:
        answers = []
        for path in (PACKAGE.parent, target):
            command = [sys.executable, str(here), "--play", *map(str, case)]
            run = subprocess.run(
                command,
                env={**os.environ, "PYTHONPATH": str(path)},
                capture_output=True,
                text=True,
                check=False,
            )
            if run.returncode:
                raise SystemExit(f"{case[0]} cannot be played with {path}:\n{run.stderr}")
            answers.append(run.stdout.split())
        (plain, slow), (compiled, fast) = answers
        ok = ok and plain == compiled
        same = "the same game" if plain == compiled else "ANOTHER GAME"
        print(f"{case[0]}, {case[2]}: {same}, {float(slow) / max(float(fast), 1e-9):.1f} times as fast")
    if not ok:
        raise SystemExit("the compiled copy plays differently: do not use it")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("target", type=Path, nargs="?", help="a folder that is not there yet")
    parser.add_argument("--play", nargs=3, help=argparse.SUPPRESS)
    said = parser.parse_args()
    if said.play:
        print(*played(said.play[0], int(said.play[1]), said.play[2]))
        return
    if said.target is None:
        parser.error("say where the copy is to be")
    target = said.target.resolve()
    if target.exists():
        parser.error(f"{target} is there already")
    target.mkdir(parents=True)
    build(target)
    compare(target)


if __name__ == "__main__":
    main()
