"""The position as the bot reads it, laid out for quick thinking."""

from __future__ import annotations

from overrun.agents.classic import weights as w
from overrun.agents.classic.arms import Arm
from overrun.agents.classic.hands import Armoury
from overrun.board import Graph, members
from overrun.classic.abilities import abilities
from overrun.classic.actions.noise import noisy_zones
from overrun.classic.common import danger, graph, kind_of, wounds_of
from overrun.classic.mission_kinds import SurvivorsAway
from overrun.classic.missions.goals import progress
from overrun.classic.phases.zombies import supply
from overrun.classic.state import EMPTY, HANDS, WALKER
from overrun.classic.world import Look, World
from overrun.skirmish.levels import level_of
from overrun.skirmish.payment import free_left, ordinary
from overrun.skirmish.people import infested
from overrun.skirmish.skills import Abilities
from overrun.skirmish.words import SEARCHED, USED_TOUGH, Free

TOUGH = "tough"
# Zombies that a card brings on average, by danger level.
SPAWN = (1.0, 1.9, 2.9, 4.9)
OPENERS = 2  # of the team: so many keep what opens doors in hand


class Person:
    """A survivor, as everybody at the table sees him."""

    __slots__ = (
        "able",
        "acted",
        "actions",
        "arms",
        "beside_friends",
        "car",
        "cards",
        "free",
        "hands",
        "id",
        "index",
        "is_tough",
        "keeps_opener",
        "level",
        "may_search",
        "power",
        "reserve",
        "seat",
        "slayer",
        "stakes",
        "unloaded",
        "wounds",
        "xp",
        "zone",
    )

    def __init__(self, index: int, look: Look, armoury: Armoury):
        survivor = look.state.survivors[index]
        self.index = index
        self.id = look.world.cast[survivor.who].id
        self.seat = survivor.seat
        self.zone = survivor.zone
        self.xp = survivor.experience
        self.level = level_of(survivor.experience)
        self.wounds = wounds_of(look, survivor)
        self.acted = survivor.acted
        self.actions = ordinary(survivor)
        self.able: Abilities = abilities(survivor)
        free = self.able.free_actions
        self.free: dict[Free, int] = {kind: free_left(survivor, free, kind) for kind in free}
        self.may_search = not SEARCHED.on(survivor)
        self.is_tough = not USED_TOUGH.on(survivor) and TOUGH in [skill.id for skill in self.able.skills]
        self.car = survivor.car
        hands = [card for card in survivor.slots[:HANDS] if card != EMPTY]
        reserve = [card for card in survivor.slots[HANDS:] if card != EMPTY]
        self.hands = tuple([kind_of(look, card).id for card in hands])
        self.reserve = tuple([kind_of(look, card).id for card in reserve])
        self.cards = self.hands + self.reserve
        empty = [card for card in hands if look.state.unloaded >> card & 1]
        self.unloaded = tuple([kind_of(look, card).id for card in empty])
        self.arms: tuple[Arm, ...] = armoury.arms(self.hands, self.unloaded, self.able)
        # Whether it falls to this one to have something in hand that opens doors.
        self.keeps_opener = False
        # How much it matters that this one lives.
        self.stakes = 1.0
        # Whether something carried kills an abomination.
        self.slayer = "molotov" in self.cards
        # Hits to expect of an action with the best weapon in hand.
        self.power = max((arm.hits for arm in self.arms), default=0.0)
        # The same where friends stand, whom a shot would hit first.
        self.beside_friends = max((arm.hits for arm in self.arms if arm.chooses), default=0.0)

    @property
    def health(self) -> int:
        """How many wounds kill."""
        return 2 - self.wounds

    def opens(self, world: World) -> bool:
        """Whether something in hand opens doors."""
        return any(world.kinds[card].opens_doors for card in self.hands)

    def could_open(self, world: World) -> bool:
        """Whether something carried opens doors."""
        return any(world.kinds[card].opens_doors for card in self.cards)


class Situation:
    """One position. `horde[zone]` counts walkers, fatties, runners, abominations; only zones with any."""

    __slots__ = (
        "alive",
        "all_must_live",
        "armoury",
        "crowd",
        "danger",
        "goals",
        "graph",
        "horde",
        "look",
        "me",
        "noise",
        "objectives",
        "people",
        "round",
        "shortage",
        "spawns",
        "state",
        "walkers_left",
        "world",
    )

    def __init__(self, look: Look, armoury: Armoury):
        world, state = look.world, look.state
        self.armoury = armoury
        self.look = look
        self.world = world
        self.state = state
        self.round = state.round
        self.graph: Graph = graph(look)
        self.danger = danger(state)
        self.people = [
            Person(index, look, armoury) if survivor.fate == "alive" else None
            for index, survivor in enumerate(state.survivors)
        ]
        self.alive = [person for person in self.people if person is not None]
        openers = [person for person in self.alive if person.could_open(world)]
        openers.sort(key=lambda person: (not person.opens(world), person.wounds))
        for person in openers[:OPENERS]:
            person.keeps_opener = True
        # Whether the mission is lost with the first who dies. Then time is short: every round may be the one.
        self.all_must_live = any(isinstance(goal, SurvivorsAway) for goal in world.mission.goal)
        if self.all_must_live:
            for person in self.alive:
                person.stakes = w.EVERYBODY_COUNTS
        self.horde: dict[int, tuple[float, ...]] = {
            zone: tuple([counts[zone] for counts in state.horde]) for zone in members(infested(state))
        }
        self.crowd: dict[int, float] = {zone: sum(counts) for zone, counts in self.horde.items()}
        self.noise = noisy_zones(state)
        self.objectives = [n for n in range(len(world.objectives)) if not state.taken >> n & 1]
        self.spawns = [token.zone for n, token in enumerate(world.spawns) if state.active_spawns >> n & 1]
        self.goals = progress(look)
        # How likely the walkers run short in the next phase: then all of them act again.
        coming = SPAWN[self.danger] * len(self.spawns)
        self.walkers_left = supply(look, WALKER)
        self.shortage = min(1.0, max(0.0, 1.5 - self.walkers_left / coming)) if coming else 0.0
        self.me: Person | None = self.people[state.active] if state.active != EMPTY else None

    def named(self, name: str) -> Person:
        """The survivor with this id."""
        return next(person for person in self.alive if person.id == name)

    def at(self, zone: int) -> list[Person]:
        """The survivors in a zone."""
        return [person for person in self.alive if person.zone == zone]
