"""The activation step: who attacks, who moves, in what order, and the runners' second action."""

from typing import Any

from overrun.core import Game
from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.horde import (
    RING,
    STREET,
    Tale,
    asked,
    fates,
    horde,
    offered,
    play_on,
    say,
    wounds,
    zombies_phase,
)

# One action each: attack or move


@rule("classic.activation.every-zombie", "classic.activation.automatic")
def test_every_zombie_on_the_board_acts_and_nobody_is_asked() -> None:
    """The walker and the abomination walk up the street, the fatty beside the survivor bites."""
    position = (
        classic(STREET)
        .survivor("ned", at="1", hands=["pan"])
        .zombies("1", fatty=1)
        .zombies("3", walker=2)
        .zombies("5", abomination=1)
    )
    game = position.zombies_phase()
    assert asked(game) == "action"
    assert game.round == 2
    assert horde(game) == {"1": {"fatty": 1}, "2": {"walker": 2}, "4": {"abomination": 1}}
    assert wounds(game) == {"ned": 1}


@rule("classic.zombie.walker-actions", "classic.zombie.fatty-actions", "classic.zombie.abomination-actions")
def test_walker_fatty_and_abomination_go_one_zone_in_an_activation() -> None:
    game, _ = zombies_phase(
        classic(STREET).survivor("ned", at="1").zombies("5", walker=1, fatty=1, abomination=1)
    )
    assert horde(game) == {"4": {"walker": 1, "fatty": 1, "abomination": 1}}


@rule("classic.zombie.runner-actions", "classic.runner.action-mixes")
def test_a_runner_goes_two_zones_in_an_activation() -> None:
    game, _ = zombies_phase(classic(STREET).survivor("ned", at="1").zombies("5", runner=1))
    assert horde(game) == {"3": {"runner": 1}}


@rule("classic.zombie.four-types")
def test_there_are_four_kinds_and_each_has_its_own_figures() -> None:
    game = classic(STREET).survivor("ned", at="1").zombies("5", walker=1).turn("ned")
    assert game.view()["supply"] == {"walker": 39, "fatty": 8, "runner": 16, "abomination": 1}


@rule("classic.activation.attack-or-move", "classic.attack.all-join")
def test_all_kinds_in_the_zone_attack_and_then_stay() -> None:
    """Three attackers: three wounds for Ned and Amy, who then still stand with one wound and two."""
    position = classic(STREET).survivor("ned", at="2").survivor("amy", at="2").survivor("doug", at="1")
    game, tale = zombies_phase(
        position.zombies("2", walker=1, fatty=1, abomination=1),
        "wound ned",
        "wound-in hand",
        "wound ned",  # one attacker is left for Amy alone
        "wound-in hand",
    )
    assert [event.counts for event in tale.of("ZombiesAttack")] == [(1, 1, 0, 1)]
    assert fates(game) == {"ned": "dead", "amy": "alive", "doug": "alive"}
    assert wounds(game) == {"ned": 0, "amy": 1, "doug": 0}
    assert horde(game) == {"2": {"walker": 1, "fatty": 1, "abomination": 1}}
    assert not tale.of("ZombiesMoved", "ZombiesStay")


@rule("classic.attack.same-zone", "classic.ambiguity.attack-adjacency", "classic.zmove.moved-zombies-wait")
def test_a_zombie_in_the_next_zone_does_not_attack_but_arrives() -> None:
    game, tale = zombies_phase(classic(STREET).survivor("ned", at="1").zombies("2", walker=1))
    assert wounds(game) == {"ned": 0}
    assert not tale.of("ZombiesAttack")
    assert horde(game) == {"1": {"walker": 1}}


