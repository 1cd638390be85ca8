"""Random small boards: the engine's xenos against the slow ones that follow the book word by word."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from overrun.board import members
from overrun.scenario import scifi
from overrun.testing import rule
from tests.scifi.slow_xenos import KINDS, Asked, SlowXenos
from tests.scifi.swarm import RING, Tale

NAMES = ("baraka", "jared", "cole", "magnus")
SPLITS = ("split-goals", "split-ways")


@dataclass
class Position:
    """A position as plain data, for both sides to lay out."""

    drawing: str
    people: list[tuple[str, str, bool]]
    noise: dict[str, int]
    xenos: dict[str, dict[str, int]]
    mold: list[str]
    dead_mold: list[str]
    house: dict[str, bool]
    choices: int


@st.composite
def drawings(draw: st.DrawFn) -> tuple[str, list[str]]:
    """Corridors and rooms with openings, doors and walls between them."""
    height, width = draw(st.integers(2, 4)), draw(st.integers(2, 4))
    digits, letters = iter("1234567890"), iter("abcdefghijklmnopqrstuvwxyz")
    cells: dict[tuple[int, int], str] = {}
    for row in range(height):
        for column in range(width):
            corridor = draw(st.booleans())
            name = next(digits, None) if corridor else None
            cells[row, column] = name or next(letters)

    def edge(a: tuple[int, int], b: tuple[int, int]) -> str:
        corridors = sum(cells[at].isdigit() for at in (a, b))
        return draw(st.sampled_from({2: "::::#", 1: "DDXX#", 0: "ooo#XX"}[corridors]))

    lines = ["+#" * width + "+"]
    for row in range(height):
        signs = [edge((row, c - 1), (row, c)) if c else "#" for c in range(width)]
        lines.append("".join(sign + cells[row, c] for c, sign in enumerate(signs)) + "#")
        below = [edge((row, c), (row + 1, c)) if row + 1 < height else "#" for c in range(width)]
        lines.append("+" + "+".join(below) + "+")
    return "\n".join(lines) + "\n", list(cells.values())


@st.composite
def positions(draw: st.DrawFn) -> Position:
    drawing, places = draw(drawings())
    place = st.sampled_from(places)
    hidden = st.sampled_from((False, False, False, True))
    people = [(name, draw(place), draw(hidden)) for name in NAMES[: draw(st.integers(1, len(NAMES)))]]
    xenos: dict[str, dict[str, int]] = {}
    spoilers = 0
    for there in draw(st.lists(place, min_size=1, max_size=5, unique=True)):
        counts = {"worker": draw(st.integers(0, 5)), "tank": draw(st.integers(0, 2))}
        counts["hunter"] = draw(st.integers(0, 2))
        counts["spoiler-abomination"] = draw(st.integers(0, 1 - spoilers))
        spoilers += counts["spoiler-abomination"]
        xenos[there] = counts
    mold = draw(st.lists(place, max_size=3, unique=True))
    dead = [there for there in draw(st.lists(place, max_size=2, unique=True)) if there not in mold]
    # Where the abomination stands there is mold already.
    for there, counts in xenos.items():
        if counts["spoiler-abomination"]:
            dead = [other for other in dead if other != there]
            mold = [*mold, there] if there not in mold else mold
    rarely = st.sampled_from((False, False, True))
    house = {
        name: draw(rarely)
        for name in ("ignore_unreachable_noise", "door_takes_whole_activation", "whole_zone_breaks_door")
    }
    noise = draw(st.dictionaries(place, st.integers(1, 2), max_size=3))
    return Position(drawing, people, noise, xenos, mold, dead, house, draw(st.integers(0, 10_000)))


def laid_out(position: Position) -> Any:
    scenario = scifi(position.drawing, house=position.house)
    for name, at, camouflaged in position.people:
        scenario.survivor(name, at=at, camouflaged=camouflaged, own_skills=False, armour=99)
    for at, counts in position.xenos.items():
        scenario.xenos(at, counts)
    for at, tokens in position.noise.items():
        scenario.noise(at, tokens)
    # Mold swallows doors as soon as it is there.
    return scenario.mold(*position.mold).dead_mold(*position.dead_mold)


def played(position: Position) -> tuple[Any, Any, Tale, list[Asked]]:
    """The position, and the engine's xenos' phase with answers by lot up to the next turn of a survivor."""
    before = laid_out(position).turn(position.people[0][0])
    tale = Tale()
    game = laid_out(position).xenos_phase(sink=tale)
    lot = Random(position.choices)
    asked = []
    while game.question is not None and game.question.kind not in ("action", "activate"):
        question = game.question
        answer = lot.choice(question.options)
        if question.kind in SPLITS:
            options = [option.text for option in question.options]
            asked.append(Asked(question.kind, question.subject, options, answer.text))
        game.choose(answer)
    return before, game, tale, asked


def compare(position: Position) -> None:
    before, game, tale, asked = played(position)
    board = game.world.board
    house: dict[str, Any] = {**position.house}
    slow = SlowXenos(
        board,
        set(members(before.state.closed)),
        {board.at(at) for at in position.mold},
        {board.at(at) for at in position.dead_mold},
        [(board.at(at), camouflaged) for _, at, camouflaged in position.people],
        {board.at(at): tokens for at, tokens in position.noise.items()},
        {(board.at(at), kind): n for at, counts in position.xenos.items() for kind, n in counts.items()},
        iter(asked),
        **house,
    )
    slow.activation_step()
    found = {
        (zone, figure.id): count
        for figure, row in zip(game.world.figures, game.state.horde, strict=True)
        for zone, count in enumerate(row)
        if count
    }
    assert found == {at: number for at, number in slow.xenos.items() if number}
    assert set(members(game.state.closed)) == slow.closed
    assert set(members(game.state.mold)) == slow.mold
    assert set(members(game.state.dead_mold)) == slow.dead_mold
    told = {
        (event.source if hasattr(event, "source") else event.zone, event.why, event.goals, event.ways)
        for event in tale.of("XenosMoved", "XenosStay")
    }
    all_told = {entry[:4] for entry in slow.told}
    assert told <= all_told


@rule(
    "scifi.ambiguity.split-types",
    "scifi.ambiguity.xeno-moves-simultaneous",
    "scifi.ambiguity.door-destroy-split",
    "scifi.activation.shortest-path",
    "scifi.activation.split-destinations",
)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(positions())
def test_the_engine_moves_xenos_as_the_slow_reference_does(position) -> None:
    compare(position)


def test_the_reference_by_itself_splits_a_group_in_two() -> None:
    position = Position(RING, [("baraka", "6", False)], {}, {"1": {"worker": 4, "tank": 2}}, [], [], {}, 0)
    game = laid_out(position).turn("baraka")
    board = game.world.board
    xenos = {(board.at("1"), "worker"): 4, (board.at("1"), "tank"): 2}
    slow = SlowXenos(board, set(), set(), set(), [(board.at("6"), False)], {}, xenos, iter(()))
    slow.spend_action(KINDS)
    names = {zone.id: zone.names[0] for zone in board.zones}
    assert {(names[z], kind): n for (z, kind), n in slow.xenos.items() if n} == {
        ("2", "worker"): 2,
        ("4", "worker"): 2,
        ("2", "tank"): 1,
        ("4", "tank"): 1,
    }
