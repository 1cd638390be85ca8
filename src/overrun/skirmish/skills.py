"""Skills: small values that change the answers to the rules' questions.

A script never asks whether somebody has a certain skill. It asks a *query* ("how many dice?") with the
rulebook's own answer, and whatever the survivor has changes that answer: first replaced, then added to. A
skill may also waive obstacles by their rule ids, give free actions, offer actions, and react at moments.
"""

from __future__ import annotations

from dataclasses import dataclass

from overrun.core.moment import Listener, Listeners, by_moment
from overrun.core.obstacle import Obstacle
from overrun.core.query import Change, Query
from overrun.skirmish.actions import Action
from overrun.skirmish.words import Free


@dataclass(frozen=True, slots=True)
class Skill:
    """One skill: everything it does, in one place, next to its rule."""

    id: str
    rule: str
    changes: tuple[Change, ...] = ()
    waives: frozenset[Obstacle] = frozenset()
    free_actions: tuple[Free, ...] = ()
    actions: tuple[Action, ...] = ()
    listeners: tuple[Listener, ...] = ()
    # Equipment a survivor with this skill starts with.
    starts_with: tuple[str, ...] = ()


class Abilities:
    """What a set of skills adds up to; made once for each set and shared."""

    __slots__ = ("_added", "_replaced", "actions", "free_actions", "listeners", "skills", "waives")

    def __init__(self, skills: tuple[Skill, ...]):
        self.skills = skills
        self._added: dict[Query, int] = {}
        self._replaced: dict[Query, int] = {}
        self.waives: frozenset[Obstacle] = frozenset().union(*(skill.waives for skill in skills))
        self.free_actions: dict[Free, int] = {}
        self.actions: tuple[Action, ...] = ()
        # The same reaction of two skills is one.
        self.listeners: Listeners = by_moment(
            dict.fromkeys(listener for skill in skills for listener in skill.listeners)
        )
        for skill in skills:
            for change in skill.changes:
                if change.replace is not None:
                    best = max(change.replace, self._replaced.get(change.query, change.replace))
                    self._replaced[change.query] = best
                self._added[change.query] = self._added.get(change.query, 0) + change.add
            for kind in skill.free_actions:
                self.free_actions[kind] = self.free_actions.get(kind, 0) + 1
            self.actions += tuple(action for action in skill.actions if action not in self.actions)

    def value(self, query: Query, base: int | None = None) -> int:
        """The answer to a query, from the rulebook's own answer (`base`, if it is not always the same)."""
        found = self._replaced.get(query)
        if found is None:
            found = query.base if base is None else base
        return found + self._added.get(query, 0)
