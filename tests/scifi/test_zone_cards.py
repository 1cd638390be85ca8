"""Mold and pit cards: xenos in every active mold zone, or in every open pit."""

import pytest

from overrun.scenario import scifi
from overrun.testing import rule
from tests.scifi.swarm import BLOCK, asked, horde, offered, places, say, spawn_step, zone

# Game, card for one worker, the worker, the abomination, the places that count and those that do not.
MOLD = ("invader", 22, "worker", "spoiler-abomination", "mold", "dead_mold")
PIT = ("darkside", 82, "driller-worker", "driller-abomination", "pits", "filled_pits")
BOTH = pytest.mark.parametrize(("box", "card", "kind", "abomination", "there", "not_there"), [MOLD, PIT])


def block(box, card, there, *zones):
    """A spawn zone in 2 for which this card is drawn, and mold or pits in some zones."""
    name = "baraka" if box == "invader" else "miles"
    position = scifi(BLOCK, box=box).survivor(name, at="1").token("spawn", "2").xeno_cards(card)
    return getattr(position, there)(*zones)


def left(number, position, kind):
    return position.xenos("x", {kind: 35 - number})


@BOTH
@rule(
    "invader.spawn.mold-card",
    "invader.mold.inactive-no-spawn",
    "darkside.spawn.pit-card",
    "darkside.pit.filled-no-spawn",
)
def test_so_many_in_every_such_zone_and_in_no_other(box, card, kind, abomination, there, not_there) -> None:
    position = getattr(block(box, card, there, "6", "9"), not_there)("4")
    game, _ = spawn_step(position)
    assert horde(game) == {"6": {kind: 1}, "9": {kind: 1}}


@BOTH
@rule(
    "scifi.ambiguity.zone-card-nothing",
    "invader.spawn.mold-card-no-mold",
    "darkside.spawn.pit-card-no-pit",
)
def test_without_such_a_zone_nothing_happens_and_no_other_card_is_drawn(
    box, card, kind, abomination, there, not_there
) -> None:
    game, tale = spawn_step(left(0, block(box, card, not_there, "2"), kind))
    assert horde(game) == {}
    assert len(tale.of("XenoCardDrawn")) == 1
    assert not tale.of("FiguresShort", "ExtraActivation")


@BOTH
@rule(
    "scifi.ambiguity.zone-card-fill-order",
    "invader.spawn.mold-card-shortage-fill",
    "darkside.spawn.pit-card-shortage-fill",
)
def test_too_few_figures_fill_the_zones_the_players_choose(
    box, card, kind, abomination, there, not_there
) -> None:
    """Two workers each (the next card), three left for four zones: one gets two, one gets one, two none."""
    position = left(3, block(box, card + 1, there, "3", "6", "7", "9"), kind).xenos("x", {abomination: 1})
    game = position.spawn_step()
    assert offered(game) == [f"appear {zone(game, place)}" for place in ("3", "6", "7", "9")]
    say(game, "appear @9", "appear @3")
    assert asked(game) != "zone-order"
    assert horde(game) == {"9": {kind: 2}, "3": {kind: 1}}


@BOTH
@rule(
    "invader.spawn.mold-card-shortage-2",
    "darkside.spawn.pit-card-shortage-2",
    "darkside.ambiguity.pit-card-shortage-wording",
)
def test_the_abomination_comes_to_a_zone_that_got_too_few(
    box, card, kind, abomination, there, not_there
) -> None:
    position = left(3, block(box, card + 1, there, "3", "6", "9"), kind)
    game = position.spawn_step()
    say(game, "appear @9", "appear @3")
    # 9 has all of its two; 3 has one, 6 has none: the players choose among these.
    assert offered(game) == [f"abomination {abomination} {zone(game, place)}" for place in ("3", "6")]
    say(game, f"abomination {abomination} @3")
    assert horde(game) == {"9": {kind: 2}, "3": {kind: 1, abomination: 1}}


@BOTH
@rule(
    "invader.spawn.mold-card-shortage-1",
    "invader.spawn.mold-card-no-abomination",
    "darkside.spawn.pit-card-shortage-1",
    "darkside.spawn.pit-card-no-abomination",
)
def test_abominations_there_act_once_and_if_none_is_left_none_comes(
    box, card, kind, abomination, there, not_there
) -> None:
    """The only abomination stands in 9, in mold or an open pit: it comes one zone nearer, to 8 or 6."""
    position = left(0, block(box, card, there, "3", "9"), kind).xenos("9", {abomination: 1})
    game, tale = spawn_step(position)
    assert len(tale.of("XenosMoved")) == 1
    assert places(game, [tale.of("XenosMoved")[0].source]) == ["9"]
    assert sum(counts.get(abomination, 0) for counts in horde(game).values()) == 1
    assert not tale.of("XenosSpawned")


