"""What a view of Gear Up looks like, for whoever reads it: the page's types are made of this."""

from __future__ import annotations

from typing import Literal, TypedDict

from overrun.gearup.content import Color, Side, Speed, Tier

Stage = Literal["ready", "drawing", "again", "ammo", "done"]


class Track(TypedDict):
    """Slots of a track: how many were outlined, how many of those are crossed off again."""

    slots: int
    gained: int
    used: int


class Hand(TypedDict):
    """A Weapon as it is upgraded, or a Companion. `shape` has # squares, `area` is cut-down or explosive.

    `pays` says what each icon crossed off with it brings: Ammo and Armor.
    """

    id: str
    shape: list[str]
    effects: list[str]
    hits: int
    area: str
    pays: dict[str, tuple[int, int]]


class Companion(TypedDict):
    """Somebody who helps a lone survivor."""

    ready: bool
    tool: Hand


class Weapon(TypedDict):
    """A Weapon on a dashboard; the first `unlocked` of its `upgrades` are ticked off."""

    id: str
    color: Color
    shape: list[str]
    start: list[str]
    hits: int
    upgrades: list[str]
    unlocked: int
    frenzy_track: list[str]
    frenzy: int


class Zombie(TypedDict):
    """A zombie card. Squares are words (`b3`), grids are drawn as in the content files; `damage` is what it
    would deal now."""

    name: str
    kind: str
    type: str
    tier: Tier
    speeds: list[Speed]
    grid: list[str]
    crossed: list[str]
    fixed_damage: int
    damage: int
    ability: str


class Attack(TypedDict):
    """How far a survivor is in the attack step.

    `hand` is what would be drawn with, `companion` says whether it is a Companion's; `target` is what the
    next drawing lands on (none while that has to be chosen), `pending` the targets of a set that has begun,
    `spared` those a second activation must not touch. `drawn` and `second` stay until the next one begins.
    """

    stage: Stage
    hand: Hand | None
    companion: bool
    weapon_used: bool
    second: bool
    left: int
    drawn: int
    target: str
    pending: list[str]
    spared: list[str]


class Survivor(TypedDict):
    """A dashboard. `street` holds the zombies of slots 1, 2 and 3."""

    id: str
    name: str
    seat: int
    health: int
    health_slots: int
    armor: Track
    armor_left: int
    ammo: Track
    ammo_left: int
    kills: int
    weapons: list[Weapon]
    street: list[list[Zombie]]
    attack: Attack


class Body(TypedDict):
    """One grid of the Boss. `barred` are squares that cannot be crossed off now though nothing is drawn on
    them; if `near` names squares, a Hit Shape has to lie on one of them."""

    name: str
    kind: Literal["normal", "armor", "direct"]
    grid: list[str]
    mouth: list[str]
    regions: list[str]
    crossed: list[str]
    barred: list[str]
    near: list[str]
    alive: bool
    attack: int
    special_attack: int


class Boss(TypedDict):
    """The Boss. `at` is the seat it is in front of, -1 before it comes; `icons_pay` says whether its Damage
    icons feed the effects of Weapons."""

    id: str
    name: str
    side: Side
    rule: str
    skill: str
    at: int
    fixed: list[int]
    icons_pay: bool
    track: list[str]
    circles: int
    mouth_open: bool
    bodies: list[Body]


class TurnCard(TypedDict):
    """A Turn card that was turned over."""

    color: Color
    speeds: list[Speed]
    companion: bool


class View(TypedDict):
    """The public position; `cards_seen` are the icons of the Spawn or Boss cards of this round."""

    mission: str
    difficulty: str
    round: int
    turn: int
    leader: int
    turn_cards: list[TurnCard]
    cards_left: int
    cards_seen: list[list[str]]
    survivors: list[Survivor]
    boss: Boss
    arrivals: list[Zombie]
    regular_deck: int
    special_deck: int
    regular_discard: list[str]
    special_discard: list[str]
    companions: list[Companion]
    called: bool
    spawn_aid: dict[str, list[int]]
