"""Machines: who controls a bot or a sentry gun, and what it does for him."""

from __future__ import annotations

from typing import NamedTuple

from overrun.board import members
from overrun.core import Option, Script
from overrun.scifi import events
from overrun.scifi.abilities import able, free_actions
from overrun.scifi.actions.noise import be_seen, make_noise
from overrun.scifi.combat.attack import Attack, nameable, strike
from overrun.scifi.combat.kills import reward
from overrun.scifi.common import REMOTES, graph, machine_named, xenos_in
from overrun.scifi.content_kinds import Profile
from overrun.scifi.ground.sight import machine_ranges
from overrun.scifi.phases.ending import check_end
from overrun.scifi.state import Machine
from overrun.scifi.words import (
    ASK_FOLLOW,
    FOLLOW,
    MACHINE,
    MACHINE_MELEE,
    MACHINE_MELEE_AT,
    MACHINE_MOVE,
    MACHINE_SHOOT,
    MACHINE_SHOOT_AT,
    REMOTE,
    STAY_BEHIND,
    XENO,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action
from overrun.skirmish.payment import can_pay, pay_extra
from overrun.skirmish.people import name_of
from overrun.skirmish.words import SURCHARGE, ZONE, Mode

# Control


def controlled(look: Look, survivor: int) -> list[Machine]:
    """The machines on the board that a survivor controls."""
    return [machine for machine in look.state.machines if controls(look, survivor, machine)]


def controls(look: Look, survivor: int, machine: Machine) -> bool:
    """Whether a survivor has the skill or the remote for a machine in play, or stands at a sentry gun."""
    if machine.zone < 0 or machine.hostile:
        return False
    who = look.state.survivors[survivor]
    card = look.world.machines[machine.of]
    if able(look, survivor).value(REMOTE[card.kind]):
        return True
    if look.world.mission.rules.no_remotes:
        return False
    return REMOTES[card.kind] in who.tokens or (card.controlled_in_zone and machine.zone == who.zone)


# Machine actions


def _offer(look: Look, survivor: int) -> list[Option]:
    if not look.state.machines:
        return []
    who = look.state.survivors[survivor]
    options: list[Option] = []
    for machine in controlled(look, survivor):
        card = look.world.machines[machine.of]
        price = xenos_in(look.state, machine.zone)
        if card.moves and can_pay(who, free_actions(look, survivor), "machine", price):
            options += [MACHINE_MOVE.of(card.id, zone) for zone in members(graph(look).near[machine.zone])]
        if card.melee and xenos_in(look.state, machine.zone):
            options.append(MACHINE_MELEE.of(card.id))
            targets = nameable(look, machine.zone, True)
            options += [MACHINE_MELEE_AT.of(card.id, target) for target in targets]
        if card.ranged:
            for zone in machine_ranges(look, machine, *card.ranged.range):
                options.append(MACHINE_SHOOT.of(card.id, zone))
                options += [
                    MACHINE_SHOOT_AT.of(card.id, zone, target) for target in nameable(look, zone, False)
                ]
    return options


def why_not(look: Look, survivor: int) -> list[str]:
    """The rules in the way of using a machine."""
    if not controlled(look, survivor):
        return ["scifi.machine.control"]
    return [] if _offer(look, survivor) else ["scifi.machine.listed-actions-only"]


def _perform(play: Play, survivor: int, chosen: Option) -> Script[None] | None:
    be_seen(play, survivor)
    if MACHINE_MOVE.made(chosen):
        name, zone = MACHINE_MOVE.read(chosen)
        machine = machine_named(play.state, name)
        extra = xenos_in(play.state, machine.zone)
        pay_extra(play.state.survivors[survivor], extra)
        move_machine(play, survivor, machine, zone)
        check_end(play)
        return None
    attack = attack_of(play, chosen)
    assert attack is not None
    activate(attack.machine)
    return _attack(play, survivor, *attack)


class MachineAttack(NamedTuple):
    """An attack of a machine as it is offered; perhaps on one kind of xeno."""

    machine: Machine
    mode: Mode
    zone: int
    at: str = ""


def attack_of(look: Look, chosen: Option) -> MachineAttack | None:
    """The attack of a machine that an option is, if it is one."""
    for melee in (MACHINE_MELEE, MACHINE_MELEE_AT):
        if melee.made(chosen):
            machine = machine_named(look.state, melee.part(chosen, MACHINE))
            at = MACHINE_MELEE_AT.part(chosen, XENO) if melee is MACHINE_MELEE_AT else ""
            return MachineAttack(machine, "melee", machine.zone, at)
    for shot in (MACHINE_SHOOT, MACHINE_SHOOT_AT):
        if shot.made(chosen):
            machine = machine_named(look.state, shot.part(chosen, MACHINE))
            at = MACHINE_SHOOT_AT.part(chosen, XENO) if shot is MACHINE_SHOOT_AT else ""
            return MachineAttack(machine, "ranged", shot.part(chosen, ZONE), at)
    return None


def activate(machine: Machine) -> None:
    """A machine that has done something counts as a survivor for xenos until the end phase."""
    machine.active = True


def move_machine(play: Play, survivor: int, machine: Machine, target: int, *, along: bool = False) -> None:
    """A bot goes to a zone beside its own."""
    source, machine.zone = machine.zone, target
    activate(machine)
    rules = (
        ("scifi.machine.bot-free-follow", "scifi.machine.bot-follow-activates")
        if along
        else ("scifi.machine.action-cost", "scifi.machine.bot-move-normal-cost")
    )
    play.tell(events.MachineMoved, survivor, machine.of, source, target, along, rules=rules)


def _attack(play: Play, survivor: int, machine: Machine, mode: Mode, zone: int, at: str) -> Script[None]:
    attack = machine_attack(play, survivor, machine, mode, zone, at)
    play.tell(
        events.Attacked,
        survivor,
        machine.of,
        zone,
        mode,
        machine=machine.of,
        at=at,
        rules=("scifi.machine.action-cost", "scifi.machine.combat-rules"),
    )
    if profile_of(play, machine, mode).noisy:
        make_noise(play, survivor, machine.zone, ("scifi.ambiguity.machine-noise",))
    kills = yield from strike(play, attack)
    yield from reward(play, survivor, mode, zone, kills, machine=True)


def profile_of(look: Look, machine: Machine, mode: Mode) -> Profile:
    """How a machine attacks in melee or at range."""
    card = look.world.machines[machine.of]
    profile = card.melee if mode == "melee" else card.ranged
    assert profile is not None
    return profile


def machine_attack(
    look: Look, survivor: int, machine: Machine, mode: Mode, zone: int, at: str = ""
) -> Attack:
    """An attack of a machine: its own figures, no skill of the survivor who controls it."""
    profile = profile_of(look, machine, mode)
    return Attack(
        survivor=survivor,
        weapon=machine.of,
        mode=mode,
        source=machine.zone,
        zone=zone,
        dice=profile.dice,
        accuracy=profile.accuracy,
        damage=profile.damage,
        chooses=mode == "melee",
        careful=mode == "melee",
        at=at,
        machine=machine.of,
    )


# Bots that come along


def follow(play: Play, survivor: int, source: int, target: int) -> Script[bool]:
    """A survivor has gone to the next zone: bots he controls may come along for free. Whether one did.

    Not where a skill spared him the price of leaving xenos behind.
    """
    bots = [
        machine
        for machine in controlled(play, survivor)
        if machine.zone == source and play.world.machines[machine.of].moves
    ]
    if not bots:
        return False
    if xenos_in(play.state, source) and not able(play, survivor).value(SURCHARGE):
        return False
    came = False
    who = play.state.survivors[survivor]
    for bot in bots:
        options = (FOLLOW.of(bot.of), STAY_BEHIND.of(bot.of))
        chosen = yield ASK_FOLLOW.of((who.seat,), options, name_of(play, survivor), bot.of, target)
        if FOLLOW.made(chosen):
            came = True
            move_machine(play, survivor, bot, target, along=True)
    return came


USING_MACHINES = Action(
    (MACHINE_SHOOT, MACHINE_SHOOT_AT, MACHINE_MELEE, MACHINE_MELEE_AT, MACHINE_MOVE),
    _offer,
    why_not,
    _perform,
    pays="machine",
)
