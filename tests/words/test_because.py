"""Why enemies did what they did: who was seen or heard, from where and where, in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.core import Event, Game
from overrun.games import game_of
from overrun.scenario import classic, scifi
from overrun.testing import rule
from overrun.words import Words
from overrun.words.tell import because_sentence

# Two corridors that meet in 1; z lies in a room of its own.
CROSS = """
+#+#+#+#+#+
#6:4:1:2:3#
+#+#+:+#+#+
#x#w#5#v#z#
+#+#+o+#+#+
    #a#
    +#+
"""
# A street, and a house behind a locked door.
STREET = """
+#+#+#+#+
#1:2:3:4#
+#+#+X+#+
#w#v#a#z#
+#+#+#+#+
"""
LONELY = "+#+#+#+\n#1#2:3#\n+#+#+#+"


class Listener:
    """Keeps what is said about the events of some kinds, in both languages."""

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds
        self.said: list[tuple[str, str]] = []

    def __call__(self, event: Event, play: Any) -> None:
        if type(event).__name__ in self.kinds:
            entry = game_of(play.world.mission.id)
            assert entry.naming is not None
            en, de = (
                because_sentence(words, entry.id, event, entry.naming(words, play.view()))
                for words in (Words("en"), Words("de"))
            )
            self.said.append((en, de))


def numbers(game: Game[Any, Any], *places: str) -> list[int]:
    return [game.world.board.at(place) for place in places]


@rule("classic.zmove.visible-first", "classic.zmove.visible-noisiest")
def test_zombies_saw_somebody() -> None:
    listener = Listener("ZombiesMoved")
    position = classic(STREET).survivor("amy", at="1", hands=["pan"]).survivor("ned", at="1", hands=["pan"])
    game = position.zombies("4", walker=1).noise("1", 1).zombies_phase(sink=listener)
    four, one = numbers(game, "4", "1")
    assert listener.said[0] == (
        f"From zone {four} they saw Amy, Ned, in zone {one} (noise 3).",
        f"Von Zone {four} aus sahen sie Amy, Ned, in Zone {one} (Lärm 3).",
    )


@rule("classic.zmove.unseen-noisiest")
def test_zombies_heard_somebody_they_did_not_see() -> None:
    listener = Listener("ZombiesMoved")
    game = (
        classic(CROSS)
        .survivor("amy", at="a", hands=["pan"])
        .zombies("6", walker=1)
        .zombies_phase(sink=listener)
    )
    six, a = numbers(game, "6", "a")
    assert listener.said[0][0] == f"From zone {six} they saw nobody. They heard Amy, in zone {a} (noise 1)."


@rule("classic.zmove.no-path", "classic.split.equal-targets")
def test_zombies_heard_somebody_behind_doors_and_a_token_elsewhere() -> None:
    listener = Listener("ZombiesMoved", "ZombiesStay")
    game = (
        classic(STREET)
        .survivor("amy", at="a", hands=["pan"])
        .zombies("4", walker=1)
        .noise("1", 1)
        .zombies_phase(sink=listener)
    )
    four, one, a = numbers(game, "4", "1", "a")
    assert listener.said[0][0] == (
        f"No open way led from zone {four} to anybody. They heard Amy behind doors, "
        f"in zones {min(one, a)}, {max(one, a)}, equally loud (noise 1 each)."
    )


@rule("classic.attack.same-zone")
def test_zombies_attacked_those_beside_them() -> None:
    listener = Listener("ZombiesAttack")
    position = classic(STREET).survivor("amy", at="1").survivor("ned", at="1").zombies("1", walker=1)
    game = position.zombies_phase(sink=listener)
    (one,) = numbers(game, "1")
    assert listener.said == [(f"With them in zone {one}: Amy, Ned.", f"Bei ihnen in Zone {one}: Amy, Ned.")]


@rule("scifi.activation.destination-visible")
def test_xenos_saw_a_machine_and_a_survivor_but_nobody_who_hides() -> None:
    listener = Listener("XenosMoved")
    position = scifi(CROSS).survivor("cole", at="3").survivor("jared", at="3", camouflaged=True)
    game = position.xenos("4", worker=1).xenos_phase(sink=listener)
    four, three = numbers(game, "4", "3")
    assert listener.said[0] == (
        f"From zone {four} they saw Cole, in zone {three} (noise 1).",
        f"Von Zone {four} aus sahen sie Cole, in Zone {three} (Lärm 1).",
    )


@rule("scifi.activation.door-blocks")
def test_a_door_stood_in_the_way() -> None:
    listener = Listener("DoorDestroyed")
    board = "+#+#+#+\n#1X2:3#\n+#+#+#+"
    game = scifi(board).survivor("cole", at="3").xenos("1", worker=1).xenos_phase(sink=listener)
    one, three = numbers(game, "1", "3")
    assert listener.said == [
        (
            f"From zone {one} they saw nobody. They heard Cole, in zone {three} (noise 1); "
            "the door stood in the way.",
            f"Von Zone {one} aus sahen sie niemanden. Sie hörten Cole, in Zone {three} (Lärm 1); "
            "die Tür war im Weg.",
        )
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_only_rules_explain_says_nothing_more(language: str) -> None:
    from overrun.classic.events import ZombiesSpawned

    assert because_sentence(Words(language), "classic", ZombiesSpawned(1, "walker", 2)) == ""
