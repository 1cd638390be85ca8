"""A simulation to look at: one page that needs nothing but itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from overrun.core.version import ENGINE_VERSION
from overrun.games import game_of, new
from overrun.lab import charts
from overrun.lab.compare import Comparison, Difference
from overrun.lab.simulation import Run, processes
from overrun.lab.story import part_of
from overrun.lab.task import Task
from overrun.words.tell import mission_title, reason_words

STYLE = (
    charts.STYLE
    + """\
body { background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { border-top: 1px solid var(--edge); padding-top: 1.2rem; margin-top: 2.4rem; }
p.soft, figcaption { color: var(--soft); }
small.id { color: var(--soft); font-weight: 400; font-size: .75em; }
.grid2 { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1.5rem; }
figure { margin: 0; }
svg { width: 100%; height: auto; display: block; }
.cell { fill: none; stroke: var(--edge); }
.heat text { text-anchor: middle; font-weight: 700; paint-order: stroke; stroke: var(--page);
  stroke-width: 3px; }
table { border-collapse: collapse; } th, td { padding: .2rem .8rem .2rem 0; text-align: left; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
"""
)


def report_of(runs: Sequence[Run], words: Any, comparison: Comparison | None = None) -> str:
    """The page, in the words of a language; with a comparison, the runs are its two variants."""
    title = words.text("lab-title")
    names = [_named(run, words) for run in runs]
    parts = [
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>",
        f'<p class="soft">Overrun {ENGINE_VERSION}</p>',
    ]
    if comparison:
        parts.append(_compared(comparison, words))
    if len(runs) > 1:
        parts.append(_overview(runs, names, words))
    parts += [_section(run, name, words) for run, name in zip(runs, names, strict=True)]
    return "\n".join([*parts, "</body></html>\n"])


def _overview(runs: Sequence[Run], names: Sequence[str], words: Any) -> str:
    heads = "".join(f"<th>{escape(words.text(f'lab-{key}'))}</th>" for key in ("mission", "games", "won"))
    rows = "".join(
        f"<tr><td>{name}</td>"
        f'<td class="number">{run.summary.games}</td><td>{escape(share_won(run, words))}</td></tr>'
        for run, name in zip(runs, names, strict=True)
    )
    return f"<table><tr>{heads}</tr>{rows}</table>"


def _named(run: Run, words: Any) -> str:
    """What is reported on, as HTML: the variant, or the mission with its id beside it."""
    if run.name:
        return escape(run.name)
    mission = run.task.mission
    return f'{escape(_title(mission, words))} <small class="id">{escape(mission)}</small>'


def _title(mission: str, words: Any) -> str:
    titles = {info.id: info.title for info in game_of(mission).missions()}
    return mission_title(words, mission, titles.get(mission, mission))


def share_won(run: Run, words: Any) -> str:
    """The share won, with its interval."""
    low, high = run.summary.win_rate_95
    share = run.summary.win_rate
    return str(words.text("lab-share", share=_percent(share), low=_percent(low), high=_percent(high)))


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _section(run: Run, name: str, words: Any) -> str:
    task, summary = run.task, run.summary
    part = part_of(task.mission)
    call = _caller(run, words)
    stories = [outcome.story for outcome in run.outcomes if outcome.story is not None]
    said = words.text(
        "lab-played",
        mission=_title(task.mission, words),
        games=summary.games,
        agents=task.agents,
        seed=str(task.seed),
        setup=", ".join(f"{key} {_said(value, call)}" for key, value in task.setup.items()) or "–",
    )
    # Several rules may be one reason in words.
    lost = Counter(reason_said(task.mission, one.reason, words) for one in run.outcomes if not one.won)
    rounds = [outcome.rounds for outcome in run.outcomes]
    low, high = summary.win_rate_95
    figures = [
        (share_won(run, words), charts.interval(summary.win_rate, low, high, words.text("lab-won"))),
        (words.text("lab-causes"), charts.bars(lost, words.text("lab-causes")) if lost else ""),
        (
            words.text("lab-rounds"),
            charts.histogram(rounds, words.text("lab-rounds"), words.text("lab-round")),
        ),
    ]
    if part:
        course = words.text(part.course)
        lines = [story.course for story in stories]
        figures.append((course, charts.course(lines, course, words.text("lab-round"), part.highest)))
    kinds = {"kills": summary.kills, "deaths": summary.deaths, "found": summary.found, "used": summary.used}
    for key, counts in kinds.items():
        heading = words.text(f"lab-{key}")
        named: Counter[str] = Counter()
        for item, count in counts.items():
            named[call(item)] += count
        figures.append((heading, charts.bars(named, heading) if counts else ""))
    shown = "".join(_figure(heading, chart) for heading, chart in figures if chart)
    maps = "".join(_figure(words.text(f"lab-map-{key}"), drawing) for key, drawing in maps_of(run) if drawing)
    return (
        f'<h2>{name}</h2><p class="soft">{escape(said)}</p>'
        f'<div class="grid2">{shown}</div><div class="grid2">{maps}</div>'
    )


def _caller(run: Run, words: Any) -> Callable[[str], str]:
    """What survivors and things of the game are called."""
    part, cast = part_of(run.task.mission), game_of(run.task.mission).cast
    people = {person.id: person.name for person in cast(words)} if cast else {}
    thing = part.called(words) if part else str
    return lambda name: people.get(name) or thing(name)


def _figure(heading: str, chart: str) -> str:
    return f"<figure><h3>{escape(heading)}</h3>{chart}</figure>"


def _said(value: Any, call: Callable[[str], str]) -> str:
    """A setting of the set-up: people by name, several things one after another."""
    if isinstance(value, list | tuple):
        return " ".join(_said(one, call) for one in value)
    if isinstance(value, Mapping):
        return " ".join(f"{key}={_said(one, call)}" for key, one in value.items())
    return call(value) if isinstance(value, str) else str(value)


def reason_said(mission: str, reason: str, words: Any) -> str:
    """Why games ended like that, or that they were stopped."""
    if reason == "truncated":
        return str(words.text("lab-truncated"))
    return reason_words(words, game_of(mission).id, reason)


def maps_of(run: Run) -> list[tuple[str, str]]:
    """Deaths and kills on the drawing of the board; in a process of its own if packs make the board."""
    amounts = {"deaths": run.summary.deaths_by_place, "kills": run.summary.kills_by_place}
    if not run.task.packs:
        return _maps(run.task, amounts)
    with processes(1, run.task.packs) as pool:
        return pool.submit(_maps, run.task, amounts).result()


def _maps(task: Task, amounts: dict[str, dict[str, int]]) -> list[tuple[str, str]]:
    part = part_of(task.mission)
    if part is None:
        return []
    setup = new(task.mission, seed=0, **task.setup).setup
    return [(key, part.map(task.mission, setup, counts, key)) for key, counts in amounts.items() if counts]


# Comparisons


def _compared(comparison: Comparison, words: Any) -> str:
    rows = [(words.text("lab-rounds"), comparison.rounds)]
    rows += [
        (words.text(f"lab-{key}"), found)
        for key, found in (("deaths", comparison.deaths), ("kills", comparison.kills))
        if found is not None
    ]
    lines = "".join(
        f'<tr><td>{escape(name)}</td><td class="number">{escape(difference(found))}</td></tr>'
        for name, found in rows
    )
    heads = "".join(f"<th>{escape(words.text(f'lab-{key}'))}</th>" for key in ("a-game", "difference"))
    statement = "".join(f"<p>{escape(line)}</p>" for line in statements(comparison, words))
    return f"{statement}<table><tr>{heads}</tr>{lines}</table>"


def difference(found: Difference) -> str:
    """A mean difference with its interval."""
    return f"{found.value:+.2f} ({found.low:+.2f} … {found.high:+.2f})"


def statements(comparison: Comparison, words: Any) -> list[str]:
    """What a comparison says, in sentences."""
    wins = comparison.wins
    points = {key: f"{100 * getattr(wins, key):+.1f}" for key in ("value", "low", "high")}
    pairs = {key: getattr(comparison, key) for key in ("both", "only_a", "only_b", "neither")}
    verdict = "lab-no-difference"
    if comparison.significant:
        verdict = "lab-b-easier" if wins.value > 0 else "lab-b-harder"
    return [
        words.text("lab-pairs", **pairs),
        words.text("lab-points", **points),
        words.text(verdict, p=f"{comparison.p:.4f}".rstrip("0").rstrip(".") if comparison.p else "< 0.00001"),
    ]
