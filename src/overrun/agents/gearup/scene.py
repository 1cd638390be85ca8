"""A position of Gear Up as the bot sees it: what every square of every target is worth."""

from __future__ import annotations

from typing import NamedTuple

from overrun.agents.gearup import weights as w
from overrun.core import Option
from overrun.core import Play as CorePlay
from overrun.gearup.attack import draws_on
from overrun.gearup.ruleset import RULESET
from overrun.gearup.shapes import mask_of
from overrun.gearup.state import TURNS, GearUp
from overrun.gearup.targets import alive, owner_of
from overrun.gearup.walk import stench
from overrun.gearup.world import Play, Tool, World


class Worth(NamedTuple):
    """What crossing off squares of a target is worth: each square, each icon, and the last one."""

    square: float
    damage: float
    yellow: float
    blue: float
    kill: float


class Scene:
    """What is on the table. The state comes from an imagined game, so what is hidden in it means nothing."""

    __slots__ = ("_worth", "play", "state", "world")

    def __init__(self, world: World, state: GearUp):
        self.world = world
        self.state = state
        self.play: Play = CorePlay(RULESET, world, state)
        self._worth: dict[int, Worth] = {}

    @property
    def turns_left(self) -> int:
        """Turns to come after this one."""
        return TURNS - self.state.turn + (TURNS if self.state.round == 1 else 0)

    @property
    def ammo(self) -> float:
        """What 1 Ammo is worth: it is kept for the Boss, and worth nothing when time is up."""
        if self.state.round == 1:
            return w.AMMO_ROUND_1
        return w.AMMO_ROUND_2 * min(1.0, self.turns_left / 4)

    # Zombies

    def attacks(self, card: int) -> float:
        """How often a zombie will attack if nobody stops it, in the turns one can foresee."""
        kind = self.world.kinds[card]
        odds = w.SPEED_ODDS.get(tuple(kind.speeds), 0.8)
        now = self.world.turn_cards[self.state.turns_seen[-1]].speeds
        steps = float(any(speed in now for speed in kind.speeds)) + odds * min(w.HORIZON, self.turns_left)
        return max(0.15, steps - (self.state.slot[card] - 1))

    def harm(self, card: int, seat: int) -> float:
        """What a zombie costs if it stays."""
        kind, grid = self.world.kinds[card], self.world.grids[card]
        icons = kind.fixed_damage + (grid.damage & ~self.state.crossed[card]).bit_count()
        if kind.ability == "explodes":
            others = self.world.seats - 1
            return min(1.0, self.attacks(card)) * icons * (1 + w.BOMBER * others)
        stinks = kind.ability == "stinks"
        smell = stench(self.world, self.state, seat) - stinks
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
        last = sum(alive(self.world, self.state, other) for other in self.world.bodies) == 1
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

    def value(self, seat: int, tool: Tool | None, target: int, mask: int) -> float:
        """What it is worth to cross off these squares; without a tool it is Ammo that does it."""
        grid, crossed = self.world.grids[target], self.state.crossed[target]
        worth = self.worth(target)
        damage = (mask & grid.damage).bit_count()
        ammo, armor = (mask & grid.ammo).bit_count(), (mask & grid.armor).bit_count()
        found = worth.square * (mask & grid.needed).bit_count() + worth.damage * damage
        if worth.yellow:
            found += (
                worth.yellow * (mask & grid.yellow).bit_count() + worth.blue * (mask & grid.blue).bit_count()
            )
        if not grid.needed & ~(crossed | mask):
            found += worth.kill
        elif grid.rings:
            found += self._rings(target, mask)
        if tool is not None:
            effects = tool.effects
            if "gear-up" in effects:
                ammo, armor = 2 * ammo, 2 * armor
            if "scavenge" in effects:
                armor += damage
            if "lock-and-load" in effects:
                ammo += damage
            if "critical-hit" in effects and damage and not self.state.survivors[seat].critical:
                found += 1.0
        survivor, person = self.state.survivors[seat], self.world.people[seat]
        found += self.ammo * min(ammo, person.ammo - survivor.ammo)
        found += w.ARMOR * min(armor, person.armor - survivor.armor)
        if tool is not None and worth.yellow and self.world.boss.rule == "lines" and grid.crosses_line(mask):
            found -= w.LINE_DAMAGE
        return found

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
        grid = self.world.grids[target]
        size = len(tool.shape)
        rated = []
        for answer in draws_on(self.play, seat, tool, target):
            mask = mask_of(grid, str(answer.args[1]))
            found = self.value(seat, tool, target, mask)
            if answer.verb == "split":
                # The second piece will be placed as well as possible; here it is guessed.
                found += 0.8 * self.worth(target).square * max(1, size - mask.bit_count())
            rated.append((found, answer))
        return rated

    def best_drawing(self, seat: int, tool: Tool, target: int) -> tuple[float, Option | None]:
        """The best way to draw a tool on a target."""
        rated = self.drawings(seat, tool, target)
        return max(rated, key=lambda found: found[0]) if rated else (-1.0, None)
