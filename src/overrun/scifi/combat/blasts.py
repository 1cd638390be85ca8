"""Hellfire and seismic blasts: no dice, everything in a zone is gone, friend and foe."""

from __future__ import annotations

from collections import Counter

from overrun.core import Option, Script
from overrun.core.moment import ask_at
from overrun.scifi import events
from overrun.scifi.abilities import able
from overrun.scifi.actions.noise import make_noise
from overrun.scifi.actions.objectives import lose_objective
from overrun.scifi.combat.damage import destroy_machine, eliminate
from overrun.scifi.combat.kills import Kills, kill, reward
from overrun.scifi.common import attached_to, in_hand, kind_of
from overrun.scifi.content_kinds import Equipment
from overrun.scifi.gear.inventory import lose_card
from overrun.scifi.ground.mold import burn_mold
from overrun.scifi.ground.pits import fill
from overrun.scifi.ground.sight import ranges
from overrun.scifi.state import EMPTY
from overrun.scifi.words import BLAST, BLAST_OVER, POINT_BLANK
from overrun.scifi.world import Look, Play
from overrun.skirmish.people import name_of, survivors_in
from overrun.skirmish.words import MAX_RANGE

RULES = {
    "hellfire": ("invader.combat.hellfire-action", "invader.combat.hellfire-kills"),
    "seismic": ("darkside.combat.seismic-action", "darkside.combat.seismic-kills"),
}


def offer_blasts(look: Look, survivor: int) -> list[Option]:
    """The zones at which a flamethrower or a grenade in hand can be aimed, whoever stands there."""
    options: list[Option] = []
    for card in in_hand(look.state.survivors[survivor]):
        kind = kind_of(look, card)
        if kind.blast and _spent(look, kind, card) != EMPTY:
            options += [BLAST.of(kind.id, zone) for zone in blast_zones(look, survivor, kind)]
    return list(dict.fromkeys(options))


def why_no_blast(look: Look, survivor: int) -> list[str]:
    """The rules in the way of a flamethrower or a grenade."""
    cards = [(kind_of(look, card), card) for card in in_hand(look.state.survivors[survivor])]
    armed = [(kind, card) for kind, card in cards if kind.blast]
    if not armed:
        return ["invader.combat.hellfire-action"]
    fed = [kind for kind, card in armed if _spent(look, kind, card) != EMPTY]
    if not fed:
        return ["invader.inventory.flamethrower-needs-canister"]
    seen = any(blast_zones(look, survivor, kind) for kind in fed)
    return [] if seen else ["invader.combat.hellfire-not-outside"]


def blast_zones(look: Look, survivor: int, kind: Equipment) -> list[int]:
    """The zones in sight and range of a blast; there is no hellfire from or to the outside."""
    assert kind.blast is not None
    own = able(look, survivor)
    low = 0 if own.value(POINT_BLANK) else kind.blast.range[0]
    zones = ranges(look, survivor, low, kind.blast.range[1] + own.value(MAX_RANGE))
    if kind.blast.kind != "hellfire":
        return list(zones)
    outside = look.world.exterior
    if outside >> look.state.survivors[survivor].zone & 1:
        return []
    return [zone for zone in zones if not outside >> zone & 1]


def _spent(look: Look, kind: Equipment, card: int) -> int:
    """The card that a blast uses up, if it is there."""
    assert kind.blast is not None
    if kind.blast.spends == "itself":
        return card
    attached = attached_to(look.state, card)
    return next((ammo for ammo in attached if kind_of(look, ammo).feeds == kind.blast.spends), EMPTY)


def blast(play: Play, survivor: int, weapon: str, zone: int) -> Script[None]:
    """Everybody in the zone is eliminated, objectives are gone, mold burns, a pit is filled."""
    state = play.state
    kind = play.world.kinds[weapon]
    assert kind.blast is not None
    what = kind.blast.kind
    cards = [card for card in in_hand(state.survivors[survivor]) if kind_of(play, card) is kind]
    spent = next(found for card in cards if (found := _spent(play, kind, card)) != EMPTY)
    lose_card(play, survivor, spent)
    play.tell(events.Blasted, survivor, zone, what, rules=RULES[what])
    if kind.blast.noise == "target":
        make_noise(play, survivor, zone, ("darkside.noise.seismic-target-zone",))
    kills: Kills = Counter()
    for number, there in enumerate(state.horde):
        if there[zone]:
            kills[number] = there[zone]
            kill(play, survivor, zone, number, there[zone])
    _sweep(play, zone)
    if what == "hellfire":
        burn_mold(play, zone)
    else:
        fill(play, zone)
    yield from ask_at(play.world.listeners, BLAST_OVER, play, survivor, zone, what)
    yield from reward(play, survivor, "ranged", zone, kills)


def _sweep(play: Play, zone: int) -> None:
    """Survivors, scientists, machines (active or not) and objectives in a zone are gone."""
    state = play.state
    for victim in survivors_in(state, zone):
        eliminate(play, name_of(play, victim))
    for scientist in state.scientists:
        if scientist.zone == zone:
            eliminate(play, f"{scientist.colour}-scientist")
    for machine in state.machines:
        if machine.zone == zone:
            destroy_machine(play, machine)
    for number, token in enumerate(play.world.objectives):
        if token.zone == zone and not (state.taken | state.lost) >> number & 1:
            lose_objective(play, number)
