"""Outcomes as files: one row a game, as CSV or Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from overrun.errors import OverrunError
from overrun.lab.simulation import Run

PLAIN = (
    "mission",
    "variant",
    "agents",
    "number",
    "seed",
    "won",
    "reason",
    "rounds",
    "decisions",
    "truncated",
)
# What is a list in Parquet is a piece of JSON in CSV.
NESTED = ("deaths", "kills", "course", "found", "used")


def rows(runs: Iterable[Run]) -> Iterator[dict[str, Any]]:
    """All games of some simulations."""
    for run in runs:
        for number, outcome in enumerate(run.outcomes):
            story = outcome.story
            yield {
                "mission": run.task.mission,
                "variant": run.name,
                "agents": run.task.agents,
                "number": number,
                "seed": outcome.seed,
                "won": outcome.won,
                "reason": outcome.reason,
                "rounds": outcome.rounds,
                "decisions": outcome.decisions,
                "truncated": outcome.truncated,
                "deaths": [msgspec.to_builtins(death) for death in story.deaths] if story else [],
                "kills": [
                    {"place": place, "kind": kind, "count": count}
                    for place, kinds in (story.kills.items() if story else ())
                    for kind, count in kinds.items()
                ],
                "course": story.course if story else [],
                "found": _items(story.found if story else {}),
                "used": _items(story.used if story else {}),
            }


def _items(counts: dict[str, int]) -> list[dict[str, Any]]:
    return [{"item": item, "count": count} for item, count in counts.items()]


def write_csv(path: Path, runs: Iterable[Run]) -> None:
    """A row a game; nested columns hold JSON."""
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, (*PLAIN, *NESTED))
            writer.writeheader()
            for row in rows(runs):
                nested = {name: msgspec.json.encode(row[name]).decode() for name in NESTED}
                writer.writerow({**row, **nested})
    except OSError as error:
        raise OverrunError(f"cannot write {path}: {error.strerror}; name another file after --csv") from None


def write_parquet(path: Path, runs: Iterable[Run]) -> None:
    """A row a game; nested columns are lists."""
    arrow, parquet = load_parquet()
    item = arrow.struct([("item", arrow.string()), ("count", arrow.int64())])
    schema = arrow.schema(
        [
            ("mission", arrow.string()),
            ("variant", arrow.string()),
            ("agents", arrow.string()),
            ("number", arrow.int64()),
            ("seed", arrow.int64()),
            ("won", arrow.bool_()),
            ("reason", arrow.string()),
            ("rounds", arrow.int64()),
            ("decisions", arrow.int64()),
            ("truncated", arrow.bool_()),
            (
                "deaths",
                arrow.list_(
                    arrow.struct(
                        [("who", arrow.string()), ("place", arrow.string()), ("round", arrow.int64())]
                    )
                ),
            ),
            (
                "kills",
                arrow.list_(
                    arrow.struct(
                        [("place", arrow.string()), ("kind", arrow.string()), ("count", arrow.int64())]
                    )
                ),
            ),
            ("course", arrow.list_(arrow.int64())),
            ("found", arrow.list_(item)),
            ("used", arrow.list_(item)),
        ]
    )
    try:
        parquet.write_table(arrow.Table.from_pylist(list(rows(runs)), schema=schema), path)
    except OSError as error:
        raise OverrunError(f"cannot write {path}: {error}; name another file after --parquet") from None


def load_parquet() -> tuple[Any, Any]:
    """The library that writes Parquet; an error that says how to get it otherwise."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise OverrunError('Parquet files need one more library: pip install "overrun[lab]"') from None
    return pyarrow, pyarrow.parquet
