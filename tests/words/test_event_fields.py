"""What events tell of is what answers speak of: their fields say so with the same kinds."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

import overrun
from overrun.agents import make
from overrun.classic import events as classic
from overrun.classic import words as classic_words
from overrun.core import Event
from overrun.core.bounds import ForEach, Number, SetOf, Word
from overrun.core.verb import Kind
from overrun.gearup import events as gearup
from overrun.gearup import words as gearup_words
from overrun.scifi import events as scifi
from overrun.scifi import words as scifi_words
from overrun.skirmish import numbers as skirmish_numbers
from overrun.skirmish import words as skirmish_words

GAMES: dict[str, tuple[ModuleType, tuple[ModuleType, ...]]] = {
    "classic": (classic, (classic_words, skirmish_words)),
    "scifi": (scifi, (scifi_words, skirmish_words)),
    "gearup": (gearup, (gearup_words,)),
}

# Figures: how much or how many of something, or where in the game one is.
FIGURES = {
    *("round", "turn", "actions", "cost", "points", "total", "dice", "needed", "missing", "count", "counts"),
    *("added", "escort", "noise", "wounds", "armour", "left", "cards", "number"),
    *("ammo", "armor", "health", "circles"),
}
# Words that nobody answers with, so that there is no kind for them.
NOT_ANSWERED = {
    "mission",
    "phase",
    "reason",
    "action",  # the text of an answer
    "mode",
    "deck",
    "tier",
    "what",
    "why",
    "place",  # of the hands or elsewhere: what answers say is whose place it is
    "name",
    "tiles",
    *("boss", "color", "speed", "speeds", "letter", "icons", "effect"),
}
# What is sometimes this and sometimes that.
OF_SEVERAL_KINDS = {
    "Attacked.weapon",  # a card, or the machine that fights
    "FiguresShort.kind",  # a zombie or a xeno
    "SkillUsed.on",  # somebody, or the zone that is loud
    "WoundStopped.by",  # a card or a skill
    "DamageWarded.by",
    "Damaged.source",
    "Blasted.kind",  # of blast
    "TokenTaken.kind",  # of token
    "ZombieCardDrawn.card",  # of the enemy deck, by number
    "XenoCardDrawn.card",
    "Gained.by",  # icons or an effect
    "ActivatedAgain.by",
    "BossSkill.skill",
    *("Drawn.tool", "FrenzyMarked.tool", "ActivatedAgain.tool", "ActivationOver.tool"),  # or a Companion's
}


def events_of(module: ModuleType) -> Iterator[type[Event]]:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Event) and value is not Event:
            yield value


def marks_in(hint: Any) -> list[Any]:
    """The marks of a field, also those of what a tuple holds."""
    return [mark for part in get_args(hint) for mark in [part, *marks_in(part)] if not isinstance(mark, type)]


def fields_of(event: type[Event]) -> dict[str, tuple[Any, list[Kind[Any]]]]:
    """A field's type and the kinds it is of."""
    hints = get_type_hints(event, include_extras=True)
    names = [name for name in event.__struct_fields__ if name != "rules"]
    return {n: (hints[n], [m for m in marks_in(hints[n]) if isinstance(m, Kind)]) for n in names}


@pytest.mark.parametrize("game", GAMES)
def test_every_field_says_what_it_tells_of(game: str) -> None:
    module, words = GAMES[game]
    declared = {id(value) for each in words for value in vars(each).values() if isinstance(value, Kind)}
    marked = 0
    for event in events_of(module):
        for name, (hint, kinds) in fields_of(event).items():
            full = f"{event.__name__}.{name}"
            if kinds:
                (kind,) = kinds
                assert id(kind) in declared, f"{full} is of {kind}, which no answer of the game speaks of"
                marked += 1
                continue
            known = name in FIGURES | NOT_ANSWERED or full in OF_SEVERAL_KINDS or hint is bool
            assert known, f"say what {full} is: see overrun/{game}/fields.py"
    assert marked > 40


def test_nothing_is_listed_that_has_a_kind_or_is_gone() -> None:
    plain, full = set[str](), set[str]()
    for module, _ in GAMES.values():
        for event in events_of(module):
            for name, (_, kinds) in fields_of(event).items():
                if not kinds:
                    plain.add(name)
                    full.add(f"{event.__name__}.{name}")
    assert plain >= FIGURES | NOT_ANSWERED
    assert full >= OF_SEVERAL_KINDS
    assert all(entry.partition(".")[2] not in FIGURES | NOT_ANSWERED for entry in OF_SEVERAL_KINDS)


# What only states count: no answer and no event speaks of it.
ONLY_IN_STATES = {"character", "name", "card name", "enemy card", "kind"}


def test_states_and_steps_call_things_as_the_words_do() -> None:
    kinds = {kind.name for kind in vars(skirmish_words).values() if isinstance(kind, Kind)}
    marks = [mark for hint in vars(skirmish_numbers).values() for mark in marks_in(hint)]
    used = {mark.of for mark in marks if isinstance(mark, Number | SetOf | Word | ForEach)}
    assert used - kinds == ONLY_IN_STATES


@pytest.mark.parametrize("mission", ["classic/09-might-makes-right", "darkside/m10-demo-squad"])
def test_the_fields_hold_what_they_say(mission: str) -> None:
    told: list[Event] = []
    game = overrun.new(mission, seed=3, sink=lambda event, _: told.append(event))
    agent = make("sensible", 3)
    while game.question is not None and game.answers < 150:
        game.choose(agent(game.for_agent()))
    world = game.world
    there: dict[str, Any] = {
        "zone": range(-1, len(world.board.zones)),
        "door": range(len(world.board.doors)),
        "objective": range(len(world.objectives)),
        "seat": range(6),
        "survivor": range(-1, len(game.state.survivors)),
        "card": world.kinds,
        "level": ("blue", "yellow", "orange", "red"),
    }
    seen = set[str]()
    for event in told:
        for name, (_, kinds) in fields_of(type(event)).items():
            value = getattr(event, name)
            for each in value if isinstance(value, tuple) else (value,):
                for kind in kinds:
                    if kind.name in there and each != "":
                        seen.add(kind.name)
                        assert each in there[kind.name], (event, name)
    assert seen >= {"zone", "survivor", "card", "level"}
