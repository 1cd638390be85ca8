"""One person at the table: clicks, keys, cards, dice, the film, the past."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from overrun.scenario import classic
from tests.page.conftest import TUTORIAL, House, Opener, until
from tests.page.driver import Player

Seed = Callable[[int], None]


def sit(visit: Opener, house: House, mission: str = TUTORIAL, path: str = "", **settings: object) -> Player:
    """A table of one's own, set up without the page, and the page open at it."""
    links = house.lay(mission, undo="free")
    page = visit(
        f"/#/t/{links['id']}{path}",
        keys={links["id"]: [seat["token"] for seat in links["seats"]]},
        **settings,
    )
    page.locator("[data-ready=yes]").wait_for()
    return Player(page)


def test_the_tutorial_is_won_by_clicking(visit: Opener, seeded: Seed) -> None:
    seeded(2)
    page = visit()
    page.locator("[data-quick]").click()
    page.locator("[data-ready=yes]").wait_for()
    assert Player(page).play()
    # The table is among one's own, as won.
    page.goto("/".join(page.url.split("/")[:3]))
    expect(page.locator(".mine a")).to_contain_text("won")


def test_a_turn_by_keyboard_alone(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    player = sit(visit, house)
    page = player.page
    player.wait()
    page.keyboard.press("1")  # Amy
    player.wait()
    expect(page.locator("[data-question] h2")).to_contain_text("Amy")
    page.keyboard.press("m")
    expect(page.locator("[data-menu=move]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-menu=move]")).to_have_count(0)
    page.keyboard.press("s")
    assert player.wait() == "find"
    page.keyboard.press("Enter")  # keeps it
    assert player.wait() == "arrange"
    page.keyboard.press("1")  # done
    assert player.wait() == "action"
    page.keyboard.press("a")
    expect(page.locator("[data-attack]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.keyboard.press("2")
    player.wait()
    assert player.zone() == 12
    page.keyboard.press("Backspace")
    player.wait()
    assert player.zone() == 11
    page.keyboard.press("Shift+Backspace")
    player.wait()
    assert player.zone() == 12
    page.keyboard.press("e")
    assert player.wait() == "activate"


def test_the_board_is_clicked(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    player = sit(visit, house)
    page = player.page
    player.wait()
    page.locator("[data-who=amy]").click()
    player.wait()
    expect(page.locator("#zone-12")).to_have_class("zone room lit")
    page.locator("#zone-12").click(position={"x": 60, "y": 60})
    player.wait()
    assert player.zone() == 12
    # The board shows her there.
    until(lambda: inside(page, "[data-who=amy] .disc", "#zone-12"))
    assert inside(page, "[data-who=ned] .disc", "#zone-11")


def inside(page: Page, thing: str, place: str) -> bool:
    inner, outer = page.locator(thing).bounding_box(), page.locator(place).bounding_box()
    assert inner and outer
    return (
        outer["x"] < inner["x"] < outer["x"] + outer["width"]
        and outer["y"] < inner["y"] < outer["y"] + outer["height"]
    )


def test_undo_and_redo_bring_back_the_same(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    player = sit(visit, house)
    page = player.page
    player.wait()
    expect(page.locator("[data-undo]")).to_be_disabled()
    player.option("activate amy")
    player.wait()
    page.locator("[data-group=search]").click()
    player.wait()
    found = page.locator("[data-question] h2").inner_text()
    page.locator("[data-undo]").click()
    assert player.wait() == "action"
    page.locator("[data-redo]").click()
    assert player.wait() == "find"
    assert page.locator("[data-question] h2").inner_text() == found


def armed(visit: Opener, house: House, seeded: Seed) -> Player:
    """Amy with a pistol, and her friends around her."""
    seeded(7)
    player = sit(visit, house)
    player.wait()
    player.option("activate amy")
    player.wait()
    player.click("[data-group=search]")
    player.wait()
    player.option("keep pistol")
    player.wait()
    player.option("done")
    assert player.wait() == "action"
    return player


def test_before_a_roll_one_sees_the_odds_and_who_is_in_the_way(
    visit: Opener, house: House, seeded: Seed
) -> None:
    player = armed(visit, house, seeded)
    page = player.page
    page.locator("[data-group=attack]").click()
    card = page.locator("[data-attack]")
    expect(card).to_contain_text("4+")
    expect(card).to_contain_text("50 %")
    expect(card.locator(".friendly")).to_contain_text("Doug, Josh, Ned")
    page.locator("[data-roll]").click()
    player.wait()
    expect(page.locator("[data-rolled] .dice svg")).to_have_count(1)
    expect(page.locator("[data-rolled]")).to_contain_text("4+ needed")
    # The dice lie there until the next action.
    page.locator("[data-group=noise]").click()
    player.wait()
    expect(page.locator("[data-rolled]")).to_have_count(0)


def test_cards_are_dragged_and_tapped(visit: Opener, house: House, seeded: Seed) -> None:
    player = armed(visit, house, seeded)
    page = player.page
    pistol = page.locator(".right [data-card=pistol]")
    pistol.click()
    expect(page.locator("[data-about=pistol]")).to_contain_text("sidearm")
    expect(pistol).to_contain_text("4+")
    pistol.click()
    pistol.drag_to(page.locator(".right [data-place=reserve] .slot").nth(1))
    assert player.wait() == "arrange"
    expect(page.locator(".right [data-place=reserve] [data-card=pistol]")).to_have_count(1)
    player.option("done")
    assert player.wait() == "action"
    expect(page.locator(".right [data-actions]")).to_have_attribute("data-actions", "1")
    # Tapping it shows how to get rid of it.
    page.locator(".right [data-card=pistol]").click()
    player.option("drop amy pistol")
    player.wait()
    expect(page.locator(".right [data-card=pistol]")).to_have_count(0)


def test_a_trade_shows_both_and_cards_go_across(visit: Opener, house: House, seeded: Seed) -> None:
    player = armed(visit, house, seeded)
    page = player.page
    player.click("[data-group=trade]")
    player.option("trade doug")
    assert player.wait() == "arrange"
    doug = page.locator(".right [data-survivor=doug]")
    page.locator(".right [data-survivor=amy] [data-card=pistol]").drag_to(
        doug.locator("[data-place=hand] .slot").first
    )
    player.wait()
    expect(doug.locator("[data-place=hand] [data-card=pistol]")).to_have_count(1)
    expect(page.locator(".right [data-survivor=amy] [data-card=pistol]")).to_have_count(0)


def test_a_bot_makes_a_suggestion(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    player = sit(visit, house)
    player.wait()
    player.page.keyboard.press("?")
    # With no zombie near there is nothing to think about, and the reason is a plain one.
    expect(player.page.locator("[data-suggestion] [data-why]")).to_have_text("This turn should come first.")
    player.page.locator("[data-suggestion]").click()
    assert player.wait() == "action"


def by_the_car(visit: Opener, house: House) -> Player:
    """Amy's turn beside a car, with zombies in the next zone."""
    position = classic("classic/04-drive-by-shooting").survivor("amy", at=19).survivor("ned", at=19)
    links = house.put(position.zombies(18, walker=2).turn("amy"))
    page = visit(f"/#/t/{links['id']}", keys={links["id"]: [seat["token"] for seat in links["seats"]]})
    page.locator("[data-ready=yes]").wait_for()
    player = Player(page)
    player.wait()
    return player


def test_a_bot_thinks_before_it_makes_a_suggestion(visit: Opener, house: House) -> None:
    player = by_the_car(visit, house)
    page = player.page
    page.keyboard.press("?")
    expect(page.locator("[data-suggestion] [data-why]")).to_contain_text("imagined games.")
    page.locator("[data-suggestion]").click()
    player.wait()
    expect(page.locator("[data-suggestion]")).to_have_count(0)


def test_a_refused_wish_names_the_rule(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    player = sit(visit, house)
    page = player.page
    player.wait()
    player.option("activate amy")
    player.wait()
    page.locator("[data-refused=door]").click()
    expect(page.locator("dialog[open]")).to_contain_text("Door: why not now?")
    until(lambda: len(page.locator("dialog[open] .body").inner_text()) > 20)
    page.keyboard.press("Escape")
    # Rules behind a line of the log.
    page.locator(".log [data-event=turn-started] .rule").first.click()
    expect(page.locator("dialog[open] code").first).to_contain_text("classic.turn.")


def to_the_zombies(player: Player) -> None:
    """Everybody just ends their turn."""
    page: Page = player.page
    for _ in range(20):
        kind = player.wait()
        if page.locator("[data-film]").count():
            return
        player.click("[data-group=end]" if kind == "action" else "[data-question] [data-option]")
    raise AssertionError("the zombies never came")


def test_the_enemy_phase_is_a_film(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    player = sit(visit, house, film=True, speed=1)
    page = player.page
    to_the_zombies(player)
    page.locator("[data-play]").click()  # pause
    film = page.locator("[data-film]")
    seen = [film.get_attribute("data-film")]
    for _ in range(30):
        page.keyboard.press("Space")
        if film.count() == 0:
            break
        seen.append(film.get_attribute("data-film"))
        if seen[-1] == "zombies-moved" and seen.count("zombies-moved") == 1:
            expect(page.locator(".arrow")).to_have_count(1)
            page.locator(".why").last.click()
            # What they saw or heard, then each rule under a heading, its id small below.
            expect(page.locator("dialog[open] h2")).to_have_text("Why?")
            expect(page.locator("dialog[open] [data-because]")).to_contain_text("in zone")
            first = page.locator("dialog[open] li").first
            expect(first.locator("h3")).to_have_text("Activation")
            expect(first.locator("p")).to_contain_text("Zombie")
            expect(first.locator("code")).to_contain_text("classic.zmove.")
            page.keyboard.press("Escape")
        if seen[-1] == "zombie-card-drawn":
            expect(film.locator(".card")).to_contain_text("Zombie card")
    assert {"zombies-moved", "zombie-card-drawn", "zombies-spawned"} <= set(seen)
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")
    # Afterwards: what happened, and once more if one likes.
    page.locator("[data-open=since]").click()
    expect(page.locator("dialog[open]")).to_contain_text("Zombie card")
    page.locator("[data-again]").click()
    expect(film).to_have_count(1)
    # It never blocks: answering ends it.
    player.at = -2
    player.wait()
    page.locator("[data-question] [data-option]").first.click()
    expect(film).to_have_count(0)


def test_the_log_shows_the_board_at_that_moment(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    player = sit(visit, house)
    page = player.page
    player.wait()
    player.option("activate amy")
    player.wait()
    for zone in (12, 11):
        page.locator("[data-group=move]").click()
        player.option(f"move {zone}")
        player.wait()
    page.get_by_role("button", name="Amy moves from 11 to 12.", exact=True).click()
    expect(page.locator("[data-past]")).to_be_visible()
    assert player.zone() == 12
    page.keyboard.press("Escape")
    assert player.zone() == 11
    # A line from before this page was opened is fetched.
    page.reload()
    page.locator("[data-ready=yes]").wait_for()
    page.get_by_role("button", name="Amy moves from 11 to 12.", exact=True).click()
    expect(page.locator("[data-past]")).to_be_visible()
    assert player.zone() == 12


def test_hints_explain_a_first_game_and_can_be_switched_off(
    visit: Opener, house: House, seeded: Seed
) -> None:
    seeded(7)
    player = sit(visit, house, hints=True)
    page = player.page
    player.wait()
    # What it is about, first of all; it can be read again at any time.
    expect(page.locator("[data-briefing]")).to_contain_text("objective")
    page.locator("[data-briefed]").click()
    expect(page.locator("[data-hint=begin]")).to_be_visible()
    page.locator("[data-hint-ok]").click()
    player.option("activate amy")
    player.wait()
    expect(page.locator("[data-hint=move]")).to_be_visible()
    page.locator("[data-hint-never]").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.reload()
    page.locator("[data-ready=yes]").wait_for()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.locator(".left [data-open=mission]").click()
    expect(page.locator("[data-briefing]")).to_be_visible()


def test_a_car_is_entered_and_driven(visit: Opener, house: House) -> None:
    """By the bar and by a click on the street; the car moves with those in it."""
    player = by_the_car(visit, house)
    page = player.page
    player.click("[data-group=car]")
    player.option("enter 0 driver")
    player.wait()
    expect(page.locator(".right [data-survivor=amy]")).to_contain_text("in the car")
    car = page.locator(".token.car").first
    before = car.get_attribute("transform")
    player.click("[data-group=car]")
    page.locator("[data-menu=car] [data-option^='drive ']").first.click()
    while player.wait() != "action":
        player.click("[data-question] [data-option]")
    assert car.get_attribute("transform") != before
    assert player.zone() != 19
