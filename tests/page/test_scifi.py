"""Invader and Dark Side in the page: whole tutorials, and everything the other games have not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import overrun
from overrun.core import Game
from overrun.scenario import scifi
from tests.page.conftest import PHONE, House, Opener, until
from tests.page.scifi import Clicker, crowd, demolition, sit_at, winning
from tests.page.test_screens import serious

Seed = Callable[[int], None]
TUTORIALS = {"invader/m0-breach": 4, "darkside/m0-they-came-from-below": 6}


@pytest.mark.parametrize("mission", TUTORIALS)
def test_the_tutorial_is_won_by_clicking(visit: Opener, seeded: Seed, mission: str) -> None:
    seed, answers = winning(mission, TUTORIALS[mission])
    seeded(seed)
    page = visit(f"/#/new/{mission}")
    page.locator("[data-start]").click()
    page.locator("[data-ready=yes]").wait_for()
    player = Clicker(page)
    for text in answers:
        assert player.wait(), f"the page asks nothing, but {text!r} is to be answered"
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        player.take(text)
    player.wait()
    assert player.won()


def spot(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# A turn


def test_cards_are_attached_and_taken_off_by_dragging(visit: Opener, house: House) -> None:
    player = sit_at(visit, house, crowd().turn("mitsuki"))
    page = player.page
    places = page.locator(".right [data-place]")
    assert [place.get_attribute("data-place") for place in places.all()] == ["hand", "body", "backpack"]
    expect(page.locator(".right [data-place] .slot")).to_have_count(9)
    prototype = page.locator(".right [data-place=hand] .slot").nth(1)
    expect(prototype).to_contain_text("needs a cell")
    page.locator(".right [data-card=energy-cell]").drag_to(prototype)
    assert player.wait() == "arrange"
    expect(prototype.locator("[data-attached=energy-cell]")).to_have_count(1)
    expect(prototype).not_to_contain_text("needs a cell")
    bullets = page.locator(".right [data-attached=plenty-of-bullets]")
    bullets.drag_to(page.locator(".right [data-place=backpack] .slot.empty").first)
    player.wait()
    expect(page.locator(".right [data-place=backpack] [data-card=plenty-of-bullets]")).to_have_count(1)
    player.take("done")
    assert player.wait() == "action"
    expect(page.locator(".right [data-actions]")).to_have_attribute("data-actions", "3")


def test_cards_are_attached_and_taken_off_by_clicking(visit: Opener, house: House) -> None:
    player = sit_at(visit, house, crowd().turn("mitsuki"))
    page = player.page
    player.take("reorganise")
    assert player.wait() == "arrange"
    page.locator(".right [data-card=energy-cell]").click()
    about = page.locator("[data-about=energy-cell]")
    about.get_by_text("Attach Energy Cell to Prototype Light Machine Gun").click()
    player.wait()
    expect(page.locator(".right [data-attached=energy-cell]")).to_have_count(1)
    page.locator(".right [data-attached=plenty-of-bullets]").click()
    page.locator("[data-about=plenty-of-bullets]").get_by_text("Take Plenty of Bullets off").click()
    player.wait()
    expect(page.locator(".right [data-place=backpack] [data-card=plenty-of-bullets]")).to_have_count(1)


def test_doors_open_and_close_on_the_board(visit: Opener, house: House) -> None:
    player = sit_at(visit, house, crowd().turn("mitsuki"))
    page = player.page
    expect(page.locator("#door-38")).to_have_class("door doorway lit")
    expect(page.locator("#door-45")).to_have_class("door closed lit")
    expect(page.locator("#door-39")).to_have_class("door destroyed")
    before = page.get_by_text("door tokens in reserve").inner_text()
    page.mouse.click(*spot(page, "#door-38"))
    player.wait()
    expect(page.locator("#door-38")).to_have_class("door closed")
    assert page.get_by_text("door tokens in reserve").inner_text() != before
    # Once a turn: the other one does not glow any more, and the page says why.
    expect(page.locator("#door-45")).to_have_class("door closed")
    page.locator("[data-refused=door]").click()
    expect(page.locator("dialog[open]")).to_contain_text("once per Turn")


def test_an_attack_is_concentrated_before_the_roll(visit: Opener, house: House) -> None:
    player = sit_at(visit, house, crowd().dice(6, 6).turn("mitsuki"))
    page = player.page
    page.locator("[data-group=attack]").click()
    card = page.locator("[data-attack]")
    page.locator("[data-aim='shoot smg 30']").click()
    expect(card).to_contain_text("to hit at all")
    expect(card).to_contain_text("too tough for this")
    expect(card.locator(".friendly")).to_contain_text("Cole")
    page.locator("[data-aim='shoot smg 30 tank']").click()
    expect(card).to_contain_text("11 % to bring it down")
    page.locator("[data-roll]").click()
    player.wait()
    player.take("keep")
    player.wait()
    expect(page.locator("[data-rolled]")).to_contain_text("eliminates in zone 30: 1 Tank")


def test_stray_shots_are_shared_out_with_armour_in_sight(visit: Opener, house: House) -> None:
    game = (
        scifi("invader/m5-arms-race")
        .survivor("mitsuki", 36, hands=["smg"])
        .survivor("baraka", 30)
        .survivor("jared", 30)
        .xenos(30, worker=1)
        .dice(1, 1)
        .turn("mitsuki")
    )
    player = sit_at(visit, house, game)
    page = player.page
    player.take("shoot smg 30")
    assert player.wait() == "share"
    expect(page.locator("[data-question] h2")).to_contain_text("2 attacks in zone 30 (stray shots)")
    expect(page.locator("[data-share-of=baraka]")).to_contain_text("armour 3 · nothing yet")
    player.click("[data-share-of=baraka] [data-option='take baraka 1']")
    player.wait()
    expect(page.locator("[data-share-of=baraka]")).to_contain_text("1 damage so far")
    player.click("[data-share-of=jared] [data-option='take jared 1']")
    player.wait()
    expect(page.locator(".right [data-person=jared]")).to_contain_text("2 armour left of 3")


def test_a_machine_is_used_on_the_board(visit: Opener, house: House) -> None:
    player = sit_at(visit, house, crowd().dice(6, 6, 6).turn("mitsuki"))
    page = player.page
    state = page.locator("[data-machine-state=peacekeeper]")
    expect(state).to_contain_text("xenos ignore it")
    expect(state).to_contain_text("controlled by Mitsuki")
    expect(page.locator("[data-machine=peacekeeper]")).to_contain_class("lit")
    page.mouse.click(*spot(page, "[data-machine=peacekeeper] .plate"))
    expect(page.locator(".zone-menu")).to_be_visible()
    page.keyboard.press("Escape")
    player.take("machine-shoot peacekeeper 30 tank")
    player.wait()
    expect(state).to_contain_text("xenos attack it")
    expect(page.locator("[data-machine=peacekeeper]")).to_contain_class("on")


def test_a_bot_comes_along(visit: Opener, house: House) -> None:
    game = (
        scifi("invader/m5-arms-race")
        .survivor("mitsuki", 36, hands=["smg"])
        .machine("peacekeeper", 36)
        .turn("mitsuki")
    )
    player = sit_at(visit, house, game)
    page = player.page
    player.take("move 30")
    assert player.wait() == "follow"
    expect(page.locator("[data-machine=peacekeeper]")).to_contain_class("lit")
    player.take("follow peacekeeper")
    player.wait()
    expect(page.locator("[data-machine-state=peacekeeper]")).to_contain_text("Zone 30")


def test_tokens_are_handed_over_in_a_trade(visit: Opener, house: House) -> None:
    player = sit_at(visit, house, crowd().turn("mitsuki"))
    page = player.page
    expect(page.locator(".right [data-carried=purple]")).to_have_text("remote of the sentry gun")
    player.take("trade baraka")
    player.wait()
    page.locator(".right [data-survivor=mitsuki] [data-option='give purple mitsuki baraka']").click()
    player.wait()
    expect(page.locator(".right [data-survivor=baraka] [data-carried=purple]")).to_have_count(1)


# The board


def test_the_ground_changes_under_their_feet(visit: Opener, house: House) -> None:
    page = sit_at(visit, house, crowd().turn("mitsuki")).page
    assert looks(page, "mold active") == {"21"}
    assert looks(page, "mold inactive") == {"14"}
    expect(page.locator("[data-who=cole]")).to_contain_class("unseen")
    page.mouse.move(*spot(page, "#zone-21"))
    expect(page.locator(".caption")).to_contain_text("mold")
    page = sit_at(visit, house, demolition().turn("drake")).page
    assert len(looks(page, "pit")) == 3
    assert len(looks(page, "pit filled")) == 1


def test_locked_doors_and_sleeping_spawn_zones_are_told_apart(visit: Opener, house: House) -> None:
    page = sit_at(visit, house, overrun.new("invader/m7-xenium-burger", seed=1)).page
    expect(page.locator(".door.purple, .door.green")).to_have_count(2)
    expect(page.locator(".door.closed.purple text")).to_have_text("V")
    expect(page.locator(".token.spawn.asleep:visible")).to_have_count(2)
    page = sit_at(visit, house, overrun.new("invader/m8-code-orange", seed=1)).page
    expect(page.locator(".door.sealed")).to_have_count(1)
    expect(page.locator(".seal")).to_have_count(1)


def test_before_the_first_round_the_game_is_set_up(visit: Opener, house: House) -> None:
    page = sit_at(visit, house, overrun.new("invader/m2-rockn-rolly", seed=1)).page
    expect(page.locator("[data-round]")).to_have_text("Set-up")
    expect(page.locator("header .phase")).to_have_count(0)


def looks(page: Page, look: str) -> set[str]:
    found = page.locator(f".ground [class='{look}']").all()
    return {str(element.get_attribute("data-zone")) for element in found}


def test_a_pillar_takes_its_tiles_along(visit: Opener, house: House) -> None:
    player = sit_at(visit, house, demolition().turn("drake"), quiet=False, hints=False)
    page = player.page
    expect(page.locator("[data-removed]")).to_have_count(0)
    player.take("collapse yellow")
    expect(page.locator("[data-film=tiles-removed]")).to_be_visible()
    expect(page.locator("[data-removed] .quake")).to_have_count(1)
    page.keyboard.press("Escape")

    # Two tiles side by side are one hole; who stands across its edge stands on what is left.
    def beside_the_hole() -> bool:
        hole = page.locator("[data-removed] rect").bounding_box()
        hunters = page.locator(".kind-driller-hunter path").last.bounding_box()
        assert hole and hunters
        return hunters["x"] + hunters["width"] < hole["x"] + 4

    until(beside_the_hole)  # figures walk there
    expect(page.locator("[data-machine=vindicator]")).to_have_count(0)
    expect(page.locator(".left")).to_contain_text("The yellow pillar is down")


def test_the_film_shows_cards_and_arrows_with_their_reasons(visit: Opener, house: House) -> None:
    game = (
        scifi("invader/m5-arms-race")
        .survivor("mitsuki", 36, acted=True)
        .survivor("jared", 14)
        .xenos(20, worker=2)
        .xeno_cards(1, 2, 3, 4)
        .turn("jared")
    )
    player = sit_at(visit, house, game, quiet=False, hints=False, speed=0.02)
    page = player.page
    film = page.locator("[data-film]")
    player.take("end")
    film.wait_for()
    while film.get_attribute("data-film") != "xenos-moved":
        page.keyboard.press(" ")
    expect(page.locator("svg .why")).to_be_visible()
    expect(film).to_contain_text("because they see somebody")
    page.keyboard.press("Escape")
    assert player.wait() == "first-spawn"
    player.click("[data-question] [data-option]")
    film.wait_for()
    while film.get_attribute("data-film") != "xeno-card-drawn":
        page.keyboard.press(" ")
    expect(film).to_contain_text("Xeno card 1")
    expect(film.locator(".now")).to_contain_text("2 Workers")


# Before a game


def test_the_set_up_offers_decks_ultrared_both_boxes_and_a_crowd(visit: Opener) -> None:
    page = visit("/#/new/invader/m1-gathering-forces")
    expect(page.locator("[data-people]")).to_have_count(0)
    expect(page.locator("[data-pick]")).to_have_count(6)
    page.locator("[data-switch=ultrared]").check()
    page.locator("[data-switch=extra_activations]").uncheck()
    expect(page.locator("[data-switch=bot]")).to_have_count(0)
    page.locator("[data-switch=both_boxes]").check()
    expect(page.locator("[data-pick]")).to_have_count(12)
    page.locator("[data-switch=bot]").select_option("vindicator")
    page.locator("[data-people='8']").click()
    expect(page.locator("[data-seat-kind]")).to_have_count(2)
    page.locator("[data-pick=miranda]").click()
    page.locator("[data-start]").click()
    page.locator("[data-ready=yes]").wait_for()
    expect(page.locator(".right [data-person]")).to_have_count(8)
    expect(page.locator(".right [data-person=miranda]")).to_have_count(1)
    expect(page.locator("[data-machine-state=vindicator]")).to_have_count(1)
    expect(page.locator(".supply .kind")).to_have_count(8)


def test_a_switch_that_does_not_exist_is_refused(house: House) -> None:
    import httpx

    for mission, switches in (
        ("invader/m0-breach", {"cheat": True}),
        ("classic/00-tutorial", {"easy": True}),
    ):
        answer = httpx.post(f"{house.base}/api/tables", json={"mission": mission, "switches": switches})
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] == "bad-setup"


# Sizes, languages, everybody


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_phone_is_enough(visit: Opener, house: House, language: str) -> None:
    player = sit_at(visit, house, crowd().turn("mitsuki"), size=PHONE, language=language)
    page = player.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".phone-people [data-person=mitsuki]").tap()
    window = page.locator("dialog[open]")
    expect(window.locator("[data-place] .slot")).to_have_count(9)
    expect(window.locator("[data-machine-state]")).to_have_count(2)
    assert "⟨" not in window.inner_text()
    page.keyboard.press("Escape")
    player.take("reorganise")
    player.wait()
    window.locator("[data-card=energy-cell]").tap()
    window.locator("[data-about] [data-option^='attach energy-cell']").first.tap()
    player.wait()
    expect(window.locator("[data-attached=energy-cell]")).to_have_count(1)
    window.locator("[data-done]").tap()
    assert player.wait() == "action"
    assert "⟨" not in page.locator("body").inner_text()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(visit: Opener, house: House, theme: str) -> None:
    page = visit("/#/new/darkside/m10-demo-squad", theme=theme)
    page.locator("[data-start]").wait_for()
    page.locator("[data-switch=both_boxes]").check()
    assert serious(page) == []
    player = sit_at(visit, house, crowd().turn("mitsuki"), theme=theme)
    page = player.page
    page.locator(".right [data-attached=plenty-of-bullets]").click()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-group=attack]").click()
    page.locator("[data-attack]").wait_for()
    assert serious(page) == []
    page = sit_at(visit, house, shared(), theme=theme).page
    page.locator("[data-share]").wait_for()
    assert serious(page) == []


def shared() -> Game[Any, Any]:
    """Attacks are to be shared out."""
    game = (
        scifi("invader/m5-arms-race")
        .survivor("mitsuki", 36)
        .survivor("jared", 36)
        .xenos(36, worker=2, tank=1)
        .xenos_phase()
    )
    until(lambda: game.question is not None and game.question.kind == "share")
    return game
