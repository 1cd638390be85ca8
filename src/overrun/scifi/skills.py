"""The 48 skills of the books, each in one place.

What the rules ask of them, and when they let them react, is declared in `words.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from overrun.board import members
from overrun.core import Option, Script
from overrun.core.moment import act_at
from overrun.core.obstacle import Mark
from overrun.core.query import Change, Query
from overrun.core.verb import AnyVerb
from overrun.scifi import events
from overrun.scifi.abilities import ARMOURED, BROTHER, FAMILIES, SKILLS, able, free_actions
from overrun.scifi.actions.move import exits_from, go_on, step, surcharge
from overrun.scifi.common import graph, xenos_in
from overrun.scifi.content_kinds import SKILLS_OF
from overrun.scifi.gear.oxygen import breathes_outside
from overrun.scifi.ground.mold import mold_touched
from overrun.scifi.ground.sight import sees, watched
from overrun.scifi.phases.ending import check_end
from overrun.scifi.steps import ActOnce, FreeAttack, Taunted
from overrun.scifi.words import (
    AFTER_KILL,
    ANY_TURN,
    ARMOUR,
    ASK_CAMOUFLAGE,
    ASK_HIT_AND_RUN,
    ASK_RESCUE,
    BLOODLUST,
    CHARGE,
    COME_ALONG,
    CONCENTRATED_EXPERT,
    DAMAGE_INCOMING,
    DAMAGE_WITH,
    DICE_FOR_EACH,
    DISCARD_STOPS_DAMAGE,
    DO_NOT_HIDE,
    DO_NOT_RUN,
    ESCALATION,
    FIGHTING,
    HIDE,
    IRONCLAD,
    LEAD,
    LOW_PROFILE,
    NO_FRIENDLY_FIRE,
    NO_ROOM,
    NO_SECURITY_ROOM,
    POINT_BLANK,
    REAPER,
    REMOTE,
    REPAIRS,
    RESCUE,
    ROLL_6,
    ROOMS_SEEN,
    RUN,
    RUSH,
    SEARCH_CARDS,
    SEES_DARK,
    SHOVE,
    SPRINT,
    STAY_THERE,
    SURVIVOR_MOVED,
    TAUNT,
    TURN_BEFORE_EXTRA_ACTIVATION,
    TURN_STARTED,
    USED_BLOODLUST,
    USED_BORN_LEADER,
    USED_CHARGE,
    USED_LIFESAVER,
    USED_SHOVE,
    USED_SPRINT,
    USED_TAUNT,
    USED_ZERO_G_RUN,
    XENOS_ARRIVED,
    XENOS_SPAWNED,
    ZERO_G_RUN,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action, Offer, Perform, refused_by
from overrun.skirmish.payment import can_pay, ordinary, pay_extra
from overrun.skirmish.people import counts_in, infested, living, name_of, number_of, survivors_in
from overrun.skirmish.skills import Skill
from overrun.skirmish.words import (
    ACTIONS,
    CHOOSES_TARGETS,
    DAMAGE,
    DICE,
    DUAL,
    FREE_ACTIONS,
    MAX_RANGE,
    REROLL_EACH_ACTION,
    ROLL,
    SURCHARGE,
    USED_TOUGH,
    ZONES_PER_MOVE,
    Mode,
    Pays,
)


def _rule(name: str) -> str:
    return f"scifi.skill.{name}"


def _add(skill: Skill) -> None:
    SKILLS[skill.id] = skill


def _plain(name: str, change: Change) -> None:
    _add(Skill(name, _rule(name), (change,)))


def _fighting(name: str, query: Mapping[Mode, Query]) -> None:
    """A skill for melee, for ranged or for all combat actions that adds one to a query."""
    for kind, modes in FIGHTING.items():
        changes = tuple(query[mode].plus(1) for mode in modes)
        _add(Skill(f"{name}-{kind}", _rule(name), changes))


def _action(
    name: str, verb: AnyVerb, offer: Offer, perform: Perform, pays: Pays = "", *, free: bool = False
) -> None:
    """A skill that gives an action; what is in its way stands in the skill's own rule."""
    action = Action((verb,), offer, refused_by(offer, _rule(name)), perform, pays, free)
    _add(Skill(name, _rule(name), actions=(action,)))


def _use(play: Play, survivor: int, mark: Mark, zone: int = -1) -> None:
    mark.put_on(play.state.survivors[survivor])
    play.tell(events.SkillUsed, survivor, mark.name, zone, rules=(_rule(mark.name),))


