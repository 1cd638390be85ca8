"""What bots, the lab and environments know about the cellar."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from overrun.agents.parts import BotPart
from overrun.core import Event, Option
from overrun.env.parts import EnvPart, Observer, Picture, Shape
from overrun.env.spelling import Vocabulary
from overrun.lab.story import GamePart, Story
from tests.agents.test_parts import Careless, Thinker
from tests.core.toy import Told, World

BOTS = BotPart(Careless, Thinker)


def teller(story: Story) -> Callable[[Event, Any], None]:
    def tell(event: Event, play: Any) -> None:
        if isinstance(event, Told) and event.what == "treasure":
            story.find("treasure")

    return tell


def no_map(mission: str, setup: Mapping[str, Any], amounts: Mapping[str, float], colour: str) -> str:
    return "<p>It is dark.</p>"


LAB = GamePart(teller=teller, map=no_map, course="lab-danger")


def env(game: str) -> EnvPart:
    verbs = ["dig", "draw", "rest", "keep", "again", "lamp", "scream", "bar", "shout", "silent", "throw"]
    families: dict[str, tuple[Sequence[object], int]] = {
        "verb": (verbs, 12),
        "which": ([0, 1, 2, "east", "west"], 5),
    }

    def spell(option: Option) -> list[str]:
        return [f"verb:{option.verb}", *(f"which:{arg}" for arg in option.args)]

    def observer(world: World) -> Observer:
        return lambda game, seat: {"treasure": np.array([game.view()["treasure"]], dtype=np.float32)}

    return EnvPart(
        game=game,
        mission="cellar/stairs",
        setup={},
        seats=2,
        vocabulary=Vocabulary(families),
        spell=spell,
        shapes={"treasure": Shape((1,), ("treasure",))},
        observer=observer,
        progress=lambda game: game.view()["treasure"] / game.world.goal,
        picture=lambda game: Picture(1, 1, (), ()),
    )
