"""The Bosses: their rules, their skills, and other readings of them."""

from __future__ import annotations

from overrun.gearup import events
from overrun.testing import rule

from .table import Table


@rule("gearup.boss.attack-hits-everyone", "gearup.boss.attack-armor-allowed")
def test_a_boss_hits_everybody() -> None:
    table = Table("ethan", "lisa", "marcus", round=2, turn=3).boss_grid(("YYo",)).give(1, armor=1)
    table.icons("attack").choose("block 1 1")
    assert [table.health(seat) for seat in range(3)] == [8, 9, 8]


@rule("gearup.boss.skill-icon", "gearup.boss.abomination-short")
def test_armor_breaks() -> None:
    table = Table(round=2, turn=3).give(0, armor=3).give(1, armor=1).icons("skill")
    assert (table.armor(0), table.armor(1)) == (1, 0)
    assert (table.health(0), table.health(1)) == (10, 10)
    assert [e.skill for e in table.told(events.BossSkill)] == ["break-armor"]


# Zombie Pyramid


@rule("gearup.boss.pyramid-adjacent", "gearup.boss.pyramid-start", "gearup.q.single-space-is-shape")
def test_shapes_must_touch() -> None:
    table = Table(boss="zombie-pyramid", round=2, turn=1).play()
    assert table.marks("boss") == "e6"
    near = {"d5", "e5", "f5", "d6", "f6"}
    singles = {text.split()[2] for text in table.options("draw") if "." not in text.split()[2]}
    assert singles == near
    shapes = [set(text.split()[2].split(".")) for text in table.options("draw")]
    assert all(shape & near for shape in shapes)


@rule("gearup.boss-card.zombie-pyramid", "gearup.q.pyramid-split")
def test_one_piece_that_touches_is_enough() -> None:
    table = Table(boss="zombie-pyramid", round=2, turn=1).weapon(0, "split")
    table.play().choose("split 0 e1")
    assert set(table.options()) == {f"draw 0 {cell}" for cell in ("d5", "e5", "f5", "d6", "f6")}
    table.choose("draw 0 d6")
    other = Table(boss="zombie-pyramid", round=2, turn=1).weapon(0, "split")
    other.play().choose("split 0 e5")
    assert other.may("draw 0 e1")


@rule("gearup.q.pyramid-ammo")
def test_ammo_need_not_touch() -> None:
    for binds in (False, True):
        table = Table(boss="zombie-pyramid", round=2, turn=1, pyramid_binds_ammo=binds).give(0, ammo=2)
        table.play().choose("pass 0")
        assert table.may("shoot 0 boss e1") != binds
        assert table.may("shoot 0 boss e5")


# Zombiphant


@rule("gearup.boss.zombiphant-exempt", "gearup.q.icon-zombiphant-weak-point", "gearup.boss-card.zombiphant")
def test_weak_points_need_not_be_crossed_off() -> None:
    table = Table(boss="zombiphant", round=2, turn=1).boss(left="c2.g2.b1").play()
    assert table.may("draw 0 c2")
    table.choose("draw 0 b1")
    assert table.over().startswith("won")
    closed = (
        Table(boss="zombiphant", round=2, turn=1, weak_point_coverable=False).boss(left="c2.g2.b1").play()
    )
    assert closed.options("draw") == ["draw 0 b1"]


RING = ("ooooo", "oxxxo", "oxWxo", "oxxoo", "ooooo")


@rule(
    "gearup.boss.zombiphant-line", "gearup.q.zombiphant-covered-weak-point", "gearup.q.zombiphant-line-icons"
)
def test_a_covered_weak_point_still_gives_way() -> None:
    table = Table(boss="zombiphant", round=2, turn=1).weapon(0, "long-range", "gear-up", "scavenge")
    rows = ("ooMoo", "oxxxo", "YxWxo", "oxxoo", "ooooo")
    table.boss_grid(rows).boss(crossed="c3", at=1)
    table.play().choose("draw 0 d4")
    assert "c1" in table.marks("boss") and "a3" in table.marks("boss")
    # Printed icons for both, and no effect for what the line crosses off.
    assert (table.ammo(0), table.ammo(1), table.armor(0)) == (1, 1, 0)


@rule("gearup.q.zombiphant-line-gaps", "gearup.q.zombiphant-edge")
def test_lines_jump_gaps_and_edges() -> None:
    table = Table(boss="zombiphant", round=2, turn=1).weapon(0)
    table.boss_grid(("Wxx.o", "oxx.o", "o...o")).boss(at=0)
    table.play().choose("draw 0 a2")
    assert table.marks("boss") == "b1.c1.e1.a2.b2.c2.a3"


# Dead Sox


@rule("gearup.boss.deadsox-three", "gearup.boss.deadsox-win", "gearup.boss-card.dead-sox")
def test_all_three_must_die() -> None:
    table = Table(boss="dead-sox", round=2, turn=1, card="blue").dead("catcher")
    table.boss(left="b1", body="batter").boss(left="b1", body="pitcher")
    table.play()
    assert table.options("aim") == ["aim 0 batter", "aim 0 pitcher"]
    table.choose("aim 0 batter", "draw 0 b1")
    assert table.over() == ""
    table.choose("draw 0 b1")
    assert table.over().startswith("won")


