"""Combat: noise, dice, re-rolls, hits, kills, stray shots and experience, in this order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from overrun.core import Option, Script
from overrun.core.verb import Verb
from overrun.scifi import events
from overrun.scifi.abilities import able
from overrun.scifi.actions.noise import be_seen, make_noise
from overrun.scifi.combat.blasts import blast, offer_blasts, why_no_blast
from overrun.scifi.combat.damage import Hit, hurt, share
from overrun.scifi.combat.kills import Kills, kill, reward
from overrun.scifi.common import attached_to, in_hand, kind_of, prey_in, xenos_in
from overrun.scifi.content_kinds import Equipment, Profile
from overrun.scifi.ground.pits import toughness
from overrun.scifi.ground.sight import ranges
from overrun.scifi.steps import FreeAttack
from overrun.scifi.words import (
    ASK_DICE,
    ASK_FREE_ATTACK,
    ASK_HIT,
    ASK_REAP,
    ASK_ROLL_6,
    BLAST,
    CONCENTRATED_EXPERT,
    DAMAGE_WITH,
    DICE_FOR_EACH,
    ENOUGH_DICE,
    ESCALATION,
    HIT,
    LOW_PROFILE,
    MELEE,
    MELEE_AT,
    MELEE_BOTH,
    MELEE_BOTH_AT,
    NO_FREE_ATTACK,
    NO_FRIENDLY_FIRE,
    NO_REAPING,
    POINT_BLANK,
    REAP,
    REAPER,
    ROLL_6,
    ROLL_MORE,
    ROLL_SO_MANY,
    SHOOT,
    SHOOT_AT,
    SHOOT_BOTH,
    SHOOT_BOTH_AT,
    XENO,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action, Offer
from overrun.skirmish.choices import another_roll
from overrun.skirmish.levels import level_of
from overrun.skirmish.people import counts_in, name_of
from overrun.skirmish.skills import Abilities
from overrun.skirmish.words import (
    CARD,
    CHOOSES_TARGETS,
    DAMAGE,
    DICE,
    DUAL,
    MAX_RANGE,
    REROLL_EACH_ACTION,
    ROLL,
    ZONE,
    Mode,
)

NOBODY = Abilities(())
"""The abilities of a machine: its controller's skills do nothing for it."""


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack with everything it is rolled with, skills included.

    `by` are the abilities that count for it. `chooses` says that the attacker divides the hits as he likes,
    `careful` that misses harm nobody, `at` which kind of xeno the whole attack is concentrated on.
    """

    survivor: int
    weapon: str
    mode: Mode
    source: int
    zone: int
    dice: int
    accuracy: int
    damage: int
    chooses: bool
    careful: bool
    at: str = ""
    bonus: int = 0
    by: Abilities = NOBODY
    rerolls: tuple[str, ...] = ()
    machine: str = ""


# What can be attacked with


def usable(look: Look, survivor: int, kind: Equipment, profile: Profile, cards: list[int]) -> bool:
    """Whether a weapon in hand, or two alike that are used together, work here and now."""
    zone = look.state.survivors[survivor].zone
    if profile.ammo == "bullets" and look.world.exterior >> zone & 1:
        return False
    return not kind.prototype or bool(_ammo(look, cards, "energy"))


def weapons(look: Look, survivor: int, mode: Mode) -> dict[str, int]:
    """The weapons in hand that can be used so, by kind; of two alike the better one."""
    found: dict[str, int] = {}
    for card in in_hand(look.state.survivors[survivor]):
        kind = kind_of(look, card)
        profile = kind.melee if mode == "melee" else kind.ranged
        if profile and usable(look, survivor, kind, profile, [card]):
            other = found.get(kind.id)
            if other is None or len(attached_to(look.state, card)) > len(attached_to(look.state, other)):
                found[kind.id] = card
    return found


def is_pair(kind: Equipment, own: Abilities, mode: Mode, number: int) -> bool:
    """Whether so many identical weapons in hand can be used together: two, one in each hand."""
    return number > 1 and (kind.dual or own.value(DUAL[mode]) > 0)


def reach(profile: Profile, own: Abilities, mode: Mode) -> tuple[int, int]:
    """From how near to how far an attack reaches in somebody's hands."""
    near, far = profile.range
    if mode == "melee":
        return near, far
    return 0 if own.value(POINT_BLANK) else near, far + own.value(MAX_RANGE)


