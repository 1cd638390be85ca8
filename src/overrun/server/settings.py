"""How a server is run."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

# The database and processes need files of their own, and so do those who are being sent away.
MOST_CONNECTIONS, FILES = 2000, 200


def data_folder() -> Path:
    """Where this user's data lives, by the custom of the system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "overrun"


def default_database() -> str:
    """The database file of this user."""
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def default_thinkers() -> int:
    """As many as can think at the same time, but no more than a few: each takes some memory."""
    return min(4, os.cpu_count() or 1)


def default_connections() -> int:
    """As many as the system lets one program have, but some."""
    try:
        import resource
    except ModuleNotFoundError:
        return MOST_CONNECTIONS
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_CONNECTIONS if allowed < 0 else max(16, min(MOST_CONNECTIONS, allowed - FILES))


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits are per second and, for requests that make something, per address."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    # Names under which the server may be called, besides addresses, localhost and this computer's own name.
    names: tuple[str, ...] = ()
    messages_per_second: float = 20.0
    message_burst: int = 60
    posts_per_second: float = 5.0
    post_burst: int = 60
    # Looking is cheap, but not for nothing; a film or a record counts as twenty looks.
    gets_per_second: float = 100.0
    get_burst: int = 1000
    # How many connections there may be at all and from one address, and sockets of one address at tables.
    connections: int = field(default_factory=default_connections)
    connections_each: int = 200
    sockets_each: int = 150
    # How long headers, a body and a reader who does not read may take, in seconds.
    headers_within: float = 10.0
    body_within: float = 60.0
    read_within: float = 20.0
    # What may wait for a slow client, in bytes.
    queue_bytes: int = 4_000_000
    # Addresses or networks of proxies whose word about who is asking is believed.
    proxies: tuple[str, ...] = ()
    # How many tables stay in memory when nobody sits at them.
    tables_kept: int = 64
    # How long a bot waits at least, in seconds, whatever a table says.
    shortest_pace: float = 0.0
    # How long a table without connections is still looked after by its bots, in seconds.
    bots_linger: float = 30.0
    # How many processes bots that take their time think in; with none they think in the server itself.
    thinkers: int = field(default_factory=default_thinkers)

    @property
    def reachable(self) -> bool:
        """Whether others in the network can reach the server."""
        return self.host not in ("127.0.0.1", "localhost", "::1")
