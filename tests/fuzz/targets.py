"""What is spoilt, and what must come of it: whatever it is, it is refused in a sentence, or played soundly.

`run(kind, seed)` is one case, always the same one for a seed.
"""

from __future__ import annotations

import os
import signal
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from msgspec import Struct, json

import overrun
from overrun.content import check_pack, forget
from overrun.core import Event, Game, Play
from overrun.core.state import fingerprint
from overrun.errors import OverrunError
from overrun.games import game_of, games
from overrun.words import Words
from overrun.words.tell import event_sentence, question_sentence
from tests.classic import trouble as classic_trouble
from tests.fuzz.spoil import scrambled, spoilt
from tests.scifi import trouble as scifi_trouble

KINDS = ("records", "states", "setups", "packs")

# Seconds of work after which something has no end.
PATIENCE = 20.0
# More than this is no sentence.
LONGEST = 6_000

FORWARD = 40
SOURCE = Path(overrun.__file__).parent


class Endless(BaseException):
    """Something goes on for ever."""


class Outcome(Struct, frozen=True):
    """What came of a case: "refused" or "played", as should be, or "traceback", "hang", "endless message"."""

    kind: str
    seed: int
    end: str
    said: str = ""
    trace: str = ""

    @property
    def fine(self) -> bool:
        return self.end in ("refused", "played")


def run(kind: str, seed: int) -> Outcome:
    """One case."""
    try:
        with patience():
            TARGETS[kind](seed)
    except Endless:
        return Outcome(kind, seed, "hang", trace=traceback.format_exc(limit=-6))
    except OverrunError as error:
        cause = error.__cause__
        if cause is not None and not isinstance(cause, OverrunError):
            # The last net has caught it: something that should have been seen before it was played.
            return Outcome(kind, seed, "traceback", str(error)[:300], traceback.format_exc(limit=-6))
        if len(str(error)) > LONGEST or not str(error):
            return Outcome(kind, seed, "endless message", str(error)[:300])
        return Outcome(kind, seed, "refused", str(error)[:300])
    except Exception as error:
        return Outcome(kind, seed, "traceback", repr(error)[:300], traceback.format_exc(limit=-6))
    return Outcome(kind, seed, "played")


@contextmanager
def patience() -> Iterator[None]:
    """Interrupt what takes too much of the processor."""

    def give_up(number: int, frame: FrameType | None) -> None:
        raise Endless

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# ---------------------------------------------------------------- what is spoilt


@lru_cache(maxsize=1)
def missions() -> tuple[str, ...]:
    return tuple(mission.id for game in games() if game.id != "toy" for mission in game.missions())


def some_mission(rng: Random) -> str:
    """Any mission, each game as often as the others."""
    game = rng.choice(sorted({mission.partition("/")[0] for mission in missions()}))
    return rng.choice([mission for mission in missions() if mission.startswith(f"{game}/")])


def setup_of(mission: str, variant: int) -> dict[str, Any]:
    """A usual set-up, one in the middle of trouble, or one with two boxes."""
    own = mission.partition("/")[0]
    if own == "gearup":
        return {"seats": 1 + variant % 4, "house": {"critical_hit_icon": "ammo"} if variant % 3 == 0 else {}}
    if variant % 3 == 0:
        return {}
    if own == "classic":
        return classic_trouble.setup(mission, variant)
    if variant % 3 == 2:
        return scifi_trouble.mixed(mission, variant)
    return scifi_trouble.setup(mission, variant)


def played(game: Game[Any, Any], answers: int, seed: int, *, check: bool = False) -> None:
    """Play on at random; everything that is shown of the game on the way is looked at, too."""
    rng = Random(seed)
    ruleset, entry = game.ruleset, game_of(game.mission)
    if check:
        words = Words("de")

        def tell(event: Event, play: Play[Any, Any]) -> None:
            naming = entry.naming(words, play.view()) if entry.naming is not None else None
            event_sentence(words, entry.id, event, naming)

        game.sink = tell
    for number in range(answers):
        question = game.question
        if question is None:
            break
        if check and number % 4 == 0:
            for seat in (None, *question.seats):
                json.encode(game.view(seat))
            naming = entry.naming(words, game.view()) if entry.naming is not None else None
            question_sentence(words, entry.id, question, naming)
            if entry.draw_text is not None:
                entry.draw_text(game, words)
            if entry.reports is not None:
                reports = entry.reports(game, words)
                for asked in {"turn", "board"} & set(reports):
                    reports[asked]("")
            if entry.preview is not None:
                for option in question.options[:6]:
                    entry.preview(game, option)
            if entry.refusals is not None:
                entry.refusals(game)
            if ruleset.check is not None and question.interruptible:
                ruleset.check(game.world, game.state)
        options = [aside.option for aside in question.asides] if rng.random() < 0.04 else []
        options = [option for option in options if option.verb != "concede"] or list(question.options)
        game.choose(rng.choice(options))


@lru_cache(maxsize=64)
def base(mission: str, variant: int) -> str:
    """The record of a running game, as text."""
    setup = setup_of(mission, variant)
    game = overrun.new(mission, seed=variant, **setup)
    rng = Random(variant)
    wanted = rng.choice((1, 2, 2, 3))
    before = game.clone()
    while game.question is not None and game.answers < 300:
        before = game.clone()
        game.choose(rng.choice(game.question.options))
        if game.round >= wanted and rng.random() < 0.1:
            break
    return (before if game.over else game).record.json()


def some_base(rng: Random, variants: int = 4) -> dict[str, Any]:
    found: dict[str, Any] = json.decode(base(some_mission(rng), rng.randrange(variants)))
    return found


