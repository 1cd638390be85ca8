"""The kinds of content files that Invader and Dark Side have alike."""

from overrun.board import TileEntry
from overrun.content import ContentKind
from overrun.scifi.content_kinds import (
    Character,
    Equipment,
    Machine,
    XenoCard,
    XenoFigure,
    equipment_problems,
    machine_problems,
    survivor_problems,
    xeno_card_problems,
)
from overrun.scifi.mission_kinds import Mission, scifi_mission_problems

EQUIPMENT = ContentKind("equipment", "equipment.toml", Equipment, table="equipment", check=equipment_problems)
XENO_CARDS = ContentKind("xeno card", "xeno_cards.toml", XenoCard, table="card", check=xeno_card_problems)
SURVIVORS = ContentKind("survivor", "survivors.toml", Character, table="survivor", check=survivor_problems)
MACHINES = ContentKind("machine", "machines.toml", Machine, table="machine", check=machine_problems)
FIGURES = ContentKind("figure", "figures.toml", XenoFigure, table="figure")
TILES = ContentKind("tile", "tiles.toml", TileEntry, table="tile")
MISSIONS = ContentKind("mission", "missions/*.toml", Mission, scoped=True, check=scifi_mission_problems)

KINDS = (EQUIPMENT, XENO_CARDS, SURVIVORS, MACHINES, FIGURES, TILES, MISSIONS)
