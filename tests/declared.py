"""The words that the games declare, for the tests that hold something else against them."""

from __future__ import annotations

from overrun.classic import words as classic
from overrun.core.vocabulary import vocabulary
from overrun.gearup import words as gearup
from overrun.scifi import words as scifi
from overrun.skirmish import words as skirmish

WORDS = {
    "classic": vocabulary(classic, skirmish),
    "scifi": vocabulary(scifi, skirmish),
    "gearup": vocabulary(gearup),
}
