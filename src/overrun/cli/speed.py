"""How fast a mission runs on this machine: what is measured, one small function each.

Every figure is processor time of one process. Times are the best of a few runs: noise only ever adds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from overrun.agents import make
from overrun.cli.bots import answer
from overrun.conformance import Dice
from overrun.core import AnyGame
from overrun.errors import OverrunError
from overrun.games import new, replay

T = TypeVar("T")

SAMPLE = 50  # positions at which clones and views are timed
RECORDS = 10  # games played again
RUNS = 5
MOST_ROUNDS = 60  # a game played at random is not followed beyond
MIDDLE = 3  # the round from which imagined games are played on


class Played(Struct, frozen=True):
    """Games played at random: a decision is a question with two or more options, inventory moves in a row
    count once."""

    decisions: int
    decisions_per_second: float
    games: tuple[AnyGame, ...]
    positions: tuple[AnyGame, ...]


def play_at_random(mission: str, seconds: float, advance: Callable[[float], object] = bool) -> Played:
    """Play a mission over and over for so long, and keep positions from all over its games."""
    new(mission)  # read the content first
    decisions = 0
    playing = 0.0
    started = 0
    games: list[AnyGame] = []
    positions: list[AnyGame] = []
    while playing < seconds or not decisions:
        game = new(mission, seed=started)
        begin = time.process_time()
        decisions += _play_on(game, begin + seconds - playing, positions)
        spent = time.process_time() - begin
        started += 1
        if len(games) < RECORDS:
            games.append(game)
        playing += spent
        advance(spent)
    return Played(
        decisions=decisions,
        decisions_per_second=round(decisions / playing, 1),
        games=tuple(games),
        positions=tuple(positions),
    )


def _play_on(game: AnyGame, until: float, positions: list[AnyGame]) -> int:
    """Play at random until the game or the time is over; the decisions taken."""
    dice = Dice(game.seed)
    decisions = 0
    arranging = False
    while (question := game.question) is not None and game.round <= MOST_ROUNDS:
        if game.answers % 7 == 0:
            if len(positions) < SAMPLE:
                positions.append(game.clone())
            if decisions and time.process_time() > until:
                break
        inventory = question.kind == "arrange"
        decisions += len(question.options) > 1 and not (inventory and arranging)
        arranging = inventory
        game.choose(dice.choice(question))
    return decisions


def best(work: Callable[[T], object], among: Sequence[T]) -> float:
    """The shortest time, in seconds, in which some work was done for all of these."""
    shortest = float("inf")
    for _ in range(RUNS):
        begin = time.process_time()
        for one in among:
            work(one)
        shortest = min(shortest, time.process_time() - begin)
    return shortest


def microseconds(work: Callable[[T], object], among: Sequence[T]) -> float:
    """What some work costs for one of these."""
    return round(best(work, among) / len(among) * 1e6, 2)


def replayed(games: Sequence[AnyGame]) -> float:
    """Answers a second when records are played again and every hash in them is checked."""
    records = [game.record for game in games]
    return round(sum(len(record.answers) for record in records) / best(replay, records), 1)


def simulations(mission: str, seconds: float = 1.0, agent: str = "sensible") -> float:
    """Imagined games a second: from the middle of a game on, everything unseen dealt anew, a bot plays each
    to the end of the round (at random where it does not know the game): a search, but for its thinking."""
    middle = _middle(mission)
    bot = make(agent)
    try:
        answer(middle, bot)
    except OverrunError:
        bot = make("random")
    done = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds or not done:
        imagined = middle.for_agent(done).clone()
        now = imagined.round
        while not imagined.over and imagined.round == now:
            imagined.choose(answer(imagined, bot, done))
        done += 1
    return round(done / spent, 1)


def _middle(mission: str) -> AnyGame:
    """A game in the middle of its third round; of one that does not last so long, its last question."""
    for seed in range(10):
        game = new(mission, seed=seed)
        dice = Dice(seed)
        last = game.clone()
        while game.question is not None and game.round < MIDDLE:
            last = game.clone()
            game.choose(dice.choice(game.question))
        if game.question is not None:
            return game
    return last


def env_steps(mission: str, seconds: float = 1.0) -> float | None:
    """Steps a second of the mission's environment, observation and mask included; None where there is none,
    or where Gymnasium is not installed."""
    try:
        import gymnasium

        from overrun.env import IDS
    except ModuleNotFoundError:
        return None
    game = mission.partition("/")[0]
    if game not in IDS:
        return None
    env = gymnasium.make(IDS[game], disable_env_checker=True, mission=mission)
    env.reset(seed=0)  # read the content first
    return round(steps_per_second(env, seconds), 1)


def steps_per_second(env: Any, seconds: float) -> float:
    """Steps of a Gymnasium environment, resets included; choosing at random is not counted."""
    chance = random.Random(1)
    _, info = env.reset(seed=1)
    steps, choosing = 0, 0.0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for _ in range(100):
            before = time.process_time()
            action = chance.choice(info["action_mask"].nonzero()[0])
            choosing += time.process_time() - before
            _, _, ended, truncated, info = env.step(action)
            if ended or truncated:
                _, info = env.reset()
        steps += 100
    return steps / (spent - choosing)


class Figures(Struct, frozen=True):
    """Speed of one mission. Times are in microseconds; `env_steps_per_second` is None without the extra."""

    mission: str
    decisions: int
    decisions_per_second: float
    new_us: float
    clone_us: float
    live_us: float
    imagine_us: float
    view_us: float
    replayed_per_second: float
    simulations_per_second: float
    env_steps_per_second: float | None


def measure(mission: str, seconds: float, advance: Callable[[float], object] = bool) -> Figures:
    """Everything about one mission: half of the time goes to playing, the rest to what else is measured."""
    played = play_at_random(mission, seconds / 2, advance)
    imagined = simulations(mission, seconds / 4)
    advance(seconds / 4)
    steps = env_steps(mission, seconds / 4)
    advance(seconds / 4)
    return Figures(
        mission=mission,
        decisions=played.decisions,
        decisions_per_second=played.decisions_per_second,
        new_us=microseconds(lambda seed: new(mission, seed=seed), range(10)),
        # A clone costs next to nothing until it is used; then its state is brought to life.
        clone_us=microseconds(lambda game: game.clone(), played.positions),
        live_us=microseconds(lambda game: game.clone().state, played.positions),
        imagine_us=microseconds(lambda game: game.imagine(1).state, played.positions),
        view_us=microseconds(lambda game: game.view(), played.positions),
        replayed_per_second=replayed(played.games),
        simulations_per_second=imagined,
        env_steps_per_second=steps,
    )