def _used(look: Look, survivor: int, mark: Mark) -> bool:
    return mark.on(look.state.survivors[survivor])


# Numbers

_plain("plus-1-action", ACTIONS.plus(1))
_fighting("plus-1-damage-action", DAMAGE)
_fighting("plus-1-to-dice-roll", ROLL)
_fighting("plus-1-die", DICE)
_plain("plus-1-max-range", MAX_RANGE.plus(1))
_plain("plus-1-zone-per-move", ZONES_PER_MOVE.plus(1))
_plain("unstoppable", SURCHARGE.becomes(0))
_plain("search-2-cards", SEARCH_CARDS.becomes(2))
_plain("super-strength", DAMAGE["melee"].becomes(3))
_fighting("reaper", REAPER)
_fighting("roll-6", ROLL_6)
for _kind in FIGHTING:
    _add(Skill(f"escalation-{_kind}", _rule("escalation"), (ESCALATION[_kind].plus(1),)))

# Free actions

for _free in FREE_ACTIONS:
    if _free in SKILLS_OF["scifi.skill.plus-1-free-action"]:
        _add(Skill(f"plus-1-free-action-{_free}", _rule("plus-1-free-action"), free_actions=(_free,)))
_add(Skill("dual-expert", _rule("dual-expert"), free_actions=("dual",)))

# Weapons and targets

_plain("lucky", REROLL_EACH_ACTION.becomes(1))
_add(
    Skill(
        "ambidextrous",
        _rule("ambidextrous"),
        (DUAL["melee"].becomes(1), DUAL["ranged"].becomes(1)),
    )
)
_plain("blademaster", DUAL["melee"].becomes(1))
_plain("full-auto", DICE_FOR_EACH["ranged"].becomes(1))
_plain("predator", DICE_FOR_EACH["melee"].becomes(1))
_plain("concentrated-attack-expert", CONCENTRATED_EXPERT.becomes(1))
_plain("point-blank", POINT_BLANK.becomes(1))
_add(
    Skill(
        "sniper",
        _rule("sniper"),
        (CHOOSES_TARGETS.becomes(1), NO_FRIENDLY_FIRE.becomes(1)),
    )
)

# Damage

_plain("low-profile", LOW_PROFILE.becomes(1))
_plain("is-that-all-youve-got", DISCARD_STOPS_DAMAGE.becomes(1))
for _xeno in SKILLS_OF["scifi.skill.ironclad"]:
    _add(Skill(f"ironclad-{_xeno}", _rule("ironclad"), (IRONCLAD[_xeno].becomes(1),)))


def _tough(play: Play, survivor: int, damage: int, source: str) -> int:
    """The first damage of an attack step of the xenos' phase, or of a friend's shots."""
    if not damage or (source != "shot" and play.state.phase != "xenos"):
        return 0
    if source != "shot" and play.world.house.tough_once_a_phase:
        if _used(play, survivor, USED_TOUGH):
            return 0
        USED_TOUGH.put_on(play.state.survivors[survivor])
    name = name_of(play, survivor)
    play.tell(events.DamageWarded, name, 1, "tough", rules=(_rule("tough"), "scifi.ambiguity.tough-scope"))
    return 1


_add(Skill("tough", _rule("tough"), listeners=(DAMAGE_INCOMING.on(_tough),)))

# Sight and search

_add(
    Skill(
        "enhanced-senses",
        _rule("enhanced-senses"),
        (ROOMS_SEEN.plus(1), SEES_DARK.becomes(1)),
    )
)
_add(
    Skill(
        "scavenger",
        _rule("scavenger"),
        waives=frozenset((NO_ROOM, NO_SECURITY_ROOM)),
    )
)

# Machines

for _remote, _machines in {"bot": ("bot",), "sentry": ("sentry",), "all": ("bot", "sentry")}.items():
    _add(
        Skill(
            f"remote-control-{_remote}",
            _rule("remote-control"),
            tuple(REMOTE[machine].becomes(1) for machine in _machines),
        )
    )

# The order of turns

_plain("tactician", ANY_TURN.becomes(1))
_plain("xenos-link", TURN_BEFORE_EXTRA_ACTIVATION.becomes(1))


# Repairs in the end phase


def _repair(play: Play, survivor: int, armour: int, rule: str) -> None:
    who = play.state.survivors[survivor]
    if who.armour < armour:
        who.armour = armour
        play.tell(events.Healed, survivor, armour, rules=(rule,))


