"""What the fields of events stand for: the kinds of the words, as events tell them."""

from __future__ import annotations

from typing import Annotated

from overrun.scifi.words import AMOUNT, MACHINE, PERSON, TOKEN, XENO

Xeno = Annotated[str, XENO]
Machine = Annotated[str, MACHINE]
Person = Annotated[str, PERSON]
Token = Annotated[int, TOKEN]
Amount = Annotated[int, AMOUNT]
