"""What the lab knows about Gear Up. A place is a slot of somebody's street (`ethan/2`), or somebody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from overrun.content import library
from overrun.core import Event
from overrun.gearup import events as e
from overrun.gearup.content import SURVIVORS
from overrun.gearup.world import Play
from overrun.lab.charts import heat
from overrun.lab.story import Death, GamePart, Story

SLOTS = (1, 2, 3)
CELL = 60


def teller(story: Story) -> Callable[[Event, Any], None]:
    """A sink that fills a story."""
    slot: dict[str, int] = {}

    def tell(event: Event, play: Play) -> None:
        match event:
            case e.TurnStarted():
                story.course.append(sum(map(len, play.state.street)))
            case e.Drawn() | e.Shot():
                number = play.world.numbers[event.target]
                # Once killed, it stands in no slot any more.
                if number < play.world.zombies:
                    slot[event.target] = play.state.slot[number]
                if isinstance(event, e.Drawn):
                    story.use(event.tool)
            case e.ZombieKilled():
                kind = play.world.kinds[play.world.numbers[event.target]].type
                story.kill(f"{_name(play, event.seat)}/{slot[event.target]}", kind)
            case e.BodyKilled():
                story.kill("boss", event.target)
            case e.Upgraded():
                story.find(event.effect)
            case e.Killed():
                name = _name(play, event.seat)
                turn = len(story.course)
                story.deaths.append(Death(name, name, turn))

    return tell


def _name(play: Play, seat: int) -> str:
    return play.world.people[seat].character.id


def street_map(mission: str, setup: Mapping[str, Any], amounts: Mapping[str, float], colour: str) -> str:
    """Everybody's street as squares: the survivor at the left, then the slots from near to far."""
    people = setup.get("survivors") or list(library("gearup").of(SURVIVORS))[: setup.get("seats", 1)]
    most = max(amounts.values(), default=0) or 1
    width, height = 90 + CELL * (1 + len(SLOTS)), CELL * len(people) + 24
    parts = [f'<svg class="chart" viewBox="0 0 {width} {height}" role="img">']
    for column, head in enumerate(("♥", *SLOTS)):
        parts.append(f'<text x="{90 + CELL * (column + 0.5):g}" y="14" class="middle">{head}</text>')
    cast = library("gearup").of(SURVIVORS)
    for row, name in enumerate(map(str, people)):
        top = 20 + row * CELL
        called = cast[name].name
        parts.append(f'<text x="84" y="{top + CELL / 2 + 4:g}" class="end">{escape(called)}</text>')
        for column, place in enumerate((name, *(f"{name}/{slot}" for slot in SLOTS))):
            square = f"M{90 + column * CELL + 2} {top + 2}h{CELL - 4}v{CELL - 4}h{4 - CELL}z"
            middle = (90 + CELL * (column + 0.5), top + CELL / 2)
            parts.append(f'<path d="{square}" class="cell"/>')
            parts.append(
                heat(square, middle, amounts.get(place, 0), most, colour, place.replace(name, called))
            )
    return "".join([*parts, "</svg>"])


def _called(words: Any) -> Callable[[str], str]:
    from overrun.gearup.naming import called

    nobody = {"survivors": (), "companions": (), "boss": {"id": "boss"}}

    def call(name: str) -> str:
        kind = f"gearup-zombie-{name}"
        return str(words.text(kind)) if words.has(kind) else called(words, name, nobody)

    return call


PART = GamePart(teller=teller, map=street_map, course="lab-street", called=_called)
