"""What the players decide for the zombies: ways, splits, rooms and spawn zones."""

from __future__ import annotations

from overrun.agents.classic.aims import Plan
from overrun.agents.classic.scene import Scene
from overrun.agents.sensible import Choice
from overrun.board import mask_of
from overrun.core import Option, Question


def _far_from_people(scene: Scene, zone: int) -> int:
    distance = scene.graph.distances_to_any(mask_of(person.zone for person in scene.alive))[zone]
    return distance if distance >= 0 else 99


def abomination(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Away from the survivors."""
    best = max(question.options, key=lambda option: _far_from_people(scene, int(option.args[0])))
    return Choice(best, "send-away")


def smaller_group(question: Question, scene: Scene, plan: Plan) -> Choice:
    """The smaller group comes to the survivors."""
    best = min(question.options, key=lambda option: _far_from_people(scene, int(option.args[1])))
    return Choice(best, "send-away")


def split_order(question: Question, scene: Scene, plan: Plan) -> Choice:
    """New figures go to the zone that is farthest from the survivors."""
    best = max(question.options, key=lambda option: _far_from_people(scene, int(option.args[0])))
    return Choice(best, "send-away")


def room(question: Question, scene: Scene, plan: Plan) -> Choice:
    """The rooms far from the survivors first: what goes wrong early goes wrong far away."""
    best = max(question.options, key=lambda option: _far_from_people(scene, int(option.args[0])))
    return Choice(best, "reveal")


def first_spawn(question: Question, scene: Scene, plan: Plan) -> Choice:
    """It makes no difference in the long run."""
    best: Option = question.options[0]
    return Choice(best, "reveal")