class Figures(NamedTuple):
    """What weapons are rolled with, wherever the attack goes; whether the attacker divides the hits as he
    likes, and whether misses harm nobody."""

    dice: int
    accuracy: int
    bonus: int
    damage: int
    chooses: bool
    careful: bool


def figures(kind: Equipment, own: Abilities, mode: Mode, number: int) -> Figures:
    """The figures of so many weapons of a kind in the hands of somebody so able."""
    profile = kind.melee if mode == "melee" else kind.ranged
    assert profile is not None
    return Figures(
        dice=number * (profile.dice + own.value(DICE[mode])),
        accuracy=profile.accuracy,
        bonus=own.value(ROLL[mode]),
        damage=own.value(DAMAGE[mode], profile.damage) + own.value(DAMAGE_WITH[kind.id]),
        chooses=mode == "melee" or kind.chooses_targets or own.value(CHOOSES_TARGETS) > 0,
        careful=mode == "melee" or own.value(NO_FRIENDLY_FIRE) > 0,
    )


def pair(look: Look, survivor: int, mode: Mode) -> list[int]:
    """Two identical weapons, one in each hand, that can be used together; what is attached feeds both."""
    cards = in_hand(look.state.survivors[survivor])
    if len(cards) < 2:
        return []
    kind = kind_of(look, cards[0])
    profile = kind.melee if mode == "melee" else kind.ranged
    if not profile or kind_of(look, cards[1]).id != kind.id:
        return []
    dual = is_pair(kind, able(look, survivor), mode, len(cards))
    return cards if dual and usable(look, survivor, kind, profile, cards) else []


def _ammo(look: Look, cards: list[int], feeds: str) -> list[Equipment]:
    """The cards attached to weapons that feed them so."""
    attached = [kind_of(look, ammo) for card in cards for ammo in attached_to(look.state, card)]
    return [kind for kind in attached if kind.feeds == feeds]


def target_zones(look: Look, survivor: int, kind: Equipment, profile: Profile) -> Mapping[int, int]:
    """The zones in sight and range, whoever stands there, and how far they are."""
    low, high = reach(profile, able(look, survivor), "ranged")
    return ranges(look, survivor, low, high, sees_dark=kind.prototype)


def chooses(look: Look, survivor: int, kind: Equipment, mode: Mode, zone: int) -> bool:
    """Whether an attacker picks the targets in a zone."""
    own = able(look, survivor)
    if figures(kind, own, mode, 1).chooses:
        return True
    return zone == look.state.survivors[survivor].zone and own.value(POINT_BLANK) > 0


def nameable(look: Look, zone: int, freely: bool) -> list[str]:
    """The kinds of xenos in a zone on which an attack can be concentrated: those that would be hit first."""
    figures = look.world.figures
    there = [figures[kind] for kind, count in enumerate(counts_in(look.state, zone)) if count]
    if not freely and there:
        first = min([figure.priority for figure in there])
        there = [figure for figure in there if figure.priority == first]
    return [figure.id for figure in there]


def why_no_melee(look: Look, survivor: int) -> list[str]:
    """The rules in the way of a melee action."""
    who = look.state.survivors[survivor]
    armed = [card for card in in_hand(who) if kind_of(look, card).melee]
    if not armed:
        return ["scifi.action.melee"]
    if not xenos_in(look.state, who.zone):
        return ["scifi.ambiguity.attack-empty-zone"]
    return _broken(look, survivor, armed, "melee")


def why_no_shot(look: Look, survivor: int) -> list[str]:
    """The rules in the way of a ranged action."""
    armed = [card for card in in_hand(look.state.survivors[survivor]) if kind_of(look, card).ranged]
    if not armed:
        return ["scifi.action.ranged"]
    broken = _broken(look, survivor, armed, "ranged")
    return broken if broken or offer_ranged(look, survivor) else ["scifi.combat.ranged-min"]