@rule("classic.activation.attacks-before-moves", "classic.zmove.non-attackers-move")
def test_moves_look_at_the_board_after_all_attacks() -> None:
    """Ned in 3 is killed before the walker in 5 chooses: only Amy in 1 draws it, by 4.

    Were moves chosen first, Ned and Amy would be equally loud, and the walker would split.
    """
    position = (
        classic(RING)
        .survivor("ned", at="3", wounds=1)
        .survivor("amy", at="1")
        .zombies("3", walker=1)
        .zombies("5", walker=1)
    )
    game, tale = zombies_phase(position)
    story = tale.names("ZombiesAttack", "Eliminated", "ZombiesMoved")
    assert story == ["ZombiesAttack", "Eliminated", "ZombiesMoved"]
    assert fates(game) == {"ned": "dead", "amy": "alive"}
    assert horde(game) == {"3": {"walker": 1}, "4": {"walker": 1}}


def test_every_attack_is_told_right_before_its_wounds() -> None:
    position = classic(STREET).survivor("ned", at="1").survivor("amy", at="3").survivor("doug", at="5")
    _, tale = zombies_phase(position.zombies("1", walker=1).zombies("3", walker=1))
    kinds = tale.names("ZombiesAttack", "Wounded")
    assert kinds == ["ZombiesAttack", "Wounded", "ZombiesAttack", "Wounded"]
    assert "classic.attack.all-join" in tale.of("ZombiesAttack")[0].rules


# Feeding frenzy


@rule(
    "classic.example.seven-walkers-frenzy",
    "classic.attack.all-join",
    "classic.attack.overkill-spent",
    "classic.attack.surplus-no-effect",
)
def test_seven_walkers_eat_two_survivors_and_none_of_them_moves_on() -> None:
    position = classic(STREET).survivor("ned", at="2").survivor("amy", at="2").survivor("doug", at="1")
    game, tale = zombies_phase(position.zombies("2", walker=7))
    assert fates(game) == {"ned": "dead", "amy": "dead", "doug": "alive"}
    assert [event.wounds for event in tale.of("ZombiesAttack")] == [7]
    assert len(tale.of("Wounded")) == 2
    assert len(tale.of("Eliminated")) == 2
    assert wounds(game)["doug"] == 0
    assert horde(game) == {"2": {"walker": 7}}


# Runners


@rule(
    "classic.example.runners-arrive-and-bite",
    "classic.runner.second-action-after-all",
    "classic.runner.second-action-choice",
    "classic.zmove.moved-zombies-wait",
)
def test_three_runners_and_a_fatty_arrive_and_only_the_runners_bite() -> None:
    """A second survivor far away keeps the game going after the first one's death."""
    position = classic(STREET).survivor("ned", at="2").survivor("amy", at="5").noise("2", 1)
    game, tale = zombies_phase(position.zombies("1", runner=3, fatty=1))
    assert tale.after("ZombiesMoved") == {"2": {"runner": 3, "fatty": 1}}
    assert [(event.counts, event.wounds) for event in tale.of("ZombiesAttack")] == [((0, 0, 3, 0), 3)]
    assert fates(game) == {"ned": "dead", "amy": "alive"}
    assert horde(game) == {"2": {"runner": 3, "fatty": 1}}


@rule(
    "classic.example.runner-bites-twice",
    "classic.activation.attacks-before-moves",
    "classic.zmove.visible-first",
    "classic.runner.action-mixes",
)
def test_a_runner_bites_before_and_after_the_walker_arrives() -> None:
    position = classic(STREET).survivor("ned", at="1").survivor("amy", at="5")
    game, tale = zombies_phase(position.zombies("1", runner=1).zombies("2", walker=1).noise("1", 1))
    story = tale.names("Wounded", "Eliminated", "ZombiesMoved")
    assert story == ["Wounded", "ZombiesMoved", "Eliminated"]
    assert fates(game) == {"ned": "dead", "amy": "alive"}
    assert horde(game) == {"1": {"runner": 1, "walker": 1}}


