"""Mission files of the science-fiction games: goals, defeats and special rules, from a closed vocabulary.

Every struct here is one word of that vocabulary and its docstring says what it means;
`docs/scifi-missions.md` is the same list for authors of missions. `rules` are the sentences of the rule index
that the entry puts into effect, so that the game can cite them.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from overrun.board import Board, Colour, MissionEntry, load_board, mission_problems, tiles_of
from overrun.scifi.content_kinds import Count, Entries, Level, MachineClass, Number

Colours = tuple[Colour, ...]


class _Cited(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something the mission text says."""

    rules: tuple[str, ...]


# Goals. The game is won when all are fulfilled; a goal of a later `step` counts only after all earlier steps.


class _Goal(_Cited, frozen=True, kw_only=True, tag_field="kind"):
    id: str
    step: Count = 1


class TakeObjectives(_Goal, frozen=True, kw_only=True, tag="take-objectives"):
    """All objective tokens of these colours have been taken; no colours: all that can be taken.

    Once done it stays done.
    """

    colours: Colours = ()


class Escape(_Goal, frozen=True, kw_only=True, tag="escape"):
    """All of these have left the board through the exit."""

    who: tuple[Literal["survivors", "scientists", "bot"], ...] = ("survivors",)


class ReachLevel(_Goal, frozen=True, kw_only=True, tag="reach-level"):
    """Every survivor has reached this danger level, or a higher one; once done it stays done."""

    level: Level


class GatherAtSentry(_Goal, frozen=True, kw_only=True, tag="gather-at-sentry"):
    """In an end phase every survivor stands in the sentry gun's zone, and no xeno does."""


class EvacuateCrew(_Goal, frozen=True, kw_only=True, tag="evacuate-crew"):
    """None of the crew's noise tokens (`rules.crew`) is left in the exit zone."""


class DestroySpawn(_Goal, frozen=True, kw_only=True, tag="destroy-spawn"):
    """The spawn token of this colour is off the board (see `rules.removable_spawns`)."""

    colour: Colour


class DestroyPits(_Goal, frozen=True, kw_only=True, tag="destroy-pits"):
    """So many seismic grenades have hit each pit on these tiles in one players' phase; it stays done."""

    tiles: tuple[str, ...]
    grenades: Count


class ClearBuilding(_Goal, frozen=True, kw_only=True, tag="clear-building"):
    """No xeno is in the building where the spawn token of this colour lay at the start."""

    colour: Colour


class NewOxygenTanks(_Goal, frozen=True, kw_only=True, tag="new-oxygen-tanks"):
    """Each survivor wears an oxygen tank that was taken after the starting one was discarded."""


class GatherSamples(_Goal, frozen=True, kw_only=True, tag="gather-samples"):
    """One sample of each kind of xeno and, if wanted, of mold has been gathered (`rules.samples`)."""

    xenos: tuple[str, ...]
    mold: bool = False


class WeldAccesses(_Goal, frozen=True, kw_only=True, tag="weld-accesses"):
    """Every token of kind `access` has been welded (`rules.welding`)."""


class CollapsePillar(_Goal, frozen=True, kw_only=True, tag="collapse-pillar"):
    """The pillar of this colour has been collapsed (`rules.pillars`)."""

    colour: Colour


Goal = (
    TakeObjectives
    | Escape
    | ReachLevel
    | GatherAtSentry
    | EvacuateCrew
    | DestroySpawn
    | DestroyPits
    | ClearBuilding
    | NewOxygenTanks
    | GatherSamples
    | WeldAccesses
    | CollapsePillar
)


# Defeats, besides those of every game (a starting survivor eliminated, a mold chain); each ends it at once.


class _Defeat(_Cited, frozen=True, kw_only=True, tag_field="kind"):
    id: str


class ObjectiveRemoved(_Defeat, frozen=True, kw_only=True, tag="objective-removed"):
    """An objective token of these colours leaves the board neither taken nor collapsed (mold, fire, blasts).

    No colours: any that a goal asks for.
    """

    colours: Colours = ()


class XenoActivatesAt(_Defeat, frozen=True, kw_only=True, tag="xeno-activates-at"):
    """A xeno starts an action in the zone of an objective token of these colours."""

    colours: Colours


