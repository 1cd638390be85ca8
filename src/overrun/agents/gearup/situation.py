"""A position of Gear Up as the bot sees it: what every square of every target is worth."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import NamedTuple

from overrun.agents.gearup import weights as w
from overrun.core import Option
from overrun.gearup.attack import draws_on
from overrun.gearup.shapes import mask_drawn
from overrun.gearup.stage import Again, Drawing, stored
from overrun.gearup.state import TURNS
from overrun.gearup.targets import alive, owner_of
from overrun.gearup.walk import stench
from overrun.gearup.words import SPLIT
from overrun.gearup.world import Look, Tool

NONE: frozenset[str] = frozenset()


class Worth(NamedTuple):
    """What crossing off squares of a target is worth: each square, each icon, and the last one."""

    square: float
    damage: float
    yellow: float
    blue: float
    kill: float


class Situation:
    """What is on the table. What is hidden in the position it looks at means nothing."""

    __slots__ = ("_drawn", "_shots", "_steps", "_worth", "ammo", "look", "state", "turns_left", "world")

    def __init__(self, look: Look):
        self.look = look
        self.world = look.world
        self.state = state = look.state
        # Turns to come after this one.
        self.turns_left = TURNS - state.turn + (TURNS if state.round == 1 else 0)
        # What 1 Ammo is worth: it is kept for the Boss, and worth nothing when time is up.
        late = w.AMMO_ROUND_2 * min(1.0, self.turns_left / 4)
        self.ammo = w.AMMO_ROUND_1 if state.round == 1 else late
        self._worth: dict[int, Worth] = {}
        self._steps: dict[tuple[str, ...], float] = {}
        self._shots: dict[tuple[int, int], Callable[[int], float]] = {}
        self._drawn: dict[tuple[int, str, int], tuple[float, Option | None]] = {}

    # Zombies

    def attacks(self, card: int) -> float:
        """How often a zombie will attack if nobody stops it, in the turns one can foresee."""
        speeds = self.world.kinds[card].speeds
        if speeds not in self._steps:
            now = self.world.turn_cards[self.state.turns_seen[-1]].speeds
            odds = w.SPEED_ODDS.get(speeds, 0.8)
            at_once = float(any(speed in now for speed in speeds))
            self._steps[speeds] = at_once + odds * min(w.HORIZON, self.turns_left)
        return max(0.15, self._steps[speeds] - (self.state.slot[card] - 1))

    def harm(self, card: int, seat: int) -> float:
        """What a zombie costs if it stays."""
        kind, grid = self.world.kinds[card], self.world.grids[card]
        icons = kind.fixed_damage + (grid.damage & ~self.state.crossed[card]).bit_count()
        if kind.ability == "explodes":
            others = self.world.seats - 1
            return min(1.0, self.attacks(card)) * icons * (1 + w.BOMBER * others)
        stinks = kind.ability == "stinks"
        smell = stench(self.look, seat) - stinks
        beside = w.STENCH * (len(self.state.street[seat]) - 1) if stinks else 0.0
        return self.attacks(card) * (icons + smell) + beside

    # Worth

    def worth(self, target: int) -> Worth:
        """What the squares of a target are worth now."""
        found = self._worth.get(target)
        if found is None:
            found = self._boss(target) if target >= self.world.zombies else self._zombie(target)
            self._worth[target] = found
        return found

    def _zombie(self, card: int) -> Worth:
        seat = owner_of(self.state, card)
        survivor = self.state.survivors[seat]
        grid, kind = self.world.grids[card], self.world.kinds[card]
        locked = sum(2 - unlocked for unlocked in survivor.unlocked) - survivor.kills
        upgrade = w.UPGRADE_ROUND_1 if self.state.round == 1 else w.UPGRADE_ROUND_2
        if self.state.round > 1 and self.turns_left < 2:
            upgrade = 0.0
        kill = self.harm(card, seat) + (upgrade if locked > 0 else 0.0)
        icon = self.attacks(card)
        if kind.ability == "explodes":
            icon = min(1.0, icon) * (1 + w.BOMBER * (self.world.seats - 1))
        left = (grid.needed & ~self.state.crossed[card]).bit_count()
        return Worth(
            w.PROGRESS * kill / max(left, 1), (1 - w.PROGRESS) * icon, 0.0, 0.0, (1 - w.PROGRESS) * kill
        )

    def _boss(self, body: int) -> Worth:
        ordinary, special = self.boss_attacks()
        each = w.BOSS_ICON * self.world.seats
        last = sum(alive(self.look, other) for other in self.world.bodies) == 1
        return Worth(w.BOSS_SQUARE, 0.0, each * (ordinary + special), each * special, w.WIN if last else 3.0)

    def boss_attacks(self) -> tuple[float, float]:
        """Attacks and special attacks still to be expected from the Boss cards nobody has seen."""
        state, cards = self.state, self.world.boss_cards
        unseen = [card for number, card in enumerate(cards) if number not in state.cards_seen]
        if state.round == 1:
            unseen = list(cards)
        ordinary = sum("attack" in card.icons for card in unseen)
        special = sum("special-attack" in card.icons for card in unseen)
        return float(ordinary), float(special)

    def value(self, seat: int, tool: Tool | None, target: int) -> Callable[[int], float]:
        """What it is worth to cross off squares of a target; without a tool it is Ammo that does it."""
        world, state = self.world, self.state
        survivor, person, grid = state.survivors[seat], world.people[seat], world.grids[target]
        worth, effects = self.worth(target), tool.effects if tool is not None else NONE
        square, last = worth.square, worth.kill
        needed, damage, icons, colours = grid.needed, grid.damage, grid.ammo | grid.armor, bool(worth.yellow)
        left, rings = needed & ~state.crossed[target], bool(grid.rings)
        more_ammo, more_armor = person.ammo - survivor.ammo, person.armor - survivor.armor
        twice = 1 + ("gear-up" in effects)
        scavenge, load = "scavenge" in effects, "lock-and-load" in effects
        stage = stored(survivor)
        had_it = isinstance(stage, (Drawing, Again)) and stage.critical
        critical = float("critical-hit" in effects and not had_it)
        lines = tool is not None and colours and world.boss.rule == "lines"

        def found(mask: int) -> float:
            worthy = square * (mask & needed).bit_count()
            ammo = armor = 0
            if mask & damage:
                hurts = (mask & damage).bit_count()
                worthy += worth.damage * hurts + critical
                ammo, armor = load * hurts, scavenge * hurts
                if colours:
                    worthy += worth.yellow * (mask & grid.yellow).bit_count()
                    worthy += worth.blue * (mask & grid.blue).bit_count()
            if not left & ~mask:
                worthy += last
            elif rings:
                worthy += self._rings(target, mask)
            if mask & icons:
                ammo += twice * (mask & grid.ammo).bit_count()
                armor += twice * (mask & grid.armor).bit_count()
            if ammo:
                worthy += self.ammo * min(ammo, more_ammo)
            if armor:
                worthy += w.ARMOR * min(armor, more_armor)
            if lines and grid.crosses_line(mask):
                worthy -= w.LINE_DAMAGE
            return worthy

        return found

    def shot(self, seat: int, target: int, mask: int) -> float:
        """What it is worth to shoot at a square."""
        if (seat, target) not in self._shots:
            self._shots[seat, target] = self.value(seat, None, target)
        return self._shots[seat, target](mask)

    def _rings(self, target: int, mask: int) -> float:
        """Squares around a weak point that still stands are worth more; the line they free is worth most."""
        grid, crossed = self.world.grids[target], self.state.crossed[target]
        found = 0.0
        for ring, line in grid.rings:
            free = line & ~crossed & ~ring
            if free:
                if not ring & ~(crossed | mask):
                    found += w.BOSS_SQUARE * (free & ~mask).bit_count()
                else:
                    found += w.RING * (mask & ring).bit_count()
        return found

    # Drawings

    def drawings(self, seat: int, tool: Tool, target: int) -> list[tuple[float, Option]]:
        """Every way to draw a tool on a target, and what it is worth."""
        grid, value = self.world.grids[target], self.value(seat, tool, target)
        splits = "split" in tool.effects
        rated = []
        for answer in draws_on(self.look, seat, tool, target):
            mask = mask_drawn(grid, answer)
            found = value(mask)
            if splits and SPLIT.made(answer):
                # The second piece will be placed as well as possible; here it is guessed.
                found += 0.8 * self.worth(target).square * max(1, len(tool.shape) - mask.bit_count())
            rated.append((found, answer))
        return rated

    def best_drawing(self, seat: int, tool: Tool, target: int) -> tuple[float, Option | None]:
        """The best way to draw a tool on a target."""
        key = (seat, tool.id, target)
        if key not in self._drawn:
            rated = self.drawings(seat, tool, target)
            self._drawn[key] = max(rated, key=itemgetter(0)) if rated else (-1.0, None)
        return self._drawn[key]
