"""Classic Zombicide, 1st edition: every rule, card, skill and mission."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from overrun.classic.content import Box
from overrun.classic.preview import preview, refusals
from overrun.classic.ruleset import RULESET
from overrun.classic.seen import View
from overrun.classic.setup import missions
from overrun.content import library
from overrun.core import Game, Option
from overrun.games import GameEntry, HouseRule, MissionInfo, SurvivorInfo


def _missions() -> list[MissionInfo]:
    return [
        MissionInfo(m.id, m.title, m.difficulty, m.minutes, m.survivors, m.origin, m.players)
        for m in sorted(missions().values(), key=lambda mission: mission.id)
    ]


def _survivors() -> list[str]:
    from overrun.classic.content import SURVIVORS

    return list(library("classic").of(SURVIVORS))


# Words need a library that the engine does without, so they are imported when somebody wants to read.


def _draw_text(game: Game[Any, Any], words: Any) -> str:
    from overrun.classic.drawing import draw_text

    return draw_text(game, words)


def _reports(game: Game[Any, Any], words: Any) -> Mapping[str, Callable[[str], Sequence[str]]]:
    from overrun.classic.remarks import reports

    return reports(game, words)


def _remarks(game: Game[Any, Any], words: Any) -> Callable[[Option], str]:
    from overrun.classic.remarks import remarks

    return remarks(game, words)


def _naming(words: Any, view: Any) -> Callable[[str, Any, Mapping[str, Any]], Any]:
    from overrun.classic.naming import naming

    return naming(words, view)


def _cast(words: Any) -> Sequence[SurvivorInfo]:
    from overrun.classic.guide import cast

    return cast(words)


def _house_rules(words: Any) -> Sequence[HouseRule]:
    from overrun.classic.guide import house_rules

    return house_rules(words)


def _box() -> Box:
    from overrun.classic.guide import box

    return box()


GAME = GameEntry(
    id="classic",
    title="Classic",
    ruleset=RULESET,
    missions=_missions,
    survivors=_survivors,
    hopeless=lambda view: "classic.ambiguity.unwinnable" if view["hopeless"] else None,
    draw_text=_draw_text,
    reports=_reports,
    remarks=_remarks,
    rare=frozenset({"drop", "concede"}),
    naming=_naming,
    cast=_cast,
    house_rules=_house_rules,
    preview=preview,
    refusals=refusals,
    box=_box,
    view_type=View,
    box_type=Box,
)

__all__ = ["GAME", "RULESET"]
