"""What many missions share: what tokens give, what lies face down, how a game is set up, when it is lost."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import overrun
from overrun.darkside import GAME as DARKSIDE
from overrun.invader import GAME as INVADER
from overrun.rules.entries import Mission as IndexMission
from overrun.rules.rule_index import load_index
from overrun.scifi import events, mission_kinds
from overrun.scifi.missions import defeats, goals
from overrun.scifi.missions.specials import WORDS
from overrun.scifi.setup import mission_of
from overrun.testing import rule
from overrun.words import LANGUAGES, Words

from .tools import DEAD, Story, carried, choose, finish, options, quiet, survivor, take, until, zone

MISSIONS = sorted(info.id for game in (INVADER, DARKSIDE) for info in game.missions())
SURVIVOR = {"invader": "cole", "darkside": "drake"}


def index_id(mission: str) -> str:
    return mission.replace("/", ".mission.")


def person(mission: str) -> str:
    return SURVIVOR[mission.partition("/")[0]]


def having(word: str, *sentences: str) -> list[Any]:
    """The missions with a special rule, each test marked with the sentences of that rule in that mission."""
    found = []
    for mission in MISSIONS:
        said = getattr(mission_of(mission).rules, word)
        ids = [entry for entry in said.rules if entry.rpartition(".")[2] in sentences] if said else []
        if said and (ids or not sentences):
            found.append(pytest.param(mission, marks=rule(*(ids or said.rules)), id=mission))
    return found


def alone(mission: str, place: str, **said: Any) -> Any:
    return quiet(mission).survivor(person(mission), at=place, **said)


def takeable(mission: str) -> str:
    """The place of an objective that can be taken at once."""
    found = mission_of(mission)
    world = alone(mission, next(t.at for t in found.token if t.kind == "start")).turn(person(mission)).world
    fixed = goals.fixed_colours(world)
    later = {
        colour
        for goal in found.goal
        if isinstance(goal, mission_kinds.TakeObjectives) and goal.step > 1
        for colour in goal.colours
    }
    tokens = [token for token in world.objectives if token.colour not in fixed | later]
    return str(next(token.place for token in tokens))


# The files


def test_there_are_twenty_two() -> None:
    assert len(MISSIONS) == 22


@pytest.mark.parametrize(
    "mission", [pytest.param(name, marks=rule(index_id(name)), id=name) for name in MISSIONS]
)
@rule("scifi.mission.difficulty-labels", "scifi.mission.six-plus")
def test_the_file_agrees_with_the_index(mission: str) -> None:
    found = mission_of(mission)
    entry = load_index().get(index_id(mission)).detail
    assert isinstance(entry, IndexMission)
    assert (found.title, found.difficulty, found.minutes) == (entry.title, entry.difficulty, entry.minutes)
    assert found.survivors == entry.min_survivors == 6
    world = overrun.new(mission, seed=1).world
    assert sorted(p.tile for p in world.board.placements) == sorted(entry.tiles)
    assert len(found.goal) >= len(entry.objectives)
    assert bool(entry.ordered) == (max(goal.step for goal in found.goal) > 1)


def test_every_word_of_the_vocabulary_means_something() -> None:
    assert set(goals.KINDS) == set(mission_kinds.Goal.__args__)
    assert set(defeats.KINDS) == set(mission_kinds.Defeat.__args__)
    elsewhere = {
        "facedown_objectives",
        "xenos_at_start",
        "two_groups",
        "hidden_spawn",
        "plain_doors",
        "no_remotes",
    }
    assert set(WORDS) | elsewhere == set(mission_kinds.MissionRules.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_title_and_briefing_are_told_in_every_language(mission: str, language: str) -> None:
    words = Words(language)
    key = mission.replace("/", "-mission-")
    assert words.has(key)


# Objectives


@pytest.mark.parametrize("mission", having("objective_experience"))
@rule("scifi.mission.objective-xp", "scifi.objective.take", "scifi.experience.objectives")
def test_an_objective_is_worth_five_points_to_its_taker(mission: str) -> None:
    place = takeable(mission)
    other = "jared" if mission.startswith("invader") else "radka"
    game = alone(mission, place).survivor(other, at=place, acted=True).turn(person(mission))
    choose(game, take(game, place))
    until(game, "action")
    assert survivor(game, person(mission)).experience == 5
    assert survivor(game, other).experience == 0
    assert survivor(game, person(mission)).actions == 2


@pytest.mark.parametrize("mission", having("red_objectives", "red-prototype"))
@rule("scifi.mission.red-means-double-red")
def test_a_red_objective_brings_a_random_prototype_and_a_coloured_one_none(mission: str) -> None:
    found = mission_of(mission)
    pool = sorted(c for colour, count in found.board.pool.items() for c in [colour] * count)
    for red in (True, False) if pool else (True,):
        pick = pool.index("red" if red else "green") if pool else 0
        colour = "pool" if pool else "red"
        place = next(t.at for t in found.token if t.kind == "objective" and t.colour == colour)
        picks = (pick, 1) if pool and red else (pick,) if pool else (1,)
        before = (0,) if found.rules.hidden_spawn else ()
        game = alone(mission, place).picks(*before, *picks).turn(person(mission))
        left = sorted(game.state.prototypes)
        kinds = game.world.cards
        choose(game, take(game, place))
        if red:
            assert options(game)[0] == f"keep {kinds[left[1]].id}"
        until(game, "action")
        assert [kinds[card].prototype for card in survivor(game, person(mission)).slots if card >= 0] == (
            [True] if red else []
        )
        assert len(game.state.prototypes) == len(left) - red


@pytest.mark.parametrize("mission", having("red_objectives", "red-prototype"))
@rule("invader.mission.red-objective-prototype", "scifi.ambiguity.prototype-supply")
def test_no_prototype_left_no_prototype_given(mission: str) -> None:
    found = mission_of(mission)
    red = [t.at for t in found.token if t.kind == "objective" and t.colour == "red"]
    pool = [t.at for t in found.token if t.colour == "pool"]
    place = (red or pool)[0]
    game = alone(mission, place).face_down(*["red"] * len(pool)).turn(person(mission))
    game.state.out += game.state.prototypes
    game.state.prototypes.clear()
    game.choose("noise")
    game.choose(take(game, place))
    assert game.question is not None
    assert game.question.kind == "action"
    assert survivor(game, person(mission)).experience == 5


@pytest.mark.parametrize("mission", having("facedown_objectives"))
@rule("scifi.mission.facedown-objectives")
def test_what_lies_face_down_shows_when_it_is_taken(mission: str) -> None:
    found = mission_of(mission)
    places = [token.at for token in found.token if token.colour == "pool"]
    assert sum(found.board.pool.values()) == len(places)
    story = Story()
    game = alone(mission, places[0]).picks(1).turn(person(mission), sink=story)
    pool = sorted(c for colour, count in found.board.pool.items() for c in [colour] * count)
    assert game.view()["face_down"] == pool
    shown = [token["colour"] for token in game.view()["objectives"]]
    assert shown.count("face-down") == len(places)
    choose(game, take(game, places[0]))
    assert story.of(events.ObjectiveTaken)[0].colour == pool[1]
    assert game.view()["face_down"] == pool[:1] + pool[2:]


@pytest.mark.parametrize(("colour", "machine"), [("green", "bot"), ("purple", "sentry")])
@rule("scifi.mission.remote-on-take", "scifi.component.remote-tokens", "scifi.ambiguity.remote-token-slot")
def test_a_remote_is_the_takers(colour: str, machine: str) -> None:
    game = alone("invader/m5-arms-race", "06-V.c3").face_down(colour, *["red"] * 5).picks(0).turn("cole")
    choose(game, take(game, "06-V.c3"))
    until(game, "action")
    assert survivor(game, "cole").tokens == (colour,)
    names = [m["id"] for m in game.view()["machines"] if m["kind"] == machine]
    assert any(text.split()[1] == names[0] for text in options(game) if text.startswith("machine-"))


@pytest.mark.parametrize("mission", having("facedown_objectives"))
def test_the_shuffle_takes_in_every_red_objective(mission: str) -> None:
    """The book shuffles coloured objectives among the red ones and leaves none of these out."""
    found = mission_of(mission)
    assert found.board.pool["red"] > 0
    assert "red" not in {token.colour for token in found.token if token.kind == "objective"}


@pytest.mark.parametrize("mission", MISSIONS)
@rule("invader.mold.removes-doors", "invader.mold.removes-objectives", "invader.mold.no-door-activation")
def test_no_mold_begins_where_it_would_take_a_door_or_an_objective(mission: str) -> None:
    """Mold removes both when it is set, and nobody opens a door beside it: such a map contradicts itself."""
    board = overrun.new(mission, seed=1).world.board
    for mold in board.tokens_of("mold"):
        assert mold.zone not in {objective.zone for objective in board.tokens_of("objective")}
        assert [door for door in board.doors_of(mold.zone) if door.closed] == []


# Prototype tokens


@pytest.mark.parametrize("mission", having("prototype_tokens"))
@rule("darkside.objective.prototype-token", "darkside.objective.prototype-token-no-xp")
def test_a_prototype_token_brings_a_random_prototype_without_points(mission: str) -> None:
    place = next(token.at for token in mission_of(mission).token if token.kind == "prototype")
    game = alone(mission, place).picks(2).turn("drake")
    left = sorted(game.state.prototypes)
    (text,) = options(game, "take-prototype")
    choose(game, text)
    assert options(game)[0] == f"keep {game.world.cards[left[2]].id}"
    until(game, "action")
    assert carried(game, "drake") == [game.world.cards[left[2]].id]
    assert survivor(game, "drake").experience == 0
    assert survivor(game, "drake").actions == 2
    assert options(game, "take-prototype") == []


# Setting up


@pytest.mark.parametrize("mission", having("oxygen_at_start", "oxygen-tanks"))
def test_everybody_begins_with_an_oxygen_tank(mission: str) -> None:
    game = overrun.new(mission, seed=3)
    worn = [[held and held["kind"] for held in s["body"]] for s in game.view()["survivors"]]
    assert all("oxygen-tank" in body for body in worn)


@pytest.mark.parametrize("mission", having("two_groups"))
def test_two_groups_of_three(mission: str) -> None:
    starts = {t.group: t.at for t in mission_of(mission).token if t.kind == "start"}
    splits = set()
    for seed in range(6):
        game = overrun.new(mission, seed=seed)
        if mission_of(mission).rules.two_groups.by == "choice":
            until(game, "group")
            offered = {int(o.args[1]) for o in game.question.options} if game.question else set()
            assert offered == {zone(game, place) for place in starts.values()}
        until(game, "activate", "first 0")
        zones = [s.zone for s in game.state.survivors]
        assert sorted(map(zones.count, {zone(game, place) for place in starts.values()})) == [3, 3]
        splits.add(tuple(zones))
    by_chance = mission_of(mission).rules.two_groups.by == "chance"
    assert (len(splits) > 1) == by_chance


# The end


@rule("scifi.end.lose-survivor-eliminated", "scifi.ambiguity.win-and-loss-together")
def test_defeat_goes_before_victory() -> None:
    """One fire burns the token that would win, and a survivor."""
    game = (
        quiet("invader/m6-playing-with-fire")
        .survivor("cole", at="01-V.a2", hands=["flamethrower+canister"])
        .survivor("jared", at="01-V.a1", acted=True)
        .turn("cole")
    )
    burnt = zone(game, "01-V.a1")
    game.state.spawns[:] = [
        replace(spawn, colour="purple" if spawn.zone == burnt else "red") for spawn in game.state.spawns
    ]
    choose(game, "noise", f"blast flamethrower {zone(game, '01-V.a1')}")
    finish(game, f"remove-spawn {zone(game, '01-V.a1')}")
    assert game.result == DEAD
