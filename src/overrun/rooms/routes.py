"""What can be asked: one table of routes, and one function that answers, whoever carries the request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta, MsgspecError, Struct, convert, field, json

from overrun.rooms import commands, new_tables, reading, seat_changes, static
from overrun.rooms import messages as m
from overrun.rooms.problems import STATUS, Refused, refused
from overrun.rooms.requests import JSON, SVG, Request, Response, written
from overrun.rooms.rooms import Rooms
from overrun.rules import load_index
from overrun.words import LANGUAGES

RECORD_BYTES = 4_000_000
MESSAGE_BYTES = 64_000
MOST = 2**31 - 1  # answers
HOUR = 3600  # seconds

R = TypeVar("R")


class Where(Struct, frozen=True):
    """The parts of a path that are not the same for all."""

    game: str = ""
    mission: str = ""
    rule: str = ""
    code: str = ""
    table: str = ""
    seat: int = 0
    number: int = 0


class Nothing(Struct, frozen=True):
    """Neither query nor body."""


@dataclass(frozen=True)
class Fixed(Generic[R]):
    """Something that never changes while the program runs: no table answers it, and nobody needs a token.

    `answers` gets the path, the query and the language.
    """

    path: str
    answers: Callable[[Where, R, str], object]
    gives: Any
    reads: type[R]
    kind: str = JSON
    # A browser need not ask again for so many seconds.
    fresh: int = 0
    method: str = "GET"
    status: int = 200
    group: str = "what there is"
    most_bytes: int = MESSAGE_BYTES


@dataclass(frozen=True)
class Route(Generic[R]):
    """Something the rooms answer. `reads` is the query of a GET, the body of a POST."""

    method: str
    path: str
    answers: Callable[[Rooms, Request, Where, R], Awaitable[object]]
    gives: Any
    reads: type[R]
    status: int = 200
    kind: str = JSON
    group: str = "tables"
    most_bytes: int = MESSAGE_BYTES


AnyRoute = Fixed[Any] | Route[Any]


class Routes:
    """Routes by their paths."""

    def __init__(self, routes: Iterable[AnyRoute]):
        self.all = list(routes)
        self._paths: dict[int, list[tuple[list[str], AnyRoute]]] = {}
        for route in self.all:
            parts = route.path.strip("/").split("/")
            self._paths.setdefault(len(parts), []).append((parts, route))
        for known in self._paths.values():
            # What is spelt out goes before what may be anything: `tables/mine` is no table.
            known.sort(key=lambda pair: [part.startswith("{") for part in pair[0]])

    def find(self, method: str, path: str) -> tuple[AnyRoute | None, Where]:
        """The route of a request; None if its path is known, but not with this method."""
        asked = path.strip("/").split("/")
        known = False
        for parts, route in self._paths.get(len(asked), ()):
            pairs = list(zip(parts, asked, strict=True))
            if all(part == given or (part.startswith("{") and given) for part, given in pairs):
                known = True
                if route.method == method:
                    return route, _where({part[1:-1]: given for part, given in pairs if part[0] == "{"})
        if known:
            return None, Where()
        raise Refused("not-found")


def _where(parts: dict[str, str]) -> Where:
    try:
        return convert(parts, Where, strict=False)
    except MsgspecError:
        raise Refused("not-found") from None


# ---------------------------------------------------------------- answering


async def handle(rooms: Rooms, request: Request, routes: Routes | None = None) -> Response:
    """The answer to a request, whatever it is."""
    language = language_of(request)
    try:
        route, where = (routes or ROUTES).find(request.method, request.path)
        if route is None:
            return problem("not-found", 405)
        if len(request.body) > route.most_bytes:
            return problem("too-large")
        read = _read(route, request)
        if isinstance(route, Route):
            return _response(route, await route.answers(rooms, request, where, read))
        key = (route.path, where, read, language)
        kept = rooms.fixed_answers.get(key)
        if kept is None:
            made = await rooms.fixed(answer_fixed, route, where, read, language)
            kept = rooms.fixed_answers.keep(key, made)
        return kept
    except Exception as error:
        found = refused(error)
        return written(found.problem(), STATUS[found.code])


def answer_fixed(route: Fixed[R], where: Where, read: R, language: str) -> Response:
    """The answer to what never changes."""
    return _response(route, route.answers(where, read, language), route.fresh)


def problem(code: m.ErrorCode, status: int = 0) -> Response:
    """A refusal as it is sent."""
    return written(Refused(code).problem(), status or STATUS[code])


def language_of(request: Request) -> str:
    """The language of `?lang=`, else that of the request."""
    asked = request.query.get("lang", "")
    return asked if asked in LANGUAGES else request.language


def _response(route: AnyRoute, made: object, fresh: int = 0) -> Response:
    if isinstance(made, Response):
        return made
    body = made.encode() if route.kind == SVG and isinstance(made, str) else json.encode(made)
    return Response(body, route.status, route.kind, fresh)


def _read(route: AnyRoute, request: Request) -> Any:
    try:
        if request.method == "GET":
            return convert(dict(request.query), route.reads, strict=False)
        return json.decode(request.body, type=route.reads) if route.reads is not Nothing else Nothing()
    except (MsgspecError, RecursionError, ValueError) as error:
        raise Refused("malformed", text=str(error)) from None


# ---------------------------------------------------------------- what there is to play


class DrawingQuery(Struct, frozen=True):
    """How a board is drawn: light or dark, and `bare` without tokens."""

    theme: str = "dark"
    bare: bool = False


class WordsQuery(Struct, frozen=True):
    """Some of the files of a language: `files=classic,table`."""

    files: str = ""


def list_games(where: Where, query: Nothing, language: str) -> m.Shelf:
    """All games with missions, survivors and house rules, and the bots."""
    return static.all_games(language)


def show_box(where: Where, query: Nothing, language: str) -> m.Box:
    """The cards of a game with their figures."""
    return static.box(where.game)


def show_board(where: Where, query: Nothing, language: str) -> m.BoardInfo:
    """The geometry of a mission's board."""
    return static.board_info(f"{where.game}/{where.mission}")