class XenoAtExit(_Defeat, frozen=True, kw_only=True, tag="xeno-at-exit"):
    """A xeno is in the exit zone, however it got there, before the crew is evacuated."""


class MachineDestroyed(_Defeat, frozen=True, kw_only=True, tag="machine-destroyed"):
    """One of these machines is destroyed."""

    machines: tuple[MachineClass, ...]


class SecuredDoorStuck(_Defeat, frozen=True, kw_only=True, tag="secured-door-stuck"):
    """The bot is destroyed while the secured door is closed and an untaken objective lies behind it."""


class RemoteLockedIn(_Defeat, frozen=True, kw_only=True, tag="remote-locked-in"):
    """The bot's remote lies behind the secured door, and no survivor can ever do without it."""


class ScientistLost(_Defeat, frozen=True, kw_only=True, tag="scientist-lost"):
    """A scientist is eliminated; new mold takes one only by a house rule."""


class OxygenRoomsLost(_Defeat, frozen=True, kw_only=True, tag="oxygen-rooms-lost"):
    """No oxygen supply room works any more, and a survivor still lacks a new oxygen tank."""


class TooFewObjectives(_Defeat, frozen=True, kw_only=True, tag="too-few-objectives"):
    """On the board and in hand there are fewer carried objectives than accesses or pillars still need."""


class LockedOut(_Defeat, frozen=True, kw_only=True, tag="locked-out"):
    """Doors that nobody can remove cut a survivor off from the exit."""


class SurvivorRemoved(_Defeat, frozen=True, kw_only=True, tag="survivor-removed"):
    """A starting survivor stands in a zone that a collapse takes off the board."""


Defeat = (
    ObjectiveRemoved
    | XenoActivatesAt
    | XenoAtExit
    | MachineDestroyed
    | SecuredDoorStuck
    | RemoteLockedIn
    | ScientistLost
    | OxygenRoomsLost
    | TooFewObjectives
    | LockedOut
    | SurvivorRemoved
)


# Special rules: each has its own name in `[rules]`, and a mission has it or has it not.


class Said(_Cited, frozen=True, kw_only=True):
    """A special rule that needs no figures."""


class ObjectiveExperience(_Cited, frozen=True, kw_only=True):
    """Whoever takes an objective token gains so many experience points."""

    points: Count


class RedObjectives(_Cited, frozen=True, kw_only=True):
    """Whoever takes a red objective gets a random prototype, or these cards, set aside at the start.

    The taker may then reorganise for free.
    """

    gives: Literal["random-prototype", "cards"]
    cards: tuple[str, ...] = ()


class OxygenAtStart(_Cited, frozen=True, kw_only=True):
    """Each survivor begins with an oxygen tank equipped, and may lose it in the first airlock."""

    lost_in_airlock: bool = False


class TwoGroups(_Cited, frozen=True, kw_only=True):
    """The survivors are split evenly between the two starting areas, by chance or by choice."""

    by: Literal["chance", "choice"]


class WakingSpawn(_Cited, frozen=True, kw_only=True):
    """The sleeping spawn zone of this colour wakes by these events and no others.

    The objective of its colour is taken; the door of its colour is removed or destroyed; mold is set beside
    it (its own mold then turns active).
    """

    colour: Colour
    by: tuple[Literal["objective", "door", "mold"], ...]


class RemovableSpawn(_Cited, frozen=True, kw_only=True):
    """Spawn tokens of this colour, if one is named, and on these tiles, if any are, can be removed.

    Hellfire removes one if the team wants it, together with the mold there if `mold` says so. Seismic
    grenades (so many in one players' phase) and taking the objective in its zone remove it without asking.
    """

    by: tuple[Literal["hellfire", "seismic-grenade", "objective"], ...]
    colour: Colour | Literal[""] = ""
    tiles: tuple[str, ...] = ()
    grenades: Count = 1
    mold: Literal["flipped", "removed"] = "flipped"


class HiddenSpawn(_Cited, frozen=True, kw_only=True):
    """One of the spawn tokens of colour `hidden` is secretly of this colour, which its removal shows."""

    colour: Colour


class LockedDoor(_Cited, frozen=True, kw_only=True):
    """Survivors cannot open the door of this colour before the objective of its colour is taken.

    Then it opens at once, or may be opened. Xenos may destroy it at any time, or only when it is unlocked.
    """

    colour: Colour
    opens_at_once: bool = False
    xenos_destroy: bool = True


