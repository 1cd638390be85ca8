"""The bot's player for the classic game: reads the position and asks the file that knows the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.agents.classic import cards, cars, fights, horde, order, skills
from overrun.agents.classic.aims import Plan
from overrun.agents.classic.atlas import Atlas
from overrun.agents.classic.hands import Armoury
from overrun.agents.classic.scene import Scene
from overrun.agents.classic.turn import Turn
from overrun.agents.sensible import Choice
from overrun.classic.world import World
from overrun.core import ForAgent, Question


def _action(question: Question, scene: Scene, plan: Plan) -> Choice:
    return Turn(scene, plan, scene.named(str(question.subject[0]))).choose(question)


def _move_on(question: Question, scene: Scene, plan: Plan) -> Choice:
    return Turn(scene, plan, scene.named(str(question.subject[0]))).go_on(question)


def _first(question: Question, scene: Scene, plan: Plan) -> Choice:
    return Choice(question.options[0], "any")


KINDS: dict[str, Callable[[Question, Scene, Plan], Choice]] = {
    "action": _action,
    "move-on": _move_on,
    "activate": order.activate,
    "drive-on": cars.drive_on,
    "find": cards.find,
    "arrange": cards.arrange,
    "lose": cards.lose,
    "wound": cards.stop_wound,
    "wound-place": cards.wound_place,
    "matching-set": cards.matching_set,
    "destiny": cards.destiny,
    "reroll": fights.reroll,
    "hit": fights.hit,
    "victim": fights.victim,
    "skill": skills.learn,
    "abomination": horde.abomination,
    "smaller-group": horde.smaller_group,
    "split-order": horde.split_order,
    "room": horde.room,
    "first-spawn": horde.first_spawn,
}


class ClassicPlayer:
    """Answers every question of a classic game from what everybody at the table can see."""

    __slots__ = ("armoury", "atlas", "world")

    def __init__(self, world: World):
        self.world = world
        self.atlas = Atlas(world)
        self.armoury = Armoury(world.kinds)

    def __call__(self, game: ForAgent[Any, Any]) -> Choice:
        question = game.question
        assert question is not None
        scene = Scene(self.world, game.view(), self.armoury)
        return KINDS.get(question.kind, _first)(question, scene, Plan(scene, self.atlas))
