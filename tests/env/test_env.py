"""The environments keep the promises of Gymnasium and PettingZoo, and their own."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, seed_test

import overrun
import overrun.env
from overrun.env import classic_v0, darkside_v0, gearup_v0, invader_v0
from overrun.env.aec import SeatEnv
from overrun.env.classic import BOARD
from overrun.env.gym import TeamEnv
from overrun.env.parts import part_of
from overrun.errors import OverrunError

AT_DOORS = BOARD.names.index("closed doors")
AT_OBJECTIVES = BOARD.names.index("objectives still here")
AT_PEOPLE = BOARD.names.index("survivors / 4")
AT_STEPS = BOARD.names.index("steps from the survivor in turn / 10 (-0.1: no way)")

GAMES = list(overrun.env.IDS)


def team(game: str, **said: Any) -> TeamEnv:
    made = gymnasium.make(overrun.env.IDS[game], disable_env_checker=True, **said).unwrapped
    assert isinstance(made, TeamEnv)
    return made


def played(env: TeamEnv, seed: int, steps: int = 10_000) -> list[tuple[Any, ...]]:
    """A game at random, as a list of what each step gave."""
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    story: list[tuple[Any, ...]] = [(seen, 0.0, False, False, info)]
    while not (story[-1][2] or story[-1][3]) and len(story) <= steps:
        story.append(env.step(chance.choice(story[-1][4]["action_mask"].nonzero()[0])))
    return story


# What others ask of them


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_is_content(game: str, mode: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(team(game, render_mode=mode))


@pytest.mark.parametrize("module", [classic_v0, invader_v0, darkside_v0, gearup_v0])
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_is_content(module: Any) -> None:
    api_test(module.env(), num_cycles=60)
    seed_test(module.env, num_cycles=40)


def test_ids_are_registered_with_their_version() -> None:
    for name in overrun.env.IDS.values():
        assert gymnasium.spec(name).version == 0


# Promises


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game_and_the_next_one_is_another(game: str) -> None:
    env = team(game)
    first = played(env, 3, 150)
    assert data_equivalence(first, played(env, 3, 150))
    assert not data_equivalence(first, played(env, 4, 150))

    def seeds() -> list[int]:
        """Of three games in a row, the first with a seed."""
        found = []
        for seed in (3, None, None):
            env.reset(seed=seed)
            assert env.session.game is not None
            found.append(env.session.game.seed)
        return found

    assert seeds() == seeds()
    assert len(set(seeds())) == 3


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_of_this_very_position(game: str) -> None:
    env = team(game, seats=2)
    chance = np.random.default_rng(6)
    env.reset(seed=6)
    for _ in range(200):
        session = env.session
        assert session.game is not None
        now = session.part.observer(session.game.world)(session.game, session.seat)
        seen = session.observation()
        assert data_equivalence({name: seen[name] for name in now}, now)
        _, _, ended, _, _ = env.step(int(chance.choice(session.mask().nonzero()[0])))
        if ended:
            break


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_allowed_changes_nothing_and_is_flagged(game: str) -> None:
    env = team(game)
    seen, info = env.reset(seed=2)
    for _ in range(30):
        assert env.session.game is not None
        before = env.session.game.hash()
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
        same, reward, ended, truncated, told = env.step(wrong)
        assert told["illegal"] and reward == 0 and not ended and not truncated
        assert data_equivalence(same, seen)
        assert (told["action_mask"] == info["action_mask"]).all()
        assert env.session.game.hash() == before
        seen, _, _, _, info = env.step(int(info["action_mask"].nonzero()[0][0]))
        assert not info["illegal"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_seen(game: str) -> None:
    """Whatever lies face down, the observation and the mask are the same."""
    env = team(game, seats=2)
    env.reset(seed=5)
    chance = np.random.default_rng(5)
    part = part_of(game)
    for _ in range(60):
        real = env.session.game
        assert real is not None
        for seed in (1, 2):
            other = real.imagine(seed)
            observe = part.observer(real.world)
            assert data_equivalence(observe(real, 0), observe(other, 0))
        _, _, ended, _, _ = env.step(int(chance.choice(env.session.mask().nonzero()[0])))
        if ended:
            env.reset()


@pytest.mark.parametrize("game", GAMES)
def test_the_reward_is_how_it_ends_and_shaping_adds_the_progress(game: str) -> None:
    plain, shaped = team(game), team(game, shaping=0.5)
    for seed in (1, 2):
        rewards = [step[1] for step in played(plain, seed)]
        end = played(shaped, seed)
        *before, last = rewards
        assert set(before) == {0.0} and last in (1.0, -1.0)
        assert last == (1.0 if end[-1][4]["won"] else -1.0)
        # The same game again, word by word: what is added is the farthest the team ever got.
        chance = np.random.default_rng(seed)
        shaped.reset(seed=seed)
        reached = []
        for _ in end:
            assert shaped.session.game is not None
            reached.append(part_of(game).progress(shaped.session.game))
            if not shaped.session.over:
                shaped.step(int(chance.choice(shaped.session.mask().nonzero()[0])))
        added = 0.5 * (max(reached) - reached[0])
        assert added > 0
        assert sum(step[1] for step in end) == pytest.approx(last + added)
        assert all(step[1] >= 0 for step in end[:-1])


def test_a_game_is_cut_off_after_its_rounds() -> None:
    story = played(team("classic", mission="classic/00-tutorial", max_rounds=2), 1)
    assert (story[-1][2], story[-1][3]) == (False, True)
    assert story[-1][1] == 0 and "won" not in story[-1][4]
    assert max(step[4]["round"] for step in story[:-1]) == 2
    assert story[-1][4]["action_mask"].sum() == 0


def test_the_mask_is_the_options_of_the_question() -> None:
    env = team("classic", mission="classic/00-tutorial")
    _, info = env.reset(seed=7)
    names = [env.words[word] for word in info["action_mask"].nonzero()[0]]
    assert names == [f"survivor:{name}" for name in ("amy", "doug", "josh", "ned")]
    env.step(env.words.index("survivor:ned"))
    assert env.action_masks()[env.words.index("verb:move")]
    assert not env.action_masks()[env.words.index("verb:shoot")]
    env.step(env.words.index("verb:move"))
    assert env.session.game is not None and env.session.game.question is not None
    options = env.session.game.question.options
    zones = [f"zone:{chosen.args[0]}" for chosen in options if chosen.verb == "move"]
    assert [env.words[word] for word in env.session.mask().nonzero()[0]] == zones
    seen = env.session.observation()
    assert [env.words[word] for word in seen["spelt"].nonzero()[0]] == ["verb:move"]


def test_a_classic_observation_by_hand() -> None:
    env = team("classic", mission="classic/00-tutorial")
    seen, _ = env.reset(seed=7)
    game = env.session.game
    assert game is not None
    board, zones = game.world.board, seen["zones"]
    walkers = {board.at("2B.7"), board.at("1B.5")}
    assert set(np.flatnonzero(zones[0])) == walkers and set(zones[0][list(walkers)]) == {0.25}
    assert list(np.flatnonzero(zones[AT_PEOPLE])) == [board.at("1B.b")]
    assert zones[AT_PEOPLE, board.at("1B.b")] == 1  # four of them, divided by four
    assert list(np.flatnonzero(zones[AT_OBJECTIVES])) == [board.at("2B.a")]
    doors = {zone for door in board.doors for zone in (door.a, door.b)}
    assert set(np.flatnonzero(zones[AT_DOORS])) == doors
    assert not zones[AT_STEPS].any()  # nobody is in turn yet
    env.step(env.words.index("survivor:ned"))
    zones = env.session.observation()["zones"]
    assert zones[AT_STEPS, board.at("1B.b")] == 0
    near = [board.zones[zone].id for zone in np.flatnonzero(np.isclose(zones[AT_STEPS], 0.1))]
    assert near == sorted(int(o.args[0]) for o in game.question.options if o.verb == "move")
    assert zones[AT_STEPS, board.at("2B.a")] == pytest.approx(-0.1)  # behind closed doors
    people = env.session.observation()["survivors"]
    assert people[:, 0].tolist() == [1, 1, 1, 1, 0, 0]
    assert people[:, 4].tolist() == [0, 0, 0, 1, 0, 0]


def test_a_drawing_is_spelt_as_target_figure_and_square() -> None:
    env = team("gearup")
    _, info = env.reset(seed=1)
    assert {env.words[w].partition(":")[0] for w in info["action_mask"].nonzero()[0]} == {"verb"}
    env.step(env.words.index("verb:aim"))
    targets = [env.words[w] for w in env.session.mask().nonzero()[0]]
    if targets and targets[0].startswith("target:"):
        env.step(env.words.index(targets[0]))
    env.step(env.words.index("verb:draw"))
    assert env.session.game is not None
    aimed = env.session.observation()["grid"]
    assert aimed[0].sum() > 0  # the spaces of what is aimed at
    assert all(env.words[w].startswith("figure:") for w in env.session.mask().nonzero()[0])
    env.step(int(env.session.mask().nonzero()[0][-1]))
    assert all(env.words[w].startswith(("square:", "verb:")) for w in env.session.mask().nonzero()[0])


# Seats


@pytest.mark.parametrize("module", [classic_v0, invader_v0, gearup_v0])
def test_seats_answer_for_themselves_and_are_rewarded_alike(module: Any) -> None:
    env = module.raw_env(seats=3)
    env.reset(seed=4)
    chance = np.random.default_rng(4)
    totals = dict.fromkeys(env.agents, 0.0)
    asked = set()
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        totals[agent] += reward
        if ended or truncated:
            env.step(None)
            continue
        asked.add(agent)
        question = env.session.game.question
        seat = env.possible_agents.index(agent)
        assert seat in question.seats
        assert all(seat in question.seats_for(o) for o in env.session.answering.left)
        others = [name for name in env.agents if name != agent]
        assert not any(env.observe(name)["action_mask"].any() for name in others)
        env.step(int(chance.choice(seen["action_mask"].nonzero()[0])))
    assert asked == set(env.possible_agents)
    assert set(totals.values()) in ({1.0}, {-1.0})


def test_a_seat_that_says_what_is_not_allowed_is_told_so() -> None:
    env = SeatEnv("classic", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.session.game.hash()
    env.step(env.words.index("reroll:lucky"))
    assert env.infos[agent] == {"illegal": True}
    assert env.agent_selection == agent and env.session.game.hash() == before


# Mistakes and drawings


def test_mistakes_are_explained() -> None:
    with pytest.raises(
        OverrunError, match="no environment for 'chess'; there are: classic, invader, darkside, gearup"
    ):
        TeamEnv("chess")
    with pytest.raises(OverrunError, match="is no mission of 'classic'"):
        TeamEnv("classic", mission="gearup/zombiphant-easy")
    with pytest.raises(OverrunError, match="no render mode 'hologram'; choose one of: ansi, svg, rgb_array"):
        TeamEnv("classic", render_mode="hologram")
    with pytest.raises(OverrunError, match="call reset first"):
        TeamEnv("classic").step(1)
    with pytest.raises(OverrunError, match="knows no set-up option 'weather'"):
        TeamEnv("classic", weather="rain").reset()


def test_drawings_show_the_position() -> None:
    env = team("classic", mission="classic/00-tutorial", render_mode="rgb_array")
    env.reset(seed=1)
    frame = env.render()
    assert isinstance(frame, np.ndarray) and frame.shape == (200, 100, 3)
    blue = (frame == (60, 130, 230)).all(axis=2).sum()
    assert blue == 4 * 9 * 9  # four survivors
    svg = team("classic", mission="classic/00-tutorial", render_mode="svg")
    assert svg.render() is None  # before the first game
    svg.reset(seed=1)
    drawn = svg.render()
    assert isinstance(drawn, str) and drawn.count(">W<") == 2 and drawn.startswith("<svg")
    text = team("gearup", render_mode="ansi")
    text.reset(seed=1)
    assert "Ethan" in str(text.render())


def test_looking_does_not_touch() -> None:
    """Observations belong to whoever asked for them, and making them changes no game."""
    env = team("classic")
    seen, _ = env.reset(seed=1)
    game = env.session.game
    assert game is not None
    before = game.hash()
    seen["zones"][:] = 99
    assert env.session.observation()["zones"].max() < 99
    assert game.hash() == before
