"""What people read before a game: survivors, switches of the set-up and house rules, in a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overrun.content import library
from overrun.errors import OverrunError
from overrun.games import HouseChoice, HouseRule, SkillInfo, SurvivorInfo, Switch
from overrun.scifi.content import EQUIPMENT, FIGURES, MACHINES, SURVIVORS, XENO_CARDS
from overrun.scifi.content_kinds import Box, Character
from overrun.scifi.naming import GAME, skill_words
from overrun.scifi.setup import BOXES
from overrun.scifi.world import Difficulty, House
from overrun.skirmish.identity import SkillEntry
from overrun.skirmish.levels import LEVELS
from overrun.words import Words
from overrun.words.tell import game_key

BOTH = "both_boxes"
CLASSES = ("bot", "sentry")


def _boxes(game: str) -> tuple[str, ...]:
    """This box and then the other."""
    return (game, *(box for box in BOXES if box != game))


# Who goes


def cast(game: str, words: Words) -> tuple[SurvivorInfo, ...]:
    """Everybody who can be chosen: those of the box, and those of the other if both are on the table."""
    return tuple(
        _survivor(words, character, "" if box == game else BOTH)
        for box in _boxes(game)
        for character in library(box).of(SURVIVORS).values()
    )


def _survivor(words: Words, character: Character, needs: str) -> SurvivorInfo:
    levels = (character.blue, character.yellow, character.orange, character.red)
    skills = tuple(
        _skill(words, entry, level)
        for level, entries in zip(LEVELS, levels, strict=True)
        for entry in entries
    )
    kind = words.text(f"scifi-type-{character.type}")
    note = words.text("scifi-survivor-note", type=kind, armour=character.armour)
    return SurvivorInfo(character.id, character.name, skills, character.origin, note, needs)


def _skill(words: Words, entry: SkillEntry, level: str) -> SkillInfo:
    return SkillInfo(entry.key, level, skill_words(words, entry.key), skill_words(words, entry.key, ".does"))


# What can be chosen besides


def switches(game: str, words: Words) -> tuple[Switch, ...]:
    """The parts of the xeno deck, ultrared mode, both boxes mixed, and which machines stand on the board."""
    hard = words.text("scifi-switches-difficulty")
    mixed = words.text("scifi-switches-mixed")
    parts = tuple(
        Switch(name, hard, default, words.text(f"scifi-switch-{name.replace('_', '-')}"))
        for name, default in zip(Difficulty.__struct_fields__, Difficulty.__struct_defaults__, strict=True)
    )
    both = Switch(BOTH, mixed, False, words.text("scifi-switch-both-boxes"))
    machines = tuple(
        Switch(kind, mixed, own, words.text(f"scifi-switch-{kind}"), choices, BOTH)
        for kind in CLASSES
        for own, choices in [_machines(game, words, kind)]
    )
    return (*parts, both, *machines)


def _machines(game: str, words: Words, kind: str) -> tuple[str, tuple[HouseChoice, ...]]:
    """The box's own machine of a class, and all there are."""
    found = [
        machine.id
        for box in _boxes(game)
        for machine in library(box).of(MACHINES).values()
        if machine.kind == kind
    ]
    return found[0], tuple(HouseChoice(name, _word(words, f"machine-{name}")) for name in found)


def _word(words: Words, name: str) -> str:
    key = game_key(words, GAME, name)
    return words.text(key) if key else name


def switched(chosen: Mapping[str, bool | str]) -> dict[str, Any]:
    """The set-up that switches stand for; those left out are as by default."""
    for name in chosen:
        if name not in (*Difficulty.__struct_fields__, BOTH, *CLASSES):
            raise OverrunError(f"there is no switch {name!r} in the set-up; leave it out")
    difficulty = {name: chosen[name] for name in Difficulty.__struct_fields__ if name in chosen}
    setup: dict[str, Any] = {"difficulty": difficulty} if difficulty else {}
    if chosen.get(BOTH):
        setup["boxes"] = list(BOXES)
        setup["machines"] = [chosen[kind] for kind in CLASSES if kind in chosen]
    return setup


def house_rules(words: Words) -> tuple[HouseRule, ...]:
    """Every house rule with what it changes; the default is the game as we read the books."""
    return tuple(
        HouseRule(name, default, words.text(f"scifi-house-{name.replace('_', '-')}"))
        for name, default in zip(House.__struct_fields__, House.__struct_defaults__, strict=True)
    )


# The box


def box(game: str) -> Box:
    """The figures of everything in a box."""
    loaded = library(game)
    return {
        "cards": dict(loaded.of(EQUIPMENT)),
        "machines": dict(loaded.of(MACHINES)),
        "figures": dict(loaded.of(FIGURES)),
        "enemy_cards": {str(card.number): card for card in loaded.of(XENO_CARDS).values()},
    }
