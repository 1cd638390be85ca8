"""The classic box as data: which files there are; `content_kinds` says what their entries look like."""

from __future__ import annotations

from pathlib import Path

from overrun.board import TileEntry
from overrun.classic import older_missions
from overrun.classic.content_checks import (
    classic_mission_problems,
    equipment_problems,
    survivor_problems,
    zombie_card_problems,
)
from overrun.classic.content_kinds import Character, Equipment, FigureEntry, ZombieCard
from overrun.classic.mission_kinds import Mission
from overrun.content import ContentKind, GameContent, declare

HERE = Path(__file__).parent / "content"

EQUIPMENT = ContentKind("equipment", "equipment.toml", Equipment, table="equipment", check=equipment_problems)
ZOMBIE_CARDS = ContentKind(
    "zombie card", "zombie_cards.toml", ZombieCard, table="card", check=zombie_card_problems
)
SURVIVORS = ContentKind("survivor", "survivors.toml", Character, table="survivor", check=survivor_problems)
FIGURES = ContentKind("figure", "figures.toml", FigureEntry, table="figure")
TILES = ContentKind("tile", "tiles.toml", TileEntry, table="tile")
MISSIONS = ContentKind(
    "mission",
    "missions/*.toml",
    Mission,
    scoped=True,
    check=classic_mission_problems,
    older=older_missions.mission,
)

CONTENT = declare(
    GameContent("classic", "Classic", HERE, (EQUIPMENT, ZOMBIE_CARDS, SURVIVORS, FIGURES, TILES, MISSIONS))
)
