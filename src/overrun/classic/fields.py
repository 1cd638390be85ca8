"""What the fields of events stand for: the kinds of the words, as events tell them."""

from __future__ import annotations

from typing import Annotated

from overrun.classic.words import CAR, CAR_SEAT, ZOMBIE

Car = Annotated[int, CAR]
CarSeat = Annotated[str, CAR_SEAT]
Zombie = Annotated[str, ZOMBIE]
