"""Packs for the classic game: what their entries name has to be there, and figures have their measure."""

from __future__ import annotations

from pathlib import Path

import pytest

import overrun
from overrun.content import check_pack, forget, library
from overrun.errors import ContentError

CONTENT = Path(overrun.__file__).parent / "classic" / "content"
TUTORIAL, RACE, ESCAPE, POLICE, RIGHT = (
    f"missions/{name}.toml"
    for name in ("00-tutorial", "03-24hrs-race", "06-the-escape", "08-zombie-police", "09-might-makes-right")
)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    root = tmp_path / "mine"
    (root / "missions").mkdir(parents=True)
    (root / "pack.toml").write_text('id = "mine"\ntitle = "Mine"\nversion = "1"\ngame = "classic"\n')
    return root


def changed(pack: Path, file: str, old: str, new: str) -> None:
    text = (CONTENT / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")


CASES = [
    (TUTORIAL, 'kind = "start"', 'kind = "exit"', "at least one token of kind start"),
    (
        RIGHT,
        'kind = "survivors-away"',
        'kind = "survivors-hom"',
        "mission 'classic/09-might-makes-right', field goal[1].kind: expected one of take-objectives, find, "
        "bring-to-exit, all-at-exit, reach-level, gather-at-spawn, neutralise-spawns, hold-bunker, "
        "supplies-away, survivors-away, got 'survivors-hom'; did you mean survivors-away?",
    ),
    (RIGHT, "by_players = [", "by_players = [4] # [", "a number for each number of players"),
    (RIGHT, "recruits = ", "recruiters = ", "field rules.recruiters: unknown field; did you mean recruits?"),
    (
        RIGHT,
        'may = "search"',
        'may = "serach"',
        "expected one of search, drive, got 'serach'; did you mean search?",
    ),
    (RIGHT, "by_players", "by_player", "field goal[1].by_player: unknown field; did you mean by_players?"),
    (POLICE, '{ colour = "green"', '{ colour = "grün"', "got 'grün'; did you mean green?"),
    (
        POLICE,
        'of = "police"',
        'of = "police", colour = "blau"',
        "token 17 (blau car police at 3C.8): there is no colour 'blau'; did you mean blue?",
    ),
    (
        RACE,
        'level = "red"',
        'level = "reed"',
        "expected one of blue, yellow, orange, red, got 'reed'; did you mean",
    ),
    (TUTORIAL, "cards = [1,", "cards = [99,", "there is no zombie card 99"),
    (RIGHT, "players = [", "players = [9, ", "players are numbers from 1 to 6"),
    (
        ESCAPE,
        'kind = "supplies-away"',
        'cards = ["water"]\nkind = "find"',
        "needs a goal of kind supplies-away",
    ),
    ("equipment.toml", "copies = 3", "copies = 2147483648", "expected int <= 1000"),
    ("equipment.toml", "starting = 1", "starting = 9", "9 starting cards are more than the 3 copies"),
    ("equipment.toml", "range = [0, 1]", "range = [1, 0]", "a nearest and a farthest zone"),
    ("zombie_cards.toml", "number = 2", "number = 1", "have the same number 1"),
    ("zombie_cards.toml", "runner = 2", "ghoul = 2", "ghoul"),
    ("zombie_cards.toml", "yellow = {", "gold = {", "gold"),
    (
        "zombie_cards.toml",
        'number = 1\nkind = "spawn"',
        'number = 1\nkind = "extra-activation"',
        "which kind",
    ),
    ("survivors.toml", 'skill = "classic.skill.', 'skill = "classic.skill.un', "there is no skill"),
    ("figures.toml", "count = 40", "count = -40", "expected int >= 0"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), CASES)
def test_what_is_named_has_to_be_there(
    pack: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, said: str
) -> None:
    overrun.games()
    changed(pack, file, old, new)
    assert any(said in str(problem) for problem in check_pack(pack).problems)
    # Also where nobody has had it checked.
    monkeypatch.setenv("OVERRUN_PACKS", str(pack))
    forget()
    try:
        with pytest.raises(ContentError, match="mine/"):
            library("classic")
    finally:
        monkeypatch.delenv("OVERRUN_PACKS")
        forget()


def test_the_box_itself_is_in_order(pack: Path) -> None:
    overrun.games()
    for file in (ESCAPE, RIGHT, TUTORIAL, "equipment.toml", "zombie_cards.toml", "survivors.toml"):
        (pack / file).write_bytes((CONTENT / file).read_bytes())
    assert check_pack(pack).problems == []


@pytest.mark.parametrize("text", ["x = " + "[" * 100_000, "x = 99999-99-99", ""])
def test_files_that_are_none(pack: Path, text: str) -> None:
    overrun.games()
    (pack / "figures.toml").write_text(text)
    problems = check_pack(pack).problems
    assert all("figures.toml, not valid TOML" in str(p) or "not valid TOML" in str(p) for p in problems)
    (pack / "pack.toml").write_text(text)
    assert "pack.toml" in str(check_pack(pack).problems[0])
