"""A `Record` is a whole game as versioned JSON: set-up, seed, answers, chance and a hash for every round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct, json

from overrun.core.history import Answer, Checkpoint, UndoPolicy, chain
from overrun.core.state import Result, digest, encode
from overrun.core.version import ENGINE_VERSION
from overrun.errors import OverrunError

FORMAT = "overrun-record"
VERSION = 1

Chance = list[tuple[str, list[int]]]


class RecordError(OverrunError):
    """A record cannot be used; the message names the place."""


class RoundMark(Struct, frozen=True, forbid_unknown_fields=True):
    """The state's hash at the start of a round, after so many answers."""

    round: int
    answers: int
    hash: str


class End(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the record stops."""

    answers: int
    hash: str
    result: Result | None


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A stored state: of the start of a round, so that a running game survives an upgrade of the rules."""

    schema: int
    answers: int
    state: msgspec.Raw


class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See the module. `record.json()` is the text to keep, `parse_record` reads it back."""

    format: str = FORMAT
    version: int = VERSION
    engine: str
    mission: str
    content: str
    setup: dict[str, Any]
    seed: int
    undo: UndoPolicy
    answers: list[tuple[int, str]]
    chance: list[Chance]
    rounds: list[RoundMark]
    end: End
    start: Snapshot | None = None  # of a game that was taken up from a stored state
    snapshot: Snapshot | None

    def json(self) -> str:
        """The record as indented JSON text."""
        return json.format(json.encode(self), indent=1).decode()

    def public(self) -> dict[str, Any]:
        """What may be shown while the game is still running: no seed, no chance, no hashes, no state."""
        return {
            "format": self.format + "-public",
            "version": self.version,
            "engine": self.engine,
            "mission": self.mission,
            "setup": self.setup,
            "answers": self.answers,
            "over": self.end.result is not None,
        }


def recorded(
    mission: str,
    content: str,
    setup: dict[str, Any],
    seed: int,
    undo: UndoPolicy,
    *,
    last: Answer,
    round_began: Checkpoint,
    end: End,
    schema: int,
    resumed: bool,
) -> Record:
    """The record of a game from its history; `schema` is the layout of its states."""
    history = chain(last)
    kept = chain(round_began)
    return Record(
        engine=ENGINE_VERSION,
        mission=mission,
        content=content,
        setup=setup,
        seed=seed,
        undo=undo,
        answers=[(node.seat, node.option.text) for node in history if node.option is not None],
        chance=[[(kind, list(values)) for kind, values in node.chance] for node in history],
        rounds=[RoundMark(mark.round, mark.index, digest(mark.state)) for mark in kept],
        end=end,
        start=_snapshot(kept[0], schema) if resumed else None,
        snapshot=None if end.result is not None else _snapshot(kept[-1], schema),
    )


def _snapshot(mark: Checkpoint, schema: int) -> Snapshot:
    return Snapshot(schema, mark.index, msgspec.Raw(encode(mark.state)))


def parse_record(data: str | bytes | Mapping[str, Any]) -> Record:
    """Read a record from JSON text or a parsed dictionary; anything wrong with it is a `RecordError`.

    >>> parse_record('{"format": "overrun-record", "version"')
    Traceback (most recent call last):
    ...
    overrun.core.record.RecordError: this is no complete record: Input data was truncated
    """
    try:
        raw = data if isinstance(data, str | bytes) else json.encode(data)
        head = json.decode(raw)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
        raise RecordError(f"this is no complete record: {error}") from None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        said = head.get("format") if isinstance(head, dict) else None
        raise RecordError(f"this is no record of a game (format {said!r}, expected {FORMAT!r})")
    if head.get("version") != VERSION:
        raise RecordError(
            f"the record has format version {head.get('version')!r}; this program reads version {VERSION}"
        )
    try:
        return json.decode(raw, type=Record)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError(f"the record is damaged: {error}") from None
