"""The attack step: drawing at the same time, Ammo, kills and upgrades."""

from __future__ import annotations

import pytest

from overrun.core import IllegalChoice
from overrun.gearup import events
from overrun.testing import rule

from .table import Table

SOLO_READY = "done 0"


@rule("gearup.attack.simultaneous", "gearup.q.attack-order", "gearup.q.ammo-order")
def test_seats_interleave_freely() -> None:
    table = Table(card="blue").give(1, ammo=1)
    one, two = table.zombie(0, "brute-a"), table.zombie(1, "brute-a")
    table.play()
    assert table.game.question is not None and table.game.question.owners
    assert set(table.game.question.owners) == {0, 1}
    table.choose("draw 0 b1.c1", "draw 1 b1", "draw 1 c1", f"shoot 1 {two} a3", "draw 0 d2")
    assert [event.seat for event in table.told(events.Drawn)] == [0, 1, 1, 0]
    assert (table.marks(one), table.marks(two)) == ("b1.c1.d2", "b1.c1.a3")


@rule("gearup.attack.one-weapon", "gearup.attack.one-target")
def test_a_weapon_is_used_once() -> None:
    table = Table()
    table.zombie(0, "walker-a")
    table.zombie(0, "brute-a")
    table.zombie(1, "brute-a")
    table.play().choose("aim 0 walker-a1", "draw 0 a1")
    assert table.options(seat=0) == []
    assert table.told(events.Drawn)[0].tool == "concrete-saw"
    with pytest.raises(IllegalChoice):
        table.choose("draw 0 a2")


def test_only_its_owner_may_choose_an_option() -> None:
    table = Table()
    table.zombie(0, "walker-a")
    table.zombie(1, "walker-a")
    table.play()
    with pytest.raises(IllegalChoice, match="may not choose"):
        table.game.choose("draw 0 a1", seat=1)
    table.game.choose("draw 0 a1", seat=0)


@rule("gearup.attack.any-slot", "gearup.q.zombie-card-slot-choice")
def test_any_slot_can_be_hit() -> None:
    for slot in (1, 2, 3):
        table = Table()
        walker = table.zombie(0, "walker-a", slot=slot)
        other = table.zombie(0, "walker-a", slot=slot)
        table.play()
        assert table.options("aim") == [f"aim 0 {walker}", f"aim 0 {other}"]
        table.choose(f"aim 0 {walker}")
        assert table.may("draw 0 a1")
        table.choose(f"aim 0 {other}")  # one may think again
        assert table.now.survivors[0].aim == table.world.numbers[other]


@rule("gearup.attack.no-overlap", "gearup.attack.single-space-option")
def test_full_shape_or_single_space() -> None:
    table = Table()
    table.zombie(0, "walker-a", crossed="a1")
    table.play()
    drawn = [text.split()[2] for text in table.options("draw")]
    assert not [cells for cells in drawn if "a1" in cells.split(".")]
    assert {len(cells.split(".")) for cells in drawn} == {1, 4}
    assert sorted(cells for cells in drawn if "." not in cells) == ["a2", "a3", "b1", "b2", "b3"]


@rule("gearup.attack.long-range-needed-for-neighbor", "gearup.def.adjacent-survivor")
def test_a_neighbour_is_out_of_reach() -> None:
    table = Table("ethan", "lisa", "marcus", "noor")
    table.zombie(0, "walker-a")
    table.zombie(1, "crawler-a")
    table.play()
    assert not table.options("aim", seat=0)
    ring = Table("ethan", "lisa", "marcus", "noor").weapon(0, "long-range")
    names = [ring.zombie(seat, "walker-a") for seat in range(4)]
    ring.play()
    reached = {text.split()[2] for text in ring.options("aim", seat=0)}
    assert reached == {names[0], names[1], names[3]}


@rule("gearup.def.adjacent-two-players", "gearup.q.long-range-two-players", "gearup.attack.armor-icon")
def test_two_players_have_one_neighbour_each() -> None:
    table = Table().weapon(0, "long-range")
    table.zombie(1, "walker-a")
    table.play().choose("draw 0 b3")
    assert (table.armor(0), table.armor(1)) == (1, 1)
    assert Table("ethan", "lisa").world.neighbours == ((1,), (0,))
    assert Table("ethan", "lisa", "june").world.neighbours == ((1, 2), (0, 2), (0, 1))
    assert Table("ethan").world.neighbours == ((),)


