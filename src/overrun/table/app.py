"""The server: routes, the socket, errors as plain sentences, and the page."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import WebSocket
from litestar.datastructures import CacheControlHeader
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from overrun.core.version import ENGINE_VERSION
from overrun.table import laying, looking, page, seating, shelf, talk
from overrun.table import messages as m
from overrun.table.hall import Hall
from overrun.table.lan import addresses, qr_code
from overrun.table.problems import STATUS, Refused, refused
from overrun.table.security import Careful, Guard, language_asked, tokens_sent
from overrun.table.sending import Copies, Parcel, parcel, posted
from overrun.table.settings import Settings
from overrun.table.socket import converse

RECORD_BYTES = 4_000_000
MESSAGE_BYTES = 64_000
MOST = 2**31 - 1  # answers

# The tokens and the language of a request.
Sent = NamedDependency[list[str]]
Language = NamedDependency[str]
Asked = Request[Any, Any, Any]

TAG_SHELF, TAG_TABLES, TAG_SEATS = ["what there is"], ["tables"], ["seats"]


_COPIES = Copies(most=80)


def hall_of(state: AppState) -> Hall:
    """The one hall of this server."""
    found: Hall = state.hall
    return found


# ---------------------------------------------------------------- what there is to play


@get("/api/games", tags=TAG_SHELF, sync_to_thread=True, as_it_is=True)
def list_games(request: Asked, language: Language) -> Response[m.Shelf]:
    """All games with missions, survivors and house rules, and the bots."""
    return posted(_COPIES.of(("shelf", language), shelf.shelf(language)), request.headers)


@get("/api/boxes/{game:str}", tags=TAG_SHELF, sync_to_thread=True, as_it_is=True)
def show_box(request: Asked, game: FromPath[str]) -> Response[m.Box]:
    """The cards of a game with their figures."""
    return posted(_COPIES.of(("box", game), shelf.box(game)), request.headers)


@get("/api/boards/{game:str}/{mission:str}", tags=TAG_SHELF, sync_to_thread=True, as_it_is=True)
def show_board(request: Asked, game: FromPath[str], mission: FromPath[str]) -> Response[m.BoardInfo]:
    """The geometry of a mission's board."""
    info = shelf.board_info(f"{game}/{mission}")
    return posted(_COPIES.of(("board", info.mission), info), request.headers)


@get(
    "/api/drawings/{game:str}/{mission:str}",
    tags=TAG_SHELF,
    media_type="image/svg+xml",
    # A board looks the same until the program is another one.
    cache_control=CacheControlHeader(private=True, max_age=3600),
    sync_to_thread=True,
)
def draw_board(
    game: FromPath[str], mission: FromPath[str], theme: FromQuery[str] = "dark", bare: FromQuery[bool] = False
) -> str:
    """The drawing of a mission's board as SVG (`theme` light or dark; `bare` without tokens)."""
    return shelf.drawing(f"{game}/{mission.removesuffix('.svg')}", theme, not bare)


@get("/api/rules/{rule:str}", tags=TAG_SHELF, sync_to_thread=True)
def show_rule(rule: FromPath[str], language: Language) -> m.RuleText:
    """The text of a rule, in the language asked for if there is one."""
    return shelf.rule_text(rule, language)


@get("/api/words/{code:str}", tags=TAG_SHELF, sync_to_thread=True, as_it_is=True)
def show_words(request: Asked, code: FromPath[str], files: FromQuery[str] = "") -> Response[m.WordFiles]:
    """The Fluent sources of a language, all or some (`files=classic,table`)."""
    return posted(_words(code, files), request.headers)


@lru_cache(maxsize=16)
def _words(code: str, files: str) -> Parcel:
    return parcel(shelf.word_files(code, [name for name in files.split(",") if name]))


@get("/api/lan", tags=TAG_SHELF, sync_to_thread=True)
def show_lan(state: AppState) -> m.Lan:
    """Where others in the local network find this server."""
    settings = hall_of(state).settings
    return m.Lan(addresses(settings), settings.reachable)


@post("/api/qr", tags=TAG_SHELF, media_type="image/svg+xml", status_code=200, sync_to_thread=True)
def draw_qr(data: JSONBody[m.QrRequest]) -> str:
    """A link as a QR code (SVG)."""
    return qr_code(data.link)


# ---------------------------------------------------------------- tables


