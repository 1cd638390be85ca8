"""What a view of Gear Up looks like, for whoever reads it: the page's types are made of this."""

from __future__ import annotations

from typing import TypedDict


class TrackView(TypedDict):
    """Slots of a track: how many were outlined, how many of those are crossed off again."""

    slots: int
    gained: int
    used: int


class HandView(TypedDict):
    """A Weapon as it is upgraded, or a Companion. `shape` has # squares, `area` is cut-down or explosive."""

    id: str
    shape: list[str]
    effects: list[str]
    hits: int
    area: str


class CompanionView(TypedDict):
    """Somebody who helps a lone survivor."""

    ready: bool
    tool: HandView


class WeaponView(TypedDict):
    """A Weapon on a dashboard; the first `unlocked` of its `upgrades` are ticked off."""

    id: str
    color: str
    shape: list[str]
    start: list[str]
    hits: int
    upgrades: list[str]
    unlocked: int
    frenzy_track: list[str]
    frenzy: int


class ZombieView(TypedDict):
    """A zombie card. Squares are words (`b3`), grids are drawn as in the content files; `damage` is what it
    would deal now."""

    name: str
    kind: str
    type: str
    tier: str
    speeds: list[str]
    grid: list[str]
    crossed: list[str]
    fixed_damage: int
    damage: int
    ability: str


class AttackView(TypedDict):
    """How far a survivor is in the attack step.

    `hand` is what would be drawn with, `target` what the next drawing lands on (none while that has to be
    chosen), `pending` the targets of a set that has begun, `spared` those a second activation must not touch.
    """

    stage: str
    hand: HandView | None
    companion: bool
    weapon_used: bool
    second: bool
    left: int
    drawn: int
    target: str
    pending: list[str]
    spared: list[str]


class SurvivorView(TypedDict):
    """A dashboard. `street` holds the zombies of slots 1, 2 and 3."""

    id: str
    name: str
    seat: int
    health: int
    health_slots: int
    armor: TrackView
    armor_left: int
    ammo: TrackView
    ammo_left: int
    kills: int
    weapons: list[WeaponView]
    street: list[list[ZombieView]]
    attack: AttackView


class BodyView(TypedDict):
    """One grid of the Boss. `barred` are squares that cannot be crossed off now though nothing is drawn on
    them; if `near` names squares, a Hit Shape has to lie on one of them."""

    name: str
    kind: str
    grid: list[str]
    mouth: list[str]
    regions: list[str]
    crossed: list[str]
    barred: list[str]
    near: list[str]
    alive: bool
    attack: int
    special_attack: int


class BossView(TypedDict):
    """The Boss; `at` is the seat it is in front of, -1 before it comes."""

    id: str
    name: str
    side: str
    rule: str
    skill: str
    at: int
    fixed: list[int]
    track: list[str]
    circles: int
    mouth_open: bool
    bodies: list[BodyView]


class TurnCardView(TypedDict):
    """A Turn card that was turned over."""

    color: str
    speeds: list[str]
    companion: bool


class View(TypedDict):
    """The public position; `cards_seen` are the icons of the Spawn or Boss cards of this round."""

    mission: str
    difficulty: str
    round: int
    turn: int
    leader: int
    turn_cards: list[TurnCardView]
    cards_left: int
    cards_seen: list[list[str]]
    survivors: list[SurvivorView]
    boss: BossView
    arrivals: list[ZombieView]
    regular_deck: int
    special_deck: int
    regular_discard: list[str]
    special_discard: list[str]
    companions: list[CompanionView]
    called: bool
    spawn_aid: dict[str, list[int]]
