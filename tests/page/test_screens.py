"""Every screen: both themes, laptop and phone, English and German, for everybody."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from overrun.rooms import static
from overrun.rooms.messages import BotRecord
from tests.page.conftest import PHONE, TUTORIAL, House, Opener, axe_source, until
from tests.page.driver import Player

Seed = Callable[[int], None]
FIRST_LOAD = 300_000


def at_table(visit: Opener, house: House, mission: str = TUTORIAL, **settings: Any) -> Page:
    links = house.lay(mission)
    page = visit(
        f"/#/t/{links['id']}", keys={links["id"]: [seat["token"] for seat in links["seats"]]}, **settings
    )
    page.locator("[data-ready=yes]").wait_for()
    return page


def test_the_first_load_is_small(visit: Opener, house: House) -> None:
    page = visit()
    page.locator("[data-quick]").wait_for()
    received = 0

    def count(event: dict[str, Any]) -> None:
        nonlocal received
        received += event["encodedDataLength"]

    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on("Network.loadingFinished", count)
    page.goto(house.base)
    page.locator("[data-quick]").wait_for()
    page.wait_for_load_state("networkidle")
    assert 50_000 < received < FIRST_LOAD


def test_a_picture_that_does_not_come_is_asked_for_again(visit: Opener, house: House) -> None:
    page = visit("/#/g/gearup", tolerant=True)
    page.locator("[data-quick]").wait_for()
    failed: list[str] = []

    def once(route: Route) -> None:
        if "00-tutorial" in route.request.url and not failed:
            failed.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page.route("**/api/drawings/**", once)
    page.locator("[data-game=classic]").click()
    picture = page.locator("[data-mission='classic/00-tutorial'] img")
    picture.scroll_into_view_if_needed()
    until(lambda: failed and picture.evaluate("image => image.complete && image.naturalWidth > 0"))
    expect(picture).to_be_visible()
    # It came through the link, and the policy of the page leaves it its colours.
    assert str(picture.get_attribute("src")).startswith("blob:")
    assert picture.evaluate(COLOURS) > 50


COLOURS = """image => {
    const canvas = new OffscreenCanvas(200, 200);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, 200, 200);
    return new Set(new Uint32Array(context.getImageData(0, 0, 200, 200).data.buffer)).size;
}"""


def test_how_bots_do_stands_on_the_card(visit: Opener, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "win_rate", lambda mission: BotRecord("sensible", 60, 57, 6))
    house.forget_what_is_fixed()
    try:
        page = visit()
        card = page.locator("[data-mission='classic/00-tutorial'] [data-bots]")
        expect(card).to_have_text("bots win 57 of 60")
        assert card.locator("i").evaluate("bar => bar.style.width") == "95%"
        page.locator("[data-mission='classic/00-tutorial']").click()
        page.locator("[data-start]").wait_for()
        expect(page.locator("[data-bots]")).to_have_text("bots win 57 of 60")
    finally:
        house.forget_what_is_fixed()


def test_from_the_shelf_to_a_table_with_everything_chosen(visit: Opener) -> None:
    page = visit()
    page.locator("[data-mission='classic/01-city-blocks']").click()
    expect(page.locator("h1")).to_have_text("City Blocks")
    page.locator("[data-players='2']").click()
    expect(page.locator("[data-seat-kind]")).to_have_count(2)
    for name in ("wanda", "phil"):
        page.locator(f"[data-pick={name}]").click()
    page.locator("summary").click()
    page.locator("[data-start]").click()
    page.locator("[data-ready=yes]").wait_for()
    expect(page.locator(".right [data-person=wanda], .right [data-person=phil]")).to_have_count(2)
    expect(page.locator(".right [data-person]")).to_have_count(4)
    page.locator("[data-open=seats]").click()
    expect(page.locator("[data-seat='1']")).to_have_attribute("data-kind", "bot")
    expect(page.locator("dialog[open] .code svg")).to_be_visible()


def fits(page: Page) -> None:
    """Nothing has to be scrolled to see the whole screen."""
    whole = "document.documentElement"
    assert page.evaluate(f"{whole}.scrollWidth <= innerWidth")
    assert page.evaluate(f"{whole}.scrollHeight <= innerHeight")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_laptop_shows_the_table_without_scrolling(
    visit: Opener, house: House, seeded: Seed, language: str
) -> None:
    seeded(7)
    page = at_table(visit, house, "classic/01-city-blocks", language=language, size=(1280, 720))
    fits(page)
    player = Player(page)
    player.wait()
    player.click("[data-question] [data-option]")
    player.wait()
    fits(page)
    for selector in ("main svg", ".left", ".right", "[data-question]", "[data-group=end]"):
        box = page.locator(selector).first.bounding_box()
        assert box and box["x"] >= 0 and box["y"] >= 0
        assert box["x"] + box["width"] <= 1280 and box["y"] + box["height"] <= 720


def test_a_phone_always_shows_board_and_survivors(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = at_table(visit, house, size=PHONE)
    player = Player(page)
    player.wait()

    def in_sight() -> None:
        fits(page)
        for selector in ("main svg", ".phone-people", "[data-question]"):
            box = page.locator(selector).first.bounding_box()
            assert box and box["y"] >= 0 and box["y"] + box["height"] <= PHONE[1], selector
        board = page.locator("main svg").first.bounding_box()
        assert board and board["height"] > PHONE[1] * 0.4

    in_sight()
    page.locator("[data-question] [data-option]").first.tap()
    player.wait()
    in_sight()
    page.locator("[data-group=move]").tap()
    page.locator("[data-option='move 12']").tap()
    player.wait()
    in_sight()
    # Panels are sheets.
    page.locator(".phone-people [data-person=amy]").tap()
    expect(page.locator("dialog[open] [data-survivor=amy]")).to_contain_text("Zone 12")
    page.keyboard.press("Escape")
    page.locator(".phone-people [data-open=log]").tap()
    expect(page.locator("dialog[open]")).to_contain_text("Amy moves from 11 to 12")
    page.keyboard.press("Escape")
    # Things to touch are large enough.
    for box in (found.bounding_box() for found in page.locator("[data-group]").all()):
        assert box and box["height"] >= 40


def test_german_all_over(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = visit("/")
    page.locator("[data-language=de]").click()
    expect(page.locator("h1")).to_have_text("Die Stadt ist heute Nacht ruhig. Das lässt sich ändern.")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator("[data-quick]").click()
    page.locator("[data-ready=yes]").wait_for()
    player = Player(page)
    player.wait()
    expect(page.locator("[data-question] h2")).to_have_text("Wer handelt als Nächstes?")
    player.click("[data-question] [data-option]")
    player.wait()
    page.keyboard.press("g")  # Gehen
    expect(page.locator("[data-menu=move]")).to_be_visible()
    assert "⟨" not in page.locator("body").inner_text()
    page.keyboard.press("Escape")
    # And back, in the middle of the game.
    page.locator("[data-open=menu]").click()
    page.locator("[data-language=en]").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-question] h2")).to_contain_text("What does")


def serious(page: Page) -> list[str]:
    """What axe finds that keeps somebody out."""
    source = axe_source()
    if source is None:
        pytest.skip("axe-core is not installed: npm ci in web/")
    page.evaluate(source)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{entry['id']}: {node['target']}"
        for entry in found["violations"]
        if entry["impact"] in ("serious", "critical")
        for node in entry["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(visit: Opener, house: House, seeded: Seed, theme: str) -> None:
    seeded(7)
    page = visit("/", theme=theme)
    page.locator("[data-quick]").wait_for()
    assert serious(page) == []
    page.locator("[data-mission='classic/03-24hrs-race']").click()
    page.locator("[data-start]").wait_for()
    page.locator("[data-pick=amy]").click()
    assert serious(page) == []

    page = at_table(visit, house, theme=theme, hints=True)
    player = Player(page)
    player.wait()
    page.locator("[data-briefing]").wait_for()
    assert serious(page) == []
    page.keyboard.press("Escape")
    player.click("[data-question] [data-option]")
    player.wait()
    page.locator("[data-group=move]").click()
    page.locator(".skill").first.click()
    assert serious(page) == []
    page.keyboard.press("Escape")
    for window in ("menu", "seats", "chat", "since"):
        page.locator(f"[data-open={window}]").click()
        page.locator("dialog[open]").wait_for()
        assert serious(page) == []
        page.keyboard.press("Escape")


def test_axe_finds_nothing_serious_on_a_phone(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = at_table(visit, house, size=PHONE)
    player = Player(page)
    player.wait()
    player.click("[data-question] [data-option]")
    player.wait()
    assert serious(page) == []
    page.locator(".phone-people [data-person]").first.tap()
    assert serious(page) == []


def test_whoever_wants_friends_at_the_table_gets_the_links(visit: Opener) -> None:
    page = visit("/#/new/classic/01-city-blocks")
    page.locator("[data-players='2']").click()
    page.locator("[data-seat-kind='1']").select_option("open")
    page.locator("[data-start]").click()
    window = page.locator("dialog[open]")
    expect(window).to_contain_text("Invite a player")
    expect(window.locator(".code svg")).to_be_visible()
    assert "?join=" in window.locator("input[readonly]").first.input_value()


def test_a_record_is_saved_replayed_and_gone_on_from(
    visit: Opener, house: House, seeded: Seed, tmp_path: Path
) -> None:
    seeded(7)
    page = at_table(visit, house)
    player = Player(page)
    player.wait()
    player.option("activate amy")
    player.wait()
    player.click("[data-group=move]")
    player.option("move 12")
    player.wait()
    page.locator("[data-open=menu]").click()
    page.locator("[data-open=save]").click()
    with page.expect_download() as saving:
        page.locator("[data-save-all]").click()
    file = tmp_path / "game.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "overrun-record"

    page.goto(house.base)
    page.locator("[data-replay-file]").set_input_files(file)
    replay = page.locator("[data-replay]")
    expect(replay).not_to_have_attribute("data-replay", "0")
    slider = replay.locator("input[type=range]")
    assert player.zone() == 11
    slider.fill(slider.get_attribute("max") or "0")
    assert player.zone() == 12
    slider.fill("0")
    assert player.zone() == 11
    expect(replay.locator(".what")).not_to_be_empty()

    page.goto(house.base)
    page.locator("input[type=file]").first.set_input_files(file)
    page.locator("[data-ready=yes]").wait_for()
    player.at = -2
    player.wait()
    player.act()
    player.wait()


def test_a_ruling_is_reported(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = at_table(visit, house)
    page.locator("[data-open=menu]").click()
    page.locator("[data-open=report]").click()
    page.locator("textarea").fill("The walker should have stayed.")
    page.locator("dialog[open] .primary").click()
    expect(page.locator("[data-reported]")).to_contain_text("Thank you")


def test_the_policy_of_the_page_is_strict(house: House) -> None:
    policy = httpx.get(house.base).headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
