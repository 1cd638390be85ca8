"""Missions as they were written before special rules had figures of their own, put into today's form.

Packs, records and databases hold such missions and positions. Then a special rule was a name in a list, its
colours and numbers were constants of the program, and every goal had the fields `cards`, `number` and
`by_players`, whether it used them or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from overrun.content import mistakes

Special = Literal[
    "medicine-cabinet",
    "supplies-in-cars",
    "dual-doors",
    "zombie-exits",
    "neutralise-spawns",
    "coloured-locks",
    "recruits",
    "leave-at-start",
    "starting-trio-on-top",
    "one-survivor-each",
]
"""The names there were in `rules.specials`."""

RULES: dict[str, tuple[str, Mapping[str, Any]]] = {
    "medicine-cabinet": ("healing_objectives", {}),
    "supplies-in-cars": ("supplies_in_cars", {}),
    "dual-doors": ("doors_together", {}),
    "zombie-exits": ("zombie_exits", {"losing": 4}),
    "neutralise-spawns": ("close_spawns", {}),
    "recruits": ("recruits", {"marked": 1}),
    "leave-at-start": ("leave_at_start", {}),
    "starting-trio-on-top": ("starting_trio_on_top", {}),
    "one-survivor-each": ("one_survivor_each", {}),
}
"""The rule that each of them is today, and its figures; `coloured-locks` is two rules."""

LOCKED = [
    {"colour": "blue", "rules": ["classic.m08.blue-door"]},
    {"colour": "green", "rules": ["classic.m08.green-door"]},
]
WAKING_RULES = ["classic.m08.blue-spawn"]

GOAL_FIELDS = {
    "find": ("cards",),
    "bring-to-exit": ("cards",),
    "reach-level": ("number",),
    "supplies-away": ("number",),
    "survivors-away": ("by_players",),
}
"""The fields that kinds of goals really used."""

LEVELS = ("blue", "yellow", "orange", "red")

Mistake = tuple[str, str]
"""A field, and what is wrong with it."""


def mission(written: Any) -> tuple[Any, list[Mistake]]:
    """A mission file in today's form, and what is wrong with its old words."""
    return _translated(written, "goal", "token")


def scenario(written: Any) -> tuple[Any, list[Mistake]]:
    """A position in today's form, and what is wrong with its old words."""
    return _translated(written, "goals", "tokens")


def _translated(written: Any, goals: str, tokens: str) -> tuple[Any, list[Mistake]]:
    if not isinstance(written, Mapping):
        return written, []
    found = dict(written)
    wrong: list[Mistake] = []
    if isinstance(found.get(goals), list | tuple):
        found[goals] = [_goal(goal) for goal in found[goals]]
    if isinstance(found.get("rules"), Mapping):
        sleeping = _sleeping_colours(found.get(tokens))
        found["rules"], wrong = _rules(found["rules"], sleeping)
    return found, wrong


def _goal(goal: Any) -> Any:
    if not isinstance(goal, Mapping):
        return goal
    kind = goal.get("kind")
    used = GOAL_FIELDS.get(kind, ()) if isinstance(kind, str) else ()
    unused = {"cards", "number", "by_players"}.difference(used)
    found = {name: value for name, value in goal.items() if name not in unused}
    number = found.get("number")
    if kind == "reach-level" and type(number) is int and 0 <= number < len(LEVELS):
        found["level"] = LEVELS[found.pop("number")]
    return found


def _sleeping_colours(tokens: Any) -> list[str]:
    """The colours of the spawn zones that sleep: they used to wake without being named."""
    there = [token for token in tokens if isinstance(token, Mapping)] if isinstance(tokens, list) else []
    asleep = [token for token in there if token.get("kind") == "spawn" and token.get("state") == "asleep"]
    colours = [token.get("colour") for token in asleep]
    return list(dict.fromkeys(colour for colour in colours if isinstance(colour, str) and colour))


def _rules(written: Mapping[str, Any], sleeping: Iterable[str]) -> tuple[dict[str, Any], list[Mistake]]:
    found = dict(written)
    _figure(found, "objective_experience", "points", int, 0)
    _figure(found, "cars", "may", str, "none")
    _figure(found, "zombie_deck", "cards", list | tuple, None)
    if "specials" not in found:
        return found, []
    specials = found.pop("specials")
    wrong = list(mistakes(specials, tuple[Special, ...], "rules.specials"))
    for name in () if wrong else specials:
        if name == "coloured-locks":
            found["locked_doors"] = LOCKED
            found["waking_spawns"] = [{"colour": colour, "rules": WAKING_RULES} for colour in sleeping]
        else:
            rule, figures = RULES[name]
            found[rule] = figures
    return found, wrong


def _figure(rules: dict[str, Any], name: str, field: str, plain: Any, nothing: Any) -> None:
    """A rule that was a plain value gets a name for it; one that said nothing is left out."""
    value = rules.get(name)
    if isinstance(value, bool) or not isinstance(value, plain):
        return
    del rules[name]
    if value and value != nothing:
        rules[name] = {field: value}
