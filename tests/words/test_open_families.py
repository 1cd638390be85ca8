"""Families of queries that content opens: whatever skills change in them is about something that is there.

The script and the skill both make a member by asking for it, so a misspelt one would only do nothing.
"""

from __future__ import annotations

import pytest

from overrun.classic.abilities import SKILLS
from overrun.classic.content import EQUIPMENT
from overrun.classic.words import MAKES
from overrun.content import library
from overrun.core.query import OpenQueries
from overrun.errors import OverrunError
from overrun.games import games
from overrun.scifi import abilities as scifi_abilities
from overrun.scifi import content as scifi
from overrun.scifi.abilities import skill
from overrun.scifi.words import DAMAGE_WITH, IRONCLAD, REMOTE
from overrun.skirmish.skills import Skill

for entry in games():
    assert entry.ruleset  # the rules know their skills as soon as they are imported


def changed(family: OpenQueries, skills: list[Skill]) -> set[str]:
    """The members of a family that skills change."""
    members = {family[key]: key for key in family.opened}
    return {members[change.query] for each in skills for change in each.changes if change.query in members}


def test_skills_of_the_classic_game_make_what_can_be_made() -> None:
    made = {kind.id for kind in library("classic").of(EQUIPMENT).values() if kind.made_of}
    assert changed(MAKES, list(SKILLS.values())) == {"molotov"}
    assert made >= {"molotov"}


def test_skills_of_science_fiction_are_about_cards_machines_and_xenos_of_the_boxes() -> None:
    boxes = [library(box) for box in ("invader", "darkside")]
    names = {entry.key for box in boxes for one in box.of(scifi.SURVIVORS).values() for entry in one.skills}
    skills = [*scifi_abilities.SKILLS.values(), *map(skill, sorted(names))]
    cards = {card for box in boxes for card in box.of(scifi.EQUIPMENT)}
    machines = {machine.kind for box in boxes for machine in box.of(scifi.MACHINES).values()}
    xenos = {word for box in boxes for xeno in box.of(scifi.FIGURES) for word in xeno.split("-")}
    assert changed(DAMAGE_WITH, skills) <= cards
    assert changed(REMOTE, skills) == machines == {"bot", "sentry"}
    assert changed(IRONCLAD, skills) <= xenos
    assert len(changed(IRONCLAD, skills)) > 2


def test_a_misspelt_skill_of_a_family_is_refused() -> None:
    assert skill("plus-1-damage-equipment-minigun").changes[0].query is DAMAGE_WITH["minigun"]
    with pytest.raises(OverrunError, match="have no skill 'plus-1-damage-equipmnet-minigun'"):
        skill("plus-1-damage-equipmnet-minigun")
