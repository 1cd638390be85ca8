"""A science-fiction game as a value: which script runs which step, the same for both boxes."""

from __future__ import annotations

from functools import cache, partial

from msgspec.structs import replace

from overrun.content import content_hash
from overrun.core import Aside, Option, Ruleset, Step
from overrun.core import Look as CoreLook
from overrun.scifi import scenario, setup, steps, table_setup
from overrun.scifi.actions.search import find
from overrun.scifi.combat import attack as combat
from overrun.scifi.combat import damage
from overrun.scifi.gear.dealing import deal_gear
from overrun.scifi.gear.inventory import discard_step, discardable
from overrun.scifi.invariants import check
from overrun.scifi.phases import spawn, turn, xenos
from overrun.scifi.shown import view
from overrun.scifi.state import SciFi
from overrun.scifi.words import CONCEDE, DROP
from overrun.scifi.world import Look, Play, World
from overrun.skirmish.people import living, name_of


def asides(world: World, state: SciFi) -> tuple[Aside, ...]:
    """At any time: throw away a card, or give up."""
    look: Look = CoreLook(world, state)
    thrown = [
        Aside(state.survivors[survivor].seat, DROP.of(name_of(look, survivor), kind))
        for survivor in living(state)
        for kind in discardable(look, survivor)
    ]
    concessions = [Aside(seat, CONCEDE.of(seat)) for seat in range(world.seats)]
    return (*thrown, *concessions)


def aside_step(chosen: Option) -> Step:
    """The step that does what an aside says."""
    if CONCEDE.made(chosen):
        return steps.Concede(*CONCEDE.read(chosen))
    return steps.Discard(*DROP.read(chosen))


def shuffle_hidden(play: Play) -> None:
    """Deal anew what nobody has seen: both decks, and the spawn tokens that lie face down.

    Objective tokens that lie face down are drawn when turned over.
    """
    for deck in (play.state.equipment_deck, play.state.xeno_deck):
        deck.sort()
        play.shuffle(deck)
    spawns = play.state.spawns
    hidden = [number for number, token in enumerate(spawns) if token.hidden]
    colours = sorted(spawns[number].colour for number in hidden)
    play.shuffle(colours)
    for number, colour in zip(hidden, colours, strict=True):
        spawns[number] = replace(spawns[number], colour=colour)


@cache
def ruleset(game: str) -> Ruleset[SciFi, World]:
    """The rules of a game, "invader" or "darkside"."""
    return Ruleset(
        id=game,
        state_type=SciFi,
        scripts={
            steps.SetUp: table_setup.set_up,
            steps.SetScenario: scenario.set_scenario,
            steps.DealGear: deal_gear,
            steps.ChooseGroups: table_setup.choose_groups,
            steps.PlaceExtraSpawns: table_setup.place_extra_spawns,
            steps.ChooseFirstPlayer: table_setup.choose_first_player,
            steps.StartRound: turn.start_round,
            steps.PlayerTurn: turn.player_turn,
            steps.Act: turn.act,
            steps.EndTurn: turn.end_turn,
            steps.ExtraTurn: turn.extra_turn,
            steps.ActOnce: turn.act_once,
            steps.FreeAttack: combat.free_attack,
            steps.Find: find,
            steps.PlayersPhaseOver: turn.players_phase_over,
            steps.XenosPhase: turn.xenos_phase,
            steps.Activate: xenos.activate,
            steps.AttackAt: damage.attack_at,
            steps.MoveXenos: xenos.move_xenos,
            steps.Taunted: xenos.taunted,
            steps.SpawnAll: spawn.spawn_all,
            steps.SpawnAt: spawn.spawn_at,
            steps.SpawnCard: spawn.spawn_card,
            steps.TurnsBefore: spawn.turns_before,
            steps.ZoneCard: spawn.zone_card,
            steps.Shortage: spawn.shortage,
            steps.PlaceAbomination: spawn.place_abomination,
            steps.ActivateAbominations: xenos.activate_abominations,
            steps.ExtraActivation: spawn.extra_activation,
            steps.React: spawn.react,
            steps.EndPhase: turn.end_phase,
            steps.Pause: scenario.pause,
            steps.NextRound: turn.next_round,
            steps.Discard: discard_step,
            steps.Concede: turn.concede,
        },
        answers={
            steps.Pause: scenario.go_on,
            steps.PlayerTurn: turn.activate_survivor,
            steps.Act: turn.take_action,
            steps.ActOnce: turn.take_gift,
        },
        begin=partial(setup.begin, game),
        view=view.view,
        shuffle_hidden=shuffle_hidden,
        content=lambda mission, said: content_hash(*setup.boxes_of(game, said.get("boxes"))),
        asides=asides,
        aside_step=aside_step,
        check=check,
    )
