"""Boards as pictures: one clean SVG of any board, with an element for every zone, door and token."""

from overrun.board.drawing.geometry import centre_of, frame_of, outline_of, view_box
from overrun.board.drawing.style import IDENTITIES, THEMES, Identity, Theme
from overrun.board.drawing.svg import draw, identity_of
from overrun.board.drawing.tokens import LETTERS, Slot, letter_of, slots

__all__ = [
    "IDENTITIES",
    "LETTERS",
    "THEMES",
    "Identity",
    "Slot",
    "Theme",
    "centre_of",
    "draw",
    "frame_of",
    "identity_of",
    "letter_of",
    "outline_of",
    "slots",
    "view_box",
]
