"""What somebody holds, as the bot thinks about it."""

from __future__ import annotations

from typing import NamedTuple


class Held(NamedTuple):
    """A card in hand, and the cards attached to it."""

    kind: str
    ammo: tuple[str, ...] = ()
