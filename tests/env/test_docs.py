"""What the guide to the environments says is true: its Python runs, its sizes are those of the arrays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import overrun.env
from overrun.env.parts import part_of

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text("utf-8")


def test_the_python_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, "environments.md", "exec"), {})
    assert re.fullmatch(r"(not )?won after \d+ rounds\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("game", "heading"),
    [("classic", "Classic"), ("gearup", "Gear Up"), ("invader", "Invader"), ("darkside", "Dark Side")],
)
def test_the_sizes_of_the_guide(game: str, heading: str) -> None:
    part = part_of(game)
    sizes = "Invader and Dark Side" if game in ("invader", "darkside") else heading
    table = re.search(rf"^\| {sizes} \| size \|.*?\n\n", GUIDE, re.MULTILINE | re.DOTALL)
    assert table is not None
    told = {
        name: tuple(int(number) for number in size.split(" × "))
        for name, size in re.findall(r"^\| `(\w+)` \| ([\d ×]+) \|", table[0], re.MULTILINE)
    }
    for name, shape in part.shapes.items():
        assert told[name] == shape.size
        assert len(shape.features) in (*shape.size, 1)
    row = re.search(rf"^\| {heading} \| `(.*?)` \| `(.*?)` \| (\d+) \| `(.*?)` \|$", GUIDE, re.MULTILINE)
    assert row is not None
    assert row.groups() == (
        overrun.env.IDS[game],
        f"overrun.env.{game}_v0",
        str(len(part.vocabulary)),
        part.mission,
    )


def test_the_families_of_words_of_the_guide() -> None:
    for game, column in (("classic", 0), ("invader", 2), ("gearup", 4)):
        rows = re.findall(r"^\| (.*`[.\w]+` \| \d+.*) \|$", GUIDE, re.MULTILINE)
        told = {}
        for row in rows:
            cells = [cell.strip() for cell in row.split("|")]
            if len(cells) == 6 and cells[column]:
                told[cells[column].strip("`")] = int(cells[column + 1])
        counted: dict[str, int] = {}
        for name in part_of(game).vocabulary.names:
            family = name.partition(":")[0]
            counted[family] = counted.get(family, 0) + 1
        assert told == counted
