"""Playing a record again, or going on where it stops, and checking on the way that it tells the truth."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from msgspec import json

from overrun.core.bounds import LONGEST_WORD, Violated, wrong
from overrun.core.chance import seeded
from overrun.core.game import Game, IllegalChoice
from overrun.core.record import Record, RecordError, Snapshot
from overrun.core.ruleset import Beginning, Ruleset
from overrun.core.state import State, encode, fingerprint
from overrun.core.version import ENGINE_VERSION
from overrun.errors import OverrunError

S = TypeVar("S", bound=State)
W = TypeVar("W")


def replay_record(ruleset: Ruleset[S, W], record: Record, *, any_engine: bool = False) -> Game[S, W]:
    """Play a record again, checking every answer, every chance result and every hash on the way.

    Either the whole game is rebuilt, or a `RecordError` names the first place that does not fit.
    """
    if record.engine != ENGINE_VERSION and not any_engine:
        raise RecordError(
            f"the record was made by engine {record.engine}, this is {ENGINE_VERSION}; "
            "rules may have changed since (replay it anyway with any_engine=True or --any-engine)"
        )
    try:
        content = ruleset.content(record.mission, record.setup)
    except OverrunError as error:
        raise RecordError(f"the record's mission cannot be played: {error}") from None
    if record.content != content:
        raise RecordError(
            f"the record was played with other content than is installed here for {record.mission} "
            f"({record.content or 'none'} against {content or 'none'})"
        )
    _check_counts(record)
    if record.start is None:
        game = _begun(ruleset, record)
        _play_again(game, record)
        return game
    game = _taken_up(ruleset, record, record.start)
    with _from_outside():
        _play_again(game, record)
    return game


def _play_again(game: Game[Any, Any], record: Record) -> None:
    _check_chance(game, record, "the set-up")
    for number, (seat, text) in enumerate(record.answers, 1):
        place = f"answer {number} ({_shown(text)} by seat {seat})"
        try:
            game.choose(text, seat)
        except OverrunError as error:
            raise RecordError(f"{place}: {error}") from None
        _check_chance(game, record, place)
    _check_hashes(game, record)


def _shown(text: str) -> str:
    return repr(text) if len(text) <= LONGEST_WORD else f"{text[:LONGEST_WORD]!r}…"


def resume_record(ruleset: Ruleset[S, W], record: Record) -> Game[S, W]:
    """Take up an unfinished game at the start of its last round, whatever engine it was played with.

    The answers given in that round are given again as far as they are still possible; the game then has a
    shorter memory (undo goes back to that round), but it goes on.
    """
    kept = record.snapshot
    if kept is None:
        raise RecordError("the record holds no unfinished round to take up")
    _check_counts(record)
    game = _taken_up(ruleset, record, kept)
    with _from_outside():
        for seat, text in record.answers[kept.answers :]:
            try:
                game.choose(text, seat)
            except IllegalChoice:
                break
    return game


def _begun(ruleset: Ruleset[S, W], record: Record) -> Game[S, W]:
    try:
        return Game.begin(ruleset, record.mission, record.setup, seed=record.seed, undo=record.undo)
    except OverrunError as error:
        raise RecordError(f"the record's set-up cannot be played: {error}") from None


def _taken_up(ruleset: Ruleset[S, W], record: Record, kept: Snapshot) -> Game[S, W]:
    """A game at a state the record has kept, after making sure that it is the state that was played."""
    if kept.schema != ruleset.schema:
        raise RecordError(
            f"the record keeps its state in layout {kept.schema}; this program reads layout {ruleset.schema}"
        )
    try:
        plain = fingerprint(json.encode(json.decode(kept.state)))
        if not any(mark.answers == kept.answers and mark.hash == plain for mark in record.rounds):
            raise RecordError(f"the record's kept state (after {kept.answers} answers) does not fit its hash")
        if not 0 <= kept.answers <= len(record.answers):
            raise RecordError(
                f"the record's kept state is said to be after {kept.answers} of {len(record.answers)} answers"
            )
        state = json.decode(kept.state, type=ruleset.state_type)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError(f"the record's kept state cannot be read: {error}") from None
    try:
        beginning = ruleset.begin(record.mission, record.setup, seeded(record.seed))
    except OverrunError as error:
        raise RecordError(f"the record's set-up cannot be played: {error}") from None
    _check_kept(ruleset, beginning, state)
    beginning = Beginning(beginning.world, state, beginning.setup)
    with _from_outside():
        return Game._from(ruleset, record.mission, beginning, record.seed, record.undo, resumed=True)


def _check_kept(ruleset: Ruleset[S, W], beginning: Beginning[S, W], state: S) -> None:
    """Refuse a state that no game can have come to: whoever has kept it may have changed it."""
    if state.round == beginning.state.round:
        # Nothing has been kept before the first round but the very beginning.
        if encode(state) != encode(beginning.state):
            raise RecordError("the record's kept state is not the beginning of a game with this set-up")
        return
    try:
        if state.result is not None:
            wrong("the game is over")
        if ruleset.check is not None:
            ruleset.check(beginning.world, state)
    except Violated as error:
        raise RecordError(f"the record's kept state is impossible: {error}") from None
    except Exception as error:
        raise RecordError(f"the record's kept state is impossible: {error!r}") from error


@contextmanager
def _from_outside() -> Iterator[None]:
    """Play what somebody else has kept: where it leads the rules astray, the record is to blame."""
    try:
        yield
    except RecordError:
        raise
    except OverrunError as error:
        raise RecordError(f"the record's kept state cannot be played on: {error}") from None
    except Exception as error:
        raise RecordError(f"the record's kept state leads to an impossible one: {error!r}") from error


def _check_counts(record: Record) -> None:
    counts = (len(record.answers), record.end.answers, len(record.chance) - 1)
    if len(set(counts)) != 1:
        raise RecordError(
            f"the record is incomplete: it holds {counts[0]} answers and chance results for {counts[2]}, "
            f"but says it ends after {counts[1]}"
        )


def _check_chance(game: Game[Any, Any], record: Record, place: str) -> None:
    node = game._last
    happened = [(kind, list(values)) for kind, values in node.chance]
    noted = record.chance[node.index]
    if happened != noted:
        raise RecordError(f"{place}: chance gave {happened}, the record says {noted}")


def _check_hashes(game: Game[Any, Any], record: Record) -> None:
    replayed = game.record
    for mine, theirs in zip(replayed.rounds, record.rounds, strict=False):
        if mine != theirs:
            raise RecordError(
                f"round {mine.round} (after {mine.answers} answers): the state's hash is {mine.hash}, "
                f"the record says {theirs.hash} after {theirs.answers} answers"
            )
    if len(replayed.rounds) != len(record.rounds):
        raise RecordError(
            f"the game has {len(replayed.rounds)} rounds, the record marks {len(record.rounds)} of them"
        )
    if replayed.end != record.end:
        raise RecordError(
            f"the end: the game is at {replayed.end.hash} with result {replayed.end.result}, "
            f"the record says {record.end.hash} with result {record.end.result}"
        )
    if _plain(replayed.snapshot) != _plain(record.snapshot):
        raise RecordError("the snapshot: the kept state is not the one that was played")


def _plain(kept: Snapshot | None) -> object:
    return kept and (kept.schema, kept.answers, json.decode(kept.state))
