"""What the tests of the zombies share: play on while listening, and see who stands where.

Zones are called as in the drawing; in answers `@b` stands for the number of zone b.
"""

import re
from typing import Any

from overrun.board import Board
from overrun.classic.state import ZOMBIES
from overrun.core import Event, Game

# Every board has a room x without any way in or out. Figures in it are not in the supply, and never move.

STREET = """
+#+#+#+#+#+
#1:2:3:4:5#
+#+#+#+#+#+
    #x#
    +#+
"""

# From 1 to 6 there are two ways of three steps, by 2 and by 4; nobody sees around the corners.
RING = """
+#+#+#+
#1:2:3#
+:+#+:+
#4:5:6#
+#+#+#+
  #x#
  +#+
"""

# From street 1 to street 9 there are three ways of three steps, through the buildings ab, cd and ef.
THREE_WAYS = """
+#+#+#+#+
#1DaobD9#
+.+#+#+.+
#1DcodD9#
+.+#+#+.+
#1DeofD9#
+#+#+#+#+
  #x#
  +#+
"""

# The ring of streets, and a building that is such a ring too, from a to f; no way leads between them.
TWO_RINGS = """
+#+#+#+#+#+#+#+
#1:2:3#x#aoboc#
+:+#+:+#+o+#+o+
#4:5:6#y#doeof#
+#+#+#+#+#+#+#+
"""


class Tale:
    """A listener that keeps every event, and the zombies as they stood at that moment."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.hordes: list[dict[str, dict[str, int]]] = []

    def __call__(self, event: Event, play: Any) -> None:
        self.events.append(event)
        self.hordes.append(standing(play.world.board, play.state))

    def of(self, *names: str) -> list[Any]:
        """The events of these kinds."""
        return [event for event in self.events if type(event).__name__ in names]

    def names(self, *names: str) -> list[str]:
        """The kinds of the events of these kinds, in their order."""
        return [type(event).__name__ for event in self.of(*names)]

    def after(self, name: str, number: int = -1) -> dict[str, dict[str, int]]:
        """The zombies right after one of the events of a kind."""
        found = [horde for event, horde in zip(self.events, self.hordes, strict=True) if _is(event, name)]
        return found[number]


def _is(event: Event, name: str) -> bool:
    return type(event).__name__ == name


def standing(board: Any, state: Any) -> dict[str, dict[str, int]]:
    """All zombies: by zone, then by kind."""
    found: dict[str, dict[str, int]] = {}
    for kind, counts in zip(ZOMBIES, state.horde, strict=True):
        for zone, count in enumerate(counts):
            if count:
                found.setdefault(board.zones[zone].names[0], {})[kind] = count
    return found


def horde(game: Game[Any, Any]) -> dict[str, dict[str, int]]:
    """All zombies now: by zone, then by kind."""
    return standing(game.world.board, game.state)


def zone(game: Game[Any, Any], place: str) -> int:
    board: Board = game.world.board
    return board.at(place)


def places(game: Game[Any, Any], zones: Any) -> list[str]:
    """What zones are called."""
    return [game.world.board.zones[number].names[0] for number in zones]


def say(game: Game[Any, Any], *answers: str) -> None:
    """Answer, with `@b` for the number of zone b."""
    for answer in answers:
        game.choose(re.sub(r"@([\w.]+)", lambda found: str(zone(game, found[1])), answer))


def offered(game: Game[Any, Any]) -> list[str]:
    assert game.question is not None
    return [option.text for option in game.question.options]


def asked(game: Game[Any, Any]) -> str:
    return game.question.kind if game.question else "nothing"


def play_on(game: Game[Any, Any], until: tuple[str, ...] = ("action", "activate")) -> None:
    """Take the first answer to everything until one of these questions, or the end."""
    while game.question is not None and game.question.kind not in until:
        game.choose(game.question.options[0])


def fates(game: Game[Any, Any]) -> dict[str, str]:
    """What has become of the survivors."""
    return {game.world.cast[s.who].id: s.fate for s in game.state.survivors}


def wounds(game: Game[Any, Any]) -> dict[str, int]:
    """How many wounded cards the survivors have."""
    cards = game.world.cards
    return {
        game.world.cast[s.who].id: sum(1 for card in s.slots if card >= 0 and cards[card].kind == "wound")
        for s in game.state.survivors
    }


def zombies_phase(scenario: Any, *answers: str, until: tuple[str, ...] = ("action", "activate")) -> Any:
    """Play a zombies' phase with these answers, then with the first answer to everything; game and tale."""
    tale = Tale()
    game = scenario.zombies_phase(sink=tale)
    say(game, *answers)
    play_on(game, until)
    return game, tale


def spawn_step(scenario: Any, *answers: str, until: tuple[str, ...] = ("action", "activate")) -> Any:
    """Play a spawn step likewise."""
    tale = Tale()
    game = scenario.spawn_step(sink=tale)
    say(game, *answers)
    play_on(game, until)
    return game, tale
