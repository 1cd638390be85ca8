"""What the terminal adds to the choices of a classic game, and what can be asked for there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from overrun.classic.abilities import abilities
from overrun.classic.move import surcharge
from overrun.classic.naming import called, naming
from overrun.classic.preview import preview
from overrun.classic.survey import survey
from overrun.classic.turn import action_for
from overrun.classic.world import Play
from overrun.core import Game, Option
from overrun.core import Play as CorePlay
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
    "drive": 0,
    "drive-on": 0,
    "room": 0,
    "spawn-first": 0,
    "split": 0,
    "fewer": 1,
    "abomination": 0,
    "manhole": 0,
}
DOORS = ("open", "close")
PEOPLE = ("activate", "hit", "victim", "wound")


def reports(game: Game[Any, Any], words: Words) -> Mapping[str, Answer]:
    """What can be asked about the position, by the word one types."""
    return {**answers(survey(game, words)), "odds": lambda _: _odds(game, words)}


def remarks(game: Game[Any, Any], words: Words) -> Callable[[Option], str]:
    """What is worth knowing about an option of the current question."""
    around = survey(game, words)
    return lambda chosen: " ".join(filter(None, (_about(game, chosen, around), _cost(game, chosen, words))))


def _names(game: Game[Any, Any], words: Words) -> shared.Names:
    people = {person["id"]: person["name"] for person in game.view()["survivors"]}
    return shared.Names(
        lambda name: called(words, name, people),
        lambda kind, count: words.text(f"classic-zombie-{kind}.counted", count=count),
    )


def _about(game: Game[Any, Any], chosen: Option, around: Survey) -> str:
    before = preview(game, chosen)
    if before is not None:
        return shared.odds(around.words, before, _names(game, around.words))
    if chosen.verb in DOORS:
        return _door(game, int(chosen.args[0]), chosen.verb, around)
    zone = shared.zone_of(chosen, ZONES)
    if zone is not None:
        return shared.leads(around, zone)
    return shared.stands(around, str(chosen.args[0])) if chosen.verb in PEOPLE else ""


def _door(game: Game[Any, Any], door: int, verb: str, around: Survey) -> str:
    told = shared.opens(around, door)
    board, opened = around.board, game.state.opened
    buildings = {board.zones[zone].building for zone in (board.doors[door].a, board.doors[door].b)} - {-1}
    if verb == "open" and any(not opened >> building & 1 for building in buildings):
        told += " " + around.words.text("look-first-entered")
    return told


def _cost(game: Game[Any, Any], chosen: Option, words: Words) -> str:
    if game.question is None or game.question.kind != "action" or chosen.verb == "end":
        return ""
    if chosen not in game.question.options:
        return ""
    play: Play = CorePlay(game.ruleset, game.world, game.state)
    who = play.state.survivors[play.state.active]
    action = action_for(play, play.state.active, chosen.verb)
    free = action.free or pays_freely(who, abilities(who).free_actions, action.pays)
    extra = surcharge(play, play.state.active) if chosen.verb == "move" else 0
    return shared.costs(words, (0 if free else 1) + extra)


def _odds(game: Game[Any, Any], words: Words) -> list[str]:
    options = game.question.options if game.question else ()
    attacks = [(chosen, before) for chosen in options if (before := preview(game, chosen)) is not None]
    name = naming(words, game.view())
    return shared.all_odds(
        words, attacks, lambda chosen: option_sentence(words, "classic", chosen, name), _names(game, words)
    )
