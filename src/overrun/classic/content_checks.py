"""What no type can say about the entries of the classic box: what they name has to be there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from overrun.board import mission_problems
from overrun.classic import mission_kinds as kinds
from overrun.classic.content_kinds import Character, Equipment, ZombieCard
from overrun.classic.mission_kinds import Goal, Mission

Entries = Mapping[str, Mapping[str, Any]]
"""All entries of the game by kind and id."""

MOST_PLAYERS = 6


def _unknown(what: str, named: Iterable[Any], known: Iterable[Any]) -> Iterator[str]:
    there = list(known)
    yield from (f"there is no {what} {name!r}" for name in named if name not in there)


def equipment_problems(card: Equipment, entries: Entries) -> Iterator[str]:
    """What is wrong with a card that is valid field by field."""
    for attack in (card.melee, card.ranged, card.thrown):
        if attack is not None and not 0 <= attack.range[0] <= attack.range[1]:
            yield f"range {list(attack.range)} should be a nearest and a farthest zone"
    if card.made_of and len(card.made_of) != 2:
        yield "a card is made of two others, or of none"
    if card.starting > card.copies:
        yield f"{card.starting} starting cards are more than the {card.copies} copies in the box"
    yield from _unknown("card", card.made_of, entries.get("equipment", {}))


def zombie_card_problems(card: ZombieCard, entries: Entries) -> Iterator[str]:
    """What is wrong with a zombie card that is valid field by field."""
    same = [other.id for other in entries.get("zombie card", {}).values() if other.number == card.number]
    if len(same) > 1:
        yield f"the cards {' and '.join(same)} have the same number {card.number}"
    if (card.kind == "extra-activation") != bool(card.activates) or bool(card.activates) == bool(
        card.zombies
    ):
        yield "an extra activation says which kind it activates at each level; other cards say who comes"


def survivor_problems(survivor: Character, entries: Entries) -> Iterator[str]:
    """What is wrong with an identity card that is valid field by field."""
    import overrun.classic.skills  # noqa: F401  # skills make themselves known
    from overrun.classic.abilities import SKILLS

    cards = entries.get("equipment", {})
    for entry in (*survivor.blue, *survivor.yellow, *survivor.orange, *survivor.red):
        if entry.key not in SKILLS and entry.key not in [f"starts-with-{card}" for card in cards]:
            yield f"there is no skill {entry.key!r}"
    for level in ("blue", "yellow", "orange", "red"):
        if not getattr(survivor, level):
            yield f"there is no skill at {level}"


def classic_mission_problems(mission: Mission, entries: Entries) -> Iterator[str]:
    """What is wrong with a mission: its board, or rules that speak of things it has not."""
    from overrun.classic.state import ZOMBIES

    yield from mission_problems(mission, entries)
    if not mission.goal:
        yield "a mission needs at least one [[goal]]"
    if mission.rules.zombie_deck:
        numbers = [card.number for card in entries.get("zombie card", {}).values()]
        yield from _unknown("zombie card", mission.rules.zombie_deck.cards, numbers)
    yield from _unknown("zombie", (t.of for t in mission.token if t.kind == "enemy"), ZOMBIES)
    for goal in mission.goal:
        yield from _goal_problems(goal, mission, entries)
    players = list(mission.players)
    if not players or players != sorted(set(players)) or not 1 <= players[0] <= players[-1] <= MOST_PLAYERS:
        yield f"players are numbers from 1 to {MOST_PLAYERS}, each once and in order, not {players}"
    driven_away = any(isinstance(goal, kinds.SuppliesAway) for goal in mission.goal)
    if mission.rules.supplies_in_cars and not driven_away:
        yield "the special rule supplies_in_cars needs a goal of kind supplies-away"


def _goal_problems(goal: Goal, mission: Mission, entries: Entries) -> Iterator[str]:
    there = {token.kind for token in mission.token}
    needed = ""
    match goal:
        case kinds.Find() | kinds.BringToExit():
            yield from _unknown("card", goal.cards, entries.get("equipment", {}))
            needed = "exit" if isinstance(goal, kinds.BringToExit) else ""
        case kinds.AllAtExit():
            needed = "exit"
        case kinds.TakeObjectives():
            needed = "objective"
        case kinds.SurvivorsAway() if len(goal.by_players) < max(mission.players, default=0):
            yield f"goal {goal.id} needs a number for each number of players (by_players)"
    if needed and needed not in there:
        yield f"goal {goal.id} needs a token of kind {needed}"