def _auto_repair(play: Play, survivor: int) -> None:
    _repair(play, survivor, play.state.survivors[survivor].base_armour, _rule("auto-repair"))


def _medic(play: Play, survivor: int) -> None:
    state = play.state
    for other in survivors_in(state, state.survivors[survivor].zone):
        who = state.survivors[other]
        _repair(play, other, min(who.base_armour, who.armour + 1), _rule("medic"))


_add(Skill("auto-repair", _rule("auto-repair"), listeners=(REPAIRS.on(_auto_repair),)))
_add(Skill("medic", _rule("medic"), listeners=(REPAIRS.on(_medic),)))


# Camouflage


def _camouflage(play: Play, survivor: int) -> Script[None]:
    """At the start of the own turn, if no xeno sees the survivor."""
    who = play.state.survivors[survivor]
    if who.camouflaged or watched(play, who.zone):
        return
    chosen = yield ASK_CAMOUFLAGE.of((who.seat,), (HIDE.of(), DO_NOT_HIDE.of()), name_of(play, survivor))
    if HIDE.made(chosen):
        who.camouflaged = True
        rules = (_rule("camouflage"), "scifi.activation.camouflaged-ignored")
        play.tell(events.Camouflage, survivor, True, rules=rules)


_add(Skill("camouflage", _rule("camouflage"), listeners=(TURN_STARTED.on(_camouflage),)))


# Moves into the fray: charge and bloodlust


def _prey_zones(look: Look, survivor: int) -> dict[int, int]:
    """Zones with xenos up to two zones away, each with the zone before it on the way, or itself."""
    state = look.state
    crowd = infested(state)
    near = exits_from(look, survivor)
    found = {zone: zone for zone in members(near & crowd)}
    for between in members(near & ~crowd):
        for zone in members(_onward(look, survivor, between) & crowd):
            if zone != state.survivors[survivor].zone:
                found.setdefault(zone, between)
    return found


def _onward(look: Look, survivor: int, zone: int) -> int:
    """The zones to which a survivor could go on from a zone."""
    who = look.state.survivors[survivor]
    near = graph(look).near[zone]
    return near if breathes_outside(look, who) else near & ~look.world.exterior


def _rush(play: Play, survivor: int, zone: int) -> None:
    """Up to two zones, the price for leaving xenos behind included."""
    who = play.state.survivors[survivor]
    between = _prey_zones(play, survivor)[zone]
    extra = surcharge(play, survivor)
    pay_extra(who, extra)
    step(play, survivor, between, extra)
    if between != zone:
        step(play, survivor, zone, 0)


def _charge_offer(look: Look, survivor: int) -> list[Option]:
    if _used(look, survivor, USED_CHARGE):
        return []
    if ordinary(look.state.survivors[survivor]) < surcharge(look, survivor):
        return []
    return [CHARGE.of(zone) for zone in _prey_zones(look, survivor)]


def _charge(play: Play, survivor: int, chosen: Option) -> None:
    (zone,) = CHARGE.read(chosen)
    _use(play, survivor, USED_CHARGE, zone)
    _rush(play, survivor, zone)


_action("charge", CHARGE, _charge_offer, _charge, free=True)


def _bloodlust_offer(look: Look, survivor: int) -> list[Option]:
    who = look.state.survivors[survivor]
    own = able(look, survivor)
    kinds = [
        kind
        for kind in FIGHTING
        if own.value(BLOODLUST[kind]) and not _used(look, survivor, USED_BLOODLUST[kind])
    ]
    if not kinds or not can_pay(who, {}, "", surcharge(look, survivor)):
        return []
    return [RUSH.of(zone, kind) for zone in _prey_zones(look, survivor) for kind in kinds]


def _bloodlust(play: Play, survivor: int, chosen: Option) -> None:
    who = play.state.survivors[survivor]
    zone, kind = RUSH.read(chosen)
    USED_BLOODLUST[kind].put_on(who)
    who.extra = (*who.extra, kind)
    play.tell(events.SkillUsed, survivor, "bloodlust", zone, rules=(_rule("bloodlust"),))
    _rush(play, survivor, zone)


RUSHING = Action((RUSH,), _bloodlust_offer, refused_by(_bloodlust_offer, _rule("bloodlust")), _bloodlust)

for _kind in FIGHTING:
    _add(
        Skill(
            f"bloodlust-{_kind}",
            _rule("bloodlust"),
            (BLOODLUST[_kind].becomes(1),),
            actions=(RUSHING,),
        )
    )


# Sprint and zero-G run: far in one action


