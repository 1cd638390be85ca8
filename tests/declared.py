"""The words that the games declare, for the tests that hold something else against them."""

from __future__ import annotations

from overrun.games import game_of

WORDS = {
    "classic": game_of("classic").vocabulary,
    "scifi": game_of("invader").vocabulary,
    "gearup": game_of("gearup").vocabulary,
}
