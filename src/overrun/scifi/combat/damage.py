"""Damage: shared out by the players, warded off by skills and cards, taken off the armour."""

from __future__ import annotations

from overrun.core import Script
from overrun.core.moment import act_at
from overrun.scifi import events
from overrun.scifi.abilities import able
from overrun.scifi.common import attached_to, equipped, kind_of, prey_in
from overrun.scifi.gear.inventory import droppable, lose_card
from overrun.scifi.phases.ending import check_end
from overrun.scifi.state import EMPTY, Machine, Scientist
from overrun.scifi.steps import AttackAt
from overrun.scifi.words import (
    ASK_DAMAGE,
    ASK_SHARE,
    DAMAGE_INCOMING,
    DISCARD_STOPS_DAMAGE,
    IRONCLAD,
    MACHINE_DESTROYED,
    SUFFER,
    TAKE_DAMAGE,
    WARD_OFF,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.people import cards_of, decider, name_of, number_of

# Damage of one attack or shot, and what it comes from: a kind of xeno, or "shot".
Hit = tuple[int, str]


# Xenos attack


def attack_at(play: Play, step: AttackAt) -> Script[None] | None:
    """The xenos in a zone attack whoever is there; all attacks are shared out before any damage is dealt."""
    return _attack_at(play, step) if prey_in(play, step.zone) else None


def _attack_at(play: Play, step: AttackAt) -> Script[None]:
    figures = play.world.figures
    damage = sum(count * figures[kind].attack for kind, count in enumerate(step.counts))
    play.tell(
        events.XenosAttack,
        step.zone,
        step.counts,
        damage,
        tuple(prey_in(play, step.zone)),
        rules=("scifi.activation.attack-auto", "scifi.activation.damage-values", "scifi.activation.overkill"),
    )
    people = list(prey_in(play, step.zone))
    hits: dict[str, list[Hit]] = {name: [] for name in people}
    for kind, count in enumerate(step.counts):
        if count:
            figure = figures[kind]
            burden = {name: sum(damage for damage, _ in taken) for name, taken in hits.items()}
            shares = yield from share(play, step.zone, figure.id, count, burden, figure.attack)
            for name, number in shares.items():
                hits[name] += [(figure.attack, figure.id)] * number
    for name in people:
        yield from hurt(play, name, hits[name], "xenos")
    check_end(play)


def share(
    play: Play, zone: int, what: str, number: int, burden: dict[str, int], damage: int
) -> Script[dict[str, int]]:
    """The players share out so many equal attacks or shots as they like.

    `burden` is the damage everybody there has already been given; the question names it, person by person.
    """
    among = list(burden)
    shares = dict.fromkeys(among, 0)
    if len(among) == 1:
        shares[among[0]] = number
        return shares
    while number:
        options = tuple([TAKE_DAMAGE.of(name, count) for name in among for count in range(number, 0, -1)])
        given = [part for name in among for part in (name, burden[name] + damage * shares[name])]
        chosen = yield ASK_SHARE.of(decider(play.state), options, zone, what, number, *given)
        name, count = TAKE_DAMAGE.read(chosen)
        shares[name] += count
        number -= count
    return shares


# Damage


def hurt(play: Play, who: str, hits: list[Hit], source: str) -> Script[None]:
    """Somebody is hit, all at once, by "xenos" or by a "shot" of a friend."""
    if not hits:
        return
    damage = sum(points for points, _ in hits)
    target = _target(play, who)
    if isinstance(target, Machine):
        play.tell(events.Damaged, who, damage, 0, source)
        destroy_machine(play, target)
    elif isinstance(target, Scientist):
        play.tell(events.Damaged, who, damage, 0, source)
        eliminate(play, who)
    else:
        yield from _hurt_survivor(play, number_of(play, who), hits, source)


def _target(look: Look, who: str) -> Machine | Scientist | None:
    """The machine or scientist with this id; none means a survivor."""
    state = look.state
    for machine in state.machines:
        if machine.of == who:
            return machine
    for scientist in state.scientists:
        if f"{scientist.colour}-scientist" == who:
            return scientist
    return None


def _hurt_survivor(play: Play, victim: int, hits: list[Hit], source: str) -> Script[None]:
    survivor = play.state.survivors[victim]
    name = name_of(play, victim)
    own = able(play, victim)
    damage = 0
    for points, kind in hits:
        if any(own.value(IRONCLAD[word]) for word in kind.split("-")):
            play.tell(events.DamageWarded, name, points, "ironclad", rules=("scifi.skill.ironclad",))
        else:
            damage += points
    for ward in DAMAGE_INCOMING.among(own.listeners):
        damage -= ward(play, victim, damage, source)
    damage -= yield from _ward_with_cards(play, victim, damage)
    if not damage:
        return
    survivor.armour = max(0, survivor.armour - damage)
    play.tell(events.Damaged, name, damage, survivor.armour, source, rules=("scifi.activation.armor-loss",))
    if not survivor.armour:
        eliminate(play, name)


def _ward_with_cards(play: Play, victim: int, damage: int) -> Script[int]:
    """Cards discarded against damage: armour made for it, or anything at all with the right skill."""
    survivor = play.state.survivors[victim]
    name = name_of(play, victim)
    warded = 0
    while warded < damage:
        wards = _wards(play, victim)
        if not wards:
            break
        options = (SUFFER.of(), *(WARD_OFF.of(kind) for kind in wards))
        chosen = yield ASK_DAMAGE.of((survivor.seat,), options, name, damage - warded)
        if SUFFER.made(chosen):
            break
        (kind,) = WARD_OFF.read(chosen)
        points = min(damage - warded, max(1, play.world.kinds[kind].prevents_damage))
        lose_card(play, victim, wards[kind])
        warded += points
        made_for_it = play.world.kinds[kind].prevents_damage
        rules = () if made_for_it else ("scifi.skill.is-that-all-youve-got",)
        play.tell(events.DamageWarded, name, points, kind, rules=rules)
    return warded


def _wards(look: Look, victim: int) -> dict[str, int]:
    """The cards that may be discarded against damage now, by kind."""
    survivor = look.state.survivors[victim]
    anything = able(look, victim).value(DISCARD_STOPS_DAMAGE) > 0
    worn = equipped(survivor)
    found: dict[str, int] = {}
    for card in cards_of(survivor) if anything else worn:
        kind = kind_of(look, card)
        if not (anything or kind.prevents_damage) or not droppable(look, victim, card):
            continue
        # Of two alike the one goes that costs the least: no cards attached, and not in use.
        if kind.id not in found or _worth(look, worn, card) < _worth(look, worn, found[kind.id]):
            found[kind.id] = card
    return found


def _worth(look: Look, worn: list[int], card: int) -> tuple[int, bool]:
    return len(attached_to(look.state, card)), card in worn


# The end of somebody


def eliminate(play: Play, who: str) -> None:
    """A survivor or a scientist is gone, with everything he carried."""
    state = play.state
    target = _target(play, who)
    if isinstance(target, Scientist):
        target.fate = "dead"
        target.zone = EMPTY
        play.tell(events.Eliminated, who, rules=("invader.ambiguity.m9-scientists",))
        return
    victim = number_of(play, who)
    survivor = state.survivors[victim]
    for card in cards_of(survivor):
        lose_card(play, victim, card)
    survivor.fate = "dead"
    survivor.zone = EMPTY
    survivor.armour = 0
    survivor.acted = True
    survivor.camouflaged = False
    survivor.tokens = survivor.extra = survivor.streak = ()
    survivor.actions = survivor.gifts = 0
    play.tell(
        events.Eliminated,
        who,
        rules=("scifi.activation.elimination", "scifi.end.lose-survivor-eliminated"),
    )


def destroy_machine(play: Play, machine: Machine) -> None:
    """A machine is off the board for good."""
    machine.fate = "dead"
    machine.zone = EMPTY
    machine.active = False
    play.tell(
        events.MachineDestroyed,
        machine.of,
        rules=("scifi.machine.one-damage", "scifi.end.machine-not-defeat"),
    )
    act_at(play.world.listeners, MACHINE_DESTROYED, play, machine.of)
