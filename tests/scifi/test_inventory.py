"""Inventories: slots, attached cards, trades, discards."""

import pytest

from overrun.scenario import scifi
from overrun.scifi import events
from overrun.testing import rule
from tests.scifi.hands import (
    Story,
    actions,
    asides,
    asked,
    carried,
    held,
    kinds,
    offers,
    options,
    packed,
    say,
    survivor,
    worn,
)

BASE = """
+#+#+
#RoR#
+#+#+
"""


def one(**cards):
    return scifi(BASE).survivor("vivian", at="a1", **cards)


def two(mine=None, others=None, **said):
    return (
        scifi(BASE, **said)
        .survivor("vivian", at="a1", **(mine or {}))
        .survivor("jared", at="a1", **(others or {}))
    )


def rearranging(**cards):
    game = one(**cards).turn("vivian")
    say(game, "reorganise")
    return game


# Slots


@rule("scifi.inventory.hand-slots", "scifi.inventory.body-slots", "scifi.inventory.backpack-any")
def test_hands_take_hand_cards_the_body_body_cards_and_the_backpack_everything() -> None:
    game = rearranging(backpack=["smg", "ablative-armor", "mre"])
    assert set(options(game, "put")) == {
        "put smg vivian/backpack vivian/hand",
        "put ablative-armor vivian/backpack vivian/body",
    }
    say(game, "put smg vivian/backpack vivian/hand", "put ablative-armor vivian/backpack vivian/body")
    # Everything that can be moved was moved once: that is all.
    assert asked(game) == "action"
    assert (held(game, "vivian"), worn(game, "vivian"), packed(game, "vivian")) == (
        ["smg"],
        ["ablative-armor"],
        ["mre"],
    )


@rule("scifi.trade.reorganize")
def test_rearranging_costs_one_action_however_much_is_moved() -> None:
    game = rearranging(hands=["smg", "sledge"], body=["searchlight"])
    say(
        game,
        "put smg vivian/hand vivian/backpack",
        "put sledge vivian/hand vivian/backpack",
        "put searchlight vivian/body vivian/backpack",
    )
    assert packed(game, "vivian") == ["smg", "sledge", "searchlight"]
    assert actions(game, "vivian") == 2


@rule("scifi.inventory.nine-slots")
def test_two_hands_two_on_the_body_and_five_in_the_backpack() -> None:
    full = {"hands": ["smg", "smg"], "body": ["searchlight"] * 2, "backpack": ["sledge"] * 3 + ["mre"] * 2}
    game = rearranging(**full)
    # There is no room anywhere: cards can only change places.
    assert not options(game, "put")
    assert set(options(game, "swap")) == {
        "swap smg vivian/hand sledge vivian/backpack",
        "swap sledge vivian/backpack smg vivian/hand",
    }
    say(game, "swap sledge vivian/backpack smg vivian/hand")
    assert sorted(held(game, "vivian")) == ["sledge", "smg"]
    assert packed(game, "vivian").count("smg") == 1


@rule("scifi.inventory.backpack-inactive", "scifi.equipment.hand-symbol")
def test_a_weapon_in_the_backpack_cannot_be_used() -> None:
    def shots(**cards):
        game = one(**cards).xenos("a2", worker=1).turn("vivian")
        return options(game, "shoot")

    assert shots(hands=["smg"])
    assert not shots(backpack=["smg"])


@rule("scifi.inventory.no-symbol-cards")
def test_rations_are_used_from_the_backpack_for_a_point_and_no_action() -> None:
    story = Story()
    game = one(backpack=["mre", "mre"]).turn("vivian", sink=story)
    assert options(game, "use") == ["use mre"]
    say(game, "use mre")
    assert [event.card for event in story.of(events.CardDiscarded)] == ["mre"]
    assert survivor(game, "vivian").experience == 1
    assert packed(game, "vivian") == ["mre"]
    assert actions(game, "vivian") == 3
    assert kinds(game, game.state.equipment_discard) == ["mre"]


# Attaching


@rule(
    "scifi.inventory.attach-energy-cell",
    "scifi.inventory.attach-plenty-of-bullets",
    "invader.inventory.attach-canister",
)
@pytest.mark.parametrize(
    ("ammo", "weapon", "fits"),
    [
        ("energy-cell", "chainsaw", True),
        ("energy-cell", "smg", False),
        ("energy-cell", "prototype-sniper-rifle", True),
        ("plenty-of-bullets", "smg", True),
        ("plenty-of-bullets", "chainsaw", False),
        ("canister", "flamethrower", True),
        ("canister", "smg", False),
        ("energy-cell", "flamethrower", False),
        ("energy-cell", "sledge", False),
    ],
)
def test_ammo_fits_the_weapons_it_feeds(ammo, weapon, fits) -> None:
    game = rearranging(hands=[weapon], backpack=[ammo])
    assert bool(options(game, "attach")) is fits


