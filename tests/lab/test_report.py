"""Files and pages: what was simulated comes out of them again."""

from __future__ import annotations

import csv
import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from overrun.cli.app import run as command
from overrun.lab import Run, Task, charts, run
from overrun.lab.report import report_of
from overrun.words import Words


@pytest.fixture(scope="module")
def runs() -> list[Run]:
    return [
        run(Task("classic/00-tutorial", {}, "random", 5, 20, collect=True), 4, 1),
        run(Task("gearup/zombiphant-easy", {"seats": 2}, "sensible", 5, 20, collect=True), 3, 1),
    ]


# Ids as in classic.end.lose-all-dead and golf-club.
ID = re.compile(r"\b[a-z]+(?:\.[a-z0-9-]+)+\b|(?<![\w-])[a-z]+(?:-[a-z0-9]+)+\b")


class Reader(HTMLParser):
    """Sees whether every tag that is opened is closed again, and what is loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_page_needs_nothing_but_itself(runs: list[Run], language: str) -> None:
    page = report_of(runs, Words(language))
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert "script" not in reader.seen
    assert all(address.startswith("data:") for address in reader.loaded)
    assert "⟨" not in page  # every text has its words
    assert "prefers-color-scheme: dark" in page
    for run_ in runs:
        assert re.search(rf'<h2>[^<]+ <small class="id">{run_.task.mission}</small></h2>', page)
    # No other id is on the page: neither of rules, nor of people, nor of things.
    shown = re.sub(
        r'<small class="id">[^<]*</small>|base64,[^"]*|<style>.*?</style>', "", page, flags=re.DOTALL
    )
    assert set(ID.findall(re.sub(r"<(?!title)[^>]*>", " ", shown))) <= {"set-up"}
    assert "ethan" not in shown and "Ethan" in shown
    assert Words(language).text("classic-reason-lose-all-dead") in page
    assert page.count("<h3>") == reader.seen.count("figure")


def test_the_heat_map_has_the_figures_of_the_zones(runs: list[Run]) -> None:
    tutorial = runs[0]
    page = report_of([tutorial], Words("en"))
    drawn = page[page.index("Where survivors died") : page.index("Where enemies were killed")]
    zones = dict(re.findall(r"<title>(\d+): (\d+)</title>", drawn))
    assert zones == {place: str(count) for place, count in tutorial.summary.deaths_by_place.items()} != {}
    # The hottest zone is the most strongly coloured.
    strengths = {
        zone: float(strength)
        for zone, strength in re.findall(r'<title>(\d+): \d+</title>.*?fill-opacity="([\d.]+)"', drawn)
    }
    hottest = max(zones, key=lambda zone: int(zones[zone]))
    assert strengths[hottest] == max(strengths.values()) == 0.8


def test_what_is_written_by_others_cannot_break_the_page(runs: list[Run]) -> None:
    strange = Run(Task("classic/00-tutorial", {}, "<b>bot</b>", 5, 20), runs[0].outcomes, runs[0].summary)
    page = report_of([strange], Words("en"))
    assert "<b>bot" not in page and "&lt;b&gt;bot" in page


def test_charts_by_hand() -> None:
    drawn = charts.histogram([1, 1, 3], "t", "round")
    assert re.findall(r"<title>(\w+): (\d+)</title>", drawn) == [("1", "2"), ("2", "0"), ("3", "1")]
    assert len(re.findall("<rect", charts.histogram(list(range(100)), "t", "x"))) <= charts.MOST_BARS
    assert charts.histogram([], "t", "x") == ""
    line = charts.course([[0, 1], [0, 3], [0]], "t", "round", highest=4)
    points = re.findall(r'<polyline class="line" points="([^"]+)"', line)[0].split()
    heights = [float(point.split(",")[1]) for point in points]
    # The mean goes from 0 to 2 of 4: half of the way up.
    assert heights == [charts.HEIGHT - charts.BOTTOM, (charts.HEIGHT - charts.BOTTOM + charts.TOP) / 2]
    names = re.findall(r"<title>(\w+): ", charts.bars({"few": 1, "many": 9, "some": 4}, "t"))
    assert names == ["many", "some", "few"]


# Files


def test_rows_come_out_of_files_as_they_went_in(runs: list[Run], tmp_path: Path) -> None:
    from overrun.lab.files import rows, write_csv, write_parquet

    written = list(rows(runs))
    assert len(written) == 7
    write_csv(tmp_path / "games.csv", runs)
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    assert [row["seed"] for row in read] == [str(row["seed"]) for row in written]
    assert [json.loads(row["kills"]) for row in read] == [row["kills"] for row in written]
    write_parquet(tmp_path / "games.parquet", runs)
    import pyarrow.parquet

    assert pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist() == written


def test_the_command_writes_all_of_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("games.csv", "games.parquet", "page.html")]
    said = ["sim", "classic/00", "gearup/zombiphant-easy", "-n", "2", "--seats", "2", "--lang", "en"]
    said += ["--agent", "sensible", "--agent", "2=random", "--max-rounds", "10", "--json"]
    for option, file in zip(("--csv", "--parquet", "--report"), files, strict=True):
        said += [option, str(file)]
    assert command(said) == 0
    data = json.loads(capsys.readouterr().out)
    assert [each["mission"] for each in data["missions"]] == ["classic/00-tutorial", "gearup/zombiphant-easy"]
    assert {each["agent"] for each in data["missions"]} == {"sensible, 2=random"}
    assert all(file.stat().st_size > 1000 for file in files)


@pytest.mark.parametrize("verb", ["sim", "compare"])
def test_a_missing_library_is_missed_before_the_games(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert command([verb, "classic/00", "-n", "1000", "--parquet", str(tmp_path / "games.parquet")]) == 2
    out, error = capsys.readouterr()
    assert out == "" and 'pip install "overrun[lab]"' in error


def test_a_mission_that_does_not_fit_is_left_out_of_many_but_not_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = ["-n", "1", "--survivors", "amy,ned,phil,doug", "--max-rounds", "1", "--lang", "en"]
    assert command(["sim", "classic/00", "gearup/zombiphant-easy", *said]) == 0
    out, error = capsys.readouterr()
    assert "Tutorial (classic/00-tutorial): 0 of 1 games won" in out
    assert "gearup/zombiphant-easy: there is no survivor 'amy'" in error
    assert command(["sim", "gearup/zombiphant-easy", *said]) == 2


def test_house_rules_reach_the_game_and_mistakes_are_told_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    two = ["sim", "classic/00", "-n", "1", "--survivors", "amy", "--max-rounds", "1"]
    assert command(two) == 2
    assert command([*two, "--house", "enforce_min_survivors=off"]) == 0
    capsys.readouterr()
    for more, error in (
        (["--house", "nonsense"], "house rules, nonsense: unknown field"),
        (["--agent", "5=random"], "seats of classic/00-tutorial go from 1 to 1"),
        (["--report", str(tmp_path / "no" / "page.html")], "its folder is missing"),
    ):
        assert command(["sim", "classic/00", "-n", "100000", *more, "--lang", "en"]) == 2
        assert error in capsys.readouterr().err
