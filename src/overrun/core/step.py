"""A `Step` is one thing still to happen; the agenda is the stack of them in the state."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from msgspec import Struct

from overrun.core.event import _tag
from overrun.core.option import Option
from overrun.core.question import Question


class Step(Struct, frozen=True, tag_field="step", tag=_tag):
    """The base of all steps: small frozen values such as `SurvivorTurn(2)` or `SpawnAt(14)`."""


T = TypeVar("T")

# A script runs until it needs an answer, yields the question and goes on with the chosen option. It may
# run another script inside itself with `yield from` and take what that one returns.
Script = Generator[Question, Option, T]

# What stands in a ruleset's table: a generator function, or a plain function where nothing is ever
# asked (it returns None), or a plain function that returns a script only when it has to ask.
AnyScript = Generator[Question, Option, Any]
