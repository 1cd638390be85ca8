"""A survivor's turn: what to do with the next action.

Every zone that can be reached this turn is valued as a place to end in: how near it is to the aim, what can
be done there with the actions left, what the zombies will do there. An action here is worth what it gains and
the best that can still be done after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from overrun.agents.classic import cars
from overrun.agents.classic import weights as w
from overrun.agents.classic.aims import Plan, points_to_next
from overrun.agents.classic.arms import Arm
from overrun.agents.classic.situation import Person, Situation
from overrun.agents.classic.threat import Threat, pain
from overrun.agents.dice import expected_kills
from overrun.agents.going_on import go_on
from overrun.agents.sensible import Choice
from overrun.agents.ways import FAR, Legs, reach
from overrun.board import members
from overrun.classic.combat.attack import TOUGHNESS, attack_of
from overrun.classic.state import ABOMINATION, RUNNER
from overrun.classic.words import (
    ASK_ACTION,
    CHANGE_SEAT,
    COMBINE,
    ENTER,
    HEAL,
    LEAD,
    LEAVE,
    LOAD,
    MELEE,
    MELEE_BOTH,
    MOVE,
    NEUTRALISE,
    OPEN,
    RELOAD,
    REORGANISE,
    SEARCH,
    SEARCH_CAR,
    SHOOT,
    SHOOT_BOTH,
    SHOUT,
    SNIFF,
    TAKE,
    THROW,
    TRADE,
)
from overrun.core import Option, Question
from overrun.core.verb import AnyVerb
from overrun.skirmish.levels import level_of
from overrun.skirmish.words import SURCHARGE, ZONES_PER_MOVE, Free

Rated = tuple[float, Choice]


class Ahead(NamedTuple):
    """What else there is: the best that can be done after an action, and the first zone of the way there."""

    after: float
    first: int


class Turn:
    """Thinking about one survivor's next action."""

    def __init__(self, now: Situation, plan: Plan, me: Person):
        self.now = now
        self.plan = plan
        self.me = me
        self.world = now.world
        self.threat = Threat(now, me)
        self.aim = plan.aim(me)
        self.row = plan.field(self.aim)
        # The higher the danger, the shorter the time that is left.
        self.pull = self.aim.pull * (1 + w.URGENCY * now.danger)
        self.surcharge = me.able.value(SURCHARGE)
        self.stride = me.able.value(ZONES_PER_MOVE)
        self.others = [person for person in now.alive if person is not me]
        self.opener = me.opens(self.world)
        self.can_search = me.may_search
        mask = 0
        for person in self.others:
            mask |= 1 << person.zone
        self.friends = mask
        self._distances = now.graph.distances_to_any(mask | 1 << me.zone)
        self._fight_value: dict[tuple[int, int], tuple[float, float]] = {}
        # The zones of friends whose turns are over.
        self.done = {person.zone for person in self.others if person.acted and person.car < 0}

    # Values

    def peril(self, zone: int, killed: float = 0.0, company: int = 0) -> float:
        """What friends in a zone whose turns are over have to expect; `company` is one if I stand by them."""
        now = self.now
        wounds = max(0.0, now.crowd.get(zone, 0.0) - killed)
        if wounds:
            wounds += now.horde[zone][RUNNER] * wounds / now.crowd[zone]
        for there in members(now.graph.near[zone]):
            if there in now.horde:
                wounds += now.horde[there][RUNNER]
        here = [person for person in self.others if person.zone == zone]
        wounds -= w.SUPPORT * support(here)
        if wounds <= 0:
            return 0.0
        each = wounds / (len(here) + company)
        return w.FRIENDS * sum(pain(person, each) for person in here if person.acted)

    def worth_killing(self, zone: int, kind: int) -> float:
        """What the death of a zombie is worth."""
        distance = self._distances[zone]
        if distance == 0:
            worth = w.KILL_0 if self.friends >> zone & 1 else w.KILL_0 * w.OWN_ZONE
        elif distance == 1:
            worth = w.KILL_1
        else:
            worth = w.KILL_2 if distance == 2 else w.KILL_FAR
        if kind == RUNNER:
            worth *= w.RUNNER_FACTOR
        elif kind == ABOMINATION:
            worth += w.ABOMINATION
        if self.aim.kind == "spawn" and zone in self.now.spawns:
            worth += w.CLEAR_SPAWN
        elif self.aim.kind == "gather" and self.aim.targets >> zone & 1:
            worth += w.CLEAR_GATHERING
        if kind == 0:
            worth += w.SHORTAGE * self.now.shortage
        return worth

    def experience(self, points: float) -> float:
        """What experience is worth: more skills, but more zombies for everybody."""
        plan, me = self.plan, self.me
        if plan.champion is not None:
            return points * (0.8 if plan.champion is me else 0.1)
        needed = points_to_next(me)
        share = min(1.0, points / needed) ** 2
        if me.level + 1 > self.now.danger:
            return -(w.TO_YELLOW, w.TO_ORANGE, w.TO_RED)[min(2, me.level)] * share
        return w.SKILL * share

    def attack_value(self, arm: Arm, zone: int, actions: float) -> tuple[float, float]:
        """What attacking a zone with a weapon gains, and how many zombies it should kill there."""
        counts = self.now.horde.get(zone)
        if counts is None:
            return 0.0, 0.0
        if not arm.chooses and self.friends >> zone & 1:
            return -50.0, 0.0
        dice = max(1, round(arm.dice * (1 if arm.reload else actions)))
        order = (RUNNER, ABOMINATION, 1, 0) if arm.chooses else (0, 1, ABOMINATION, RUNNER)
        gained = killed = points = 0.0
        before = 0
        done = 0.0
        for kind in order:
            number = int(counts[kind] + 0.5)
            if not number:
                continue
            if arm.damage < TOUGHNESS[kind]:
                if arm.chooses:
                    continue
                break  # what cannot be killed shields the rest
            before += number
            total = expected_kills(dice, arm.chance, before)
            kills = total - done
            done = total
            gained += kills * self.worth_killing(zone, kind)
            points += kills * (5 if kind == ABOMINATION else 1)
        killed = done
        return gained + self.experience(points), killed

    def fight(self, zone: int, actions: int) -> tuple[float, float]:
        """The best that so many attacks from a zone can do, and how many zombies die in that very zone."""
        key = (zone, actions)
        found = self._fight_value.get(key)
        if found is None:
            found = self._fight(zone, actions)
            self._fight_value[key] = found
        return found

    def _fight(self, zone: int, actions: int) -> tuple[float, float]:
        best, killed_here = 0.0, 0.0
        horde = self.now.horde
        if not horde:
            return best, killed_here
        here = zone in horde
        for arm in self.me.arms:
            if here and arm.near == 0:
                value, killed = self.attack_value(arm, zone, actions)
                # What dies here cannot wound me.
                relief = self.threat.cost(zone) - self.threat.cost(zone, killed)
                if zone in self.done:
                    relief += self.peril(zone, company=1) - self.peril(zone, killed, 1)
                if value + relief > best + 0.01:
                    best, killed_here = value + relief, killed
            if arm.far > 0 and not here:
                for there in members(self.now.graph.in_range(zone, max(1, arm.near), arm.far)):
                    if there in horde:
                        value, _ = self.attack_value(arm, there, actions)
                        if value > best:
                            best, killed_here = value, 0.0
        return best, killed_here

    def bare(self, zone: int) -> float:
        """What it is worth to end in a zone without doing anything there."""
        value = -self.row[zone] * self.pull - self.threat.cost(zone)
        if self.others:
            row = self.now.graph.distances(zone)
            apart = sum(min(8, row[person.zone] % 99) for person in self.others) / len(self.others)
            value -= w.ALONE * max(0.0, apart - 0.7)
        for there in self.done:
            value -= self.peril(there, company=int(there == zone))
        if self.world.zombie_exits:
            value -= w.LOST * self._lost_on_the_way(zone)
        return value

    def _lost_on_the_way(self, zone: int) -> float:
        """Zombies that get away if they come to me here: their way leads through an exit of theirs."""
        graph = self.now.graph
        lost = 0.0
        for out in members(self.world.zombie_exits):
            row, beyond = graph.distances(out), graph.distance(out, zone)
            for there, count in self.now.crowd.items():
                steps = graph.distance(there, zone)
                if 0 <= steps <= w.LOST_STEPS and row[there] + beyond == steps:
                    lost += count
        return lost

    def place(self, zone: int, actions: int, *, search: bool = True, stay: bool = False) -> float:
        """What it is worth to end in a zone, with so many actions left to use there."""
        value = self.bare(zone)
        left = actions
        if not stay:
            deeds = self.deeds(zone, actions)
            if deeds:
                value += deeds
                left -= 1
        if search and self.can_search and self.searchable(zone) and not self.now.crowd.get(zone):
            free = self.me.free.get("search", 0)
            if free or left > 0:
                value += self.search_value(zone)
                left -= 0 if free else 1
        combat = left + self.me.free.get("combat", 0)
        if combat > 0:
            value += self.fight(zone, combat)[0]
        return value

    def deeds(self, zone: int, actions: int) -> float:
        """What can be done in a zone for the mission, if an action is left for it."""
        if actions < 1:
            return 0.0
        value = 0.0
        aim = self.aim
        for number in self.now.objectives:
            if aim.take >> number & 1 and self.world.objectives[number].zone == zone:
                value = max(value, self.take_value())
        if aim.kind == "spawn" and zone in self.now.spawns and not self.now.crowd.get(zone):
            value = max(value, w.NEUTRALISE)
        if self.opener:
            for door in self.world.board.doors_of(zone):
                if self.now.state.closed >> door.id & 1:
                    value = max(value, self.open_value(zone, door.id))
        return value

    def take_value(self) -> float:
        """Taking a token, with the experience it brings."""
        points = self.world.mission.rules.points
        if self.plan.champion is not None:
            return w.TAKE if self.plan.champion is self.me else 2.0
        cost = self.experience(points)
        rises = self.me.level + 1 > self.now.danger and points >= points_to_next(self.me)
        if rises and self._somebody_better(points):
            return 2.0
        return w.TAKE + max(cost, 1 - w.TAKE)

    def _somebody_better(self, points: int) -> bool:
        """Whether somebody near who has not acted yet could take a token without raising the danger."""
        return any(
            not person.acted
            and level_of(person.xp + points) <= self.now.danger
            and 0 <= self.now.graph.distance(person.zone, self.me.zone) <= 2
            for person in self.others
        )

    def open_value(self, zone: int, door: int) -> float:
        """Opening a door that is in the way."""
        if self.plan.locked >> door & 1:
            return 0.0
        ends = self.world.board.doors[door]
        there = ends.b if ends.a == zone else ends.a
        cost = self.plan.atlas.door_cost(self.now, zone, there)
        building = self.world.board.zones[there].building
        way = self.row[zone] >= self.row[there] + cost - 0.01 and self.row[zone] < FAR
        if not way and (building < 0 or building != self.aim.opens or self.row[zone] > 0):
            return 0.0  # the way does not lead through here
        if self.world.zombie_exits:
            if self.plan.quiet and not self._may_let_out(zone):
                return 0.0
        elif not self.plan.doors.ready(zone, building, self.me):
            return 0.0
        near = self.now.graph.distances(zone)
        helpers = sum(not person.acted and 0 <= near[person.zone] <= 1 for person in self.others)
        return w.OPEN + cost * 0.8 + w.OPEN_HELPERS * helpers

    def _may_let_out(self, zone: int) -> bool:
        """Where zombies may get away: whether we are together here, and can still be louder than there."""
        now = self.now
        here = [person for person in self.others if person.zone == zone]
        waiting = sum(not person.acted for person in here)
        together = len(here) + 1 >= w.TOGETHER * len(now.alive)
        return together and now.noise.get(zone, 0) + 2 * waiting > self.plan.quiet

    def searchable(self, zone: int) -> bool:
        """Whether a zone is a room that may be searched."""
        return bool(self.world.board.rooms >> zone & 1) and not self.world.no_search >> zone & 1

    def search_value(self, zone: int) -> float:
        """What looking for equipment is worth."""
        value = w.SEARCH
        if self.me.power < 1.0:
            value = w.SEARCH_UNARMED
        elif self.me.power < 1.5:
            value = w.SEARCH_WEAK
        if self.plan.searching:
            value = max(value, w.SEARCH_WANTED)
        if len(self.me.cards) >= 5:
            value *= 0.5
        if self.aim.kind == "leave":
            value = 0.0
        return value

    # Where one can get to

    def reach(self, start: int, actions: int, moves: int) -> dict[int, tuple[int, int]]:
        """Zones that can be reached: the actions it costs, and the first zone of the way."""
        legs = Legs(actions, moves, self.surcharge, self.stride)
        return reach(self.now.graph.near, self.now.crowd, start, legs)

    def best_place(
        self, start: int, actions: int, moves: int, *, search: bool = True, stay: bool = False
    ) -> tuple[float, int, int]:
        """The best zone to end in: its worth, the zone, and the first step towards it."""
        best = (self.place(start, actions, search=search, stay=stay), start, start)
        for zone, (cost, first) in self.reach(start, actions, moves).items():
            if zone != start:
                value = self.place(zone, actions - cost, search=search) - 0.02 * cost
                if value > best[0]:
                    best = (value, zone, first)
        return best

    # The question

    def choose(self, question: Question) -> Choice:
        """The next action."""
        return max(self.ranked(question), key=lambda found: found[0])[1]

    def ranked(self, question: Question) -> list[Rated]:
        """What every action that is worth a thought is worth, resting first."""
        me = self.me
        zone, actions, moves = me.zone, me.actions, me.free.get("move", 0)
        options = question.options
        rest = Choice(options[-1], "rest")
        if me.car >= 0:
            # In a car one neither walks nor gains anything by its place: only what is done counts.
            driven = cars.drive(question, self.now, self.plan, me)
            found = [(0.0, driven[1] if driven is not None else rest)]
            after, first = 0.0, zone
        else:
            found = [(self.bare(zone), rest)]
            value, target, first = self.best_place(zone, actions, moves)
            step = next((option for option in options if option is MOVE.of(first)), None)
            if step is not None:
                found.append((value, Choice(step, self._why(target), {"zone": target})))
            after = self.best_place(zone, actions - 1, moves)[0] if actions > 0 else self.bare(zone)
        for option in options:
            considered = self.consider(option, after, first)
            if considered is not None:
                found.append(considered)
        return found

    def _why(self, target: int) -> str:
        if self.threat.cost(self.me.zone) > 3 and self.row[target] >= self.row[self.me.zone]:
            return "flee"
        return {
            "token": "to-token",
            "exit": "to-exit",
            "leave": "to-exit",
            "gather": "to-gathering",
            "spawn": "to-spawn",
            "bunker": "to-bunker",
            "hunt": "to-fight",
        }.get(self.aim.kind, "to-place")

    def consider(self, option: Option, after: float, first: int) -> Rated | None:
        """What an option other than moving is worth, with the best that can be done after it."""
        consider = CONSIDERED.get(ASK_ACTION.verb_of(option))
        return None if consider is None else consider(self, option, Ahead(after, first))

    def _take(self, option: Option, ahead: Ahead) -> Rated | None:
        if self.aim.take >> TAKE.read(option)[0] & 1:
            # Rather before than after a search, which may wake somebody.
            return self.take_value() + self._rest(stay=True) + 0.1, Choice(option, "take-token")
        return None

    def _open(self, option: Option, ahead: Ahead) -> Rated | None:
        gain = self.open_value(self.me.zone, OPEN.read(option)[0])
        return (gain + self._rest(stay=True), Choice(option, "open-door")) if gain else None

    def _search(self, option: Option, ahead: Ahead) -> Rated | None:
        rest = self._rest(search=False, free="search") - self._ambush(w.AMBUSH_ROOM)
        return self.search_value(self.me.zone) + rest, Choice(option, "search")

    def _search_car(self, option: Option, ahead: Ahead) -> Rated | None:
        rest = self._rest(search=False, free="search") - self._ambush(w.AMBUSH_CAR)
        value = self.search_value(self.me.zone)
        return (value + w.SEARCH_CAR + rest, Choice(option, "search-car")) if value else None

    def _reload(self, option: Option, ahead: Ahead) -> Rated | None:
        loaded = self.now.armoury.power(self.me.hands, self.me.able)
        if self._crowd_near() and loaded > self.me.power + 0.3:
            return ahead.after + 1.0, Choice(option, "reload")
        return None

    def _combine(self, option: Option, ahead: Ahead) -> Rated | None:
        return ahead.after + 50.0, Choice(option, "combine")

    def _neutralise(self, option: Option, ahead: Ahead) -> Rated | None:
        return w.NEUTRALISE + ahead.after, Choice(option, "neutralise")

    def _leave(self, option: Option, ahead: Ahead) -> Rated | None:
        return (500.0, Choice(option, "leave")) if self.aim.kind == "leave" else None

    def _heal(self, option: Option, ahead: Ahead) -> Rated | None:
        return ahead.after + 30.0, Choice(option, "heal")

    def _lead(self, option: Option, ahead: Ahead) -> Rated | None:
        return ahead.after + 30.0 + self.now.named(*LEAD.read(option)).power, Choice(option, "lead")

    def _sniff(self, option: Option, ahead: Ahead) -> Rated | None:
        return ahead.after + 20.0, Choice(option, "search")

    def _shout(self, option: Option, ahead: Ahead) -> Rated | None:
        if ahead.first == self.me.zone and self._too_quiet():
            return ahead.after + w.SHOUT, Choice(option, "lure")
        return None

    def _load(self, option: Option, ahead: Ahead) -> Rated | None:
        return ahead.after + w.LOAD, Choice(option, "load")

    def _enter(self, option: Option, ahead: Ahead) -> Rated | None:
        value = cars.board(option, self.now, self.plan, self.me)
        return (value + self.bare(self.me.zone) + 10.0, Choice(option, "board")) if value else None

    def _change_seat(self, option: Option, ahead: Ahead) -> Rated | None:
        (seat,) = CHANGE_SEAT.read(option)
        if seat == "driver" and cars.should_drive(self.now, self.plan, self.me):
            return 50.0, Choice(option, "take-wheel")
        return None

    def _ambush(self, chance: float) -> float:
        """What a search may cost: whoever wakes must be killed by somebody, or wounds somebody."""
        me = self.me
        actions = me.actions if me.free.get("search") else me.actions - 1
        here = [person for person in self.others if person.zone == me.zone]
        hits = actions * (me.beside_friends if here else me.power)
        hits += 3 * support(here)
        return chance * pain(me, 1.0) * max(0.0, 1.0 - hits)

    def _rest(self, *, search: bool = True, stay: bool = False, free: Free | None = None) -> float:
        me = self.me
        actions = me.actions if free and me.free.get(free) else me.actions - 1
        return self.best_place(me.zone, actions, me.free.get("move", 0), search=search, stay=stay)[0]

    def _too_quiet(self) -> bool:
        """Whether the zombies would rather go where they get away than come to us."""
        zone, noise = self.me.zone, self.now.noise
        if not self.plan.quiet or any(noise.get(p.zone, 0) > noise.get(zone, 0) for p in self.others):
            return False
        missing = self.plan.quiet + 1 - noise.get(zone, 0)
        return 0 < missing <= self.me.actions + 3 * sum(not p.acted for p in self.others if p.zone == zone)

    def _crowd_near(self) -> bool:
        sight = self.now.graph.sight(self.me.zone)
        return any(sight >> zone & 1 for zone in self.now.horde)

    def _attack(self, option: Option, ahead: Ahead) -> Rated | None:
        me = self.me
        attack, verb = attack_of(option), ASK_ACTION.verb_of(option)
        assert attack is not None
        zone = attack.zones[0] if attack.zones else me.zone
        arm = next((arm for arm in me.arms if arm.card == attack.weapon and arm.verb is verb), None)
        if arm is None or zone not in self.now.horde:
            return None
        value, killed = self.attack_value(arm, zone, 1)
        if value <= -10 or killed < 0.05:
            return None
        if me.car >= 0:
            return value + self.threat.cost(me.zone) - self.threat.cost(
                me.zone, killed if zone == me.zone else 0
            ), Choice(option, "attack", {"zone": zone})
        rest = self._after_killing(zone, killed, me.actions - (0 if me.free.get("combat") else 1))
        noise = 0.05 if arm.noisy else 0.0
        return value + rest - noise, Choice(option, "attack", {"zone": zone})

    def _after_killing(self, zone: int, killed: float, actions: int) -> float:
        """The best that can be done when so many zombies of a zone are gone."""
        now = self.now
        before, crowd = now.horde.get(zone), now.crowd.get(zone, 0.0)
        if before is None or not crowd:
            return 0.0
        share = max(0.0, 1 - killed / crowd)
        now.horde[zone] = tuple(count * share for count in before)
        now.crowd[zone] = crowd * share
        threat, fights = self.threat, self._fight_value
        self.threat, self._fight_value = Threat(now, self.me), {}
        me = self.me
        moves = me.free.get("move", 0) if me.car < 0 else 0
        value = self.best_place(me.zone, actions if me.car < 0 else 0, moves)[0]
        now.horde[zone], now.crowd[zone] = before, crowd
        self.threat, self._fight_value = threat, fights
        return value

    def _throw(self, option: Option, ahead: Ahead) -> Rated | None:
        _, zone = THROW.read(option)
        counts = self.now.horde.get(zone)
        if zone == self.me.zone or self.friends >> zone & 1 or counts is None:
            return None
        worth = sum(counts[kind] * self.worth_killing(zone, kind) for kind in range(4))
        points = sum(counts) + 4 * counts[ABOMINATION]
        value = worth + self.experience(points) - 5.0
        rest = self._after_killing(zone, sum(counts), self.me.actions - 1)
        return value + rest, Choice(option, "throw", {"zone": zone})

    def _reorganise(self, option: Option, ahead: Ahead) -> Rated | None:
        me = self.me
        armoury = self.now.armoury
        wanted = armoury.best(me.cards, me.able, me.keeps_opener)
        if sorted(wanted) == sorted(me.hands):
            return None
        gain = armoury.power(wanted, me.able) - armoury.power(me.hands, me.able)
        opens = any(self.world.kinds[card].opens_doors for card in wanted) and not self.opener
        value = 2.5 * gain + (1.5 if opens else 0.0) - 0.4
        return (ahead.after + value, Choice(option, "reorganise")) if value > 0.3 else None

    def _trade(self, option: Option, ahead: Ahead) -> Rated | None:
        other = self.now.named(*TRADE.read(option))
        me, gift = self.me, self.now.armoury.gift
        gain = gift(me, other)[1] + gift(other, me)[1]
        value = w.TRADE * gain - w.TRADE_COST
        return (ahead.after + value, Choice(option, "trade")) if value > 0 else None

    def go_on(self, question: Question) -> Choice:
        """Going on in the same move."""
        actions, moves = self.me.actions, self.me.free.get("move", 0)
        return go_on(question, self.me.zone, lambda zone: self.best_place(zone, actions, moves), self._why)


