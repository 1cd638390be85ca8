"""What the numbers in answers are: doors, cars, tokens, seats; where nothing is said, zones."""

from __future__ import annotations

NUMBERS = {
    "close": "door",
    "enter": "car",
    "first": "seat",
    "load": "car",
    "open": "door",
    "recruit-for": "seat",
    "search-car": "car",
    "take": "objective",
    "unload": "car",
}


def number_kind(verb: str, args: int) -> str:
    """What a number in an answer with this verb and so many arguments is."""
    return NUMBERS.get(verb, "zone")
