"""Special rules about what lies on the board to be taken: objectives, prototypes, drones, samples."""

from __future__ import annotations

from collections.abc import Callable

from overrun.core import Option, Script
from overrun.core.verb import Verb
from overrun.scifi import events
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.common import kind_of
from overrun.scifi.experience import gain
from overrun.scifi.gear.inventory import put_away, take_card, unslot
from overrun.scifi.mission_kinds import Mission
from overrun.scifi.missions.goals import colour_shown, fixed_colours, open_step
from overrun.scifi.phases.ending import check_end
from overrun.scifi.state import EMPTY
from overrun.scifi.words import (
    GATHER_MOLD,
    MAY_TAKE,
    MELEE_KILL,
    OBJECTIVE_TAKEN,
    SURVIVOR_MOVED,
    TAKE_PROTOTYPE,
    TAKE_SEARCH_DRONE,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action, refused_by
from overrun.skirmish.special import Special


def objective_experience(rule: kinds.ObjectiveExperience, mission: Mission) -> Special:
    """Whoever takes an objective token gains points."""

    def taken(play: Play, survivor: int, token: int, colour: str) -> Script[None]:
        play.tell(events.MissionNews, "objective-points", rule.points, rules=rule.rules)
        return gain(play, survivor, rule.points)

    return Special(listeners=(OBJECTIVE_TAKEN.on(taken),))


def oxygen_at_start(rule: kinds.OxygenAtStart, mission: Mission) -> Special:
    """Whoever enters an airlock with a starting tank gives it back where the mission says so."""
    if not rule.lost_in_airlock:
        return Special()

    def moved(play: Play, survivor: int, source: int, target: int) -> None:
        if not play.world.airlocks >> target & 1:
            return
        carried = play.state.survivors[survivor].slots
        for owner in play.state.survivors:
            if owner.first_tank != EMPTY and owner.first_tank in carried:
                card, owner.first_tank = owner.first_tank, EMPTY
                unslot(play, survivor, card)
                put_away(play, card)
                rules = (*rule.rules, "invader.zone.oxygen-discard")
                play.tell(events.CardDiscarded, survivor, kind_of(play, card).id, rules=rules)

    return Special(listeners=(SURVIVOR_MOVED.on(moved),))


# Prototypes and other cards


def give_prototype(play: Play, survivor: int, rules: tuple[str, ...]) -> Script[None]:
    """A random prototype, if one is left; the taker may reorganise for free."""
    left = play.state.prototypes
    if not left:
        play.tell(events.MissionNews, "no-prototype", rules=(*rules, "scifi.ambiguity.prototype-supply"))
        return
    left.sort()
    card = left.pop(play.pick(len(left)))
    play.tell(events.CardDrawn, survivor, kind_of(play, card).id, rules=rules)
    yield from take_card(play, survivor, [card])


def red_objectives(rule: kinds.RedObjectives, mission: Mission) -> Special:
    """A red objective brings a random prototype, or cards that were set aside."""

    def taken(play: Play, survivor: int, token: int, colour: str) -> Script[None] | None:
        if colour != "red":
            return None
        if rule.gives == "random-prototype":
            return give_prototype(play, survivor, (*rule.rules, "scifi.mission.red-means-double-red"))
        return cards(play, survivor)

    def cards(play: Play, survivor: int) -> Script[None]:
        aside = play.state.aside
        given = []
        for kind in rule.cards:
            found = [card for card in aside if kind_of(play, card).id == kind]
            if found:
                aside.remove(min(found))
                given.append(min(found))
                play.tell(events.CardDrawn, survivor, kind, rules=rule.rules)
        yield from take_card(play, survivor, given)

    return Special(listeners=(OBJECTIVE_TAKEN.on(taken),))


def _pick_up(
    verb: Verb[int], kind: str, give: Callable[[Play, int], Script[None]], rules: tuple[str, ...]
) -> Action:
    """The action that takes a token of a kind, which is no objective."""

    def offer(look: Look, survivor: int) -> list[Option]:
        zone, spent = look.state.survivors[survivor].zone, look.state.spent_tokens
        return [
            verb.of(token.id)
            for token in look.world.board.tokens
            if token.kind == kind and token.zone == zone and not spent >> token.id & 1
        ]

    def perform(play: Play, survivor: int, chosen: Option) -> Script[None]:
        (token,) = verb.read(chosen)
        play.state.spent_tokens |= 1 << token
        play.tell(events.TokenTaken, survivor, token, kind, rules=rules)
        yield from give(play, survivor)
        check_end(play)

    return Action((verb,), offer, refused_by(offer, *rules), perform)


def prototype_tokens(rule: kinds.Said, mission: Mission) -> Special:
    """One action takes a prototype token and brings a random prototype, without experience."""
    rules = (*rule.rules, "darkside.objective.prototype-token", "darkside.objective.prototype-token-no-xp")

    def give(play: Play, survivor: int) -> Script[None]:
        return give_prototype(play, survivor, rules)

    return Special(actions=(_pick_up(TAKE_PROTOTYPE, "prototype", give, rules),))


def drones_on_board(rule: kinds.Said, mission: Mission) -> Special:
    """One action takes a search drone that lies on the board, without experience."""
    rules = (*rule.rules, "darkside.ambiguity.m5-drones")

    def give(play: Play, survivor: int) -> Script[None]:
        aside = play.state.aside
        found = [card for card in aside if kind_of(play, card).id == "search-drone"]
        if found:
            aside.remove(min(found))
            yield from take_card(play, survivor, [min(found)])

    return Special(actions=(_pick_up(TAKE_SEARCH_DRONE, "search-drone", give, rules),))


# What cannot be taken, or not yet


def in_order(rule: kinds.Said, mission: Mission) -> Special:
    """An objective that a goal of a later step asks for cannot be taken before the earlier steps are done."""
    later = {
        colour: goal.step
        for goal in mission.goal
        if isinstance(goal, kinds.TakeObjectives)
        for colour in goal.colours
    }
    rules = [*rule.rules, "scifi.ambiguity.ordered-take-early"]

    def may_take(look: Look, token: int) -> list[str]:
        step = later.get(colour_shown(look, token), 1)  # type: ignore[call-overload]
        return rules if step > 1 and 0 < open_step(look) < step else []

    return Special(listeners=(MAY_TAKE.on(may_take),))


def cannot_take(rules: tuple[str, ...]) -> Callable[[Look, int], list[str]]:
    """These rules are in the way of taking objectives of the mission's fixed colours."""

    def may_take(look: Look, token: int) -> list[str]:
        return list(rules) if colour_shown(look, token) in fixed_colours(look.world) else []

    return may_take


def fixed_objectives(rule: kinds.Colouring, mission: Mission) -> Special:
    """The objectives of these colours cannot be taken."""
    return Special(listeners=(MAY_TAKE.on(cannot_take(rule.rules)),))


def carried_objectives(rule: kinds.Colouring, mission: Mission) -> Special:
    """Taken objectives of these colours lie on the identity card."""

    def taken(play: Play, survivor: int, token: int, colour: str) -> None:
        if colour in rule.colours:
            who = play.state.survivors[survivor]
            who.tokens = (*who.tokens, colour)
            play.tell(events.MissionNews, "carried", token, colour, rules=rule.rules)

    return Special(listeners=(OBJECTIVE_TAKEN.on(taken),))


def spend_carried(play: Play, survivor: int) -> None:
    """One carried objective of a survivor is used up."""
    who = play.state.survivors[survivor]
    tokens = list(who.tokens)
    tokens.remove(next(colour for colour in tokens if colour in carried_colours(play)))
    who.tokens = tuple(tokens)


def carried_colours(look: Look) -> tuple[str, ...]:
    """The colours of objectives that survivors carry."""
    rule = look.world.mission.rules.carried_objectives
    return rule.colours if rule else ()


def carries(look: Look, survivor: int) -> bool:
    """Whether a survivor has a carried objective to use."""
    colours = carried_colours(look)
    return any(colour in colours for colour in look.state.survivors[survivor].tokens)


# Samples


def samples(rule: kinds.Samples, mission: Mission) -> Special:
    """The first xeno of each wanted kind eliminated hand to hand, and mold from a spawn zone."""
    goals = [goal for goal in mission.goal if isinstance(goal, kinds.GatherSamples)]
    wanted = {kind for goal in goals for kind in goal.xenos}
    mold = any(goal.mold for goal in goals)

    def gathered(play: Play, survivor: int, kind: str) -> Script[None]:
        play.state.samples = (*play.state.samples, kind)
        rules = (*rule.rules, "invader.ambiguity.m10-samples")
        play.tell(events.MissionNews, "sample", rule.points, kind, rules=rules)
        yield from gain(play, survivor, rule.points)

    def killed(play: Play, survivor: int, kind: str, zone: int) -> Script[None] | None:
        state, world = play.state, play.world
        if kind not in wanted or kind in state.samples:
            return None
        number = world.kind(kind)
        if world.figures[number].type == "abomination":
            return gathered(play, survivor, kind)
        kept = list(state.kept)
        kept[number] += 1
        state.kept = tuple(kept)
        return gathered(play, survivor, kind)

    def offer(look: Look, survivor: int) -> list[Option]:
        zone = look.state.survivors[survivor].zone
        here = any(spawn.zone == zone for spawn in look.state.spawns)
        return [GATHER_MOLD.of()] if mold and here and "mold" not in look.state.samples else []

    def perform(play: Play, survivor: int, chosen: Option) -> Script[None]:
        yield from gathered(play, survivor, "mold")
        check_end(play)

    return Special(
        actions=(Action((GATHER_MOLD,), offer, refused_by(offer, *rule.rules), perform),),
        listeners=(MELEE_KILL.on(killed),),
    )
