"""What survivors can no longer do where mold or a pit is, and what burns or fills them."""

import pytest

from overrun.scenario import scifi
from overrun.testing import rule
from tests.scifi.swarm import (
    CORRIDOR,
    Tale,
    asked,
    horde,
    offered,
    say,
    spawn_step,
    within,
    xenos_phase,
    zone,
)

# A security room, an oxygen supply room and an ordinary one beside a corridor.
BASE = """
+#+#+#+
#SDODR#
+o+o+o+
#C:C:C#
+#+#+#+
"""
BOTH_MOLDS = pytest.mark.parametrize("mold", ["mold", "dead_mold"])
BOTH_PITS = pytest.mark.parametrize("pit", ["pits", "filled_pits"])
FIRE = ["flamethrower+canister"]


def verbs(game):
    return {option.verb for option in game.question.options}


def base(name, at, box="invader"):
    return scifi(BASE, box=box).survivor(name, at=at)


# Special rooms


@BOTH_MOLDS
@rule(
    "invader.ex.special-rooms-spoiled",
    "invader.mold.loses-properties",
    "invader.mold.no-search",
    "invader.mold.general-both-sides",
)
def test_mold_takes_search_and_oxygen_away(mold) -> None:
    """Baraka may search in the security room and take oxygen next door, until there is mold."""
    assert "search" in verbs(base("baraka", "a1").turn("baraka"))
    assert "oxygen" in verbs(base("baraka", "a2").turn("baraka"))
    assert "search" not in verbs(getattr(base("baraka", "a1"), mold)("a1").turn("baraka"))
    assert "oxygen" not in verbs(getattr(base("baraka", "a2"), mold)("a2").turn("baraka"))
    # A civilian does not search there either.
    assert "search" in verbs(base("vivian", "a3").turn("vivian"))
    assert "search" not in verbs(getattr(base("vivian", "a3"), mold)("a3").turn("vivian"))


@BOTH_PITS
@rule(
    "darkside.ex.pit-security-room",
    "darkside.pit.no-search",
    "darkside.pit.cancels-properties",
    "darkside.pit.both-sides",
)
def test_a_pit_takes_search_away_from_everybody(pit) -> None:
    for name in ("miles", "vivian"):
        for spoiled in (False, True):
            position = scifi(BASE, boxes=["invader", "darkside"]).survivor(name, at="a1", own_skills=False)
            if spoiled:
                getattr(position, pit)("a1")
            assert ("search" in verbs(position.turn(name))) != spoiled


@BOTH_PITS
@rule("darkside.pit.keeps-dark", "darkside.pit.both-sides")
def test_a_dark_zone_with_a_pit_stays_dark(pit) -> None:
    board = """
    +#+#+#+
    #C:T:C#
    +#+#+#+
    """
    position = scifi(board, box="darkside").survivor("drake", at="a1", hands=["assault-rifle"])
    game = getattr(position, pit)("a2").turn("drake")
    assert f"shoot assault-rifle {zone(game, 'a3')}" in offered(game)
    assert f"shoot assault-rifle {zone(game, 'a2')}" not in offered(game)


# Doors


@BOTH_MOLDS
@rule("invader.mold.no-door-activation", "invader.mold.general-both-sides")
def test_no_door_is_set_beside_mold(mold) -> None:
    """From a2 there are doorways to the security room and to a3; mold in a3 leaves only the first."""
    game = base("baraka", "a2").turn("baraka")
    assert len([text for text in offered(game) if text.startswith("close")]) == 2
    game = getattr(base("baraka", "a2"), mold)("a3").turn("baraka")
    door = game.world.board.doors_between(zone(game, "a1"), zone(game, "a2"))[0].id
    assert [text for text in offered(game) if text.startswith("close")] == [f"close {door}"]


@BOTH_PITS
@rule("darkside.pit.door-activation-allowed", "darkside.pit.both-sides")
def test_pits_do_not_hinder_doors(pit) -> None:
    game = getattr(base("drake", "a2", box="darkside"), pit)("a2", "a3").turn("drake")
    assert len([text for text in offered(game) if text.startswith("close")]) == 2


@rule("invader.ex.airlock-under-mold", "invader.mold.airlock-still-works", "mixed.pit.airlock")
def test_an_airlock_works_under_mold_and_with_a_pit() -> None:
    board = """
    +#+#+#+
    #RoALX#
    +#+#+#+
    """
    for mark in ("mold", "dead_mold", "pits", "filled_pits"):
        position = scifi(board, boxes=["invader", "darkside"])
        position.survivor("baraka", at="a2", body=["oxygen-tank"])
        game = getattr(position, mark)("a2").turn("baraka")
        assert f"move {zone(game, 'a3')}" in offered(game)


# Fire and grenades


