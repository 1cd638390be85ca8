"""Which games there are. A game is one `GameEntry`; built-in ones are imported when first asked for."""

from __future__ import annotations

import difflib
import importlib.util
import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Generic, TypeVar

from msgspec import Struct

from overrun.core import (
    Game,
    Option,
    Record,
    RecordError,
    Ruleset,
    Sink,
    UndoPolicy,
    parse_record,
    replay_record,
    resume_record,
)
from overrun.errors import OverrunError

# Built-in games, in the order people meet them.
BUILT_IN = {
    "classic": "overrun.classic",
    "invader": "overrun.invader",
    "darkside": "overrun.darkside",
    "gearup": "overrun.gearup",
}


class MissionInfo(Struct, frozen=True):
    """What a list of missions says about one of them."""

    id: str
    title: str
    difficulty: str
    minutes: int = 0
    survivors: int = 0
    origin: str = "rulebook"
    # The possible numbers of seats; none means that the game does not say.
    players: tuple[int, ...] = ()
    # The most survivors, and the most of one seat, where there may be more than `survivors`.
    most_survivors: int = 0
    most_each: int = 0


class SkillInfo(Struct, frozen=True):
    """A skill of a survivor in the words of a language, and the danger level at which it can be had."""

    id: str
    level: str
    name: str
    does: str


class SurvivorInfo(Struct, frozen=True):
    """Somebody who can be chosen when a game is set up."""

    id: str
    name: str
    skills: tuple[SkillInfo, ...] = ()
    origin: str = "rulebook"
    # What else there is to know in a few words, such as a profession.
    note: str = ""
    # The switch of the set-up that must be on for them to be there.
    needs: str = ""


class HouseChoice(Struct, frozen=True):
    """One setting of a house rule that has several."""

    id: str
    text: str


class HouseRule(Struct, frozen=True):
    """Another reading of the book or a gentler way to play: a switch, a number, or one of some choices."""

    id: str
    default: bool | int | str
    text: str
    choices: tuple[HouseChoice, ...] = ()


class Switch(Struct, frozen=True):
    """Something to be chosen when a game is set up that is no house rule: a switch, or one of some choices.

    Switches of one `group` (a heading) belong together. One that `needs` another is there only if that is on.
    """

    id: str
    group: str
    default: bool | str
    text: str
    choices: tuple[HouseChoice, ...] = ()
    needs: str = ""


