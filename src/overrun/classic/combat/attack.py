"""Combat: melee, ranged, thrown. Noise, dice, re-rolls, hits, kills, experience, in this order."""

from __future__ import annotations

from typing import NamedTuple

from overrun.board import members
from overrun.classic import events
from overrun.classic.abilities import abilities
from overrun.classic.actions.noise import make_noise
from overrun.classic.combat.wounds import choose_victim, eliminate, wound
from overrun.classic.common import graph, in_hand, kind_of, survivor_zones, zombies_in
from overrun.classic.content_kinds import Equipment, Profile
from overrun.classic.experience import POINTS, gain
from overrun.classic.gear.inventory import lose_card
from overrun.classic.phases.ending import check_end
from overrun.classic.state import ABOMINATION, FATTY, RUNNER, WALKER, ZOMBIES
from overrun.classic.words import (
    ASK_HIT,
    HIT,
    MELEE,
    MELEE_BOTH,
    RELOAD,
    REROLL_EACH_TURN,
    REROLLED,
    SHOOT,
    SHOOT_BOTH,
    SHOOT_TWO_ZONES,
    SPARE,
    THROW,
    TRICK_SHOT,
)
from overrun.classic.world import Look, Play
from overrun.core import Option, Script
from overrun.skirmish.actions import Action, refused_by
from overrun.skirmish.choices import another_roll
from overrun.skirmish.dice import hits_with
from overrun.skirmish.levels import level_of
from overrun.skirmish.people import cards_of, name_of, survivors_in
from overrun.skirmish.skills import Abilities
from overrun.skirmish.words import (
    CHOOSES_TARGETS,
    DAMAGE,
    DICE,
    DUAL,
    MAX_RANGE,
    REROLL_EACH_ACTION,
    ROLL,
    Mode,
)

TOUGHNESS = (1, 2, 1, 3)  # the damage that kills a walker, a fatty, a runner, the abomination


# What can be attacked with


def _able(look: Look, survivor: int) -> Abilities:
    return abilities(look.state.survivors[survivor])


def weapons(look: Look, survivor: int) -> dict[str, list[int]]:
    """The weapons in hand by kind."""
    found: dict[str, list[int]] = {}
    for card in in_hand(look.state.survivors[survivor]):
        kind = kind_of(look, card)
        if kind.kind == "weapon":
            found.setdefault(kind.id, []).append(card)
    return found


def loaded(look: Look, cards: list[int], profile: Profile) -> list[int]:
    """Those of the cards that can fire."""
    return [card for card in cards if not (profile.reload and look.state.unloaded >> card & 1)]


def is_pair(kind: Equipment, able: Abilities, mode: Mode, number: int) -> bool:
    """Whether so many identical weapons in hand can be used together: two, one in each hand."""
    return number > 1 and (kind.dual or able.value(DUAL[mode]) > 0)


def reach(profile: Profile, able: Abilities, mode: Mode) -> tuple[int, int]:
    """From how near to how far an attack reaches in somebody's hands."""
    near, far = profile.range
    return near, far + (able.value(MAX_RANGE) if mode == "ranged" else 0)


def target_zones(look: Look, survivor: int, profile: Profile) -> list[int]:
    """Zones in sight and range with somebody to shoot at."""
    state = look.state
    who = state.survivors[survivor]
    zones = graph(look).in_range(who.zone, *reach(profile, abilities(who), "ranged"))
    people = survivor_zones(state)
    if len(survivors_in(state, who.zone)) == 1:
        people &= ~(1 << who.zone)  # nobody shoots at himself
    return [zone for zone in members(zones) if people >> zone & 1 or zombies_in(state, zone)]


def why_no_melee(look: Look, survivor: int) -> list[str]:
    """The rules in the way of Melee."""
    if not any(look.world.kinds[name].melee for name in weapons(look, survivor)):
        return ["classic.inventory.weapon-needs-hand"]
    zone = look.state.survivors[survivor].zone
    return [] if zombies_in(look.state, zone) else ["classic.melee.own-zone"]


