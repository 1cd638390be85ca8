"""Simulations: what they count, and when they stop."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from overrun.agents import make, registry
from overrun.classic.events import DoorOpened, ZombieKilled
from overrun.core import Agent, Event, ForAgent, Game, Option, Play
from overrun.games import new
from overrun.lab.classic import PART
from overrun.lab.simulation import derived_seed, play_one, run, simulate
from overrun.lab.story import Story, part_of
from overrun.lab.task import Task
from overrun.scenario import classic
from overrun.scifi.events import XenoKilled
from overrun.testing import rule
from overrun.words import Words


@rule("classic.ambiguity.unwinnable")
def test_a_game_that_cannot_be_won_any_more_is_given_up_at_once() -> None:
    """Under the strict reading of mission 02 one death is enough; without it the game goes on to the end."""
    strict = Task("classic/02-y-zone", {"house": {"y_zone_strict": True}}, "random", 3, 60)
    lenient = Task("classic/02-y-zone", {}, "random", 3, 60)
    for number in range(4):
        given_up, played_on = play_one(strict, number), play_one(lenient, number)
        assert given_up.reason in ("classic.ambiguity.unwinnable", "classic.end.lose-all-dead")
        assert played_on.reason == "classic.end.lose-all-dead"
        assert given_up.rounds <= played_on.rounds
    reasons = {play_one(strict, number).reason for number in range(8)}
    assert "classic.ambiguity.unwinnable" in reasons


def test_games_that_are_cut_off_are_counted_apart() -> None:
    summary = simulate(Task("classic/00-tutorial", {}, "random", 1, 2), games=4, jobs=1)
    assert (summary.truncated, summary.wins, summary.ends) == (4, 0, {"truncated": 4})


# Seats with different bots


def test_every_seat_has_its_own_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is registered for one seat is asked for that seat's questions only."""
    asked: dict[str, set[int]] = {"left": set(), "right": set()}

    def recorder(name: str) -> None:
        def factory(seed: int) -> Agent:
            chance = make("random", seed)

            def answer(game: ForAgent[Any, Any]) -> Option:
                assert game.question is not None
                asked[name].update(game.question.seats if len(game.question.seats) == 1 else ())
                return chance(game)

            return answer

        monkeypatch.setitem(registry._registered, name, factory)

    recorder("left")
    recorder("right")
    for mission in ("classic/00-tutorial", "gearup/zombiphant-easy"):
        task = Task(mission, {"seats": 2}, "left", 3, 20, {1: "right"})
        assert play_one(task, 0) == play_one(task, 0)
        assert asked == {"left": {0}, "right": {1}}
        assert task.agents == "left, 2=right"


def test_a_good_bot_on_one_seat_helps() -> None:
    bad = simulate(Task("classic/00-tutorial", {"seats": 2}, "random", 5, 30), 6, 1)
    mixed = simulate(Task("classic/00-tutorial", {"seats": 2}, "random", 5, 30, {0: "sensible"}), 6, 1)
    assert bad.wins == 0
    assert mixed.wins >= 2


# What is collected


@pytest.mark.parametrize(
    ("mission", "setup", "bot"),
    [
        ("classic/01-city-blocks", {}, "random"),
        ("classic/10-small-town", {"seats": 2}, "random"),
        ("invader/m9-uninvited-guests", {"seats": 2}, "random"),
        ("darkside/m6-paths-to-the-dark", {}, "random"),
        ("gearup/dead-sox-hard", {"seats": 3}, "sensible"),
    ],
)
def test_a_story_is_what_happened(mission: str, setup: dict[str, Any], bot: str) -> None:
    task = Task(mission, setup, bot, 2, 60, collect=True)
    for number in range(2):
        outcome = play_one(task, number)
        assert outcome.story is not None
        bare = play_one(msgspec.structs.replace(task, collect=False), number)
        assert msgspec.structs.replace(outcome, story=None) == bare  # listening changes nothing
        told: list[Event] = []
        game = new(mission, seed=outcome.seed, sink=partial(_listen, told), **setup)
        agent_seed = derived_seed(task.seed, number, "agent")
        agent = make(bot, agent_seed)
        while game.question is not None:
            game.choose(agent(game.for_agent(agent_seed + game.answers)))
        _compare(outcome.story, told, game)


