"""Why something cannot be done: every obstacle is a rule, there exactly when the action is not offered."""

from typing import Any

import pytest

from overrun.classic.actions import cars, doors, move, objectives, search
from overrun.core import Play
from overrun.scenario import ClassicScenario, classic
from overrun.testing import rule
from tests.classic.helpers import options

BOARD = """
+#+#+#+
#1:2:3#
+X+#+#+
#a#boc#
+#+#+#+
"""

WHY = {
    "move": move.why_not,
    "search": search.why_not,
    "open": doors.why_not,
    "take": objectives.why_not,
    "enter": cars.why_not_enter,
}


def amy(at: str, **said: Any) -> ClassicScenario:
    """Amy with a free move, a police car in 2 and an objective in 3."""
    return (
        classic(BOARD)
        .token("car", "2", of="police")
        .token("objective", "3")
        .mission_rules(cars="drive")
        .survivor("amy", at=at, **said)
    )


FULL_CAR = amy("2")
for _name in ("ned", "josh", "doug"):
    FULL_CAR.survivor(_name, at="2", car=0)
FULL_CAR.survivor("phil", at="2", car=0, driver=True)


@pytest.mark.parametrize(
    ("scenario", "verb", "why"),
    [
        pytest.param(amy("1"), "move", [], marks=rule("classic.move.one-zone")),
        pytest.param(
            amy("1").zombies("1", walker=4),
            "move",
            ["classic.move.unaffordable"],
            marks=rule("classic.move.unaffordable"),
        ),
        pytest.param(
            amy("2", car=0),
            "move",
            ["classic.ambiguity.in-car-actions"],
            marks=rule("classic.ambiguity.in-car-actions"),
        ),
        pytest.param(
            amy("a"), "move", ["classic.move.no-closed-doors"], marks=rule("classic.move.no-closed-doors")
        ),
        pytest.param(amy("a"), "search", [], marks=rule("classic.search.building-only")),
        pytest.param(
            amy("1"), "search", ["classic.search.building-only"], marks=rule("classic.search.building-only")
        ),
        pytest.param(
            amy("b").zombies("b", walker=1),
            "search",
            ["classic.search.no-zombies"],
            marks=rule("classic.search.no-zombies"),
        ),
        pytest.param(
            amy("1").zombies("1", walker=1),
            "search",
            ["classic.search.no-zombies", "classic.search.building-only"],
            marks=rule("classic.search.no-zombies", "classic.search.building-only"),
        ),
        pytest.param(amy("1", hands=["crowbar"]), "open", [], marks=rule("classic.door.locked-needs-tool")),
        pytest.param(
            amy("2", hands=["crowbar"]),
            "open",
            ["classic.door.bordering"],
            marks=rule("classic.door.bordering"),
        ),
        pytest.param(
            amy("1"), "open", ["classic.door.no-tool-no-open"], marks=rule("classic.door.no-tool-no-open")
        ),
        pytest.param(
            amy("1", hands=["crowbar"]).doors(open=(0,)),
            "open",
            ["classic.door.already-open"],
            marks=rule("classic.door.already-open"),
        ),
        pytest.param(amy("3"), "take", [], marks=rule("classic.objective.same-zone")),
        pytest.param(
            amy("1"), "take", ["classic.objective.same-zone"], marks=rule("classic.objective.same-zone")
        ),
        pytest.param(
            amy("3").taken(0),
            "take",
            ["classic.objective.same-zone"],
            marks=rule("classic.objective.same-zone"),
        ),
        pytest.param(amy("2"), "enter", [], marks=rule("classic.car.enter-empty-seat")),
        pytest.param(
            amy("1"), "enter", ["classic.car.enter-same-zone"], marks=rule("classic.car.enter-same-zone")
        ),
        pytest.param(
            amy("2").zombies("2", walker=1),
            "enter",
            ["classic.car.enter-no-zombies"],
            marks=rule("classic.car.enter-no-zombies"),
        ),
        pytest.param(
            amy("2").mission_rules(cars="search"),
            "enter",
            ["classic.car.drive-mission-permission"],
            marks=rule("classic.car.drive-mission-permission"),
        ),
        pytest.param(
            FULL_CAR,
            "enter",
            ["classic.car.enter-empty-seat"],
            marks=rule("classic.car.enter-empty-seat"),
        ),
    ],
)
def test_an_action_is_offered_exactly_when_nothing_stands_in_its_way(
    scenario: ClassicScenario, verb: str, why: list[str]
) -> None:
    game = scenario.turn("amy")
    play: Any = Play(game.ruleset, game.world, game.state)
    assert WHY[verb](play, 0) == why
    assert bool(options(game, verb)) == (not why)


@rule("classic.search.once-per-turn")
def test_the_second_search_of_a_turn_is_refused_by_its_rule() -> None:
    game = amy("b").equipment("water").turn("amy")
    game.choose("search")
    game.choose("discard water")
    play: Any = Play(game.ruleset, game.world, game.state)
    assert search.why_not(play, 0) == ["classic.search.once-per-turn"]
    assert options(game, "search") == []


@rule("classic.car.pimpmobile-once")
def test_a_pimpmobile_searched_before_is_refused_by_its_rule() -> None:
    game = (
        classic(BOARD)
        .token("car", "2", of="pimpmobile")
        .mission_rules(cars="search")
        .survivor("amy", at="2")
        .picks(0)
        .players()
    )
    play: Any = Play(game.ruleset, game.world, game.state)
    assert search.why_no_car(play, 0) == []
    for answer in ("search-car 0", "discard evil-twins", "end"):
        game.choose(answer)
    play = Play(game.ruleset, game.world, game.state)
    assert "classic.car.pimpmobile-once" in search.why_no_car(play, 0)
