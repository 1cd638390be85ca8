"""Zombies: they attack whoever is there; otherwise they go where they see or hear somebody."""

from __future__ import annotations

from msgspec import Struct

from overrun.board import Graph, members
from overrun.classic import events
from overrun.classic.abilities import is_silent
from overrun.classic.actions.noise import noise_in, noisy_zones
from overrun.classic.common import graph, survivor_zones
from overrun.classic.phases.ending import check_end
from overrun.classic.state import ABOMINATION, RUNNER, ZOMBIES
from overrun.classic.steps import Activate, ActivateAgain, AttackAt, MoveZombies, PayOwed
from overrun.classic.words import (
    ABOMINATION_TO,
    ASK_ABOMINATION,
    ASK_SMALLER_GROUP,
    ASK_SPLIT_ORDER,
    FEWER,
    SPLIT,
    ZOMBIES_MOVED,
)
from overrun.classic.world import Look, Play
from overrun.core import Script
from overrun.core.moment import act_at
from overrun.skirmish.people import counts_in, decider, infested

ALL = 0b1111
RUNNERS = 1 << RUNNER


def supply(look: Look, kind: int) -> int:
    """Figures of a kind that are neither on the board nor gone for good."""
    state = look.state
    return look.world.figures[kind] - sum(state.horde[kind]) - state.escaped[kind]


# Activation


def activate(play: Play, step: Activate) -> None:
    """Zombies of these kinds spend one action: all attacks first, then all moves."""
    state = play.state
    attacked = 0
    attacks = []
    kinds = [kind for kind in range(4) if step.kinds >> kind & 1]
    for zone in members(survivor_zones(state)):
        counts = tuple([state.horde[kind][zone] if kind in kinds else 0 for kind in range(4)])
        if any(counts):
            attacked |= 1 << zone
            attacks.append((zone, sum(counts), counts))
    play.then(
        *[AttackAt(zone, number, counts) for zone, number, counts in attacks],
        MoveZombies(step.kinds, attacked),
        PayOwed(step.chain),
    )


def pay_owed(play: Play, step: PayOwed) -> None:
    """Kinds that ran short are activated fully, in the order in which they ran short.

    An activation that was itself granted by a shortage grants no further one: only its own kind moves in
    it, so that only this kind can run short again.
    """
    owed, play.state.owed = play.state.owed, ()
    limit = play.world.house.shortage_chain_limit
    if not limit or step.chain < limit:
        play.then(*[ActivateAgain(kind, step.chain + 1) for kind in owed])
    else:
        for kind in owed:
            play.tell(events.NoFurtherActivation, ZOMBIES[kind], rules=("classic.ambiguity.shortage-chain",))


def activate_again(play: Play, step: ActivateAgain) -> None:
    """A kind that ran short gets its extra activation."""
    rules = ("classic.spawn.out-of-miniatures", "classic.ambiguity.nested-activation")
    play.tell(events.ExtraActivation, ZOMBIES[step.kind], rules=rules)
    extra_activation(play, step.kind, step.chain)


def extra_activation(play: Play, kind: int, chain: int = 0) -> None:
    """All zombies of a kind act again; runners with their two actions."""
    play.then(*[Activate(1 << kind, chain)] * (2 if kind == RUNNER else 1))


# What draws them


class Drawn(Struct, frozen=True):
    """Why the zombies of a zone go somewhere: the goals they share, and the next zones towards them.

    `routes` are the sets of next zones for each of the goals; the zone itself is one of them where a goal
    lies behind a locked door, and for those who stand on their goal.
    """

    why: str
    goals: tuple[int, ...]
    ways: tuple[int, ...]
    routes: tuple[int, ...] = ()


_WHY = {
    "seen": ("classic.zmove.visible-first", "classic.zmove.visible-noisiest"),
    "heard": ("classic.zmove.unseen-noisiest", "classic.zmove.shortest-route"),
    "heard behind doors": ("classic.zmove.no-path", "classic.ambiguity.no-open-path"),
    "silence": ("classic.ambiguity.no-noise-target",),
}


