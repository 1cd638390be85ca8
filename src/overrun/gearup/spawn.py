"""The card below the Turn card: new zombies, or what the Boss does."""

from __future__ import annotations

from overrun.core import Option, Question
from overrun.gearup import events
from overrun.gearup.setup import arrive
from overrun.gearup.steps import BossIcon, Distribute, NextCard, Spawn
from overrun.gearup.words import ASK_GIVE, GIVE
from overrun.gearup.world import Play

FIRST_CARD = 3  # turns 1 and 2 have nothing below them
PHASE_2 = 6


def next_card(play: Play, step: NextCard) -> None:
    """Reveal the Spawn or Boss card of this turn, if there is one."""
    state, world = play.state, play.world
    if state.turn < FIRST_CARD:
        return
    if state.round == 1:
        card = play.draw(state.spawn_row)
        state.cards_seen.append(card)
        letter = world.spawn_letters[card]
        play.tell(
            events.SpawnCardRevealed, letter, rules=("gearup.spawn.card-below", "gearup.spawn.after-walk")
        )
        play.then(Spawn(letter))
        return
    card = play.draw(state.phase_1 if state.turn < PHASE_2 else state.phase_2)
    state.cards_seen.append(card)
    shown = world.boss_cards[card]
    if "skill" in shown.icons:
        state.skill_turn = state.turn
    play.tell(events.BossCardRevealed, shown.phase, shown.icons, rules=("gearup.boss.icons-left-to-right",))
    play.then(*[BossIcon(icon) for icon in shown.icons])


def spawn(play: Play, step: Spawn) -> None:
    """All zombies of the spawn come face up on the table; only then are they given to anybody."""
    state, world = play.state, play.world
    regular, special = world.aid.zombies(step.letter)
    drawn = [_draw(play, "regular") for _ in range(regular)] + [
        _draw(play, "special") for _ in range(special)
    ]
    state.arrivals = [card for card in drawn if card is not None]
    names = tuple(world.names[card] for card in state.arrivals)
    if names:
        rules = ("gearup.spawn.aid-lookup", "gearup.spawn.draw-then-distribute")
        play.tell(events.ZombiesArrived, names, rules=rules)
        play.then(Distribute())


def _draw(play: Play, tier: str) -> int | None:
    """The top card of a deck; an empty deck is made of its discards, and if there are none nothing comes."""
    state = play.state
    deck, discards = (
        (state.regular_deck, state.regular_discard)
        if tier == "regular"
        else (state.special_deck, state.special_discard)
    )
    if not deck:
        if not discards:
            return None
        deck += discards
        discards.clear()
        play.shuffle(deck)
        play.tell(events.Reshuffled, tier, len(deck), rules=("gearup.q.deck-empty",))
    return play.draw(deck)


def distribute(play: Play, step: Distribute) -> Question:
    """Who takes the next zombie? The team decides, in any way it likes."""
    seats = tuple(range(play.world.seats))
    name = play.world.names[play.state.arrivals[0]]
    options = tuple([GIVE.of(seat) for seat in seats])
    return ASK_GIVE.of(seats, options, name, interruptible=True)


def distributed(play: Play, step: Distribute, chosen: Option) -> None:
    """The zombie goes to the far end of that survivor's street."""
    state = play.state
    (seat,) = GIVE.read(chosen)
    card = state.arrivals.pop(0)
    arrive(play, seat, card)
    rules = ("gearup.spawn.any-distribution", "gearup.spawn.slot3")
    play.tell(events.ZombieGiven, seat, play.world.names[card], rules=rules)
    if state.arrivals:
        play.then(Distribute())
