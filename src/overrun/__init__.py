"""Overrun: an open, unofficial implementation of the Zombicide family of board games."""

from overrun.core.version import ENGINE_VERSION as __version__

__all__ = ["__version__"]
