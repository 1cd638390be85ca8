"""What the lab knows about Invader and Dark Side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from overrun.core import Event
from overrun.lab.board_games import Places, part, survivors_on_board
from overrun.lab.story import Death, Story
from overrun.scifi import events as e
from overrun.scifi.common import danger
from overrun.scifi.setup import board_of
from overrun.scifi.world import Look, Play


def tell(story: Story, event: Event, play: Play, places: Places) -> None:
    """What only these games tell."""
    match event:
        case e.XenoKilled():
            story.kill(event.zone, event.kind, event.count)
        case e.Eliminated():
            story.deaths.append(Death(event.who, str(places.get(event.who, "")), play.state.round))
        case e.Attacked():
            story.use(event.machine or event.weapon)
        case e.DamageWarded() if event.by in play.world.kinds:
            story.use(event.by)


def people(look: Look) -> Iterator[tuple[str, int]]:
    """Everybody on the board, with their zones."""
    yield from survivors_on_board(look)
    for scientist in look.state.scientists:
        if scientist.zone >= 0:
            yield f"{scientist.colour}-scientist", scientist.zone


def _called(words: Any) -> Callable[[str], str]:
    from overrun.scifi.naming import called

    return lambda name: called(words, name, {})


PART = part(tell, people, danger, board_of, _called)
