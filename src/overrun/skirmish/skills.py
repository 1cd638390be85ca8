"""Skills: small values that change the answers to the rules' questions.

A script never asks whether somebody has a certain skill. It asks a *query* ("how many dice?") with the
rulebook's own answer, and whatever the survivor has changes that answer: first replaced, then added to. A
skill may also waive obstacles by their rule ids, give free actions, offer actions, and react at moments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from overrun.skirmish.actions import Action


@dataclass(frozen=True, slots=True)
class Change:
    """How a skill changes the answer to a query: put another in its place, or add to it."""

    query: str
    add: int = 0
    replace: int | None = None


@dataclass(frozen=True, slots=True)
class Skill:
    """One skill: everything it does, in one place, next to its rule."""

    id: str
    rule: str
    changes: tuple[Change, ...] = ()
    waives: frozenset[str] = frozenset()
    free_actions: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    reactions: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    # Equipment a survivor with this skill starts with.
    starts_with: tuple[str, ...] = ()


class Abilities:
    """What a set of skills adds up to; made once for each set and shared."""

    __slots__ = ("_added", "_replaced", "actions", "free_actions", "reactions", "skills", "waives")

    def __init__(self, skills: tuple[Skill, ...]):
        self.skills = skills
        self._added: dict[str, int] = {}
        self._replaced: dict[str, int] = {}
        self.waives: frozenset[str] = frozenset().union(*(skill.waives for skill in skills))
        self.free_actions: dict[str, int] = {}
        self.actions: tuple[Action, ...] = ()
        self.reactions: dict[str, tuple[Callable[..., Any], ...]] = {}
        for skill in skills:
            for change in skill.changes:
                if change.replace is not None:
                    best = max(change.replace, self._replaced.get(change.query, change.replace))
                    self._replaced[change.query] = best
                self._added[change.query] = self._added.get(change.query, 0) + change.add
            for kind in skill.free_actions:
                self.free_actions[kind] = self.free_actions.get(kind, 0) + 1
            for point, reaction in skill.reactions.items():
                if reaction not in self.reactions.get(point, ()):
                    self.reactions[point] = (*self.reactions.get(point, ()), reaction)
            self.actions += tuple(action for action in skill.actions if action not in self.actions)

    def value(self, query: str, base: int = 0) -> int:
        """The answer to a query, from the rulebook's own answer."""
        return self._replaced.get(query, base) + self._added.get(query, 0)
