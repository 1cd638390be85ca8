"""What people call a mission, wherever they name one: one resolver, and every command asks it."""

from __future__ import annotations

import importlib.util
import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import overrun
from overrun.board import BoardFolders
from overrun.cli import bench
from overrun.cli.app import run
from overrun.env.session import Session
from overrun.errors import ContentError, OverrunError
from overrun.games import games, mission_meant, missions_meant, missions_named

ROOT = Path(__file__).resolve().parent.parent
ALL = [info.id for game in games() for info in game.missions()]
BOX = ["invader/m1-gathering-forces", "invader/m10-back-to-the-roots", "invader/m2-rockn-rolly"]


@pytest.mark.parametrize("mission", ALL)
def test_every_mission_is_found_by_its_name_and_by_its_number(mission: str) -> None:
    game, _, name = mission.partition("/")
    number, _, bare = name.partition("-")
    assert mission_meant(mission) == mission_meant(mission.upper()) == mission
    digits = number.removeprefix("m")
    if digits.isdecimal():
        assert mission_meant(f"{game}/{int(digits)}") == mission_meant(f"{game}/{number}") == mission
        assert mission_meant(f"{game}/{bare}") == mission


def test_a_number_means_the_mission_that_has_it() -> None:
    assert missions_meant("invader/1", BOX) == missions_meant("invader/m1", BOX) == [BOX[0]]
    assert missions_meant("invader/m10", BOX) == missions_meant(BOX[1], BOX) == [BOX[1]]
    assert missions_meant("invader/m1-ga", BOX) == [BOX[0]]
    assert missions_meant("invader/1-back", BOX) == missions_meant("invader/m3", BOX) == []
    assert missions_meant("invader/m", BOX) == missions_meant("invader", BOX) == BOX
    assert missions_meant("darkside/m1", BOX) == []


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (
            "classic/city-bloks",
            "there is no mission 'classic/city-bloks'; did you mean classic/01-city-blocks?",
        ),
        ("classic/11", "there is no mission 'classic/11'; classic has: classic/00-tutorial, classic/01-city"),
        ("gearup/kraken", "there is no mission 'gearup/kraken'; `overrun list gearup` shows them"),
        ("classic", "'classic' is a game; name one of its missions, such as classic/00-tutorial"),
        (
            "darkside/p",
            "mission 'darkside/p' could be darkside/m3-pit-fighters, darkside/m6-paths-to-the-dark",
        ),
        ("clasic/1", "there are: classic, invader, darkside, gearup; did you mean classic/01-city-blocks?"),
        (
            "city-blocks",
            "there are: classic, invader, darkside, gearup; did you mean classic/01-city-blocks?",
        ),
    ],
)
def test_what_is_not_one_mission_is_explained_in_one_sentence(said: str, sentence: str) -> None:
    with pytest.raises(OverrunError) as caught:
        mission_meant(said)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_games_stand_for_all_their_missions() -> None:
    classic = [mission for mission in ALL if mission.startswith("classic/")]
    assert missions_named(["classic"]) == missions_named(["classic/"]) == classic
    assert missions_named(["gearup/screamer-easy", "classic/1"]) == [
        "classic/01-city-blocks",
        "gearup/screamer-easy",
    ]


# Every place where somebody names a mission

ONE = "classic/01-city-blocks"


def test_in_python() -> None:
    assert overrun.new("classic/1", seed=1).mission == ONE
    assert Session("classic", "classic/1", {}, max_rounds=1, shaping=0, each_seat=False).mission == ONE
    with pytest.raises(OverrunError, match="could be darkside/m3"):
        overrun.new("darkside/p")


def test_on_a_shelf_of_boards() -> None:
    shelf = BoardFolders([ROOT / "src" / "overrun" / "classic" / "content"])
    assert shelf.board("classic/1").name == ONE
    with pytest.raises(ContentError, match="did you mean classic/01-city-blocks"):
        shelf.board("classic/city-bloks")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert run(arguments) == 0
    return capsys.readouterr().out


QUICK = ("-n", "1", "--agent", "random", "--max-rounds", "1")


def test_in_every_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert told(capsys, "play", "classic/1", "--text").startswith("City Blocks. ")
    monkeypatch.setattr("sys.stdin", io.StringIO("classic/1\n"))
    assert "\n> City Blocks. " in told(capsys, "play", "--text")
    assert told(capsys, "sim", "classic/1", *QUICK).startswith(f"City Blocks ({ONE}): ")
    assert f": City Blocks ({ONE}), " in told(
        capsys, "compare", "classic/1", "--b", "mission=classic/0", *QUICK
    )
    assert told(capsys, "board", "classic/1").startswith(f"City Blocks ({ONE})\n")
    listed = json.loads(told(capsys, "list", "classic/1", "--json"))["games"]
    assert [[mission["id"] for mission in game["missions"]] for game in listed] == [[ONE]]
    measured: list[str] = []
    monkeypatch.setattr(bench, "measure", lambda name, *_: measured.append(name))
    monkeypatch.setattr(bench, "print_json", lambda _: None)
    told(capsys, "bench", "classic/1", "--json")
    assert measured == [ONE]


def test_a_wrong_name_is_refused_by_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "sim", "compare", "board", "list", "bench"):
        assert (
            run((command, "classic/city-bloks", *(["--b", "seats=2"] if command == "compare" else []))) == 2
        )
        error = capsys.readouterr().err
        assert error == (
            "error: there is no mission 'classic/city-bloks'; did you mean classic/01-city-blocks?\n"
        ), command


def tool(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = importlib.util.spec_from_file_location(f"{name}_tool", ROOT / "tools" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


def test_in_the_tools(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    campaign = tool("campaign", monkeypatch)
    out = tmp_path / "campaign.json"
    assert campaign.main(["--missions", "classic/1", "--seeds", "0", "--jobs", "1", "--out", str(out)]) == 0
    assert json.loads(out.read_text("utf-8"))["missions"] == [ONE]
    assert campaign.main(["--missions", "classic/city-bloks"]) == 2
    rates, measured = tool("win_rates", monkeypatch), []

    def measure(mission: str, _: Any) -> None:
        measured.append(mission)
        raise KeyboardInterrupt  # nothing is to be written

    monkeypatch.setattr(rates, "measure", measure)
    monkeypatch.setattr("sys.argv", ["win_rates.py", "classic/1"])
    with pytest.raises(KeyboardInterrupt):
        rates.main()
    assert measured == [ONE]
    monkeypatch.setattr("sys.argv", ["win_rates.py", "classic/city-bloks"])
    with pytest.raises(SystemExit, match="did you mean classic/01-city-blocks"):
        rates.main()