@rule("gearup.q.deadsox-order", "gearup.q.deadsox-skill-kind")
def test_the_order_of_the_sox() -> None:
    usual = Table(boss="dead-sox", round=2, turn=3).give(0, armor=1).icons("skill")
    assert (usual.armor(0), usual.health(0)) == (0, 8)  # the catcher took the Armor
    batter_first = Table(boss="dead-sox", round=2, turn=3, deadsox_order=["batter", "catcher", "pitcher"])
    batter_first.give(0, armor=1).icons("skill").choose("block 0 1")
    assert (batter_first.armor(0), batter_first.health(0)) == (0, 9)


@rule("gearup.q.deadsox-area")
def test_areas_and_the_sox() -> None:
    one = Table(boss="dead-sox", round=2, turn=1).weapon(0, "explosive").play().choose("blast 0 ethan 1")
    assert one.options() == ["target 0 catcher", "target 0 batter", "target 0 pitcher"]
    every = Table(boss="dead-sox", round=2, turn=1, deadsox_explosive_all=True).weapon(0, "explosive")
    every.play().choose("blast 0 ethan 1")
    assert every.options("aim") == ["aim 0 catcher", "aim 0 batter", "aim 0 pitcher"]


# Screamer


@rule("gearup.boss-card.screamer", "gearup.q.screamer-track-end", "gearup.q.screamer-track-both")
def test_the_track_of_the_screamer() -> None:
    table = Table(boss="screamer", level="hard", round=2, turn=6)
    table.state.circles = 3
    slow, fast = table.zombie(0, "walker-a", slot=3), table.zombie(1, "walker-b", slot=3)
    table.icons("skill", "skill")
    assert (table.slot(slow), table.slot(fast), table.now.circles) == (2, 2, 4)
    assert len(table.told(events.Screamed)) == 1
    bomb = Table(boss="screamer", round=2, turn=3)
    bomb.zombie(0, "bomber-a", slot=1)
    bomb.icons("skill")
    assert bomb.told(events.Exploded)


def test_the_mouth_opens_after_the_skill() -> None:
    table = Table(boss="screamer", round=2, turn=3, card="blue").boss(at=1)
    table.state.phase_1 = [
        next(n for n, c in enumerate(table.world.boss_cards) if c.icons == ("skill", "attack"))
    ] * 3
    table.play()
    while table.now.turn == 3:
        done = table.options("done")
        table.choose(done[0] if done else table.options()[0])
    assert table.now.skill_turn == 3
    assert table.game.view()["boss"]["mouth_open"]


# The Mutation


@rule("gearup.boss-card.the-mutation", "gearup.q.mutation-overlap", "gearup.boss.mutation-placement-legal")
def test_lines_cost_once_for_each_drawing() -> None:
    regions = ("abc", "abc")
    table = Table(boss="the-mutation", round=2, turn=1).weapon(0, shape=("###",))
    table.boss_grid(("ooo", "ooo"), regions).play().choose("draw 0 a1.b1.c1")
    assert table.health(0) == 9  # two lines, one damage
    split = Table(boss="the-mutation", round=2, turn=1).weapon(0, "split", shape=("##",))
    split.boss_grid(("ooo", "ooo"), regions).play().choose("split 0 a1", "draw 0 b1")
    assert split.health(0) == 10  # no piece lies over a line
    shot = Table(boss="the-mutation", round=2, turn=1).give(0, ammo=1).boss_grid(("ooo", "ooo"), regions)
    shot.play().choose("pass 0", "shoot 0 boss a1")
    assert shot.health(0) == 10


@rule("gearup.q.mutation-diagonal")
def test_corners_cost_nothing() -> None:
    table = Table(boss="the-mutation", round=2, turn=1).weapon(0, shape=("#.", ".#"))
    table.boss_grid(("oo", "oo"), ("ab", "ab")).play().choose("draw 0 a1.b2")
    assert table.health(0) == 10


@rule("gearup.q.win-and-death")
def test_the_boss_dies_before_the_line_hurts() -> None:
    for first, end in ((True, "won"), (False, "lost")):
        table = Table(boss="the-mutation", round=2, turn=1, win_before_line_damage=first)
        table.weapon(0).give(0, health=1).boss_grid(("oo", "xx"), ("ab", "ab"))
        table.play().choose("draw 0 a1.b1")
        assert table.over().startswith(end)


@rule("gearup.boss.mutation-skill", "gearup.q.skill-block-partial")
def test_the_blow_of_the_mutation() -> None:
    table = Table(boss="the-mutation", round=2, turn=3).give(0, armor=2).icons("skill")
    assert table.options() == ["pay 0 armor", "endure 0"]
    table.choose("endure 0")
    assert [table.health(0), table.armor(0), table.health(1)] == [8, 2, 8]
    ammo = Table(boss="the-mutation", round=2, turn=3, skill_block_resource="ammo").give(0, ammo=1, armor=1)
    ammo.icons("skill").choose("pay 0 ammo")
    assert (ammo.ammo(0), ammo.armor(0), ammo.health(0)) == (0, 1, 10)


@rule("gearup.q.boss-damage-icons-count")
def test_boss_icons_feed_effects() -> None:
    for counts, armor in ((True, 2), (False, 0)):
        table = Table(round=2, turn=1, boss_icons_are_damage=counts).weapon(0, "scavenge")
        table.boss_grid(("YB", "oo")).play().choose("draw 0 a1.b1")
        assert table.armor(0) == armor


@rule("gearup.q.boss-moves-without-card")
def test_the_boss_moves_without_a_card() -> None:
    table = Table(round=2, turn=1, card="blue")
    table.play().choose("done 0")
    assert (table.now.turn, table.now.boss_at) == (2, 1)
    assert not table.told(events.BossCardRevealed)
