from importlib.resources import files

import pytest

from overrun.board import BoardFolders


@pytest.fixture(scope="session")
def shelf() -> BoardFolders:
    return BoardFolders([files("overrun") / game / "content" for game in ("classic", "invader", "darkside")])