def _broken(look: Look, survivor: int, armed: list[int], mode: Mode) -> list[str]:
    """Why none of the weapons in hand works here, if none does."""
    reasons = []
    for card in armed:
        kind = kind_of(look, card)
        profile = kind.melee if mode == "melee" else kind.ranged
        assert profile is not None
        if usable(look, survivor, kind, profile, [card]):
            return []
        energy = "scifi.equipment.prototype-needs-cell"
        reasons.append(energy if kind.prototype else "invader.equipment.bullets-not-outside")
    return reasons


def why_no_melee_both(look: Look, survivor: int) -> list[str]:
    """The rules in the way of a melee action with two weapons alike."""
    return why_no_melee(look, survivor) or _why_no_pair(look, survivor, offer_melee_both)


def why_no_shot_both(look: Look, survivor: int) -> list[str]:
    """The rules in the way of a ranged action with two weapons alike."""
    return why_no_shot(look, survivor) or _why_no_pair(look, survivor, offer_ranged_both)


def _why_no_pair(look: Look, survivor: int, offer: Offer) -> list[str]:
    return [] if offer(look, survivor) else ["scifi.combat.dual-one-action"]


def offer_melee(look: Look, survivor: int) -> list[Option]:
    """Attacks on the xenos in the own zone with one weapon."""
    return _melee(look, survivor, MELEE, MELEE_AT, weapons)


def offer_melee_both(look: Look, survivor: int) -> list[Option]:
    """Attacks on the xenos in the own zone with two weapons alike."""
    return _melee(look, survivor, MELEE_BOTH, MELEE_BOTH_AT, _pair_of)


def _pair_of(look: Look, survivor: int, mode: Mode) -> list[str]:
    """The kind of the two weapons that can be used together, if there are."""
    return [kind_of(look, card).id for card in pair(look, survivor, mode)[:1]]


# The kinds of weapons that can be used in a mode.
_Kinds = Callable[[Look, int, Mode], Iterable[str]]


def _melee(
    look: Look, survivor: int, attack: Verb[str], attack_at: Verb[str, str], kinds: _Kinds
) -> list[Option]:
    zone = look.state.survivors[survivor].zone
    options: list[Option] = []
    if xenos_in(look.state, zone):
        for name in kinds(look, survivor, "melee"):
            options.append(attack.of(name))
            options += [attack_at.of(name, target) for target in nameable(look, zone, True)]
    return options


def offer_ranged(look: Look, survivor: int) -> list[Option]:
    """Shots with one weapon at any zone in sight and range."""
    return _ranged(look, survivor, SHOOT, SHOOT_AT, weapons)


def offer_ranged_both(look: Look, survivor: int) -> list[Option]:
    """Shots with two weapons alike at any zone in sight and range."""
    return _ranged(look, survivor, SHOOT_BOTH, SHOOT_BOTH_AT, _pair_of)


def _ranged(
    look: Look, survivor: int, shot: Verb[str, int], shot_at: Verb[str, int, str], kinds: _Kinds
) -> list[Option]:
    options: list[Option] = []
    for name in kinds(look, survivor, "ranged"):
        kind = look.world.kinds[name]
        assert kind.ranged is not None
        for zone in target_zones(look, survivor, kind, kind.ranged):
            options.append(shot.of(name, zone))
            if xenos_in(look.state, zone):
                targets = nameable(look, zone, chooses(look, survivor, kind, "ranged", zone))
                options += [shot_at.of(name, zone, target) for target in targets]
    return options


# The action


class OfferedAttack(NamedTuple):
    """An attack as it is offered, perhaps on one kind of xeno; melee is fought where one stands."""

    weapon: str
    mode: Mode
    zone: int
    both: bool = False
    at: str = ""


# The verbs of attacks: with the modes, whether two weapons are used, and whether a target is named.
_MELEE = ((MELEE, False), (MELEE_AT, False), (MELEE_BOTH, True), (MELEE_BOTH_AT, True))
_SHOTS = ((SHOOT, False), (SHOOT_AT, False), (SHOOT_BOTH, True), (SHOOT_BOTH_AT, True))


def attack_of(look: Look, survivor: int, chosen: Option) -> OfferedAttack | None:
    """The attack that an option is, if it is one; blasts are none."""
    for shot, both in _SHOTS:
        if shot.made(chosen):
            at = shot.part(chosen, XENO) if XENO in shot.kinds else ""
            return OfferedAttack(shot.part(chosen, CARD), "ranged", shot.part(chosen, ZONE), both, at)
    for melee, both in _MELEE:
        if melee.made(chosen):
            at = melee.part(chosen, XENO) if XENO in melee.kinds else ""
            zone = look.state.survivors[survivor].zone
            return OfferedAttack(melee.part(chosen, CARD), "melee", zone, both, at)
    return None


