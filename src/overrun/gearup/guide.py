"""What somebody wants to know before a game, in the words of a language: survivors and house rules."""

from __future__ import annotations

from msgspec import structs

from overrun.content import library
from overrun.games import HouseRule, SkillInfo, SurvivorInfo
from overrun.gearup import content
from overrun.gearup.content import Weapon
from overrun.gearup.world import House
from overrun.words import Words


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
    """The switches among the house rules; those with more than two settings are for the set-up only."""
    return [
        HouseRule(rule.name, rule.default, words.text(f"gearup-house-{rule.name.replace('_', '-')}"))
        for rule in structs.fields(House)
        if isinstance(rule.default, bool)
    ]