def _sprint_offer(look: Look, survivor: int) -> list[Option]:
    who = look.state.survivors[survivor]
    affordable = can_pay(who, free_actions(look, survivor), "move", surcharge(look, survivor))
    if _used(look, survivor, USED_SPRINT) or not affordable:
        return []
    return [SPRINT.of(zone) for zone in members(exits_from(look, survivor))]


def _sprint(play: Play, survivor: int, chosen: Option) -> Script[None] | None:
    who = play.state.survivors[survivor]
    _use(play, survivor, USED_SPRINT)
    extra = surcharge(play, survivor)
    pay_extra(who, extra)
    (zone,) = SPRINT.read(chosen)
    step(play, survivor, zone, extra)
    return None if xenos_in(play.state, who.zone) else go_on(play, survivor, 2)


_action("sprint", SPRINT, _sprint_offer, _sprint, pays="move")


def _zero_g_zones(look: Look, survivor: int) -> dict[int, int]:
    """The zones exactly two steps away, each with the zone between."""
    start = look.state.survivors[survivor].zone
    near = exits_from(look, survivor)
    found: dict[int, int] = {}
    for between in members(near):
        for zone in members(_onward(look, survivor, between)):
            if zone != start:
                found.setdefault(zone, between)
    return found


def _zero_g_offer(look: Look, survivor: int) -> list[Option]:
    who = look.state.survivors[survivor]
    if _used(look, survivor, USED_ZERO_G_RUN) or not can_pay(who, {}, "", xenos_in(look.state, who.zone)):
        return []
    return [ZERO_G_RUN.of(zone) for zone in _zero_g_zones(look, survivor)]


def _zero_g(play: Play, survivor: int, chosen: Option) -> None:
    who = play.state.survivors[survivor]
    (zone,) = ZERO_G_RUN.read(chosen)
    between = _zero_g_zones(play, survivor)[zone]
    _use(play, survivor, USED_ZERO_G_RUN, zone)
    extra = xenos_in(play.state, who.zone)
    pay_extra(who, extra)
    step(play, survivor, between, extra)
    step(play, survivor, zone, 0)


_action("zero-g-run", ZERO_G_RUN, _zero_g_offer, _zero_g)


# Hit and run: a free move after a kill


def _hit_and_run(play: Play, survivor: int) -> Script[None]:
    who = play.state.survivors[survivor]
    exits = exits_from(play, survivor)
    if not exits:
        return
    options = (*(RUN.of(zone) for zone in members(exits)), DO_NOT_RUN.of())
    chosen = yield ASK_HIT_AND_RUN.of((who.seat,), options, name_of(play, survivor))
    if DO_NOT_RUN.made(chosen):
        return
    play.tell(events.SkillUsed, survivor, "hit-and-run", rules=(_rule("hit-and-run"),))
    (zone,) = RUN.read(chosen)
    step(play, survivor, zone, 0)
    further = _zones_further(play, survivor)
    if further:
        yield from go_on(play, survivor, further)


def _zones_further(look: Look, survivor: int) -> int:
    """How many zones more a move action may cover after the first."""
    who = look.state.survivors[survivor]
    return 0 if xenos_in(look.state, who.zone) else able(look, survivor).value(ZONES_PER_MOVE) - 1


_add(Skill("hit-and-run", _rule("hit-and-run"), listeners=(AFTER_KILL.on(_hit_and_run),)))


# Combat reflexes: an attack on whatever has just appeared in sight


def _reflexes(play: Play, survivor: int, zones: int) -> None:
    there = zones & sees(play, survivor) & infested(play.state)
    if there:
        play.then(FreeAttack(survivor, there))


_add(Skill("combat-reflexes", _rule("combat-reflexes"), listeners=(XENOS_SPAWNED.on(_reflexes),)))


# Born leader: an action for somebody else, taken at once


def _lead_offer(look: Look, survivor: int) -> list[Option]:
    if _used(look, survivor, USED_BORN_LEADER):
        return []
    return [LEAD.of(name_of(look, other)) for other in living(look.state) if other != survivor]


def _lead(play: Play, survivor: int, chosen: Option) -> None:
    (name,) = LEAD.read(chosen)
    _use(play, survivor, USED_BORN_LEADER)
    play.then(ActOnce(number_of(play, name)))


_action("born-leader", LEAD, _lead_offer, _lead, free=True)


# Shove: all xenos out of the own zone