def _offer_melee(look: Look, survivor: int) -> list[Option]:
    if not zombies_in(look.state, look.state.survivors[survivor].zone):
        return []
    options = []
    for name, cards in weapons(look, survivor).items():
        kind = look.world.kinds[name]
        if kind.melee:
            options.append(MELEE.of(name))
            if len(cards) > 1 and is_pair(kind, _able(look, survivor), "melee", len(cards)):
                options.append(MELEE_BOTH.of(name))
    return options


def why_no_shot(look: Look, survivor: int) -> list[str]:
    """The rules in the way of attacking from afar, by shooting or throwing."""
    held = [(look.world.kinds[name], cards) for name, cards in weapons(look, survivor).items()]
    armed = [(kind.ranged or kind.thrown, cards) for kind, cards in held]
    ranged = [(profile, cards) for profile, cards in armed if profile]
    if not ranged:
        return ["classic.inventory.weapon-needs-hand"]
    seen = [(profile, cards) for profile, cards in ranged if target_zones(look, survivor, profile)]
    if not seen:
        return ["classic.ranged.needs-sight"]
    return [] if any(loaded(look, cards, profile) for profile, cards in seen) else ["classic.reload.needed"]


def _offer_ranged(look: Look, survivor: int) -> list[Option]:
    options = []
    for name, cards in weapons(look, survivor).items():
        kind = look.world.kinds[name]
        if kind.thrown:
            options += [THROW.of(name, zone) for zone in target_zones(look, survivor, kind.thrown)]
        if not kind.ranged:
            continue
        ready = loaded(look, cards, kind.ranged)
        if not ready:
            continue
        zones = target_zones(look, survivor, kind.ranged)
        options += [SHOOT.of(name, zone) for zone in zones]
        if len(ready) > 1 and is_pair(kind, _able(look, survivor), "ranged", len(ready)):
            options += [SHOOT_BOTH.of(name, zone) for zone in zones]
            if _able(look, survivor).value(TRICK_SHOT):
                options += [SHOOT_TWO_ZONES.of(name, one, two) for one in zones for two in zones if one < two]
    return options


# The attack


def _perform_melee(play: Play, survivor: int, chosen: Option) -> Script[None]:
    pair = MELEE_BOTH.made(chosen)
    (name,) = (MELEE_BOTH if pair else MELEE).read(chosen)
    kind = play.world.kinds[name]
    assert kind.melee is not None
    zone = play.state.survivors[survivor].zone
    play.tell(
        events.Attacked, survivor, kind.id, zone, "melee", pair, rules=("classic.action.melee-one-action",)
    )
    if kind.melee.noisy:
        make_noise(play, survivor, ("classic.noise.attack-noisy-weapon",))
    kills = yield from strike(play, survivor, kind, "melee", zone, 2 if pair else 1, [])
    yield from _reward(play, survivor, kills)


