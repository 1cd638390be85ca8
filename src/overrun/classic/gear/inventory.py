"""Inventories: two hands, a reserve, and everything that moves cards."""

from __future__ import annotations

from msgspec import Struct

from overrun.classic import events
from overrun.classic.abilities import abilities
from overrun.classic.common import kind_of
from overrun.classic.content_kinds import Equipment
from overrun.classic.phases.ending import check_end
from overrun.classic.state import EMPTY, HANDS, Classic
from overrun.classic.steps import Discard
from overrun.classic.words import (
    ASK_ARRANGE,
    ASK_FIND,
    COMBINE,
    COMBINE_MEANWHILE,
    DISCARD,
    DONE,
    KEEP_CARD,
    KEEP_INSTEAD,
    MAKES,
    PUT,
    REORGANISE,
    SWAP,
    TRADE,
    held,
    spot,
)
from overrun.classic.world import Look, Play
from overrun.core import Option, Script
from overrun.skirmish import decks
from overrun.skirmish.actions import Action, refused_by
from overrun.skirmish.people import cards_of, name_of, number_of, survivors_in

WOUND = "wounded"


# Where cards go


def put_away(play: Play, card: int) -> None:
    """Discard a card that nobody holds any more, and what lies beneath it, where each belongs."""
    state = play.state
    beneath = [under for upper, under in state.tucked if upper == card]
    if beneath:
        state.tucked = tuple(pair for pair in state.tucked if pair[0] != card)
    for gone in (card, *beneath):
        deck = play.world.cards[gone].deck
        pile = state.equipment_discard if deck == "equipment" else state.aside
        if deck in ("starting", "pimpmobile"):
            pile = state.out
        pile.append(gone)
        # A card drawn from the deck is loaded.
        state.unloaded &= ~(1 << gone)


def lose_card(play: Play, survivor: int, card: int) -> None:
    """Take a card from a survivor and discard it."""
    slots = play.state.survivors[survivor].slots
    slots[slots.index(card)] = EMPTY
    put_away(play, card)


def draw_equipment(play: Play) -> int | None:
    """The next card of the equipment deck, which may be one that the mission has put on top."""
    if play.state.stacked:
        play.state.stacked -= 1
    return decks.draw_equipment(
        play, "classic.search.deck-empty-reshuffle", "classic.search.reshuffle-exclusions"
    )


def shuffle_equipment(play: Play) -> None:
    """Shuffle the equipment deck. Cards that the mission has put on top stay there as they lie."""
    deck, on_top = beneath_and_on_top(play.state)
    play.shuffle(deck)
    play.state.equipment_deck[:] = deck + on_top


def beneath_and_on_top(state: Classic) -> tuple[list[int], list[int]]:
    """The equipment deck in two parts: the second holds the cards that the mission has put on top."""
    number = len(state.equipment_deck) - state.stacked
    return state.equipment_deck[:number], state.equipment_deck[number:]


def place_card(play: Play, survivor: int, card: int) -> None:
    """Put a card in a free slot: weapons in a hand if one is free."""
    slots = play.state.survivors[survivor].slots
    free = [slot for slot, held in enumerate(slots) if held == EMPTY]
    if kind_of(play, card).kind != "weapon":
        free = [slot for slot in free if slot >= HANDS] or free
    slots[free[0]] = card
    kind = kind_of(play, card).id
    if kind not in play.state.found:
        play.state.found = (*play.state.found, kind)


def receive(play: Play, survivor: int, card: int) -> None:
    """Put a card in a free slot and say so. What is dealt or made is told as that, and only once."""
    place_card(play, survivor, card)
    play.tell(events.CardTaken, survivor, kind_of(play, card).id)


def take_card(play: Play, survivor: int, card: int) -> Script[None]:
    """A survivor keeps a card, in the place of another if there is no room, or discards it at once."""
    who = play.state.survivors[survivor]
    kind = kind_of(play, card).id
    options = [DISCARD.of(kind)]
    if EMPTY in who.slots:
        options.insert(0, KEEP_CARD.of(kind))
    else:
        options += [KEEP_INSTEAD.of(kind, other) for other in _droppable(play, survivor)]
    chosen = yield ASK_FIND.of((who.seat,), tuple(options), name_of(play, survivor), kind)
    if DISCARD.made(chosen):
        put_away(play, card)
        play.tell(events.CardDiscarded, survivor, kind, rules=("classic.search.keep-or-discard",))
        return
    if KEEP_INSTEAD.made(chosen):
        _, other = KEEP_INSTEAD.read(chosen)
        discard(play, survivor, other)
    receive(play, survivor, card)
    check_end(play)


