"""The Gear Up box as data: what an entry of each content file must look like."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from overrun.content import ContentKind, Entry, GameContent, Printed, declare

Life = Annotated[int, Meta(ge=1, le=1_000)]
Color = Literal["yellow", "red", "blue", "green"]
COLORS: tuple[Color, ...] = ("yellow", "red", "blue", "green")
PREFERRED = "yellow"

Speed = Literal["slow", "fast"]
Tier = Literal["regular", "special"]
Side = Literal["black", "red"]
Letter = Literal["A", "B", "C"]
Effect = Literal[
    "knockback",
    "multi-hit",
    "scavenge",
    "lock-and-load",
    "long-range",
    "gear-up",
    "split",
    "adrenaline",
    "fast-reload",
    "critical-hit",
    "cut-down",
    "explosive",
    "frenzy",
]
Icon = Literal["skill", "attack", "special-attack", "spawn-A", "spawn-B", "spawn-C"]


class SoloSide(Struct, frozen=True, forbid_unknown_fields=True):
    """What the side of a dashboard for one player has other than the front."""

    health: Life
    armor: Printed
    ammo: Printed
    starting_ammo: Printed = 0
    upgrades: dict[Color, tuple[Effect, Effect]] = {}


class Character(Entry, frozen=True):
    """A survivor's dashboard."""

    name: str
    health: Life
    armor: Printed
    ammo: Printed
    solo: SoloSide


class Weapon(Entry, frozen=True):
    """One of a survivor's four Weapons."""

    survivor: str
    color: Color
    shape: tuple[str, ...]
    upgrades: tuple[Effect, Effect]
    start: Literal["", "knockback", "multi-hit"] = ""
    hits: Printed = 1
    frenzy: tuple[Literal["", "ammo", "armor"], ...] = ()


class Companion(Entry, frozen=True):
    """Somebody who helps a lone survivor; the id is that of the survivor of the same name."""

    shape: tuple[str, ...]
    effect: Effect
    hits: Printed = 1


class ZombieKind(Entry, frozen=True):
    """A printed variant of a zombie card."""

    type: str
    tier: Tier
    copies: Printed
    speeds: tuple[Speed, ...]
    fixed_damage: Printed
    grid: tuple[str, ...]
    ability: Literal["", "explodes", "stinks"] = ""


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """One grid of a Boss: most have one, the Dead Sox three."""

    id: str
    grid: tuple[str, ...]
    damage: Literal["normal", "armor", "direct"] = "normal"
    mouth: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()


class BossSide(Entry, frozen=True):
    """One side of a Boss dashboard; the head of `bosses.toml` explains rules and skills."""

    boss: str
    name: str
    side: Side
    skill: Literal["break-armor", "direct", "blow", "volley", "scream"]
    body: tuple[Body, ...]
    rule: Literal["", "touching", "weak-points", "members", "mouth", "lines"] = ""
    power: Printed = 0
    fixed: tuple[Printed, Printed] = (0, 0)
    track: tuple[Literal["slow", "fast", "both"], ...] = ()


class TurnCard(Entry, frozen=True):
    """Which Weapons are activated and which zombies walk."""

    color: Color
    speeds: tuple[Speed, ...]
    companion: bool = False


class SpawnCard(Entry, frozen=True):
    """A letter to look up on the Spawn Aid card."""

    letter: Letter
    copies: Printed


class BossCard(Entry, frozen=True):
    """What the Boss does, left to right."""

    phase: Literal[1, 2]
    icons: tuple[Icon, ...]
    copies: Printed


class Difficulty(Entry, frozen=True):
    """A line of the Leader card."""

    start: tuple[Printed, Printed]
    aid_side: Side
    boss_side: Side


class SpawnAid(Entry, frozen=True):
    """A side of a Spawn Aid card: how many regular and special zombies come, by letter."""

    players: Printed
    side: Side
    A: tuple[Printed, Printed]
    B: tuple[Printed, Printed]
    C: tuple[Printed, Printed]

    def zombies(self, letter: str) -> tuple[int, int]:
        """How many (regular, special) zombies a letter brings."""
        return {"A": self.A, "B": self.B, "C": self.C}[letter]


def _grid_problems(grid: tuple[str, ...], letters: str) -> Iterable[str]:
    if not grid or len({len(row) for row in grid}) != 1:
        yield "the rows of a grid have to be equally long"
    strange = sorted({cell for row in grid for cell in row} - set(letters))
    if strange:
        yield f"a grid consists of {' '.join(letters)}, not of {' '.join(strange)}"


def _zombie_problems(entry: Any, others: Mapping[str, Mapping[str, Any]]) -> Iterable[str]:
    yield from _grid_problems(entry.grid, ".oDAM")


def _boss_problems(entry: Any, others: Mapping[str, Mapping[str, Any]]) -> Iterable[str]:
    for body in entry.body:
        yield from _grid_problems(body.grid, ".oAMYBXW")
    if not entry.body:
        yield "a Boss needs a body"
    if entry.skill == "scream" and not entry.track:
        yield "a Boss that screams needs a track"


def _weapon_problems(entry: Any, others: Mapping[str, Mapping[str, Any]]) -> Iterable[str]:
    yield from _grid_problems(entry.shape, ".#")
    if entry.survivor not in others["survivor"]:
        yield f"there is no survivor {entry.survivor!r}"
    if ("frenzy" in entry.upgrades) != bool(entry.frenzy):
        yield "a Frenzy track and the upgrade Frenzy go together"
    if (entry.start == "multi-hit") != (entry.hits > 1):
        yield "Multi Hit and a number of hits above 1 go together"


def _companion_problems(entry: Any, others: Mapping[str, Mapping[str, Any]]) -> Iterable[str]:
    yield from _grid_problems(entry.shape, ".#")
    if entry.id not in others["survivor"]:
        yield f"a Companion is called like a survivor, and there is no {entry.id!r}"
    if (entry.effect == "multi-hit") != (entry.hits > 1):
        yield "Multi Hit and a number of hits above 1 go together"


HERE = Path(__file__).parent / "content"

SURVIVORS = ContentKind("survivor", "survivors.toml", Character, table="survivor")
WEAPONS = ContentKind("weapon", "weapons.toml", Weapon, table="weapon", check=_weapon_problems)
COMPANIONS = ContentKind(
    "companion", "companions.toml", Companion, table="companion", check=_companion_problems
)
ZOMBIES = ContentKind("zombie", "zombies.toml", ZombieKind, table="zombie", check=_zombie_problems)
BOSSES = ContentKind("boss", "bosses.toml", BossSide, table="boss", check=_boss_problems)
TURN_CARDS = ContentKind("turn card", "cards.toml", TurnCard, table="turn")
SPAWN_CARDS = ContentKind("spawn card", "cards.toml", SpawnCard, table="spawn")
BOSS_CARDS = ContentKind("boss card", "cards.toml", BossCard, table="boss_card")
DIFFICULTIES = ContentKind("difficulty", "table.toml", Difficulty, table="difficulty")
SPAWN_AIDS = ContentKind("spawn aid", "table.toml", SpawnAid, table="aid")

CONTENT = declare(
    GameContent(
        "gearup",
        "Gear Up",
        HERE,
        (
            SURVIVORS,
            WEAPONS,
            COMPANIONS,
            ZOMBIES,
            BOSSES,
            TURN_CARDS,
            SPAWN_CARDS,
            BOSS_CARDS,
            DIFFICULTIES,
            SPAWN_AIDS,
        ),
    )
)
