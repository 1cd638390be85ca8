"""Objective tokens: taken, seen for the first time, lost."""

from __future__ import annotations

from overrun.core import Option, Script
from overrun.core.moment import act_at, ask_at, gather_at
from overrun.scifi import events
from overrun.scifi.common import REMOTES
from overrun.scifi.phases.ending import check_end
from overrun.scifi.words import MAY_TAKE, OBJECTIVE_LOST, OBJECTIVE_TAKEN, TAKE
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action

POOL = "pool"


def colour_of(look: Look, token: int) -> str:
    """The colour of an objective token as far as anybody knows: red for one that lies face down."""
    colour = look.world.objectives[token].colour
    if colour != POOL:
        return colour
    return dict(look.state.seen).get(token, "red")


def face_down(look: Look, token: int) -> bool:
    """Whether nobody has seen the token's other side."""
    return look.world.objectives[token].colour == POOL and token not in dict(look.state.seen)


def reveal(play: Play, token: int) -> str:
    """Look at a token; what lies face down is settled now."""
    state = play.state
    if not face_down(play, token):
        return colour_of(play, token)
    pile = state.face_down
    colour = pile.pop(play.pick(len(pile)) if len(set(pile)) > 1 else 0)
    state.seen = (*state.seen, (token, colour))
    play.reveal()
    return colour


def here(look: Look, zone: int) -> list[int]:
    """The objective tokens in a zone."""
    gone = look.state.taken | look.state.lost
    return [n for n, token in enumerate(look.world.objectives) if token.zone == zone and not gone >> n & 1]


def lose_objective(play: Play, token: int) -> None:
    """A token leaves the board without having been taken; everybody looks at it."""
    play.state.lost |= 1 << token
    colour = reveal(play, token)
    play.tell(
        events.ObjectiveLost,
        token,
        colour,
        rules=("invader.mold.reveal-removed-objectives", "scifi.ambiguity.blast-removed-tokens"),
    )
    act_at(play.world.listeners, OBJECTIVE_LOST, play, token, colour)


def taking_obstacles(look: Look, token: int) -> list[str]:
    """Why the mission does not let a token be taken now."""
    return gather_at(look.world.listeners, MAY_TAKE, look, token)


def why_not(look: Look, survivor: int) -> list[str]:
    """What stands in the way of taking an objective."""
    tokens = here(look, look.state.survivors[survivor].zone)
    if not tokens:
        return ["scifi.objective.take"]
    reasons = [taking_obstacles(look, token) for token in tokens]
    return [] if any(not found for found in reasons) else reasons[0]


def _offer(look: Look, survivor: int) -> list[Option]:
    tokens = here(look, look.state.survivors[survivor].zone)
    return [TAKE.of(token) for token in tokens if not taking_obstacles(look, token)]


def _perform(play: Play, survivor: int, chosen: Option) -> Script[None]:
    (token,) = TAKE.read(chosen)
    play.state.taken |= 1 << token
    colour = reveal(play, token)
    play.tell(
        events.ObjectiveTaken,
        survivor,
        token,
        colour,
        rules=("scifi.objective.take", "scifi.objective.one-per-action"),
    )
    if colour in REMOTES.values():
        # The token is the remote of a machine, and its taker's from now on.
        who = play.state.survivors[survivor]
        who.tokens = (*who.tokens, colour)
    yield from ask_at(play.world.listeners, OBJECTIVE_TAKEN, play, survivor, token, colour)
    check_end(play)


TAKING = Action((TAKE,), _offer, why_not, _perform)
