"""Decks of cards, which are lists of numbers with the top card last."""

from __future__ import annotations

from typing import Any

from overrun.core import Play


def remade(play: Play[Any, Any], deck: list[int], discards: list[int]) -> bool:
    """Make an empty deck anew of its discards, shuffled. Whether that was so."""
    if deck or not discards:
        return False
    deck += discards
    discards.clear()
    play.shuffle(deck)
    return True