def draw_board(where: Where, query: DrawingQuery, language: str) -> str:
    """The drawing of a mission's board as SVG."""
    mission = f"{where.game}/{where.mission.removesuffix('.svg')}"
    return static.drawing(mission, query.theme, not query.bare)


def show_rule(where: Where, query: Nothing, language: str) -> m.RuleText:
    """The text of a rule, in the language asked for if there is one."""
    return static.rule_text(where.rule, language)


def show_words(where: Where, query: WordsQuery, language: str) -> m.WordFiles:
    """The Fluent sources of a language, all or some."""
    return static.word_files(where.code, [name for name in query.files.split(",") if name])


FIXED: tuple[Fixed[Any], ...] = (
    Fixed("/api/games", list_games, m.Shelf, Nothing),
    Fixed("/api/boxes/{game}", show_box, m.Box, Nothing),
    Fixed("/api/boards/{game}/{mission}", show_board, m.BoardInfo, Nothing),
    Fixed("/api/drawings/{game}/{mission}", draw_board, str, DrawingQuery, kind=SVG, fresh=HOUR),
    Fixed("/api/rules/{rule}", show_rule, m.RuleText, Nothing),
    Fixed("/api/words/{code}", show_words, m.WordFiles, WordsQuery),
)


async def warm_up(rooms: Rooms) -> None:
    """Load every game, board and word before somebody asks for it."""
    for language in LANGUAGES:
        await rooms.fixed(static.all_games, language)
    for mission in await rooms.fixed(static.missions_with_boards):
        await rooms.fixed(static.board_of, mission)
    await rooms.fixed(load_index)


# ---------------------------------------------------------------- tables


Answers = Annotated[int, Meta(ge=0, le=MOST)]


class FramesQuery(Struct, frozen=True):
    """From which answer to which."""

    first: Answers = field(default=0, name="from")
    last: Answers | None = field(default=None, name="to")


class SpoilersQuery(Struct, frozen=True):
    """Whether somebody wants to see what is hidden."""

    spoilers: bool = False


async def new_table(rooms: Rooms, request: Request, where: Where, data: m.NewTable) -> m.NewTableLinks:
    """Set up a table."""
    return await new_tables.set_up(rooms, data)


async def my_tables(rooms: Rooms, request: Request, where: Where, data: m.Tokens) -> m.MyTables:
    """The tables these tokens are good for, to go on with."""
    return await reading.mine(rooms, data.tokens, language_of(request))


async def fork_table(rooms: Rooms, request: Request, where: Where, data: m.Fork) -> m.NewTableLinks:
    """A new table that goes on from a record or from another table."""
    return await new_tables.fork(rooms, data, request.tokens)


async def new_replay(rooms: Rooms, request: Request, where: Where, data: m.Replay) -> m.NewTableLinks:
    """A table that shows a record."""
    return await new_tables.show_record(rooms, data)


async def show_table(rooms: Rooms, request: Request, where: Where, query: Nothing) -> m.TableInfo:
    """A table as one who has a link or a seat sees it."""
    return await reading.info(rooms, where.table, request.tokens, language_of(request))


