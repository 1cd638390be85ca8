"""Loading: packs to validated entries, later packs over earlier ones."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from re import compile as pattern
from typing import Any, cast

import msgspec

from overrun.content.kinds import ContentKind, GameContent, HasOrigin, T
from overrun.content.packs import MANIFEST, Manifest, Pack, added_packs, built_in, read_manifest, read_toml
from overrun.content.problems import Problem, mistakes, refuse
from overrun.core.version import ENGINE_VERSION
from overrun.errors import ContentError
from overrun.games import GameEntry, entry_of, games

_ID = pattern(r"[A-Za-z0-9]+([._+-][A-Za-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Override:
    """An entry of one pack that replaces, as a whole, the entry with the same id of an earlier pack."""

    kind: str
    id: str
    pack: str
    replaced: str


@dataclass(slots=True)
class _Reading:
    """What one pack holds: valid entries with the file of each, and all that is wrong."""

    entries: dict[str, dict[str, HasOrigin]] = field(default_factory=dict)
    files: dict[tuple[str, str], str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def counts(self) -> dict[str, int]:
        return {kind: len(entries) for kind, entries in self.entries.items() if entries}


@dataclass(frozen=True, slots=True)
class PackCheck:
    """What checking a pack folder found; there is a pack if at least its `pack.toml` is in order."""

    pack: Pack | None
    problems: list[Problem]
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Library:
    """All content of one game as it is played here: built-in, plug-in and user packs laid over each other."""

    game: str
    counts: Mapping[Pack, Mapping[str, int]]  # how many entries of each kind each pack holds
    entries: Mapping[str, Mapping[str, HasOrigin]]
    places: Mapping[tuple[str, str], tuple[Pack, str]]
    overrides: tuple[Override, ...]
    hash: str

    @property
    def packs(self) -> tuple[Pack, ...]:
        """The packs in the order in which later ones override earlier ones."""
        return tuple(self.counts)

    def of(self, kind: ContentKind[T]) -> Mapping[str, T]:
        """The entries of one kind by id, in reading order."""
        return cast("Mapping[str, T]", self.entries.get(kind.name, {}))


_declared: dict[str, GameContent] = {}
_libraries: dict[str, Library] = {}
# Mission files added one by one, by game and path.
_mission_files: dict[str, dict[str, _Reading]] = {}


def declare(content: GameContent) -> GameContent:
    """Make a game's content known by the game's id; games do this where they are defined."""
    if _declared.get(content.game, content) != content:
        raise ContentError(f"two games declare content as {content.game!r}; uninstall one of them")
    _declared[content.game] = content
    return content


def declared() -> list[GameContent]:
    """The content of every game there is, by id."""
    for entry in games():
        _declare_of(entry)
    return [_declared[game] for game in sorted(_declared)]


def content_folders() -> list[Path]:
    """Where the files of all games lie; what lies in a later folder replaces what lies in an earlier one."""
    return [*(content.root for content in declared()), *(pack.root for pack in added_packs())]


def _declare_of(entry: GameEntry | None) -> None:
    """Declare the content of a game that does not do so when it is imported."""
    if entry is not None and entry.content is not None:
        declare(entry.content)


def content_of(game: str) -> GameContent:
    """The content of a game; an error that names the games there are otherwise."""
    if game not in _declared:
        _declare_of(entry_of(game))
    if game not in _declared:
        known = ", ".join(content.game for content in declared()) or "none"
        raise ContentError(f"there is no content for a game {game!r}; known games: {known}")
    return _declared[game]


def load_kind(kind: ContentKind[T], packs: Iterable[Pack]) -> dict[str, T]:
    """Every entry of one kind by id, later packs over earlier ones; the first mistake is an error."""
    entries: dict[str, T] = {}
    for pack in packs:
        reading = _read(pack, (kind,), all_kinds=False)
        refuse([_in_pack(problem, pack) for problem in reading.problems], pack.root)
        entries.update(cast("dict[str, T]", reading.entries[kind.name]))
    return entries


def library(game: str) -> Library:
    """A game's content, read once a process."""
    if game not in _libraries:
        content = content_of(game)
        files = _mission_files.get(game, {}).values()
        made = _assembled(content, packs_of(content), *files)
        _refuse_unfit(content, made)
        _libraries[game] = made
    return _libraries[game]


def _refuse_unfit(content: GameContent, made: Library) -> None:
    """Refuse what people have added if it cannot be played: they may never have had it checked."""
    for pack in made.packs:
        if pack.layer == "built-in":
            continue
        files = {key: file for key, (of, file) in made.places.items() if of == pack}
        entries = {
            kind: {name: entry for name, entry in by_id.items() if (kind, name) in files}
            for kind, by_id in made.entries.items()
        }
        problems = _unfit(_Reading(entries, files), made.entries, content)
        refuse([_in_pack(problem, pack) for problem in problems], pack.root)


