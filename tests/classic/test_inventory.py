"""Inventories: hands and reserve, discarding, reorganising, trading, combining."""

from collections import Counter
from itertools import combinations, product

import pytest

from overrun.classic import events
from overrun.core import IllegalChoice
from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.helpers import (
    AnyGame,
    Story,
    asides,
    asked,
    at,
    carried,
    choose,
    hands,
    options,
    pile,
    reserve,
    survivor,
    tokens,
    zombies,
)

STREET = """
+#+#+#+#+
#1:2:3:4#
+#+D+#+#+
#aob#c#d#
+#+#+#+#+
"""

FULL = {"hands": ["pistol", "katana"], "reserve": ["rifle", "water", "scope"]}


# Slots


@rule("classic.inventory.five-cards", "classic.inventory.two-hands")
def test_two_hands_and_three_in_reserve() -> None:
    game = classic(STREET).survivor("amy", at="b", **FULL).turn("amy")
    shown = game.view()["survivors"][0]
    assert len(shown["hands"]) == 2
    assert len(shown["reserve"]) == 3
    assert len(carried(game, "amy")) == 5


@rule("classic.inventory.five-cards", "classic.inventory.over-limit-discard")
def test_a_sixth_card_comes_only_in_the_place_of_another() -> None:
    game = classic(STREET).survivor("amy", at="b", **FULL).equipment("machete").turn("amy")
    game.choose("search")
    assert options(game) == [
        "discard machete",
        *(f"keep machete {other}" for other in ("pistol", "katana", "rifle", "water", "scope")),
    ]
    choose(game, "keep machete water", "done")
    assert carried(game, "amy") == ["katana", "machete", "pistol", "rifle", "scope"]
    assert pile(game, game.state.equipment_discard) == ["water"]


@rule("classic.inventory.weapon-needs-hand")
def test_a_weapon_attacks_only_from_a_hand() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["katana"], reserve=["pistol", "machete"])
        .zombies("1", walker=1)
        .turn("amy")
    )
    assert options(game, "melee", "shoot") == ["melee katana"]
    with pytest.raises(IllegalChoice):
        game.choose(at(game, "shoot pistol", "1"))
    choose(game, "reorganise", "put pistol amy/reserve amy/hand", "done")
    assert options(game, "melee", "shoot") == ["melee katana", at(game, "shoot pistol", "1")]


@rule("classic.inventory.items-work-in-reserve")
def test_ammunition_and_mask_work_from_the_reserve() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["pistol"], reserve=["plenty-of-ammo-pistol", "goalie-mask"])
        .zombies("1", walker=1)
        .dice(1, 6)
        .turn("amy")
    )
    game.choose(at(game, "shoot pistol", "1"))
    assert options(game) == ["keep", "reroll ammunition"]
    game.choose("reroll ammunition")
    assert zombies(game, "1") == {}
    masked = (
        classic(STREET)
        .survivor("amy", at="1", reserve=["goalie-mask"])
        .zombies("1", walker=1)
        .zombies_phase()
    )
    assert options(masked) == ["take", "stop goalie-mask"]


# Discarding


@rule("classic.inventory.discard-free")
def test_discarding_costs_nothing() -> None:
    story = Story()
    game = classic(STREET).survivor("amy", at="b", **FULL).turn("amy", sink=story)
    game.choose("drop amy rifle")
    assert carried(game, "amy") == ["katana", "pistol", "scope", "water"]
    assert pile(game, game.state.equipment_discard) == ["rifle"]
    assert survivor(game, "amy").actions == 3
    assert asked(game) == "action"
    (discarded,) = story.of(events.CardDiscarded)
    assert "classic.inventory.discard-free" in discarded.rules


@rule("classic.inventory.discard-free", "classic.ambiguity.discard-timing", "classic.ambiguity.who-decides")
def test_everybody_may_discard_while_it_is_somebodys_turn_but_only_his_own_cards() -> None:
    game = (
        classic(STREET, seats=2)
        .survivor("amy", at="b", seat=0, hands=["pistol"])
        .survivor("ned", at="b", seat=1, hands=["katana"])
        .players()
    )
    assert asides(game, seat=0) == ["drop amy pistol", "concede 0"]
    assert asides(game, seat=1) == ["drop ned katana", "concede 1"]
    with pytest.raises(IllegalChoice):
        game.choose("drop ned katana", seat=0)
    game.choose("drop ned katana", seat=1)
    assert carried(game, "ned") == []
    assert game.question is not None
    assert game.question.subject == ("amy",)


