"""Activation: attack or move, and the hunters once more."""

from overrun.scenario import scifi
from overrun.testing import rule
from tests.scifi.swarm import (
    CORRIDOR,
    DOOR,
    RED,
    YELLOW,
    armour,
    asked,
    horde,
    offered,
    places,
    play_on,
    say,
    spawn_step,
    xenos_phase,
)

# Attack or move


@rule("scifi.activation.attack-or-move", "scifi.activation.move-rest", "scifi.activation.attack-auto")
def test_who_attacks_does_not_move_and_who_moves_does_not_attack() -> None:
    """The worker beside Baraka attacks, without any dice; the one two zones off comes one zone nearer."""
    position = scifi(CORRIDOR).survivor("baraka", at="1").xenos("1", worker=1).xenos("3", worker=1)
    game, tale = xenos_phase(position)
    assert armour(game) == {"baraka": 2}
    assert horde(game) == {"1": {"worker": 1}, "2": {"worker": 1}}
    assert not tale.of("DiceRolled")


@rule("scifi.activation.attacks-before-moves", "scifi.turn.xenos-phase-steps")
def test_all_attacks_come_before_any_move_and_spawning_after_both() -> None:
    position = (
        scifi(CORRIDOR)
        .survivor("baraka", at="1")
        .survivor("jared", at="4")
        .xenos("1", worker=1)
        .xenos("3", tank=1)
        .xenos("4", worker=1)
        .token("spawn", "5")
        .xeno_cards(1)
    )
    _, tale = xenos_phase(position)
    told = tale.names("XenosAttack", "XenosMoved", "XenoCardDrawn")
    assert told == ["XenosAttack", "XenosAttack", "XenosMoved", "XenoCardDrawn"]


@rule("scifi.activation.attack-condition", "scifi.noise.active-machine-counts", "scifi.def.actor")
def test_a_machine_is_attacked_only_with_its_activation_token() -> None:
    """Without the token the bot is nobody: the worker beside it goes to Baraka."""
    for active in (True, False):
        position = (
            scifi(CORRIDOR)
            .survivor("baraka", at="1")
            .machine("peacekeeper", at="3", active=active)
            .xenos("3", worker=1)
        )
        game, tale = xenos_phase(position)
        assert len(tale.of("MachineDestroyed")) == active
        assert horde(game) == ({"3": {"worker": 1}} if active else {"2": {"worker": 1}})


@rule("scifi.activation.camouflaged-ignored", "scifi.activation.attack-condition", "scifi.noise.zone-total")
def test_xenos_walk_past_a_camouflaged_survivor() -> None:
    """Baraka is camouflaged, beside a worker and noise 0; it goes to Jared, whom it does not even see."""
    board = """
    +#+#+#+
    #1:2:3#
    +#+#+:+
    #x#y#6#
    +#+#+#+
    """
    position = (
        scifi(board)
        .survivor("baraka", at="1", camouflaged=True)
        .survivor("jared", at="6")
        .xenos("1", worker=1)
    )
    game, tale = xenos_phase(position)
    assert armour(game)["baraka"] == 3
    assert horde(game) == {"2": {"worker": 1}}
    assert places(game, tale.of("XenosMoved")[0].goals) == ["6"]
    # Two noise tokens beside nobody but Baraka: 2 there, 1 for Jared. The worker stays, and harms nobody.
    game, tale = xenos_phase(position.noise("1", 2))
    assert horde(game) == {"1": {"worker": 1}}
    assert armour(game)["baraka"] == 3


# Hunters


@rule("scifi.ex.hunter-attacks-twice", "scifi.activation.hunter-second-pass", "scifi.xeno.hunter")
def test_a_hunter_beside_a_survivor_attacks_twice() -> None:
    game, tale = xenos_phase(scifi(CORRIDOR).survivor("baraka", at="1").xenos("1", hunter=1))
    assert armour(game) == {"baraka": 1}
    assert len(tale.of("XenosAttack")) == 2


@rule(
    "scifi.ex.hunters-and-tank-approach",
    "scifi.activation.hunter-second-choice",
    "scifi.xeno.tank",
)
def test_hunters_and_a_tank_come_and_only_the_hunters_attack() -> None:
    position = scifi(CORRIDOR).survivor("baraka", at="1").xenos("2", hunter=2, tank=1)
    game, _ = xenos_phase(position)
    assert horde(game) == {"1": {"hunter": 2, "tank": 1}}
    assert armour(game) == {"baraka": 1}