def _perform_ranged(play: Play, survivor: int, chosen: Option) -> Script[None]:
    attack = attack_of(chosen)
    assert attack is not None
    name, zones, pair, thrown = attack
    kind = play.world.kinds[name]
    profile = kind.thrown if thrown else kind.ranged
    assert profile is not None
    for zone in zones:
        play.tell(
            events.Attacked,
            survivor,
            kind.id,
            zone,
            "ranged",
            pair,
            rules=("classic.action.ranged-one-action",),
        )
    if profile.noisy:
        make_noise(play, survivor, ("classic.noise.attack-noisy-weapon", "classic.noise.one-per-action-dual"))
    if thrown:
        yield from _burn(play, survivor, kind, zones[0])
        return
    cards = loaded(play, weapons(play, survivor)[kind.id], profile)[: 2 if pair else 1]
    if profile.reload:
        for card in cards:
            play.state.unloaded |= 1 << card
    kills = 0
    spent: list[str] = []
    for zone in zones:
        kills += yield from strike(play, survivor, kind, "ranged", zone, len(cards) // len(zones), spent)
    yield from _reward(play, survivor, kills)


class OfferedAttack(NamedTuple):
    """An attack as it is offered: no zones mean melee, where one stands."""

    weapon: str
    zones: tuple[int, ...] = ()
    both: bool = False
    thrown: bool = False


def attack_of(chosen: Option) -> OfferedAttack | None:
    """The attack that an option is, if it is one."""
    if SHOOT.made(chosen):
        weapon, *zones = SHOOT.read(chosen)
        return OfferedAttack(weapon, tuple(zones))
    if MELEE.made(chosen):
        return OfferedAttack(*MELEE.read(chosen))
    if MELEE_BOTH.made(chosen):
        return OfferedAttack(*MELEE_BOTH.read(chosen), both=True)
    if SHOOT_BOTH.made(chosen):
        weapon, *zones = SHOOT_BOTH.read(chosen)
        return OfferedAttack(weapon, tuple(zones), both=True)
    if SHOOT_TWO_ZONES.made(chosen):
        weapon, *zones = SHOOT_TWO_ZONES.read(chosen)
        return OfferedAttack(weapon, tuple(zones), both=True)
    if THROW.made(chosen):
        weapon, *zones = THROW.read(chosen)
        return OfferedAttack(weapon, tuple(zones), thrown=True)
    return None


class Figures(NamedTuple):
    """What an attack is rolled with, skills included; whether the attacker divides the hits as he likes."""

    dice: int
    accuracy: int
    bonus: int
    damage: int
    chooses: bool


def figures(kind: Equipment, able: Abilities, mode: Mode, number: int) -> Figures:
    """The figures of so many weapons of a kind in the hands of somebody so able."""
    profile = kind.melee if mode == "melee" else kind.ranged
    assert profile is not None
    return Figures(
        dice=number * (profile.dice + able.value(DICE[mode])),
        accuracy=profile.accuracy,
        bonus=able.value(ROLL[mode]),
        damage=profile.damage + able.value(DAMAGE[mode]),
        chooses=mode == "melee" or kind.chooses_targets or able.value(CHOOSES_TARGETS) > 0,
    )


def strike(
    play: Play, survivor: int, kind: Equipment, mode: Mode, zone: int, number: int, spent: list[str]
) -> Script[int]:
    """Roll for so many weapons of a kind against a zone and assign the hits; the points earned."""
    able = abilities(play.state.survivors[survivor])
    dice, accuracy, bonus, damage, chooses = figures(kind, able, mode, number)
    sources = ammunition(play, survivor, kind) if mode == "ranged" else []
    hits = yield from roll_hits(play, survivor, dice, accuracy, bonus, sources, spent)
    if chooses:
        return (yield from _assign_freely(play, survivor, zone, hits, damage, mode))
    return (yield from assign_by_priority(play, survivor, zone, hits, damage, "shot"))


def ways_to_reroll(look: Look, survivor: int, sources: list[str], spent: list[str]) -> list[str]:
    """How a survivor may roll again in this action: by cards (`sources`) and by skills."""
    who = look.state.survivors[survivor]
    able = abilities(who)
    sources = [source for source in sources if source not in spent]
    if able.value(REROLL_EACH_ACTION) and "lucky" not in spent:
        sources.append("lucky")
    if able.value(REROLL_EACH_TURN) > REROLLED.count(who):
        sources.append("once-a-turn")
    return sources


def roll_hits(
    play: Play, survivor: int, dice: int, accuracy: int, bonus: int, sources: list[str], spent: list[str]
) -> Script[int]:
    """Roll, roll again as often as the survivor can and wants to, and count the hits.

    `spent` collects the ways to roll again that have served in this action.
    """
    who = play.state.survivors[survivor]
    sources = ways_to_reroll(play, survivor, sources, spent)
    while True:
        faces = play.roll(dice)
        hits = sum([hits_with(face, accuracy, bonus) for face in faces])
        play.tell(
            events.DiceRolled,
            survivor,
            faces,
            accuracy - bonus,
            hits,
            rules=("classic.equipment.dice-value", "classic.equipment.accuracy-value"),
        )
        if not sources:
            return hits
        source = yield from another_roll(play, survivor, hits, sources)
        if source is None:
            return hits
        sources.remove(source)
        spent.append(source)
        if source == "once-a-turn":
            REROLLED.put_on(who)
        play.tell(events.Rerolled, survivor, source, rules=("classic.skills.reroll-all-dice",))


def ammunition(look: Look, survivor: int, kind: Equipment) -> list[str]:
    """Plenty of ammunition for this weapon; a second card of the kind adds nothing."""
    name = kind.counts_as or kind.id
    cards = (kind_of(look, card) for card in cards_of(look.state.survivors[survivor]))
    return ["ammunition"] if any(name in card.rerolls for card in cards) else []


# Hits


def kill(play: Play, survivor: int, zone: int, kind: int, number: int = 1) -> int:
    """Remove zombies a survivor has killed; the points they are worth."""
    play.state.horde[kind][zone] -= number
    play.state.survivors[survivor].kills += number
    play.tell(
        events.ZombieKilled,
        survivor,
        zone,
        ZOMBIES[kind],
        number,
        rules=("classic.combat.hit-single-target", f"classic.zombie.{ZOMBIES[kind]}-damage"),
    )
    return number * POINTS[kind]


def _assign_freely(play: Play, survivor: int, zone: int, hits: int, damage: int, mode: Mode) -> Script[int]:
    """The attacker divides the hits as he likes; he may leave some unused."""
    who = play.state.survivors[survivor]
    horde = play.state.horde
    points = 0
    while hits:
        targets = [kind for kind in range(4) if horde[kind][zone] and damage >= TOUGHNESS[kind]]
        friends = _others(play, survivor, zone) if mode == "ranged" else []
        if not targets and not friends:
            break
        prizes = sorted((POINTS[kind] for kind in targets for _ in range(horde[kind][zone])), reverse=True)
        worth = points + sum(prizes[:hits])
        # Sparing a zombie is worth a question only where killing it could raise the danger.
        rises = level_of(who.experience + worth) > level_of(who.experience)
        ask = play.world.house.ask_to_spare or rises or friends
        if not ask and hits >= len(prizes):
            for kind in targets:
                points += kill(play, survivor, zone, kind, horde[kind][zone])
            break
        options = [HIT.of(ZOMBIES[kind]) for kind in targets]
        if ask or len(options) > 1:
            options += [HIT.of(name_of(play, friend)) for friend in friends]
            options.append(SPARE.of())
        chosen = yield ASK_HIT.of((who.seat,), tuple(options), zone, hits)
        if SPARE.made(chosen):
            break
        hits -= 1
        (target,) = HIT.read(chosen)
        if target in ZOMBIES:
            points += kill(play, survivor, zone, ZOMBIES.index(target))
        else:
            friend = next(f for f in friends if name_of(play, f) == target)
            yield from _hit_survivor(play, friend, damage, "shot")
    return points


def assign_by_priority(
    play: Play, survivor: int, zone: int, hits: int, damage: int, source: str
) -> Script[int]:
    """Survivors first, then walkers, then fatties and the abomination, then runners."""
    state = play.state
    horde = state.horde
    spared: set[int] = set()
    while hits:
        friends = [f for f in _others(play, survivor, zone, source) if f not in spared]
        if not friends:
            break
        friend = yield from choose_victim(play, friends, zone)
        hits -= 1
        yield from _hit_survivor(play, friend, damage, source)
        if play.world.house.mild_friendly_fire:
            spared.add(friend)
    points = 0
    if hits and horde[WALKER][zone] and damage >= TOUGHNESS[WALKER]:
        number = min(hits, horde[WALKER][zone])
        points += kill(play, survivor, zone, WALKER, number)
        hits -= number
    while hits and (horde[FATTY][zone] or horde[ABOMINATION][zone]):
        big = [k for k in (FATTY, ABOMINATION) if horde[k][zone] and damage >= TOUGHNESS[k]]
        if not big:
            shield = ZOMBIES[FATTY] if horde[FATTY][zone] else ZOMBIES[ABOMINATION]
            play.tell(events.HitWasted, zone, shield, rules=("classic.combat.absorb",))
            return points
        options = tuple(HIT.of(ZOMBIES[kind]) for kind in big)
        seat = state.survivors[survivor].seat
        chosen = yield ASK_HIT.of((seat,), options, zone, hits)
        (target,) = HIT.read(chosen)
        points += kill(play, survivor, zone, ZOMBIES.index(target))
        hits -= 1
    if hits and horde[RUNNER][zone] and damage >= TOUGHNESS[RUNNER]:
        points += kill(play, survivor, zone, RUNNER, min(hits, horde[RUNNER][zone]))
    return points


def _others(look: Look, survivor: int, zone: int, source: str = "shot") -> list[int]:
    """Who can be hit by mistake: everybody but the shooter; for a car, everybody not sitting in it."""
    people = [other for other in survivors_in(look.state, zone) if other != survivor]
    if source == "car":
        car = look.state.survivors[survivor].car
        people = [other for other in people if look.state.survivors[other].car != car]
    return people


def _hit_survivor(play: Play, friend: int, damage: int, source: str) -> Script[None]:
    for _ in range(1 if play.world.house.mild_friendly_fire else damage):
        if play.state.survivors[friend].fate == "alive":
            yield from wound(play, friend, source)


def _burn(play: Play, survivor: int, kind: Equipment, zone: int) -> Script[None]:
    """Everything in the zone dies, friend and foe; the card is gone."""
    state = play.state
    card = next(c for c in in_hand(state.survivors[survivor]) if kind_of(play, c) is kind)
    lose_card(play, survivor, card)
    play.tell(
        events.Burned,
        survivor,
        zone,
        rules=("classic.improved.molotov-kills-all", "classic.improved.molotov-single-use"),
    )
    points = 0
    for zombie in range(4):
        if state.horde[zombie][zone]:
            points += kill(play, survivor, zone, zombie, state.horde[zombie][zone])
    for victim in survivors_in(state, zone):
        eliminate(play, victim)
    yield from _reward(play, survivor, points)


def _reward(play: Play, survivor: int, points: int) -> Script[None]:
    yield from gain(play, survivor, points)
    check_end(play)


# Reloading


def _offer_reload(look: Look, survivor: int) -> list[Option]:
    unloaded = look.state.unloaded
    if not unloaded:
        return []
    held = weapons(look, survivor).items()
    return [RELOAD.of(name) for name, cards in held if any(unloaded >> card & 1 for card in cards)]


def _perform_reload(play: Play, survivor: int, chosen: Option) -> None:
    (name,) = RELOAD.read(chosen)
    kind = play.world.kinds[name]
    cards = weapons(play, survivor)[name]
    empty = [card for card in cards if play.state.unloaded >> card & 1]
    pair = is_pair(kind, abilities(play.state.survivors[survivor]), "ranged", len(cards))
    for card in empty if pair else empty[:1]:
        play.state.unloaded &= ~(1 << card)
    rules = (
        ("classic.reload.action", "classic.reload.dual-one-action") if pair else ("classic.reload.action",)
    )
    play.tell(events.Reloaded, survivor, kind.id, rules=rules)


MELEE_ATTACK = Action((MELEE, MELEE_BOTH), _offer_melee, why_no_melee, _perform_melee, pays="combat")
RANGED_ATTACK = Action(
    (SHOOT, SHOOT_BOTH, SHOOT_TWO_ZONES, THROW), _offer_ranged, why_no_shot, _perform_ranged, pays="combat"
)
RELOADING = Action(
    (RELOAD,), _offer_reload, refused_by(_offer_reload, "classic.reload.needed"), _perform_reload
)
