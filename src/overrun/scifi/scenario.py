"""Positions made by hand, for tests and puzzles."""

from __future__ import annotations

from msgspec import Struct


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is laid out instead of a mission's own set-up."""

    text: str = ""
