"""What the tests of the xenos share: play on while listening, and see who stands where.

Zones are called as in the drawing; in answers `@b` stands for the number of zone b.
"""

import re
from typing import Any

from overrun.board import Board
from overrun.core import Event, Game

# A corridor of five zones. Every board has a room x without any way in or out: figures in it are not in the
# supply, and never move.
CORRIDOR = """
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

# From 1 to 9 there are three ways of three steps, through the rooms ab, cd and ef.
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

# A block to walk around: 2 lies in the north, 6 in the east, 8 in the south, 4 in the west.
BLOCK = """
+#+#+#+
#1:2:3#
+:+#+:+
#4#x#6#
+:+#+:+
#7:8:9#
+#+#+#+
"""

# Two rooms with a closed door between them, and a corridor beside each.
DOOR = """
+#+#+#+#+
#1oaXbo2#
+#+#+#+#+
  #x#
  +#+
"""

BLUE, YELLOW, ORANGE, RED = 0, 7, 19, 43


class Tale:
    """A listener that keeps every event, and the xenos as they stood at that moment."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.hordes: list[dict[str, dict[str, int]]] = []

    def __call__(self, event: Event, play: Any) -> None:
        self.events.append(event)
        self.hordes.append(standing(play.world, play.state))

    def of(self, *names: str) -> list[Any]:
        """The events of these kinds."""
        return [event for event in self.events if type(event).__name__ in names]

    def names(self, *names: str) -> list[str]:
        """The kinds of the events of these kinds, in their order."""
        return [type(event).__name__ for event in self.of(*names)]

    def after(self, name: str, number: int = -1) -> dict[str, dict[str, int]]:
        """The xenos right after one of the events of a kind."""
        told = zip(self.events, self.hordes, strict=True)
        return [horde for event, horde in told if type(event).__name__ == name][number]


def standing(world: Any, state: Any) -> dict[str, dict[str, int]]:
    """All xenos: by zone, then by kind."""
    found: dict[str, dict[str, int]] = {}
    for figure, counts in zip(world.figures, state.horde, strict=True):
        for number, count in enumerate(counts):
            if count:
                found.setdefault(world.board.zones[number].names[0], {})[figure.id] = count
    return found


def horde(game: Game[Any, Any]) -> dict[str, dict[str, int]]:
    """All xenos now, those hidden in x aside: by zone, then by kind."""
    return {place: counts for place, counts in standing(game.world, game.state).items() if place != "x"}


def zone(game: Game[Any, Any], place: str) -> int:
    board: Board = game.world.board
    return board.at(place)


def places(game: Game[Any, Any], zones: Any) -> list[str]:
    """What zones are called."""
    return [game.world.board.zones[number].names[0] for number in zones]


def within(game: Game[Any, Any], mask: int) -> set[str]:
    """The zones of a set, as they are called."""
    return {z.names[0] for z in game.world.board.zones if mask >> z.id & 1}


def say(game: Game[Any, Any], *answers: str) -> None:
    """Answer, with `@b` for the number of zone b."""
    for answer in answers:
        game.choose(re.sub(r"@([\w.]+)", lambda found: str(zone(game, found[1])), answer))


def offered(game: Game[Any, Any]) -> list[str]:
    """The options, with `@b` for zone b where an argument is a zone of the board's own drawing."""
    assert game.question is not None
    return [option.text for option in game.question.options]


def asked(game: Game[Any, Any]) -> str:
    return game.question.kind if game.question else "nothing"


QUIET = ("action", "activate")


def play_on(game: Game[Any, Any], until: tuple[str, ...] = QUIET) -> None:
    """Take the first answer to everything until one of these questions, or the end."""
    while game.question is not None and game.question.kind not in until:
        game.choose(game.question.options[0])


def armour(game: Game[Any, Any]) -> dict[str, int]:
    return {game.world.cast[s.who].id: s.armour for s in game.state.survivors}


def xenos_phase(scenario: Any, *answers: str, until: tuple[str, ...] = QUIET) -> Any:
    """Play a xenos' phase with these answers, then with the first answer to everything; game and tale."""
    tale = Tale()
    game = scenario.xenos_phase(sink=tale)
    say(game, *answers)
    play_on(game, until)
    return game, tale


def spawn_step(scenario: Any, *answers: str, until: tuple[str, ...] = QUIET) -> Any:
    """Play a spawn step likewise."""
    tale = Tale()
    game = scenario.spawn_step(sink=tale)
    say(game, *answers)
    play_on(game, until)
    return game, tale
