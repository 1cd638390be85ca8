"""Invader and Dark Side as environments see them: one list of words and features for both boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from overrun.board import Topology, members
from overrun.board.drawing import draw
from overrun.content import library
from overrun.core import Game, Question
from overrun.core import Look as CoreLook
from overrun.env.boards import (
    PERSON,
    PRINTED,
    ZONES,
    Figures,
    Layout,
    SkillRows,
    how_far,
    person_features,
    pictured,
)
from overrun.env.numbers import numbered, questions, verbs
from overrun.env.parts import Array, EnvPart, Observer, Picture, Shape
from overrun.env.spelling import Families, SpeltByKinds, Vocabulary
from overrun.scifi import words
from overrun.scifi.common import danger, level, topology
from overrun.scifi.content import EQUIPMENT, FIGURES, MACHINES, SURVIVORS
from overrun.scifi.missions.goals import progress as goals_now
from overrun.scifi.ruleset import ruleset
from overrun.scifi.setup import BOXES
from overrun.scifi.state import EMPTY, HANDS, SLOTS, SciFi
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

PERSON_FEATURES = (
    "is there",
    "alive",
    "left the board",
    "belongs to the seat that answers",
    "in turn",
    "the question is about this one",
    "has acted",
    "actions / 4",
    "gifts / 4",
    "experience / 43",
    *(f"level {name}" for name in LEVELS),
    "armour / 5",
    "soldier",
    "camouflaged",
    "tokens / 2",
    "xenos here / 4",
    "x from 0 to 1",
    "y from 0 to 1",
    "slots free / 9",
)
BASE = len(PERSON_FEATURES)


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


def zone_features(kinds: dict[str, int]) -> tuple[str, ...]:
    """The planes of a board, for the kinds of xenos there are."""
    names = [*kinds, *(f"(no kind {number})" for number in range(len(kinds), KINDS_ROOM))]
    return (*(f"{name} / 4" for name in names), *ZONE_FEATURES)


ZONE_FEATURES = (
    "survivors / 4",
    "the survivor in turn is here",
    "the question is about this zone",
    "noise tokens / 4",
    "objectives still here",
    "active spawn zones",
    "machines",
    "scientists",
    "closed doors",
    "destroyed doors",
    "mold",
    "mold that is not active",
    "pit",
    "dark",
    "security room",
    "oxygen room",
    "airlock",
    "open ground",
    "steps from the survivor in turn / 10 (-0.1: no way)",
    "seen by the survivor in turn",
    *PRINTED,
)
AT_PEOPLE, AT_TURN, AT_ASKED, AT_NOISE = range(KINDS_ROOM, KINDS_ROOM + 4)
AT_OBJECTIVES, AT_SPAWNS, AT_MACHINES, AT_SCIENTISTS, AT_DOORS = range(KINDS_ROOM + 4, KINDS_ROOM + 9)
AT_STEPS = KINDS_ROOM + ZONE_FEATURES.index("seen by the survivor in turn") - 1
AT_PRINTED = AT_STEPS + 2
PLANES = KINDS_ROOM + len(ZONE_FEATURES)


def _layout(world: World) -> Layout:
    return Layout.of(world.board, world.exits, lambda: world.graph(Topology()))


class _Observer:
    """Sees games in one world. What depends on few things is kept by these things."""

    def __init__(self, world: World, names: _Names):
        self.world = world
        self.names = names
        self.layout = _layout(world)
        self.rules = ruleset(world.mission.id.partition("/")[0])
        self.kinds = [names.kinds[figure.id] for figure in world.figures]
        self.card = [names.cards[kind.id] for kind in world.cards]
        self.people = {character.id: number for number, character in enumerate(world.cast)}
        self._ground: dict[Any, Array] = {}
        self._skills_of = SkillRows(names.skills, SKILL_ROOM)

    def __call__(self, game: Game[Any, Any], seat: int) -> dict[str, Array]:
        state: SciFi = game.state
        return {
            "zones": self._zones(state, game.question),
            "survivors": self._survivors(state, game.question, seat),
            "game": self._game(state, game.question, seat),
        }

    def _zones(self, state: SciFi, question: Question | None) -> Array:
        zones, n = np.zeros((PLANES, ZONES), np.float32), self.layout.number
        zones[self.kinds, :n] = state.horde
        zones[AT_NOISE, :n] = state.noise
        for survivor in state.survivors:
            if survivor.zone >= 0:
                zones[AT_PEOPLE, survivor.zone] += 1
        zones[:AT_TURN] *= 0.25
        zones[AT_NOISE] *= 0.25
        gone = state.taken | state.lost
        for number, token in enumerate(self.world.objectives):
            if not gone >> number & 1:
                zones[AT_OBJECTIVES, token.zone] += 1
        for spawn in state.spawns:
            zones[AT_SPAWNS, spawn.zone] += spawn.state == "active"
        for machine in state.machines:
            if machine.zone >= 0:
                zones[AT_MACHINES, machine.zone] += 1
        for scientist in state.scientists:
            if scientist.zone >= 0:
                zones[AT_SCIENTISTS, scientist.zone] += 1
        now = topology(state)
        zones[AT_DOORS:AT_STEPS] = self._ground_now(state, now)
        zones[AT_PRINTED:] = self.layout.printed
        active = state.active
        if active != EMPTY and (zone := state.survivors[active].zone) >= 0:
            zones[AT_TURN, zone] = 1
            zones[AT_STEPS : AT_STEPS + 2] = self.layout.ways_from(zone, now, lambda: self.world.graph(now))
        if question is not None and question.kind in ABOUT_ZONES:
            zones[AT_ASKED, int(question.subject[0])] = 1
        return zones

    def _ground_now(self, state: SciFi, now: Topology) -> Array:
        """Doors, mold, pits, and what is printed about zones besides."""
        key = (now, state.destroyed)
        found = self._ground.get(key)
        if found is None:
            world = self.world
            found = self._ground[key] = np.zeros((AT_STEPS - AT_DOORS, ZONES), np.float32)
            for row, doors in enumerate((state.closed, state.destroyed)):
                for door in members(doors):
                    found[row, [world.board.doors[door].a, world.board.doors[door].b]] += 1
            masks = (
                now.mold,
                now.dead_mold,
                now.pits,
                world.board.dark,
                world.security_rooms,
                world.oxygen_rooms,
                world.airlocks,
                world.exterior,
            )
            for row, mask in enumerate(masks, 2):
                found[row, list(members(mask))] = 1
        return found

    def _survivors(self, state: SciFi, question: Question | None, seat: int) -> Array:
        rows = np.zeros((PEOPLE, BASE + 2 * CARD_ROOM + SKILL_ROOM), np.float32)
        subject = question.subject if question is not None else ()
        asked = {self.people[name] for name in subject if isinstance(name, str) and name in self.people}
        for number, (survivor, row) in enumerate(zip(state.survivors, rows, strict=False)):
            zone, rank = survivor.zone, level(survivor)
            x, y = self.layout.places[zone] if zone >= 0 else (0.0, 0.0)
            free = 0
            for slot, card in enumerate(survivor.slots):
                if card < 0:
                    free += 1
                else:
                    row[(BASE if slot in HANDS else BASE + CARD_ROOM) + self.card[card]] += 1
            row[:BASE] = (
                1,
                survivor.fate == "alive",
                survivor.fate == "away",
                survivor.seat == seat,
                state.active == number,
                survivor.who in asked,
                survivor.acted,
                survivor.actions / 4,
                survivor.gifts / 4,
                survivor.experience / 43,
                rank == 0,
                rank == 1,
                rank == 2,
                rank == 3,
                survivor.armour / 5,
                self.world.cast[survivor.who].type == "soldier",
                survivor.camouflaged,
                len(survivor.tokens) / 2,
                sum([kind[zone] for kind in state.horde]) / 4 if zone >= 0 else 0,
                x,
                y,
                free / SLOTS,
            )
            row[BASE + 2 * CARD_ROOM :] = self._skills_of(survivor.skills)
        return rows

    def _game(self, state: SciFi, question: Question | None, seat: int) -> Array:
        look: Look = CoreLook(self.world, state)
        goals = [0.0] * (2 * GOALS)
        for number, done in enumerate(list(goals_now(look).values())[:GOALS]):
            goals[number], goals[GOALS + number] = 1, done
        rank = danger(state)
        found = np.zeros(len(GAME_FEATURES), np.float32)
        found[:NUMBERED] = (
            state.round / 20,
            rank == 0,
            rank == 1,
            rank == 2,
            rank == 3,
            state.phase == "players",
            state.phase == "xenos",
            state.phase == "end",
            len(state.equipment_deck) / 50,
            len(state.xeno_deck) / 50,
            len(state.oxygen) / 10,
            state.crew / 10,
            len(state.samples) / 4,
            len(state.charges) / 4,
            state.door_tokens / 10,
            *goals,
        )
        found[NUMBERED + seat] = 1
        found[NUMBERED + SEATS + state.first_player] = 1
        at = NUMBERED + 2 * SEATS
        if question is not None:
            if question.kind in QUESTIONS:  # positions laid out by hand may stop and ask nothing new
                found[at + QUESTIONS.index(question.kind)] = 1
            for word in question.subject:
                if word in self.names.cards:
                    found[at + len(QUESTIONS) + self.names.cards[str(word)]] = 1
        return found


# Questions whose subject begins with a zone.
ABOUT_ZONES = ("hit", "share", "split-goals", "split-ways")
NUMBERED = 15 + 2 * GOALS
GAME_FEATURES = (
    "round / 20",
    *(f"danger level {name}" for name in LEVELS),
    *(f"phase {phase}" for phase in PHASES),
    "equipment deck / 50",
    "xeno deck / 50",
    "oxygen deck / 10",
    "crew / 10",
    "samples / 4",
    "charges / 4",
    "door tokens / 10",
    *(f"there is a goal {number}" for number in range(GOALS)),
    *(f"goal {number} is fulfilled" for number in range(GOALS)),
    *(f"seat {seat} answers" for seat in range(SEATS)),
    *(f"seat {seat} is the first player" for seat in range(SEATS)),
    *(f"question {kind}" for kind in QUESTIONS),
    *(f"the question is about card {number}" for number in range(CARD_ROOM)),
)


def progress(game: Game[Any, Any]) -> float:
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


def picture(game: Game[Any, Any]) -> Picture:
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
    slots = ("in hand: card", "elsewhere: card")
    person = person_features(PERSON_FEATURES, slots, CARD_ROOM, SKILL_ROOM)

    def observer(world: World) -> Observer:
        return _Observer(world, names)

    shapes = {
        "zones": Shape((PLANES, ZONES), zone_features(names.kinds)),
        "survivors": Shape((PEOPLE, len(person)), person),
        "game": Shape((len(GAME_FEATURES),), GAME_FEATURES),
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
