"""What goes with every attack is what its preview says, wherever one attacks."""

from __future__ import annotations

import pytest

from overrun.games import game_of
from overrun.skirmish.preview import Preview, Stakes
from tests.nets.kept import kept_games


@pytest.mark.parametrize("group", ["classic", "invader", "darkside", "mixed"])
def test_the_stakes_of_an_attack_are_those_of_its_preview(group: str) -> None:
    seen: set[Stakes] = set()
    for kept in kept_games(group):
        entry = game_of(kept.mission)
        assert entry.preview is not None and entry.stakes is not None
        for _, game in kept.positions():
            assert game.question is not None
            for option in game.question.options:
                before: Preview | None = entry.preview(game, option)
                stakes = entry.stakes(game, option)
                if before is None:
                    assert stakes is None
                else:
                    assert stakes == Stakes(before.at_enemies, bool(before.friendly_fire)), option
                    seen.add(stakes)
    assert {stakes.friends for stakes in seen} == {stakes.enemies for stakes in seen} == {True, False}
