"""What can be hit: zombies and Boss in front of somebody, and the squares that may be crossed off now."""

from __future__ import annotations

from overrun.core import Option
from overrun.gearup.shapes import Table
from overrun.gearup.state import NOBODY, GearUp
from overrun.gearup.world import Tool, World


def alive(world: World, state: GearUp, target: int) -> bool:
    """Whether a body of the Boss still stands, or a zombie is still in somebody's street."""
    if target >= len(world.kinds):
        return bool(world.grids[target].needed & ~state.crossed[target])
    return state.slot[target] > 0


def bodies_at(world: World, state: GearUp, seat: int) -> list[int]:
    """The living bodies of the Boss in front of a survivor."""
    if state.boss_at != seat:
        return []
    return [body for body in world.bodies if world.grids[body].needed & ~state.crossed[body]]


def mouth_open(state: GearUp) -> bool:
    """Whether the Skill icon was seen in the turn before."""
    return state.skill_turn == state.turn - 1


def barred(world: World, state: GearUp, target: int) -> int:
    """The squares of a target that cannot be crossed off now (squares outside the spaces not included)."""
    grid, crossed = world.grids[target], state.crossed[target]
    if target < len(world.kinds):
        return crossed
    if grid.mouth and not mouth_open(state):
        crossed |= grid.mouth
    if grid.weak and not world.house.weak_point_coverable:
        crossed |= grid.weak
    return crossed


def touching(world: World, state: GearUp, target: int) -> int:
    """The squares a Hit Shape must lie on with at least one square; 0 if it may lie anywhere."""
    if target < len(world.kinds) or world.boss.rule != "touching":
        return 0
    return world.grids[target].around(state.crossed[target])


def drawable(world: World, state: GearUp, target: int) -> bool:
    """Whether at least a single space of the target could be drawn on."""
    free = world.grids[target].spaces & ~barred(world, state, target)
    near = touching(world, state, target)
    return bool(free & near if near else free)


def fitting(table: Table, squares: int, near: int = 0) -> list[Option]:
    """The options of a table that avoid the barred squares and, if need be, touch the near ones."""
    if near:
        return [answer for mask, answer in table if not mask & squares and mask & near]
    return [answer for mask, answer in table if not mask & squares]


def dashboards(world: World, seat: int, tool: Tool) -> tuple[int, ...]:
    """In front of whom a Weapon hits."""
    return (seat, *world.neighbours[seat]) if "long-range" in tool.effects else (seat,)


def reach(world: World, state: GearUp, seat: int, tool: Tool, spared: tuple[int, ...] = ()) -> list[int]:
    """Everything a Weapon could be drawn on."""
    found = []
    for owner in dashboards(world, seat, tool):
        found += state.street[owner]
        if state.boss_at == owner:
            found += [body for body in bodies_at(world, state, owner) if drawable(world, state, body)]
    return [target for target in found if target not in spared] if spared else found


def owner_of(state: GearUp, target: int) -> int:
    """Whose street a zombie is in; the Boss is where it is."""
    for seat, street in enumerate(state.street):
        if target in street:
            return seat
    return state.boss_at if target >= len(state.slot) else NOBODY
