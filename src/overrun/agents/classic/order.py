"""Who acts next."""

from __future__ import annotations

from overrun.agents.classic import weights as w
from overrun.agents.classic.aims import Plan
from overrun.agents.classic.situation import Situation
from overrun.agents.sensible import Choice
from overrun.classic.words import ACTIVATE
from overrun.core import Question


def activate(question: Question, now: Situation, plan: Plan) -> Choice:
    """Shooters first while nobody stands in their way, then whoever opens doors, then those in front."""

    def rank(name: str) -> float:
        person = now.named(name)
        value = -plan.field(plan.aim(person))[person.zone]
        if person.opens(now.world):
            value += 1.0
            doors = now.world.board.doors_of(person.zone)
            if any(now.state.closed >> door.id & 1 for door in doors):
                value += 4.0  # what comes out is for those who have not acted yet
        if person.zone in now.horde:
            value += 2.0
        if person.car >= 0 and now.state.cars[person.car].seats[0] == person.index:
            value -= 20.0  # the driver waits for those who still want to get in
        if person.zone not in now.horde:
            # Searching may wake somebody: who can fight beside friends waits.
            value -= w.GUARD * max((arm.hits for arm in person.arms if not arm.far), default=0.0)
        value -= 0.15 * person.xp  # who has little experience should get the kills
        value += 0.8 * max((arm.hits for arm in person.arms if arm.far), default=0.0)
        return value

    best = max(question.options, key=lambda option: rank(*ACTIVATE.read(option)))
    return Choice(best, "order")
