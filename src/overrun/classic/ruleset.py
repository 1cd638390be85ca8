"""The classic game as a value: which script runs which step."""

from __future__ import annotations

from overrun.classic import steps
from overrun.classic.abilities import abilities
from overrun.classic.actions.doors import reveal
from overrun.classic.actions.noise import be_heard
from overrun.classic.combat.wounds import attack_at
from overrun.classic.common import kind_of
from overrun.classic.gear.inventory import beneath_and_on_top, discard_step
from overrun.classic.invariants import check
from overrun.classic.phases.spawn import manholes, spawn_all, spawn_at
from overrun.classic.phases.turn import (
    act,
    activate_survivor,
    concede,
    end_phase,
    player_turn,
    start_round,
    take_action,
    zombies_phase,
)
from overrun.classic.phases.zombies import activate, activate_again, move_zombies, pay_owed
from overrun.classic.scenario import set_scenario
from overrun.classic.setup import begin
from overrun.classic.shown.view import view
from overrun.classic.state import Classic
from overrun.classic.table_setup import choose_first_player, set_up
from overrun.classic.words import BE_HEARD, CONCEDE, DROP, HUSH, SILENT
from overrun.classic.world import Look, Play, World
from overrun.content import content_hash
from overrun.core import Aside, Option, Ruleset, Step
from overrun.core import Look as CoreLook
from overrun.skirmish.people import cards_of, name_of


def asides(world: World, state: Classic) -> tuple[Aside, ...]:
    """At any time: throw away a card, be heard or silent, or give up."""
    look: Look = CoreLook(world, state)
    found: dict[Option, Aside] = {}
    for number, survivor in enumerate(state.survivors):
        if survivor.fate == "alive":
            for card in cards_of(survivor):
                kind = kind_of(look, card)
                if kind.kind != "wound":
                    throw = DROP.of(name_of(look, number), kind.id)
                    found[throw] = Aside(survivor.seat, throw)
            if abilities(survivor).value(SILENT):
                switch = (HUSH if survivor.heard else BE_HEARD).of(name_of(look, number))
                found[switch] = Aside(survivor.seat, switch)
    concessions = [Aside(seat, CONCEDE.of(seat)) for seat in range(world.seats)]
    return (*found.values(), *concessions)


def aside_step(chosen: Option) -> Step:
    """The step that does what an aside says."""
    if CONCEDE.made(chosen):
        return steps.Concede(*CONCEDE.read(chosen))
    if BE_HEARD.made(chosen):
        return steps.BeHeard(*BE_HEARD.read(chosen), heard=True)
    if HUSH.made(chosen):
        return steps.BeHeard(*HUSH.read(chosen), heard=False)
    return steps.Discard(*DROP.read(chosen))


def shuffle_hidden(play: Play) -> None:
    """Deal the unseen cards of both decks anew. Tokens that lie face down are drawn when turned over.

    What the mission has put on top of a deck everybody knows to be there, only not in which order.
    """
    state = play.state
    deck, on_top = beneath_and_on_top(state)
    for pile in (deck, on_top, state.zombie_deck):
        pile.sort()
        play.shuffle(pile)
    state.equipment_deck[:] = deck + on_top


RULESET: Ruleset[Classic, World] = Ruleset(
    id="classic",
    state_type=Classic,
    scripts={
        steps.SetUp: set_up,
        steps.SetScenario: set_scenario,
        steps.ChooseFirstPlayer: choose_first_player,
        steps.StartRound: start_round,
        steps.PlayerTurn: player_turn,
        steps.Act: act,
        steps.Reveal: reveal,
        steps.ZombiesPhase: zombies_phase,
        steps.Activate: activate,
        steps.AttackAt: attack_at,
        steps.MoveZombies: move_zombies,
        steps.PayOwed: pay_owed,
        steps.ActivateAgain: activate_again,
        steps.SpawnAll: spawn_all,
        steps.SpawnAt: spawn_at,
        steps.Manholes: manholes,
        steps.EndPhase: end_phase,
        steps.Discard: discard_step,
        steps.BeHeard: be_heard,
        steps.Concede: concede,
    },
    answers={steps.PlayerTurn: activate_survivor, steps.Act: take_action},
    begin=begin,
    view=view,
    shuffle_hidden=shuffle_hidden,
    content=lambda mission, setup: content_hash("classic"),
    asides=asides,
    aside_step=aside_step,
    check=check,
)
