"""Experience: points, levels and the skills they bring."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.abilities import together
from overrun.classic.state import HANDS, Survivor
from overrun.classic.words import RESERVE
from overrun.classic.world import Play
from overrun.core import Script
from overrun.skirmish import experience
from overrun.skirmish.choices import skill_of_level
from overrun.skirmish.levels import LAST_SQUARE, LEVELS, level_of

POINTS = (1, 1, 1, 5)  # for a walker, a fatty, a runner, the abomination
BASE_RESERVE = 3


def gain(play: Play, survivor: int, points: int) -> Script[None]:
    """Points for a survivor still alive; every level passed brings its skill, usable at once."""
    who = play.state.survivors[survivor]
    if not points or who.fate != "alive":
        return
    before = level_of(who.experience)
    who.experience = min(LAST_SQUARE, who.experience + points)
    play.tell(events.Gained, survivor, points, who.experience, rules=("classic.experience.one-notch",))
    for level in range(before + 1, level_of(who.experience) + 1):
        yield from _learn(play, survivor, LEVELS[level])


def _learn(play: Play, survivor: int, level: str) -> Script[None]:
    character = play.world.cast[play.state.survivors[survivor].who]
    choices = [entry.key for entry in getattr(character, level)]
    skill = yield from skill_of_level(play, survivor, level, choices)
    learn(play, survivor, skill)
    play.tell(
        events.SkillGained,
        survivor,
        skill,
        level,
        rules=("classic.experience.one-skill-per-level", "classic.skills.immediate"),
    )


def learn(play: Play, survivor: int, skill: str) -> None:
    """Add a skill, and the slots it may bring."""
    who = play.state.survivors[survivor]
    experience.learn(who, skill, together, in_turn=play.state.active == survivor)
    fit_slots(who)


def fit_slots(who: Survivor) -> None:
    """As many reserve slots as the survivor has a right to."""
    wanted = HANDS + BASE_RESERVE + together(who.skills).value(RESERVE)
    who.slots.extend([-1] * (wanted - len(who.slots)))
