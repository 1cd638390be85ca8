"""Compare the nets with what is written down, write it down anew on purpose, or play the kept games anew.

python -m tests.nets check
python -m tests.nets write     (or: make nets)
python -m tests.nets play      (when rules or missions are others: new games, then write)
"""

from __future__ import annotations

import sys

from tests.nets import decisions, environments, kept, names, sentences


def write() -> None:
    """Write everything down as it is now."""
    for group in kept.GROUPS:
        found = [decisions.text(line) for line in decisions.lines(group)]
        _write(f"decisions-{group}.txt", found)
        for name, lines in sentences.written(group):
            _write(name, lines)
    for net in (environments, names):
        for name, lines in net.written():
            _write(name, lines)


def _write(name: str, lines: list[str]) -> None:
    (kept.WRITTEN / name).write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def problems() -> list[str]:
    """What is not as it is written down."""
    by_group = [net.problems(group) for group in kept.GROUPS for net in (decisions, sentences)]
    found = [*by_group, environments.problems(), *map(names.problems, names.FILES)]
    return [problem for problems_of_one in found for problem in problems_of_one]


def main(arguments: list[str]) -> str | None:
    if arguments == ["play"]:
        kept.play_all()
        write()
        return None
    if arguments == ["write"]:
        write()
        return None
    if arguments == ["check"]:
        return "\n".join(problems()) or None
    return __doc__


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
