"""A mission's board: the ground, and ways and sight on it under every topology that is asked about."""

from dataclasses import dataclass, field
from functools import cached_property

from overrun.board.graph import Graph, Net, net_of
from overrun.board.model import Ground, Topology

GRAPHS_KEPT = 512
"""How many topologies a board remembers; the oldest makes room. A game changes them one by one, a search goes
back and forth."""


@dataclass(frozen=True)
class Board(Ground):
    """A mission's board. Equal boards are equal data; everything derived is computed once and shared.

    `grid` is the number of cells along a tile's side, `size` the number of (rows, columns) of cells of the
    board. `joins` are the borders of tiles inside a zone: (place, place, direction).
    """

    _graphs: dict[Topology, Graph] = field(default_factory=dict, repr=False, compare=False)

    def graph(self, topology: Topology | None = None) -> Graph:
        """Ways, distances and sight under a topology (that of the start if none is named)."""
        key = self.start if topology is None else topology
        graph = self._graphs.get(key)
        if graph is None:
            graph = Graph(self, self.net, key)
            if len(self._graphs) >= GRAPHS_KEPT:
                self._graphs.pop(next(iter(self._graphs)), None)
            self._graphs[key] = graph
        return graph

    @cached_property
    def net(self) -> Net:
        """Links and straight lines as lists, for the kernel."""
        return net_of(self)
