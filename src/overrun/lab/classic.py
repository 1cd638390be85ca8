"""What the lab knows about the classic game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.classic import events as e
from overrun.classic.common import danger, name_of
from overrun.classic.setup import board_of
from overrun.classic.world import Play
from overrun.core import Event
from overrun.lab.boards import board_map
from overrun.lab.story import Death, GamePart, Story
from overrun.skirmish.levels import LEVELS


def teller(story: Story) -> Callable[[Event, Any], None]:
    """A sink that fills a story."""
    where: dict[int, int] = {}

    def tell(event: Event, play: Play) -> None:
        match event:
            case e.RoundStarted():
                story.course.append(danger(play.state))
            case e.ZombieKilled():
                story.kill(event.zone, event.kind, event.count)
            case e.Eliminated():
                zone = where[event.survivor]
                story.deaths.append(Death(name_of(play, event.survivor), str(zone), play.state.round))
            case e.CardTaken():
                story.find(event.card)
            case e.Attacked():
                story.use(_driven(play, event) if event.mode == "car" else event.weapon)
            # A door may swing open by itself.
            case e.DoorOpened() if event.tool:
                story.use(event.tool)
            case e.WoundStopped() if event.by in play.world.kinds:
                story.use(event.by)
        # The dead are nowhere when their death is told.
        for number, survivor in enumerate(play.state.survivors):
            if survivor.zone >= 0:
                where[number] = survivor.zone

    return tell


def _driven(play: Play, event: e.Attacked) -> str:
    """The kind of car somebody runs zombies over with."""
    return play.state.cars[play.state.survivors[event.survivor].car].of


def _called(words: Any) -> Callable[[str], str]:
    from overrun.classic.naming import called

    return lambda name: called(words, name, {})


PART = GamePart(
    teller=teller,
    map=lambda mission, setup, amounts, colour: board_map(board_of(mission), amounts, colour),
    course="lab-danger",
    highest=len(LEVELS) - 1,
    called=_called,
)
