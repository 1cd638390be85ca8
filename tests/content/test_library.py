from pathlib import Path
from types import SimpleNamespace

import pytest

from overrun.content import (
    GameContent,
    Override,
    built_in,
    check_game,
    content_hash,
    declare,
    forget,
    library,
    load_kind,
    packs_of,
    reconstructed,
    user_packs_folder,
)
from overrun.errors import ContentError

from .conftest import CARDS, MISSIONS, Write, manifest


def card(card_id: str, dice: int) -> str:
    return f'[[card]]\nid = "{card_id}"\norigin = "published"\ndice = {dice}\n'


def test_entries_by_id_in_reading_order(toy: GameContent) -> None:
    cards = load_kind(CARDS, [built_in(toy)])
    assert list(cards) == ["pistol", "crowbar"]
    assert cards["pistol"].ranges == (0, 1)
    assert library("toy").of(MISSIONS)["toy/01-start"].token[1].zone == 4


def test_a_library_is_read_once_until_forgotten(toy: GameContent, write: Write) -> None:
    before = library("toy")
    write("toy/equipment.toml", card("pistol", 9))
    assert library("toy") is before
    forget()
    assert library("toy").of(CARDS)["pistol"].dice == 9


def test_unknown_game_names_the_known_ones(toy: GameContent) -> None:
    with pytest.raises(ContentError, match="no content for a game 'chess'; known games: toy"):
        library("chess")


def test_declaring_the_same_again_is_fine_and_something_else_is_not(toy: GameContent) -> None:
    declare(GameContent("toy", "Toy", toy.root, toy.kinds))
    with pytest.raises(ContentError, match="two games declare content as 'toy'"):
        declare(GameContent("toy", "Other", toy.root, toy.kinds))


def test_a_kind_needs_id_and_origin() -> None:
    from overrun.content import ContentKind, Manifest

    with pytest.raises(TypeError, match="'pack' need the fields id and origin"):
        ContentKind("pack", "x.toml", Manifest)  # type: ignore[type-var]


# Overriding


def test_later_packs_override_whole_entries(toy: GameContent, write: Write, tmp_path: Path) -> None:
    write("data/overrun/packs/b/pack.toml", manifest("b"))
    write("data/overrun/packs/b/equipment.toml", card("pistol", 3) + card("bow", 1))
    write("data/overrun/packs/a/pack.toml", manifest("a"))
    write("data/overrun/packs/a/equipment.toml", card("pistol", 2))
    merged = library("toy")
    assert [pack.id for pack in merged.packs] == ["toy", "a", "b"]
    assert merged.of(CARDS)["pistol"].dice == 3
    assert merged.of(CARDS)["pistol"].noisy is False  # nothing of the built-in entry remains
    assert set(merged.of(CARDS)) == {"pistol", "crowbar", "bow"}
    assert merged.overrides == (
        Override("equipment", "pistol", pack="a", replaced="toy"),
        Override("equipment", "pistol", pack="b", replaced="a"),
    )
    assert list(merged.counts.values()) == [
        {"equipment": 2, "mission": 1},
        {"equipment": 1},
        {"equipment": 2},
    ]
    assert merged.places["equipment", "pistol"][0].root == tmp_path / "data/overrun/packs/b"


