"""Experience: points, levels, the skills they bring, and the bar run through again and again (ultrared)."""

from __future__ import annotations

from collections import Counter

from overrun.core import Script
from overrun.scifi import events
from overrun.scifi.abilities import SKILLS, skill, together
from overrun.scifi.common import level
from overrun.scifi.content_kinds import SKILLS_OF_A_CARD
from overrun.scifi.state import Survivor
from overrun.scifi.words import ARMOUR
from overrun.scifi.world import Look, Play
from overrun.skirmish import experience
from overrun.skirmish.choices import skill_of_level
from overrun.skirmish.identity import SkillEntry
from overrun.skirmish.levels import LAST_SQUARE, LEVELS, ORANGE, RED, level_of

# The armour a free choice of the skill "Starts with armour" gives; the book names no figure.
CHOSEN_ARMOUR = 4


def gain(play: Play, survivor: int, points: int) -> Script[None]:
    """Points for a survivor still alive; every level passed brings its skill, usable at once."""
    who = play.state.survivors[survivor]
    if not points or who.fate != "alive":
        return
    ultrared = play.world.difficulty.ultrared
    start = who.experience
    total = start + points if ultrared else min(LAST_SQUARE, start + points)
    first, laps = level_of(start), who.laps
    # All points first: what is chosen on the way is chosen by somebody who has them.
    who.laps = laps + total // LAST_SQUARE if ultrared else laps
    who.experience = total % LAST_SQUARE if ultrared else total
    rules: tuple[str, ...] = ("scifi.experience.per-xeno", "scifi.experience.immediate")
    if who.laps > laps:
        rules += ("scifi.ultrared.reset", "scifi.ultrared.stays-red")
    play.state.reached = max(play.state.reached, level(who))
    play.tell(events.Gained, survivor, points, who.experience, rules=rules)
    while ultrared and total >= LAST_SQUARE:
        for passed in range(first + 1, RED + 1):
            yield from _reach(play, survivor, passed, laps)
        total -= LAST_SQUARE
        first, laps = 0, laps + 1
    for passed in range(first + 1, level_of(total) + 1):
        yield from _reach(play, survivor, passed, laps)


def _reach(play: Play, survivor: int, reached: int, laps: int) -> Script[None]:
    """A level is reached, after so many complete passes of the bar: one more skill, if one is left."""
    who = play.state.survivors[survivor]
    name = LEVELS[reached]
    rules: tuple[str, ...]
    if not laps:
        choices = [entry.key for entry in getattr(play.world.cast[who.who], name)]
        rules = (f"scifi.experience.{name}", "scifi.skill.immediate")
    else:
        choices = _left(play, who, reached, laps)
        rules = ("scifi.ultrared.gain-unselected",)
        if not choices and reached >= ORANGE and not _any_left(play, who, reached, laps):
            choices = _free_choice(play, who)
            rules = ("scifi.ultrared.free-choice", "scifi.ultrared.no-start-equipment-skill")
    if not choices:
        return
    skill = yield from skill_of_level(play, survivor, name, choices)
    learn(play, survivor, skill)
    play.tell(events.SkillGained, survivor, skill, name, rules=rules)


def learn(play: Play, survivor: int, key: str) -> None:
    """Add a skill, and the armour it may bring."""
    who = play.state.survivors[survivor]
    after = experience.learn(who, key, together, in_turn=play.state.active == survivor)
    who.base_armour = max(who.base_armour, after.value(ARMOUR))


# Ultrared


def _left(look: Look, who: Survivor, reached: int, laps: int) -> list[str]:
    """The skills of a level that have not been chosen there after so many complete passes.

    A skill may stand at two levels of a card. Each pass has taken one at every level, in this order, so that
    every skill held has its place.
    """
    character = look.world.cast[who.who]
    places: list[tuple[Counter[str], int]] = []
    for number, name in enumerate(LEVELS):
        entries = Counter(entry.key for entry in getattr(character, name))
        places.append((entries, laps if number >= reached else laps + 1))
    taken = [0] * len(places)
    for key in who.skills:
        for number, (entries, quota) in enumerate(places):
            if entries[key] and taken[number] < quota:
                entries[key] -= 1
                taken[number] += 1
                break
    return list(places[reached][0].elements())


def _any_left(look: Look, who: Survivor, reached: int, laps: int) -> bool:
    return any(_left(look, who, number, laps + (number < reached)) for number in range(len(LEVELS)))


def _free_choice(look: Look, who: Survivor) -> list[str]:
    """Every skill of the game, with any parameter, that is not held yet and does not start with a card."""
    plain = list(SKILLS)
    damage, _ = SKILLS_OF_A_CARD
    armed = [
        SkillEntry(damage, kind.id).key for kind in look.world.kinds.values() if kind.melee or kind.ranged
    ]
    armour = [f"starts-with-armor-{CHOSEN_ARMOUR}"] if who.base_armour < CHOSEN_ARMOUR else []
    shared = [f"brother-in-arms-{key}" for key in plain]
    found = sorted([*plain, *armed, *armour, *shared])
    return [key for key in found if key not in who.skills and skill(key)]
