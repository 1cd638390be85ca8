"""The game round: players' phase, xenos' phase, end phase.

Skills may act at these moments: "turn started" (survivor), asked before the first action of a turn, and
"end phase" (survivor), asked when armour is repaired.
"""

from __future__ import annotations

from overrun.core import AnyScript, Option, Question, Script, Step
from overrun.core.moment import act_at, ask_at
from overrun.core.obstacle import keep_only
from overrun.scifi import events
from overrun.scifi.abilities import able, free_actions
from overrun.scifi.actions.doors import USING_DOORS
from overrun.scifi.actions.move import MOVING
from overrun.scifi.combat.attack import COMBAT
from overrun.scifi.gear import oxygen
from overrun.scifi.gear.inventory import TRADING
from overrun.scifi.phases.ending import check_end, end
from overrun.scifi.state import EMPTY
from overrun.scifi.steps import (
    Act,
    Activate,
    ActOnce,
    Concede,
    EndPhase,
    EndTurn,
    ExtraTurn,
    NextRound,
    PlayersPhaseOver,
    PlayerTurn,
    SpawnAll,
    StartRound,
    XenosPhase,
)
from overrun.scifi.words import (
    ACTIVATE,
    ANY_TURN,
    ASK_ACTION,
    ASK_ACTIVATE,
    ASK_GIFT,
    DECLINE,
    END,
    END_PHASE_BEGUN,
    LATER,
    ONCE_A_PHASE,
    PLAYERS_PHASE_OVER,
    REPAIRS,
    TURN_OVER,
    TURN_STARTED,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action, all_actions, own_action
from overrun.skirmish.choices import gives_up
from overrun.skirmish.experience import BASE_ACTIONS
from overrun.skirmish.payment import offered, pay, too_dear
from overrun.skirmish.people import living, name_of, number_of
from overrun.skirmish.turn import begin_round, turn_over
from overrun.skirmish.words import ACTIONS, FREE

WAITING = EMPTY  # the seat of a turn in which those act who waited for the very end of the players' phase
STRANDED_CAN = (MOVING, TRADING)


def start_round(play: Play, step: StartRound) -> None:
    """A new round begins with the first player."""
    for survivor in play.state.survivors:
        survivor.used = survivor.extra = ()
    begin_round(play, "scifi.turn.round-order")
    play.then(*players_turns(play), PlayersPhaseOver(), XenosPhase(), EndPhase(), NextRound())


def players_turns(look: Look) -> list[Step]:
    """The turns of a players' phase, clockwise from the first player; at last those who have waited."""
    seats = look.world.seats
    return [*(PlayerTurn((look.state.first_player + n) % seats) for n in range(seats)), PlayerTurn(WAITING)]


# The players' phase


def player_turn(look: Look, step: PlayerTurn) -> Question | None:
    """A player activates survivors one at a time, in any order; tacticians may act in anybody's turn."""
    waiting = [i for i, survivor in enumerate(look.state.survivors) if not survivor.acted]
    own = [i for i in waiting if look.state.survivors[i].seat == step.seat or step.seat == WAITING]
    if not own:
        return None
    flexible = [i for i in waiting if able(look, i).value(ANY_TURN)]
    others = [i for i in flexible if i not in own]
    people = own + others
    options = [ACTIVATE.of(name_of(look, survivor)) for survivor in people]
    owners = [look.state.survivors[survivor].seat for survivor in people]
    if step.seat != WAITING and all(i in flexible for i in own):
        options.append(LATER.of())
        owners.append(step.seat)
    seats = tuple(dict.fromkeys(owners))
    return ASK_ACTIVATE.of(
        seats, tuple(options), owners=tuple(owners) if len(seats) > 1 else (), interruptible=True
    )


def activate_survivor(play: Play, step: PlayerTurn, chosen: Option) -> AnyScript | None:
    """A survivor's turn; then the player goes on with the others."""
    if LATER.made(chosen):
        return None
    (name,) = ACTIVATE.read(chosen)
    survivor = number_of(play, name)
    play.then(Act(survivor), step)
    return begin_turn(play, survivor)


def extra_turn(play: Play, step: ExtraTurn) -> Script[None]:
    """A whole turn out of order: everything that can be done once in a turn can be done again."""
    who = play.state.survivors[step.survivor]
    if who.fate != "alive":
        return
    keep_only(who, ONCE_A_PHASE)
    who.extra = ()
    play.then(Act(step.survivor))
    script = begin_turn(play, step.survivor)
    if script is not None:
        yield from script


def begin_turn(play: Play, survivor: int) -> AnyScript | None:
    """Actions for the turn, and whatever may be done at its very start."""
    state = play.state
    who = state.survivors[survivor]
    state.active = survivor
    skills = able(play, survivor)
    who.actions = BASE_ACTIONS + skills.value(ACTIONS)
    who.gifts = 0
    who.streak = ()
    play.tell(
        events.TurnStarted,
        survivor,
        who.actions,
        rules=("scifi.turn.base-actions", "scifi.turn.activate-own-survivors"),
    )
    if TURN_STARTED in skills.listeners:
        return ask_at(skills.listeners, TURN_STARTED, play, survivor)
    return None


def act(play: Play, step: Act) -> Question | None:
    """One action of a survivor's turn: what can be done? The dead and those who left do nothing more."""
    survivor = step.survivor
    who = play.state.survivors[survivor]
    if who.fate != "alive":
        play.then(EndTurn(survivor))
        return None
    actions = actions_of(play, survivor)
    if play.world.exterior and oxygen.stranded(play, survivor):
        actions = STRANDED_CAN
    options = offered(play, survivor, who, free_actions(play, survivor), actions)
    return ASK_ACTION.of(
        (who.seat,), (*options, END.of()), name_of(play, survivor), always=True, interruptible=True
    )


def actions_of(look: Look, survivor: int) -> tuple[Action, ...]:
    """What there is to do: everybody's actions, the mission's and the survivor's own."""
    return all_actions(look.world, able(look, survivor).actions)


def why_not(look: Look, survivor: int, action: Action) -> list[str]:
    """The rules in the way of an action now, its price first: it is on offer exactly when there are none."""
    who = look.state.survivors[survivor]
    if oxygen.stranded(look, survivor) and action not in STRANDED_CAN:
        return ["invader.zone.airlock-needs-oxygen"]
    price = ["scifi.turn.base-actions"] if too_dear(who, free_actions(look, survivor), action) else []
    return price + action.why_not(look, survivor)


def take_action(play: Play, step: Act, chosen: Option) -> AnyScript | None:
    """Pay for the chosen action and carry it out; then the survivor may act again."""
    survivor = step.survivor
    if END.made(chosen):
        play.then(EndTurn(survivor))
        return None
    play.then(step)
    action = action_for(play, survivor, chosen)
    if not action.free:
        pay(play.state.survivors[survivor], free_actions(play, survivor), action.pays)
    return _do(play, survivor, action, chosen)


def _do(play: Play, survivor: int, action: Action, chosen: Option) -> AnyScript | None:
    # An action of another kind ends a row of fights. What skills let one do for nothing is no action.
    if action not in COMBAT and (not action.free or action is USING_DOORS):
        play.state.survivors[survivor].streak = ()
    play.tell(
        events.ActionTaken,
        survivor,
        chosen.text,
        rules=("scifi.turn.action-list", "scifi.turn.repeat-actions"),
    )
    return action.perform(play, survivor, chosen)


def action_for(look: Look, survivor: int, chosen: Option) -> Action:
    """The action that an option belongs to: one of everybody's, the mission's or the survivor's own."""
    found = look.world.verbs.get(chosen.verb)
    return found or own_action(able(look, survivor).actions, chosen)


def act_once(play: Play, step: ActOnce) -> Question | None:
    """One action as a gift, of any kind that everybody has; nothing else pays for any part of it."""
    survivor = step.survivor
    who = play.state.survivors[survivor]
    if who.fate != "alive":
        return None
    actions = play.world.actions
    if play.world.exterior and oxygen.stranded(play, survivor):
        actions = STRANDED_CAN
    # Options are found as for somebody who has just this gift; free actions belong to the own turn.
    kept = who.actions, who.gifts, who.used
    free = free_actions(play, survivor)
    who.actions, who.gifts = 0, 1
    for kind, number in free.items():
        for _ in range(number):
            FREE[kind].put_on(who)
    options: list[Option] = []
    for action in actions:
        if not action.free or action is USING_DOORS:
            options += action.offer(play, survivor)
    who.actions, who.gifts, who.used = kept
    return ASK_GIFT.of(
        (who.seat,), (*options, DECLINE.of()), name_of(play, survivor), always=True, interruptible=True
    )


def take_gift(play: Play, step: ActOnce, chosen: Option) -> AnyScript | None:
    """Carry out the action that somebody was given."""
    if DECLINE.made(chosen):
        return None
    return _do(play, step.survivor, action_for(play, step.survivor, chosen), chosen)


def end_turn(play: Play, step: EndTurn) -> Script[None] | None:
    """A turn is over; the mission may let somebody leave first."""
    if TURN_OVER in play.world.listeners:
        return _leave_or_end(play, step.survivor)
    _end_turn(play, step.survivor)
    return None


def _leave_or_end(play: Play, survivor: int) -> Script[None]:
    yield from ask_at(play.world.listeners, TURN_OVER, play, survivor)
    _end_turn(play, survivor)


def _end_turn(play: Play, survivor: int) -> None:
    """What is left of a turn is lost."""
    who = play.state.survivors[survivor]
    who.extra = who.streak = ()
    turn_over(play, survivor, "scifi.action.do-nothing")
    check_end(play)


def players_phase_over(play: Play, step: PlayersPhaseOver) -> Script[None]:
    """What missions do before the xenos come."""
    yield from ask_at(play.world.listeners, PLAYERS_PHASE_OVER, play)
    check_end(play)


# The xenos' phase and the end phase


def xenos_phase(play: Play, step: XenosPhase) -> None:
    """Activation, then spawn."""
    state = play.state
    state.phase = "xenos"
    play.tell(events.PhaseStarted, "xenos", rules=("scifi.turn.xenos-phase-steps",))
    everybody = (1 << len(play.world.figures)) - 1
    play.then(Activate(everybody), SpawnAll())


def end_phase(play: Play, step: EndPhase) -> Script[None]:
    """The mission's own rules, repairs, then the tokens go."""
    state = play.state
    state.phase = "end"
    play.tell(events.PhaseStarted, "end", rules=("scifi.ambiguity.end-phase-order",))
    yield from ask_at(play.world.listeners, END_PHASE_BEGUN, play)
    check_end(play)
    for survivor in living(state):
        act_at(able(play, survivor).listeners, REPAIRS, play, survivor)
    state.noise = [0] * len(state.noise)
    for machine in state.machines:
        machine.active = False
    play.tell(
        events.NoiseRemoved, rules=("scifi.turn.end-phase-noise", "scifi.turn.end-phase-machine-tokens")
    )
    check_end(play)


def next_round(play: Play, step: NextRound) -> None:
    """The first player token moves to the left."""
    state = play.state
    state.first_player = (state.first_player + 1) % play.world.seats
    play.tell(events.FirstPlayer, state.first_player, rules=("scifi.turn.end-phase-first-player",))
    play.then(StartRound())


# Giving up


def concede(play: Play, step: Concede) -> Script[None]:
    """The team gives up, if somebody confirms it."""
    if (yield from gives_up(play, step.seat)):
        play.state.conceded = True
        end(play, False, "scifi.ambiguity.impossible-objective-scope")
