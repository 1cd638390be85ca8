"""Xenos: they attack whoever is there; otherwise they go where they see or hear somebody."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add
from typing import NamedTuple

from overrun.board import mask_of, members
from overrun.core import Script
from overrun.core.moment import act_at, ask_at, gather_at
from overrun.scifi import events
from overrun.scifi.actions.doors import Drew, destroy_door
from overrun.scifi.actions.noise import noise_in, noisy_zones
from overrun.scifi.combat.damage import hurt
from overrun.scifi.common import graph, prey_in, prey_zones, topology
from overrun.scifi.ground.mold import mold_touched
from overrun.scifi.ground.pits import drill
from overrun.scifi.phases.ending import check_end
from overrun.scifi.steps import Activate, ActivateAbominations, AttackAt, MoveXenos, Taunted
from overrun.scifi.words import (
    ASK_SPLIT_GOALS,
    ASK_SPLIT_WAYS,
    ATTACK_STEP,
    MAY_DESTROY,
    TOWARDS,
    VIA,
    XENOS_ACTIVATE,
    XENOS_ARRIVED,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.people import decider, infested, name_of

DRILLS = "drills-pits"

Resting = tuple[tuple[int, int, int], ...]
Counts = tuple[int, ...]


# Kinds


def supply(look: Look, kind: int) -> int:
    """Figures of a kind that are neither on the board nor gone for good."""
    state = look.state
    return look.world.supply[kind] - sum(state.horde[kind]) - state.kept[kind]


def all_kinds(look: Look) -> int:
    """Every kind of xeno, as a set."""
    return (1 << len(look.world.figures)) - 1


def abominations(look: Look, special: str = "") -> int:
    """The kinds of abominations, or only those with this special power."""
    return mask_of(
        kind
        for kind, figure in enumerate(look.world.figures)
        if figure.type == "abomination" and special in ("", figure.special)
    )


def kinds_named(look: Look, name: str) -> int:
    """The kinds with all these words in their name: "worker" means driller workers, too."""
    words = set(name.split("-"))
    return mask_of(
        kind for kind, figure in enumerate(look.world.figures) if words <= set(figure.id.split("-"))
    )


def _acting_again(look: Look, kinds: int, action: int) -> int:
    """Those of some kinds that have another action after so many."""
    return mask_of(kind for kind in members(kinds) if look.world.figures[kind].actions > action)


# Activation


def activate(play: Play, step: Activate) -> Script[None] | None:
    """Xenos of these kinds spend an action: all attacks first, then all moves."""
    ordinary = play.state.phase == "xenos" and step.action == 1 and step.kinds == all_kinds(play)
    if ordinary and ATTACK_STEP in play.world.listeners:
        return _activate_with_others(play, step)
    _attack_then_move(play, step)
    return None


def _activate_with_others(play: Play, step: Activate) -> Script[None]:
    """Whatever else attacks in this mission does so first."""
    _attack_then_move(play, step)
    yield from ask_at(play.world.listeners, ATTACK_STEP, play)


def _attack_then_move(play: Play, step: Activate) -> None:
    groups = _crowd(play, step.kinds, step.resting)
    if groups:
        act_at(play.world.listeners, XENOS_ACTIVATE, play, mask_of(groups))
    prey = prey_zones(play.state)
    attacks = {zone: counts for zone, counts in groups.items() if prey >> zone & 1}
    play.then(
        *[AttackAt(zone, counts) for zone, counts in attacks.items()],
        MoveXenos(step.kinds, mask_of(attacks), step.action, step.resting),
    )


def _crowd(look: Look, kinds: int, resting: Resting, but: int = 0) -> dict[int, Counts]:
    """Who acts in which zone: xenos of some kinds, without those that rest and some zones."""
    state = look.state
    groups = {}
    for zone in members(infested(state) & ~but):
        counts = [horde[zone] if kinds >> kind & 1 else 0 for kind, horde in enumerate(state.horde)]
        for there, kind, number in resting:
            if there == zone:
                counts[kind] = max(0, counts[kind] - number)
        if any(counts):
            groups[zone] = tuple(counts)
    return groups


def activate_abominations(play: Play, step: ActivateAbominations) -> None:
    """All abominations get an extra activation; those that drill do that instead, where no pit is open."""
    kinds = abominations(play)
    groups = _crowd(play, kinds, ())
    if not groups:
        return
    names = tuple(
        figure.id
        for kind, figure in enumerate(play.world.figures)
        if any(counts[kind] for counts in groups.values())
    )
    rules = ("mixed.spawn.all-abominations",) if len(names) > 1 else ("scifi.activation.extra-activation",)
    play.tell(events.ExtraActivation, names, rules=rules)
    drilling = [found for zone, counts in groups.items() for found in _drilling(play, zone, counts)]
    for zone, _, _ in drilling:
        drill(play, zone)
    play.then(Activate(kinds, resting=tuple(drilling)))


def _drilling(look: Look, zone: int, counts: Counts) -> Resting:
    """Those of a group that drill instead of getting an extra activation."""
    if look.state.pits >> zone & 1:
        return ()
    return tuple(
        (zone, kind, counts[kind])
        for kind, figure in enumerate(look.world.figures)
        if counts[kind] and figure.special == DRILLS
    )


# What draws them


class Drawn(NamedTuple):
    """Why the xenos of a zone go somewhere: the goals they share, and for each the set of next zones.

    Who stands on a goal stays there: then the zone itself is the next one. The next zone may lie behind a
    closed door.
    """

    why: str
    goals: tuple[int, ...] = ()
    routes: tuple[int, ...] = ()

    @property
    def ways(self) -> int:
        """All next zones."""
        ways = 0
        for route in self.routes:
            ways |= route
        return ways


_WHY = {
    "seen": ("scifi.activation.destination-visible", "scifi.activation.visible-beats-noise"),
    "heard": ("scifi.activation.destination-noisiest", "scifi.activation.shortest-path"),
    "taunted": ("scifi.skill.taunt", "scifi.activation.shortest-path"),
    "silence": ("scifi.ambiguity.destination-none",),
    "cut off": ("scifi.ambiguity.destination-unreachable",),
}


class Senses:
    """What all xenos see and hear before anyone moves: moves are simultaneous."""

    def __init__(self, look: Look):
        self.state = look.state
        self.house = look.world.house
        self.graph = graph(look)
        now = topology(self.state)
        # Ways are measured as though every door that can be destroyed were open.
        self.open = look.world.graph(now.ignoring_doors(but=_firm(look))) if now.closed else self.graph
        self.prey = prey_zones(self.state)
        self.noise = noisy_zones(look)

    def drawn(self, zone: int) -> Drawn:
        """Where the xenos of a zone want to go."""
        visible = self.graph.sight(zone) & self.prey
        if visible:
            return self.towards("seen", zone, {there: self.noise.get(there, 0) for there in members(visible)})
        return self.towards("heard", zone, self.noise)

    def towards(self, why: str, zone: int, noise: dict[int, int]) -> Drawn:
        """The ways from a zone to the loudest of some zones."""
        there = self.open.distances(zone)
        if self.house.ignore_unreachable_noise:
            noise = {goal: loudness for goal, loudness in noise.items() if there[goal] >= 0}
        if not noise:
            return Drawn("silence")
        most = max(noise.values())
        goals = [goal for goal in sorted(noise) if noise[goal] == most and there[goal] >= 0]
        if not goals:
            return Drawn("cut off")
        routes = [1 << zone if goal == zone else self.open.first_steps(zone, 1 << goal) for goal in goals]
        return Drawn(why, tuple(goals), tuple(routes))


def _firm(look: Look) -> int:
    """The closed doors that xenos cannot destroy."""
    state = look.state
    firm = state.sealed
    if MAY_DESTROY in look.world.listeners:
        for door in members(state.closed & ~firm):
            if gather_at(look.world.listeners, MAY_DESTROY, look, door):
                firm |= 1 << door
    return firm


# Moving


class Group(NamedTuple):
    """The xenos of one zone that are about to move."""

    zone: int
    counts: Counts
    drawn: Drawn


class Share(NamedTuple):
    """What a group does: how many go which way (or stay), and how many destroy which door in their way."""

    group: Group
    ways: dict[int, Counts]
    doors: dict[int, Counts]


def move_xenos(play: Play, step: MoveXenos) -> Script[None] | None:
    """All xenos that have not attacked move one zone. Everything is decided before anybody moves."""
    crowd = _crowd(play, step.kinds, step.resting, but=step.attacked)
    if not crowd:
        _act_again(play, step, ())
        return None
    senses = Senses(play)
    groups = [Group(zone, counts, senses.drawn(zone)) for zone, counts in crowd.items()]
    if any(_splits(play, group) for group in groups):
        return _move_with_choices(play, step, groups)
    _act_again(play, step, _carry_out(play, [_together(play, group) for group in groups]))
    return None


def _move_with_choices(play: Play, step: MoveXenos, groups: list[Group]) -> Script[None]:
    shares: list[Share] = []
    for group in groups:
        shares += [(yield from _share(play, group))]
    _act_again(play, step, _carry_out(play, shares))


def _act_again(play: Play, step: MoveXenos, shares: Iterable[Share]) -> None:
    """Those with another action go through the activation again."""
    again = _acting_again(play, step.kinds, step.action)
    if again:
        resting = _spent_on_doors(shares) if play.world.house.door_takes_whole_activation else ()
        play.then(Activate(again, step.action + 1, resting))


def _spent_on_doors(shares: Iterable[Share]) -> Resting:
    return tuple(
        (share.group.zone, kind, count)
        for share in shares
        for counts in share.doors.values()
        for kind, count in enumerate(counts)
        if count
    )


# Sharing out


def _splits(look: Look, group: Group) -> bool:
    """Whether a group has several ways."""
    ways = group.drawn.ways
    return ways & (ways - 1) != 0 and not _turns_to_doors(look, group)


def _turns_to_doors(look: Look, group: Group) -> bool:
    """A house rule: a closed door on one of the ways keeps the whole zone busy."""
    house = look.world.house
    return house.whole_zone_breaks_door and any(
        _door_between(look, group.zone, way) >= 0 for way in members(group.drawn.ways)
    )


def _together(look: Look, group: Group) -> Share:
    """Everybody takes the only way, or stays where nothing draws them."""
    ways = group.drawn.ways or 1 << group.zone
    doors = [_door_between(look, group.zone, way) for way in members(ways)]
    busy = {door: group.counts for door in doors if door >= 0}
    return Share(group, {} if busy else {ways.bit_length() - 1: group.counts}, busy)


def _share(play: Play, group: Group) -> Script[Share]:
    """Each kind is divided evenly, first over the goals, then each part over the ways to its goal."""
    if not _splits(play, group):
        return _together(play, group)
    drawn = group.drawn
    taking = {way: [0] * len(group.counts) for way in members(drawn.ways)}
    for kind, number in enumerate(group.counts):
        if not number:
            continue
        parts = yield from _over_goals(play, group, kind, number)
        for goal, route, part in zip(drawn.goals, drawn.routes, parts, strict=True):
            shares = yield from _over_ways(play, group, kind, part, goal, list(members(route)))
            for way, share in shares.items():
                taking[way][kind] += share
    ways: dict[int, Counts] = {}
    doors: dict[int, Counts] = {}
    for way, counts in taking.items():
        if any(counts):
            door = _door_between(play, group.zone, way)
            if door >= 0:
                doors[door] = tuple(counts)
            else:
                ways[way] = tuple(counts)
    return Share(group, ways, doors)


def _over_goals(play: Play, group: Group, kind: int, number: int) -> Script[list[int]]:
    """How many of a kind head for each goal. The players send those that are left over.

    Goals with the same ways to them are as good as one another: only the first of them is offered.
    """
    goals, routes = group.drawn.goals, group.drawn.routes
    each, left = divmod(number, len(goals))
    parts = [each] * len(goals)
    waiting = list(range(len(goals)))
    for _ in range(left):
        offered = sorted({routes[n]: n for n in reversed(waiting)}.values())
        options = tuple(TOWARDS.of(goals[n]) for n in offered)
        figure = play.world.figures[kind].id
        answer = yield ASK_SPLIT_GOALS.of(decider(play.state), options, group.zone, figure)
        chosen = offered[options.index(answer)]
        parts[chosen] += 1
        waiting.remove(chosen)
    return parts


def _over_ways(
    play: Play, group: Group, kind: int, number: int, goal: int, ways: list[int]
) -> Script[dict[int, int]]:
    """How many of a kind take each way to a goal. The players send those that are left over."""
    each, left = divmod(number, len(ways))
    shares = dict.fromkeys(ways, each)
    for _ in range(left):
        options = tuple(VIA.of(way) for way in ways)
        figure = play.world.figures[kind].id
        answer = yield ASK_SPLIT_WAYS.of(decider(play.state), options, group.zone, figure, goal)
        (chosen,) = VIA.read(answer)
        shares[chosen] += 1
        ways = [way for way in ways if way != chosen]
    return shares


def _door_between(look: Look, zone: int, way: int) -> int:
    """The closed door that stands between a zone and the next one, -1 if the way is free."""
    if zone == way or not look.state.closed:
        return -1
    doors = graph(look).doors_in_the_way(zone, way)
    return (doors & -doors).bit_length() - 1


# Doing it


def _carry_out(play: Play, shares: list[Share]) -> list[Share]:
    """Everybody moves at once, or destroys the door in the way."""
    horde = play.state.horde
    arrived = 0
    for group, ways, _ in shares:
        for way, counts in ways.items():
            if way != group.zone:
                arrived |= 1 << way
                for kind, count in enumerate(counts):
                    horde[kind][group.zone] -= count
                    horde[kind][way] += count
    for share in shares:
        _tell(play, share)
    for group, _, doors in shares:
        for door, counts in doors.items():
            # Xenos on both sides of a door both spend their action on it; it is destroyed once.
            if play.state.closed >> door & 1:
                destroy_door(play, door, group.zone, counts, _drew(play, group))
            else:
                _tell_part(play, group, group.zone, counts, "scifi.ambiguity.xeno-moves-simultaneous")
    if arrived:
        act_at(play.world.listeners, XENOS_ARRIVED, play, arrived)
        mold_touched(play)
    check_end(play)
    return shares


def _tell(play: Play, share: Share) -> None:
    """What every part of a group saw or heard, which ways were tied, and why the group split."""
    if play.sink is None:
        return
    for way, counts in share.ways.items():
        _tell_part(play, share.group, way, counts, *_rules(share.group, way))


def _tell_part(play: Play, group: Group, way: int, counts: Counts, *rules: str) -> None:
    why, goals, who, noise = _drew(play, group)
    ways = tuple(members(group.drawn.ways))
    if way == group.zone:
        play.tell(events.XenosStay, way, counts, why, goals, ways, who, noise, rules=rules)
    else:
        play.tell(events.XenosMoved, group.zone, way, counts, why, goals, ways, who, noise, rules=rules)


def _drew(play: Play, group: Group) -> Drew:
    """What drew a group, for the story; a taunt is neither seen nor heard."""
    why, goals = group.drawn.why, group.drawn.goals
    if play.sink is None or not goals or why == "taunted":
        return why, goals, (), 0
    who = [name for goal in goals for name in prey_in(play, goal)]
    return why, goals, tuple(who), noise_in(play, goals[0])


def _rules(group: Group, way: int) -> tuple[str, ...]:
    drawn = group.drawn
    rules = list(_WHY[drawn.why])
    if drawn.ways & (drawn.ways - 1):
        if len(drawn.goals) > 1:
            rules.append("scifi.activation.split-destinations")
        if any(route & (route - 1) for route in drawn.routes):
            rules.append("scifi.activation.split-routes")
        single = sum(group.counts) == 1
        rules.append("scifi.activation.split-single" if single else "scifi.activation.split-uneven")
    if way == group.zone and drawn.goals:
        rules.append("scifi.ambiguity.xeno-in-destination")
    return tuple(rules)


# Taunted


def taunted(play: Play, step: Taunted) -> Script[None]:
    """The xenos of a zone get an extra activation: for them there is only the survivor who taunts them."""
    state = play.state
    who = state.survivors[step.survivor]
    zone = step.zone
    counts = tuple([min(count, state.horde[kind][zone]) for kind, count in enumerate(step.counts)])
    if step.action == 1:
        counts = _after_drilling(play, zone, counts)
    if who.fate != "alive" or not any(counts):
        return
    act_at(play.world.listeners, XENOS_ACTIVATE, play, 1 << zone)
    if zone == who.zone:
        yield from _attack_one(play, step.survivor, zone, counts)
        _taunt_again(play, step, {zone: counts})
        return
    senses = Senses(play)
    share = yield from _share(play, Group(zone, counts, senses.towards("taunted", zone, {who.zone: 1})))
    _carry_out(play, [share])
    after = dict(share.ways)
    for busy in share.doors.values() if not play.world.house.door_takes_whole_activation else ():
        after[zone] = tuple(map(add, after.get(zone, (0,) * len(busy)), busy))
    _taunt_again(play, step, after)


def _after_drilling(play: Play, zone: int, counts: Counts) -> Counts:
    """Abominations that drill do so instead; the others act."""
    left = list(counts)
    for _, kind, _ in _drilling(play, zone, counts):
        left[kind] = 0
        drill(play, zone)
    return tuple(left)


def _attack_one(play: Play, survivor: int, zone: int, counts: Counts) -> Script[None]:
    figures = play.world.figures
    hits = [(figure.attack, figure.id) for figure, n in zip(figures, counts, strict=True) for _ in range(n)]
    damage = sum(hit for hit, _ in hits)
    rules = ("scifi.skill.taunt", "scifi.ambiguity.taunt-target-order")
    play.tell(events.XenosAttack, zone, counts, damage, (name_of(play, survivor),), rules=rules)
    yield from hurt(play, name_of(play, survivor), hits, "xenos")
    check_end(play)


def _taunt_again(play: Play, step: Taunted, where: dict[int, Counts]) -> None:
    """Those with another action use it on the same survivor."""
    again = _acting_again(play, all_kinds(play), step.action)
    for zone, counts in where.items():
        left = tuple([count if again >> kind & 1 else 0 for kind, count in enumerate(counts)])
        if any(left):
            play.then(Taunted(step.survivor, zone, left, step.action + 1))
