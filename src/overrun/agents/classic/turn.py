"""A survivor's turn: what to do with the next action.

Every zone that can be reached this turn is valued as a place to end in: how near it is to the aim, what can
be done there with the actions left, what the zombies will do there. An action here is worth what it gains and
the best that can still be done after it.
"""

from __future__ import annotations

from overrun.agents.classic import cars
from overrun.agents.classic import weights as w
from overrun.agents.classic.aims import Plan, points_to_next
from overrun.agents.classic.arms import TOUGHNESS, Arm, expected_kills
from overrun.agents.classic.scene import ABOMINATION, RUNNER, Person, Scene
from overrun.agents.classic.threat import Threat, pain
from overrun.agents.sensible import Choice
from overrun.agents.ways import FAR, Legs, reach
from overrun.board import members
from overrun.core import Option, Question
from overrun.skirmish.levels import level_of
from overrun.skirmish.words import SURCHARGE, ZONES_PER_MOVE


class Turn:
    """Thinking about one survivor's next action."""

    def __init__(self, scene: Scene, plan: Plan, me: Person):
        self.scene = scene
        self.plan = plan
        self.me = me
        self.world = scene.world
        self.threat = Threat(scene, me)
        self.aim = plan.aim(me)
        self.row = plan.field(self.aim)
        # The higher the danger, the shorter the time that is left.
        self.pull = self.aim.pull * (1 + w.URGENCY * scene.danger)
        self.surcharge = me.able.value(SURCHARGE)
        self.stride = me.able.value(ZONES_PER_MOVE)
        self.others = [person for person in scene.alive if person is not me]
        self.opener = me.opens(self.world)
        self.can_search = "search" not in me.used
        mask = 0
        for person in self.others:
            mask |= 1 << person.zone
        self.friends = mask
        self._distances = scene.graph.distances_to_any(mask | 1 << me.zone)
        self._fight_value: dict[tuple[int, int], tuple[float, float]] = {}
        # The zones of friends whose turns are over.
        self.done = {person.zone for person in self.others if person.acted and person.car < 0}

    # Values

    def peril(self, zone: int, killed: float = 0.0, company: int = 0) -> float:
        """What friends in a zone whose turns are over have to expect; `company` is one if I stand by them."""
        scene = self.scene
        wounds = max(0.0, scene.crowd.get(zone, 0.0) - killed)
        if wounds:
            wounds += scene.horde[zone][RUNNER] * wounds / scene.crowd[zone]
        for there in members(scene.graph.near[zone]):
            if there in scene.horde:
                wounds += scene.horde[there][RUNNER]
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
        if self.aim.kind == "spawn" and zone in self.scene.spawns:
            worth += w.CLEAR_SPAWN
        elif self.aim.kind == "gather" and self.aim.targets >> zone & 1:
            worth += w.CLEAR_GATHERING
        if kind == 0:
            worth += w.SHORTAGE * self.scene.shortage
        return worth

    def experience(self, points: float) -> float:
        """What experience is worth: more skills, but more zombies for everybody."""
        plan, me = self.plan, self.me
        if plan.champion is not None:
            return points * (0.8 if plan.champion is me else 0.1)
        needed = points_to_next(me)
        share = min(1.0, points / needed) ** 2
        if me.level + 1 > self.scene.danger:
            return -(w.TO_YELLOW, w.TO_ORANGE, w.TO_RED)[min(2, me.level)] * share
        return w.SKILL * share

    def attack_value(self, arm: Arm, zone: int, actions: float) -> tuple[float, float]:
        """What attacking a zone with a weapon gains, and how many zombies it should kill there."""
        counts = self.scene.horde.get(zone)
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
        horde = self.scene.horde
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
                for there in members(self.scene.graph.in_range(zone, max(1, arm.near), arm.far)):
                    if there in horde:
                        value, _ = self.attack_value(arm, there, actions)
                        if value > best:
                            best, killed_here = value, 0.0
        return best, killed_here

    def bare(self, zone: int) -> float:
        """What it is worth to end in a zone without doing anything there."""
        value = -self.row[zone] * self.pull - self.threat.cost(zone)
        if self.others:
            row = self.scene.graph.distances(zone)
            apart = sum(min(8, row[person.zone] % 99) for person in self.others) / len(self.others)
            value -= w.ALONE * max(0.0, apart - 0.7)
        for there in self.done:
            value -= self.peril(there, company=int(there == zone))
        if self.world.zombie_exits:
            value -= w.LOST * self._lost_on_the_way(zone)
        return value

    def _lost_on_the_way(self, zone: int) -> float:
        """Zombies that get away if they come to me here: their way leads through an exit of theirs."""
        graph = self.scene.graph
        lost = 0.0
        for out in members(self.world.zombie_exits):
            row, beyond = graph.distances(out), graph.distance(out, zone)
            for there, count in self.scene.crowd.items():
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
        if search and self.can_search and self.searchable(zone) and not self.scene.crowd.get(zone):
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
        for number in self.scene.objectives:
            if aim.take >> number & 1 and self.world.objectives[number].zone == zone:
                value = max(value, self.take_value())
        if aim.kind == "spawn" and zone in self.scene.spawns and not self.scene.crowd.get(zone):
            value = max(value, w.NEUTRALISE)
        if self.opener:
            for door in self.world.board.doors_of(zone):
                if self.scene.closed >> door.id & 1:
                    value = max(value, self.open_value(zone, door.id))
        return value

    def take_value(self) -> float:
        """Taking a token, with the experience it brings."""
        points = self.world.mission.rules.objective_experience
        if self.plan.champion is not None:
            return w.TAKE if self.plan.champion is self.me else 2.0
        cost = self.experience(points)
        rises = self.me.level + 1 > self.scene.danger and points >= points_to_next(self.me)
        if rises and self._somebody_better(points):
            return 2.0
        return w.TAKE + max(cost, 1 - w.TAKE)

    def _somebody_better(self, points: int) -> bool:
        """Whether somebody near who has not acted yet could take a token without raising the danger."""
        return any(
            not person.acted
            and level_of(person.xp + points) <= self.scene.danger
            and 0 <= self.scene.graph.distance(person.zone, self.me.zone) <= 2
            for person in self.others
        )

    def open_value(self, zone: int, door: int) -> float:
        """Opening a door that is in the way."""
        if self.plan.locked >> door & 1:
            return 0.0
        ends = self.world.board.doors[door]
        there = ends.b if ends.a == zone else ends.a
        cost = self.plan.atlas.door_cost(self.scene, zone, there)
        building = self.world.board.zones[there].building
        way = self.row[zone] >= self.row[there] + cost - 0.01 and self.row[zone] < FAR
        if not way and (building < 0 or building != self.aim.opens or self.row[zone] > 0):
            return 0.0  # the way does not lead through here
        if self.world.zombie_exits:
            if self.plan.quiet and not self._may_let_out(zone):
                return 0.0
        elif not self.plan.doors.ready(zone, building, self.me):
            return 0.0
        near = self.scene.graph.distances(zone)
        helpers = sum(not person.acted and 0 <= near[person.zone] <= 1 for person in self.others)
        return w.OPEN + cost * 0.8 + w.OPEN_HELPERS * helpers

    def _may_let_out(self, zone: int) -> bool:
        """Where zombies may get away: whether we are together here, and can still be louder than there."""
        scene = self.scene
        here = [person for person in self.others if person.zone == zone]
        waiting = sum(not person.acted for person in here)
        together = len(here) + 1 >= w.TOGETHER * len(scene.alive)
        return together and scene.noise.get(zone, 0) + 2 * waiting > self.plan.quiet

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
        return reach(self.scene.graph.near, self.scene.crowd, start, legs)

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

    def ranked(self, question: Question) -> list[tuple[float, Choice]]:
        """What every action that is worth a thought is worth, resting first."""
        me = self.me
        zone, actions, moves = me.zone, me.actions, me.free.get("move", 0)
        options = question.options
        rest = Choice(options[-1], "rest")
        if me.car >= 0:
            # In a car one neither walks nor gains anything by its place: only what is done counts.
            driven = cars.drive(question, self.scene, self.plan, me)
            found = [(0.0, driven[1] if driven is not None else rest)]
            after, first = 0.0, zone
        else:
            found = [(self.bare(zone), rest)]
            value, target, first = self.best_place(zone, actions, moves)
            step = next((o for o in options if o.verb == "move" and o.args[0] == first), None)
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

    def consider(self, option: Option, after: float, first: int) -> tuple[float, Choice] | None:
        """What an option other than moving is worth, with the best that can be done after it."""
        verb, me = option.verb, self.me
        zone = me.zone
        match verb:
            case "take":
                number = int(option.args[0])
                if self.aim.take >> number & 1:
                    # Rather before than after a search, which may wake somebody.
                    return self.take_value() + self._rest(stay=True) + 0.1, Choice(option, "take-token")
            case "open":
                gain = self.open_value(zone, int(option.args[0]))
                if gain:
                    return gain + self._rest(stay=True), Choice(option, "open-door")
            case "search":
                rest = self._rest(search=False, free="search") - self._ambush(w.AMBUSH_ROOM, "search")
                return self.search_value(zone) + rest, Choice(option, "search")
            case "search-car":
                rest = self._rest(search=False, free="search") - self._ambush(w.AMBUSH_CAR, "search")
                value = self.search_value(zone)
                return (value + w.SEARCH_CAR + rest, Choice(option, "search-car")) if value else None
            case "melee" | "melee-both" | "shoot" | "shoot-both":
                return self._consider_attack(option)
            case "throw":
                return self._consider_throw(option)
            case "reload":
                arm_power = self.scene.armoury.power(me.hands, me.able)
                if self._crowd_near() and arm_power > me.power + 0.3:
                    return after + 1.0, Choice(option, "reload")
            case "combine":
                return after + 50.0, Choice(option, "combine")
            case "neutralise":
                return w.NEUTRALISE + after, Choice(option, "neutralise")
            case "leave":
                if self.aim.kind == "leave":
                    return 500.0, Choice(option, "leave")
            case "heal":
                return after + 30.0, Choice(option, "heal")
            case "lead":
                return after + 30.0 + self.scene.named(str(option.args[0])).power, Choice(option, "lead")
            case "sniff":
                return after + 20.0, Choice(option, "search")
            case "noise":
                if first == zone and self._too_quiet():
                    return after + w.SHOUT, Choice(option, "lure")
            case "load":
                return after + w.LOAD, Choice(option, "load")
            case "enter":
                value = cars.board(option, self.scene, self.plan, me)
                return (value + self.bare(zone) + 10.0, Choice(option, "board")) if value else None
            case "change-seat":
                if option.args[0] == "driver" and cars.should_drive(self.scene, self.plan, me):
                    return 50.0, Choice(option, "take-wheel")
            case "trade":
                return self._consider_trade(option, after)
            case "reorganise":
                return self._consider_reorganise(option, after)
        return None

    def _ambush(self, chance: float, free: str) -> float:
        """What a search may cost: whoever wakes must be killed by somebody, or wounds somebody."""
        me = self.me
        actions = me.actions if me.free.get(free) else me.actions - 1
        here = [person for person in self.others if person.zone == me.zone]
        hits = actions * (me.beside_friends if here else me.power)
        hits += 3 * support(here)
        return chance * pain(me, 1.0) * max(0.0, 1.0 - hits)

    def _rest(self, *, search: bool = True, stay: bool = False, free: str = "") -> float:
        me = self.me
        actions = me.actions if me.free.get(free) else me.actions - 1
        return self.best_place(me.zone, actions, me.free.get("move", 0), search=search, stay=stay)[0]

    def _too_quiet(self) -> bool:
        """Whether the zombies would rather go where they get away than come to us."""
        zone, noise = self.me.zone, self.scene.noise
        if not self.plan.quiet or any(noise.get(p.zone, 0) > noise.get(zone, 0) for p in self.others):
            return False
        missing = self.plan.quiet + 1 - noise.get(zone, 0)
        return 0 < missing <= self.me.actions + 3 * sum(not p.acted for p in self.others if p.zone == zone)

    def _crowd_near(self) -> bool:
        sight = self.scene.graph.sight(self.me.zone)
        return any(sight >> zone & 1 for zone in self.scene.horde)

    def _consider_attack(self, option: Option) -> tuple[float, Choice] | None:
        me = self.me
        card = str(option.args[0])
        zone = me.zone if option.verb.startswith("melee") else int(option.args[1])
        if len(option.args) > 2 or zone not in self.scene.horde:
            return None
        arm = next((arm for arm in me.arms if arm.card == card and arm.verb == option.verb), None)
        if arm is None:
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
        scene = self.scene
        before, crowd = scene.horde.get(zone), scene.crowd.get(zone, 0.0)
        if before is None or not crowd:
            return 0.0
        share = max(0.0, 1 - killed / crowd)
        scene.horde[zone] = tuple(count * share for count in before)
        scene.crowd[zone] = crowd * share
        threat, fights = self.threat, self._fight_value
        self.threat, self._fight_value = Threat(scene, self.me), {}
        me = self.me
        moves = me.free.get("move", 0) if me.car < 0 else 0
        value = self.best_place(me.zone, actions if me.car < 0 else 0, moves)[0]
        scene.horde[zone], scene.crowd[zone] = before, crowd
        self.threat, self._fight_value = threat, fights
        return value

    def _consider_throw(self, option: Option) -> tuple[float, Choice] | None:
        zone = int(option.args[1])
        counts = self.scene.horde.get(zone)
        if zone == self.me.zone or self.friends >> zone & 1 or counts is None:
            return None
        worth = sum(counts[kind] * self.worth_killing(zone, kind) for kind in range(4))
        points = sum(counts) + 4 * counts[ABOMINATION]
        value = worth + self.experience(points) - 5.0
        rest = self._after_killing(zone, sum(counts), self.me.actions - 1)
        return value + rest, Choice(option, "throw", {"zone": zone})

    def _consider_reorganise(self, option: Option, after: float) -> tuple[float, Choice] | None:
        me = self.me
        armoury = self.scene.armoury
        wanted = armoury.best(me.cards, me.able, me.keeps_opener)
        if sorted(wanted) == sorted(me.hands):
            return None
        gain = armoury.power(wanted, me.able) - armoury.power(me.hands, me.able)
        opens = any(self.world.kinds[card].opens_doors for card in wanted) and not self.opener
        value = 2.5 * gain + (1.5 if opens else 0.0) - 0.4
        return (after + value, Choice(option, "reorganise")) if value > 0.3 else None

    def _consider_trade(self, option: Option, after: float) -> tuple[float, Choice] | None:
        other = self.scene.named(str(option.args[0]))
        me, gift = self.me, self.scene.armoury.gift
        gain = gift(me, other)[1] + gift(other, me)[1]
        value = w.TRADE * gain - w.TRADE_COST
        return (after + value, Choice(option, "trade")) if value > 0 else None

    def go_on(self, question: Question) -> Choice:
        """Going on in the same move."""
        me = self.me
        stay = question.options[-1]
        best, why = self.best_place(me.zone, me.actions, me.free.get("move", 0))[0], Choice(stay, "rest")
        for option in question.options[:-1]:
            zone = int(option.args[0])
            value, target, _ = self.best_place(zone, me.actions, me.free.get("move", 0))
            if value > best:
                best, why = value, Choice(option, self._why(target), {"zone": target})
        return why


def support(here: list[Person]) -> float:
    """The hits to expect of those in a zone whose turns are still to come."""
    # From 0.0 on: compiled, a sum without a beginning is taken for a whole number.
    return sum((person.beside_friends for person in here if not person.acted), 0.0)
