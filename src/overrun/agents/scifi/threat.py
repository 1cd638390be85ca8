"""What the xenos' next phase may do to somebody who stands somewhere."""

from __future__ import annotations

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.situation import Person, Situation, size
from overrun.board import members
from overrun.scifi.content_kinds import XenoFigure
from overrun.skirmish.words import ACTIONS, SURCHARGE

# How many of each kind are killed; nothing means none.
Kills = tuple[float, ...]
NONE: Kills = (0.0,) * 8


class Threat:
    """What one survivor has to expect in each zone, with everybody else standing where they stand now."""

    def __init__(self, now: Situation, me: Person, *, hidden: bool = False):
        self.now = now
        self.me = me
        self.hidden = hidden
        self.others = [person for person in now.alive if person is not me and not person.hidden]
        self.noise = dict(now.noise)
        if me.zone in self.noise and not me.hidden:
            self.noise[me.zone] -= 1
        self.prey = 0
        for person in self.others:
            self.prey |= 1 << person.zone
        for machine in now.state.machines:
            if machine.active:
                self.prey |= 1 << machine.zone
        self._drawn: dict[int, tuple[bool, int, int]] = {}
        self._groups: dict[int, list[tuple[float, bool, float]]] = {}
        self._found: dict[int, tuple[float, float, float]] = {}
        self._costs: dict[int, float] = {}
        self._can_leave = 2.0 + me.able.value(ACTIONS) + me.able.free_actions.get("move", 0)
        if not me.able.value(SURCHARGE):
            self._can_leave = 99.0

    def forget(self) -> None:
        """Xenos have come or gone: count again. Who comes from where is not asked again."""
        self._groups.clear()
        self._costs.clear()

    def drawn(self, there: int) -> tuple[bool, int, int]:
        """Where xenos in a zone would go if it were not for me: whether they see somebody there, how loud it
        is, and the zones they would step into."""
        found = self._drawn.get(there)
        if found is None:
            seen = self.now.graph.sight(there) & self.prey
            noise = {z: self.noise.get(z, 0) for z in members(seen)} if seen else self.noise
            most = max(noise.values(), default=0)
            steps = 0
            for zone, loud in noise.items():
                if loud == most and loud > 0:
                    steps |= self.now.swarm.first_steps(there, 1 << zone)
            found = self._drawn[there] = (bool(seen), most, steps)
        return found

    def comes(self, there: int, zone: int) -> bool:
        """Whether xenos in a zone come to me if I stand in another, or through it."""
        seen, most, steps = self.drawn(there)
        sees_me = self.now.graph.sight(there) >> zone & 1
        loud = self.noise.get(zone, 0) + 1
        if sees_me and not seen:
            return True
        if (sees_me or not seen) and loud >= most:
            return True
        return bool(steps >> zone & 1)

    def groups(self, there: int) -> list[tuple[float, bool, float]]:
        """The xenos of a zone by kind: how much they count for, whether they act twice, and what all of them
        deal in an attack."""
        found = self._groups.get(there)
        if found is None:
            found = self._groups[there] = [
                (count * size(figure.type), figure.actions > 1, count * figure.attack)
                for count, figure in zip(self.now.horde[there], self.now.world.figures, strict=True)
                if count
            ]
        return found

    def coming(self, zone: int) -> tuple[float, float, float]:
        """If I stand in a zone: the damage of those that come and attack at once, the weight of those that
        come to stand beside me, and the crowd farther off."""
        found = self._found.get(zone)
        if found is not None:
            return found
        now = self.now
        near = now.graph.near
        row = now.swarm.distances(zone)
        at_once = beside = crowd = 0.0
        for there in now.horde:
            steps = row[there]
            if not 1 <= steps <= 3:
                continue
            comes = self.comes(there, zone)
            free_way = bool(near[there] >> zone & 1)
            for weight, quick, blows in self.groups(there):
                if steps == 1:
                    if not comes:
                        crowd += weight * w.CROWD_2
                    elif quick and free_way:
                        at_once += blows
                        beside += weight
                    elif quick or free_way:
                        beside += weight
                    else:
                        crowd += weight * w.CROWD_2  # the door holds them up
                elif steps == 2:
                    if quick and comes:
                        beside += 0.7 * weight
                    crowd += weight * w.CROWD_2
                else:
                    crowd += weight * w.CROWD_3
        beside += _SPAWN[now.danger] * now.spawns.count(zone)
        for spawn in now.spawns:
            if row[spawn] == 1:
                crowd += 0.3 * _SPAWN[now.danger]
        found = self._found[zone] = (at_once, beside, crowd)
        return found

    def cost(self, zone: int, kills: Kills = ()) -> float:
        """What it costs me to end my turn in a zone, when so many of the xenos there are killed first."""
        if self.hidden:
            return self._stuck(zone)
        if kills:
            return self._cost(zone, kills)
        found = self._costs.get(zone)
        if found is None:
            found = self._costs[zone] = self._cost(zone, kills)
        return found

    def _cost(self, zone: int, kills: Kills) -> float:
        me, now = self.me, self.now
        people, strength = 1.0, me.power
        spare = float(me.spare)
        support = 0.0
        steps = self._steps_to(zone)
        for other in self.others:
            if other.zone == zone:
                people += 1.0
                spare += other.spare
                strength += other.power if other.acted else 0.6 * other.power
                if not other.acted:
                    support += w.SUPPORT * other.power
            elif not other.acted and 0 < steps[other.zone] <= 1:
                # Who is near and has not acted yet can follow and help.
                people += w.FOLLOWS
                spare += w.FOLLOWS * other.spare
                support += w.FOLLOWS * w.SUPPORT * other.power
        damage, beside, crowd = self.coming(zone)
        for zones, shots in now.guns:
            if zones >> zone & 1:
                # A salvo may be twice as bad as usual.
                damage += shots * (1.5 if people < 2.5 else 1.0)
        left = 0.0
        for count, figure in self._left(zone, kills, support):
            damage += count * figure.attack * figure.actions
            left += count * size(figure.type)
        cost = pain(me, damage, spare, people) + crowd + self._brutes(zone, kills)
        arriving = left + beside
        if arriving:
            cost += w.ARRIVAL * arriving
            trapped = arriving - w.STRENGTH * strength
            if trapped > 0 and arriving > self._can_leave:
                cost += w.TRAPPED * pain(me, trapped, spare, people)
        return cost

    def _stuck(self, zone: int) -> float:
        """Xenos do nothing to somebody camouflaged, but nobody gets away from a crowd."""
        now = self.now
        crowd = now.crowd.get(zone, 0.0)
        for there in members(now.swarm.near[zone]):
            if there in now.crowd and self.drawn(there)[2] >> zone & 1:
                crowd += 0.5 * now.crowd[there]
        return w.SLOWED * crowd + (w.STUCK if crowd >= self._can_leave + 1 else 0.0)

    def _actions_to(self, start: int, zone: int) -> int:
        """How many actions a xeno needs to get somewhere: a closed door costs it one."""
        through = self.now.swarm.distance(start, zone)
        around = self.now.graph.distance(start, zone)
        if around == through:
            return through
        return min(through + 1, around) if around >= 0 else through + 1 if through >= 0 else 99

    def _steps_to(self, zone: int) -> list[int]:
        return self.now.graph.distances(zone)

    def _left(self, zone: int, kills: Kills, support: float) -> list[tuple[float, XenoFigure]]:
        """The xenos of a zone that will still be there: my kills are gone, the others' are gone in part."""
        counts = self.now.horde.get(zone)
        if counts is None:
            return []
        left = [max(0.0, count - killed) for count, killed in zip(counts, kills or NONE, strict=False)]
        total = sum(left)
        share = max(0.0, total - support) / total if total else 0.0
        return [(count * share, figure) for count, figure in zip(left, self.now.world.figures, strict=False)]

    def _brutes(self, zone: int, kills: Kills) -> float:
        """An attack that nobody can survive must not happen: keep clear of whatever deals it."""
        now = self.now
        cost = 0.0
        for there, kind, count in now.brutes:
            steps = self._actions_to(there, zone)
            if steps == 0:
                cost += w.BRUTE_HERE * max(0.0, min(1.0, count - (kills[kind] if kills else 0.0)))
                continue
            likely = 1.0 if self.comes(there, zone) else w.ELSEWHERE
            if steps <= 3:
                cost += likely * (w.BRUTE_NEAR, w.BRUTE_FAR, w.BRUTE_FAR / 4)[steps - 1] * min(1.0, count)
        return cost


# Xenos that a card brings on average, by danger level.
_SPAWN = (1.4, 2.3, 3.4, 5.0)


def pain(me: Person, damage: float, spare: float, people: float) -> float:
    """The cost of damage that is shared among those who stand together."""
    if damage <= 0:
        return 0.0
    taken = min(damage, spare)
    thin = 1 - spare / (spare + 2.0 + damage)
    cost = (w.ARMOUR + w.THIN * thin) * taken / people
    if damage > spare:
        cost += w.DEATH * min(1.0, (damage - spare) / 1.5)
    return cost