def _perform(play: Play, survivor: int, chosen: Option) -> Script[None]:
    if BLAST.made(chosen):
        return _blast_with(play, survivor, *BLAST.read(chosen))
    attack = attack_of(play, survivor, chosen)
    assert attack is not None
    return attack_with(play, survivor, *attack)


def attack_with(
    play: Play, survivor: int, weapon: str, mode: Mode, zone: int, both: bool, at: str = ""
) -> Script[None]:
    """A melee or ranged action with a weapon in hand, or with two alike."""
    kind = play.world.kinds[weapon]
    profile = kind.melee if mode == "melee" else kind.ranged
    assert profile is not None
    be_seen(play, survivor)
    play.tell(
        events.Attacked,
        survivor,
        weapon,
        zone,
        mode,
        both,
        at=at,
        rules=(
            f"scifi.action.{mode}",
            *(("scifi.combat.dual-one-action", "scifi.combat.dual-same-zone") if both else ()),
            *(("scifi.combat.concentrated-declare",) if at else ()),
        ),
    )
    if profile.noisy:
        make_noise(play, survivor, rules=("scifi.noise.per-noisy-action", "scifi.noise.one-per-action"))
    dice = yield from _choose_dice(play, survivor, kind, mode, zone, both)
    attack = arm(play, survivor, kind, mode, zone, both, at, dice)
    _note(play, survivor, mode)
    kills = yield from strike(play, attack)
    yield from reward(play, survivor, mode, zone, kills)


def _blast_with(play: Play, survivor: int, weapon: str, zone: int) -> Script[None]:
    be_seen(play, survivor)
    _note(play, survivor, "ranged")
    return blast(play, survivor, weapon, zone)


def arm(
    look: Look, survivor: int, kind: Equipment, mode: Mode, zone: int, both: bool, at: str = "", dice: int = 0
) -> Attack:
    """An attack of a survivor with one weapon in hand or two alike, with their own dice if none are said."""
    who = look.state.survivors[survivor]
    own = able(look, survivor)
    profile = kind.melee if mode == "melee" else kind.ranged
    assert profile is not None
    cards = pair(look, survivor, mode) if both else [weapons(look, survivor, mode)[kind.id]]
    rolled = figures(kind, own, mode, 2 if both else 1)
    dice = dice or rolled.dice + _extra_dice(look, survivor, mode)
    expert = bool(at) and dice > 1 and own.value(CONCENTRATED_EXPERT) > 0
    close = mode == "ranged" and zone == who.zone and own.value(POINT_BLANK) > 0
    return Attack(
        survivor=survivor,
        weapon=kind.id,
        mode=mode,
        source=who.zone,
        zone=zone,
        dice=dice,
        accuracy=rolled.accuracy,
        damage=rolled.damage + expert,
        chooses=chooses(look, survivor, kind, mode, zone),
        careful=rolled.careful or close or expert,
        at=at,
        bonus=rolled.bonus,
        by=own,
        rerolls=tuple(ammo.id for ammo in _ammo(look, cards, profile.ammo) for _ in range(ammo.rerolls)),
    )


def _extra_dice(look: Look, survivor: int, mode: Mode) -> int:
    """Dice that come once, not for each weapon: for actions in a row, and for a card in the other hand."""
    who = look.state.survivors[survivor]
    own = able(look, survivor)
    extra = 0
    if look.state.active == survivor and who.streak:
        same = 0
        for earlier in reversed(who.streak):
            if earlier != mode:
                break
            same += 1
        extra += own.value(ESCALATION[mode]) * same + own.value(ESCALATION["combat"]) * len(who.streak)
    if mode == "melee":
        extra += sum([kind_of(look, card).extra_melee_dice for card in in_hand(who)])
    return extra


