"""Dice on the table: rolling again, dividing hits, sharing wounds."""

from __future__ import annotations

from overrun.agents.classic.aims import Plan, points_to_next
from overrun.agents.classic.situation import Person, Situation
from overrun.agents.classic.threat import pain
from overrun.agents.sensible import Choice
from overrun.classic.state import ABOMINATION, FATTY, RUNNER, WALKER, ZOMBIES
from overrun.classic.words import ASK_HIT, HIT, SPARE, WOUND
from overrun.core import Question
from overrun.skirmish.words import ASK_REROLL

HIT_FIRST = tuple(ZOMBIES[kind] for kind in (RUNNER, ABOMINATION, FATTY, WALKER))


def reroll(question: Question, now: Situation, plan: Plan) -> Choice:
    """Roll again after a poor roll."""
    _, hits = ASK_REROLL.read(question)
    if hits == 0:
        return Choice(question.options[1], "reroll")
    return Choice(question.options[0], "keep-roll")


def hit(question: Question, now: Situation, plan: Plan) -> Choice:
    """Runners first, then what is tough; never a friend; no kill that only raises the danger."""
    zone, _ = ASK_HIT.read(question)
    me = now.me
    spare = next((option for option in question.options if SPARE.made(option)), None)
    targets = {HIT.read(option)[0]: option for option in question.options if HIT.made(option)}
    first = next((kind for kind in HIT_FIRST if kind in targets), None)
    if first is None:
        return Choice(spare or question.options[0], "spare")
    runner = first == ZOMBIES[RUNNER]
    if spare is not None and me is not None and _better_spared(runner, zone, me, now, plan):
        return Choice(spare, "spare")
    return Choice(targets[first], "hit", {"zone": zone})


def _better_spared(runner: bool, zone: int, me: Person, now: Situation, plan: Plan) -> bool:
    """A kill that raises the danger is left to a friend beside me who can do it without."""
    if runner or plan.champion is not None or me.level + 1 <= now.danger or points_to_next(me) > 1:
        return False
    others = sum(
        not other.acted and other.zone == zone and other.beside_friends >= 0.5 and points_to_next(other) > 2
        for other in now.alive
    )
    return others >= now.crowd.get(zone, 0.0)


def victim(question: Question, now: Situation, plan: Plan) -> Choice:
    """Whoever bears a wound best takes it."""

    def cost(person: Person) -> float:
        if person.is_tough:
            return -5.0
        if "goalie-mask" in person.cards:
            return -1.0
        value = pain(person, 1.0)
        if plan.champion is person:
            value += 20.0
        return value + 0.1 * person.power + 0.01 * person.xp - 0.02 * (len(person.cards) == 0)

    people = {option: now.named(*WOUND.read(option)) for option in question.options}
    best = min(question.options, key=lambda option: cost(people[option]))
    return Choice(best, "victim")
