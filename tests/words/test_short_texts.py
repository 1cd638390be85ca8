"""The page's short texts, goals and "why not now", say what the rules say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import overrun
from overrun.games import game_of, games
from overrun.scenario import classic, scifi
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.setup import missions
from overrun.testing import rule
from overrun.words import LANGUAGES, Words

EVERYBODY = {"en": "everybody", "de": "alle"}
ENEMIES = {"en": ("zombie", "xeno"), "de": ("zombie", "xeno")}


def goals() -> Iterator[tuple[str, kinds.Goal]]:
    assert games()  # they bring their content
    for game in ("invader", "darkside"):
        for mission in missions(game).values():
            yield from ((mission.id, goal) for goal in mission.goal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_ask_for_those_who_have_to_leave(language: str) -> None:
    words = Words(language)
    escapes = [(m, goal) for m, goal in goals() if isinstance(goal, kinds.Escape)]
    assert len(escapes) > 10
    for mission, goal in escapes:
        text = words.text(f"scifi-goal-{goal.id}").lower()
        assert "survivors" in goal.who or EVERYBODY[language] not in text.split(), mission
        assert "bot" not in goal.who or "bot" in text.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pits_are_destroyed_where_the_mission_has_them(language: str) -> None:
    """The pits of Dark Side M4 are in tunnels: there is no laboratory on its tiles."""
    (found,) = [goal for _, goal in goals() if isinstance(goal, kinds.DestroyPits)]
    assert (len(found.tiles), found.grenades) == (2, 2)
    text = Words(language).text(f"scifi-goal-{found.id}")
    assert "lab" not in text.lower()
    assert {"en": "two grenades each", "de": "je zwei Granaten"}[language] in text


@rule("scifi.objective.take")
def test_xenos_beside_an_objective_keep_nobody_from_taking_it() -> None:
    board = overrun.new("invader/m5-arms-race", seed=1).world.board
    place = next(token.place for token in board.tokens_of("objective"))
    game = scifi("invader/m5-arms-race").survivor("cole", at=place).xenos(place, worker=2).turn("cole")
    assert game.question is not None
    assert any(option.verb == "take" for option in game.question.options)
    assert _texts_do_not_blame_enemies("scifi-page-why-not-objective")


@rule("classic.objective.take-action")
def test_zombies_beside_an_objective_keep_nobody_from_taking_it() -> None:
    board = overrun.new("classic/05-big-w", seed=1).world.board
    place = next(token.place for token in board.tokens_of("objective"))
    game = classic("classic/05-big-w").survivor("amy", at=place).zombies(place, walker=2).turn("amy")
    assert game.question is not None
    assert any(option.verb == "take" for option in game.question.options)
    assert _texts_do_not_blame_enemies("page-why-not-objective")


def _texts_do_not_blame_enemies(key: str) -> bool:
    return all(
        enemy not in Words(language).text(key).lower()
        for language in LANGUAGES
        for enemy in ENEMIES[language]
    )


@pytest.mark.parametrize(("language", "said"), [("en", ("mold", "pit")), ("de", ("fäulnis", "schacht"))])
def test_what_spoils_a_search_is_named(language: str, said: tuple[str, ...]) -> None:
    text = Words(language).text("scifi-page-why-not-search").lower()
    assert all(word in text for word in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_has_its_few_words(language: str) -> None:
    words = Words(language)
    assert [goal.id for _, goal in goals() if not words.has(f"scifi-goal-{goal.id}")] == []
    game = game_of("classic/01-city-blocks")
    found = [goal for mission in game.missions() for goal in overrun.new(mission.id, seed=1).view()["goals"]]
    assert [goal for goal in found if not words.has(f"page-goal-{goal}")] == []
