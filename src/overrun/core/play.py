"""`Play` is what a script sees: the state, the fixed world, chance, the agenda and the story being told.

`Look` is the part of it that reads and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NoReturn, ParamSpec, Protocol, TypeVar

from overrun.core.chance import numbers
from overrun.core.event import Event
from overrun.core.state import NO_MORE, Result, State
from overrun.core.step import Step
from overrun.errors import OverrunError

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound=State)
W = TypeVar("W")

# What came to light: its kind ("die", "pick", "shuffle", "draw", "reveal") and the results.
ChanceEntry = tuple[str, tuple[int, ...]]

# A sink takes each event at the very moment it happens; `play.view(seat)` is the board at that moment.
Sink = Callable[[Event, "Play[Any, Any]"], None]


RIGGED = {"die": "the dice", "pick": "random choices"}


class GameEnded(Exception):
    """Raised by `Play.finish` to leave a script, however deeply nested, when the game is over."""


class Look(Generic[S, W]):
    """A position to read: who sees whom, what something would cost, what may be done and why not.

    Whatever takes a `Look` changes nothing. A `Play` is one, too.
    """

    __slots__ = ("state", "world")

    def __init__(self, world: W, state: S):
        self.world = world
        self.state = state


class Shows(Protocol):
    """What says how a position looks from a seat: a ruleset."""

    @property
    def view(self) -> Callable[[Any, Any, int | None], Any]: ...


class Play(Look[S, W]):
    """One run of a game's scripts over one live state.

    The ruleset is only there for those who watch: it says what they see.
    """

    __slots__ = ("log", "ruleset", "sink")

    def __init__(self, ruleset: Shows | None, world: W, state: S):
        super().__init__(world, state)
        self.ruleset = ruleset
        self.sink: Sink | None = None
        self.log: list[ChanceEntry] = []  # what came to light since the last answer

    # The agenda

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda, to happen in this order before everything that is there already."""
        self.state.agenda.extend(reversed(steps))

    def finish(self, won: bool, reason: str, event: Event | None = None) -> NoReturn:
        """End the game here and now, with a last event if there is one to tell."""
        self.state.result = Result(won, reason)
        if event is not None and self.sink is not None:
            self.sink(event, self)
        raise GameEnded

    # The story

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell what has just happened: `play.tell(DoorOpened, door)`. Free when nobody listens."""
        if self.sink is not None:
            self.sink(event(*args, **kwargs), self)

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees at this moment."""
        assert self.ruleset is not None, "whoever shows a position says by which ruleset"
        return self.ruleset.view(self.world, self.state, seat)

    # Chance: every die, draw and shuffle of every game goes through `_chance`.

    def roll(self, dice: int, sides: int = 6) -> tuple[int, ...]:
        """Roll so many dice."""
        return tuple([face + 1 for face in self._chance("die", [sides] * dice)])

    def pick(self, among: int) -> int:
        """A random number below `among`."""
        return self._chance("pick", [among])[0]

    def shuffle(self, pile: list[T]) -> None:
        """Shuffle a pile in place (Fisher-Yates)."""
        swaps = self._chance("shuffle", range(len(pile), 1, -1))
        for last, other in zip(range(len(pile) - 1, 0, -1), swaps, strict=True):
            pile[last], pile[other] = pile[other], pile[last]

    def draw(self, pile: list[int], deck: str = "") -> int:
        """Take the top card (the last of the list) of a face-down pile; from now on it has been seen.

        `deck` is what a scenario calls this pile when it says which cards lie on top.
        """
        rigged = self.state.rigged
        if rigged and rigged.get(deck):
            self._take_rigged(deck, 1)
        card = pile.pop()
        self.log.append(("draw", (card,)))
        return card

    def reveal(self) -> None:
        """Mark that something hidden was just seen, so that undo does not go back past it."""
        self.log.append(("reveal", ()))

    def _chance(self, kind: str, bounds: list[int] | range) -> tuple[int, ...]:
        if not bounds:
            return ()  # no dice, or a pile of one: nothing was left to chance
        state = self.state
        if state.rigged and state.rigged.get(kind):
            results = self._rigged(kind, bounds)
        else:
            state.rng, values = numbers(state.rng, bounds)
            results = tuple(values)
        self.log.append((kind, results))
        return results

    def _rigged(self, kind: str, bounds: list[int] | range) -> tuple[int, ...]:
        """Take rigged results as far as they go; the generator gives the rest."""
        first = 1 if kind == "die" else 0  # dice are laid out as their faces
        taken = [value - first for value in self._take_rigged(kind, len(bounds))]
        for value, bound in zip(taken, bounds, strict=False):
            if not 0 <= value < bound:
                raise OverrunError(
                    f"a rigged {kind} of {value + first} is not possible here (one of {bound})"
                )
        self.state.rng, values = numbers(self.state.rng, bounds[len(taken) :])
        return tuple(taken + values)

    def _take_rigged(self, kind: str, wanted: int) -> list[int]:
        """The next rigged results of a kind: fewer if the list ends before, an error if it has to do."""
        state = self.state
        assert state.rigged is not None
        queue = state.rigged[kind]
        if queue[-1] == NO_MORE and len(queue) <= wanted:  # the mark itself is no result
            what, left = RIGGED.get(kind, f"the {kind} deck"), len(queue) - 1
            raise OverrunError(
                f"too little is laid out for {what}: {wanted} needed here, {left} left; "
                "lay out more, or leave the rest to chance with loose=True"
            )
        taken = [queue.pop(0) for _ in range(min(len(queue), wanted))]
        if not queue:
            del state.rigged[kind]
            state.rigged = state.rigged or None
        return taken


class Unshuffled(Play[S, W]):
    """A play in which piles that are dealt anew stay in the order from which that starts."""

    __slots__ = ()

    def shuffle(self, pile: list[T]) -> None:
        """Leave a pile as it lies."""


AnyLook = Look[Any, Any]
AnyPlay = Play[Any, Any]
"""A position to read, and one to play on, of whichever game: for what serves several."""