@rule("classic.ambiguity.discard-timing")
def test_a_full_partner_makes_room_for_a_trade_by_discarding_just_before_it() -> None:
    game = (
        classic(STREET).survivor("amy", at="b", hands=["machete"]).survivor("ned", at="b", **FULL).turn("amy")
    )
    choose(game, "drop ned water", "trade ned", "put machete amy/hand ned/reserve", "done")
    assert carried(game, "ned") == ["katana", "machete", "pistol", "rifle", "scope"]
    assert carried(game, "amy") == []


@rule("classic.ambiguity.discard-timing")
def test_in_the_zombies_phase_nobody_is_asked_to_discard() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["pistol", "katana"])
        .zombies("1", walker=1)
        .zombies_phase()
    )
    assert asked(game) == "lose"
    assert asides(game) == []


@rule("classic.inventory.discard-free", "classic.ambiguity.discard-timing")
def test_discarding_is_possible_before_anybody_is_activated() -> None:
    game = classic(STREET).survivor("amy", at="b", **FULL).survivor("ned", at="b").players()
    assert asked(game) == "activate"
    game.choose("drop amy rifle")
    assert asked(game) == "activate"
    assert "rifle" not in carried(game, "amy")


@rule("classic.inventory.discard-free")
def test_of_two_alike_the_one_in_reserve_goes() -> None:
    game = classic(STREET).survivor("amy", at="b", hands=["pistol"], reserve=["pistol"]).turn("amy")
    game.choose("drop amy pistol")
    assert (hands(game, "amy"), reserve(game, "amy")) == (["pistol"], [])


@rule("classic.inventory.discard-free", "classic.ambiguity.reload-state")
def test_of_two_alike_an_empty_gun_goes_first() -> None:
    """She fires the one in hand; a dropped sawed-off is then that one, not the loaded one in reserve."""
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["sawed-off"], reserve=["sawed-off"])
        .zombies("1", fatty=1)
        .turn("amy")
    )
    choose(game, at(game, "shoot sawed-off", "1"), "drop amy sawed-off")
    assert (hands(game, "amy"), reserve(game, "amy")) == ([], ["sawed-off"])
    assert game.state.unloaded == 0


# Reorganising


@rule("classic.trade.cost")
def test_reorganising_costs_one_action_however_many_cards_move() -> None:
    game = classic(STREET).survivor("amy", at="b", **FULL).turn("amy")
    game.choose("reorganise")
    choose(game, "swap rifle amy/reserve pistol amy/hand", "swap water amy/reserve katana amy/hand", "done")
    assert sorted(hands(game, "amy")) == ["rifle", "water"]
    assert sorted(reserve(game, "amy")) == ["katana", "pistol", "scope"]
    assert survivor(game, "amy").actions == 2


def spots(game: AnyGame, *names: str) -> dict[str, str]:
    """Where each card is: `{"pistol": "amy/hand"}`. All cards of these tests are different."""
    held = {card: f"{name}/hand" for name in names for card in hands(game, name)}
    return held | {card: f"{name}/reserve" for name in names for card in reserve(game, name)}


def bring_about(game: AnyGame, wanted: dict[str, str], *names: str) -> None:
    """Answer an arrange question until every card is where it is wanted, each card moved at most once."""
    for card, there in wanted.items():
        now = spots(game, *names)
        if now[card] == there:
            continue
        if (put := f"put {card} {now[card]} {there}") in options(game):
            game.choose(put)
        else:
            wrong = next(other for other in now if now[other] == there and wanted[other] != there)
            game.choose(f"swap {card} {now[card]} {wrong} {there}")
    if asked(game) == "arrange":
        game.choose("done")


