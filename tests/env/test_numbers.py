"""The numbers of the environments: all that is in the games has its own, and nothing inserted moves them."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from overrun.core import option
from overrun.core.verb import question
from overrun.core.vocabulary import Vocabulary
from overrun.env import classic, gearup, numbers, scifi
from overrun.env.numbers import numbered, verbs, written
from overrun.env.parts import EnvPart, part_of
from overrun.env.spelling import SpeltByKinds
from tests.declared import WORDS

# Whose part it is, the module, and the families of words that come from the content as it is laid out.
RULES: dict[str, tuple[str, ModuleType, set[str]]] = {
    "classic": ("classic", classic, set()),
    "scifi": ("darkside", scifi, set()),
    "gearup": ("gearup", gearup, {"target", "figure", "square"}),
}
MADE: dict[str, Callable[[], Any]] = {
    "classic": classic._Names,
    "scifi": scifi._Names,
    "gearup": gearup._Names,
}


def families_of(part: EnvPart) -> dict[str, list[str]]:
    """The words that mean something, by family; numbers of zones, doors and the like are left out."""
    found: dict[str, list[str]] = {}
    for word in part.vocabulary.names[1:]:
        family, _, member = word.partition(":")
        if not re.fullmatch(r"-?\d+", member):
            found.setdefault(family, []).append(member)
    return found


@pytest.mark.parametrize("rules", RULES)
def test_all_that_is_in_the_games_has_its_number_written_down(rules: str) -> None:
    game, _, laid_out = RULES[rules]
    for family, now in families_of(part_of(game)).items():
        if family in laid_out:
            continue
        kept = written(rules)[family]
        new = ", ".join(f'"{word}"' for word in now[len(kept) :])
        assert now[: len(kept)] == kept
        assert not new, f"write at the end of {family!r} in src/overrun/env/numbers/{rules}.toml: {new}"


@pytest.mark.parametrize("rules", RULES)
def test_every_question_is_told_apart_or_there_is_a_reason(rules: str) -> None:
    asked = {kind.name for kind in WORDS[rules].questions}
    told, not_told = set(written(rules)["question"]), written(rules)["without-a-number"]
    assert told.isdisjoint(not_told)
    assert asked - told == set(not_told), "observations have no number for these questions"
    assert told <= asked
    assert all(len(reason) > 20 for reason in not_told.values())
    _, module, _ = RULES[rules]
    features = part_of(RULES[rules][0]).shapes["game"].features
    assert [name for name in features if name.startswith("question ")] == [
        f"question {kind}" for kind in module.QUESTIONS
    ]


@pytest.mark.parametrize("rules", RULES)
def test_every_kind_of_argument_has_its_families(rules: str) -> None:
    game, module, _ = RULES[rules]
    used = {kind for verb in WORDS[rules].verbs() for kind in verb.kinds}
    assert used <= set(module.FAMILIES)
    known = {name.partition(":")[0] for name in part_of(game).vocabulary.names}
    spelt = [[fam] if isinstance(fam, str) else fam for fam in module.FAMILIES.values()]
    assert {family for families in spelt for family in families} <= known


@pytest.fixture
def forgotten(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """A family of which the last word is not written down yet, as if the game had just got it."""
    rules, family = request.param
    lists = dict(written(rules))
    monkeypatch.setattr(numbers, "written", lambda _: {**lists, family: lists[family][1:]})
    return rules, family


@pytest.mark.parametrize(
    "forgotten",
    [("classic", "skill"), ("classic", "card"), ("scifi", "skill"), ("scifi", "xeno"), ("gearup", "weapon")],
    indirect=True,
)
def test_what_is_new_comes_after_what_is_written_wherever_it_is_declared(forgotten: tuple[str, str]) -> None:
    """The first one is made a new one: all others move up as they are written, and it comes behind them."""
    rules, family = forgotten
    names = MADE[rules]().vocabulary.names
    now = [name.partition(":")[2] for name in names if name.startswith(f"{family}:")]
    first, *others = written(rules)[family]
    assert now[: len(others) + 1] == [*others, first]


def test_a_new_verb_comes_after_those_that_are_written() -> None:
    asked = question("before-all-others")
    asked.answer("astonish")
    paused = question("pause")
    paused.answer("twiddle")
    words = Vocabulary((asked, paused, *WORDS["scifi"].questions))
    assert verbs("scifi", words) == [*written("scifi")["verb"], "astonish"]
    assert numbered("classic", "place", ["trunk", "hand"])[-1] == "trunk"


def test_what_is_called_alike_is_told_apart_by_what_it_is() -> None:
    part = part_of("invader")
    assert part.spell(option("learn", "lucky")) == ["verb:learn", "skill:lucky"]
    assert part.spell(option("reroll", "lucky")) == ["verb:reroll", "other:lucky"]
    assert part.spell(option("take", 3)) == ["verb:take", "objective:3"]
    person, machine = (
        "survivor:" + written("scifi")["survivor"][0],
        "machine:" + written("scifi")["machine"][0],
    )
    for word in (person, machine, "scientist:red-scientist"):
        name = word.partition(":")[2]
        assert part.spell(option("stay", name)) == ["verb:stay", word]
    assert part.spell(option("take", person.partition(":")[2], 3)) == ["verb:take", person, "number:3"]
    spelt = SpeltByKinds((), {}, {}, str.split)
    assert spelt(option("fly", "away", 3)) == ["verb:fly", "away", "3"]