class Senses:
    """What all zombies see and hear before anyone moves: moves are simultaneous."""

    def __init__(self, look: Look):
        state = look.state
        self.state = state
        self.house = look.world.house
        self.graph = graph(look)
        self.as_if_open = look.world.graph(0) if state.closed else self.graph
        self.survivors = survivor_zones(state)
        self._noise: dict[int, int] | None = None

    @property
    def noise(self) -> dict[int, int]:
        if self._noise is None:
            self._noise = noisy_zones(self.state)
        return self._noise

    def drawn(self, zone: int) -> Drawn:
        """Where the zombies of a zone want to go."""
        visible = self.graph.sight(zone) & self.survivors
        if visible:
            goals = self._loudest({there: noise_in(self.state, there) for there in members(visible)})
            return self._towards("seen", zone, goals, self.graph)
        reachable = self.graph.reachable(zone)
        if reachable & self.survivors:
            heard = {there: noise for there, noise in self.noise.items() if reachable >> there & 1}
            return self._towards("heard", zone, self._loudest(heard), self.graph)
        return self._towards("heard behind doors", zone, self._loudest(self.noise), self.as_if_open)

    @staticmethod
    def _loudest(noise: dict[int, int]) -> tuple[int, ...]:
        if not noise:
            return ()
        most = max(noise.values())
        return tuple(sorted(zone for zone, loudness in noise.items() if loudness == most))

    def _towards(self, why: str, zone: int, goals: tuple[int, ...], graph: Graph) -> Drawn:
        goals = tuple(goal for goal in goals if graph.distance(zone, goal) >= 0)
        if len(goals) > 1 and not self.house.own_zone_counts_in_tie:
            goals = tuple(goal for goal in goals if goal != zone)
        if len(goals) > 1 and self.house.tied_noise_nearest_only:
            nearest = min(graph.distance(zone, goal) for goal in goals)
            goals = tuple(goal for goal in goals if graph.distance(zone, goal) == nearest)
        if not goals:
            return Drawn("silence", (), (zone,))
        routes = []
        ways = 0
        for goal in goals:
            steps = graph.first_steps(zone, 1 << goal)
            if goal == zone or steps & ~self.graph.near[zone]:
                # Who is there already stays; so does a share whose way leads through a locked door.
                steps = steps & self.graph.near[zone] | 1 << zone
            routes.append(steps)
            ways |= steps
        return Drawn(why, goals, tuple(members(ways)), tuple(routes))


# Moving


class Group(Struct, frozen=True):
    """The zombies of one zone that are about to move."""

    zone: int
    counts: tuple[int, ...]
    drawn: Drawn


def move_zombies(play: Play, step: MoveZombies) -> Script[None] | None:
    """All zombies that have not attacked move one zone. Everything is decided before anybody moves."""
    if step.attacked:
        # All attacks together are one effect: only now may somebody's death have fulfilled the last goal.
        check_end(play)
    groups = _groups(play, step)
    if not groups:
        return None
    if _has_choice(play, groups):
        return _move_with_choices(play, groups)
    _move(play, [_shares(group, None, None) for group in groups])
    return None


def _groups(look: Look, step: MoveZombies) -> list[Group]:
    state = look.state
    senses = Senses(look)
    groups = []
    for zone in members(infested(state) & ~step.attacked):
        counts = counts_in(state, zone)
        if step.kinds != ALL:
            counts = tuple(count if step.kinds >> kind & 1 else 0 for kind, count in enumerate(counts))
        if any(counts):
            groups.append(Group(zone, counts, senses.drawn(zone)))
    return groups


def _needed(group: Group, kind: int) -> int:
    """Figures to add so that all shares of a split group are equal; the abomination never splits."""
    if kind == ABOMINATION:
        return 0
    return -group.counts[kind] % len(group.drawn.ways)