@rule("gearup.attack.locked-upgrade-inactive", "gearup.attack.all-unlocked-effects-apply")
def test_only_unlocked_effects_of_this_weapon_count() -> None:
    gains = []
    for unlocked in (0, 1):
        table = Table(card="green").give(0, green=unlocked, red=2, blue=2)
        table.zombie(0, "walker-a", slot=1)
        table.play().choose("draw 0 b1", "push 0")  # the starting effect works from the beginning
        gains.append((table.armor(0), table.ammo(0)))
    assert gains == [(0, 0), (1, 0)]


# Ammo


@rule("gearup.attack.ammo-after-weapon", "gearup.q.ammo-without-attack", "gearup.q.attack-mandatory")
def test_ammo_comes_after_the_weapon() -> None:
    table = Table().give(0, ammo=2)
    walker = table.zombie(0, "walker-a")
    table.play()
    assert not table.options("shoot")
    table.choose("pass 0")
    assert not table.options("draw", "aim")
    table.choose(f"shoot 0 {walker} a1")
    assert (table.marks(walker), table.ammo(0)) == ("a1", 1)
    assert not table.told(events.Drawn)


@rule("gearup.attack.ammo-one-each", "gearup.attack.ammo-any-amount", "gearup.attack.ammo-free-spread")
def test_spreading_ammo() -> None:
    table = Table(turn=1).give(0, ammo=4)
    one, two = table.zombie(0, "walker-a"), table.zombie(0, "brute-a")
    table.play().choose(
        f"aim 0 {one}", "draw 0 a1", f"shoot 0 {two} b1", f"shoot 0 {one} b3", f"shoot 0 {two} d3"
    )
    assert (table.marks(one), table.marks(two), table.ammo(0)) == ("a1.b3", "b1.d3", 1)
    table.choose("done 0")
    assert table.ammo(0) == 1  # kept for later


@rule("gearup.attack.ammo-no-weapon-effects", "gearup.q.ammo-between-activations")
def test_ammo_has_no_effects() -> None:
    table = Table().weapon(0, "scavenge", "adrenaline", "critical-hit", "knockback").give(0, ammo=2)
    one, two = table.zombie(0, "walker-a", slot=1), table.zombie(0, "walker-a")
    table.play().choose(f"aim 0 {one}", "draw 0 a1", "leave 0")
    assert "again 0 adrenaline" in table.options() and not table.options("shoot")
    table.choose("enough 0", f"shoot 0 {two} b1", f"shoot 0 {one} b1")
    assert table.armor(0) == 0
    assert not table.options("again")


@rule("gearup.q.ammo-on-boss", "gearup.attack.boss-who", "gearup.def.boss-is-a-zombie")
def test_ammo_and_the_boss() -> None:
    for allowed in (True, False):
        table = Table(round=2, turn=1, ammo_on_boss=allowed).give(0, ammo=2).give(1, ammo=2)
        table.zombie(0, "walker-a")
        table.zombie(1, "walker-a")
        table.play().choose("pass 0", "pass 1")
        assert table.may("shoot 0 boss c1") == allowed
        assert not table.may("shoot 1 boss c1")


@rule("gearup.q.ammo-order")
def test_ammo_after_everybody() -> None:
    table = Table(ammo_after_all_weapons=True).give(0, ammo=1)
    walker = table.zombie(0, "walker-a")
    table.zombie(1, "walker-a")
    table.play().choose("draw 0 a1")
    assert not table.options("shoot")
    table.choose("draw 1 a1")
    assert table.may(f"shoot 0 {walker} a2")


@rule("gearup.q.ammo-order", "gearup.q.ammo-without-attack")
def test_waiting_with_ammo_instead_of_attacking() -> None:
    """Whoever passes the Weapon keeps the Ammo for when all Weapons are over."""
    table = Table(ammo_after_all_weapons=True).give(0, ammo=1).give(1, ammo=1)
    walker, other = table.zombie(0, "walker-a"), table.zombie(1, "walker-a")
    table.play().choose("pass 0")
    assert not table.options(seat=0)  # the other Weapon comes first
    assert table.may("pass 1") and not table.options("shoot")
    table.choose("pass 1", f"shoot 0 {walker} a2", f"shoot 1 {other} a2")
    assert not table.told(events.Drawn)


