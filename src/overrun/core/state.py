"""A `State` is the whole position as plain data: it can be copied, compared, hashed and stored."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Annotated, Any, Self, TypeVar

from msgspec import Struct, json

from overrun.core.bounds import Count

MOST_ROUNDS = 10_000

T = TypeVar("T", bound=Struct)

# What stands at the end of a rigged list that has to do: chance never goes on where it ends.
NO_MORE = -(1 << 30)

# A copy that shares all fields, straight from msgspec: `copy.copy` takes three times as long to find it.
shallow: Callable[[T], T] = Struct.__copy__  # type: ignore[attr-defined]


class Result(Struct, frozen=True):
    """How a game ended: won or lost, and the id of the reason."""

    won: bool
    reason: str


class State(Struct):
    """The base of every game's state.

    A game adds its own fields (plain numbers, lists, small structs), redeclares `agenda` with the union of
    its steps so that a stored state can be read back, and writes `copy` by hand: that is the hottest
    function of the engine.
    """

    agenda: list[Any]
    rng: Annotated[int, Count((1 << 64) - 1)]
    round: Annotated[int, Count(MOST_ROUNDS)] = 0
    result: Result | None = None
    # Chance results that tests and scenarios have laid out, used up first: by kind ("die", "pick"), or by
    # deck the cards they put on top. A list that ends with `NO_MORE` has to do.
    rigged: dict[str, list[Annotated[int, Count(least=NO_MORE)]]] | None = None

    def copy(self) -> Self:
        """An independent copy: changing one never changes the other."""
        raise NotImplementedError

    def copied_rig(self) -> dict[str, list[int]] | None:
        """A copy of what is rigged, for `copy`."""
        return {kind: list(values) for kind, values in self.rigged.items()} if self.rigged else None


def encode(state: State) -> bytes:
    """The state as canonical JSON: the same bytes for the same position, everywhere."""
    return json.encode(state, order="deterministic")


def digest(state: State, *place: Any) -> str:
    """A short hash of the whole state, hidden parts included, and of the place in it, if there is one."""
    return fingerprint(encode(state) + (json.encode(place) if place else b""))


def fingerprint(text: bytes) -> str:
    """A short hash of some text."""
    return hashlib.blake2b(text, digest_size=12).hexdigest()
