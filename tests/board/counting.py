"""What the tests count on a board."""

from collections import Counter

from overrun.board import Board


def kinds(board: Board) -> dict[str, int]:
    return dict(Counter(zone.kind for zone in board.zones))


def pairs(board: Board, *vias: str) -> int:
    """Pairs of zones that links of these kinds connect."""
    return len({frozenset((link.a, link.b)) for link in board.links if link.via in vias})


def links(board: Board, via: str) -> int:
    return sum(link.via == via for link in board.links)
