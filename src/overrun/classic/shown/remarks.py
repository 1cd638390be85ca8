"""What the terminal adds to the choices of a classic game, and what can be asked for there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from overrun.classic.abilities import abilities
from overrun.classic.actions.move import surcharge
from overrun.classic.naming import called, naming
from overrun.classic.phases.turn import action_for
from overrun.classic.shown.preview import preview
from overrun.classic.shown.survey import survey
from overrun.classic.words import (
    ABOMINATION_TO,
    ACTIVATE,
    ASK_ACTION,
    CLOSE,
    DRIVE,
    DRIVE_ON,
    END,
    FEWER,
    HIT,
    MANHOLE,
    MOVE,
    OPEN,
    ROOM,
    SPLIT,
    WOUND,
)
from overrun.classic.world import Look
from overrun.core import AnyGame, Option
from overrun.core import Look as CoreLook
from overrun.skirmish import remarks as shared
from overrun.skirmish.payment import pays_freely
from overrun.skirmish.survey import Survey
from overrun.skirmish.telling import Answer
from overrun.skirmish.words import DOOR, MOVE_ON, SPAWN_FIRST
from overrun.words import Words
from overrun.words.tell import option_sentence

# Options of which it is worth knowing where they lead, which door they are about, and where somebody stands.
LEADING = (MOVE, MOVE_ON, DRIVE, DRIVE_ON, ROOM, SPAWN_FIRST, SPLIT, FEWER, ABOMINATION_TO, MANHOLE)
DOORS = (OPEN, CLOSE)
PEOPLE = (ACTIVATE, HIT, WOUND)


def reports(game: AnyGame, words: Words) -> Mapping[str, Answer]:
    """What can be asked about the position, by the word one types."""
    return shared.reports(survey(game, words), lambda: _odds(game, words))


def remarks(game: AnyGame, words: Words) -> Callable[[Option], str]:
    """What is worth knowing about an option of the current question."""
    around = survey(game, words)
    return lambda chosen: " ".join(filter(None, (_about(game, chosen, around), _cost(game, chosen, words))))


def _names(game: AnyGame, words: Words) -> shared.Names:
    people = {person["id"]: person["name"] for person in game.view()["survivors"]}
    return shared.Names(
        lambda name: called(words, name, people),
        lambda kind, count: words.text(f"classic-zombie-{kind}.counted", count=count),
    )


def _about(game: AnyGame, chosen: Option, around: Survey) -> str:
    before = preview(game, chosen)
    if before is not None:
        return shared.odds(around.words, before, _names(game, around.words))
    for verb in DOORS:
        if verb.made(chosen):
            return _door(game, verb.part(chosen, DOOR), around, opening=verb is OPEN)
    return shared.leads_or_stands(around, chosen, LEADING, PEOPLE)


def _door(game: AnyGame, door: int, around: Survey, *, opening: bool) -> str:
    told = shared.opens(around, door)
    board, opened = around.board, game.state.opened
    buildings = {board.zones[zone].building for zone in (board.doors[door].a, board.doors[door].b)} - {-1}
    if opening and any(not opened >> building & 1 for building in buildings):
        told += " " + around.words.text("look-first-entered")
    return told


def _cost(game: AnyGame, chosen: Option, words: Words) -> str:
    if not shared.has_price(game, chosen, ASK_ACTION, END):
        return ""
    look: Look = CoreLook(game.world, game.state)
    who = look.state.survivors[look.state.active]
    action = action_for(look, look.state.active, chosen)
    free = action.free or pays_freely(who, abilities(who).free_actions, action.pays) is not None
    return shared.costs(words, free, surcharge(look, look.state.active) if MOVE.made(chosen) else 0)


def _odds(game: AnyGame, words: Words) -> list[str]:
    name = naming(words, game.view())

    def tell(chosen: Option) -> str:
        return option_sentence(words, "classic", chosen, name)

    return shared.all_odds(words, game, preview, tell, _names(game, words))
