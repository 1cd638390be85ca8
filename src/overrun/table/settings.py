"""How a server is run; see `overrun.server.settings`."""

from overrun.server.settings import Settings, default_database

__all__ = ["Settings", "default_database"]
