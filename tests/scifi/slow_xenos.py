"""The activation step once more, slowly and as plainly as the book puts it, to test the quick one against.

No bitmasks, no caches: dictionaries of zones, and every shortest way written out. What players choose is read
from the answers given in the real game; asking for something else, or with other options, is an error. People
here are so well armoured that nobody is eliminated.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from overrun.board import Board, Topology, mask_of
from tests.board.reference import SlowBoard

KINDS = ("worker", "tank", "hunter", "spoiler-abomination")


@dataclass
class Asked:
    """A question of the real game and the answer it got."""

    kind: str
    subject: tuple[Any, ...]
    options: list[str]
    answer: str


@dataclass
class Plan:
    """What the xenos of one zone want, and what each kind does: (next zone, door to destroy, number)."""

    zone: int
    why: str
    goals: list[int]
    ways: list[int]
    moves: list[tuple[str, int, int | None, int]] = field(default_factory=list)


@dataclass
class SlowXenos:
    board: Board
    closed: set[int]
    mold: set[int]
    dead_mold: set[int]
    people: list[tuple[int, bool]]  # where, camouflaged
    tokens: dict[int, int]
    xenos: dict[tuple[int, str], int]
    answers: Iterator[Asked]
    ignore_unreachable_noise: bool = False
    door_takes_whole_activation: bool = False
    whole_zone_breaks_door: bool = False
    told: list[tuple[Any, ...]] = field(default_factory=list)
    resting: dict[int, int] = field(default_factory=dict)  # hunters that rest, by zone

    def slow_board(self, closed: Iterable[int]) -> SlowBoard:
        return SlowBoard(self.board, Topology(mask_of(closed), mask_of(self.mold), mask_of(self.dead_mold)))

    # Choices

    def ask(self, kind: str, subject: tuple[Any, ...], options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        question = next(self.answers)
        assert (question.kind, question.subject, question.options) == (kind, subject, options)
        return question.answer

    # The activation step

    def activation_step(self) -> None:
        self.spend_action(KINDS)
        self.spend_action(("hunter",))
        assert next(self.answers, None) is None

    def spend_action(self, kinds: Iterable[str]) -> None:
        visible_people = {zone for zone, camouflaged in self.people if not camouflaged}
        plans = []
        for zone in range(len(self.board.zones)):
            counts = {kind: self.xenos.get((zone, kind), 0) for kind in kinds}
            if "hunter" in counts:
                counts["hunter"] -= self.resting.get(zone, 0)
            if any(counts.values()) and zone not in visible_people:
                plans.append(self.plan(zone, counts, visible_people))
        self.resting = {}
        destroyed = set()
        for plan in plans:
            for kind, way, door, number in plan.moves:
                if door is None:
                    self.xenos[plan.zone, kind] -= number
                    self.xenos[way, kind] = self.xenos.get((way, kind), 0) + number
                else:
                    destroyed.add(door)
                    if kind == "hunter" and self.door_takes_whole_activation:
                        self.resting[plan.zone] = self.resting.get(plan.zone, 0) + number
        self.closed -= destroyed
        for zone in range(len(self.board.zones)):
            if self.xenos.get((zone, "spoiler-abomination")) and zone not in self.mold:
                self.spread(zone)

    def spread(self, zone: int) -> None:
        self.mold.add(zone)
        if zone in self.dead_mold:
            self.dead_mold.remove(zone)
        else:
            self.closed -= {door.id for door in self.board.doors if zone in (door.a, door.b)}

    # Where to

    def noise(self) -> dict[int, int]:
        noise = {zone: number for zone, number in self.tokens.items() if number}
        for zone, camouflaged in self.people:
            if not camouflaged:
                noise[zone] = noise.get(zone, 0) + 1
        return noise

    def plan(self, zone: int, counts: dict[str, int], people: set[int]) -> Plan:
        now, as_if_open = self.slow_board(self.closed), self.slow_board(())
        noise = self.noise()
        seen = set(now.sight(zone)) & people
        far = as_if_open.distances(zone)
        candidates = seen or set(noise)
        if self.ignore_unreachable_noise:
            candidates = {there for there in candidates if there in far}
        if not candidates:
            return self.stay(zone, counts, "silence")
        loudest = max(noise[there] for there in candidates)
        goals = sorted(there for there in candidates if noise[there] == loudest and there in far)
        if not goals:
            return self.stay(zone, counts, "cut off")
        routes = {goal: shortest_routes(as_if_open, zone, goal) for goal in goals}
        first = {
            goal: sorted({route[1] if len(route) > 1 else zone for route in routes[goal]}) for goal in goals
        }
        plan = Plan(
            zone, "seen" if seen else "heard", goals, sorted({w for ways in first.values() for w in ways})
        )
        doors = {way: self.door(now, zone, way) for way in plan.ways}
        if self.whole_zone_breaks_door and any(door is not None for door in doors.values()):
            for kind, number in counts.items():
                for door in doors.values():
                    if number and door is not None:
                        plan.moves.append((kind, zone, door, number))
            # Everybody is counted once, however many doors there are.
            barred = {door for door in doors.values() if door is not None}
            if len(barred) > 1 and self.door_takes_whole_activation:
                plan.moves = [m for m in plan.moves if m[2] == min(barred)] + [
                    (kind, zone, door, 0) for kind, _, door, _ in plan.moves
                ]
            self.told.append((zone, plan.why, tuple(goals), tuple(plan.ways), "doors"))
            return plan
        for kind, number in counts.items():
            if number:
                self.share(plan, kind, number, first, doors)
        self.told.append((zone, plan.why, tuple(goals), tuple(plan.ways), "moves"))
        return plan

    def stay(self, zone: int, counts: dict[str, int], why: str) -> Plan:
        self.told.append((zone, why, (), (), "moves"))
        return Plan(zone, why, [], [])

    def door(self, now: SlowBoard, zone: int, way: int) -> int | None:
        if way == zone or way in now.neighbours(zone):
            return None
        return min(door.id for door in self.board.doors if {door.a, door.b} == {zone, way})

    def share(
        self, plan: Plan, kind: str, number: int, first: dict[int, list[int]], doors: dict[int, int | None]
    ) -> None:
        """Deal a kind out over the goals, then each part over its ways; the players send the rest."""
        heads = dict.fromkeys(plan.goals, number // len(plan.goals))
        open_goals = list(plan.goals)
        for _ in range(number % len(plan.goals)):
            offered = [
                g for n, g in enumerate(open_goals) if first[g] not in [first[h] for h in open_goals[:n]]
            ]
            answer = self.ask("split-goals", (plan.zone, kind), [f"towards {goal}" for goal in offered])
            goal = int(answer.split()[1])
            heads[goal] += 1
            open_goals.remove(goal)
        for goal in plan.goals:
            ways = list(first[goal])
            taking = dict.fromkeys(ways, heads[goal] // len(ways))
            for _ in range(heads[goal] % len(ways)):
                answer = self.ask("split-ways", (plan.zone, kind, goal), [f"via {way}" for way in ways])
                way = int(answer.split()[1])
                taking[way] += 1
                ways.remove(way)
            plan.moves += [(kind, way, doors[way], n) for way, n in taking.items() if n]


def shortest_routes(roads: SlowBoard, start: int, goal: int) -> list[list[int]]:
    """All shortest routes, found by trying all routes of one step, of two steps…"""
    routes = [[start]]
    while not any(route[-1] == goal for route in routes):
        routes = [[*route, there] for route in routes for there in roads.neighbours(route[-1]) - set(route)]
    return [route for route in routes if route[-1] == goal]