def _choose_dice(
    play: Play, survivor: int, kind: Equipment, mode: Mode, zone: int, both: bool
) -> Script[int]:
    """Some may roll a die for each xeno there instead of the weapon's own dice, for each weapon."""
    profile = kind.melee if mode == "melee" else kind.ranged
    assert profile is not None
    rolled = figures(kind, able(play, survivor), mode, 2 if both else 1)
    dice = rolled.dice + _extra_dice(play, survivor, mode)
    crowd = xenos_in(play.state, zone)
    if not crowd or crowd == profile.dice or not able(play, survivor).value(DICE_FOR_EACH[mode]):
        return dice
    totals = [dice + replaced * (crowd - profile.dice) for replaced in range(3 if both else 2)]
    options = tuple(ROLL_SO_MANY.of(total) for total in totals)
    seat = play.state.survivors[survivor].seat
    chosen = yield ASK_DICE.of((seat,), options, name_of(play, survivor), kind.id)
    (dice,) = ROLL_SO_MANY.read(chosen)
    return dice


def _note(play: Play, survivor: int, mode: Mode) -> None:
    """Keep count of the combat actions in a row of somebody's own turn; whatever ends the row empties it."""
    if play.state.active == survivor:
        who = play.state.survivors[survivor]
        who.streak = (*who.streak, mode)


# The dice


def strike(play: Play, attack: Attack) -> Script[Kills]:
    """Roll, assign the hits and then the misses; the xenos eliminated, by kind."""
    hits, misses = yield from roll_hits(play, attack)
    if attack.at:
        kills = yield from _concentrate(play, attack, hits)
    elif attack.chooses:
        kills = yield from _assign_freely(play, attack, hits)
    else:
        kills = yield from _assign_by_priority(play, attack, hits)
    if misses and not attack.careful:
        yield from _stray(play, attack, misses)
    return kills


def roll_hits(play: Play, attack: Attack) -> Script[tuple[int, int]]:
    """Roll, roll again as often as can be and is wanted, then more dice for sixes; hits and misses."""
    survivor = attack.survivor
    seat = play.state.survivors[survivor].seat
    sources = [*attack.rerolls, *(["lucky"] if attack.by.value(REROLL_EACH_ACTION) else [])]
    while True:
        hits, sixes = _roll(play, attack, attack.dice)
        if not sources:
            break
        source = yield from another_roll(play, survivor, hits, sources)
        if source is None:
            break
        sources.remove(source)
        rule = "scifi.skill.lucky" if source == "lucky" else "scifi.ambiguity.reroll-cards"
        play.tell(events.Rerolled, survivor, source, rules=(rule,))
    dice = attack.dice
    more = attack.by.value(ROLL_6[attack.mode])
    while more and sixes:
        extra = sixes * more
        options = (ROLL_MORE.of(extra), ENOUGH_DICE.of())
        chosen = yield ASK_ROLL_6.of((seat,), options, name_of(play, survivor), hits)
        if ENOUGH_DICE.made(chosen):
            break
        found, sixes = _roll(play, attack, extra)
        hits += found
        dice += extra
    return hits, dice - hits


def _roll(play: Play, attack: Attack, dice: int) -> tuple[int, int]:
    faces = play.roll(dice)
    results = [min(6, face + attack.bonus) for face in faces]
    hits = sum([1 for result in results if result >= attack.accuracy])
    play.tell(
        events.DiceRolled,
        attack.survivor,
        faces,
        attack.accuracy - attack.bonus,
        hits,
        rules=("scifi.combat.roll-dice", "scifi.combat.hit"),
    )
    return hits, results.count(6)


# Hits


def needed(look: Look, attack: Attack, kind: int) -> int:
    """The damage that eliminates a xeno of this kind there."""
    elsewhere = attack.mode == "ranged" and attack.source != attack.zone
    return toughness(look, kind, attack.zone, from_elsewhere=elsewhere)


