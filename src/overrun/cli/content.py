"""`overrun content`: packs, what they hold, what is reconstructed, and checking a pack of one's own."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from overrun.cli.output import print_json, print_line, print_table, say, words
from overrun.cli.setup import AsJson
from overrun.content import (
    Library,
    Pack,
    Problem,
    added_packs,
    check_pack,
    content_of,
    declared,
    library,
    reconstructed,
)
from overrun.words.refusals import refusal

app = typer.Typer(invoke_without_command=True)


@app.callback()
def content(
    context: typer.Context,
    only_reconstructed: Annotated[bool, typer.Option("--reconstructed")] = False,
    game: Annotated[str | None, typer.Option("--game")] = None,
    as_json: AsJson = False,
) -> None:
    if context.invoked_subcommand:
        return
    names = [content_of(game).game] if game else [known.game for known in declared()]
    libraries = [library(name) for name in names]
    if only_reconstructed:
        _list_reconstructed(libraries, as_json)
    else:
        _list_packs(libraries, as_json)


@app.command()
def check(path: Annotated[Path, typer.Argument()], as_json: AsJson = False) -> None:
    found = check_pack(path)
    if as_json:
        told = _told(found.pack) if found.pack else None
        print_json({"ok": not found.problems, "pack": told, "problems": found.problems})
    elif found.problems:
        for problem in found.problems:
            print_line(_problem_told(problem))
        say("content-problems", count=len(found.problems))
    elif found.pack:
        say("content-fine", pack=found.pack.id, entries=_counted(found.counts))
    if found.problems:
        raise typer.Exit(1)


def _problem_told(problem: Problem) -> str:
    """A problem as `str` tells it, in the reader's language as far as it is known there."""
    field = words().text("content-field", field=problem.field) if problem.field else ""
    place = ", ".join(filter(None, [problem.file, problem.entry, field]))
    return f"{place}: {refusal(words(), problem.text)}"


def _list_reconstructed(libraries: list[Library], as_json: bool) -> None:
    rows = [row for loaded in libraries for row in reconstructed(loaded)]
    if as_json:
        print_json({"count": len(rows), "reconstructed": rows})
        return
    for row in rows:
        place = ", ".join(filter(None, [row.game, row.file, f"{row.kind} {row.id}", row.part]))
        print_line(f"{place}: {row.note}" if row.note else place)
    if rows:
        say("content-reconstructed-count", count=len(rows))
    else:
        say("content-reconstructed-none")


def _list_packs(libraries: list[Library], as_json: bool) -> None:
    # A game that uses the boxes of others has their packs too; each is shown once, with its own game.
    packs = [
        (pack, counts)
        for loaded in libraries
        for pack, counts in loaded.counts.items()
        if pack.manifest.game == loaded.game
    ]
    known = {content.game for content in declared()}
    unused = [pack for pack in added_packs() if pack.manifest.game not in known]
    overrides = {loaded.game: loaded.overrides for loaded in libraries}
    if as_json:
        print_json(
            {
                "packs": [{**_told(pack), "entries": counts} for pack, counts in packs],
                "unused": [_told(pack) for pack in unused],
                "overrides": overrides,
                "hashes": {loaded.game: loaded.hash for loaded in libraries},
            }
        )
        return
    if not packs:
        say("content-none")
        return
    columns = [
        words().text(f"content-{column}") for column in ("pack", "layer", "game", "version", "entries")
    ]
    rows = [(*_row(pack), _counted(counts)) for pack, counts in packs]
    rows += [(*_row(pack), words().text("content-unused")) for pack in unused]
    print_table(columns, rows)
    for each in overrides.values():
        for over in each:
            say("content-override", kind=over.kind, id=over.id, pack=over.pack, replaced=over.replaced)


def _told(pack: Pack) -> dict[str, Any]:
    return {**msgspec.structs.asdict(pack.manifest), "layer": pack.layer, "folder": str(pack.root)}


def _row(pack: Pack) -> tuple[str, str, str, str]:
    return pack.id, pack.layer, pack.manifest.game, pack.manifest.version


def _counted(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in counts.items())
