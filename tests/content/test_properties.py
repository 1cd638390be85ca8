"""Properties that hold for any content, not only for the examples."""

import tempfile
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from overrun.content import Manifest, Pack, digest, load_kind, mistakes

from .conftest import CARDS, Mission
from .test_problems import Zoo

names = st.sampled_from(["id", "title", "origin", "cards", "token", "kind", "zone", "note", "x"])
scalars = st.sampled_from(["rulebook", "published", "guess", "", 0, 3, 1.5, True])
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=5),
    max_leaves=12,
)
tokens = st.fixed_dictionaries(
    {"kind": st.just("exit"), "zone": st.integers(0, 9) | scalars, "origin": scalars}, optional={"x": scalars}
)
missions = st.fixed_dictionaries(
    {"id": st.just("toy/1"), "title": st.just("One") | scalars, "origin": scalars},
    optional={"token": st.lists(tokens, max_size=3), "cards": values},
)


def convertible(value: Any, wanted: type[msgspec.Struct] = Mission) -> bool:
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError:
        return False
    return True


@given(missions | values)
def test_there_are_mistakes_exactly_where_msgspec_refuses(value: Any) -> None:
    found = list(mistakes(value, Mission))
    assert bool(found) is not convertible(value)
    assert all(text for _, text in found)
    assert len(set(found)) == len(found)


@given(missions)
def test_correcting_every_mistake_is_enough(value: dict[str, Any]) -> None:
    """What is named is all that is wrong: without the entry's wrong fields only missing ones remain."""
    wrong = {place.partition("[")[0].partition(".")[0] for place, _ in mistakes(value, Mission)}
    rest = {name: part for name, part in value.items() if name not in wrong}
    assert all(text.startswith("missing") for _, text in mistakes(rest, Mission))


tags = st.sampled_from(["cat", "dog", "cta", 3])
pets = (
    st.dictionaries(st.sampled_from(["type", "lives", "name", "nmae"]), tags | scalars, max_size=4) | scalars
)
zoos = st.dictionaries(
    st.sampled_from(["class", "pets", "pair", "sizes", "best", "x"]),
    pets | st.lists(pets, max_size=3) | st.none() | st.sampled_from(["big", "bgi"]),
    max_size=4,
)


@given(zoos)
def test_it_is_so_for_words_in_a_union_too(value: Any) -> None:
    found = list(mistakes(value, Zoo))
    assert bool(found) is not convertible(value, Zoo)
    assert all(text for _, text in found)
    assert len(set(found)) == len(found)


cards = st.lists(
    st.tuples(st.from_regex(r"[a-z]{1,4}", fullmatch=True), st.integers(0, 6), st.lists(st.integers(0, 3))),
    unique_by=lambda card: card[0],
    max_size=6,
)


def written(entries: list[tuple[str, int, list[int]]]) -> str:
    return "".join(
        f'[[card]]\nranges = {ranges}\nid = "{card}"\ndice = {dice}\norigin = "published"\n'
        for card, dice, ranges in entries
    )


def hashed(entries: list[tuple[str, int, list[int]]]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "equipment.toml").write_text(written(entries))
        pack = Pack(Manifest("p", "P", "1", "toy"), Path(folder), "user")
        return digest({CARDS.name: load_kind(CARDS, [pack])})


@given(cards, st.randoms(use_true_random=False))
def test_the_hash_does_not_depend_on_the_order_of_entries(entries: Any, random: Any) -> None:
    shuffled = list(entries)
    random.shuffle(shuffled)
    assert hashed(shuffled) == hashed(entries)


@given(cards, cards)
def test_different_content_has_different_hashes(first: Any, second: Any) -> None:
    def plain(entries: Any) -> list[Any]:
        return sorted((card, dice, tuple(ranges)) for card, dice, ranges in entries)

    assert (hashed(first) == hashed(second)) is (plain(first) == plain(second))
