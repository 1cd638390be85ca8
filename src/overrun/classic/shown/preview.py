"""Before a choice: what an attack would be like, and why something is not offered."""

from __future__ import annotations

from overrun.classic.abilities import abilities
from overrun.classic.combat.attack import (
    TOUGHNESS,
    ammunition,
    attack_of,
    figures,
    ways_to_reroll,
)
from overrun.classic.phases.turn import actions_of, why_not
from overrun.classic.state import ABOMINATION, FATTY, RUNNER, WALKER, ZOMBIES
from overrun.classic.words import ASK_ACTION
from overrun.classic.world import Look
from overrun.core import AnyGame, Option
from overrun.core import Look as CoreLook
from overrun.skirmish.actions import refused
from overrun.skirmish.people import counts_in, name_of, survivors_in
from overrun.skirmish.preview import NEVER, Preview, Stakes, Target, odds_of_hits
from overrun.skirmish.words import Mode

PRIORITY = (WALKER, FATTY, ABOMINATION, RUNNER)  # whom shots hit, after survivors


def _acting(game: AnyGame) -> tuple[Look, int] | None:
    """The survivor who is asked for an action, if that is the question."""
    if game.question is None or not ASK_ACTION.asked(game.question):
        return None
    look: Look = CoreLook(game.world, game.state)
    return look, look.state.active


# What an attack would be like


def preview(game: AnyGame, chosen: Option) -> Preview | None:
    """An attack before it is made; None for anything else."""
    found = _acting(game)
    attack = attack_of(chosen)
    if found is None or attack is None:
        return None
    play, survivor = found
    weapon, zones, both, thrown = attack
    if thrown:
        return _throw(play, survivor, weapon, zones[0])
    kind = play.world.kinds[weapon]
    mode: Mode = "ranged" if zones else "melee"
    profile = kind.melee if mode == "melee" else kind.ranged
    assert profile is not None
    zones = zones or (play.state.survivors[survivor].zone,)
    dice, accuracy, bonus, damage, chooses = figures(
        kind, abilities(play.state.survivors[survivor]), mode, 2 if both else 1
    )
    needed = accuracy - bonus if accuracy <= 6 else NEVER
    # Melee never touches a friend, and an attacker who chooses need not.
    friends = [] if mode == "melee" else _friends(play, survivor, zones)
    targets = _targets(play, survivor, zones, damage, () if chooses else friends)
    odds = odds_of_hits(dice, needed)
    sources = ammunition(play, survivor, kind) if mode == "ranged" else []
    return Preview(
        weapon=kind.id,
        zones=zones,
        mode=mode,
        dice=dice,
        needed=max(1, needed),
        damage=damage,
        odds=odds,
        expected=round(sum(hits * chance for hits, chance in enumerate(odds)), 3),
        targets=targets,
        kills=_most_kills(play, zones, damage, dice, chooses, 0 if chooses else len(friends)),
        chooses=chooses,
        noisy=profile.noisy,
        friendly_fire=() if chooses else tuple(friends),
        rerolls=tuple(ways_to_reroll(play, survivor, sources, [])),
    )


def stakes(game: AnyGame, chosen: Option) -> Stakes | None:
    """Whom an attack may hit; None for anything else."""
    found, attack = _acting(game), attack_of(chosen)
    if found is None or attack is None:
        return None
    look, survivor = found
    zones = attack.zones or (look.state.survivors[survivor].zone,)
    enemies = any(any(counts_in(look.state, zone)) for zone in zones)
    # Friends are rare where one attacks: only then it matters who chooses.
    friends = any(survivors_in(look.state, zone) for zone in attack.zones)
    before = preview(game, chosen) if friends else None
    return Stakes(enemies, before is not None and bool(before.friendly_fire))


def _throw(look: Look, survivor: int, weapon: str, zone: int) -> Preview:
    """No dice: everything in the zone dies, the thrower too if he stands there."""
    profile = look.world.kinds[weapon].thrown
    assert profile is not None
    doomed = [name_of(look, each) for each in survivors_in(look.state, zone)]
    zombies = [Target(ZOMBIES[k], n) for k, n in enumerate(counts_in(look.state, zone)) if n]
    return Preview.without_dice(weapon, zone, "throw", doomed, zombies, noisy=profile.noisy)


def _friends(look: Look, survivor: int, zones: tuple[int, ...]) -> list[str]:
    there = [other for zone in zones for other in survivors_in(look.state, zone) if other != survivor]
    return [name_of(look, other) for other in there]


def _targets(
    look: Look, survivor: int, zones: tuple[int, ...], damage: int, friends: tuple[str, ...] | list[str]
) -> tuple[Target, ...]:
    """Who is hit first, then next: friends before all others."""
    found = [Target("survivor", 1, name) for name in friends]
    for kind in PRIORITY:
        count = sum(look.state.horde[kind][zone] for zone in zones)
        if count:
            found.append(Target(ZOMBIES[kind], count, killable=damage >= TOUGHNESS[kind]))
    return tuple(found)


def _most_kills(
    look: Look, zones: tuple[int, ...], damage: int, dice: int, chooses: bool, friends: int
) -> int:
    """The most zombies that can fall if every die hits."""
    hits = dice if chooses else max(0, dice - friends)
    reachable = 0
    for zone in zones:
        counts = counts_in(look.state, zone)
        for kind in PRIORITY:
            if damage >= TOUGHNESS[kind]:
                reachable += counts[kind]
            elif not chooses and counts[kind]:
                break  # it soaks up every hit that follows
    return min(hits, reachable)


# Why something is not offered


def refusals(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """What a survivor is not offered now, by the first word of the action, with the rules in its way."""
    found = _acting(game)
    if found is None or game.question is None:
        return {}
    look, survivor = found
    return refused(game.question, actions_of(look, survivor), lambda action: why_not(look, survivor, action))
