"""Comparisons: the statistics by hand, pairs, and variants that packs make."""

from __future__ import annotations

import csv
import json
import re
from math import comb
from pathlib import Path

import pytest

import overrun
from overrun.cli.app import run as command
from overrun.cli.variants import agents_of, chosen_missions, chosen_setup, house_of, variant
from overrun.errors import OverrunError
from overrun.lab import Task, compare, run
from overrun.lab.compare import mcnemar, mean_difference, share_difference

TUTORIAL = Task("classic/00-tutorial", {}, "sensible", 4, 20, collect=True)


@pytest.mark.parametrize(("a", "b"), [(0, 0), (3, 3), (0, 6), (2, 11), (40, 60)])
def test_mcnemar_is_the_binomial_test_of_the_uneven_pairs(a: int, b: int) -> None:
    n = a + b
    tail = sum(comb(n, k) * 0.5**n for k in range(n + 1) if abs(k - n / 2) >= abs(a - n / 2))
    assert mcnemar(a, b) == pytest.approx(min(1, tail), abs=1e-5)
    assert mcnemar(a, b) == mcnemar(b, a)


def test_the_interval_of_a_difference_covers_it_as_often_as_it_says() -> None:
    """Many comparisons of coins with known chances: about 95 of 100 intervals hold the true difference."""
    import random

    chance = random.Random(1)
    held = 0
    for _ in range(400):
        pairs = [(chance.random() < 0.4, chance.random() < 0.55) for _ in range(60)]
        only_a = sum(one and not other for one, other in pairs)
        only_b = sum(other and not one for one, other in pairs)
        found = share_difference(only_a, only_b, 60)
        held += found.low <= 0.15 <= found.high
    assert 370 <= held <= 394


def test_mean_differences() -> None:
    found = mean_difference([3, 5, 4, 4])
    assert found.value == 4
    assert found.high - found.value == pytest.approx(1.96 * (2 / 3) ** 0.5 / 2, abs=0.001)
    assert mean_difference([2]).low == float("-inf")


def test_a_variant_compared_with_itself_shows_nothing() -> None:
    done = run(TUTORIAL, 5, 1)
    found = compare(done, run(TUTORIAL, 5, 1))
    assert (found.only_a, found.only_b, found.p) == (0, 0, 1.0)
    assert (found.wins.value, found.rounds.value) == (0, 0)
    assert found.deaths is not None and found.deaths.value == 0
    assert not found.significant


def test_games_of_both_variants_begin_alike() -> None:
    other = variant(TUTORIAL, ["agent=random"])
    first, second = run(TUTORIAL, 12, 1), run(other, 12, 1)
    assert [outcome.seed for outcome in first.outcomes] == [outcome.seed for outcome in second.outcomes]
    found = compare(first, second)
    assert found.both + found.only_a + found.only_b + found.neither == 12
    assert found.significant and found.wins.high < 0
    assert found.a.wins - found.b.wins == found.only_a - found.only_b


# Variants


def test_what_a_variant_may_change() -> None:
    found = variant(
        TUTORIAL,
        ["agent=random", "agent.2=sensible", "seats=2", "survivors=amy, ned", "house.ask_to_spare=on",
         "house.shortage_chain_limit=3", "mission=classic/07"],
    )  # fmt: skip
    assert (found.agent, found.seats, found.mission) == ("random", {1: "sensible"}, "classic/07-grindhouse")
    assert found.setup == {
        "seats": 2,
        "survivors": ["amy", "ned"],
        "house": {"ask_to_spare": True, "shortage_chain_limit": 3},
    }
    assert TUTORIAL.setup == {}


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ("seats", "'seats' is not SETTING=VALUE; a setting is one of: agent"),
        ("agent=genius", "there is no bot 'genius'"),
        ("pack=nowhere", "'pack=nowhere' names no folder"),
        ("mission=classic/77", "there is no mission 'classic/77'"),
    ],
)
def test_a_wrong_variant_is_explained(said: str, error: str) -> None:
    with pytest.raises(OverrunError, match=error):
        variant(TUTORIAL, [said])


def test_a_variant_is_not_compared_with_itself(capsys: pytest.CaptureFixture[str]) -> None:
    same = ["--agent", "random", "--b", "agent=random"]
    assert command(["compare", "classic/00-tutorial", *same]) == 2
    assert "both variants are the same" in capsys.readouterr().err


def test_bots_house_rules_and_missions_as_people_say_them() -> None:
    assert agents_of([]) == ("sensible", {})
    assert agents_of(["2=random"]) == ("sensible", {1: "random"})
    with pytest.raises(OverrunError, match="two bots for all seats, random and sensible"):
        agents_of(["random", "sensible"])
    with pytest.raises(OverrunError, match="names seat 1 twice"):
        agents_of(["1=random", "1=sensible"])
    with pytest.raises(OverrunError, match="neither a bot nor SEAT=BOT"):
        agents_of(["x=random"])
    assert house_of(["a", "b=off", "c=7", "d=x,y"]) == {"a": True, "b": False, "c": 7, "d": ["x", "y"]}
    assert chosen_setup("amy,ned", 2, ["a"], ["difficulty.ultrared=on", "boxes=x,y"]) == {
        "survivors": ["amy", "ned"],
        "seats": 2,
        "house": {"a": True},
        "difficulty": {"ultrared": True},
        "boxes": ["x", "y"],
    }
    with pytest.raises(OverrunError, match="--set 'leader' is not KEY=VALUE"):
        chosen_setup(None, None, None, ["leader"])
    assert chosen_missions(["classic/00"], False) == ["classic/00-tutorial"]
    assert len(chosen_missions(["classic"], True)) == 11
    assert len(chosen_missions(["gearup"], True)) == 24
    with pytest.raises(OverrunError, match="with --all, name games, not 'classic/00'"):
        chosen_missions(["classic/00"], True)


def pack(folder: Path, name: str, text: str) -> Path:
    root = folder / name
    (root / "missions").mkdir(parents=True)
    (root / "pack.toml").write_text(f'id = "{name}"\ntitle = "T"\nversion = "1"\ngame = "classic"\n')
    (root / "missions" / "tutorial.toml").write_text(text)
    return root


def test_a_pack_moves_a_token_for_one_variant_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The token lies beside the start: everybody wins at once, in the other process only."""
    content = Path(overrun.__file__).parent / "classic" / "content" / "missions" / "00-tutorial.toml"
    text = content.read_text("utf-8")
    moved = text.replace('kind = "objective", at = "2B.a"', 'kind = "objective", at = "1B.b"')
    assert moved != text
    near = pack(tmp_path, "near", moved)
    page = tmp_path / "page.html"
    said = ["compare", "classic/00", "--b", f"pack={near}", "--games", "4", "--seed", "3", "--json"]
    assert command([*said, "--report", str(page), "--csv", str(tmp_path / "games.csv")]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["b"]["wins"] == 4
    assert found["b"]["rounds_per_game"] == 1 < found["a"]["rounds_per_game"]
    assert found["rounds"]["high"] < 0
    assert re.findall("<h2>(.*?)</h2>", page.read_text("utf-8")) == ["A", "B"]
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        assert [row["variant"] for row in csv.DictReader(file)] == ["A"] * 4 + ["B"] * 4
    zone = overrun.new("classic/00-tutorial", seed=1).world.objectives[0].place
    assert zone == "2B.a"  # here nothing has changed