@rule("gearup.q.ammo-order", "gearup.q.second-activation-when")
def test_waiting_with_ammo_instead_of_a_second_time() -> None:
    table = Table(ammo_after_all_weapons=True).weapon(0, "adrenaline").give(0, ammo=1)
    walker = table.zombie(0, "brute-a")
    table.zombie(1, "walker-a")
    table.play().choose("draw 0 b1")
    assert table.options(seat=0) == ["again 0 adrenaline", "enough 0", "done 0"]
    table.choose("enough 0")
    assert not table.options(seat=0)
    table.choose("draw 1 a1", f"shoot 0 {walker} c1")
    assert table.marks(walker) == "b1.c1"


@rule("gearup.q.ammo-order", "gearup.q.second-activation-when")
def test_ammo_after_everybodys_second_time() -> None:
    table = Table(ammo_after_all_weapons=True).weapon(1, "adrenaline").give(0, ammo=1)
    walker = table.zombie(0, "walker-a")
    table.zombie(1, "brute-a")
    table.play().choose("draw 0 a1", "draw 1 b1")
    assert table.may("again 1 adrenaline") and not table.options("shoot")
    table.choose("done 1")
    assert table.may(f"shoot 0 {walker} a2")


@rule("gearup.q.area-targets-fixed")
def test_a_neighbour_takes_away_what_a_set_is_about() -> None:
    """The set is over and counts as one of the hits; the next may still be made."""
    table = Table().weapon(0, "explosive", "multi-hit", hits=2).weapon(1, "long-range")
    walker = table.zombie(0, "walker-a", slot=1, left="a1")
    brute = table.zombie(0, "brute-a", slot=2)
    table.play().choose("blast 0 ethan 1", f"aim 1 {walker}", "draw 1 a1")
    assert table.street(0) == [brute]
    # One set is left, and there is only one slot to choose.
    assert table.now.survivors[0].left == 1
    assert table.now.survivors[0].pending == (table.world.numbers[brute],)
    table.choose("draw 0 b1")
    assert table.asked == "upgrade"  # nobody has anything left to do


@rule("gearup.q.ammo-late-gain", "gearup.q.second-activation-when", "gearup.def.icon-gain-immediate")
def test_a_gift_after_one_is_done() -> None:
    table = Table().weapon(1, "long-range")
    walker = table.zombie(0, "walker-b")
    table.play().choose("done 0")
    assert not table.options(seat=0)
    table.choose("draw 1 a3")
    assert table.may(f"shoot 0 {walker} b3") and not table.options("draw", "aim", seat=0)
    table.choose("done 1") if table.may("done 1") else None
    assert table.may("done 0")
    fast = Table().weapon(0, "fast-reload").weapon(1, "long-range")
    fast.zombie(0, "walker-b")
    fast.play().choose("draw 0 b1")
    assert not fast.options("again")
    fast.choose("draw 1 a3")
    assert fast.may("again 0 fast-reload")  # what others give may pay for it


@rule("gearup.q.armor-ammo-full", "gearup.def.resource-slots-not-reused")
def test_full_tracks() -> None:
    table = Table().weapon(0, "long-range", "gear-up")
    table.zombie(1, "walker-a", grid=("MM", "oo"))
    table.state.survivors[0].ammo = table.state.survivors[0].ammo_used = 9
    table.state.survivors[1].ammo = 10
    table.play().choose("draw 0 a1.b1")
    assert (table.ammo(0), table.now.survivors[0].ammo) == (1, 10)
    assert table.now.survivors[1].ammo == 10
    assert [(e.seat, e.ammo) for e in table.told(events.Gained)] == [(0, 1)]


# Kills and upgrades


@rule(
    "gearup.attack.kill-when-full", "gearup.attack.icons-of-killing-blow", "gearup.attack.kill-credits-owner"
)
def test_the_killing_blow_pays() -> None:
    table = Table().weapon(0, "long-range")
    walker = table.zombie(1, "walker-b", left="a3.b3")
    table.zombie(1, "brute-a")
    table.play().choose(f"aim 0 {walker}", "draw 0 a3.b3")
    assert (table.ammo(0), table.ammo(1), table.kills(0), table.kills(1)) == (1, 1, 0, 1)
    assert table.told(events.ZombieKilled)[0].seat == 1


@rule("gearup.upgrade.one-per-kill", "gearup.upgrade.two-same-weapon", "gearup.q.upgrade-save")
def test_two_upgrades_for_one_weapon() -> None:
    table = Table(card="blue", turn=1)
    one, two = table.zombie(0, "walker-a", left="a1"), table.zombie(0, "walker-a", left="a1")
    table.play().choose(f"aim 0 {one}", "draw 0 a1", "draw 0 a1")
    assert two not in table.street(0)
    table.choose("unlock 0 crowbar")
    assert table.asked == "upgrade" and not table.may("done 0")
    table.choose("unlock 0 crowbar")
    assert table.now.survivors[0].unlocked == (2, 0, 0, 2)
    assert [e.effect for e in table.told(events.Upgraded)] == ["scavenge", "adrenaline"]


