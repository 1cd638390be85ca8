"""Gear Up as environments see it.

A drawing is spelt as target, figure and square: first `aim` names the target (if there is more than one),
then the figure is the Hit Shape turned or mirrored, and the square is the corner of the rectangle around it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import numpy as np

from overrun.content import library
from overrun.core import AnyGame, Option, Question
from overrun.core import Look as CoreLook
from overrun.core.verb import AnyVerb, Kind
from overrun.env.numbers import numbered, questions, verbs
from overrun.env.parts import Array, EnvPart, Observer, Picture, Rect, Shape
from overrun.env.spelling import Vocabulary
from overrun.errors import OverrunError
from overrun.gearup.content import BOSSES, COLORS, COMPANIONS, SURVIVORS, WEAPONS, ZOMBIES, Effect
from overrun.gearup.grid import Grid, cell_word
from overrun.gearup.hand import current_target, in_hand, stage_of
from overrun.gearup.shapes import SINGLE, first_pieces, normal, orientations, read_shape
from overrun.gearup.shapes import Shape as HitShape
from overrun.gearup.state import NOTHING, GearUp
from overrun.gearup.targets import alive, barred, drawable, mouth_open
from overrun.gearup.view import STAGES
from overrun.gearup.vocabulary import VOCABULARY
from overrun.gearup.walk import damage_of
from overrun.gearup.words import (
    AMOUNT,
    ASK_ATTACK,
    ASK_GIVE,
    ASK_PUSH,
    ASK_SECOND_PIECE,
    COMPANION,
    GIVE,
    RESOURCE,
    RESOURCES,
    SEAT,
    SECOND_CHANCE,
    SHOOT,
    SLOT,
    SQUARES,
    SURVIVOR,
    TARGET,
    WEAPON,
)
from overrun.gearup.world import Look, World

ROWS, COLUMNS = 8, 12
SEATS = 6
TARGETS = 96  # zombie cards and bodies of the Boss
TURNS = 9
FIGURES = 192
EFFECTS = numbered("gearup", "effect", get_args(Effect))
MORE_EFFECTS = 16
TOOL = 6  # squares along a side of the drawing of a Hit Shape

QUESTIONS = questions("gearup")

# The family of words in which each kind of argument is spelt.
FAMILIES: dict[Kind[Any], str] = {
    SEAT: "seat",
    TARGET: "target",
    SQUARES: "square",
    SURVIVOR: "survivor",
    COMPANION: "survivor",
    SLOT: "number",
    AMOUNT: "number",
    WEAPON: "weapon",
    SECOND_CHANCE: "effect",
    RESOURCE: "resource",
}

TARGET_FEATURES = (
    "can be hit now",
    *(f"in front of seat {seat}" for seat in range(SEATS)),
    *(f"slot {slot}" for slot in (1, 2, 3)),
    "on the table, to be given to somebody",
    "squares left / 10",
    "damage / 4",
    "armor icons left / 4",
    "ammo icons left / 4",
    "slow",
    "fast",
    "explodes",
    "stinks",
    "special",
    "body of the Boss",
    "aimed at by who answers",
    "the question is about this one",
)
GRID_FEATURES = (
    "space of what is aimed at",
    "crossed off",
    "barred now",
    "damage icon",
    "armor icon",
    "ammo icon",
    "mouth",
    "weak point",
)
WEAPON_FEATURES = ("revealed", "upgrades / 2", "frenzy circles / 4", "hits / 3", "squares / 6")
WEAPON_SIZE = len(WEAPON_FEATURES) + MORE_EFFECTS
PERSON_FEATURES = (
    "is there",
    "answers",
    "health / 5",
    "armor / 5",
    "ammo / 5",
    "armor slots left / 5",
    "ammo slots left / 5",
    "kills / 2",
    "has used the Weapon",
    "drawings left / 3",
    "has the Boss in front",
    *(f"stage {word}" for word in STAGES.values()),
)
GAME_FEATURES = (
    "round 1",
    "round 2",
    "turn / 9",
    *(f"colour {color}" for color in COLORS),
    "slow zombies walk",
    "fast zombies walk",
    "companions may be called",
    "regular deck / 50",
    "special deck / 25",
    "zombies to give / 4",
    "mouth open",
    "circles of the Boss / 4",
    "companions ready / 3",
    *(f"seat {seat} answers" for seat in range(SEATS)),
    *(f"question {kind}" for kind in QUESTIONS),
)


@cache
def figures() -> tuple[HitShape, ...]:
    """Every Hit Shape and every piece of one, turned and mirrored; whole ones and pieces first."""
    loaded = library("gearup")
    shapes = [read_shape(weapon.shape) for weapon in loaded.of(WEAPONS).values()]
    shapes += [read_shape(companion.shape) for companion in loaded.of(COMPANIONS).values()]
    found: dict[HitShape, None] = {SINGLE: None}
    for shape in shapes:
        found.update(dict.fromkeys(orientations(shape)))
    for loose in (False, True):
        for shape in shapes:
            for piece in first_pieces(shape, loose):
                found.update(dict.fromkeys(orientations(piece)))
    return tuple(found)


class _Names:
    """How options are spelt."""

    def __init__(self) -> None:
        loaded = library("gearup")
        people = numbered("gearup", "survivor", [*loaded.of(SURVIVORS), *loaded.of(COMPANIONS)])
        weapons = numbered("gearup", "weapon", loaded.of(WEAPONS))
        kinds = sorted(loaded.of(ZOMBIES).values(), key=lambda kind: kind.tier != "regular")
        cards = [f"{kind.id}{n + 1}" for kind in kinds for n in range(kind.copies)]
        bodies = list(dict.fromkeys(body.id for side in loaded.of(BOSSES).values() for body in side.body))
        self.figures = {figure: number for number, figure in enumerate(figures())}
        squares = [cell_word(row, column) for row in range(ROWS) for column in range(COLUMNS)]
        self.vocabulary = Vocabulary(
            {
                "verb": (verbs("gearup", VOCABULARY), 24),
                "seat": (range(SEATS), SEATS),
                "target": (cards + bodies, TARGETS),
                "figure": (range(len(self.figures)), FIGURES),
                "square": (squares, len(squares)),
                "number": (range(13), 13),
                "survivor": (people, 24),
                "weapon": (weapons, 48),
                "effect": (EFFECTS, MORE_EFFECTS),
                "resource": (numbered("gearup", "resource", RESOURCES), len(RESOURCES)),
            }
        )

    def spell(self, option: Option) -> list[str]:
        """`draw 0 b1.b2.c2`: seat:0 verb:draw figure:7 square:b1."""
        verb = verb_of(option)
        spelt: list[str] = []
        for kind, arg in zip(verb.kinds, verb.read(option), strict=True):
            if kind is SQUARES and verb is not SHOOT:  # a shot crosses off one
                spelt += self._drawing(str(arg))
            else:
                spelt.append(f"{FAMILIES[kind]}:{arg}")
        # Whose answer it is comes first, but to give a zombie to a seat is nobody's own answer.
        spelt.insert(0 if verb is GIVE else 1, f"verb:{verb.word}")
        return spelt

    def _drawing(self, cells: str) -> list[str]:
        squares = [(int(cell[1:]) - 1, ord(cell[0]) - 97) for cell in cells.split(".")]
        corner = cell_word(min(row for row, _ in squares), min(column for _, column in squares))
        return [f"figure:{self.figures[normal(squares)]}", f"square:{corner}"]


def verb_of(option: Option) -> AnyVerb:
    """The verb that made an option."""
    return next(verb for verb in VOCABULARY.verbs() if verb.made(option))


class _Observer:
    """Sees games in one world. Everything lies open but the order of piles."""

    def __init__(self, world: World):
        if len(world.grids) > TARGETS or any(g.rows > ROWS or g.width - 1 > COLUMNS for g in world.grids):
            raise OverrunError(f"{world.mission} has more or bigger grids than the environment has room for")
        self.world = world
        self.printed = np.zeros((TARGETS, len(TARGET_FEATURES)), np.float32)
        at = TARGET_FEATURES.index("slow")
        for card, kind in enumerate(world.kinds):
            self.printed[card, at : at + 5] = (
                "slow" in kind.speeds,
                "fast" in kind.speeds,
                kind.ability == "explodes",
                kind.ability == "stinks",
                kind.tier == "special",
            )
        for body in world.bodies:
            self.printed[body, at + 5] = 1

    def __call__(self, game: AnyGame, seat: int) -> dict[str, Array]:
        look: Look = CoreLook(self.world, game.state)
        aim = self._aim(look, seat, game.question)
        return {
            "targets": self._targets(look, aim, game.question),
            "grid": self._grid(look, aim),
            "tool": self._tool(look, seat),
            "survivors": self._people(look, seat),
            "game": self._game(look.state, seat, game.question),
        }

    def _aim(self, look: Look, seat: int, question: Question | None) -> int:
        """What would be drawn on now."""
        if not look.state.turns_seen:
            return NOTHING
        if ASK_SECOND_PIECE.asked(question):
            return self._asked_about(question)
        return current_target(look, seat) if ASK_ATTACK.asked(question) else NOTHING

    def _asked_about(self, question: Question | None) -> int:
        """The target a question is about."""
        for kind in (ASK_SECOND_PIECE, ASK_PUSH):
            if kind.asked(question):
                return self.world.numbers[kind.read(question)[1]]
        if ASK_GIVE.asked(question):
            return self.world.numbers[ASK_GIVE.read(question)[0]]
        return NOTHING

    def _targets(self, look: Look, aim: int, question: Question | None) -> Array:
        world, state = self.world, look.state
        rows = self.printed.copy()
        for seat, street in enumerate(state.street):
            for card in street:
                rows[card, 0] = rows[card, 1 + seat] = rows[card, 6 + state.slot[card]] = 1
                self._left(state, rows[card], card, damage_of(look, card, seat))
        for card in state.arrivals:
            rows[card, 10] = 1
            self._left(state, rows[card], card, 0)
        for body in world.bodies:
            if alive(look, body):
                rows[body, 0] = state.boss_at >= 0 and drawable(look, body)
                if state.boss_at >= 0:
                    rows[body, 1 + state.boss_at] = 1
                grid = world.grids[body]
                self._left(state, rows[body], body, (grid.damage & ~state.crossed[body]).bit_count())
        if aim != NOTHING:
            rows[aim, -2] = 1
        if (about := self._asked_about(question)) != NOTHING:
            rows[about, -1] = 1
        return rows

    def _left(self, state: GearUp, row: Array, target: int, damage: int) -> None:
        grid, crossed = self.world.grids[target], state.crossed[target]
        row[11:15] = (
            (grid.needed & ~crossed).bit_count() / 10,
            damage / 4,
            (grid.armor & ~crossed).bit_count() / 4,
            (grid.ammo & ~crossed).bit_count() / 4,
        )

    def _grid(self, look: Look, aim: int) -> Array:
        planes = np.zeros((len(GRID_FEATURES), ROWS, COLUMNS), np.float32)
        if aim == NOTHING:
            return planes
        grid = self.world.grids[aim]
        masks = (
            grid.spaces,
            look.state.crossed[aim],
            barred(look, aim),
            grid.damage,
            grid.armor,
            grid.ammo,
            grid.mouth,
            grid.weak,
        )
        for plane, mask in zip(planes, masks, strict=True):
            for row, column in cells(grid, mask):
                plane[row, column] = 1
        return planes

    def _tool(self, look: Look, seat: int) -> Array:
        plane = np.zeros((TOOL, TOOL), np.float32)
        if look.state.turns_seen:
            for row, column in in_hand(look, seat).shape:
                plane[row, column] = 1
        return plane

    def _people(self, look: Look, answers: int) -> Array:
        state = look.state
        rows = np.zeros((SEATS, len(PERSON_FEATURES) + len(COLORS) * WEAPON_SIZE), np.float32)
        revealed = self.world.turn_cards[state.turns_seen[-1]].color if state.turns_seen else ""
        for seat, (survivor, row) in enumerate(zip(state.survivors, rows, strict=False)):
            person = self.world.people[seat]
            stage = stage_of(look, seat)
            row[: len(PERSON_FEATURES)] = (
                1,
                seat == answers,
                (person.health - survivor.lost) / 5,
                (survivor.armor - survivor.armor_used) / 5,
                (survivor.ammo - survivor.ammo_used) / 5,
                (person.armor - survivor.armor) / 5,
                (person.ammo - survivor.ammo) / 5,
                survivor.kills / 2,
                survivor.weapon_used,
                survivor.left / 3,
                state.boss_at == seat,
                *[isinstance(stage, kind) for kind in STAGES],
            )
            at = len(PERSON_FEATURES)
            for number, color in enumerate(person.colors):
                unlocked = survivor.unlocked[number]
                tool = person.weapons[number][unlocked]
                row[at : at + len(WEAPON_FEATURES)] = (
                    color == revealed,
                    unlocked / 2,
                    survivor.frenzy[number] / 4,
                    tool.hits / 3,
                    len(tool.shape) / 6,
                )
                for effect in tool.effects:
                    row[at + len(WEAPON_FEATURES) + EFFECTS.index(effect)] = 1
                at += WEAPON_SIZE
        return rows

    def _game(self, state: GearUp, seat: int, question: Question | None) -> Array:
        found = np.zeros(len(GAME_FEATURES), np.float32)
        card = self.world.turn_cards[state.turns_seen[-1]] if state.turns_seen else None
        found[:16] = (
            state.round == 1,
            state.round == 2,
            state.turn / TURNS,
            *[card is not None and card.color == color for color in COLORS],
            card is not None and "slow" in card.speeds,
            card is not None and "fast" in card.speeds,
            card is not None and card.companion,
            len(state.regular_deck) / 50,
            len(state.special_deck) / 25,
            len(state.arrivals) / 4,
            mouth_open(state),
            state.circles / 4,
            (len(state.companions) - len(state.tired)) / 3,
        )
        found[16 + seat] = 1
        if question is not None:
            found[16 + SEATS + QUESTIONS.index(question.kind)] = 1
        return found


@cache
def cells(grid: Grid, mask: int) -> tuple[tuple[int, int], ...]:
    """The squares of a mask, worked out once."""
    return tuple(grid.cells(mask))


def progress(game: AnyGame) -> float:
    """The mean of: squares of the Boss crossed off, and time survived."""
    state: GearUp = game.state
    world: World = game.world
    needed = sum(world.grids[body].needed.bit_count() for body in world.bodies)
    left = sum((world.grids[body].needed & ~state.crossed[body]).bit_count() for body in world.bodies)
    time = ((max(state.round, 1) - 1) * TURNS + state.turn) / (2 * TURNS)
    return (1 - left / needed + time) / 2


# The drawing

SQUARE = 6
ICONS = (("damage", (200, 60, 50)), ("armor", (60, 110, 200)), ("ammo", (210, 170, 40)))
PLAIN, CROSSED, PERSON = (190, 190, 180), (60, 60, 66), (60, 130, 230)
CARD = 7 * SQUARE


def picture(game: AnyGame) -> Picture:
    """A row for each survivor: health, then the zombies from near to far, then the Boss."""
    look: Look = CoreLook(game.world, game.state)
    world, state = look.world, look.state
    ground: list[Rect] = []
    figures: list[Rect] = []
    width = 0.0
    for seat, street in enumerate(state.street):
        top = seat * 11 * SQUARE + 2
        survivor, person = state.survivors[seat], world.people[seat]
        name = person.character.name
        figures.append(Rect(2, top, 3 * SQUARE, 3 * SQUARE, PERSON, name[0]))
        figures += [
            Rect(2 + heart * SQUARE, top + 4 * SQUARE, SQUARE - 1, SQUARE - 1, ICONS[0][1])
            for heart in range(person.health - survivor.lost)
        ]
        x = 8.0 * SQUARE
        targets = sorted(street, key=lambda card: state.slot[card])
        targets += [body for body in world.bodies if state.boss_at == seat and alive(look, body)]
        for target in targets:
            ground += _card(world, state, target, x, top)
            x += (world.grids[target].width + 1) * SQUARE
        width = max(width, x)
    return Picture(max(width, 40 * SQUARE), len(state.street) * 11 * SQUARE + 4, ground, figures)


def _card(world: World, state: GearUp, target: int, x: float, top: float) -> list[Rect]:
    grid = world.grids[target]
    found = []
    for row, column in cells(grid, grid.spaces):
        bit = grid.mask([(row, column)])
        colour = PLAIN
        for icon, tint in ICONS:
            if getattr(grid, icon) & bit:
                colour = tint
        if state.crossed[target] & bit:
            colour = CROSSED
        at = (x + column * SQUARE, top + row * SQUARE)
        found.append(Rect(*at, SQUARE - 1, SQUARE - 1, colour))
    return found


def part(game: str = "gearup") -> EnvPart:
    """What environments need to know about Gear Up."""
    names = _Names()
    weapon = (*WEAPON_FEATURES, *(f"effect {number}" for number in range(MORE_EFFECTS)))
    person = (*PERSON_FEATURES, *(f"{color}: {feature}" for color in COLORS for feature in weapon))

    def observer(world: World) -> Observer:
        return _Observer(world)

    shapes = {
        "targets": Shape((TARGETS, len(TARGET_FEATURES)), TARGET_FEATURES),
        "grid": Shape((len(GRID_FEATURES), ROWS, COLUMNS), GRID_FEATURES),
        "tool": Shape((TOOL, TOOL), ("square of the Hit Shape in hand",)),
        "survivors": Shape((SEATS, len(person)), person),
        "game": Shape((len(GAME_FEATURES),), GAME_FEATURES),
    }
    return EnvPart(
        game=game,
        mission="gearup/super-abomination-easy",
        setup={},
        seats=2,
        vocabulary=names.vocabulary,
        spell=names.spell,
        shapes=shapes,
        observer=observer,
        progress=progress,
        picture=picture,
    )