@rule("invader.mold.hellfire-flips", "invader.mold.permanent", "invader.mold.inactive-no-spawn")
def test_hellfire_turns_mold_inactive_and_then_no_xenos_come_there() -> None:
    position = scifi(CORRIDOR).survivor("vivian", at="1", hands=FIRE).mold("2").xenos("2", worker=2)
    game = position.token("spawn", "5").xeno_cards(22).turn("vivian")
    say(game, "blast flamethrower @2", "end")
    assert (game.state.mold, within(game, game.state.dead_mold)) == (0, {"2"})
    assert horde(game) == {}


@rule("darkside.pit.seismic-fills", "darkside.ex.filled-pit", "darkside.pit.permanent")
def test_a_grenade_fills_a_pit_for_good() -> None:
    """The pit in the security room is filled: a pit card brings nobody, and nobody searches there."""
    position = scifi(BASE, box="darkside").survivor("drake", at="a2", hands=["seismic-grenade"]).pits("a1")
    tale = Tale()
    game = position.token("spawn", "b3").xeno_cards(82).turn("drake", sink=tale)
    say(game, "blast seismic-grenade @a1", "move @a1", "end")
    assert (game.state.pits, within(game, game.state.filled_pits)) == (0, {"a1"})
    assert tale.of("XenoCardDrawn")[0].card == 82
    assert horde(game) == {}
    assert "search" not in verbs(game)


@rule("darkside.pit.seismic-fills")
def test_a_grenade_makes_no_pit() -> None:
    position = scifi(CORRIDOR, box="darkside").survivor("drake", at="1", hands=["seismic-grenade"])
    game = position.turn("drake")
    say(game, "blast seismic-grenade @2")
    assert (game.state.pits, game.state.filled_pits) == (0, 0)


@rule("mixed.pit.hellfire", "mixed.mold.seismic")
def test_fire_fills_no_pit_and_grenades_burn_no_mold() -> None:
    for hands, weapon, mark in (
        (FIRE, "flamethrower", "pits"),
        (["seismic-grenade"], "seismic-grenade", "mold"),
    ):
        position = scifi(CORRIDOR, boxes=["invader", "darkside"]).survivor("baraka", at="1", hands=hands)
        game = getattr(position, mark)("2").xenos("2", worker=2).turn("baraka")
        say(game, f"blast {weapon} @2")
        assert horde(game) == {}
        assert within(game, getattr(game.state, mark)) == {"2"}


@rule("scifi.ambiguity.sight-symmetric-dark")
def test_no_grenade_into_the_dark_without_a_light() -> None:
    board = """
    +#+#+#+
    #C:T:C#
    +#+#+#+
    """
    for body, there in ((["searchlight"], True), ([], False)):
        position = scifi(board, box="darkside")
        position.survivor("drake", at="a1", hands=["seismic-grenade"], body=body)
        game = position.turn("drake")
        assert (f"blast seismic-grenade {zone(game, 'a2')}" in offered(game)) == there


# Pits as cover


@rule("darkside.ex.pit-worker-needs-two", "darkside.pit.melee-normal", "darkside.pit.worker-hunter-two")
def test_the_driller_worker_of_the_book() -> None:
    """Radka shoots with damage 1 from the next zone in vain, then goes there and hits it with damage 1."""
    position = (
        scifi(CORRIDOR, box="darkside")
        .survivor("radka", at="1", own_skills=False, hands=["pistol", "cattle-prod"])
        .pits("2")
        .xenos("2", {"driller-worker": 1})
        .dice(6, 6, 6, 6)
    )
    game = position.turn("radka")
    say(game, "shoot pistol @2")
    assert horde(game) == {"2": {"driller-worker": 1}}
    say(game, "move @2", "melee cattle-prod")
    assert horde(game) == {}


@rule("darkside.ambiguity.pit-machine-range", "darkside.pit.worker-hunter-two")
def test_a_pit_is_cover_from_machines_elsewhere() -> None:
    """The bot's shots have damage 1: from the next zone they fail, from within they do not."""
    for at, dead in (("1", False), ("2", True)):
        position = (
            scifi(CORRIDOR, box="darkside")
            .survivor("drake", at="1", skills=["remote-control-all"])
            .machine("vindicator", at=at)
            .pits("2")
            .xenos("2", {"driller-worker": 1})
            .dice(*[6] * 12)
        )
        game = position.turn("drake")
        machine = game.world.machines["vindicator"]
        assert machine.ranged is not None
        damage, low = machine.ranged.damage, machine.ranged.range[0]
        shot = f"machine-shoot vindicator {zone(game, '2')}"
        if at == "2" and low:
            assert shot not in offered(game)
            continue
        say(game, shot)
        assert (horde(game) == {}) == (dead or damage > 1)


# Tokens without end, and tokens taken away