@rule("scifi.activation.hunter-second-order", "scifi.activation.hunter-second-pass")
def test_the_second_pass_comes_when_all_have_acted_and_has_its_attacks_first_too() -> None:
    """First all move; then the hunter that has arrived attacks before the other one moves again."""
    position = (
        scifi(CORRIDOR)
        .survivor("baraka", at="1")
        .xenos("2", hunter=1)
        .xenos("4", hunter=1)
        .xenos("5", worker=1)
    )
    game, tale = xenos_phase(position)
    told = tale.names("XenosAttack", "XenosMoved")
    assert told == ["XenosMoved", "XenosMoved", "XenosMoved", "XenosAttack", "XenosMoved"]
    assert horde(game) == {"1": {"hunter": 1}, "2": {"hunter": 1}, "4": {"worker": 1}}


@rule("scifi.xeno.worker", "scifi.xeno.abomination", "scifi.activation.move-rest")
def test_everybody_but_hunters_has_one_action() -> None:
    position = (
        scifi(CORRIDOR)
        .survivor("baraka", at="1")
        .xenos("5", {"worker": 1, "tank": 1, "hunter": 1, "spoiler-abomination": 1})
    )
    game, _ = xenos_phase(position)
    assert horde(game) == {"4": {"worker": 1, "tank": 1, "spoiler-abomination": 1}, "3": {"hunter": 1}}


# Extra activations


@rule(
    "scifi.activation.extra-activation",
    "scifi.spawn.extra-activation-no-spawn",
    "scifi.ambiguity.extra-activation-and-hunters",
)
def test_an_extra_activation_is_a_whole_one_and_nobody_comes() -> None:
    """Card 54 lets hunters act again: two zones further, and the worker stays where it is."""
    position = (
        scifi(CORRIDOR)
        .survivor("baraka", at="1", experience=YELLOW)
        .token("spawn", "5")
        .xenos("5", hunter=1, worker=1)
        .xeno_cards(54)
    )
    game, tale = spawn_step(position)
    assert tale.of("ExtraActivation")[0].kinds == ("hunter",)
    assert horde(game) == {"5": {"worker": 1}, "3": {"hunter": 1}}
    assert not tale.of("XenosSpawned")


# Doors on the way


@rule(
    "scifi.ex.door-destroyed-by-xenos",
    "scifi.activation.door-blocks",
    "scifi.activation.door-group",
    "scifi.activation.door-flip",
    "scifi.activation.path-ignores-doors",
)
def test_a_closed_door_costs_the_whole_zone_its_action_once() -> None:
    tale_of = scifi(DOOR).survivor("baraka", at="b").xenos("a", worker=3, tank=1)
    game, tale = xenos_phase(tale_of, until=("action",))
    door = game.world.board.doors_between(game.world.board.at("a"), game.world.board.at("b"))[0].id
    assert horde(game) == {"a": {"worker": 3, "tank": 1}}
    assert [(event.door, event.counts[:2]) for event in tale.of("DoorDestroyed")] == [(door, (3, 1))]
    assert (game.state.closed, game.state.destroyed) == (0, 1 << door)
    # The way is open at once: the next time they come.
    say(game, "end")
    play_on(game)
    assert horde(game) == {"b": {"worker": 3, "tank": 1}}


@rule("scifi.ambiguity.door-destroy-whole-activation")
def test_hunters_that_destroy_a_door_act_again_unless_a_house_rule_says_otherwise() -> None:
    for strict in (False, True):
        house = {"door_takes_whole_activation": strict}
        position = scifi(DOOR, house=house).survivor("baraka", at="2").xenos("a", hunter=2)
        game, tale = xenos_phase(position)
        assert len(tale.of("DoorDestroyed")) == 1
        assert horde(game) == ({"a": {"hunter": 2}} if strict else {"b": {"hunter": 2}})


@rule("scifi.ambiguity.door-destroy-whole-activation")
def test_by_that_house_rule_only_those_at_the_door_rest() -> None:
    """One hunter destroys the door; the other comes to stand beside it, and has an action left."""
    house = {"door_takes_whole_activation": True}
    position = scifi(DOOR, house=house).survivor("baraka", at="2").xenos("a", hunter=1).xenos("1", hunter=1)
    game, _ = xenos_phase(position)
    assert horde(game) == {"a": {"hunter": 1}, "b": {"hunter": 1}}


