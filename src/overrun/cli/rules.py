"""`overrun rules`: read the rule index, search it, and see which rules no test proves."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from overrun.errors import OverrunError
from overrun.rules import GAMES, Entry, RuleIndex, load_index
from overrun.rules.coverage import Coverage, measure, read_proofs, read_reasons
from overrun.rules.entries import TABLES, Ambiguity, Example, Mission, statements
from overrun.words import Words
from overrun.words.tell import rule_words


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORD]...", help="A rule id, or words to look for.")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the rules that no passing test proves.")
    ] = False,
    game: Annotated[
        str | None, typer.Option("--game", help=f"Only the rules of one game: {', '.join(GAMES)}.")
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
            _print_coverage(console, result)
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
            _print_line(console, entry.id, entry.text)
        console.print(f"{len(found)} entries")


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
    grid = Table(title=f"{len(entries)} entries in the rule index")
    grid.add_column("")
    for prefix in counts:
        grid.add_column(prefix, justify="right")
    for table in TABLES:
        if any(table in row for row in counts.values()):
            grid.add_row(table, *(str(row.get(table, "")) for row in counts.values()))
    console.print(grid)
    german = sum(1 for entry in entries if rule_words(Words("de"), entry.id) is not None)
    share = german / len(entries) if entries else 0
    console.print(f"{german} of them have a German text ({share:.1%}); the page shows the others in English.")
    console.print("overrun rules WORD searches; overrun rules ID shows one entry in full.")


def _print_line(console: Console, rule_id: str, text: str, lead: str = "") -> None:
    console.print(Text.assemble((lead, "dim"), (rule_id, "bold")), soft_wrap=True)
    console.print(Padding(Text(text), (0, 0, 0, 2), expand=False))


def _print_entry(console: Console, index: RuleIndex, entry: Entry) -> None:
    console.print(Text.assemble((entry.id, "bold"), f"  ({entry.kind})"), soft_wrap=True)
    for name, text in _lines(entry):
        if text:
            console.print(Text.assemble((f"{name}: " if name else "", "dim"), text))
    for reference in entry.refers:
        console.print(Text.assemble(("→ ", "dim"), (reference, "bold"), f"  {index.get(reference).text}"))
    if isinstance(entry.detail, Mission):
        for part, full_id, statement in statements(entry.detail):
            _print_line(console, full_id, statement.text, f"{part} ")


def _lines(entry: Entry) -> list[tuple[str, str]]:
    if isinstance(entry.detail, Ambiguity):
        a = entry.detail
        return [("question", a.question), ("reading", a.reading), ("why", a.why), ("house rule", a.switch)]
    if isinstance(entry.detail, Example):
        e = entry.detail
        parts = [("given", e.given), ("when", e.when), ("then", e.then)]
    else:
        parts = [("name", entry.title), ("", entry.text)]
    return [*parts, ("source", entry.source), ("note", entry.note)]


def _print_coverage(console: Console, result: Coverage) -> None:
    for entry in result.untested:
        _print_line(console, entry.id, entry.text)
    if result.accepted:
        console.print("\nAccepted without a test:")
        for rule_id, reason in result.accepted.items():
            _print_line(console, rule_id, reason)
    grid = Table()
    for name in ("", "rules", "tested"):
        grid.add_column(name, justify="left" if not name else "right")
    for name, (total, done) in result.by_table.items():
        grid.add_row(name, str(total), str(done))
    console.print(grid)
    console.print(
        f"{result.tested} of {result.rules} rules are proved by a passing test ({result.share:.1%})."
    )
