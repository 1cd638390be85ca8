"""Gear Up in the browser: drawn on the squares with a mouse, with a thumb, and by keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, get_args

import httpx
import pytest
from playwright.sync_api import Page, expect

import overrun
from overrun.agents import make
from overrun.core import Game
from overrun.words import LANGUAGES, Words
from tests.page.conftest import PHONE, ROOT, House, Opener, until
from tests.page.driver import Player
from tests.page.test_screens import fits, serious

Seed = Callable[[int], None]
SUPER = "gearup/super-abomination-standard"


def lay(house: House, seats: int = 1, mission: str = SUPER, **more: Any) -> dict[str, Any]:
    return house.lay(mission, seats=[{"kind": "mine", "name": f"P{seat}"} for seat in range(seats)], **more)


def sit(visit: Opener, links: dict[str, Any], *seats: int, **settings: Any) -> Page:
    tokens = [seat["token"] for seat in links["seats"] if not seats or seat["seat"] in seats]
    page = visit(f"/#/t/{links['id']}", keys={links["id"]: tokens}, **settings)
    page.locator("[data-game=gearup]").wait_for()
    return page


def fork(
    house: House, mission: str, seats: int, wanted: Callable[[Game[Any, Any]], bool], **setup: Any
) -> dict[str, Any]:
    """A table at the first position of a bots' game that is as wanted."""
    for seed in range(60):
        game = overrun.new(mission, seed=seed, seats=seats, **setup)
        agent = make("sensible", seed)
        while game.question is not None:
            if wanted(game):
                who = [{"kind": "mine", "name": f"P{seat}"} for seat in range(seats)]
                body = {"record": json.loads(game.record.json()), "spoilers": True, "seats": who}
                answer = httpx.post(f"{house.base}/api/tables/fork", json=body)
                assert answer.status_code == 201, answer.text
                found: dict[str, Any] = answer.json()
                return found
            game.choose(agent(game.for_agent()))
    raise AssertionError("no bot ever came there")


def at(page: Page) -> int:
    return int(page.locator("[data-question]").get_attribute("data-at") or -1)


def crossed(page: Page, card: str) -> int:
    return page.locator(f"main [data-grid='{card}'] [data-crossed]").count()


def answered(page: Page, before: int) -> None:
    until(lambda: at(page) > before)


def place(page: Page) -> tuple[str, str]:
    """A card and a square of it at which the shape in hand fits, found by trying; turned if it has to be."""
    for card in targets(page):
        for _ in range(4):
            for cell in page.locator(f"main [data-grid='{card}'] [data-cell]").all():
                cell.hover()
                if page.locator("[data-ghost=good]").count():
                    return card, str(cell.get_attribute("data-cell"))
            page.keyboard.press("r")
    raise AssertionError("nothing fits anywhere")


def targets(page: Page) -> list[str]:
    return [str(pad.get_attribute("data-grid")) for pad in page.locator("main .pad.on").all()]


