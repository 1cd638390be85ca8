"""Gear Up: the flip-and-write game for one to six players."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from overrun.content import library
from overrun.core import Game, Option
from overrun.games import GameEntry, HouseRule, MissionInfo, SurvivorInfo
from overrun.gearup.refusals import refusals
from overrun.gearup.ruleset import RULESET
from overrun.gearup.seen import View
from overrun.gearup.setup import missions


def _missions() -> list[MissionInfo]:
    return list(missions().values())


def _survivors() -> list[str]:
    from overrun.gearup.content import SURVIVORS

    return list(library("gearup").of(SURVIVORS))


# Words need a library that the engine does without, so they are imported when somebody wants to read.


def _draw_text(game: Game[Any, Any], words: Any) -> str:
    from overrun.gearup.drawing import draw_text

    return draw_text(game.view(), words)


def _reports(game: Game[Any, Any], words: Any) -> Mapping[str, Callable[[str], Sequence[str]]]:
    from overrun.gearup.telling import reports

    return reports(game, words)


def _remarks(game: Game[Any, Any], words: Any) -> Callable[[Option], str]:
    from overrun.gearup.telling import remarks

    return remarks(game, words)


def _naming(words: Any, view: Any) -> Callable[[str, Any, Mapping[str, Any]], Any]:
    from overrun.gearup.naming import naming

    return naming(words, view)


def _cast(words: Any) -> Sequence[SurvivorInfo]:
    from overrun.gearup.guide import cast

    return cast(words)


def _house_rules(words: Any) -> Sequence[HouseRule]:
    from overrun.gearup.guide import house_rules

    return house_rules(words)


GAME = GameEntry(
    id="gearup",
    title="Gear Up",
    ruleset=RULESET,
    missions=_missions,
    survivors=_survivors,
    draw_text=_draw_text,
    reports=_reports,
    remarks=_remarks,
    naming=_naming,
    cast=_cast,
    house_rules=_house_rules,
    refusals=refusals,
    view_type=View,
)

__all__ = ["GAME", "RULESET"]
