"""The 35 skills of the book, each in one place."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.abilities import SKILLS, abilities
from overrun.classic.actions.search import search_zone
from overrun.classic.actions.search import why_not as why_not_search
from overrun.classic.common import wounds_of
from overrun.classic.content_kinds import Equipment
from overrun.classic.gear.inventory import draw_equipment, put_away, shuffle_equipment, take_card
from overrun.classic.missions.healing import heal
from overrun.classic.words import (
    ACCEPT,
    ASK_DESTINY,
    ASK_MATCHING_SET,
    BE_LOUD,
    CARD_FOUND,
    CARD_REVEALED,
    CLOSE,
    DISCARD_STOPS_WOUND,
    HEAL,
    LEAD,
    MAKES,
    MATCH,
    NO_MATCH,
    OUTSIDE_BUILDINGS,
    REDRAW,
    REROLL_EACH_TURN,
    RESERVE,
    SILENT,
    SNIFF,
    TRICK_SHOT,
    USED_BORN_LEADER,
    USED_DESTINY,
    USED_HOLD_YOUR_NOSE,
    USED_LOUD,
    USED_MEDIC,
    WOUND_INCOMING,
)
from overrun.classic.world import Look, Play
from overrun.core import Option, Script
from overrun.skirmish.actions import Action, refused_by
from overrun.skirmish.people import name_of, number_of, survivors_in
from overrun.skirmish.skills import Skill
from overrun.skirmish.words import (
    ACTIONS,
    CHOOSES_TARGETS,
    DAMAGE,
    DICE,
    DUAL,
    MAX_RANGE,
    REROLL_EACH_ACTION,
    ROLL,
    SEARCHED,
    SURCHARGE,
    USED_TOUGH,
    ZONES_PER_MOVE,
)


def _add(skill: Skill) -> None:
    SKILLS[skill.id] = skill


def _rule(name: str) -> str:
    return f"classic.skill.{name}"


# Numbers

_add(Skill("plus-1-action", _rule("plus-1-action"), (ACTIONS.plus(1),)))
for _mode in ("melee", "ranged"):
    _add(Skill(f"plus-1-damage-{_mode}", _rule("plus-1-damage"), (DAMAGE[_mode].plus(1),)))
    _add(Skill(f"plus-1-roll-{_mode}", _rule(f"plus-1-roll-{_mode}"), (ROLL[_mode].plus(1),)))
    _add(Skill(f"plus-1-die-{_mode}", _rule(f"plus-1-die-{_mode}"), (DICE[_mode].plus(1),)))
_add(
    Skill(
        "plus-1-roll-combat",
        _rule("plus-1-roll-combat"),
        (ROLL["melee"].plus(1), ROLL["ranged"].plus(1)),
    )
)
_add(
    Skill(
        "plus-1-die-combat",
        _rule("plus-1-die-combat"),
        (DICE["melee"].plus(1), DICE["ranged"].plus(1)),
    )
)
_add(Skill("plus-1-max-range", _rule("plus-1-max-range"), (MAX_RANGE.plus(1),)))
_add(Skill("plus-1-zone-per-move", _rule("plus-1-zone-per-move"), (ZONES_PER_MOVE.plus(1),)))
_add(Skill("two-zones-per-move", _rule("two-zones-per-move"), (ZONES_PER_MOVE.becomes(2),)))
_add(Skill("slippery", _rule("slippery"), (SURCHARGE.becomes(0),)))
_add(Skill("hoard", _rule("hoard"), (RESERVE.plus(1),)))
_add(Skill("two-cocktails", _rule("two-cocktails"), (MAKES["molotov"].becomes(2),)))

# Free actions

_add(Skill("free-combat", _rule("free-combat"), free_actions=("combat",)))
_add(Skill("free-move", _rule("free-move"), free_actions=("move",)))
_add(Skill("free-search", _rule("free-search"), free_actions=("search",)))

# Re-rolls

_add(Skill("reroll-per-turn", _rule("reroll-per-turn"), (REROLL_EACH_TURN.plus(1),)))
_add(Skill("lucky", _rule("lucky"), (REROLL_EACH_ACTION.becomes(1),)))

# Two weapons at once

_add(
    Skill(
        "ambidextrous",
        _rule("ambidextrous"),
        (DUAL["melee"].becomes(1), DUAL["ranged"].becomes(1)),
    )
)
_add(Skill("gunslinger", _rule("gunslinger"), (DUAL["ranged"].becomes(1),)))
_add(Skill("swordmaster", _rule("swordmaster"), (DUAL["melee"].becomes(1),)))
_add(Skill("trick-shot", _rule("trick-shot"), (TRICK_SHOT.becomes(1),)))

# Targets

_add(Skill("sniper", _rule("sniper"), (CHOOSES_TARGETS.becomes(1),)))


# Born leader: a free action for somebody else, in that survivor's next turn


def _followers(look: Look, survivor: int) -> list[int]:
    return [i for i, s in enumerate(look.state.survivors) if s.fate == "alive" and i != survivor]


def _leader_offer(look: Look, survivor: int) -> list[Option]:
    if USED_BORN_LEADER.on(look.state.survivors[survivor]):
        return []
    return [LEAD.of(name_of(look, other)) for other in _followers(look, survivor)]


def _lead(play: Play, survivor: int, chosen: Option) -> None:
    (name,) = LEAD.read(chosen)
    other = number_of(play, name)
    USED_BORN_LEADER.put_on(play.state.survivors[survivor])
    play.state.survivors[other].promised += 1
    rules = ("classic.skills.born-leader-gift", "classic.skills.born-leader-expiry")
    play.tell(events.SkillUsed, survivor, "born-leader", other, rules=rules)


LEADING = Action(
    (LEAD,), _leader_offer, refused_by(_leader_offer, "classic.skills.born-leader-gift"), _lead, free=True
)
_add(Skill("born-leader", _rule("born-leader"), actions=(LEADING,)))


# Destiny: put a card just revealed aside for another


def _destiny(play: Play, survivor: int, card: int) -> Script[int | None]:
    who = play.state.survivors[survivor]
    if USED_DESTINY.on(who):
        return card
    kind = play.world.cards[card].id
    chosen = yield ASK_DESTINY.of((who.seat,), (ACCEPT.of(), REDRAW.of()), name_of(play, survivor), kind)
    if ACCEPT.made(chosen):
        return card
    USED_DESTINY.put_on(who)
    # Drawn before the first card is put away: that one cannot come back in a deck made anew.
    another = draw_equipment(play)
    put_away(play, card)
    play.tell(events.SkillUsed, survivor, "destiny", rules=("classic.skills.destiny",))
    if another is not None:
        play.tell(events.CardDrawn, survivor, play.world.cards[another].id)
    return another


_add(Skill("destiny", _rule("destiny"), listeners=(CARD_REVEALED.on(_destiny),)))


# Matching set: a found dual weapon brings its twin out of the deck


def _matching_set(play: Play, survivor: int, card: int) -> Script[None]:
    state = play.state
    kind = play.world.cards[card]
    twins = [c for c in state.equipment_deck if play.world.cards[c] is kind]
    if not twins or not _is_dual(play, survivor, kind):
        return
    who = state.survivors[survivor]
    options = (MATCH.of(), NO_MATCH.of())
    chosen = yield ASK_MATCHING_SET.of((who.seat,), options, name_of(play, survivor), kind.id)
    if NO_MATCH.made(chosen):
        return
    # Which of several alike is taken must not depend on where they lie.
    twin = min(twins)
    state.equipment_deck.remove(twin)
    shuffle_equipment(play)
    rules: tuple[str, ...] = ("classic.skills.matching-set", "classic.skills.matching-set-shuffle")
    if not kind.dual:
        rules = (*rules, "classic.ambiguity.matching-set-lent-dual")
    play.tell(events.SkillUsed, survivor, "matching-set", rules=rules)
    yield from take_card(play, survivor, twin)


def _is_dual(look: Look, survivor: int, kind: Equipment) -> bool:
    """Whether a weapon has the dual symbol for this survivor: printed on it, or lent to it by a skill."""
    if kind.dual or look.world.house.matching_set_printed_dual:
        return kind.dual
    own = abilities(look.state.survivors[survivor])
    return (kind.melee is not None and own.value(DUAL["melee"]) > 0) or (
        kind.ranged is not None and own.value(DUAL["ranged"]) > 0
    )


_add(Skill("matching-set", _rule("matching-set"), listeners=(CARD_FOUND.on(_matching_set),)))


# Hold your nose: a free search after a kill, also in the street


def _why_not_sniff(look: Look, survivor: int) -> list[str]:
    who = look.state.survivors[survivor]
    if not who.kills or USED_HOLD_YOUR_NOSE.on(who):
        return ["classic.skills.hold-your-nose-condition"]
    return why_not_search(look, survivor, {OUTSIDE_BUILDINGS})


def _nose_offer(look: Look, survivor: int) -> list[Option]:
    return [] if _why_not_sniff(look, survivor) else [SNIFF.of()]


def _sniff(play: Play, survivor: int, chosen: Option) -> Script[None]:
    who = play.state.survivors[survivor]
    USED_HOLD_YOUR_NOSE.put_on(who)
    SEARCHED.put_on(who)
    play.tell(
        events.SkillUsed, survivor, "hold-your-nose", rules=("classic.skills.hold-your-nose-condition",)
    )
    return search_zone(play, survivor)


_add(
    Skill(
        "hold-your-nose",
        _rule("hold-your-nose"),
        actions=(Action((SNIFF,), _nose_offer, _why_not_sniff, _sniff, free=True),),
    )
)


# Is that all you've got? and Tough: wounds that do not happen

_add(Skill("is-that-all-youve-got", _rule("is-that-all-youve-got"), (DISCARD_STOPS_WOUND.becomes(1),)))


def _tough(play: Play, survivor: int, source: str) -> bool:
    who = play.state.survivors[survivor]
    in_time = play.state.phase == "zombies" or play.world.house.tough_in_players_phase
    if source != "zombie" or USED_TOUGH.on(who) or not in_time:
        return False
    USED_TOUGH.put_on(who)
    play.tell(events.WoundStopped, survivor, "tough", rules=("classic.skills.tough",))
    return True


_add(Skill("tough", _rule("tough"), listeners=(WOUND_INCOMING.on(_tough),)))


# Lock it down: close an open door


def _open_doors(look: Look, survivor: int) -> list[int]:
    doors = look.world.board.doors_of(look.state.survivors[survivor].zone)
    return [door.id for door in doors if not look.state.closed >> door.id & 1]


def _lock_offer(look: Look, survivor: int) -> list[Option]:
    return [CLOSE.of(door) for door in _open_doors(look, survivor)]


def _lock(play: Play, survivor: int, chosen: Option) -> None:
    (door,) = CLOSE.read(chosen)
    play.state.closed |= 1 << door
    play.tell(events.DoorClosed, survivor, door, rules=("classic.skills.lock-it-down-close",))


LOCKING = Action((CLOSE,), _lock_offer, refused_by(_lock_offer, "classic.skills.lock-it-down-close"), _lock)
_add(Skill("lock-it-down", _rule("lock-it-down"), actions=(LOCKING,)))


# Loud: be the noisiest place of all


def _loud_offer(look: Look, survivor: int) -> list[Option]:
    return [] if USED_LOUD.on(look.state.survivors[survivor]) else [BE_LOUD.of()]


def _be_loud(play: Play, survivor: int, chosen: Option) -> None:
    USED_LOUD.put_on(play.state.survivors[survivor])
    play.state.loud_zone = play.state.survivors[survivor].zone
    play.state.loud_by = survivor
    rules = ("classic.skills.loud-highest", "classic.skills.loud-last-wins")
    play.tell(events.SkillUsed, survivor, "loud", play.state.loud_zone, rules=rules)


BEING_LOUD = Action(
    (BE_LOUD,), _loud_offer, refused_by(_loud_offer, "classic.skills.loud-once"), _be_loud, free=True
)
_add(Skill("loud", _rule("loud"), actions=(BEING_LOUD,)))


# Medic: one wound less


def _wounded(look: Look, survivor: int) -> list[int]:
    """Those with wounds in a survivor's zone, perhaps the survivor, too."""
    people = survivors_in(look.state, look.state.survivors[survivor].zone)
    return [other for other in people if wounds_of(look, look.state.survivors[other])]


def _medic_offer(look: Look, survivor: int) -> list[Option]:
    if USED_MEDIC.on(look.state.survivors[survivor]):
        return []
    return [HEAL.of(name_of(look, other)) for other in _wounded(look, survivor)]


def _heal(play: Play, survivor: int, chosen: Option) -> None:
    (name,) = HEAL.read(chosen)
    other = number_of(play, name)
    USED_MEDIC.put_on(play.state.survivors[survivor])
    heal(play, other)
    play.tell(events.SkillUsed, survivor, "medic", other, rules=("classic.skills.medic",))


HEALING = Action((HEAL,), _medic_offer, refused_by(_medic_offer, "classic.skills.medic"), _heal, free=True)
_add(Skill("medic", _rule("medic"), actions=(HEALING,)))


# Ninja: silent, unless one wants to be heard, which may be said at any time

_add(Skill("ninja", _rule("ninja"), (SILENT.becomes(1),)))

# Starts with: one skill for every card


def starts_with(card: str) -> Skill:
    """The skill of somebody who begins the game with a card."""
    return Skill(f"starts-with-{card}", _rule("starts-with"), starts_with=(card,))
