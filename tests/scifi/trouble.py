"""Positions in the middle of a bad day, made by chance: any skills, full hands, many xenos, mold and pits.

overrun.new(mission, seed=7, **trouble.setup(mission, 7))
"""

from __future__ import annotations

from typing import Any

from overrun.conformance import Dice
from overrun.content import library
from overrun.games import games
from overrun.scenario import SciFiScenario, scifi
from overrun.scifi.abilities import BROTHER, SKILLS
from overrun.scifi.content import MACHINES, SURVIVORS
from overrun.scifi.gear.inventory import feeds
from overrun.scifi.setup import BOXES, board_of, make_world, mission_of
from overrun.scifi.world import BoxName, Difficulty, House, World

ORANGE, RED = 19, 43


def setup(mission: str, seed: int, seats: int = 0, *, mixed: bool = False) -> dict[str, Any]:
    """A set-up for `overrun.new`, equal for equal seeds; both boxes if `mixed`, else in half of them."""
    dice = Dice(seed)
    seats = seats or 1 + dice.below(3)
    own = next(box for box in BOXES if mission.startswith(box))
    boxes: tuple[BoxName, ...] = BOXES if dice.below(2) or mixed else (own,)
    house = {name: True for name in House.__struct_fields__ if dice.below(4) == 0}
    difficulty = {"ultrared": dice.below(2) == 1}
    world = make_world(
        mission_of(mission), board_of(mission), boxes, House(**house), Difficulty(**difficulty), seats
    )
    position = scifi(mission, seats=seats)
    _ground(dice, world, position)
    _people(dice, world, position)
    _xenos(dice, world, position)
    position.first_player(dice.below(seats))
    return {
        "seats": seats,
        "boxes": list(boxes),
        "house": house,
        "difficulty": difficulty,
        "scenario": position.data("players"),
    }


def mixed(mission: str, seed: int) -> dict[str, Any]:
    """Both boxes on the table: a new game for an even seed, the middle of trouble for an odd one."""
    if seed % 2:
        return setup(mission, seed, mixed=True)
    dice = Dice(seed)
    games()  # the content of both boxes
    cast = [name for box in BOXES for name in library(box).of(SURVIVORS)]
    machines = [name for box in BOXES for name in library(box).of(MACHINES)]
    number = 6 + dice.below(3)
    return {
        "seats": 2 + dice.below(3),
        "boxes": list(BOXES),
        "survivors": [cast.pop(dice.below(len(cast))) for _ in range(number)],
        "machines": [name for name in machines if dice.below(2)],
        "difficulty": {"ultrared": dice.below(2) == 1},
    }


def _ground(dice: Dice, world: World, position: SciFiScenario) -> None:
    """A few doors closed, some mold and pits, noise here and there."""
    board = world.board
    # Mold swallows doors and objectives: it grows where there are none, and far from spawn tokens.
    kept = {token.zone for token in board.tokens_of("objective", "spawn", "start", "exit")}
    kept |= {zone for door in board.doors if door.closed for zone in (door.a, door.b)}
    free = [zone.id for zone in board.zones if zone.id not in kept and zone.kind != "exterior"]
    spoiled = {free.pop(dice.below(len(free))) for _ in range(3) if free}
    for zone in sorted(spoiled):
        if "invader" in world.boxes and dice.below(2):
            (position.mold if dice.below(2) else position.dead_mold)(zone)
        elif "darkside" in world.boxes:
            (position.pits if dice.below(2) else position.filled_pits)(zone)
    doors = [
        door.id
        for door in board.doors
        if door.via != "airlock" and not door.closed and not {door.a, door.b} & spoiled and dice.below(8) == 0
    ]
    position.doors(closed=tuple(doors[:3]), destroyed=tuple(doors[3:5]))
    for _ in range(2):
        position.noise(dice.below(len(board.zones)), 1 + dice.below(2))


def _people(dice: Dice, world: World, position: SciFiScenario) -> None:
    """Four to six survivors with skills of any kind; some hurt, some outside."""
    number = 4 + dice.below(3)
    start = dice.below(len(world.cast))
    cards = _Box(dice, world)
    inside = [zone.id for zone in world.board.zones if zone.kind != "exterior"]
    home = inside[dice.below(len(inside))]
    for place in range(number):
        character = world.cast[(start + place) % len(world.cast)]
        # Half of them stay together.
        zone = home if dice.below(2) else dice.below(len(world.board.zones))
        said: dict[str, Any] = {"seat": place % world.seats, "armour": 1 + dice.below(character.armour)}
        said["experience"] = ORANGE + dice.below(RED - ORANGE)
        said["skills"] = _skills(dice)
        said["hands"] = [cards.weapon() for _ in range(2)]
        said["body"] = cards.draw(1, "body")
        if world.exterior >> zone & 1 or dice.below(3) == 0:
            said["body"] += cards.draw(1, "body", oxygen=True)
        said["backpack"] = cards.draw(1 + dice.below(4), "hand", "body", "none")
        said["tokens"] = [colour for colour in ("green", "purple") if place == dice.below(number)]
        position.survivor(character.id, at=zone, **said)


def _skills(dice: Dice) -> tuple[str, ...]:
    names = sorted(name for name in SKILLS if not name.startswith(("starts-with", BROTHER)))
    found = ["plus-1-action", *(names[dice.below(len(names))] for _ in range(3))]
    if dice.below(3) == 0:
        found.append(BROTHER + names[dice.below(len(names))])
    return tuple(found)


class _Box:
    """The cards there are, each given out once."""

    def __init__(self, dice: Dice, world: World) -> None:
        self.dice = dice
        self.cards = [card for card in world.cards if card.kind != "spawn" and card.deck != "starting"]

    def _take(self, fitting: list[int]) -> str:
        return self.cards.pop(fitting[self.dice.below(len(fitting))]).id

    def weapon(self) -> str:
        """A weapon, now and then with something attached to it."""
        place = self.dice.below(len(self.cards))
        while self.cards[place].kind != "weapon":
            place = (place + 1) % len(self.cards)
        weapon = self.cards.pop(place)
        fitting = [at for at, card in enumerate(self.cards) if feeds(weapon, card)]
        if fitting and self.dice.below(2):
            return f"{weapon.id}+{self._take(fitting)}"
        return weapon.id

    def draw(self, number: int, *slots: str, oxygen: bool = False) -> list[str]:
        found = []
        for _ in range(number):
            fitting = [
                at for at, card in enumerate(self.cards) if card.slot in slots and card.oxygen is oxygen
            ]
            if fitting:
                found.append(self._take(fitting))
        return found


def _xenos(dice: Dice, world: World, position: SciFiScenario) -> None:
    """A few, or so many that figures run short soon."""
    zones = [zone.id for zone in world.board.zones if not world.exits >> zone.id & 1]
    many = dice.below(2) == 1
    for figure, count in zip(world.figures, world.supply, strict=True):
        if figure.type == "abomination":
            continue
        left = (count // 3 if many else 1) + dice.below(1 + (count // 2 if many else 3))
        while left:
            group = 1 + dice.below(min(left, 4))
            position.xenos(zones[dice.below(len(zones))], {figure.id: group})
            left -= group
