"""Several people, a bot and a watcher at one table; lost connections, wrong seats, old answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.page.conftest import House, Opener, until
from tests.page.driver import Player

Seed = Callable[[int], None]
SEATS = [
    {"kind": "mine", "name": "Ann"},
    {"kind": "open"},
    {"kind": "bot", "agent": "random"},
]


def tokens(links: dict[str, Any]) -> dict[str, list[str]]:
    return {links["id"]: [seat["token"] for seat in links["seats"]] + [links["host"]]}


def ready(page: Page) -> Page:
    page.locator("[data-ready=yes]").wait_for()
    return page


def asked(page: Page) -> bool:
    """Whether the page lets its person answer."""
    return page.locator("[data-question] [data-option], [data-question] [data-group]").count() > 0


def at(page: Page) -> int:
    return int(page.locator("[data-question]").get_attribute("data-at") or -1)


def all_after(answer: int, *pages: Page) -> bool:
    """Whether they all have seen what came after an answer."""
    return all(at(page) > answer for page in pages)


def test_the_host_frees_a_seat_and_everybody_hears_who_looks(
    visit: Opener, house: House, seeded: Seed
) -> None:
    seeded(3)
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}, {"kind": "open"}], undo="free")
    ann = ready(visit(f"/#/t/{links['id']}", keys=tokens(links)))
    ben = ready(visit(links["invite"], name="Ben", tolerant=True))
    # The first answer to the claim is lost on the way; the page makes the same claim again.
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.post_data or "")
        if len(lost) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    ben.route("**/seats/1/claim", lose)
    ben.locator("[data-open=seats]").click()
    expect(ben.locator("[data-seat='1'] [data-free]")).to_have_count(0)
    ben.locator("[data-seat='1'] [data-claim]").click()
    expect(ben.locator("[data-seat='1']")).to_contain_text("yours")
    assert len(lost) == 2 and lost[0] == lost[1]

    # The host frees the seat: the first click only asks.
    ann.locator("[data-open=seats]").click()
    free = ann.locator("[data-seat='1'] [data-free]")
    free.click()
    expect(free).to_contain_text("Really")
    expect(ann.locator("[data-seat='1']")).to_have_attribute("data-kind", "person")
    free.click()
    expect(ann.locator("[data-seat='1']")).to_have_attribute("data-kind", "open")
    expect(ben.locator("[data-seat='1']")).to_have_attribute("data-kind", "open")
    expect(ben.locator("[data-toast]").filter(has_text="The host has freed seat 2")).to_have_count(1)
    ann.keyboard.press("Escape")

    # Who looks at what is hidden is told to everybody.
    ann.locator("[data-open=menu]").click()
    ann.locator("[data-open=save]").click()
    expect(ann.locator("dialog[open]")).to_contain_text("Everybody at the table is told")
    with ann.expect_download():
        ann.locator("[data-save-all]").click()
    expect(
        ben.locator("[data-toast]").filter(has_text="Ann has looked at what is still hidden")
    ).to_have_count(1)


def test_a_seat_goes_to_another_device_once(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(3)
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}], undo="free")
    # The host's own secret is not in this browser: the seat is all it has.
    keys = {links["id"]: [links["seats"][0]["token"]]}
    old = ready(visit(f"/#/t/{links['id']}", keys=keys, tolerant=True))
    old.locator("[data-open=seats]").click()
    old.locator("[data-seat='0'] [data-move]").click()
    link = old.locator("dialog[open] .link input").last.input_value()
    path = link.removeprefix(house.base)
    assert path.startswith(f"/#/t/{links['id']}?seat=")
    new = ready(visit(path))
    assert asked(new) and new.url == f"{house.base}/#/t/{links['id']}"
    # It is the new device that has the seat; the old one and the link have nothing.
    expect(old.locator("body")).to_contain_text("There is no such table")
    third = visit(path, tolerant=True)
    expect(third.locator("body")).to_contain_text("There is no such table")
    new.reload()
    assert asked(ready(new))


def test_two_people_a_bot_and_a_watcher(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(3)
    links = house.lay(seats=SEATS, pace=0, undo="free")
    ann = ready(visit(f"/#/t/{links['id']}", keys=tokens(links)))
    ben = ready(visit(links["invite"], name="Ben"))
    watcher = ready(visit(links["watch"]))
    assert ben.url == f"{house.base}/#/t/{links['id']}", "the secret does not stay in the address"

    # Ben sits down.
    ben.locator("[data-open=seats]").click()
    ben.locator("[data-seat='1'] [data-claim]").click()
    expect(ben.locator("[data-seat='1']")).to_contain_text("yours")
    ben.keyboard.press("Escape")
    ann.locator("[data-open=seats]").click()
    expect(ann.locator("[data-seat='1']")).to_contain_text("Ben")
    expect(ann.locator("[data-seat='2']")).to_have_attribute("data-kind", "bot")
    expect(ann.locator("dialog[open]")).to_contain_text("1 watcher")
    ann.keyboard.press("Escape")

    # All three see every answer; only who is asked can give one.
    answered = {"ann": 0, "ben": 0}
    people = {"ann": Player(ann), "ben": Player(ben)}
    turns = 0
    for _ in range(30):
        if answered["ann"] and answered["ben"] and turns > 3:
            break
        until(lambda: at(ann) == at(ben) and (asked(ann) or asked(ben)))
        who = "ann" if asked(ann) else "ben"
        other = people["ben" if who == "ann" else "ann"].page
        if people[who].page.locator("[data-question]").get_attribute("data-question") == "action":
            turns += 1
            expect(other.locator("[data-question] h2")).to_contain_text("Waiting for")
            assert not asked(other)
            mover, answer = people[who], "[data-group=end]"
        else:
            mover, answer = people[who], "[data-question] [data-option]"
        before = at(people[who].page)
        mover.click(answer)
        answered[who] += 1
        until(partial(all_after, before, ann, ben, watcher))
        assert not asked(watcher)
    assert answered["ann"] and answered["ben"]
    # The bot has played, too: what it did stands in everybody's log.
    until(lambda: at(ann) == at(watcher) > sum(answered.values()))
    until(lambda: ann.locator(".moment").all_inner_texts() == watcher.locator(".moment").all_inner_texts())

    # A line of chat reaches the watcher.
    ann.locator("[data-open=chat]").click()
    ann.locator("dialog[open] input").fill("Mind the doors.")
    ann.keyboard.press("Enter")
    watcher.locator("[data-open=chat]").click()
    expect(watcher.locator("dialog[open]")).to_contain_text("Mind the doors.")


def test_the_page_says_whom_everybody_waits_for(visit: Opener, house: House) -> None:
    bot = {"kind": "bot", "agent": "random"}
    bots = house.lay(seats=[bot, bot], pace=5000)
    expect(ready(visit(bots["watch"])).locator("[data-question] h2")).to_contain_text(
        "Seat 1, a bot, decides:"
    )
    # A bot does not answer what may be answered by somebody else.
    both = house.lay("invader/m2-rockn-rolly", seats=[bot, {"kind": "mine", "name": "Ann"}], pace=0)
    expect(ready(visit(both["watch"])).locator("[data-question] h2")).to_contain_text("Waiting for Ann:")


def test_a_seat_goes_to_a_bot_and_comes_back(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(3)
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}], pace=60)
    page = ready(visit(f"/#/t/{links['id']}", keys=tokens(links)))
    page.locator("[data-open=seats]").click()
    page.locator("[data-seat='0'] [data-to-bot]").click()
    expect(page.locator("[data-seat='0']")).to_have_attribute("data-kind", "bot")
    until(lambda: at(page) >= 3)
    page.locator("[data-seat='0'] [data-take-back]").click()
    expect(page.locator("[data-seat='0']")).to_have_attribute("data-kind", "person")
    page.keyboard.press("Escape")
    until(lambda: asked(page))


def test_the_page_comes_back_after_the_server_was_away(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    links = house.lay()
    page = ready(visit(f"/#/t/{links['id']}", keys=tokens(links), tolerant=True))
    player = Player(page)
    player.wait()
    player.option("activate amy")
    player.wait()
    before = at(page)
    house.stop()
    try:
        expect(page.locator("[data-status=lost]")).to_have_count(1)
        expect(page.locator(".lost")).to_be_visible()
    finally:
        house.start()
    expect(page.locator("[data-status=open]")).to_have_count(1)
    assert at(page) == before
    page.locator("[data-group=noise]").click()
    player.wait()
    expect(page.locator(".log ol")).to_contain_text("Amy makes noise")


def test_a_wrong_seat_and_an_old_answer_are_refused(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(3)
    links = house.lay(seats=[{"kind": "mine"}, {"kind": "open"}])
    changes: list[dict[str, Any]] = [{"at": 0}, {"seat": 1}]
    changed: list[str] = []

    def meddle(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if changes and said.get("text") == "noise":
                said |= changes.pop(0)
                changed.append(said["text"])
            server.send(json.dumps(said))

        route.on_message(pass_on)

    page = visit("/")
    page.evaluate("keys => localStorage.setItem('overrun.seats', JSON.stringify(keys))", tokens(links))
    page.route_web_socket("**/ws/tables/*", meddle)
    page.goto(f"{house.base}/#/t/{links['id']}")
    player = Player(ready(page))
    while player.wait() != "action":
        player.click("[data-question] [data-option]")
    position = at(page)
    for refusals in (1, 2):
        page.locator("[data-group=noise]").click()
        expect(page.locator("[data-toast].bad")).to_have_count(refusals)
        assert at(page) == position
    assert changed == ["noise", "noise"]
    # Nothing was harmed: the same answer, said properly, is taken.
    page.locator("[data-group=noise]").click()
    player.wait()
    expect(page.locator(".log ol")).to_contain_text("makes noise")


def test_what_is_refused_is_said_in_the_language_of_the_page(
    visit: Opener, house: House, seeded: Seed
) -> None:
    seeded(3)
    links = house.lay(seats=[{"kind": "mine"}, {"kind": "open"}])
    changes: list[dict[str, Any]] = [{"text": "fly"}, {"seat": 1}]

    def meddle(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            server.send(json.dumps(said | changes.pop(0) if said["type"] == "choose" else said))

        route.on_message(pass_on)

    page = visit("/", language="de", tolerant=True)
    # What the engine says about a set-up, too.
    wrong = json.dumps({"mission": "classic/99", "seats": [{}]})
    page.route("**/api/tables", lambda route: route.continue_(post_data=wrong))
    page.locator("[data-quick]").click()
    expect(page.locator("body")).to_contain_text("es gibt keine Mission")

    page.evaluate("keys => localStorage.setItem('overrun.seats', JSON.stringify(keys))", tokens(links))
    page.route_web_socket("**/ws/tables/*", meddle)
    page.goto(f"{house.base}/#/t/{links['id']}")
    ready(page)
    until(lambda: asked(page))
    for said in (
        "Das lässt sich jetzt nicht wählen. ('fly' steht bei der Frage 'first-player' nicht",
        "Platz 2 ist nicht deiner.",
    ):
        page.locator("[data-question] [data-option]").first.click()
        expect(page.locator("[data-toast].bad").filter(has_text=said)).to_have_count(1)


NOTICED = """
    window.noticed = { sounds: 0, notes: [] };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.noticed.sounds += 1;
        return start.apply(this, when);
    };
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) { window.noticed.notes.push([title, body]); }
        close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_your_turn_is_noticed(visit: Opener, house: House, seeded: Seed) -> None:
    """By the title of the page, two tones, and a notification where the page is out of sight."""
    seeded(3)
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}, {"kind": "open"}])
    ann = visit(f"/#/t/{links['id']}", keys=tokens(links), notify=True, sound=True)
    ann.context.add_init_script(NOTICED)
    ann.reload()
    ready(ann)
    ben = ready(visit(links["invite"], name="Ben"))
    ben.locator("[data-open=seats]").click()
    ben.locator("[data-seat='1'] [data-claim]").click()
    ben.keyboard.press("Escape")
    ann.locator("[data-open=menu]").click()  # browsers let nothing sound before the first touch
    ann.keyboard.press("Escape")
    player = {"ann": Player(ann), "ben": Player(ben)}
    until(lambda: asked(ann) or asked(ben))
    for _ in range(30):
        who = "ann" if asked(ann) else "ben"
        before = at(ann)
        kind = player[who].page.locator("[data-question]").get_attribute("data-question")
        player[who].click("[data-group=end]" if kind == "action" else "[data-question] [data-option]")
        until(partial(all_after, before, ann, ben))
        until(lambda: at(ann) == at(ben) and (asked(ann) or asked(ben)))
        assert ("Your turn" in ann.title()) == asked(ann)
        if who == "ben" and asked(ann):
            break
    noticed = ann.evaluate("window.noticed")
    assert noticed["sounds"] >= 2
    assert noticed["notes"] and noticed["notes"][-1][0] == "Your turn" and noticed["notes"][-1][1]
    # Whoever does not want it is left alone.
    ann.locator("[data-open=menu]").click()
    for switch in ann.locator("dialog[open] input[type=checkbox]").all()[:2]:
        switch.uncheck()