def forget() -> None:
    """Read the files again at the next use."""
    _libraries.clear()


def add_mission_file(game: str, file: Path) -> str:
    """Lay the mission of one file over a game's content, for this process; the mission's id.

    The same file may be added again after a change; what it says last counts.
    """
    content = content_of(game)
    kind = next(kind for kind in content.kinds if kind.scoped)
    data, problems = read_toml(file, str(file))
    reading = _Reading({one.name: {} for one in content.kinds})
    if not problems:
        pack = Pack(Manifest("file", str(file), ENGINE_VERSION, game), file.parent, "user")
        _take(reading, kind, pack, _Row(str(file), 1, data))
        problems = reading.problems or _unfit(
            reading, _assembled(content, packs_of(content), reading).entries, content
        )
    refuse(problems, file)
    _mission_files.setdefault(game, {})[str(file)] = reading
    _libraries.clear()
    return next(iter(reading.entries[kind.name]))


def content_hash(*games: str) -> str:
    """A fingerprint of all content of a game, or of several played as one, for records: of the data, not of
    files, order or formatting."""
    hashes = [library(game).hash for game in sorted(games)]
    return hashes[0] if len(hashes) == 1 else hashlib.sha256("".join(hashes).encode()).hexdigest()


def digest(entries: Mapping[str, Mapping[str, HasOrigin]]) -> str:
    """The fingerprint of validated entries by kind and id."""
    plain = {kind: dict(by_id) for kind, by_id in entries.items() if by_id}
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()


def packs_of(content: GameContent) -> list[Pack]:
    """The packs a game is made of, in the order in which later ones override earlier ones."""
    games = [*content.uses, content.game]
    return [built_in(content_of(game)) for game in games] + [
        pack for pack in added_packs() if pack.manifest.game in games
    ]


def check_pack(root: Path) -> PackCheck:
    """Everything that is wrong with a pack folder."""
    if not root.is_dir():
        raise ContentError(f"{str(root)!r} is not a folder; give the folder that holds the pack's {MANIFEST}")
    manifest, problems = read_manifest(root)
    if manifest is None:
        return PackCheck(None, problems)
    playable = [content.game for content in declared()]
    if manifest.game not in playable:
        known = ", ".join(playable)
        problems.append(Problem(MANIFEST, f"expected one of {known}; got {manifest.game!r}", field="game"))
        return PackCheck(None, problems)
    content = content_of(manifest.game)
    pack = Pack(manifest, root, "user")
    reading = _read(pack, content.kinds)
    problems += reading.problems + _strange_files(pack, content)
    others = [other for other in packs_of(content) if other.root.resolve() != root.resolve()]
    problems += _unfit(reading, _assembled(content, others, reading).entries, content)
    return PackCheck(pack, problems, reading.counts())


def check_game(game: str) -> list[Problem]:
    """What the kinds' own checks find in a game's content as it is played here."""
    loaded = library(game)
    files = {key: file for key, (_, file) in loaded.places.items()}
    reading = _Reading({kind: dict(by_id) for kind, by_id in loaded.entries.items()}, files)
    return _unfit(reading, loaded.entries, content_of(game))


def _assembled(content: GameContent, packs: list[Pack], *last: _Reading) -> Library:
    """Lay packs over each other; what comes `last` goes on top without being one of the packs."""
    entries: dict[str, dict[str, HasOrigin]] = {kind.name: {} for kind in content.kinds}
    places: dict[tuple[str, str], tuple[Pack, str]] = {}
    overrides: list[Override] = []
    counts: dict[Pack, Mapping[str, int]] = {}
    for pack in packs:
        reading = _read(pack, content.kinds)
        refuse([_in_pack(problem, pack) for problem in reading.problems], pack.root)
        counts[pack] = reading.counts()
        for key, file in reading.files.items():
            if key in places:
                overrides.append(Override(*key, pack=pack.id, replaced=places[key][0].id))
            places[key] = (pack, file)
        for kind, by_id in reading.entries.items():
            entries[kind].update(by_id)
    for reading in last:
        for kind, by_id in reading.entries.items():
            entries[kind].update(by_id)
    return Library(content.game, counts, entries, places, tuple(overrides), digest(entries))


