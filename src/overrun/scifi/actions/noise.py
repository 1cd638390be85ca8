"""Noise: tokens, and everybody whom xenos hear."""

from __future__ import annotations

from overrun.core import Option
from overrun.core.moment import gather_at
from overrun.scifi import events
from overrun.scifi.words import LOUD_PLACES, SHOUT
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action, always
from overrun.skirmish.people import where

RULES = ("scifi.noise.where", "scifi.noise.one-per-action")


def noise_in(look: Look, zone: int) -> int:
    """How loud a zone is: its tokens, survivors who are not camouflaged, active machines, scientists."""
    return noisy_zones(look).get(zone, 0)


def noisy_zones(look: Look) -> dict[int, int]:
    """Every zone with any noise, and how much."""
    state = look.state
    noise = {zone: state.noise[zone] for zone in where(state.noise)}
    for survivor in state.survivors:
        if survivor.zone >= 0 and not survivor.camouflaged:
            noise[survivor.zone] = noise.get(survivor.zone, 0) + 1
    for machine in state.machines:
        if machine.active and machine.zone >= 0:
            noise[machine.zone] = noise.get(machine.zone, 0) + 1
    for scientist in state.scientists:
        if scientist.zone >= 0:
            noise[scientist.zone] = noise.get(scientist.zone, 0) + 1
    for zone, more in gather_at(look.world.listeners, LOUD_PLACES, look):
        noise[zone] = noise.get(zone, 0) + more
    return noise


def make_noise(play: Play, survivor: int, zone: int | None = None, rules: tuple[str, ...] = RULES) -> None:
    """A survivor is loud: a token in the own zone, or in the one named. Nobody stays camouflaged who is."""
    if zone is None:
        zone = play.state.survivors[survivor].zone
    play.state.noise[zone] += 1
    play.tell(events.NoiseMade, zone, survivor, rules=rules)
    be_seen(play, survivor)


def be_seen(play: Play, survivor: int) -> None:
    """A combat action, a machine action or noise gives a camouflaged survivor away."""
    who = play.state.survivors[survivor]
    if who.camouflaged:
        who.camouflaged = False
        play.tell(events.Camouflage, survivor, False, rules=("scifi.skill.camouflage",))


def _offer(look: Look, survivor: int) -> list[Option]:
    return [SHOUT.of()]


def _perform(play: Play, survivor: int, chosen: Option) -> None:
    make_noise(play, survivor, rules=("scifi.action.make-noise",))


SHOUTING = Action((SHOUT,), _offer, always, _perform)