class Colouring(_Cited, frozen=True, kw_only=True):
    """A special rule about things of these colours."""

    colours: Colours


class Scientists(_Cited, frozen=True, kw_only=True):
    """The objective tokens of these colours are people: tokens to take, or survivors who walk to the exit."""

    colours: Colours
    are: Literal["tokens", "survivors"]


class Crew(_Cited, frozen=True, kw_only=True):
    """So many noise tokens in the exit zone are the crew; they are noise, and each end phase one leaves."""

    tokens: Count


class Samples(_Cited, frozen=True, kw_only=True):
    """Samples, and the experience for each.

    A sample is a xeno eliminated with a melee action (the figure is kept, for an abomination the objective of
    this colour is taken instead) or mold, for an action in a spawn zone and the objective of that colour.
    """

    points: Count
    abomination: Colour
    mold: Colour


class NoAbomination(_Cited, frozen=True, kw_only=True):
    """Until a survivor has once reached this level no abomination appears; their cards place one of these."""

    before: Level
    instead: str


class Sealing(_Cited, frozen=True, kw_only=True):
    """Taking the objective of this colour closes every access between buildings and tunnels for good."""

    by: Colour


class Welding(_Cited, frozen=True, kw_only=True):
    """For an action and a carried objective a survivor beside a token of kind `access` closes it for good."""

    experience: Number


class Thumpers(_Cited, frozen=True, kw_only=True):
    """Tokens of kind `thumper` are so much noise until a xeno activates in their zone, which removes them."""

    noise: Count


class Pillar(_Cited, frozen=True, kw_only=True):
    """A pillar, and the tiles that leave the board with it."""

    colour: Colour
    tiles: tuple[str, ...]


class Pillars(_Cited, frozen=True, kw_only=True):
    """For an action a survivor sets a carried objective, a charge, at a pillar in the zone.

    With so many charges the team may collapse it in any survivor's turn.
    """

    charges: Count
    pillar: tuple[Pillar, ...]


class MissionRules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The mission's special rules."""

    # How the game is set up.
    facedown_objectives: Said | None = None
    """The objectives of colour `pool` are dealt face down from `board.pool`."""
    xenos_at_start: Said | None = None
    """The tokens of kind `enemy` are xenos that stand on the board from the start."""
    oxygen_at_start: OxygenAtStart | None = None
    two_groups: TwoGroups | None = None
    drones_on_board: Said | None = None
    """Search drones lie on their tokens instead of being dealt; one action takes one, for no experience."""

    # Objectives and what they give.
    objective_experience: ObjectiveExperience | None = None
    red_objectives: RedObjectives | None = None
    prototype_tokens: Said | None = None
    """Whoever takes a token of kind `prototype` gets a random prototype and may reorganise for free."""
    in_order: Said | None = None
    """A token that a goal of a later step asks for cannot be taken before the earlier steps are done."""
    fixed_objectives: Colouring | None = None
    """The objectives of these colours cannot be taken."""
    carried_objectives: Colouring | None = None
    """Taken objectives of these colours lie on the identity card, need no slot and are traded like cards."""
    scientists: Scientists | None = None
    samples: Samples | None = None

    # Spawn zones.
    waking_spawns: tuple[WakingSpawn, ...] = ()
    removable_spawns: tuple[RemovableSpawn, ...] = ()
    hidden_spawn: HiddenSpawn | None = None
    no_abomination: NoAbomination | None = None

    # Doors.
    locked_doors: tuple[LockedDoor, ...] = ()
    plain_doors: Colouring | None = None
    """The doors of these colours are opened and closed like any other."""
    secured_door: Said | None = None
    """The exit token closes an airlock to everybody until the bot spends an action beside it."""
    sealing: Sealing | None = None
    welding: Welding | None = None

    # Machines, noise, the board itself.
    no_remotes: Said | None = None
    """Machines are controlled by skills alone, not even by standing beside a sentry gun."""
    hostile_machines: Said | None = None
    """Until a survivor has a machine's remote or skill, it shoots at survivors in each xenos' phase."""
    crew: Crew | None = None
    thumpers: Thumpers | None = None
    pillars: Pillars | None = None


