import doctest
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

import overrun.content
from overrun.content import GameContent, check_pack, library, load_kind, mistakes, packs_of
from overrun.content import kinds as kinds_module
from overrun.content import problems as problems_module
from overrun.errors import ContentError

from .conftest import CARDS, Write, manifest

PACK = "data/overrun/packs/mine"


def problems_of(root: Path) -> list[str]:
    return [str(problem) for problem in check_pack(root).problems]


@pytest.mark.parametrize("module", [overrun.content, kinds_module, problems_module])
def test_examples_in_the_docs_run(module: Any) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted > 0
    assert tried.failed == 0


def test_a_mistake_names_file_entry_field_and_expectation(toy: GameContent, write: Write) -> None:
    write("toy/equipment.toml", '[[card]]\nid = "pistol"\norigin = "published"\ndice = "two"\n')
    with pytest.raises(ContentError) as caught:
        library("toy")
    assert str(caught.value) == "toy: equipment.toml, card 'pistol', field dice: expected int, got str 'two'"


def test_several_mistakes_name_the_first_and_the_way_to_the_others(
    toy: GameContent, write: Write, tmp_path: Path
) -> None:
    write(f"{PACK}/pack.toml", manifest("mine"))
    write(f"{PACK}/equipment.toml", '[[card]]\nid = "bow"\norigin = "published"\ndcie = 1\n')
    with pytest.raises(ContentError) as caught:
        load_kind(CARDS, packs_of(toy))
    root = tmp_path / PACK
    assert str(caught.value) == (
        f"{root}/equipment.toml, card 'bow', field dcie: unknown field; did you mean dice? "
        f"(and 1 more: overrun content check {root})"
    )


def test_check_lists_every_mistake_of_a_pack(toy: GameContent, write: Write, tmp_path: Path) -> None:
    write(f"{PACK}/pack.toml", manifest("mine"))
    write(
        f"{PACK}/equipment.toml",
        """
        [[card]]
        id = "bow"
        origin = "guessed"
        dice = 1.5
        ranges = [1, "far", 2, "near"]
        noise = true
        [[card]]
        dice = 2
        [[card]]
        id = "two words"
        origin = "published"
        dice = 1
        [[card]]
        id = "net"
        origin = "published"
        dice = 1
        [[card]]
        id = "net"
        origin = "published"
        dice = 2
        [[crad]]
        id = "lost"
        """,
    )
    write(f"{PACK}/missions/broken.toml", "id = ")
    write(
        f"{PACK}/missions/own.toml",
        """
        id = "own"
        title = "Own"
        origin = "published"
        [[token]]
        kind = "exit"
        zone = "north"
        origin = "published"
        """,
    )
    write(
        f"{PACK}/missions/bow.toml",
        'id="toy/bow"\ntitle="B"\norigin="published"\ncards=["axe", "net", "pistol"]',
    )
    write(f"{PACK}/armour.toml", "")
    write(f"{PACK}/hook.py", "")
    assert problems_of(tmp_path / PACK) == [
        "equipment.toml, field crad: unknown; expected [[card]]",
        "equipment.toml, card 'bow', field origin: "
        "expected one of rulebook, published, reconstructed, got 'guessed'",
        "equipment.toml, card 'bow', field dice: expected int, got float 1.5",
        "equipment.toml, card 'bow', field ranges[1]: expected int, got str 'far'",
        "equipment.toml, card 'bow', field ranges[3]: expected int, got str 'near'",
        "equipment.toml, card 'bow', field noise: unknown field; did you mean noisy?",
        "equipment.toml, card 2, field id: missing, expected str",
        "equipment.toml, card 2, field origin: missing, expected one of rulebook, published, reconstructed",
        "equipment.toml, card 'two words', field id: "
        "expected an id of letters, digits and single - _ . + between them, got 'two words'",
        "equipment.toml, card 'net', field id: this id stands twice in the pack, first in equipment.toml",
        "missions/broken.toml: not valid TOML: Invalid value (at end of document)",
        "missions/own.toml, mission 'own', field token[0].zone: expected int, got str 'north'",
        "missions/own.toml, mission 'own', field id: expected an id like 'toy/my-mission', got 'own'",
        "hook.py: a folder pack is data only; Python needs an installed plug-in",
        "armour.toml: Toy reads no such file; it reads equipment.toml, missions/*.toml",
        "missions/bow.toml, mission 'toy/bow': there is no card 'axe'",
    ]


def test_a_good_pack_has_no_problems(toy: GameContent, write: Write, tmp_path: Path) -> None:
    write("mine/pack.toml", manifest("mine") + 'licence = "CC0"\n')
    write("mine/equipment.toml", '[[card]]\nid = "bow"\norigin = "published"\ndice = 1\n')
    write("mine/missions/one.toml", 'id="toy/one"\ntitle="One"\norigin="published"\ncards=["bow"]')
    found = check_pack(tmp_path / "mine")
    assert found.problems == []
    assert found.pack is not None
    assert found.pack.manifest.licence == "CC0"
    assert found.counts == {"equipment": 1, "mission": 1}


