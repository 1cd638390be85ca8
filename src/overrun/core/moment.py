"""Moments: named points of the rules at which skills and missions have their say.

A moment says what its listeners are told and what they answer, so mypy knows a listener that does not fit.

>>> DOOR_OPENED: Moment[[int], None] = Moment("door opened")
>>> heard: list[int] = []
>>> listeners = by_moment([DOOR_OPENED.on(heard.append)])
>>> act_at(listeners, DOOR_OPENED, 4)
>>> heard
[4]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, ParamSpec, TypeVar

from overrun.core.step import Script

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


class Moment(Generic[P, R]):
    """A named point of the rules; `P` is what its listeners are told, `R` what they answer."""

    __slots__ = ("name",)

    def __init__(self, name: str):
        self.name = name

    def on(self, do: Callable[P, R]) -> Listener:
        """Somebody who acts at this moment."""
        return self, do

    def among(self, listeners: Listeners) -> tuple[Callable[P, R], ...]:
        """Those who act at this moment."""
        return listeners.get(self, ())

    def __repr__(self) -> str:
        return f"<moment {self.name}>"


Listener = tuple[Moment[Any, Any], Callable[..., Any]]
Listeners = Mapping[Moment[Any, Any], tuple[Callable[..., Any], ...]]


def by_moment(listeners: Iterable[Listener]) -> Listeners:
    """All listeners by the moment they act at, in their order."""
    found: dict[Moment[Any, Any], tuple[Callable[..., Any], ...]] = {}
    for moment, do in listeners:
        found[moment] = (*found.get(moment, ()), do)
    return found


def act_at(listeners: Listeners, moment: Moment[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
    """Let them act at a moment where nothing is asked."""
    for act in moment.among(listeners):
        act(*args, **kwargs)


def ask_at(
    listeners: Listeners, moment: Moment[P, Script[None] | None], *args: P.args, **kwargs: P.kwargs
) -> Script[None]:
    """Let them act at a moment where something may be asked."""
    for act in moment.among(listeners):
        script = act(*args, **kwargs)
        if script is not None:
            yield from script


def gather_at(listeners: Listeners, moment: Moment[P, list[T]], *args: P.args, **kwargs: P.kwargs) -> list[T]:
    """What they answer at a moment, all together."""
    return [answer for act in moment.among(listeners) for answer in act(*args, **kwargs)]