def _read(pack: Pack, kinds: tuple[ContentKind[HasOrigin], ...], *, all_kinds: bool = True) -> _Reading:
    """Every entry of these kinds; with `all_kinds` of the game, what no kind reads is a problem too."""
    reading = _Reading({kind.name: {} for kind in kinds})
    for path in _toml_files(pack.root):
        inside = PurePosixPath(path.relative_to(pack.root).as_posix())
        claims = [kind for kind in kinds if kind.claims(inside)]
        if not claims:
            continue
        file = str(inside)
        data, problems = read_toml(path, file)
        reading.problems += problems
        tables = [kind.table for kind in claims if kind.table]
        if all_kinds and len(tables) == len(claims):
            expected = ", ".join(f"[[{table}]]" for table in tables)
            strange = [name for name in data if name not in tables]
            reading.problems += [
                Problem(file, f"unknown; expected {expected}", field=name) for name in strange
            ]
        for kind in claims if not problems else ():
            rows = data.get(kind.table, []) if kind.table else [data]
            if not isinstance(rows, list):
                reading.problems.append(Problem(file, f"expected [[{kind.table}]]", field=kind.label))
                continue
            for number, row in enumerate(rows, 1):
                _take(reading, kind, pack, _Row(file, number, row))
    return reading


@dataclass(frozen=True, slots=True)
class _Row:
    """One entry as it stands in a file."""

    file: str
    number: int
    data: Any

    @property
    def id(self) -> str | None:
        written = self.data.get("id") if isinstance(self.data, dict) else None
        return written if isinstance(written, str) else None


def _take(reading: _Reading, kind: ContentKind[HasOrigin], pack: Pack, row: _Row) -> None:
    """Validate one entry; keep it or say everything that is wrong with it."""
    label = f"{kind.label} {row.number if row.id is None else repr(row.id)}"
    data, old_words = kind.older(row.data) if kind.older else (row.data, [])
    found = [*old_words, *mistakes(data, kind.struct)]
    wrong = [Problem(row.file, text, label, place) for place, text in found]
    if row.id is not None:
        if expected := _bad_id(kind, pack, row.id):
            wrong.append(Problem(row.file, f"expected {expected}, got {row.id!r}", label, "id"))
        if earlier := reading.files.get((kind.name, row.id)):
            wrong.append(
                Problem(row.file, f"this id stands twice in the pack, first in {earlier}", label, "id")
            )
    reading.problems += wrong
    if not wrong:
        entry = msgspec.convert(data, kind.struct)
        reading.entries[kind.name][entry.id] = entry
        reading.files[kind.name, entry.id] = row.file


def _bad_id(kind: ContentKind[HasOrigin], pack: Pack, written: str) -> str:
    """What an id should look like, if it does not."""
    scope, slash, slug = written.rpartition("/")
    if kind.scoped and (scope != pack.manifest.game or not _ID.fullmatch(slug)):
        return f"an id like '{pack.manifest.game}/my-{kind.name}'"
    if not kind.scoped and (slash or not _ID.fullmatch(slug)):
        return "an id of letters, digits and single - _ . + between them"
    return ""


def _strange_files(pack: Pack, content: GameContent) -> list[Problem]:
    """Files of a folder pack that nothing reads: most likely misnamed."""
    known = ", ".join(sorted({kind.pattern for kind in content.kinds}))
    python = "a folder pack is data only; Python needs an installed plug-in"
    unread = f"{content.title} reads no such file; it reads {known}"
    files = [(path, python) for path in sorted(pack.root.rglob("*.py"))] + [
        (path, unread) for path in _toml_files(pack.root)
    ]
    named = [(PurePosixPath(path.relative_to(pack.root).as_posix()), text) for path, text in files]
    return [Problem(str(p), text) for p, text in named if not any(kind.claims(p) for kind in content.kinds)]


def _unfit(
    reading: _Reading, entries: Mapping[str, Mapping[str, HasOrigin]], content: GameContent
) -> list[Problem]:
    """What the kinds' own checks say of entries that are valid by themselves."""
    return [
        Problem(reading.files[kind.name, entry.id], text, f"{kind.label} {entry.id!r}")
        for kind in content.kinds
        if kind.check
        for entry in reading.entries.get(kind.name, {}).values()
        for text in kind.check(entry, entries)
    ]


def _toml_files(root: Path) -> list[Path]:
    return sorted(path for path in root.rglob("*.toml") if path != root / MANIFEST)


def _in_pack(problem: Problem, pack: Pack) -> Problem:
    """The same problem with a file name that says which pack it is in."""
    shown = f"{pack.id}: {problem.file}" if pack.layer == "built-in" else str(pack.root / problem.file)
    return msgspec.structs.replace(problem, file=shown)
