"""What every survivor holds in the attack step, and what it would be drawn on next.

What is offered and what is carried out ask the same function which tool is in hand.
"""

from __future__ import annotations

from collections.abc import Iterable

from overrun.gearup.damage import ammo_left
from overrun.gearup.stage import Again, Drawing, Ready, Stage, activation, stored
from overrun.gearup.state import NOTHING, OWN_WEAPON, GearUp
from overrun.gearup.targets import alive, drawable, reach
from overrun.gearup.words import SECOND_CHANCES, SecondChance
from overrun.gearup.world import Look, Tool


def weapon_of(look: Look, seat: int) -> Tool:
    """The survivor's Weapon of the revealed colour, as it is upgraded now."""
    world, state = look.world, look.state
    person = world.people[seat]
    number = person.colors.index(world.turn_cards[state.turns_seen[-1]].color)
    return person.weapons[number][state.survivors[seat].unlocked[number]]


def tool_of(look: Look, seat: int, number: int) -> Tool:
    """The tool a stage names: the survivor's Weapon, or a Companion."""
    return weapon_of(look, seat) if number == OWN_WEAPON else look.world.companions[number]


def stage_of(look: Look, seat: int) -> Stage:
    """How far a survivor is now.

    `Again` only while a second activation is possible: neighbours may end that and, until something else
    begins, bring it back. Between two rounds no card is turned over, and nobody can do anything.
    """
    survivor = look.state.survivors[seat]
    stage = stored(survivor)
    if isinstance(stage, Again) and not (look.state.turns_seen and second_chances(look, seat, stage)):
        return Ready(survivor.aim)
    return stage


def second_chances(look: Look, seat: int, again: Again) -> list[SecondChance]:
    """The effects by which the tool that was just used could be activated a second time."""
    tool = tool_of(look, seat, again.tool)
    found = []
    for effect in SECOND_CHANCES:
        if effect in tool.effects and _can_pay(look.state, seat, again, effect):
            spared = again.hit if effect == "critical-hit" else ()
            if reach(look, seat, tool, spared):
                found.append(effect)
    return found


def _can_pay(state: GearUp, seat: int, again: Again, effect: SecondChance) -> bool:
    if effect == "critical-hit":
        return again.critical
    return effect == "adrenaline" or ammo_left(state.survivors[seat]) > 0


def in_hand(look: Look, seat: int) -> Tool:
    """What the survivor draws with or, between activations, would draw with next."""
    return tool_at(look, seat, stage_of(look, seat))


def tool_at(look: Look, seat: int, stage: Stage) -> Tool:
    """What is in hand at this stage of the survivor."""
    if isinstance(stage, (Drawing, Again)):
        return tool_of(look, seat, stage.tool)
    return weapon_of(look, seat)


def companion_acts(look: Look, seat: int) -> bool:
    """Whether what is in hand is a Companion's."""
    stage = stage_of(look, seat)
    return isinstance(stage, (Drawing, Again)) and stage.tool != OWN_WEAPON


def spared(state: GearUp, seat: int) -> tuple[int, ...]:
    """The targets that the running activation must not touch."""
    running = activation(state.survivors[seat])
    return running.spared if running else ()


def standing(look: Look, targets: Iterable[int]) -> list[int]:
    """Those of some targets that can still be drawn on, each once."""
    return [target for target in dict.fromkeys(targets) if alive(look, target) and drawable(look, target)]


def aimed(state: GearUp, seat: int, targets: list[int]) -> int:
    """What a survivor aims at: what was chosen, if it still stands, or the only target there is."""
    aim = state.survivors[seat].aim
    if aim in targets:
        return aim
    return targets[0] if len(targets) == 1 else NOTHING


def may_draw(look: Look, seat: int) -> bool:
    """Whether a survivor is in the middle of an activation or may begin one with the Weapon."""
    stage = stage_of(look, seat)
    may_begin = isinstance(stage, Ready) and not look.state.survivors[seat].weapon_used
    return may_begin or isinstance(stage, Drawing)


def current_target(look: Look, seat: int) -> int:
    """What the next drawing of a survivor lands on; nothing while that has to be chosen."""
    stage = stage_of(look, seat)
    if isinstance(stage, Drawing) and stage.pending:
        return aimed(look.state, seat, standing(look, stage.pending))
    tool = tool_at(look, seat, stage)
    if tool.area:
        return NOTHING  # first a set of targets is chosen
    untouched = stage.spared if isinstance(stage, Drawing) else ()
    return aimed(look.state, seat, reach(look, seat, tool, untouched))