@rule("darkside.spawn.pit-card-shortage-1", "darkside.xeno.driller-drills")
def test_in_a_pit_card_shortage_a_driller_without_an_open_pit_drills() -> None:
    position = left(0, block("darkside", 82, "pits", "3"), "driller-worker")
    game, tale = spawn_step(position.xenos("9", {"driller-abomination": 1}))
    assert horde(game) == {"9": {"driller-abomination": 1}}
    assert game.state.pits == 1 << zone(game, "3") | 1 << zone(game, "9")
    assert not tale.of("XenosMoved")


@rule("scifi.ambiguity.zone-card-list-fixed")
def test_a_zone_that_becomes_one_by_the_card_gets_none_of_its_xenos() -> None:
    """No worker is left: the spoiler in 9 walks on and sets mold, but only 3 fell short."""
    position = left(0, block("invader", 22, "mold", "3"), "worker")
    position.xenos("9", {"spoiler-abomination": 1})
    game, tale = spawn_step(position)
    assert [places(game, [event.zone]) for event in tale.of("MoldSet")] in ([["6"]], [["8"]])
    assert not tale.of("XenosSpawned")
    assert len(tale.of("FiguresShort")) == 1


@rule("mixed.ambiguity.supply")
def test_in_mixed_play_mold_cards_bring_spoilers_and_pit_cards_drillers() -> None:
    for card, kind, abomination in (
        (22, "worker", "spoiler-abomination"),
        (82, "driller-worker", "driller-abomination"),
    ):
        position = scifi(BLOCK, boxes=["invader", "darkside"]).survivor("baraka", at="1").token("spawn", "2")
        position.mold("9").pits("9").xenos("x", {kind: 35}).xeno_cards(card)
        game, _ = spawn_step(position)
        assert horde(game) == {"9": {abomination: 1}}


# Cards found while searching


@rule("scifi.ambiguity.spawn-card-effect", "scifi.ambiguity.shortage-elsewhere")
def test_a_spawn_card_found_while_searching_works_like_the_xeno_card() -> None:
    """Cole finds the card in a: a worker in the mold zone 2, or with none left the abomination."""
    board = """
    +#+#+#+
    #ao1:2#
    +#+#+#+
    #x#
    +#+
    """
    for workers, there in ((35, {"worker": 1}), (0, {"spoiler-abomination": 1})):
        position = (
            scifi(board)
            .survivor("cole", at="a")
            .mold("2")
            .xenos("x", worker=35 - workers)
            .equipment("mold-spawn-1-worker", "sledge")
        )
        game = position.turn("cole")
        say(game, "search")
        assert horde(game) == {"2": there}


@rule("scifi.ambiguity.combat-reflexes-scope")
def test_reflexes_answer_xenos_also_where_the_abomination_of_the_card_is_elsewhere() -> None:
    """One worker is left: it comes to 3, which Jared sees; the abomination to 9, which he does not see."""
    position = left(1, block("invader", 22, "mold", "3", "9"), "worker")
    position.survivor("jared", at="2", skills=["combat-reflexes"], own_skills=False, hands=["smg"])
    game = position.spawn_step()
    say(game, "appear @3")
    assert horde(game) == {"3": {"worker": 1}, "9": {"spoiler-abomination": 1}}
    assert asked(game) == "free-attack"
    assert offered(game)[0] == f"shoot smg {zone(game, '3')}"


@rule("scifi.ambiguity.combat-reflexes-scope")
def test_reflexes_answer_a_spawn_card_once_for_one_of_its_zones() -> None:
    """Both mold zones are in sight of Cole: one shot, at one of them."""
    board = """
    +#+#+#+
    #1oao3#
    +#+#+#+
    """
    position = (
        scifi(board)
        .survivor("cole", at="a", skills=["combat-reflexes"], own_skills=False, hands=["smg"])
        .mold("1", "3")
        .equipment("mold-spawn-1-worker", "sledge")
        .dice(6, 6)
    )
    game = position.turn("cole")
    say(game, "search")
    assert asked(game) == "free-attack"
    assert {f"shoot smg {zone(game, place)}" for place in ("1", "3")} < set(offered(game))
    say(game, "shoot smg @3")
    assert asked(game) != "free-attack"
    assert horde(game) == {"1": {"worker": 1}}
