"""Every worked example of the rule index. Those drawn with a grid are played as the index draws them."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.gearup import events
from overrun.gearup.grid import cell_word
from overrun.gearup.shapes import read_shape, splits
from overrun.rules.rule_index import load_index
from overrun.testing import rule

from .table import Table

BOSSES = {
    "gearup.boss-card.zombie-pyramid": "zombie-pyramid",
    "gearup.boss-card.zombiphant": "zombiphant",
    "gearup.boss-card.the-mutation": "the-mutation",
}
DRAWN = [
    entry.detail
    for entry in load_index()
    if entry.id.startswith("gearup.ex.") and entry.detail.grid and entry.detail.cells
]


def words_of(cells: Any) -> str:
    return ".".join(cell_word(row, column) for row, column in sorted(tuple(cell) for cell in cells))


@pytest.mark.parametrize("example", [pytest.param(e, marks=rule(e.id), id=e.id) for e in DRAWN])
def test_drawn_examples(example: Any) -> None:
    boss = BOSSES.get(example.boss, "")
    with_ammo = not example.shape and example.boss  # a single space crossed off with Ammo
    table = Table("ethan", "lisa", boss=boss or "super-abomination", round=2 if boss else 1, turn=5)
    table.weapon(0, shape=example.shape or ("#.", "#.", "##"))
    table.give(0, ammo=2)
    if boss:
        table.boss_grid(example.grid, example.regions).boss(at=0)
        name = "boss"
    else:
        name = table.zombie(0, "runner-a", grid=example.grid)
    table.play()
    if with_ammo:
        table.choose("pass 0")
    cells = words_of(example.cells)
    answer = f"shoot 0 {name} {cells}" if with_ammo else f"draw 0 {cells}"
    assert table.may(answer) == example.legal
    if not example.legal:
        with pytest.raises(Exception, match="not an option"):
            table.choose(answer)
        return
    health = table.health(0)
    table.choose(answer)
    if example.line_damage is not None:
        assert health - table.health(0) == example.line_damage
    if example.grid_after:
        wanted = [
            (r, c) for r, row in enumerate(example.grid_after) for c, cell in enumerate(row) if cell == "x"
        ]
        assert table.marks(name) == words_of(wanted)


@rule("gearup.ex.saw-valid", "gearup.attack.damage-icon-reduces", "gearup.def.damage-icon")
def test_a_crossed_off_damage_icon_no_longer_counts() -> None:
    table = Table()
    runner = table.zombie(0, "runner-a", crossed="a3.a4")
    table.play()
    before = table.game.view()["survivors"][0]["street"][2][0]["damage"]
    table.choose("draw 0 b1.c1.c2.c3")
    zombie = table.game.view()["survivors"][0]["street"][2][0]
    assert (zombie["name"], before, zombie["damage"]) == (runner, 2, 1)


@rule("gearup.ex.armor-fourth", "gearup.def.resource-slots-not-reused", "gearup.def.available-resource")
def test_the_fourth_armor() -> None:
    table = Table()
    table.zombie(0, "walker-a")
    survivor = table.state.survivors[0]
    survivor.armor, survivor.armor_used = 3, 2
    table.play().choose("draw 0 b3")
    assert (table.now.survivors[0].armor, table.now.survivors[0].armor_used, table.armor(0)) == (4, 2, 2)


@rule("gearup.ex.ammo-fourth", "gearup.attack.ammo-icon", "gearup.def.bonus-icon")
def test_the_fourth_ammo() -> None:
    table = Table()
    table.zombie(0, "runner-a")
    survivor = table.state.survivors[0]
    survivor.ammo, survivor.ammo_used = 3, 3
    table.play().choose("draw 0 b3")
    assert (table.now.survivors[0].ammo, table.now.survivors[0].ammo_used, table.ammo(0)) == (4, 3, 1)


@rule("gearup.ex.upgrade-saw", "gearup.upgrade.free-choice", "gearup.upgrade.left-to-right")
def test_upgrading_the_saw() -> None:
    table = Table()
    table.zombie(0, "crawler-a", left="a1")
    table.play().choose("draw 0 a1")
    assert table.asked == "upgrade"
    assert table.options() == ["unlock 0 concrete-saw", "unlock 0 revolver", "unlock 0 crowbar"]
    table.choose("unlock 0 concrete-saw")
    assert table.now.survivors[0].unlocked == (2, 1, 0, 0)
    assert table.told(events.Upgraded)[0].effect == "critical-hit"


@rule("gearup.ex.walk-caption", "gearup.walk.matching-speed-moves", "gearup.walk.other-speed-stays")
def test_the_walk_of_the_book() -> None:
    table = Table()
    bomber = table.zombie(0, "bomber-a", slot=2)
    runner, walker = table.zombie(1, "runner-a", slot=3), table.zombie(1, "walker-b", slot=1)
    table.walk("fast")
    assert [table.slot(name) for name in (bomber, runner, walker)] == [2, 2, 1]
    assert [(e.seat, e.target, e.damage) for e in table.told(events.ZombieAttacks)] == [(1, walker, 2)]
    assert table.health(0) == 10


@rule("gearup.ex.attack-caption", "gearup.walk.attack-damage", "gearup.walk.armor-replaces-health")
def test_the_attack_of_the_book() -> None:
    table = Table()
    runner = table.zombie(0, "runner-a", slot=1, crossed="c1")
    table.give(0, armor=1).attacks(runner)
    assert table.options() == ["block 0 0", "block 0 1"]
    table.choose("block 0 1")
    assert (table.health(0), table.armor(0)) == (9, 0)


@pytest.mark.parametrize(
    ("letter", "wanted"),
    [
        pytest.param("A", (3, 0), marks=rule("gearup.ex.spawn-a", "gearup.spawn.4p-easy-a")),
        pytest.param("B", (2, 1), marks=rule("gearup.ex.spawn-b", "gearup.spawn.4p-easy-b")),
        pytest.param("C", (1, 2), marks=rule("gearup.ex.spawn-c", "gearup.spawn.4p-easy-c")),
    ],
)
def test_spawns_of_four_players(letter: str, wanted: tuple[int, int]) -> None:
    table = Table("ethan", "lisa", "marcus", "noor", turn=1).icons(f"spawn-{letter}")
    tiers = [table.world.kinds[card].tier for card in table.now.arrivals]
    assert (tiers.count("regular"), tiers.count("special")) == wanted
    table.choose(*["give 2"] * 3)
    assert [table.slot(name) for name in table.street(2)] == [3, 3, 3]


@rule("gearup.ex.split-sansetsukon", "gearup.ex.split-square")
def test_ways_to_split() -> None:
    assert sorted(map(len, (big for big, _ in splits(read_shape(("##.", ".#.", ".##")))))) == [3, 3, 4, 4]
    assert len(splits(read_shape(("##", "##")))) == 6


@rule("gearup.ex.frenzy-fourth", "gearup.fx.frenzy-fourth", "gearup.fx.frenzy-mark")
def test_the_fourth_frenzy() -> None:
    table = Table("lisa", "ethan", card="green")
    table.zombie(0, "brute-a")
    table.give(0, green=2)
    table.state.survivors[0].frenzy = (0, 0, 0, 3)
    table.play().choose("draw 0 b1")
    assert table.now.survivors[0].frenzy == (0, 0, 0, 4)
    assert (table.ammo(0), table.armor(0)) == (1, 1)


@rule("gearup.ex.frenzy-sequence", "gearup.fx.frenzy-cumulative", "gearup.effect.frenzy")
def test_frenzy_pays_again_and_again() -> None:
    gains = []
    for circles in range(4):
        table = Table().weapon(0, "frenzy", frenzy=("", "ammo", "", "armor"))
        table.zombie(0, "brute-a")
        table.state.survivors[0].frenzy = (0, circles, 0, 0)
        table.play().choose("draw 0 b1")
        gains.append((table.ammo(0), table.armor(0)))
    assert gains == [(0, 0), (1, 0), (1, 0), (1, 1)]


@rule(
    "gearup.ex.long-range-kill-note", "gearup.fx.long-range-both-gain", "gearup.fx.long-range-upgrade-owner"
)
def test_killing_for_a_neighbour() -> None:
    table = Table("june", "ethan", card="blue").give(0, blue=1)
    walker = table.zombie(1, "walker-b", slot=2, left="a2.a3")
    table.zombie(1, "crawler-a")
    table.play().choose(f"aim 0 {walker}", "draw 0 a2.a3")
    assert (table.ammo(0), table.ammo(1)) == (1, 1)
    assert (table.kills(0), table.kills(1)) == (0, 1)
    assert walker not in table.street(1)


@rule("gearup.ex.no-zombie", "gearup.attack.no-zombie-no-weapon", "gearup.fx.long-range-target")
def test_nobody_to_hit() -> None:
    for unlocked, mine in ((0, []), (1, ["draw", "done"])):
        table = Table("june", "ethan", card="blue").give(0, blue=unlocked)
        table.zombie(1, "zombie-dog-b")
        table.play()
        assert sorted({text.split()[0] for text in table.options(seat=0)}) == sorted(mine)
        assert table.options("draw", seat=1)


@rule("gearup.ex.ammo-chain", "gearup.attack.ammo-gains-icons", "gearup.q.ammo-reuse")
def test_ammo_that_finds_ammo() -> None:
    table = Table()
    walker = table.zombie(0, "walker-b", left="a2.a3.b3")
    table.give(0, ammo=1).play().choose("draw 0 b3")
    table.choose(f"shoot 0 {walker} a3", f"shoot 0 {walker} a2")
    assert (table.ammo(0), table.kills(0)) == (0, 1)
    assert table.asked == "upgrade"


@rule("gearup.ex.ammo-not-neighbor", "gearup.attack.ammo-own-zombies", "gearup.q.ammo-neighbor")
def test_ammo_does_not_reach_a_neighbour() -> None:
    table = Table("june", "ethan", card="blue").give(0, blue=1, ammo=3)
    walker = table.zombie(1, "walker-b", left="a2.a3.b3")
    mine = table.zombie(0, "crawler-a")
    table.play().choose(f"aim 0 {walker}", "draw 0 a2.a3", "stop 0")
    assert {text.split()[2] for text in table.options("shoot", seat=0)} == {mine}


@rule("gearup.ex.kill-before-walk", "gearup.attack.kill-discard", "gearup.turn.step-finishes-for-all")
def test_the_dead_do_not_walk() -> None:
    table = Table(turn=1)
    walker = table.zombie(0, "walker-a", slot=1, left="a1")
    table.play().choose("draw 0 a1", "unlock 0 crowbar")
    assert table.health(0) == 10
    assert table.world.numbers[walker] in table.now.regular_discard
    assert table.marks(walker) == ""


@rule("gearup.ex.upgrade-next-turn", "gearup.upgrade.works-from-next-turn", "gearup.upgrade.permanent")
def test_an_upgrade_helps_next_time() -> None:
    table = Table(card="red slow", turn=1)
    table.zombie(0, "crawler-a", left="a1")
    other = table.zombie(0, "walker-a", slot=3)
    table.play().choose("aim 0 crawler-a1", "draw 0 a1")
    assert table.asked == "upgrade"  # no second activation in this turn
    table.choose("unlock 0 concrete-saw")
    assert table.now.turn == 2
    assert table.now.survivors[0].unlocked[1] == 1
    assert table.street(0) == [other]


@rule("gearup.ex.upgrade-none-left", "gearup.q.upgrade-none-left", "gearup.setup.six-upgrades-to-unlock")
def test_no_upgrade_left() -> None:
    table = Table(turn=1).give(0, red=2, blue=2, green=2)
    table.zombie(0, "crawler-a", left="a1")
    table.play()
    table.choose(table.options("sweep")[0]) if table.options("sweep") else None
    table.choose("draw 0 a1") if table.may("draw 0 a1") else None
    assert not table.told(events.Upgraded)
    assert table.told(events.ZombieKilled)
    assert table.now.turn > 1


@rule("gearup.ex.both-speeds", "gearup.walk.both-speeds-icon", "gearup.walk.once-per-step")
def test_both_speeds() -> None:
    table = Table()
    slow, fast = table.zombie(0, "walker-a", slot=3), table.zombie(0, "walker-b", slot=2)
    both = table.zombie(0, "runner-b", slot=1)
    table.walk("slow", "fast")
    assert [table.slot(name) for name in (slow, fast, both)] == [2, 1, 1]
    assert [e.target for e in table.told(events.ZombieAttacks)] == [both]


@rule("gearup.ex.attacker-attacks-again", "gearup.walk.attacker-stays", "gearup.q.attacker-remains")
def test_attackers_stay() -> None:
    table = Table()
    walker = table.zombie(0, "walker-a", slot=1)
    number = table.world.numbers[walker]
    from overrun.gearup.steps import ZombieAttack

    table.play(ZombieAttack(number), ZombieAttack(number))
    assert (table.health(0), table.slot(walker)) == (6, 1)


@rule("gearup.ex.last-health", "gearup.walk.death-ends-game", "gearup.q.death-mid-step")
def test_the_last_health() -> None:
    table = Table().give(0, health=1, armor=1)
    table.zombie(0, "walker-a", slot=1)
    table.zombie(1, "walker-a", slot=1)
    table.walk("slow").choose("block 0 1")
    assert table.over() == "lost gearup.end.lose-any-death"
    assert len(table.told(events.ZombieAttacks)) == 1
    assert table.health(1) == 10


def bomber(*others: str) -> Table:
    table = Table("ethan", "lisa", "marcus").give(0, armor=1)
    table.zombie(1, "bomber-a", slot=1, crossed="a2")
    for kind in others:
        table.zombie(1, kind, slot=3)
    return table


@rule(
    "gearup.ex.bomber-three-players",
    "gearup.zombie.bomber-explodes",
    "gearup.zombie.bomber-hits-everyone",
    "gearup.zombie.bomber-no-upgrade",
    "gearup.q.bomber-armor",
)
def test_a_bomber_among_three() -> None:
    table = bomber().walk("slow").choose("block 0 1")
    assert [table.health(seat) for seat in range(3)] == [8, 7, 7]
    assert not table.street(1)
    assert table.kills(1) == 0
    assert not table.told(events.Upgraded)


@rule("gearup.ex.bomber-with-stinky", "gearup.q.bomber-stinky", "gearup.zombie-type.bomber")
def test_a_bomber_that_stinks() -> None:
    table = bomber("stinky-b").walk("slow").choose("block 0 0")
    assert [table.health(seat) for seat in range(3)] == [6, 6, 6]
    table = Table("ethan", "lisa", stinky_boosts_bomber=False)
    table.zombie(0, "bomber-a", slot=1)
    table.zombie(0, "stinky-b", slot=3)
    table.walk("slow")
    assert table.health(1) == 6


@rule("gearup.ex.stinky-stack", "gearup.zombie.stinky-stacks", "gearup.zombie.stinky-not-self")
def test_two_stinkies() -> None:
    table = Table()
    table.zombie(0, "stinky-a", slot=1, crossed="a2")
    table.zombie(0, "stinky-a", slot=1, crossed="a2")
    table.zombie(0, "walker-a", slot=1)
    table.walk("slow")
    assert sorted(e.damage for e in table.told(events.ZombieAttacks)) == [2, 2, 4]
    assert table.health(0) == 2


@rule("gearup.ex.stinky-zero-icons", "gearup.zombie.stinky-icon-uncrossable", "gearup.zombie.stinky-plus-one")
def test_a_stinky_beside_a_harmless_walker() -> None:
    table = Table()
    table.zombie(0, "stinky-b", slot=3)
    table.zombie(0, "walker-a", slot=1, crossed="b1.a3")
    table.walk("slow")
    assert table.health(0) == 9


@rule("gearup.ex.knockback", "gearup.fx.knockback-push", "gearup.attack.single-space-keeps-effects")
def test_pushing_a_crawler() -> None:
    table = Table(card="green slow")
    crawler = table.zombie(0, "crawler-a", slot=1)
    table.play().choose("draw 0 a1", "push 0")
    assert table.told(events.Pushed)
    assert table.slot(crawler) == 2  # it walked again in the same turn


@rule("gearup.ex.multi-hit-two", "gearup.fx.multi-hit-n", "gearup.fx.multi-hit-targets")
def test_two_hits() -> None:
    table = Table(card="blue")
    one, two = table.zombie(0, "walker-a"), table.zombie(0, "crawler-a")
    table.play().choose(f"aim 0 {one}", "draw 0 a1.a2", f"aim 0 {two}", "draw 0 a1")
    assert (table.marks(one), table.marks(two)) == ("a1.a2", "a1")
    assert not table.options("draw", "aim", seat=0)


@rule(
    "gearup.ex.scavenge-mixed", "gearup.fx.scavenge", "gearup.effect.scavenge", "gearup.q.icon-scavenge-lock"
)
def test_scavenging() -> None:
    table = Table().weapon(0, "scavenge", shape=("##", "##", "#."))
    table.zombie(0, "walker-a", grid=("DD", "oA", "oo"))
    table.play().choose("draw 0 a1.b1.a2.b2.a3")
    assert (table.armor(0), table.ammo(0)) == (3, 0)


@rule("gearup.ex.lock-and-load", "gearup.fx.lock-and-load", "gearup.effect.lock-and-load")
def test_lock_and_load() -> None:
    table = Table().weapon(0, "lock-and-load")
    table.zombie(0, "walker-a", grid=("DD", "oo"))
    table.play().choose("draw 0 a1.b1")
    assert (table.armor(0), table.ammo(0)) == (0, 2)
    assert table.options("shoot", seat=0)  # usable at once


@rule(
    "gearup.ex.gear-up-long-range",
    "gearup.fx.gear-up",
    "gearup.q.long-range-effects-owner",
    "gearup.effect.gear-up",
)
def test_gearing_up_at_long_range() -> None:
    table = Table().weapon(0, "gear-up", "long-range")
    table.zombie(1, "walker-a", grid=("MA", "oo"))
    table.play().choose("draw 0 a1.b1")
    assert (table.ammo(0), table.armor(0)) == (2, 2)
    assert (table.ammo(1), table.armor(1)) == (1, 1)


@rule(
    "gearup.ex.split-single-piece",
    "gearup.fx.split-single",
    "gearup.fx.split-apart",
    "gearup.fx.split-same-zombie",
)
def test_a_piece_reduced_to_a_square() -> None:
    table = Table("lisa", "ethan", card="green").give(0, green=1)
    name = table.zombie(0, "walker-a", grid=("ooo", "xxo", "ooo"))
    table.play().choose("split 0 a1.b1")
    assert table.asked == "second-piece"
    table.choose("draw 0 c3")
    assert table.marks(name) == "a1.b1.a2.b2.c3"


@rule(
    "gearup.ex.adrenaline-armor",
    "gearup.fx.adrenaline",
    "gearup.fx.adrenaline-armor",
    "gearup.effect.adrenaline",
)
def test_adrenaline_paid_with_fresh_armor() -> None:
    table = Table().weapon(0, "adrenaline").give(0, health=1)
    name = table.zombie(0, "walker-a")
    table.play().choose("draw 0 b2.b3", "again 0 adrenaline", "block 0 1", "draw 0 a1.b1")
    assert (table.health(0), table.armor(0), table.marks(name)) == (1, 0, "a1.b1.b2.b3")


@rule("gearup.ex.adrenaline-death", "gearup.q.adrenaline-kills", "gearup.end.lose-any-death")
def test_too_much_adrenaline() -> None:
    table = Table().weapon(0, "adrenaline").give(0, health=1)
    table.zombie(0, "walker-a")
    table.play().choose("draw 0 a1.a2", "again 0 adrenaline")
    assert table.over() == "lost gearup.end.lose-any-death"


@rule("gearup.ex.fast-reload-fresh-ammo", "gearup.fx.fast-reload", "gearup.effect.fast-reload")
def test_reloading_with_what_was_just_found() -> None:
    table = Table().weapon(0, "fast-reload")
    name = table.zombie(0, "walker-b")
    table.play().choose("draw 0 a2.a3", "again 0 fast-reload", "draw 0 b2.b3")
    assert (table.ammo(0), table.marks(name)) == (0, "a2.b2.a3.b3")


@rule(
    "gearup.ex.critical-hit",
    "gearup.fx.critical-hit",
    "gearup.fx.critical-hit-other-zombie",
    "gearup.fx.second-activation-cap",
    "gearup.effect.critical-hit",
)
def test_a_critical_hit() -> None:
    table = Table().give(0, red=1)
    one, two = table.zombie(0, "walker-a"), table.zombie(0, "walker-a")
    table.play().choose(f"aim 0 {one}", "draw 0 b1", "again 0 critical-hit")
    assert not table.options("aim")  # there is only one other target
    table.choose("draw 0 b1")
    assert (table.marks(one), table.marks(two)) == ("b1", "b1")
    assert not table.options("again")


@rule("gearup.ex.critical-hit-alone", "gearup.q.second-activation-no-target")
def test_a_critical_hit_needs_somebody_else() -> None:
    table = Table(turn=1).give(0, red=1)
    table.zombie(0, "walker-a")
    table.play().choose("draw 0 b1")
    assert not table.told(events.ActivatedAgain)
    assert table.now.turn == 2


@rule(
    "gearup.ex.cut-down",
    "gearup.fx.cut-down",
    "gearup.fx.cut-down-boss",
    "gearup.fx.cut-down-empty-slot",
    "gearup.effect.cut-down",
)
def test_cutting_down() -> None:
    table = Table(round=2, turn=1).weapon(0, "cut-down")
    one, two = table.zombie(0, "walker-a", slot=1), table.zombie(0, "crawler-a", slot=1)
    three = table.zombie(0, "brute-a", slot=3)
    table.play().choose("sweep 0 ethan")
    assert table.options() == [f"target 0 {one}", f"target 0 {two}"]
    table.choose(
        f"target 0 {two}", f"aim 0 {three}", "draw 0 b1.c1", "aim 0 boss", "draw 0 c1", "draw 0 c1.d1"
    )
    assert {e.target for e in table.told(events.Drawn)} == {two, three, "boss"}


@rule(
    "gearup.ex.explosive",
    "gearup.fx.explosive",
    "gearup.effect.explosive",
    "gearup.fx.area-independent-drawings",
)
def test_an_explosion() -> None:
    table = Table(round=2, turn=2).weapon(0, "explosive")
    three = [table.zombie(0, kind, slot=2) for kind in ("walker-a", "crawler-a", "brute-a")]
    table.zombie(0, "walker-b", slot=1)
    table.play()
    assert table.options("blast") == ["blast 0 ethan 1", "blast 0 ethan 2"]
    table.choose("blast 0 ethan 2", f"aim 0 {three[0]}", "draw 0 a1", f"aim 0 {three[1]}", "draw 0 c1.d1")
    table.choose("draw 0 b1.c1")
    assert [e.target for e in table.told(events.Drawn)] == three
    assert table.marks("boss") == ""


@rule("gearup.ex.explosive-boss-only", "gearup.fx.explosive-boss", "gearup.q.explosive-boss")
def test_an_explosion_for_the_boss_alone() -> None:
    table = Table(round=2, turn=1).weapon(0, "explosive")
    table.play()
    assert table.options("blast") == ["blast 0 ethan 1"]
    table.choose("blast 0 ethan 1", "draw 0 c1.d1")
    assert table.marks("boss") == "c1.d1"


@rule("gearup.ex.multi-hit-explosive", "gearup.q.multi-hit-area", "gearup.effect.multi-hit")
def test_two_explosions() -> None:
    table = Table(round=2, turn=1).weapon(0, "explosive", "multi-hit", hits=2)
    one, two = table.zombie(0, "walker-a", slot=1), table.zombie(0, "walker-a", slot=1)
    three = table.zombie(0, "walker-a", slot=2)
    table.play().choose(
        "blast 0 ethan 1", f"aim 0 {one}", "draw 0 a1", f"aim 0 {two}", "draw 0 a1", "draw 0 c1"
    )
    table.choose("blast 0 ethan 2", f"aim 0 {three}", "draw 0 a1", "draw 0 d1")
    assert [e.target for e in table.told(events.Drawn)] == [one, two, "boss", three, "boss"]


@rule("gearup.ex.boss-walk-4p", "gearup.boss.position-formula", "gearup.boss.moves-clockwise")
def test_where_the_boss_stands() -> None:
    table = Table("ethan", "lisa", "marcus", "noor", round=2, turn=1, leader=2, level="easy", card="blue")
    for seat in range(4):
        table.give(seat, armor=10)
    table.play()
    places: list[tuple[int, int]] = []
    while table.game.question is not None:
        if not places or places[-1][0] != table.now.turn:
            places.append((table.now.turn, table.now.boss_at))
        question = table.game.question
        done = [o for o in question.options if o.verb == "done"]
        table.choose((done or question.options[-1:])[0].text)
    assert [place for _, place in places] == [2, 3, 0, 1, 2, 3, 0, 1, 2][: len(places)]
    assert len(places) >= 4
    moved = [e.seat for e in table.told(events.BossMoved)]
    assert moved == [3, 0, 1, 2, 3, 0, 1, 2, 3][: len(moved)]


@rule("gearup.ex.boss-attack", "gearup.boss.attack-icon", "gearup.boss.special-attack-icon")
def test_boss_attacks() -> None:
    for icon, health in (("attack", 8), ("special-attack", 6)):
        table = Table(round=2, turn=3).boss_grid(("YYYo", "BBoo")).boss(crossed="a1").icons(icon)
        assert [table.health(0), table.health(1)] == [health, health]


@rule("gearup.ex.boss-fixed-damage", "gearup.boss.fixed-damage", "gearup.q.boss-item-5")
def test_fixed_damage_of_the_boss() -> None:
    for icon, health in (("attack", 7), ("special-attack", 5)):
        table = Table(round=2, turn=3, level="hard").boss(left="c1.f1.f2").icons(icon)
        assert [table.health(0), table.health(1)] == [health, health]
    table = (
        Table(round=2, turn=3, level="hard", boss_fixed_damage=False).boss(left="c1.f1.f2").icons("attack")
    )
    assert table.health(0) == 8


@rule("gearup.ex.abomination-then-attack", "gearup.boss.icons-left-to-right", "gearup.boss.abomination-skill")
def test_broken_armor_first() -> None:
    table = Table(round=2, turn=3).boss_grid(("YYo",)).give(0, health=5, armor=1).give(1, health=5, armor=3)
    table.icons("skill", "attack").choose("block 1 1")
    assert [table.health(0), table.armor(0), table.health(1), table.armor(1)] == [3, 0, 4, 0]


@rule("gearup.ex.pyramid-skill", "gearup.boss.pyramid-skill")
def test_the_pyramid_tramples() -> None:
    table = Table(boss="zombie-pyramid", round=2, turn=3).give(0, health=1, armor=4).icons("skill")
    assert table.over() == "lost gearup.end.lose-any-death"


@rule("gearup.ex.zombiphant-skill", "gearup.boss.zombiphant-skill", "gearup.q.icon-zombiphant-mutation")
def test_a_mighty_blow() -> None:
    table = Table(boss="zombiphant", round=2, turn=3).give(0, health=3, armor=1).give(1, health=3)
    table.icons("skill").choose("pay 0 armor")
    assert [table.armor(0), table.health(0), table.health(1)] == [0, 3, 1]


@rule("gearup.ex.zombiphant-data-line", "gearup.ex.zombiphant-chain")
def test_a_line_pays_icons_to_whoever_made_it() -> None:
    table = Table(boss="zombiphant", round=2, turn=1).weapon(0)
    table.boss_grid((".xxxoYoo.", "YxWxBoWoY", ".xxMoAoo.", ".oBoYoBo.", ".YoAoMo..")).boss(at=0)
    table.play().choose("draw 0 d3.e3")
    assert (table.ammo(0), table.armor(0)) == (1, 0)
    assert table.told(events.LineCrossed)


def sox(**house: Any) -> Table:
    return Table(boss="dead-sox", round=2, turn=3, **house)


@rule(
    "gearup.ex.deadsox-attack",
    "gearup.boss.deadsox-catcher",
    "gearup.boss.deadsox-batter",
    "gearup.boss.deadsox-pitcher",
)
def test_the_sox_attack() -> None:
    table = sox().boss(crossed="a2", body="batter").boss(crossed="a2", body="pitcher")
    table.give(0, health=5, armor=1).give(1, health=5).icons("attack")
    assert (table.armor(0), table.health(0)) == (0, 3)


@rule("gearup.ex.deadsox-skill-one-dead", "gearup.boss.deadsox-dead-member", "gearup.boss.deadsox-skill")
def test_one_of_the_sox_is_dead() -> None:
    table = sox().dead("pitcher").give(0, health=5).icons("skill")
    assert table.health(0) == 4


@rule(
    "gearup.ex.screamer-mouth",
    "gearup.boss.screamer-mouth",
    "gearup.q.screamer-window",
    "gearup.q.no-open-space",
)
def test_the_mouth() -> None:
    for turn, opened in ((5, True), (6, False)):
        table = Table(boss="screamer", round=2, turn=turn).boss(at=0).give(0, ammo=2)
        table.state.skill_turn = 4
        table.play()
        assert table.may("draw 0 d4") == opened
        table.choose("pass 0")
        assert table.may("shoot 0 boss d4") == opened
        assert table.may("shoot 0 boss d1")
    table = Table(boss="screamer", round=2, turn=6, card="blue").boss(left="d4.e4", at=0).give(0, ammo=2)
    table.zombie(1, "walker-a")
    table.play()
    assert not table.options(seat=0)


@rule("gearup.ex.screamer-scream", "gearup.boss.screamer-track", "gearup.boss.screamer-move")
def test_a_scream() -> None:
    table = Table(boss="screamer", round=2, turn=3)
    table.zombie(0, "walker-a", slot=1)
    crawler, runner = table.zombie(1, "crawler-a", slot=3), table.zombie(1, "runner-a", slot=2)
    table.icons("skill")
    assert (table.health(0), table.slot(crawler), table.slot(runner), table.now.circles) == (8, 2, 2, 1)


@rule("gearup.ex.mutation-fresh-armor", "gearup.q.mutation-fresh-armor", "gearup.boss.mutation-line")
def test_armor_just_found_saves_from_the_line() -> None:
    table = Table(boss="the-mutation", round=2, turn=1).weapon(0).give(0, health=1)
    table.boss_grid(("Ao", "oo"), ("ab", "ab")).play().choose("draw 0 a1.b1", "block 0 1")
    assert (table.health(0), table.armor(0), table.over()) == (1, 0, "")


@rule("gearup.ex.win-last-turn", "gearup.end.win-boss-killed", "gearup.end.win-immediate")
def test_winning_at_the_last_moment() -> None:
    table = Table(round=2, turn=9, leader=0).boss(left="c1", at=0).give(1, health=1)
    table.zombie(1, "walker-a", slot=1)
    table.play().choose("draw 0 c1")
    assert table.over() == "won gearup.end.win-boss-killed"
    assert table.health(1) == 1


@rule("gearup.ex.lose-time", "gearup.end.lose-time", "gearup.def.two-rounds-nine-turns")
def test_time_is_up() -> None:
    table = Table(round=2, turn=9).boss(left="c1").icons("spawn-A")
    while table.game.question is not None:
        table.choose(table.options()[0])
    assert table.over() == "lost gearup.end.lose-time"


def solo(card: str = "red fast companion", **more: Any) -> Table:
    table = Table("ethan", card=card, **more)
    table.state.companions = (1, 2, 3)  # lisa, marcus, noor
    return table


@rule(
    "gearup.ex.solo-companion",
    "gearup.solo.companion-icon",
    "gearup.solo.companion-flip",
    "gearup.solo.companion-order",
)
def test_companions_rest_after_helping() -> None:
    table = solo(turn=2)
    one, two = table.zombie(0, "brute-a"), table.zombie(0, "brute-b")
    table.play()
    assert table.options("call") == ["call 0 lisa", "call 0 marcus", "call 0 noor"]
    table.choose("call 0 noor", f"aim 0 {one}", "draw 0 b1")
    assert table.now.tired == (3,)
    assert not table.options("call")
    table.choose(f"aim 0 {two}", "draw 0 a2", "done 0")
    again = solo(turn=6)
    again.state.tired = (3,)
    again.zombie(0, "brute-a")
    again.play()
    assert again.options("call") == ["call 0 lisa", "call 0 marcus"]


@rule("gearup.ex.solo-companion-kill", "gearup.solo.companion-attacks-for-survivor")
def test_a_companion_kills() -> None:
    table = solo(turn=1)
    walker = table.zombie(0, "walker-b", slot=2, left="a3")
    other = table.zombie(0, "brute-a")
    before = table.state.survivors[0].ammo
    table.play().choose("call 0 noor", f"aim 0 {walker}", "draw 0 a3", "pass 0", "done 0")
    assert table.ammo(0) == before + 1
    assert table.asked == "upgrade"
    assert table.street(0) == [other]


@rule("gearup.ex.round1-row", "gearup.round1.turn-row", "gearup.round1.spawn-under-turns-3-9")
def test_the_first_row() -> None:
    import overrun

    game = overrun.new("gearup/screamer-easy", seats=2, seed=3)
    assert (len(game.state.turn_row), len(game.state.turn_aside), len(game.state.turns_seen)) == (8, 1, 1)
    assert len(game.state.spawn_row) == 7
    assert game.state.boss_at == -1


@rule(
    "gearup.ex.round2-row",
    "gearup.round2.reshuffle-all-ten",
    "gearup.round2.phase1-under-3-5",
    "gearup.round2.boss-before-leader",
)
def test_the_second_row() -> None:
    table = Table("ethan", "lisa", turn=9, leader=1, card="green")
    table.zombie(0, "walker-a")
    table.zombie(1, "walker-a")
    table.play()
    while table.now.round == 1:
        question = table.game.question
        done = [o.text for o in question.options if o.verb == "done"]
        table.choose((done or [question.options[0].text])[0])
    state = table.now
    assert sorted(state.turn_row + state.turn_aside + state.turns_seen) == list(range(10))
    assert (len(state.turn_row), len(state.turn_aside), state.turn) == (8, 1, 1)
    assert {table.world.boss_cards[card].phase for card in state.phase_1} == {1}
    assert {table.world.boss_cards[card].phase for card in state.phase_2} == {2}
    assert (len(state.phase_1), len(state.phase_2), state.boss_at) == (3, 4, 1)
