"""Special rules about who and what is on the board besides: scientists, crew, thumpers, hostile machines."""

from __future__ import annotations

from overrun.board import members
from overrun.core import Script
from overrun.scifi import events
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.abilities import able
from overrun.scifi.actions.noise import noise_in
from overrun.scifi.combat.damage import hurt
from overrun.scifi.common import REMOTES, graph, prey_in, prey_zones
from overrun.scifi.mission_kinds import Mission
from overrun.scifi.missions.tokens import cannot_take
from overrun.scifi.phases.ending import check_end
from overrun.scifi.phases.exits import scientists_walk
from overrun.scifi.state import EMPTY, Machine
from overrun.scifi.words import (
    AIM_AT,
    ASK_HOSTILE_HIT,
    ASK_HOSTILE_TARGET,
    ATTACK_STEP,
    BLAST_OVER,
    END_PHASE_BEGUN,
    HIT_PERSON,
    LOUD_PLACES,
    MAY_TAKE,
    MOLD_SET,
    PLAYERS_PHASE_OVER,
    POSITION_CHANGED,
    REMOTE,
    XENOS_ACTIVATE,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.people import decider, living
from overrun.skirmish.special import Special


def scientists(rule: kinds.Scientists, mission: Mission) -> Special:
    """Objectives that are people: they walk to the exit, and nobody takes them. Or they are just tokens."""
    if rule.are == "tokens":
        return Special()

    def mold(play: Play, zone: int) -> None:
        """They are survivors and stay where they are; by a house rule they go like other objectives."""
        for scientist in play.state.scientists if play.world.house.mold_takes_scientists else ():
            if scientist.zone == zone:
                scientist.fate, scientist.zone = "dead", EMPTY
                rules = (*rule.rules, "invader.ambiguity.m9-scientists-mold")
                play.tell(events.Eliminated, f"{scientist.colour}-scientist", rules=rules)

    return Special(
        listeners=(
            MOLD_SET.on(mold),
            PLAYERS_PHASE_OVER.on(scientists_walk),
            MAY_TAKE.on(cannot_take(rule.rules)),
        )
    )


def crew(rule: kinds.Crew, mission: Mission) -> Special:
    """Noise tokens in the exit zone that stay, until one after the other has left."""

    def noise(look: Look) -> list[tuple[int, int]]:
        return [(zone, look.state.crew) for zone in members(look.world.exits)] if look.state.crew else []

    def end_phase(play: Play) -> None:
        if play.state.crew:
            play.state.crew -= 1
            play.tell(events.MissionNews, "crew-left", play.state.crew, rules=rule.rules)
            check_end(play)

    return Special(
        listeners=(
            LOUD_PLACES.on(noise),
            END_PHASE_BEGUN.on(end_phase),
        )
    )


def thumpers(rule: kinds.Thumpers, mission: Mission) -> Special:
    """Tokens that are noise until a xeno activates in their zone."""

    def noise(look: Look) -> list[tuple[int, int]]:
        loud = max(2, rule.noise) if look.world.house.two_thumpers else rule.noise
        spent = look.state.spent_tokens
        tokens = look.world.board.tokens_of("thumper")
        return [(token.zone, loud) for token in tokens if not spent >> token.id & 1]

    def remove(play: Play, zones: int) -> None:
        for token in play.world.board.tokens_of("thumper"):
            if zones >> token.zone & 1 and not play.state.spent_tokens >> token.id & 1:
                play.state.spent_tokens |= 1 << token.id
                rules = (*rule.rules, "darkside.ambiguity.m8-thumper-timing")
                play.tell(events.MissionNews, "thumper-gone", token.zone, rules=rules)

    def blast(play: Play, survivor: int, zone: int, kind: str) -> None:
        remove(play, 1 << zone)

    def mold(play: Play, zone: int) -> None:
        remove(play, 1 << zone)

    return Special(
        listeners=(
            LOUD_PLACES.on(noise),
            XENOS_ACTIVATE.on(remove),
            BLAST_OVER.on(blast),
            MOLD_SET.on(mold),
        )
    )


# Hostile machines


def hostile_machines(rule: kinds.Said, mission: Mission) -> Special:
    """Until somebody has its remote or a skill for it, a machine shoots at survivors."""
    rules = (*rule.rules, "darkside.ambiguity.m4-hostile")

    def befriend(play: Play) -> None:
        for machine in play.state.machines:
            if machine.hostile and any(_commands(play, i, machine) for i in living(play.state)):
                machine.hostile = False
                play.tell(events.MissionNews, "friendly", 0, machine.of, rules=rules)

    def attack_step(play: Play) -> Script[None]:
        for machine in play.state.machines:
            if machine.hostile and machine.zone >= 0:
                yield from _shoot(play, machine, rules)
                check_end(play)

    return Special(
        listeners=(
            POSITION_CHANGED.on(befriend),
            ATTACK_STEP.on(attack_step),
        )
    )


def _commands(look: Look, survivor: int, machine: Machine) -> bool:
    """Whether a survivor has the remote or the skill for a machine; to stand beside it is not enough."""
    kind = look.world.machines[machine.of].kind
    remote = REMOTES[kind] in look.state.survivors[survivor].tokens
    return remote or able(look, survivor).value(REMOTE[kind]) > 0


def _shoot(play: Play, machine: Machine, rules: tuple[str, ...]) -> Script[None]:
    """Attack the noisiest zone with survivors in range and sight; misses and xenos there do not matter."""
    card = play.world.machines[machine.of]
    reach = card.ranged.range if card.ranged else (0, 0)
    zones = graph(play).in_range(machine.zone, *reach) if card.ranged else 0
    if card.melee:
        zones |= 1 << machine.zone
    loud = {zone: noise_in(play, zone) for zone in members(zones & prey_zones(play.state))}
    if not loud:
        return
    targets = [zone for zone, noise in loud.items() if noise == max(loud.values())]
    options = tuple(AIM_AT.of(zone) for zone in targets)
    chosen = yield ASK_HOSTILE_TARGET.of(decider(play.state), options, machine.of)
    (zone,) = AIM_AT.read(chosen)
    near = zone == machine.zone and card.melee is not None
    profile = card.melee if near and card.melee else card.ranged
    assert profile is not None
    mode = "melee" if near else "ranged"
    play.tell(events.Attacked, EMPTY, machine.of, zone, mode, machine=machine.of, rules=rules)
    dice = play.roll(profile.dice)
    hits = sum(face >= profile.accuracy for face in dice)
    play.tell(events.DiceRolled, EMPTY, dice, profile.accuracy, hits, rules=rules)
    assigned: dict[str, list[tuple[int, str]]] = {}
    for left in range(hits, 0, -1):
        options = tuple(HIT_PERSON.of(who) for who in prey_in(play, zone))
        if not options:
            break
        chosen = yield ASK_HOSTILE_HIT.of(decider(play.state), options, machine.of, left)
        (victim,) = HIT_PERSON.read(chosen)
        assigned.setdefault(victim, []).append((profile.damage, machine.of))
    for who, damage in assigned.items():
        yield from hurt(play, who, damage, "xenos")
