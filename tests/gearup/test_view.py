"""What everybody sees: tracks, Weapons, streets, cards and the Boss, as plain data."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.agents import make
from overrun.core import Look
from overrun.gearup import events
from overrun.gearup.attack import draws_on
from overrun.gearup.grid import read_grid
from overrun.gearup.hand import weapon_of
from overrun.gearup.shapes import SINGLE, placements, word
from overrun.gearup.world import House
from overrun.rules.rule_index import load_index
from overrun.testing import rule

from .table import Table
from .test_setup import finish_round


def seen() -> dict[str, Any]:
    table = Table("lisa", "ethan", "marcus", boss="screamer", round=2, turn=4, card="green slow", leader=1)
    table.give(0, health=6, armor=3, ammo=2, green=2)
    table.state.survivors[0].armor_used = 1
    table.state.survivors[0].frenzy = (0, 0, 0, 3)
    table.zombie(0, "walker-a", slot=1, crossed="b1")
    table.zombie(0, "stinky-b", slot=3)
    table.zombie(2, "bomber-b", slot=2)
    table.boss(crossed="d1.c2")
    return dict(table.play().game.view())


def test_a_dashboard() -> None:
    lisa = seen()["survivors"][0]
    assert (lisa["id"], lisa["name"], lisa["seat"]) == ("lisa", "Lisa", 0)
    assert (lisa["health"], lisa["health_slots"], lisa["kills"]) == (6, 10, 0)
    assert lisa["armor"] == {"slots": 10, "gained": 3, "used": 1} and lisa["armor_left"] == 2
    assert lisa["ammo"] == {"slots": 10, "gained": 2, "used": 0} and lisa["ammo_left"] == 2
    assert lisa["weapons"][3] == {
        "id": "sansetsukon",
        "color": "green",
        "shape": ["##.", ".#.", ".##"],
        "start": [],
        "hits": 1,
        "upgrades": ["split", "frenzy"],
        "unlocked": 2,
        "frenzy_track": ["", "ammo", "", "armor", "", "ammo", "", "armor"],
        "frenzy": 3,
    }
    assert [weapon["color"] for weapon in lisa["weapons"]] == ["yellow", "red", "blue", "green"]
    assert lisa["weapons"][2]["hits"] == 2 and lisa["weapons"][2]["start"] == ["multi-hit"]
    assert lisa["attack"] == {
        "stage": "ready",
        "hand": {
            "id": "sansetsukon",
            "shape": ["##.", ".#.", ".##"],
            "effects": ["frenzy", "split"],
            "hits": 1,
            "area": "",
            "pays": {"ammo": (1, 0), "armor": (0, 1), "damage": (0, 0)},
        },
        "companion": False,
        "weapon_used": False,
        "second": False,
        "left": 0,
        "drawn": 0,
        "target": "",  # two zombies: one has to be chosen
        "pending": [],
        "spared": [],
    }


def test_a_street() -> None:
    view = seen()
    street = view["survivors"][0]["street"]
    assert [len(slot) for slot in street] == [1, 0, 1]
    assert street[0][0] == {
        "name": "walker-a1",
        "kind": "walker-a",
        "type": "walker",
        "tier": "regular",
        "speeds": ["slow"],
        "grid": ["oD", "oo", "DA"],
        "crossed": ["b1"],
        "fixed_damage": 0,
        "damage": 2,  # one icon, and the smell
        "ability": "",
    }
    assert view["survivors"][2]["street"][1][0]["ability"] == "explodes"


def test_the_table_and_the_boss() -> None:
    view = seen()
    assert (view["mission"], view["difficulty"]) == ("gearup/screamer-easy", "easy")
    assert (view["round"], view["turn"], view["leader"], view["cards_left"]) == (2, 4, 1, 5)
    assert view["turn_cards"][-1] == {"color": "green", "speeds": ["slow"], "companion": False}
    assert (view["regular_deck"], view["special_deck"]) == (47, 22)
    assert view["spawn_aid"] == {"A": [2, 0], "B": [1, 1], "C": [1, 1]}
    boss = view["boss"]
    assert (boss["id"], boss["side"], boss["rule"], boss["skill"]) == ("screamer", "black", "mouth", "scream")
    assert (boss["at"], boss["track"], boss["circles"]) == (1, ["slow", "fast", "slow", "slow"], 0)
    assert not boss["mouth_open"]
    body = boss["bodies"][0]
    assert (body["name"], body["kind"], body["crossed"], body["alive"]) == (
        "boss",
        "normal",
        ["d1", "c2"],
        True,
    )
    assert (body["attack"], body["special_attack"]) == (5, 9)


def test_what_somebody_is_doing() -> None:
    table = Table().weapon(0, "cut-down", "multi-hit", hits=2)
    names = [table.zombie(0, "walker-a", slot=slot) for slot in (1, 2)]
    table.play().choose("sweep 0 ethan", f"aim 0 {names[1]}")
    doing = table.game.view()["survivors"][0]["attack"]
    assert (doing["stage"], doing["left"], doing["target"]) == ("drawing", 2, names[1])
    assert doing["weapon_used"] and doing["pending"] == names
    table.choose(f"draw 0 {table.options('draw')[0].split()[2]}")
    doing = table.game.view()["survivors"][0]["attack"]
    assert (doing["target"], doing["pending"], doing["drawn"]) == (
        names[0],
        names[:1],
        1,
    )  # the only one left


def test_cards_turned_over() -> None:
    table = Table("ethan", "lisa", turn=9, card="blue")
    table.zombie(0, "walker-a")
    table.play()
    assert set(map(tuple, table.game.view()["cards_seen"])) <= {("spawn-A",), ("spawn-B",), ("spawn-C",)}
    finish_round(table)
    assert table.game.view()["cards_seen"] == []
    assert [e.round for e in table.told(events.RoundStarted)] == [2]
    table = Table(round=2, turn=3, card="blue").play()
    while not table.now.cards_seen:
        table.choose((table.options("done") or table.options())[0])
    shown = table.told(events.BossCardRevealed)[0]
    assert table.game.view()["cards_seen"] == [list(shown.icons)]


# Grids


def test_a_ring_is_the_eight_squares_around() -> None:
    grid = read_grid(("ooooo", "oooWo", "ooooo"))
    ((ring, line),) = grid.rings
    assert word(grid, ring) == "c1.d1.e1.c2.e2.c3.d3.e3"
    assert word(grid, line) == "d1.a2.b2.c2.e2.d3"
    ((corner, _),) = read_grid(("ooW", "ooo")).rings
    assert corner.bit_count() == 3
    two = read_grid(("oWWo", "oooo"))
    assert [word(two, ring) for ring, _ in two.rings] == ["a1.a2.b2.c2", "d1.b2.c2.d2"]


def test_dotted_lines_run_both_ways() -> None:
    grid = read_grid(("oo.", "ooo"), (), ("aa.", "bbb"))
    assert word(grid, grid.line_below) == "a1.b1"
    assert word(grid, grid.line_right) == ""
    assert grid.crosses_line(grid.mask([(0, 0), (1, 0)]))
    assert not grid.crosses_line(grid.mask([(0, 0), (0, 1)]))
    assert grid.mask([(0, 5), (-1, 0), (0, 0)]) == 1


# What is told, and the defaults


@rule("gearup.fx.long-range-both-gain")
def test_gains_say_why() -> None:
    table = Table().weapon(0, "long-range")
    table.zombie(1, "walker-a")
    table.play().choose("draw 0 b3")
    assert ["gearup.fx.long-range-both-gain" in e.rules for e in table.told(events.Gained)] == [True, True]
    alone = Table()
    alone.zombie(0, "walker-a")
    alone.play().choose("draw 0 b3")
    assert "gearup.attack.armor-icon" in alone.told(events.Gained)[0].rules


@rule("gearup.q.armor-ammo-full")
def test_a_full_armor_track() -> None:
    table = Table().weapon(0, "scavenge")
    table.zombie(0, "walker-a", grid=("DD", "oo"))
    table.state.survivors[0].armor = 9
    table.play().choose("draw 0 a1.b1")
    assert table.now.survivors[0].armor == 10


def test_defaults_are_the_readings_of_the_index() -> None:
    """Every switch the index names has the default it names."""
    known = {name: getattr(House(), name) for name in House.__struct_fields__}
    named = 0
    for entry in load_index():
        if not entry.id.startswith("gearup.q.") or not entry.detail.switch:
            continue
        name, _, value = entry.detail.switch.partition("=")
        if name == "strict_simultaneous":
            continue  # drawings are always carried out one after the other
        named += 1
        default = known[name]
        if value in ("true", "false"):
            assert default is (value == "true"), name
        elif isinstance(default, bool):
            assert default and value == "'data'", name
        else:
            wanted = value.strip("'")
            assert (",".join(default) if isinstance(default, tuple) else default) == wanted, name
    assert named == len(known)


# What a page has to know to say at once whether a shape fits


def fits(target: dict[str, Any], cells: set[str]) -> bool:
    """What somebody with nothing but the view would say."""
    free = {
        f"{chr(97 + column)}{row + 1}"
        for row, line in enumerate(target["grid"])
        for column, cell in enumerate(line)
        if cell != "."
    } - {*target["crossed"], *target.get("barred", ())}
    near = set(target.get("near", ()))
    return cells <= free and (not near or bool(cells & near))


@pytest.mark.parametrize("boss", ["zombie-pyramid", "zombiphant", "screamer", "the-mutation", "dead-sox"])
@pytest.mark.parametrize("coverable", [True, False])
def test_a_view_tells_where_a_shape_fits(boss: str, coverable: bool) -> None:
    """Every placement of the Weapon on every target: the engine offers what the view allows, no more."""
    house = {"weak_point_coverable": coverable}
    game = overrun.new(f"gearup/{boss}-easy", seed=11, seats=2, house=house)
    agent = make("sensible", 1)
    seen = 0
    while game.question is not None:
        view = game.view()
        look: Look[Any, Any] = Look(game.world, game.state)
        targets = [zombie for one in view["survivors"] for slot in one["street"] for zombie in slot]
        if view["boss"]["at"] >= 0:
            targets += [body for body in view["boss"]["bodies"] if body["alive"]]
        for target in targets:
            number = game.world.numbers[target["name"]]
            grid = game.world.grids[number]
            tool = weapon_of(look, 0)
            offered = {o.text for o in draws_on(look, 0, tool, number) if o.verb == "draw"}
            words = {word(grid, mask) for shape in (tool.shape, SINGLE) for mask in placements(grid, shape)}
            assert {f"draw 0 {cells}" for cells in words if fits(target, set(cells.split(".")))} == offered
            seen += 1
        for _ in range(5):
            if game.question is not None:
                game.choose(agent(game.for_agent()))
    assert seen > 40
    assert game.round == 2


@rule("gearup.fx.scavenge", "gearup.fx.lock-and-load", "gearup.fx.gear-up")
@pytest.mark.parametrize("effect", ["", "scavenge", "lock-and-load", "gear-up"])
@pytest.mark.parametrize("cells", ["a1.b1", "a2.b2"])
def test_the_hand_says_what_icons_bring(effect: str, cells: str) -> None:
    table = Table().weapon(0, *([effect] if effect else []))
    table.zombie(0, "walker-a", grid=("DD", "AM", "oo"))
    table.play()
    pays = table.game.view()["survivors"][0]["attack"]["hand"]["pays"]
    icons = ["damage", "damage"] if cells == "a1.b1" else ["armor", "ammo"]
    brought = [sum(pays[icon][n] for icon in icons) for n in (0, 1)]
    table.choose(f"draw 0 {cells}")
    assert brought == [table.ammo(0), table.armor(0)]


@rule("gearup.spawn.card-below")
def test_spawn_cards_stay_in_sight() -> None:
    game = overrun.new("gearup/screamer-easy", seed=4, seats=2)
    agent = make("sensible", 1)
    told: list[list[str]] = []
    game.sink = lambda event, play: (
        told.append([f"spawn-{event.letter}"]) if isinstance(event, events.SpawnCardRevealed) else None
    )
    while game.round == 1 and game.question is not None:
        assert game.view()["cards_seen"] == told
        game.choose(agent(game.for_agent()))
    assert len(told) == 7


@rule("gearup.attack.single-space-option", "gearup.attack.shape-complete")
def test_a_drawing_says_by_which_rules() -> None:
    table = Table()
    table.zombie(0, "brute-a")
    table.play().choose("draw 0 b1")
    assert "gearup.attack.single-space-option" in table.told(events.Drawn)[0].rules
    table = Table().weapon(0, shape=("##",))
    table.zombie(0, "brute-a")
    table.play().choose("draw 0 b1.c1")
    rules = table.told(events.Drawn)[0].rules
    assert "gearup.attack.shape-complete" in rules and "gearup.attack.single-space-option" not in rules


def test_imagined_games_know_no_turn_card() -> None:
    game = overrun.new("gearup/screamer-easy", seed=4, seats=2)
    rows = {tuple(game.for_agent(seed).clone().state.turn_row) for seed in range(6)}
    assert len(rows) > 3