def _droppable(look: Look, survivor: int) -> list[str]:
    """The kinds of cards a survivor may discard."""
    kinds: dict[str, None] = {}
    for card in cards_of(look.state.survivors[survivor]):
        kind = kind_of(look, card)
        if kind.kind != "wound":
            kinds[kind.id] = None
    return list(kinds)


def discard(play: Play, survivor: int, kind: str) -> None:
    """Throw away a card of a kind; of two alike an unloaded one, and one in reserve before one in hand."""
    who = play.state.survivors[survivor]
    cards = [card for card in reversed(who.slots) if card >= 0 and kind_of(play, card).id == kind]
    card = min(cards, key=lambda card: 0 if play.state.unloaded >> card & 1 else 1)
    lose_card(play, survivor, card)
    play.tell(events.CardDiscarded, survivor, kind, rules=("classic.inventory.discard-free",))


# Discarding at any time


def discard_step(play: Play, step: Discard) -> None:
    """A card thrown away out of turn."""
    discard(play, number_of(play, step.survivor), step.kind)


# Combining cards


def combinations(look: Look, survivor: int) -> list[Equipment]:
    """What the survivor could make of the cards he carries."""
    cards = look.world.ingredients.intersection(look.state.survivors[survivor].slots)
    if len(cards) < 2:
        return []
    carried = {kind_of(look, card).id for card in cards}
    return [
        kind
        for kind in look.world.recipes
        if all(part in carried for part in kind.made_of) and (not kind.spends or _made_cards(look, kind))
    ]


def _made_cards(look: Look, kind: Equipment) -> list[int]:
    return [card for card in look.state.aside if look.world.cards[card] is kind]


def combine(play: Play, survivor: int, kind: Equipment) -> Script[None]:
    """Make an improved weapon, which may be taken in hand at once."""
    state = play.state
    slots = state.survivors[survivor].slots
    parts = []
    for part in kind.made_of:
        slot = next(s for s, card in enumerate(slots) if card >= 0 and kind_of(play, card).id == part)
        parts.append(slots[slot])
        slots[slot] = EMPTY
    if kind.spends:
        for card in parts:
            put_away(play, card)
        number = abilities(state.survivors[survivor]).value(MAKES[kind.id])
        made = _made_cards(play, kind)[:number]
        for card in made:
            state.aside.remove(card)
    else:
        weapon, beneath = parts
        state.tucked = (*state.tucked, (weapon, beneath))
        made = [weapon]
    for card in made:
        place_card(play, survivor, card)
    play.tell(
        events.CardsCombined,
        survivor,
        kind.id,
        len(made),
        rules=(
            "classic.improved.no-action",
            "classic.improved.one-slot",
            "classic.improved.cards-in-inventory",
        ),
    )
    others = {card for card in cards_of(state.survivors[survivor]) if card not in made}
    yield from arrange(play, (survivor,), still=others)


def _offer_combine(look: Look, survivor: int) -> list[Option]:
    return [COMBINE.of(kind.id) for kind in combinations(look, survivor)]


def _perform_combine(play: Play, survivor: int, chosen: Option) -> Script[None]:
    (kind,) = COMBINE.read(chosen)
    return combine(play, survivor, play.world.kinds[kind])


COMBINING = Action(
    (COMBINE,),
    _offer_combine,
    refused_by(_offer_combine, "classic.improved.cards-in-inventory"),
    _perform_combine,
    free=True,
)


# Rearranging and trading


def arrange(play: Play, people: tuple[int, ...], still: set[int] | None = None) -> Script[None]:
    """Rearrange the cards of one survivor, or of two who trade: each card moved at most once, then done."""
    moved = set(still or ())
    seats = tuple(dict.fromkeys(play.state.survivors[person].seat for person in people))
    names = tuple(name_of(play, person) for person in people)
    places = _places(play, people, moved)
    while True:
        moves = _moves(places)
        makes = _makes(play, people) if still is None else {}
        chosen = yield ASK_ARRANGE.of(seats, (DONE.of(), *moves, *makes), *names)
        if DONE.made(chosen):
            return
        if chosen in makes:
            yield from combine(play, *makes[chosen])
            places = _places(play, people, moved)
        else:
            here, slot, there, target = moves[chosen]
            moved.add(_move(play, here.person, slot, there.person, target))
            changed = (here, there)
            places = [_again(play, place, moved) if place in changed else place for place in places]