def test_the_variable_comes_last_in_its_own_order(
    toy: GameContent, write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("data/overrun/packs/z/pack.toml", manifest("z"))
    write("many/y/pack.toml", manifest("y"))
    write("many/x/pack.toml", manifest("x"))
    write("many/readme/notes.txt", "not a pack")
    write("single/pack.toml", manifest("single"))
    monkeypatch.setenv("OVERRUN_PACKS", f"{tmp_path / 'single'}:{tmp_path / 'many'}")
    assert [pack.id for pack in packs_of(toy)] == ["toy", "z", "single", "x", "y"]


def test_the_variable_must_name_folders(toy: GameContent, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERRUN_PACKS", "/no/such/place")
    with pytest.raises(ContentError, match="OVERRUN_PACKS names '/no/such/place', which is not a folder"):
        packs_of(toy)


def test_plugins_lie_between_built_in_and_user_packs(
    toy: GameContent, write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("plug_b", "plug_a"):
        write(f"site/{name}/__init__.py", "")
        write(f"site/{name}/pack.toml", manifest(name))
    write("data/overrun/packs/a-user/pack.toml", manifest("a-user"))
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    points = [SimpleNamespace(name=name, module=name) for name in ("plug_b", "plug_a")]
    monkeypatch.setattr("overrun.content.packs.entry_points", lambda group: points)
    assert [(pack.id, pack.layer) for pack in packs_of(toy)] == [
        ("toy", "built-in"),
        ("plug_a", "plug-in"),
        ("plug_b", "plug-in"),
        ("a-user", "user"),
    ]


def test_a_plugin_that_cannot_be_imported_is_named(
    toy: GameContent, write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("site/plug_broken/__init__.py", "raise RuntimeError('too old')")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    points = [SimpleNamespace(name="broken", module="plug_broken")]
    monkeypatch.setattr("overrun.content.packs.entry_points", lambda group: points)
    with pytest.raises(
        ContentError, match=r"plug-in 'broken' .* cannot be imported: too old; update or uninstall"
    ):
        packs_of(toy)


def test_a_plugin_needs_a_folder(toy: GameContent, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overrun.content.packs.import_module", lambda name: SimpleNamespace(__file__=None))
    points = [SimpleNamespace(name="airy", module="airy")]
    monkeypatch.setattr("overrun.content.packs.entry_points", lambda group: points)
    with pytest.raises(ContentError, match=r"plug-in 'airy' .* has no folder"):
        packs_of(toy)


def test_packs_for_other_games_do_not_count(toy: GameContent, write: Write) -> None:
    write("data/overrun/packs/chess/pack.toml", manifest("chess", game="chess"))
    assert [pack.id for pack in packs_of(toy)] == ["toy"]


def test_a_game_may_use_the_boxes_of_others(toy: GameContent, write: Write, tmp_path: Path) -> None:
    write("mixed/missions/1.toml", 'id = "mixed/1"\ntitle = "Both"\norigin = "rulebook"\n')
    write("data/overrun/packs/a/pack.toml", manifest("a"))
    write("data/overrun/packs/a/equipment.toml", card("pistol", 2))
    declare(GameContent("mixed", "Mixed", tmp_path / "mixed", toy.kinds, uses=("toy",)))
    mixed = library("mixed")
    assert [pack.id for pack in mixed.packs] == ["toy", "mixed", "a"]
    assert list(mixed.of(MISSIONS)) == ["toy/01-start", "mixed/1"]
    assert mixed.of(CARDS)["pistol"].dice == 2
    assert reconstructed(mixed) == []  # the toy's guesses are listed with the toy


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"XDG_DATA_HOME": "/x"}, "/x/overrun/packs"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/me/.local/share/overrun/packs"),
        ("darwin", {}, "/home/me/Library/Application Support/overrun/packs"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/overrun/packs"),
        ("win32", {"LOCALAPPDATA": ""}, "/home/me/AppData/Local/overrun/packs"),
    ],
)
def test_user_packs_lie_where_the_system_keeps_data(
    platform: str, variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/me"))
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert user_packs_folder() == Path(expected)


# The fingerprint


def test_the_hash_is_of_the_data_not_of_the_files(toy: GameContent, write: Write) -> None:
    before = content_hash("toy")
    write(
        "toy/equipment.toml",
        '[[card]]\ndice=1\nid="crowbar"\nnote="figures from play"\norigin="reconstructed"\n',
    )
    write(  # other order, other formatting, a default written out
        "toy/sub/equipment.toml", "# no kind reads this file"
    )
    (toy.root / "missions/01-start.toml").rename(toy.root / "missions/renamed.toml")
    with (toy.root / "equipment.toml").open("a") as file:
        file.write(
            '# comment\n[[card]]\nnoisy=true\nranges=[0,1]\nid="pistol"\ndice=1\norigin="published"\nnote=""'
        )
    forget()
    assert content_hash("toy") == before
    assert len(before) == 64


def test_the_hash_changes_with_any_figure(toy: GameContent, write: Write) -> None:
    before = content_hash("toy")
    text = (toy.root / "equipment.toml").read_text()
    write("toy/equipment.toml", text.replace("ranges = [0, 1]", "ranges = [0, 2]"))
    forget()
    assert content_hash("toy") != before


def test_the_hash_counts_what_packs_change(toy: GameContent, write: Write) -> None:
    before = content_hash("toy")
    write("data/overrun/packs/a/pack.toml", manifest("a"))
    forget()
    assert content_hash("toy") == before  # an empty pack changes nothing
    write("data/overrun/packs/a/equipment.toml", card("bow", 1))
    forget()
    assert content_hash("toy") != before


# What is reconstructed, what does not fit


def test_reconstructed_lists_entries_and_their_parts(toy: GameContent) -> None:
    found = [(row.kind, row.id, row.part, row.note, row.file) for row in reconstructed(library("toy"))]
    assert found == [
        ("equipment", "crowbar", "", "figures from play", "equipment.toml"),
        ("mission", "toy/01-start", "token[1]", "picture is blurred", "missions/01-start.toml"),
    ]


def test_check_game_runs_the_checks_of_the_kinds(toy: GameContent, write: Write) -> None:
    assert check_game("toy") == []
    text = (toy.root / "missions/01-start.toml").read_text()
    write("toy/missions/01-start.toml", text.replace('"pistol"', '"bow"'))
    forget()
    assert [str(problem) for problem in check_game("toy")] == [
        "missions/01-start.toml, mission 'toy/01-start': there is no card 'bow'"
    ]