@post("/api/tables", tags=TAG_TABLES)
async def new_table(data: JSONBody[m.NewTable], state: AppState, language: Language) -> m.NewTableLinks:
    """Set up a table."""
    return await laying.set_up(hall_of(state), data, language)


@post("/api/tables/mine", tags=TAG_TABLES, status_code=200)
async def my_tables(data: JSONBody[m.Tokens], state: AppState, language: Language) -> m.MyTables:
    """The tables these tokens are good for, to go on with."""
    return await looking.mine(hall_of(state), data.tokens, language)


@post("/api/tables/fork", tags=TAG_TABLES, request_max_body_size=RECORD_BYTES)
async def fork_table(
    data: JSONBody[m.Fork],
    state: AppState,
    sent: Sent,
    language: Language,
) -> m.NewTableLinks:
    """A new table that goes on from a record or from another table."""
    return await laying.fork(hall_of(state), data, sent, language)


@post("/api/replays", tags=TAG_TABLES, request_max_body_size=RECORD_BYTES)
async def new_replay(data: JSONBody[m.Replay], state: AppState, language: Language) -> m.NewTableLinks:
    """A table that shows a record."""
    return await laying.show_record(hall_of(state), data, language)


@get("/api/tables/{table:str}", tags=TAG_TABLES)
async def show_table(table: FromPath[str], state: AppState, sent: Sent, language: Language) -> m.TableInfo:
    """A table as one who has a link or a seat sees it."""
    return await looking.info(hall_of(state), table, sent, language)


@get("/api/tables/{table:str}/frames", tags=TAG_TABLES, as_it_is=True)
async def show_frames(
    request: Asked,
    table: FromPath[str],
    state: AppState,
    sent: Sent,
    language: Language,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=MOST)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=MOST)] = None,
) -> Response[m.Film]:
    """The film of some answers, for the log, "what happened since" and the replay viewer."""
    return posted(await looking.frames(hall_of(state), table, sent, language, first, last), request.headers)


@get("/api/tables/{table:str}/record", tags=TAG_TABLES, as_it_is=True)
async def show_record(
    request: Asked,
    table: FromPath[str],
    state: AppState,
    sent: Sent,
    spoilers: FromQuery[bool] = False,
) -> Response[m.RecordFile]:
    """The record of a table: whole when the game is over or spoilers are wanted, else its public part."""
    return posted(await looking.record(hall_of(state), table, sent, spoilers), request.headers)


@post("/api/tables/{table:str}/reports", tags=TAG_TABLES)
async def report_ruling(
    table: FromPath[str], data: JSONBody[m.Report], state: AppState, sent: Sent
) -> m.Reported:
    """Report a ruling: the record up to now and a note are kept."""
    return await looking.report(hall_of(state), table, sent, data)


@get("/api/tables/{table:str}/reports/{number:int}", tags=TAG_TABLES)
async def export_report(
    table: FromPath[str],
    number: FromPath[int],
    state: AppState,
    sent: Sent,
    spoilers: FromQuery[bool] = False,
) -> m.ReportFile:
    """Take a report along, hidden things included."""
    return await looking.exported(hall_of(state), table, sent, number, spoilers)


@post("/api/tables/{table:str}/messages", tags=TAG_TABLES, status_code=200)
async def say_one(
    table: FromPath[str],
    data: JSONBody[m.ClientMessage],
    state: AppState,
    sent: Sent,
    language: Language,
) -> list[m.ServerMessage]:
    """One message and its answers, for clients without a socket."""
    return await talk.say(hall_of(state), table, sent, language, data)


# ---------------------------------------------------------------- seats


@post("/api/tables/{table:str}/seats/{seat:int}/claim", tags=TAG_SEATS)
async def claim_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[m.Claim],
    state: AppState,
    sent: Sent,
) -> m.SeatToken:
    """Sit down, with the secret of the invitation or of a link to another device."""
    return await seating.claim(hall_of(state), table, sent, seat, data)


