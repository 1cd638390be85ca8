"""How fast a board answers: a new topology (ways, distances, sight of every zone) and questions asked again.

Prints JSON; times are microseconds, the best of several rounds. Run: python bench/board.py
"""

import json
from collections.abc import Callable
from importlib.resources import files
from time import perf_counter

from overrun.board import Board, BoardFolders, SightRules, Topology
from overrun.board.graph import Graph

GAMES = ("classic", "invader", "darkside")


def best(work: Callable[[], object], times: int = 20, rounds: int = 7) -> float:
    """Microseconds for one run of `work`."""
    shortest = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        for _ in range(times):
            work()
        shortest = min(shortest, (perf_counter() - start) / times)
    return round(shortest * 1e6, 3)


def changed(board: Board) -> Topology:
    """A topology in the middle of a game: some doors closed, some mold and pits where such things exist."""
    closed = sum(1 << door.id for door in board.doors[::3])
    if any(zone.kind == "street" for zone in board.zones):
        return Topology(closed)
    return Topology(
        closed,
        mold=1 << len(board.zones) // 2,
        dead_mold=1 << len(board.zones) // 3,
        pits=1 << len(board.zones) // 4,
    )


def measured(board: Board) -> dict[str, float]:
    """The figures of one board."""
    topology = changed(board)
    board.graph(topology)
    zones = range(len(board.zones))

    def ways() -> Graph:
        return Graph(board, board.net, topology)

    def all_distances() -> None:
        graph = Graph(board, board.net, topology)
        for zone in zones:
            graph.distances(zone)

    def all_sight() -> None:
        graph = Graph(board, board.net, topology)
        for zone in zones:
            graph.sight(zone)

    def everything() -> None:
        graph = Graph(board, board.net, topology)
        for zone in zones:
            graph.distances(zone)
            graph.sight(zone)

    graph = Graph(board, board.net, topology)
    last = len(board.zones) - 1
    survivor = SightRules(dark=False)
    for zone in zones:
        graph.sight(zone, survivor)
        graph.distances(zone)
        graph.first_steps(zone, 1 << last)
    return {
        "zones": len(board.zones),
        "links": len(board.links),
        "new_topology_ways": best(ways),
        "new_topology_all_distances": best(all_distances, 5),
        "new_topology_all_sight": best(all_sight, 5),
        "new_topology_everything": best(everything, 5),
        "cached_graph": best(lambda: board.graph(topology), 2000),
        "cached_distance": best(lambda: graph.distance(0, last), 2000),
        "cached_first_steps": best(lambda: graph.first_steps(0, 1 << last), 2000),
        "cached_sight": best(lambda: graph.sight(0, survivor), 2000),
    }


def main() -> None:
    """Measure the largest board of each game."""
    shelf = BoardFolders([files("overrun") / game / "content" for game in GAMES])
    report = {}
    for game in GAMES:
        boards = [shelf.board(name) for name in shelf.missions if name.startswith(f"{game}/")]
        largest = max(boards, key=lambda board: len(board.zones))
        report[largest.name] = measured(largest)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
