"""The sensible agent in Invader and Dark Side: it answers everything, and wins games known to be won."""

from typing import Any

import pytest

import overrun
from overrun.agents import make
from overrun.agents.scifi.aims import can_burn
from overrun.agents.scifi.arms import Armoury
from overrun.agents.scifi.goals import doomed, falling, plan_for
from overrun.agents.scifi.intents import INTENTS
from overrun.agents.scifi.plan import Plan
from overrun.agents.scifi.situation import Intent, Situation
from overrun.agents.scifi.turn import Turn
from overrun.agents.win_rates import key_of, rates, win_rate
from overrun.board import mask_of
from overrun.core import Game
from overrun.games import game_of
from overrun.scenario import SciFiScenario, scifi
from overrun.scifi.setup import missions

for box in ("invader/m0-breach", "darkside/m0-they-came-from-below"):
    game_of(box)  # makes its content known
MISSIONS = sorted([*missions("invader"), *missions("darkside")])


@pytest.mark.parametrize("mission", MISSIONS)
def test_an_answer_to_whatever_a_random_game_asks(mission: str) -> None:
    game, chance, agent = overrun.new(mission, seed=1), make("random", 1), make("sensible")
    while game.question is not None and game.answers < 100:
        assert agent(game.for_agent()) in game.question.options
        game.choose(chance(game.for_agent()))
    assert game.answers > 10


@pytest.mark.parametrize(
    ("mission", "seed"),
    [
        ("invader/m0-breach", 1000),
        ("invader/m6-playing-with-fire", 3106),
        ("darkside/m0-they-came-from-below", 1000),
        ("invader/m8-code-orange", 3034),
        ("invader/m9-uninvited-guests", 3005),
        ("darkside/m1-recovery-operation", 3001),
        ("darkside/m4-hard-reset", 3010),
        ("darkside/m6-paths-to-the-dark", 3003),
        ("darkside/m7-player-killer", 3010),
        ("darkside/m10-demo-squad", 3015),
    ],
)
def test_games_known_to_be_won(mission: str, seed: int) -> None:
    game, agent = overrun.new(mission, seed=seed), make("sensible")
    while game.question is not None and game.round <= 20:
        game.choose(agent(game.for_agent()))
    assert game.result is not None
    assert game.result.won


@pytest.mark.parametrize("intent", INTENTS, ids=lambda intent: intent.name)
@pytest.mark.parametrize("mission", ["invader/m5-arms-race", "darkside/m6-paths-to-the-dark"])
def test_the_best_place_is_found_without_looking_at_all_of_them_closely(mission: str, intent: Intent) -> None:
    game, agent = overrun.new(mission, seed=3), make("sensible")
    armoury, seen = Armoury(game.world.kinds), 0
    while game.question is not None and game.round <= 4:
        question = game.question
        if question.kind == "action":
            now = Situation(game.look(), intent, armoury)
            turn = Turn(now, plan_for(now), now.named(str(question.subject[0])))
            zone, actions = turn.me.zone, turn.me.actions
            reach = turn.reach(zone, actions, turn.me.free.get("move", 0))
            worth = [turn.place(there, actions - cost) - 0.02 * cost for there, (cost, _) in reach.items()]
            fresh = Turn(now, plan_for(now), turn.me)
            assert fresh.best_place(zone, actions)[0] == max(worth)
            seen += len(worth)
        game.choose(agent(game.for_agent()))
    assert seen > 300


def plan_of(game: Game[Any, Any]) -> Plan:
    return plan_for(Situation(game.look(), INTENTS[0], Armoury(game.world.kinds)))


@pytest.mark.parametrize(
    ("xenos", "kind", "targets"),
    [
        ("01-V.b2", "guard", {"01-V.b2"}),
        ("02-V.c1", "guard", {"01-V.a3"}),
        (None, "exit", {"04-V.b3"}),
    ],
    ids=["xenos beside a scientist are hunted", "a scientist is kept company", "all are out: after them"],
)
def test_who_walks_alone_is_escorted(xenos: str | None, kind: str, targets: set[str]) -> None:
    position = scifi("invader/m9-uninvited-guests").survivor("cole", at="01-V.c2")
    position.scientist("white", "04-V.b3")
    if xenos is not None:
        position.xenos(xenos, worker=1)
    game = position.turn("cole")
    for scientist in game.state.scientists:
        if xenos is None or scientist.colour == "white":
            scientist.fate, scientist.zone = "away", -1
    aim = plan_of(game).all_for
    assert aim.kind == kind
    assert aim.targets == mask_of(game.world.board.at(place) for place in targets)


def pillar(*charges: str, at: str, tokens: tuple[str, ...] = ()) -> SciFiScenario:
    """Drake somewhere in Demo Squad, with these charges set and these in his hands."""
    position = scifi("darkside/m10-demo-squad").so_far(charges=charges)
    return position.survivor("drake", at=at, tokens=tokens)


def test_charges_go_to_the_pillar() -> None:
    game = pillar(at="12-V.c3", tokens=("red",)).turn("drake")
    plan = plan_of(game)
    aim = plan.aim(plan.now.named("drake"))
    assert (aim.kind, aim.targets) == ("charge", 1 << game.world.board.at("16-V.b2"))


