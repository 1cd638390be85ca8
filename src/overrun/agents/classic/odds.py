"""How likely the classic game is won, by what everybody can see."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log1p, sqrt

from overrun.agents.classic.aims import Plan, supplies
from overrun.agents.classic.atlas import Atlas
from overrun.agents.classic.situation import Person, Situation
from overrun.agents.classic.threat import Threat
from overrun.agents.ways import FAR
from overrun.board import members
from overrun.classic import mission_kinds as kinds
from overrun.classic.state import ABOMINATION
from overrun.classic.world import World

# How much the odds (their logarithm) change with each; fitted to some seven thousand games of the sensible
# player on seven missions, each mission with odds of its own to begin with. What is to be shut or found was
# not fitted apart: it counts as tokens do.
BASE = -1.5
GOALS = 2.0  # all goals reached, instead of none
WORK = -2.0  # for the logarithm of the steps to all that is to be taken, shut or found
ROOMS = -0.4  # for the root of the rooms that fill on the way to them
SPAWN = -0.45  # a spawn zone that is not shut
POINT = 0.2  # of experience each, where the mission wants a high level
WAY = -0.09  # a step to what is wanted next, on average
EXIT = -0.4  # the same on the way out
DEAD = -0.7  # somebody dead
WOUND = -1.0  # a wound each
POWER = 0.85  # a hit to expect of an action, with the best that one carries
COST = -0.1  # for the root of what threatens a survivor on average, in the unit of `weights`
ZOMBIE = -0.05  # a zombie on the board
BRUTE = -0.7  # an abomination on the board
# Not fitted: the sensible player hardly ever lets so many get away that the game is lost.
ESCAPED = -0.5  # a zombie that got away

STRONGEST = 3.0  # hits to expect of an action; more are not counted
WORST = 30.0  # of what threatens somebody
FARTHEST = FAR / 4
STEPS = 6.0  # to a token at the beginning, or until a card is found
FOR_TOKENS = {kinds.TakeObjectives, kinds.ReachLevel, kinds.HoldBunker}


class Odds:
    """Judges positions of one mission, against how it begins."""

    __slots__ = ("_at_first", "_atlas", "_out", "_shut", "_tokens", "_world")

    def __init__(self, world: World, atlas: Atlas):
        self._world = world
        self._atlas = atlas
        asked = {type(goal) for goal in world.mission.goal}
        self._tokens = not asked.isdisjoint(FOR_TOKENS)
        self._shut = kinds.NeutraliseSpawns in asked
        board, spawns = world.board, {token.zone for token in world.spawns}
        targets = self._targets(range(len(world.objectives)), spawns)
        rooms = sum(len(board.buildings[number]) for number in self._buildings(targets))
        to_find = sum(
            goal.number if isinstance(goal, kinds.SuppliesAway) else len(goal.cards)
            for goal in world.mission.goal
            if isinstance(goal, kinds.SuppliesAway | kinds.Find)
        )
        self._at_first = self._task(STEPS * (len(targets) + to_find), rooms, len(spawns))
        out = world.graph(0).distances_to_any(world.exits)
        self._out = max((out[zone] for zone in members(world.start)), default=0) if world.exits else 0

    def __call__(self, now: Situation) -> float:
        """How likely the game is won, from 0 to 1."""
        plan = Plan(now, self._atlas)
        people, goals = now.alive, now.goals.values()
        dead = sum(survivor.fate == "dead" for survivor in now.state.survivors)
        each = sum(self._of(person, plan) for person in people) / max(1, len(people))
        odds = BASE + each + GOALS * sum(goals) / max(1, len(goals)) + DEAD * dead
        odds += self._to_do(now, plan) - self._at_first
        odds += ZOMBIE * sum(now.crowd.values())
        odds += BRUTE * sum(counts[ABOMINATION] for counts in now.horde.values())
        odds += ESCAPED * sum(now.state.escaped)
        threat = sum(min(WORST, Threat(now, person).cost(person.zone)) for person in people)
        odds += COST * sqrt(max(0.0, threat) / max(1, len(people)))
        return 1 / (1 + exp(-odds))

    def _of(self, person: Person, plan: Plan) -> float:
        """What one survivor adds."""
        aim, armoury = plan.aim(person), plan.now.armoury
        way = min(FARTHEST, plan.field(aim)[person.zone])
        best = armoury.power(armoury.best(person.cards, person.able, False), person.able)
        odds = WOUND * person.wounds + POWER * min(STRONGEST, best)
        if plan.champion is not None:
            odds += POINT * person.xp
        return odds + (EXIT * (way - self._out) if aim.kind in ("exit", "leave") else WAY * way)

    def _to_do(self, now: Situation, plan: Plan) -> float:
        """What is still to be done: tokens or spawn zones, the buildings they lie in, cards to find."""
        spawns = set(now.spawns)
        targets, steps = self._targets(now.objectives, spawns), STEPS * self._to_find(now)
        for zone in targets:
            row = self._atlas.plain(now, 1 << zone, plan.locked)
            steps += min((min(FARTHEST, row[person.zone]) for person in now.alive), default=0.0)
        rooms = sum(self._atlas.hidden_rooms(now, number) for number in self._buildings(targets))
        return self._task(steps, rooms, len(spawns))

    def _to_find(self, now: Situation) -> int:
        """How many cards the mission still wants."""
        held, missing = {card for person in now.alive for card in person.cards}, 0
        for goal in self._world.mission.goal:
            if isinstance(goal, kinds.SuppliesAway):
                missing += max(0, goal.number - sum(supplies(now)))
            elif isinstance(goal, kinds.Find):
                missing += sum(card not in held for card in goal.cards)
        return missing

    def _task(self, steps: float, rooms: int, spawns: int) -> float:
        return WORK * log1p(steps) + ROOMS * sqrt(rooms) + SPAWN * spawns

    def _targets(self, tokens: Iterable[int], spawns: set[int]) -> set[int]:
        """The zones in which something is to be done."""
        if self._tokens:
            return {self._world.objectives[number].zone for number in tokens}
        return spawns if self._shut else set()

    def _buildings(self, zones: set[int]) -> set[int]:
        board = self._world.board.zones
        return {board[zone].building for zone in zones} - {-1}