class _Hits:
    """The hits of one attack while they are assigned."""

    def __init__(self, play: Play, attack: Attack, hits: int):
        self.left = hits
        self.kills: Kills = Counter()
        self.reaps = attack.by.value(REAPER[attack.mode])
        self._play = play
        self._attack = attack

    def kill(self, kind: int, number: int) -> Script[None]:
        """So many hits eliminate a xeno each; for somebody who reaps, one hit may take one more along."""
        play, attack = self._play, self._attack
        self.left -= number
        self._remove(kind, number)
        if not self.reaps or not play.state.horde[kind][attack.zone]:
            return
        seat = play.state.survivors[attack.survivor].seat
        options = (REAP.of(play.world.figures[kind].id), NO_REAPING.of())
        chosen = yield ASK_REAP.of((seat,), options, name_of(play, attack.survivor), attack.zone)
        if REAP.made(chosen):
            self.reaps -= 1
            play.tell(events.SkillUsed, attack.survivor, "reaper", rules=("scifi.skill.reaper",))
            self._remove(kind, 1)

    def _remove(self, kind: int, number: int) -> None:
        kill(self._play, self._attack.survivor, self._attack.zone, kind, number)
        self.kills[kind] += number


def _concentrate(play: Play, attack: Attack, hits: int) -> Script[Kills]:
    """All hits are one blow on the target named before."""
    kind = play.world.kind(attack.at)
    blow = _Hits(play, attack, 1)
    if hits and hits * attack.damage >= needed(play, attack, kind):
        yield from blow.kill(kind, 1)
    elif hits:
        _waste(play, attack, kind, "scifi.combat.concentrated-damage")
    return blow.kills


def _waste(play: Play, attack: Attack, kind: int, rule: str) -> None:
    play.tell(events.HitWasted, attack.zone, play.world.figures[kind].id, rules=(rule,))


def _assign_freely(play: Play, attack: Attack, number: int) -> Script[Kills]:
    """The attacker divides the hits as he likes; on a target that is too tough they are wasted."""
    who = play.state.survivors[attack.survivor]
    figures = play.world.figures
    hits = _Hits(play, attack, number)
    while hits.left:
        there = [kind for kind, count in enumerate(counts_in(play.state, attack.zone)) if count]
        targets = [kind for kind in there if attack.damage >= needed(play, attack, kind)]
        if not targets:
            if there:
                _waste(play, attack, there[0], "scifi.combat.one-hit-one-target")
            break
        counts = [play.state.horde[kind][attack.zone] for kind in targets]
        prizes = sorted(
            [
                figures[kind].experience
                for kind, count in zip(targets, counts, strict=True)
                for _ in range(count)
            ],
            reverse=True,
        )
        worth = sum([figures[kind].experience * count for kind, count in hits.kills.items()])
        worth += sum(prizes[: hits.left])
        # Wasting a hit is worth a question only where killing could raise the danger.
        rises = not who.laps and level_of(who.experience + worth) > level_of(who.experience)
        wasteful = [kind for kind in there if kind not in targets] if rises else []
        if not wasteful and not hits.reaps and hits.left >= len(prizes):
            for kind, count in zip(targets, counts, strict=True):
                yield from hits.kill(kind, count)
            break
        options = tuple([HIT.of(figures[kind].id) for kind in (*targets, *wasteful)])
        chosen = yield ASK_HIT.of((who.seat,), options, attack.zone, hits.left)
        kind = play.world.kind(*HIT.read(chosen))
        if kind in targets:
            yield from hits.kill(kind, 1)
        else:
            hits.left -= 1
            _waste(play, attack, kind, "scifi.combat.one-hit-one-target")
    return hits.kills


def _assign_by_priority(play: Play, attack: Attack, number: int) -> Script[Kills]:
    """Tanks and abominations first, then workers, then hunters; whoever is too tough shields the others."""
    figures = play.world.figures
    hits = _Hits(play, attack, number)
    while hits.left:
        there = [kind for kind, count in enumerate(counts_in(play.state, attack.zone)) if count]
        if not there:
            break
        first = min([figures[kind].priority for kind in there])
        front = [kind for kind in there if figures[kind].priority == first]
        targets = [kind for kind in front if attack.damage >= needed(play, attack, kind)]
        if not targets:
            _waste(play, attack, front[0], "scifi.combat.priority-absorb")
            break
        if len(targets) == 1:
            at_once = min(hits.left, play.state.horde[targets[0]][attack.zone])
            yield from hits.kill(targets[0], 1 if hits.reaps else at_once)
            continue
        options = tuple([HIT.of(figures[kind].id) for kind in targets])
        seat = play.state.survivors[attack.survivor].seat
        chosen = yield ASK_HIT.of((seat,), options, attack.zone, hits.left)
        yield from hits.kill(play.world.kind(*HIT.read(chosen)), 1)
    return hits.kills