@rule("scifi.ambiguity.mold-token-limit", "invader.mold.any-source")
def test_there_is_mold_enough_for_every_zone() -> None:
    """Twenty zones with mold, and the spoiler sets one more."""
    rows = ["1:2:3:4:5", "a#b#c#d#e", "f#g#h#i#j", "k#l#m#n#o", "p#q#r#s#t"]
    wall = "+#+#+#+#+#+"
    board = "\n".join(["", wall, *(line for row in rows for line in (f"#{row}#", wall))]) + "\n"
    position = scifi(board).survivor("baraka", at="1").mold(*"abcdefghijklmnopqrst")
    game, _ = xenos_phase(position.xenos("5", {"spoiler-abomination": 1}).noise("1", 9))
    assert game.state.mold.bit_count() == 21


@rule("invader.mold.any-source", "invader.mold.walls-open")
def test_mold_of_the_map_is_mold_like_any_other() -> None:
    position = (
        scifi(CORRIDOR).survivor("baraka", at="1").token("mold", "3").token("spawn", "5").xeno_cards(22)
    )
    game, _ = spawn_step(position)
    assert horde(game) == {"3": {"worker": 1}}
    assert game.world.board.graph(game.world.board.start).near[zone(game, "3")] >> zone(game, "x") & 1


@rule("invader.ambiguity.mold-token-removed")
def test_where_a_mission_takes_mold_away_walls_are_back() -> None:
    position = (
        scifi(CORRIDOR)
        .survivor("vivian", at="1", hands=FIRE)
        .token("mold", "3")
        .token("spawn", "3", colour="red")
        .mission_rules(removable_spawns=[{"by": ["hellfire"], "mold": "removed"}])
    )
    game = scifi(CORRIDOR).survivor("vivian", at="2", hands=FIRE).mold("3").turn("vivian")
    say(game, "move @3")
    assert f"move {zone(game, 'x')}" in offered(game)
    game = position.turn("vivian")
    say(game, "move @2", "blast flamethrower @3")
    if asked(game) == "remove-spawn":
        say(game, "remove-spawn @3")
    assert game.state.mold == game.state.dead_mold == 0
    say(game, "move @3")
    assert f"move {zone(game, 'x')}" not in offered(game)


# Figures


@rule("scifi.xeno.returns-to-supply")
def test_eliminated_xenos_come_again() -> None:
    """All workers are on the board but the two that Vivian burns: card 1 finds exactly these two."""
    position = (
        scifi(CORRIDOR)
        .survivor("vivian", at="1", hands=FIRE)
        .xenos("2", worker=2)
        .xenos("x", worker=33)
        .token("spawn", "5")
        .xeno_cards(1)
    )
    tale = Tale()
    game = position.turn("vivian", sink=tale)
    say(game, "blast flamethrower @2", "end")
    assert horde(game) == {"5": {"worker": 2}}
    assert not tale.of("FiguresShort")


@rule("scifi.ultrared.spawn-red")
def test_who_has_run_through_the_bar_once_counts_as_red() -> None:
    position = scifi(CORRIDOR).survivor("baraka", at="1", experience=2, laps=1).token("spawn", "5")
    game, _ = spawn_step(position.xeno_cards(1))
    assert horde(game) == {"5": {"worker": 8}}


@rule("scifi.ambiguity.colored-door-destroy", "scifi.ambiguity.locked-door-destroyed")
def test_xenos_destroy_coloured_doors_and_then_they_are_open() -> None:
    board = """
    +#+#+#+
    #1oaXb#
    +#+#+#+
    """
    position = (
        scifi(board)
        .survivor("baraka", at="b")
        .token("door", between=("a", "b"), colour="green")
        .token("objective", "b", colour="green")
        .mission_rules(locked_doors=[{"colour": "green", "xenos_destroy": True, "opens_at_once": False}])
        .xenos("a", worker=1)
    )
    game, tale = xenos_phase(position)
    assert len(tale.of("DoorDestroyed")) == 1
    assert f"move {zone(game, 'a')}" in offered(game)


@rule("scifi.ambiguity.activates-in-zone")
def test_a_thumper_stops_when_a_xeno_begins_an_action_beside_it() -> None:
    """The thumper in 3 draws the worker in 4; entering its zone does nothing, acting there stops it."""
    position = (
        scifi(CORRIDOR, box="darkside")
        .survivor("miles", at="1", camouflaged=True)
        .token("thumper", "3")
        .mission_rules(thumpers={"noise": 1})
        .xenos("4", {"driller-worker": 1})
    )
    game, _ = xenos_phase(position)
    assert horde(game) == {"3": {"driller-worker": 1}}
    assert game.state.spent_tokens == 0
    position.xenos("3", {"driller-tank": 1})
    game, _ = xenos_phase(position)
    assert game.state.spent_tokens != 0