@rule(
    "classic.example.overkill-then-runners-leave",
    "classic.attack.overkill-spent",
    "classic.activation.attack-or-move",
    "classic.runner.action-mixes",
    "classic.zmove.unseen-noisiest",
)
def test_seven_wounds_are_too_many_and_then_the_runners_leave() -> None:
    """Zone A is 1, B is 4; Amy is in 5, two open zones away and around the corner."""
    position = classic(RING).survivor("ned", at="1").survivor("amy", at="5").noise("5", 2)
    game, tale = zombies_phase(position.zombies("1", walker=3, fatty=2, runner=2))
    first = tale.of("ZombiesAttack")[0]
    assert (first.wounds, first.counts) == (7, (3, 2, 2, 0))
    assert fates(game) == {"ned": "dead", "amy": "alive"}
    assert horde(game) == {"1": {"walker": 3, "fatty": 2}, "4": {"runner": 2}}
    (moved,) = tale.of("ZombiesMoved")
    assert moved.why == "heard"


@rule("classic.runner.second-action-attack-first", "classic.runner.second-action-choice")
def test_in_the_second_pass_runners_attack_before_other_runners_move() -> None:
    """The runner from 3 arrives in the first pass at Ned's 2; the one from 5 is still on its way.

    In the second pass the first kills Ned (already wounded), and only then the other moves: towards Amy.
    """
    position = (
        classic(STREET)
        .survivor("ned", at="2", wounds=1)
        .survivor("amy", at="1")
        .noise("2", 3)
        .zombies("3", runner=1)
        .zombies("5", runner=1)
    )
    game, tale = zombies_phase(position)
    story = tale.names("ZombiesMoved", "Eliminated")
    assert story == ["ZombiesMoved", "ZombiesMoved", "Eliminated", "ZombiesMoved"]
    assert places_of_goals(game, tale) == [["2"], ["2"], ["1"]]
    assert horde(game) == {"2": {"runner": 1}, "3": {"runner": 1}}


def places_of_goals(game: Game[Any, Any], tale: Tale) -> list[list[str]]:
    return [
        [game.world.board.zones[goal].names[0] for goal in event.goals] for event in tale.of("ZombiesMoved")
    ]


@rule("classic.runner.action-mixes")
def test_a_runner_may_attack_and_then_move() -> None:
    """It kills wounded Ned, then goes for Amy, whom it sees."""
    position = classic(STREET).survivor("ned", at="3", wounds=1).survivor("amy", at="5")
    game, _ = zombies_phase(position.zombies("3", runner=1))
    assert fates(game) == {"ned": "dead", "amy": "alive"}
    assert horde(game) == {"4": {"runner": 1}}


# Who answers for the group


@rule("classic.ambiguity.who-decides")
def test_in_the_zombies_phase_the_first_player_shares_the_wounds() -> None:
    position = (
        classic(STREET, seats=2)
        .survivor("ned", at="2", seat=0)
        .survivor("amy", at="2", seat=1, hands=["pan"], reserve=["water"])
        .zombies("2", walker=1)
        .first_player(1)
    )
    game = position.zombies_phase()
    assert (asked(game), game.question.seats) == ("victim", (1,))
    assert offered(game) == ["wound ned", "wound amy"]
    say(game, "wound amy")
    assert (asked(game), game.question.seats) == ("lose", (1,))


@rule("classic.ambiguity.who-decides")
def test_what_a_survivor_loses_is_his_own_players_choice() -> None:
    position = (
        classic(STREET, seats=2)
        .survivor("ned", at="2", seat=0)
        .survivor("amy", at="2", seat=1, hands=["pan"], reserve=["water"])
        .zombies("2", walker=1)
        .first_player(0)
    )
    game = position.zombies_phase()
    assert game.question.seats == (0,)
    say(game, "wound amy")
    assert (asked(game), game.question.seats) == ("lose", (1,))
    play_on(game)
    assert wounds(game) == {"ned": 0, "amy": 1}
