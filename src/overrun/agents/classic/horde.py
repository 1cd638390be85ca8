"""What the players decide for the zombies: ways, splits, rooms and spawn zones."""

from __future__ import annotations

from overrun.agents.classic.aims import Plan
from overrun.agents.classic.situation import Situation
from overrun.agents.sensible import Choice
from overrun.board import mask_of
from overrun.classic.words import ABOMINATION_TO, FEWER, ROOM, SPLIT
from overrun.core import Option, Question


def _far_from_people(now: Situation, zone: int) -> int:
    distance = now.graph.distances_to_any(mask_of(person.zone for person in now.alive))[zone]
    return distance if distance >= 0 else 99


def abomination(question: Question, now: Situation, plan: Plan) -> Choice:
    """Away from the survivors."""
    best = max(question.options, key=lambda option: _far_from_people(now, *ABOMINATION_TO.read(option)))
    return Choice(best, "send-away")


def smaller_group(question: Question, now: Situation, plan: Plan) -> Choice:
    """The smaller group comes to the survivors."""
    best = min(question.options, key=lambda option: _far_from_people(now, FEWER.read(option)[1]))
    return Choice(best, "send-away")


def split_order(question: Question, now: Situation, plan: Plan) -> Choice:
    """New figures go to the zone that is farthest from the survivors."""
    best = max(question.options, key=lambda option: _far_from_people(now, *SPLIT.read(option)))
    return Choice(best, "send-away")


def room(question: Question, now: Situation, plan: Plan) -> Choice:
    """The rooms far from the survivors first: what goes wrong early goes wrong far away."""
    best = max(question.options, key=lambda option: _far_from_people(now, *ROOM.read(option)))
    return Choice(best, "reveal")


def first_spawn(question: Question, now: Situation, plan: Plan) -> Choice:
    """It makes no difference in the long run."""
    best: Option = question.options[0]
    return Choice(best, "reveal")
