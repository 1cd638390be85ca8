"""What survivors begin with: starting equipment of either box, cards of skills, oxygen tanks."""

from __future__ import annotations

from overrun.core import Script
from overrun.scifi import events
from overrun.scifi.abilities import able
from overrun.scifi.common import kind_of
from overrun.scifi.gear.inventory import place_for
from overrun.scifi.state import EMPTY
from overrun.scifi.steps import DealGear
from overrun.scifi.words import ASK_DRONE, ASK_GEAR, DEAL, DEAL_NONE, GIVE_DRONE, NO_MORE_DRONES
from overrun.scifi.world import Look, Play
from overrun.skirmish.people import cards_of, name_of, number_of

USUAL_SURVIVORS = 6
PROD, PISTOL, DRONE = "cattle-prod", "pistol", "search-drone"


def deal_skill_cards(play: Play) -> None:
    """Cards that a starting skill names, from wherever they lie before anything is shuffled."""
    state = play.state
    for survivor in range(len(state.survivors)):
        for skill in able(play, survivor).skills:
            for kind in skill.starts_with:
                piles = (state.equipment_deck, state.prototypes, state.oxygen, state.aside)
                pile = next(p for p in piles if any(kind_of(play, card).id == kind for card in p))
                card = next(card for card in pile if kind_of(play, card).id == kind)
                pile.remove(card)
                _deal(play, survivor, card, ("scifi.setup.07-skill-equipment",))


def deal_oxygen(play: Play) -> None:
    """Where the mission says so, everybody wears a tank."""
    rule = play.world.mission.rules.oxygen_at_start
    if rule is None:
        return
    for survivor, who in enumerate(play.state.survivors):
        card = play.state.oxygen.pop()
        _deal(play, survivor, card, rule.rules)
        if rule.lost_in_airlock:
            who.first_tank = card


def deal_gear(play: Play, step: DealGear) -> Script[None]:
    """The team shares out the starting equipment. What nobody gets leaves the game."""
    squad = [i for i, who in enumerate(play.state.survivors) if play.world.cast[who.who].squad]
    others = [i for i in range(len(play.state.survivors)) if i not in squad]
    for survivor in squad:
        for kind in (PROD, PISTOL):
            _deal_kind(play, survivor, kind, ("darkside.setup.07-green-squad",))
    if squad and play.world.mission.rules.drones_on_board is None:
        yield from _deal_drones(play, squad)
    if others and play.world.mission.id.startswith("darkside/"):
        yield from _deal_either(play, others)
    elif others:
        yield from _share_out(play, others)
    _clear_away(play)


def _deal_drones(play: Play, squad: list[int]) -> Script[None]:
    """Up to two search drones for members of the squad, one each at most."""
    without = list(squad)
    while without and _starting(play, DRONE):
        options = tuple(GIVE_DRONE.of(name_of(play, survivor), DRONE) for survivor in without)
        chosen = yield ASK_DRONE.of(_everybody(play), (*options, NO_MORE_DRONES.of()))
        if NO_MORE_DRONES.made(chosen):
            return
        name, _ = GIVE_DRONE.read(chosen)
        survivor = number_of(play, name)
        without.remove(survivor)
        _deal_kind(play, survivor, DRONE, ("darkside.setup.07-search-drones",))


def _deal_either(play: Play, people: list[int]) -> Script[None]:
    """A cattle prod or a pistol for everybody who is not of the squad."""
    rules = ("darkside.setup.07-other-survivors",)
    for survivor in people:
        name = name_of(play, survivor)
        options = tuple(DEAL.of(name, kind) for kind in (PROD, PISTOL) if _starting(play, kind))
        if options:
            chosen = yield ASK_GEAR.of(_everybody(play), options, name)
            _, kind = DEAL.read(chosen)
            _deal_kind(play, survivor, kind, rules)


def _share_out(play: Play, people: list[int]) -> Script[None]:
    """The six cards of the Invader box, at least one for each who has nothing yet."""
    rules = ("invader.setup.07-distribute", "scifi.setup.07-at-least-one-card")
    pool = _pool(play, len(people))
    for place, survivor in enumerate(people):
        name = name_of(play, survivor)
        needy = [i for i in people[place + 1 :] if not _armed(play, i)]
        options = tuple(DEAL.of(name, kind) for kind in dict.fromkeys(pool))
        if _armed(play, survivor):
            options = (DEAL_NONE.of(name), *(options if len(pool) > len(needy) else ()))
        if options:
            chosen = yield ASK_GEAR.of(_everybody(play), options, name)
            if DEAL.made(chosen):
                _, kind = DEAL.read(chosen)
                pool.remove(kind)
                _deal_kind(play, survivor, kind, rules)
    while pool:
        kind = pool.pop()
        options = tuple(DEAL.of(name_of(play, survivor), kind) for survivor in people)
        chosen = yield ASK_GEAR.of(_everybody(play), options)
        name, _ = DEAL.read(chosen)
        _deal_kind(play, number_of(play, name), kind, rules)


def _pool(look: Look, people: int) -> list[str]:
    """The kinds of Invader's six cards, and for every survivor beyond six one more from the other box."""
    kinds = [kind_of(look, card).id for card in sorted(look.state.aside) if card in look.world.starting]
    first = [kind for kind in kinds if kind != DRONE][:USUAL_SURVIVORS]
    more = [kind for kind in kinds if kind != DRONE][USUAL_SURVIVORS:]
    return first + more[: max(0, people - USUAL_SURVIVORS)]


def _armed(look: Look, survivor: int) -> bool:
    return any(not kind_of(look, card).oxygen for card in cards_of(look.state.survivors[survivor]))


def _starting(look: Look, kind: str) -> list[int]:
    """The starting cards of a kind that nobody has yet, the second box's before Invader's."""
    return [
        card
        for card in sorted(look.state.aside, reverse=True)
        if card in look.world.starting and kind_of(look, card).id == kind
    ]


def _deal_kind(play: Play, survivor: int, kind: str, rules: tuple[str, ...]) -> None:
    cards = _starting(play, kind)
    if cards:
        play.state.aside.remove(cards[0])
        _deal(play, survivor, cards[0], rules)


def _deal(play: Play, survivor: int, card: int, rules: tuple[str, ...]) -> None:
    who = play.state.survivors[survivor]
    slot = place_for(play, who, card)
    if slot != EMPTY:
        who.slots[slot] = card
        play.tell(events.Dealt, survivor, kind_of(play, card).id, rules=rules)


def _clear_away(play: Play) -> None:
    """Starting equipment that nobody has got is not in the game; drones that lie on the board are."""
    on_board = DRONE if play.world.mission.rules.drones_on_board else ""
    state = play.state
    gone = [
        card for card in state.aside if card in play.world.starting and kind_of(play, card).id != on_board
    ]
    state.aside = [card for card in state.aside if card not in gone]
    state.out += gone


def _everybody(look: Look) -> tuple[int, ...]:
    return tuple(range(look.world.seats))
