"""A table as its readers see it: state, question, seats and chat as data, for those who word it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal

from overrun.core import Question
from overrun.errors import OverrunError
from overrun.games import game_of
from overrun.rooms import film as films
from overrun.rooms import messages as m
from overrun.rooms.film import Clip
from overrun.rooms.problems import log
from overrun.rooms.seats import all_gone, survivors_of
from overrun.rooms.table import Line, NewPosition, Table
from overrun.words import Words
from overrun.words.tell import mission_title

LOG_LINES = 120
CHAT_LINES = 60
FRAMES = 3000  # of one part of a film


def seats(table: Table, connected: Collection[int]) -> list[m.SeatInfo]:
    """Who sits where."""
    view = table.view
    return [
        m.SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            agent=seat.agent,
            connected=number in connected,
            owned=seat.owned,
            idle=seat.kind != "bot" and (number not in connected or all_gone(view, number)),
            survivors=survivors_of(view, number),
        )
        for number, seat in enumerate(table.seats)
    ]


def chat_line(line: Line) -> m.ChatLine:
    """A line of the chat, or what the table says itself."""
    kind: Literal["chat", "note"] = "note" if line.note else "chat"
    return m.ChatLine(line.number, kind, line.seat, line.name, line.text, line.when, line.note, line.args)


def ending(table: Table) -> m.Ending | None:
    """How the game ended."""
    result = table.game.result
    return None if result is None else m.Ending(result.won, result.reason)


class Facts:
    """What is asked at a position, and what helps to choose. Worked out once."""

    def __init__(self, table: Table, question: Question):
        entry, game = table.entry, table.game
        self.asides = question.asides
        self.stakes: list[Any] = [None] * len(question.options)
        self.refused: Mapping[str, Any] = {}
        # What only helps to choose may be missing; a fault in it does not keep anybody from choosing.
        try:
            if entry.stakes is not None:
                self.stakes = [entry.stakes(game, option) for option in question.options]
            if entry.refusals is not None:
                self.refused = entry.refusals(game)
        except Exception as error:
            log.error(
                "the options of %s are shown without what helps to choose", table.mission, exc_info=error
            )


def question(table: Table, facts: Facts | None) -> m.QuestionInfo | None:
    """The question as it is sent."""
    asked = table.question
    if asked is None or facts is None:
        return None
    owners: tuple[int | None, ...] = asked.owners or (None,) * len(asked.options)
    return m.QuestionInfo(
        kind=asked.kind,
        subject=list(asked.subject),
        seats=list(asked.seats),
        options=[
            m.OptionInfo(option.text, option.verb, list(option.args), owner, stakes)
            for option, owner, stakes in zip(asked.options, owners, facts.stakes, strict=True)
        ],
        asides=[
            m.AsideInfo(
                aside.seat,
                aside.option.text,
                aside.option.verb,
                list(aside.option.args),
            )
            for aside in facts.asides
        ],
        refused=[m.Refusal(verb, list(rules)) for verb, rules in facts.refused.items()],
    )


def previews(table: Table) -> m.Previewed:
    """What every attack on offer would be like."""
    options = table.question.options if table.question else ()
    preview, game = table.entry.preview, table.game
    found = {} if preview is None else {option.text: preview(game, option) for option in options}
    return m.Previewed(table.at, {text: before for text, before in found.items() if before is not None})


def asked(table: Table, info: m.QuestionInfo | None) -> m.Asked:
    """The question with what may be taken back."""
    return m.Asked(table.at, info, ending(table), table.who_may_undo(), table.who_may_redo())


def happened(table: Table, new: NewPosition) -> m.Happened:
    """What a move brought about."""
    clips = list(new.clips)
    last = new.first + len(clips) - 1
    return m.Happened(
        at=table.at,
        answers=table.game.answers,
        choices=[films.choice(answer, clip) for answer, clip in enumerate(clips, new.first)],
        frames=list(films.frames(clips, new.first)),
        patch=table.film.clips[last].tail,
    )


def state(
    table: Table,
    info: m.QuestionInfo | None,
    connected: Collection[int],
    watchers: int,
    reason: str,
) -> m.State:
    """Everything about a table."""
    return m.State(
        at=table.at,
        answers=table.game.answers,
        view=table.film.view,
        question=info,
        result=ending(table),
        undo=table.who_may_undo(),
        redo=table.who_may_redo(),
        seats=seats(table, connected),
        watchers=watchers,
        log=[films.line(*shot) for shot in table.film.last_shots(LOG_LINES)],
        chat=[chat_line(line) for line in table.lines[-CHAT_LINES:]],
        reason=reason,
    )


def film(table: Table, first: int, last: int) -> m.Film:
    """The film of some answers, or its first part if it is long."""
    clips: list[Clip] = []
    shots = 0
    for clip in table.film.clips[first : last + 1]:
        shots += len(clip.shots)
        if clips and shots > FRAMES:
            break
        clips.append(clip)
    return m.Film(
        start=first,
        end=first + len(clips) - 1,
        answers=len(table.film.clips) - 1,
        view=table.film.view_after(first - 1),
        frames=list(films.frames(clips, first)),
        choices=[
            films.choice(answer, clip) for answer, clip in enumerate(clips, first) if clip.option is not None
        ],
    )


def title(table: Table, language: str) -> str:
    """The mission's title."""
    return title_of(table.mission, language)


def title_of(mission: str, language: str) -> str:
    """A mission's title in a language; its id if the game is not there any more."""
    try:
        infos = game_of(mission).missions()
    except OverrunError:
        return mission
    known = next((info.title for info in infos if info.id == mission), mission)
    return mission_title(Words(language), mission, known)