@post("/api/tables/{table:str}/seats/{seat:int}/release", tags=TAG_SEATS, status_code=200)
async def release_seat(table: FromPath[str], seat: FromPath[int], state: AppState, sent: Sent) -> m.SeatInfo:
    """Stand up for good, or free somebody else's seat as the host: it is open again."""
    return await seating.release(hall_of(state), table, sent, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", tags=TAG_SEATS, status_code=200)
async def hand_to_bot(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[m.HandOver],
    state: AppState,
    sent: Sent,
) -> m.SeatInfo:
    """Let a bot play one's own seat, or one that nobody looks after."""
    return await seating.hand_over(hall_of(state), table, sent, seat, data)


@post("/api/tables/{table:str}/seats/{seat:int}/take-back", tags=TAG_SEATS, status_code=200)
async def take_back(table: FromPath[str], seat: FromPath[int], state: AppState, sent: Sent) -> m.SeatInfo:
    """Take one's own seat back from a bot."""
    return await seating.take_back(hall_of(state), table, sent, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/move", tags=TAG_SEATS, status_code=200)
async def move_seat(table: FromPath[str], seat: FromPath[int], state: AppState, sent: Sent) -> m.MovedSeat:
    """A link that takes one's seat to another device, once."""
    return await seating.move(hall_of(state), table, sent, seat)


# ---------------------------------------------------------------- the socket, the schema, the page


@websocket("/ws/tables/{table:str}")
async def sit_at(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The game itself."""
    await converse(hall_of(socket.app.state), socket, table)


@get("/api/schema", include_in_schema=False, sync_to_thread=True, as_it_is=True)
def show_schema(request: Asked) -> Response[Any]:
    """The OpenAPI document."""
    return posted(_schema(request.app), request.headers)


# Building it takes seconds, and the document is as big as it is the same for everybody.
_BUILDING = Lock()


def _schema(app: Litestar) -> Parcel:
    with _BUILDING:
        if "schema" not in app.state:
            from overrun.table.schema import document

            app.state.schema = parcel(document(app))
        made: Parcel = app.state.schema
        return made


@get(["/", "/t/{rest:path}", "/{file:path}"], include_in_schema=False, as_it_is=True)
async def show_page(request: Asked) -> Response[bytes]:
    """The page and its files; every other path is the page, which knows its own ways."""
    return page.answer(request.url.path, request.headers, language_asked(request))


ROUTES = [
    list_games,
    show_box,
    show_board,
    draw_board,
    show_rule,
    show_words,
    show_lan,
    draw_qr,
    new_table,
    my_tables,
    fork_table,
    new_replay,
    show_table,
    show_frames,
    show_record,
    report_ruling,
    export_report,
    say_one,
    claim_seat,
    release_seat,
    hand_to_bot,
    take_back,
    move_seat,
    sit_at,
    show_schema,
    show_page,
]


# ---------------------------------------------------------------- putting it together


def _problem(
    request: Request[Any, Any, Any], code: m.ErrorCode, message: str, status: int = 0
) -> Response[m.Problem]:
    return Response(m.Problem(code, message), status_code=status or STATUS[code], media_type=MediaType.JSON)


def _on_refused(request: Request[Any, Any, Any], error: Exception) -> Response[m.Problem]:
    found = refused(error)
    return _problem(request, found.code, found.said(language_asked(request)))


def _on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[m.Problem]:
    """What the framework refuses: wrong bodies, wrong paths, wrong methods."""
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        told = "; ".join(
            f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)
        )
        return _problem(request, "malformed", told or error.detail)
    code: m.ErrorCode = {404: "not-found", 405: "not-found", 413: "too-large"}.get(
        error.status_code, "malformed"
    )  # type: ignore[assignment]
    return _problem(request, code, Refused(code).said(language_asked(request)), error.status_code)


def make_app(settings: Settings | None = None) -> Litestar:
    """The application without its guard, for the schema and for tests of single routes."""
    settings = settings or Settings()
    hall = Hall(settings)
    return Litestar(
        ROUTES,
        dependencies={
            "sent": Provide(tokens_sent, sync_to_thread=False),
            "language": Provide(language_asked, sync_to_thread=False),
        },
        exception_handlers={HTTPException: _on_http, Exception: _on_refused},
        openapi_config=OpenAPIConfig(
            title="Overrun", version=ENGINE_VERSION, render_plugins=[], path="/api/none"
        ),
        # The page's own files are small already.
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="as_it_is"),
        request_max_body_size=MESSAGE_BYTES,
        request_class=Careful,
        state=AppState({"hall": hall}),
        on_startup=[hall.open],
        on_shutdown=[hall.close],
        debug=False,
        logging_config=None,
    )


def make_server(settings: Settings) -> Guard:
    """The whole server as an ASGI application: the guard at the door, then the routes."""
    return Guard(make_app(settings), settings)
