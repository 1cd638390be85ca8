"""What the zombies' next phase may do to somebody who stands somewhere."""

from __future__ import annotations

from overrun.agents.classic import weights as w
from overrun.agents.classic.situation import SPAWN, Person, Situation
from overrun.board import members
from overrun.classic.state import ABOMINATION, RUNNER
from overrun.skirmish.words import ACTIONS, SURCHARGE

# How likely a card lets all walkers act again; at blue it never does.
EXTRA_WALKERS = 2 / 42
NEAR = 3


class Threat:
    """What one survivor has to expect in each zone, with everybody else standing where they stand now."""

    __slots__ = ("_can_leave", "_extra", "_found", "_pull", "me", "noise", "now", "others")

    def __init__(self, now: Situation, me: Person):
        self.now = now
        self.me = me
        self.others = [person for person in now.alive if person is not me]
        self.noise = dict(now.noise)
        if me.zone in self.noise:
            self.noise[me.zone] -= 1
        self._pull: dict[int, int] = {}
        self._found: dict[int, tuple[float, float, float]] = {}
        # How many zombies beside me still let me go next turn; in a car, or being quick, one always can.
        self._can_leave = 2.0 + me.able.value(ACTIONS) + me.able.free_actions.get("move", 0)
        if me.car >= 0 or not me.able.value(SURCHARGE):
            self._can_leave = 99.0
        extra = 1 - (1 - EXTRA_WALKERS) ** len(now.spawns) if now.danger else 0.0
        self._extra = 1 - (1 - extra) * (1 - now.shortage)

    def pull(self, zone: int) -> int:
        """How loud the loudest survivors are, other than me, whom zombies in a zone see."""
        found = self._pull.get(zone)
        if found is None:
            sight = self.now.graph.sight(zone)
            found = max((self.noise.get(p.zone, 0) for p in self.others if sight >> p.zone & 1), default=0)
            self._pull[zone] = found
        return found

    def coming(self, zone: int) -> tuple[float, float, float]:
        """If I stand in a zone: runners that come and attack, others that come, and the crowd farther off."""
        found = self._found.get(zone)
        if found is not None:
            return found
        now = self.now
        graph = now.graph
        loud = self.noise.get(zone, 0) + 1
        one, two = graph.within(zone, 1), graph.within(zone, 2)
        three = graph.within(zone, 3)
        brutes = 0.0
        runners = others = crowd = 0.0
        for there, counts in now.horde.items():
            if there == zone or not three >> there & 1:
                continue
            total = now.crowd[there]
            if one >> there & 1:
                if self.pull(there) <= loud:
                    brutes += counts[ABOMINATION]
                    runners += counts[RUNNER]
                    others += total - counts[RUNNER]
                else:
                    crowd += total * w.CROWD_2
            elif two >> there & 1:
                if counts[RUNNER] and self.pull(there) <= loud:
                    others += counts[RUNNER]
                crowd += total * w.CROWD_2
            else:
                crowd += total * w.CROWD_3
        others += SPAWN[now.danger] * now.spawns.count(zone)
        if brutes and not self.me.slayer:
            crowd += w.BRUTE * brutes
        found = self._found[zone] = (runners, others, crowd)
        return found

    def cost(self, zone: int, killed: float = 0.0) -> float:
        """What it costs me to end my turn in a zone, when so many of the zombies there are killed first."""
        now, me = self.now, self.me
        people = 1.0
        strength = me.power
        support = 0.0
        for other in self.others:
            if other.zone == zone:
                people += 1.0
                strength += other.beside_friends
                if not other.acted:
                    support += w.SUPPORT * other.beside_friends
        if people > 1:
            strength += me.beside_friends - me.power
        runners, others, crowd = self.coming(zone)
        here = now.crowd.get(zone, 0.0)
        wounds = runners
        left = 0.0
        if here:
            brutes = now.horde[zone][ABOMINATION]
            left = max(brutes, here - killed - support)
            if brutes and not me.slayer:
                # Nobody can do anything about it but go; who stays because others stay is lost with them.
                crowd += w.BRUTE_HERE * pain(me, brutes)
            wounds += left * (1 + now.horde[zone][RUNNER] / here)
        people = people**w.SHARED
        cost = pain(me, wounds / people) if wounds else 0.0
        cost += crowd
        arriving = left + runners + others
        if arriving:
            cost += w.ARRIVAL * arriving
            trapped = arriving - w.STRENGTH * strength
            if trapped > 0 and arriving > self._can_leave:
                cost += w.TRAPPED * pain(me, trapped / people)
            if self._extra and others:
                cost += self._extra * pain(me, others / people)
        if others + runners:
            cost += self._cornered(zone, strength)
        return cost + self._outnumbered(zone, left)

    def _cornered(self, zone: int, strength: float) -> float:
        """What it costs to stand where every way out leads through zombies."""
        crowd, many = self.now.crowd, 0.0
        for there in members(self.now.graph.near[zone]):
            count = crowd.get(there)
            if not count:
                return 0.0
            many += count
        return w.CORNERED * max(0.0, many - w.CORNER_STRENGTH * strength)

    def _outnumbered(self, zone: int, left: float) -> float:
        """What it costs to stand near more zombies than those near me can fight."""
        now = self.now
        row = now.graph.distances(zone)
        many = left
        for there, count in now.crowd.items():
            steps = row[there]
            if 0 < steps <= NEAR:
                many += count * w.NEARNESS ** (steps - 1)
        if not many:
            return 0.0
        strength = self.me.power
        for other in self.others:
            steps = row[other.zone]
            if 0 <= steps <= 1:
                strength += other.power
        over = many - w.STRENGTH * strength
        return w.OUTNUMBERED * over if over > 0 else 0.0


def pain(person: Person, wounds: float) -> float:
    """The cost of wounds to expect for one survivor."""
    if wounds <= 0:
        return 0.0
    death = w.DEATH * person.stakes
    if person.health <= 1:
        return death * min(1.0, wounds)
    return w.WOUND * min(1.0, wounds) + (death - w.WOUND) * min(1.0, max(0.0, wounds - 1))
