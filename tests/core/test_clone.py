"""Clones, imagined games, and what agents get to see."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overrun.core import ForAgent, Game, Question, RecordError, Script, UndoRefused, option
from overrun.core.state import encode
from tests.core.tools import Bot, at, new, played, position, texts, variant
from tests.core.toy import CARDS, COIN, GHOST, LAMP, BarDoor, ToyPlay, Turn

KINDS = {"action", "again", "ghost", "bar", "shout"}


def positions(seeds: range = range(12)) -> list[Game[Any, Any]]:
    """Games stopped at every question of some random games, mid-step ones as well."""
    found = []
    for seed in seeds:
        game, bot = new(seed, seats=2 + seed % 2), Bot(seed)
        while not game.over:
            found.append(game.clone())
            game.choose(bot(game))
        found.append(game.clone())
    return found


def test_positions_of_every_kind_are_met_here() -> None:
    met = {game.question.kind for game in positions() if game.question is not None}
    assert met == KINDS


def test_clones_at_every_question_go_on_alike_and_leave_the_original_alone() -> None:
    for number, game in enumerate(positions()):
        before = position(game)
        first = game.clone()
        second = game.clone().clone()
        for clone in (first, second):
            played(clone, 8, seed=number)
        assert position(first) == position(second)
        if not game.over:
            assert position(first) != before
        assert position(game) == before


def test_a_clone_of_a_live_game_and_of_a_sleeping_one_are_the_same() -> None:
    for game in positions(range(4)):
        sleeping = game.clone()
        asleep = sleeping.clone()
        assert position(sleeping) == position(game)
        assert position(asleep) == position(sleeping.clone()) == position(game)


def test_an_original_played_on_does_not_disturb_an_old_clone() -> None:
    game, bot = new(3), Bot(3)
    old: list[tuple[Game[Any, Any], tuple[Any, ...]]] = []
    while not game.over:
        clone = game.clone()
        old.append((clone, position(game)))
        game.choose(bot(game))
        if len(old) % 3 == 0:
            game.undo()
            game.redo()
    for clone, kept in old:
        assert position(clone) == kept


def test_a_clone_keeps_the_whole_memory() -> None:
    game = played(new(5), 12)
    game.undo(3)
    twin = game.clone()
    assert twin.record.json() == game.record.json()
    twin.redo()
    game.redo()
    assert position(twin) == position(game)
    twin.undo(5)
    assert game.answers == 10 and twin.answers == 5


# Imagining


def hidden(game: Game[Any, Any]) -> list[int]:
    return list(game.state.deck)


def test_an_imagined_game_looks_the_same_and_holds_the_same_cards() -> None:
    for game in positions():
        twin = game.imagine(99)
        for seat in (None, 0, 1):
            assert twin.view(seat) == game.view(seat)
        assert texts(twin) == texts(game)
        assert sorted(hidden(twin)) == sorted(hidden(game))
        assert twin.result == game.result


def test_imagining_leaves_the_game_alone() -> None:
    for game in positions(range(4)):
        before = position(game)
        played(game.imagine(4), 5)
        assert position(game) == before


def test_what_is_unseen_is_dealt_anew() -> None:
    game = new(7)
    decks = {tuple(hidden(game.imagine(seed))) for seed in range(30)}
    assert len(decks) > 25
    rolled = set()
    for seed in range(30):
        twin = game.imagine(seed)
        twin.choose("dig")
        assert twin.question is not None
        rolled.add(twin.question.subject)
    assert len(rolled) == 6


def test_dice_on_the_table_stay_and_the_next_ones_are_new() -> None:
    game = new(dice=[5, 2, 2, 2])
    game.choose("dig")
    game.choose("again")
    assert game.question is not None and game.question.subject == (2,)
    ends = set()
    for seed in range(40):
        twin = game.imagine(seed).clone()
        assert twin.question is not None and twin.question.subject == (2,)
        keeping = twin.clone()
        keeping.choose("keep")
        assert keeping.view()["treasure"] == 0
        twin.choose("again")
        ends.add(twin.view()["treasure"])
    assert ends == {0, 1}


def test_a_rigged_die_is_not_foreseen() -> None:
    game = new(dice=[6, 6, 6, 6, 6, 6])
    rolled = set()
    for seed in range(30):
        twin = game.imagine(seed)
        twin.choose("dig")
        assert twin.question is not None
        rolled.add(twin.question.subject[0])
    assert len(rolled) > 3


def test_a_card_seen_in_mid_step_stays_seen() -> None:
    game = at(Turn(0, 1), deck=[COIN, COIN, LAMP, GHOST], lamps=[0, 1])
    game.choose("draw")
    for seed in range(20):
        twin = game.imagine(seed)
        assert sorted(hidden(twin)) == [COIN, COIN, LAMP]
        assert twin.view()["discard"] == [GHOST]
        twin.choose("scream")
        assert twin.view()["ghosts"] == 1


def reshuffled() -> Game[Any, Any]:
    """A game asking in the middle of a step that has reshuffled the deck."""
    for seed in range(1000):
        game = at(
            Turn(0, 1), deck=[], discard=[GHOST, GHOST, *[COIN, LAMP] * 6], lamps=[1, 1], rng=seed * 77 + 1
        )
        game.choose("draw")
        if game.question is not None and game.question.kind == "ghost":
            return game
    raise AssertionError("no such game found")


def test_a_deck_reshuffled_in_mid_step_is_not_given_away() -> None:
    game = reshuffled()
    decks = {tuple(hidden(game.imagine(seed))) for seed in range(30)}
    assert len(decks) > 20
    assert all(sorted(deck) == sorted(hidden(game)) for deck in decks)


def test_something_turned_over_in_mid_step_without_being_drawn_stays_as_it_was_seen() -> None:
    """A token that is looked at where it lies; the state says from then on that it is known."""

    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        play.state.treasure = play.state.deck.pop(0)
        play.reveal()
        yield Question((0,), "token", (play.state.treasure,), (option("a"), option("b")))
        play.state.shouts = play.state.treasure

    game = at(BarDoor(), deck=[3, 1, 2, 4], ruleset=variant({BarDoor: bar}))
    for seed in range(10):
        twin = game.imagine(seed)
        twin.choose("a")
        assert twin.view()["shouts"] == 3


def test_imagining_from_an_imagined_game_in_mid_step() -> None:
    game = new(dice=[4])
    game.choose("dig")
    first = game.imagine(1)
    first.choose("again")
    seen = first.question
    second = first.imagine(2)
    assert second.question is seen
    again = second.clone()
    for each in (second, again):
        each.choose("again")
    assert position(second) == position(again)
    third, fourth = first.imagine(2), first.imagine(3)
    assert position(third.clone()) == position(first.imagine(2))
    assert third.hash() != fourth.hash()


def with_other_cards(game: Game[Any, Any], rng: int, dealer: Any) -> Game[Any, Any]:
    """The same game as far as anybody has seen, with other cards (and maybe dice) to come."""
    other = game.clone()
    other._base = base = game._base.copy()
    seen = base.deck[-1:] if game._since else []  # the card this step may have drawn
    rest = base.deck[: len(base.deck) - len(seen)]
    dealer.shuffle(rest)
    base.deck[:] = rest + seen
    if not game._since:
        base.rng = rng
    return other


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 50),
    answers=st.integers(0, 25),
    rng=st.integers(0, (1 << 64) - 1),
    imagined=st.integers(),
    dealer=st.randoms(use_true_random=False),
)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(
    seed: int, answers: int, rng: int, imagined: int, dealer: Any
) -> None:
    """Same seed, another hidden order: the same imagined game, also when it is played on."""
    game = played(new(seed, seats=2 + seed % 2), answers, seed=seed)
    one, two = game.imagine(imagined), with_other_cards(game, rng, dealer).imagine(imagined)
    assert encode(one.state) == encode(two.state)
    assert position(played(one, 10, seed=seed)) == position(played(two, 10, seed=seed))


def test_an_imagined_game_has_no_past() -> None:
    game = played(new(2), 6)
    game.undo()
    twin = game.imagine(3)
    with pytest.raises(RecordError, match="an imagined game has no record"):
        twin.record  # noqa: B018
    with pytest.raises(UndoRefused, match="an imagined game cannot be undone"):
        twin.undo()
    with pytest.raises(UndoRefused, match="nothing has been taken back"):
        twin.redo()
    assert not twin.can_undo()
    assert twin.seed == 3


# Agents


def test_an_agent_sees_what_is_public() -> None:
    game = played(new(2), 5)
    agent = game.for_agent()
    assert agent.question is game.question
    assert agent.view(0) == game.view(0)
    assert agent.world is game.world
    assert (agent.over, agent.result) == (False, None)
    played(game)
    assert agent.over and agent.result == game.result and agent.question is None


def test_an_agents_clones_are_imagined_anew_each_time() -> None:
    game = new(2)
    agent = game.for_agent()
    decks = [tuple(hidden(agent.clone())) for _ in range(10)]
    assert len(set(decks)) == 10
    assert tuple(hidden(game)) not in decks
    again = game.for_agent()
    assert [tuple(hidden(again.clone())) for _ in range(10)] == decks
    assert tuple(hidden(game.for_agent(1).clone())) != decks[0]


def test_an_agent_is_told_neither_seed_nor_generator() -> None:
    game = Game.begin(variant(), "toy/cellar", {}, seed=987654321)
    agent = game.for_agent()
    public = [name for name in dir(agent) if not name.startswith("_")]
    assert public == ["clone", "look", "mission", "over", "question", "random", "result", "view", "world"]
    assert agent.look().state.rng == 0
    for _ in range(5):
        twin = agent.clone()
        assert twin.seed != game.seed
        assert twin.state.rng != game.state.rng
    shown = repr(agent.question) + repr(agent.view()) + repr(agent)
    assert str(game.seed) not in shown and str(game.state.rng) not in shown


def test_clones_of_an_agent_say_nothing_of_the_real_cards() -> None:
    """Over many clones, the next card comes up as often as it is in the deck, whatever really lies there."""
    for top in (GHOST, COIN, LAMP):
        deck = sorted(CARDS)
        deck.remove(top)
        game = at(Turn(0, 2), deck=[*deck, top])
        agent = game.for_agent()
        drawn = []
        for _ in range(1700):
            twin = agent.clone()
            twin.choose("draw")
            drawn.append(COIN if twin.view()["treasure"] else GHOST if twin.view()["ghosts"] else LAMP)
        for card in (GHOST, COIN, LAMP):
            assert abs(drawn.count(card) - 100 * CARDS.count(card)) < 110


def test_an_agents_own_chance_is_repeatable_and_new_at_each_question() -> None:
    def thoughts(agent: ForAgent[Any, Any]) -> list[int]:
        return [agent.random(1000) for _ in range(5)]

    game = new(2)
    first = thoughts(game.for_agent())
    assert thoughts(game.for_agent()) == first
    assert thoughts(game.for_agent(1)) != first
    game.choose("rest")
    assert thoughts(game.for_agent()) != first


def test_a_bot_that_thinks_with_random_plays_at_random() -> None:
    game = new(2)
    chosen = set()
    for _ in range(60):
        if game.over or game.question is None:
            game = new(game.seed + 1)
        agent = game.for_agent()
        assert agent.question is not None
        pick = agent.question.options[agent.random(len(agent.question.options))]
        chosen.add(pick.verb)
        game.choose(pick)
    assert {"dig", "draw", "rest", "keep", "again"} <= chosen
