"""Dice on the table: rolling again, dividing hits, sharing wounds."""

from __future__ import annotations

from overrun.agents.classic.aims import Plan, points_to_next
from overrun.agents.classic.scene import Person, Scene
from overrun.agents.classic.threat import pain
from overrun.agents.sensible import Choice
from overrun.classic.state import ZOMBIES
from overrun.core import Question


def reroll(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Roll again after a poor roll."""
    hits = int(question.subject[1])
    if hits == 0:
        return Choice(question.options[1], "reroll")
    return Choice(question.options[0], "keep-roll")


def hit(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Runners first, then what is tough; never a friend; no kill that only raises the danger."""
    zone = int(question.subject[0])
    me = scene.me
    spare = next((option for option in question.options if option.verb == "spare"), None)
    order = {"runner": 0, "abomination": 1, "fatty": 2, "walker": 3}
    targets = [option for option in question.options if option.verb == "hit" and option.args[0] in ZOMBIES]
    if not targets:
        return Choice(spare or question.options[0], "spare")
    best = min(targets, key=lambda option: order[str(option.args[0])])
    if (
        spare is not None
        and me is not None
        and _better_spared(best.args[0] == "runner", zone, me, scene, plan)
    ):
        return Choice(spare, "spare")
    return Choice(best, "hit", {"zone": zone})


def _better_spared(runner: bool, zone: int, me: Person, scene: Scene, plan: Plan) -> bool:
    """A kill that raises the danger is left to a friend beside me who can do it without."""
    if runner or plan.champion is not None or me.level + 1 <= scene.danger or points_to_next(me) > 1:
        return False
    others = sum(
        not other.acted and other.zone == zone and other.beside_friends >= 0.5 and points_to_next(other) > 2
        for other in scene.alive
    )
    return others >= scene.crowd.get(zone, 0.0)


def victim(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Whoever bears a wound best takes it."""

    def cost(person: Person) -> float:
        if "tough" in (skill.id for skill in person.able.skills) and "tough" not in person.used:
            return -5.0
        if "goalie-mask" in person.cards:
            return -1.0
        value = pain(person, 1.0)
        if plan.champion is person:
            value += 20.0
        return value + 0.1 * person.power + 0.01 * person.xp - 0.02 * (len(person.cards) == 0)

    people = {option: scene.named(str(option.args[0])) for option in question.options}
    best = min(question.options, key=lambda option: cost(people[option]))
    return Choice(best, "victim")


__all__ = ["hit", "points_to_next", "reroll", "victim"]
