"""What every bot chooses at the positions of the kept games, why, and what it sees there.

A file a group. Each position is a line, `name@answers kind subject | field: value | …`:

* `asked`: a digest of all questions of the game up to here (seats, subjects, options, asides, owners).
* `random`, `sensible`, `search:8` …: what this bot chooses, and why in both languages if it says so.
* `tries`: the answers the search thinks worth a trial, best first, and how it judges the position.
* `previews`: a digest of what every attack would be like. `refused`: what is not offered, and why.
* `env`: digests of how the environment spells the options, and of its observation.

Each game ends with a line of what `sensible` chooses at each of its questions (the number of the option), and
the hash of its last position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
from msgspec import json

from overrun.agents.parts import thinker_of
from overrun.agents.registry import factory_of, names
from overrun.agents.sensible import reason_of
from overrun.core import Agent, Game, Option
from overrun.core.state import fingerprint
from overrun.env.parts import part_of
from overrun.env.spelling import Speller
from overrun.errors import OverrunError
from overrun.games import game_of
from overrun.words import LANGUAGES, Words
from tests.nets import kept as games
from tests.nets.kept import Kept, kept_games, options

BOTS = ("random", "sensible")
THINKERS = ("search:8", "search:8:tree")  # at few positions
SEED = 7

Line = dict[str, str]
"""The fields of a line in their order; its place is the field ``."""


def lines(group: str, look: Callable[[str, Game[Any, Any]], None] | None = None) -> Iterator[Line]:
    """Every line of a group. Whoever wants may `look` at each position."""
    for kept in kept_games(group):
        yield from _lines(kept, look)


def text(line: Line) -> str:
    """A line as it is written down."""
    return " | ".join(f"{name}: {value}" if name else value for name, value in line.items())


def read(written: str) -> Line:
    """A line that is written down."""
    place, *fields = written.split(" | ")
    return {"": place, **{name: value for name, _, value in (field.partition(": ") for field in fields)}}


def _lines(kept: Kept, look: Callable[[str, Game[Any, Any]], None] | None) -> Iterator[Line]:
    asked, everywhere, sensible = "", list[str](), _agent("sensible")
    for number, game in kept.positions():
        assert game.question is not None
        question, said = game.question, [option.text for option in options(game)]
        parts = [asked, question.seats, question.kind, question.subject, said, question.owners]
        asked = short(json.encode(parts))
        chosen = sensible(game.for_agent(number))
        everywhere.append(str(said.index(chosen.text)))
        if look is not None:
            look(kept.group, game)
        if number in kept.asked:
            about = " ".join(map(str, question.subject))
            place = f"{kept.name}@{number} {question.kind} {about}".strip()
            more = THINKERS if number in kept.searched else ()
            yield {"": place, "asked": asked, **_chosen(game, number, more), **_seen(game)}
    yield {"": f"{kept.name} at its end", "sensible": " ".join(everywhere), "hash": kept.end}


def _chosen(game: Game[Any, Any], number: int, more: tuple[str, ...]) -> Line:
    """What the bots choose."""
    line: Line = {}
    for name in (*BOTS, *more):
        agent = _agent(name)
        option = agent(game.for_agent(number))
        line[name] = " / ".join([option.text, *_reasons(agent, option)])
    return line


def _agent(name: str) -> Agent:
    return _factory(name)(SEED)


_factory = cache(factory_of)  # looking for plug-ins takes its time


def _reasons(agent: Agent, option: Option) -> list[str]:
    reason = reason_of(agent, option)
    return [] if reason is None else [reason.said(Words(language)) for language in LANGUAGES]


def _seen(game: Game[Any, Any]) -> Line:
    """What the search, the table and the environment make of the position."""
    assert game.question is not None
    entry = game_of(game.mission)
    shown = game.for_agent(SEED)
    thinker = thinker_of(shown)
    tries = [line.choice.option.text for line in thinker.lines(shown)]
    line = {"tries": f"{', '.join(tries)} ({thinker.standing(game.clone()):.6f})"}
    if entry.preview is not None and entry.refusals is not None:
        previews = [entry.preview(game, option) for option in game.question.options]
        line["previews"] = short(json.encode(previews, order="sorted"))
        refused = sorted(entry.refusals(game).items())
        line["refused"] = "; ".join(f"{verb} {', '.join(rules)}" for verb, rules in refused) or "nothing"
    line["env"] = _in_an_environment(game)
    return line


def _in_an_environment(game: Game[Any, Any]) -> str:
    """How its options are spelt, and what one observes there."""
    assert game.question is not None
    part = part_of(game.mission.partition("/")[0])
    speller = Speller(part.vocabulary, part.spell)
    try:
        spelt = [speller.spelt(option) for option in game.question.options]
        observed = part.observer(game.world)(game, game.question.seats[0])
    except (OverrunError, ValueError):
        return "none"  # environments know neither asides nor what follows one
    # So exactly as every machine works it out alike.
    rounded = {name: np.rint(values * 1000).astype(int).ravel().tolist() for name, values in observed.items()}
    return f"{short(json.encode(spelt))} {short(json.encode(rounded))}"


def short(data: bytes) -> str:
    """A digest that a person can compare."""
    return fingerprint(data)[:8]


# Comparing


def problems(group: str) -> list[str]:
    """Where bots decide otherwise, or see something else, than is written down."""
    path = games.WRITTEN / f"decisions-{group}.txt"
    if not path.exists():
        return [f"{path.name} is missing; `python -m tests.nets write` writes it"]
    known = {line[""]: line for line in map(read, path.read_text("utf-8").splitlines())}
    found: list[str] = []
    missing, unlooked = set(known), set[tuple[str, str]]()

    def look(_: str, game: Game[Any, Any]) -> None:
        assert game.question is not None
        unlooked.update((game.question.kind, option.verb) for option in options(game))

    for line in lines(group, look):
        missing.discard(line[""])
        found += differences(known.get(line[""], {}), line)
    found += [f"{place}: nothing of it is left" for place in sorted(missing)]
    return found


def differences(written: Line, now: Line) -> Iterator[str]:
    """What is otherwise at a position."""
    place = now[""]
    if not written:
        yield f"{place}: it is not written down"
    for name in dict.fromkeys([*written, *now]) if written else ():
        old, new = written.get(name, "nothing"), now.get(name, "nothing")
        if old != new and name == "sensible" and " at its end" in place:
            yield from _first(place, old.split(), new.split())
        elif old != new:
            yield f"{place}: {name}: written {old!r}, now {new!r}"


def _first(place: str, old: list[str], new: list[str]) -> Iterator[str]:
    """Where in a game somebody chose otherwise for the first time."""
    differ = [number for number, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]]
    if differ:
        at = differ[0]
        yield (
            f"{place}: sensible chose otherwise at {len(differ)} of {len(old)} questions, first after "
            f"{at} answers: written option {old[at]}, now {new[at]}"
        )
    else:
        yield f"{place}: {len(old)} questions are written down, now there are {len(new)}"


def unasked(group: str) -> list[str]:
    """What can be answered in the games of a group and at no position that is looked at."""
    all_of, asked = set[str](), set[str]()
    for kept in kept_games(group):
        for number, game in kept.positions():
            assert game.question is not None
            shown = {f"{game.question.kind}: {option.verb}" for option in options(game)}
            all_of |= shown
            if number in kept.asked:
                asked |= shown
    return sorted(all_of - asked)


def unknown_bots() -> list[str]:
    """Bots that the lines do not speak of."""
    return sorted(set(names()) - {name.partition(":")[0] for name in (*BOTS, *THINKERS)})