# How each action is thought about; others only serve what the bots do not know of.
CONSIDERED: dict[AnyVerb, Callable[[Turn, Option, Ahead], Rated | None]] = {
    TAKE: Turn._take,
    OPEN: Turn._open,
    SEARCH: Turn._search,
    SEARCH_CAR: Turn._search_car,
    MELEE: Turn._attack,
    MELEE_BOTH: Turn._attack,
    SHOOT: Turn._attack,
    SHOOT_BOTH: Turn._attack,
    THROW: Turn._throw,
    RELOAD: Turn._reload,
    COMBINE: Turn._combine,
    NEUTRALISE: Turn._neutralise,
    LEAVE: Turn._leave,
    HEAL: Turn._heal,
    LEAD: Turn._lead,
    SNIFF: Turn._sniff,
    SHOUT: Turn._shout,
    LOAD: Turn._load,
    ENTER: Turn._enter,
    CHANGE_SEAT: Turn._change_seat,
    TRADE: Turn._trade,
    REORGANISE: Turn._reorganise,
}


def support(here: list[Person]) -> float:
    """The hits to expect of those in a zone whose turns are still to come."""
    # From 0.0 on: compiled, a sum without a beginning is taken for a whole number.
    return sum((person.beside_friends for person in here if not person.acted), 0.0)
