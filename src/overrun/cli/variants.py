"""What to simulate, as people say it: missions, bots by seat, house rules, and variants to compare."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from overrun.agents.registry import factory_of
from overrun.cli.bots import is_seat
from overrun.cli.setup import chosen_games, setup_of
from overrun.errors import OverrunError
from overrun.games import mission_meant
from overrun.lab import Task
from overrun.words.typed import number_typed

SETTINGS = (
    "agent, agent.SEAT, survivors, seats, house.RULE, difficulty.SWITCH, mission, pack, "
    "or a set-up option of the game"
)


def chosen_missions(said: Sequence[str], everything: bool) -> list[str]:
    """The missions named; with `everything` all of these games, or of all games if none is named."""
    if not everything:
        return [mission_meant(mission) for mission in said]
    try:
        found = chosen_games(said)
    except OverrunError as error:
        raise OverrunError(f"with --all, {error}") from None
    return [info.id for game in found for info in game.missions()]


def agents_of(texts: Sequence[str]) -> tuple[str, dict[int, str]]:
    """Read `--agent BOT` and `--agent SEAT=BOT`: the bot of most seats, and those of single ones.

    People count seats from 1, the engine from 0. Who is not spoken of is sensible.

    >>> agents_of(["search:40", "2=random"]), agents_of([])
    (('search:40', {1: 'random'}), ('sensible', {}))
    """
    most = ""
    seats: dict[int, str] = {}
    for text in texts:
        seat, equals, name = text.partition("=")
        if not equals:
            if most:
                raise OverrunError(
                    f"--agent names two bots for all seats, {most} and {text}; say SEAT={text}"
                )
            most = text
        elif not is_seat(seat):
            raise OverrunError(f"--agent {text!r} is neither a bot nor SEAT=BOT, such as 1=random")
        elif int(seat) - 1 in seats:
            raise OverrunError(f"--agent names seat {seat} twice")
        else:
            seats[int(seat) - 1] = name
        factory_of(name if equals else text)
    return most or "sensible", seats


def house_of(texts: Sequence[str]) -> dict[str, Any]:
    """Read `--house RULE`, `--house RULE=off` or `--house RULE=2`.

    >>> house_of(["ask_to_spare", "shortage_chain_limit=2"])
    {'ask_to_spare': True, 'shortage_chain_limit': 2}
    """
    rules: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        rules[name] = plain(value) if equals else True
    return rules


def plain(text: str) -> Any:
    """A value as typed: on and off, numbers, lists with commas, words."""
    words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
    if text.lower() in words:
        return words[text.lower()]
    if (number := number_typed(text)) is not None:
        return number
    return text.split(",") if "," in text else text


def put(setup: dict[str, Any], key: str, value: Any) -> None:
    """Put a value into a set-up; `house.ask_to_spare` and `difficulty.ultrared` are values of a group.

    >>> setup = {"seats": 2}
    >>> put(setup, "difficulty.ultrared", True)
    >>> setup
    {'seats': 2, 'difficulty': {'ultrared': True}}
    """
    group, dot, name = key.partition(".")
    if not dot:
        setup[key] = value
    else:
        within = setup.get(group)
        setup[group] = {**(within if isinstance(within, dict) else {}), name: value}


def chosen_setup(
    survivors: str | None, seats: int | None, house: Sequence[str] | None, more: Sequence[str] | None
) -> dict[str, Any]:
    """What was said about the set-up: by options of its own, or by `--set KEY=VALUE`."""
    setup = setup_of(survivors, seats)
    if house:
        setup["house"] = house_of(house)
    for text in more or ():
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise OverrunError(f"--set {text!r} is not KEY=VALUE, such as difficulty.ultrared=on")
        put(setup, key, plain(value))
    return setup


def check_seats(task: Task, seats: int) -> None:
    """Bots only sit on seats there are."""
    if max(task.seats, default=0) >= seats:
        raise OverrunError(
            f"--agent names seat {max(task.seats) + 1}, but the seats of {task.mission} go from 1 to "
            f"{seats}; --seats makes more of them"
        )


def variant(base: Task, said: Sequence[str]) -> Task:
    """A task with some things changed: `agent=random`, `house.ask_to_spare=on`, `pack=my-pack`.

    >>> base = Task("classic/01-city-blocks", {"seats": 2}, "sensible", 1, 100)
    >>> changed = variant(base, ["agent.2=random", "survivors=amy,ned,phil,doug", "house.ask_to_spare=on"])
    >>> changed.seats, changed.setup["house"]
    ({1: 'random'}, {'ask_to_spare': True})
    """
    agent, seats, mission, packs = base.agent, dict(base.seats), base.mission, list(base.packs)
    setup = dict(base.setup)
    for text in said:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise OverrunError(f"{text!r} is not SETTING=VALUE; a setting is one of: {SETTINGS}")
        if key == "agent":
            factory_of(value)
            agent, seats = value, {}
        elif key.startswith("agent.") and is_seat(key[6:]):
            factory_of(value)
            seats[int(key[6:]) - 1] = value
        elif key == "pack":
            if not Path(value).is_dir():
                raise OverrunError(
                    f"{text!r} names no folder; give the folder that holds the pack's pack.toml"
                )
            packs.append(str(Path(value).resolve()))
        elif key == "mission":
            mission = value
        elif key == "survivors":
            setup |= setup_of(value, None)
        else:
            put(setup, key, plain(value))
    try:
        mission = mission_meant(mission)
    except OverrunError:
        if not packs:  # with packs it may be one of theirs
            raise
    return msgspec.structs.replace(
        base, mission=mission, setup=setup, agent=agent, seats=seats, packs=tuple(packs)
    )