@rule("scifi.inventory.attach-single-card", "scifi.inventory.attached-not-counted")
def test_an_attached_card_lies_with_its_weapon_and_needs_no_slot() -> None:
    story = Story()
    game = one(hands=["smg"], backpack=["plenty-of-bullets"] + ["mre"] * 3 + ["sledge"]).turn(
        "vivian", sink=story
    )
    say(game, "reorganise", "attach plenty-of-bullets vivian/backpack vivian/hand/smg", "done")
    assert held(game, "vivian") == ["smg+plenty-of-bullets"]
    assert len(packed(game, "vivian")) == 4
    assert story.of(events.CardAttached)[0].weapon == "smg"


@rule(
    "scifi.inventory.weapon-many-ammo", "scifi.inventory.ammo-one-weapon", "scifi.ambiguity.canister-several"
)
def test_a_weapon_takes_several_cards_and_a_card_has_one_weapon() -> None:
    game = rearranging(hands=["flamethrower"], backpack=["canister", "canister"])
    say(game, "attach canister vivian/backpack vivian/hand/flamethrower")
    say(game, "attach canister vivian/backpack vivian/hand/flamethrower+canister")
    assert held(game, "vivian") == ["flamethrower+canister+canister"]
    pair = rearranging(hands=["smg+plenty-of-bullets", "smg"])
    say(pair, "attach plenty-of-bullets vivian/hand/smg+plenty-of-bullets vivian/hand/smg", "done")
    assert sorted(held(pair, "vivian")) == ["smg", "smg+plenty-of-bullets"]
    assert len(pair.state.attached) == 1


@rule("scifi.inventory.backpack-detaches")
def test_in_the_backpack_a_weapon_comes_apart() -> None:
    game = rearranging(hands=["smg+plenty-of-bullets"])
    say(game, "put smg+plenty-of-bullets vivian/hand vivian/backpack")
    assert held(game, "vivian") == []
    assert sorted(packed(game, "vivian")) == ["plenty-of-bullets", "smg"]
    assert game.state.attached == ()


@rule("scifi.inventory.backpack-detaches")
def test_without_room_for_each_card_the_weapon_stays_in_hand() -> None:
    game = rearranging(hands=["smg+plenty-of-bullets"], backpack=["sledge"] * 3 + ["mre"])
    assert not [text for text in options(game, "put") if text.startswith("put smg")]
    full = rearranging(hands=["smg+plenty-of-bullets", "smg"], backpack=["sledge"] * 3 + ["mre"] * 2)
    assert set(options(full, "swap")) == {
        "swap smg vivian/hand sledge vivian/backpack",
        "swap sledge vivian/backpack smg vivian/hand",
    }


@rule("scifi.inventory.attach-when")
def test_a_card_may_be_taken_off_again_if_there_is_room_for_it() -> None:
    game = rearranging(hands=["smg+plenty-of-bullets"])
    say(game, "detach plenty-of-bullets vivian/hand/smg+plenty-of-bullets vivian/backpack", "done")
    assert (held(game, "vivian"), packed(game, "vivian")) == (["smg"], ["plenty-of-bullets"])
    full = rearranging(hands=["smg+plenty-of-bullets", "smg"], backpack=["sledge"] * 3 + ["mre"] * 2)
    assert not options(full, "detach")


@rule("scifi.ambiguity.attached-counts-one")
def test_a_weapon_with_its_ammo_is_traded_and_discarded_as_one_card() -> None:
    game = two({"hands": ["smg+plenty-of-bullets"]}, {}).turn("vivian")
    say(game, "trade jared", "put smg+plenty-of-bullets vivian/hand jared/hand")
    if asked(game) == "arrange":
        say(game, "done")
    assert held(game, "jared") == ["smg+plenty-of-bullets"]
    say(game, "drop jared smg")
    assert carried(game, "jared") == []
    assert kinds(game, game.state.equipment_discard) == ["plenty-of-bullets"]


def test_attached_cards_may_be_discarded_alone() -> None:
    game = one(hands=["flamethrower+canister"]).turn("vivian")
    assert asides(game) == ["drop vivian flamethrower", "drop vivian canister", "concede 0"]
    say(game, "drop vivian canister")
    assert held(game, "vivian") == ["flamethrower"]


