"""The speed of the science-fiction games: random play with every rule on, clones, new games.

    python bench/scifi.py [--json] [--mission invader/m1-gathering-forces] [--survivors 6] [--seconds 3]

Measured as for the classic game.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent)]

from classic import main  # noqa: E402

SIX = ["cole", "vivian", "mitsuki", "baraka", "jared", "magnus"]

if __name__ == "__main__":
    main(__doc__, "invader/m1-gathering-forces", SIX)
