"""Two rounds of nine turns: laying out the cards, revealing them, and moving on."""

from __future__ import annotations

from overrun.core import Option, Question
from overrun.gearup import events
from overrun.gearup.ending import end
from overrun.gearup.stage import new_turn
from overrun.gearup.state import TURNS
from overrun.gearup.steps import Attack, EndTurn, NextCard, StartRound, StartTurn, Upgrade, Walk
from overrun.gearup.words import ASK_UPGRADE, UNLOCK
from overrun.gearup.world import Play

ROUNDS = 2


def start_round(play: Play, step: StartRound) -> None:
    """Lay out nine Turn cards, with Spawn cards below the last seven, or Boss cards in the second round."""
    state, world = play.state, play.world
    state.round += 1
    state.turn = 0
    cards = list(range(len(world.turn_cards)))
    play.shuffle(cards)
    state.turn_row, state.turn_aside = cards[:TURNS], cards[TURNS:]
    state.turns_seen, state.cards_seen, state.tired = [], [], ()
    if state.round == 1:
        _below_first_round(play)
    else:
        _below_second_round(play)
    play.then(StartTurn())


def _below_first_round(play: Play) -> None:
    play.state.spawn_row = list(range(len(play.world.spawn_letters)))
    play.shuffle(play.state.spawn_row)
    rules = ("gearup.round1.turn-row", "gearup.round1.spawn-under-turns-3-9")
    play.tell(events.RoundStarted, 1, rules=rules)


def _below_second_round(play: Play) -> None:
    """The Boss arrives in front of the leader."""
    state, world = play.state, play.world
    boss_cards = range(len(world.boss_cards))
    state.phase_1 = [card for card in boss_cards if world.boss_cards[card].phase == 1]
    state.phase_2 = [card for card in boss_cards if world.boss_cards[card].phase == 2]
    play.shuffle(state.phase_1)
    play.shuffle(state.phase_2)
    state.boss_at = world.leader
    rules = (
        "gearup.round2.reshuffle-all-ten",
        "gearup.round2.phase1-under-3-5",
        "gearup.round2.phase2-under-6-9",
        "gearup.round2.state-carries-over",
    )
    play.tell(events.RoundStarted, 2, rules=rules)
    play.tell(events.BossArrived, world.boss.boss, world.leader, rules=("gearup.round2.boss-before-leader",))


def start_turn(play: Play, step: StartTurn) -> None:
    """Turn over the leftmost Turn card; nobody has attacked yet."""
    state = play.state
    state.turn += 1
    state.called = False
    card = play.draw(state.turn_row)
    state.turns_seen.append(card)
    for survivor in state.survivors:
        survivor.kills = 0
        new_turn(survivor)
    shown = play.world.turn_cards[card]
    play.tell(
        events.TurnStarted,
        state.turn,
        shown.color,
        shown.speeds,
        shown.companion,
        rules=("gearup.reveal.leftmost", "gearup.reveal.color-for-all", "gearup.turn.five-steps"),
    )
    play.then(Attack(), Upgrade(), Walk(shown.speeds), NextCard(), EndTurn())


# Upgrades


def upgrade(play: Play, step: Upgrade) -> Question | None:
    """Everybody with an upgrade to unlock chooses, all at the same time."""
    options = [
        UNLOCK.of(seat, tools[0].id)
        for seat, survivor in enumerate(play.state.survivors)
        if survivor.kills
        for tools, unlocked in zip(play.world.people[seat].weapons, survivor.unlocked, strict=True)
        if unlocked < len(tools) - 1
    ]
    if not options:
        return None
    owners = tuple([UNLOCK.read(found)[0] for found in options])
    return ASK_UPGRADE.of(tuple(dict.fromkeys(owners)), tuple(options), owners=owners, interruptible=True)


def upgraded(play: Play, step: Upgrade, chosen: Option) -> None:
    """Tick off the next upgrade of a Weapon."""
    seat, name = UNLOCK.read(chosen)
    survivor = play.state.survivors[seat]
    ids = [tools[0].id for tools in play.world.people[seat].weapons]
    weapon = ids.index(name)
    effect = play.world.people[seat].upgrades[weapon][survivor.unlocked[weapon]]
    unlocked = list(survivor.unlocked)
    unlocked[weapon] += 1
    survivor.unlocked = tuple(unlocked)
    survivor.kills -= 1
    rules = ("gearup.upgrade.one-per-kill", "gearup.upgrade.free-choice", "gearup.upgrade.left-to-right")
    play.tell(events.Upgraded, seat, ids[weapon], effect, rules=rules)
    play.then(Upgrade())


# The end of a turn


def end_turn(play: Play, step: EndTurn) -> None:
    """The Boss moves on; after the ninth turn of the second round time is up."""
    state, world = play.state, play.world
    if state.round == ROUNDS:
        if world.seats > 1:
            state.boss_at = (state.boss_at + 1) % world.seats
            rules = ("gearup.boss.moves-clockwise", "gearup.q.boss-moves-without-card")
            play.tell(events.BossMoved, world.boss.boss, state.boss_at, rules=rules)
        if state.turn == TURNS:
            end(play, False, "gearup.end.lose-time")
    play.then(StartRound() if state.turn == TURNS else StartTurn())
