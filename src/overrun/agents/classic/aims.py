"""What the mission wants next, and where each survivor should go for it."""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple

from overrun.agents.classic import weights as w
from overrun.agents.classic.atlas import Atlas
from overrun.agents.classic.doors import Doors
from overrun.agents.classic.situation import Person, Situation
from overrun.agents.ways import FAR
from overrun.board import mask_of, members
from overrun.classic import mission_kinds as kinds
from overrun.classic.state import EMPTY
from overrun.classic.world import World
from overrun.skirmish.levels import THRESHOLDS, level_of

FEW_ROOMS = 2
MANY_TOKENS = 4
CAMP_TOKENS = 4
SUPPLIES = ("canned-food", "bag-of-rice", "water")


What = Literal["bunker", "car", "exit", "gather", "hold", "hunt", "leave", "load", "search", "spawn", "token"]


class Aim(NamedTuple):
    """Where to go and what for.

    `take` says which objective tokens are worth taking, as a set; `pull` how much every step counts;
    `opens` is the building before which to gather, and which is then opened.
    """

    kind: What
    targets: int
    take: int = 0
    pull: float = 1.0
    opens: int = -1


class Plan:
    """The team's plan in one position."""

    def __init__(self, now: Situation, atlas: Atlas):
        self.now = now
        self.atlas = atlas
        self.world: World = now.world
        self.doors = Doors(now, atlas)
        self.locked = _locked_doors(now)
        # Cards the mission needs, and whether more should be looked for.
        self.wanted: tuple[str, ...] = ()
        self.searching = False
        self.keep_all_wanted = False
        # Who should get the experience, where the mission wants a high level; None where a low one is better.
        self.champion: Person | None = None
        # How loud it is where zombies may get away; the survivors should be louder.
        self.quiet = 0
        self._aims: dict[int, Aim] = {}
        self.all_for: Aim = self._aim()

    def aim(self, person: Person) -> Aim:
        """What one survivor is to do."""
        return self._aims.get(person.index, self.all_for)

    def field(self, aim: Aim) -> list[float]:
        """How far every zone is from an aim."""
        return self.atlas.field(self.now, aim.targets, self.locked)

    # What the mission asks for

    def _aim(self) -> Aim:
        found = self._goal()
        openers = any(person.could_open(self.world) for person in self.now.alive)
        if found.kind == "token" and not openers and not self._open_way(found.targets):
            return self._look_for_tools(found)
        if found.kind == "token" and self._poorly_armed():
            return self._arm(found) or found
        return found

    def _arm(self, then: Aim) -> Aim | None:
        """Weapons first: from police cars, from rooms that are open, or from a house that is soon opened."""
        places = self.places_to_arm()
        if places:
            self.searching = True
            if not self.now.all_must_live:
                self._aims.clear()  # nobody goes ahead alone and badly armed, unless time is short
            return Aim("search", places, then.take, w.ARMING_PULL)
        found = self.doors.nearest_house(self.locked)
        return None if found is None else Aim("token", 1 << found[0], then.take, w.ARMING_PULL, found[1])

    def long_haul(self) -> bool:
        """Whether there is so much to do that it pays to fetch weapons first."""
        return len(self.world.objectives) >= MANY_TOKENS

    def _poorly_armed(self) -> bool:
        early = self.now.round <= (w.HASTY_ARMING if self.now.all_must_live else w.ARMING_ROUNDS)
        return self.long_haul() and early and self._armed() < w.ARMED_SHARE

    def _armed(self) -> float:
        """The share of the team that can fight."""
        people = self.now.alive
        return sum(person.power >= w.ARMED for person in people) / len(people)

    def places_to_arm(self) -> int:
        """The police car nearest to us and to the tokens, or else rooms that are open."""
        cars = list(members(self.armouries()))
        if cars:
            return 1 << min(cars, key=self._distance_of_camp)
        rooms = self.world.board.rooms & ~self.world.no_search
        return mask_of(zone for zone in members(rooms) if self._open_way(1 << zone))

    def _distance_of_camp(self, zone: int) -> float:
        """How far a place is for the team, and from the tokens next to it."""
        row = self.atlas.plain(self.now, 1 << zone, self.locked)
        people = [row[person.zone] for person in self.now.alive]
        tokens = sorted(row[self.world.objectives[n].zone] for n in self.now.objectives)[:CAMP_TOKENS]
        return sum(people) / len(people) + w.CAMP * sum(tokens)

    def _open_way(self, zones: int) -> bool:
        """Whether somebody can get to one of these zones without opening a door."""
        row = self.now.graph.distances_to_any(zones)
        return any(row[person.zone] >= 0 for person in self.now.alive)

    def _look_for_tools(self, then: Aim) -> Aim:
        """Without anything that opens doors: to a police car, or to the rooms that are open already."""
        self.searching = True
        self._aims.clear()
        return Aim("search", self.armouries() or self.world.board.rooms & ~self.world.no_search, then.take)

    def armouries(self) -> int:
        """The zones of police cars: whoever searches one always finds a weapon."""
        if not self.world.mission.rules.cars:
            return 0
        return mask_of(car.zone for car in self.now.state.cars if car.of == "police")

    def _goal(self) -> Aim:
        for goal in self.world.mission.goal:
            if not self.now.goals[goal.id]:
                found = self._towards(goal)
                if found is not None:
                    return found
        return Aim("hold", 0)

    def _towards(self, goal: kinds.Goal) -> Aim | None:
        """What this goal asks of the team now, if it asks for something of its own."""
        match goal:
            case kinds.TakeObjectives():
                return self._tokens(goal.colours)
            case kinds.Find():
                return self._find(goal)
            case kinds.BringToExit():
                return self._bring_to_exit(goal)
            case kinds.AllAtExit():
                return Aim("exit", self.world.exits)
            case kinds.ReachLevel():
                return self._gain_experience()
            case kinds.GatherAtSpawn():
                return self._gather_at_spawn()
            case kinds.NeutraliseSpawns():
                return self._neutralise_spawns()
            case kinds.HoldBunker():
                return self._hold_bunker()
            case kinds.SuppliesAway():
                return self._supplies_away(goal)
            case kinds.SurvivorsAway():
                return Aim("leave", self.world.start, pull=w.LEAVE_PULL)

    def _nearest(self, zones: list[int]) -> int:
        """Of several zones, the one that is nearest for the team as a whole."""
        best, least = zones[0], float("inf")
        for zone in zones:
            row = self.atlas.plain(self.now, 1 << zone, self.locked)
            total = sum(row[person.zone] for person in self.now.alive)
            if total < least:
                best, least = zone, total
        return best

    def _tokens(self, colours: kinds.Colours = ()) -> Aim | None:
        """Objective tokens of these colours, or any."""
        now = self.now
        tokens = self.world.objectives
        left = [n for n in now.objectives if kinds.meant(colours, tokens[n].colour)]
        zones = sorted({tokens[n].zone for n in left})
        zones = [zone for zone in zones if self._can_reach(zone)]
        if not zones:
            return None
        take = mask_of(left)
        big = [zone for zone in zones if self._rooms_behind(zone) > FEW_ROOMS]
        if now.danger == 0 and self.long_haul() and self._strong():
            # While the danger is low, all big buildings are opened: later more comes out of them.
            zones = big or zones
        else:
            zones = [zone for zone in zones if zone not in big] or zones
        free = [zone for zone in zones if self.doors.muster(zone, self.locked) is None]
        shut = [zone for zone in zones if zone not in free]
        if free and self.champion is None:
            self._send_collectors(free, take)
        if now.all_must_live:
            self._send_ahead([zone for zone in shut if zone not in big], take)
        return self._token_at(self._nearest(shut or free), take)

    def _send_ahead(self, zones: list[int], take: int) -> None:
        """Where time is short, one survivor opens a small house while the others do something else."""
        for zone in zones:
            free = [person for person in self.now.alive if person.index not in self._aims]
            openers = [person for person in free if person.could_open(self.world)]
            if not openers or len(free) <= w.STAY_TOGETHER:
                return
            row = self.atlas.plain(self.now, 1 << zone, self.locked)
            sent = min(openers, key=lambda person: (row[person.zone], person.index))
            self._aims[sent.index] = self._token_at(zone, take)

    def _send_collectors(self, zones: list[int], take: int) -> None:
        """Tokens that lie open are fetched by one survivor each while the others go on."""
        people, danger = self.now.alive, self.now.danger
        points = self.world.mission.rules.points
        rows = {zone: self.field(Aim("token", 1 << zone)) for zone in zones}
        pairs = sorted(
            (
                rows[zone][person.zone]
                + w.COLLECTOR_LEVEL * (level_of(person.xp + points) > danger)
                + person.wounds,
                person.index,
                zone,
            )
            for person in people
            for zone in zones
            if rows[zone][person.zone] <= w.COLLECTOR_STEPS
        )
        sent: set[int] = set()
        for _, index, zone in pairs:
            if index not in self._aims and zone not in sent and len(sent) < w.COLLECTORS * len(people):
                self._aims[index] = Aim("token", 1 << zone, take, w.TOKEN_PULL)
                sent.add(zone)

    def _token_at(self, zone: int, take: int) -> Aim:
        """To a token; if it lies in a building nobody has opened yet, first to the door of it."""
        muster = self.doors.muster(zone, self.locked)
        if muster is None:
            return Aim("token", 1 << zone, take, w.TOKEN_PULL)
        building = self.world.board.zones[zone].building
        return Aim("token", 1 << muster, take, w.TOKEN_PULL, building)

    def _strong(self) -> bool:
        """Whether the team can fight what comes out of a big building."""
        people = self.now.alive
        return len(people) > 3 and sum(person.power for person in people) >= w.STRONG * len(people)

    def _rooms_behind(self, zone: int) -> int:
        """How many rooms fill when the building of a zone is opened for the first time."""
        building = self.world.board.zones[zone].building
        return self.atlas.hidden_rooms(self.now, building) if building >= 0 else 0

    def _can_reach(self, zone: int) -> bool:
        row = self.atlas.plain(self.now, 1 << zone, self.locked)
        return any(row[person.zone] < FAR for person in self.now.alive)

    def _find(self, goal: kinds.Find) -> Aim | None:
        self.wanted = goal.cards
        self.searching = True
        return None

    def _bring_to_exit(self, goal: kinds.BringToExit) -> Aim | None:
        self.wanted = goal.cards
        held = {card for person in self.now.alive for card in person.cards}
        if not held.issuperset(goal.cards):
            self.searching = True
            return Aim("search", self.world.board.rooms & ~self.world.no_search)
        return Aim("exit", self.world.exits)

    def _gain_experience(self) -> Aim | None:
        """Tokens are worth five points each; whoever is most experienced takes them all."""
        self.champion = max(self.now.alive, key=lambda person: (person.xp, -person.wounds, -person.index))
        cars = self._cars()
        if cars:
            return Aim("car", cars)
        return self._tokens() or Aim("hunt", mask_of(self.now.horde) or mask_of(self.now.spawns))

    def _cars(self) -> int:
        """The zones of cars that can be driven and have a free seat, or people already in them."""
        if not self.world.mission.rules.cars_drive:
            return 0
        return mask_of(car.zone for car in self.now.state.cars if car.zone >= 0 and EMPTY in car.seats)

    def _gather_at_spawn(self) -> Aim | None:
        zones = sorted({token.zone for token in self.world.spawns})
        rows = {zone: self.field(Aim("gather", 1 << zone)) for zone in zones}
        crowd = self.now.crowd

        def effort(zone: int) -> float:
            steps = sum(rows[zone][person.zone] for person in self.now.alive)
            return steps + w.GATHER_CROWD * crowd.get(zone, 0.0)

        return Aim("gather", 1 << min(zones, key=effort), pull=w.GATHER_PULL)

    def _neutralise_spawns(self) -> Aim | None:
        """Where zombies may get away: be louder than their exits, and clear one building before the next."""
        now = self.now
        exits = list(members(self.world.zombie_exits))
        if now.round <= w.PATIENCE:
            self.quiet = max((now.noise.get(zone, 0) for zone in exits), default=0)
        spawns = sorted(set(now.spawns))
        open_now = [zone for zone in spawns if self._open_way(1 << zone)]
        loose = sum(count for zone, count in now.crowd.items() if self._open_way(1 << zone))
        if exits and loose > (w.MAY_STAY if open_now else w.MAY_ESCAPE):
            # They come to the loudest: there they are fought.
            people = Counter(person.zone for person in now.alive)
            return Aim("hold", 1 << max(people, key=lambda zone: (people[zone], -zone)), pull=w.HUNT_PULL)
        if not open_now and now.round <= w.REARMING_ROUNDS and self._armed() < w.ARMED_SHARE:
            places = self.places_to_arm()
            if places:
                self.searching = True
                return Aim("search", places, pull=w.ARMING_PULL)
        nearest = self._nearest(open_now or spawns)
        muster = self.doors.muster(nearest, self.locked)
        if muster is None:
            return Aim("spawn", 1 << nearest, pull=w.SPAWN_PULL)
        building = self.world.board.zones[nearest].building
        return Aim("spawn", 1 << muster, pull=w.SPAWN_PULL, opens=building)

    def _hold_bunker(self) -> Aim | None:
        """Coloured doors first want the token of their colour."""
        bunkers = self.world.zones_of("bunker")
        zone, *_ = members(bunkers)
        if self._can_reach(zone):
            return Aim("bunker", bunkers)
        locks = self.world.mission.rules.locked_colours
        needed = [n for n in self.now.objectives if self.world.objectives[n].colour in locks]
        zones = [self.world.objectives[n].zone for n in needed]
        zones = [zone for zone in zones if self._can_reach(zone)]
        return self._token_at(self._nearest(zones), mask_of(needed)) if zones else None

    def _supplies_away(self, goal: kinds.SuppliesAway) -> Aim | None:
        """Find enough, load it, get in, drive off."""
        now = self.now
        self.wanted, self.keep_all_wanted = SUPPLIES, True
        stowed, carried = supplies(now)
        zones = mask_of(car.zone for car in now.state.cars if car.zone >= 0)
        if stowed + carried < goal.number:
            self.searching = True
            return Aim("search", self.world.board.rooms & ~self.world.no_search)
        if stowed < goal.number:
            return Aim("load", zones)
        if all(person.car >= 0 for person in now.alive):
            return Aim("exit", self.world.exits)
        return Aim("car", zones)


def _locked_doors(now: Situation) -> int:
    """Doors that the mission keeps shut until the token of their colour is taken."""
    world = now.world
    missing = {world.objectives[n].colour for n in now.objectives} & world.mission.rules.locked_colours
    return mask_of(door.id for door in world.board.doors if door.colour in missing) & now.state.closed


def supplies(now: Situation) -> tuple[int, int]:
    """How many supplies are in cars or driven away, and how many are carried."""
    cars = [car for car in now.state.cars if car.zone >= 0]
    stowed = sum(len(car.supplies) for car in cars) + len(now.state.saved_supplies)
    return stowed, sum(card in SUPPLIES for person in now.alive for card in person.cards)


def points_to_next(person: Person) -> int:
    """Experience still missing for the next level."""
    return THRESHOLDS[person.level + 1] - person.xp if person.level + 1 < len(THRESHOLDS) else 999