def _nothing() -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game as the rest of the program sees it."""

    id: str
    title: str
    ruleset: Ruleset[Any, Any]
    missions: Callable[[], Sequence[MissionInfo]]
    survivors: Callable[[], Sequence[str]] = _nothing
    # The rule that says a game with this view cannot be won any more; simulations then give up.
    hopeless: Callable[[Any], str | None] | None = None
    # A drawing of the board for the terminal, in the words of a language.
    draw_text: Callable[[Game[Any, Any], Any], str] | None = None
    # What a player may ask for in the terminal, in the words of a language: by the word that is typed, from
    # the rest of the line to the lines of the answer. "turn" is told before each action, "board" is what the
    # drawing shows.
    reports: Callable[[Game[Any, Any], Any], Mapping[str, Callable[[str], Sequence[str]]]] | None = None
    # What the terminal adds to an option: where it leads, what it costs, its odds.
    remarks: Callable[[Game[Any, Any], Any], Callable[[Option], str]] | None = None
    # How the game calls things in sentences: from the words of a language and a view to a `Naming`.
    naming: Callable[[Any, Any], Callable[[str, Any, Mapping[str, Any]], Any]] | None = None
    # Who can be chosen and which house rules there are, in the words of a language.
    cast: Callable[[Any], Sequence[SurvivorInfo]] | None = None
    house_rules: Callable[[Any], Sequence[HouseRule]] | None = None
    # What else can be chosen in the set-up, and what the chosen ones (those that are not as by default) mean
    # as set-up options.
    switches: Callable[[Any], Sequence[Switch]] | None = None
    switched: Callable[[Mapping[str, bool | str]], Mapping[str, Any]] | None = None
    # Choices that are seldom wanted, by verb: the terminal keeps them away until they are asked for.
    rare: frozenset[str] = frozenset({"concede"})
    # What an option would be like, before it is chosen: dice, odds, whom it may hit.
    preview: Callable[[Game[Any, Any], Option], Any] | None = None
    # What is not offered now, by verb, and the ids of the rules in its way.
    refusals: Callable[[Game[Any, Any]], Mapping[str, Sequence[str]]] | None = None
    # What lies in the box, for a page to show: whatever the game thinks it needs, such as "cards" by id.
    box: Callable[[], Mapping[str, Any]] | None = None
    # The types of the view and of the box (a TypedDict or a Struct): the page's own types are made of them.
    view_type: Any = None
    box_type: Any = None
    notes: Mapping[str, str] = field(default_factory=dict)


_registered: dict[str, GameEntry] = {}


def register(entry: GameEntry) -> None:
    """Add a game, or replace the one with the same id. Tests and plug-ins use this."""
    _registered[entry.id] = entry


@cache
def _plug_ins() -> dict[str, EntryPoint]:
    """Games that came with installed packages; looking for them takes milliseconds, so it is done once."""
    found = sorted(entry_points(group="overrun.games"), key=lambda point: point.name)
    return {point.name: point for point in found}


def games() -> list[GameEntry]:
    """Every game there is: built-in ones first, then plug-ins (entry points `overrun.games`)."""
    for name, module in BUILT_IN.items():
        if name not in _registered and importlib.util.find_spec(module) is not None:
            entry = getattr(importlib.import_module(module), "GAME", None)
            if entry is not None:
                register(entry)
    for name, point in _plug_ins().items():
        if name not in _registered:
            register(point.load())
    order = list(BUILT_IN)
    return sorted(_registered.values(), key=lambda e: (order.index(e.id) if e.id in order else 99, e.id))


def game_of(mission: str) -> GameEntry:
    """The game a mission id such as `classic/01-city-blocks` belongs to."""
    _check_name(mission)
    name = mission.partition("/")[0]
    if name in _registered:
        return _registered[name]
    found = {entry.id: entry for entry in games()}
    if name not in found:
        known = ", ".join(found) or "none is installed"
        raise OverrunError(f"there is no game {name!r} (for the mission {mission!r}); there are: {known}")
    return found[name]


# What people call a mission

# A name may begin with a number: 01-city-blocks, m1-gathering-forces.
_NUMBERED = re.compile(r"m?(\d{1,9})(?:-(.*))?")
FEW = 12  # so many missions are listed in a sentence
LONGEST_NAME = 200


def missions_meant(said: str, known: Iterable[str]) -> list[str]:
    """The missions that somebody may mean: by full name, by number, or by the beginning of the name.

    A number means the mission that has it: 1 is 01 and M1, never 10. A game means all of its missions.

    >>> box = ["invader/m1-gathering-forces", "invader/m10-back-to-the-roots", "invader/m2-rockn-rolly"]
    >>> missions_meant("invader/1", box) == missions_meant("invader/M1", box) == box[:1]
    True
    >>> missions_meant("invader/back", box), len(missions_meant("invader/m", box))
    (['invader/m10-back-to-the-roots'], 3)
    """
    game, _, name = said.strip().casefold().partition("/")
    names = {mission: _name(mission) for mission in known if mission.partition("/")[0].casefold() == game}
    same = [mission for mission, full in names.items() if name in (full, _bare(full))]
    if same:
        return same
    wanted = _NUMBERED.fullmatch(name)
    if wanted is None:
        return [m for m, full in names.items() if full.startswith(name) or _bare(full).startswith(name)]
    found = []
    for mission, full in names.items():
        has = _NUMBERED.fullmatch(full)
        if has and int(has[1]) == int(wanted[1]) and (has[2] or "").startswith(wanted[2] or ""):
            found.append(mission)
    return found


def mission_meant(said: str, known: Iterable[str] | None = None) -> str:
    """The full id of the one mission that somebody means; an error that names the nearest otherwise.

    Without `known` it is a mission of any game there is.

    >>> mission_meant("classic/1")
    'classic/01-city-blocks'
    >>> mission_meant("classic/smaltown")
    Traceback (most recent call last):
    ...
    overrun.errors.OverrunError: there is no mission 'classic/smaltown'; did you mean classic/10-small-town?
    """
    _check_name(said)
    listed = _missions_of_game(said) if known is None else list(known)
    if said in listed:
        return said
    found = missions_meant(said, listed)
    if len(found) == 1:
        return found[0]
    game, _, name = said.strip().partition("/")
    if not found:
        raise OverrunError(f"there is no mission {said!r}; {_instead(said, listed)}")
    if not name:
        raise OverrunError(f"{game!r} is a game; name one of its missions, such as {found[0]}")
    raise OverrunError(f"mission {said!r} could be {_either(found)}; say more of its name")


def missions_named(said: Iterable[str]) -> list[str]:
    """The missions that are meant, and all of a game that is named alone, in the order of the games.

    >>> missions_named(["classic/10", "classic/1"]), len(missions_named(["classic/", "invader"]))
    (['classic/01-city-blocks', 'classic/10-small-town'], 22)
    """
    known = [info.id for game in games() for info in game.missions()]
    chosen: set[str] = set()
    for name in said:
        whole = name.strip().removesuffix("/")
        meant = missions_meant(whole, known) if "/" not in whole else []
        chosen.update(meant or [mission_meant(name)])
    return [mission for mission in known if mission in chosen]


def _missions_of_game(said: str) -> list[str]:
    """The missions of the game in a mission's name; an error that guesses where there is no such game."""
    try:
        return [info.id for info in game_of(said.strip().casefold()).missions()]
    except OverrunError as error:
        known = [info.id for game in games() for info in game.missions()]
        # The game left out or misspelt: city-blocks, clasic/1.
        game, slash, name = said.strip().casefold().partition("/")
        ids = sorted({mission.partition("/")[0] for mission in known})
        tried = difflib.get_close_matches(game, ids) if slash else ids
        found = [m for each in tried for m in missions_meant(f"{each}/{name if slash else game}", known)]
        if not found or len(found) > FEW:
            raise
        raise OverrunError(f"{error}; did you mean {_either(found)}?") from None


