"""Zombies that walk, attack, stink and blow up; new zombies."""

from __future__ import annotations

from overrun.gearup import events
from overrun.testing import rule

from .table import Table


@rule("gearup.walk.slot1-attacks", "gearup.walk.arrival-does-not-attack", "gearup.walk.no-slot-limit")
def test_only_those_who_stood_in_front_attack() -> None:
    table = Table()
    walkers = [table.zombie(0, "walker-a", slot=slot) for slot in (1, 2, 2, 2)]
    table.walk("slow")
    assert {table.slot(name) for name in walkers} == {1}
    assert len(table.told(events.ZombieAttacks)) == 1


@rule("gearup.walk.all-survivors", "gearup.walk.attack-own-survivor", "gearup.q.walk-order")
def test_zombies_of_everybody() -> None:
    table = Table("ethan", "lisa", "marcus")
    table.zombie(0, "walker-a", slot=1)
    table.zombie(2, "crawler-a", slot=1)
    moved = table.zombie(1, "walker-a", slot=3)
    table.walk("slow")
    assert [table.health(seat) for seat in range(3)] == [8, 10, 8]
    assert table.slot(moved) == 2


@rule("gearup.walk.boss-does-not-walk", "gearup.q.stinky-boss", "gearup.def.boss-yellow-blue-damage")
def test_the_boss_does_not_walk() -> None:
    table = Table(round=2, turn=1).play()
    assert table.now.boss_at == 0
    still = Table(round=2, turn=3).walk("slow", "fast")
    assert [still.health(0), still.health(1)] == [10, 10]
    for boosts, health in ((False, 8), (True, 7)):
        table = Table(round=2, turn=3, stinky_boosts_boss=boosts).boss_grid(("YYo", "BBo"))
        table.zombie(0, "stinky-a")
        table.icons("attack")
        assert table.health(1) == health


@rule("gearup.walk.armor-optional", "gearup.q.armor-general", "gearup.def.health-track")
def test_armor_is_a_choice() -> None:
    for armor, wanted in ((0, (7, 2)), (1, (8, 1)), (2, (9, 0))):
        table = Table().give(0, armor=2).suffers(0, 3).choose(f"block 0 {armor}")
        assert (table.health(0), table.armor(0)) == wanted
    none = Table().suffers(0, 3)
    assert none.health(0) == 7


@rule("gearup.q.armor-per-attack")
def test_armor_is_decided_for_each_attack() -> None:
    table = Table().give(0, armor=3)
    table.zombie(0, "walker-a", slot=1)
    table.zombie(0, "walker-a", slot=1)
    table.walk("slow").choose("block 0 2")
    assert table.options() == ["block 0 0", "block 0 1"]
    table.choose("block 0 0")
    assert (table.health(0), table.armor(0)) == (8, 1)


@rule("gearup.walk.zero-damage", "gearup.def.fixed-damage-icon")
def test_damage_that_is_left() -> None:
    table = Table()
    harmless = table.zombie(0, "walker-a", slot=1, crossed="b1.a3")
    table.walk("slow")
    assert [(e.target, e.damage) for e in table.told(events.ZombieAttacks)] == [(harmless, 0)]
    assert table.health(0) == 10 and not table.told(events.Hurt)
    fixed = Table()
    fixed.zombie(0, "crawler-a", slot=1, left="a1")
    fixed.walk("slow")
    assert fixed.health(0) == 9


@rule("gearup.q.zombie-both-speeds", "gearup.q.turn-card-no-speed")
def test_both_speeds_and_none() -> None:
    table = Table()
    dog = table.zombie(0, "zombie-dog-b", slot=3)
    table.walk("slow", "fast")
    assert table.slot(dog) == 2
    quiet = Table(card="green", turn=1)
    near = quiet.zombie(0, "walker-a", slot=1)
    quiet.play().choose("done 0")
    assert quiet.slot(near) == 1 and not quiet.told(events.ZombieAttacks)


@rule("gearup.zombie.bomber-only-slot1")
def test_a_bomber_farther_away_walks() -> None:
    table = Table()
    bomber = table.zombie(0, "bomber-a", slot=2)
    table.walk("slow")
    assert table.slot(bomber) == 1 and not table.told(events.Exploded)


@rule("gearup.zombie.stinky-local", "gearup.zombie-type.stinky")
def test_the_smell_stays_on_its_dashboard() -> None:
    table = Table()
    table.zombie(1, "stinky-b", slot=3)
    table.zombie(0, "walker-a", slot=1)
    table.zombie(1, "walker-a", slot=1)
    table.walk("slow")
    assert [table.health(0), table.health(1)] == [8, 7]


# New zombies


@rule(
    "gearup.spawn.aid-lookup",
    "gearup.spawn.draw-then-distribute",
    "gearup.spawn.any-distribution",
    "gearup.spawn.slot3",
)
def test_all_come_first_then_they_are_given() -> None:
    table = Table("ethan", "lisa", "marcus").icons("spawn-C")
    assert len(table.now.arrivals) == 2 and table.asked == "give"
    assert table.game.question is not None and table.game.question.seats == (0, 1, 2)
    names = list(table.told(events.ZombiesArrived)[0].targets)
    table.choose("give 1", "give 1")
    assert table.street(1) == names
    assert [table.slot(name) for name in names] == [3, 3]


@rule("gearup.boss.spawn-icon", "gearup.q.spawn-icon-letter")
def test_the_boss_brings_zombies() -> None:
    table = Table("ethan", "lisa", "marcus", "noor", round=2, turn=3).icons("spawn-B")
    tiers = [table.world.kinds[card].tier for card in table.now.arrivals]
    assert sorted(tiers) == ["regular", "regular", "special"]


@rule("gearup.q.deck-empty")
def test_an_empty_deck() -> None:
    table = Table("ethan", "lisa", "marcus", "noor")
    table.state.regular_discard = table.state.regular_deck[:2]
    table.state.regular_deck = []
    table.icons("spawn-A")
    assert len(table.told(events.Reshuffled)) == 1
    assert len(table.now.arrivals) == 2 and not table.now.regular_deck  # the third is not there
    bare = Table("ethan", "lisa", "marcus", "noor")
    bare.state.regular_deck = []
    bare.icons("spawn-A")
    assert not bare.told(events.Reshuffled)
    assert not [
        name for e in bare.told(events.ZombiesArrived) for name in e.targets if name.startswith("walker")
    ]
    assert bare.now.turn > 3  # the game went on
