"""Content is data with its origin: TOML packs, validated when loaded, laid over each other in a stated order.

A game declares its kinds of content once; everybody else asks for its `library`:

>>> from pathlib import Path
>>> from overrun.content import ContentKind, Entry, GameContent, declare, library
>>> class Card(Entry, frozen=True):
...     dice: int
>>> cards = ContentKind("equipment", "equipment.toml", Card, table="card")
>>> toy = declare(GameContent("toy", "Toy", Path("src/overrun/toy/content"), (cards,)))
>>> library("toy").of(cards)
{}
"""

from overrun.content.kinds import ContentKind, Entry, GameContent, HasOrigin, Origin, Printed
from overrun.content.load import (
    Library,
    Override,
    PackCheck,
    add_mission_file,
    check_game,
    check_pack,
    content_folders,
    content_hash,
    content_of,
    declare,
    declared,
    digest,
    forget,
    library,
    load_kind,
    packs_of,
)
from overrun.content.origins import Reconstructed, reconstructed
from overrun.content.packs import Manifest, Pack, added_packs, built_in, user_packs_folder
from overrun.content.problems import Problem, converted, mistakes, nearest

__all__ = [
    "ContentKind",
    "Entry",
    "GameContent",
    "HasOrigin",
    "Library",
    "Manifest",
    "Origin",
    "Override",
    "Pack",
    "PackCheck",
    "Printed",
    "Problem",
    "Reconstructed",
    "add_mission_file",
    "added_packs",
    "built_in",
    "check_game",
    "check_pack",
    "content_folders",
    "content_hash",
    "content_of",
    "converted",
    "declare",
    "declared",
    "digest",
    "forget",
    "library",
    "load_kind",
    "mistakes",
    "nearest",
    "packs_of",
    "reconstructed",
    "user_packs_folder",
]
