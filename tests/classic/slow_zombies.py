"""The activation step once more, slowly and as plainly as the book puts it, to test the quick one against.

No bitmasks, no caches: dictionaries of zones, and every shortest way written out. What players choose is read
from the answers given in the real game; asking for something else, or with other options, is an error.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import permutations
from random import Random
from typing import Any

from overrun.board import Board, Topology
from tests.board.reference import SlowBoard

KINDS = ("walker", "fatty", "runner", "abomination")
DEADLY = 2


class AllDead(Exception):
    """The game is lost."""


@dataclass
class Person:
    name: str
    zone: int
    silent: bool = False
    wounds: int = 0

    @property
    def alive(self) -> bool:
        return self.wounds < DEADLY


@dataclass
class Asked:
    """A question of the real game and the answer it got."""

    kind: str
    subject: tuple[Any, ...]
    options: list[str]
    answer: str


@dataclass
class Group:
    """The zombies of one zone that are about to move; `why` is what drew them."""

    zone: int
    counts: dict[str, int]
    why: str
    goals: list[int]
    ways: list[int]


@dataclass
class SlowZombies:
    board: Board
    closed: int
    people: list[Person]
    tokens: dict[int, int]
    zombies: dict[tuple[int, str], int]
    figures: dict[str, int]
    answers: Iterator[Asked]
    tied_noise_nearest_only: bool = False
    own_zone_counts_in_tie: bool = True
    shortage_chain_limit: int = 1
    told: list[Group] = field(default_factory=list)
    next_question: Asked | None = None

    def __post_init__(self) -> None:
        self.doors_as_they_are = SlowBoard(self.board, Topology(self.closed))
        self.all_doors_open = SlowBoard(self.board, Topology(0))
        self.next_question = next(self.answers, None)

    # Choices

    def ask(self, kind: str, options: list[str]) -> str:
        question = self.next_question
        assert question is not None, f"{kind} was not asked"
        assert (question.kind, question.options) == (kind, options)
        self.next_question = next(self.answers, None)
        return question.answer

    # The activation step

    def activation_step(self) -> None:
        self.spend_action(KINDS)
        self.spend_action(("runner",))
        assert self.next_question is None, f"asked too much: {self.next_question}"

    def spend_action(self, kinds: Iterable[str], chain: int = 0) -> None:
        """One action of all zombies of these kinds: attacks, then moves, then whoever ran short once more."""
        attacked = self.attack(kinds)
        groups = [
            self.group(zone, counts)
            for zone in range(len(self.board.zones))
            if zone not in attacked
            if any((counts := {kind: self.zombies.get((zone, kind), 0) for kind in kinds}).values())
        ]
        ran_short = self.move(groups)
        if self.shortage_chain_limit and chain >= self.shortage_chain_limit:
            return
        for kind in ran_short:
            for _ in range(2 if kind == "runner" else 1):
                self.spend_action((kind,), chain + 1)

    def attack(self, kinds: Iterable[str]) -> set[int]:
        """Every zombie in a zone with survivors attacks there; the zones where that happened."""
        attackers = {
            zone: number
            for zone in sorted({person.zone for person in self.people if person.alive})
            if (number := sum(self.zombies.get((zone, kind), 0) for kind in kinds))
        }
        for zone, number in attackers.items():
            for _ in range(number):
                there = [person for person in self.people if person.alive and person.zone == zone]
                if not there:
                    break
                victim = there[0]
                if len(there) > 1:
                    answer = self.ask("victim", [f"wound {person.name}" for person in there])
                    victim = next(person for person in there if answer == f"wound {person.name}")
                victim.wounds += 1
                if not any(person.alive for person in self.people):
                    raise AllDead
        return set(attackers)

    # Targets

    def noise(self, zone: int) -> int:
        heard = [p for p in self.people if p.alive and p.zone == zone and not p.silent]
        return self.tokens.get(zone, 0) + len(heard)

    def group(self, zone: int, counts: dict[str, int]) -> Group:
        """What draws the zombies of a zone, and over which next zones they go there."""
        here = {person.zone for person in self.people if person.alive}
        seen = set(self.doors_as_they_are.sight(zone)) & here
        reachable = set(self.doors_as_they_are.distances(zone))
        noisy = {there for there in range(len(self.board.zones)) if self.noise(there)}
        if seen:
            why, goals, roads = "seen", self.loudest(seen), self.doors_as_they_are
        elif reachable & here:
            why, goals, roads = "heard", self.loudest(noisy & reachable), self.doors_as_they_are
        else:
            why, goals, roads = "heard behind doors", self.loudest(noisy), self.all_doors_open
        far = roads.distances(zone)
        goals = [goal for goal in goals if goal in far]
        if len(goals) > 1 and not self.own_zone_counts_in_tie:
            goals = [goal for goal in goals if goal != zone]
        if goals and self.tied_noise_nearest_only:
            goals = [goal for goal in goals if far[goal] == min(far[other] for other in goals)]
        if not goals:
            return self.tell(Group(zone, counts, "silence", [], [zone]))
        ways = set()
        for goal in goals:
            for route in shortest_routes(roads, zone, goal):
                step = route[1] if len(route) > 1 else zone
                # A locked door stops them.
                ways.add(step if step in self.doors_as_they_are.neighbours(zone) else zone)
        return self.tell(Group(zone, counts, why, sorted(goals), sorted(ways)))

    def loudest(self, zones: set[int]) -> list[int]:
        return [zone for zone in zones if self.noise(zone) == max(self.noise(other) for other in zones)]

    def tell(self, group: Group) -> Group:
        self.told.append(group)
        return group

    # Moves and splits

    def supply(self) -> dict[str, int]:
        on_board = {kind: sum(n for (_, k), n in self.zombies.items() if k == kind) for kind in KINDS}
        return {kind: self.figures[kind] - on_board[kind] for kind in KINDS}

    def move(self, groups: list[Group]) -> list[str]:
        """Everybody moves at once; the kinds that ran short, in the order in which they did."""
        left = self.supply()
        ran_short: list[str] = []
        arrivals: list[tuple[int, str, int]] = []
        for group in self.in_order(groups, left):
            if group.counts.get("abomination"):
                way = group.ways[0]
                if len(group.ways) > 1:
                    options = [f"abomination {way}" for way in group.ways]
                    way = group.ways[options.index(self.ask("abomination", options))]
                arrivals.append((way, "abomination", group.counts["abomination"]))
            for kind in ("walker", "fatty", "runner"):
                piles = dealt_out(group.counts.get(kind, 0), group.ways)
                smaller = wanting(piles)
                added = min(len(smaller), left[kind])
                left[kind] -= added
                missing = len(smaller) - added
                if missing and kind not in ran_short:
                    ran_short.append(kind)
                size = max(piles.values())
                ways = list(group.ways)
                for _ in range(missing):
                    options = [f"fewer {kind} {way}" for way in ways]
                    way = ways[options.index(self.ask("smaller-group", options))]
                    ways.remove(way)
                    arrivals.append((way, kind, size - 1))
                arrivals += [(way, kind, size) for way in ways]
        for group in groups:
            for kind in group.counts:
                self.zombies[group.zone, kind] = 0
        for zone, kind, number in arrivals:
            self.zombies[zone, kind] = self.zombies.get((zone, kind), 0) + number
        return ran_short

    def in_order(self, groups: list[Group], left: dict[str, int]) -> list[Group]:
        """The players say which of the zones that want scarce figures is served next, while it matters."""
        scarce = [kind for kind in KINDS if sum(wants(g, kind) for g in groups) > left[kind]]
        contested = [g for g in groups if any(wants(g, kind) for kind in scarce)]
        order = [g for g in groups if g not in contested]
        while len({served(order + rest, left) for rest in orders(contested)}) > 1:
            options = [f"split {g.zone}" for g in contested]
            order.append(contested.pop(options.index(self.ask("split-order", options))))
        return order + contested


def orders(groups: list[Group]) -> list[list[Group]]:
    """All orders, or many of them if there are too many."""
    if len(groups) <= 5:
        return [list(order) for order in permutations(groups)]
    lot = Random(len(groups))
    return [lot.sample(groups, len(groups)) for _ in range(500)]


def shortest_routes(roads: SlowBoard, start: int, goal: int) -> list[list[int]]:
    """All shortest routes, found by trying all routes of one step, of two steps…"""
    routes = [[start]]
    while not any(route[-1] == goal for route in routes):
        routes = [[*route, there] for route in routes for there in roads.neighbours(route[-1]) - set(route)]
    return [route for route in routes if route[-1] == goal]


def dealt_out(number: int, ways: list[int]) -> dict[int, int]:
    """So many zombies dealt out one by one over the ways."""
    piles = dict.fromkeys(ways, 0)
    for n in range(number):
        piles[ways[n % len(ways)]] += 1
    return piles


def wanting(piles: dict[int, int]) -> list[int]:
    """The ways that need one more zombie to be equal to the others."""
    return [way for way, number in piles.items() if number < max(piles.values())]


def wants(group: Group, kind: str) -> int:
    if kind == "abomination":
        return 0
    return len(wanting(dealt_out(group.counts.get(kind, 0), group.ways)))


def served(order: list[Group], left: dict[str, int]) -> tuple[Any, ...]:
    """What each zone gets if they are served in this order, and which kinds run short first."""
    left = dict(left)
    got: dict[tuple[int, str], int] = {}
    ran_short: list[str] = []
    for group in order:
        for kind in ("walker", "fatty", "runner"):
            need = wants(group, kind)
            got[group.zone, kind] = min(need, left[kind])
            if need > left[kind] and kind not in ran_short:
                ran_short.append(kind)
            left[kind] -= got[group.zone, kind]
    return tuple(sorted(got.items())), tuple(ran_short)
