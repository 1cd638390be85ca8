"""Cars: who gets in, and where the driver goes."""

from __future__ import annotations

from overrun.agents.classic.aims import Plan
from overrun.agents.classic.situation import Person, Situation
from overrun.agents.classic.threat import Threat, pain
from overrun.agents.dice import expected_kills
from overrun.agents.sensible import Choice
from overrun.agents.ways import FAR
from overrun.board import members
from overrun.classic.state import EMPTY, RUNNER
from overrun.classic.words import ASK_DRIVE_ON, DRIVE, DRIVE_ON, ENTER
from overrun.core import Option, Question

DRIVER = 0
HIT = 0.5
FRIEND = 25.0  # the cost of running over a friend
LATER = 0.25  # how much danger counts while there are actions left to drive on


class Drive:
    """Thinking about the next stretch of a car."""

    def __init__(self, now: Situation, plan: Plan, driver: Person):
        self.now = now
        self.plan = plan
        self.driver = driver
        self.car = driver.car
        self.inside = [person for person in now.alive if person.car == driver.car]
        self.outside = [person for person in now.alive if person.car != driver.car]
        self.threat = Threat(now, driver)
        aim = plan.aim(driver)
        self.row = plan.field(aim)
        self.hunting = plan.champion is not None
        self.streets = ~now.world.board.rooms

    def near(self, zone: int) -> list[int]:
        """Street zones next to a zone."""
        return list(members(self.now.graph.near[zone] & self.streets))

    def kills(self, zone: int, left: dict[int, float]) -> float:
        """Zombies to expect dead when the car goes through a zone; `left` remembers what is left there."""
        counts = self.now.horde.get(zone)
        if counts is None:
            return 0.0
        total = left.get(zone, self.now.crowd[zone])
        walkers = max(0.0, total - counts[1] - counts[2] - counts[3])
        targets = walkers if counts[1] or counts[3] else walkers + counts[2]
        dead = expected_kills(max(1, round(total)), HIT, max(1, round(targets))) if targets > 0.4 else 0.0
        left[zone] = total - dead
        return dead

    def danger(self, zone: int, left: dict[int, float]) -> float:
        """What the people in the car have to expect where it stops."""
        now = self.now
        people = len(self.inside) + sum(person.zone == zone for person in self.outside)
        here = left.get(zone, now.crowd.get(zone, 0.0))
        runners = now.horde[zone][RUNNER] if zone in now.horde else 0.0
        coming, others, crowd = self.threat.coming(zone)
        wounds = here + min(runners, here) + coming
        cost = max(pain(person, wounds / people) for person in self.inside) * 1.2
        if now.danger and others:
            cost += 0.15 * pain(self.driver, others / people)
        return cost + 0.3 * crowd + 0.2 * others

    def value(self, way: list[int], actions: int) -> float:
        """What a stretch over these zones is worth, the zone it starts in included."""
        left: dict[int, float] = {}
        value = 0.0
        for zone in way:
            value += self.kills(zone, left) * (1.0 if self.hunting else 0.3)
            value -= FRIEND * sum(person.zone == zone for person in self.outside)
        end = way[-1]
        value -= self.danger(end, left) * (LATER if actions > 1 else 1.0)
        if self.hunting:
            value -= 0.2 * self.prey(end)
        else:
            value -= min(self.row[end], FAR)
        return value

    def prey(self, zone: int) -> float:
        """How far it is to the nearest zombies in the street that a car can kill."""
        streets = 0
        for there, counts in self.now.horde.items():
            if self.streets >> there & 1 and counts[0] + counts[RUNNER] > 0:
                streets |= 1 << there
        if not streets:
            return 0.0
        distance = self.now.graph.distances_to_any(streets)[zone]
        return abs(distance - 2.0) if distance >= 0 else 9.0

    def best_from(self, way: list[int], actions: int) -> float:
        """The best way on from here, or stopping."""
        return max([self.value(way, actions)] + [self.value([*way, z], actions) for z in self.near(way[-1])])


def drive(question: Question, now: Situation, plan: Plan, me: Person) -> tuple[float, Choice] | None:
    """The driver's next action behind the wheel."""
    options = [option for option in question.options if DRIVE.made(option)]
    if not options:
        return None
    thinking = Drive(now, plan, me)
    standing: dict[int, float] = {}
    best_value = -thinking.danger(me.zone, standing)
    best_value -= 0.2 * thinking.prey(me.zone) if thinking.hunting else min(thinking.row[me.zone], FAR)
    best: Choice | None = None
    for option in options:
        (zone,) = DRIVE.read(option)
        value = thinking.best_from([me.zone, zone], me.actions)
        if value > best_value + 0.05:
            best_value, best = value, Choice(option, "drive", {"zone": zone})
    return (best_value, best) if best is not None else None


def drive_on(question: Question, now: Situation, plan: Plan) -> Choice:
    """The second zone of a drive."""
    me = now.named(*ASK_DRIVE_ON.read(question))
    thinking = Drive(now, plan, me)
    actions = me.actions + 1
    stop = question.options[-1]
    best, chosen = thinking.value([me.zone], actions), Choice(stop, "stop")
    # What was in the zone just entered has been run over already.
    for option in question.options[:-1]:
        (zone,) = DRIVE_ON.read(option)
        value = thinking.value([zone], actions)
        if value > best:
            best, chosen = value, Choice(option, "drive", {"zone": zone})
    return chosen


def driver_of(now: Situation, car: int) -> Person | None:
    """Who sits at the wheel."""
    seat = now.state.cars[car].seats[DRIVER]
    return now.people[seat] if seat != EMPTY else None


def should_drive(now: Situation, plan: Plan, me: Person) -> bool:
    """Whether I am the one to take a free wheel."""
    champion = plan.champion
    return champion is None or champion is me or champion.car >= 0 or champion.zone != me.zone


def board(option: Option, now: Situation, plan: Plan, me: Person) -> float:
    """What getting into a car is worth."""
    if plan.aim(me).kind != "car":
        return 0.0
    car, seat = ENTER.read(option)
    if seat == "driver":
        return 8.0 if should_drive(now, plan, me) else 0.0
    return 6.0 if not should_drive(now, plan, me) or driver_of(now, car) else 5.0
