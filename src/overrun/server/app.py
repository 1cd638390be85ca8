"""The server: its routes, the socket, errors as plain sentences, and the page."""

from __future__ import annotations

from threading import Lock
from typing import Any
from urllib.parse import parse_qsl

import litestar
from litestar import Litestar, get, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from overrun.rooms import messages as m
from overrun.rooms.problems import STATUS, refused
from overrun.rooms.requests import Request, Response, written
from overrun.rooms.routes import MESSAGE_BYTES, AnyRoute, Routes, handle, problem
from overrun.server import page
from overrun.server.carrier import Carrier
from overrun.server.guard import Guard, language_asked, tokens_sent
from overrun.server.openapi import document
from overrun.server.own_routes import routes_of
from overrun.server.pressing import Press
from overrun.server.settings import Settings
from overrun.server.socket import converse

Asked = litestar.Request[Any, Any, Any]
Answered = litestar.Response[Any]


def request_of(asked: Asked, body: bytes = b"") -> Request:
    """A request as the rooms understand it."""
    scope = asked.scope
    query = dict(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True))
    return Request(scope["method"], scope["path"], query, body, tokens_sent(asked), language_asked(asked))


def bound(route: AnyRoute, routes: Routes, carrier: Carrier, press: Press) -> HTTPRouteHandler:
    """A route of the rooms as one of the framework."""

    async def answer(request: Asked) -> Answered:
        body = await request.body() if route.method != "GET" else b""
        made = await handle(carrier.rooms, request_of(request, body), routes)
        return await press.sent(made, request.headers)

    return HTTPRouteHandler(
        route.path.replace("}", ":str}"),
        http_method=route.method,  # type: ignore[arg-type]
        status_code=route.status,
        request_max_body_size=route.most_bytes,
    )(answer)


# ---------------------------------------------------------------- the socket, the schema, the page


@websocket("/ws/tables/{table:str}")
async def sit_at(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The game itself."""
    carrier: Carrier = socket.app.state.carrier
    await converse(carrier.rooms, socket, table, carrier.settings.queue_bytes)


class Schema:
    """The OpenAPI document. Building it takes a while, and it is as big as it is the same for everybody."""

    def __init__(self, routes: Routes):
        self.routes = routes
        self._building = Lock()
        self._made: Response | None = None

    def made(self) -> Response:
        """The document; from any thread."""
        with self._building:
            if self._made is None:
                self._made = written(document(self.routes))
            return self._made


@get("/api/schema")
async def show_schema(request: Asked) -> Answered:
    """The OpenAPI document."""
    state = request.app.state
    carrier: Carrier = state.carrier
    press: Press = state.press
    return await press.sent(await carrier.work(state.schema.made), request.headers)


@get(["/", "/t/{rest:path}", "/{file:path}"])
async def show_page(request: Asked) -> Answered:
    """The page and its files; every other path is the page, which knows its own ways."""
    return page.answer(request.url.path, request.headers, language_asked(request))


# ---------------------------------------------------------------- putting it together


def _on_error(request: Asked, error: Exception) -> Answered:
    found = refused(error)
    return _plain(written(found.problem(), STATUS[found.code]))


def _on_http(request: Asked, error: HTTPException) -> Answered:
    """What the framework refuses: wrong bodies, wrong paths, wrong methods."""
    code: m.ErrorCode = {404: "not-found", 405: "not-found", 413: "too-large"}.get(
        error.status_code, "malformed"
    )  # type: ignore[assignment]
    return _plain(problem(code, error.status_code))


def _plain(made: Response) -> Answered:
    return litestar.Response(made.body, status_code=made.status, media_type=made.kind)


def make_app(settings: Settings | None = None) -> Litestar:
    """The application without its guard, for tests of single routes."""
    settings = settings or Settings()
    carrier, press, routes = Carrier(settings), Press(), routes_of(settings)
    return Litestar(
        [*(bound(route, routes, carrier, press) for route in routes.all), sit_at, show_schema, show_page],
        exception_handlers={HTTPException: _on_http, Exception: _on_error},
        openapi_config=None,
        request_max_body_size=MESSAGE_BYTES,
        state=AppState({"carrier": carrier, "press": press, "schema": Schema(routes)}),
        on_startup=[carrier.open],
        on_shutdown=[carrier.close],
        debug=False,
        logging_config=None,
    )


def make_server(settings: Settings) -> Guard:
    """The whole server as an ASGI application: the guard at the door, then the routes."""
    return Guard(make_app(settings), settings)
