"""A game the page has no drawings for can still be played: its questions and its log."""

from __future__ import annotations

import sys

import pytest
from playwright.sync_api import expect

from tests.core.toy import TOY_GAME
from tests.page.conftest import House, Opener
from tests.page.driver import Player

GAMES = sys.modules["overrun.games"]  # `overrun.games` is the function


def test_a_plug_in_is_played_without_a_board(
    visit: Opener, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAMES, "_registered", {**GAMES._registered, "toy": TOY_GAME})
    links = house.lay("toy/cellar")
    page = visit(f"/#/t/{links['id']}", keys={links["id"]: [seat["token"] for seat in links["seats"]]})
    page.locator("[data-ready=yes]").wait_for()
    player = Player(page)
    for _ in range(4):
        assert player.wait()
        player.click("[data-question] [data-option]")
    player.wait()
    expect(page.locator(".log li").first).to_be_visible()
