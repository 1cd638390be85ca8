"""Small plots as inline SVG: no script, no library, colours from the page around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil

WIDTH, HEIGHT = 560, 200
LEFT, RIGHT, TOP, BOTTOM = 44, 10, 12, 30
MOST_BARS = 40

# Colours and marks: part of the report's style, and the whole style of a picture of its own.
STYLE = """
:root { color-scheme: light dark; --page: #faf8f4; --ink: #22252b; --soft: #6a6f78; --edge: #d9d4c9;
  --bar: #3f6fb0; --band: #3f6fb040; --deaths: #c9281f; --kills: #2f8f3e; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14161b; --ink: #e8e6e1; --soft: #9aa0aa; --edge: #343842;
    --bar: #7fa8e6; --band: #7fa8e640; --deaths: #ff5a4d; --kills: #5fd072; } }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .end { text-anchor: end; } svg .middle { text-anchor: middle; }
.bar, .dot { fill: var(--bar); } .band { fill: var(--band); }
.line { fill: none; stroke: var(--bar); stroke-width: 2; }
.grid { stroke: var(--edge); }
"""
LINES = (("bar", ""), ("kills", "7 4"), ("deaths", "2 3"))  # colours of lines, told apart by their dashes too


def heat(
    outline: str, middle: tuple[float, float], amount: float, most: float, colour: str, name: str
) -> str:
    """A surface the more strongly coloured the higher its amount, with the figure on it."""
    if not amount:
        return ""
    strength = 0.15 + 0.65 * amount / most
    x, y = middle
    said = f"{amount:g}" if amount >= 10 or amount == int(amount) else f"{amount:.1f}"
    return (
        f'<g class="heat"><title>{escape(name)}: {said}</title>'
        f'<path d="{outline}" fill="var(--{colour})" fill-opacity="{strength:.2f}"/>'
        f'<text x="{x:g}" y="{y + 4:g}">{said}</text></g>'
    )


def bars(counts: Mapping[str, float], title: str, limit: int = 12) -> str:
    """Horizontal bars, the longest first; what does not fit is left out."""
    rows = sorted(counts.items(), key=lambda row: (-row[1], row[0]))[:limit]
    most = max((amount for _, amount in rows), default=0) or 1
    name_width = 190
    parts = [_open(title, WIDTH, 22 * len(rows) + 6)]
    for number, (name, amount) in enumerate(rows):
        y = 22 * number + 4
        length = (WIDTH - name_width - 60) * amount / most
        parts.append(
            f'<text x="{name_width - 8}" y="{y + 13}" class="end">{escape(_short(name))}</text>'
            f'<rect x="{name_width}" y="{y}" width="{length:.1f}" height="17" class="bar">'
            f"<title>{escape(name)}: {amount:g}</title></rect>"
            f'<text x="{name_width + length + 6:.1f}" y="{y + 13}">{amount:g}</text>'
        )
    return "".join([*parts, "</svg>"])


def histogram(values: Sequence[int], title: str, axis: str) -> str:
    """How often each number came up; many different numbers are put together."""
    if not values:
        return ""
    low, high = min(values), max(values)
    width = ceil((high - low + 1) / MOST_BARS)
    bins = [0] * ((high - low) // width + 1)
    for value in values:
        bins[(value - low) // width] += 1
    most = max(bins)
    step = (WIDTH - LEFT - RIGHT) / len(bins)
    parts = [_open(title, WIDTH, HEIGHT), _frame(most, axis)]
    for number, count in enumerate(bins):
        first = low + number * width
        name = str(first) if width == 1 else f"{first}–{first + width - 1}"
        top = _y(count, most)
        parts.append(
            f'<rect x="{LEFT + number * step + 1:.1f}" y="{top:.1f}" width="{max(step - 2, 1):.1f}" '
            f'height="{_y(0, most) - top:.1f}" class="bar"><title>{name}: {count}</title></rect>'
        )
        if number % ceil(len(bins) / 12) == 0:
            x = LEFT + (number + 0.5) * step
            parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 14}" class="middle">{first}</text>')
    return "".join([*parts, "</svg>"])


def course(lines: Sequence[Sequence[int]], title: str, axis: str, highest: int = 0) -> str:
    """The mean of many courses round by round, with the band in which the middle half lies.

    A round that fewer than one game in twenty has reached is not shown.
    """
    longest = max(map(len, lines), default=0)
    columns = [sorted(line[at] for line in lines if at < len(line)) for at in range(longest)]
    columns = [column for column in columns if len(column) * 20 >= len(lines)]
    if not columns:
        return ""
    means = [sum(column) / len(column) for column in columns]
    quarters = [(column[len(column) // 4], column[(3 * len(column)) // 4]) for column in columns]
    most = highest or ceil(max(*means, *(high for _, high in quarters), 1))
    step = (WIDTH - LEFT - RIGHT) / max(len(columns) - 1, 1)
    xs = [LEFT + number * step for number in range(len(columns))]
    mean_line = " ".join(f"{x:.1f},{_y(mean, most):.1f}" for x, mean in zip(xs, means, strict=True))
    upper = [f"{x:.1f},{_y(high, most):.1f}" for x, (_, high) in zip(xs, quarters, strict=True)]
    lower = [f"{x:.1f},{_y(low, most):.1f}" for x, (low, _) in zip(xs, quarters, strict=True)]
    marks = range(0, len(columns), ceil(len(columns) / 12))
    return "".join(
        [
            _open(title, WIDTH, HEIGHT),
            _frame(most, axis),
            f'<polygon class="band" points="{" ".join(upper + lower[::-1])}"/>',
            f'<polyline class="line" points="{mean_line}"/>',
            *(f'<text x="{xs[at]:.1f}" y="{HEIGHT - 14}" class="middle">{at + 1}</text>' for at in marks),
            "</svg>",
        ]
    )


def curves(lines: Mapping[str, Sequence[tuple[float, float]]], title: str, axis: str) -> str:
    """At most three lines through points, from nothing upwards, each named at its end."""
    points = [point for line in lines.values() for point in line]
    right = max((x for x, _ in points), default=0) or 1
    most = ceil(max((y for _, y in points), default=0)) or 1
    room = WIDTH - LEFT - RIGHT - 110  # for the names
    parts = [_open(title, WIDTH, HEIGHT), _frame(most, axis)]
    ends: list[float] = []
    for (name, line), (colour, dashes) in zip(lines.items(), LINES, strict=False):
        at = [(LEFT + room * x / right, _y(y, most)) for x, y in line]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
        look = f"fill:none;stroke:var(--{colour});stroke-width:2"
        parts.append(f'<polyline style="{look}" stroke-dasharray="{dashes}" points="{path}"/>')
        for (x, y), (size, amount) in zip(at, line, strict=True):
            told = f"{name}, {size:g}: {amount:.3g}"
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" style="fill:var(--{colour})">'
                f"<title>{escape(told)}</title></circle>"
            )
        height = at[-1][1] + 4 if at else TOP
        while any(abs(height - other) < 13 for other in ends):  # names must not lie upon each other
            height -= 1
        ends.append(height)
        parts.append(f'<text x="{at[-1][0] + 8 if at else LEFT:.1f}" y="{height:.1f}">{escape(name)}</text>')
    marks = [(x, LEFT + room * x / right) for x in sorted({x for x, _ in points})]
    parts += [f'<text x="{at:.1f}" y="{HEIGHT - 14}" class="middle">{x:g}</text>' for x, at in marks]
    return "".join([*parts, "</svg>"])


def picture(title: str, plots: Sequence[str]) -> str:
    """Plots one below the other as an SVG file of its own."""
    height = HEIGHT + 10
    placed = [
        plot.replace("<svg ", f'<svg y="{number * height}" width="{WIDTH}" height="{HEIGHT}" ', 1)
        for number, plot in enumerate(plots)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height * len(plots)}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f'<rect width="100%" height="100%" style="fill:var(--page)"/>{"".join(placed)}</svg>\n'
    )


def interval(share: float, low: float, high: float, title: str) -> str:
    """A share and its interval on a line from 0 to 100 %."""
    left, width = 10, WIDTH - 20
    marks = "".join(
        f'<line class="grid" x1="{left + width * at / 4:g}" y1="6" x2="{left + width * at / 4:g}" y2="30"/>'
        f'<text x="{left + width * at / 4:g}" y="44" class="{_anchor(at)}">{25 * at} %</text>'
        for at in range(5)
    )
    return (
        f"{_open(title, WIDTH, 48)}{marks}"
        f'<rect class="band" x="{left + width * low:.1f}" y="10" height="16" '
        f'width="{width * (high - low):.1f}"/>'
        f'<circle class="dot" cx="{left + width * share:.1f}" cy="18" r="6"/></svg>'
    )


def _anchor(at: int) -> str:
    return "start" if at == 0 else "end" if at == 4 else "middle"


def _short(name: str) -> str:
    return name if len(name) <= 28 else name[:27] + "…"


def _open(title: str, width: float, height: float) -> str:
    shown = escape(title, quote=True)
    return f'<svg class="chart" viewBox="0 0 {width} {height}" role="img" aria-label="{shown}">'


def _y(value: float, most: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most


def _frame(most: float, axis: str) -> str:
    """Lines for nothing, half and all of it, and what runs to the right."""
    lines = "".join(
        f'<path class="grid" d="M{LEFT} {_y(value, most):.1f}H{WIDTH - RIGHT}"/>'
        f'<text x="{LEFT - 6}" y="{_y(value, most) + 4:.1f}" class="end">{value:g}</text>'
        for value in (0, most / 2, most)
    )
    return f'{lines}<text x="{WIDTH - RIGHT}" y="{HEIGHT - 2}" class="end">{escape(axis)}</text>'
