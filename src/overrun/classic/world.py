"""What never changes during a classic game: board, cards, mission, house rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Meta, Struct

from overrun.board import Board, Graph, Token, Topology, mask_of
from overrun.classic.content_kinds import Character, Equipment, ZombieCard
from overrun.classic.mission_kinds import Mission
from overrun.classic.scenario_kinds import Scenario
from overrun.classic.state import Classic
from overrun.core import Look as CoreLook
from overrun.core import Play as CorePlay
from overrun.core.moment import Listeners
from overrun.skirmish.actions import Action


class House(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """House rules: other readings of the book, and a few gentler ways to play. All off by default."""

    y_zone_strict: bool = False
    tied_noise_nearest_only: bool = False
    own_zone_counts_in_tie: bool = True
    enforce_min_survivors: bool = True
    tutorial_pan_for_all: bool = False
    tough_in_players_phase: bool = False
    manhole_once_per_zone: bool = False
    # However short figures are, an activation ends: more than a few in a row would be no game.
    shortage_chain_limit: Annotated[int, Meta(ge=0, le=20)] = 1
    escape_strict_order: bool = True
    escape_all_must_leave: bool = False
    mild_friendly_fire: bool = False
    larger_figure_pool: bool = False
    ask_to_spare: bool = False
    matching_set_printed_dual: bool = False


@dataclass(slots=True)
class World:
    """Everything printed. Zones, cards and tokens are numbers into these tables."""

    mission: Mission
    board: Board
    house: House
    seats: int
    kinds: dict[str, Equipment]
    cards: tuple[Equipment, ...]
    zombie_cards: dict[int, ZombieCard]
    cast: tuple[Character, ...]
    figures: tuple[int, int, int, int]
    actions: tuple[Action, ...]
    listeners: Listeners
    objectives: tuple[Token, ...] = ()
    spawns: tuple[Token, ...] = ()
    exits: int = 0
    start: int = 0
    no_search: int = 0
    # The card a kind becomes when another is tucked beneath it: a rifle with a scope is a sniper rifle.
    improved: dict[str, Equipment] = field(default_factory=dict)
    recipes: tuple[Equipment, ...] = ()
    # The cards that are part of some recipe, and those that are wounds.
    ingredients: frozenset[int] = frozenset()
    wounds: frozenset[int] = frozenset()
    verbs: dict[str, Action] = field(default_factory=dict)
    zombie_exits: int = 0
    scenario: Scenario | None = None
    # A position laid out by hand in which nothing spawns.
    quiet: bool = False
    _graphs: dict[int, Graph] = field(default_factory=dict)

    @property
    def deck(self) -> Sequence[int]:
        """The numbers of the zombie cards the mission is played with."""
        only = self.mission.rules.zombie_deck
        return only.cards if only else sorted(self.zombie_cards)

    def graph(self, closed: int) -> Graph:
        """Ways and sight with this set of doors closed."""
        found = self._graphs.get(closed)
        if found is None:
            found = self._graphs[closed] = self.board.graph(Topology(closed))
        return found

    def zones_of(self, *kinds: str) -> int:
        """The zones with tokens of these kinds."""
        return mask_of(token.zone for token in self.board.tokens_of(*kinds))


Look = CoreLook[Classic, World]
Play = CorePlay[Classic, World]
