"""What people read before a game: survivors with their skills, and house rules, in a language."""

from __future__ import annotations

from overrun.classic.content import EQUIPMENT, SURVIVORS, ZOMBIE_CARDS
from overrun.classic.content_kinds import Box, Character
from overrun.classic.naming import skill_words
from overrun.classic.world import House
from overrun.content import library
from overrun.games import HouseRule, SkillInfo, SurvivorInfo
from overrun.skirmish.identity import SkillEntry
from overrun.skirmish.levels import LEVELS
from overrun.words import Words


def cast(words: Words) -> tuple[SurvivorInfo, ...]:
    """Everybody who can be chosen."""
    return tuple(_survivor(words, character) for character in library("classic").of(SURVIVORS).values())


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
    """Every house rule with what it changes; the default is the game as we read the book."""
    return tuple(
        HouseRule(name, default, words.text(f"classic-house-{name.replace('_', '-')}"))
        for name, default in zip(House.__struct_fields__, House.__struct_defaults__, strict=True)
    )


def box() -> Box:
    """The figures of all cards: equipment by id, zombie cards by their number."""
    loaded = library("classic")
    return {
        "cards": dict(loaded.of(EQUIPMENT)),
        "enemy_cards": {str(card.number): card for card in loaded.of(ZOMBIE_CARDS).values()},
    }
