"""Which skill to learn."""

from __future__ import annotations

from overrun.agents.classic.aims import Plan
from overrun.agents.classic.situation import Situation
from overrun.agents.sensible import Choice
from overrun.core import Question
from overrun.skirmish.words import ASK_SKILL, LEARN

VALUE = {
    "plus-1-action": 10,
    "free-combat": 8,
    "plus-1-die-combat": 9,
    "plus-1-roll-combat": 9,
    "plus-1-die-melee": 6,
    "plus-1-die-ranged": 6,
    "plus-1-roll-melee": 6,
    "plus-1-roll-ranged": 6,
    "sniper": 8,
    "slippery": 6,
    "ambidextrous": 6,
    "free-move": 5,
    "lucky": 7,
    "reroll-per-turn": 5,
    "medic": 6,
    "born-leader": 7,
    "tough": 8,
    "two-zones-per-move": 5,
    "plus-1-zone-per-move": 4,
    "free-search": 2,
}


def learn(question: Question, now: Situation, plan: Plan) -> Choice:
    """The strongest skill for what is in hand."""
    person = now.named(ASK_SKILL.read(question)[0])
    ranged = max((arm.hits for arm in person.arms if arm.far), default=0.0)
    melee = max((arm.hits for arm in person.arms if not arm.far), default=0.0)

    def value(skill: str) -> float:
        found = float(VALUE.get(skill, 5))
        if skill.endswith("-ranged") or skill == "sniper":
            found += 1.5 if ranged >= melee else -2.0
        if skill.endswith("-melee"):
            found += 1.5 if melee >= ranged else -2.0
        return found

    best = max(question.options, key=lambda option: value(*LEARN.read(option)))
    return Choice(best, "skill")
