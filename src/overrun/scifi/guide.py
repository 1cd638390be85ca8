"""What people read before a game: survivors with their skills, and house rules, in a language."""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.content import library
from overrun.games import HouseRule, SkillInfo, SurvivorInfo
from overrun.scifi.content import EQUIPMENT, SURVIVORS, XENO_CARDS
from overrun.scifi.content_kinds import Character, SkillEntry
from overrun.scifi.naming import skill_words
from overrun.scifi.world import House
from overrun.skirmish.levels import LEVELS
from overrun.words import Words


def cast(game: str, words: Words) -> tuple[SurvivorInfo, ...]:
    """Everybody of a box who can be chosen."""
    return tuple(_survivor(words, character) for character in library(game).of(SURVIVORS).values())


def _survivor(words: Words, character: Character) -> SurvivorInfo:
    levels = (character.blue, character.yellow, character.orange, character.red)
    skills = tuple(
        _skill(words, entry, level)
        for level, entries in zip(LEVELS, levels, strict=True)
        for entry in entries
    )
    return SurvivorInfo(character.id, character.name, skills, character.origin)


def _skill(words: Words, entry: SkillEntry, level: str) -> SkillInfo:
    return SkillInfo(entry.key, level, skill_words(words, entry.key), skill_words(words, entry.key, ".does"))


def house_rules(words: Words) -> tuple[HouseRule, ...]:
    """Every house rule with what it changes; the default is the game as we read the books."""
    return tuple(
        HouseRule(name, default, words.text(f"scifi-house-{name.replace('_', '-')}"))
        for name, default in zip(House.__struct_fields__, House.__struct_defaults__, strict=True)
    )


def box(game: str) -> dict[str, dict[str, Any]]:
    """The figures of all cards of a box: equipment by id, xeno cards by their number."""
    loaded = library(game)
    return {
        "cards": {card.id: msgspec.to_builtins(card) for card in loaded.of(EQUIPMENT).values()},
        "enemy_cards": {
            str(card.number): msgspec.to_builtins(card) for card in loaded.of(XENO_CARDS).values()
        },
    }
