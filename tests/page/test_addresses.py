"""Where the page is: addresses behind "#", back and forward, links old and new, tables that are left."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.page.conftest import LAPTOP, PHONE, House, Opener, until
from tests.page.driver import Player

MISSION = "classic/01-city-blocks"
# What marks a document: it is gone when the page is loaded anew.
MARK = "window.stillHere = true"
MARKED = "window.stillHere === true"


def keys(links: dict[str, Any]) -> dict[str, list[str]]:
    return {links["id"]: [seat["token"] for seat in links["seats"]] + [links["host"]]}


def ready(page: Page) -> Page:
    page.locator("[data-ready=yes]").wait_for()
    return page


def shelf(page: Page) -> Page:
    page.locator("[data-quick]").wait_for()
    return page


def open_sockets(page: Page) -> list[WebSocket]:
    """The sockets of a page that are open, kept up to date."""
    found: list[WebSocket] = []

    def opened(socket: WebSocket) -> None:
        found.append(socket)
        socket.on("close", lambda _: found.remove(socket))

    page.on("websocket", opened)
    return found


def until_open(page: Page, sockets: list[WebSocket], number: int) -> None:
    """Wait until so many sockets are open; what the browser says of them is only heard while it is asked."""

    def heard() -> bool:
        page.wait_for_timeout(20)
        return len(sockets) == number

    until(heard)


def where(page: Page, house: House) -> str:
    return page.url.removeprefix(house.base)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_shelf_and_table_change_without_a_load(visit: Opener, house: House, size: tuple[int, int]) -> None:
    page = shelf(visit(size=size))
    sockets = open_sockets(page)
    page.evaluate(MARK)
    page.locator(f"[data-mission='{MISSION}']").click()
    page.locator("[data-start]").wait_for()
    assert where(page, house) == f"/#/new/{MISSION}"
    assert page.title() == "City Blocks · Overrun"
    expect(page.locator("[data-moved]")).to_have_text("City Blocks")
    page.locator("[data-start]").click()
    ready(page)
    table = where(page, house)
    assert table.startswith("/#/t/") and "City Blocks" in page.title()
    until_open(page, sockets, 1)

    if size == PHONE:
        page.keyboard.press("Escape")
        page.locator("[data-open=menu]").click()
        page.locator("dialog[open] a").click()
    else:
        page.locator("header a").first.click()
    shelf(page)
    assert where(page, house) == "/#/" and page.title() == "Overrun"
    expect(page.locator("[data-moved]")).to_have_text("Games")
    expect(page.locator(".mine a")).to_have_attribute("href", table.removeprefix("/"))
    until_open(page, sockets, 0)

    page.go_back()
    ready(page)
    assert where(page, house) == table
    until_open(page, sockets, 1)
    page.go_back()
    page.locator("[data-start]").wait_for()
    until_open(page, sockets, 0)
    page.go_back()
    shelf(page)
    assert where(page, house) == "/"
    page.go_forward()
    page.locator("[data-start]").wait_for()
    page.go_forward()
    Player(ready(page)).wait()
    until_open(page, sockets, 1)
    assert page.evaluate(MARKED)


def test_a_table_that_was_left_is_quiet(visit: Opener, house: House) -> None:
    """Nothing comes back, and the others see that somebody has gone."""
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}, {"kind": "mine", "name": "Ben"}])
    ann = ready(visit(f"/#/t/{links['id']}", keys={links["id"]: [links["seats"][0]["token"]]}))
    ben = ready(visit(f"/#/t/{links['id']}", keys={links["id"]: [links["seats"][1]["token"]]}))
    sockets = open_sockets(ann)
    ben.locator("[data-open=seats]").click()
    there = ben.locator("[data-seat='0']")
    expect(there).to_contain_text("here")
    ann.evaluate("location.hash = '#/'")
    shelf(ann)
    expect(there).to_contain_text("away")
    ann.wait_for_timeout(1500)
    assert not sockets
    # From one table to another, and back.
    other = house.lay(MISSION)
    ann.evaluate(
        "([id, keys]) => localStorage.setItem('overrun.seats', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('overrun.seats')), [id]: keys}))",
        [other["id"], [other["seats"][0]["token"]]],
    )
    for table in (links, other, links, other):
        ann.evaluate("address => { location.hash = address }", f"#/t/{table['id']}")
        expect(ann).to_have_title(re.compile("Tutorial" if table is links else "City Blocks"))
        ready(ann)
        until_open(ann, sockets, 1)
        assert sockets[0].url.endswith(table["id"])
    expect(there).to_contain_text("away")


def test_without_a_server(visit: Opener, house: House) -> None:
    """Whoever leaves while the connection is lost has left; what nobody answers is said in words."""
    links = house.lay()
    page = ready(visit(f"/#/t/{links['id']}", keys=keys(links), tolerant=True))
    sockets = open_sockets(page)
    house.stop()
    try:
        expect(page.locator("[data-status=lost]")).to_have_count(1)
        page.locator("header a").first.click()
        shelf(page).locator("[data-quick]").click()
        expect(page.get_by_role("alert")).to_contain_text("No connection right now")
    finally:
        house.start()
    page.wait_for_timeout(1500)
    assert not sockets
    # The page has lived through it: the next click is a table.
    page.locator("[data-quick]").click()
    ready(page)
    until_open(page, sockets, 1)


def test_a_table_that_is_not_there_is_not_asked_for_again(visit: Opener, house: House) -> None:
    page = shelf(visit(tolerant=True))
    asked: list[str] = []
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.evaluate("location.hash = '#/t/nothing'")
    expect(page.locator("h1")).to_contain_text("no such table")
    page.wait_for_timeout(800)
    assert not asked
    page.locator("main a").click()
    shelf(page)


def test_old_links_are_links_of_today(visit: Opener, house: House) -> None:
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}, {"kind": "open"}])
    table, secret = links["id"], links["watch"].partition("=")[2]
    page = shelf(visit())
    for old, new in (
        ("/#classic", "/#/g/classic"),
        ("/#gearup", "/#/g/gearup"),
        (f"/#{MISSION}", f"/#/new/{MISSION}"),
        (f"/new/{MISSION}", f"/#/new/{MISSION}"),
        (f"/t/{table}#watch={secret}", f"/#/t/{table}"),
        (f"/t/{table}", f"/#/t/{table}"),
        (f"/t/{table}/", f"/#/t/{table}"),
        (f"/t/{table}?watch={secret}", f"/#/t/{table}"),
        (f"/#/t/{table}?watch={secret}", f"/#/t/{table}"),
        (f"/t/{table}?from=mail#watch={secret}&host=none", f"/#/t/{table}"),
        ("/somewhere/else", "/#/"),
        ("/#/somewhere/else", "/#/"),
        ("/#/t/", "/#/"),
        ("/#%E0%A4%A", "/#/g/%25E0%25A4%25A"),
        ("/", "/"),
        ("/#/", "/#/"),
    ):
        page.goto(f"{house.base}/icon.svg")  # so that the next address is a load of its own
        page.goto(house.base + old)
        if "/t/" in new:
            ready(page)
            expect(page).to_have_title("Tutorial · Overrun")
        elif "/new/" in new:
            expect(page.locator("h1")).to_have_text("City Blocks")
        else:
            shelf(page)
        assert where(page, house) == new, old
    # What the program opens for `overrun play gearup/…`; the game's own screen is found from there, too.
    page.goto(f"{house.base}/new/gearup/super-abomination-easy")
    page.locator("[data-start]").click()
    ready(page)


def test_a_link_pasted_where_the_page_is_open(visit: Opener, house: House) -> None:
    """Only what stands behind "#" changes then: the right it brings counts all the same."""
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}, {"kind": "open"}])
    page = ready(visit(links["watch"], name="Ben"))
    page.evaluate(MARK)
    page.locator("[data-open=seats]").click()
    expect(page.locator("dialog[open] [data-seat]")).to_have_count(2)
    expect(page.locator("dialog[open] [data-claim]")).to_have_count(2 - 1)
    page.keyboard.press("Escape")
    secret = links["invite"].partition("#")[2]
    page.evaluate("address => { location.hash = address }", f"#/t/{links['id']}?{secret}")
    page.wait_for_url(f"{house.base}/#/t/{links['id']}")
    ready(page).locator("[data-open=seats]").click()
    page.locator("[data-seat='1'] [data-claim]").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("yours")
    assert page.evaluate(MARKED)


def test_a_reload_and_a_second_tab(visit: Opener, house: House) -> None:
    links = house.lay(undo="free")
    first = ready(visit(f"/t/{links['id']}", keys=keys(links)))
    player = Player(first)
    player.wait()
    player.option("activate amy")
    player.wait()
    position = first.locator("[data-question]").get_attribute("data-at")
    first.reload()
    ready(first)
    expect(first.locator("[data-question]")).to_have_attribute("data-at", str(position))
    assert where(first, house) == f"/#/t/{links['id']}"

    # The address of the first tab, opened in a second one of the same browser: the seat is here, too.
    second = first.context.new_page()
    second.goto(first.url)
    ready(second)
    second.locator("[data-group=noise]").click()
    expect(second.locator(".log ol")).to_contain_text("makes noise")
    expect(first.locator(".log ol")).to_contain_text("makes noise")
    # Leaving in one tab leaves the other at the table.
    second.locator("header a").first.click()
    shelf(second)
    player.at = -2
    player.wait()
    first.locator("[data-undo]").click()
    expect(first.locator("[data-question]")).to_have_attribute("data-at", str(int(position or 0) + 2))


def test_links_that_are_given_away(visit: Opener, house: House) -> None:
    """As text and as a code they are addresses of the page; whoever follows one is in."""
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}, {"kind": "open"}], mission=MISSION)
    ann = visit(keys=keys(links))
    given = {"invite": links["invite"], "watch": links["watch"]}
    ann.evaluate(
        "([id, links]) => localStorage.setItem('overrun.links', JSON.stringify({[id]: links}))",
        [links["id"], given],
    )
    ann.evaluate("address => { location.hash = address }", f"#/t/{links['id']}")
    window = ready(ann).locator("dialog[open]")
    asked: list[str] = []
    ann.on("request", lambda request: asked.append(request.post_data or ""))
    expect(window.locator(".code svg")).to_be_visible()
    invite, watch = (field.input_value() for field in window.locator("input[readonly]").all())
    assert invite == f"{house.base}/#/t/{links['id']}?{links['invite'].partition('#')[2]}"
    assert watch == f"{house.base}/#/t/{links['id']}?{links['watch'].partition('#')[2]}"
    window.locator("[data-seat='0'] [data-move]").click()
    expect(window.locator(".code svg")).to_have_count(2)
    moved = window.locator(".invite input").first.input_value()
    assert moved.startswith(f"{house.base}/#/t/{links['id']}?seat=")
    assert any(moved in body for body in asked), "the code says the same"
    ann.keyboard.press("Escape")
    for link, sits in ((invite, False), (watch, False), (moved, True)):
        page = ready(visit(link.removeprefix(house.base)))
        page.locator("[data-open=seats]").click()
        expect(page.locator("[data-seat='0'] [data-release]")).to_have_count(int(sits))


def test_secrets_are_sent_in_no_address(visit: Opener, house: House) -> None:
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}, {"kind": "open"}])
    page = shelf(visit())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(house.base + links["invite"])
    ready(page).locator("[data-open=seats]").click()
    page.locator("[data-seat='1'] [data-claim]").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("yours")
    page.reload()
    ready(page)
    secrets = [
        secret
        for held in page.evaluate("Object.values(JSON.parse(localStorage['overrun.seats']))")
        for secret in held
    ]
    assert len(secrets) >= 2 and links["invite"].partition("=")[2] in secrets
    sent = [address.partition("#")[0] for address in asked]
    assert len(sent) > 10 and not [address for address in sent for secret in secrets if secret in address]
