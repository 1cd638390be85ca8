"""Cards, survivors, machines and figures of the science-fiction boxes: what an entry must look like.

The heads of the content files explain the fields to people who correct them.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

from overrun.content import Entry, Printed
from overrun.rules import load_index
from overrun.skirmish.identity import SkillEntry

Entries = Mapping[str, Mapping[str, Any]]
"""All entries of a game by kind and id, as checks get them."""

Level = Literal["blue", "yellow", "orange", "red"]
LEVELS: tuple[Level, ...] = ("blue", "yellow", "orange", "red")

Ammo = Literal["bullets", "energy", "canister"]
MachineClass = Literal["bot", "sentry"]

Count = Annotated[int, Meta(ge=1, le=1_000)]
Number = Printed
Die = Annotated[int, Meta(ge=2, le=6)]
Reach = tuple[Number, Number]


class Profile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a card or a machine attacks; a range that ends in the own zone is melee."""

    dice: Count
    accuracy: Die
    damage: Count
    noisy: bool = False
    range: Reach = (0, 0)
    ammo: Literal["", "bullets", "energy"] = ""


class Blast(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attack without dice on everything in a zone."""

    kind: Literal["hellfire", "seismic"]
    range: Reach
    spends: Literal["canister", "itself"]
    noise: Literal["none", "target"]


class Equipment(Entry, frozen=True, kw_only=True):
    """A kind of equipment card."""

    kind: Literal["weapon", "ammo", "gear", "spawn"]
    copies: Count
    deck: Literal["equipment", "starting", "oxygen", "prototype"]
    starting: Number = 0
    slot: Literal["hand", "body", "none"]
    melee: Profile | None = None
    ranged: Profile | None = None
    blast: Blast | None = None
    dual: bool = False
    prototype: bool = False
    chooses_targets: bool = False
    extra_melee_dice: Number = 0
    feeds: Literal["", "bullets", "energy", "canister"] = ""
    rerolls: Number = 0
    oxygen: bool = False
    searches_rooms: bool = False
    sees_dark: bool = False
    prevents_damage: Number = 0
    gives_experience: Number = 0
    spawns: dict[str, Count] = {}
    spawns_in: Literal["", "active-mold", "open-pit"] = ""


class XenoCard(Entry, frozen=True, kw_only=True):
    """A xeno card; each names one kind of xeno."""

    number: Count
    part: Literal["easy", "hard", "extra-activation"]
    kind: Literal["spawn", "abomination", "mold", "pit", "extra-activation"]
    xeno: str
    counts: dict[Level, Count] = {}
    activates: tuple[Level, ...] = ()


class Character(Entry, frozen=True, kw_only=True):
    """An identity card."""

    name: str
    type: Literal["civilian", "soldier"]
    armour: Count
    squad: Literal["", "green"] = ""
    blue: tuple[SkillEntry, ...]
    yellow: tuple[SkillEntry, ...]
    orange: tuple[SkillEntry, ...]
    red: tuple[SkillEntry, ...]

    @property
    def skills(self) -> tuple[SkillEntry, ...]:
        """All skills on the card, by level."""
        return (*self.blue, *self.yellow, *self.orange, *self.red)


class Machine(Entry, frozen=True, kw_only=True):
    """A machine's reference card: it can do what stands here and nothing else."""

    kind: MachineClass
    moves: bool = False
    controlled_in_zone: bool = False
    prototype: bool = False
    melee: Profile | None = None
    ranged: Profile | None = None


class XenoFigure(Entry, frozen=True, kw_only=True):
    """A kind of xeno: how many figures are in the box, and what one can do and take."""

    type: Literal["worker", "tank", "hunter", "abomination"]
    count: Count
    actions: Count
    attack: Count
    toughness: Count
    experience: Count
    priority: Count
    extra_toughness_in_pit: Number = 0
    special: Literal["", "spreads-mold", "drills-pits"] = ""


class Box(TypedDict):
    """What lies in a box, for a page to show: equipment, machines and figures by id, xeno cards by number."""

    cards: dict[str, Equipment]
    machines: dict[str, Machine]
    figures: dict[str, XenoFigure]
    enemy_cards: dict[str, XenoCard]


# What a skill may be about. Skills that are not listed are about nothing in particular.
_FIGHTING = ("combat", "melee", "ranged")
SKILLS_OF: Mapping[str, tuple[str, ...]] = {
    "scifi.skill.plus-1-damage-action": _FIGHTING,
    "scifi.skill.plus-1-to-dice-roll": _FIGHTING,
    "scifi.skill.plus-1-die": _FIGHTING,
    "scifi.skill.plus-1-free-action": ("combat", "machine", "melee", "move", "ranged", "search"),
    "scifi.skill.bloodlust": _FIGHTING,
    "scifi.skill.escalation": _FIGHTING,
    "scifi.skill.ironclad": ("worker", "tank", "hunter", "abomination"),
    "scifi.skill.reaper": _FIGHTING,
    "scifi.skill.remote-control": ("bot", "sentry", "all"),
    "scifi.skill.roll-6": _FIGHTING,
}
SKILLS_OF_A_CARD = ("scifi.skill.plus-1-damage-equipment", "scifi.skill.starts-with-equipment")
SKILLS_OF_A_NUMBER = ("scifi.skill.starts-with-armor",)
# How much armour such a skill may bring: more than any survivor has.
ARMOUR = tuple(str(points) for points in range(1, 10))
SKILLS_OF_A_SKILL = ("scifi.skill.brother-in-arms",)


def equipment_problems(card: Equipment, entries: Entries) -> Iterator[str]:
    """What is wrong with a card that is valid field by field."""
    attacks = [attack for attack in (card.melee, card.ranged, card.blast) if attack]
    if bool(attacks) != (card.kind == "weapon"):
        yield "a weapon needs a melee, ranged or blast line, and only a weapon has one"
    if card.kind == "weapon" and card.slot != "hand":
        yield f"a weapon is used in hand, not in slot {card.slot!r}"
    if card.melee and card.melee.range != (0, 0):
        yield "a melee line reaches only the own zone; leave out its range"
    for attack in (card.ranged, card.blast):
        if attack and not 0 <= attack.range[0] <= attack.range[1] >= 1:
            yield f"range {list(attack.range)} should be a nearest and a farthest zone beyond the own one"
    if card.prototype != (card.deck == "prototype"):
        yield "prototypes, and nothing else, lie in the deck 'prototype'"
    if bool(card.feeds) != (card.kind == "ammo"):
        yield "ammo, and nothing else, says what it feeds"
    if (bool(card.spawns), bool(card.spawns_in)) != (card.kind == "spawn",) * 2:
        yield "a spawn card, and nothing else, says which xenos appear and where"
    if card.starting > card.copies:
        yield f"{card.starting} starting cards are more than the {card.copies} copies in the box"
    yield from _unknown_xenos(card.spawns, entries)


def xeno_card_problems(card: XenoCard, entries: Entries) -> Iterator[str]:
    """What is wrong with a xeno card that is valid field by field."""
    yield from _unknown_xenos([card.xeno], entries)
    placed = card.kind in ("spawn", "mold", "pit")
    if placed and set(card.counts) != set(LEVELS):
        yield f"a {card.kind} card needs a count for each of {', '.join(LEVELS)}"
    if not placed and card.counts:
        yield f"a card of kind {card.kind!r} has no counts"
    if bool(card.activates) != (card.kind == "extra-activation"):
        yield "an extra activation, and nothing else, says at which levels it activates"
    if (card.part == "extra-activation") != (card.kind == "extra-activation"):
        yield "extra activations, and nothing else, are the part 'extra-activation'"


def survivor_problems(survivor: Character, entries: Entries) -> Iterator[str]:
    """What is wrong with an identity card that is valid field by field."""
    for skill in survivor.skills:
        yield from _skill_problems(skill, entries)


def machine_problems(machine: Machine, entries: Entries) -> Iterator[str]:
    """What is wrong with a machine that is valid field by field."""
    if machine.kind == "sentry" and machine.moves:
        yield "a sentry gun never moves"
    if not (machine.melee or machine.ranged):
        yield "a machine needs a melee or a ranged line"


def _skill_problems(skill: SkillEntry, entries: Entries) -> Iterator[str]:
    index = load_index()
    if skill.skill not in _skills():
        yield f"there is no skill {skill.skill!r}{index.suggestion(skill.skill)}"
    elif skill.skill in SKILLS_OF_A_CARD:
        if skill.of not in entries.get("equipment", {}):
            yield f"{skill.skill} needs a card as `of`; {skill.of!r} is none"
    elif skill.skill in SKILLS_OF_A_NUMBER:
        if skill.of not in ARMOUR:
            yield f"{skill.skill} needs a number as `of`, '1' to '{ARMOUR[-1]}'; {skill.of!r} is none"
    elif skill.skill in SKILLS_OF_A_SKILL:
        if skill.of not in _keys_without_cards():
            yield f"{skill.skill} needs another skill as `of`, such as 'lucky'; {skill.of!r} is none"
    elif skill.of not in SKILLS_OF.get(skill.skill, ("",)):
        allowed = ", ".join(SKILLS_OF.get(skill.skill, ())) or "nothing"
        yield f"{skill.skill} allows as `of`: {allowed}; got {skill.of!r}"


def _skills() -> list[str]:
    return [entry.id for entry in load_index() if entry.table == "skill" and entry.prefix == "scifi"]


def _keys_without_cards() -> set[str]:
    """The engine's names of all skills that are complete without a card, a number or another skill."""
    plain = set(_skills()).difference(SKILLS_OF_A_CARD, SKILLS_OF_A_NUMBER, SKILLS_OF_A_SKILL)
    return {SkillEntry(skill, of).key for skill in plain for of in SKILLS_OF.get(skill, ("",))}


def _unknown_xenos(kinds: Iterable[str], entries: Entries) -> Iterator[str]:
    known = entries.get("figure", {})
    yield from (
        f"xeno {kind!r} is not in figures.toml; known are {', '.join(known)}"
        for kind in kinds
        if kind not in known
    )
