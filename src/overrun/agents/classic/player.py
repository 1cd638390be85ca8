"""The bot's player for the classic game: reads the position and asks the file that knows the question."""

from __future__ import annotations

from collections.abc import Callable

from overrun.agents.classic import cards, cars, fights, horde, order, skills
from overrun.agents.classic.aims import Plan
from overrun.agents.classic.atlas import Atlas
from overrun.agents.classic.hands import Armoury
from overrun.agents.classic.situation import Situation
from overrun.agents.classic.turn import Turn
from overrun.agents.sensible import Choice
from overrun.classic.words import (
    ASK_ABOMINATION,
    ASK_ACTION,
    ASK_ACTIVATE,
    ASK_ARRANGE,
    ASK_DESTINY,
    ASK_DRIVE_ON,
    ASK_FIND,
    ASK_HIT,
    ASK_LOSE,
    ASK_MATCHING_SET,
    ASK_ROOM,
    ASK_SMALLER_GROUP,
    ASK_SPLIT_ORDER,
    ASK_VICTIM,
    ASK_WOUND,
    ASK_WOUND_PLACE,
)
from overrun.classic.world import World
from overrun.core import AnyForAgent, Question
from overrun.skirmish.words import ASK_FIRST_SPAWN, ASK_MOVE_ON, ASK_REROLL, ASK_SKILL


def _action(question: Question, now: Situation, plan: Plan) -> Choice:
    return Turn(now, plan, now.named(*ASK_ACTION.read(question))).choose(question)


def _move_on(question: Question, now: Situation, plan: Plan) -> Choice:
    return Turn(now, plan, now.named(*ASK_MOVE_ON.read(question))).go_on(question)


def _first(question: Question, now: Situation, plan: Plan) -> Choice:
    return Choice(question.options[0], "any")


ANSWERS: dict[str, Callable[[Question, Situation, Plan], Choice]] = {
    ASK_ACTION.name: _action,
    ASK_MOVE_ON.name: _move_on,
    ASK_ACTIVATE.name: order.activate,
    ASK_DRIVE_ON.name: cars.drive_on,
    ASK_FIND.name: cards.find,
    ASK_ARRANGE.name: cards.arrange,
    ASK_LOSE.name: cards.lose,
    ASK_WOUND.name: cards.stop_wound,
    ASK_WOUND_PLACE.name: cards.wound_place,
    ASK_MATCHING_SET.name: cards.matching_set,
    ASK_DESTINY.name: cards.destiny,
    ASK_REROLL.name: fights.reroll,
    ASK_HIT.name: fights.hit,
    ASK_VICTIM.name: fights.victim,
    ASK_SKILL.name: skills.learn,
    ASK_ABOMINATION.name: horde.abomination,
    ASK_SMALLER_GROUP.name: horde.smaller_group,
    ASK_SPLIT_ORDER.name: horde.split_order,
    ASK_ROOM.name: horde.room,
    ASK_FIRST_SPAWN.name: horde.first_spawn,
}


class ClassicPlayer:
    """Answers every question of a classic game from what everybody at the table can see."""

    __slots__ = ("armoury", "atlas", "world")

    def __init__(self, world: World):
        self.world = world
        self.atlas = Atlas(world)
        self.armoury = Armoury(world.kinds)

    def __call__(self, game: AnyForAgent) -> Choice:
        question = game.question
        assert question is not None
        now = Situation(game.look(), self.armoury)
        return ANSWERS.get(question.kind, _first)(question, now, Plan(now, self.atlas))
