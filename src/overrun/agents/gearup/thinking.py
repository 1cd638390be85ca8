"""What the search has to know about Gear Up."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from overrun.agents.gearup.player import Rated, answer, best, rated_attacks, rated_drawings
from overrun.agents.gearup.situation import Situation
from overrun.agents.search.thinker import Line
from overrun.agents.sensible import Choice
from overrun.core import AnyForAgent, AnyGame, Look, Option
from overrun.core.verb import AnyVerb
from overrun.gearup.damage import ammo_left, armor_left
from overrun.gearup.state import TURNS, GearUp
from overrun.gearup.words import AIM, ASK_ATTACK, ASK_GIVE, ASK_UPGRADE, BLAST, CALL, DRAW, SPLIT, SWEEP
from overrun.gearup.world import World


class Odds(NamedTuple):
    """How much the odds of winning (their logarithm) change with each thing one can see."""

    base: float
    weak: float  # a survivor without Health and Armor; every 3 points of them halve it
    sound: float  # a point of Health and Armor of whoever has least
    armor: float  # a point of Armor each
    ammo: float  # an Ammo that will come to be used against the Boss
    upgrade: float  # an upgrade each
    square: float  # a square of a zombie each
    begun: float  # a zombie each with almost all squares crossed off
    beside: float  # a Damage icon each in the first slot
    over: float  # a point of damage each that is more than somebody can bear
    pace: float  # a square of the Boss, beyond all Ammo, to be crossed off in every turn to come
    icon: float  # a yellow Damage icon of the Boss
    turn: float  # a turn to come


# Rounded by hand from logistic fits to 7,500 games of the sensible player, its weights and answers shaken.
# Where a fit left something out or gave it the wrong sign, it has a small number of the right sign instead.
ROUND_1 = Odds(-3.9, -1.0, 0.03, 0.1, 0.05, 0.56, -0.04, 0.19, -0.15, -0.06, 0.0, 0.0, 0.2)
ROUND_2 = Odds(-0.2, -1.0, 0.05, 0.02, 0.04, 0.4, -0.01, 0.05, -0.2, -0.1, -0.85, -0.03, 0.2)

# What is worth a thought in the attack step: where to draw. When to pay is left to the rules of thumb.
THOUGHT: tuple[AnyVerb, ...] = (AIM, DRAW, SPLIT, SWEEP, BLAST, CALL)

# Of the drawings on one target so many are tried.
DRAWINGS = 4


class GearUpThinker:
    """Everything a seat can do, best first, and more than one drawing.

    What a drawing is good for shows a few turns later, so it is not judged at the end of the same turn.
    """

    __slots__ = ("world",)
    rounds = 3

    def __init__(self, world: World):
        self.world = world

    def lines(self, game: AnyForAgent) -> list[Line]:
        """What is worth a thought."""
        question = game.question
        assert question is not None
        # An imagined game shows the same as `game.look()`. It takes the first number of the agent's own
        # generator: without that, all the games the search imagines after it would be others.
        now = Situation(Look(self.world, game.clone().state))
        rated: list[Rated] = []
        if ASK_ATTACK.asked(question):
            rated = rated_attacks(question, now)
            usual = best(rated)
            rated += sorted(rated_drawings(question, now), key=lambda drawing: -drawing[0])[:DRAWINGS]
            thought = ASK_ATTACK.verb_of(usual.option) in THOUGHT
            rated = sorted(rated, key=lambda each: -each[0]) if thought else []
        else:
            usual = answer(question, now)
            if ASK_UPGRADE.asked(question) or ASK_GIVE.asked(question):
                rated = [(0.0, option, usual.why) for option in question.options]
        found = {usual.option: Line(usual)}
        for worth, option, why in rated:
            found.setdefault(option, Line(Choice(option, why, {"worth": round(worth, 1)})))
        return list(found.values())

    def answer(self, game: AnyGame, way: None) -> Option:
        """Go on sensibly."""
        assert game.question is not None
        return answer(game.question, Situation(Look(self.world, game.state))).option

    def time(self, game: AnyGame) -> int:
        """How many turns are over."""
        return int(TURNS * (game.state.round - 1) + game.state.turn)

    def standing(self, game: AnyGame) -> float:
        """How likely the game is won."""
        state, seats = game.state, self.world.seats
        odds = ROUND_1 if state.round == 1 else ROUND_2
        now = Situation(Look(self.world, state))
        people = zip(self.world.people, state.survivors, strict=True)
        sound = [person.health - survivor.lost + armor_left(survivor) for person, survivor in people]
        each = odds.armor * sum(map(armor_left, state.survivors))
        each += odds.upgrade * sum(sum(survivor.unlocked) - 2 for survivor in state.survivors)
        for seat in range(seats):
            each += self._street(now, seat, sound[seat], odds)
        found = odds.weak * sum(2 ** (-own / 3) for own in sound) + odds.sound * min(sound) + each / seats
        return 1 / (1 + exp(-(odds.base + found + self._boss(now, odds) + odds.turn * now.turns_left)))

    def _street(self, now: Situation, seat: int, sound: int, odds: Odds) -> float:
        """What the zombies in front of a survivor are to the odds."""
        world, state = self.world, now.state
        found = harm = 0.0
        for card in state.street[seat]:
            grid, crossed = world.grids[card], state.crossed[card]
            left = (grid.needed & ~crossed).bit_count()
            found += odds.square * left + odds.begun * (1 - left / grid.needed.bit_count())
            if state.slot[card] == 1:
                icons = world.kinds[card].fixed_damage + (grid.damage & ~crossed).bit_count()
                found += odds.beside * icons
            harm += now.harm(card, seat)
        return found + odds.over * max(0.0, harm - sound)

    def _boss(self, now: Situation, odds: Odds) -> float:
        """What the Boss, and the Ammo kept for it, are to the odds."""
        world, state, turns = self.world, now.state, now.turns_left + 1
        open_ = [(world.grids[body], ~state.crossed[body]) for body in world.bodies]
        squares = sum((grid.needed & left).bit_count() for grid, left in open_)
        icons = sum((grid.yellow & left).bit_count() for grid, left in open_)
        ammo = sum(ammo_left(state.survivors[seat]) for seat in self._facing(state, turns))
        pace = max(0, squares - ammo) / min(turns, TURNS)
        return odds.ammo * ammo + odds.pace * pace + odds.icon * icons

    def _facing(self, state: GearUp, turns: int) -> list[int]:
        """The seats the Boss will still come to."""
        seats = self.world.seats
        return [(state.boss_at + turn) % seats for turn in range(min(seats, turns))]
