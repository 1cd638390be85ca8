"""Gear Up as environments see it.

A drawing is spelt as target, figure and square: first `aim` names the target (if there is more than one),
then the figure is the Hit Shape turned or mirrored, and the square is the corner of the rectangle around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple, get_args

import numpy as np

from overrun.content import library
from overrun.core import AnyGame, Option
from overrun.core import Look as CoreLook
from overrun.core.verb import AnyVerb, Kind
from overrun.env.features import Board, Features, Marks, Planes, Several
from overrun.env.numbers import numbered, questions, verbs
from overrun.env.parts import Array, EnvPart, Observer, Picture, Rect, Shape
from overrun.env.spelling import Vocabulary
from overrun.errors import OverrunError
from overrun.gearup.content import (
    BOSSES,
    COLORS,
    COMPANIONS,
    SURVIVORS,
    WEAPONS,
    ZOMBIES,
    Color,
    Effect,
    TurnCard,
    ZombieKind,
)
from overrun.gearup.grid import Grid, cell_word
from overrun.gearup.hand import current_target, in_hand, stage_of
from overrun.gearup.shapes import SINGLE, first_pieces, normal, orientations, read_shape
from overrun.gearup.shapes import Shape as HitShape
from overrun.gearup.stage import Stage
from overrun.gearup.state import NOBODY, NOTHING, GearUp, Survivor
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
from overrun.gearup.world import Look, Person, Tool, World

ROWS, COLUMNS = 8, 12
SEATS = 6
TARGETS = 96  # zombie cards and bodies of the Boss
TURNS = 9
FIGURES = 192
EFFECTS = numbered("gearup", "effect", get_args(Effect))
MORE_EFFECTS = 16
TOOL = 6  # squares along a side of the drawing of a Hit Shape
DRAWN_KEPT = ROWS_KEPT = 50_000

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


# What is seen


class _Seen:
    """A position as somebody sees it who is to answer."""

    __slots__ = ("about", "aim", "card", "here", "look", "question", "seat", "state")

    def __init__(self, here: _Observer, game: AnyGame, seat: int):
        state: GearUp = game.state
        self.here, self.state, self.seat, self.question = here, state, seat, game.question
        self.look: Look = CoreLook(here.world, state)
        self.card = here.world.turn_cards[state.turns_seen[-1]] if state.turns_seen else None
        self.about = self._about()
        self.aim = self._aim()

    def _about(self) -> int:
        """The target the question is about."""
        numbers = self.here.world.numbers
        for kind in (ASK_SECOND_PIECE, ASK_PUSH):
            if kind.asked(self.question):
                return numbers[kind.read(self.question)[1]]
        if ASK_GIVE.asked(self.question):
            return numbers[ASK_GIVE.read(self.question)[0]]
        return NOTHING

    def _aim(self) -> int:
        """What would be drawn on now."""
        if self.card is None:
            return NOTHING
        if ASK_SECOND_PIECE.asked(self.question):
            return self.about
        return current_target(self.look, self.seat) if ASK_ATTACK.asked(self.question) else NOTHING


class _Now(NamedTuple):
    """What is so of a zombie card or a body of the Boss for a while: here, that it is not on the table."""

    left: int = 0  # the squares that are not crossed off
    damage: int = 0
    can_be_hit: bool = False
    seat: int = NOBODY
    slot: int = 0
    arrives: bool = False
    aimed_at: bool = False
    asked_about: bool = False


class _Target(NamedTuple):
    """A zombie card or a body of the Boss."""

    grid: Grid
    kind: ZombieKind | None  # of a zombie card
    now: _Now


def _in_front(seat: int) -> Callable[[_Target], float]:
    return lambda one: one.now.seat == seat


def _slot(slot: int) -> Callable[[_Target], float]:
    return lambda one: one.now.slot == slot


TARGET_SEEN = Features[_Target](
    ("can be hit now", lambda one: one.now.can_be_hit),
    *((f"in front of seat {seat}", _in_front(seat)) for seat in range(SEATS)),
    *((f"slot {slot}", _slot(slot)) for slot in (1, 2, 3)),
    ("on the table, to be given to somebody", lambda one: one.now.arrives),
    ("squares left / 10", lambda one: (one.grid.needed & one.now.left).bit_count() / 10),
    ("damage / 4", lambda one: one.now.damage / 4),
    ("armor icons left / 4", lambda one: (one.grid.armor & one.now.left).bit_count() / 4),
    ("ammo icons left / 4", lambda one: (one.grid.ammo & one.now.left).bit_count() / 4),
    ("slow", lambda one: one.kind is not None and "slow" in one.kind.speeds),
    ("fast", lambda one: one.kind is not None and "fast" in one.kind.speeds),
    ("explodes", lambda one: one.kind is not None and one.kind.ability == "explodes"),
    ("stinks", lambda one: one.kind is not None and one.kind.ability == "stinks"),
    ("special", lambda one: one.kind is not None and one.kind.tier == "special"),
    ("body of the Boss", lambda one: one.kind is None),
    ("aimed at by who answers", lambda one: one.now.aimed_at),
    ("the question is about this one", lambda one: one.now.asked_about),
)


class _Aim(NamedTuple):
    """What would be drawn on now."""

    look: Look
    target: int
    grid: Grid


def _squares(name: str, mask: Callable[[_Aim], int]) -> Planes:
    """A plane on which the squares of a mask are 1."""

    def fill(planes: Array, aim: _Aim) -> None:
        planes[0] = drawn(aim.grid, mask(aim))

    return Planes([name], fill)


GRID_SEEN = Board[_Aim](
    _squares("space of what is aimed at", lambda aim: aim.grid.spaces),
    _squares("crossed off", lambda aim: aim.look.state.crossed[aim.target]),
    _squares("barred now", lambda aim: barred(aim.look, aim.target)),
    _squares("damage icon", lambda aim: aim.grid.damage),
    _squares("armor icon", lambda aim: aim.grid.armor),
    _squares("ammo icon", lambda aim: aim.grid.ammo),
    _squares("mouth", lambda aim: aim.grid.mouth),
    _squares("weak point", lambda aim: aim.grid.weak),
)


@lru_cache(DRAWN_KEPT)
def drawn(grid: Grid, mask: int) -> Array:
    """The squares of a mask, drawn."""
    plane = np.zeros((ROWS, COLUMNS), np.float32)
    for square in grid.cells(mask):
        plane[square] = 1
    return plane


def _in_hand(planes: Array, seen: _Seen) -> None:
    if seen.card is not None:
        for row, column in in_hand(seen.look, seen.seat).shape:
            planes[0, row, column] = 1


TOOL_SEEN = Board[_Seen](Planes(["square of the Hit Shape in hand"], _in_hand))


class _Weapon(NamedTuple):
    """A Weapon of somebody, as it is upgraded now."""

    tool: Tool
    revealed: bool
    upgrades: int
    frenzy: int


WEAPON_SEEN = Features[_Weapon](
    ("revealed", lambda one: one.revealed),
    ("upgrades / 2", lambda one: one.upgrades / 2),
    ("frenzy circles / 4", lambda one: one.frenzy / 4),
    ("hits / 3", lambda one: one.tool.hits / 3),
    ("squares / 6", lambda one: len(one.tool.shape) / 6),
    Marks(
        [f"effect {number}" for number in range(MORE_EFFECTS)],
        lambda one: [EFFECTS.index(effect) for effect in one.tool.effects],
    ),
)


class _Person(NamedTuple):
    """A survivor as somebody sees them."""

    seen: _Seen
    seat: int
    survivor: Survivor
    printed: Person
    stage: Stage


def _stage(kind: type[Stage]) -> Callable[[_Person], float]:
    return lambda one: isinstance(one.stage, kind)


PERSON_SEEN = Features[_Person](
    ("is there", lambda one: 1),
    ("answers", lambda one: one.seat == one.seen.seat),
    ("health / 5", lambda one: (one.printed.health - one.survivor.lost) / 5),
    ("armor / 5", lambda one: (one.survivor.armor - one.survivor.armor_used) / 5),
    ("ammo / 5", lambda one: (one.survivor.ammo - one.survivor.ammo_used) / 5),
    ("armor slots left / 5", lambda one: (one.printed.armor - one.survivor.armor) / 5),
    ("ammo slots left / 5", lambda one: (one.printed.ammo - one.survivor.ammo) / 5),
    ("kills / 2", lambda one: one.survivor.kills / 2),
    ("has used the Weapon", lambda one: one.survivor.weapon_used),
    ("drawings left / 3", lambda one: one.survivor.left / 3),
    ("has the Boss in front", lambda one: one.seen.state.boss_at == one.seat),
    *((f"stage {word}", _stage(kind)) for kind, word in STAGES.items()),
    Several(
        [f"{color}: {feature}" for color in COLORS for feature in WEAPON_SEEN.names],
        lambda one: one.seen.here.weapons(one.seat, one.survivor, one.seen.card),
    ),
)


def _color(color: Color) -> Callable[[_Seen], float]:
    return lambda seen: seen.card is not None and seen.card.color == color


GAME_SEEN = Features[_Seen](
    ("round 1", lambda seen: seen.state.round == 1),
    ("round 2", lambda seen: seen.state.round == 2),
    ("turn / 9", lambda seen: seen.state.turn / TURNS),
    *((f"colour {color}", _color(color)) for color in COLORS),
    ("slow zombies walk", lambda seen: seen.card is not None and "slow" in seen.card.speeds),
    ("fast zombies walk", lambda seen: seen.card is not None and "fast" in seen.card.speeds),
    ("companions may be called", lambda seen: seen.card is not None and seen.card.companion),
    ("regular deck / 50", lambda seen: len(seen.state.regular_deck) / 50),
    ("special deck / 25", lambda seen: len(seen.state.special_deck) / 25),
    ("zombies to give / 4", lambda seen: len(seen.state.arrivals) / 4),
    ("mouth open", lambda seen: mouth_open(seen.state)),
    ("circles of the Boss / 4", lambda seen: seen.state.circles / 4),
    ("companions ready / 3", lambda seen: (len(seen.state.companions) - len(seen.state.tired)) / 3),
    Marks([f"seat {seat} answers" for seat in range(SEATS)], lambda seen: (seen.seat,)),
    Marks(
        [f"question {kind}" for kind in QUESTIONS],
        lambda seen: () if seen.question is None else (QUESTIONS.index(seen.question.kind),),
    ),
)


class _Observer:
    """Sees games in one world. Everything lies open but the order of piles."""

    def __init__(self, world: World):
        if len(world.grids) > TARGETS or any(g.rows > ROWS or g.width - 1 > COLUMNS for g in world.grids):
            raise OverrunError(f"{world.mission} has more or bigger grids than the environment has room for")
        self.world = world
        self._rows: dict[tuple[int, _Now], Array] = {}
        self._weapons: dict[object, Array] = {}
        self._off_table = np.zeros((TARGETS, len(TARGET_SEEN.names)), np.float32)
        for number in range(len(world.grids)):
            self._off_table[number] = self._row(number, _Now())

    def __call__(self, game: AnyGame, seat: int) -> dict[str, Array]:
        seen = _Seen(self, game, seat)
        grid = np.zeros((len(GRID_SEEN.names), ROWS, COLUMNS), np.float32)
        tool = np.zeros((len(TOOL_SEEN.names), TOOL, TOOL), np.float32)
        people = np.zeros((SEATS, len(PERSON_SEEN.names)), np.float32)
        whole = np.zeros(len(GAME_SEEN.names), np.float32)
        if seen.aim != NOTHING:
            GRID_SEEN.fill(grid, _Aim(seen.look, seen.aim, self.world.grids[seen.aim]))
        TOOL_SEEN.fill(tool, seen)
        PERSON_SEEN.fill_rows(people, self._people(seen))
        GAME_SEEN.fill(whole, seen)
        return {
            "targets": self._targets(seen),
            "grid": grid,
            "tool": tool[0],
            "survivors": people,
            "game": whole,
        }

    def _targets(self, seen: _Seen) -> Array:
        """A row for each card and body; those on the table are written anew."""
        rows = self._off_table.copy()
        for number, now in self._on_table(seen):
            rows[number] = self._row(number, now)
        return rows

    def _on_table(self, seen: _Seen) -> Iterator[tuple[int, _Now]]:
        state, look, aim, about = seen.state, seen.look, seen.aim, seen.about
        for seat, street in enumerate(state.street):
            for card in street:
                left, damage, slot = ~state.crossed[card], damage_of(look, card, seat), state.slot[card]
                yield card, _Now(left, damage, True, seat, slot, False, card == aim, card == about)
        for card in state.arrivals:
            yield card, _Now(~state.crossed[card], arrives=True, asked_about=card == about)
        for body in self.world.bodies:
            if alive(look, body):
                left, seat = ~state.crossed[body], state.boss_at
                damage = (self.world.grids[body].damage & left).bit_count()
                can_be_hit = seat != NOBODY and drawable(look, body)
                yield body, _Now(left, damage, can_be_hit, seat, 0, False, body == aim, body == about)

    def _row(self, number: int, now: _Now) -> Array:
        """The features of a card or body, kept for as often as it is so."""
        found = self._rows.get((number, now))
        if found is None:
            if len(self._rows) > ROWS_KEPT:
                self._rows.clear()
            kinds = self.world.kinds
            kind = kinds[number] if number < len(kinds) else None
            found = self._rows[number, now] = np.zeros(len(TARGET_SEEN.names), np.float32)
            TARGET_SEEN.fill(found, _Target(self.world.grids[number], kind, now))
        return found

    def _people(self, seen: _Seen) -> list[_Person]:
        return [
            _Person(seen, seat, survivor, self.world.people[seat], stage_of(seen.look, seat))
            for seat, survivor in enumerate(seen.state.survivors)
        ]

    def weapons(self, seat: int, survivor: Survivor, card: TurnCard | None) -> Array:
        """The features of all Weapons of somebody, kept for as often as they come."""
        key = (seat, survivor.unlocked, survivor.frenzy, card.color if card is not None else None)
        found = self._weapons.get(key)
        if found is None:
            rows = np.zeros((len(COLORS), len(WEAPON_SEEN.names)), np.float32)
            person = self.world.people[seat]
            for number, (color, row) in enumerate(zip(person.colors, rows, strict=True)):
                upgrades = survivor.unlocked[number]
                tool = person.weapons[number][upgrades]
                revealed = card is not None and card.color == color
                WEAPON_SEEN.fill(row, _Weapon(tool, revealed, upgrades, survivor.frenzy[number]))
            found = self._weapons[key] = rows.ravel()
        return found


# How far the team is


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
    for row, column in grid.cells(grid.spaces):
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

    def observer(world: World) -> Observer:
        return _Observer(world)

    shapes = {
        "targets": Shape((TARGETS, len(TARGET_SEEN.names)), TARGET_SEEN.names),
        "grid": Shape((len(GRID_SEEN.names), ROWS, COLUMNS), GRID_SEEN.names),
        "tool": Shape((TOOL, TOOL), TOOL_SEEN.names),
        "survivors": Shape((SEATS, len(PERSON_SEEN.names)), PERSON_SEEN.names),
        "game": Shape((len(GAME_SEEN.names),), GAME_SEEN.names),
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
