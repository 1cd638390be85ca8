"""Boards as pictures: every board, element by element."""

import doctest
import gzip
import importlib
import re
from collections import Counter
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer import Typer
from typer.testing import CliRunner

from overrun.board import Board, BoardFolders, TokenEntry, board_from_text
from overrun.board.drawing import (
    IDENTITIES,
    THEMES,
    centre_of,
    draw,
    frame_of,
    identity_of,
    letter_of,
    outline_of,
    slots,
    view_box,
)
from overrun.board.drawing.geometry import Border, plan_of
from overrun.board.drawing.style import looks_of
from overrun.cli.board import board as board_command
from overrun.errors import OverrunError

SVG = "{http://www.w3.org/2000/svg}"
HOUSE = """
+#+#+#+
#1:2Xa#
+:+#+o+
#3.3#b#
+#+#+#+
"""


@cache
def picture(shelf: BoardFolders, name: str) -> tuple[Board, str, ElementTree.Element]:
    board = shelf.board(name)
    text = draw(board)
    return board, text, ElementTree.fromstring(text)


def boards(shelf: BoardFolders) -> list[tuple[Board, str, ElementTree.Element]]:
    found = [picture(shelf, name) for name in shelf.missions]
    assert len(found) == 33
    return found


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def classes(element: ElementTree.Element) -> set[str]:
    return set(element.attrib["class"].split())


# ---------------------------------------------------------------------- the document
def test_a_drawing_is_small_and_stands_alone(shelf: BoardFolders) -> None:
    for board, text, root in boards(shelf):
        assert len(text.encode()) < 60_000, board.name
        assert len(gzip.compress(text.encode())) < 12_000, board.name
        assert root.tag == f"{SVG}svg"
        assert root.attrib["viewBox"] == " ".join(map(str, view_box(board)))
        assert not list(root.iter(f"{SVG}script"))
        assert not list(root.iter(f"{SVG}image"))
        assert not list(root.iter(f"{SVG}foreignObject"))
        # The one address is the name of the format itself.
        assert re.findall(r"\w+://[^\s\"']*", text) == ["http://www.w3.org/2000/svg"], board.name
        assert "@import" not in text


def test_ids_are_unique_and_every_reference_leads_somewhere(shelf: BoardFolders) -> None:
    for board, text, root in boards(shelf):
        ids = Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)
        assert not [name for name, count in ids.items() if count > 1], board.name
        wanted = set(re.findall(r'href="#([^"]*)"', text))
        # Rules of the style sheet may name what only other boards have; what is drawn may not.
        drawn = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
        wanted |= set(re.findall(r"url\(#([^)]*)\)", drawn))
        assert wanted <= set(ids), board.name
        assert all(target.startswith("#") for target in re.findall(r'href="([^"]*)"', text))


def test_every_colour_that_is_used_is_defined(shelf: BoardFolders) -> None:
    for board, text, _ in boards(shelf):
        defined = set(re.findall(r"(--[\w-]+):", text))
        used = set(re.findall(r"var\((--[\w-]+)\)", text))
        assert used <= defined, (board.name, used - defined)


@pytest.mark.parametrize("identity", IDENTITIES)
def test_every_look_can_show_every_kind_of_floor(identity: str) -> None:
    look = next(known for known in IDENTITIES if known == identity)
    kinds = {"a": "room", "b": "corridor", "c": "exterior", "d": "tunnel", "e": "street"}
    board = board_from_text("+#+#+#+#+#+\n#a#b#c#d#e#\n+#+#+#+#+#+", kinds=kinds)  # type: ignore[arg-type]
    text = draw(board, identity=look)
    floors = re.findall(r'class="(\w+)-floor"', text)
    assert len(floors) == 5
    for floor in floors:
        assert text.count(f"--{floor}:") == text.count(f"--{floor}-2:") == 3  # dark, light, auto
        assert f'<pattern id="art-{floor}"' in text


def test_the_same_board_gives_the_same_drawing(shelf: BoardFolders) -> None:
    again = BoardFolders(shelf._folders)
    for board, text, _ in boards(shelf):
        assert draw(again.board(board.name)) == text


