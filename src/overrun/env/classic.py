"""The classic game as environments see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import overrun.classic.skills  # noqa: F401  # skills make themselves known
from overrun.board import Topology, members
from overrun.board.drawing import draw
from overrun.classic import words
from overrun.classic.abilities import SKILLS
from overrun.classic.common import danger
from overrun.classic.content import EQUIPMENT, SURVIVORS
from overrun.classic.missions.goals import is_fulfilled
from overrun.classic.state import EMPTY, HANDS, ZOMBIES, Classic
from overrun.classic.vocabulary import VOCABULARY
from overrun.classic.world import Look, World
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
from overrun.skirmish import words as shared
from overrun.skirmish.levels import LEVELS, level_of

PEOPLE = 6  # survivors at a table
SEATS = 6
GOALS = 6

QUESTIONS = questions("classic")
PHASES = ("players", "zombies", "end")

ZONE_FEATURES = (
    *(f"{kind}s / 4" for kind in ZOMBIES),
    "survivors / 4",
    "the survivor in turn is here",
    "the question is about this zone",
    "noise tokens / 4",
    "objectives still here",
    "active spawn zones",
    "cars",
    "closed doors",
    "in a building nobody has opened",
    "steps from the survivor in turn / 10 (-0.1: no way)",
    "seen by the survivor in turn",
    *PRINTED,
)
(AT_PEOPLE, AT_TURN, AT_ASKED, AT_NOISE, AT_OBJECTIVES, AT_SPAWNS, AT_CARS, AT_DOORS) = range(4, 12)
AT_UNOPENED, AT_STEPS, AT_SIGHT, AT_PRINTED = range(12, 16)

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
    *(f"level {level}" for level in LEVELS),
    "wounds / 2",
    "unloaded cards / 2",
    "in a car",
    "zombies here / 4",
    "x from 0 to 1",
    "y from 0 to 1",
    "slots free / 5",
)
BASE = len(PERSON_FEATURES)
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


class _Observer:
    """Sees games in one world. What depends on few things is kept by these things."""

    def __init__(self, world: World, names: _Names):
        self.world = world
        self.layout = _layout(world)
        self.cards = names.cards
        self.card = [self.cards[kind.id] for kind in world.cards]
        self.improved = {card: self.cards[kind.id] for card, kind in world.improved.items()}
        self.names = {character.id: number for number, character in enumerate(world.cast)}
        self._tokens: dict[tuple[int, int, int, int], Array] = {}
        self._skills_of = SkillRows(names.skills, SKILL_ROOM)

    def __call__(self, game: Game[Any, Any], seat: int) -> dict[str, Array]:
        state: Classic = game.state
        question = game.question
        return {
            "zones": self._zones_now(state, question),
            "survivors": self._people(state, question, seat),
            "game": self._game(game, state, question, seat),
        }

    def _zones_now(self, state: Classic, question: Question | None) -> Array:
        zones, n = np.zeros((len(ZONE_FEATURES), ZONES), np.float32), self.layout.number
        zones[AT_PRINTED:] = self.layout.printed
        zones[: len(ZOMBIES), :n] = state.horde
        zones[AT_NOISE, :n] = state.noise
        if state.permanent_noise:
            zones[AT_NOISE, :n] += state.permanent_noise
        for survivor in state.survivors:
            if survivor.zone >= 0:
                zones[AT_PEOPLE, survivor.zone] += 1
        zones[:AT_TURN] *= 0.25
        zones[AT_NOISE] *= 0.25
        tokens = self._tokens_now(state)
        zones[AT_OBJECTIVES : AT_OBJECTIVES + 2] = tokens[:2]
        zones[AT_DOORS : AT_DOORS + 2] = tokens[2:]
        for car in state.cars:
            if car.zone >= 0:
                zones[AT_CARS, car.zone] += 1
        active = state.active
        if active != EMPTY and (zone := state.survivors[active].zone) >= 0:
            zones[AT_TURN, zone] = 1
            closed = state.closed
            zones[AT_STEPS : AT_STEPS + 2] = self.layout.ways_from(
                zone, closed, lambda: self.world.graph(closed)
            )
        # A number is a zone in all questions of the game.
        if question is not None and question.subject and isinstance(question.subject[0], int):
            zones[AT_ASKED, question.subject[0]] = 1
        return zones

    def _tokens_now(self, state: Classic) -> Array:
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

    def _people(self, state: Classic, question: Question | None, seat: int) -> Array:
        rows = np.zeros((PEOPLE, BASE + 2 * CARD_ROOM + SKILL_ROOM), np.float32)
        subject = question.subject if question is not None else ()
        asked = {self.names[name] for name in subject if isinstance(name, str) and name in self.names}
        improved = dict(state.tucked) if state.tucked else {}
        for number, (survivor, row) in enumerate(zip(state.survivors, rows, strict=False)):
            zone, level = survivor.zone, level_of(survivor.experience)
            x, y = self.layout.places[zone] if zone >= 0 else (0.0, 0.0)
            wounds = unloaded = free = 0
            for slot, card in enumerate(survivor.slots):
                if card < 0:
                    free += 1
                    continue
                kind = self.card[card]
                if card in improved:
                    kind = self.improved[self.world.cards[card].id]
                row[(BASE if slot < HANDS else BASE + CARD_ROOM) + kind] += 1
                unloaded += state.unloaded >> card & 1
                wounds += self.world.cards[card].kind == "wound"
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
                level == 0,
                level == 1,
                level == 2,
                level == 3,
                wounds / 2,
                unloaded / 2,
                survivor.car != EMPTY,
                sum([kind[zone] for kind in state.horde]) / 4 if zone >= 0 else 0,
                x,
                y,
                free / 5,
            )
            row[BASE + 2 * CARD_ROOM :] = self._skills_of(survivor.skills)
        return rows

    def _game(self, game: Game[Any, Any], state: Classic, question: Question | None, seat: int) -> Array:
        look: Look = CoreLook(self.world, state)
        goals = [0.0] * (2 * GOALS)
        for number, goal in enumerate(self.world.mission.goal[:GOALS]):
            goals[number] = 1
            goals[GOALS + number] = is_fulfilled(look, goal)
        level = danger(state)
        found = np.zeros(len(GAME_FEATURES), np.float32)
        found[:NUMBERED] = (
            state.round / 20,
            level == 0,
            level == 1,
            level == 2,
            level == 3,
            state.phase == "players",
            state.phase == "zombies",
            state.phase == "end",
            len(state.equipment_deck) / 50,
            len(state.zombie_deck) / 50,
            sum(state.escaped) / 10,
            len(state.saved_supplies) / 4,
            *goals,
        )
        found[NUMBERED + seat] = 1
        found[NUMBERED + SEATS + state.first_player] = 1
        for name in state.found:
            found[NUMBERED + 2 * SEATS + self.cards[name]] = 1
        at = NUMBERED + 2 * SEATS + CARD_ROOM
        if question is not None:
            found[at + QUESTIONS.index(question.kind)] = 1
            for word in question.subject:
                if word in self.cards:
                    found[at + len(QUESTIONS) + self.cards[str(word)]] = 1
        return found


NUMBERED = 12 + 2 * GOALS
GAME_FEATURES = (
    "round / 20",
    *(f"danger level {level}" for level in LEVELS),
    *(f"phase {phase}" for phase in PHASES),
    "equipment deck / 50",
    "zombie deck / 50",
    "zombies escaped / 10",
    "supplies saved / 4",
    *(f"there is a goal {number}" for number in range(GOALS)),
    *(f"goal {number} is fulfilled" for number in range(GOALS)),
    *(f"seat {seat} answers" for seat in range(SEATS)),
    *(f"seat {seat} is the first player" for seat in range(SEATS)),
    *(f"card {number} has been found" for number in range(CARD_ROOM)),
    *(f"question {kind}" for kind in QUESTIONS),
    *(f"the question is about card {number}" for number in range(CARD_ROOM)),
)


# How far the team is


def progress(game: Game[Any, Any]) -> float:
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


def picture(game: Game[Any, Any]) -> Picture:
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
    slots = ("in hand: card", "in reserve: card")
    person = person_features(PERSON_FEATURES, slots, CARD_ROOM, SKILL_ROOM)

    def observer(world: World) -> Observer:
        return _Observer(world, names)

    shapes = {
        "zones": Shape((len(ZONE_FEATURES), ZONES), ZONE_FEATURES),
        "survivors": Shape((PEOPLE, len(person)), person),
        "game": Shape((len(GAME_FEATURES),), GAME_FEATURES),
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
