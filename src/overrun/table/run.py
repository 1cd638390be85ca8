"""Running the server; see `overrun.server.run`."""

from overrun.server.run import DEFAULT_PORT, listen, local_address, serve

__all__ = ["DEFAULT_PORT", "listen", "local_address", "serve"]