@pytest.mark.parametrize("identity", IDENTITIES)
def test_every_look_has_both_themes_and_a_switch(identity: str) -> None:
    look = next(known for known in IDENTITIES if known == identity)
    for theme in THEMES:
        text = draw(board_from_text(HOUSE), theme=theme, identity=look)
        root = ElementTree.fromstring(text)
        assert root.attrib["data-theme"] == theme
        assert classes(root) == {"overrun", identity}
        (switch,) = re.findall(rf"\.overrun\.{identity}\[data-theme=light\]{{([^}}]*)}}", text)
        (system,) = re.findall(
            rf"@media\(prefers-color-scheme:light\){{\.overrun\.{identity}\[data-theme=auto\]{{([^}}]*)}}}}",
            text,
        )
        assert switch == system
        floors = re.findall(r'class="(\w+)-floor"', text)
        for name, (dark, light) in looks_of(look, floors).items():
            assert f"--{name}:{dark}" in text
            assert f"--{name}:{light}" in switch.split(";")
    grounds = [looks_of(other)["void"][0] for other in IDENTITIES]
    assert len(set(grounds)) == len(grounds)


def test_each_game_has_its_look(shelf: BoardFolders) -> None:
    looks = {"classic": "classic", "invader": "station", "darkside": "mine"}
    for name in shelf.missions:
        assert identity_of(shelf.board(name)) == looks[name.split("/", maxsplit=1)[0]]


def test_an_unknown_theme_or_look_is_refused() -> None:
    with pytest.raises(OverrunError, match=r"dark, light, auto .* not as 'grey'"):
        draw(board_from_text(HOUSE), theme="grey")  # type: ignore[arg-type]
    with pytest.raises(OverrunError, match=r"classic, station, mine, not as 'dark' and 'castle'"):
        draw(board_from_text(HOUSE), identity="castle")  # type: ignore[arg-type]


# ---------------------------------------------------------------------- zones
def test_every_zone_is_one_element_that_says_what_it_is(shelf: BoardFolders) -> None:
    for board, _, root in boards(shelf):
        elements = by_id(root)
        assert {name for name in elements if name.startswith("zone-")} == {
            f"zone-{zone.id}" for zone in board.zones
        }
        for zone in board.zones:
            element = elements[f"zone-{zone.id}"]
            wanted = {"zone", zone.kind, *([zone.special] if zone.special else ()), *(["dark"] * zone.dark)}
            assert classes(element) == wanted
            left, top, right, bottom = frame_of(zone)
            assert element.attrib["data-frame"] == f"{left} {top} {right - left} {bottom - top}"
            assert element.attrib["d"] == outline_of(zone)


def test_every_room_that_shows_something_has_its_icon(shelf: BoardFolders) -> None:
    for board, text, root in boards(shelf):
        icons = sum("icon" in element.attrib.get("class", "").split() for element in root.iter(f"{SVG}use"))
        assert icons == sum(bool(zone.label or zone.special) for zone in board.zones), board.name
        assert text.count('href="#art-manhole"') == sum(len(zone.manholes) for zone in board.zones)


def test_numbers_can_be_left_out(shelf: BoardFolders) -> None:
    board, _, root = picture(shelf, "classic/01-city-blocks")

    def numbers(drawing: ElementTree.Element) -> list[str | None]:
        return [text.text for text in drawing.iter(f"{SVG}text") if text.attrib.get("class") == "number"]

    assert numbers(root) == [str(zone.id) for zone in board.zones]
    assert numbers(ElementTree.fromstring(draw(board, numbers=False))) == []


def area(path: str) -> float:
    """What an outline of upright and level lines encloses; holes count against it."""
    total = 0.0
    x = y = start_x = start_y = 0.0
    for letter, first, second in re.findall(r"([MHVZ])(-?[\d.]*) ?(-?[\d.]*)", path):
        before = (x, y)
        if letter == "M":
            x = start_x = float(first)
            y = start_y = float(second)
            continue
        x = float(first) if letter == "H" else start_x if letter == "Z" else x
        y = float(first) if letter == "V" else start_y if letter == "Z" else y
        total += before[0] * y - x * before[1]
    return total / 2


def test_outlines_enclose_just_the_zone(shelf: BoardFolders) -> None:
    for board, _, _ in boards(shelf):
        for zone in board.zones:
            size = sum((right - left) * (bottom - top) for left, top, right, bottom in zone.rects)
            assert area(outline_of(zone)) == size, (board.name, zone.id)


