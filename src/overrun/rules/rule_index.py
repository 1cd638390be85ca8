"""The rule index in memory: reading the files, checking them, looking things up."""

import difflib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from overrun.errors import ContentError, OverrunError
from overrun.game_entry import folder_of
from overrun.games import games
from overrun.rules.entries import (
    SLUG_PATTERN,
    Entry,
    IndexFile,
    entries_of,
    statements,
)

INDEX_FOLDER = Path(__file__).parent / "index"
GERMAN = "texts_de.toml"
_NOT_RULES = {"terms_de.toml", GERMAN}

MIXED = {"mixed": ("scifi", "invader", "darkside", "mixed")}
"""Invader and Dark Side on one table are no game of their own, but they have rules."""

_PLACE = re.compile(r"^(?P<problem>.*) - at `\$(?P<path>.*)`$", re.DOTALL)
_ENTRY_PATH = re.compile(r"^\.(?P<table>\w+)\[(?P<number>\d+)\](?P<field>.*)$")


class RuleIndex:
    """Every rule, example, skill, mission sentence and reading, by id.

    >>> load_index().get("classic.move.extra-action-per-zombie").kind
    'action'
    """

    def __init__(self, entries: list[Entry]) -> None:
        self._entries = {entry.id: entry for entry in entries}

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._entries

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, rule_id: str) -> Entry:
        """The entry with this id, or an error that proposes the nearest ids."""
        entry = self._entries.get(rule_id)
        if entry is None:
            raise OverrunError(f"there is no rule {rule_id!r}{self.suggestion(rule_id)}")
        return entry

    def suggestion(self, rule_id: str) -> str:
        """ "; did you mean …?", or nothing."""
        near = difflib.get_close_matches(rule_id, self._entries, n=3, cutoff=0.75)
        return f"; did you mean {' or '.join(near)}?" if near else ""

    def search(self, words: str) -> list[Entry]:
        """Entries that contain every one of the words; hits in the id first, then title, text, note.

        >>> load_index().search("extra action zombie")[0].id
        'classic.move.extra-action-per-zombie'
        """
        wanted = words.lower().split()
        found: list[tuple[int, Entry]] = []
        for entry in self:
            places = (entry.id, entry.title, entry.text, f"{entry.note} {entry.source}")
            rank, seen = 0, ""
            for rank, place in enumerate(places):  # noqa: B007 - the place where the last word turned up
                seen += f" {place.lower()}"
                if all(word in seen for word in wanted):
                    break
            else:
                continue
            found.append((rank, entry))
        found.sort(key=lambda hit: hit[0])
        return [entry for _, entry in found] if wanted else []

    def of_game(self, game: str) -> list[Entry]:
        """The entries a game plays by: `invader` and `darkside` include `scifi.*`, `mixed` all of them."""
        known = prefixes()
        if game not in known:
            raise OverrunError(f"there is no game {game!r}; choose one of {', '.join(known)}")
        return [entry for entry in self if entry.prefix in known[game]]


def prefixes() -> dict[str, tuple[str, ...]]:
    """Whose rules a game plays by, as prefixes of ids: what the entry of each game says.

    >>> prefixes()["invader"]
    ('scifi', 'invader')
    """
    return {entry.id: entry.index for entry in games() if entry.index} | MIXED


def all_prefixes() -> tuple[str, ...]:
    """The prefixes of ids, each once."""
    return tuple(dict.fromkeys(prefix for each in prefixes().values() for prefix in each))


def id_pattern() -> re.Pattern[str]:
    """What an id of a rule looks like, from its first to its last letter."""
    return re.compile(rf"({'|'.join(all_prefixes())})\.[a-z0-9-]+\.[a-z0-9.-]+")


def mention_pattern() -> re.Pattern[str]:
    """What an id of a rule looks like in the middle of a sentence."""
    return re.compile(rf"\b(?:{'|'.join(all_prefixes())})(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){{2,}}")


def load_index() -> RuleIndex:
    """The index shipped with Overrun and what plug-ins add to it, read once."""
    return _index((INDEX_FOLDER, *(folder_of(entry.index_folder) for entry in games() if entry.index_folder)))


@cache
def _index(folders: tuple[Path, ...]) -> RuleIndex:
    return read_index(*folders)