def test_a_turn_alone_drawn_on_the_squares(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = sit(visit, lay(house))
    fits(page)
    shape = page.locator(".hand .shape rect").count()
    assert shape > 1
    card, cell = place(page)
    assert crossed(page, card) == 0
    expect(page.locator("[data-ghost] rect")).to_have_count(shape)
    expect(page.locator("[data-said]")).to_contain_text("It fits on")
    before = at(page)
    page.locator(f"main [data-grid='{card}'] [data-cell='{cell}']").click()
    answered(page, before)
    assert crossed(page, card) == shape or page.locator(f"[data-card='{card}']").count() == 0
    # On with whatever is asked until the next turn has come.
    play_on(page, lambda: page.locator("[data-turn]").get_attribute("data-turn") == "2")
    expect(page.locator(".log")).to_contain_text("Turn 2")


def play_on(page: Page, over: Callable[[], bool], answers: int = 40) -> None:
    """The first button, or a drawing where there is none."""
    player = Player(page)
    for _ in range(answers):
        player.wait()
        if over():
            return
        if player.has(".answers [data-option]"):
            done = page.locator(".answers [data-option^=done]")
            (done if done.count() else page.locator(".answers [data-option]").first).click()
        else:
            page.keyboard.press("n")
            page.keyboard.press("Enter")
    assert over()


def test_turning_mirroring_and_single_squares(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = sit(visit, lay(house))
    held = page.locator("[data-held]")
    expect(held).to_have_attribute("data-held", "0")
    page.keyboard.press("r")
    expect(held).to_have_attribute("data-held", "1")
    page.locator("[data-rotate]").click()
    expect(held).to_have_attribute("data-held", "2")
    page.keyboard.press("m")
    expect(held).to_have_attribute("data-held", "2m")
    page.locator("[data-mirror]").click()
    expect(held).to_have_attribute("data-held", "2")
    page.locator("[data-way=single]").click()
    card = targets(page)[0]
    square = page.locator(f"main [data-grid='{card}'] [data-cell]").first
    square.hover()
    expect(page.locator("[data-ghost=good] rect")).to_have_count(1)
    before = at(page)
    square.click()
    answered(page, before)
    assert crossed(page, card) == 1


def test_a_shape_that_does_not_fit_says_why(visit: Opener, house: House) -> None:
    """A full Boss has squares that are crossed off, and a mouth that is shut."""
    links = fork(house, "gearup/screamer-easy", 1, lambda game: boss_to_draw(game) and mouth_shut(game))
    page = sit(visit, links)
    said = page.locator("[data-said]")
    page.keyboard.press("s")
    page.locator("main [data-grid=boss] [data-crossed]").first.hover()
    expect(page.locator("[data-ghost=bad]")).to_be_visible()
    expect(said).to_contain_text("crossed off already")
    before = at(page)
    page.locator("main [data-grid=boss] [data-crossed]").first.click()
    page.locator("main [data-grid=boss] [data-cell]:has(.shut)").first.hover()
    expect(said).to_contain_text("The mouth is shut")
    assert at(page) == before


def boss_to_draw(game: Game[Any, Any]) -> bool:
    question = game.question
    return (
        question is not None
        and question.kind == "attack"
        and game.state.round == 2
        and any(o.text in (f"aim {game.state.boss_at} boss",) for o in question.options)
    )


def mouth_shut(game: Game[Any, Any]) -> bool:
    body = game.view()["boss"]["bodies"][0]
    return bool(body["barred"] and body["crossed"])


def test_two_browsers_draw_at_the_same_time(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    links = lay(house, 2)
    ada, bob = sit(visit, links, 0), sit(visit, links, 1)
    for page, name in ((ada, "ethan"), (bob, "lisa")):
        expect(page.locator("main [data-sheet]")).to_have_attribute("data-sheet", name)
    # Both have their shape over a card; neither has to wait for the other.
    (mine, here), (theirs, there) = place(ada), place(bob)
    assert mine != theirs
    before = at(ada)
    ada.locator(f"main [data-grid='{mine}'] [data-cell='{here}']").click()
    bob.locator(f"main [data-grid='{theirs}'] [data-cell='{there}']").click()
    until(lambda: at(ada) >= before + 2 and at(bob) == at(ada))
    # Each sees the other's drawing on the small sheet beside the own one.
    for page, card in ((ada, theirs), (bob, mine)):
        until(page.locator(f"aside [data-card='{card}'] [data-crossed]").count)
    # A click looks at it; the marker stays one's own.
    ada.locator("[data-look=lisa]").click()
    expect(ada.locator("main [data-sheet=lisa]")).to_be_visible()
    ada.locator("[data-look=ethan]").click()
    expect(ada.locator("main [data-sheet=ethan]")).to_be_visible()
    # Until both have said that they are done.
    for page in (ada, bob):
        play_out(page)
    for page in (ada, bob):
        expect(page.locator("[data-turn]")).to_have_attribute("data-turn", "2", timeout=10_000)


def play_out(page: Page) -> None:
    """Answer until somebody else has to, or the turn is over."""
    for _ in range(20):
        if page.locator("[data-turn]").get_attribute("data-turn") == "2":
            return
        answers = page.locator(".answers [data-option]")
        if not answers.count():
            return
        before = at(page)
        done = page.locator(".answers [data-option^=done]")
        (done if done.count() else answers.first).click()
        answered(page, before)


def test_a_turn_on_a_phone_by_thumb(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = sit(visit, lay(house, 2), size=PHONE)
    fits(page)
    bench = page.locator("[data-bench]")
    # Squares are large enough for a thumb, and within its reach.
    box = bench.locator("[data-cell]").first.bounding_box()
    assert box and box["width"] >= 32 and box["y"] > PHONE[1] / 2
    for button in page.locator("[data-question] .hold button, [data-question] .answers button").all():
        size = button.bounding_box()
        assert size and size["height"] >= 40 and size["y"] > PHONE[1] / 2
    before = at(page)
    page.locator("[data-rotate]").tap()
    expect(page.locator("[data-held]")).to_have_attribute("data-held", "1")
    # The first tap tries, a tap on the shape draws.
    page.locator("[data-way=single]").tap()
    card = str(bench.get_attribute("data-bench"))
    square = bench.locator("[data-cell]").last
    square.tap()
    expect(page.locator("[data-ghost=good]")).to_be_visible()
    assert at(page) == before, "one tap only tries"
    square.tap()
    answered(page, before)
    # Ethan has nothing left to do, so the marker is Lisa's now; his sheet is a tap away.
    expect(page.locator("main [data-sheet=lisa]")).to_be_visible()
    page.locator(".people [data-look=ethan]").tap()
    expect(page.locator(f"main [data-card='{card}'] [data-crossed]").first).to_be_attached()
    # The other survivor's sheet, the log and the symbols are a tap away.
    page.locator(".people [data-look=lisa]").tap()
    expect(page.locator("main [data-sheet=lisa]")).to_be_visible()
    page.locator(".people [data-open=log]").tap()
    expect(page.locator("dialog[open]")).to_contain_text("draws")
    page.keyboard.press("Escape")
    page.locator(".people [data-open=legend]").tap()
    expect(page.locator("dialog[open]")).to_contain_text("Knockback")
    page.keyboard.press("Escape")
    fits(page)


def test_the_draw_button_is_a_second_tap(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = sit(visit, lay(house), size=PHONE)
    before = at(page)
    page.locator("[data-next-fit]").tap()
    page.locator("[data-draw]").tap()
    answered(page, before)


def test_a_turn_by_keyboard(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = sit(visit, lay(house))
    before = at(page)
    page.keyboard.press("ArrowRight")  # the shape comes onto the card
    expect(page.locator("[data-ghost]")).to_be_visible()
    first = page.locator("main .pad:has([data-ghost])").get_attribute("data-grid")
    page.keyboard.press("t")
    expect(page.locator(f"main .pad:not([data-grid='{first}']) [data-ghost]")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator("[data-ghost=good]")).to_be_visible()
    page.keyboard.press("Enter")
    answered(page, before)
    # The list has everything.
    page.keyboard.press("l")
    options = page.locator("[data-menu=list] [data-option]")
    assert options.count() >= 1
    page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    before = at(page)
    page.keyboard.press("1")
    answered(page, before)


def test_every_drawing_of_the_list_can_be_made_on_the_squares(visit: Opener, house: House) -> None:
    """What the marker says fits is what the server offers, no more and no less."""
    links = fork(
        house, "gearup/zombie-pyramid-easy", 2, lambda game: one_target(game) and game.state.round == 2
    )
    page = sit(visit, links)
    page.locator("[data-list]").click()
    texts = page.locator("[data-menu=list] [data-option^=draw]")
    offered = {str(option.get_attribute("data-option")) for option in texts.all()}
    page.keyboard.press("Escape")
    found = set()
    for way in ("f", "s"):
        page.keyboard.press(way)
        for _ in range(len(offered) + 1):
            page.keyboard.press("n")
            squares = page.evaluate(
                """() => [...document.querySelectorAll("[data-ghost=good] rect")].map(rect => {
                    return [rect.y, rect.x].map(side => Math.floor(side.baseVal.value / 20));
                })"""
            )
            words = [f"{chr(97 + column)}{row + 1}" for row, column in sorted(squares)]
            found.add(f"draw {offered and next(iter(offered)).split()[1]} {'.'.join(words)}")
    assert found == offered


def one_target(game: Game[Any, Any]) -> bool:
    question = game.question
    if question is None or question.kind != "attack":
        return False
    mine = question.options_of(question.seats[0])
    verbs = {option.verb for option in mine}
    return "draw" in verbs and not verbs & {"aim", "split"} and len(mine) > 12


def may_split(game: Game[Any, Any]) -> bool:
    question = game.question
    return (
        question is not None
        and question.kind == "attack"
        and "split" in {option.verb for option in question.options_of(question.seats[0])}
    )


def test_a_split_is_drawn_in_two_pieces(visit: Opener, house: House) -> None:
    links = fork(house, SUPER, 2, may_split, survivors=["lisa", "viktor"])
    page = sit(visit, links)
    page.keyboard.press("p")
    expect(page.locator("[data-way=split]")).to_have_attribute("aria-pressed", "true")
    pieces = page.locator("[data-piece]")
    assert pieces.count() > 1
    pieces.last.click()
    before = at(page)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    answered(page, before)
    if page.locator("[data-question]").get_attribute("data-question") == "second-piece":
        expect(page.locator("[data-way=second]")).to_be_visible()
        before = at(page)
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        answered(page, before)


def test_long_range_on_a_neighbours_sheet(visit: Opener, house: House) -> None:
    def wanted(game: Game[Any, Any]) -> bool:
        question = game.question
        if question is None or question.kind != "attack" or question.seats[0] != 0:
            return False
        aims = {str(o.args[1]) for o in question.options_of(0) if o.verb == "aim"}
        street = {game.world.names[card] for card in game.state.street[1]}
        return bool(aims & street) and not game.state.survivors[0].pending

    links = fork(house, SUPER, 2, wanted, survivors=["june", "ethan"])
    page = sit(visit, links)
    expect(page.locator("[data-mini=ethan]")).to_have_class(re.compile("reach"))
    page.locator("[data-look=ethan]").click()
    expect(page.locator("main [data-sheet=ethan]")).to_be_visible()
    # The marker is still June's.
    expect(page.locator("[data-question] h2")).to_contain_text("June")
    page.keyboard.press("s")
    square = page.locator("main .slot [data-cell]:not([data-crossed])").first
    square.hover()
    expect(page.locator("[data-ghost=good]")).to_be_visible()
    before = at(page)
    square.click()
    answered(page, before)
    expect(page.locator(".log li").last).to_contain_text("June")


@pytest.mark.parametrize(
    ("kind", "seats"), [("give", 3), ("upgrade", 2), ("block", 2), ("push", 2), ("target", 2)]
)
def test_every_other_question_has_its_buttons(visit: Opener, house: House, kind: str, seats: int) -> None:
    def wanted(game: Game[Any, Any]) -> bool:
        return game.question is not None and game.question.kind == kind and len(game.question.options) > 1

    links = fork(
        house, "gearup/the-mutation-hard", seats, wanted, survivors=["ethan", "viktor", "noor"][:seats]
    )
    page = sit(visit, links)
    expect(page.locator("[data-question]")).to_have_attribute("data-question", kind)
    options = page.locator(".answers [data-option]")
    assert options.count() > 1
    # On the sheets, too: a Weapon to unlock, a survivor to give to, a card to choose.
    if kind in ("give", "upgrade"):
        assert page.locator("main [data-option], aside [data-option]").count() > 1
    if kind == "target":
        assert page.locator("main [data-pick-card]").count() > 1
    before = at(page)
    if kind == "upgrade":
        page.locator("main [data-option^=unlock]").first.click()
    elif kind == "give":
        page.locator("aside [data-option^=give]").first.click()
    elif kind == "target":
        page.locator("main [data-pick-card]").first.click()
    else:
        page.keyboard.press("1")
    answered(page, before)


@pytest.mark.parametrize(
    ("verb", "team"),
    [
        ("blast", ["marcus", "noor"]),
        ("sweep", ["viktor", "lisa"]),
        ("again", ["viktor", "noor"]),
        ("enough", ["noor", "ethan"]),
        ("stop", ["noor", "june"]),
        ("pass", ["june", "noor"]),
        ("call", ["ethan"]),
    ],
)
def test_every_choice_has_its_button(visit: Opener, house: House, verb: str, team: list[str]) -> None:
    def wanted(game: Game[Any, Any]) -> bool:
        question = game.question
        if question is None or question.kind != "attack":
            return False
        return verb in {option.verb for option in question.options_of(question.seats[0])}

    page = sit(visit, fork(house, SUPER, len(team), wanted, survivors=team))
    if verb in ("blast", "sweep"):  # at the street, too
        expect(page.locator(f"main [data-option^='{verb} ']").first).to_be_visible()
    before = at(page)
    page.locator(f".answers [data-option^='{verb} ']").first.click()
    answered(page, before)


def test_ammo_is_spent_square_by_square(visit: Opener, house: House) -> None:
    def wanted(game: Game[Any, Any]) -> bool:
        question = game.question
        return question is not None and "shoot" in {o.verb for o in question.options_of(question.seats[0])}

    page = sit(visit, fork(house, SUPER, 2, wanted, survivors=["noor", "june"]))
    expect(page.locator("[data-way=ammo]")).to_have_attribute("aria-pressed", "true")
    square = page.locator("main .pad.on [data-cell]:not([data-crossed])").first
    square.hover()
    expect(page.locator("[data-ghost=good] rect")).to_have_count(1)
    before = at(page)
    square.click()
    answered(page, before)
    expect(page.locator(".log")).to_contain_text("spends Ammo")


def test_symbols_are_explained_and_what_is_not_offered_too(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = sit(visit, lay(house))
    page.locator("[data-weapon] [data-symbol=critical-hit]").first.click()
    expect(page.locator("[data-explained=critical-hit]")).to_contain_text("a second time on another target")
    page.keyboard.press("Escape")
    page.locator("[data-about-boss]").click()
    expect(page.locator("dialog[open]")).to_contain_text("Everybody crosses off 2 Armor")
    page.keyboard.press("Escape")
    page.locator("[data-refused='shoot 0']").click()
    expect(page.locator("dialog[open] code").first).to_contain_text("gearup.attack.ammo-after-weapon")
    page.keyboard.press("Escape")
    page.locator("[data-open=keys]").click()
    for effect in ("Knockback", "Frenzy", "Lock and Load"):
        expect(page.locator("dialog[open]")).to_contain_text(effect)
    page.keyboard.press("Escape")
    before = at(page)
    page.keyboard.press("Backspace")  # nothing to take back yet
    assert at(page) == before


def test_hints_come_once_and_can_be_switched_off(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = sit(visit, lay(house, 3), quiet=False, film=False)
    hint = page.locator("[data-hint]")
    expect(hint).to_have_attribute("data-hint", "draw")
    page.locator("[data-hint-ok]").click()
    # Then every effect in hand, the first time.
    effects = page.locator(".hand [data-symbol]")
    assert effects.count() >= 1
    expect(hint).to_have_attribute("data-hint", str(effects.first.get_attribute("data-symbol")))
    page.locator("[data-hint-never]").click()
    expect(hint).to_have_count(0)
    page.reload()
    page.locator("[data-game=gearup]").wait_for()
    expect(hint).to_have_count(0)


def test_the_walk_of_the_zombies_is_a_film(visit: Opener, house: House) -> None:
    def wanted(game: Game[Any, Any]) -> bool:
        question = game.question
        busy = question is not None and question.kind == "attack" and game.state.turn == 5
        return busy and len(game.state.street[0]) > 2 and question.find("done 0") is not None

    page = sit(visit, fork(house, "gearup/screamer-hard", 1, wanted), quiet=False, hints=False)
    page.locator(".answers [data-option^=done]").click()
    expect(page.locator("[data-film]")).to_be_visible()
    page.locator("[data-film] [data-play]").click()  # a pause, to look at it
    # Nobody answers the next question by mistake.
    expect(page.locator(".answers [data-option]")).to_have_count(0)
    page.locator("[data-now]").click()
    expect(page.locator("[data-film]")).to_have_count(0)
    expect(page.locator(".answers [data-option]").first).to_be_visible()
    # A line of the log shows that moment.
    page.locator(".log .moment").first.click()
    expect(page.locator("[data-past]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-past]")).to_have_count(0)


def test_giving_up_is_asked_back(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = sit(visit, lay(house))
    page.locator("[data-open=menu]").click()
    page.locator("[data-concede]").click()
    expect(page.locator("[data-question]")).to_have_attribute("data-question", "concede")
    page.locator("[data-option=give-up]").click()
    expect(page.locator("dialog[open]")).to_contain_text("You have lost")
    expect(page.locator("dialog[open]")).to_contain_text("Super-Abomination")


def test_house_rules_with_more_than_two_settings(visit: Opener) -> None:
    page = visit("/#/g/gearup")
    page.locator("[data-mission='gearup/dead-sox-easy']").click()
    expect(page.locator("main")).to_contain_text("Kill the Boss")
    page.locator("[data-players='3']").click()
    page.locator("[data-pick=june]").click()
    page.locator("summary").click()
    page.locator("[data-house=deadsox_order]").select_option("pitcher,batter,catcher")
    page.locator("[data-house=critical_hit_icon]").select_option("ammo")
    page.locator("[data-start]").click()
    page.locator("[data-game=gearup]").wait_for()
    expect(page.locator("main [data-sheet=june]")).to_be_visible()
    expect(page.locator("[data-mini]")).to_have_count(2)
    page.locator("[data-about-boss]").click()
    text = page.locator("dialog[open]").inner_text()
    assert text.index("pitcher:") < text.index("batter:") < text.index("catcher:")


@pytest.mark.parametrize(("theme", "size"), [("dark", (1366, 768)), ("light", (1366, 768)), ("light", PHONE)])
def test_axe_finds_nothing_serious(visit: Opener, house: House, theme: str, size: tuple[int, int]) -> None:
    def wanted(game: Game[Any, Any]) -> bool:
        return game.question is not None and game.question.kind == "attack" and game.state.round == 2

    page = sit(visit, fork(house, "gearup/screamer-standard", 3, wanted), theme=theme, size=size, hints=True)
    assert serious(page) == []
    page.keyboard.press("n")
    assert serious(page) == []
    page.locator("[data-about-boss]").click()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-list]").click()
    assert serious(page) == []


@pytest.mark.parametrize(("size", "seats"), [((1280, 720), 6), ((1440, 900), 1), (PHONE, 6), (PHONE, 1)])
def test_everything_is_in_sight(
    visit: Opener, house: House, seeded: Seed, size: tuple[int, int], seats: int
) -> None:
    seeded(7)
    page = sit(visit, lay(house, seats, "gearup/dead-sox-nightmare"), size=size)
    fits(page)
    for selector in ("main [data-sheet]", "[data-question]", "[data-option^=done], [data-option]"):
        box = page.locator(selector).first.bounding_box()
        assert box and box["x"] >= 0 and box["y"] >= 0, selector
        assert box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1], selector


def test_german(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = sit(visit, lay(house), language="de")
    expect(page.locator("[data-question] h2")).to_contain_text("zeichne")
    page.keyboard.press("n")
    expect(page.locator("[data-said]")).to_contain_text("Passt auf")
    page.locator("[data-open=keys]").click()
    expect(page.locator("dialog[open]")).to_contain_text("Rückstoß")
    assert "⟨" not in page.locator("body").inner_text()


# The words


SOURCES = sorted((ROOT / "web" / "src" / "games" / "gearup").glob("*"))


def code() -> str:
    return "\n".join(path.read_text("utf-8") for path in SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_exists_and_every_word_is_used(language: str) -> None:
    words = Words(language)
    wanted = set(re.findall(r"""["'`](gearup-[a-z-]+[a-z](?:\.[a-z]+)?)["'`]""", code()))
    assert len(wanted) > 60
    assert sorted(key for key in wanted if not words.has(key)) == []
    source = (ROOT / "src" / "overrun" / "words" / language / "gearup_page.ftl").read_text("utf-8")
    known = re.findall(r"^(gearup-page-[a-z0-9-]+) =", source, re.MULTILINE)
    starts = tuple(re.findall(r"`(gearup-page-[a-z-]*)\$\{", code()))
    assert sorted(key for key in known if key not in wanted and not key.startswith(starts)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_tell_colours_apart(language: str) -> None:
    words = Words(language)
    letters = {words.text(f"gearup-page-letter-{color}") for color in ("yellow", "red", "blue", "green")}
    assert len(letters) == 4


def test_every_zombie_boss_and_symbol_is_drawn() -> None:
    from overrun.content import library
    from overrun.gearup import content

    loaded = library("gearup")
    here = ROOT / "web" / "src" / "games" / "gearup"
    doodles = (here / "doodles.ts").read_text("utf-8")
    drawn = set(re.findall(r'^  "?([a-z-]+)"?: \[', doodles, re.MULTILINE))
    assert {kind.type for kind in loaded.of(content.ZOMBIES).values()} <= drawn
    assert {boss.boss for boss in loaded.of(content.BOSSES).values()} <= drawn
    symbols = set(re.findall(r'id="gu-([a-z-]+)"', (here / "Symbols.svelte").read_text("utf-8")))
    assert set(get_args(content.Effect)) <= symbols
    assert {"damage", "armor", "ammo", "health", "slow", "fast", "skill", "attack"} <= symbols


def test_undo_wipes_a_drawing(visit: Opener, house: House, seeded: Seed) -> None:
    seeded(7)
    page = sit(visit, lay(house))
    page.keyboard.press("s")
    card = targets(page)[0]
    square = page.locator(f"main [data-grid='{card}'] [data-cell]").first
    before = at(page)
    square.click()
    answered(page, before)
    assert crossed(page, card) == 1
    before = at(page)
    page.keyboard.press("Backspace")
    answered(page, before)
    assert crossed(page, card) == 0


def test_a_replay_shows_the_sheets_at_any_time(visit: Opener, house: House) -> None:
    game = overrun.new(SUPER, seed=3, seats=2)
    agent = make("sensible", 3)
    for _ in range(30):
        game.choose(agent(game.for_agent()))
    body = {"record": json.loads(game.record.json())}
    links = httpx.post(f"{house.base}/api/replays", json=body).json()
    page = visit(links["watch"])
    page.locator("[data-game=gearup]").wait_for()
    expect(page.locator("[data-replay]")).not_to_have_attribute("data-replay", "0")
    marks = page.locator("[data-crossed]")
    slider = page.locator("[data-replay] input[type=range]")
    slider.fill(slider.get_attribute("max") or "0")
    until(lambda: marks.count() > 0)
    slider.fill("0")
    until(lambda: marks.count() == 0)
    expect(page.locator("main [data-sheet]")).to_be_visible()
    assert page.locator(".pad.on").count() == 0, "nothing can be drawn in a replay"
