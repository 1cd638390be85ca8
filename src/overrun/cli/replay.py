"""`overrun replay`: play a record again, and check it."""

from pathlib import Path
from typing import Annotated

import typer

from overrun.cli.output import print_json, print_line, say, title, words
from overrun.cli.setup import AsJson
from overrun.core import AnyGame, AnyPlay, Event, Game, Record, RecordError, parse_record
from overrun.errors import OverrunError
from overrun.games import game_of
from overrun.games import replay as rebuild
from overrun.words.refusals import refusal
from overrun.words.tell import event_sentence, option_sentence, reason_words


def replay(
    file: Annotated[Path, typer.Argument()],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    any_engine: Annotated[bool, typer.Option("--any-engine")] = False,
    as_json: AsJson = False,
) -> None:
    record = read_record(file)
    try:
        game = rebuild(record, any_engine=any_engine)
    except RecordError as error:
        if not verify:
            raise
        if as_json:
            print_json({"ok": False, "problem": str(error)})
        else:
            say("replay-differs", message=refusal(words(), str(error)))
        raise typer.Exit(1) from None
    if as_json:
        print_json(
            {
                "ok": True,
                "mission": record.mission,
                "engine": record.engine,
                "answers": len(record.answers),
                "rounds": game.round,
                "hash": record.end.hash,
                "result": game.result,
            }
        )
        return
    if not verify:
        tell_story(game, record)
        tell_end(game)
    say(
        "replay-verified",
        mission=record.mission,
        title=title(record.mission),
        answers=len(record.answers),
        rounds=game.round,
        hash=record.end.hash,
    )


def read_record(file: Path) -> Record:
    """A record from a file; an error that names the file otherwise."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise OverrunError(f"{file} cannot be read: {error.strerror}") from None
    try:
        return parse_record(data)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None


def tell_story(game: AnyGame, record: Record) -> None:
    """Play it once more, telling every event at the moment it happens."""
    spoken, entry = words(), game_of(record.mission)

    def tell(event: Event, play: AnyPlay) -> None:
        naming = entry.naming(spoken, play.view()) if entry.naming else None
        print_line(event_sentence(spoken, entry.id, event, naming))

    told = Game.begin(
        game.ruleset, record.mission, record.setup, seed=record.seed, undo=record.undo, sink=tell
    )
    for seat, text in record.answers:
        chosen = told.question.find(text) if told.question is not None else None
        naming = entry.naming(spoken, told.view()) if entry.naming else None
        meaning = option_sentence(spoken, entry.id, chosen, naming) if chosen is not None else ""
        say("replay-choice", seat=seat + 1, text=meaning or text)
        told.choose(text, seat)


def tell_end(game: AnyGame) -> None:
    """How the game ended, if it did."""
    if game.result is None:
        say("replay-open")
    else:
        reason = reason_words(words(), game_of(game.mission).id, game.result.reason)
        say("play-won" if game.result.won else "play-lost", reason=reason)
