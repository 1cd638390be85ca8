"""What only a server can be asked: where it is found in the network, and links as QR codes."""

from __future__ import annotations

from typing import Any

from overrun.rooms import messages as m
from overrun.rooms.requests import SVG, Request
from overrun.rooms.rooms import Rooms
from overrun.rooms.routes import FIXED, TABLES, Nothing, Route, Routes, Where
from overrun.server.lan import addresses, qr_code
from overrun.server.settings import Settings


def routes_of(settings: Settings) -> Routes:
    """Everything this server answers."""

    async def show_lan(rooms: Rooms, request: Request, where: Where, query: Nothing) -> m.Lan:
        """Where others in the local network find this server."""
        return m.Lan(await rooms.work(addresses, settings), settings.reachable)

    async def draw_qr(rooms: Rooms, request: Request, where: Where, data: m.QrRequest) -> str:
        """A link as a QR code (SVG)."""
        return await rooms.work(qr_code, data.link)

    own: tuple[Route[Any], ...] = (
        Route("GET", "/api/lan", show_lan, m.Lan, Nothing, group="what there is"),
        Route("POST", "/api/qr", draw_qr, str, m.QrRequest, kind=SVG, group="what there is"),
    )
    return Routes((*FIXED, *own, *TABLES))
