"""Crossing off squares: icons gained, rings of weak points, kills, and the effects of a drawing."""

from __future__ import annotations

from overrun.core import Script
from overrun.gearup import events
from overrun.gearup.damage import gain, suffer_now
from overrun.gearup.ending import end
from overrun.gearup.shapes import word
from overrun.gearup.state import FAR
from overrun.gearup.targets import alive, owner_of
from overrun.gearup.words import ASK_PUSH, LEAVE, PUSH
from overrun.gearup.world import Look, Play, Tool

BOTH_GAIN = ("gearup.fx.long-range-both-gain", "gearup.q.long-range-gain")
ICONS = ("gearup.attack.armor-icon", "gearup.attack.ammo-icon", "gearup.def.icon-gain-immediate")


def cross_off(play: Play, target: int, mask: int, gainers: list[int]) -> None:
    """Cross off squares; every gainer gets the printed icons. A ring that is complete takes its lines."""
    grid, crossed = play.world.grids[target], play.state.crossed
    crossed[target] |= mask
    _icons(play, target, mask, gainers)
    changed = bool(grid.rings)
    while changed:
        changed = False
        for ring, line in grid.rings:
            new = line & ~crossed[target]
            if new and not ring & ~crossed[target]:
                crossed[target] |= new
                changed = True
                play.tell(
                    events.LineCrossed,
                    play.world.names[target],
                    word(grid, new),
                    rules=("gearup.boss.zombiphant-line",),
                )
                _icons(play, target, new, gainers)


def _icons(play: Play, target: int, mask: int, gainers: list[int]) -> None:
    grid = play.world.grids[target]
    if mask & (grid.ammo | grid.armor):
        ammo, armor = (mask & grid.ammo).bit_count(), (mask & grid.armor).bit_count()
        for seat in gainers:
            gain(play, seat, ammo, armor, "icons", *(ICONS if len(gainers) == 1 else BOTH_GAIN))


def check_kill(play: Play, target: int, owner: int) -> bool:
    """A target with nothing left to cross off is killed: the Boss's death wins, a zombie's is an upgrade."""
    state, world = play.state, play.world
    if world.grids[target].needed & ~state.crossed[target]:
        return False
    if target < world.zombies:
        discard(play, target, owner)
        state.survivors[owner].kills += 1
        rules = (
            "gearup.attack.kill-when-full",
            "gearup.attack.kill-discard",
            "gearup.attack.kill-credits-owner",
        )
        play.tell(events.ZombieKilled, owner, world.names[target], rules=rules)
        return True
    play.tell(events.BodyKilled, world.names[target], rules=("gearup.boss.deadsox-dead-member",))
    if not any(alive(play, body) for body in world.bodies):
        end(play, True, "gearup.end.win-boss-killed", "gearup.end.win-immediate")
    return True


def discard(play: Play, card: int, owner: int) -> None:
    """A zombie card is wiped clean and goes to the discards of its tier."""
    state, world = play.state, play.world
    state.street[owner].remove(card)
    state.slot[card] = 0
    state.crossed[card] = world.grids[card].start
    (state.regular_discard if card < world.regulars else state.special_discard).append(card)


def draw(play: Play, seat: int, tool: Tool, target: int, pieces: tuple[int, ...]) -> Script[None]:
    """One drawing of a Hit Shape, in one piece or two, with everything that follows from it.

    In this order: squares and icons, rings, kills, what effects give, dotted lines, Knockback.
    """
    state, world = play.state, play.world
    grid, house = world.grids[target], world.house
    owner = owner_of(state, target)
    mask = sum(pieces)
    gainers = [seat] if owner == seat else [seat, owner]
    lined = world.boss.rule == "lines" and target >= world.zombies and any(map(grid.crosses_line, pieces))
    state.crossed[target] |= mask
    if play.sink is not None:
        play.tell(
            events.Drawn,
            seat,
            tool.id,
            world.names[target],
            word(grid, mask),
            rules=_rules_of_drawing(tool, mask, len(pieces), owner != seat),
        )
    cross_off(play, target, mask, gainers)
    if lined and not house.win_before_line_damage:
        yield from suffer_now(play, seat, 1, "gearup.boss.mutation-line")
    killed = check_kill(play, target, owner)
    _effects(play, seat, tool, target, mask)
    if lined and house.win_before_line_damage:
        yield from suffer_now(play, seat, 1, "gearup.boss.mutation-line")
    if "knockback" in tool.effects and not killed and target < world.zombies and state.slot[target] < FAR:
        options = (PUSH.of(seat), LEAVE.of(seat))
        chosen = yield ASK_PUSH.of((seat,), options, seat, world.names[target])
        if PUSH.made(chosen):
            state.slot[target] = FAR
            rules = ("gearup.fx.knockback-push", "gearup.fx.knockback-owner-slot")
            play.tell(events.Pushed, seat, world.names[target], rules=rules)


def _rules_of_drawing(tool: Tool, mask: int, pieces: int, far: bool) -> tuple[str, ...]:
    rules = ["gearup.attack.one-weapon"]
    if pieces > 1:
        rules += ["gearup.fx.split-two", "gearup.fx.split-one-shape"]
    elif mask.bit_count() < len(tool.shape):
        rules += ["gearup.attack.single-space-option", "gearup.attack.single-space-keeps-effects"]
    else:
        rules.append("gearup.attack.shape-complete")
    if far:
        rules.append("gearup.fx.long-range-target")
    return tuple(rules)


def damage_icons(look: Look, target: int) -> int:
    """The squares that count as Damage icons for effects."""
    if target >= look.world.zombies and not look.world.house.boss_icons_are_damage:
        return 0
    return look.world.grids[target].damage


def critical_icons(look: Look, target: int) -> int:
    """The squares that make Critical Hit possible."""
    grid, icon = look.world.grids[target], look.world.house.critical_hit_icon
    if icon == "damage":
        return damage_icons(look, target)
    return grid.ammo if icon == "ammo" else grid.armor


def pays(tool: Tool) -> dict[str, tuple[int, int]]:
    """What each icon crossed off with a tool brings whoever draws, as Ammo and Armor."""
    effects = tool.effects
    more = 1 + ("gear-up" in effects)
    return {
        "ammo": (more, 0),
        "armor": (0, more),
        "damage": (int("lock-and-load" in effects), int("scavenge" in effects)),
    }


def _effects(play: Play, seat: int, tool: Tool, target: int, mask: int) -> None:
    """What Scavenge, Lock and Load and Gear Up give the attacker for the squares of the drawing."""
    grid, effects = play.world.grids[target], tool.effects
    if "scavenge" in effects or "lock-and-load" in effects:
        icons = (mask & damage_icons(play, target)).bit_count()
        if icons and "scavenge" in effects:
            gain(play, seat, 0, icons, "scavenge", "gearup.fx.scavenge")
        if icons and "lock-and-load" in effects:
            gain(play, seat, icons, 0, "lock-and-load", "gearup.fx.lock-and-load")
    if "gear-up" in effects:
        ammo, armor = (mask & grid.ammo).bit_count(), (mask & grid.armor).bit_count()
        gain(play, seat, ammo, armor, "gear-up", "gearup.fx.gear-up")
