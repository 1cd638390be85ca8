"""Gaining Ammo and Armor, and losing Health and Armor."""

from __future__ import annotations

from overrun.core import Option, Question, Script
from overrun.gearup import events
from overrun.gearup.ending import end
from overrun.gearup.stage import Ammo, Done, enter, stored
from overrun.gearup.state import Survivor
from overrun.gearup.steps import Blow, Suffer
from overrun.gearup.words import ASK_BLOCK, ASK_BLOW, BLOCK, ENDURE, PAY
from overrun.gearup.world import Play


def armor_left(survivor: Survivor) -> int:
    """Armor outlined and not used."""
    return survivor.armor - survivor.armor_used


def ammo_left(survivor: Survivor) -> int:
    """Ammo outlined and not used."""
    return survivor.ammo - survivor.ammo_used


def gain(play: Play, seat: int, ammo: int, armor: int, by: str, *rules: str) -> None:
    """Outline as many blank slots as there are; the rest is lost."""
    survivor, person = play.state.survivors[seat], play.world.people[seat]
    ammo = min(ammo, person.ammo - survivor.ammo)
    armor = min(armor, person.armor - survivor.armor)
    if ammo or armor:
        survivor.ammo += ammo
        survivor.armor += armor
        if ammo and isinstance(stored(survivor), Done):
            # A neighbour's Long Range brought it: it may still be spent in this step.
            enter(survivor, Ammo())
        play.tell(events.Gained, seat, ammo, armor, by, rules=rules)


# Damage


def hurt(play: Play, seat: int, health: int, armor: int, *rules: str) -> None:
    """Cross off Health and Armor; whoever loses the last Health is killed and the game is lost."""
    survivor, person = play.state.survivors[seat], play.world.people[seat]
    health = min(health, person.health - survivor.lost)
    survivor.lost += health
    survivor.armor_used += armor
    play.tell(events.Hurt, seat, health, armor, rules=rules)
    if survivor.lost >= person.health:
        play.tell(events.Killed, seat, rules=("gearup.walk.death-ends-game",))
        end(play, False, "gearup.end.lose-any-death", "gearup.q.death-mid-step")


def suffer(play: Play, step: Suffer) -> Question | None:
    """Damage of one attack: Health, or Armor instead, as the survivor's player likes."""
    survivor = play.state.survivors[step.seat]
    available = armor_left(survivor)
    if step.kind == "armor":
        hurt(play, step.seat, 0, min(step.damage, available), "gearup.boss.deadsox-catcher")
    elif step.kind == "direct":
        hurt(play, step.seat, step.damage, 0, "gearup.boss.deadsox-pitcher", "gearup.boss.pyramid-skill")
    elif not available or not step.damage:
        hurt(play, step.seat, step.damage, 0, "gearup.walk.attack-damage")
    else:
        return _how_much_armor(play, step.seat, step.damage, first=True)
    return None


def _how_much_armor(play: Play, seat: int, damage: int, first: bool = False) -> Question:
    most = min(damage, armor_left(play.state.survivors[seat]))
    options = tuple([BLOCK.of(seat, armor) for armor in range(most + 1)])
    return ASK_BLOCK.of((seat,), options, seat, damage, interruptible=first)


def suffered(play: Play, step: Suffer, chosen: Option) -> None:
    """Cross off what was chosen."""
    _blocked(play, step.seat, step.damage, chosen)


def _blocked(play: Play, seat: int, damage: int, chosen: Option) -> None:
    _, armor = BLOCK.read(chosen)
    rules = ("gearup.walk.armor-replaces-health", "gearup.walk.armor-optional", "gearup.q.armor-general")
    hurt(play, seat, damage - armor, armor, *rules)


def suffer_now(play: Play, seat: int, damage: int, *rules: str) -> Script[None]:
    """Damage in the middle of something else."""
    if armor_left(play.state.survivors[seat]):
        chosen = yield _how_much_armor(play, seat, damage)
        _blocked(play, seat, damage, chosen)
    else:
        hurt(play, seat, damage, 0, *rules)


def blow(play: Play, step: Blow) -> Question | None:
    """A powerful attack: all of the damage, or one Armor."""
    survivor = play.state.survivors[step.seat]
    resource = play.world.house.skill_block_resource
    if not (armor_left(survivor) if resource == "armor" else ammo_left(survivor)):
        hurt(play, step.seat, step.damage, 0, "gearup.boss.zombiphant-skill", "gearup.boss.mutation-skill")
        return None
    options = (PAY.of(step.seat, resource), ENDURE.of(step.seat))
    return ASK_BLOW.of((step.seat,), options, step.seat, step.damage, interruptible=True)


def blown(play: Play, step: Blow, chosen: Option) -> None:
    """Pay once, or endure all of it."""
    rules = ("gearup.boss.zombiphant-skill", "gearup.boss.mutation-skill", "gearup.q.skill-block-partial")
    if ENDURE.made(chosen):
        hurt(play, step.seat, step.damage, 0, *rules)
        return
    survivor = play.state.survivors[step.seat]
    _, resource = PAY.read(chosen)
    if resource == "armor":
        survivor.armor_used += 1
    else:
        survivor.ammo_used += 1
    play.tell(events.BlowBlocked, step.seat, resource, rules=rules)
