"""What the mission wants next, and where each survivor should go for it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, permutations
from typing import Any, NamedTuple

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.atlas import Atlas
from overrun.agents.scifi.scene import Person, Scene
from overrun.agents.ways import FAR
from overrun.board import mask_of, members
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.machines import REMOTES
from overrun.scifi.missions.goals import fixed_colours
from overrun.skirmish.levels import LEVELS, THRESHOLDS


class Aim(NamedTuple):
    """Where to go and what for; `take` are the objective tokens worth taking, `pull` what a step counts."""

    kind: str
    targets: int
    take: int = 0
    pull: float = 1.0


HOLD = Aim("hold", 0)
GRENADE = "seismic-grenade"
CHARGE = "red"  # the tokens that are charges where there are pillars


class Plan:
    """The team's plan in one position."""

    def __init__(self, scene: Scene):
        self.scene = scene
        self.world = scene.world
        self.locked = self._locked_doors()
        self.atlas = Atlas(scene, self.locked)
        self.unlocked = Atlas(scene, 0) if self.locked else self.atlas
        # Cards the mission needs.
        self.wanted: tuple[str, ...] = ()
        # Where experience is wanted by everybody, or by whoever lacks most of it.
        self.learners: set[int] = set()
        self.experience = 0.0  # the mean
        # Where grenades are to be thrown, and how many in one phase.
        self.blast_at = 0
        self.salvo = 1
        # Who gathers the grenades and throws them, and how many are wanted.
        self.thrower: Person | None = None
        self.grenades = 0
        self._aims: dict[int, Aim] = {}
        # Machines that must not be lost, where each of them should be driven, and which are to leave.
        self.needed: set[str] = set()
        self.drives: dict[str, int] = {}
        self.leaving: set[str] = set()
        self._machines()
        self._outside = all(person.oxygen for person in scene.alive)
        self.all_for = self._find()

    def aim(self, person: Person) -> Aim:
        """What one survivor is to do."""
        return self._aims.get(person.index, self.all_for)

    def field(self, aim: Aim, person: Person) -> list[float]:
        """How far every zone is from an aim for somebody."""
        return self.atlas.field(aim.targets, person.oxygen)

    def drive_field(self, targets: int) -> list[float]:
        """How far every zone is from where a machine should go: airlocks do not stop it, closed doors do."""
        return [float(steps) if steps >= 0 else FAR for steps in self.scene.graph.distances_to_any(targets)]

    def keen(self, person: Person) -> float:
        """What a point of experience is worth to somebody where all need it: more, the more one lags."""
        if person.index not in self.learners:
            return 0.0
        return max(0.1, w.KEEN * (1.0 + 0.15 * max(-5.0, min(5.0, self.experience - person.xp))))

    def work(self) -> float:
        """Steps still to go: those that join all wanted tokens to the team, shared by parties, and then for
        everybody the way out; where there are no tokens to fetch, the way to each one's aim."""
        people = self.scene.alive
        if not people:
            return 0.0
        aims = {self.aim(person) for person in people} | {self.all_for}
        take = 0
        for aim in aims:
            take |= aim.take if aim.kind in ("token", "exit") else 0
        tokens = {t["zone"] for t in self.scene.view["objectives"] if take >> t["id"] & 1}
        if not tokens:
            return sum(min(self._way(self.aim(p).targets, p), FAR / 3) for p in people) / len(people)
        outside = any(person.oxygen for person in people)
        field = self.atlas.field
        gap = {zone: min(self._way(1 << zone, person) for person in people) for zone in tokens}
        total = 0.0
        while gap:
            zone = min(gap, key=gap.__getitem__)
            total += min(gap.pop(zone), FAR / 3)
            row = field(1 << zone, outside)
            for other, way in gap.items():
                gap[other] = min(way, row[other])
        total /= w.PARALLEL
        if self.scene.exits and any(isinstance(goal, kinds.Escape) for goal in self.world.mission.goal):
            out = self.unlocked.field(self.scene.exits, outside)
            total += sum(min(out[person.zone], FAR / 3) for person in people) / len(people)
        return total

    # What the mission asks for

    def _find(self) -> Aim:
        goals = self.world.mission.goal
        undone = [goal for goal in goals if not self.scene.goals[goal.id]]
        step = min((goal.step for goal in undone), default=0)
        for goal in undone:
            if isinstance(goal, kinds.ReachLevel) and goal.step == step:
                self._learn(goal)
            if isinstance(goal, kinds.DestroyPits):
                self._grenadier(goal)
        for goal in undone:
            if goal.step == step:
                aim = _KINDS[type(goal)](self, goal)
                if aim is not None:
                    self._breathe_first(undone)
                    return self._within_reach(aim)
        return HOLD

    def _breathe_first(self, undone: list[Any]) -> None:
        """Where the way out leads outside, who passes an oxygen room takes a tank there at once."""
        scene = self.scene
        if not scene.view["oxygen"] or not any(isinstance(goal, kinds.Escape) for goal in undone):
            return
        rooms = self._oxygen_rooms()
        for person in scene.alive:
            if person.oxygen or self.atlas.field(scene.exits, False)[person.zone] < FAR:
                continue
            if self._way(rooms, person) <= w.OXYGEN_STEPS:
                self._aims[person.index] = Aim("oxygen", rooms, 0, w.EXIT_PULL)

    def _within_reach(self, aim: Aim) -> Aim:
        """What cannot be reached wants something else first: oxygen, or the token that opens a door."""
        people = self.scene.alive
        if not aim.targets or any(self._way(aim.targets, person) < FAR for person in people):
            self._fetch_oxygen(aim)
            return aim
        if any(self.atlas.field(aim.targets, True)[person.zone] < FAR for person in people):
            return Aim("oxygen", self._oxygen_rooms(), aim.take)
        keys = self._tokens(tuple(self._lock_colours()))
        return keys or aim

    def _way(self, targets: int, person: Person) -> float:
        return self.atlas.field(targets, person.oxygen)[person.zone]

    def _fetch_oxygen(self, aim: Aim) -> None:
        """Where everybody has to go outside, who has no oxygen gets it first."""
        if aim.kind not in ("exit", "gather") or self._outside or not self.scene.view["oxygen"]:
            return
        for person in self.scene.alive:
            if self._way(aim.targets, person) >= FAR:
                self._aims[person.index] = Aim("oxygen", self._oxygen_rooms(), 0, w.EXIT_PULL)

    def _oxygen_rooms(self) -> int:
        return self.world.oxygen_rooms & ~self.scene.spoiled

    def nearest(self, zones: list[int]) -> int:
        """Of several zones, the one that is nearest for the team as a whole."""
        people = self.scene.alive

        def total(zone: int) -> float:
            return sum(min(self._way(1 << zone, person), 40.0) for person in people)

        return min(zones, key=total)

    def _first_stop(self, zones: list[int]) -> int:
        """Where the shortest round over a few zones, and out if there is a way out, begins."""
        if not 1 < len(zones) <= w.ROUND_TRIP:
            return self.nearest(zones)
        outside = any(person.oxygen for person in self.scene.alive)
        people = self.scene.alive
        begin = {
            zone: sum(min(self._way(1 << zone, p), 40.0) for p in people) / len(people) for zone in zones
        }
        rows = {zone: self.atlas.field(1 << zone, outside) for zone in zones}
        out = self.atlas.field(self.scene.exits, outside) if self.scene.exits else None

        def length(trip: tuple[int, ...]) -> float:
            total = begin[trip[0]] + sum(rows[there][here] for here, there in pairwise(trip))
            return total + (out[trip[-1]] if out is not None else 0.0)

        return min(permutations(zones), key=length)[0]

    # Machines

    def _machines(self) -> None:
        """Which machines the mission cannot do without, and where they have to go."""
        mission, view, board = self.world.mission, self.scene.view, self.world.board
        goals = [goal for goal in mission.goal if not self.scene.goals[goal.id]]
        kept: set[str] = set()
        for defeat in mission.defeat:
            if isinstance(defeat, kinds.MachineDestroyed):
                kept.update(defeat.machines)
        if any(isinstance(goal, kinds.GatherAtSentry) for goal in goals):
            kept.add("sentry")
        doors = [board.doors[token.door] for token in board.tokens_of("exit") if token.door >= 0]
        shut = [door for door in doors if self.scene.sealed >> door.id & 1]
        secured = mission.rules.secured_door is not None and bool(shut)
        leaves = any(isinstance(goal, kinds.Escape) and "bot" in goal.who for goal in goals)
        if secured or leaves:
            kept.add("bot")
        for machine in view["machines"]:
            if machine["fate"] != "alive" or machine["kind"] not in kept:
                continue
            self.needed.add(machine["id"])
            if machine["kind"] == "bot" and secured:
                self.drives[machine["id"]] = mask_of(zone for door in shut for zone in (door.a, door.b))
            elif machine["kind"] == "bot" and leaves:
                self.drives[machine["id"]] = self.scene.exits
                self.leaving.add(machine["id"])

    # Tokens

    def tokens(self, colours: tuple[str, ...]) -> dict[int, int]:
        """The objective tokens that are, or may be, of these colours (none: all that can be taken)."""
        view = self.scene.view
        hidden = set(view["face_down"])
        fixed = fixed_colours(self.world)
        found = {}
        for token in view["objectives"]:
            colour = token["colour"]
            face_down = colour == "face-down"
            if colour in fixed:
                continue
            if not colours or colour in colours or (face_down and hidden.intersection(colours)):
                found[token["id"]] = token["zone"]
        return found

    def _tokens(self, colours: tuple[str, ...]) -> Aim | None:
        return self._fetch(self.tokens(colours))

    def _fetch(self, tokens: dict[int, int]) -> Aim | None:
        if not tokens:
            return None
        zones = sorted(set(tokens.values()))
        reachable = [
            zone for zone in zones if any(self._way(1 << zone, person) < FAR for person in self.scene.alive)
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
        rooms = self._oxygen_rooms()
        if not self.scene.view["oxygen"] or not rooms:
            return
        field = self.atlas.field
        for zone in zones:
            row = field(1 << zone, True)
            ways = [
                (field(1 << room, False)[person.zone] + row[room] + w.FETCHER_XP * person.xp, person.index)
                for person in self.scene.alive
                if person.index not in self._aims
                for room in members(rooms)
            ]
            way, index = min(ways, default=(FAR, -1))
            if way < FAR:
                self._aims[index] = Aim("oxygen", rooms, take, w.TOKEN_PULL)

    def _share_out(self, zones: list[int], take: int) -> None:
        """Small parties fetch the tokens, each by whoever is nearest; the others go ahead to the way out."""
        people = list(self.scene.alive)
        if len(zones) < w.PARTIES and not self._out_of_the_way(zones):
            return
        size = w.PARTY if len(zones) < len(people) else w.SMALL_PARTY
        pairs = sorted(
            (self._way(1 << zone, person) + w.FETCHER_XP * person.xp, person.index, zone)
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
                if person.index not in self._aims and self._way(self.scene.exits, person) < FAR:
                    self._aims[person.index] = Aim("exit", self.scene.exits, take, w.AHEAD_PULL)

    def _out_of_the_way(self, zones: list[int]) -> bool:
        """Whether going round by a few tokens to the way out is much longer than going straight out."""
        if not self.scene.exits:
            return False
        outside = any(person.oxygen for person in self.scene.alive)
        out = self.atlas.field(self.scene.exits, outside)
        people = self.scene.alive
        straight = sum(out[person.zone] for person in people) / len(people)
        if straight >= FAR:
            return False
        detours = [
            sum(self._way(1 << zone, person) for person in people) / len(people) + out[zone] - straight
            for zone in zones
        ]
        return max(detours) > w.DETOUR

    def _take(self, goal: kinds.TakeObjectives) -> Aim | None:
        return self._tokens(goal.colours)

    # Other goals

    def _escape(self, goal: kinds.Escape) -> Aim | None:
        if "survivors" not in goal.who and "bot" in goal.who:
            return self._guide_bot()
        walking = [one["zone"] for one in self.scene.view["scientists"] if one["fate"] == "alive"]
        if walking and "scientists" in goal.who:
            return self._escort(walking)
        return Aim("exit", self.scene.exits, 0, w.EXIT_PULL)

    def _escort(self, walking: list[int]) -> Aim:
        """Scientists find the way out alone: kill what comes near them, and go with them until it does."""
        ways = self.scene.swarm.distances_to_any(mask_of(walking))
        threats = [zone for zone in self.scene.horde if 0 <= ways[zone] <= w.ESCORT_STEPS]
        return Aim("guard", mask_of(threats or walking), 0, w.TOKEN_PULL)

    def _guide_bot(self) -> Aim | None:
        """Whoever has its remote drives the bot from afar; everybody else clears its way."""
        bots = [machine for machine in self.scene.view["machines"] if machine["id"] in self.drives]
        if not any(machine["controllers"] for machine in bots):
            return self._tokens((REMOTES["bot"],)) or HOLD
        swarm, way = self.scene.swarm, 0
        for machine in bots:
            zone, row = machine["zone"], self.drive_field(self.drives[machine["id"]])
            steps = self.scene.graph.distances(zone)
            for there, far in enumerate(steps):
                if 0 <= far <= w.ESCORT_AHEAD and far + row[there] == row[zone]:
                    way |= 1 << there
        near = swarm.distances_to_any(way)
        threats = [zone for zone in self.scene.horde if 0 <= near[zone] <= 1]
        return Aim("guard", mask_of(threats) or way, 0, w.TOKEN_PULL)

    def _gather(self, goal: kinds.GatherAtSentry) -> Aim | None:
        zone = next(m["zone"] for m in self.scene.view["machines"] if m["kind"] == "sentry")
        return Aim("gather", 1 << zone, 0, w.EXIT_PULL)

    def _evacuate(self, goal: kinds.EvacuateCrew) -> Aim | None:
        """Stand where the xenos come from, two steps before the exit, and let nothing pass."""
        scene = self.scene
        swarm = scene.swarm
        row = swarm.distances_to_any(scene.exits)
        guards = 0
        for spawn in set(scene.spawns):
            for zone in range(len(row)):
                far = swarm.distance(spawn, zone)
                if row[zone] in (1, 2) and far >= 0 and far + row[zone] == row[spawn]:
                    guards |= 1 << zone
        threats = [zone for zone in scene.horde if 0 <= row[zone] <= 4]
        if threats:
            return Aim("guard", mask_of(threats), 0, w.TOKEN_PULL)
        return Aim("guard", guards or scene.exits, 0, w.TOKEN_PULL)

    def _learn(self, goal: kinds.ReachLevel) -> None:
        """Whoever lacks experience takes the tokens and does the killing."""
        wanted = THRESHOLDS[LEVELS.index(goal.level)]
        lacking = [p for p in self.scene.alive if p.xp < wanted and p.level < LEVELS.index(goal.level)]
        self.learners = {person.index for person in lacking}
        self.experience = sum(person.xp for person in self.scene.alive) / len(self.scene.alive)

    def _level(self, goal: kinds.ReachLevel) -> Aim | None:
        """Tokens give experience; otherwise xenos do."""
        tokens = self._tokens(())
        if tokens is not None:
            return tokens
        for machine in self.scene.view["machines"]:
            card = self.world.machines[machine["id"]]
            if machine["fate"] == "alive" and card.controlled_in_zone and not machine["hostile"]:
                return Aim("farm", 1 << machine["zone"], 0, w.TOKEN_PULL)
        return Aim("hunt", mask_of(self.scene.horde) or mask_of(self.scene.spawns))

    def _oxygen(self, goal: kinds.NewOxygenTanks) -> Aim | None:
        for person in self.scene.alive:
            seen = self.scene.view["survivors"][person.index]
            if person.oxygen and not seen["first_tank"]:
                continue
            self._aims[person.index] = Aim("oxygen", self._oxygen_rooms(), 0, w.TOKEN_PULL)
        return None

    def _samples(self, goal: kinds.GatherSamples) -> Aim | None:
        missing = [kind for kind in goal.xenos if kind not in self.scene.view["samples"]]
        figures = [figure.id for figure in self.world.figures]
        zones = [
            zone
            for zone, counts in self.scene.horde.items()
            if any(counts[figures.index(kind)] for kind in missing if kind in figures)
        ]
        if zones:
            return Aim("hunt", mask_of(zones))
        return Aim("mold", mask_of(spawn["zone"] for spawn in self.scene.view["spawns"]))

    def _destroy_spawn(self, goal: kinds.DestroySpawn) -> Aim | None:
        """A blast is wanted: whoever has one goes to the spawn zone, the others look for one."""
        rules = self.world.mission.rules.removable_spawns
        tiles = {tile for rule in rules for tile in rule.tiles}
        board = self.world.board
        zones = [
            spawn["zone"]
            for spawn in self.scene.view["spawns"]
            if spawn["colour"] in (goal.colour, "face-down")
            and (
                not tiles or any(board.placements[t].tile in tiles for t in board.zones[spawn["zone"]].tiles)
            )
        ]
        if any("objective" in rule.by for rule in rules):
            tokens = {i: z for i, z in self.tokens(()).items() if z in zones}
            if tokens:
                return Aim("token", mask_of(tokens.values()), mask_of(tokens), w.TOKEN_PULL)
        self.wanted = ("flamethrower", "canister", "seismic-grenade")
        return self._blasters(zones)

    def _blasters(self, zones: list[int]) -> Aim | None:
        ready = [person for person in self.scene.alive if can_blast(person)]
        for person in self.scene.alive:
            if person not in ready:
                rooms = mask_of(
                    z for z in members(self.world.board.rooms) if self.scene.searchable(z, person)
                )
                self._aims[person.index] = Aim("search", rooms)
        self.blast_at = mask_of(zones)
        return Aim("blast", mask_of(zones), 0, w.TOKEN_PULL) if zones else None

    def _destroy_pits(self, goal: kinds.DestroyPits) -> Aim | None:
        """With grenades enough for a pit everybody goes there; before that they are looked for."""
        pits = self.pits_left(goal)
        thrower = self.thrower
        if thrower is not None:
            if thrower.cards.count(GRENADE) < self.grenades:
                return self._search_together()
            self.wanted = ()
            return self._at_pit(min(pits, key=lambda pit: self._way(1 << pit, thrower)))
        carried = sum(person.cards.count(GRENADE) for person in self.scene.alive)
        if carried < goal.grenades or not pits:
            return self._search_together()
        return self._at_pit(self.nearest(pits))

    def _grenadier(self, goal: kinds.DestroyPits) -> None:
        """Somebody whom xenos do not see is best for gathering and throwing the grenades for a pit."""
        self.wanted = (GRENADE,)
        self.salvo = goal.grenades
        pits = self.pits_left(goal)
        begun = sum(self.scene.view["grenaded"].count(pit) for pit in pits)
        self.grenades = goal.grenades - begun
        if pits:
            self.thrower = next((person for person in self.scene.alive if person.stealthy), None)

    def _search_together(self) -> Aim:
        """Everybody goes to the same room to search."""
        people = self.scene.alive
        rooms = [
            z
            for z in members(self.world.board.rooms)
            if any(self.scene.searchable(z, person) for person in people)
        ]
        return Aim("search", 1 << self.nearest(rooms), 0, w.TOKEN_PULL) if rooms else HOLD

    def _at_pit(self, pit: int) -> Aim:
        self.blast_at = 1 << pit
        beside = self.scene.graph.in_range(pit, 1, 1)
        return Aim("blast", beside or 1 << pit, 0, w.TOKEN_PULL)

    def pits_left(self, goal: kinds.DestroyPits) -> list[int]:
        """The pits of a goal that still have their spawn token."""
        board = self.world.board
        return [
            spawn["zone"]
            for spawn in self.scene.view["spawns"]
            if spawn["zone"] >= 0
            and any(board.placements[tile].tile in goal.tiles for tile in board.zones[spawn["zone"]].tiles)
        ]

    def _clear(self, goal: kinds.ClearBuilding) -> Aim | None:
        return Aim("hunt", mask_of(self.scene.horde))

    def _weld(self, goal: kinds.WeldAccesses) -> Aim | None:
        board = self.world.board
        done = set(self.scene.view["welded_doors"])
        left = [token for token in board.tokens_of("access") if token.door not in done]
        zones = [z for token in left for z in (board.doors[token.door].a, board.doors[token.door].b)]
        for person in self.scene.alive:
            if not person.tokens:
                tokens = self._tokens(("red",))
                if tokens is not None:
                    self._aims[person.index] = tokens
        return Aim("weld", mask_of(zones), 0, w.TOKEN_PULL)

    def _collapse(self, goal: kinds.CollapsePillar) -> Aim | None:
        """Whoever has charges carries them to the pillar, the others fetch more; then all leave its tiles."""
        scene, rules = self.scene, self.world.mission.rules.pillars
        assert rules is not None
        missing = rules.charges - scene.view["charges"].get(goal.colour, 0)
        if missing <= 0:
            return self._leave(goal.colour)
        zone = next(t["zone"] for t in scene.view["objectives"] if t["colour"] == goal.colour)
        others = self._tokens((CHARGE,)) or self._leave(goal.colour)
        for person in sorted(scene.alive, key=lambda person: self._way(1 << zone, person)):
            if missing > 0 and CHARGE in person.tokens:
                missing -= person.tokens.count(CHARGE)
                self._aims[person.index] = Aim("charge", 1 << zone, 0, w.TOKEN_PULL)
        return others

    def _leave(self, colour: str) -> Aim | None:
        """Off the tiles that a pillar will take along, with the charges that lie there."""
        doomed = self.doomed(colour)
        if doomed:
            return self._fetch(doomed)
        falling = self.falling(colour)
        safe = self.scene.graph.zones & ~falling
        others = self._fetch({i: z for i, z in self.tokens((CHARGE,)).items() if safe >> z & 1})
        for person in self.scene.alive:
            if falling >> person.zone & 1:
                self._aims[person.index] = Aim("leave", safe, 0, w.EXIT_PULL)
        return others or Aim("leave", safe, 0, w.EXIT_PULL)

    def falling(self, colour: str) -> int:
        """The zones that go with a pillar: those that lie on no other tile."""
        rules, board = self.world.mission.rules.pillars, self.world.board
        assert rules is not None
        tiles = next(pillar.tiles for pillar in rules.pillar if pillar.colour == colour)
        removed = self.scene.view["removed_tiles"]
        gone = {p.id for p in board.placements if p.tile in tiles or p.tile in removed}
        return mask_of(zone.id for zone in board.zones if gone.issuperset(zone.tiles))

    def doomed(self, colour: str) -> dict[int, int]:
        """Tokens that would go with a pillar and may be charges that other pillars still need."""
        rules, view, falling = self.world.mission.rules.pillars, self.scene.view, self.falling(colour)
        assert rules is not None
        standing = {token["colour"] for token in view["objectives"]} - {colour}
        needed = sum(
            rules.charges - view["charges"].get(pillar.colour, 0)
            for pillar in rules.pillar
            if pillar.colour in standing
        )
        there = view["face_down"].count(CHARGE) + sum(t["colour"] == CHARGE for t in view["objectives"])
        carried = sum(person.tokens.count(CHARGE) for person in self.scene.alive)
        tokens = {i: z for i, z in self.tokens((CHARGE,)).items() if falling >> z & 1}
        return tokens if carried + there - min(there, len(tokens)) < needed else {}

    # Locks

    def _lock_colours(self) -> list[str]:
        return [door.colour for door in self.world.mission.rules.locked_doors]

    def _locked_doors(self) -> int:
        """Doors that the mission keeps shut until the token of their colour is taken."""
        view = self.scene.view
        left = {token["colour"] for token in view["objectives"]} | set(view["face_down"])
        missing = [colour for colour in self._lock_colours() if colour in left]
        return mask_of(int(door) for door, colour in view["coloured_doors"].items() if colour in missing)


def in_hand(person: Person, kind: str) -> int:
    """How many cards of a kind somebody holds."""
    return sum(card["kind"] == kind for card in person.hands)


def can_blast(person: Person) -> bool:
    """Whether somebody holds what makes a blast."""
    return any(
        card["kind"] == "seismic-grenade" or (card["kind"] == "flamethrower" and card.get("attached"))
        for card in person.hands
    )


def points_to_next(person: Person) -> int:
    """Experience still missing for the next level."""
    return THRESHOLDS[person.level + 1] - person.xp if person.level + 1 < len(THRESHOLDS) else 999


_KINDS: dict[type, Callable[[Plan, Any], Aim | None]] = {
    kinds.TakeObjectives: Plan._take,
    kinds.Escape: Plan._escape,
    kinds.ReachLevel: Plan._level,
    kinds.GatherAtSentry: Plan._gather,
    kinds.EvacuateCrew: Plan._evacuate,
    kinds.DestroySpawn: Plan._destroy_spawn,
    kinds.DestroyPits: Plan._destroy_pits,
    kinds.ClearBuilding: Plan._clear,
    kinds.NewOxygenTanks: Plan._oxygen,
    kinds.GatherSamples: Plan._samples,
    kinds.WeldAccesses: Plan._weld,
    kinds.CollapsePillar: Plan._collapse,
}
