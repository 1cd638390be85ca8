"""Many games by bots: the same outcomes whatever the number of processes."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import Any

import msgspec

from overrun.agents import make
from overrun.games import game_of, new

MAX_DECISIONS = 100_000  # a game that asks this often is a game that never ends


class Task(msgspec.Struct, frozen=True):
    """What to play, the same for all games of a simulation."""

    mission: str
    setup: dict[str, Any]
    agent: str
    seed: int
    max_rounds: int


class Outcome(msgspec.Struct, frozen=True):
    """How one game went. A decision counts when it had two or more options."""

    seed: int
    won: bool
    reason: str
    rounds: int
    decisions: int
    truncated: bool


class Summary(msgspec.Struct, frozen=True):
    """What many games come to; `fingerprint` is the same when every single outcome is."""

    mission: str
    agent: str
    seed: int
    games: int
    wins: int
    truncated: int
    win_rate: float
    win_rate_95: tuple[float, float]
    ends: dict[str, int]
    rounds_per_game: float
    decisions: int
    fingerprint: str
    jobs: int
    seconds: float
    decisions_per_second: float


def derived_seed(seed: int, number: int, use: str) -> int:
    """A seed for one use in one game of a simulation: depends on nothing but these three."""
    data = f"{seed}/{number}/{use}".encode()
    return int.from_bytes(hashlib.blake2b(data, digest_size=7).digest())


def play_one(task: Task, number: int) -> Outcome:
    """Play one game to its end, or to where it is stopped."""
    seed = derived_seed(task.seed, number, "game")
    agent_seed = derived_seed(task.seed, number, "agent")
    game = new(task.mission, seed=seed, **task.setup)
    agent = make(task.agent, agent_seed)
    hopeless = game_of(task.mission).hopeless
    decisions = seen_round = 0
    while game.question is not None and game.round <= task.max_rounds and game.answers < MAX_DECISIONS:
        if hopeless is not None and game.round != seen_round:
            seen_round = game.round
            if rule := hopeless(game.view()):
                return Outcome(seed, False, rule, seen_round, decisions, False)
        decisions += len(game.question.options) > 1
        game.choose(agent(game.for_agent(agent_seed + game.answers)))
    result = game.result
    rounds = min(game.round, task.max_rounds)
    if result is None:
        return Outcome(seed, False, "truncated", rounds, decisions, True)
    return Outcome(seed, result.won, result.reason, rounds, decisions, False)


def outcomes(task: Task, games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes of games 0, 1, 2… in this order."""
    play = partial(play_one, task)
    if jobs <= 1 or games <= 1:
        yield from map(play, range(games))
        return
    # Spawned, not forked: progress bars run threads, and a fork would copy them in the middle of things.
    with ProcessPoolExecutor(min(jobs, games), mp_context=get_context("spawn")) as pool:
        chunk = max(1, min(50, games // (4 * jobs)))
        yield from pool.map(play, range(games), chunksize=chunk)


def simulate(
    task: Task, games: int, jobs: int, advance: Callable[[Sequence[Outcome]], None] = lambda done: None
) -> Summary:
    """Play and count; `advance` is told after every game how all so far went."""
    begin = time.perf_counter()
    done: list[Outcome] = []
    for outcome in outcomes(task, games, jobs):
        done.append(outcome)
        advance(done)
    seconds = time.perf_counter() - begin
    wins = sum(outcome.won for outcome in done)
    decisions = sum(outcome.decisions for outcome in done)
    return Summary(
        mission=task.mission,
        agent=task.agent,
        seed=task.seed,
        games=games,
        wins=wins,
        truncated=sum(outcome.truncated for outcome in done),
        win_rate=round(wins / games, 4),
        win_rate_95=wilson(wins, games),
        ends=dict(sorted(Counter(outcome.reason for outcome in done).items())),
        rounds_per_game=round(sum(outcome.rounds for outcome in done) / games, 2),
        decisions=decisions,
        fingerprint=hashlib.blake2b(msgspec.json.encode(done), digest_size=12).hexdigest(),
        jobs=jobs,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
    )


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval for the share of games won (Wilson's score).

    >>> wilson(50, 100)
    (0.4038, 0.5962)
    >>> wilson(0, 10)
    (0.0, 0.2775)
    """
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return round(max(0.0, middle - spread) / scale, 4), round(min(scale, middle + spread) / scale, 4)
