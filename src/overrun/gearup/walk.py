"""Zombies move toward their survivors and attack."""

from __future__ import annotations

from overrun.gearup import events
from overrun.gearup.hits import discard
from overrun.gearup.steps import Suffer, Walk, ZombieAttack
from overrun.gearup.targets import owner_of
from overrun.gearup.world import Look, Play


def walk(play: Play, step: Walk) -> None:
    """Every zombie of these speeds moves one slot; those in the first slot attack instead.

    Slots are judged at the start of the step. The order of attacks changes no total, so they come dashboard
    by dashboard.
    """
    state, world = play.state, play.world
    attackers = []
    for seat, street in enumerate(state.street):
        moved = []
        for card in street:
            if not any(speed in step.speeds for speed in world.kinds[card].speeds):
                continue
            if state.slot[card] == 1:
                attackers.append(card)
            else:
                state.slot[card] -= 1
                moved.append(card)
        if moved:
            names = tuple(world.names[card] for card in moved)
            rules = ("gearup.walk.matching-speed-moves", "gearup.walk.arrival-does-not-attack")
            play.tell(events.ZombiesWalk, seat, names, rules=rules)
    play.then(*[ZombieAttack(card) for card in attackers])


def stench(look: Look, seat: int) -> int:
    """How many Stinkies are in front of a survivor."""
    return sum(1 for card in look.state.street[seat] if look.world.kinds[card].ability == "stinks")


def damage_of(look: Look, card: int, seat: int) -> int:
    """The Damage icons that count: fixed ones, those not crossed off, and one for every other Stinky."""
    world, state = look.world, look.state
    kind = world.kinds[card]
    others = stench(look, seat) - (kind.ability == "stinks")
    if kind.ability == "explodes" and not world.house.stinky_boosts_bomber:
        others = 0
    return kind.fixed_damage + (world.grids[card].damage & ~state.crossed[card]).bit_count() + others


def zombie_attack(play: Play, step: ZombieAttack) -> None:
    """A zombie attacks its survivor; a Bomber goes off and hits everybody."""
    state, world = play.state, play.world
    seat = owner_of(state, step.card)
    damage = damage_of(play, step.card, seat)
    name = world.names[step.card]
    if world.kinds[step.card].ability == "explodes":
        discard(play, step.card, seat)
        exploded = ("gearup.zombie.bomber-explodes", "gearup.zombie.bomber-hits-everyone")
        play.tell(events.Exploded, seat, name, damage, rules=(*exploded, "gearup.zombie.bomber-no-upgrade"))
        play.then(*[Suffer(other, damage) for other in range(world.seats)])
        return
    rules = ("gearup.walk.slot1-attacks", "gearup.walk.attack-damage", "gearup.walk.attacker-stays")
    play.tell(events.ZombieAttacks, seat, name, damage, rules=rules)
    if damage:
        play.then(Suffer(seat, damage))
