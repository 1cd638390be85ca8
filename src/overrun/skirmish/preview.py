"""What an attack would be like: shown before the dice are rolled."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from msgspec import Struct

NEVER = 7  # no die shows it


class Target(Struct, frozen=True):
    """Whoever stands where an attack goes.

    `kind` is a kind of enemy, or "survivor" for a friend, who is named by `id`. `killable` says whether a
    single hit of this weapon is enough.
    """

    kind: str
    count: int
    id: str = ""
    killable: bool = True


class Stakes(Struct, frozen=True):
    """Whom an attack may hit, as far as one sees it at once: enemies, friends."""

    enemies: bool
    friends: bool


class Preview(Struct, frozen=True, kw_only=True):
    """An attack before it is made. `odds[k]` is the chance of exactly k hits, re-rolls not counted.

    `needed` is the face a die has to show with all bonuses (7: none will do). `targets` are in the order in
    which hits are assigned, the first is hit first; where the attacker `chooses`, the order is only ours.
    `kills` is the most that can be killed; of an attack on one target named before, `fells` is the chance
    that it falls. `friendly_fire` names the friends who may be hit. An attack without dice kills everything
    there.
    """

    weapon: str
    zones: tuple[int, ...]
    mode: str
    dice: int
    needed: int
    damage: int
    odds: tuple[float, ...]
    expected: float
    targets: tuple[Target, ...]
    kills: int
    chooses: bool
    noisy: bool
    friendly_fire: tuple[str, ...] = ()
    rerolls: tuple[str, ...] = ()
    fells: float | None = None

    @classmethod
    def without_dice(
        cls,
        weapon: str,
        zone: int,
        mode: str,
        friends: Iterable[str],
        enemies: Iterable[Target],
        *,
        noisy: bool,
    ) -> Preview:
        """An attack that kills everybody in a zone, friends first."""
        doomed, killed = tuple(friends), tuple(enemies)
        kills = sum(target.count for target in killed)
        return cls(
            weapon=weapon,
            zones=(zone,),
            mode=mode,
            dice=0,
            needed=0,
            damage=0,
            odds=(),
            expected=float(kills),
            targets=(*(Target("survivor", 1, name) for name in doomed), *killed),
            kills=kills,
            chooses=False,
            noisy=noisy,
            friendly_fire=doomed,
        )

    @property
    def at_enemies(self) -> bool:
        """Whether any enemy stands where the attack goes."""
        return any(target.kind != "survivor" for target in self.targets)


def odds_of_hits(dice: int, needed: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2… hits with so many dice that hit with `needed` or more.

    >>> odds_of_hits(2, 4)
    (0.25, 0.5, 0.25)
    >>> odds_of_hits(1, 7)
    (1.0, 0.0)
    """
    hit = min(6, max(0, 7 - needed)) / 6
    return tuple(
        round(comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits), 6) for hits in range(dice + 1)
    )