def test_missions_must_carry_the_name_of_their_own_game(
    toy: GameContent, write: Write, tmp_path: Path
) -> None:
    write("mine/pack.toml", manifest("mine"))
    write("mine/missions/one.toml", 'id="chess/one"\ntitle="One"\norigin="published"')
    assert problems_of(tmp_path / "mine") == [
        "missions/one.toml, mission 'chess/one', field id: "
        "expected an id like 'toy/my-mission', got 'chess/one'"
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (None, ["pack.toml: missing; it names the pack's id, title, version and game"]),
        (manifest("mine", game="chess"), ["pack.toml, field game: expected one of toy; got 'chess'"]),
        (
            'id = "mine"\ngame = "toy"\nversion = 1',
            [
                "pack.toml, field version: expected str, got int 1",
                "pack.toml, field title: missing, expected str",
            ],
        ),
        ("id = [", ["pack.toml: not valid TOML: Invalid value (at end of document)"]),
    ],
)
def test_the_manifest_is_checked_too(
    text: str | None, expected: list[str], toy: GameContent, write: Write, tmp_path: Path
) -> None:
    (tmp_path / "mine").mkdir()
    if text is not None:
        write("mine/pack.toml", text)
    assert problems_of(tmp_path / "mine") == expected


def test_a_table_where_entries_are_expected(toy: GameContent, write: Write, tmp_path: Path) -> None:
    write("mine/pack.toml", manifest("mine"))
    write("mine/equipment.toml", 'card = "bow"\n')
    assert problems_of(tmp_path / "mine") == ["equipment.toml, field card: expected [[card]]"]


def test_text_must_be_utf8(toy: GameContent, write: Write, tmp_path: Path) -> None:
    write("mine/pack.toml", manifest("mine"))
    (tmp_path / "mine/equipment.toml").write_bytes(b"# \xff")
    assert problems_of(tmp_path / "mine") == ["equipment.toml: expected text in UTF-8"]


def test_only_folders_can_be_checked(toy: GameContent, write: Write) -> None:
    with pytest.raises(
        ContentError, match=r"is not a folder; give the folder that holds the pack's pack\.toml"
    ):
        check_pack(write("mine/pack.toml", manifest("mine")))


def test_a_broken_manifest_among_the_user_packs_is_named(
    toy: GameContent, write: Write, tmp_path: Path
) -> None:
    path = write(f"{PACK}/pack.toml", 'id = "mine"')
    with pytest.raises(ContentError) as caught:
        library("toy")
    assert str(caught.value).startswith(f"{path}, field title: missing, expected str (and 2 more:")


# The translation itself


class Cat(msgspec.Struct, tag="cat", forbid_unknown_fields=True):
    lives: Annotated[int, msgspec.Meta(ge=1)]


class Dog(msgspec.Struct, tag="dog", forbid_unknown_fields=True):
    name: str


class Zoo(msgspec.Struct, forbid_unknown_fields=True, rename={"class_": "class"}):
    class_: Literal["big", "small"] = "small"
    pets: list[Cat | Dog] = []
    pair: tuple[int, int] = (0, 0)
    sizes: dict[str, int] = {}
    best: Cat | None = None


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ({}, []),
        ({"class": "huge"}, [("class", "expected one of big, small, got 'huge'")]),
        ({"pets": [{"type": "cat", "lives": 0}]}, [("pets[0].lives", "expected int >= 1")]),
        ({"pets": [{"type": "cow"}]}, [("pets[0].type", "expected one of cat, dog, got 'cow'")]),
        (
            {"pets": [{"type": "dgo"}]},
            [("pets[0].type", "expected one of cat, dog, got 'dgo'; did you mean dog?")],
        ),
        ({"pets": [{"type": ["cat"]}]}, [("pets[0].type", "expected one of cat, dog, got ['cat']")]),
        ({"pets": [{}]}, [("pets[0].type", "missing, expected one of cat, dog")]),
        (
            {"pets": [{"type": "dog", "nmae": "Rex"}]},
            [
                ("pets[0].nmae", "unknown field; did you mean name?"),
                ("pets[0].name", "missing, expected str"),
            ],
        ),
        ({"class": "smal"}, [("class", "expected one of big, small, got 'smal'; did you mean small?")]),
        ({"pets": {}}, [("pets", "expected array, got object")]),
        ({"pair": [1]}, [("pair", "expected array of length 2, got 1")]),
        ({"sizes": {"a": "b"}}, [("sizes[...]", "expected int, got str")]),
        ({"best": {"lives": 1, "furr": 2}}, [("best.furr", "unknown field; known are lives")]),
        ({"best": {}}, [("best.lives", "missing, expected int")]),
        (3, [("", "expected object, got int 3")]),
    ],
)
def test_every_sort_of_mistake_in_plain_words(value: object, expected: list[tuple[str, str]]) -> None:
    assert list(mistakes(value, Zoo)) == expected
