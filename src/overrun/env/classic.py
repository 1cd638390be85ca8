"""The classic game as environments see it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

import overrun.classic.skills  # noqa: F401  # skills make themselves known
from overrun.board import Topology, members
from overrun.board.drawing import draw
from overrun.classic import words
from overrun.classic.abilities import SKILLS
from overrun.classic.common import danger
from overrun.classic.content import EQUIPMENT, SURVIVORS
from overrun.classic.missions.goals import is_fulfilled
from overrun.classic.state import EMPTY, HANDS, ZOMBIES, Classic, Survivor
from overrun.classic.vocabulary import VOCABULARY
from overrun.classic.world import Look, World
from overrun.content import library
from overrun.core import AnyGame
from overrun.core import Look as CoreLook
from overrun.env.boards import PERSON, PRINTED, ZONES, Crowd, Figures, Layout, how_far, pictured
from overrun.env.features import Board, Features, Marks, Planes, Rows, Several
from overrun.env.numbers import numbered, questions, verbs
from overrun.env.parts import Array, EnvPart, Observer, Picture, Shape
from overrun.env.people import BEGIN, PLACE, Standing, standing_of
from overrun.env.spelling import Families, SpeltByKinds, Vocabulary
from overrun.skirmish import words as shared
from overrun.skirmish.levels import LEVELS, level_of

PEOPLE = 6  # survivors at a table
SEATS = 6
GOALS = 6
HAS_KEPT = 50_000

QUESTIONS = questions("classic")
PHASES = ("players", "zombies", "end")

CARD_ROOM, SURVIVOR_ROOM, SKILL_ROOM = 40, 16, 96


# The families of words in which arguments are spelt.
FAMILIES: Families = {
    shared.ZONE: ("zone",),
    shared.DOOR: ("door",),
    shared.OBJECTIVE: ("objective",),
    words.CAR: ("car",),
    shared.SEAT: ("seat",),
    shared.SURVIVOR: ("survivor",),
    shared.CARD: ("card",),
    words.ZOMBIE: ("zombie",),
    words.TARGET: ("zombie", "survivor"),
    words.CAR_SEAT: ("place",),
    words.PLACE: ("place",),
    words.SPOT: ("survivor", "place"),
    words.HELD: ("card", "place"),
    shared.REROLL: ("reroll",),
    shared.SKILL: ("skill",),
}


def _parts(arg: str) -> list[str]:
    """`amy/hand`: amy, hand; `pistol*`: pistol, unloaded."""
    return arg.replace("*", "/unloaded").split("/")


class _Names:
    """The numbers of cards and skills, and how options are spelt."""

    def __init__(self) -> None:
        content = library("classic")
        cards = numbered("classic", "card", content.of(EQUIPMENT))
        own = [name for name in SKILLS if not name.startswith("starts-with-")]
        begins = [f"starts-with-{card}" for card in cards]
        skills = numbered("classic", "skill", [*own, *begins])
        self.cards = {name: number for number, name in enumerate(cards)}
        self.skills = {name: number for number, name in enumerate(skills)}
        families: dict[str, tuple[Sequence[object], int]] = {
            "verb": (verbs("classic", VOCABULARY), 72),
            "zone": (range(ZONES), ZONES),
            "door": (range(24), 24),
            "objective": (range(12), 12),
            "car": (range(6), 6),
            "seat": (range(SEATS), SEATS),
            "survivor": (numbered("classic", "survivor", content.of(SURVIVORS)), SURVIVOR_ROOM),
            "card": (cards, CARD_ROOM),
            "zombie": (numbered("classic", "zombie", ZOMBIES), len(ZOMBIES)),
            "place": (numbered("classic", "place", ()), 6),
            "reroll": (numbered("classic", "reroll", ()), 6),
            "skill": (skills, SKILL_ROOM),
        }
        self.vocabulary = Vocabulary(families)
        # `put pistol* amy/hand ned/reserve`: verb:put card:pistol place:unloaded survivor:amy place:hand…
        members = {family: names for family, (names, _) in families.items()}
        self.spell = SpeltByKinds(VOCABULARY.verbs(), FAMILIES, members, _parts)


def _layout(world: World) -> Layout:
    return Layout.of(world.board, world.exits, lambda: world.graph(0))


# What is seen


class _Seen:
    """A position as somebody sees it who is to answer."""

    __slots__ = ("danger", "fulfilled", "game", "goals", "here", "question", "seat", "state", "subject")

    def __init__(self, here: _Observer, game: AnyGame, seat: int):
        state: Classic = game.state
        look: Look = CoreLook(here.world, state)
        self.here, self.game, self.state, self.seat = here, game, state, seat
        self.question = game.question
        self.subject = game.question.subject if game.question is not None else ()
        self.danger = danger(state)
        self.goals = here.world.mission.goal[:GOALS]
        self.fulfilled = [is_fulfilled(look, goal) for goal in self.goals]


def _horde(planes: Array, seen: _Seen) -> None:
    planes[:, : seen.here.layout.number] = seen.here.crowd.of(seen.state.horde)


def _people(planes: Array, seen: _Seen) -> None:
    (row,) = planes
    for survivor in seen.state.survivors:
        if survivor.zone >= 0:
            row[survivor.zone] += 0.25


def _in_turn(planes: Array, seen: _Seen) -> None:
    zone = seen.here.zone_in_turn(seen.state)
    if zone >= 0:
        planes[0, zone] = 1


# Questions that begin with a zone.
ABOUT_ZONES = frozenset(
    [question.name for question in VOCABULARY.questions if question.subject[:1] == (shared.ZONE,)]
)


def _asked(planes: Array, seen: _Seen) -> None:
    if seen.question is not None and seen.question.kind in ABOUT_ZONES:
        planes[0, int(seen.question.subject[0])] = 1


def _noise(planes: Array, seen: _Seen) -> None:
    number = seen.here.layout.number
    if any(seen.state.noise):
        planes[0, :number] = seen.state.noise
    if seen.state.permanent_noise:
        planes[0, :number] += seen.state.permanent_noise
    planes *= 0.25


def _cars(planes: Array, seen: _Seen) -> None:
    for car in seen.state.cars:
        if car.zone >= 0:
            planes[0, car.zone] += 1


def _ways(planes: Array, seen: _Seen) -> None:
    zone = seen.here.zone_in_turn(seen.state)
    if zone >= 0:
        closed = seen.state.closed
        planes[:] = seen.here.layout.ways_from(zone, closed, lambda: seen.here.world.graph(closed))


def _tokens(planes: Array, seen: _Seen) -> None:
    planes[:] = seen.here.tokens(seen.state)[:2]


def _doors(planes: Array, seen: _Seen) -> None:
    planes[:] = seen.here.tokens(seen.state)[2:]


def _printed(planes: Array, seen: _Seen) -> None:
    planes[:] = seen.here.layout.printed


BOARD = Board[_Seen](
    Planes([f"{kind}s / 4" for kind in ZOMBIES], _horde),
    Planes(["survivors / 4"], _people),
    Planes(["the survivor in turn is here"], _in_turn),
    Planes(["the question is about this zone"], _asked),
    Planes(["noise tokens / 4"], _noise),
    Planes(["objectives still here", "active spawn zones"], _tokens),
    Planes(["cars"], _cars),
    Planes(["closed doors", "in a building nobody has opened"], _doors),
    Planes(
        ["steps from the survivor in turn / 10 (-0.1: no way)", "seen by the survivor in turn"],
        _ways,
    ),
    Planes(PRINTED, _printed),
)


class _Has:
    """The cards and skills of somebody, and what follows from them."""

    __slots__ = ("cards_and_skills", "free", "mask", "wounds")

    def __init__(self, here: _Observer, survivor: Survivor, improved: Collection[int]):
        found = self.cards_and_skills = np.zeros(2 * CARD_ROOM + SKILL_ROOM, np.float32)
        self.free = self.wounds = self.mask = 0
        for slot, card in enumerate(survivor.slots):
            if card < 0:
                self.free += 1
                continue
            kind = here.improved[here.world.cards[card].id] if card in improved else here.card[card]
            found[kind if slot < HANDS else CARD_ROOM + kind] += 1
            self.mask |= 1 << card
            self.wounds += here.world.cards[card].kind == "wound"
        found[[2 * CARD_ROOM + here.skill[name] for name in survivor.skills]] = 1


class _Person(NamedTuple):
    """A survivor as somebody sees them."""

    standing: Standing
    unloaded: int
    in_car: bool
    has: _Has


def _person(seen: _Seen, number: int, survivor: Survivor) -> _Person:
    here, state = seen.here, seen.state
    has = here.has(survivor, state)
    standing = standing_of(
        survivor,
        answers=survivor.seat == seen.seat,
        in_turn=state.active == number,
        asked_about=here.ids[survivor.who] in seen.subject,
        level=level_of(survivor.experience),
        horde=state.horde,
        layout=here.layout,
    )
    return _Person(standing, (state.unloaded & has.mask).bit_count(), survivor.car != EMPTY, has)


PERSON_SEEN = Features[_Person](
    *BEGIN,
    ("wounds / 2", lambda one: one.has.wounds / 2),
    ("unloaded cards / 2", lambda one: one.unloaded / 2),
    ("in a car", lambda one: one.in_car),
    ("zombies here / 4", lambda one: one.standing.enemies / 4),
    *PLACE,
    ("slots free / 5", lambda one: one.has.free / 5),
    Several(
        (
            *(f"{slot}: card {number}" for slot in ("in hand", "in reserve") for number in range(CARD_ROOM)),
            *(f"skill {number}" for number in range(SKILL_ROOM)),
        ),
        lambda one: one.has.cards_and_skills,
    ),
)


def _danger(level: int) -> Callable[[_Seen], float]:
    return lambda seen: seen.danger == level


def _phase(phase: str) -> Callable[[_Seen], float]:
    return lambda seen: seen.state.phase == phase


def _goal(number: int) -> Callable[[_Seen], float]:
    return lambda seen: len(seen.goals) > number


def _fulfilled(number: int) -> Callable[[_Seen], float]:
    return lambda seen: len(seen.goals) > number and seen.fulfilled[number]


def _question(seen: _Seen) -> Iterable[int]:
    kind = seen.question.kind if seen.question is not None else ""
    return (QUESTIONS.index(kind),) if kind in QUESTIONS else ()


GAME_SEEN = Features[_Seen](
    ("round / 20", lambda seen: seen.state.round / 20),
    *((f"danger level {name}", _danger(level)) for level, name in enumerate(LEVELS)),
    *((f"phase {phase}", _phase(phase)) for phase in PHASES),
    ("equipment deck / 50", lambda seen: len(seen.state.equipment_deck) / 50),
    ("zombie deck / 50", lambda seen: len(seen.state.zombie_deck) / 50),
    ("zombies escaped / 10", lambda seen: sum(seen.state.escaped) / 10),
    ("supplies saved / 4", lambda seen: len(seen.state.saved_supplies) / 4),
    *((f"there is a goal {number}", _goal(number)) for number in range(GOALS)),
    *((f"goal {number} is fulfilled", _fulfilled(number)) for number in range(GOALS)),
    Marks([f"seat {seat} answers" for seat in range(SEATS)], lambda seen: (seen.seat,)),
    Marks(
        [f"seat {seat} is the first player" for seat in range(SEATS)],
        lambda seen: (seen.state.first_player,),
    ),
    Marks(
        [f"card {number} has been found" for number in range(CARD_ROOM)],
        lambda seen: [seen.here.cards[name] for name in seen.state.found],
    ),
    Marks([f"question {kind}" for kind in QUESTIONS], _question),
    Marks(
        [f"the question is about card {number}" for number in range(CARD_ROOM)],
        lambda seen: [seen.here.cards[word] for word in seen.subject if word in seen.here.cards],
    ),
)


class _Observer:
    """Sees games in one world. What depends on few things is kept by these things."""

    def __init__(self, world: World, names: _Names):
        self.world = world
        self.layout = _layout(world)
        self.cards, self.skill = names.cards, names.skills
        self.card = [self.cards[kind.id] for kind in world.cards]
        self.improved = {card: self.cards[kind.id] for card, kind in world.improved.items()}
        self.ids = [character.id for character in world.cast]
        self._tokens: dict[tuple[int, int, int, int], Array] = {}
        self._people = Rows(PERSON_SEEN, PEOPLE)
        self._has: dict[Any, _Has] = {}
        self.crowd = Crowd()

    def __call__(self, game: AnyGame, seat: int) -> dict[str, Array]:
        seen = _Seen(self, game, seat)
        state = seen.state
        zones = np.zeros((len(BOARD.names), ZONES), np.float32)
        whole = np.zeros(len(GAME_SEEN.names), np.float32)
        BOARD.fill(zones, seen)
        people = self._people.of([_person(seen, *one) for one in enumerate(state.survivors)])
        GAME_SEEN.fill(whole, seen)
        return {"zones": zones, "survivors": people, "game": whole}

    def zone_in_turn(self, state: Classic) -> int:
        """Where the survivor in turn is, or -1."""
        return -1 if state.active == EMPTY else state.survivors[state.active].zone

    def has(self, survivor: Survivor, state: Classic) -> _Has:
        """The cards and skills somebody has."""
        key = (tuple(survivor.slots), survivor.skills, state.tucked)
        found = self._has.get(key)
        if found is None:
            if len(self._has) > HAS_KEPT:
                self._has.clear()
            found = self._has[key] = _Has(self, survivor, dict(state.tucked or ()))
        return found

    def tokens(self, state: Classic) -> Array:
        """Objectives, spawn zones, closed doors and unopened buildings."""
        key = (state.taken, state.active_spawns, state.closed, state.opened)
        found = self._tokens.get(key)
        if found is None:
            world = self.world
            found = self._tokens[key] = np.zeros((4, ZONES), np.float32)
            for number, token in enumerate(world.objectives):
                found[0, token.zone] += not state.taken >> number & 1
            for number, token in enumerate(world.spawns):
                found[1, token.zone] += state.active_spawns >> number & 1
            for door in world.board.doors:
                if state.closed >> door.id & 1:
                    found[2, [door.a, door.b]] += 1
            for zone in world.board.zones:
                found[3, zone.id] = zone.building >= 0 and not state.opened >> zone.building & 1
        return found


# How far the team is


def progress(game: AnyGame) -> float:
    """The mean of: objectives taken, goals fulfilled, and how near somebody is to the next token or exit."""
    state: Classic = game.state
    world: World = game.world
    look: Look = CoreLook(world, state)
    open_tokens = [
        token.zone for number, token in enumerate(world.objectives) if not state.taken >> number & 1
    ]
    alive = [survivor.zone for survivor in state.survivors if survivor.zone >= 0]
    taken = 1 - len(open_tokens) / max(len(world.objectives), 1)
    goals = [is_fulfilled(look, goal) for goal in world.mission.goal]
    return how_far(_layout(world), taken, goals, alive, open_tokens or members(world.exits))


# The drawing

ENEMIES = ((120, 160, 70), (80, 110, 40), (220, 160, 40), (200, 40, 200))


def picture(game: AnyGame) -> Picture:
    """Zones, closed doors, tokens, zombies and survivors."""
    world: World = game.world
    state: Classic = game.state
    tokens = [t.zone for number, t in enumerate(world.objectives) if not state.taken >> number & 1]

    def crowd(zone: int) -> Figures:
        zombies = [
            (colour, name[0].upper(), kind[zone])
            for colour, name, kind in zip(ENEMIES, ZOMBIES, state.horde, strict=True)
            if kind[zone]
        ]
        people = [s for s in state.survivors if s.zone == zone]
        return zombies + [(PERSON, world.cast[survivor.who].name[0], 1) for survivor in people]

    board = world.board
    base = draw(board, topology=Topology(state.closed), tokens=False)
    return pictured(board, base, state.closed, tokens, crowd)


def part(game: str = "classic") -> EnvPart:
    """What environments need to know about the classic game."""
    names = _Names()

    def observer(world: World) -> Observer:
        return _Observer(world, names)

    shapes = {
        "zones": Shape((len(BOARD.names), ZONES), BOARD.names),
        "survivors": Shape((PEOPLE, len(PERSON_SEEN.names)), PERSON_SEEN.names),
        "game": Shape((len(GAME_SEEN.names),), GAME_SEEN.names),
    }
    return EnvPart(
        game=game,
        mission="classic/01-city-blocks",
        setup={},
        seats=2,
        vocabulary=names.vocabulary,
        spell=names.spell,
        shapes=shapes,
        observer=observer,
        progress=progress,
        picture=picture,
    )