@rule("scifi.ambiguity.colored-door-path", "darkside.mission.indestructible-doors")
def test_a_door_that_cannot_be_destroyed_is_a_wall() -> None:
    """The door between a and b cannot be destroyed before pink is taken: the tank goes all the way around."""
    board = """
    +#+#+#+
    #aXbo2#
    +o+#+:+
    #1:4:3#
    +#+#+#+
    """
    rules = ["darkside.mission.indestructible-doors"]
    locked = [{"colour": "pink", "opens_at_once": False, "xenos_destroy": False, "rules": rules}]
    for said in ({}, {"locked_doors": locked}):
        position = (
            scifi(board, box="darkside")
            .survivor("miles", at="b")
            .token("door", between=("a", "b"), colour="pink")
            .token("objective", "b", colour="pink")
            .mission_rules(**said)
            .xenos("a", {"driller-tank": 1})
        )
        game, tale = xenos_phase(position)
        if said:
            assert not tale.of("DoorDestroyed")
            assert horde(game) == {"1": {"driller-tank": 1}}
        else:
            assert len(tale.of("DoorDestroyed")) == 1
            assert horde(game) == {"a": {"driller-tank": 1}}


@rule("invader.activation.xenos-airlock")
def test_xenos_pass_airlocks_both_ways() -> None:
    """From the airlock a1 out to a2, and from a2 into the airlock a3; nobody needs oxygen for that."""
    board = """
    +#+#+#+
    #ALXLA#
    +#+#+#+
    """
    for source, goal, place in (("a1", "a3", "a2"), ("a2", "a3", "a3")):
        game, _ = xenos_phase(scifi(board).survivor("baraka", at=goal).xenos(source, worker=1))
        assert horde(game) == {place: {"worker": 1}}


# Taunted

TAUNT = ("taunt",)


@rule("scifi.skill.taunt", "scifi.ambiguity.taunt-target-order")
def test_taunted_xenos_leave_others_alone_and_come() -> None:
    """The workers beside Jared walk away from him to Baraka; the hunter also attacks Baraka."""
    position = (
        scifi(CORRIDOR)
        .survivor("baraka", at="1", skills=TAUNT)
        .survivor("jared", at="2")
        .xenos("2", worker=2, hunter=1)
    )
    game = position.turn("baraka")
    say(game, "taunt @2")
    assert horde(game) == {"1": {"worker": 2, "hunter": 1}}
    assert armour(game) == {"baraka": 2, "jared": 3}


@rule("scifi.ambiguity.taunt-target-order")
def test_taunted_xenos_beside_the_survivor_attack_only_that_one() -> None:
    position = (
        scifi(CORRIDOR)
        .survivor("baraka", at="1", skills=TAUNT)
        .survivor("jared", at="1")
        .xenos("1", hunter=1)
    )
    game = position.turn("baraka")
    say(game, "taunt @1")
    assert armour(game) == {"baraka": 1, "jared": 3}
    assert asked(game) == "action"


@rule("darkside.ambiguity.taunt-driller")
def test_a_taunted_driller_abomination_drills_where_no_pit_is_open() -> None:
    for pit in (False, True):
        position = (
            scifi(CORRIDOR, box="darkside")
            .survivor("miles", at="1", skills=TAUNT)
            .xenos("2", {"driller-abomination": 1, "driller-worker": 1})
        )
        if pit:
            position.pits("2")
        game = position.turn("miles")
        say(game, "taunt @2")
        where = {"driller-abomination": 1, "driller-worker": 1} if pit else {"driller-worker": 1}
        assert horde(game)["1"] == where
        assert game.state.pits == 1 << game.world.board.at("2")


def test_what_is_asked_of_nobody() -> None:
    """A plain phase asks nothing at all."""
    game = scifi(CORRIDOR).survivor("baraka", at="1", experience=RED).xenos("3", worker=5).xenos_phase()
    assert asked(game) == "pause"
    assert offered(game) == ["done"]
    game.choose("done")
    assert asked(game) == "action"
    assert "end" in offered(game)
