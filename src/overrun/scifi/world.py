"""What never changes during a science-fiction game: board, cards, mission, house rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from overrun.board import Board, Graph, Token, Topology, mask_of
from overrun.core import Look as CoreLook
from overrun.core import Play as CorePlay
from overrun.core.moment import Listeners
from overrun.scifi.content_kinds import Character, Equipment, Machine, XenoCard, XenoFigure
from overrun.scifi.mission_kinds import Mission
from overrun.scifi.scenario_kinds import Scenario
from overrun.scifi.state import SciFi
from overrun.skirmish.actions import Action

BoxName = Literal["invader", "darkside"]


class House(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """House rules: other readings of the books, and a few gentler ways to play. All off by default."""

    door_takes_whole_activation: bool = False
    whole_zone_breaks_door: bool = False
    ignore_unreachable_noise: bool = False
    two_thumpers: bool = False
    tough_once_a_phase: bool = False
    given_search_is_extra: bool = False
    mold_takes_scientists: bool = False
    grenades_of_any_phase: bool = False
    mild_friendly_fire: bool = False
    larger_figure_pool: bool = False


class Difficulty(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which parts of the xeno deck are played, and how far experience goes."""

    easy: bool = True
    hard: bool = True
    extra_activations: bool = True
    ultrared: bool = False


@dataclass(slots=True)
class World:
    """Everything printed. Zones, cards, kinds of xenos and tokens are numbers into these tables."""

    mission: Mission
    board: Board
    boxes: tuple[BoxName, ...]
    house: House
    difficulty: Difficulty
    seats: int
    # Cards: kinds by id, and every single card.
    kinds: dict[str, Equipment]
    cards: tuple[Equipment, ...]
    # Those that are starting equipment; they never get into the equipment deck.
    starting: frozenset[int]
    xeno_cards: dict[int, XenoCard]
    cast: tuple[Character, ...]
    machines: dict[str, Machine]
    # Kinds of xenos of all boxes in play, in a fixed order: `horde[k]` counts `figures[k]`.
    figures: tuple[XenoFigure, ...]
    supply: tuple[int, ...]
    actions: tuple[Action, ...]
    listeners: Listeners
    objectives: tuple[Token, ...] = ()
    # All tokens of the board: `spent_tokens` are numbers into this table.
    tokens: tuple[Token, ...] = ()
    exits: int = 0
    # Which machine stands for "bot" and for "sentry".
    standing: dict[str, str] = field(default_factory=dict)
    # Sets of zones with a special property while neither mold nor a pit covers them.
    security_rooms: int = 0
    oxygen_rooms: int = 0
    airlocks: int = 0
    exterior: int = 0
    verbs: dict[str, Action] = field(default_factory=dict)
    scenario: Scenario | None = None
    # A position laid out by hand in which nothing spawns.
    quiet: bool = False
    # Whether anybody can come to share skills with others at all; found out when it is first asked.
    sharing: bool | None = None

    def graph(self, topology: Topology) -> Graph:
        """Ways and sight under a topology."""
        return self.board.graph(topology)

    def zones_of(self, *kinds: str) -> int:
        """The zones with tokens of these kinds at the start."""
        return mask_of(token.zone for token in self.board.tokens_of(*kinds))

    def kind(self, name: str) -> int:
        """The number of a kind of xeno."""
        return next(k for k, figure in enumerate(self.figures) if figure.id == name)


Look = CoreLook[SciFi, World]
Play = CorePlay[SciFi, World]