def _has_choice(look: Look, groups: list[Group]) -> bool:
    needed = [0, 0, 0]
    for group in groups:
        if len(group.drawn.ways) > 1:
            if group.counts[ABOMINATION]:
                return True
            for kind in range(3):
                needed[kind] += _needed(group, kind)
    return any(needed[kind] and needed[kind] > supply(look, kind) for kind in range(3))


class Share(Struct, frozen=True):
    """What part of a group goes where, and how many of them are new."""

    group: Group
    counts: dict[int, list[int]]
    added: dict[int, list[int]]


def _shares(group: Group, abomination_to: int | None, short: dict[int, tuple[int, ...]] | None) -> Share:
    """Divide a group over its ways: equal shares of every kind, with figures added where needed.

    `short` names, for kinds without enough figures, the ways whose share stays smaller.
    """
    ways = group.drawn.ways
    counts = {way: [0, 0, 0, 0] for way in ways}
    added = {way: [0, 0, 0, 0] for way in ways}
    for kind in range(3):
        if not group.counts[kind]:
            continue
        share = -(-group.counts[kind] // len(ways))
        smaller = short.get(kind, ()) if short else ()
        extra = _needed(group, kind) - len(smaller)
        for way in ways:
            counts[way][kind] = share - (way in smaller)
        # Which figures are new is only for the story: the last shares get them.
        for way in reversed(ways):
            if extra and way not in smaller:
                added[way][kind] = 1
                extra -= 1
    if group.counts[ABOMINATION]:
        counts[ways[0] if abomination_to is None else abomination_to][ABOMINATION] = group.counts[ABOMINATION]
    return Share(group, counts, added)


def _move_with_choices(play: Play, groups: list[Group]) -> Script[None]:
    """The players choose the abomination's way, who is served first, and which share stays smaller."""
    left = [supply(play, kind) for kind in range(3)]
    shares = []
    missing: dict[int, int] = {}
    for group in (yield from _in_order(play, groups, left.copy())):
        ways = group.drawn.ways
        to = None
        if group.counts[ABOMINATION] and len(ways) > 1:
            options = tuple(ABOMINATION_TO.of(way) for way in ways)
            chosen = yield ASK_ABOMINATION.of(decider(play.state), options, group.zone)
            (to,) = ABOMINATION_TO.read(chosen)
        short: dict[int, tuple[int, ...]] = {}
        for kind in range(3):
            needed = _needed(group, kind)
            served = min(needed, left[kind])
            left[kind] -= served
            if served < needed:
                missing[kind] = missing.get(kind, 0) + needed - served
                short[kind] = yield from _smaller_shares(play, group, kind, needed - served)
        shares.append(_shares(group, to, short))
    _move(play, shares)
    for kind, number in missing.items():
        run_short(play, kind, number, "classic.split.shortage-extra-activation")


def _in_order(play: Play, groups: list[Group], left: list[int]) -> Script[list[Group]]:
    """Where figures do not suffice for all splits of a kind, the players say which zone is served next."""
    needs = {g.zone: [_needed(g, kind) for kind in range(3)] for g in groups}
    scarce = [kind for kind in range(3) if sum(need[kind] for need in needs.values()) > left[kind]]
    contested = [g for g in groups if any(needs[g.zone][kind] for kind in scarce)]
    order = [g for g in groups if g not in contested]
    while _order_matters([needs[g.zone] for g in contested], scarce, left):
        options = tuple(SPLIT.of(g.zone) for g in contested)
        chosen = yield ASK_SPLIT_ORDER.of(decider(play.state), options)
        served = contested.pop(options.index(chosen))
        for kind in scarce.copy():
            if needs[served.zone][kind] > left[kind]:
                scarce.remove(kind)  # it has run short: nothing is left to share out
            left[kind] = max(0, left[kind] - needs[served.zone][kind])
        order.append(served)
    return order + contested


def _order_matters(needs: list[list[int]], scarce: list[int], left: list[int]) -> bool:
    """Whether it makes a difference which zone is served first: for the figures left, or for the kind that
    runs short first and so is activated first."""
    if any(left[kind] and sum(1 for need in needs if need[kind]) > 1 for kind in scarce):
        return True
    short = [[kind for kind in scarce if need[kind] > left[kind]] for need in needs]
    longest = max(short, key=len, default=[])
    return any(kinds != longest[: len(kinds)] for kinds in short)


def _smaller_shares(play: Play, group: Group, kind: int, missing: int) -> Script[tuple[int, ...]]:
    ways = list(group.drawn.ways)
    smaller: list[int] = []
    for _ in range(missing):
        options = tuple(FEWER.of(ZOMBIES[kind], way) for way in ways)
        chosen = yield ASK_SMALLER_GROUP.of(decider(play.state), options, group.zone, ZOMBIES[kind])
        _, way = FEWER.read(chosen)
        smaller.append(way)
        ways.remove(smaller[-1])
    return tuple(smaller)


def run_short(play: Play, kind: int, missing: int, rule: str = "classic.spawn.out-of-miniatures") -> None:
    """Figures of a kind are missing: those left have been placed, and the kind is owed an activation."""
    if kind not in play.state.owed:
        play.state.owed = (*play.state.owed, kind)
    rules = (rule, "classic.spawn.out-of-miniatures-place-rest")
    play.tell(events.FiguresShort, ZOMBIES[kind], missing, rules=rules)


def _move(play: Play, shares: list[Share]) -> None:
    """Everybody moves at once."""
    state = play.state
    for share in shares:
        for kind, count in enumerate(share.group.counts):
            state.horde[kind][share.group.zone] -= count
    for share in shares:
        for way, counts in share.counts.items():
            for kind, count in enumerate(counts):
                state.horde[kind][way] += count
    for share in shares:
        _tell(play, share)
    arrived = {way for share in shares for way in share.counts}
    act_at(play.world.listeners, ZOMBIES_MOVED, play, arrived)


def _tell(play: Play, share: Share) -> None:
    """What every part of a group saw or heard, which ways were tied, and why the group split."""
    if play.sink is None:
        return
    group = share.group
    why, goals, ways = group.drawn.why, group.drawn.goals, group.drawn.ways
    who = tuple(
        number
        for number, survivor in enumerate(play.state.survivors)
        if survivor.zone in goals and (why == "seen" or not is_silent(survivor))
    )
    noise = noise_in(play.state, goals[0]) if goals else 0
    drew = (why, goals, ways, who, noise)
    for way, counts in share.counts.items():
        added = tuple(share.added[way])
        rules = _rules(group, way, any(added), counts[ABOMINATION] > 0)
        if not any(counts):
            continue
        if way == group.zone:
            play.tell(events.ZombiesStay, way, tuple(counts), added, *drew, rules=rules)
        else:
            play.tell(events.ZombiesMoved, group.zone, way, tuple(counts), added, *drew, rules=rules)


def _rules(group: Group, way: int, added: bool, abomination: bool) -> tuple[str, ...]:
    drawn = group.drawn
    rules = list(_WHY[drawn.why])
    if len(drawn.ways) > 1:
        if len(drawn.goals) > 1:
            rules.append("classic.split.equal-targets")
        if any(route.bit_count() > 1 for route in drawn.routes):
            rules.append("classic.split.equal-routes")
        if any(group.counts[:ABOMINATION]):
            rules.append("classic.split.even-per-type")
        if added:
            rules.append("classic.split.add-zombies")
        if abomination:
            rules.append("classic.split.abomination-players-choose")
    if way == group.zone:
        if way in drawn.goals:
            rules.append("classic.ambiguity.standing-on-target")
        if any(
            route >> way & 1 for goal, route in zip(drawn.goals, drawn.routes, strict=True) if goal != way
        ):
            rules += ["classic.zmove.locked-doors-stop", "classic.ambiguity.blocked-share"]
    return tuple(rules)
