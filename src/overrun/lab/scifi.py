"""What the lab knows about Invader and Dark Side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.core import Event
from overrun.lab.boards import board_map
from overrun.lab.story import Death, GamePart, Story
from overrun.scifi import events as e
from overrun.scifi.common import danger, name_of
from overrun.scifi.setup import board_of
from overrun.scifi.world import Play
from overrun.skirmish.levels import LEVELS


def teller(story: Story) -> Callable[[Event, Any], None]:
    """A sink that fills a story."""
    where: dict[str, int] = {}

    def tell(event: Event, play: Play) -> None:
        match event:
            case e.RoundStarted():
                story.course.append(danger(play.state))
            case e.XenoKilled():
                story.kill(event.zone, event.kind, event.count)
            case e.Eliminated():
                story.deaths.append(Death(event.who, str(where.get(event.who, "")), play.state.round))
            case e.CardTaken():
                story.find(event.card)
            case e.Attacked():
                story.use(event.machine or event.weapon)
            case e.DamageWarded() if event.by in play.world.kinds:
                story.use(event.by)
        # The dead are nowhere when their death is told.
        for number, survivor in enumerate(play.state.survivors):
            if survivor.zone >= 0:
                where[name_of(play, number)] = survivor.zone
        for scientist in play.state.scientists:
            if scientist.zone >= 0:
                where[f"{scientist.colour}-scientist"] = scientist.zone

    return tell


def _called(words: Any) -> Callable[[str], str]:
    from overrun.scifi.naming import called

    return lambda name: called(words, name, {})


PART = GamePart(
    teller=teller,
    map=lambda mission, setup, amounts, colour: board_map(board_of(mission), amounts, colour),
    course="lab-danger",
    highest=len(LEVELS) - 1,
    called=_called,
)
