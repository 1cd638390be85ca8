"""The tutorial, by clicking."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.conftest import Opener
from tests.page.driver import Player


def test_the_tutorial_is_won_by_clicking(visit: Opener, seeded: Callable[[int], None]) -> None:
    seeded(7)
    page = visit()
    page.locator("[data-quick]").click()
    page.locator("[data-ready=yes]").wait_for()
    assert Player(page).play()
