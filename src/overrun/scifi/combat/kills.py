"""Xenos eliminated: figures off the board, samples, experience, and what follows at once."""

from __future__ import annotations

from collections import Counter

from overrun.core import Script
from overrun.core.moment import ask_at
from overrun.scifi import events
from overrun.scifi.abilities import able
from overrun.scifi.experience import gain
from overrun.scifi.phases.ending import check_end
from overrun.scifi.words import AFTER_KILL, MELEE_KILL
from overrun.scifi.world import Play

# How many xenos of each kind an action has eliminated.
Kills = Counter[int]


def kill(play: Play, survivor: int, zone: int, kind: int, number: int = 1) -> None:
    """Remove xenos that a survivor has eliminated."""
    figure = play.world.figures[kind]
    play.state.horde[kind][zone] -= number
    play.tell(
        events.XenoKilled,
        survivor,
        zone,
        figure.id,
        number,
        rules=("scifi.xeno.one-hit", f"scifi.xeno.{figure.type}", "scifi.experience.per-xeno"),
    )


def reward(
    play: Play, survivor: int, mode: str, zone: int, kills: Kills, *, machine: bool = False
) -> Script[None]:
    """An attack is over: samples, experience, the end of the game, and who reacts to a kill of his own."""
    figures = play.world.figures
    if any(other.fate == "dead" for other in play.state.survivors):
        check_end(play)  # all is lost already: nobody is asked for a skill any more
    if mode == "melee":
        for kind in sorted(kills):
            yield from ask_at(play.world.listeners, MELEE_KILL, play, survivor, figures[kind].id, zone)
    yield from gain(play, survivor, sum(number * figures[kind].experience for kind, number in kills.items()))
    check_end(play)
    if kills and not machine and play.state.survivors[survivor].fate == "alive":
        yield from ask_at(able(play, survivor).listeners, AFTER_KILL, play, survivor)
