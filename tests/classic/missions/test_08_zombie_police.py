"""Mission 08: blue token, blue door, green token, green door, bunker."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.classic import events
from overrun.classic.actions import doors
from overrun.core import Play
from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import Story, at, choose, options, survivor, until, zombies, zone
from .tools import WON, door_between, finish, goals, token_at

POLICE = "classic/08-zombie-police"
BUNKER, BEFORE_BUNKER = "7B.a", "7B.5"
BEFORE_BLUE = "2C.1"
RED_TOKEN, GREEN_TOKEN, BLUE_TOKEN = "5C.b", "2C.c", "4B.b"
RED, GREEN, BLUE = 0, 1, 2


def police() -> Any:
    return classic(POLICE)


@rule("classic.m08.bunker", "classic.m08.green-door", "classic.mission.08-zombie-police")
def test_entering_the_empty_bunker_wins() -> None:
    game = (
        police()
        .taken(GREEN, BLUE)
        .survivor("ned", at=BEFORE_BUNKER, hands=["crowbar"])
        .survivor("amy", at="1B.0")
        .zombie_cards(1)  # nothing at Blue
        .turn("ned")
    )
    choose(game, f"open {door_between(game, BEFORE_BUNKER, BUNKER)} crowbar")
    assert not game.over
    choose(game, at(game, "move", BUNKER))
    # The red token still lies there.
    assert game.view()["objectives"] == [RED]
    assert game.result == WON


@rule("classic.m08.bunker")
def test_the_bunker_has_to_be_cleansed() -> None:
    door = 4
    game = (
        police()
        .taken(GREEN, BLUE)
        .doors(open=(door,))
        .survivor("ned", at=BEFORE_BUNKER, hands=["fire-axe"])
        .zombies(BUNKER, walker=1)
        .dice(6)
        .turn("ned")
    )
    assert door_between(game, BEFORE_BUNKER, BUNKER) == door
    choose(game, at(game, "move", BUNKER))
    assert goals(game) == {"hold-bunker": False}
    assert not game.over
    choose(game, "melee fire-axe")
    finish(game, "hit walker", limit=2)
    assert game.result == WON


@rule("classic.m08.bunker")
def test_a_bunker_shot_empty_from_outside_is_not_held() -> None:
    game = (
        police()
        .doors(open=(4,))
        .survivor("ned", at=BEFORE_BUNKER, hands=["pistol"])
        .zombies(BUNKER, walker=1)
        .dice(6)
        .turn("ned")
    )
    choose(game, f"shoot pistol {zone(game, BUNKER)}")
    until(game, "action")
    assert zombies(game, BUNKER) == {}
    assert not game.over


@pytest.mark.parametrize(
    ("street", "room", "token", "others", "rule_id"),
    [
        pytest.param(
            BEFORE_BLUE,
            "2C.b",
            BLUE,
            (RED, GREEN),
            "classic.m08.blue-door",
            marks=rule("classic.m08.blue-door"),
        ),
        pytest.param(
            BEFORE_BUNKER,
            BUNKER,
            GREEN,
            (RED, BLUE),
            "classic.m08.green-door",
            marks=rule("classic.m08.green-door"),
        ),
    ],
)
def test_a_coloured_door_stays_locked_until_its_objective_is_taken(
    street: str, room: str, token: int, others: tuple[int, ...], rule_id: str
) -> None:
    for taken, tools, opens in (
        (others, ["crowbar"], False),
        ((token,), ["crowbar"], True),
        ((token,), ["pistol"], False),
    ):
        game = police().taken(*taken).survivor("ned", at=street, hands=tools).turn("ned")
        door = door_between(game, street, room)
        assert options(game, "open") == ([f"open {door} crowbar"] if opens else [])
        play: Any = Play(game.ruleset, game.world, game.state)
        why = [] if opens else ["classic.door.no-tool-no-open"] if tools == ["pistol"] else [rule_id]
        assert doors.why_not(play, 0) == why


@rule("classic.m08.blue-door")
def test_from_inside_the_blue_door_is_just_as_locked() -> None:
    game = police().survivor("ned", at="2C.b", hands=["crowbar"]).turn("ned")
    assert options(game, "open") == []


@rule("classic.m08.blue-spawn")
def test_the_blue_spawn_zone_wakes_with_the_blue_objective_in_the_same_turn() -> None:
    def cards_drawn(place: str, token: int) -> list[int]:
        story = Story()
        game = (
            police()
            .survivor("ned", at=place)
            .zombie_cards(1, 5, 9, 13, 17, 21)  # nothing at Blue
            .turn("ned", sink=story)
        )
        choose(game, f"take {token}", "end")
        choose(game, options(game)[0])
        start = zone(game, "1B.0")
        return sorted(event.zone == start for event in story.of(events.ZombieCardDrawn))

    assert cards_drawn(GREEN_TOKEN, GREEN) == [False] * 4
    assert cards_drawn(RED_TOKEN, RED) == [False] * 4
    assert cards_drawn(BLUE_TOKEN, BLUE) == [False] * 4 + [True]


@rule("classic.m08.blue-spawn")
def test_the_waking_is_told() -> None:
    story = Story()
    game = police().survivor("ned", at=BLUE_TOKEN).turn("ned", sink=story)
    asleep = [spawn["zone"] for spawn in game.view()["spawns"] if not spawn["active"]]
    assert asleep == [zone(game, "1B.0")]
    choose(game, f"take {BLUE}")
    assert all(spawn["active"] for spawn in game.view()["spawns"])
    (news,) = story.of(events.MissionNews)
    assert (news.what, news.rules) == ("spawn awake", ("classic.m08.blue-spawn",))


@rule("classic.m08.non-objective-tokens")
def test_the_red_token_gives_experience_and_unlocks_nothing() -> None:
    game = (
        police()
        .survivor("ned", at=RED_TOKEN)
        .survivor("amy", at=BEFORE_BLUE, hands=["crowbar"])
        .survivor("josh", at=BEFORE_BUNKER, hands=["crowbar"])
        .turn("ned")
    )
    assert token_at(game, RED_TOKEN) == RED
    choose(game, f"take {RED}")
    assert survivor(game, "ned").experience == 5
    for name in ("amy", "josh"):
        choose(game, "end")
        if f"activate {name}" in options(game):
            choose(game, f"activate {name}")
        assert options(game, "open") == []
    assert sum(spawn["active"] for spawn in game.view()["spawns"]) == 4


@rule("classic.mission.08-zombie-police")
def test_the_way_to_the_bunker_in_order() -> None:
    """Blue token, blue door, green token, green door, bunker: each step makes the next one possible."""
    game = (
        police()
        .survivor("amy", at=BLUE_TOKEN)
        .survivor("josh", at=BEFORE_BLUE, hands=["crowbar"])
        .survivor("ned", at=GREEN_TOKEN)
        .survivor("wanda", at=BEFORE_BUNKER, hands=["crowbar"])
        .zombie_cards(1, 5, 9, 13, 17)  # nothing at Blue
        .turn("amy")
    )
    choose(game, f"take {BLUE}", "end", "activate josh")
    choose(game, f"open {door_between(game, BEFORE_BLUE, '2C.b')} crowbar")
    until(game, "action")
    choose(game, "end", "activate ned", f"take {GREEN}", "end")
    choose(game, f"open {door_between(game, BEFORE_BUNKER, BUNKER)} crowbar")
    until(game, "action")
    choose(game, at(game, "move", BUNKER))
    assert game.result == WON
