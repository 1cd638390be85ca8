"""The board: tiles laid side by side become zones, doors, sight and paths.

This layer knows geometry, not the rules of the games.

>>> board = board_from_text('''
... +#+#+#+
... #1:2:3#
... +#+X+#+
...   #a#
...   +#+
... ''')
>>> graph = board.graph()
>>> graph.sees(board.at("1"), board.at("3")), graph.distance(board.at("1"), board.at("a"))
(True, -1)
>>> graph = board.graph(board.start.with_open(1 << 0))
>>> graph.distance(board.at("1"), board.at("a")), graph.sight_range(board.at("2"), board.at("a"))
(2, 1)
"""

from overrun.board.assemble import load_board, mission_problems
from overrun.board.board import Board
from overrun.board.folders import BoardFolders, all_boards
from overrun.board.graph import PLAIN, Graph, SightRules
from overrun.board.missions import BoardEntry, Colour, MissionEntry, TokenEntry, read_mission, read_tiles
from overrun.board.model import (
    Door,
    Link,
    Place,
    Placement,
    Rim,
    Segment,
    Token,
    Topology,
    Via,
    Zone,
    mask_of,
    members,
)
from overrun.board.text import board_from_text
from overrun.board.tiles import (
    TILE,
    Direction,
    Kind,
    Rect,
    Special,
    Tile,
    TileEntry,
    tile_of,
    tiles_of,
)

__all__ = [
    "PLAIN",
    "TILE",
    "Board",
    "BoardEntry",
    "BoardFolders",
    "Colour",
    "Direction",
    "Door",
    "Graph",
    "Kind",
    "Link",
    "MissionEntry",
    "Place",
    "Placement",
    "Rect",
    "Rim",
    "Segment",
    "SightRules",
    "Special",
    "Tile",
    "TileEntry",
    "Token",
    "TokenEntry",
    "Topology",
    "Via",
    "Zone",
    "all_boards",
    "board_from_text",
    "load_board",
    "mask_of",
    "members",
    "mission_problems",
    "read_mission",
    "read_tiles",
    "tile_of",
    "tiles_of",
]
