"""What an index file may contain: one struct a table, and the uniform `Entry` made from each of them."""

import re
from typing import Literal, get_args

import msgspec

SLUG_PATTERN = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Kind = Literal[
    "action", "activation", "attack", "boss", "car", "combat", "component", "definition", "difficulty",
    "door", "effect", "end", "equipment", "experience", "inventory", "machine", "mission", "mold", "movement",
    "noise", "pit", "reveal", "round", "setup", "sight", "skill", "solo", "spawn", "turn", "ultrared",
    "upgrade", "walk", "xeno", "zombie", "zone",
]  # fmt: skip
Timing = Literal["setup", "passive", "reaction", "costs action", "free once per turn", "end phase"]
Cell = tuple[int, int]


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A misspelt field is an error, not a silently lost fact."""

    id: str


class Rule(_Table, frozen=True):
    """One rule. `provable` overrules its kind: a definition that states behaviour can be proved by a test."""

    text: str
    source: str
    kind: Kind
    note: str = ""
    basis: Literal["text", "text-icon-lost", "example", "inferred"] = "text"
    inferred: bool = False
    provable: bool | None = None


class Example(_Table, frozen=True):
    """A worked example. The grid fields hold the drawn examples of Gear Up, ready for a test."""

    given: str
    when: str
    then: str
    source: str
    covers: tuple[str, ...] = ()
    note: str = ""
    origin: Literal["rulebook", "derived"] = "rulebook"
    grid: tuple[str, ...] = ()
    shape: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    legal: bool | None = None
    grid_after: tuple[str, ...] = ()
    reason: str = ""
    connected_splits: int | None = None
    split_pieces: tuple[tuple[str, ...], ...] = ()
    split_cells: tuple[tuple[Cell, ...], ...] = ()
    boss: str = ""
    regions: tuple[str, ...] = ()
    line_damage: int | None = None


class Skill(_Table, frozen=True):
    name: str
    text: str
    timing: Timing
    interactions: tuple[str, ...] = ()
    params: tuple[str, ...] = ()
    name_de: str = ""
    note: str = ""


class Statement(_Table, frozen=True):
    """A sentence of a mission. `id` is a slug; the full id is `<mission id>.<part>.<slug>`.

    `restates` names rules that already say it: when tests prove all of them, the statement is proved too.
    `derived` marks a defeat that follows from the general rules instead of being printed in the mission.
    """

    text: str
    derived: bool = False
    restates: tuple[str, ...] = ()


class Mission(_Table, frozen=True):
    number: int
    title: str
    difficulty: Literal["tutorial", "easy", "medium", "hard"]
    min_survivors: int
    minutes: int
    tiles: tuple[str, ...]
    objectives: tuple[Statement, ...]
    rules: tuple[Statement, ...]
    defeats: tuple[Statement, ...]
    legend: tuple[str, ...]
    setup: tuple[Statement, ...] = ()
    ordered: bool | None = None
    """Objectives in the order given? None: the objectives themselves say what comes after what."""
    arrangement: tuple[tuple[str, ...], ...] = ()
    title_de: str = ""
    note: str = ""
    players_min: int | None = None
    players_max: int | None = None


class Effect(_Table, frozen=True):
    name: str
    text: str
    timing: str
    starting: bool
    cost: str
    optional: bool
    scope: str
    interactions: dict[str, str]


class Boss(_Table, frozen=True):
    name: str
    special_rule: str
    special_skill: str
    interactions: dict[str, str]


class Zombie(_Table, frozen=True):
    name: str
    tier: Literal["regular", "special"]
    bar: str
    copies: int
    ability: str
    interactions: dict[str, str] = {}


class Ambiguity(_Table, frozen=True):
    """A question the books leave open, and the reading we chose. `switch`: a house rule with its default."""

    question: str
    reading: str
    why: str
    switch: str = ""


Detail = Rule | Example | Skill | Mission | Statement | Effect | Boss | Zombie | Ambiguity
Table = Literal["rule", "example", "skill", "mission", "statement", "effect", "boss", "zombie", "ambiguity"]
TABLES: tuple[str, ...] = get_args(Table)


class IndexFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One TOML file of the index."""

    rule: tuple[Rule, ...] = ()
    example: tuple[Example, ...] = ()
    skill: tuple[Skill, ...] = ()
    mission: tuple[Mission, ...] = ()
    effect: tuple[Effect, ...] = ()
    boss: tuple[Boss, ...] = ()
    zombie: tuple[Zombie, ...] = ()
    ambiguity: tuple[Ambiguity, ...] = ()


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One citable line of the index, whatever its table; `detail` is the record as written there."""

    id: str
    text: str
    table: Table
    kind: str
    title: str = ""
    source: str = ""
    note: str = ""
    provable: bool = True
    """Can a test break when this is wrong? Box contents and mere names cannot be proved."""
    refers: tuple[str, ...] = ()
    """Ids this entry leans on: rules an example covers, rules a mission restates."""
    german: str = ""
    """The text in German, where there is one."""
    line: tuple[str, int] | None = None
    """Where the catalogue tells a sentence of a mission: "objectives" or "special", and the line."""
    detail: Detail

    @property
    def prefix(self) -> str:
        return self.id.split(".", 1)[0]


_PARTS: tuple[tuple[str, str], ...] = (
    ("objectives", "objective"),
    ("rules", "rule"),
    ("defeats", "defeat"),
    ("setup", "setup"),
)


def statements(mission: Mission) -> list[tuple[str, str, Statement]]:
    """Every sentence of a mission as (part, full id, statement), in the order people read them."""
    return [
        (part, f"{mission.id}.{part}.{statement.id}", statement)
        for field, part in _PARTS
        for statement in getattr(mission, field)
    ]


def entries_of(file: IndexFile) -> list[Entry]:
    """All citable lines of one file, in its order."""
    entries: list[Entry] = []
    entries += [_rule(rule) for rule in file.rule]
    entries += [_example(example) for example in file.example]
    entries += [
        Entry(id=s.id, text=s.text, table="skill", kind="skill", title=s.name, note=s.note, detail=s)
        for s in file.skill
    ]
    for mission in file.mission:
        entries += _mission(mission)
    entries += [
        Entry(id=e.id, text=e.text, table="effect", kind="effect", title=e.name, detail=e)
        for e in file.effect
    ]
    entries += [_boss(boss) for boss in file.boss]
    entries += [_zombie(zombie) for zombie in file.zombie]
    entries += [
        Entry(
            id=a.id,
            text=a.reading,
            table="ambiguity",
            kind="ambiguity",
            title=a.question,
            note=a.why,
            detail=a,
        )
        for a in file.ambiguity
    ]
    return entries


def _rule(rule: Rule) -> Entry:
    provable = rule.kind not in {"component", "definition"} if rule.provable is None else rule.provable
    return Entry(
        id=rule.id,
        text=rule.text,
        table="rule",
        kind=rule.kind,
        source=rule.source,
        note=rule.note,
        provable=provable,
        detail=rule,
    )


def _example(example: Example) -> Entry:
    return Entry(
        id=example.id,
        text=f"Given: {example.given} When: {example.when} Then: {example.then}",
        table="example",
        kind="example",
        source=example.source,
        note=example.note,
        refers=example.covers + ((example.boss,) if example.boss else ()),
        detail=example,
    )


def _mission(mission: Mission) -> list[Entry]:
    # The mission itself is a heading; what can be proved are its sentences.
    size = f"{mission.min_survivors}+ Survivors, {mission.minutes} minutes"
    heading = Entry(
        id=mission.id,
        text=f"{mission.title}: {mission.difficulty}, {size}.",
        table="mission",
        kind="mission",
        title=mission.title,
        note=mission.note,
        provable=False,
        detail=mission,
    )
    special = [*mission.setup, *mission.rules, *mission.defeats]
    sentences = [
        Entry(
            id=full_id,
            text=statement.text,
            table="statement",
            kind=f"mission {part}",
            title=mission.title,
            source=f"Mission {mission.number}" + (", derived" if statement.derived else ""),
            refers=statement.restates,
            line=("objectives", mission.objectives.index(statement))
            if part == "objective"
            else ("special", special.index(statement)),
            detail=statement,
        )
        for part, full_id, statement in statements(mission)
    ]
    return [heading, *sentences]


def _boss(boss: Boss) -> Entry:
    return Entry(
        id=boss.id,
        text=f"Rule: {boss.special_rule} Skill: {boss.special_skill}",
        table="boss",
        kind="boss",
        title=boss.name,
        detail=boss,
    )


def _zombie(zombie: Zombie) -> Entry:
    return Entry(
        id=zombie.id,
        text=zombie.ability,
        table="zombie",
        kind="zombie",
        title=zombie.name,
        provable=not zombie.ability.startswith("None"),
        detail=zombie,
    )
