"""Gear Up as a value: which script runs which step."""

from __future__ import annotations

from overrun.content import content_hash
from overrun.core import Aside, Option, Ruleset
from overrun.gearup import steps
from overrun.gearup.attack import attack, attacked
from overrun.gearup.boss import boss_icon
from overrun.gearup.damage import blow, blown, suffer, suffered
from overrun.gearup.ending import concede
from overrun.gearup.invariants import check
from overrun.gearup.setup import begin, set_up
from overrun.gearup.spawn import distribute, distributed, next_card, spawn
from overrun.gearup.state import GearUp
from overrun.gearup.turn import end_turn, start_round, start_turn, upgrade, upgraded
from overrun.gearup.view import view
from overrun.gearup.walk import walk, zombie_attack
from overrun.gearup.words import CONCEDE
from overrun.gearup.world import Play, World


def shuffle_hidden(play: Play) -> None:
    """Deal every face-down pile anew. The Turn card set aside is as unknown as those in the row."""
    state = play.state
    cards = sorted(state.turn_row + state.turn_aside)
    play.shuffle(cards)
    row = len(state.turn_row)
    state.turn_row[:], state.turn_aside[:] = cards[:row], cards[row:]
    for pile in (state.spawn_row, state.phase_1, state.phase_2, state.regular_deck, state.special_deck):
        pile.sort()
        play.shuffle(pile)


def asides(world: World, state: GearUp) -> tuple[Aside, ...]:
    """At any time somebody may want to give up."""
    return tuple(Aside(seat, CONCEDE.of(seat)) for seat in range(world.seats))


def aside_step(chosen: Option) -> steps.Concede:
    """The step that does what an aside says."""
    return steps.Concede(*CONCEDE.read(chosen))


RULESET: Ruleset[GearUp, World] = Ruleset(
    id="gearup",
    state_type=GearUp,
    scripts={
        steps.SetUp: set_up,
        steps.StartRound: start_round,
        steps.StartTurn: start_turn,
        steps.Attack: attack,
        steps.Upgrade: upgrade,
        steps.Walk: walk,
        steps.ZombieAttack: zombie_attack,
        steps.Suffer: suffer,
        steps.Blow: blow,
        steps.NextCard: next_card,
        steps.BossIcon: boss_icon,
        steps.Spawn: spawn,
        steps.Distribute: distribute,
        steps.EndTurn: end_turn,
        steps.Concede: concede,
    },
    answers={
        steps.Attack: attacked,
        steps.Upgrade: upgraded,
        steps.Suffer: suffered,
        steps.Blow: blown,
        steps.Distribute: distributed,
    },
    begin=begin,
    view=view,
    shuffle_hidden=shuffle_hidden,
    content=lambda mission, setup: content_hash("gearup"),
    asides=asides,
    aside_step=aside_step,
    check=check,
)
