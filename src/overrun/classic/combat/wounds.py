"""Wounds, one at a time: named, perhaps stopped, a card lost, a wounded card gained; the second one kills."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.abilities import abilities
from overrun.classic.common import kind_of, wounds_of
from overrun.classic.gear.inventory import lose_card
from overrun.classic.missions.goals import out_of_reach
from overrun.classic.phases.ending import check_end, check_lost
from overrun.classic.state import EMPTY, HANDS
from overrun.classic.steps import AttackAt
from overrun.classic.words import (
    ACCEPT_WOUND,
    ASK_LOSE,
    ASK_VICTIM,
    ASK_WOUND,
    ASK_WOUND_PLACE,
    DISCARD_STOPS_WOUND,
    LOSE,
    STOP_WOUND,
    WOUND,
    WOUND_IN,
    WOUND_INCOMING,
)
from overrun.classic.world import Play
from overrun.core import Script
from overrun.skirmish.people import cards_of, decider, name_of, survivors_in


def attack_at(play: Play, step: AttackAt) -> Script[None] | None:
    """The zombies in a zone attack. Every wound goes to somebody still alive there, until nobody is left."""
    if not survivors_in(play.state, step.zone):
        return None
    return _attack_at(play, step)


def _attack_at(play: Play, step: AttackAt) -> Script[None]:
    if step.counts:
        play.tell(
            events.ZombiesAttack,
            step.zone,
            step.counts,
            step.wounds,
            tuple(survivors_in(play.state, step.zone)),
            rules=("classic.attack.same-zone", "classic.attack.one-wound", "classic.attack.all-join"),
        )
    if step.wounds > 1:
        play.then(AttackAt(step.zone, step.wounds - 1))
    victim = yield from choose_victim(play, survivors_in(play.state, step.zone), step.zone)
    yield from wound(play, victim, "zombie")


def choose_victim(play: Play, among: list[int], zone: int) -> Script[int]:
    """The players share wounds as they like."""
    if len(among) == 1:
        return among[0]
    options = tuple(WOUND.of(name_of(play, survivor)) for survivor in among)
    chosen = yield ASK_VICTIM.of(decider(play.state), options, zone)
    return among[options.index(chosen)]


def wound(play: Play, victim: int, source: str) -> Script[None]:
    """One wound from a "zombie", a "shot" or a "car"."""
    survivor = play.state.survivors[victim]
    for stops in WOUND_INCOMING.among(abilities(survivor).listeners):
        if stops(play, victim, source):
            return
    if (yield from _stopped_by_card(play, victim)):
        return
    if wounds_of(play, survivor):
        # All cards go at once, so that it does not matter which one this wound would have cost.
        eliminate(play, victim)
        # The attacks of all zombies are one effect; whether it wins the game is seen when they are over.
        check_lost(play) if source == "zombie" else check_end(play)
        return
    slot, lost = yield from _lost_card(play, victim)
    stack = play.state.aside
    card = next(card for card in stack if play.world.cards[card].kind == "wound")
    stack.remove(card)
    survivor.slots[slot] = card
    play.tell(
        events.Wounded,
        victim,
        lost,
        rules=(
            "classic.attack.lose-equipment",
            "classic.attack.wounded-card",
            "classic.ambiguity.wound-slot",
        ),
    )
    check_end(play)


def _stopped_by_card(play: Play, victim: int) -> Script[bool]:
    """A mask, or any card with the right skill, may be discarded to stop the wound."""
    survivor = play.state.survivors[victim]
    any_card = abilities(survivor).value(DISCARD_STOPS_WOUND) > 0
    kinds: dict[str, int] = {}
    for card in cards_of(survivor):
        kind = kind_of(play, card)
        if kind.prevents_wounds or (any_card and kind.kind != "wound"):
            kinds.setdefault(kind.id, card)
    if not kinds:
        return False
    options = (ACCEPT_WOUND.of(), *(STOP_WOUND.of(kind) for kind in kinds))
    chosen = yield ASK_WOUND.of((survivor.seat,), options, name_of(play, victim))
    if ACCEPT_WOUND.made(chosen):
        return False
    (by,) = STOP_WOUND.read(chosen)
    lose_card(play, victim, kinds[by])
    masked = play.world.kinds[by].prevents_wounds
    rule = "classic.equipment.goalie-mask" if masked else "classic.skills.all-youve-got"
    play.tell(events.WoundStopped, victim, by, rules=(rule,))
    return True


def _lost_card(play: Play, victim: int) -> Script[tuple[int, str]]:
    """The slot the wounded card takes, and the card lost from it; his own player chooses."""
    survivor = play.state.survivors[victim]
    slots: dict[tuple[str, str], int] = {}
    for slot, card in enumerate(survivor.slots):
        if card < 0 or play.world.cards[card].kind == "wound":
            continue
        key = (kind_of(play, card).id, "hand" if slot < HANDS else "reserve")
        # Of two alike, the unloaded one goes.
        if key not in slots or play.state.unloaded >> card & 1:
            slots[key] = slot
    if not slots:
        free = {
            "hand" if slot < HANDS else "reserve": slot
            for slot, card in enumerate(survivor.slots)
            if card < 0
        }
        options = tuple(WOUND_IN.of(place) for place in sorted(free))
        chosen = yield ASK_WOUND_PLACE.of((survivor.seat,), options, name_of(play, victim))
        (place,) = WOUND_IN.read(chosen)
        return free[place], ""
    options = tuple(LOSE.of(kind, place) for kind, place in slots)
    chosen = yield ASK_LOSE.of((survivor.seat,), options, name_of(play, victim))
    kind, place = LOSE.read(chosen)
    slot = slots[kind, place]
    lose_card(play, victim, survivor.slots[slot])
    return slot, kind


def eliminate(play: Play, victim: int) -> None:
    """A survivor is dead: cards discarded, the seat in a car empty."""
    state = play.state
    survivor = state.survivors[victim]
    for card in cards_of(survivor):
        lose_card(play, victim, card)
    survivor.fate = "dead"
    survivor.zone = EMPTY
    survivor.acted = True
    survivor.actions = survivor.gifts = survivor.promised = 0
    if survivor.car != EMPTY:
        seats = state.cars[survivor.car].seats
        seats[seats.index(victim)] = EMPTY
        survivor.car = EMPTY
    play.tell(
        events.Eliminated,
        victim,
        rules=("classic.attack.two-wounds-eliminated", "classic.attack.eliminated-discard"),
    )
    if out_of_reach(play):
        play.tell(events.MissionNews, "hopeless", rules=("classic.ambiguity.unwinnable",))
