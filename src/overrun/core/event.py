"""An `Event` tells what has just happened, and which rules made it so."""

from __future__ import annotations

import re

from msgspec import Struct


def _tag(name: str) -> str:
    """The tag of an event or step class: `DoorOpened` is "door-opened"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, kw_only=True, tag_field="event", tag=_tag):
    """The base of all events. A game's events are subclasses with positional fields of plain data.

    >>> class DoorOpened(Event, frozen=True):
    ...     door: int
    >>> DoorOpened(3, rules=("classic.door.open",))
    DoorOpened(door=3, rules=('classic.door.open',))
    """

    rules: tuple[str, ...] = ()
