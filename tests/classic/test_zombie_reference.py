"""Random small boards: the engine's zombies against the slow ones that follow the book word by word."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from overrun.classic.state import ZOMBIES
from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.horde import RING, Tale
from tests.classic.slow_zombies import KINDS, AllDead, Asked, Person, SlowZombies

NAMES = ("ned", "amy", "doug", "josh")
FIGURES = {"walker": 40, "fatty": 8, "runner": 16, "abomination": 1}
HIDEAWAY = "z"


@dataclass
class Position:
    """A position as plain data, for both sides to lay out."""

    drawing: str
    people: list[tuple[str, str, bool, int]]
    noise: dict[str, int]
    zombies: dict[str, dict[str, int]]
    house: dict[str, Any]
    choices: int


@st.composite
def drawings(draw: st.DrawFn) -> tuple[str, list[str]]:
    """A drawing of streets and rooms with openings, doors and walls between them, and a walled-in room z."""
    height, width = draw(st.integers(2, 4)), draw(st.integers(2, 4))
    digits, letters = iter("1234567890"), iter("abcdefghijklmnopqrstuvwxy")
    cells: dict[tuple[int, int], str] = {}
    for row in range(height):
        for column in range(width):
            street = draw(st.booleans())
            name = next(digits, None) if street else None
            cells[row, column] = name or next(letters)

    def edge(a: tuple[int, int], b: tuple[int, int]) -> str:
        streets = sum(cells[at].isdigit() for at in (a, b))
        return draw(st.sampled_from({2: "::::#", 1: "DDXX#", 0: "oooo#X"}[streets]))

    lines = ["+#" * width + "+"]
    for row in range(height):
        signs = [edge((row, c - 1), (row, c)) if c else "#" for c in range(width)]
        lines.append("".join(sign + cells[row, c] for c, sign in enumerate(signs)) + "#")
        below = [edge((row, c), (row + 1, c)) if row + 1 < height else "#" for c in range(width)]
        lines.append("+" + "+".join(below) + "+")
    lines += ["#" + HIDEAWAY + "#", "+#+"]
    return "\n".join(lines) + "\n", list(cells.values())


@st.composite
def positions(draw: st.DrawFn) -> Position:
    drawing, places = draw(drawings())
    place = st.sampled_from(places)
    number = draw(st.integers(1, len(NAMES)))
    silent = st.sampled_from((False, False, False, True))
    wounds = st.sampled_from((0, 0, 0, 1))
    people = [(name, draw(place), draw(silent), draw(wounds)) for name in NAMES[:number]]
    zombies: dict[str, dict[str, int]] = {}
    out = dict.fromkeys(KINDS, 0)
    for there in draw(st.lists(place, min_size=1, max_size=5, unique=True)):
        counts = {"walker": draw(st.integers(0, 5)), "runner": draw(st.integers(0, 3))}
        counts["fatty"] = draw(st.integers(0, 1))
        counts["abomination"] = draw(st.integers(0, 1 - out["abomination"]))
        zombies[there] = counts
        for kind, count in counts.items():
            out[kind] += count
    # Few figures are left, so that they run out often.
    hidden = {}
    for kind in ("walker", "fatty", "runner"):
        left = draw(st.sampled_from((0, 0, 1, 2, 40)))
        hidden[kind] = max(0, FIGURES[kind] - out[kind] - left)
    zombies[HIDEAWAY] = hidden
    house = {
        "tied_noise_nearest_only": draw(st.sampled_from((False, False, True))),
        "own_zone_counts_in_tie": draw(st.sampled_from((True, True, False))),
        "shortage_chain_limit": draw(st.sampled_from((1, 1, 2))),
    }
    noise = draw(st.dictionaries(place, st.integers(1, 2), max_size=3))
    return Position(drawing, people, noise, zombies, house, draw(st.integers(0, 10_000)))


def played(position: Position) -> tuple[Any, Tale, list[Asked]]:
    """The engine's zombies' phase with answers by lot, up to the next turn of a survivor."""
    scenario = classic(position.drawing, house=position.house)
    for name, at, silent, wounds in position.people:
        skills = ["ninja"] if silent else []
        scenario.survivor(name, at=at, skills=skills, own_skills=False, wounds=wounds)
    for at, counts in position.zombies.items():
        scenario.zombies(at, **counts)
    for at, tokens in position.noise.items():
        scenario.noise(at, tokens)
    tale = Tale()
    game = scenario.zombies_phase(sink=tale)
    lot = Random(position.choices)
    asked = []
    while game.question is not None and game.question.kind not in ("action", "activate"):
        question = game.question
        answer = lot.choice(question.options)
        if question.kind != "wound-place":
            options = [option.text for option in question.options]
            asked.append(Asked(question.kind, question.subject, options, answer.text))
        game.choose(answer)
    return game, tale, asked


def slow(position: Position, board: Any, closed: int, asked: list[Asked]) -> SlowZombies:
    return SlowZombies(
        board,
        closed,
        [Person(name, board.at(at), silent, wounds) for name, at, silent, wounds in position.people],
        {board.at(at): tokens for at, tokens in position.noise.items()},
        {
            (board.at(at), kind): count
            for at, counts in position.zombies.items()
            for kind, count in counts.items()
        },
        FIGURES,
        iter(asked),
        **position.house,
    )


def engine_told(tale: Tale) -> set[Any]:
    return {
        (event.source if hasattr(event, "source") else event.zone, event.why, event.goals, event.ways)
        for event in tale.of("ZombiesMoved", "ZombiesStay")
    }


def compare(position: Position) -> None:
    game, tale, asked = played(position)
    board = game.world.board
    reference = slow(position, board, game.state.closed, asked)
    lost = False
    try:
        reference.activation_step()
    except AllDead:
        lost = True
    assert game.over == lost
    found = {(z, ZOMBIES[k]): n for k, row in enumerate(game.state.horde) for z, n in enumerate(row) if n}
    assert found == {at: number for at, number in reference.zombies.items() if number}
    assert [s.fate == "alive" for s in game.state.survivors] == [p.alive for p in reference.people]
    told = {(g.zone, g.why, tuple(g.goals), tuple(g.ways)) for g in reference.told}
    assert engine_told(tale) == told


@rule(
    "classic.split.round-up",
    "classic.ambiguity.split-targets-and-routes",
    "classic.ambiguity.moves-simultaneous",
    "classic.ambiguity.nested-activation",
    "classic.ambiguity.blocked-share",
)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(positions())
def test_the_engine_moves_zombies_as_the_slow_reference_does(position) -> None:
    compare(position)


def test_the_reference_knows_the_example_of_the_book() -> None:
    """The slow side by itself: four walkers, a fatty and three runners split as the book says."""
    position = Position(
        RING, [("ned", "6", False, 0)], {}, {"1": {"walker": 4, "fatty": 1, "runner": 3}}, {}, 0
    )
    game, _, _ = played(position)
    reference = slow(position, game.world.board, 0, [])
    reference.spend_action(KINDS)
    names = {zone.id: zone.names[0] for zone in game.world.board.zones}
    assert {(names[z], kind): n for (z, kind), n in reference.zombies.items() if n} == {
        ("2", "walker"): 2,
        ("2", "fatty"): 1,
        ("2", "runner"): 2,
        ("4", "walker"): 2,
        ("4", "fatty"): 1,
        ("4", "runner"): 2,
    }
