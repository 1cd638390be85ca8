"""Invader and Dark Side as environments see them: one list of words and features for both boxes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from overrun.board import Topology, members
from overrun.board.drawing import draw
from overrun.content import library
from overrun.core import AnyGame
from overrun.core import Look as CoreLook
from overrun.env.boards import (
    PERSON,
    PRINTED,
    ZONES,
    Crowd,
    Figures,
    Layout,
    how_far,
    pictured,
)
from overrun.env.features import Board, Features, Marks, Planes, Rows, Several
from overrun.env.numbers import numbered, questions, verbs
from overrun.env.parts import Array, EnvPart, Observer, Picture, Shape
from overrun.env.people import BEGIN, PLACE, Standing, standing_of
from overrun.env.spelling import Families, SpeltByKinds, Vocabulary
from overrun.scifi import words
from overrun.scifi.common import danger, level, topology
from overrun.scifi.content import EQUIPMENT, FIGURES, MACHINES, SURVIVORS
from overrun.scifi.missions.goals import progress as goals_now
from overrun.scifi.setup import BOXES
from overrun.scifi.state import EMPTY, HANDS, SLOTS, SciFi, Survivor
from overrun.scifi.vocabulary import VOCABULARY
from overrun.scifi.world import Look, World
from overrun.skirmish import words as shared
from overrun.skirmish.levels import LEVELS

PEOPLE = 12  # survivors at a table
SEATS = 6
GOALS = 6

QUESTIONS = questions("scifi")
COLOURS = ("red", "blue", "green", "yellow", "pink", "purple", "white", "neutral")
PHASES = ("players", "xenos", "end")
KINDS_ROOM, CARD_ROOM, SURVIVOR_ROOM, SKILL_ROOM = 12, 64, 24, 128

HAS_KEPT = 50_000


def _both(kind: Any) -> dict[str, Any]:
    """The content of both boxes; what both have counts once."""
    found: dict[str, Any] = {}
    for box in BOXES:
        for name, entry in library(box).of(kind).items():
            found.setdefault(name, entry)
    return found


# The families of words in which arguments are spelt.
FAMILIES: Families = {
    shared.ZONE: ("zone",),
    shared.DOOR: ("door",),
    shared.OBJECTIVE: ("objective",),
    words.TOKEN: ("token",),
    shared.SEAT: ("seat",),
    words.AMOUNT: ("number",),
    shared.SURVIVOR: ("survivor",),
    words.PERSON: ("survivor", "scientist", "machine"),
    words.MACHINE: ("machine",),
    words.XENO: ("xeno",),
    shared.CARD: ("card",),
    words.HELD: ("card",),
    words.SPOT: ("survivor", "place", "card"),
    shared.COLOUR: ("colour",),
    words.FIGHT: ("other",),
    shared.REROLL: ("card", "other"),
    shared.SKILL: ("skill",),
}


def _parts(arg: str) -> list[str]:
    """`cole/hand`: cole, hand; `smg+energy-cell`: smg, energy-cell."""
    return arg.replace("+", "/").split("/")


class _Names:
    """The numbers of cards, kinds and skills, and how options are spelt."""

    def __init__(self) -> None:
        people = _both(SURVIVORS)
        cards = numbered("scifi", "card", _both(EQUIPMENT))
        kinds = numbered("scifi", "xeno", _both(FIGURES))
        skills = numbered("scifi", "skill", [s.key for person in people.values() for s in person.skills])
        scientists = numbered("scifi", "scientist", [f"{colour}-scientist" for colour in COLOURS])
        self.cards = {name: number for number, name in enumerate(cards)}
        self.kinds = {name: number for number, name in enumerate(kinds)}
        self.skills = {name: number for number, name in enumerate(skills)}
        families: dict[str, tuple[Sequence[object], int]] = {
            "verb": (verbs("scifi", VOCABULARY), 96),
            "zone": (range(ZONES), ZONES),
            "door": (range(80), 80),
            "objective": (range(16), 16),
            "token": (range(48), 48),
            "seat": (range(SEATS), SEATS),
            "number": (range(41), 41),
            "survivor": (numbered("scifi", "survivor", people), SURVIVOR_ROOM),
            "scientist": (scientists, len(COLOURS)),
            "machine": (numbered("scifi", "machine", _both(MACHINES)), 8),
            "card": (cards, CARD_ROOM),
            "xeno": (kinds, KINDS_ROOM),
            "colour": (numbered("scifi", "colour", COLOURS), 10),
            "place": (numbered("scifi", "place", ()), 4),
            "other": (numbered("scifi", "other", ()), 12),
            "skill": (skills, SKILL_ROOM),
        }
        self.vocabulary = Vocabulary(families)
        # `put smg+energy-cell cole/hand cole/body`: verb:put card:smg card:energy-cell survivor:cole…
        members = {family: names for family, (names, _) in families.items()}
        self.spell = SpeltByKinds(VOCABULARY.verbs(), FAMILIES, members, _parts)


# What is seen


def _layout(world: World) -> Layout:
    return Layout.of(world.board, world.exits, lambda: world.graph(Topology()))


class _Seen:
    """A position as somebody sees it who is to answer."""

    __slots__ = ("danger", "fulfilled", "here", "question", "seat", "state", "subject", "topology", "zone")

    def __init__(self, here: _Observer, game: AnyGame, seat: int):
        state: SciFi = game.state
        look: Look = CoreLook(here.world, state)
        self.here, self.state, self.seat = here, state, seat
        self.question = game.question
        self.subject = game.question.subject if game.question is not None else ()
        self.danger = danger(state)
        self.topology = topology(state)
        # Where the survivor in turn is.
        self.zone = -1 if state.active == EMPTY else state.survivors[state.active].zone
        self.fulfilled = list(goals_now(look).values())[:GOALS]


def _horde(planes: Array, seen: _Seen) -> None:
    planes[seen.here.kinds, : seen.here.layout.number] = seen.here.crowd.of(seen.state.horde)


def _people(planes: Array, seen: _Seen) -> None:
    for survivor in seen.state.survivors:
        if survivor.zone >= 0:
            planes[0, survivor.zone] += 0.25


def _in_turn(planes: Array, seen: _Seen) -> None:
    if seen.zone >= 0:
        planes[0, seen.zone] = 1


# Questions whose subject begins with a zone.
ABOUT_ZONES = ("hit", "share", "split-goals", "split-ways")


def _asked(planes: Array, seen: _Seen) -> None:
    if seen.question is not None and seen.question.kind in ABOUT_ZONES:
        planes[0, int(seen.question.subject[0])] = 1


def _noise(planes: Array, seen: _Seen) -> None:
    planes[0, : seen.here.layout.number] = seen.state.noise
    planes *= 0.25


def _objectives(planes: Array, seen: _Seen) -> None:
    gone = seen.state.taken | seen.state.lost
    for number, token in enumerate(seen.here.world.objectives):
        if not gone >> number & 1:
            planes[0, token.zone] += 1


def _spawns(planes: Array, seen: _Seen) -> None:
    for spawn in seen.state.spawns:
        planes[0, spawn.zone] += spawn.state == "active"


def _machines(planes: Array, seen: _Seen) -> None:
    for machine in seen.state.machines:
        if machine.zone >= 0:
            planes[0, machine.zone] += 1


def _scientists(planes: Array, seen: _Seen) -> None:
    for scientist in seen.state.scientists:
        if scientist.zone >= 0:
            planes[0, scientist.zone] += 1


# What is so of zones for a while: their names, and the zones as a bitmask.
GROUND: tuple[tuple[str, Callable[[World, Topology], int]], ...] = (
    ("mold", lambda world, now: now.mold),
    ("mold that is not active", lambda world, now: now.dead_mold),
    ("pit", lambda world, now: now.pits),
    ("dark", lambda world, now: world.board.dark),
    ("security room", lambda world, now: world.security_rooms),
    ("oxygen room", lambda world, now: world.oxygen_rooms),
    ("airlock", lambda world, now: world.airlocks),
    ("open ground", lambda world, now: world.exterior),
)


def _doors_and_ground(planes: Array, seen: _Seen) -> None:
    planes[:] = seen.here.doors_and_ground(seen.state, seen.topology)


def _ways(planes: Array, seen: _Seen) -> None:
    if seen.zone >= 0:
        here, now = seen.here, seen.topology
        planes[:] = here.layout.ways_from(seen.zone, now, lambda: here.world.graph(now))


def _printed(planes: Array, seen: _Seen) -> None:
    planes[:] = seen.here.layout.printed


def board_seen(kinds: Sequence[str]) -> Board[_Seen]:
    """What is seen of the zones, for the kinds of xenos there are."""
    names = [*kinds, *(f"(no kind {number})" for number in range(len(kinds), KINDS_ROOM))]
    return Board(
        Planes([f"{name} / 4" for name in names], _horde),
        Planes(["survivors / 4"], _people),
        Planes(["the survivor in turn is here"], _in_turn),
        Planes(["the question is about this zone"], _asked),
        Planes(["noise tokens / 4"], _noise),
        Planes(["objectives still here"], _objectives),
        Planes(["active spawn zones"], _spawns),
        Planes(["machines"], _machines),
        Planes(["scientists"], _scientists),
        Planes(["closed doors", "destroyed doors", *(name for name, _ in GROUND)], _doors_and_ground),
        Planes(
            ["steps from the survivor in turn / 10 (-0.1: no way)", "seen by the survivor in turn"],
            _ways,
        ),
        Planes(PRINTED, _printed),
    )


class _Has:
    """The cards and skills of somebody, and how many slots are free."""

    __slots__ = ("cards_and_skills", "free")

    def __init__(self, here: _Observer, survivor: Survivor):
        found = self.cards_and_skills = np.zeros(2 * CARD_ROOM + SKILL_ROOM, np.float32)
        self.free = 0
        for slot, card in enumerate(survivor.slots):
            if card < 0:
                self.free += 1
            else:
                found[here.card[card] if slot in HANDS else CARD_ROOM + here.card[card]] += 1
        skills = here.names.skills
        found[[2 * CARD_ROOM + skills[name] for name in survivor.skills if name in skills]] = 1


class _Person(NamedTuple):
    """A survivor as somebody sees them."""

    standing: Standing
    armour: int
    soldier: bool
    camouflaged: bool
    tokens: int
    has: _Has


def _person(seen: _Seen, number: int, survivor: Survivor) -> _Person:
    here = seen.here
    character = here.world.cast[survivor.who]
    standing = standing_of(
        survivor,
        answers=survivor.seat == seen.seat,
        in_turn=seen.state.active == number,
        asked_about=character.id in seen.subject,
        level=level(survivor),
        horde=seen.state.horde,
        layout=here.layout,
    )
    return _Person(
        standing,
        survivor.armour,
        character.type == "soldier",
        survivor.camouflaged,
        len(survivor.tokens),
        here.has(survivor),
    )


PERSON_SEEN = Features[_Person](
    *BEGIN,
    ("armour / 5", lambda one: one.armour / 5),
    ("soldier", lambda one: one.soldier),
    ("camouflaged", lambda one: one.camouflaged),
    ("tokens / 2", lambda one: one.tokens / 2),
    ("xenos here / 4", lambda one: one.standing.enemies / 4),
    *PLACE,
    ("slots free / 9", lambda one: one.has.free / SLOTS),
    Several(
        (
            *(f"{slot}: card {number}" for slot in ("in hand", "elsewhere") for number in range(CARD_ROOM)),
            *(f"skill {number}" for number in range(SKILL_ROOM)),
        ),
        lambda one: one.has.cards_and_skills,
    ),
)


def _danger(number: int) -> Callable[[_Seen], float]:
    return lambda seen: seen.danger == number


def _phase(phase: str) -> Callable[[_Seen], float]:
    return lambda seen: seen.state.phase == phase


def _goal(number: int) -> Callable[[_Seen], float]:
    return lambda seen: len(seen.fulfilled) > number


def _fulfilled(number: int) -> Callable[[_Seen], float]:
    return lambda seen: len(seen.fulfilled) > number and seen.fulfilled[number]


def _question(seen: _Seen) -> Iterable[int]:
    # Positions laid out by hand may ask what has no number.
    kind = seen.question.kind if seen.question is not None else ""
    return (QUESTIONS.index(kind),) if kind in QUESTIONS else ()


GAME_SEEN = Features[_Seen](
    ("round / 20", lambda seen: seen.state.round / 20),
    *((f"danger level {name}", _danger(number)) for number, name in enumerate(LEVELS)),
    *((f"phase {phase}", _phase(phase)) for phase in PHASES),
    ("equipment deck / 50", lambda seen: len(seen.state.equipment_deck) / 50),
    ("xeno deck / 50", lambda seen: len(seen.state.xeno_deck) / 50),
    ("oxygen deck / 10", lambda seen: len(seen.state.oxygen) / 10),
    ("crew / 10", lambda seen: seen.state.crew / 10),
    ("samples / 4", lambda seen: len(seen.state.samples) / 4),
    ("charges / 4", lambda seen: len(seen.state.charges) / 4),
    ("door tokens / 10", lambda seen: seen.state.door_tokens / 10),
    *((f"there is a goal {number}", _goal(number)) for number in range(GOALS)),
    *((f"goal {number} is fulfilled", _fulfilled(number)) for number in range(GOALS)),
    Marks([f"seat {seat} answers" for seat in range(SEATS)], lambda seen: (seen.seat,)),
    Marks(
        [f"seat {seat} is the first player" for seat in range(SEATS)],
        lambda seen: (seen.state.first_player,),
    ),
    Marks([f"question {kind}" for kind in QUESTIONS], _question),
    Marks(
        [f"the question is about card {number}" for number in range(CARD_ROOM)],
        lambda seen: [seen.here.names.cards[w] for w in seen.subject if w in seen.here.names.cards],
    ),
)


class _Observer:
    """Sees games in one world. What depends on few things is kept by these things."""

    def __init__(self, world: World, names: _Names):
        self.world = world
        self.names = names
        self.board = board_seen(list(names.kinds))
        self.layout = _layout(world)
        self.kinds = [names.kinds[figure.id] for figure in world.figures]
        self.card = [names.cards[kind.id] for kind in world.cards]
        self._ground: dict[Any, Array] = {}
        self._people = Rows(PERSON_SEEN, PEOPLE)
        self._has: dict[Any, _Has] = {}
        self.crowd = Crowd()

    def __call__(self, game: AnyGame, seat: int) -> dict[str, Array]:
        seen = _Seen(self, game, seat)
        zones = np.zeros((len(self.board.names), ZONES), np.float32)
        whole = np.zeros(len(GAME_SEEN.names), np.float32)
        self.board.fill(zones, seen)
        people = self._people.of([_person(seen, *one) for one in enumerate(seen.state.survivors)])
        GAME_SEEN.fill(whole, seen)
        return {"zones": zones, "survivors": people, "game": whole}

    def has(self, survivor: Survivor) -> _Has:
        """The cards and skills somebody has."""
        key = (tuple(survivor.slots), survivor.skills)
        found = self._has.get(key)
        if found is None:
            if len(self._has) > HAS_KEPT:
                self._has.clear()
            found = self._has[key] = _Has(self, survivor)
        return found

    def doors_and_ground(self, state: SciFi, now: Topology) -> Array:
        """Closed and destroyed doors beside each zone, then what its ground is."""
        key = (now, state.destroyed)
        found = self._ground.get(key)
        if found is None:
            found = self._ground[key] = np.zeros((2 + len(GROUND), ZONES), np.float32)
            for row, doors in enumerate((state.closed, state.destroyed)):
                for door in members(doors):
                    found[row, [self.world.board.doors[door].a, self.world.board.doors[door].b]] += 1
            for row, (_, mask) in enumerate(GROUND, 2):
                found[row, list(members(mask(self.world, now)))] = 1
        return found


# How far the team is


def progress(game: AnyGame) -> float:
    """The mean of: objectives taken, goals fulfilled, and how near somebody is to the next token or exit."""
    state: SciFi = game.state
    world: World = game.world
    look: Look = CoreLook(world, state)
    gone = state.taken | state.lost
    tokens = [token.zone for number, token in enumerate(world.objectives) if not gone >> number & 1]
    goals = goals_now(look).values()
    alive = [survivor.zone for survivor in state.survivors if survivor.zone >= 0]
    taken = state.taken.bit_count() / max(len(world.objectives), 1)
    return how_far(_layout(world), taken, goals, alive, tokens or members(world.exits))


ENEMIES = ((120, 160, 70), (80, 110, 40), (220, 160, 40), (200, 40, 200)) * 2
MACHINE = (150, 160, 175)


def picture(game: AnyGame) -> Picture:
    """Zones, closed doors, tokens, xenos, machines and survivors."""
    world: World = game.world
    state: SciFi = game.state
    gone = state.taken | state.lost
    tokens = [token.zone for number, token in enumerate(world.objectives) if not gone >> number & 1]

    def crowd(zone: int) -> Figures:
        xenos = [
            (colour, figure.id[0].upper(), kind[zone])
            for colour, figure, kind in zip(ENEMIES, world.figures, state.horde, strict=False)
            if kind[zone]
        ]
        people = [s for s in state.survivors if s.zone == zone]
        machines = [machine for machine in state.machines if machine.zone == zone]
        return [
            *xenos,
            *((PERSON, world.cast[survivor.who].name[0], 1) for survivor in people),
            *((MACHINE, machine.of[0], 1) for machine in machines),
        ]

    board = world.board
    base = draw(board, topology=topology(state), destroyed=state.destroyed, tokens=False)
    return pictured(board, base, state.closed, tokens, crowd)


MISSIONS = {"invader": "invader/m1-gathering-forces", "darkside": "darkside/m1-recovery-operation"}


def part(game: str) -> EnvPart:
    """What environments need to know about Invader or Dark Side."""
    names = _Names()
    board = board_seen(list(names.kinds))

    def observer(world: World) -> Observer:
        return _Observer(world, names)

    shapes = {
        "zones": Shape((len(board.names), ZONES), board.names),
        "survivors": Shape((PEOPLE, len(PERSON_SEEN.names)), PERSON_SEEN.names),
        "game": Shape((len(GAME_SEEN.names),), GAME_SEEN.names),
    }
    return EnvPart(
        game=game,
        mission=MISSIONS[game],
        setup={},
        seats=2,
        vocabulary=names.vocabulary,
        spell=names.spell,
        shapes=shapes,
        observer=observer,
        progress=progress,
        picture=picture,
    )
