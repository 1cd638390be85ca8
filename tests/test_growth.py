"""`overrun bench --growth`: the town is as large as it says, and the plot shows what was measured."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from overrun.cli import growth as growing
from overrun.cli.app import run
from overrun.cli.growth import Cost, picture, town

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("side", "zombies", "survivors"), [(3, 5, 1), (7, 40, 6), (14, 40, 3)])
def test_a_town_is_as_large_as_it_says(side: int, zombies: int, survivors: int) -> None:
    game = town(side, zombies, survivors)
    assert len(game.world.board.zones) == side * side
    assert sum(map(sum, game.state.horde)) == zombies
    assert len(game.state.survivors) == survivors
    # Everybody else has had a turn, and nobody is near enough to be attacked: the phase is about moving.
    assert [survivor.acted for survivor in game.state.survivors] == [False] + [True] * (survivors - 1)
    now = game.round
    game.choose("end")
    assert game.round == now + 1
    assert sum(map(sum, game.state.horde)) >= zombies


def test_growth_is_measured_drawn_and_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(growing, "GROWS", {"zombies": (5, 40), "zones": (3, 5), "survivors": (1, 2)})
    monkeypatch.setattr(growing, "RUNS", 2)
    file = tmp_path / "deep" / "growth.svg"
    assert run(["bench", "--growth", str(file), "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)["growth"]
    assert {what: [cost["size"] for cost in costs] for what, costs in measured.items()} == {
        "zombies": [5, 40],
        "zones": [9, 25],
        "survivors": [1, 2],
    }
    few, many = measured["zombies"]
    assert many["phase_us"] > few["phase_us"]  # forty walkers are more work than five
    assert len(ET.parse(file).getroot().findall(f"{SVG}svg")) == 3


def test_the_plot_shows_multiples_of_the_smallest_size() -> None:
    drawn = picture({"zombies": [Cost(10, 20.0, 4.0, 100.0), Cost(20, 20.0, 4.0, 200.0)]})
    (plot,) = ET.fromstring(drawn).findall(f"{SVG}svg")
    assert [title.text for title in plot.iter(f"{SVG}title")] == [
        "Decision, 10: 1",
        "Decision, 20: 1",
        "Clone, 10: 1",
        "Clone, 20: 1",
        "Zombies’ phase, 10: 1",
        "Zombies’ phase, 20: 2",
    ]
    phase = plot.findall(f"{SVG}polyline")[2].get("points") or ""
    (_, low), (_, high) = [map(float, point.split(",")) for point in phase.split()]
    assert high < low  # twice as much is higher up
    names = [text.get("y") for text in plot.iter(f"{SVG}text") if text.text in ("Decision", "Clone")]
    assert len(set(names)) == 2  # the names of two lines that end together can both be read