def _makes(look: Look, people: tuple[int, ...]) -> dict[Option, tuple[int, Equipment]]:
    """Everything that can be combined meanwhile, and by whom."""
    found: dict[Option, tuple[int, Equipment]] = {}
    for person in people:
        for kind in combinations(look, person):
            found[COMBINE_MEANWHILE.of(name_of(look, person), kind.id)] = (person, kind)
    return found


class _Place(Struct, frozen=True, eq=False):
    """A survivor's hands or reserve: the different cards in it, each with a slot, and a free slot if any."""

    person: int
    spot: str
    slots: range
    cards: dict[str, int]
    movable: dict[str, int]
    free: int


def _places(look: Look, people: tuple[int, ...], moved: set[int]) -> list[_Place]:
    found = []
    for person in people:
        name = name_of(look, person)
        slots = len(look.state.survivors[person].slots)
        found.append(_place(look, person, spot(name, "hand"), range(HANDS), moved))
        found.append(_place(look, person, spot(name, "reserve"), range(HANDS, slots), moved))
    return found


def _place(look: Look, person: int, spot: str, slots: range, moved: set[int]) -> _Place:
    held = look.state.survivors[person].slots
    cards: dict[str, int] = {}
    movable: dict[str, int] = {}
    free = EMPTY
    for slot in slots:
        card = held[slot]
        if card == EMPTY:
            free = slot if free == EMPTY else free
            continue
        called = _called(look, card)
        cards.setdefault(called, slot)
        if card not in moved:
            movable.setdefault(called, slot)
    return _Place(person, spot, slots, cards, movable, free)


def _again(look: Look, place: _Place, moved: set[int]) -> _Place:
    """A place after a card came or went."""
    return _place(look, place.person, place.spot, place.slots, moved)


def _moves(places: list[_Place]) -> dict[Option, tuple[_Place, int, _Place, int]]:
    """Every different move: a card into free room, or exchanged with another where there is no room."""
    found: dict[Option, tuple[_Place, int, _Place, int]] = {}
    for here in places:
        for card, slot in here.movable.items():
            for there in places:
                # Wounds are moved about, never traded.
                if there is here or (card == WOUND and there.person != here.person):
                    continue
                if there.free != EMPTY:
                    found[PUT.of(card, here.spot, there.spot)] = (here, slot, there, there.free)
                    continue
                for other, target in there.cards.items():
                    if other != card and not (other == WOUND and there.person != here.person):
                        found[SWAP.of(card, here.spot, other, there.spot)] = (here, slot, there, target)
    return found


def _called(look: Look, card: int) -> str:
    """A card's kind; one that must be reloaded is not like one that is loaded."""
    return held(kind_of(look, card).id, bool(look.state.unloaded >> card & 1))


def _move(play: Play, person: int, slot: int, other: int, target: int) -> int:
    mine, theirs = play.state.survivors[person].slots, play.state.survivors[other].slots
    card = mine[slot]
    mine[slot], theirs[target] = theirs[target], card
    kind = kind_of(play, card).id
    play.tell(
        events.CardMoved,
        other,
        kind,
        "hand" if target < HANDS else "reserve",
        rules=("classic.trade.reorganise-any",),
    )
    return card


def _offer_trade(look: Look, survivor: int) -> list[Option]:
    state = look.state
    options = [REORGANISE.of()] if cards_of(state.survivors[survivor]) else []
    return options + [
        TRADE.of(name_of(look, other))
        for other in survivors_in(state, state.survivors[survivor].zone)
        if other != survivor and (options or cards_of(state.survivors[other]))
    ]


def _perform_trade(play: Play, survivor: int, chosen: Option) -> Script[None]:
    if REORGANISE.made(chosen):
        return arrange(play, (survivor,))
    (name,) = TRADE.read(chosen)
    return arrange(play, (survivor, number_of(play, name)))


TRADING = Action(
    (REORGANISE, TRADE), _offer_trade, refused_by(_offer_trade, "classic.trade.same-zone"), _perform_trade
)