@rule("classic.trade.reorganise-any")
def test_five_cards_can_be_brought_into_every_order() -> None:
    """Ten ways to choose two of five cards for the hands."""
    game = classic(STREET).survivor("amy", at="b", **FULL).turn("amy")
    game.choose("reorganise")
    for pair in combinations(("katana", "pistol", "rifle", "scope", "water"), 2):
        wanted = {card: "amy/hand" if card in pair else "amy/reserve" for card in spots(game, "amy")}
        twin = game.clone()
        bring_about(twin, wanted, "amy")
        assert spots(twin, "amy") == wanted


@rule("classic.trade.reorganise-any", "classic.inventory.two-hands")
def test_cards_can_be_brought_into_every_order_with_free_slots_but_never_three_in_hand() -> None:
    game = classic(STREET).survivor("amy", at="b", hands=["pistol"], reserve=["katana", "water"]).turn("amy")
    game.choose("reorganise")
    cards = ("pistol", "katana", "water")
    for places in product(("amy/hand", "amy/reserve"), repeat=3):
        wanted = dict(zip(cards, places, strict=True))
        twin = game.clone()
        if places.count("amy/hand") == 3:
            with pytest.raises((StopIteration, IllegalChoice)):
                bring_about(twin, wanted, "amy")
        else:
            bring_about(twin, wanted, "amy")
            assert spots(twin, "amy") == wanted


@rule("classic.trade.reorganise-any")
def test_an_exchange_that_would_change_nothing_is_not_offered() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="b", hands=["machete", "machete"], reserve=["machete", "water", "scope"])
        .turn("amy")
    )
    game.choose("reorganise")
    assert not any(text.startswith("swap machete amy/hand machete") for text in options(game))
    assert not any(text.startswith("swap machete amy/reserve machete") for text in options(game))


# Trading


@rule("classic.trade.exchange", "classic.trade.cost")
def test_any_number_of_cards_change_hands_for_one_action() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="b", hands=["pistol", "katana"], reserve=["water"])
        .survivor("ned", at="b", hands=["machete"])
        .turn("amy")
    )
    game.choose("trade ned")
    choose(
        game,
        "put pistol amy/hand ned/hand",
        "put katana amy/hand ned/reserve",
        "put water amy/reserve ned/reserve",
        "put machete ned/hand amy/hand",  # the last one: there is nothing left to move
    )
    assert carried(game, "amy") == ["machete"]
    assert hands(game, "ned") == ["pistol"]
    assert sorted(reserve(game, "ned")) == ["katana", "water"]
    assert survivor(game, "amy").actions == 2


@rule("classic.trade.exchange")
def test_two_full_inventories_trade_card_for_card() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="b", **FULL)
        .survivor("ned", at="b", hands=["machete", "pan"], reserve=["gasoline", "flashlight", "bag-of-rice"])
        .turn("amy")
    )
    choose(game, "trade ned", "swap pistol amy/hand machete ned/hand", "done")
    assert hands(game, "amy") == ["machete", "katana"]
    assert hands(game, "ned") == ["pistol", "pan"]


@rule("classic.trade.exchange", "classic.trade.partner-free-reorganise")
def test_two_who_trade_can_reach_every_order_of_their_cards() -> None:
    """Four cards, four places, at most two in a pair of hands."""
    game = (
        classic(STREET)
        .survivor("amy", at="b", hands=["pistol", "machete"], reserve=["water"])
        .survivor("ned", at="b", hands=["katana"])
        .turn("amy")
    )
    game.choose("trade ned")
    cards = tuple(spots(game, "amy", "ned"))
    reached = 0
    for places in product(("amy/hand", "amy/reserve", "ned/hand", "ned/reserve"), repeat=4):
        wanted = dict(zip(cards, places, strict=True))
        counts = Counter(places)
        if counts["amy/hand"] > 2 or counts["ned/hand"] > 2 or max(counts.values()) > 3:
            continue
        twin = game.clone()
        bring_about(twin, wanted, "amy", "ned")
        assert spots(twin, "amy", "ned") == wanted
        reached += 1
    # 4^4 orders, less those with four in one place (4) or three in one pair of hands (2 * 4 * 3).
    assert reached == 256 - 4 - 24


