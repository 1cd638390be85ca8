"""How the cost of a classic game grows with zombies, zones and survivors.

Measured in an open town laid out for the purpose: a square of zones, all survivors in one corner, walkers all
over the half away from them. One number grows, the others stay as they usually are.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from msgspec import Struct

from overrun.cli.output import words
from overrun.core import AnyGame
from overrun.lab import charts
from overrun.scenario import classic

PEOPLE = ("amy", "doug", "josh", "ned", "phil", "wanda")
# As they usually are; the town is a square with this side. There are figures for every walker to split.
SIDE, ZOMBIES, SURVIVORS = 7, 40, 6
GROWS: Mapping[str, tuple[int, ...]] = {
    "zombies": (5, 10, 20, 30, 40, 50, 60),
    "zones": (3, 5, 7, 9, 11, 14),  # sides of the square
    "survivors": (1, 2, 3, 4, 5, 6),
}
RUNS = 20  # of each thing in a pass
PASSES = 10


class Cost(Struct, frozen=True):
    """What things cost at one size, in microseconds: a decision (the mean over all kinds of actions, up to
    the next question), a clone brought to life, the zombies' phase (from the last turn to the next round)."""

    size: int
    decision_us: float
    clone_us: float
    phase_us: float


Growth = Mapping[str, list[Cost]]


def growth(advance: Callable[[float], object] = bool, passes: int = PASSES) -> Growth:
    """Everything measured, for every number that grows; `advance` hears of each piece.

    All sizes are measured in turn, several times over: what disturbs the machine for a while then disturbs
    no size alone, and the best of all passes counts.
    """
    towns = {(what, size): _town(what, size) for what, sizes in GROWS.items() for size in sizes}
    best: dict[tuple[str, int], tuple[float, ...]] = {}
    for _ in range(passes):
        for key, game in towns.items():
            found = _costs(game)
            best[key] = tuple(map(min, found, best.get(key, found)))
            advance(1)
    costs = {key: [round(seconds * 1e6, 2) for seconds in found] for key, found in best.items()}
    return {
        what: [Cost(size**2 if what == "zones" else size, *costs[what, size]) for size in sizes]
        for what, sizes in GROWS.items()
    }


def _town(what: str, size: int) -> AnyGame:
    """A usual town, but for the number that grows."""
    return town(
        side=size if what == "zones" else SIDE,
        zombies=size if what == "zombies" else ZOMBIES,
        survivors=size if what == "survivors" else SURVIVORS,
    )


def town(side: int, zombies: int, survivors: int) -> AnyGame:
    """The town in the turn of the last survivor."""
    crossing = "+" + ":+" * side
    street = f"#{':'.join('C' * side)}#"
    wall = crossing.replace(":", "#")
    drawing = f"\n{crossing}\n".join([street] * side)
    laid_out = classic(f"\n{wall}\n{drawing}\n{wall}\n", house={"larger_figure_pool": True})
    last, *others = PEOPLE[:survivors]
    laid_out.survivor(last, at=0, hands=["pistol"])
    for name in others:
        laid_out.survivor(name, at=0, acted=True)
    zones = side * side
    for number in range(zombies):
        laid_out.zombies(zones - 1 - number % (zones // 2), walker=1)
    return laid_out.turn(last)


def _costs(game: AnyGame) -> tuple[float, ...]:
    """Seconds for a decision, a clone and a zombies' phase."""
    assert game.question is not None
    # One option of each kind: otherwise the more survivors, the more of all options would be trades.
    options = list({option.verb: option for option in game.question.options if option.verb != "end"}.values())

    def decisions() -> float:
        twins = [game.clone() for _ in options]
        for twin in twins:
            twin.round  # noqa: B018 - brought to life
        begin = time.process_time()
        for twin, option in zip(twins, options, strict=True):
            twin.choose(option)
        return (time.process_time() - begin) / len(options)

    def clone() -> float:
        begin = time.process_time()
        for _ in range(10):
            game.clone().round  # noqa: B018 - brought to life
        return (time.process_time() - begin) / 10

    def phase() -> float:
        twin = game.clone()
        now = twin.round
        begin = time.process_time()
        twin.choose("end")
        while twin.question is not None and twin.round == now:
            twin.choose(twin.question.options[0])
        return time.process_time() - begin

    # Clones roll the same dice, so that every run does the same; noise only ever adds.
    return tuple(min(work() for _ in range(RUNS)) for work in (decisions, clone, phase))


def picture(measured: Growth) -> str:
    """A plot for each number that grows: costs as multiples of what they are at the smallest size."""
    text = words().text
    plots = []
    for what, costs in measured.items():
        first = costs[0]
        lines = {
            text("bench-growth-decision"): [
                (cost.size, cost.decision_us / first.decision_us) for cost in costs
            ],
            text("bench-growth-clone"): [(cost.size, cost.clone_us / first.clone_us) for cost in costs],
            text("bench-growth-phase"): [(cost.size, cost.phase_us / first.phase_us) for cost in costs],
        }
        plots.append(charts.curves(lines, text(f"bench-growth-{what}"), text(f"bench-growth-{what}")))
    return charts.picture(text("bench-growth-title"), plots)