def read_index(*folders: Path) -> RuleIndex:
    """Read and check the index files of some folders; an error names file, entry, field and expectation."""
    ids, mentions = id_pattern(), mention_pattern()
    home: dict[str, str] = {}
    entries: list[Entry] = []
    for path in (path for folder in folders for path in sorted(folder.glob("*.toml"))):
        if path.name in _NOT_RULES:
            continue
        file = _decode(path)
        _check_slugs(path.name, file)
        for entry in entries_of(file):
            _check_id(path.name, entry, home.get(entry.id), ids)
            home[entry.id] = path.name
            entries.append(entry)
    for folder in folders:
        entries = _in_german(folder / GERMAN, entries)
    index = RuleIndex(entries)
    for entry in entries:
        _check_references(home[entry.id], entry, index)
    for entry in entries:
        _check_prose(home[entry.id], entry, index, mentions)
    return index


def _in_german(path: Path, entries: list[Entry]) -> list[Entry]:
    """The entries with the German texts of a file: a text for each of its ids."""
    if not path.exists():
        return entries
    texts = msgspec.toml.decode(path.read_bytes(), type=dict[str, str])
    unknown = sorted(texts.keys() - {entry.id for entry in entries})
    if unknown:
        raise ContentError(f"{path.name}, {unknown[0]!r}: expected the id of an entry of the index")
    return [
        msgspec.structs.replace(entry, german=texts[entry.id]) if entry.id in texts else entry
        for entry in entries
    ]


def _decode(path: Path) -> IndexFile:
    data = path.read_bytes()
    try:
        return msgspec.toml.decode(data, type=IndexFile)
    except msgspec.ValidationError as error:
        raise ContentError(f"{path.name}, {_where(str(error), data)}") from None
    except msgspec.DecodeError as error:
        raise ContentError(f"{path.name}: this is not TOML: {error}") from None


def _where(message: str, data: bytes) -> str:
    """Turn msgspec's "… - at `$.rule[3].text`" into "rule 'classic.x.y', field text: …"."""
    place = _PLACE.match(message)
    if place is None:
        return f"top level: {message}"
    problem, path = place["problem"], place["path"]
    entry_path = _ENTRY_PATH.match(path)
    if entry_path is None:
        return f"{path.lstrip('.') or 'top level'}: {problem}"
    table, number = entry_path["table"], int(entry_path["number"])
    record = msgspec.toml.decode(data)[table][number]
    name = repr(record["id"]) if isinstance(record, dict) and "id" in record else f"number {number + 1}"
    field = entry_path["field"].lstrip(".")
    return f"{table} {name}, field {field}: {problem}" if field else f"{table} {name}: {problem}"


def _check_slugs(file_name: str, file: IndexFile) -> None:
    for mission in file.mission:
        for part, _, statement in statements(mission):
            if not SLUG_PATTERN.fullmatch(statement.id):
                raise ContentError(
                    f"{file_name}, mission {mission.id!r}, {part} {statement.id!r}, field id: "
                    "expected small letters, digits and single hyphens"
                )


def _check_id(file_name: str, entry: Entry, taken_in: str | None, ids: re.Pattern[str]) -> None:
    place = f"{file_name}, {entry.table} {entry.id!r}, field id"
    if not ids.fullmatch(entry.id):
        known = ", ".join(all_prefixes())
        raise ContentError(f"{place}: expected <game>.<topic>.<name> with a game of {known}")
    if taken_in is not None:
        raise ContentError(f"{place}: expected a new id, but {taken_in} has this one already")


def _check_references(file_name: str, entry: Entry, index: RuleIndex) -> None:
    field = "restates" if entry.table == "statement" else "covers"
    place = f"{file_name}, {entry.table} {entry.id!r}, field {field}"
    for reference in entry.refers:
        if reference not in index:
            near = index.suggestion(reference)
            raise ContentError(f"{place}: expected the id of an entry, got {reference!r}{near}")
        if field == "restates" and index.get(reference).table != "rule":
            raise ContentError(f"{place}: expected the id of a [[rule]], got {reference!r}")


def _check_prose(file_name: str, entry: Entry, index: RuleIndex, mentions: re.Pattern[str]) -> None:
    """Words cite too: "see classic.ambiguity.wound-slot" must lead somewhere."""
    place = f"{file_name}, {entry.table} {entry.id!r}"
    for mention in mentions.findall(str(msgspec.to_builtins(entry.detail))):
        if mention not in index:
            near = index.suggestion(mention)
            raise ContentError(f"{place}: expected the words to cite an entry, got {mention!r}{near}")