def _instead(said: str, known: Sequence[str]) -> str:
    """What there is instead of a mission that there is not."""
    game, _, name = said.strip().casefold().partition("/")
    mine = [mission for mission in known if mission.partition("/")[0].casefold() == game]
    written = {part: mission for mission in mine for part in (_name(mission), _bare(_name(mission)))}
    if close := difflib.get_close_matches(name, written):
        return f"did you mean {_either(list(dict.fromkeys(written[part] for part in close)))}?"
    if 0 < len(mine) <= FEW:
        return f"{game} has: {', '.join(mine)}"
    return f"`overrun list {game}` shows them" if mine else "`overrun list` shows all there are"


def _check_name(said: object) -> None:
    """Refuse what no mission can be called, before anything is looked for."""
    if not isinstance(said, str) or len(said) > LONGEST_NAME:
        raise OverrunError(f"a mission is named like 'classic/01-city-blocks', not {said!r}")


def _name(mission: str) -> str:
    """What follows the game in an id."""
    return mission.casefold().partition("/")[2]


def _bare(name: str) -> str:
    """A name without its number."""
    numbered = _NUMBERED.fullmatch(name)
    return (numbered[2] or name) if numbered else name


def _either(names: Sequence[str]) -> str:
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def new(
    mission: str,
    *,
    seed: int | None = None,
    undo: UndoPolicy = "free",
    sink: Sink | None = None,
    **setup: Any,
) -> Game[Any, Any]:
    """Start a game of a mission, such as `overrun.new("classic/01-city-blocks", seed=7)`.

    The mission may be called as people do: `classic/1`, `invader/gathering`. Without a seed a random one is
    taken; the record knows it. What else may be said about the set-up (survivors, seats, house rules…) is the
    game's own affair.
    """
    # A position laid out by hand need not be of any mission.
    mission = mission if "scenario" in setup else mission_meant(mission)
    entry = game_of(mission)
    if seed is None:
        seed = secrets.randbits(62)
    return Game.begin(entry.ruleset, mission, setup, seed=seed, undo=undo, sink=sink)


def replay(record: Record | str | bytes | Mapping[str, Any], *, any_engine: bool = False) -> Game[Any, Any]:
    """Rebuild a game from its record, checking every answer, chance result and hash."""
    return replay_record(*_of_record(record), any_engine=any_engine)


def resume(record: Record | str | bytes | Mapping[str, Any]) -> Game[Any, Any]:
    """Take up an unfinished game at the start of its last round, also after an upgrade of the rules."""
    return resume_record(*_of_record(record))


def _of_record(record: Record | str | bytes | Mapping[str, Any]) -> tuple[Ruleset[Any, Any], Record]:
    parsed = record if isinstance(record, Record) else parse_record(record)
    try:
        return game_of(parsed.mission).ruleset, parsed
    except OverrunError as error:
        raise RecordError(str(error)) from None


# What others know about each game

P = TypeVar("P")


class Parts(Generic[P]):
    """What one corner of the program, such as the lab, knows about each game: by the game's id, in a module
    that is imported when it is first needed. A plug-in registers the part of its own game."""

    def __init__(self, modules: Mapping[str, str]):
        self._modules = modules
        self._registered: dict[str, P] = {}

    def register(self, game: str, part: P) -> None:
        """Add a game's part, or replace it."""
        self._registered[game] = part

    def of(self, mission: str) -> P | None:
        """The part of the game this mission belongs to, if there is one."""
        game = mission.partition("/")[0]
        if game not in self._registered and game in self._modules:
            self.register(game, import_module(self._modules[game]).PART)
        return self._registered.get(game)
