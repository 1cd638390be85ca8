"""What every survivor holds in the attack step, and what it would be drawn on next."""

from __future__ import annotations

from collections.abc import Iterable

from overrun.gearup.state import AGAIN, DRAWING, NOTHING, OWN_WEAPON, READY, GearUp, Survivor
from overrun.gearup.targets import alive, drawable, reach
from overrun.gearup.world import Tool, World


def weapon_of(world: World, state: GearUp, seat: int) -> Tool:
    """The survivor's Weapon of the revealed colour, as it is upgraded now."""
    person = world.people[seat]
    color = world.turn_cards[state.turns_seen[-1]].color
    number = person.colors.index(color)
    return person.weapons[number][state.survivors[seat].unlocked[number]]


def tool_of(world: World, state: GearUp, seat: int) -> Tool:
    """What the survivor draws with: the Weapon, or the Companion who was called."""
    tool = state.survivors[seat].tool
    return weapon_of(world, state, seat) if tool == OWN_WEAPON else world.companions[tool]


def spared(survivor: Survivor) -> tuple[int, ...]:
    """The targets that the running activation must not touch."""
    return survivor.hit if survivor.spared else ()


def standing(world: World, state: GearUp, targets: Iterable[int]) -> list[int]:
    """Those of some targets that can still be drawn on, each once."""
    return [
        target
        for target in dict.fromkeys(targets)
        if alive(world, state, target) and drawable(world, state, target)
    ]


def aimed(survivor: Survivor, targets: list[int]) -> int:
    """What a survivor aims at: what was chosen, if it still stands, or the only target there is."""
    if survivor.aim in targets:
        return survivor.aim
    return targets[0] if len(targets) == 1 else NOTHING


def may_draw(state: GearUp, seat: int) -> bool:
    """Whether a survivor is in the middle of an activation or still has one to begin with the Weapon."""
    survivor = state.survivors[seat]
    return survivor.stage == DRAWING or (survivor.stage in (READY, AGAIN) and not survivor.weapon_used)


def current_target(world: World, state: GearUp, seat: int) -> int:
    """What the next drawing of a survivor lands on; nothing while that has to be chosen."""
    survivor = state.survivors[seat]
    if survivor.pending:
        return aimed(survivor, standing(world, state, survivor.pending))
    tool = tool_of(world, state, seat)
    if tool.area:
        return NOTHING  # first a set of targets is chosen
    return aimed(survivor, reach(world, state, seat, tool, spared(survivor)))