@rule("classic.trade.one-partner")
def test_one_action_one_partner() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="b", hands=["pistol"])
        .survivor("ned", at="b", hands=["katana"])
        .survivor("josh", at="b", hands=["machete"])
        .turn("amy")
    )
    assert options(game, "trade") == ["trade ned", "trade josh"]
    game.choose("trade ned")
    assert not any("josh" in text for text in options(game))
    choose(game, "done", "trade josh", "done")
    assert survivor(game, "amy").actions == 1


@rule("classic.trade.same-zone")
def test_partners_are_in_the_same_zone() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="b", hands=["pistol"])
        .survivor("ned", at="a", hands=["katana"])
        .survivor("josh", at="b")
        .turn("amy")
    )
    assert options(game, "trade") == ["trade josh"]


@rule("classic.trade.partner-free-reorganise")
def test_the_partner_rearranges_his_own_cards_in_the_same_action() -> None:
    game = (
        classic(STREET, seats=2)
        .survivor("amy", at="b", seat=0, hands=["pistol"])
        .survivor("ned", at="b", seat=1, hands=["katana"], reserve=["machete"])
        .players()
    )
    game.choose("trade ned")
    assert game.question is not None
    assert game.question.seats == (0, 1)
    game.choose("put katana ned/hand ned/reserve", seat=1)
    choose(game, "put machete ned/reserve ned/hand", "done")
    assert hands(game, "ned") == ["machete"]
    assert reserve(game, "ned") == ["katana"]
    game.choose("end")
    assert survivor(game, "ned").actions == 3


# Wounded cards


@rule("classic.wounded.movable")
def test_a_wounded_card_is_moved_like_any_other_when_reorganising() -> None:
    game = classic(STREET).survivor("amy", at="b", hands=["pistol"], wounds=1).turn("amy")
    choose(game, "reorganise", "put wounded amy/reserve amy/hand", "done")
    assert hands(game, "amy") == ["pistol", "wounded"]


@rule("classic.wounded.not-tradable")
def test_a_wounded_card_is_never_traded() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="b", hands=["pistol"], reserve=["water", "scope"], wounds=1)
        .survivor("ned", at="b", **FULL)
        .turn("amy")
    )
    game.choose("trade ned")
    assert [text for text in options(game) if "wounded" in text and "ned/" in text] == []
    assert "put wounded amy/reserve amy/hand" in options(game)


@rule("classic.wounded.not-discardable")
def test_a_wounded_card_is_never_discarded() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="b", hands=["pistol", "katana"], reserve=["rifle", "water"], wounds=1)
        .equipment("machete")
        .turn("amy")
    )
    assert not any("wounded" in text for text in asides(game))
    game.choose("search")
    assert options(game) == [
        "discard machete",
        *(f"keep machete {other}" for other in ("pistol", "katana", "rifle", "water")),
    ]


# Combining


@rule(
    "classic.improved.sniper-rifle-recipe",
    "classic.improved.no-action",
    "classic.improved.one-slot",
)
def test_rifle_and_scope_make_a_sniper_rifle_in_one_slot_without_an_action() -> None:
    game = classic(STREET).survivor("amy", at="1", hands=["rifle"], reserve=["scope", "water"]).turn("amy")
    game.choose("combine sniper-rifle")
    if asked(game) == "arrange":
        game.choose("done")
    assert hands(game, "amy") == ["sniper-rifle"]
    assert reserve(game, "amy") == ["water"]
    assert survivor(game, "amy").actions == 3
    # The scope lies beneath the rifle: nothing was discarded.
    assert game.state.equipment_discard == []
    assert len(game.state.tucked) == 1


@rule("classic.improved.molotov-recipe", "classic.improved.no-action", "classic.improved.one-slot")
def test_gasoline_and_glass_bottles_are_discarded_for_a_molotov() -> None:
    story = Story()
    scenario = classic(STREET).survivor("amy", at="1", reserve=["gasoline", "glass-bottles"])
    game = scenario.turn("amy", sink=story)
    game.choose("combine molotov")
    assert [(e.survivor, e.made, e.count) for e in story.of(events.CardsCombined)] == [(0, "molotov", 1)]
    assert story.of(events.CardTaken) == []  # it is not told again as something taken
    game.choose("done")
    assert carried(game, "amy") == ["molotov"]
    assert pile(game, game.state.equipment_discard) == ["gasoline", "glass-bottles"]
    assert pile(game, game.state.aside).count("molotov") == 1
    assert survivor(game, "amy").actions == 3


