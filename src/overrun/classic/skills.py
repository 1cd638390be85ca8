"""The 35 skills of the book, each in one place."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.abilities import SKILLS, abilities
from overrun.classic.common import kind_of, name_of, wounds_of, zombies_in
from overrun.classic.content import Equipment
from overrun.classic.inventory import draw_equipment, put_away, shuffle_equipment, take_card
from overrun.classic.missions.specials import heal
from overrun.classic.search import BUILDING_ONLY, SEARCH, search_zone
from overrun.classic.search import obstacles as search_obstacles
from overrun.classic.words import (
    ACTIONS,
    CARD_FOUND,
    CARD_REVEALED,
    CHOOSES_TARGETS,
    DAMAGE,
    DICE,
    DISCARD_STOPS_WOUND,
    DUAL,
    MAKES,
    MAX_RANGE,
    REROLL_EACH_ACTION,
    REROLL_EACH_TURN,
    RESERVE,
    ROLL,
    SILENT,
    SURCHARGE,
    TRICK_SHOT,
    WOUND_INCOMING,
    ZONES_PER_MOVE,
)
from overrun.classic.world import Play
from overrun.core import Option, Question, Script, option
from overrun.skirmish.actions import Action
from overrun.skirmish.people import survivors_in
from overrun.skirmish.skills import Skill


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


def _leader_offer(play: Play, survivor: int) -> list[Option]:
    if "born-leader" in play.state.survivors[survivor].used:
        return []
    people = [i for i, s in enumerate(play.state.survivors) if s.fate == "alive" and i != survivor]
    return [option("lead", name_of(play, other)) for other in people]


def _lead(play: Play, survivor: int, chosen: Option) -> None:
    other = next(i for i, s in enumerate(play.state.survivors) if play.world.cast[s.who].id == chosen.args[0])
    _use(play, survivor, "born-leader")
    play.state.survivors[other].promised += 1
    rules = ("classic.skills.born-leader-gift", "classic.skills.born-leader-expiry")
    play.tell(events.SkillUsed, survivor, "born-leader", other, rules=rules)


def _use(play: Play, survivor: int, word: str) -> None:
    who = play.state.survivors[survivor]
    who.used = (*who.used, word)


_add(
    Skill("born-leader", _rule("born-leader"), actions=(Action(("lead",), _leader_offer, _lead, free=True),))
)


# Destiny: put a card just revealed aside for another


def _destiny(play: Play, survivor: int, card: int) -> Script[int | None]:
    who = play.state.survivors[survivor]
    if "destiny" in who.used:
        return card
    kind = play.world.cards[card].id
    question = Question(
        (who.seat,), "destiny", (name_of(play, survivor), kind), (option("accept"), option("redraw"))
    )
    chosen = yield question
    if chosen.verb == "accept":
        return card
    _use(play, survivor, "destiny")
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
    question = Question(
        (who.seat,), "matching-set", (name_of(play, survivor), kind.id), (option("match"), option("no"))
    )
    chosen = yield question
    if chosen.verb == "no":
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


def _is_dual(play: Play, survivor: int, kind: Equipment) -> bool:
    """Whether a weapon has the dual symbol for this survivor: printed on it, or lent to it by a skill."""
    if kind.dual or play.world.house.matching_set_printed_dual:
        return kind.dual
    own = abilities(play.state.survivors[survivor])
    return (kind.melee is not None and own.value(DUAL["melee"]) > 0) or (
        kind.ranged is not None and own.value(DUAL["ranged"]) > 0
    )


_add(Skill("matching-set", _rule("matching-set"), listeners=(CARD_FOUND.on(_matching_set),)))


# Hold your nose: a free search after a kill, also in the street


def _nose_offer(play: Play, survivor: int) -> list[Option]:
    who = play.state.survivors[survivor]
    if not who.kills or "hold-your-nose" in who.used:
        return []
    left = [obstacle for obstacle in search_obstacles(play, survivor) if obstacle != BUILDING_ONLY]
    return [] if left else [option("sniff")]


def _sniff(play: Play, survivor: int, chosen: Option) -> Script[None]:
    _use(play, survivor, "hold-your-nose")
    _use(play, survivor, "search")
    play.tell(
        events.SkillUsed, survivor, "hold-your-nose", rules=("classic.skills.hold-your-nose-condition",)
    )
    return search_zone(play, survivor)


_add(
    Skill(
        "hold-your-nose",
        _rule("hold-your-nose"),
        actions=(Action(("sniff",), _nose_offer, _sniff, free=True),),
    )
)


# Is that all you've got? and Tough: wounds that do not happen

_add(Skill("is-that-all-youve-got", _rule("is-that-all-youve-got"), (DISCARD_STOPS_WOUND.becomes(1),)))


def _tough(play: Play, survivor: int, source: str) -> bool:
    who = play.state.survivors[survivor]
    in_time = play.state.phase == "zombies" or play.world.house.tough_in_players_phase
    if source != "zombie" or "tough" in who.used or not in_time:
        return False
    _use(play, survivor, "tough")
    play.tell(events.WoundStopped, survivor, "tough", rules=("classic.skills.tough",))
    return True


_add(Skill("tough", _rule("tough"), listeners=(WOUND_INCOMING.on(_tough),)))


# Lock it down: close an open door


def _open_doors(play: Play, survivor: int) -> list[int]:
    doors = play.world.board.doors_of(play.state.survivors[survivor].zone)
    return [door.id for door in doors if not play.state.closed >> door.id & 1]


def _lock_offer(play: Play, survivor: int) -> list[Option]:
    return [option("close", door) for door in _open_doors(play, survivor)]


def _lock(play: Play, survivor: int, chosen: Option) -> None:
    door = int(chosen.args[0])
    play.state.closed |= 1 << door
    play.tell(events.DoorClosed, survivor, door, rules=("classic.skills.lock-it-down-close",))


_add(Skill("lock-it-down", _rule("lock-it-down"), actions=(Action(("close",), _lock_offer, _lock),)))


# Loud: be the noisiest place of all


def _loud_offer(play: Play, survivor: int) -> list[Option]:
    return [] if "loud" in play.state.survivors[survivor].used else [option("be-loud")]


def _be_loud(play: Play, survivor: int, chosen: Option) -> None:
    _use(play, survivor, "loud")
    play.state.loud_zone = play.state.survivors[survivor].zone
    play.state.loud_by = survivor
    rules = ("classic.skills.loud-highest", "classic.skills.loud-last-wins")
    play.tell(events.SkillUsed, survivor, "loud", play.state.loud_zone, rules=rules)


_add(Skill("loud", _rule("loud"), actions=(Action(("be-loud",), _loud_offer, _be_loud, free=True),)))


# Medic: one wound less


def _medic_offer(play: Play, survivor: int) -> list[Option]:
    state = play.state
    if "medic" in state.survivors[survivor].used:
        return []
    people = survivors_in(state, state.survivors[survivor].zone)
    return [option("heal", name_of(play, o)) for o in people if wounds_of(play, state.survivors[o])]


def _heal(play: Play, survivor: int, chosen: Option) -> None:
    people = survivors_in(play.state, play.state.survivors[survivor].zone)
    other = next(o for o in people if name_of(play, o) == chosen.args[0])
    _use(play, survivor, "medic")
    heal(play, other)
    play.tell(events.SkillUsed, survivor, "medic", other, rules=("classic.skills.medic",))


_add(Skill("medic", _rule("medic"), actions=(Action(("heal",), _medic_offer, _heal, free=True),)))


# Ninja: silent, unless one wants to be heard, which may be said at any time

_add(Skill("ninja", _rule("ninja"), (SILENT.becomes(1),)))

# Starts with: one skill for every card


def starts_with(card: str) -> Skill:
    """The skill of somebody who begins the game with a card."""
    return Skill(f"starts-with-{card}", _rule("starts-with"), starts_with=(card,))


__all__ = ["SEARCH", "abilities", "kind_of", "starts_with", "zombies_in"]
