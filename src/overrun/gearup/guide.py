"""What somebody wants to know before a game, in the words of a language: survivors and house rules."""

from __future__ import annotations

from itertools import permutations

from msgspec import structs

from overrun.content import library
from overrun.games import HouseChoice, HouseRule, SkillInfo, SurvivorInfo
from overrun.gearup import content
from overrun.gearup.content import Weapon
from overrun.gearup.world import House
from overrun.words import Words

# The settings of house rules that are no switches, each as the words it is made of.
SETTINGS: dict[str, list[tuple[str, ...]]] = {
    "critical_hit_icon": [("damage",), ("ammo",), ("armor",)],
    "skill_block_resource": [("armor",), ("ammo",)],
    "deadsox_order": list(permutations(House().deadsox_order)),
}
KEYS = ("gearup-resource-{}", "gearup-body-{}")


def cast(words: Words) -> list[SurvivorInfo]:
    """Who can be chosen; a Weapon stands for a skill, and its colour for the level."""
    loaded = library("gearup")
    weapons = loaded.of(content.WEAPONS).values()
    return [
        SurvivorInfo(
            person.id,
            person.name,
            tuple(_weapon(words, weapon) for weapon in weapons if weapon.survivor == person.id),
            person.origin,
        )
        for person in loaded.of(content.SURVIVORS).values()
    ]


def _weapon(words: Words, weapon: Weapon) -> SkillInfo:
    effects = [*([weapon.start] if weapon.start else []), *weapon.upgrades]
    does = ", ".join(words.text(f"gearup-effect-{effect}") for effect in effects)
    return SkillInfo(weapon.id, weapon.color, words.text(f"gearup-weapon-{weapon.id}"), does)


def house_rules(words: Words) -> list[HouseRule]:
    """All house rules: switches, and those with a choice of settings."""
    return [_house_rule(words, rule.name, rule.default) for rule in structs.fields(House)]


def _house_rule(words: Words, name: str, default: bool | str | tuple[str, ...]) -> HouseRule:
    text = words.text(f"gearup-house-{name.replace('_', '-')}")
    if isinstance(default, bool):
        return HouseRule(name, default, text)
    choices = [HouseChoice(",".join(setting), _setting(words, setting)) for setting in SETTINGS[name]]
    return HouseRule(
        name, ",".join((default,) if isinstance(default, str) else default), text, tuple(choices)
    )


def _setting(words: Words, setting: tuple[str, ...]) -> str:
    known = (next(key for key in KEYS if words.has(key.format(word))).format(word) for word in setting)
    return ", ".join(words.text(key) for key in known)
