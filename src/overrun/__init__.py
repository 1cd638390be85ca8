"""Overrun: an open, unofficial implementation of the Zombicide family of board games."""

from overrun.core.version import ENGINE_VERSION

__version__ = ENGINE_VERSION

__all__ = ["__version__"]
