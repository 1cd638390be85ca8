"""How likely Invader and Dark Side are won, by what everybody can see."""

from __future__ import annotations

from math import exp

from overrun.agents.scifi.goals import plan_for
from overrun.agents.scifi.situation import Situation
from overrun.agents.scifi.threat import Threat

# How much the odds of winning (their logarithm) change with each; fitted to games of the plain player.
BASE = -0.5
GOALS = 2.2  # all goals reached, instead of none
WORK = -0.14  # a step still to go
COST = -0.025  # what threatens a survivor on average, in the unit of `weights`
NEAR = -0.04  # an ordinary xeno beside somebody
NEARBY = -0.025  # one within two steps
THIN = 0.13  # a point of armour of whoever has least
POWER = 1.0  # a hit to expect of an action
APART = -0.17  # a step between two survivors, on average
ROUND = -0.07
BRUTE = -0.16  # an abomination on the board

# Steps; more make no difference.
FAR_APART = 8


def odds(now: Situation) -> float:
    """How likely the game is won, from 0 to 1."""
    people = now.alive
    near = nearby = 0
    for person in people:
        near |= now.swarm.within(person.zone, 1)
        nearby |= now.swarm.within(person.zone, 2)
    goals = now.goals.values()
    found = BASE + GOALS * sum(goals) / max(1, len(goals)) + WORK * plan_for(now).work()
    found += ROUND * now.round + BRUTE * sum(count for _, _, count in now.brutes)
    for zone, bulk in now.bulk.items():
        found += (NEAR * (near >> zone & 1) + NEARBY * (nearby >> zone & 1)) * bulk
    if people:
        found += COST * sum(min(60.0, Threat(now, p).cost(p.zone)) for p in people) / len(people)
        found += THIN * min(p.armour + p.wards for p in people)
        found += POWER * sum(min(3.0, p.power) for p in people) / len(people)
        found += APART * _apart(now)
    return 1 / (1 + exp(-found))


def _apart(now: Situation) -> float:
    """How many steps two survivors are from each other on average."""
    zones = [person.zone for person in now.alive]
    if len(zones) < 2:
        return 0.0
    steps = 0
    for zone in zones:
        row = now.swarm.distances(zone)
        steps += sum(min(FAR_APART, row[other]) if row[other] >= 0 else FAR_APART for other in zones)
    return steps / (len(zones) * (len(zones) - 1))
