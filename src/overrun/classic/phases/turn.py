"""The game turn: players' phase, zombies' phase, end phase."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.abilities import abilities
from overrun.classic.phases.ending import end
from overrun.classic.phases.zombies import ALL, RUNNERS
from overrun.classic.state import EMPTY
from overrun.classic.steps import (
    Act,
    Activate,
    Concede,
    EndPhase,
    PlayerTurn,
    SpawnAll,
    StartRound,
    ZombiesPhase,
)
from overrun.classic.words import ACTIVATE, ASK_ACTION, ASK_ACTIVATE, END
from overrun.classic.world import Look, Play
from overrun.core import AnyScript, Option, Question, Script
from overrun.skirmish.actions import Action, all_actions, own_action
from overrun.skirmish.choices import gives_up
from overrun.skirmish.experience import BASE_ACTIONS
from overrun.skirmish.payment import offered, pay, too_dear
from overrun.skirmish.people import name_of, number_of
from overrun.skirmish.turn import begin_round, turn_over
from overrun.skirmish.words import ACTIONS, USED_TOUGH


def start_round(play: Play, step: StartRound) -> None:
    """A new game turn begins with the first player."""
    begin_round(play, "classic.turn.phase-order")
    seats = play.world.seats
    turns = [PlayerTurn((play.state.first_player + n) % seats) for n in range(seats)]
    play.then(*turns, ZombiesPhase(), EndPhase())


# The players' phase


def player_turn(look: Look, step: PlayerTurn) -> Question | None:
    """A player activates survivors one at a time, in any order."""
    state = look.state
    waiting = [i for i, s in enumerate(state.survivors) if s.seat == step.seat and not s.acted]
    if not waiting:
        return None
    options = tuple([ACTIVATE.of(name_of(look, survivor)) for survivor in waiting])
    return ASK_ACTIVATE.of((step.seat,), options, interruptible=True)


def activate_survivor(play: Play, step: PlayerTurn, chosen: Option) -> None:
    """A survivor's turn; then the player goes on with the others."""
    (name,) = ACTIVATE.read(chosen)
    survivor = number_of(play, name)
    play.then(Act(survivor), step)
    begin_turn(play, survivor)


def begin_turn(play: Play, survivor: int) -> None:
    """Actions for the turn, and gifts that were promised for it."""
    state = play.state
    who = state.survivors[survivor]
    state.active = survivor
    who.actions = BASE_ACTIONS + abilities(who).value(ACTIONS)
    who.gifts, who.promised = who.promised, 0
    who.used = ()
    who.kills = 0
    if state.loud_by == survivor:
        state.loud_by = state.loud_zone = EMPTY
    play.tell(
        events.TurnStarted,
        survivor,
        who.actions,
        rules=("classic.turn.base-actions", "classic.turn.activate-one-at-a-time"),
    )


def act(play: Play, step: Act) -> Question | None:
    """One action of a survivor's turn: what can be done? The dead and those who left do nothing more."""
    survivor = step.survivor
    who = play.state.survivors[survivor]
    if who.fate != "alive":
        end_turn(play, survivor)
        return None
    able = abilities(who)
    actions = all_actions(play.world, able.actions)
    options = offered(play, survivor, who, able.free_actions, actions)
    return ASK_ACTION.of(
        (who.seat,), (*options, END.of()), name_of(play, survivor), always=True, interruptible=True
    )


def take_action(play: Play, step: Act, chosen: Option) -> AnyScript | None:
    """Pay for the chosen action and carry it out; then the survivor may act again."""
    survivor = step.survivor
    if END.made(chosen):
        end_turn(play, survivor)
        return None
    play.then(step)
    action = action_for(play, survivor, chosen)
    if not action.free:
        who = play.state.survivors[survivor]
        pay(who, abilities(who).free_actions, action.pays)
    play.tell(events.ActionTaken, survivor, chosen.text, rules=("classic.turn.action-cost-one",))
    return action.perform(play, survivor, chosen)


def action_for(look: Look, survivor: int, chosen: Option) -> Action:
    """The action that an option belongs to: one of everybody's, the mission's or the survivor's own."""
    found = look.world.verbs.get(chosen.verb)
    return found or own_action(abilities(look.state.survivors[survivor]).actions, chosen)


def actions_of(look: Look, survivor: int) -> tuple[Action, ...]:
    """What there is to do: everybody's actions, the mission's and the survivor's own."""
    return all_actions(look.world, abilities(look.state.survivors[survivor]).actions)


def why_not(look: Look, survivor: int, action: Action) -> list[str]:
    """The rules in the way of an action now, its price first: it is on offer exactly when there are none."""
    who = look.state.survivors[survivor]
    price = ["classic.turn.action-cost-one"] if too_dear(who, abilities(who).free_actions, action) else []
    return price + action.why_not(look, survivor)


def end_turn(play: Play, survivor: int) -> None:
    """What is left of a turn is lost."""
    turn_over(play, survivor, "classic.action.do-nothing-loses-actions")


# The zombies' phase and the end phase


def zombies_phase(play: Play, step: ZombiesPhase) -> None:
    """Activation, the runners' second action, spawn."""
    state = play.state
    state.phase = "zombies"
    for survivor in state.survivors:
        USED_TOUGH.take_off(survivor)
    play.tell(events.PhaseStarted, "zombies", rules=("classic.turn.zombies-phase-steps",))
    play.then(Activate(ALL), Activate(RUNNERS), SpawnAll())


def end_phase(play: Play, step: EndPhase) -> None:
    """Noise tokens go, weapons are loaded, the first player token moves to the left."""
    state = play.state
    state.phase = "end"
    state.noise = [0] * len(state.noise)
    state.unloaded = 0
    if state.loud_by != EMPTY and state.survivors[state.loud_by].fate != "alive":
        state.loud_by = state.loud_zone = EMPTY
    state.first_player = (state.first_player + 1) % play.world.seats
    play.tell(
        events.NoiseRemoved,
        rules=(
            "classic.end.remove-noise-tokens",
            "classic.reload.end-phase-free",
            "classic.end.pass-first-player",
        ),
    )
    play.then(StartRound())


# Giving up


def concede(play: Play, step: Concede) -> Script[None]:
    """The team gives up, if somebody confirms it."""
    if (yield from gives_up(play, step.seat)):
        play.state.conceded = True
        end(play, False, "classic.ambiguity.unwinnable")
