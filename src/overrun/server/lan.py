"""Addresses for friends in the same network, and links as QR codes."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
from functools import cache

from overrun.rooms.problems import Refused
from overrun.server.settings import Settings

LINK = 500  # characters a link may have; a longer one makes a QR code nobody can read


@cache
def lan_hosts() -> tuple[str, ...]:
    """This computer's addresses in local networks, the most likely one first."""
    found: list[str] = []
    # Connecting a datagram socket sends nothing: it only asks the system which address it would use.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    good = [host for host in dict.fromkeys(found) if not ipaddress.ip_address(host).is_loopback]
    return tuple(good)


def addresses(settings: Settings) -> list[str]:
    """The addresses under which others find the server; none if it listens to this computer only."""
    if not settings.reachable:
        return []
    hosts = lan_hosts() if settings.host in ("0.0.0.0", "::", "") else (settings.host,)
    return [f"http://{f'[{host}]' if ':' in host else host}:{settings.port}" for host in hosts]


def qr_code(link: str) -> str:
    """A link as an SVG drawing."""
    import segno

    if not link.startswith(("http://", "https://")) or len(link) > LINK:
        raise Refused("malformed", "table-bad-link")
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue().decode()