@rule("classic.improved.cards-in-inventory")
def test_both_cards_must_be_in_the_same_inventory() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["rifle"], reserve=["gasoline"])
        .survivor("ned", at="1", reserve=["scope", "glass-bottles"])
        .turn("amy")
    )
    assert options(game, "combine") == []
    choose(game, "trade ned", "put scope ned/reserve amy/reserve", "done")
    assert options(game, "combine") == ["combine sniper-rifle"]


@rule("classic.improved.cards-in-inventory")
def test_a_find_must_be_stored_before_it_is_combined() -> None:
    """With five cards already, one has to go for the scope before the rifle gets it."""
    game = (
        classic(STREET)
        .survivor("amy", at="b", hands=["rifle", "pan"], reserve=["water", "katana", "pistol"])
        .equipment("scope")
        .turn("amy")
    )
    game.choose("search")
    assert options(game, "combine") == []
    game.choose("keep scope pan")
    assert "combine amy sniper-rifle" in options(game)


@rule("classic.improved.free-equip")
def test_a_new_weapon_is_taken_in_hand_at_once_for_free_and_nothing_else_is_moved() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["pan", "pistol"], reserve=["rifle", "scope", "water"])
        .turn("amy")
    )
    game.choose("combine sniper-rifle")
    assert options(game) == [
        "done",
        "swap sniper-rifle amy/reserve pan amy/hand",
        "swap sniper-rifle amy/reserve pistol amy/hand",
    ]
    game.choose("swap sniper-rifle amy/reserve pan amy/hand")
    if asked(game) == "arrange":
        game.choose("done")
    assert sorted(hands(game, "amy")) == ["pistol", "sniper-rifle"]
    assert survivor(game, "amy").actions == 3


@rule("classic.ambiguity.combine-timing")
def test_combining_is_offered_in_ones_own_turn_and_in_a_rearrangement_only() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="b", hands=["pan"])
        .survivor("ned", at="b", hands=["rifle"], reserve=["scope"])
        .turn("amy")
    )
    assert options(game, "combine") == []
    assert not any("combine" in text for text in asides(game))
    # In a trade Ned may rearrange his cards, and so combine them.
    game.choose("trade ned")
    assert "combine ned sniper-rifle" in options(game)
    game.choose("combine ned sniper-rifle")
    while asked(game) == "arrange":
        game.choose("done")
    assert hands(game, "ned") == ["sniper-rifle"]


@rule("classic.ambiguity.combine-timing")
def test_the_zombies_phase_is_too_late_for_combining() -> None:
    game = (
        classic(STREET)
        .survivor("ned", at="1", hands=["rifle"], reserve=["scope"])
        .zombies("1", walker=1)
        .zombies_phase()
    )
    assert asked(game) == "lose"
    assert options(game) == ["lose rifle hand", "lose scope reserve"]


@rule("classic.example.ned-improved-weapons", "classic.improved.sniper-rifle-targets")
def test_ned_builds_both_and_picks_off_the_runner() -> None:
    """In 3 stand a walker, a fatty and a runner; the one hit goes where Ned wants it, without a scope not."""
    game = (
        classic(STREET)
        .survivor("ned", at="1", hands=["rifle"], reserve=["scope", "gasoline", "glass-bottles"])
        .zombies("3", walker=1, fatty=1, runner=1)
        .dice(3)
        .turn("ned")
    )
    game.choose("combine sniper-rifle")
    while asked(game) == "arrange":
        game.choose("done")
    game.choose(at(game, "shoot sniper-rifle", "3"))
    assert "hit runner" in options(game)
    game.choose("hit runner")
    assert zombies(game, "3") == {"walker": 1, "fatty": 1}
    game.choose("combine molotov")
    while asked(game) == "arrange":
        game.choose("done")
    assert carried(game, "ned") == ["molotov", "sniper-rifle"]
    assert survivor(game, "ned").actions == 2
    plain = (
        classic(STREET)
        .survivor("ned", at="1", hands=["rifle"])
        .zombies("3", walker=1, fatty=1, runner=1)
        .dice(3)
        .turn("ned")
    )
    plain.choose(at(plain, "shoot rifle", "3"))
    assert zombies(plain, "3") == {"fatty": 1, "runner": 1}


