"""Inventories: two hands, two body slots, a backpack of five; attached cards; everything that moves cards."""

from __future__ import annotations

from msgspec import Struct

from overrun.core import Option, Script
from overrun.scifi import events
from overrun.scifi.common import attached_to, kind_of
from overrun.scifi.content_kinds import Equipment
from overrun.scifi.experience import gain
from overrun.scifi.phases.ending import check_end
from overrun.scifi.state import BACKPACK, BODY, EMPTY, HANDS, Survivor
from overrun.scifi.steps import Discard
from overrun.scifi.words import (
    ASK_ARRANGE,
    ASK_FIND,
    ATTACH,
    ATTACH_FOUND,
    DETACH,
    DISCARD,
    DONE,
    GIVE_TOKEN,
    KEEP_CARD,
    KEEP_INSTEAD,
    PUT,
    REORGANISE,
    SWAP,
    TRADE,
    USE,
    held,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish import decks
from overrun.skirmish.actions import Action, refused_by
from overrun.skirmish.people import cards_of, name_of, number_of, survivors_in

SPOTS = {"hand": HANDS, "body": BODY, "backpack": BACKPACK}


# Where cards go


def put_away(play: Play, card: int) -> None:
    """Discard a card that nobody holds any more, and what is attached to it, where each belongs.

    Oxygen tanks go back to their supply; starting equipment and prototypes leave the game.
    """
    state = play.state
    ammo = attached_to(state, card)
    if ammo:
        state.attached = tuple(pair for pair in state.attached if pair[0] != card)
    for gone in (card, *ammo):
        deck = play.world.cards[gone].deck
        if deck == "oxygen":
            state.oxygen.append(gone)
        elif deck == "equipment" and gone not in play.world.starting:
            state.equipment_discard.append(gone)
        else:
            state.out.append(gone)


def unslot(play: Play, survivor: int, card: int) -> None:
    """Take a card out of its slot, or from the card it is attached to."""
    state = play.state
    slots = state.survivors[survivor].slots
    if card in slots:
        slots[slots.index(card)] = EMPTY
    else:
        state.attached = tuple(pair for pair in state.attached if pair[1] != card)


def lose_card(play: Play, survivor: int, card: int) -> None:
    """Take a card from a survivor and discard it, with what is attached to it."""
    unslot(play, survivor, card)
    put_away(play, card)


def draw_equipment(play: Play) -> int | None:
    """The next card of the equipment deck."""
    return decks.draw_equipment(play, "scifi.ambiguity.equipment-deck-empty")


# Room for cards


def spot_of(slot: int) -> str:
    """Which part of a dashboard a slot is."""
    return "hand" if slot in HANDS else "body" if slot in BODY else "backpack"


def free_slot(who: Survivor, spot: str) -> int:
    """A free slot in a part of a dashboard, or EMPTY."""
    return next((slot for slot in SPOTS[spot] if who.slots[slot] == EMPTY), EMPTY)


def place_for(look: Look, who: Survivor, card: int) -> int:
    """Where a new card goes: in hand or on the body if it belongs there, else in the backpack; or EMPTY."""
    where = kind_of(look, card).slot
    slot = free_slot(who, where) if where != "none" else EMPTY
    return slot if slot != EMPTY else free_slot(who, "backpack")


def feeds(weapon: Equipment, ammo: Equipment) -> bool:
    """Whether a card may be attached to a weapon."""
    if not ammo.feeds:
        return False
    if ammo.feeds == "canister":
        return weapon.blast is not None and weapon.blast.spends == "canister"
    return any(
        profile is not None and profile.ammo == ammo.feeds for profile in (weapon.melee, weapon.ranged)
    )


def fed_by(look: Look, who: Survivor, ammo: int) -> list[int]:
    """The weapons in hand to which a card may be attached."""
    kind = kind_of(look, ammo)
    if not kind.feeds:
        return []
    held = [who.slots[slot] for slot in HANDS if who.slots[slot] >= 0]
    return [weapon for weapon in held if feeds(kind_of(look, weapon), kind)]


def place_card(play: Play, survivor: int, card: int) -> None:
    """Put a card where it belongs; there must be room."""
    who = play.state.survivors[survivor]
    who.slots[place_for(play, who, card)] = card
    play.tell(events.CardTaken, survivor, kind_of(play, card).id)


def _make_room(play: Play, survivor: int) -> None:
    """Take something out of the backpack into use; there must be something."""
    move = _room_to_make(play, survivor)
    assert move is not None
    card, slot, weapon = move
    if slot == EMPTY:
        _attach(play, survivor, card, weapon)
    else:
        slots = play.state.survivors[survivor].slots
        slots[slots.index(card)], slots[slot] = EMPTY, card
        play.tell(events.CardMoved, survivor, kind_of(play, card).id, spot_of(slot), rules=_REORGANISE)


def _room_to_make(look: Look, survivor: int) -> tuple[int, int, int] | None:
    """A card of the backpack with the free slot, or the weapon in hand, that could take it."""
    who = look.state.survivors[survivor]
    for card in [who.slots[slot] for slot in BACKPACK]:
        where = kind_of(look, card).slot if card >= 0 else "none"
        slot = free_slot(who, where) if where != "none" else EMPTY
        if slot != EMPTY:
            return card, slot, EMPTY
    for card in [who.slots[slot] for slot in BACKPACK]:
        weapons = fed_by(look, who, card) if card >= 0 else []
        if weapons:
            return card, EMPTY, weapons[0]
    return None


# Receiving cards


def take_card(play: Play, survivor: int, cards: list[int]) -> Script[None]:
    """A survivor keeps cards, or discards them at once; who keeps one may reorganise for free."""
    kept = False
    for card in cards:
        kept = (yield from _receive(play, survivor, card)) or kept
    if kept:
        yield from arrange(play, (survivor,))
    check_end(play)


def _receive(play: Play, survivor: int, card: int) -> Script[bool]:
    """Keep a card, in the place of another if there is no room for it, or discard it."""
    who = play.state.survivors[survivor]
    kind = kind_of(play, card).id
    room = place_for(play, who, card) != EMPTY
    options = [DISCARD.of(kind)]
    if room or _room_to_make(play, survivor) is not None:
        options.insert(0, KEEP_CARD.of(kind))
    else:
        weapons = dict.fromkeys(_called(play, weapon) for weapon in fed_by(play, who, card))
        options += [ATTACH_FOUND.of(kind, weapon) for weapon in weapons]
        options += [KEEP_INSTEAD.of(kind, other) for other in _replaceable(play, survivor, card)]
    chosen = yield ASK_FIND.of((who.seat,), tuple(options), name_of(play, survivor), kind)
    if DISCARD.made(chosen):
        put_away(play, card)
        play.tell(events.CardDiscarded, survivor, kind, rules=("scifi.search.keep-or-discard",))
        return False
    if ATTACH_FOUND.made(chosen):
        _, name = ATTACH_FOUND.read(chosen)
        weapon = next(w for w in fed_by(play, who, card) if _called(play, w) == name)
        _attach(play, survivor, card, weapon)
        return True
    if KEEP_INSTEAD.made(chosen):
        _, other = KEEP_INSTEAD.read(chosen)
        discard(play, survivor, other)
    elif not room:
        _make_room(play, survivor)
    place_card(play, survivor, card)
    return True


def _replaceable(look: Look, survivor: int, card: int) -> list[str]:
    """The kinds a full survivor may discard so that the new card has a place."""
    who = look.state.survivors[survivor]
    wanted = kind_of(look, card).slot
    kinds: dict[str, None] = {}
    for slot, other in enumerate(who.slots):
        fits = slot in BACKPACK or spot_of(slot) == wanted
        if (
            other >= 0
            and fits
            and droppable(look, survivor, other)
            and _slot_to_drop(look, who, other) == slot
        ):
            kinds[kind_of(look, other).id] = None
    return list(kinds)


def _slot_to_drop(look: Look, who: Survivor, card: int) -> int:
    """Where the card lies that would go if a card of this kind were discarded."""
    return who.slots.index(_to_drop(look, who, kind_of(look, card).id))


# Discarding


def droppable(look: Look, survivor: int, card: int) -> bool:
    """Whether a survivor may part with a card: outside, nobody takes off the only tank."""
    who = look.state.survivors[survivor]
    if not kind_of(look, card).oxygen or not look.world.exterior >> who.zone & 1:
        return True
    worn = [who.slots[slot] for slot in BODY if who.slots[slot] >= 0]
    return card not in worn or sum(kind_of(look, other).oxygen for other in worn) > 1


def _to_drop(look: Look, who: Survivor, kind: str) -> int:
    """Of cards alike the one that is the least use: in the backpack before in hand, bare before fed."""
    alike = [card for card in reversed(who.slots) if card >= 0 and kind_of(look, card).id == kind]
    if alike:
        return min(
            alike,
            key=lambda card: (who.slots.index(card) not in BACKPACK, bool(attached_to(look.state, card))),
        )
    return next(
        ammo
        for card in cards_of(who)
        for ammo in attached_to(look.state, card)
        if kind_of(look, ammo).id == kind
    )


def discardable(look: Look, survivor: int) -> list[str]:
    """The kinds of cards a survivor may discard now, attached ones included."""
    kinds: dict[str, None] = {}
    who = look.state.survivors[survivor]
    for card in cards_of(who):
        kind = kind_of(look, card).id
        if droppable(look, survivor, _to_drop(look, who, kind)):
            kinds[kind] = None
        for ammo in attached_to(look.state, card):
            kinds[kind_of(look, ammo).id] = None
    return list(kinds)


def discard(play: Play, survivor: int, kind: str) -> None:
    """Throw away a card of a kind."""
    lose_card(play, survivor, _to_drop(play, play.state.survivors[survivor], kind))
    play.tell(events.CardDiscarded, survivor, kind, rules=("scifi.inventory.discard-anytime",))


def discard_step(play: Play, step: Discard) -> None:
    """A card thrown away at any time."""
    discard(play, number_of(play, step.survivor), step.kind)
    check_end(play)


# Attaching

_ATTACH = ("scifi.inventory.attach-when", "scifi.inventory.attach-single-card")
_REORGANISE = ("scifi.trade.reorganize",)


def _attach(play: Play, survivor: int, ammo: int, weapon: int) -> None:
    slots = play.state.survivors[survivor].slots
    if ammo in slots:
        slots[slots.index(ammo)] = EMPTY
    play.state.attached = (*play.state.attached, (weapon, ammo))
    play.tell(events.CardAttached, survivor, kind_of(play, ammo).id, kind_of(play, weapon).id, rules=_ATTACH)


def _come_apart(play: Play, survivor: int, weapon: int) -> None:
    """A weapon was put in the backpack: what was attached to it takes slots of its own there."""
    state = play.state
    who = state.survivors[survivor]
    for ammo in attached_to(state, weapon):
        state.attached = tuple(pair for pair in state.attached if pair != (weapon, ammo))
        who.slots[free_slot(who, "backpack")] = ammo
        play.tell(
            events.CardDetached,
            survivor,
            kind_of(play, ammo).id,
            kind_of(play, weapon).id,
            rules=("scifi.inventory.backpack-detaches",),
        )


# Rearranging and trading


class _Place(Struct, frozen=True):
    """Part of a dashboard: the different cards in it, each with a slot, and its free slots."""

    person: int
    spot: str
    name: str
    cards: dict[str, int]
    movable: dict[str, int]
    free: list[int]


# What a move does: ("put", person, slot, other, target), ("attach", person, ammo, other, weapon),
# ("detach", person, ammo, other, slot), ("give", person, other, colour).
_Move = tuple[str, int, int, int, int] | tuple[str, int, int, str]


def arrange(play: Play, people: tuple[int, ...]) -> Script[None]:
    """Rearrange the cards of one survivor, or of two who trade: each card moved at most once, then done."""
    state = play.state
    moved: set[int] = set()
    tokens = {person: list(state.survivors[person].tokens) for person in people}
    seats = tuple(dict.fromkeys(state.survivors[person].seat for person in people))
    names = tuple(name_of(play, person) for person in people)
    while True:
        moves = _moves(play, people, moved)
        if len(people) > 1:
            moves.update(_gifts(play, people, tokens))
        chosen = yield ASK_ARRANGE.of(seats, (DONE.of(), *moves), *names)
        if DONE.made(chosen):
            return
        _carry_out(play, moves[chosen], moved, tokens)


def _places(look: Look, people: tuple[int, ...], moved: set[int]) -> list[_Place]:
    found = []
    for person in people:
        slots = look.state.survivors[person].slots
        name = name_of(look, person)
        for spot, numbers in SPOTS.items():
            cards: dict[str, int] = {}
            movable: dict[str, int] = {}
            free = []
            for slot in numbers:
                card = slots[slot]
                if card == EMPTY:
                    free.append(slot)
                    continue
                called = _called(look, card)
                cards.setdefault(called, slot)
                if card not in moved and (spot != "body" or droppable(look, person, card)):
                    movable.setdefault(called, slot)
            found.append(_Place(person, spot, f"{name}/{spot}", cards, movable, free))
    return found


def _called(look: Look, card: int) -> str:
    """A card's kind, and the kinds of the cards attached to it."""
    kind = kind_of(look, card).id
    ammo = attached_to(look.state, card)
    return held(kind, *(kind_of(look, other).id for other in ammo))


def _moves(look: Look, people: tuple[int, ...], moved: set[int]) -> dict[Option, _Move]:
    """Every different move: into free room, exchanged where there is none, attached, detached."""
    found: dict[Option, _Move] = {}
    state = look.state
    places = _places(look, people, moved)
    for here in places:
        slots = state.survivors[here.person].slots
        for called, slot in here.movable.items():
            card = slots[slot]
            fed = len(attached_to(state, card))
            fitting = ("backpack", kind_of(look, card).slot)
            for there in places:
                if there is here or there.spot not in fitting:
                    continue
                ammo = fed if there.spot == "backpack" else 0
                if there.free:
                    if len(there.free) > ammo:
                        put = PUT.of(called, here.name, there.name)
                        found[put] = ("put", here.person, slot, there.person, there.free[0])
                    continue
                if ammo:
                    continue
                theirs = state.survivors[there.person].slots
                for other, target in there.cards.items():
                    if other != called and _may_swap(look, here, there, theirs[target]):
                        swap = SWAP.of(called, here.name, other, there.name)
                        found[swap] = ("put", here.person, slot, there.person, target)
    _add_attachments(look, places, moved, found)
    return found


def _belongs(look: Look, card: int, spot: str) -> bool:
    return spot == "backpack" or kind_of(look, card).slot == spot


def _may_swap(look: Look, here: _Place, there: _Place, held: int) -> bool:
    """Whether a card can take the place of the one it is exchanged for."""
    if not _belongs(look, held, here.spot) or (
        there.spot == "body" and not droppable(look, there.person, held)
    ):
        return False
    return here.spot != "backpack" or len(attached_to(look.state, held)) <= len(here.free)


def _add_attachments(look: Look, places: list[_Place], moved: set[int], found: dict[Option, _Move]) -> None:
    """Ammo onto weapons in hand, off them, and from one to another."""
    state = look.state
    hands = [place for place in places if place.spot == "hand"]
    packs = [place for place in places if place.spot == "backpack"]
    loose: list[tuple[int, str, int, str]] = []
    for place in packs:
        slots = state.survivors[place.person].slots
        for called, slot in place.movable.items():
            if kind_of(look, slots[slot]).feeds:
                loose.append((place.person, called, slots[slot], place.name))
    for place in hands:
        slots = state.survivors[place.person].slots
        for called, slot in place.cards.items():
            for ammo in attached_to(state, slots[slot]):
                if ammo not in moved:
                    loose.append((place.person, kind_of(look, ammo).id, ammo, f"{place.name}/{called}"))
                    for pack in packs:
                        if pack.free:
                            off = DETACH.of(kind_of(look, ammo).id, f"{place.name}/{called}", pack.name)
                            found[off] = ("detach", place.person, ammo, pack.person, pack.free[0])
    for person, called, ammo, where in loose:
        for place in hands:
            slots = state.survivors[place.person].slots
            for weapon, slot in place.cards.items():
                spot = f"{place.name}/{weapon}"
                if spot != where and feeds(kind_of(look, slots[slot]), kind_of(look, ammo)):
                    on = ATTACH.of(called, where, spot)
                    found[on] = ("attach", person, ammo, place.person, slots[slot])


def _gifts(look: Look, people: tuple[int, ...], tokens: dict[int, list[str]]) -> dict[Option, _Move]:
    """The tokens that one of two may give to the other: those held when the trade began."""
    one, two = people
    return {
        GIVE_TOKEN.of(colour, name_of(look, person), name_of(look, other)): ("give", person, other, colour)
        for person, other in ((one, two), (two, one))
        for colour in tokens[person]
    }


def _carry_out(play: Play, move: _Move, moved: set[int], tokens: dict[int, list[str]]) -> None:
    state = play.state
    if len(move) == 4:
        _, person, other, colour = move
        tokens[person].remove(colour)
        _give(play, person, other, colour)
        return
    what, person, source, other, target = move
    if what == "put":
        moved.add(_put(play, person, source, other, target))
        return
    ammo = source
    moved.add(ammo)
    weapon = next((weapon for weapon, fed in state.attached if fed == ammo), EMPTY)
    if weapon != EMPTY:
        state.attached = tuple(pair for pair in state.attached if pair[1] != ammo)
        names = (kind_of(play, ammo).id, kind_of(play, weapon).id)
        if what == "detach":
            state.survivors[other].slots[target] = ammo
        play.tell(events.CardDetached, person, *names, rules=_ATTACH)
    if what == "attach":
        unslot(play, person, ammo)
        _attach(play, other, ammo, target)


def _put(play: Play, person: int, slot: int, other: int, target: int) -> int:
    mine, theirs = play.state.survivors[person].slots, play.state.survivors[other].slots
    card = mine[slot]
    mine[slot], theirs[target] = theirs[target], card
    play.tell(events.CardMoved, other, kind_of(play, card).id, spot_of(target), rules=_REORGANISE)
    if target in BACKPACK:
        _come_apart(play, other, card)
    if slot in BACKPACK and mine[slot] >= 0:
        _come_apart(play, person, mine[slot])
    return card


def _give(play: Play, person: int, other: int, colour: str) -> None:
    giver, taker = play.state.survivors[person], play.state.survivors[other]
    left = list(giver.tokens)
    left.remove(colour)
    giver.tokens = tuple(left)
    taker.tokens = (*taker.tokens, colour)
    play.tell(events.TokenGiven, person, other, colour, rules=("darkside.trade.remote-tokens",))


def _has_anything(who: Survivor) -> bool:
    return bool(who.tokens) or any(card >= 0 for card in who.slots)


def _offer_trade(look: Look, survivor: int) -> list[Option]:
    state = look.state
    who = state.survivors[survivor]
    options = [REORGANISE.of()] if any(card >= 0 for card in who.slots) else []
    mine = bool(options) or bool(who.tokens)
    return options + [
        TRADE.of(name_of(look, other))
        for other in survivors_in(state, who.zone)
        if other != survivor and (mine or _has_anything(state.survivors[other]))
    ]


def _perform_trade(play: Play, survivor: int, chosen: Option) -> Script[None]:
    others = [number_of(play, name) for name in TRADE.read(chosen)] if TRADE.made(chosen) else []
    yield from arrange(play, (survivor, *others))
    check_end(play)


TRADING = Action(
    (REORGANISE, TRADE), _offer_trade, refused_by(_offer_trade, "scifi.trade.one-partner"), _perform_trade
)


# Cards that are used up


def _usable(look: Look, survivor: int) -> list[str]:
    """The kinds of cards in the inventory that give experience when they are used up."""
    kinds: dict[str, None] = {}
    cards = look.world.cards
    for card in look.state.survivors[survivor].slots:
        if card >= 0 and cards[card].gives_experience:
            kinds[cards[card].id] = None
    return list(kinds)


def _offer_use(look: Look, survivor: int) -> list[Option]:
    return [USE.of(kind) for kind in _usable(look, survivor)]


def _perform_use(play: Play, survivor: int, chosen: Option) -> Script[None]:
    (kind,) = USE.read(chosen)
    lose_card(play, survivor, _to_drop(play, play.state.survivors[survivor], kind))
    play.tell(events.CardDiscarded, survivor, kind, rules=("scifi.inventory.no-symbol-cards",))
    yield from gain(play, survivor, play.world.kinds[kind].gives_experience)
    check_end(play)


USING_CARDS = Action(
    (USE,), _offer_use, refused_by(_offer_use, "scifi.inventory.no-symbol-cards"), _perform_use, free=True
)
