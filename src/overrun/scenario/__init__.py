"""Lay out any position by hand, piece by piece, and play on from there.

    from overrun.scenario import classic, play

    game = (
        classic("classic/01-city-blocks")
        .survivor("ned", at="7B.a", hands=["fire-axe"], experience=6)
        .zombies("7B.a", walker=2, runner=1)
        .dice(4)
        .turn("ned")
    )
    play(game, "melee fire-axe")

The board is a mission's, or a small drawing (see `overrun.board.board_from_text`). Everything becomes plain
data in the game's set-up, so that its record replays like any other.
"""

from overrun.scenario.base import Position, SkillMissing, Where
from overrun.scenario.classic_position import ClassicScenario, classic
from overrun.scenario.playing import all_used, meant, play
from overrun.scenario.scifi_position import SciFiScenario, scifi

__all__ = [
    "ClassicScenario",
    "Position",
    "SciFiScenario",
    "SkillMissing",
    "Where",
    "all_used",
    "classic",
    "meant",
    "play",
    "scifi",
]