def _shove_offer(look: Look, survivor: int) -> list[Option]:
    zone = look.state.survivors[survivor].zone
    if _used(look, survivor, USED_SHOVE) or not xenos_in(look.state, zone):
        return []
    return [SHOVE.of(there) for there in members(graph(look).near[zone])]


def _shove(play: Play, survivor: int, chosen: Option) -> None:
    state = play.state
    zone = state.survivors[survivor].zone
    (there,) = SHOVE.read(chosen)
    for kind in state.horde:
        kind[there] += kind[zone]
        kind[zone] = 0
    _use(play, survivor, USED_SHOVE, there)
    mold_touched(play)
    act_at(play.world.listeners, XENOS_ARRIVED, play, 1 << there)
    check_end(play)


_action("shove", SHOVE, _shove_offer, _shove, free=True)


# Taunt: xenos nearby come for this survivor alone


def _taunt_offer(look: Look, survivor: int) -> list[Option]:
    if _used(look, survivor, USED_TAUNT):
        return []
    zones = graph(look).within(look.state.survivors[survivor].zone, 2) & infested(look.state)
    return [TAUNT.of(zone) for zone in members(zones)]


def _taunt(play: Play, survivor: int, chosen: Option) -> None:
    (zone,) = TAUNT.read(chosen)
    _use(play, survivor, USED_TAUNT, zone)
    play.then(Taunted(survivor, zone, counts_in(play.state, zone)))


_action("taunt", TAUNT, _taunt_offer, _taunt, free=True)


# Lifesaver: friends dragged away from xenos


def _in_need(look: Look, zone: int) -> list[str]:
    """Who can be dragged out of a zone."""
    people = [name_of(look, other) for other in survivors_in(look.state, zone)]
    return people + [f"{s.colour}-scientist" for s in look.state.scientists if s.zone == zone]


def _rescue_offer(look: Look, survivor: int) -> list[Option]:
    if _used(look, survivor, USED_LIFESAVER):
        return []
    state = look.state
    zones = graph(look).near[state.survivors[survivor].zone] & infested(state)
    if zones:
        zones &= sees(look, survivor)
    return [RESCUE.of(zone) for zone in members(zones) if _in_need(look, zone)]


def _rescue(play: Play, survivor: int, chosen: Option) -> Script[None]:
    state = play.state
    saver = state.survivors[survivor]
    (zone,) = RESCUE.read(chosen)
    _use(play, survivor, USED_LIFESAVER, zone)
    people = _in_need(play, zone)
    for name in people:
        scientist = next((s for s in state.scientists if f"{s.colour}-scientist" == name), None)
        seat = saver.seat if scientist else state.survivors[number_of(play, name)].seat
        if len(people) > 1 or seat != saver.seat:
            answer = yield ASK_RESCUE.of((seat,), (COME_ALONG.of(name), STAY_THERE.of(name)), name)
            if STAY_THERE.made(answer):
                continue
        if scientist:
            scientist.zone = saver.zone
            rules = (_rule("lifesaver"), "invader.ambiguity.m9-scientists")
            play.tell(events.ScientistMoved, scientist.colour, zone, saver.zone, rules=rules)
            continue
        number = number_of(play, name)
        state.survivors[number].zone = saver.zone
        play.tell(events.Moved, number, zone, saver.zone, rules=(_rule("lifesaver"),))
        act_at(play.world.listeners, SURVIVOR_MOVED, play, number, zone, saver.zone)
    check_end(play)


_action("lifesaver", RESCUE, _rescue_offer, _rescue, free=True)


# Skills that name something: a card, a number, another skill


def _damage_with(card: str) -> Skill:
    rule = _rule("plus-1-damage-equipment")
    return Skill(f"plus-1-damage-equipment-{card}", rule, (DAMAGE_WITH[card].plus(1),))


def _starts_with(card: str) -> Skill:
    return Skill(f"starts-with-equipment-{card}", _rule("starts-with-equipment"), starts_with=(card,))


def _starts_armoured(points: str) -> Skill:
    change = ARMOUR.becomes(int(points))
    return Skill(f"starts-with-armor-{points}", _rule("starts-with-armor"), (change,))


def _brother(name: str) -> Skill:
    """Shared with the zone by `abilities.skills_of`; it does nothing for somebody who is alone."""
    return Skill(f"{BROTHER}{name}", _rule("brother-in-arms"))


FAMILIES.update(
    {
        "plus-1-damage-equipment-": _damage_with,
        "starts-with-equipment-": _starts_with,
        ARMOURED: _starts_armoured,
        BROTHER: _brother,
    }
)
