import json
import os
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pytest

from overrun.lab import Task, play_one, simulate, simulation, wilson

from .conftest import COMMAND, GAMES, Run

SIM = ("sim", "toy/cellar", "--agent", "random")
CELLAR = Task("toy/cellar", {}, "random", 7, 200)


def test_list(overrun_: Run) -> None:
    ran = overrun_("list")
    assert ran.code == 0
    assert ran.lines == [
        "The cellar",
        "Mission     Title       Difficulty  Minutes",
        "toy/cellar  The cellar  medium      5",
        "toy/attic   The attic   easy        2",
        "",
        "Bots: random, sensible, search",
    ]


def test_list_as_json(overrun_: Run) -> None:
    data = json.loads(overrun_("list", "--json").out)
    (game,) = data["games"]
    assert (game["id"], game["title"], game["survivors"]) == ("toy", "The cellar", [])
    assert game["missions"][0] == {
        "id": "toy/cellar",
        "title": "The cellar",
        "difficulty": "medium",
        "minutes": 5,
        "survivors": 0,
        "origin": "rulebook",
        "players": [],
        "most_survivors": 0,
        "most_each": 0,
    }
    assert data["agents"] == ["random", "sensible", "search"]


def test_list_without_games(overrun_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES, "_registered", {})
    assert overrun_("list").lines[0] == "No game is installed."