def test_charges_still_needed_are_fetched_before_the_tiles_fall() -> None:
    game = pillar("yellow", "yellow", at="16-V.b2").turn("drake")
    plan = plan_of(game)
    assert plan.aim(plan.now.named("drake")).kind == "token"
    on_falling = {game.world.board.at(place) for place in ("12-V.b3", "12-V.c1", "16-V.b3")}
    assert set(doomed(plan, "yellow").values()) == on_falling
    assert make("sensible")(game.for_agent()).verb != "collapse"


def test_nobody_stays_on_tiles_that_fall() -> None:
    def laid_out(at: str) -> SciFiScenario:
        """With the four charges of the pool taken, so that only what no pillar needs lies face down."""
        found = ("12-V.b3", "12-V.c1", "16-V.b3", "13-R.a2")
        position = pillar("yellow", "yellow", at=at, tokens=("red", "red")).taken(*found)
        return position.face_down("green", "purple")

    game = laid_out("16-V.b2").turn("drake")
    plan = plan_of(game)
    aim = plan.aim(plan.now.named("drake"))
    assert aim.kind == "leave"
    assert not aim.targets & falling(plan, "yellow")
    away = laid_out("18-V.b3").turn("drake")
    assert make("sensible")(away.for_agent()).text == "collapse yellow"


FIRE = "invader/m6-playing-with-fire"


def test_a_fire_is_made_where_it_is_wanted_and_hardly_elsewhere() -> None:
    for at, xenos, burnt in (("01-V.a3", "02-V.a1", True), ("02-V.a1", "02-V.a2", False)):
        position = scifi(FIRE).survivor("cole", at=at, hands=["flamethrower+canister"])
        game = position.xenos(xenos, worker=2).turn("cole")
        chosen = make("sensible")(game.for_agent())
        assert (chosen.text == f"blast flamethrower {game.world.board.at('01-V.a1')}") == burnt
        assert (chosen.verb == "blast") == burnt


@pytest.mark.parametrize("carried", ["hands", "backpack"])
def test_what_makes_a_fire_is_brought_together(carried: str) -> None:
    place: dict[str, Any] = {carried: ["flamethrower"]}
    position = scifi(FIRE).survivor("cole", at="07-R.c2", **place)
    game = position.survivor("vivian", at="07-R.c2", backpack=["canister"]).turn("vivian")
    agent = make("sensible")
    assert agent(game.for_agent()).text == "trade cole"
    while game.question is not None and game.view()["active"] == 1:
        game.choose(agent(game.for_agent()))
    assert any(can_burn(person) for person in plan_of(game).now.alive)


def test_who_has_a_canister_goes_to_who_has_a_flamethrower() -> None:
    position = scifi(FIRE).survivor("cole", at="07-R.b1", hands=["flamethrower"])
    game = position.survivor("vivian", at="07-R.b3", backpack=["canister"]).turn("vivian")
    plan = plan_of(game)
    assert plan.aim(plan.now.named("vivian")).targets == 1 << game.world.board.at("07-R.b1")
    assert plan.aim(plan.now.named("cole")).kind == "search"


def test_with_a_fire_everybody_takes_oxygen_and_goes_along() -> None:
    position = scifi(FIRE).survivor(
        "cole", at="05-R.b1", hands=["flamethrower+canister"], body=["oxygen-tank"]
    )
    game = position.survivor("vivian", at="05-R.a2").turn("cole")
    plan = plan_of(game)
    cole, vivian = plan.aim(plan.now.named("cole")), plan.aim(plan.now.named("vivian"))
    assert (cole.kind, vivian.kind) == ("burn", "oxygen")
    # From both ways to each token, and from the rooms beside them; not from the surface.
    places = ("01-V.a2", "01-V.a3", "01-V.b1", "02-V.b3", "02-V.a3", "09-R.b1")
    reached = {place for place in places if cole.targets >> game.world.board.at(place) & 1}
    assert reached == set(places)
    assert not cole.targets & game.world.exterior
    ready = plan.work()
    position = scifi(FIRE).survivor("cole", at="05-R.b1", hands=["flamethrower"], body=["oxygen-tank"])
    assert plan_of(position.survivor("vivian", at="05-R.a2").turn("cole")).work() > ready


def test_a_bot_that_has_to_leave_is_driven_past_slow_xenos_and_not_past_fast_ones() -> None:
    for xeno, driven in (("driller-worker", True), ("driller-hunter", False)):
        position = scifi("darkside/m7-player-killer").taken(0, 1).machine("vindicator", "17-V.b1")
        position.survivor("drake", at="16-R.b1", tokens=("green",)).xenos("13-R.c2", {xeno: 1})
        game = position.turn("drake")
        assert (make("sensible")(game.for_agent()).verb == "machine-move") == driven


def test_what_was_measured_speaks_of_missions_there_are() -> None:
    for mission, by_agent in rates().items():
        assert overrun.new(mission, seed=1).mission
        for key, rate in by_agent.items():
            assert key == key_of(mission, rate.agent, rate.seats)
            assert 0 <= rate.wins <= rate.games
            assert win_rate(mission, rate.agent, rate.seats) is rate
