"""Objective tokens that heal whoever takes them."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.common import wounds_of
from overrun.classic.mission_kinds import HealingObjectives, meant
from overrun.classic.state import EMPTY
from overrun.classic.words import OBJECTIVE_TAKEN
from overrun.classic.world import Play
from overrun.skirmish.special import Special


def healing_objectives(rule: HealingObjectives) -> Special:
    """Taking an objective token heals."""

    def medicine(play: Play, survivor: int, token: int) -> None:
        wounded = wounds_of(play, play.state.survivors[survivor])
        if wounded and meant(rule.colours, play.world.objectives[token].colour):
            heal(play, survivor)
            play.tell(events.MissionNews, "medicine", survivor, rules=("classic.m02.medicine-cabinet",))

    return Special(listeners=(OBJECTIVE_TAKEN.on(medicine),))


def heal(play: Play, survivor: int) -> None:
    """Take one wounded card from a survivor; what he lost stays lost."""
    who = play.state.survivors[survivor]
    slot = next(s for s, card in enumerate(who.slots) if card >= 0 and play.world.cards[card].kind == "wound")
    play.state.aside.append(who.slots[slot])
    who.slots[slot] = EMPTY