def test_a_seat_is_left_and_somebody_else_sits_down(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(3)
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}])
    ann = ready(visit(f"/#/t/{links['id']}", keys=tokens(links)))
    until(lambda: asked(ann))
    ann.locator("[data-open=seats]").click()
    ann.locator("[data-seat='0'] [data-release]").click()
    expect(ann.locator("[data-seat='0']")).to_have_attribute("data-kind", "open")
    ann.keyboard.press("Escape")
    until(lambda: not asked(ann))
    ben = ready(visit(links["invite"], name="Ben"))
    ben.locator("[data-open=seats]").click()
    ben.locator("[data-seat='0'] [data-claim]").click()
    ben.keyboard.press("Escape")
    until(lambda: asked(ben))
    expect(ann.locator("[data-question]")).to_contain_text("Ben")


def test_a_new_table_branches_off(visit: Opener, house: House, seeded: Seed) -> None:
    """From now, and from a moment of the past."""
    seeded(7)
    links = house.lay(seats=[{"kind": "mine", "name": "Ann"}])
    page = ready(visit(f"/#/t/{links['id']}", keys=tokens(links)))
    player = Player(page)
    player.wait()
    player.option("activate amy")
    player.wait()
    player.click("[data-group=move]")
    player.option("move 12")
    player.wait()
    page.locator(".log [data-event=turn-started] .moment").last.click()
    expect(page.locator("[data-past]")).to_be_visible()
    page.locator("[data-open=menu]").click()
    page.locator("[data-open=save]").click()
    page.locator("[data-fork]").click()
    page.wait_for_url(lambda address: links["id"] not in address)
    ready(page)
    assert player.zone() == 11, "before the move"
    until(lambda: asked(page))


def test_a_link_without_a_right_opens_nothing(visit: Opener, house: House) -> None:
    links = house.lay()
    page = visit(f"/#/t/{links['id']}", tolerant=True)
    expect(page.locator("h1")).to_contain_text("no such table")


def test_a_seat_moves_to_another_device(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    links = house.lay()
    here = ready(visit(f"/#/t/{links['id']}", keys=tokens(links)))
    here.locator("[data-open=seats]").click()
    here.locator("[data-move]").click()
    link = here.locator(".invite input").first.input_value()
    there = ready(visit(link.removeprefix(house.base)))
    until(lambda: asked(there))
    here.keyboard.press("Escape")
    until(lambda: not asked(here))


def test_drawings_have_their_colours_without_inline_styles(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    links = house.lay()
    page = ready(visit(f"/#/t/{links['id']}", keys=tokens(links)))
    player = Player(page)
    player.wait()
    player.option("activate amy")
    player.wait()
    # The drawing has its colours all the same.
    assert page.locator("#zone-12").evaluate("zone => getComputedStyle(zone).strokeDasharray") != "none"
    assert (
        page.locator(".overrun .wood-floor").first.evaluate("floor => getComputedStyle(floor).fill") != "none"
    )
