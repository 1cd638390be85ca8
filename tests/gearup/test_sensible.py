"""The bot plans placements: it takes the kill, pays when it is worth it, and beats chance by far."""

from __future__ import annotations

import pytest

import overrun
from overrun.agents import make

from .table import Table


def answer(table: Table) -> str:
    bot = make("sensible", 1)
    return bot(table.game.for_agent()).text


def test_the_boss_is_killed_when_it_can_be() -> None:
    table = Table(round=2, turn=5).boss(left="c1", at=0)
    table.zombie(0, "brute-a", slot=1)
    table.play().choose(answer(table))
    table.choose(answer(table))
    assert table.over().startswith("won")


def test_a_shape_goes_where_it_kills() -> None:
    table = Table(turn=1)
    table.zombie(0, "walker-a", slot=1, left="a1.b1.b2.b3")
    table.zombie(0, "walker-a", slot=3)
    table.play()
    assert answer(table) == "aim 0 walker-a1"
    table.choose("aim 0 walker-a1")
    assert answer(table) == "draw 0 a1.b1.b2.b3"


def test_nobody_dies_of_adrenaline() -> None:
    table = Table().weapon(0, "adrenaline").give(0, health=1)
    table.zombie(0, "brute-a", slot=1)
    table.play().choose("draw 0 b1")
    assert answer(table) == "done 0"


def test_a_bot_in_one_seat_speaks_for_itself() -> None:
    table = Table("ethan", "lisa", "marcus")
    for seat in range(3):
        table.zombie(seat, "walker-a")
    table.play()
    for seat in (2, 0, 1):
        for name in ("sensible", "random"):
            chosen = make(name, 1)(table.game.for_agent(1, seat))
            assert chosen in table.game.question.options_of(seat)
    assert table.game.for_agent().question is table.game.question


def test_armor_is_used() -> None:
    table = Table().give(0, armor=2).suffers(0, 3)
    assert answer(table) == "block 0 2"


def test_zombies_go_to_whoever_can_bear_them() -> None:
    table = Table("ethan", "lisa").give(0, health=2)
    table.zombie(0, "brute-a", slot=1)
    table.icons("spawn-A")
    assert answer(table) == "give 1"


def test_easy_games_are_mostly_won() -> None:
    won = 0
    for seed in range(6):
        game = overrun.new("gearup/super-abomination-easy", seed=seed, seats=2)
        bot = make("sensible", seed)
        while not game.over:
            game.choose(bot(game.for_agent()))
        assert game.result is not None
        won += game.result.won
    assert won >= 4


@pytest.mark.parametrize("bot", ["sensible", "search:4"])
def test_nobody_gives_up_because_somebody_else_would(bot: str) -> None:
    game = overrun.new("gearup/screamer-easy", seed=1, seats=2)
    game.choose("concede 0")
    assert make(bot)(game.for_agent()).text == "fight-on"