def _listen(told: list[Event], event: Event, play: object) -> None:
    told.append(event)


def _compare(story: Story, told: list[Event], game: Game[Any, Any]) -> None:
    kills = sum(sum(kinds.values()) for kinds in story.kills.values())
    names = [type(event).__name__ for event in told]
    if game.mission.startswith("gearup"):
        assert kills == names.count("ZombieKilled") + names.count("BodyKilled")
        assert len(story.course) == names.count("TurnStarted")
        assert sum(story.found.values()) == names.count("Upgraded")
        assert sum(story.used.values()) == names.count("Drawn")
        assert len(story.deaths) == names.count("Killed")
        return
    assert kills == sum(event.count for event in told if isinstance(event, ZombieKilled | XenoKilled))
    dead = [i for i, survivor in enumerate(game.state.survivors) if survivor.fate == "dead"]
    assert len(story.deaths) == names.count("Eliminated") >= len(dead)
    assert game.result is not None and (game.result.won or story.deaths)
    people = {death.who for death in story.deaths if not death.who.endswith("-scientist")}
    assert people == {game.world.cast[game.state.survivors[i].who].id for i in dead}
    zones = {str(zone.id) for zone in game.world.board.zones}
    assert {death.place for death in story.deaths} <= zones and story.kills.keys() <= zones
    assert all(1 <= death.round <= game.round for death in story.deaths)
    assert len(story.course) == game.round
    assert story.course == sorted(story.course) or len(dead) > 1  # only the death of the best lowers it
    # Nothing counts as found that was dealt at the start, and everything that was used has a name.
    assert sum(story.found.values()) == names.count("CardTaken")
    assert "CardTaken" not in names[: names.index("RoundStarted")]
    assert "" not in story.used


def test_everything_that_is_used_has_a_name() -> None:
    """A door that swings open by itself uses nothing, and whoever runs zombies over uses a kind of car."""
    story = Story()
    tell = PART.teller(story)
    street = classic("+#+#+#+\n#1:2:3#\n+#+#+#+").mission_rules(cars="drive").token("car", "1", of="police")
    game = street.survivor("amy", at="1", car=0, driver=True).zombies("2", walker=2).turn("amy", sink=tell)
    assert game.question is not None
    drive = next(option for option in game.question.options if option.verb == "drive")
    game.choose(drive)
    play = Play(game.ruleset, game.world, game.state)
    tell(DoorOpened(0, 3, ""), play)
    tell(DoorOpened(0, 3, "crowbar"), play)
    assert story.used == {"police": 1, "crowbar": 1}
    part = part_of("classic/06-the-escape")
    assert part is not None
    assert [part.called(Words("de"))(used) for used in story.used] == ["Polizeiwagen", "Brecheisen"]


def test_a_death_is_where_somebody_stood() -> None:
    """A zombie that starts beside a survivor who does nothing kills him there."""
    story = Story()
    layout = {
        "drawing": "+#+#+\n#1:2#\n+#+#+",
        "people": [{"name": "ned", "at": "2"}],
        "zombies": [["2", {"walker": 3}]],
        "active": "ned",
    }
    game = new("classic/laid-out", seed=1, sink=PART.teller(story), scenario=layout)
    while game.question is not None:
        game.choose(game.question.find("end") or game.question.options[0])
    assert [(death.who, death.place, death.round) for death in story.deaths] == [("ned", "1", 1)]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    task = Task("classic/00-tutorial", {}, "random", 9, 20, collect=True)
    assert run(task, 6, 1).outcomes == run(task, 6, 2).outcomes
