"""A survivor's turn: what to do with the next action.

Every zone that can be reached this turn is valued as a place to end in: how near it is to the aim, what can
be done there with the actions left, what the xenos will do there. An action here is worth what it gains and
the best that can still be done after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from overrun.agents.dice import at_least, expected_kills
from overrun.agents.going_on import go_on
from overrun.agents.scifi import weights as w
from overrun.agents.scifi.aims import (
    CANISTER,
    FLAMETHROWER,
    GRENADE,
    can_burn,
    has_fire,
    in_hand,
    points_to_next,
)
from overrun.agents.scifi.arms import ATTACKS, Arm
from overrun.agents.scifi.goals import doomed, falling
from overrun.agents.scifi.held import Held
from overrun.agents.scifi.plan import Plan
from overrun.agents.scifi.situation import Person, Situation
from overrun.agents.scifi.threat import Kills, Threat, pain
from overrun.agents.sensible import Choice
from overrun.agents.ways import FAR, Legs, reach
from overrun.board import mask_of, members
from overrun.core import Option, Question
from overrun.core.verb import AnyVerb
from overrun.scifi.actions.machines import attack_of as machine_attack_of
from overrun.scifi.actions.machines import profile_of
from overrun.scifi.combat.attack import attack_of
from overrun.scifi.common import machine_named
from overrun.scifi.words import (
    BLAST,
    CLOSE,
    COLLAPSE,
    DECLINE,
    END,
    GATHER_MOLD,
    MACHINE_MELEE,
    MACHINE_MELEE_AT,
    MACHINE_MOVE,
    MACHINE_SHOOT,
    MACHINE_SHOOT_AT,
    MELEE,
    MELEE_AT,
    MELEE_BOTH,
    MELEE_BOTH_AT,
    MOVE,
    OPEN,
    REORGANISE,
    SEARCH,
    SET_CHARGE,
    SHOOT,
    SHOOT_AT,
    SHOOT_BOTH,
    SHOOT_BOTH_AT,
    TAKE,
    TAKE_OXYGEN,
    TRADE,
    UNLOCK,
    USE,
    WELD,
)
from overrun.skirmish.dice import chance_of_hit
from overrun.skirmish.words import SURCHARGE, ZONES_PER_MOVE

Rated = tuple[float, Choice]


class Ahead(NamedTuple):
    """The best that can be done after an action, and without it."""

    after: float
    otherwise: float


class Turn:
    """Thinking about one survivor's next action."""

    def __init__(self, now: Situation, plan: Plan, me: Person):
        self.now = now
        self.plan = plan
        self.me = me
        self.world = now.world
        self.threat = Threat(now, me, hidden=me.hidden)
        # Whoever fights, or uses a machine, is seen again.
        self.bared = Threat(now, me) if me.hidden else self.threat
        self.aim = plan.aim(me)
        self.row = plan.field(self.aim, me)
        self.graph = now.walks(me)
        self.surcharge = me.able.value(SURCHARGE)
        self.stride = me.able.value(ZONES_PER_MOVE)
        self.others = [person for person in now.alive if person is not me]
        self.hurry = w.HURRY if self.aim.kind in ("exit", "gather") else 1.0
        self.can_search = me.may_search
        # Where tokens lie that bring cards.
        spent, tokens = now.state.spent_tokens, now.world.board.tokens_of("prototype", "search-drone")
        self.finds = mask_of(token.zone for token in tokens if not spent >> token.id & 1)
        self.friends = 0
        for person in self.others:
            self.friends |= 1 << person.zone
        self._distances = now.swarm.distances_to_any(self.friends | 1 << me.zone)
        self._fights: dict[tuple[int, int], float] = {}
        self._shots: dict[tuple[int, int, int], float] = {}
        self._bare: dict[int, float] = {}

    # Values

    def worth_killing(self, zone: int, kind: int) -> float:
        """What the death of a xeno is worth."""
        distance = self._distances[zone]
        if distance == 0:
            value = w.KILL_0 if self.friends >> zone & 1 else w.KILL_0 * w.OWN_ZONE
        else:
            value = w.KILL_1 if distance == 1 else w.KILL_2 if distance == 2 else w.KILL_FAR
        figure = self.world.figures[kind]
        if figure.actions > 1:
            value *= w.HUNTER
        elif figure.type == "tank":
            value *= w.TANK_KILL
        elif figure.type == "abomination":
            value += w.ABOMINATION_KILL
        if self.aim.kind in ("hunt", "guard") and self.aim.targets >> zone & 1:
            value += 1.0
        elif self.aim.kind == "exit" and self.aim.targets >> zone & 1:
            value += w.IN_THE_WAY
        return value

    def experience(self, points: float) -> float:
        """What experience is worth: more skills, but more xenos for everybody."""
        me = self.me
        if self.plan.learners:
            return points * self.plan.keen(me)
        share = min(1.0, points / points_to_next(me)) ** 2
        if me.level + 1 > self.now.danger:
            return -(w.TO_YELLOW, w.TO_ORANGE, w.TO_RED)[min(2, me.level)] * share
        return w.SKILL * share

    def attack_value(
        self, arm: Arm, source: int, zone: int, actions: int, at: str = ""
    ) -> tuple[float, Kills]:
        """What attacking a zone with a weapon gains, and how many xenos of each kind it should kill there."""
        counts = self.now.horde.get(zone)
        if counts is None:
            return 0.0, ()
        figures = self.world.figures
        kills = [0.0] * len(figures)
        rolled = arm.against(sum(counts))
        dice = rolled * actions
        stray = 0.0
        if not arm.careful and self.friends >> zone & 1:
            friends = [person for person in self.others if person.zone == zone]
            misses = dice * (1 - arm.chance) * arm.damage
            stray = w.STRAY * misses + pain(self.me, misses, sum(f.spare for f in friends), len(friends))
        if at:
            kind = next(k for k, figure in enumerate(figures) if figure.id == at)
            needed = -(-self._toughness(kind, source, zone) // arm.damage)
            odds = at_least(rolled, arm.chance, needed)
            odds = 1 - (1 - odds) ** actions
            gain = odds * (self.worth_killing(zone, kind) + self.experience(figures[kind].experience))
            kills[kind] = odds
            return gain - stray, tuple(kills)
        gained = points = done = 0.0
        before = 0
        for kind in self._order(arm, counts):
            number = int(counts[kind] + 0.5)
            if not number:
                continue
            if arm.damage < self._toughness(kind, source, zone):
                if arm.chooses:
                    continue
                break  # what cannot be killed shields the rest
            before += number
            total = expected_kills(dice, arm.chance, before)
            gained += (total - done) * self.worth_killing(zone, kind)
            points += (total - done) * figures[kind].experience
            kills[kind] = total - done
            done = total
        return gained + self.experience(points) - stray, tuple(kills)

    def _toughness(self, kind: int, source: int, zone: int) -> int:
        figure = self.world.figures[kind]
        in_pit = source != zone and bool(self.now.state.pits >> zone & 1)
        return figure.toughness + (figure.extra_toughness_in_pit if in_pit else 0)

    def _order(self, arm: Arm, counts: tuple[float, ...]) -> list[int]:
        """In which order xenos are hit."""
        figures = self.world.figures
        if arm.chooses:
            return sorted(range(len(counts)), key=lambda k: (-figures[k].actions, -figures[k].attack))
        return sorted(range(len(counts)), key=lambda k: figures[k].priority)

    def fight(self, zone: int, actions: int) -> float:
        """The best that so many attacks from a zone can do."""
        found = self._fights.get((zone, actions))
        if found is None:
            found = self._fights[zone, actions] = self._fight(zone, actions)
        return found

    def _fight(self, zone: int, actions: int) -> float:
        best = 0.0
        horde = self.now.horde
        if not horde:
            return best
        here = zone in horde
        outside = bool(self.world.exterior >> zone & 1)
        for number, arm in enumerate(self.me.arms):
            shot = arm.verb not in (MELEE, MELEE_BOTH)
            if outside and shot and not self.world.kinds[arm.card].prototype:
                continue
            if here and arm.near == 0:
                for at in ("", *self._big(zone)):
                    value, kills = self.attack_value(arm, zone, zone, actions, at)
                    value += self.bared.cost(zone) - self.bared.cost(zone, kills)
                    best = max(best, value)
            if arm.far > 0:
                for there in members(self.now.graph.in_range(zone, max(1, arm.near), arm.far)):
                    if there in horde:
                        # From wherever it is in sight, the same shot is worth the same.
                        key = (number, there, actions)
                        if key not in self._shots:
                            self._shots[key] = self.attack_value(arm, zone, there, actions)[0]
                        best = max(best, self._shots[key])
        return best - self.now.intent.fear * self.bared.cost(zone) if self.me.hidden else best

    def _big(self, zone: int) -> list[str]:
        """The kinds in a zone for which an attack may have to be concentrated."""
        figures = self.world.figures
        counts = self.now.horde.get(zone, ())
        return [figures[k].id for k, count in enumerate(counts) if count >= 0.5 and figures[k].toughness > 1]

    def bare(self, zone: int) -> float:
        """What it is worth to end in a zone without doing anything there."""
        found = self._bare.get(zone)
        if found is None:
            found = self._bare[zone] = self._rest(zone)
        return found

    def way(self, zone: int) -> float:
        """What the way from a zone to the aim still costs."""
        return min(self.row[zone], 40.0) * self.aim.pull * self.now.intent.pull

    def _rest(self, zone: int) -> float:
        intent = self.now.intent
        value = -self.way(zone)
        value -= self.threat.cost(zone) * intent.fear
        if self.others:
            row = self.now.swarm.distances(zone)
            apart = sum(min(8, row[person.zone] % 99) for person in self.others) / len(self.others)
            value -= w.ALONE * max(0.0, apart - 0.7)
        return value

    def place(self, zone: int, actions: int, *, search: bool = True, beat: float = float("-inf")) -> float:
        """What it is worth to end in a zone, with so many actions left to use there.

        A place that cannot be better than `beat` is not looked at closely.
        """
        left = actions
        gains = []
        deeds = self.deeds(zone) if actions > 0 else 0.0
        if deeds:
            gains.append(deeds)
            left -= 1
        if (
            search
            and self.can_search
            and not self.now.crowd.get(zone)
            and self.now.searchable(self.me) >> zone & 1
        ):
            free = self.me.free.get("search", 0)
            if free or left > 0:
                gains.append(self.search_value())
                left -= 0 if free else 1
        combat = left + self.me.free.get("combat", 0)
        if combat > 0:
            gains.append(max(0.0, self.fight(zone, combat)))
        # At best nothing threatens there.
        if sum(gains) - self.way(zone) < beat - 0.001:
            return beat
        value = self.bare(zone)
        for gain in gains:
            value += gain
        return value

    def deeds(self, zone: int) -> float:
        """What can be done in a zone for the mission, if an action is left for it."""
        value = 0.0
        aim = self.aim
        for token in self.now.objectives:
            if token.zone == zone and aim.take >> token.number & 1:
                value = max(value, self.take_value())
        if self.finds >> zone & 1:
            value = max(value, w.PROTOTYPE * self.hurry)
        if aim.kind == "oxygen" and aim.targets >> zone & 1 and not self.now.crowd.get(zone):
            value = max(value, w.OXYGEN)
        if aim.kind == "blast" and in_hand(self.me, GRENADE):
            for pit in members(self.plan.blast_at):
                if self.now.graph.in_range(pit, 1, 1) >> zone & 1 and self._salvo(pit):
                    value = max(value, w.DEED)
        ready = aim.kind in ("weld", "charge", "mold") or (aim.kind == "burn" and can_burn(self.me))
        if ready and aim.targets >> zone & 1:
            value = max(value, w.DEED)
        return value

    def take_value(self) -> float:
        """Taking a token, with the experience it brings."""
        rule = self.world.mission.rules.objective_experience
        points = rule.points if rule else 0
        if self.plan.learners:
            return w.TAKE if self.me.index in self.plan.learners else 2.0
        rises = self.me.level + 1 > self.now.danger and points >= points_to_next(self.me)
        if rises and any(
            not person.acted
            and points_to_next(person) > points
            and 0 <= self.now.walks(person).distance(person.zone, self.me.zone) <= 2
            for person in self.others
        ):
            return 2.0
        return w.TAKE + max(self.experience(points), 1 - w.TAKE)

    def search_value(self) -> float:
        """What looking for equipment is worth."""
        if self.plan.wanted:
            return w.SEARCH_WANTED
        value = w.SEARCH_UNARMED if self.me.power < 1.0 else w.SEARCH
        return value * (1.0 if self.me.room else 0.4) * self.hurry * self.now.intent.search

    # Where one can get to

    def reach(self, start: int, actions: int, moves: int) -> dict[int, tuple[int, int]]:
        """Zones that can be reached: the actions it costs, and the first zone of the way."""
        legs = Legs(actions, moves, self.surcharge, self.stride)
        return reach(self.graph.near, self.now.crowd, start, legs)

    def best_place(self, start: int, actions: int, *, search: bool = True) -> tuple[float, int, int]:
        """The best zone to end in: its worth, the zone, and the first step towards it."""
        best = (self.place(start, actions, search=search), start, start)
        for zone, (cost, first) in self.reach(start, actions, self.me.free.get("move", 0)).items():
            if zone != start:
                value = self.place(zone, actions - cost, search=search, beat=best[0]) - 0.02 * cost
                if value > best[0]:
                    best = (value, zone, first)
        return best

    # The question

    def choose(self, question: Question) -> Choice:
        """The next action."""
        return max(self.ranked(question), key=lambda rated: rated[0])[1]

    def ranked(self, question: Question) -> list[Rated]:
        """What every action that is worth a thought is worth, resting first."""
        me = self.me
        options = question.options
        rest = next(option for option in options if END.made(option) or DECLINE.made(option))
        found: list[Rated] = [(self.bare(me.zone), Choice(rest, "rest"))]
        value, target, first = self.best_place(me.zone, me.actions)
        step = next((option for option in options if option is MOVE.of(first)), None)
        if step is not None:
            found.append((value, Choice(step, self._why(target), {"zone": target})))
        after = self.best_place(me.zone, me.actions - 1)[0] if me.actions > 0 else self.bare(me.zone)
        for option in options:
            found += self.consider(option, Ahead(after, value))
        return found

    def go_on(self, question: Question) -> Choice:
        """Going on in the same move."""
        actions = self.me.actions
        return go_on(question, self.me.zone, lambda zone: self.best_place(zone, actions), self._why)

    def _why(self, target: int) -> str:
        if self.threat.cost(self.me.zone) > 3 and self.row[target] >= self.row[self.me.zone]:
            return "flee"
        return "advance"

    def consider(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        """What an option is worth, if it is worth a thought."""
        consider = _way_to_consider(option)
        if consider is not None:
            yield from consider(self, option, ahead)

    def _search(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        yield self._after(search=False) + self.search_value(), Choice(option, "search")

    def _oxygen(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        if self.aim.kind == "oxygen":
            yield ahead.after + w.OXYGEN, Choice(option, "objective")

    def _deed(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        yield ahead.after + 2 * w.DEED, Choice(option, "objective")

    def _collapse(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        """Nobody stands on what falls, and nothing lies there that is still needed."""
        (colour,) = COLLAPSE.read(option)
        gone = falling(self.plan, colour)
        if not any(gone >> p.zone & 1 for p in self.now.alive) and not doomed(self.plan, colour):
            yield from self._deed(option, ahead)

    def _use(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        yield ahead.after - 1.0 + (5.0 if self.me.index in self.plan.learners else 0.0), Choice(option, "any")

    def _reorganise(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        gain = self._better_hands()
        if gain > 0.5:
            yield ahead.after + 2.0 * gain * self.hurry - 0.4, Choice(option, "reorganise")

    def _after(self, *, search: bool = True) -> float:
        return self.best_place(self.me.zone, self.me.actions - 1, search=search)[0]

    def _attack(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        me = self.me
        attack = attack_of(self.now.look, me.index, option)
        assert attack is not None
        if attack.zone not in self.now.horde:
            return
        verb = ATTACKS[attack.mode][attack.both]
        arm = next((arm for arm in me.arms if arm.card == attack.weapon and arm.verb is verb), None)
        if arm is None:
            return
        value, kills = self.attack_value(arm, me.zone, attack.zone, 1, attack.at)
        if sum(kills) < 0.05:
            return
        free = me.free.get("combat", 0) + me.free.get(attack.mode, 0)
        rest = self._after_killing(attack.zone, kills, me.actions - (0 if free else 1))
        yield value + rest - (0.05 if arm.noisy else 0.0), Choice(option, "attack", {"zone": attack.zone})

    def _machine(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        attack = machine_attack_of(self.now.look, option)
        assert attack is not None
        machine, melee = attack.machine, attack.mode == "melee"
        if attack.zone not in self.now.horde:
            return
        if machine.of in self.plan.needed and self._exposed(machine.zone):
            return
        profile = profile_of(self.now.look, machine, attack.mode)
        chance = chance_of_hit(profile.accuracy, 0)
        verb = MACHINE_MELEE if melee else MACHINE_SHOOT
        arm = Arm(verb, "", profile.dice, chance, profile.damage, 0, 0, melee, melee, False)
        value, kills = self.attack_value(arm, machine.zone, attack.zone, 1, attack.at)
        if sum(kills) >= 0.05:
            after = ahead.after
            if self.me.hidden:
                after -= self.now.intent.fear * self.bared.cost(self.me.zone)
            yield value + after, Choice(option, "attack", {"zone": attack.zone})

    def _drive(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        """A machine that has to get somewhere goes on, unless xenos could get at it there."""
        name, there = MACHINE_MOVE.read(option)
        targets = self.plan.drives.get(name)
        if targets is None or self.now.crowd.get(there):
            return
        row = self.plan.drive_field(targets)
        gained = row[machine_named(self.now.state, name).zone] - row[there]
        # One that has to open a door can wait for a quiet moment; one that has to leave will not get one.
        risky = self._reached if name in self.plan.leaving else self._exposed
        if gained > 0 and not risky(there):
            yield ahead.after + w.DRIVE * gained, Choice(option, "objective", {"zone": there})

    def _reached(self, zone: int) -> bool:
        """Whether xenos attack an active machine in a zone before the round is over."""
        row, figures = self.now.swarm.distances(zone), self.world.figures
        return any(
            count and 0 <= row[there] < figure.actions
            for there, counts in self.now.horde.items()
            for figure, count in zip(figures, counts, strict=True)
        )

    def _exposed(self, zone: int) -> bool:
        """Whether xenos may get at an active machine in a zone."""
        row = self.now.swarm.distances(zone)
        return any(0 <= row[there] <= w.CLEAR for there in self.now.horde)

    def _after_killing(self, zone: int, kills: Kills, actions: int) -> float:
        """The best that can be done when so many xenos of a zone are gone."""
        now = self.now
        before, crowd, brutes = now.horde[zone], now.crowd[zone], now.brutes
        now.horde[zone] = tuple(max(0.0, n - killed) for n, killed in zip(before, kills, strict=True))
        now.crowd[zone] = sum(now.horde[zone])
        now.brutes = now.find_brutes()
        kept = self.threat, self._fights, self._shots, self._bare
        self.threat, self._fights, self._shots, self._bare = Threat(now, self.me), {}, {}, {}
        self.bared.forget()
        value = self.best_place(self.me.zone, actions)[0]
        now.horde[zone], now.crowd[zone], now.brutes = before, crowd, brutes
        self.threat, self._fights, self._shots, self._bare = kept
        self.bared.forget()
        return value

    def _blast(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        weapon, zone = BLAST.read(option)
        if zone == self.me.zone or self.friends >> zone & 1:
            return
        zones = [token.zone for token in self.now.objectives]
        zones += [machine.zone for machine in self.now.state.machines]
        if zone in zones:
            return
        counts = self.now.horde.get(zone, ())
        gain = sum(count * self.worth_killing(zone, kind) for kind, count in enumerate(counts) if count)
        burning = self.plan.fire and weapon == FLAMETHROWER
        if self.plan.blast_at >> zone & 1 and burning == self.plan.fire:
            begun = self.now.state.grenaded.count(zone) > 0
            gain += w.SALVO if begun else 2 * w.DEED if self._salvo(zone) else -w.DEED
        elif burning:
            gain -= w.FUEL
        elif self.plan.salvo > 1:
            gain -= w.DEED  # grenades are needed elsewhere
        value = gain - 5.0
        if value > 0:
            yield value + ahead.after, Choice(option, "throw", {"zone": zone})

    def _salvo(self, zone: int) -> bool:
        """Whether grenades enough can be thrown at a zone in this phase; one fire is enough."""
        plan = self.plan
        if plan.fire:
            return True
        missing = plan.salvo - self.now.state.grenaded.count(zone)
        beside = self.now.graph.in_range(zone, 1, 1)
        ready = min(self.me.actions, in_hand(self.me, GRENADE))
        for person in self.others:
            if not person.acted:
                way = self.now.walks(person).distances_to_any(beside)[person.zone]
                crowded = self.now.crowd.get(person.zone, 0.0)
                if way >= 0:
                    ready += max(0, min(3 - way - round(crowded), in_hand(person, GRENADE)))
        return bool(ready >= missing)

    def _take(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        (token,) = TAKE.read(option)
        if self.aim.take >> token & 1:
            yield ahead.after + self.take_value(), Choice(option, "objective")

    # Doors

    def _beyond(self, door: int) -> int:
        ends = self.world.board.doors[door]
        return ends.b if ends.a == self.me.zone else ends.a

    def _open(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        """A door in the way is opened, if nothing bad waits behind it."""
        (door,) = OPEN.read(option)
        zone, there = self.me.zone, self._beyond(door)
        if self.row[zone] < FAR and self.row[there] + 1 <= self.row[zone] + 0.01:
            yield ahead.otherwise + w.OPEN - 0.3 * self.now.weight(there), Choice(option, "open-door")

    def _close(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        """A door is closed against what comes through it, unless somebody of ours is behind it."""
        (door,) = CLOSE.read(option)
        zone, there = self.me.zone, self._beyond(door)
        if self.me.actions > 0 or self.row[there] < self.row[zone] or self.friends >> there & 1:
            return
        now = self.now
        before = self.threat.cost(zone)
        graph = now.graph
        now.graph = self.world.graph(now.topology.with_closed(1 << door))
        saved = before - Threat(now, self.me).cost(zone)
        now.graph = graph
        people = 1 + sum(other.zone == zone for other in self.others)
        if saved > 0:
            yield ahead.otherwise + w.CLOSE * saved * people, Choice(option, "close-door")

    # Cards

    def _better_hands(self) -> float:
        """How much better the hands could be with what is in the backpack."""
        me, kinds = self.me, self.world.kinds
        if self.plan.fire and has_fire(me) and not can_burn(me):
            return w.READY
        held = self.now.armoury.worth(me.hands, me.able)
        spare = [Held(name) for name in dict.fromkeys(me.backpack) if kinds[name].slot == "hand"]
        if me is self.plan.thrower and self.plan.blast_at:
            ready = in_hand(me, GRENADE) >= self.plan.salvo or GRENADE not in me.backpack
            return 0.0 if ready else w.READY
        kept = [me.hands] if len(me.hands) < 2 else [me.hands[:1], me.hands[1:]]
        best = (self.now.armoury.worth([*hands, card], me.able) for hands in kept for card in spare)
        gain = max(best, default=held) - held
        worn = len(me.body)
        gain += 3.0 if worn < 2 and any(kinds[name].slot == "body" for name in me.backpack) else 0.0
        fed = {feed for name in me.backpack if (feed := kinds[name].feeds)}
        for card in me.hands:
            kind = kinds[card.kind]
            ammo = {str(profile.ammo) for profile in (kind.melee, kind.ranged) if profile}
            if kind.blast:
                ammo.add("canister")
            if fed & ammo and not card.ammo:
                gain += 3.0 if kind.prototype or kind.blast else 1.0
        return gain

    def _trade(self, option: Option, ahead: Ahead) -> Iterator[Rated]:
        """A weapon that lies in one backpack and would be in the other's hands."""
        other = self.now.named(*TRADE.read(option))
        if self.plan.fire and self._feeds(other):
            yield ahead.after + w.DEED, Choice(option, "trade")
            return
        gain = max(self._gift(self.me, other), self._gift(other, self.me))
        thrower = self.plan.thrower
        if thrower in (self.me, other):
            giver = other if thrower is self.me else self.me
            if GRENADE in giver.cards and thrower.cards.count(GRENADE) < self.plan.grenades:
                yield ahead.after + w.DEED, Choice(option, "trade")
                return
        if gain > 0.8:
            yield ahead.after + gain * self.hurry - 0.8, Choice(option, "trade")

    def _feeds(self, other: Person) -> bool:
        """Whether one of two has a canister for the flamethrower of the other."""
        return any(
            CANISTER in giver.backpack and FLAMETHROWER not in giver.cards and has_fire(giver, taker)
            for giver, taker in ((self.me, other), (other, self.me))
        )

    def _gift(self, giver: Person, taker: Person) -> float:
        """How much better the hands of one become with a card out of the backpack of another."""
        kinds = self.world.kinds
        spare = [
            Held(name)
            for name in dict.fromkeys(giver.backpack)
            if kinds[name].slot == "hand" and (name != GRENADE or self.plan.thrower is None)
        ]
        if not spare:
            return 0.0
        hands = [taker.hands] if len(taker.hands) < 2 else [taker.hands[:1], taker.hands[1:]]
        best = max(self.now.armoury.worth([*held, card], taker.able) for held in hands for card in spare)
        return best - self.now.armoury.worth(taker.hands, taker.able)


# How each action is thought about; others only serve what the bots do not know of.
CONSIDERED: dict[AnyVerb, Callable[[Turn, Option, Ahead], Iterator[Rated]]] = {
    MELEE: Turn._attack,
    MELEE_AT: Turn._attack,
    MELEE_BOTH: Turn._attack,
    MELEE_BOTH_AT: Turn._attack,
    SHOOT: Turn._attack,
    SHOOT_AT: Turn._attack,
    SHOOT_BOTH: Turn._attack,
    SHOOT_BOTH_AT: Turn._attack,
    MACHINE_MELEE: Turn._machine,
    MACHINE_MELEE_AT: Turn._machine,
    MACHINE_SHOOT: Turn._machine,
    MACHINE_SHOOT_AT: Turn._machine,
    MACHINE_MOVE: Turn._drive,
    BLAST: Turn._blast,
    TAKE: Turn._take,
    SEARCH: Turn._search,
    TAKE_OXYGEN: Turn._oxygen,
    WELD: Turn._deed,
    SET_CHARGE: Turn._deed,
    GATHER_MOLD: Turn._deed,
    UNLOCK: Turn._deed,
    COLLAPSE: Turn._collapse,
    OPEN: Turn._open,
    CLOSE: Turn._close,
    USE: Turn._use,
    REORGANISE: Turn._reorganise,
    TRADE: Turn._trade,
}


@cache
def _way_to_consider(option: Option) -> Callable[[Turn, Option, Ahead], Iterator[Rated]] | None:
    # The same actions answer several questions: one's own turn, a gift, an attack for nothing.
    return next((way for verb, way in CONSIDERED.items() if verb.made(option)), None)
