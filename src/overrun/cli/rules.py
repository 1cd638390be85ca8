"""`overrun rules`: read the rule index, search it, and see which rules no test proves."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from overrun.cli.output import words as spoken
from overrun.errors import OverrunError
from overrun.rules import Entry, RuleIndex, load_index, prefixes
from overrun.rules.coverage import Coverage, measure, read_proofs, read_reasons
from overrun.rules.entries import TABLES, Ambiguity, Example, Mission, statements
from overrun.words import Words
from overrun.words.rulings import Ruling, ruling


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORD]...", help="A rule id, or words to look for.")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the rules that no passing test proves.")
    ] = False,
    game: Annotated[
        str | None, typer.Option("--game", help=f"Only the rules of one game: {', '.join(prefixes())}.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")] = False,
) -> None:
    """Read and search the rules of every game, each with its id and where it comes from."""
    index = load_index()
    chosen = index.of_game(game) if game else list(index)
    console = Console(highlight=False)
    if coverage:
        if words:
            raise OverrunError("--coverage takes no words; choose a part of the rules with --game")
        result = measure(chosen, read_proofs().proved, read_reasons(index))
        if as_json:
            _print_json(_coverage_json(result))
        else:
            _print_coverage(console, index, result)
        return
    if not words:
        if as_json:
            _print_json(_overview(chosen))
        else:
            _print_overview(console, chosen)
        return
    found = _find(index, chosen, " ".join(words))
    if as_json:
        _print_json([_entry_json(entry) for entry in found])
    elif len(found) == 1:
        _print_entry(console, index, found[0])
    else:
        for entry in found:
            _print_line(console, entry)
        console.print(spoken().text("rules-found", count=len(found)))


def _find(index: RuleIndex, chosen: list[Entry], words: str) -> list[Entry]:
    """The entry with this id, else what contains the words; a single hit is shown in full."""
    if words in index:
        return [index.get(words)]
    ids = {entry.id for entry in chosen}
    found = [entry for entry in index.search(words) if entry.id in ids]
    if not found:
        raise OverrunError(f"no rule has the id or the words {words!r}{index.suggestion(words)}")
    return found


def _print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def _entry_json(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "text": entry.text,
        "table": entry.table,
        "kind": entry.kind,
        "title": entry.title,
        "source": entry.source,
        "note": entry.note,
        "provable": entry.provable,
        "refers": list(entry.refers),
    }


def _coverage_json(result: Coverage) -> dict[str, Any]:
    return {
        "rules": result.rules,
        "tested": result.tested,
        "share": result.share,
        "untested": [entry.id for entry in result.untested],
        "accepted": [{"id": rule_id, "reason": reason} for rule_id, reason in result.accepted.items()],
        "tables": {name: {"rules": total, "tested": done} for name, (total, done) in result.by_table.items()},
    }


def _overview(entries: list[Entry]) -> dict[str, dict[str, int]]:
    counts: dict[str, dict[str, int]] = {}
    for entry in entries:
        row = counts.setdefault(entry.prefix, {})
        row[entry.table] = row.get(entry.table, 0) + 1
    return counts


def _print_overview(console: Console, entries: list[Entry]) -> None:
    counts = _overview(entries)
    grid = Table(title=spoken().text("rules-count", count=len(entries)))
    grid.add_column("")
    for prefix in counts:
        grid.add_column(prefix, justify="right")
    for table in TABLES:
        if any(table in row for row in counts.values()):
            grid.add_row(table, *(str(row.get(table, "")) for row in counts.values()))
    console.print(grid)
    german = sum(1 for entry in entries if ruling(Words("de"), entry).language == "de")
    share = f"{german / len(entries) if entries else 0:.1%}"
    console.print(spoken().text("rules-german", count=german, share=share))
    console.print(spoken().text("rules-how"))


def _print_line(console: Console, entry: Entry, lead: str = "", text: str = "") -> None:
    """A rule in two lines: its heading with the id beside it, and its text."""
    told = ruling(spoken(), entry)
    console.print(
        Text.assemble((lead, "dim"), (told.heading, "bold"), "  ", (entry.id, "dim")), soft_wrap=True
    )
    console.print(Padding(Text(text or told.text), (0, 0, 0, 2), expand=False))


def _print_entry(console: Console, index: RuleIndex, entry: Entry) -> None:
    told = ruling(spoken(), entry)
    console.print(Text.assemble((told.heading, "bold"), "  ", (entry.id, "dim")), soft_wrap=True)
    for name, text in _lines(entry, told):
        if text:
            label = spoken().text(f"rules-{name}", text=text) if name else text
            console.print(Text(label))
    for reference in entry.refers:
        _print_line(console, index.get(reference), "→ ")
    if isinstance(entry.detail, Mission):
        for _, full_id, _ in statements(entry.detail):
            _print_line(console, index.get(full_id))


def _lines(entry: Entry, told: Ruling) -> list[tuple[str, str]]:
    """What stands under the heading, each with the key of what it is."""
    if isinstance(entry.detail, Ambiguity):
        a = entry.detail
        german = [("", told.text)] if told.language == "de" else []
        return [
            *german,
            ("question", a.question),
            ("reading", a.reading),
            ("why", a.why),
            ("house", a.switch),
        ]
    if isinstance(entry.detail, Example):
        e = entry.detail
        parts = [("given", e.given), ("when", e.when), ("then", e.then)]
    else:
        parts = [("", told.text)]
    return [*parts, ("source", entry.source), ("note", entry.note)]


def _print_coverage(console: Console, index: RuleIndex, result: Coverage) -> None:
    for entry in result.untested:
        _print_line(console, entry)
    if result.accepted:
        console.print(f"\n{spoken().text('rules-accepted')}")
        for rule_id, reason in result.accepted.items():
            _print_line(console, index.get(rule_id), text=reason)
    grid = Table()
    for name in ("", spoken().text("rules-rules"), spoken().text("rules-tested")):
        grid.add_column(name, justify="left" if not name else "right")
    for name, (total, done) in result.by_table.items():
        grid.add_row(name, str(total), str(done))
    console.print(grid)
    share = f"{result.share:.1%}"
    console.print(spoken().text("rules-proved", tested=result.tested, rules=result.rules, share=share))