async def show_frames(rooms: Rooms, request: Request, where: Where, query: FramesQuery) -> Response:
    """The film of some answers, for the log, "what happened since" and the replay viewer."""
    return await reading.frames(rooms, where.table, request.tokens, query.first, query.last)


async def show_record(rooms: Rooms, request: Request, where: Where, query: SpoilersQuery) -> Response:
    """The record of a table: whole when the game is over or spoilers are wanted, else its public part."""
    return await reading.record(rooms, where.table, request.tokens, query.spoilers)


async def report_ruling(rooms: Rooms, request: Request, where: Where, data: m.Report) -> m.Reported:
    """Report a ruling: the record up to now and a note are kept."""
    return await reading.report(rooms, where.table, request.tokens, data)


async def export_report(rooms: Rooms, request: Request, where: Where, query: SpoilersQuery) -> m.ReportFile:
    """Take a report along, hidden things included."""
    return await reading.exported(rooms, where.table, request.tokens, where.number, query.spoilers)


async def say_one(
    rooms: Rooms, request: Request, where: Where, data: m.ClientMessage
) -> list[m.ServerMessage]:
    """One message and its answers, for clients without a socket."""
    return await commands.say(rooms, where.table, request.tokens, language_of(request), data)


# ---------------------------------------------------------------- seats


async def claim_seat(rooms: Rooms, request: Request, where: Where, data: m.Claim) -> m.SeatToken:
    """Sit down, with the secret of the invitation or of a link to another device."""
    return await seat_changes.claim(rooms, where.table, request.tokens, where.seat, data)


async def release_seat(rooms: Rooms, request: Request, where: Where, data: Nothing) -> m.SeatInfo:
    """Stand up for good, or free somebody else's seat as the host: it is open again."""
    return await seat_changes.release(rooms, where.table, request.tokens, where.seat)


async def hand_to_bot(rooms: Rooms, request: Request, where: Where, data: m.HandOver) -> m.SeatInfo:
    """Let a bot play one's own seat, or one that nobody looks after."""
    return await seat_changes.hand_over(rooms, where.table, request.tokens, where.seat, data)


async def take_back(rooms: Rooms, request: Request, where: Where, data: Nothing) -> m.SeatInfo:
    """Take one's own seat back from a bot."""
    return await seat_changes.take_back(rooms, where.table, request.tokens, where.seat)


async def move_seat(rooms: Rooms, request: Request, where: Where, data: Nothing) -> m.MovedSeat:
    """A link that takes one's seat to another device, once."""
    return await seat_changes.move(rooms, where.table, request.tokens, where.seat)


TABLE, SEAT = "/api/tables/{table}", "/api/tables/{table}/seats/{seat}"
LINKS, CLIENT_MESSAGE, SERVER_MESSAGES = m.NewTableLinks, m.ClientMessage, list[m.ServerMessage]

TABLES: tuple[Route[Any], ...] = (
    Route("POST", "/api/tables", new_table, LINKS, m.NewTable, 201),
    Route("POST", "/api/tables/mine", my_tables, m.MyTables, m.Tokens),
    Route("POST", "/api/tables/fork", fork_table, LINKS, m.Fork, 201, most_bytes=RECORD_BYTES),
    Route("POST", "/api/replays", new_replay, LINKS, m.Replay, 201, most_bytes=RECORD_BYTES),
    Route("GET", TABLE, show_table, m.TableInfo, Nothing),
    Route("GET", f"{TABLE}/frames", show_frames, m.Film, FramesQuery),
    Route("GET", f"{TABLE}/record", show_record, m.RecordFile, SpoilersQuery),
    Route("POST", f"{TABLE}/reports", report_ruling, m.Reported, m.Report, 201),
    Route("GET", f"{TABLE}/reports/{{number}}", export_report, m.ReportFile, SpoilersQuery),
    Route("POST", f"{TABLE}/messages", say_one, SERVER_MESSAGES, CLIENT_MESSAGE),  # type: ignore[arg-type]
    Route("POST", f"{SEAT}/claim", claim_seat, m.SeatToken, m.Claim, 201, group="seats"),
    Route("POST", f"{SEAT}/release", release_seat, m.SeatInfo, Nothing, group="seats"),
    Route("POST", f"{SEAT}/bot", hand_to_bot, m.SeatInfo, m.HandOver, group="seats"),
    Route("POST", f"{SEAT}/take-back", take_back, m.SeatInfo, Nothing, group="seats"),
    Route("POST", f"{SEAT}/move", move_seat, m.MovedSeat, Nothing, group="seats"),
)

ROUTES = Routes((*FIXED, *TABLES))
