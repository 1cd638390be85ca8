"""Objective tokens that lie face down and bring new survivors."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.experience import fit_slots
from overrun.classic.mission_kinds import Recruits
from overrun.classic.state import EMPTY, HANDS, Survivor
from overrun.classic.words import ASK_RECRUIT, OBJECTIVE_TAKEN, RECRUIT_FOR
from overrun.classic.world import Play
from overrun.core import Script
from overrun.skirmish.special import Special


def recruits(rule: Recruits) -> Special:
    """Whoever takes a token turns it over."""
    return Special(listeners=(OBJECTIVE_TAKEN.on(_turn_over),))


def face_down(rule: Recruits, tokens: int) -> list[str]:
    """What so many objective tokens show when they are turned over."""
    marked = min(rule.marked, tokens)
    return ["neutral"] * (tokens - marked) + ["marked"] * marked


def _turn_over(play: Play, survivor: int, token: int) -> Script[None]:
    """The token shows its hidden side. A neutral one brings a new survivor; the marked one does not."""
    state = play.state
    state.face_down.sort()
    colour = state.face_down[play.pick(len(state.face_down))]
    brings = "classic.m09.neutral-recruits" if colour == "neutral" else "classic.m09.marked-no-recruit"
    play.tell(events.MissionNews, f"token {colour}", token, rules=("classic.m09.hidden-objectives", brings))
    if colour == "neutral":
        yield from _recruit(play, survivor)
    # Not before: whoever is still to come counts among those who may yet be brought home.
    state.face_down.remove(colour)


def _recruit(play: Play, finder: int) -> Script[None]:
    """A random survivor nobody has used joins the player who controls the fewest; the finder decides ties."""
    state = play.state
    used = {survivor.who for survivor in state.survivors}
    free = [who for who in range(len(play.world.cast)) if who not in used]
    if not free:
        return
    counts = [
        sum(s.seat == seat and s.fate != "dead" for s in state.survivors) for seat in range(play.world.seats)
    ]
    fewest = [seat for seat, count in enumerate(counts) if count == min(counts)]
    options = tuple(RECRUIT_FOR.of(seat) for seat in fewest)
    mine = state.survivors[finder].seat
    chosen = yield ASK_RECRUIT.of((mine,), options)
    who = free[play.pick(len(free))]
    zone = state.survivors[finder].zone
    (seat,) = RECRUIT_FOR.read(chosen)
    recruit = Survivor(who, seat, zone, slots=[EMPTY] * HANDS)
    recruit.skills = tuple(entry.key for entry in play.world.cast[who].blue)
    fit_slots(recruit)
    state.survivors.append(recruit)
    name = play.world.cast[who].id
    play.tell(
        events.SurvivorJoined,
        len(state.survivors) - 1,
        name,
        zone,
        rules=("classic.m09.recruit-owner", "classic.m09.recruit-zone", "classic.m09.recruit-no-equipment"),
    )
