"""What the lab knows about the classic game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.classic import events as e
from overrun.classic.common import danger
from overrun.classic.setup import board_of
from overrun.classic.world import Play
from overrun.core import Event
from overrun.lab.board_games import Places, part, survivors_on_board
from overrun.lab.story import Death, Story
from overrun.skirmish.people import name_of


def tell(story: Story, event: Event, play: Play, places: Places) -> None:
    """What only this game tells."""
    match event:
        case e.ZombieKilled():
            story.kill(event.zone, event.kind, event.count)
        case e.Eliminated():
            name = name_of(play, event.survivor)
            story.deaths.append(Death(name, str(places[name]), play.state.round))
        case e.Attacked():
            story.use(_driven(play, event) if event.mode == "car" else event.weapon)
        # A door may swing open by itself.
        case e.DoorOpened() if event.tool:
            story.use(event.tool)
        case e.WoundStopped() if event.by in play.world.kinds:
            story.use(event.by)


def _driven(play: Play, event: e.Attacked) -> str:
    """The kind of car somebody runs zombies over with."""
    return play.state.cars[play.state.survivors[event.survivor].car].of


def _called(words: Any) -> Callable[[str], str]:
    from overrun.classic.naming import called

    return lambda name: called(words, name, {})


PART = part(tell, survivors_on_board, danger, board_of, _called)
