"""Before a choice: what an attack would be like, and why something is not offered."""

from __future__ import annotations

from overrun.core import AnyGame, Option
from overrun.core import Look as CoreLook
from overrun.scifi.actions import machines
from overrun.scifi.actions.machines import machine_attack, profile_of
from overrun.scifi.combat.attack import Attack, arm, attack_of, friends_at_risk, needed
from overrun.scifi.common import prey_in
from overrun.scifi.phases.turn import actions_of, why_not
from overrun.scifi.words import ASK_ACTION, ASK_FREE_ATTACK, ASK_GIFT, BLAST
from overrun.scifi.world import Look
from overrun.skirmish.actions import refused
from overrun.skirmish.people import counts_in, name_of, survivors_in
from overrun.skirmish.preview import NEVER, Preview, Stakes, Target, odds_of_hits
from overrun.skirmish.words import REROLL_EACH_ACTION, ZONE


def _acting(game: AnyGame) -> tuple[Look, int] | None:
    """The survivor who is asked for an action of any sort, if that is the question."""
    question = game.question
    if question is None or not any(kind.asked(question) for kind in (ASK_ACTION, ASK_GIFT, ASK_FREE_ATTACK)):
        return None
    look: Look = CoreLook(game.world, game.state)
    people = range(len(look.state.survivors))
    survivor = next((i for i in people if name_of(look, i) == question.subject[0]), None)
    return None if survivor is None else (look, survivor)


# What an attack would be like


def preview(game: AnyGame, chosen: Option) -> Preview | None:
    """An attack before it is made; None for anything else."""
    found = _acting(game)
    if found is None:
        return None
    play, survivor = found
    if BLAST.made(chosen):
        return _blast(play, *BLAST.read(chosen))
    made = _attack(play, survivor, chosen)
    if made is None:
        return None
    attack, noisy = made
    face = attack.accuracy - attack.bonus
    face = max(1, face) if face <= 6 else NEVER
    odds = odds_of_hits(attack.dice, face)
    return Preview(
        weapon=attack.weapon,
        zones=(attack.zone,),
        mode=attack.mode,
        dice=attack.dice,
        needed=face,
        damage=attack.damage,
        odds=odds,
        expected=round(sum(hits * chance for hits, chance in enumerate(odds)), 3),
        targets=_targets(play, attack),
        kills=_most_kills(play, attack),
        chooses=attack.chooses,
        noisy=noisy,
        friendly_fire=() if attack.careful else tuple(friends_at_risk(play, attack)),
        rerolls=(*attack.rerolls, *(("lucky",) if attack.by.value(REROLL_EACH_ACTION) else ())),
        fells=_fells(play, attack, odds),
    )


def stakes(game: AnyGame, chosen: Option) -> Stakes | None:
    """Whom an attack may hit; None for anything else."""
    found = _acting(game)
    if found is None:
        return None
    look, survivor = found
    attack = machines.attack_of(look, chosen) or attack_of(look, survivor, chosen)
    if BLAST.made(chosen):
        zone, at = BLAST.part(chosen, ZONE), ""
    elif attack is not None:
        zone, at = attack.zone, attack.at
    else:
        return None
    # Friends are rare where one attacks: only then it matters how careful the attacker is.
    friends = prey_in(look, zone, hidden=True) or any(machine.zone == zone for machine in look.state.machines)
    before = preview(game, chosen) if friends else None
    enemies = bool(at) or any(counts_in(look.state, zone))
    return Stakes(enemies, before is not None and bool(before.friendly_fire))


def _attack(look: Look, survivor: int, chosen: Option) -> tuple[Attack, bool] | None:
    """The attack an option stands for, and whether it makes noise."""
    by_machine = machines.attack_of(look, chosen)
    if by_machine is not None:
        noisy = profile_of(look, by_machine.machine, by_machine.mode).noisy
        return machine_attack(look, survivor, *by_machine), noisy
    offered = attack_of(look, survivor, chosen)
    if offered is None:
        return None
    weapon, mode, zone, both, at = offered
    kind = look.world.kinds[weapon]
    profile = kind.melee if mode == "melee" else kind.ranged
    assert profile is not None
    return arm(look, survivor, kind, mode, zone, both, at), profile.noisy


def _blast(look: Look, weapon: str, zone: int) -> Preview:
    """No dice: everything in the zone is gone, whoever is there."""
    blast = look.world.kinds[weapon].blast
    assert blast is not None
    state = look.state
    doomed = [name_of(look, each) for each in survivors_in(state, zone)]
    doomed += [f"{each.colour}-scientist" for each in state.scientists if each.zone == zone]
    doomed += [machine.of for machine in state.machines if machine.zone == zone]
    figures = look.world.figures
    xenos = [Target(figures[k].id, n) for k, n in enumerate(counts_in(state, zone)) if n]
    return Preview.without_dice(weapon, zone, "blast", doomed, xenos, noisy=blast.noise != "none")


def _targets(look: Look, attack: Attack) -> tuple[Target, ...]:
    """Who is hit first, then next."""
    figures = look.world.figures
    there = [(kind, count) for kind, count in enumerate(counts_in(look.state, attack.zone)) if count]
    if attack.at:
        kind = look.world.kind(attack.at)
        return (Target(attack.at, 1, killable=attack.damage >= needed(look, attack, kind)),)
    there.sort(key=lambda pair: figures[pair[0]].priority)
    return tuple(
        Target(figures[kind].id, count, killable=attack.damage >= needed(look, attack, kind))
        for kind, count in there
    )


def _most_kills(look: Look, attack: Attack) -> int:
    """The most xenos that can fall if every die hits; skills that take one more along are not counted."""
    if attack.at:
        enough = attack.dice * attack.damage >= needed(look, attack, look.world.kind(attack.at))
        return int(enough)
    figures = look.world.figures
    counts = counts_in(look.state, attack.zone)
    reachable = 0
    for priority in sorted({figure.priority for figure in figures}):
        kinds = [k for k, figure in enumerate(figures) if figure.priority == priority and counts[k]]
        soft = [k for k in kinds if attack.damage >= needed(look, attack, k)]
        reachable += sum(counts[k] for k in soft)
        if len(soft) < len(kinds) and not attack.chooses:
            break  # it soaks up every hit that follows
    return min(attack.dice, reachable)


def _fells(look: Look, attack: Attack, odds: tuple[float, ...]) -> float | None:
    """The chance that the hits on a target named before are enough together."""
    if not attack.at:
        return None
    enough = needed(look, attack, look.world.kind(attack.at))
    return round(sum(chance for hits, chance in enumerate(odds) if hits * attack.damage >= enough), 6)


# Why something is not offered


def refusals(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """What a survivor is not offered now, by the first word of the action, with the rules in its way."""
    found = _acting(game)
    if found is None or not ASK_ACTION.asked(game.question):
        return {}
    look, survivor = found
    return refused(game.question, actions_of(look, survivor), lambda action: why_not(look, survivor, action))
