"""Noise: tokens and survivors."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.abilities import is_silent
from overrun.classic.common import LOUDEST
from overrun.classic.state import Classic
from overrun.classic.steps import BeHeard
from overrun.classic.words import SHOUT
from overrun.classic.world import Look, Play
from overrun.core import Option
from overrun.skirmish.actions import Action, always
from overrun.skirmish.people import number_of, where

RULES = ("classic.noise.token-zone", "classic.noise.one-per-action")


def noise_in(state: Classic, zone: int) -> int:
    """How loud a zone is: its tokens, and every survivor there who is not silent."""
    if zone == state.loud_zone:
        return LOUDEST
    noise = state.noise[zone]
    if state.permanent_noise:
        noise += state.permanent_noise[zone]
    for survivor in state.survivors:
        if survivor.zone == zone and not is_silent(survivor):
            noise += 1
    return noise


def noisy_zones(state: Classic) -> dict[int, int]:
    """Every zone with any noise, and how much."""
    noise = {zone: state.noise[zone] for zone in where(state.noise)}
    for zone, count in enumerate(state.permanent_noise):
        if count:
            noise[zone] = noise.get(zone, 0) + count
    for survivor in state.survivors:
        if survivor.zone >= 0 and not is_silent(survivor):
            noise[survivor.zone] = noise.get(survivor.zone, 0) + 1
    if state.loud_zone >= 0:
        noise[state.loud_zone] = LOUDEST
    return noise


def make_noise(play: Play, survivor: int, rules: tuple[str, ...] = RULES) -> None:
    """An action was noisy: a token in the survivor's zone, unless he is silent."""
    who = play.state.survivors[survivor]
    if is_silent(who):
        return
    play.state.noise[who.zone] += 1
    play.tell(events.NoiseMade, survivor, who.zone, rules=rules)


def be_heard(play: Play, step: BeHeard) -> None:
    """At any time: a survivor who can be silent is heard from now on, or no more."""
    survivor = number_of(play, step.survivor)
    play.state.survivors[survivor].heard = step.heard
    play.tell(events.SkillUsed, survivor, "ninja", rules=("classic.skills.ninja-optional",))


def _offer(look: Look, survivor: int) -> list[Option]:
    return [SHOUT.of()]


def _perform(play: Play, survivor: int, chosen: Option) -> None:
    # Shouting on purpose is heard, also from somebody who can be silent.
    zone = play.state.survivors[survivor].zone
    play.state.noise[zone] += 1
    play.tell(events.NoiseMade, survivor, zone, rules=("classic.noise.make-noise-action",))


SHOUTING = Action((SHOUT,), _offer, always, _perform)
