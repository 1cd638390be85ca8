from importlib.resources import files

import pytest

from overrun.board import Shelf


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    return Shelf([files("overrun") / game / "content" for game in ("classic", "invader", "darkside")])