class Mission(MissionEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole mission file: the board, the goals, the defeats and the special rules."""

    goal: tuple[Goal, ...] = ()
    defeat: tuple[Defeat, ...] = ()
    rules: MissionRules = MissionRules()


def scifi_mission_problems(mission: Mission, entries: Entries) -> Iterator[str]:
    """What is wrong with a mission: its board, or rules that speak of things it has not."""
    wrong_board = list(mission_problems(mission, entries))
    yield from wrong_board
    if not wrong_board:
        yield from _taken_by_mold(mission, load_board(mission, tiles_of(entries.get("tile", {}).values())))
    if not mission.goal:
        yield "a mission needs at least one [[goal]]"
    steps = sorted({goal.step for goal in mission.goal})
    if steps != list(range(1, len(steps) + 1)):
        yield f"the steps of the goals are {steps}; number them from 1 without a gap"
    for name, found in (("goal", mission.goal), ("defeat", mission.defeat)):
        ids = [entry.id for entry in found]
        yield from (f"two entries [[{name}]] are called {i!r}" for i in {i for i in ids if ids.count(i) > 1})
    things = _Things(mission)
    for where, colours in _colours_of_objectives(mission):
        yield from (f"{where}: there is no {c} objective" for c in colours if c not in things.objectives)
    for where, colour in _colours_of_spawns(mission):
        if colour not in things.spawns:
            yield f"{where}: there is no {colour} spawn token"
    for where, colours in _colours_of_doors(mission):
        yield from (f"{where}: there is no {colour} door" for colour in colours if colour not in things.doors)
    for where, tiles in _tiles(mission):
        yield from (f"{where}: tile {tile} is not on the board" for tile in tiles if tile not in things.tiles)
    for where, cards in _cards(mission):
        known = entries.get("equipment", {})
        yield from (f"{where}: there is no card {card!r}" for card in cards if card not in known)
    for where, xenos in _xenos(mission):
        known = entries.get("figure", {})
        yield from (f"{where}: there is no xeno {xeno!r}" for xeno in xenos if xeno not in known)
    yield from _needed(mission, things)


def _taken_by_mold(mission: Mission, board: Board) -> Iterator[str]:
    """Mold takes objectives and door tokens away and lets nobody open a door: it cannot begin beside one."""
    for mold in board.tokens_of("mold"):
        for objective in board.tokens_of("objective"):
            if objective.zone == mold.zone:
                yield f"token {mission.token[objective.id]}: the mold at {mold.place} would have removed it"
        for door in board.doors_of(mold.zone):
            if door.token >= 0 and board.tokens[door.token].kind == "door":
                yield f"token {mission.token[door.token]}: the mold at {mold.place} would have removed it"


class _Things:
    """What lies on the board of a mission."""

    def __init__(self, mission: Mission) -> None:
        def of(kind: str) -> set[str]:
            return {token.colour for token in mission.token if token.kind == kind}

        self.kinds = {token.kind for token in mission.token}
        self.objectives = of("objective") | set(mission.board.pool)
        self.spawns = of("spawn") | (
            {mission.rules.hidden_spawn.colour} if mission.rules.hidden_spawn else set()
        )
        self.doors = of("door")
        self.tiles = {tile.partition("@")[0] for row in mission.board.layout for tile in row.split()}
        self.groups = len({token.group for token in mission.token if token.kind == "start"})
        self.hidden = "hidden" in of("spawn")


def _colours_of_objectives(mission: Mission) -> Iterator[tuple[str, Colours]]:
    for goal in mission.goal:
        match goal:
            case TakeObjectives():
                yield f"goal {goal.id}", goal.colours
            case CollapsePillar():
                yield f"goal {goal.id}", (goal.colour,)
    for defeat in mission.defeat:
        if isinstance(defeat, ObjectiveRemoved | XenoActivatesAt):
            yield f"defeat {defeat.id}", defeat.colours
    rules = mission.rules
    for name in ("fixed_objectives", "carried_objectives", "scientists"):
        if found := getattr(rules, name):
            yield f"rules.{name}", found.colours
    if rules.sealing:
        yield "rules.sealing", (rules.sealing.by,)
    for door in rules.locked_doors:
        yield "rules.locked_doors", (door.colour,)
    for spawn in rules.waking_spawns:
        if "objective" in spawn.by:
            yield "rules.waking_spawns", (spawn.colour,)
    if rules.pillars:
        yield "rules.pillars", tuple(pillar.colour for pillar in rules.pillars.pillar)


def _colours_of_spawns(mission: Mission) -> Iterator[tuple[str, str]]:
    for goal in mission.goal:
        if isinstance(goal, DestroySpawn | ClearBuilding):
            yield f"goal {goal.id}", goal.colour
    for waking in mission.rules.waking_spawns:
        yield "rules.waking_spawns", waking.colour
    for removable in mission.rules.removable_spawns:
        if removable.colour:
            yield "rules.removable_spawns", removable.colour


def _colours_of_doors(mission: Mission) -> Iterator[tuple[str, Colours]]:
    for spawn in mission.rules.waking_spawns:
        if "door" in spawn.by:
            yield "rules.waking_spawns", (spawn.colour,)
    yield "rules.locked_doors", tuple(door.colour for door in mission.rules.locked_doors)
    if mission.rules.plain_doors:
        yield "rules.plain_doors", mission.rules.plain_doors.colours


def _tiles(mission: Mission) -> Iterator[tuple[str, tuple[str, ...]]]:
    for goal in mission.goal:
        if isinstance(goal, DestroyPits):
            yield f"goal {goal.id}", goal.tiles
    for spawn in mission.rules.removable_spawns:
        yield "rules.removable_spawns", spawn.tiles
    for pillar in mission.rules.pillars.pillar if mission.rules.pillars else ():
        yield "rules.pillars", pillar.tiles


def _cards(mission: Mission) -> Iterator[tuple[str, tuple[str, ...]]]:
    if mission.rules.red_objectives:
        yield "rules.red_objectives", mission.rules.red_objectives.cards


def _xenos(mission: Mission) -> Iterator[tuple[str, tuple[str, ...]]]:
    yield "token", tuple(token.of for token in mission.token if token.kind == "enemy")
    for goal in mission.goal:
        if isinstance(goal, GatherSamples):
            yield f"goal {goal.id}", goal.xenos
    if mission.rules.no_abomination:
        yield "rules.no_abomination", (mission.rules.no_abomination.instead,)


def _needed(mission: Mission, things: _Things) -> Iterator[str]:
    """Rules and goals that need a thing on the board or another rule; most also the other way round."""
    rules, kinds = mission.rules, things.kinds
    goals = {type(goal) for goal in mission.goal}
    both_or_neither = {
        "rules.facedown_objectives and board.pool": (rules.facedown_objectives, mission.board.pool),
        "rules.xenos_at_start and tokens of kind enemy": (rules.xenos_at_start, "enemy" in kinds),
        "rules.two_groups and starting areas of two groups": (rules.two_groups, things.groups == 2),
        "rules.drones_on_board and tokens of kind search-drone": (
            rules.drones_on_board,
            "search-drone" in kinds,
        ),
        "rules.prototype_tokens and tokens of kind prototype": (rules.prototype_tokens, "prototype" in kinds),
        "rules.hidden_spawn and spawn tokens of colour hidden": (rules.hidden_spawn, things.hidden),
        "rules.thumpers and tokens of kind thumper": (rules.thumpers, "thumper" in kinds),
        "rules.crew and a goal evacuate-crew": (rules.crew, EvacuateCrew in goals),
        "rules.samples and a goal gather-samples": (rules.samples, GatherSamples in goals),
        "rules.welding and a goal weld-accesses": (rules.welding, WeldAccesses in goals),
        "rules.welding and tokens of kind access": (rules.welding, "access" in kinds),
        "rules.pillars and a goal collapse-pillar": (rules.pillars, CollapsePillar in goals),
    }
    for what, (one, other) in both_or_neither.items():
        if bool(one) != bool(other):
            yield f"{what} belong together: have both or neither"
    if rules.red_objectives and (rules.red_objectives.gives == "cards") != bool(rules.red_objectives.cards):
        yield "rules.red_objectives: name cards if, and only if, it gives cards"
    for needs, kind in (
        (Escape in goals, "exit"),
        (GatherAtSentry in goals, "sentry"),
        (bool(rules.crew), "exit"),
        (bool(rules.secured_door), "exit"),
        (bool(rules.secured_door), "bot"),
        (bool(rules.hostile_machines), "bot"),
        (bool(rules.hostile_machines), "sentry"),
    ):
        if needs and kind not in kinds:
            yield f"goals or rules need a token of kind {kind}"