def test_an_outline_with_a_bend_and_one_with_a_hole() -> None:
    bend = board_from_text("+#+#+\n#a a#\n+ +#+\n#a#b#\n+#+#+")
    assert outline_of(bend.zones[0]) == "M0 0H60V30H30V60H0Z"
    ring = board_from_text("+#+#+#+\n#a a a#\n+ +#+ +\n#a#b#a#\n+ +#+ +\n#a a a#\n+#+#+#+")
    assert area(outline_of(ring.zones[0])) == 100 * 100 - 40 * 40


def test_a_frame_is_the_largest_rectangle_inside() -> None:
    bend = board_from_text("+#+#+#+\n#a a a#\n+ +#+#+\n#a#b#c#\n+#+#+#+").zones[0]
    assert frame_of(bend) == (0, 0, 100, 30)
    assert centre_of(bend) == (50, 15)


def test_frames_and_centres_lie_inside_their_zones(shelf: BoardFolders) -> None:
    def inside(board: Board, zone: int, x: float, y: float) -> bool:
        return any(r[0] <= x <= r[2] and r[1] <= y <= r[3] for r in board.zones[zone].rects)

    for board, _, _ in boards(shelf):
        for zone in board.zones:
            left, top, right, bottom = frame_of(zone)
            assert inside(board, zone.id, *centre_of(zone))
            for x in range(left, right + 1, 3):
                for y in (top, (top + bottom) // 2, bottom):
                    assert inside(board, zone.id, x, y), (board.name, zone.id)


# ---------------------------------------------------------------------- walls
def test_every_opening_is_a_gap_in_a_wall_and_every_wall_stands_between_two_sides(
    shelf: BoardFolders,
) -> None:
    for board, _, _ in boards(shelf):
        plan = plan_of(board)
        walls = plan.borders["hull"] + plan.borders["wall"]
        for link in board.links:
            if link.via not in ("opening", "door", "access", "airlock"):
                continue
            gap = plan.gaps[link.id]
            across = 0 if gap[0] == gap[2] else 1
            along = 1 - across
            middle = (gap[along] + gap[along + 2]) / 2
            assert gap[along + 2] - gap[along] >= 5, (board.name, link)
            beside = [wall for wall in walls if wall[across] == wall[across + 2] == gap[across]]
            assert not any(wall[along] < middle < wall[along + 2] for wall in beside), (board.name, link)
            # Both ends of a gap meet a wall, or another wall across.
            for end in (gap[:2], gap[2:]):
                assert any(wall[0] <= end[0] <= wall[2] and wall[1] <= end[1] <= wall[3] for wall in walls), (
                    board.name,
                    link,
                )


def test_walls_of_a_small_house() -> None:
    borders = plan_of(board_from_text(HOUSE)).borders
    # The door (14 wide, in the middle) parts the wall of the house towards the street.
    assert [line for line in borders["hull"] if line[0] == line[2] == 70] == [
        (70, 0, 70, 8),
        (70, 22, 70, 60),
    ]
    # The opening between the two rooms leaves jambs.
    assert borders["wall"] == [(70, 30, 78, 30), (92, 30, 100, 30)]
    assert borders["crossing"] == [(30, 0, 30, 30), (0, 30, 30, 30)]
    assert borders["marking"] == []


def test_markings_and_crossings_are_the_borders_of_open_zones(shelf: BoardFolders) -> None:
    for board, _, _ in boards(shelf):
        borders = plan_of(board).borders
        ways: tuple[tuple[Border, str], ...] = (("crossing", "street"), ("marking", "marking"))
        for name, via in ways:
            drawn = sum(x2 - x1 + y2 - y1 for x1, y1, x2, y2 in borders[name])
            wanted = sum(
                link.segment[2] - link.segment[0] + link.segment[3] - link.segment[1]
                for link in board.links
                if link.via == via
            )
            assert drawn == wanted, (board.name, name)


# ---------------------------------------------------------------------- doors
def test_every_door_is_one_element_with_state_and_colour(shelf: BoardFolders) -> None:
    for board, _, root in boards(shelf):
        elements = by_id(root)
        assert {name for name in elements if name.startswith("door-")} == {
            f"door-{door.id}" for door in board.doors
        }
        for door in board.doors:
            element = elements[f"door-{door.id}"]
            state = "closed" if door.closed else "open" if door.token >= 0 else "doorway"
            wanted = {"door", state, door.colour, door.via if door.via != "door" else ""} - {""}
            assert classes(element) == wanted
            letters = [text.text for text in element.iter(f"{SVG}text")]
            assert letters == ([letter_of(door.colour)] if door.colour else [])
        assert {name for name in elements if name.startswith("airlock-")} == {
            f"airlock-{link.id}" for link in board.links if link.via == "airlock"
        }


def test_doors_follow_the_topology() -> None:
    board = board_from_text("+#+#+#+#+\n#aXbXcXd#\n+#+#+#+#+")

    def states(**options: int) -> list[str]:
        now = board.start.with_open(options.get("opened", 0))
        root = ElementTree.fromstring(draw(board, topology=now, destroyed=options.get("destroyed", 0)))
        return [by_id(root)[f"door-{door.id}"].attrib["class"] for door in board.doors]

    assert states() == ["door closed"] * 3
    assert states(opened=0b101) == ["door doorway", "door closed", "door doorway"]
    # A door that is closed stands, whatever happened before.
    assert states(opened=0b101, destroyed=0b110) == ["door doorway", "door closed", "door destroyed"]


def test_an_open_door_of_a_mission_swings() -> None:
    token = TokenEntry(kind="door", between=("a", "b"), colour="green", state="open", origin="published")
    root = ElementTree.fromstring(draw(board_from_text("+#+#+\n#a#b#\n+#+#+", tokens=(token,))))
    assert by_id(root)["door-0"].attrib["class"] == "door open green"


def test_mold_pits_and_removed_tiles_follow_the_topology(shelf: BoardFolders) -> None:
    board = shelf.board("darkside/m0-they-came-from-below")
    now = board.start._replace(mold=0b10, dead_mold=0b100, pits=0b1000, removed=0b1)
    elements = by_id(ElementTree.fromstring(draw(board, topology=now)))
    assert classes(elements["mold-1"]) == {"mold", "active"}
    assert classes(elements["mold-2"]) == {"mold", "inactive"}
    assert {name for name in elements if re.match(r"(mold|pit|removed)-\d", name)} == {
        "mold-1",
        "mold-2",
        "pit-3",
        "removed-0",
    }
    assert elements["removed-0"].attrib["x"] == "0"


def test_dark_zones_that_are_no_tunnels_are_hatched() -> None:
    dim = draw(board_from_text("+#+#+\n#aob#\n+#+#+", dark="b"))
    assert dim.count('class="dusk"') == 1
    assert 'class="zone room dark"' in dim
    assert "dusk" not in draw(board_from_text("+#+#+\n#aob#\n+#+#+")).split("</style>")[1]


# ---------------------------------------------------------------------- tokens
def test_every_token_is_drawn_once(shelf: BoardFolders) -> None:
    for board, _, root in boards(shelf):
        elements = by_id(root)
        marks = {f"token-{t.id}" for t in board.tokens if t.kind not in ("door", "mold", "pit")}
        assert {name for name in elements if name.startswith("token-")} == marks, board.name
        for token in board.tokens:
            if token.kind == "mold":
                assert f"mold-{token.zone}" in elements
            elif token.kind == "pit":
                assert f"pit-{token.zone}" in elements
            elif token.kind != "door":
                assert {"token", token.kind} <= classes(elements[f"token-{token.id}"])
        assert "token-" not in draw(board, tokens=False).split("</defs>")[1]


def test_colour_is_never_the_only_carrier(shelf: BoardFolders) -> None:
    for board, _, root in boards(shelf):
        elements = by_id(root)
        for token in board.tokens_of("objective", "spawn"):
            written = "".join(elements[f"token-{token.id}"].itertext())
            if token.kind == "objective" or token.colour != "red":
                assert written.endswith(letter_of(token.colour)), (board.name, token)


def test_letters_of_colours_differ() -> None:
    colours = ("red", "blue", "green", "yellow", "pink", "purple", "white", "pool")
    assert len({letter_of(colour) for colour in colours}) == len(colours)


def test_spawn_zones_are_numbered_clockwise(shelf: BoardFolders) -> None:
    for board, _, root in boards(shelf):
        spawns = board.tokens_of("spawn")
        written = {
            token.zone: int(re.findall(r"\d+", "".join(by_id(root)[f"token-{token.id}"].itertext()))[0])
            for token in spawns
        }
        assert [written[zone] for zone in board.clockwise(written)] == list(range(1, len(spawns) + 1))


def test_tokens_of_a_zone_lie_inside_it_and_apart(shelf: BoardFolders) -> None:
    for board, _, root in boards(shelf):
        elements = by_id(root)
        at: dict[int, list[tuple[float, float, float]]] = {}
        for token in board.tokens:
            if f"token-{token.id}" in elements and token.link < 0 and token.kind != "car":
                move = elements[f"token-{token.id}"].attrib["transform"]
                x, y, scale = map(float, re.findall(r"-?[\d.]+", move))
                at.setdefault(token.zone, []).append((x, y, scale * 10.5))
        for zone, marks in at.items():
            left, top, right, bottom = frame_of(board.zones[zone])
            for i, (x, y, radius) in enumerate(marks):
                assert left < x - radius, (board.name, zone)
                assert x + radius < right, (board.name, zone)
                assert top + 8 < y - radius, (board.name, zone)  # numbers and icons stay free
                assert y + radius < bottom, (board.name, zone)
                for x2, y2, other in marks[:i]:
                    assert max(abs(x - x2), abs(y - y2)) >= radius + other - 0.3, (board.name, zone)


@given(
    st.tuples(st.integers(0, 300), st.integers(0, 300)),
    st.tuples(st.integers(24, 90), st.integers(24, 90)),
    st.integers(1, 12),
)
def test_slots_never_overlap(corner: tuple[int, int], size: tuple[int, int], count: int) -> None:
    frame = (*corner, corner[0] + size[0], corner[1] + size[1])
    found = slots(frame, count)
    assert len(found) == count
    for i, slot in enumerate(found):
        assert frame[0] <= slot.x - slot.width / 2
        assert slot.x + slot.width / 2 <= frame[2]
        assert frame[1] <= slot.y - slot.height / 2
        assert slot.y + slot.height / 2 <= frame[3]
        for other in found[:i]:
            apart = abs(slot.x - other.x) >= slot.width - 1e-6 or abs(slot.y - other.y) >= slot.height - 1e-6
            assert apart


def test_what_a_pack_makes_up_cannot_break_the_drawing() -> None:
    odd = (
        TokenEntry(kind="enemy", at="a", of='<b>"&', count=3, origin="reconstructed"),
        TokenEntry(kind="objective", at="a", colour='<">', origin="reconstructed"),
        TokenEntry(kind="door", between=("a", "b"), colour="&", origin="reconstructed"),
    )
    board = board_from_text("+#+#+\n#aob#\n+#+#+", tokens=odd, name='A <name> & "more"')
    root = ElementTree.fromstring(draw(board))
    assert root.attrib["aria-label"] == 'A <name> & "more"'
    assert by_id(root)["token-0"].attrib["class"] == "token enemy"


# ---------------------------------------------------------------------- command line and examples
def run(*arguments: str) -> Exception | None:
    app = Typer()
    app.command()(board_command)
    error = CliRunner().invoke(app, arguments).exception
    assert error is None or isinstance(error, Exception)
    return error


def test_the_command_writes_a_file(tmp_path: Path, shelf: BoardFolders) -> None:
    file = tmp_path / "board.svg"
    assert run("classic/00", "--svg", str(file), "--theme", "light") is None
    assert file.read_text("utf-8") == draw(shelf.board("classic/00-tutorial"), theme="light")


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    file = str(tmp_path / "board.svg")
    for arguments, message in (
        (("--svg", file, "--json"), "choose one of --text, --json and --svg"),
        (("--svg", file, "--theme", "grey"), "there is no theme 'grey'; --theme is one of dark, light, auto"),
        (("--svg", str(tmp_path / "no" / "board.svg")), "No such file or directory; name another file"),
    ):
        error = run("classic/00", *arguments)
        assert isinstance(error, OverrunError)
        assert message in str(error)
    assert not Path(file).exists()


def test_the_pictures_of_the_documentation_are_current(shelf: BoardFolders) -> None:
    boards = [f"{game}-*.svg" for game in ("classic", "invader", "darkside")]
    folder = Path(__file__).parents[2] / "docs" / "pictures"
    pictures = sorted(file for board in boards for file in folder.glob(board))
    assert len(pictures) == 3
    for file in pictures:
        mission = file.stem.replace("-", "/", 1)
        command = f"overrun board {mission} --svg docs/pictures/{file.name}"
        assert file.read_text("utf-8") == draw(shelf.board(mission), theme="auto"), f"run: {command}"


@pytest.mark.parametrize("module", ["geometry", "icons", "style", "svg", "tokens"])
def test_examples(module: str) -> None:
    tried = doctest.testmod(importlib.import_module(f"overrun.board.drawing.{module}"))
    assert tried.failed == 0
