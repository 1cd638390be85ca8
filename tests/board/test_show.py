"""Boards for people and programs."""

import json
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from overrun.board import BoardFolders, TokenEntry, board_from_text
from overrun.board.show import board_json, board_text
from overrun.cli.board import board
from overrun.errors import OverrunError
from overrun.words import Words

WORDS = Words("en")
app = Typer()
app.command()(board)


def test_the_tutorial_drawn(shelf: BoardFolders) -> None:
    drawn = board_text(shelf.board("classic/00-tutorial"), WORDS).splitlines()
    picture = drawn[2 : drawn.index("", 2)]
    # Two tiles of 6 cells, 2 characters and an edge each: 19 columns; 12 rows of cells and their edges.
    assert (max(map(len, picture)), len(picture)) == (19, 25)
    assert picture[1] == ".0  Z #1    #2  O #"
    text = "\n".join(picture)
    assert text.count("D") == 2 + 1  # one door lies across, one upright
    assert "  door, red, closed: between zones" in "\n".join(drawn)


def test_small_and_large_cells(shelf: BoardFolders) -> None:
    plain = board_from_text("+#+#+#+#+\n#1:2:3:4#\n+#+X+#+#+\n  #a#\n  +#+")
    assert board_text(plain, WORDS).splitlines()[2:-3] == [
        "#####################",
        "#0   :1   :2   :3   #",
        "#######DD############",
        "     #4   #",
        "     ######",
    ]
    assert board_text(plain, WORDS).endswith("T other token.")
    drawn = board_text(shelf.board("darkside/m7"), WORDS).splitlines()
    # The first row of 18-R, turned by 90: tunnel, security room with the exit, tunnel;
    # then the tunnels of 12-R. Numbers above, tokens below; a doorway leads down from the room.
    assert drawn[2:6] == [
        ".......########.............:......:.......",
        ".0     #1     #2            :3     :4     .",
        ".      #E     #             :      :      .",
        ":::::::###//########################:::::::",
    ]


def test_every_zone_number_is_drawn(shelf: BoardFolders) -> None:
    for name in shelf.missions:
        found = shelf.board(name)
        text = board_text(found, WORDS)
        picture = text.split("\n\n")[1]
        numbers = picture.replace("#", " ").replace(".", " ").replace(":", " ").split()
        for zone in found.zones:
            assert any(word.lstrip("oDL/").startswith(str(zone.id)) for word in numbers), (name, zone.id)


def test_json(shelf: BoardFolders) -> None:
    tutorial = shelf.board("classic/00-tutorial")
    data = json.loads(json.dumps(board_json(tutorial)))
    assert [zone["id"] for zone in data["zones"]] == list(range(14))
    bedroom = data["zones"][tutorial.at("1B.c")]
    assert (bedroom["kind"], bedroom["label"], bedroom["tiles"]) == ("room", "bedroom", ["1B"])
    vias = {(entry["zone"], entry["via"]) for entry in bedroom["neighbours"]}
    assert vias == {
        (tutorial.at("1B.a"), "opening"),
        (tutorial.at("1B.b"), "opening"),
        (tutorial.at("1B.8"), "door"),
    }
    assert data["doors"][1] == {
        "id": 1,
        "zones": sorted([tutorial.at("1B.c"), tutorial.at("1B.8")]),
        "via": "door",
        "colour": "red",
        "state": "closed",
        "token": True,
        "segment": data["doors"][1]["segment"],
    }
    assert {
        "id": 0,
        "kind": "start",
        "zone": tutorial.at("1B.b"),
        "place": "1B.b",
        "origin": "published",
    } in data["tokens"]
    crossing = data["zones"][tutorial.at("2B.5")]
    assert {"zone": tutorial.at("2B.d"), "via": "door", "door": 0} in crossing["neighbours"]
    assert crossing["building"] is None
    for zone in data["zones"]:  # neighbours are mutual
        for entry in zone["neighbours"]:
            back = data["zones"][entry["zone"]]["neighbours"]
            assert {**entry, "zone": zone["id"]} in back


def test_json_of_tokens(shelf: BoardFolders) -> None:
    noise = [token for token in board_json(shelf.board("classic/07"))["tokens"] if token["kind"] == "noise"]
    assert [(token["count"], token["of"]) for token in noise] == [(7, "permanent")] * 2
    door = TokenEntry(
        kind="door", between=("a1", "a2"), colour="pink", locked_by="pink", origin="reconstructed"
    )
    rooms = board_from_text("+#+#+\n#RDR#\n+#+#+", tokens=(door,))
    assert board_json(rooms)["tokens"] == [
        {
            "id": 0,
            "kind": "door",
            "zones": [0, 1],
            "door": 0,
            "colour": "pink",
            "state": "closed",
            "locked_by": "pink",
            "origin": "reconstructed",
        }
    ]


@pytest.mark.parametrize("options", [[], ["--text"], ["--json"]])
def test_the_command(options: list[str]) -> None:
    result = CliRunner().invoke(app, ["darkside/m4", *options])
    assert result.exit_code == 0
    if options == ["--json"]:
        assert json.loads(result.stdout)["mission"] == "darkside/m4-hard-reset"
    else:
        assert result.stdout.startswith("Hard Reset (darkside/m4-hard-reset)\n")


def test_the_command_takes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        'id = "classic/own"\ntitle = "Own"\norigin = "reconstructed"\n'
        'board = { layout = ["7B@0"], origin = "reconstructed" }\n'
    )
    result = CliRunner().invoke(app, [str(file), "--json"])
    assert len(json.loads(result.stdout)["zones"]) == 9
    assert CliRunner().invoke(app, [str(file)]).stdout.startswith("classic/own\n")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["classic/77"], "there is no mission 'classic/77'; classic has: classic/00-tutorial, classic/01"),
        (["darkside/p"], "could be darkside/m3-pit-fighters, darkside/m6-paths-to-the-dark, darkside/m7"),
        (["nowhere.toml"], "cannot read nowhere.toml"),
        (["classic/00", "--text", "--json"], "choose one of"),
    ],
)
def test_what_the_command_refuses(arguments: list[str], reason: str) -> None:
    result = CliRunner().invoke(app, arguments)
    assert isinstance(result.exception, OverrunError)
    assert reason in str(result.exception)
