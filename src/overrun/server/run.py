"""Running the server: a free port, a browser, a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from overrun.errors import OverrunError
from overrun.rooms.routes import MESSAGE_BYTES
from overrun.server.app import make_server
from overrun.server.carrier import Carrier
from overrun.server.door import protocols
from overrun.server.settings import Settings
from overrun.server.sql_store import SqlStore

DEFAULT_PORT = 8000
PORTS_TRIED = 20
# So many are let in at the same moment, and so many wait for that with the system.
AT_ONCE, WAITING = 16, 1024


def listen(host: str, port: int, *, or_next: bool = False) -> socket.socket:
    """A socket that listens; with `or_next` one of the next ports will do if this one is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for wanted in range(port, min(port + PORTS_TRIED, 65536)) if or_next and port else (port,):
        # Named as TCP, or asyncio would not send small messages at once (40 ms an answer).
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        # So that a server started again at once gets its port back.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
            listening.listen(256)
        except OSError as error:
            listening.close()
            last = error
        else:
            return listening
    assert last is not None
    reason = last.strerror or str(last)
    raise OverrunError(f"cannot listen at {host}:{port}: {reason}; choose another with --port or --host")


def local_address(settings: Settings) -> str:
    """Where this computer finds the server."""
    host = (
        "127.0.0.1"
        if settings.host in ("0.0.0.0", "")
        else "[::1]"
        if settings.host == "::"
        else settings.host
    )
    return f"http://{host}:{settings.port}/"


class Server(uvicorn.Server):
    """Lets in a few at a time: who is one too many takes up a file until he has been told so."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        # asyncio takes one number for both.
        for each in sockets or ():
            each.listen(WAITING)


def server_of(settings: Settings) -> uvicorn.Server:
    """A server that logs no requests: their addresses and headers are nobody's business."""
    http, talk, _ = protocols(settings)
    config = uvicorn.Config(
        make_server(settings),
        http=http,
        ws=talk,
        backlog=AT_ONCE,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # What is sent is small, and pressing it together for each reader would be a good part of the work.
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        lifespan="on",
        timeout_graceful_shutdown=3,
        server_header=False,
        # Whoever is not a proxy that was named could claim to be anybody.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    return Server(config)


def serve(settings: Settings, listening: socket.socket, *, browser: bool = False, path: str = "") -> None:
    """Serve until somebody presses Ctrl-C."""
    with listening:
        # A database that cannot be used is told before anything starts.
        SqlStore(settings.database).close()
        _serve(settings, listening, browser, path)


def _serve(settings: Settings, listening: socket.socket, browser: bool, path: str) -> None:
    server = server_of(settings)
    if browser:
        threading.Thread(
            target=_open_browser, args=(server, local_address(settings) + path), daemon=True
        ).start()
    if threading.current_thread() is threading.main_thread():
        # Being asked to end is like Ctrl-C: the program ends itself, and leaves nothing behind.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve_and_warm_up(server, listening))
    if not server.started:
        raise OverrunError("the server could not start; what it printed above says why")


async def _serve_and_warm_up(server: uvicorn.Server, listening: socket.socket) -> None:
    warming = asyncio.create_task(_warm_up(server))
    try:
        await server.serve(sockets=[listening])
    finally:
        warming.cancel()


async def _warm_up(server: uvicorn.Server) -> None:
    """As soon as the server answers, load what everybody will ask for."""
    while not server.started:
        await asyncio.sleep(0.05)
    carrier: Carrier = server.config.app.app.state.carrier  # type: ignore[union-attr]
    carrier.begin_to_warm_up()


def _started(server: uvicorn.Server, wait: Callable[[float], bool] | None = None) -> bool:
    """Wait until the server answers; False if it never does."""
    pause = wait or threading.Event().wait
    for _ in range(200):
        if server.started:
            return True
        pause(0.05)
    return False


def _open_browser(server: uvicorn.Server, address: str, wait: Callable[[float], bool] | None = None) -> None:
    """Open the page as soon as the server answers."""
    if _started(server, wait):
        webbrowser.open(address)
