"""Spoilt records, states, set-ups and packs: each is refused in a sentence or played soundly. `make fuzz`.

    python tools/fuzz.py [--records 2500] [--states 1500] [--setups 2000] [--packs 600]
                         [--first-seed 0] [--jobs 2] [--out .overrun/fuzz.json]

What is spoilt and how follows from a seed, so that a finding can be looked at again. A finding is a
traceback, something that has no end or takes all memory, or a message as long as what was sent. Exit code 1
if there was one.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.fuzz.targets import KINDS, Outcome, run  # noqa: E402

USUAL = {"records": 2500, "states": 1500, "setups": 2000, "packs": 600}
MEMORY = 2 << 30


def limit_memory() -> None:
    """What takes all memory is a finding, not the end of the machine."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def case(task: tuple[str, int]) -> Outcome:
    """One case."""
    return run(*task)


def outcomes(tasks: list[tuple[str, int]], jobs: int) -> Iterator[Outcome]:
    if jobs <= 1:
        yield from map(case, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=limit_memory) as pool:
        yield from pool.map(case, tasks, chunksize=10)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for kind in KINDS:
        parser.add_argument(f"--{kind}", type=int, default=USUAL[kind])
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--out", type=Path, default=ROOT / ".overrun" / "fuzz.json")
    chosen = parser.parse_args(arguments)
    first = chosen.first_seed
    tasks = [(kind, first + number) for kind in KINDS for number in range(getattr(chosen, kind))]

    begin = time.perf_counter()
    ends = {kind: Counter[str]() for kind in KINDS}
    findings: list[Outcome] = []
    for number, outcome in enumerate(outcomes(tasks, chosen.jobs), 1):
        ends[outcome.kind][outcome.end] += 1
        if not outcome.fine:
            findings.append(outcome)
            print(f"\r{outcome.kind}, seed {outcome.seed}: {outcome.end}: {outcome.said}", file=sys.stderr)
        if sys.stderr.isatty() or number % 500 == 0 or number == len(tasks):
            line = f"{number} of {len(tasks)} spoilt, {len(findings)} findings ({outcome.kind})"
            print(f"\r{line:60}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)

    report = {
        "ends": {kind: dict(counts.most_common()) for kind, counts in ends.items()},
        "first_seed": first,
        "seconds": round(time.perf_counter() - begin, 1),
        "findings": [
            {"kind": o.kind, "seed": o.seed, "end": o.end, "said": o.said, "trace": o.trace} for o in findings
        ],
    }
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    for kind, counts in ends.items():
        told = ", ".join(f"{count} {end}" for end, count in counts.most_common()) or "none"
        print(f"{kind}: {told}")
    print(f"{len(tasks)} cases, {len(findings)} findings, {report['seconds']} s; written to {chosen.out}")
    for found in findings[:5]:
        others = " ".join(f"--{kind} 0" for kind in KINDS if kind != found.kind)
        print(f"  again: python tools/fuzz.py {others} --{found.kind} 1 --first-seed {found.seed} --jobs 1")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
