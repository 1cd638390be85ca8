"""Classic Zombicide, 1st edition: every rule, card, skill and mission."""

from overrun.classic.ruleset import RULESET
from overrun.classic.setup import missions
from overrun.content import library
from overrun.games import GameEntry, MissionInfo


def _missions() -> list[MissionInfo]:
    return [
        MissionInfo(m.id, m.title, m.difficulty, m.minutes, m.survivors, m.origin)
        for m in sorted(missions().values(), key=lambda mission: mission.id)
    ]


def _survivors() -> list[str]:
    from overrun.classic.content import SURVIVORS

    return list(library("classic").of(SURVIVORS))


GAME = GameEntry(
    id="classic",
    title="Classic",
    ruleset=RULESET,
    missions=_missions,
    survivors=_survivors,
)

__all__ = ["GAME", "RULESET"]
