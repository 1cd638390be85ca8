"""A box as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from overrun.content import library
from overrun.core import Game, Option
from overrun.games import GameEntry, HouseRule, MissionInfo, SurvivorInfo, Switch
from overrun.scifi import content
from overrun.scifi.content_kinds import Box
from overrun.scifi.gear import USUAL_SURVIVORS
from overrun.scifi.preview import preview, refusals
from overrun.scifi.ruleset import ruleset
from overrun.scifi.seen import View
from overrun.scifi.setup import MOST_SEATS, MOST_SURVIVORS, missions

PLAYERS = tuple(range(1, MOST_SEATS + 1))


def entry(game: str, title: str) -> GameEntry:
    """The entry of a box: its missions and survivors, and everything that needs words, found when wanted."""

    def infos() -> list[MissionInfo]:
        found = sorted(missions(game).values(), key=lambda mission: _number(mission.id))
        return [
            MissionInfo(
                m.id,
                m.title,
                m.difficulty,
                m.minutes,
                m.survivors,
                m.origin,
                PLAYERS,
                MOST_SURVIVORS,
                USUAL_SURVIVORS,
            )
            for m in found
        ]

    def survivors() -> list[str]:
        return list(library(game).of(content.SURVIVORS))

    def draw_text(playing: Game[Any, Any], words: Any) -> str:
        from overrun.scifi.drawing import draw_text

        return draw_text(playing, words)

    def reports(playing: Game[Any, Any], words: Any) -> Mapping[str, Callable[[str], Sequence[str]]]:
        from overrun.scifi.remarks import reports

        return reports(playing, words)

    def remarks(playing: Game[Any, Any], words: Any) -> Callable[[Option], str]:
        from overrun.scifi.remarks import remarks

        return remarks(playing, words)

    def naming(words: Any, view: Any) -> Callable[[str, Any, Mapping[str, Any]], Any]:
        from overrun.scifi.naming import naming

        return naming(words, view)

    def cast(words: Any) -> Sequence[SurvivorInfo]:
        from overrun.scifi.guide import cast

        return cast(game, words)

    def house_rules(words: Any) -> Sequence[HouseRule]:
        from overrun.scifi.guide import house_rules

        return house_rules(words)

    def switches(words: Any) -> Sequence[Switch]:
        from overrun.scifi.guide import switches

        return switches(game, words)

    def switched(chosen: Mapping[str, bool | str]) -> Mapping[str, Any]:
        from overrun.scifi.guide import switched

        return switched(chosen)

    def box() -> Mapping[str, Any]:
        from overrun.scifi.guide import box

        return box(game)

    return GameEntry(
        id=game,
        title=title,
        ruleset=ruleset(game),
        missions=infos,
        survivors=survivors,
        draw_text=draw_text,
        reports=reports,
        remarks=remarks,
        rare=frozenset({"drop", "concede"}),
        naming=naming,
        cast=cast,
        house_rules=house_rules,
        switches=switches,
        switched=switched,
        preview=preview,
        refusals=refusals,
        box=box,
        view_type=View,
        box_type=Box,
    )


def _number(mission: str) -> int:
    """Missions are called m0 to m10; they are listed in this order."""
    digits = mission.partition("/m")[2].partition("-")[0]
    return int(digits) if digits.isdigit() else 0
