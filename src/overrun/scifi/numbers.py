"""What the numbers in answers are: doors, cars, tokens, seats; where nothing is said, zones."""

from __future__ import annotations

NUMBERS = {
    "close": "door",
    "first": "seat",
    "open": "door",
    "roll": "number",
    "take": "objective",
    "take-prototype": "token",
    "take-search-drone": "token",
    "weld": "door",
}


def number_kind(verb: str, args: int) -> str:
    """What a number in an answer with this verb and so many arguments is."""
    if verb == "take" and args > 1:
        return "number"  # a wound, and how much of it
    return NUMBERS.get(verb, "zone")
