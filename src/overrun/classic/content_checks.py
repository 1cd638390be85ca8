"""What no type can say about the entries of the classic box: what they name has to be there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from overrun.board import mission_problems

if TYPE_CHECKING:
    from overrun.classic.content import Character, Equipment, Goal, Mission, ZombieCard

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
    from overrun.classic.missions.goals import KINDS
    from overrun.classic.missions.specials import SPECIALS
    from overrun.classic.state import ZOMBIES

    yield from mission_problems(mission, entries)
    if not mission.goal:
        yield "a mission needs at least one [[goal]]"
    yield from _unknown("kind of goal", (goal.kind for goal in mission.goal), KINDS)
    yield from _unknown("special rule", mission.rules.specials, SPECIALS)
    numbers = [card.number for card in entries.get("zombie card", {}).values()]
    yield from _unknown("zombie card", mission.rules.zombie_deck, numbers)
    yield from _unknown("zombie", (t.of for t in mission.token if t.kind == "enemy"), ZOMBIES)
    for goal in mission.goal:
        yield from _unknown("card", goal.cards, entries.get("equipment", {}))
        yield from _goal_problems(goal, mission)
    players = list(mission.players)
    if not players or players != sorted(set(players)) or not 1 <= players[0] <= players[-1] <= MOST_PLAYERS:
        yield f"players are numbers from 1 to {MOST_PLAYERS}, each once and in order, not {players}"
    kinds = {goal.kind for goal in mission.goal}
    if "supplies-in-cars" in mission.rules.specials and "supplies-away" not in kinds:
        yield "the special rule supplies-in-cars needs a goal of kind supplies-away"


def _goal_problems(goal: Goal, mission: Mission) -> Iterator[str]:
    if goal.kind == "survivors-away" and len(goal.by_players) < max(mission.players, default=0):
        yield f"goal {goal.id} needs a number for each number of players (by_players)"
    kinds = {token.kind for token in mission.token}
    for needs, kind in (("bring-to-exit", "exit"), ("all-at-exit", "exit"), ("take-objectives", "objective")):
        if goal.kind == needs and kind not in kinds:
            yield f"goal {goal.id} needs a token of kind {kind}"
