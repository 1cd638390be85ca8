"""What the fields of events stand for: the kinds of the words, as events tell them."""

from __future__ import annotations

from typing import Annotated

from overrun.gearup.words import AMOUNT, COMPANION, RESOURCE, SEAT, SQUARES, TARGET, WEAPON

Seat = Annotated[int, SEAT]
Target = Annotated[str, TARGET]
Companion = Annotated[str, COMPANION]
Weapon = Annotated[str, WEAPON]
Squares = Annotated[str, SQUARES]
Resource = Annotated[str, RESOURCE]
Amount = Annotated[int, AMOUNT]
