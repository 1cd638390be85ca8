"""What numbers and words stand for in the states and steps of the board games; see `overrun.core.bounds`."""

from __future__ import annotations

from typing import Annotated

from overrun.core.bounds import Count, ForEach, Number, SetOf, Word

HowMany = Annotated[int, Count()]

# People. A survivor is a number into the state's survivors, a character one into the cast.
Seat = Annotated[int, Number("seat")]
SurvivorNumber = Annotated[int, Number("survivor")]
SurvivorOrNobody = Annotated[int, Number("survivor", or_none=True)]
Character = Annotated[int, Number("character")]
Name = Annotated[str, Word("name")]
SkillName = Annotated[str, Word("skill")]
LevelName = Annotated[str, Word("level")]

# The board.
Zone = Annotated[int, Number("zone")]
ZoneOrNowhere = Annotated[int, Number("zone", or_none=True)]
Zones = Annotated[int, SetOf("zone")]
Doors = Annotated[int, SetOf("door")]
Objectives = Annotated[int, SetOf("objective")]

# Cards: single ones, and the names of their kinds.
Card = Annotated[int, Number("card")]
CardOrNone = Annotated[int, Number("card", or_none=True)]
CardName = Annotated[str, Word("card name")]
EnemyCard = Annotated[int, Number("enemy card")]

# Kinds of enemies, and how many of each.
Kind = Annotated[int, Number("kind")]
Kinds = Annotated[int, SetOf("kind")]
Counts = Annotated[tuple[HowMany, ...], ForEach("kind")]
Horde = Annotated[list[Annotated[list[HowMany], ForEach("zone")]], ForEach("kind")]
Noise = Annotated[list[HowMany], ForEach("zone")]