# ---------------------------------------------------------------- the four kinds


def spoil_record(seed: int) -> None:
    """A whole record: its text, or what is in it."""
    rng = Random(f"record {seed}")
    record = some_base(rng)
    way = rng.randrange(3)
    if way == 0:
        data: Any = scrambled(json.format(json.encode(record), indent=1).decode(), rng)
    else:
        data = spoilt(record, rng)
        data = json.encode(data) if way == 1 else data
    played(overrun.replay(data), FORWARD // 2, seed, check=True)


def spoil_state(seed: int) -> None:
    """A kept state, with a hash that fits; what is taken up is played on, and has to stay sound."""
    rng = Random(f"state {seed}")
    record = some_base(rng)
    if rng.randrange(3) == 0:
        record = _taken_up(json.encode(record))
    kept = "start" if record.get("start") else "snapshot"
    before = deepcopy(record[kept]["state"])
    state = record[kept]["state"] = spoilt(before, rng)
    if not isinstance(state, dict):
        return
    digest = fingerprint(json.encode(state))
    for mark in record["rounds"]:
        if mark["answers"] == record[kept]["answers"]:
            mark["hash"] = digest
    record["rounds"][0 if kept == "start" else -1]["hash"] = digest
    if kept == "start":
        try:
            overrun.replay(record)
        except OverrunError as error:
            # What was spoilt shows in what follows; as long as that is all, the rest is played, too.
            if error.__cause__ is not None or "kept state" in str(error):
                raise
        return
    played(overrun.resume(record), FORWARD, seed, check=True)


@lru_cache(maxsize=64)
def _taken_up_text(text: bytes) -> str:
    game = overrun.resume(text)
    played(game, 6, 0)
    return game.record.json()


def _taken_up(text: bytes) -> dict[str, Any]:
    """The same game, taken up at its last round: its record begins with a state."""
    found: dict[str, Any] = json.decode(_taken_up_text(text))
    return found


def spoil_setup(seed: int) -> None:
    """A set-up of wrong parts, from Python or from a record."""
    rng = Random(f"setup {seed}")
    mission = some_mission(rng)
    setup = setup_of(mission, rng.randrange(40))
    said: dict[str, Any] = {"mission": mission, "seed": seed, "undo": "free", "setup": setup}
    if rng.randrange(3) == 0 and setup:
        key = rng.choice(list(setup))
        setup[key] = spoilt({key: setup[key]}, rng).get(key)
    else:
        usual = {"seats": 2, "survivors": survivors(mission), "house": {"larger_figure_pool": True}}
        if mission.partition("/")[0] in ("invader", "darkside"):
            usual |= {
                "boxes": ["invader", "darkside"],
                "machines": ["peacekeeper"],
                "difficulty": {"easy": False},
            }
        elif mission.startswith("gearup/"):
            usual |= {"house": {"deadsox_order": ["catcher", "batter", "pitcher"]}, "leader": 1}
        said["setup"] = setup or usual
        if rng.randrange(4):
            said["setup"] = spoilt(said["setup"], rng)
        else:
            said = spoilt(said, rng)
    given = said.get("setup")
    setup = given if isinstance(given, dict) else {"house": given}
    told: dict[str, Any] = {name: said[name] for name in ("seed", "undo") if name in said}
    if told.get("seed") is None:
        told["seed"] = seed
    told |= {
        str(name): value for name, value in setup.items() if name not in ("mission", "seed", "undo", "sink")
    }
    game = overrun.new(said.get("mission", mission), **told)
    played(game, 12, seed, check=True)
    game.record.json()


def survivors(mission: str) -> list[str]:
    names = list(game_of(mission).survivors())
    return names[:2] if mission.startswith("gearup/") else names[:6]


def spoil_pack(seed: int) -> None:
    """A pack of files taken from the built-in ones, one of them spoilt."""
    rng = Random(f"pack {seed}")
    mission = some_mission(rng)
    game = mission.partition("/")[0]
    content = SOURCE / game / "content"
    files = sorted(path.relative_to(content) for path in content.rglob("*.toml") if path.parent == content)
    file = rng.choice(files)
    if game != "gearup" and rng.randrange(2):
        file = Path("missions") / f"{mission.partition('/')[2]}.toml"
    manifest = f'id = "mine"\ntitle = "Mine"\nversion = "1"\ngame = "{game}"\n'
    if rng.randrange(12) == 0:
        manifest = scrambled(manifest, rng)
    with tempfile.TemporaryDirectory(prefix="overrun-fuzz-") as folder, _no_other_packs():
        root = Path(folder)
        (root / "pack.toml").write_text(manifest, "utf-8")
        (root / file).parent.mkdir(exist_ok=True)
        text = scrambled((content / file).read_text("utf-8"), rng)
        (root / file).write_text(text, "utf-8", errors="replace")
        games()
        if rng.randrange(2):
            check = check_pack(root)
            if check.problems:
                raise OverrunError(str(check.problems[0]))
        os.environ["OVERRUN_PACKS"] = folder
        _forget()
        played(overrun.new(mission, seed=seed), 20, seed, check=True)


@contextmanager
def _no_other_packs() -> Iterator[None]:
    before = {name: os.environ.get(name) for name in ("OVERRUN_PACKS", "XDG_DATA_HOME")}
    os.environ.pop("OVERRUN_PACKS", None)
    os.environ["XDG_DATA_HOME"] = os.devnull
    _forget()
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
        _forget()


def _forget() -> None:
    """Read all content anew."""
    forget()


TARGETS: dict[str, Callable[[int], None]] = {
    "records": spoil_record,
    "states": spoil_state,
    "setups": spoil_setup,
    "packs": spoil_pack,
}
