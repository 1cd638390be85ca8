"""Gear Up as environments see it.

A drawing is spelt as target, figure and square: first `aim` names the target (if there is more than one),
then the figure is the Hit Shape turned or mirrored, and the square is the corner of the rectangle around it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import numpy as np

from overrun.content import library
from overrun.core import Game, Option, Question
from overrun.core import Play as CorePlay
from overrun.env.parts import Array, EnvPart, Observer, Picture, Rect, Shape
from overrun.env.spelling import Vocabulary
from overrun.errors import OverrunError
from overrun.gearup.content import BOSSES, COLORS, COMPANIONS, SURVIVORS, WEAPONS, ZOMBIES, Effect
from overrun.gearup.grid import Grid, cell_word
from overrun.gearup.hand import current_target, in_hand, stage_of
from overrun.gearup.ruleset import RULESET
from overrun.gearup.shapes import SINGLE, first_pieces, normal, orientations, read_shape
from overrun.gearup.shapes import Shape as HitShape
from overrun.gearup.state import NOTHING, GearUp
from overrun.gearup.targets import alive, barred, drawable, mouth_open
from overrun.gearup.view import STAGES
from overrun.gearup.walk import damage_of
from overrun.gearup.world import Play, World

ROWS, COLUMNS = 8, 12
SEATS = 6
TARGETS = 96  # zombie cards and bodies of the Boss
TURNS = 9
FIGURES = 192
EFFECTS: tuple[str, ...] = get_args(Effect)
MORE_EFFECTS = 16
TOOL = 6  # squares along a side of the drawing of a Hit Shape
RESOURCES = ("armor", "ammo")

# fmt: off
VERBS = (
    "again", "aim", "blast", "block", "call", "done", "draw", "endure", "enough", "give", "leave",
    "pass", "pay", "push", "shoot", "split", "stop", "sweep", "target", "unlock",
)
# fmt: on
QUESTIONS = ("attack", "block", "blow", "give", "push", "second-piece", "target", "upgrade")

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
WEAPON = len(WEAPON_FEATURES) + MORE_EFFECTS
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
        people, weapons = list(loaded.of(SURVIVORS)), list(loaded.of(WEAPONS))
        helpers = [name for name in loaded.of(COMPANIONS) if name not in people]
        kinds = sorted(loaded.of(ZOMBIES).values(), key=lambda kind: kind.tier != "regular")
        cards = [f"{kind.id}{n + 1}" for kind in kinds for n in range(kind.copies)]
        bodies = list(dict.fromkeys(body.id for side in loaded.of(BOSSES).values() for body in side.body))
        self.figures = {figure: number for number, figure in enumerate(figures())}
        squares = [cell_word(row, column) for row in range(ROWS) for column in range(COLUMNS)]
        self.vocabulary = Vocabulary(
            {
                "verb": (VERBS, 24),
                "seat": (range(SEATS), SEATS),
                "target": (cards + bodies, TARGETS),
                "figure": (range(len(self.figures)), FIGURES),
                "square": (squares, len(squares)),
                "number": (range(13), 13),
                "survivor": (people + helpers, 24),
                "weapon": (weapons, 48),
                "effect": (EFFECTS, MORE_EFFECTS),
                "resource": (RESOURCES, len(RESOURCES)),
            }
        )
        self._families = {
            **{name: f"weapon:{name}" for name in weapons},
            **{name: f"survivor:{name}" for name in people + helpers},
            **{name: f"effect:{name}" for name in EFFECTS},
            **{name: f"resource:{name}" for name in RESOURCES},
            **{name: f"target:{name}" for name in cards + bodies},
        }

    def spell(self, option: Option) -> list[str]:
        """`draw 0 b1.b2.c2`: seat:0 verb:draw figure:7 square:b1."""
        seat, *rest = option.args
        if option.verb == "give":
            return ["verb:give", f"seat:{seat}"]
        words = [f"seat:{seat}", f"verb:{option.verb}"]
        if option.verb in ("draw", "split"):
            return words + self._drawing(str(rest[0]))
        if option.verb == "shoot":
            return [*words, self._families[str(rest[0])], f"square:{rest[1]}"]
        return words + [f"number:{arg}" if isinstance(arg, int) else self._families[arg] for arg in rest]

    def _drawing(self, cells: str) -> list[str]:
        squares = [(int(cell[1:]) - 1, ord(cell[0]) - 97) for cell in cells.split(".")]
        corner = cell_word(min(row for row, _ in squares), min(column for _, column in squares))
        return [f"figure:{self.figures[normal(squares)]}", f"square:{corner}"]


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

    def __call__(self, game: Game[Any, Any], seat: int) -> dict[str, Array]:
        state: GearUp = game.state
        play: Play = CorePlay(RULESET, self.world, state)
        aim = self._aim(play, seat, game.question)
        return {
            "targets": self._targets(state, aim, game.question),
            "grid": self._grid(state, aim),
            "tool": self._tool(play, seat),
            "survivors": self._people(play, seat),
            "game": self._game(state, seat, game.question),
        }

    def _aim(self, play: Play, seat: int, question: Question | None) -> int:
        """What would be drawn on now."""
        state, world = play.state, self.world
        if question is None or not state.turns_seen:
            return NOTHING
        if question.kind == "second-piece":
            return world.numbers[str(question.subject[1])]
        if question.kind != "attack":
            return NOTHING
        return current_target(world, state, seat)

    def _targets(self, state: GearUp, aim: int, question: Question | None) -> Array:
        world = self.world
        rows = self.printed.copy()
        for seat, street in enumerate(state.street):
            for card in street:
                rows[card, 0] = rows[card, 1 + seat] = rows[card, 6 + state.slot[card]] = 1
                self._left(state, rows[card], card, damage_of(world, state, card, seat))
        for card in state.arrivals:
            rows[card, 10] = 1
            self._left(state, rows[card], card, 0)
        for body in world.bodies:
            if alive(world, state, body):
                rows[body, 0] = state.boss_at >= 0 and drawable(world, state, body)
                if state.boss_at >= 0:
                    rows[body, 1 + state.boss_at] = 1
                grid = world.grids[body]
                self._left(state, rows[body], body, (grid.damage & ~state.crossed[body]).bit_count())
        if aim != NOTHING:
            rows[aim, -2] = 1
        for word in question.subject if question is not None else ():
            if word in world.numbers:
                rows[world.numbers[str(word)], -1] = 1
        return rows

    def _left(self, state: GearUp, row: Array, target: int, damage: int) -> None:
        grid, crossed = self.world.grids[target], state.crossed[target]
        row[11:15] = (
            (grid.needed & ~crossed).bit_count() / 10,
            damage / 4,
            (grid.armor & ~crossed).bit_count() / 4,
            (grid.ammo & ~crossed).bit_count() / 4,
        )

    def _grid(self, state: GearUp, aim: int) -> Array:
        planes = np.zeros((len(GRID_FEATURES), ROWS, COLUMNS), np.float32)
        if aim == NOTHING:
            return planes
        grid = self.world.grids[aim]
        masks = (
            grid.spaces,
            state.crossed[aim],
            barred(self.world, state, aim),
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

    def _tool(self, play: Play, seat: int) -> Array:
        plane = np.zeros((TOOL, TOOL), np.float32)
        if play.state.turns_seen:
            for row, column in in_hand(self.world, play.state, seat).shape:
                plane[row, column] = 1
        return plane

    def _people(self, play: Play, answers: int) -> Array:
        state = play.state
        rows = np.zeros((SEATS, len(PERSON_FEATURES) + len(COLORS) * WEAPON), np.float32)
        revealed = self.world.turn_cards[state.turns_seen[-1]].color if state.turns_seen else ""
        for seat, (survivor, row) in enumerate(zip(state.survivors, rows, strict=False)):
            person = self.world.people[seat]
            stage = stage_of(self.world, state, seat)
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
                at += WEAPON
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


def progress(game: Game[Any, Any]) -> float:
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


def picture(game: Game[Any, Any]) -> Picture:
    """A row for each survivor: health, then the zombies from near to far, then the Boss."""
    world, state = game.world, game.state
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
        targets += [body for body in world.bodies if state.boss_at == seat and alive(world, state, body)]
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