def test_of_cards_alike_the_one_of_least_use_is_discarded() -> None:
    game = one(hands=["smg+plenty-of-bullets", "smg"], backpack=[]).turn("vivian")
    say(game, "drop vivian smg")
    assert held(game, "vivian") == ["smg+plenty-of-bullets"]
    game = one(hands=["sledge"], backpack=["sledge"]).turn("vivian")
    say(game, "drop vivian sledge")
    assert (held(game, "vivian"), packed(game, "vivian")) == (["sledge"], [])


# Trading


@rule("scifi.trade.one-partner", "scifi.trade.unequal", "scifi.trade.partner-reorganizes")
def test_any_number_of_cards_goes_to_one_partner_who_rearranges_too() -> None:
    game = two(
        {"hands": ["smg", "sledge"], "backpack": ["mre"]}, {"backpack": ["searchlight"]}, seats=1
    ).survivor("cole", at="a1", hands=["cattle-prod"])
    game = game.turn("vivian")
    assert options(game, "trade") == ["trade jared", "trade cole"]
    say(game, "trade jared")
    assert not [text for text in options(game) if "cole" in text]
    say(
        game,
        "put smg vivian/hand jared/hand",
        "put sledge vivian/hand jared/backpack",
        "put mre vivian/backpack jared/backpack",
        "put searchlight jared/backpack jared/body",
    )
    if asked(game) == "arrange":
        say(game, "done")
    assert carried(game, "vivian") == []
    assert carried(game, "jared") == ["mre", "searchlight", "sledge", "smg"]
    assert worn(game, "jared") == ["searchlight"]
    assert actions(game, "vivian") == 2


@rule("scifi.trade.one-partner")
def test_nobody_in_another_zone_trades_and_no_machine_does() -> None:
    game = (
        scifi(BASE)
        .survivor("vivian", at="a1", hands=["smg"])
        .survivor("jared", at="a2")
        .machine("peacekeeper", at="a1", active=True)
        .turn("vivian")
    )
    assert not options(game, "trade")


def test_both_seats_answer_for_a_trade() -> None:
    position = scifi(BASE, seats=2).survivor("vivian", at="a1", hands=["smg"])
    game = position.survivor("jared", at="a1", seat=1).turn("vivian")
    say(game, "trade jared")
    assert game.question.seats == (0, 1)
    game.choose("put smg vivian/hand jared/hand", seat=1)


@rule("darkside.trade.remote-tokens", "invader.ambiguity.remote-trade-invader")
def test_remotes_are_given_away_like_cards_without_a_slot() -> None:
    game = two({"tokens": ["green", "purple"]}, {}).turn("vivian")
    say(game, "trade jared")
    assert set(options(game, "give")) == {"give green vivian jared", "give purple vivian jared"}
    say(game, "give green vivian jared")
    # What was just given does not come back in the same trade.
    assert options(game, "give") == ["give purple vivian jared"]
    say(game, "done")
    assert survivor(game, "vivian").tokens == ("purple",)
    assert survivor(game, "jared").tokens == ("green",)


def test_a_trade_ends_by_itself_when_everything_was_moved() -> None:
    game = two({"hands": ["smg"]}).turn("vivian")
    say(game, "trade jared", "put smg vivian/hand jared/hand")
    assert asked(game) == "action"
    assert held(game, "jared") == ["smg"]


def test_ammo_goes_straight_onto_a_partners_weapon() -> None:
    game = two({"backpack": ["plenty-of-bullets"]}, {"hands": ["smg"]}).turn("vivian")
    say(game, "trade jared", "attach plenty-of-bullets vivian/backpack jared/hand/smg")
    if asked(game) == "arrange":
        say(game, "done")
    assert held(game, "jared") == ["smg+plenty-of-bullets"]
    assert carried(game, "vivian") == []
    assert offers(game, "trade jared")


def test_discarding_one_weapon_leaves_the_ammo_of_the_other_alone() -> None:
    game = one(hands=["flamethrower+canister", "smg+plenty-of-bullets"]).turn("vivian")
    say(game, "drop vivian smg")
    assert held(game, "vivian") == ["flamethrower+canister"]
    assert kinds(game, game.state.equipment_discard) == ["plenty-of-bullets"]


def test_a_full_backpack_is_emptied_by_loading_the_only_gun_in_hand() -> None:
    said = {"hands": ["smg", "sledge"], "body": ["searchlight", "search-drone"]}
    game = one(**said, backpack=["plenty-of-bullets", "canister", "canister", "mre", "mre"]).equipment("mre")
    game = game.turn("vivian")
    say(game, "search", "keep mre")
    assert held(game, "vivian") == ["smg+plenty-of-bullets", "sledge"]
    assert packed(game, "vivian").count("mre") == 3
