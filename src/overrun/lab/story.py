"""What a game's events told: deaths, kills, danger, items. One small teller for each game.

A teller is a sink that fills a `Story`. A game without one is simulated all the same, with an empty story.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from overrun.core import Sink
from overrun.games import Parts


class Death(Struct, frozen=True):
    """Who died where, and in which round."""

    who: str
    place: str
    round: int


class Story(Struct):
    """One game in figures. Places are words: a zone's number, or what the game calls its places.

    * `kills`: by place, then by kind of enemy.
    * `course`: how bad it was at the start of each round, in the game's own measure.
    * `found` and `used`: items by kind.
    """

    deaths: list[Death] = []
    kills: dict[str, dict[str, int]] = {}
    course: list[int] = []
    found: dict[str, int] = {}
    used: dict[str, int] = {}

    def kill(self, place: object, kind: str, count: int = 1) -> None:
        """Somebody of a kind was killed at a place."""
        kinds = self.kills.setdefault(str(place), {})
        kinds[kind] = kinds.get(kind, 0) + count

    def find(self, item: str) -> None:
        """An item was found."""
        self.found[item] = self.found.get(item, 0) + 1

    def use(self, item: str) -> None:
        """An item was used."""
        self.used[item] = self.used.get(item, 0) + 1


@dataclass(frozen=True, slots=True)
class GamePart:
    """What the lab knows about one game.

    * `teller(story)`: the sink that fills a story.
    * `map(mission, setup, amounts, colour)`: a drawing of the places with an amount in each, as HTML.
    * `course`: the key of the words that say what the course of a story counts, and its highest value
      (0: as high as it gets).
    * `called(words)`: how things of the game are called in a language.
    """

    teller: Callable[[Story], Sink]
    map: Callable[[str, Mapping[str, Any], Mapping[str, float], str], str]
    course: str
    highest: int = 0
    called: Callable[[Any], Callable[[str], str]] = lambda words: lambda name: name


# A game's entry names its part; `register` is for a part that comes without the game.
_parts: Parts[GamePart] = Parts(lambda entry: entry.lab)
register = _parts.register
part_of = _parts.of
