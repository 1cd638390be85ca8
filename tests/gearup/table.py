"""Positions of Gear Up made by hand, and small questions to ask of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from overrun.core import Beginning, Event, Game
from overrun.gearup.content import COLORS
from overrun.gearup.damage import ammo_left, armor_left
from overrun.gearup.grid import read_grid
from overrun.gearup.ruleset import RULESET
from overrun.gearup.setup import AREAS, begin
from overrun.gearup.shapes import read_shape, read_word, word
from overrun.gearup.state import TURNS
from overrun.gearup.steps import (
    AnyStep,
    Attack,
    BossIcon,
    EndTurn,
    NextCard,
    Suffer,
    Upgrade,
    Walk,
    ZombieAttack,
)

AnyGame = Game[Any, Any]

# Turn cards by what they show: colour and speed.
CARDS = {
    "blue": 1,
    "yellow": 2,
    "red fast": 3,
    "green": 4,
    "red slow": 5,
    "green fast companion": 6,
    "green slow": 7,
    "blue slow companion": 8,
    "red fast companion": 9,
    "blue fast": 10,
}


class Table:
    """Builds a position, then `play`s it; afterwards answers questions about the running game."""

    def __init__(
        self,
        *names: str,
        boss: str = "super-abomination",
        level: str = "easy",
        card: str = "red slow",
        round: int = 1,  # noqa: A002 - the game's own word
        turn: int = 3,
        leader: int = 0,
        **house: Any,
    ) -> None:
        names = names or ("ethan", "lisa")
        self.mission = f"gearup/{boss}-{level}"
        made = begin(self.mission, {"survivors": list(names), "leader": leader, "house": house}, 12345)
        self.world, self.state, self.setup = made.world, made.state, made.setup
        self.names = list(names)
        self.events: list[Event] = []
        self.watch: Callable[[Event, Any], None] | None = None  # hears everything that is told, too
        state = self.state
        state.round, state.turn = round, turn
        shown = CARDS[card] - 1
        others = [number for number in range(10) if number != shown]
        state.turns_seen = [*others[: turn - 1], shown]
        rest = others[turn - 1 :]
        state.turn_row, state.turn_aside = rest[: TURNS - turn], rest[TURNS - turn :]
        if round == 1:
            state.spawn_row = list(range(7))[: 7 - max(0, turn - 3)]
            state.cards_seen = list(range(7))[7 - max(0, turn - 3) :]
        else:
            cards = self.world.boss_cards
            state.phase_1 = [n for n, c in enumerate(cards) if c.phase == 1][max(0, turn - 3) :]
            state.phase_2 = [n for n, c in enumerate(cards) if c.phase == 2][max(0, turn - 6) :]
            state.boss_at = (leader + turn - 1) % len(names)
        state.regular_deck = list(range(self.world.regulars))
        state.special_deck = list(range(self.world.regulars, self.world.zombies))
        self.game: AnyGame

    # Before the game

    def zombie(
        self, seat: int, kind: str, slot: int = 3, crossed: str = "", grid: Sequence[str] = (), left: str = ""
    ) -> str:
        """Put a zombie of a kind in a slot, with squares crossed off (or all but those `left`)."""
        state, world = self.state, self.world
        deck = state.regular_deck if world.kinds[self._any(kind)].tier == "regular" else state.special_deck
        number = next(card for card in deck if world.kinds[card].id == kind)
        deck.remove(number)
        state.street[seat].append(number)
        state.slot[number] = slot
        if grid:
            self._grid(number, grid)
        if crossed:
            state.crossed[number] |= read_word(self.world.grids[number], crossed)
        if left:
            found = self.world.grids[number]
            state.crossed[number] = found.spaces & ~read_word(found, left)
        return self.world.names[number]

    def _any(self, kind: str) -> int:
        return next(n for n, found in enumerate(self.world.kinds) if found.id == kind)

    def _grid(self, number: int, rows: Sequence[str], regions: Sequence[str] = ()) -> None:
        made = read_grid(tuple(rows), (), tuple(regions))
        grids = list(self.world.grids)
        grids[number] = made
        self.world = replace(self.world, grids=tuple(grids))
        self.state.crossed[number] = made.start

    def boss_grid(self, rows: Sequence[str], regions: Sequence[str] = ()) -> Table:
        """Another grid for the (first body of the) Boss; no fixed damage."""
        self._grid(self.world.zombies, rows, regions)
        self.world = replace(self.world, boss=msgspec.structs.replace(self.world.boss, fixed=(0, 0)))
        return self

    def boss(self, crossed: str = "", left: str = "", body: str = "boss", at: int | None = None) -> Table:
        """Cross off squares of the Boss, or all but those `left`."""
        number = self.world.numbers[body]
        grid = self.world.grids[number]
        if crossed:
            self.state.crossed[number] |= read_word(grid, crossed)
        if left:
            self.state.crossed[number] = grid.spaces & ~read_word(grid, left)
        if at is not None:
            self.state.boss_at = at
        return self

    def dead(self, *bodies: str) -> Table:
        """These members of the Boss are dead."""
        for body in bodies:
            number = self.world.numbers[body]
            self.state.crossed[number] = self.world.grids[number].spaces
        return self

    def give(
        self, seat: int, health: int | None = None, armor: int = 0, ammo: int | None = None, **unlocked: int
    ) -> Table:
        """What a survivor has: Health left, Armor and Ammo available, upgrades by colour."""
        survivor = self.state.survivors[seat]
        if health is not None:
            survivor.lost = self.world.people[seat].health - health
        survivor.armor = armor
        if ammo is not None:
            survivor.ammo = ammo
        upgrades = dict(zip(COLORS, survivor.unlocked, strict=True)) | unlocked
        survivor.unlocked = tuple(upgrades[color] for color in COLORS)
        return self

    def weapon(
        self,
        seat: int,
        *effects: str,
        shape: Sequence[str] = ("##",),
        hits: int = 1,
        frenzy: Sequence[str] = (),
        color: str = "red",
    ) -> Table:
        """Another Weapon of a colour, with these effects and no upgrades."""
        person = self.world.people[seat]
        number = COLORS.index(color)
        area = next((effect for effect in AREAS if effect in effects), "")
        tool = msgspec.structs.replace(
            person.weapons[number][0],
            shape=read_shape(tuple(shape)),
            effects=frozenset(effects),
            hits=hits,
            frenzy=tuple(frenzy),
            area=area,
        )
        weapons = [*person.weapons[:number], (tool, tool, tool), *person.weapons[number + 1 :]]
        people = list(self.world.people)
        people[seat] = replace(person, weapons=tuple(weapons))
        self.world = replace(self.world, people=tuple(people))
        return self

    def companion(self, name: str, *effects: str, shape: Sequence[str] = ("##",), hits: int = 1) -> Table:
        """Another card for a Companion, who is faceup with the others."""
        companions = list(self.world.companions)
        number = next(n for n, tool in enumerate(companions) if tool.id == name)
        area = next((effect for effect in AREAS if effect in effects), "")
        companions[number] = msgspec.structs.replace(
            companions[number],
            shape=read_shape(tuple(shape)),
            effects=frozenset(effects),
            hits=hits,
            area=area,
        )
        self.world = replace(self.world, companions=tuple(companions))
        self.state.companions = tuple(sorted({*self.state.companions, number}))
        return self

    # The game

    def play(self, *steps: AnyStep, rigged: dict[str, list[int]] | None = None) -> Table:
        """Begin, with the attack step or with other steps; afterwards the turn goes on as usual."""
        state = self.state
        speeds = self.world.turn_cards[state.turns_seen[-1]].speeds
        agenda = steps or (Attack(), Upgrade(), Walk(speeds), NextCard(), EndTurn())
        state.agenda = [*agenda[::-1]]
        state.rigged = rigged
        if steps:
            state.agenda.insert(0, EndTurn())
        self.game = Game._from(
            RULESET, self.mission, Beginning(self.world, state, self.setup), 1, "free", self._hear
        )
        return self

    def walk(self, *speeds: str) -> Table:
        return self.play(Walk(speeds))

    def icons(self, *icons: str) -> Table:
        return self.play(*[BossIcon(icon) for icon in icons])

    def attacks(self, name: str) -> Table:
        return self.play(ZombieAttack(self.world.numbers[name]))

    def suffers(self, seat: int, damage: int) -> Table:
        return self.play(Suffer(seat, damage))

    def _hear(self, event: Event, play: Any) -> None:
        self.events.append(event)
        if self.watch is not None:
            self.watch(event, play)

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def choose(self, *answers: str) -> Table:
        for answer in answers:
            self.game.choose(answer)
        return self

    def options(self, *verbs: str, seat: int | None = None) -> list[str]:
        question = self.game.question
        if question is None:
            return []
        found = question.options if seat is None else question.options_of(seat)
        return [o.text for o in found if not verbs or o.verb in verbs]

    @property
    def asked(self) -> str:
        return self.game.question.kind if self.game.question is not None else ""

    def may(self, answer: str) -> bool:
        return answer in self.options()

    # The position

    @property
    def now(self) -> Any:
        return self.game.state

    def health(self, seat: int) -> int:
        return int(self.world.people[seat].health - self.now.survivors[seat].lost)

    def armor(self, seat: int) -> int:
        return armor_left(self.now.survivors[seat])

    def ammo(self, seat: int) -> int:
        return ammo_left(self.now.survivors[seat])

    def kills(self, seat: int) -> int:
        return int(self.now.survivors[seat].kills)

    def slot(self, name: str) -> int:
        return int(self.now.slot[self.world.numbers[name]])

    def street(self, seat: int) -> list[str]:
        return [self.world.names[card] for card in self.now.street[seat]]

    def marks(self, name: str) -> str:
        """The squares crossed off on a target."""
        number = self.world.numbers[name]
        return word(self.world.grids[number], self.now.crossed[number])

    def over(self) -> str:
        """How the game ended: "won" or "lost" and the rule; empty while it goes on."""
        result = self.game.result
        return "" if result is None else f"{'won' if result.won else 'lost'} {result.reason}"
