"""The rules of the toy game, with a mission of the plug-in's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from overrun.core import Beginning
from overrun.games import MissionInfo
from tests.core.toy import TOY, Cellar, World


class SetupOptions(Struct, frozen=True):
    """How many are in the cellar, and the first dice."""

    seats: int = 2
    dice: list[int] | UnsetType = UNSET


def begin(mission: str, setup: Mapping[str, Any], rng: int) -> Beginning[Cellar, World]:
    assert mission == "cellar/stairs"
    return TOY.begin("toy/cellar", setup, rng)


RULESET = replace(TOY, id="cellar", begin=begin)


def missions() -> list[MissionInfo]:
    return [MissionInfo("cellar/stairs", "Down the stairs", "easy", 5, 2)]
