"""What the Boss does: attacks, and the five kinds of Special Skill."""

from __future__ import annotations

from collections.abc import Callable

from overrun.core import Step
from overrun.gearup import events
from overrun.gearup.damage import armor_left
from overrun.gearup.steps import Blow, BossIcon, Spawn, Suffer, Walk
from overrun.gearup.targets import alive
from overrun.gearup.walk import stench
from overrun.gearup.world import Look, Play, World

SPEEDS = {"slow": ("slow",), "fast": ("fast",), "both": ("slow", "fast")}
EVERYBODY = (
    "gearup.boss.attack-hits-everyone",
    "gearup.boss.attack-armor-allowed",
    "gearup.boss.fixed-damage",
)


def boss_icon(play: Play, step: BossIcon) -> None:
    """One icon of a Boss card."""
    boss = play.world.boss
    if step.icon == "skill":
        play.tell(events.BossSkill, boss.boss, boss.skill, rules=("gearup.boss.skill-icon",))
        SKILLS[boss.skill](play)
    elif step.icon in ("attack", "special-attack"):
        _attack(play, step.icon == "special-attack")
    else:
        play.then(Spawn(step.icon.removeprefix("spawn-")))


def strength(look: Look, body: int, special: bool) -> int:
    """The Damage icons of a body that count: yellow ones, in a special attack also blue ones."""
    world, state = look.world, look.state
    grid = world.grids[body]
    if not alive(look, body):
        return 0
    icons = grid.yellow | grid.blue if special else grid.yellow
    fixed = sum(world.boss.fixed) if special else world.boss.fixed[0]
    found = (icons & ~state.crossed[body]).bit_count() + (fixed if body == world.zombies else 0)
    if world.house.stinky_boosts_boss:
        found += stench(look, state.boss_at)
    return found


def _attack(play: Play, special: bool) -> None:
    """Every body hits every survivor with damage of its kind."""
    world = play.world
    blows = [(strength(play, body, special), _kind(world, body)) for body in world.bodies]
    rule = "gearup.boss.special-attack-icon" if special else "gearup.boss.attack-icon"
    total = sum(damage for damage, _ in blows)
    play.tell(events.BossAttacks, world.boss.boss, total, special, rules=(rule, *EVERYBODY))
    steps: list[Step] = [
        Suffer(seat, damage, kind) for seat in range(world.seats) for damage, kind in blows if damage
    ]
    play.then(*steps)


def _kind(world: World, body: int) -> str:
    return world.boss.body[body - world.zombies].damage


# Skills


def _break_armor(play: Play) -> None:
    for seat, survivor in enumerate(play.state.survivors):
        broken = min(play.world.boss.power, armor_left(survivor))
        survivor.armor_used += broken
        rules = ("gearup.boss.abomination-skill", "gearup.boss.abomination-short")
        play.tell(events.ArmorBroken, seat, broken, rules=rules)


def _direct(play: Play) -> None:
    power = play.world.boss.power
    play.then(*[Suffer(seat, power, "direct") for seat in range(play.world.seats)])


def _blow(play: Play) -> None:
    play.then(*[Blow(seat, play.world.boss.power) for seat in range(play.world.seats)])


def _volley(play: Play) -> None:
    """Every living body hits with damage of its own kind."""
    world = play.world
    kinds = [_kind(world, body) for body in world.bodies if alive(play, body)]
    play.then(*[Suffer(seat, world.boss.power, kind) for seat in range(world.seats) for kind in kinds])


def _scream(play: Play) -> None:
    """The next circle of the track makes zombies move; a full track does nothing more."""
    state, track = play.state, play.world.boss.track
    if state.circles == len(track):
        return
    speed = track[state.circles]
    state.circles += 1
    rules = ("gearup.boss.screamer-track", "gearup.boss.screamer-move")
    play.tell(events.Screamed, speed, state.circles, rules=rules)
    play.then(Walk(SPEEDS[speed]))


SKILLS: dict[str, Callable[[Play], None]] = {
    "break-armor": _break_armor,
    "direct": _direct,
    "blow": _blow,
    "volley": _volley,
    "scream": _scream,
}