# Misses


def friends_at_risk(look: Look, attack: Attack) -> list[str]:
    """Whom misses hit: everybody there but the attacker, his machine, and those who keep their heads down."""
    found = []
    for name in prey_in(look, attack.zone, hidden=True):
        if name == attack.machine or name == name_of(look, attack.survivor):
            continue
        if not _keeps_down(look, name):
            found.append(name)
    return found


def _keeps_down(look: Look, name: str) -> bool:
    survivors = range(len(look.state.survivors))
    number = next((i for i in survivors if name_of(look, i) == name), None)
    return number is not None and able(look, number).value(LOW_PROFILE) > 0


def _stray(play: Play, attack: Attack, misses: int) -> Script[None]:
    """Every miss hits a friend in the zone; the players share the shots out."""
    friends = friends_at_risk(play, attack)
    if not friends:
        return
    shot: Hit = (attack.damage, "shot")
    if play.world.house.mild_friendly_fire:
        shot = (1, "shot")
        shares = yield from _share_singly(play, attack.zone, misses, friends)
    else:
        shares = yield from share(play, attack.zone, "shot", misses, dict.fromkeys(friends, 0), shot[0])
    for name, number in shares.items():
        yield from hurt(play, name, [shot] * number, "shot")


def _share_singly(play: Play, zone: int, misses: int, friends: list[str]) -> Script[dict[str, int]]:
    """The house rule: a friend is hit only once."""
    if misses >= len(friends):
        return dict.fromkeys(friends, 1)
    shares: dict[str, int] = {}
    for _ in range(misses):
        left = {name: 0 for name in friends if name not in shares}
        picked = yield from share(play, zone, "shot", 1, left, 1)
        shares |= {name: 1 for name, number in picked.items() if number}
    return shares


# Attacks out of turn


def free_attack(play: Play, step: FreeAttack) -> Script[None] | None:
    """A survivor may at once attack the xenos that have just appeared."""
    who = play.state.survivors[step.survivor]
    if who.fate != "alive":
        return None
    options = []
    if step.zones >> who.zone & 1:
        options = offer_melee(play, step.survivor) + offer_melee_both(play, step.survivor)
    shots = offer_ranged(play, step.survivor) + offer_ranged_both(play, step.survivor)
    options += [shot for shot in shots if step.zones >> aimed_at(shot) & 1]
    return _free_attack(play, step, options) if options else None


def _free_attack(play: Play, step: FreeAttack, options: list[Option]) -> Script[None]:
    who = play.state.survivors[step.survivor]
    options.append(NO_FREE_ATTACK.of())
    chosen = yield ASK_FREE_ATTACK.of((who.seat,), tuple(options), name_of(play, step.survivor))
    if NO_FREE_ATTACK.made(chosen):
        return
    play.tell(events.ActionTaken, step.survivor, chosen.text, rules=("scifi.skill.combat-reflexes",))
    yield from _perform(play, step.survivor, chosen)


def aimed_at(shot: Option) -> int:
    """The zone of a shot or a blast."""
    verb = next(verb for verb in (SHOOT, SHOOT_AT, SHOOT_BOTH, SHOOT_BOTH_AT, BLAST) if verb.made(shot))
    return verb.part(shot, ZONE)


MELEE_ATTACK = Action((MELEE, MELEE_AT), offer_melee, why_no_melee, _perform, pays="melee")
MELEE_ATTACK_BOTH = Action(
    (MELEE_BOTH, MELEE_BOTH_AT), offer_melee_both, why_no_melee_both, _perform, pays="dual-melee"
)
RANGED_ATTACK = Action((SHOOT, SHOOT_AT), offer_ranged, why_no_shot, _perform, pays="ranged")
BLASTING = Action((BLAST,), offer_blasts, why_no_blast, _perform, pays="ranged")
RANGED_ATTACK_BOTH = Action(
    (SHOOT_BOTH, SHOOT_BOTH_AT), offer_ranged_both, why_no_shot_both, _perform, pays="dual-ranged"
)
COMBAT = (MELEE_ATTACK, MELEE_ATTACK_BOTH, RANGED_ATTACK, BLASTING, RANGED_ATTACK_BOTH)
