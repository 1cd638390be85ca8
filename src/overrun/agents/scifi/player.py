"""The bot's player for the science-fiction games: reads the position and asks who knows the question."""

from __future__ import annotations

from collections.abc import Callable

from overrun.agents.scifi import answers
from overrun.agents.scifi.arms import Armoury
from overrun.agents.scifi.goals import plan_for
from overrun.agents.scifi.intents import bolder
from overrun.agents.scifi.plan import Plan
from overrun.agents.scifi.situation import PLAIN, Ground, Intent, Situation
from overrun.agents.scifi.turn import Turn
from overrun.agents.sensible import Choice
from overrun.core import AnyForAgent, Question
from overrun.scifi.words import (
    ASK_ABOMINATION,
    ASK_ACTION,
    ASK_ACTIVATE,
    ASK_ARRANGE,
    ASK_CAMOUFLAGE,
    ASK_DAMAGE,
    ASK_DICE,
    ASK_DRONE,
    ASK_EXTRA_SPAWN,
    ASK_FIND,
    ASK_FOLLOW,
    ASK_FREE_ATTACK,
    ASK_GEAR,
    ASK_GIFT,
    ASK_HIT,
    ASK_HIT_AND_RUN,
    ASK_HOSTILE_HIT,
    ASK_HOSTILE_TARGET,
    ASK_LEAVE,
    ASK_REAP,
    ASK_REMOVE_SPAWN,
    ASK_RESCUE,
    ASK_ROLL_6,
    ASK_SCIENTIST_WAY,
    ASK_SHARE,
    ASK_SPLIT_GOALS,
    ASK_SPLIT_WAYS,
    ASK_ZONE_ORDER,
)
from overrun.scifi.world import Look, World
from overrun.skirmish.words import ASK_FIRST_SPAWN, ASK_MOVE_ON, ASK_REROLL, ASK_SKILL


def _action(question: Question, now: Situation, plan: Plan) -> Choice:
    return Turn(now, plan, now.named(*ASK_ACTION.read(question))).choose(question)


def _gift(question: Question, now: Situation, plan: Plan) -> Choice:
    return Turn(now, plan, now.named(*ASK_GIFT.read(question))).choose(question)


def _move_on(question: Question, now: Situation, plan: Plan) -> Choice:
    return Turn(now, plan, now.named(*ASK_MOVE_ON.read(question))).go_on(question)


# The questions by how much of the position it takes to answer them: nothing but the question,
BY_HEART: dict[str, Callable[[Question], Choice]] = {
    ASK_DICE.name: answers.dice,
    ASK_REROLL.name: answers.reroll,
    ASK_ROLL_6.name: answers.yes,
    ASK_REAP.name: answers.yes,
    ASK_SKILL.name: answers.skill,
    ASK_LEAVE.name: answers.leave,
    ASK_CAMOUFLAGE.name: answers.yes,
    ASK_REMOVE_SPAWN.name: answers.yes,
    ASK_RESCUE.name: answers.yes,
}
# the board and where we are,
BY_GROUND: dict[str, Callable[[Question, Ground], Choice]] = {
    ASK_SPLIT_GOALS.name: answers.far_off,
    ASK_SPLIT_WAYS.name: answers.far_off,
    ASK_FIRST_SPAWN.name: answers.far_off,
    ASK_ZONE_ORDER.name: answers.far_off,
    ASK_ABOMINATION.name: answers.far_off,
    ASK_EXTRA_SPAWN.name: answers.far_off,
}
# everything one can see,
BY_SITUATION: dict[str, Callable[[Question, Situation], Choice]] = {
    ASK_HIT.name: answers.hit,
    ASK_HOSTILE_TARGET.name: answers.hostile_target,
    ASK_HOSTILE_HIT.name: answers.hostile_hit,
    ASK_DAMAGE.name: answers.damage,
    ASK_GEAR.name: answers.gear,
    ASK_DRONE.name: answers.gear,
    ASK_SCIENTIST_WAY.name: answers.walk,
}
# or what the team is about, too.
BY_PLAN: dict[str, Callable[[Question, Situation, Plan], Choice]] = {
    ASK_ACTION.name: _action,
    ASK_GIFT.name: _gift,
    ASK_MOVE_ON.name: _move_on,
    ASK_ACTIVATE.name: answers.activate,
    ASK_FIND.name: answers.find,
    ASK_ARRANGE.name: answers.arrange,
    ASK_SHARE.name: answers.share,
    ASK_FOLLOW.name: answers.follow,
    ASK_FREE_ATTACK.name: answers.free_attack,
    ASK_HIT_AND_RUN.name: answers.hit_and_run,
}


class SciFiPlayer:
    """Answers every question of Invader and Dark Side from what everybody at the table can see."""

    __slots__ = ("_round", "_seen", "_waited", "armoury", "world")

    def __init__(self, world: World):
        self.world = world
        self.armoury = Armoury(world.kinds)
        # How many rounds nobody has got on, and what the team looked like then.
        self._waited = 0
        self._seen: object = None
        self._round = 0

    def __call__(self, game: AnyForAgent) -> Choice:
        question = game.question
        assert question is not None
        look: Look = game.look()
        return self.answer(question, look, bolder(PLAIN, self.waited(question, look)))

    def waited(self, question: Question, look: Look) -> int:
        """For how many rounds nothing has changed."""
        state = look.state
        turns = ASK_ACTIVATE.asked(question) or ASK_ACTION.asked(question)
        if state.round != self._round and turns:
            self._round = state.round
            people = [(survivor.zone, survivor.fate, survivor.experience) for survivor in state.survivors]
            seen = (people, state.taken)
            self._waited = self._waited + 1 if seen == self._seen else 0
            self._seen = seen
        return self._waited

    def answer(self, question: Question, look: Look, intent: Intent) -> Choice:
        """What the heuristics answer with an intent."""
        kind = question.kind
        if kind in BY_PLAN:
            now = Situation(look, intent, self.armoury)
            return BY_PLAN[kind](question, now, plan_for(now))
        if kind in BY_GROUND:
            return BY_GROUND[kind](question, Ground(look))
        if kind in BY_SITUATION:
            return BY_SITUATION[kind](question, Situation(look, intent, self.armoury))
        return BY_HEART.get(kind, answers.first)(question)
