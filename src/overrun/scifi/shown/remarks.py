"""What the terminal adds to the choices of Invader and Dark Side, and what can be asked for there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from overrun.core import AnyGame, Option
from overrun.core import Look as CoreLook
from overrun.scifi.abilities import free_actions
from overrun.scifi.actions.move import surcharge
from overrun.scifi.common import machine_named, xenos_in
from overrun.scifi.naming import GAME, NAMING, called
from overrun.scifi.phases.turn import action_for
from overrun.scifi.shown.preview import preview
from overrun.scifi.shown.survey import survey, xenos_counted
from overrun.scifi.words import (
    ACTIVATE,
    AIM_AT,
    APPEAR,
    ASK_ACTION,
    CHARGE,
    CLOSE,
    END,
    EXTRA_TURN,
    HIT_PERSON,
    MACHINE_MOVE,
    MOVE,
    OPEN,
    PLACE_ABOMINATION,
    RESCUE,
    RUN,
    RUSH,
    SHOVE,
    SPAWN_HERE,
    SPRINT,
    START_AT,
    TAUNT,
    TOWARDS,
    VIA,
    WALK_TO,
    WELD,
    ZERO_G_RUN,
)
from overrun.scifi.world import Look
from overrun.skirmish import remarks as shared
from overrun.skirmish.payment import pays_freely
from overrun.skirmish.survey import Survey
from overrun.skirmish.telling import Answer
from overrun.skirmish.words import MOVE_ON, SPAWN_FIRST
from overrun.words import Words
from overrun.words.tell import option_sentence

# Options of which it is worth knowing where they lead, which door they are about, and where somebody stands.
# fmt: off
LEADING = (
    MOVE, MOVE_ON, START_AT, SPAWN_HERE, SPAWN_FIRST, MACHINE_MOVE, CHARGE, SPRINT, ZERO_G_RUN, RUSH, RUN,
    SHOVE, TAUNT, RESCUE, APPEAR, PLACE_ABOMINATION, TOWARDS, VIA, WALK_TO, AIM_AT,
)
# fmt: on
DOORS = (OPEN, CLOSE, WELD)
PEOPLE = (ACTIVATE, EXTRA_TURN, HIT_PERSON)
# Leaving a zone in these ways costs an action more for every xeno in it, unless a skill says otherwise.
LEAVING = (MOVE, SPRINT, CHARGE, RUSH)


def reports(game: AnyGame, words: Words) -> Mapping[str, Answer]:
    """What can be asked about the position, by the word one types."""
    return shared.reports(survey(game, words), lambda: _odds(game, words))


def remarks(game: AnyGame, words: Words) -> Callable[[Option], str]:
    """What is worth knowing about an option of the current question."""
    around = survey(game, words)
    return lambda chosen: " ".join(filter(None, (_about(game, chosen, around), _cost(game, chosen, words))))


def _names(game: AnyGame, words: Words) -> shared.Names:
    people = {person["id"]: person["name"] for person in game.view()["survivors"]}
    return shared.Names(lambda name: called(words, name, people), partial(xenos_counted, words))


def _about(game: AnyGame, chosen: Option, around: Survey) -> str:
    before = preview(game, chosen)
    if before is not None:
        return shared.odds(around.words, before, _names(game, around.words))
    for door in DOORS:
        if door.made(chosen):
            return shared.opens(around, *door.read(chosen))
    return shared.leads_or_stands(around, chosen, LEADING, PEOPLE)


def _cost(game: AnyGame, chosen: Option, words: Words) -> str:
    if not shared.has_price(game, chosen, ASK_ACTION, END):
        return ""
    look: Look = CoreLook(game.world, game.state)
    survivor = look.state.active
    who = look.state.survivors[survivor]
    action = action_for(look, survivor, chosen)
    free = action.free or pays_freely(who, free_actions(look, survivor), action.pays) is not None
    return shared.costs(words, free, _extra(look, survivor, chosen))


def _extra(look: Look, survivor: int, chosen: Option) -> int:
    """The price of leaving xenos behind."""
    if any(verb.made(chosen) for verb in LEAVING):
        return surcharge(look, survivor)
    if ZERO_G_RUN.made(chosen):
        return xenos_in(look.state, look.state.survivors[survivor].zone)
    if MACHINE_MOVE.made(chosen):
        machine, _ = MACHINE_MOVE.read(chosen)
        return xenos_in(look.state, machine_named(look.state, machine).zone)
    return 0


def _odds(game: AnyGame, words: Words) -> list[str]:
    name = NAMING(words, game.view())

    def tell(chosen: Option) -> str:
        return option_sentence(words, GAME, chosen, name)

    return shared.all_odds(words, game, preview, tell, _names(game, words))
