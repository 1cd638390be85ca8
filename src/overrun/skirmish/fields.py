"""What the fields of events stand for: the kinds of the words, as events tell them."""

from __future__ import annotations

from typing import Annotated

from overrun.skirmish.words import (
    CARD,
    COLOUR,
    DOOR,
    HITS,
    LEVEL,
    OBJECTIVE,
    REROLL,
    SEAT,
    SKILL,
    SURVIVOR,
    ZONE,
)

Seat = Annotated[int, SEAT]
Survivor = Annotated[int, SURVIVOR]  # by number; -1 is nobody
Zone = Annotated[int, ZONE]  # -1 is none
Door = Annotated[int, DOOR]
Objective = Annotated[int, OBJECTIVE]
Hits = Annotated[int, HITS]
Card = Annotated[str, CARD]
Skill = Annotated[str, SKILL]
Level = Annotated[str, LEVEL]
Colour = Annotated[str, COLOUR]
Reroll = Annotated[str, REROLL]
