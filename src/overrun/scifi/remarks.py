"""What the terminal adds to the choices of Invader and Dark Side, and what can be asked for there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from overrun.core import Game, Option
from overrun.core import Play as CorePlay
from overrun.scifi.abilities import free_actions
from overrun.scifi.common import machine_named, xenos_in
from overrun.scifi.move import surcharge
from overrun.scifi.naming import GAME, called, naming
from overrun.scifi.preview import preview
from overrun.scifi.survey import survey, xenos_counted
from overrun.scifi.turn import action_for
from overrun.scifi.world import Play
from overrun.skirmish import remarks as shared
from overrun.skirmish.payment import pays_freely
from overrun.skirmish.survey import Survey
from overrun.skirmish.telling import Answer, answers
from overrun.words import Words
from overrun.words.tell import option_sentence

# Which part of an option is the zone it leads to.
ZONES = {
    "move": 0,
    "on": 0,
    "start": 1,
    "spawn": 0,
    "spawn-first": 0,
    "machine-move": 1,
    "charge": 0,
    "sprint": 0,
    "zero-g-run": 0,
    "bloodlust": 0,
    "run": 0,
    "shove": 0,
    "taunt": 0,
    "rescue": 0,
    "appear": 0,
    "abomination": 1,
    "towards": 0,
    "via": 0,
    "walk-to": 0,
    "target": 0,
}
# Leaving a zone in these ways costs an action more for every xeno in it, unless a skill says otherwise.
LEAVING = ("move", "sprint", "charge", "bloodlust")
DOORS = ("open", "close", "weld")
PEOPLE = ("activate", "extra-turn", "hit")


def reports(game: Game[Any, Any], words: Words) -> Mapping[str, Answer]:
    """What can be asked about the position, by the word one types."""
    return {**answers(survey(game, words)), "odds": lambda _: _odds(game, words)}


def remarks(game: Game[Any, Any], words: Words) -> Callable[[Option], str]:
    """What is worth knowing about an option of the current question."""
    around = survey(game, words)
    return lambda chosen: " ".join(filter(None, (_about(game, chosen, around), _cost(game, chosen, words))))


def _names(game: Game[Any, Any], words: Words) -> shared.Names:
    people = {person["id"]: person["name"] for person in game.view()["survivors"]}
    return shared.Names(lambda name: called(words, name, people), partial(xenos_counted, words))


def _about(game: Game[Any, Any], chosen: Option, around: Survey) -> str:
    before = preview(game, chosen)
    if before is not None:
        return shared.odds(around.words, before, _names(game, around.words))
    if chosen.verb in DOORS:
        return shared.opens(around, int(chosen.args[0]))
    zone = shared.zone_of(chosen, ZONES)
    if zone is not None:
        return shared.leads(around, zone)
    return shared.stands(around, str(chosen.args[0])) if chosen.verb in PEOPLE else ""


def _cost(game: Game[Any, Any], chosen: Option, words: Words) -> str:
    if game.question is None or game.question.kind != "action" or chosen.verb == "end":
        return ""
    if chosen not in game.question.options:
        return ""
    play: Play = CorePlay(game.ruleset, game.world, game.state)
    survivor = play.state.active
    who = play.state.survivors[survivor]
    action = action_for(play, survivor, chosen.verb)
    free = action.free or pays_freely(who, free_actions(play, survivor), action.pays)
    return shared.costs(words, (0 if free else 1) + _extra(play, survivor, chosen))


def _extra(play: Play, survivor: int, chosen: Option) -> int:
    """The price of leaving xenos behind."""
    if chosen.verb in LEAVING:
        return surcharge(play, survivor)
    if chosen.verb == "zero-g-run":
        return xenos_in(play.state, play.state.survivors[survivor].zone)
    if chosen.verb == "machine-move":
        return xenos_in(play.state, machine_named(play.state, str(chosen.args[0])).zone)
    return 0


def _odds(game: Game[Any, Any], words: Words) -> list[str]:
    options = game.question.options if game.question else ()
    attacks = [(chosen, before) for chosen in options if (before := preview(game, chosen)) is not None]
    name = naming(words, game.view())
    return shared.all_odds(
        words, attacks, lambda chosen: option_sentence(words, GAME, chosen, name), _names(game, words)
    )
