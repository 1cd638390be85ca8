"""Positions to look at: text, SVG, or an array of colours."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

import numpy as np
import numpy.typing as npt

from overrun.core import AnyGame
from overrun.env.parts import EnvPart, Picture, Rect
from overrun.errors import OverrunError
from overrun.games import game_of

MODES = ("ansi", "svg", "rgb_array")
Frame = npt.NDArray[np.uint8]
BACKGROUND = 30


def check_mode(mode: str | None) -> None:
    """An error that names the modes."""
    if mode is not None and mode not in MODES:
        raise OverrunError(f"there is no render mode {mode!r}; choose one of: {', '.join(MODES)}")


def render(part: EnvPart, game: AnyGame | None, mode: str | None) -> Frame | str | None:
    """The position in a mode; nothing before the first game or without a mode."""
    if game is None or mode is None:
        return None
    if mode == "ansi":
        return _text(game)
    picture = part.picture(game)
    return _svg(picture) if mode == "svg" else _colours(picture)


def _text(game: AnyGame) -> str:
    draw = game_of(game.mission).draw_text
    if draw is None:
        raise OverrunError(f"{game.mission} has no drawing in characters")
    try:
        from overrun.words import Words
    except ModuleNotFoundError:
        raise OverrunError('the drawing in characters needs words: pip install "overrun[cli]"') from None
    return draw(game, Words("en"))


def _svg(picture: Picture) -> str:
    if picture.base:
        return picture.base.replace("</svg>", f'<g class="figures">{_drawn(picture.figures)}</g></svg>')
    size = f"0 0 {picture.width:g} {picture.height:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">'
        f"{_drawn(picture.ground)}{_drawn(picture.figures)}</svg>"
    )


def _drawn(rects: Iterable[Rect]) -> str:
    parts = []
    for rect in rects:
        red, green, blue = rect.colour
        parts.append(
            f'<rect x="{rect.x:g}" y="{rect.y:g}" width="{rect.width:g}" height="{rect.height:g}" rx="1.5" '
            f'fill="rgb({red},{green},{blue})"/>'
        )
        if rect.text:
            middle = (rect.x + rect.width / 2, rect.y + rect.height * 0.75)
            parts.append(
                f'<text x="{middle[0]:g}" y="{middle[1]:g}" text-anchor="middle" fill="white" '
                f'font-size="{rect.height * 0.7:g}" font-family="sans-serif">{escape(rect.text)}</text>'
            )
    return "".join(parts)


def _colours(picture: Picture) -> Frame:
    """One pixel for each unit of the drawing; letters are left out."""
    frame = np.full((int(picture.height), int(picture.width), 3), BACKGROUND, np.uint8)
    for rect in (*picture.ground, *picture.figures):
        left, top = max(0, int(rect.x)), max(0, int(rect.y))
        frame[top : int(rect.y + rect.height), left : int(rect.x + rect.width)] = rect.colour
    return frame
