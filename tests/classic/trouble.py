"""Positions in the middle of a bad day, made by chance: Orange or Red, many zombies, few doors left.

overrun.new(mission, seed=7, **trouble.setup(mission, 7))
"""

from __future__ import annotations

from typing import Any

from overrun.classic.content_kinds import Character, Equipment
from overrun.classic.mission_kinds import ReachLevel
from overrun.classic.setup import board_of, make_world, mission_of
from overrun.classic.world import House, World
from overrun.conformance import Dice
from overrun.scenario import ClassicScenario, classic

ORANGE, RED = 19, 43
SWITCHES = [name for name in House.__struct_fields__ if name != "enforce_min_survivors"]


def setup(mission: str, seed: int, seats: int = 0) -> dict[str, Any]:
    """A set-up for `overrun.new`: the same one for the same seed."""
    dice = Dice(seed)
    found = mission_of(mission)
    seats = seats or found.players[dice.below(min(3, len(found.players)))]
    house = _house(dice)
    world = make_world(found, board_of(mission), House(**house), seats)
    position = classic(mission, seats=seats)
    _doors_and_tokens(dice, world, position)
    _people(dice, world, position)
    _zombies(dice, world, position)
    position.first_player(dice.below(seats))
    return {"seats": seats, "house": house, "scenario": position.data("players")}


def _house(dice: Dice) -> dict[str, Any]:
    """The book, or now and then a house rule or two turned round."""
    if dice.below(2):
        return {}
    usual = House()
    chosen = {SWITCHES[dice.below(len(SWITCHES))] for _ in range(2)}
    house: dict[str, Any] = {name: not getattr(usual, name) for name in chosen}
    if "shortage_chain_limit" in house:
        house["shortage_chain_limit"] = 2
    return house


def _doors_and_tokens(dice: Dice, world: World, position: ClassicScenario) -> None:
    board = world.board
    opened = [door for door in board.doors if dice.below(2)]
    position.doors(open=tuple(door.id for door in opened))
    rooms = [zone for door in opened for zone in (door.a, door.b) if board.zones[zone].building >= 0]
    position.opened(*rooms)
    tokens = [token for token in range(len(world.objectives)) if dice.below(2)]
    position.taken(*tokens[: len(world.objectives) - 1])


def _people(dice: Dice, world: World, position: ClassicScenario) -> None:
    """Four to six survivors, well armed; some wounded, some in cars."""
    number = 4 + dice.below(3)
    start = dice.below(len(world.cast))
    cast = [world.cast[(start + n) % len(world.cast)] for n in range(number)]
    seats_left = [4] * len(world.board.tokens_of("car"))
    drivers = [True] * len(seats_left)
    cards = _Box(dice, world)
    home = dice.below(len(world.board.zones))
    for place, character in enumerate(cast):
        # Half of them stay together.
        zone = home if dice.below(2) else dice.below(len(world.board.zones))
        said: dict[str, Any] = {"seat": place % world.seats, "wounds": dice.below(2)}
        said["experience"] = ORANGE + dice.below(RED - ORANGE)
        if dice.below(3) == 0 and not any(isinstance(goal, ReachLevel) for goal in world.mission.goal):
            said["experience"] = RED
        said["skills"] = _skills(dice, character, said["experience"] == RED)
        said["hands"] = cards.draw(2, "weapon")
        said["reserve"] = cards.draw(2, "gear", "supply", "weapon")
        if seats_left and world.mission.rules.cars_drive and dice.below(3) == 0:
            car = dice.below(len(seats_left))
            if seats_left[car]:
                said.update(car=car, driver=drivers[car])
                seats_left[car] -= 1
                drivers[car] = False
        position.survivor(character.id, at=zone, **said)


def _skills(dice: Dice, character: Character, red: bool) -> tuple[str, ...]:
    levels = (character.yellow, character.orange, character.red)[: 3 if red else 2]
    return tuple(level[dice.below(len(level))].key for level in levels)


class _Box:
    """The cards there are, each given out once."""

    def __init__(self, dice: Dice, world: World) -> None:
        self.dice = dice
        self.cards: list[Equipment] = [
            card for card in world.cards if card.deck == "equipment" and card.kind != "ambush"
        ]

    def draw(self, number: int, *kinds: str) -> tuple[str, ...]:
        found = []
        for _ in range(number):
            fitting = [place for place, card in enumerate(self.cards) if card.kind in kinds]
            found.append(self.cards.pop(fitting[self.dice.below(len(fitting))]).id)
        return tuple(found)


def _zombies(dice: Dice, world: World, position: ClassicScenario) -> None:
    """So many that figures run short soon."""
    zones = [zone.id for zone in world.board.zones if not world.zombie_exits >> zone.id & 1]
    walkers, fatties, runners, abominations = world.figures
    for kind, number in (
        ("walker", walkers // 2 + dice.below(walkers // 2)),
        ("fatty", fatties // 2 + dice.below(fatties // 2)),
        ("runner", runners // 4 + dice.below(runners // 2)),
        ("abomination", dice.below(abominations + 1)),
    ):
        left = number
        while left:
            group = 1 + dice.below(min(left, 4))
            position.zombies(zones[dice.below(len(zones))], **{kind: group})
            left -= group
