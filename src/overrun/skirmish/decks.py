"""Decks of cards, which are lists of numbers with the top card last."""

from __future__ import annotations

from overrun.core import AnyPlay
from overrun.skirmish import events


def remade(play: AnyPlay, deck: list[int], discards: list[int]) -> bool:
    """Make an empty deck anew of its discards, shuffled. Whether that was so."""
    if deck or not discards:
        return False
    deck += discards
    discards.clear()
    play.shuffle(deck)
    return True


def draw_equipment(play: AnyPlay, *rules: str) -> int | None:
    """The next card of the equipment deck; an empty one is made anew from its discards first, by `rules`."""
    deck = play.state.equipment_deck
    if remade(play, deck, play.state.equipment_discard):
        play.tell(events.Reshuffled, "equipment", len(deck), rules=rules)
    return play.draw(deck, "equipment") if deck else None
