"""Which games there are. A game is one `GameEntry`, which is imported when somebody first asks for it."""

from __future__ import annotations

import difflib
import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Generic, TypeVar

from overrun.core import (
    AnyGame,
    Game,
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
from overrun.game_entry import (
    GameEntry,
    HouseChoice,
    HouseRule,
    MissionInfo,
    SkillInfo,
    SurvivorInfo,
    Switch,
    resolve,
)

# The entries of the built-in games, in the order people meet them.
BUILT_IN = {
    "classic": "overrun.classic:GAME",
    "invader": "overrun.invader:GAME",
    "darkside": "overrun.darkside:GAME",
    "gearup": "overrun.gearup:GAME",
}

__all__ = [
    "BUILT_IN",
    "GameEntry",
    "HouseChoice",
    "HouseRule",
    "MissionInfo",
    "Parts",
    "SkillInfo",
    "SurvivorInfo",
    "Switch",
    "entry_of",
    "game_of",
    "games",
    "mission_meant",
    "missions_meant",
    "missions_named",
    "new",
    "register",
    "replay",
    "resume",
]

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
    for name in BUILT_IN:
        _find_built_in(name)
    _find_plug_ins()
    order = list(BUILT_IN)
    return sorted(_registered.values(), key=lambda e: (order.index(e.id) if e.id in order else 99, e.id))


def _find_built_in(name: str) -> None:
    if name not in _registered:
        register(resolve(BUILT_IN[name]))


def _find_plug_ins() -> None:
    for name, point in _plug_ins().items():
        if name not in _registered:
            register(point.load())


def entry_of(game: str) -> GameEntry | None:
    """The entry of a game by its id, if there is such a game."""
    if game in BUILT_IN:
        _find_built_in(game)
    elif game not in _registered:
        _find_plug_ins()
    return _registered.get(game)


def game_of(mission: str) -> GameEntry:
    """The game a mission id such as `classic/01-city-blocks` belongs to."""
    _check_name(mission)
    name = mission.partition("/")[0]
    entry = entry_of(name)
    if entry is None:
        known = ", ".join(entry.id for entry in games()) or "none is installed"
        raise OverrunError(f"there is no game {name!r} (for the mission {mission!r}); there are: {known}")
    return entry


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
) -> AnyGame:
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


def replay(record: Record | str | bytes | Mapping[str, Any], *, any_engine: bool = False) -> AnyGame:
    """Rebuild a game from its record, checking every answer, chance result and hash."""
    return replay_record(*_of_record(record), any_engine=any_engine)


def resume(record: Record | str | bytes | Mapping[str, Any]) -> AnyGame:
    """Take up an unfinished game at the start of its last round, also after an upgrade of the rules."""
    return resume_record(*_of_record(record))


def _of_record(record: Record | str | bytes | Mapping[str, Any]) -> tuple[Ruleset[Any, Any], Record]:
    parsed = record if isinstance(record, Record) else parse_record(record)
    try:
        return game_of(parsed.mission).ruleset, parsed
    except OverrunError as error:
        raise RecordError(str(error)) from None


# What one corner of the program knows about each game

P = TypeVar("P")


class Parts(Generic[P]):
    """A part of every game, such as the one for the lab: the one that was registered here alone, else the
    one that the game's entry has."""

    def __init__(self, of_entry: Callable[[GameEntry], P | None]):
        self._of_entry = of_entry
        self._registered: dict[str, P] = {}

    def register(self, game: str, part: P) -> None:
        """Add a game's part, or replace it."""
        self._registered[game] = part

    def of(self, mission: str) -> P | None:
        """The part of the game this mission belongs to, if there is one."""
        game = mission.partition("/")[0]
        if game in self._registered:
            return self._registered[game]
        entry = entry_of(game)
        return self._of_entry(entry) if entry else None

    def games(self) -> list[str]:
        """The games that have this part, in their order."""
        having = [entry.id for entry in games() if self._of_entry(entry) is not None]
        return list(dict.fromkeys([*having, *self._registered]))
