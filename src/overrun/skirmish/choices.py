"""What is decided alike in both games. Each gives the rules that its own book has for it."""

from __future__ import annotations

from collections.abc import Sequence

from overrun.core import AnyPlay, Script
from overrun.skirmish import events
from overrun.skirmish.people import name_of
from overrun.skirmish.words import (
    ASK_CONCEDE,
    ASK_FIRST_PLAYER,
    ASK_REROLL,
    ASK_SKILL,
    BEGIN,
    FIGHT_ON,
    GIVE_UP,
    KEEP_ROLL,
    LEARN,
    ROLL_AGAIN,
)


def first_player(play: AnyPlay, *rules: str) -> Script[None]:
    """The players agree who begins."""
    seats = tuple(range(play.world.seats))
    chosen = yield ASK_FIRST_PLAYER.of(seats, tuple(BEGIN.of(seat) for seat in seats))
    (play.state.first_player,) = BEGIN.read(chosen)
    play.tell(events.FirstPlayer, play.state.first_player, rules=rules)


def another_roll(play: AnyPlay, survivor: int, hits: int, ways: Sequence[str]) -> Script[str | None]:
    """Whether a survivor keeps so many hits, or by which of the ways there are he rolls again."""
    options = (KEEP_ROLL.of(), *(ROLL_AGAIN.of(way) for way in dict.fromkeys(ways)))
    seat = play.state.survivors[survivor].seat
    chosen = yield ASK_REROLL.of((seat,), options, name_of(play, survivor), hits)
    if KEEP_ROLL.made(chosen):
        return None
    (way,) = ROLL_AGAIN.read(chosen)
    return way


def skill_of_level(play: AnyPlay, survivor: int, level: str, skills: Sequence[str]) -> Script[str]:
    """Which of these skills a survivor learns at a level."""
    options = tuple(LEARN.of(skill) for skill in dict.fromkeys(skills))
    seat = play.state.survivors[survivor].seat
    chosen = yield ASK_SKILL.of((seat,), options, name_of(play, survivor), level)
    (skill,) = LEARN.read(chosen)
    return skill


def gives_up(play: AnyPlay, seat: int) -> Script[bool]:
    """Somebody proposes to give up: whether anybody confirms it."""
    seats = tuple(range(play.world.seats))
    chosen = yield ASK_CONCEDE.of(seats, (FIGHT_ON.of(), GIVE_UP.of()), seat)
    return GIVE_UP.made(chosen)