def test_list_some_games(overrun_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    toy = GAMES._registered["toy"]
    monkeypatch.setattr(GAMES, "_registered", {"toy": toy, "other": replace(toy, id="other")})
    assert [game["id"] for game in json.loads(overrun_("list", "--json").out)["games"]] == ["other", "toy"]
    assert [game["id"] for game in json.loads(overrun_("list", "toy", "--json").out)["games"]] == ["toy"]
    ran = overrun_("list", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert "name games, not 'chess'; there are: other, toy" in ran.err


def test_list_single_missions(overrun_: Run) -> None:
    data = json.loads(overrun_("list", "toy/attic", "--json").out)["games"]
    assert [[mission["id"] for mission in game["missions"]] for game in data] == [["toy/attic"]]
    assert len(json.loads(overrun_("list", "toy/attic", "toy", "--json").out)["games"][0]["missions"]) == 2
    assert overrun_("list", "toy/kitchen").code == 2


# Simulation


def test_sim_counts(overrun_: Run) -> None:
    data = json.loads(overrun_(*SIM, "--games", "30", "--seed", "7", "--json").out)
    single = [play_one(CELLAR, number) for number in range(30)]
    assert data["games"] == 30
    assert data["wins"] == sum(outcome.won for outcome in single)
    assert 0 < data["wins"] < 30
    assert data["ends"] == {"ghosts": 30 - data["wins"], "treasure": data["wins"]}
    assert data["decisions"] == sum(outcome.decisions for outcome in single)
    assert data["truncated"] == 0
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"], rel=0.05)


def test_sim_in_words(overrun_: Run) -> None:
    ran = overrun_(*SIM, "--games", "30", "--seed", "7")
    assert ran.lines[0].startswith("The cellar (toy/cellar): ")
    assert "of 30 games won" in ran.lines[0]
    assert len(ran.lines) == 4
    german = overrun_(*SIM, "--games", "30", "--seed", "7", "--lang", "de")
    assert "von 30 Spielen gewonnen" in german.out


def test_sim_does_not_depend_on_the_number_of_processes(process: Run) -> None:
    def steady(jobs: str) -> list[dict[str, object]]:
        ran = process(*SIM, "toy/attic", "--games", "25", "--jobs", jobs, "--seed", "3", "--json")
        missions: list[dict[str, object]] = json.loads(ran.out)["missions"]
        assert [each["mission"] for each in missions] == ["toy/cellar", "toy/attic"]
        for each in missions:
            assert each.pop("jobs") == int(jobs)
            del each["seconds"], each["decisions_per_second"]
        return missions

    assert steady("1") == steady("2")


def test_the_seed_of_a_simulation_matters() -> None:
    first = simulate(CELLAR, 10, 1).fingerprint
    assert first == simulate(CELLAR, 10, 1).fingerprint
    assert first != simulate(Task("toy/cellar", {}, "random", 8, 200), 10, 1).fingerprint


def test_long_games_are_stopped() -> None:
    summary = simulate(Task("toy/cellar", {}, "random", 7, 1), 20, 1)
    assert summary.truncated == summary.ends["truncated"] > 0
    assert summary.rounds_per_game == 1
    assert all(not play_one(Task("toy/cellar", {}, "random", 7, 1), n).won for n in range(3))


def test_endless_rounds_are_stopped_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MAX_DECISIONS", 5)
    outcome = play_one(CELLAR, 0)
    assert outcome.truncated
    assert outcome.decisions <= 5


def test_sim_takes_the_set_up(overrun_: Run) -> None:
    two = json.loads(overrun_(*SIM, "-n", "5", "--json").out)
    three = json.loads(overrun_(*SIM, "-n", "5", "--seats", "3", "--json").out)
    assert two["fingerprint"] != three["fingerprint"]
    ran = overrun_(*SIM, "-n", "5", "--seats", "9")
    assert (ran.code, ran.err) == (2, "error: the cellar is for 2 or 3 seats, not 9\n")


def test_sim_knows_its_bots(overrun_: Run) -> None:
    assert overrun_("sim", "toy/cellar", "--agent", "genius").err == (
        "error: there is no bot 'genius'; choose one of: random, sensible, search\n"
    )


def test_sim_says_what_was_kept(overrun_: Run, tmp_path: Path) -> None:
    kept = ("--seed", "7", "--keep", str(tmp_path / "games.jsonl"))
    assert len(overrun_(*SIM, "-n", "20", *kept).lines) == 4
    more = overrun_(*SIM, "-n", "30", *kept)
    assert more.lines[:3] == overrun_(*SIM, "-n", "30", "--seed", "7").lines[:3]
    assert more.lines[3] == "20 of them had been played before and were kept; 10 were played now."
    assert len(more.lines) == 5
    assert overrun_(*SIM, "-n", "30", *kept).lines[3:] == [
        more.lines[3].replace("20", "30").replace("10", "0")
    ]
    german = overrun_(*SIM, "-n", "30", *kept, "--lang", "de")
    assert german.lines[3].startswith("30 davon waren schon gespielt")


def test_ctrl_c_stops_all_processes_at_once_and_keeps_what_is_over(
    environment: dict[str, str], process: Run, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    said = (*SIM, "--games", "40000", "--jobs", "2", "--keep", str(file))
    running = subprocess.Popen(
        [*COMMAND, *said], env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    for _ in range(600):
        if file.exists() and len(file.read_bytes().splitlines()) > 100:
            break
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does
    _, err = running.communicate(timeout=10)
    assert running.returncode == 130
    assert err.startswith("Stopped. What was over by then is kept in")
    kept = len(file.read_bytes().splitlines()) - 1
    assert 100 <= kept < 40000
    some = str(kept // 2)
    again = json.loads(process(*SIM, "--games", some, "--keep", str(file), "--json").out)
    anew = json.loads(process(*SIM, "--games", some, "--json").out)
    assert again["fingerprint"] == anew["fingerprint"]


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (3, 10), (500, 1000)])
def test_the_interval_holds_the_share_and_stays_within_bounds(wins: int, games: int) -> None:
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert high - low < 0.6


def test_the_interval_by_hand() -> None:
    # Wilson for 8 of 10: centre (0.8 + 0.19207)/1.38415 = 0.71674, half width 0.22657
    assert wilson(8, 10) == (0.4902, 0.9433)


# Benchmark


def test_bench(overrun_: Run) -> None:
    data = json.loads(overrun_("bench", "--seconds", "0.02", "--json").out)
    (figures,) = data["missions"]
    assert figures["mission"] == "toy/cellar"
    assert figures["decisions"] > 0
    rates = ("decisions_per_second", "replayed_per_second", "simulations_per_second")
    assert all(figures[name] > 0 for name in ("new_us", "clone_us", "imagine_us", "view_us", *rates))
    assert figures["clone_us"] < figures["live_us"]  # a clone in use is paid for
    assert figures["env_steps_per_second"] is None  # there is no environment of the cellar


def test_bench_of_chosen_missions(overrun_: Run) -> None:
    ran = overrun_("bench", "toy/attic", "toy/cellar", "--seconds", "0.02")
    heads, *rows, remark = ran.lines
    assert [line.split()[0] for line in (heads, *rows)] == ["Mission", "toy/attic", "toy/cellar"]
    assert all(len(line.split()) == 10 and line.endswith("–") for line in rows)
    assert remark.startswith("Environments without figures")


def test_bench_of_growth_has_a_town_of_its_own(overrun_: Run, tmp_path: Path) -> None:
    ran = overrun_("bench", "toy/cellar", "--growth", str(tmp_path / "growth.svg"))
    assert (ran.code, ran.err) == (
        2,
        "error: --growth measures a town of its own: leave the missions out\n",
    )
    assert not list(tmp_path.glob("*.svg"))
