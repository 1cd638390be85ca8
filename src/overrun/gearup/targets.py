"""What can be hit: zombies and Boss in front of somebody, and the squares that may be crossed off now."""

from __future__ import annotations

from overrun.core import Option
from overrun.gearup.shapes import Table
from overrun.gearup.state import NOBODY, GearUp
from overrun.gearup.world import Look, Tool, World


def alive(look: Look, target: int) -> bool:
    """Whether a body of the Boss still stands, or a zombie is still in somebody's street."""
    if target >= len(look.world.kinds):
        return bool(look.world.grids[target].needed & ~look.state.crossed[target])
    return look.state.slot[target] > 0


def bodies_at(look: Look, seat: int) -> list[int]:
    """The living bodies of the Boss in front of a survivor."""
    world, state = look.world, look.state
    if state.boss_at != seat:
        return []
    return [body for body in world.bodies if world.grids[body].needed & ~state.crossed[body]]


def mouth_open(state: GearUp) -> bool:
    """Whether the Skill icon was seen in the turn before."""
    return state.skill_turn == state.turn - 1


def barred(look: Look, target: int) -> int:
    """The squares of a target that cannot be crossed off now (squares outside the spaces not included)."""
    grid, crossed = look.world.grids[target], look.state.crossed[target]
    if target < len(look.world.kinds):
        return crossed
    if grid.mouth and not mouth_open(look.state):
        crossed |= grid.mouth
    if grid.weak and not look.world.house.weak_point_coverable:
        crossed |= grid.weak
    return crossed


def touching(look: Look, target: int) -> int:
    """The squares a Hit Shape must lie on with at least one square; 0 if it may lie anywhere."""
    if target < len(look.world.kinds) or look.world.boss.rule != "touching":
        return 0
    return look.world.grids[target].around(look.state.crossed[target])


def drawable(look: Look, target: int) -> bool:
    """Whether at least a single space of the target could be drawn on."""
    free = look.world.grids[target].spaces & ~barred(look, target)
    near = touching(look, target)
    return bool(free & near if near else free)


def fitting(table: Table, squares: int, near: int = 0) -> list[Option]:
    """The options of a table that avoid the barred squares and, if need be, touch the near ones."""
    if near:
        return [answer for mask, answer in table if not mask & squares and mask & near]
    return [answer for mask, answer in table if not mask & squares]


def dashboards(world: World, seat: int, tool: Tool) -> tuple[int, ...]:
    """In front of whom a Weapon hits."""
    return (seat, *world.neighbours[seat]) if "long-range" in tool.effects else (seat,)


def reach(look: Look, seat: int, tool: Tool, spared: tuple[int, ...] = ()) -> list[int]:
    """Everything a Weapon could be drawn on."""
    state = look.state
    found = []
    for owner in dashboards(look.world, seat, tool):
        found += state.street[owner]
        if state.boss_at == owner:
            found += [body for body in bodies_at(look, owner) if drawable(look, body)]
    return [target for target in found if target not in spared] if spared else found


def owner_of(state: GearUp, target: int) -> int:
    """Whose street a zombie is in; the Boss is where it is."""
    for seat, street in enumerate(state.street):
        if target in street:
            return seat
    return state.boss_at if target >= len(state.slot) else NOBODY
