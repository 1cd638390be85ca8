"""What the lab knows alike about classic, Invader and Dark Side; each adds what only it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from overrun.board import Board
from overrun.core import Event, Sink
from overrun.lab.boards import board_map
from overrun.lab.story import GamePart, Story
from overrun.skirmish import events
from overrun.skirmish.levels import LEVELS
from overrun.skirmish.people import Look, name_of

Places = dict[str, int]
"""The zones in which people were last seen, by name: the dead are nowhere when their death is told."""


def survivors_on_board(look: Look) -> Iterator[tuple[str, int]]:
    """Every survivor on the board, with the zone."""
    for number, survivor in enumerate(look.state.survivors):
        if survivor.zone >= 0:
            yield name_of(look, number), survivor.zone


def part(
    tell: Callable[[Story, Event, Any, Places], None],
    people: Callable[[Any], Iterable[tuple[str, int]]],
    danger: Callable[[Any], int],
    board_of: Callable[[str], Board],
    called: Callable[[Any], Callable[[str], str]],
) -> GamePart:
    """What the lab knows about one of these games.

    * `tell(story, event, play, places)`: an event that only this game tells.
    * `people(look)`: everybody on the board, with their zones.
    * `danger(state)`: the danger level.
    * `board_of(mission)`, `called(words)`: the board, and how things are called.
    """

    def teller(story: Story) -> Sink:
        places: Places = {}

        def listen(event: Event, play: Any) -> None:
            match event:
                case events.RoundStarted():
                    story.course.append(danger(play.state))
                case events.CardTaken():
                    story.find(event.card)
                case _:
                    tell(story, event, play, places)
            places.update(people(play))

        return listen

    return GamePart(
        teller=teller,
        map=lambda mission, setup, amounts, colour: board_map(board_of(mission), amounts, colour),
        course="lab-danger",
        highest=len(LEVELS) - 1,
        called=called,
    )
