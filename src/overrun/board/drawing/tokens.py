"""Where tokens lie inside their zones, and how each is drawn."""

from collections import defaultdict
from dataclasses import dataclass
from math import ceil
from xml.sax.saxutils import escape

from overrun.board.board import Board
from overrun.board.drawing.geometry import frame_of
from overrun.board.drawing.icons import MARKS
from overrun.board.model import Segment, Token
from overrun.board.tiles import Rect

LETTERS = {
    "red": "R",
    "blue": "B",
    "green": "G",
    "yellow": "Y",
    "pink": "P",
    "purple": "V",
    "white": "W",
    "pool": "?",
    "hidden": "?",
}
"""Colours are doubled by letters; purple is V as in violet, because pink has the P."""

HEADROOM = 9
"""The strip at the top of a zone that belongs to its number and its icon."""

_INSET = 3
_SIZE = 18
_NATURAL = 21
"""How large a mark is drawn in its own units."""

_UNDERFOOT = frozenset(("door", "mold", "pit"))
"""Kinds drawn as part of the board itself."""

_COLOURS = {
    "exit": "green",
    "start": "blue",
    **dict.fromkeys(("bot", "sentry", "prototype", "search-drone", "thumper", "access"), "machine"),
}
"""How kinds of tokens look that have no colour of their own in the game."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one of several things in a zone: its middle, and the width and height it may take."""

    x: float
    y: float
    width: float
    height: float


def slots(frame: Rect, count: int, headroom: float = HEADROOM) -> tuple[Slot, ...]:
    """Room for `count` things side by side in a rectangle, as large as can be.

    >>> [(slot.x, slot.y) for slot in slots((0, 0, 46, 34), 2)]
    [(13.0, 20.0), (33.0, 20.0)]
    """
    left, top, right, bottom = frame
    width, height = right - left - 2 * _INSET, bottom - top - 2 * _INSET - (headroom - _INSET)
    columns = max(range(1, count + 1), key=lambda n: (min(width / n, height / ceil(count / n), _SIZE), -n))
    rows = ceil(count / columns)
    across, down = width / columns, height / rows
    first_x, first_y = left + _INSET + across / 2, top + headroom + down / 2
    found = []
    for i in range(count):
        row, column = divmod(i, columns)
        missing = columns - (count - row * columns) if row == rows - 1 else 0
        found.append(Slot(first_x + (column + missing / 2) * across, first_y + row * down, across, down))
    return tuple(found)


def draw_tokens(board: Board, gaps: dict[int, Segment]) -> list[str]:
    """Every token that is not part of the board itself, one element each."""
    spawns = board.tokens_of("spawn")
    turns = board.clockwise({token.zone for token in spawns})
    ranked = sorted(spawns, key=lambda token: (turns.index(token.zone), token.id))
    order = {token.id: n for n, token in enumerate(ranked, start=1)}
    inside: dict[int, list[Token]] = defaultdict(list)
    drawn: list[str] = []
    for token in board.tokens:
        if token.kind in _UNDERFOOT or token.kind not in MARKS:
            continue
        if token.link < 0:
            inside[token.zone].append(token)
        else:
            x1, y1, x2, y2 = gaps[token.link]
            drawn.append(_mark(token, Slot((x1 + x2) / 2, (y1 + y2) / 2, 11, 11), 0))
    for zone, tokens in sorted(inside.items()):
        for token, slot in zip(tokens, slots(frame_of(board.zones[zone]), len(tokens)), strict=True):
            drawn.append(_mark(token, slot, order.get(token.id, 0)))
    return drawn


def letter_of(colour: str) -> str:
    """What stands on something of a colour.

    >>> letter_of("red"), letter_of("purple"), letter_of("orange"), letter_of("")
    ('R', 'V', 'O', '')
    """
    return LETTERS.get(colour) or escape(colour[:1].upper())


def words_of(*words: str) -> str:
    """The value of a class attribute; what a pack of content made up is taken only if it can be a class.

    >>> words_of("token", "enemy", "", "driller-worker", '">oops')
    'token enemy driller-worker'
    """
    return " ".join(word for word in words if word.replace("-", "").isalnum())


def _mark(token: Token, slot: Slot, order: int) -> str:
    colour = token.colour or _COLOURS.get(token.kind, "")
    size = min(slot.width, slot.height, _SIZE)
    turn = ""
    if token.kind == "car":
        long, short = max(slot.width, slot.height), min(slot.width, slot.height)
        size = _NATURAL * min(long / 36, short / 18, 1)
        turn = " rotate(90)" if slot.height > slot.width else ""
    return (
        f'<g id="token-{token.id}" class="{words_of("token", token.kind, colour, token.of, token.state)}" '
        f'transform="translate({slot.x:g} {slot.y:g}){turn} scale({size / _NATURAL:.2f})">'
        f'<use href="#art-token-{token.kind}"/>{_writing(token, order)}</g>'
    )


def _writing(token: Token, order: int) -> str:
    """What stands on a token, so that colour is never all there is."""
    letter = letter_of(token.colour)
    if token.kind == "spawn":
        if token.colour in ("", "red"):
            return f'<text y="3.9">{order}</text>'
        return f'<text y="3.9">{order}<tspan class="small">{letter}</tspan></text>'
    if token.kind == "objective":
        return f'<text y="3.9">{letter}</text>'
    if token.kind == "enemy":
        initials = escape("".join(word[:1] for word in token.of.split("-")).upper())
        return f'<text y="1.6" class="small">{initials}</text>{_badge(token.count)}'
    if token.kind == "start":
        return _badge(token.group, 1)
    if token.kind == "car":
        return f'<use href="#art-token-{token.of}"/>' if token.of in MARKS else ""
    return _badge(token.count)


def _badge(number: int, least: int = 2) -> str:
    if number < least:
        return ""
    return f'<g class="badge" transform="translate(8 8)"><circle r="5"/><text y="2.5">{number}</text></g>'
