"""Seats: who sits where, and which token opens what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from overrun.rooms import messages as m
from overrun.rooms.keys import hashed
from overrun.rooms.store import Key, Row, Store


class Seat(Struct, frozen=True):
    """A seat as the log keeps it. An owned seat has a person with a key, also while a bot plays it."""

    kind: m.SeatKind = "open"
    name: str = ""
    agent: str = ""
    owned: bool = False


def seat_row(number: int, seat: Seat, when: float) -> Row:
    """A change of a seat, for the log."""
    body = {name: getattr(seat, name) for name in seat.__struct_fields__}
    return Row("seat", number, body, when)


class Rights(Struct, frozen=True):
    """What somebody's tokens are good for at one table; `moving` are the seats that may be taken to here."""

    seats: tuple[int, ...] = ()
    moving: tuple[int, ...] = ()
    host: bool = False
    invited: bool = False
    watching: bool = False

    @property
    def any(self) -> bool:
        """Whether they may be here at all."""
        return bool(self.seats or self.moving) or self.host or self.invited or self.watching


async def rights_of(store: Store, table: str, tokens: Sequence[str]) -> Rights:
    """What these tokens open at a table."""
    keys = await store.keys([hashed(token) for token in tokens])
    return together(key for key in keys if key.table == table)


def together(keys: Iterable[Key]) -> Rights:
    """Rights from the keys of one table."""
    all_keys = list(keys)
    roles = {key.role for key in all_keys}
    owned = [(key.seat, key.replaces) for key in all_keys if key.role == "seat" and key.seat is not None]
    seats = {seat for seat, replaces in owned if not replaces}
    moving = {seat for seat, replaces in owned if replaces}
    return Rights(
        tuple(sorted(seats)), tuple(sorted(moving)), "host" in roles, "invite" in roles, "watch" in roles
    )


def survivors_of(view: Mapping[str, Any], seat: int) -> list[str]:
    """The survivors a seat plays, as far as the game's view speaks of survivors."""
    people = view.get("survivors")
    if not isinstance(people, list):
        return []
    return [str(person["id"]) for person in people if isinstance(person, dict) and person.get("seat") == seat]


def all_gone(view: Mapping[str, Any], seat: int) -> bool:
    """Whether a seat had survivors and has none on the board any more."""
    people = view.get("survivors")
    if not isinstance(people, list):
        return False
    own = [person for person in people if isinstance(person, dict) and person.get("seat") == seat]
    return bool(own) and all(person.get("fate") != "alive" for person in own)
