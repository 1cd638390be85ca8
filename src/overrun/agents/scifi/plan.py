"""What the mission wants next, and where each survivor should go for it."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.aims import CANISTER, FLAMETHROWER, HOLD, Aim, can_burn
from overrun.agents.scifi.atlas import Atlas
from overrun.agents.scifi.situation import Person, Situation
from overrun.agents.ways import FAR
from overrun.board import mask_of, members
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.missions.goals import fixed_colours


class Plan:
    """The team's plan in one position, and what it is reckoned with; `goals.plan_for` makes one."""

    def __init__(self, now: Situation):
        self.now = now
        self.world = now.world
        self.locked = self._locked_doors()
        self.atlas = Atlas(now, self.locked)
        self.unlocked = Atlas(now, 0) if self.locked else self.atlas
        # Cards the mission needs.
        self.wanted: tuple[str, ...] = ()
        # Where experience is wanted by everybody, or by whoever lacks most of it.
        self.learners: set[int] = set()
        self.experience = 0.0  # the mean
        # Where grenades are to be thrown, and how many in one phase; or where a fire is wanted.
        self.blast_at = 0
        self.salvo = 1
        self.fire = False
        # Who gathers the grenades and throws them, and how many are wanted.
        self.thrower: Person | None = None
        self.grenades = 0
        self._aims: dict[int, Aim] = {}
        # Machines that must not be lost, where each of them should be driven, and which are to leave.
        self.needed: set[str] = set()
        self.drives: dict[str, int] = {}
        self.leaving: set[str] = set()
        self._machines()
        self._outside = all(person.oxygen for person in now.alive)
        # What everybody does who has nothing else to do; `goals.plan_for` says what.
        self.all_for = HOLD

    def aim(self, person: Person) -> Aim:
        """What one survivor is to do."""
        return self._aims.get(person.index, self.all_for)

    def give(self, person: Person, aim: Aim) -> None:
        """Somebody is to do something else than the others."""
        self._aims[person.index] = aim

    def field(self, aim: Aim, person: Person) -> list[float]:
        """How far every zone is from an aim for somebody."""
        return self.atlas.field(aim.targets, person.oxygen)

    def drive_field(self, targets: int) -> list[float]:
        """How far every zone is from where a machine should go: airlocks do not stop it, closed doors do."""
        return [float(steps) if steps >= 0 else FAR for steps in self.now.graph.distances_to_any(targets)]

    def keen(self, person: Person) -> float:
        """What a point of experience is worth to somebody where all need it: more, the more one lags."""
        if person.index not in self.learners:
            return 0.0
        return max(0.1, w.KEEN * (1.0 + 0.15 * max(-5.0, min(5.0, self.experience - person.xp))))

    def work(self) -> float:
        """Steps still to go: those of the team, those of bots that have to leave, and charges to set."""
        steps = self._steps() if self.now.alive else 0.0
        for machine in self.now.state.machines:
            if machine.of in self.leaving:
                steps += min(self.drive_field(self.drives[machine.of])[machine.zone], FAR / 3)
        if self.world.mission.rules.pillars is not None:
            steps += w.CHARGE_STEPS * self.charges_missing()
        return steps

    def _steps(self) -> float:
        """Steps that join all wanted tokens to the team, shared by parties, and then for everybody the way
        out; where there are no tokens to fetch, the way to each one's aim."""
        people = self.now.alive
        if self.fire:
            return self._steps_to_fire()
        aims = {self.aim(person) for person in people} | {self.all_for}
        take = 0
        for aim in aims:
            take |= aim.take if aim.kind in ("token", "exit") else 0
        tokens = {token.zone for token in self.now.objectives if take >> token.number & 1}
        if not tokens:
            return sum(min(self.way(self.aim(p).targets, p), FAR / 3) for p in people) / len(people)
        outside = any(person.oxygen for person in people)
        field = self.atlas.field
        gap = {zone: min(self.way(1 << zone, person) for person in people) for zone in tokens}
        total = 0.0
        while gap:
            zone = min(gap, key=gap.__getitem__)
            total += min(gap.pop(zone), FAR / 3)
            row = field(1 << zone, outside)
            for other, way in gap.items():
                gap[other] = min(way, row[other])
        total /= w.PARALLEL
        if self.now.exits and any(isinstance(goal, kinds.Escape) for goal in self.world.mission.goal):
            out = self.unlocked.field(self.now.exits, outside)
            total += sum(min(out[person.zone], FAR / 3) for person in people) / len(people)
        return total

    def charges_missing(self, besides: str = "") -> int:
        """How many charges the pillars that stand still need, or all of them but one."""
        rules, now = self.world.mission.rules.pillars, self.now
        assert rules is not None
        standing = {token.colour for token in now.objectives} - {besides}
        return sum(
            rules.charges - now.state.charges.count(pillar.colour)
            for pillar in rules.pillar
            if pillar.colour in standing
        )

    def _steps_to_fire(self) -> float:
        """The way of each to where a fire is wanted, with oxygen, and what is missing for it in steps."""
        people = self.now.alive
        row = self.atlas.field(self.burning_from(list(members(self.blast_at))), True)
        steps = sum(min(row[person.zone], FAR / 3) for person in people) / len(people)
        if any(can_burn(person) for person in people):
            return steps
        cards = {card for person in people for card in person.cards}
        return steps + w.NO_FIRE * (3 - (FLAMETHROWER in cards) - (CANISTER in cards)) / 3

    # What the mission asks for

    def breathe_first(self, undone: list[Any]) -> None:
        """Where the way out leads outside, who passes an oxygen room takes a tank there at once."""
        now = self.now
        if not now.state.oxygen or not any(isinstance(goal, kinds.Escape) for goal in undone):
            return
        rooms = self.oxygen_rooms()
        for person in now.alive:
            if person.oxygen or self.atlas.field(now.exits, False)[person.zone] < FAR:
                continue
            if self.way(rooms, person) <= w.OXYGEN_STEPS:
                self._aims[person.index] = Aim("oxygen", rooms, 0, w.EXIT_PULL)

    def within_reach(self, aim: Aim) -> Aim:
        """What cannot be reached wants something else first: oxygen, or the token that opens a door."""
        people = self.now.alive
        if not aim.targets or any(self.way(aim.targets, person) < FAR for person in people):
            self._fetch_oxygen(aim)
            return aim
        if any(self.atlas.field(aim.targets, True)[person.zone] < FAR for person in people):
            return Aim("oxygen", self.oxygen_rooms(), aim.take)
        keys = self.fetch(self.tokens(tuple(self._lock_colours())))
        return keys or aim

    def way(self, targets: int, person: Person) -> float:
        """How far somebody is from the nearest of some zones."""
        return self.atlas.field(targets, person.oxygen)[person.zone]

    def _fetch_oxygen(self, aim: Aim) -> None:
        """Where everybody has to go outside, who has no oxygen gets it first."""
        if aim.kind not in ("exit", "gather", "burn") or self._outside or not self.now.state.oxygen:
            return
        for person in self.now.alive:
            if self.way(aim.targets, person) >= FAR:
                self._aims[person.index] = Aim("oxygen", self.oxygen_rooms(), 0, w.EXIT_PULL)

    def burning_from(self, zones: list[int]) -> int:
        """The zones inside from where a flamethrower can reach one of these, or else they themselves."""
        blast = self.world.kinds[FLAMETHROWER].blast
        assert blast is not None
        found = 0
        for zone in zones:
            found |= self.now.graph.in_range(zone, *blast.range)
        return found & ~self.world.exterior or mask_of(zones)

    def oxygen_rooms(self) -> int:
        """Where there is oxygen to be had."""
        return self.world.oxygen_rooms & ~self.now.spoiled

    def nearest(self, zones: list[int]) -> int:
        """Of several zones, the one that is nearest for the team as a whole."""
        people = self.now.alive

        def total(zone: int) -> float:
            return sum(min(self.way(1 << zone, person), 40.0) for person in people)

        return min(zones, key=total)

    def _first_stop(self, zones: list[int]) -> int:
        """Where the shortest round over a few zones, and out if there is a way out, begins."""
        if not 1 < len(zones) <= w.ROUND_TRIP:
            return self.nearest(zones)
        outside = any(person.oxygen for person in self.now.alive)
        people = self.now.alive
        begin = {zone: sum(min(self.way(1 << zone, p), 40.0) for p in people) / len(people) for zone in zones}
        rows = {zone: self.atlas.field(1 << zone, outside) for zone in zones}
        out = self.atlas.field(self.now.exits, outside) if self.now.exits else None

        def length(trip: tuple[int, ...]) -> float:
            total = begin[trip[0]] + sum(rows[there][here] for here, there in pairwise(trip))
            return total + (out[trip[-1]] if out is not None else 0.0)

        return min(permutations(zones), key=length)[0]

    # Machines

    def _machines(self) -> None:
        """Which machines the mission cannot do without, and where they have to go."""
        mission, board = self.world.mission, self.world.board
        goals = [goal for goal in mission.goal if not self.now.goals[goal.id]]
        kept: set[str] = set()
        for defeat in mission.defeat:
            if isinstance(defeat, kinds.MachineDestroyed):
                kept.update(defeat.machines)
        if any(isinstance(goal, kinds.GatherAtSentry) for goal in goals):
            kept.add("sentry")
        doors = [board.doors[token.door] for token in board.tokens_of("exit") if token.door >= 0]
        shut = [door for door in doors if self.now.sealed >> door.id & 1]
        secured = mission.rules.secured_door is not None and bool(shut)
        leaves = any(isinstance(goal, kinds.Escape) and "bot" in goal.who for goal in goals)
        if secured or leaves:
            kept.add("bot")
        for machine in self.now.state.machines:
            kind = self.world.machines[machine.of].kind
            if machine.fate != "alive" or kind not in kept:
                continue
            self.needed.add(machine.of)
            if kind == "bot" and secured:
                self.drives[machine.of] = mask_of(zone for door in shut for zone in (door.a, door.b))
            elif kind == "bot" and leaves:
                self.drives[machine.of] = self.now.exits
                self.leaving.add(machine.of)

    # Tokens

    def tokens(self, colours: tuple[str, ...]) -> dict[int, int]:
        """The objective tokens that are, or may be, of these colours (none: all that can be taken)."""
        hidden = set(self.now.state.face_down)
        fixed = fixed_colours(self.world)
        found = {}
        for token in self.now.objectives:
            if token.colour in fixed:
                continue
            face_down = not token.colour
            if not colours or token.colour in colours or (face_down and hidden.intersection(colours)):
                found[token.number] = token.zone
        return found

    def fetch(self, tokens: dict[int, int]) -> Aim | None:
        """Parties go for tokens, and the others go on; none: there is nothing to fetch."""
        if not tokens:
            return None
        zones = sorted(set(tokens.values()))
        reachable = [
            zone for zone in zones if any(self.way(1 << zone, person) < FAR for person in self.now.alive)
        ]
        outside = [zone for zone in zones if zone not in reachable]
        self._fetch_from_outside(outside, mask_of(tokens))
        if not reachable:
            return Aim("token", mask_of(zones), mask_of(tokens), w.TOKEN_PULL)
        best = self._first_stop(reachable)
        self._share_out(reachable, mask_of(tokens))
        return Aim("token", 1 << best, mask_of(tokens), w.TOKEN_PULL)

    def _fetch_from_outside(self, zones: list[int], take: int) -> None:
        """For a token that can only be reached outside, whoever has the shortest way gets oxygen first."""
        rooms = self.oxygen_rooms()
        if not self.now.state.oxygen or not rooms:
            return
        field = self.atlas.field
        for zone in zones:
            row = field(1 << zone, True)
            ways = [
                (field(1 << room, False)[person.zone] + row[room] + w.FETCHER_XP * person.xp, person.index)
                for person in self.now.alive
                if person.index not in self._aims
                for room in members(rooms)
            ]
            way, index = min(ways, default=(FAR, -1))
            if way < FAR:
                self._aims[index] = Aim("oxygen", rooms, take, w.TOKEN_PULL)

    def _share_out(self, zones: list[int], take: int) -> None:
        """Small parties fetch the tokens, each by whoever is nearest; the others go ahead to the way out."""
        people = list(self.now.alive)
        if len(zones) < w.PARTIES and not self._out_of_the_way(zones):
            return
        size = w.PARTY if len(zones) < len(people) else w.SMALL_PARTY
        pairs = sorted(
            (self.way(1 << zone, person) + w.FETCHER_XP * person.xp, person.index, zone)
            for person in people
            for zone in zones
        )
        parties: dict[int, int] = dict.fromkeys(zones, 0)
        for way, index, zone in pairs:
            if index in self._aims or way >= FAR or parties[zone] >= size:
                continue
            if parties[zone] == 0 or way <= w.SECOND_STEPS:
                parties[zone] += 1
                self._aims[index] = Aim("token", 1 << zone, take, w.TOKEN_PULL)
        if any(
            isinstance(goal, kinds.Escape) and "survivors" in goal.who for goal in self.world.mission.goal
        ):
            for person in people:
                if person.index not in self._aims and self.way(self.now.exits, person) < FAR:
                    self._aims[person.index] = Aim("exit", self.now.exits, take, w.AHEAD_PULL)

    def _out_of_the_way(self, zones: list[int]) -> bool:
        """Whether going round by a few tokens to the way out is much longer than going straight out."""
        if not self.now.exits:
            return False
        outside = any(person.oxygen for person in self.now.alive)
        out = self.atlas.field(self.now.exits, outside)
        people = self.now.alive
        straight = sum(out[person.zone] for person in people) / len(people)
        if straight >= FAR:
            return False
        detours = [
            sum(self.way(1 << zone, person) for person in people) / len(people) + out[zone] - straight
            for zone in zones
        ]
        return max(detours) > w.DETOUR

    # Locks

    def _lock_colours(self) -> list[str]:
        return [door.colour for door in self.world.mission.rules.locked_doors]

    def _locked_doors(self) -> int:
        """Doors that the mission keeps shut until the token of their colour is taken."""
        now, doors = self.now, self.world.board.doors
        left = {token.colour for token in now.objectives} | set(now.state.face_down)
        missing = [colour for colour in self._lock_colours() if colour in left]
        return mask_of(door for door in members(now.state.coloured) if doors[door].colour in missing)