@rule("classic.ambiguity.sniper-rifle-unit")
def test_a_sniper_rifle_is_one_card_when_traded_and_both_are_discarded_together() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["sniper-rifle"])
        .survivor("ned", at="1", hands=["pan"])
        .turn("amy")
    )
    game.choose("trade ned")
    assert not any("scope" in text for text in options(game))
    choose(game, "put sniper-rifle amy/hand ned/hand", "done")
    assert hands(game, "ned") == ["pan", "sniper-rifle"]
    game.choose("drop ned sniper-rifle")
    assert pile(game, game.state.equipment_discard) == ["rifle", "scope"]
    assert game.state.tucked == ()


@rule("classic.ambiguity.sniper-rifle-unit")
def test_a_wound_costs_the_whole_sniper_rifle() -> None:
    game = (
        classic(STREET).survivor("amy", at="1", hands=["sniper-rifle"]).zombies("1", walker=1).zombies_phase()
    )
    assert carried(game, "amy") == ["wounded"]
    assert pile(game, game.state.equipment_discard) == ["rifle", "scope"]


# Molotovs


@rule("classic.improved.molotov-action", "classic.improved.molotov-no-roll")
def test_a_molotov_is_thrown_for_one_action_without_dice() -> None:
    story = Story()
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["molotov"])
        .zombies("2", walker=2)
        .turn("amy", sink=story)
    )
    game.choose(at(game, "throw molotov", "2"))
    assert story.of(events.DiceRolled) == []
    assert survivor(game, "amy").actions == 2
    assert zombies(game, "2") == {}
    # It is a combat action: a free one pays for it.
    free = (
        classic(STREET)
        .survivor("amy", at="1", hands=["molotov"], skills=("free-combat",))
        .zombies("2", walker=2)
        .turn("amy")
    )
    free.choose(at(free, "throw molotov", "2"))
    assert survivor(free, "amy").actions == 3


@rule("classic.improved.molotov-kills-all", "classic.improved.molotov-single-use")
def test_a_molotov_kills_everybody_in_the_zone_and_is_gone() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["molotov", "pan"])
        .survivor("ned", at="2", reserve=["goalie-mask"])
        .zombies("2", walker=2, fatty=1, runner=1, abomination=1)
        .zombies("1", walker=1)
        .turn("amy")
    )
    game.choose(at(game, "throw molotov", "2"))
    while asked(game) == "skill":
        game.choose(options(game)[0])
    assert zombies(game, "2") == {}
    assert zombies(game, "1") == {"walker": 1}
    assert survivor(game, "ned").fate == "dead"
    assert survivor(game, "amy").experience == 2 + 1 + 1 + 5
    assert hands(game, "amy") == ["pan"]
    assert tokens(game, "1") == 1


@rule("classic.ambiguity.molotov-supply")
def test_there_are_two_molotovs_and_a_used_one_can_be_made_again() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["molotov"], reserve=["gasoline", "glass-bottles"])
        .survivor("ned", at="1", reserve=["molotov"])
        .zombies("2", walker=1)
        .turn("amy")
    )
    assert options(game, "combine") == []
    game.choose(at(game, "throw molotov", "2"))
    assert options(game, "combine") == ["combine molotov"]
    game.choose("combine molotov")
    while asked(game) == "arrange":
        game.choose("done")
    assert hands(game, "amy") == ["molotov"]


@rule("classic.ambiguity.molotov-supply")
def test_a_discarded_molotov_goes_back_beside_the_board() -> None:
    game = classic(STREET).survivor("amy", at="1", hands=["molotov"]).turn("amy")
    game.choose("drop amy molotov")
    assert game.state.equipment_discard == []
    assert pile(game, game.state.aside).count("molotov") == 2
