"""What the search has to know about Gear Up."""

from __future__ import annotations

from math import exp
from typing import Any

from overrun.agents.gearup.player import KINDS, Rated, rated_attacks, rated_drawings
from overrun.agents.gearup.scene import Scene
from overrun.agents.search.thinker import Line
from overrun.agents.sensible import Choice
from overrun.core import ForAgent, Game, Option
from overrun.gearup.damage import ammo_left, armor_left
from overrun.gearup.state import TURNS
from overrun.gearup.world import World

# How much the odds of winning (their logarithm) change with each; fitted to games of the sensible player.
BASE = -4.5
HEALTH = 0.2  # a point of Health each
WEAKEST = 0.1  # a point of Health and Armor of whoever has least
UPGRADE = 0.9  # an upgrade each
AMMO = 0.2  # each
PACE = -0.9  # a square of the Boss that each has to cross off in every turn to come
WORST = -0.03  # a point of damage that somebody cannot bear
ZOMBIE = -0.25  # a zombie each
LEFT = 0.25  # a turn to come

# Of the drawings on one target so many are tried.
DRAWINGS = 4


class GearUpThinker:
    """Everything a seat can do, best first, and more than one drawing."""

    __slots__ = ("world",)

    def __init__(self, world: World):
        self.world = world

    def lines(self, game: ForAgent[Any, Any]) -> list[Line]:
        """What is worth a thought."""
        question = game.question
        assert question is not None
        scene = Scene(self.world, game.clone().state)
        usual = KINDS[question.kind](question, scene)
        found = {usual.option: Line(usual)}
        rated: list[Rated] = []
        if question.kind == "attack":
            drawings = sorted(rated_drawings(question, scene), key=lambda rated: -rated[0])[:DRAWINGS]
            rated = sorted([*rated_attacks(question, scene), *drawings], key=lambda rated: -rated[0])
        elif question.kind in ("block", "upgrade", "give", "blow"):
            rated = [(0.0, option, usual.why) for option in question.options]
        for worth, option, why in rated:
            found.setdefault(option, Line(Choice(option, why, {"worth": round(worth, 1)})))
        return list(found.values())

    def answer(self, game: Game[Any, Any], way: None) -> Option:
        """Go on sensibly."""
        assert game.question is not None
        return KINDS[game.question.kind](game.question, Scene(self.world, game.state)).option

    def time(self, game: Game[Any, Any]) -> int:
        """How many turns are over."""
        return int(TURNS * (game.state.round - 1) + game.state.turn)

    def standing(self, game: Game[Any, Any]) -> float:
        """How likely the game is won."""
        world, state = self.world, game.state
        scene = Scene(world, state)
        health = [person.health - s.lost for person, s in zip(world.people, state.survivors, strict=True)]
        sound = [own + armor_left(s) for own, s in zip(health, state.survivors, strict=True)]
        threat = [
            sum(scene.harm(card, seat) for card in state.street[seat]) - sound[seat]
            for seat in range(world.seats)
        ]
        boss = sum((world.grids[body].needed & ~state.crossed[body]).bit_count() for body in world.bodies)
        each = HEALTH * sum(health) + UPGRADE * sum(sum(s.unlocked) for s in state.survivors)
        each += AMMO * sum(ammo_left(s) for s in state.survivors) + ZOMBIE * sum(map(len, state.street))
        each += PACE * boss / (scene.turns_left + 1)
        odds = (
            BASE + each / world.seats + WEAKEST * min(sound) + WORST * max(threat) + LEFT * scene.turns_left
        )
        return 1 / (1 + exp(-odds))
