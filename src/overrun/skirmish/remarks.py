"""What a terminal adds to a choice: where it leads, what it costs, the odds of an attack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from overrun.core import AnyGame, Option
from overrun.core.verb import AnyQuestion, AnyVerb, Verb
from overrun.skirmish.preview import Preview
from overrun.skirmish.survey import Survey, called_first
from overrun.skirmish.telling import Answer, answers, contents
from overrun.skirmish.words import ZONE
from overrun.words import Words

Called = Callable[[str], str]
"""How a game calls a friend or a machine by its id."""
Previews = Callable[[AnyGame, Option], Preview | None]
"""How a game says what an option would be like, if it is an attack."""
Counted = Callable[[str, int], str]
"""How a game counts enemies of a kind."""


@dataclass(frozen=True, slots=True)
class Names:
    """How a game calls whoever an attack may hit."""

    called: Called
    counted: Counted


def odds(words: Words, preview: Preview, names: Names) -> str:
    """An attack before it is made: dice, what hits, the chance to hit at all, who is hit first."""
    told = [words.text("look-no-target")]
    if preview.at_enemies or not preview.dice:
        told = [_chance(words, preview), _targets(words, preview, names)]
    if preview.friendly_fire:
        who = ", ".join(names.called(each) for each in preview.friendly_fire)
        told.append(words.text("look-friends", names=who))
    told.append(words.text("look-noisy" if preview.noisy else "look-quiet"))
    if preview.rerolls:
        told.append(words.text("look-rerolls"))
    return " ".join(filter(None, told))


def _chance(words: Words, preview: Preview) -> str:
    if not preview.dice:
        return words.text("look-no-dice")
    dice = words.text("look-needed", dice=words.text("look-dice", dice=preview.dice), needed=preview.needed)
    if preview.fells is not None:
        return words.text("look-odds-fells", dice=dice, damage=preview.damage, chance=percent(preview.fells))
    chance = percent(1 - preview.odds[0])
    return words.text("look-odds", dice=dice, damage=preview.damage, chance=chance)


def _targets(words: Words, preview: Preview, names: Names) -> str:
    told = []
    for target in preview.targets:
        name = names.called(target.id) if target.id else names.counted(target.kind, target.count)
        told.append(name if target.killable else words.text("look-too-tough", target=name))
    ordered = len(told) > 1 and preview.dice
    key = ("look-targets-chosen" if preview.chooses else "look-targets") if ordered else "look-doomed"
    return words.text(key, targets=", ".join(told))


def by_hits(words: Words, preview: Preview) -> str:
    """The chance of each number of hits."""
    return " ".join(
        words.text("look-hits", hits=hits, chance=percent(chance)) for hits, chance in enumerate(preview.odds)
    )


def percent(chance: float) -> int:
    """A chance in whole hundredths.

    >>> percent(0.333333)
    33
    """
    return round(100 * chance)


def all_odds(
    words: Words, game: AnyGame, previews: Previews, tell: Callable[[Option], str], names: Names
) -> list[str]:
    """Every attack on offer, with all its chances; `tell` says what an option means."""
    lines = []
    for chosen in game.question.options if game.question else ():
        preview = previews(game, chosen)
        if preview is None:
            continue
        told = odds(words, preview, names)
        if preview.at_enemies:
            told = f"{told} {by_hits(words, preview)}".strip()
        meant = tell(chosen)
        lines.append(words.text("look-odds-of", attack=called_first(meant), odds=told))
    return lines or [words.text("look-no-attack")]


def leads(survey: Survey, zone: int) -> str:
    """What is in a zone that an option leads to."""
    place, things = survey.places[zone], contents(survey, zone)
    key = "look-there" if things else "look-there-nothing"
    return called_first(survey.words.text(key, place=place, things=things))


def opens(survey: Survey, door: int) -> str:
    """Where a door leads: away from whoever acts."""
    a, b = survey.board.doors[door].a, survey.board.doors[door].b
    mine = survey.acting.zone if survey.acting else a
    return survey.words.text("look-leads-to", zone=survey.zone(a if b == mine else b))


def stands(survey: Survey, name: str) -> str:
    """Where a survivor is, if that is one's id."""
    person = next((one for one in survey.present if one.id == name), None)
    if person is None:
        return ""
    there = survey.enemies.get(person.zone)
    zone = survey.zone(person.zone)
    if there is None:
        return survey.words.text("look-stands", zone=zone)
    return survey.words.text("look-stands-among", zone=zone, enemies=there)


def reports(survey: Survey, all_odds: Callable[[], Sequence[str]]) -> Mapping[str, Answer]:
    """What can be asked about a position, by the word one types."""
    return {**answers(survey), "odds": lambda _: all_odds()}


def leads_or_stands(
    survey: Survey, chosen: Option, leading: Iterable[AnyVerb], people: Iterable[Verb[str]]
) -> str:
    """What is in the zone that an option leads to, or where the survivor is whom it is about."""
    for verb in leading:
        if verb.made(chosen):
            return leads(survey, verb.part(chosen, ZONE))
    return next((stands(survey, *verb.read(chosen)) for verb in people if verb.made(chosen)), "")


def has_price(game: AnyGame, chosen: Option, asked: AnyQuestion, end: AnyVerb) -> bool:
    """Whether an option is an action of the question `asked`, and not the end of the turn."""
    question = game.question
    return asked.asked(question) and not end.made(chosen) and chosen in question.options


def costs(words: Words, free: bool, extra: int) -> str:
    """What an action costs with so many further actions, if it is not one action."""
    actions = extra if free else 1 + extra
    if actions == 1:
        return ""
    return words.text("look-costs", actions=actions) if actions else words.text("look-free-of-charge")
