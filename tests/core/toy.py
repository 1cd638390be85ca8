"""A toy game that uses everything the core offers. It is not shipped.

The cellar: two or three friends carry treasure out of a haunted cellar. A turn is two actions: dig (roll,
with a nested question whether to roll again), draw a card from a hidden deck (a ghost may be met by anyone's
lamp, in the middle of the step), or rest. After each round the team bars one of two doors, and everybody
shouts at the same time. Lamps may be thrown away at any time (an aside). Five treasures win, three ghosts
lose.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overrun.core import (
    Aside,
    Beginning,
    Event,
    Option,
    Play,
    Question,
    Ruleset,
    Script,
    State,
    Step,
    option,
)
from overrun.errors import OverrunError
from overrun.games import GameEntry, MissionInfo

GHOST, COIN, LAMP = 0, 1, 2
CARDS = (GHOST,) * 5 + (COIN,) * 8 + (LAMP,) * 4


# Steps


class SetUp(Step, frozen=True):
    pass


class Round(Step, frozen=True):
    pass


class Turn(Step, frozen=True):
    seat: int
    actions: int


class BarDoor(Step, frozen=True):
    pass


class Shout(Step, frozen=True):
    waiting: tuple[int, ...]


class Draught(Step, frozen=True):
    """Never asks: the script is a plain function."""


class ThrowLamp(Step, frozen=True):
    seat: int


# State


class Cellar(State):
    agenda: list[SetUp | Round | Turn | BarDoor | Shout | Draught | ThrowLamp]
    seats: int = 2
    deck: list[int] = []
    discard: list[int] = []
    lamps: list[int] = []
    treasure: int = 0
    ghosts: int = 0
    barred: str = "none"
    shouts: int = 0

    def copy(self) -> Cellar:
        return Cellar(
            self.agenda.copy(),
            self.rng,
            self.round,
            self.result,
            self.copied_rig(),
            self.seats,
            self.deck.copy(),
            self.discard.copy(),
            self.lamps.copy(),
            self.treasure,
            self.ghosts,
            self.barred,
            self.shouts,
        )


class World:
    def __init__(self, mission: str):
        self.goal = {"toy/cellar": 5, "toy/attic": 2}[mission]


ToyPlay = Play[Cellar, World]


# Events


class Told(Event, frozen=True):
    what: str
    number: int = 0


# Scripts


def set_up(play: ToyPlay, step: SetUp) -> None:
    play.state.deck = list(CARDS)
    play.shuffle(play.state.deck)
    play.then(Round())


def new_round(play: ToyPlay, step: Round) -> None:
    state = play.state
    state.round += 1
    play.tell(Told, "round", state.round)
    turns = [Turn(seat, 2) for seat in range(state.seats)]
    play.then(*turns, BarDoor(), Draught(), Shout(tuple(range(state.seats))), Round())


def turn(play: ToyPlay, step: Turn) -> Script[None]:
    options = [option("dig"), option("draw"), option("rest")]
    if step.seat == 0 and play.state.barred == "east":
        options.reverse()
    chosen = yield Question((step.seat,), "action", (step.seat,), tuple(options), interruptible=True)
    if chosen.verb == "rest":
        return
    if chosen.verb == "dig":
        yield from dig(play, step.seat)
    else:
        yield from draw(play, step.seat)
    if step.actions > 1:
        play.then(Turn(step.seat, step.actions - 1))


def dig(play: ToyPlay, seat: int) -> Script[None]:
    (face,) = play.roll(1)
    play.tell(Told, "dug", face)
    for _ in range(2):
        again = yield Question((seat,), "again", (face,), (option("keep"), option("again")))
        if again.verb == "keep":
            break
        (face,) = play.roll(1)
        play.tell(Told, "dug", face)
    if face >= 5:
        gain(play)


def gain(play: ToyPlay) -> None:
    play.state.treasure += 1
    play.tell(Told, "treasure", play.state.treasure)
    if play.state.treasure >= play.world.goal:
        play.finish(True, "treasure")


def draw(play: ToyPlay, seat: int) -> Script[None]:
    state = play.state
    if not state.deck:
        state.deck, state.discard = state.discard, []
        play.shuffle(state.deck)
        play.tell(Told, "reshuffled")
    card = play.draw(state.deck)
    if card == LAMP:
        state.lamps[seat] += 1
        play.tell(Told, "lamp", seat)
        return
    state.discard.append(card)
    play.tell(Told, "drew", card)
    if card == COIN:
        gain(play)
    else:
        yield from ghost(play)


def ghost(play: ToyPlay) -> Script[None]:
    """A reaction in the middle of a step, by any seat that has a lamp."""
    state = play.state
    holders = tuple(seat for seat in range(state.seats) if state.lamps[seat])
    if holders:
        answers = tuple(option("lamp", seat) for seat in holders)
        chosen = yield Question(holders, "ghost", (), (*answers, option("scream")))
        if chosen.verb == "lamp":
            seat = int(chosen.args[0])
            state.lamps[seat] -= 1
            play.tell(Told, "driven off", seat)
            return
    state.ghosts += 1
    play.tell(Told, "ghost", state.ghosts)
    if state.ghosts >= 3:
        play.finish(False, "ghosts")


def bar_door(play: ToyPlay, step: BarDoor) -> Script[None]:
    seats = tuple(range(play.state.seats))
    chosen = yield Question(
        seats, "bar", (), (option("bar", "east"), option("bar", "west")), interruptible=True
    )
    play.state.barred = str(chosen.args[0])
    play.tell(Told, "barred " + play.state.barred)


def draught(play: ToyPlay, step: Draught) -> None:
    if play.state.barred == "west" and play.roll(1)[0] == 1 and play.state.lamps[0]:
        play.state.lamps[0] -= 1
        play.tell(Told, "lamp blown out")


def shout(play: ToyPlay, step: Shout) -> Script[None]:
    """Everybody at the same time, in any order, each for themselves."""
    options = tuple(option(verb, seat) for seat in step.waiting for verb in ("shout", "silent"))
    owners = tuple(int(o.args[0]) for o in options)
    chosen = yield Question(step.waiting, "shout", (), options, owners=owners)
    if chosen.verb == "shout":
        play.state.shouts += 1
        play.tell(Told, "shouted", play.state.shouts)
    waiting = tuple(seat for seat in step.waiting if seat != chosen.args[0])
    if waiting:
        play.then(Shout(waiting))


def throw_lamp(play: ToyPlay, step: ThrowLamp) -> None:
    play.state.lamps[step.seat] -= 1
    play.tell(Told, "lamp thrown away", step.seat)


# The game as a value


def begin(mission: str, setup: Mapping[str, Any], rng: int) -> Beginning[Cellar, World]:
    seats = setup.get("seats", 2)
    if seats not in (2, 3):
        raise OverrunError(f"the cellar is for 2 or 3 seats, not {seats}")
    if mission not in ("toy/cellar", "toy/attic"):
        raise OverrunError(f"there is no mission {mission!r}")
    state = Cellar([SetUp()], rng, seats=seats, lamps=[0] * seats)
    if "dice" in setup:
        state.rigged = {"die": list(setup["dice"])}
    return Beginning(World(mission), state, {**setup, "seats": seats})


def view(world: World, state: Cellar, seat: int | None) -> dict[str, Any]:
    return {
        "round": state.round,
        "deck": len(state.deck),
        "discard": state.discard.copy(),
        "lamps": state.lamps.copy(),
        "treasure": state.treasure,
        "ghosts": state.ghosts,
        "barred": state.barred,
        "shouts": state.shouts,
        "goal": world.goal,
    }


def shuffle_hidden(play: ToyPlay) -> None:
    play.state.deck.sort()
    play.shuffle(play.state.deck)


def asides(world: World, state: Cellar) -> tuple[Aside, ...]:
    return tuple(Aside(seat, option("throw", seat)) for seat in range(state.seats) if state.lamps[seat])


def aside_step(chosen: Option) -> Step:
    return ThrowLamp(int(chosen.args[0]))


TOY: Ruleset[Cellar, World] = Ruleset(
    id="toy",
    state_type=Cellar,
    scripts={
        SetUp: set_up,
        Round: new_round,
        Turn: turn,
        BarDoor: bar_door,
        Draught: draught,
        Shout: shout,
        ThrowLamp: throw_lamp,
    },
    begin=begin,
    view=view,
    shuffle_hidden=shuffle_hidden,
    content=lambda mission, setup: "toy-1",
    asides=asides,
    aside_step=aside_step,
)

TOY_GAME = GameEntry(
    id="toy",
    title="The cellar",
    ruleset=TOY,
    missions=lambda: [
        MissionInfo("toy/cellar", "The cellar", "medium", 5),
        MissionInfo("toy/attic", "The attic", "easy", 2),
    ],
)
