"""Many games by bots: the same outcomes whatever the number of processes."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from math import sqrt
from pathlib import Path

import msgspec

from overrun.agents import make
from overrun.core import Agent, AnyGame, Option
from overrun.games import game_of, new
from overrun.lab.kept import KeptGame, KeptGames, identity, keep
from overrun.lab.story import Story, part_of
from overrun.lab.task import Outcome, Task
from overrun.processes import workers

MAX_DECISIONS = 100_000  # a game that asks this often is a game that never ends


class Summary(msgspec.Struct, frozen=True):
    """What many games come to; `fingerprint` is the same when every single outcome is.

    Deaths, kills, finds and uses are counted over all games; `course` is the mean of each round over the
    games that reached it. All are empty where nothing was collected.
    """

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
    deaths: dict[str, int] = {}
    deaths_by_place: dict[str, int] = {}
    kills: dict[str, int] = {}
    kills_by_place: dict[str, int] = {}
    course: list[float] = []
    found: dict[str, int] = {}
    used: dict[str, int] = {}


def derived_seed(seed: int, number: int, use: str) -> int:
    """A seed for one use in one game of a simulation: depends on nothing but these three."""
    data = f"{seed}/{number}/{use}".encode()
    return int.from_bytes(hashlib.blake2b(data, digest_size=7).digest())


def play_one(task: Task, number: int) -> Outcome:
    """Play one game to its end, or to where it is stopped."""
    seed = derived_seed(task.seed, number, "game")
    agent_seed = derived_seed(task.seed, number, "agent")
    part = part_of(task.mission) if task.collect else None
    story = Story() if task.collect else None
    sink = part.teller(story) if part and story else None
    game = new(task.mission, seed=seed, sink=sink, **task.setup)
    answer = _answers(task, agent_seed)
    hopeless = game_of(task.mission).hopeless
    decisions = seen_round = 0
    while game.question is not None and game.round <= task.max_rounds and game.answers < MAX_DECISIONS:
        if hopeless is not None and game.round != seen_round:
            seen_round = game.round
            if rule := hopeless(game.view()):
                return Outcome(seed, False, rule, seen_round, decisions, False, story)
        decisions += len(game.question.options) > 1
        game.choose(answer(game))
    result = game.result
    rounds = min(game.round, task.max_rounds)
    if result is None:
        return Outcome(seed, False, "truncated", rounds, decisions, True, story)
    return Outcome(seed, result.won, result.reason, rounds, decisions, False, story)


def _answers(task: Task, seed: int) -> Callable[[AnyGame], Option]:
    """Who answers: one agent for everybody, or one for each seat."""
    if not task.seats:
        agent = make(task.agent, seed)
        return lambda game: agent(game.for_agent(seed + game.answers))
    agents: dict[int, Agent] = {}

    def answer(game: AnyGame) -> Option:
        question = game.question
        assert question is not None
        # Where all seats act at once they go one by one; a question to the team is its first seat's.
        seat = question.owners[0] if question.owners else question.seats[0]
        if seat not in agents:
            agents[seat] = make(task.seats.get(seat, task.agent), derived_seed(seed, seat, "seat"))
        return agents[seat](game.for_agent(seed + game.answers, seat))

    return answer


# Many of them


@contextmanager
def processes(number: int, packs: tuple[str, ...] = ()) -> Iterator[ProcessPoolExecutor]:
    """Workers with these packs. They start when they are first needed."""
    pool = workers(number, packs)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _workers(task: Task, jobs: int, pool: ProcessPoolExecutor | None) -> Iterator[ProcessPoolExecutor | None]:
    """Who plays: the processes of a pool, some of their own, or (None) this one.

    What packs bring has to be read before anything else: games with packs have processes of their own.
    """
    if task.packs or (jobs > 1 and pool is None):
        with processes(jobs, task.packs) as own:
            yield own
    else:
        yield pool if jobs > 1 else None


def _outcomes(
    task: Task, numbers: Sequence[int], jobs: int, pool: ProcessPoolExecutor | None, kept: KeptGames | None
) -> Iterator[Outcome]:
    """The outcomes of games by their numbers, in this order."""
    play = partial(_play_and_keep, kept.path, kept.of, task) if kept is not None else partial(play_one, task)
    if pool is None:
        return map(play, numbers)
    # Small portions: games of minutes come one by one, so that no process is left with many in the end.
    chunk = max(1, min(50, len(numbers) // (40 * jobs)))
    return pool.map(play, numbers, chunksize=chunk)


def _play_and_keep(path: Path, of: str, task: Task, number: int) -> Outcome:
    begin = time.process_time()
    outcome = play_one(task, number)
    keep(path, KeptGame(of, number, outcome, round(time.process_time() - begin, 4)))
    return outcome


class Run(msgspec.Struct, frozen=True):
    """A simulation that is over: what was played, how each game went, and what it comes to.

    `name` tells variants of a mission apart; `before` are the numbers of the games that were not played now
    but had been kept.
    """

    task: Task
    outcomes: list[Outcome]
    summary: Summary
    name: str = ""
    before: frozenset[int] = frozenset()


def run(
    task: Task,
    games: int,
    jobs: int,
    advance: Callable[[Sequence[Outcome]], None] = lambda done: None,
    name: str = "",
    pool: ProcessPoolExecutor | None = None,
    kept: Path | None = None,
) -> Run:
    """Play and count; `advance` is told after every game how all so far went.

    Several simulations one after the other may share the processes of a `pool`; else each starts its own.
    With a file of `kept` games, those of this task are taken from there instead of being played again, and
    each game played is added as soon as it is over.
    """
    begin = time.perf_counter()
    jobs = max(1, min(jobs, games))
    done: list[Outcome] = []
    with _workers(task, jobs, pool) as players:
        shelf = None
        if kept is not None:
            of = identity(task) if players is None else players.submit(identity, task).result()
            shelf = KeptGames(kept, of)
        before = {} if shelf is None else {n: game for n, game in shelf.games.items() if n < games}
        played = _outcomes(task, [n for n in range(games) if n not in before], jobs, players, shelf)
        for number in range(games):
            done.append(before[number].outcome if number in before else next(played))
            advance(done)
    seconds = time.perf_counter() - begin
    return Run(task, done, summary_of(task, done, jobs, seconds, before), name, frozenset(before))


def simulate(
    task: Task, games: int, jobs: int, advance: Callable[[Sequence[Outcome]], None] = lambda done: None
) -> Summary:
    """As `run`, but only what it comes to."""
    return run(task, games, jobs, advance).summary


def summary_of(
    task: Task, done: Sequence[Outcome], jobs: int, seconds: float, before: Collection[int] = ()
) -> Summary:
    """Count outcomes; games played `before` say nothing of how fast it went."""
    games = len(done)
    wins = sum(outcome.won for outcome in done)
    decisions = sum(outcome.decisions for outcome in done)
    now = sum(outcome.decisions for number, outcome in enumerate(done) if number not in before)
    # What was collected follows from the rest; the fingerprint is the same with and without it.
    bare = [msgspec.structs.replace(outcome, story=None) for outcome in done]
    stories = [outcome.story for outcome in done if outcome.story is not None]
    return Summary(
        mission=task.mission,
        agent=task.agents,
        seed=task.seed,
        games=games,
        wins=wins,
        truncated=sum(outcome.truncated for outcome in done),
        win_rate=round(wins / games, 4),
        win_rate_95=wilson(wins, games),
        ends=_sorted(Counter(outcome.reason for outcome in done)),
        rounds_per_game=round(sum(outcome.rounds for outcome in done) / games, 2),
        decisions=decisions,
        fingerprint=hashlib.blake2b(msgspec.json.encode(bare), digest_size=12).hexdigest(),
        jobs=jobs,
        seconds=round(seconds, 3),
        decisions_per_second=round(now / seconds, 1),
        deaths=_sorted(Counter(death.who for story in stories for death in story.deaths)),
        deaths_by_place=_sorted(Counter(death.place for story in stories for death in story.deaths)),
        kills=_sorted(_added(kinds for story in stories for kinds in story.kills.values())),
        kills_by_place=_sorted(
            _added({place: sum(kinds.values())} for story in stories for place, kinds in story.kills.items())
        ),
        course=_mean_course([story.course for story in stories]),
        found=_sorted(_added(story.found for story in stories)),
        used=_sorted(_added(story.used for story in stories)),
    )


def _added(counts: Iterator[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return total


def _sorted(counts: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(counts.items()))


def _mean_course(courses: list[list[int]]) -> list[float]:
    longest = max(map(len, courses), default=0)
    columns = [[line[at] for line in courses if at < len(line)] for at in range(longest)]
    return [round(sum(column) / len(column), 3) for column in columns]


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
