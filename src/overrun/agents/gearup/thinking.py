"""What the search has to know about Gear Up."""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from overrun.agents.gearup.player import KINDS, Rated, rated_attacks, rated_drawings
from overrun.agents.gearup.scene import Scene
from overrun.agents.search.thinker import Line
from overrun.agents.sensible import Choice
from overrun.core import ForAgent, Game, Option
from overrun.gearup.damage import ammo_left, armor_left
from overrun.gearup.state import TURNS
from overrun.gearup.world import World


class Odds(NamedTuple):
    """How much the odds of winning (their logarithm) change with each thing one can see."""

    base: float
    weak: float  # survivors without Health and Armor; every 3 points halve it
    sound: float  # a point of Health and Armor of whoever has least
    armor: float  # a point of Armor each
    ammo: float  # an Ammo that will come to be used against the Boss
    upgrade: float  # an upgrade each
    square: float  # a square of a zombie each
    begun: float  # a zombie each with almost all squares crossed off
    beside: float  # a Damage icon each in the first slot
    over: float  # a point of damage each that is more than a survivor can bear
    pace: float  # a square of the Boss beyond all Ammo to be crossed off in every turn to come
    icon: float  # a yellow Damage icon of the Boss
    turn: float  # a turn to come


# Fitted to ten thousand games of the sensible player with its weights and answers shaken.
ROUND_1 = Odds(-3.9, -1.0, 0.03, 0.1, 0.05, 0.56, -0.04, 0.19, -0.15, -0.06, 0.0, 0.0, 0.2)
ROUND_2 = Odds(-0.2, -1.0, 0.05, 0.02, 0.04, 0.4, -0.01, 0.05, -0.2, -0.1, -0.85, -0.03, 0.2)

# What is worth a thought in the attack step: where to draw. When to pay is left to the rules of thumb.
THOUGHT = ("aim", "draw", "split", "sweep", "blast", "call")

# Of the drawings on one target so many are tried.
DRAWINGS = 4


class GearUpThinker:
    """Everything a seat can do, best first, and more than one drawing."""

    __slots__ = ("world",)
    rounds = 3

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
        if question.kind == "attack" and usual.option.verb in THOUGHT:
            drawings = sorted(rated_drawings(question, scene), key=lambda rated: -rated[0])[:DRAWINGS]
            rated = sorted([*rated_attacks(question, scene), *drawings], key=lambda rated: -rated[0])
        elif question.kind in ("upgrade", "give"):
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
        scene, seats = Scene(world, state), world.seats
        odds = ROUND_1 if state.round == 1 else ROUND_2
        sound = [
            person.health - s.lost + armor_left(s)
            for person, s in zip(world.people, state.survivors, strict=True)
        ]
        squares = beside = over = 0
        begun = 0.0
        for seat, street in enumerate(state.street):
            harm = 0.0
            for card in street:
                grid, crossed = world.grids[card], state.crossed[card]
                left = (grid.needed & ~crossed).bit_count()
                squares += left
                begun += 1 - left / grid.needed.bit_count()
                if state.slot[card] == 1:
                    beside += world.kinds[card].fixed_damage + (grid.damage & ~crossed).bit_count()
                harm += scene.harm(card, seat)
            over += max(0.0, harm - sound[seat])
        boss = sum((world.grids[body].needed & ~state.crossed[body]).bit_count() for body in world.bodies)
        icons = sum((world.grids[body].yellow & ~state.crossed[body]).bit_count() for body in world.bodies)
        facing = range(seats) if state.round == 1 else range(min(seats, scene.turns_left + 1))
        ammo = sum(ammo_left(state.survivors[(state.boss_at + turn) % seats]) for turn in facing)
        turns = min(scene.turns_left, TURNS - 1) + 1
        found = odds.base + odds.weak * sum(2 ** (-own / 3) for own in sound) + odds.sound * min(sound)
        found += odds.ammo * ammo + odds.pace * max(0, boss - ammo) / turns + odds.icon * icons
        found += odds.turn * scene.turns_left
        each = odds.armor * sum(map(armor_left, state.survivors)) + odds.square * squares + odds.begun * begun
        each += odds.upgrade * sum(sum(s.unlocked) - 2 for s in state.survivors)
        each += odds.beside * beside + odds.over * over
        return 1 / (1 + exp(-(found + each / seats)))
