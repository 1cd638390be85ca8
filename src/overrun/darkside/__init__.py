"""Dark Side: for now the tiles and mission boards, as content; the rules are still to come."""

from overrun.darkside.content import CONTENT

__all__ = ["CONTENT"]