@rule("gearup.upgrade.owner-not-killer", "gearup.effect.long-range", "gearup.q.long-range-gain")
def test_the_upgrade_is_the_neighbours() -> None:
    table = Table().weapon(0, "long-range", "scavenge")
    table.zombie(1, "walker-a", left="b1.b2")
    table.play().choose("draw 0 b1.b2")
    assert table.options() == [f"unlock 1 {name}" for name in ("machete", "twin-pistols", "sansetsukon")]
    assert (table.armor(0), table.armor(1)) == (1, 0)  # what effects give is the attacker's


@rule(
    "gearup.upgrade.only-attack-step-kills",
    "gearup.q.bomber-killed-count",
    "gearup.zombie.bomber-killed-normally",
)
def test_bombers_and_upgrades() -> None:
    table = Table(turn=1)
    bomber = table.zombie(0, "bomber-a", slot=1, left="b1")
    table.play().choose("draw 0 b1")
    assert table.asked == "upgrade"
    assert not table.told(events.Exploded)
    loud = Table(turn=1, card="red slow")
    loud.zombie(0, "bomber-a", slot=1)
    loud.play().choose("done 0")
    assert loud.told(events.Exploded) and not loud.told(events.Upgraded)
    assert bomber


@rule("gearup.upgrade.boss-gives-none")
def test_a_dead_member_gives_no_upgrade() -> None:
    table = Table(boss="dead-sox", round=2, turn=1).boss(left="b1", body="batter")
    table.play().choose("aim 0 batter", "draw 0 b1")
    assert table.told(events.BodyKilled)
    assert table.kills(0) == 0 and table.asked != "upgrade"


# The Boss as a target


@rule(
    "gearup.attack.boss-same-shape-rules",
    "gearup.attack.boss-or-zombies",
    "gearup.boss-card.super-abomination",
)
def test_hitting_the_boss() -> None:
    table = Table(round=2, turn=1)
    walker = table.zombie(0, "walker-a")
    table.zombie(1, "walker-a")
    table.play()
    assert table.options("aim", seat=0) == [f"aim 0 {walker}", "aim 0 boss"]
    assert not [text for text in table.options(seat=1) if "boss" in text]
    table.choose("aim 0 boss")
    sizes = {len(text.split()[2].split(".")) for text in table.options("draw", seat=0)}
    assert sizes == {1, 4}
    table.choose("draw 0 c2")  # an Ammo icon
    assert (table.marks("boss"), table.ammo(0)) == ("c2", 1)


@rule("gearup.fx.long-range-boss", "gearup.boss.kill-condition")
def test_hitting_the_boss_from_afar() -> None:
    table = (
        Table("ethan", "lisa", "marcus", "noor", round=2, turn=1)
        .weapon(1, "long-range")
        .weapon(2, "long-range")
    )
    table.boss(left="c2.d2").play()
    assert not table.options(seat=2)  # two seats away
    table.choose("draw 1 c2")
    assert (table.ammo(0), table.ammo(1)) == (1, 1)
    table.choose("draw 0 d2")
    assert table.over().startswith("won")


@rule("gearup.q.conflicting-drawings")
def test_a_square_is_crossed_off_once() -> None:
    table = Table().weapon(1, "long-range")
    table.zombie(0, "walker-a")
    table.play().choose("draw 1 a1.b1")
    assert not table.may("draw 0 a1") and table.may("draw 0 a2")


@rule("gearup.q.win-order", "gearup.q.drawing-sequence")
def test_whoever_comes_first() -> None:
    for first, end in (("draw 1 c1", "won"), ("again 0 adrenaline", "lost")):
        table = Table(round=2, turn=2).weapon(0, "adrenaline").give(0, health=1).boss(left="c1", at=1)
        table.zombie(0, "walker-a")
        table.play().choose("draw 0 a1", first)
        assert table.over().startswith(end)


def test_a_duty_to_attack() -> None:
    table = Table(attack_optional=False).give(0, ammo=1)
    table.zombie(0, "walker-a")
    table.play()
    assert not table.options("pass", "done", seat=0)
    table.choose("draw 0 a1")
    assert table.options("shoot", "done", seat=0)
