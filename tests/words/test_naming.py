"""The tables by which games call things are whole, and plain data."""

from __future__ import annotations

import pytest
from msgspec import json

from overrun.classic import naming as classic
from overrun.gearup import naming as gearup
from overrun.scifi import naming as scifi
from overrun.words import Words
from overrun.words.naming import THING, Each, Key, Names, Naming, Person
from tests.declared import WORDS

TABLES = {"classic": classic.NAMING, "scifi": scifi.NAMING, "gearup": gearup.NAMING}
VIEW = {"survivors": [{"id": "amy", "name": "Amy"}]}


@pytest.mark.parametrize("game", TABLES)
def test_every_kind_of_word_that_is_spoken_of_has_its_ways(game: str) -> None:
    table = TABLES[game]
    words = {name for name, kind in WORDS[game].kinds().items() if kind.type is str}
    # Which of two fights a rush leads to is not said.
    assert words - set(table.kinds) - {"kind of fight"} == set()
    assert set(table.fields.values()) - set(table.kinds) == set()


@pytest.mark.parametrize("game", TABLES)
def test_ways_lead_to_kinds_there_are(game: str) -> None:
    table = TABLES[game]
    led = {kind for ways in table.kinds.values() for way in ways if (kind := getattr(way, "kind", ""))}
    assert led and led <= set(table.kinds)


@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_plain_data(game: str) -> None:
    told = json.decode(json.encode(TABLES[game]))
    assert set(told) == set(Naming.__struct_fields__)
    assert {way["way"] for ways in told["kinds"].values() for way in ways} >= {"person", "key"}
    assert all(len(shape) <= 6 for shapes in told["answers"].values() for shape in shapes)


def test_what_is_of_no_kind_is_looked_for_everywhere() -> None:
    kinds = {THING.name: (Person(), Key(("card",))), "people": (Each("person"),), "person": (Person(),)}
    names = Names(Naming(("classic",), kinds, {"who": "people"}), Words("en"), VIEW)
    assert names("anything", "amy", {}) == "Amy"
    assert names("anything", "fire-axe", {}) == "Fire Axe"
    assert names("anything", "nobody-knows", {}) == "nobody knows"
    assert names("anything", 3, {}) == 3
    assert names("who", ("amy",), {}) == ["Amy"]
    # A name is not looked for where it cannot be.
    assert names("who", ("fire-axe",), {}) == ["fire axe"]
