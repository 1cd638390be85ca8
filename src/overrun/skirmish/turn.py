"""How rounds begin and turns end in both games."""

from __future__ import annotations

from overrun.core import AnyPlay
from overrun.skirmish import events
from overrun.skirmish.people import NOBODY


def begin_round(play: AnyPlay, *rules: str) -> None:
    """A new round: everybody on the board may act once more."""
    state = play.state
    state.round += 1
    state.phase = "players"
    for survivor in state.survivors:
        survivor.acted = survivor.fate != "alive"
    play.tell(events.RoundStarted, state.round, rules=rules)


def turn_over(play: AnyPlay, survivor: int, *rules: str) -> None:
    """What is left of a turn is lost."""
    who = play.state.survivors[survivor]
    who.acted = True
    who.actions = who.gifts = 0
    play.state.active = NOBODY
    play.tell(events.TurnEnded, survivor, rules=rules)
