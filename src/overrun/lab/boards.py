"""Heat maps on the drawing of a board, for every game that has one."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping

from overrun.board import Board
from overrun.board.drawing import centre_of, draw, outline_of, view_box
from overrun.lab.charts import heat


def board_map(board: Board, amounts: Mapping[str, float], colour: str) -> str:
    """The board with an amount in each zone (by number, as text).

    The drawing is a picture of its own below the heat: two boards on one page do not share their ids.
    """
    most = max(amounts.values(), default=0) or 1
    left, top, width, height = view_box(board)
    picture = b64encode(draw(board, theme="auto").encode()).decode()
    zones = [
        heat(outline_of(zone), centre_of(zone), amounts.get(str(zone.id), 0), most, colour, str(zone.id))
        for zone in board.zones
    ]
    return (
        f'<svg class="board" viewBox="{left} {top} {width} {height}" role="img">'
        f'<image x="{left}" y="{top}" width="{width}" height="{height}" '
        f'href="data:image/svg+xml;base64,{picture}"/>{"".join(zones)}</svg>'
    )
