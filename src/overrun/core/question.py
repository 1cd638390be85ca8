"""A `Question` is where a game stops and people choose."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from msgspec import Struct

from overrun.core.option import Arg, Option


class Aside(Struct, frozen=True):
    """Something a seat may do at any time, such as discarding a card, without answering the question."""

    seat: int
    option: Option


class Question(Struct, weakref=False):
    """Who decides, about what, and what they may answer.

    * `seats`: who may answer; several seats mean that any one of them answers for the team.
    * `kind` and `subject`: what is asked ("action", "wound", "split") and about whom or where.
    * `options`: the possible answers, unique and in a stable order.
    * `owners`: only where seats act at the same time: the one seat that may choose each option.
    * `always`: ask even if there is just one option (ending one's turn is a choice, too).
    * `interruptible`: nothing has happened in this step yet, so asides may go before it.

    >>> from overrun.core.option import option
    >>> q = Question((0,), "wound", (2,), (option("lose", "pistol"), option("lose", "rice")))
    >>> q.find("lose rice")
    Option('lose rice')
    """

    seats: tuple[int, ...]
    kind: str
    subject: tuple[Arg, ...]
    options: tuple[Option, ...]
    owners: tuple[int, ...] = ()
    always: bool = False
    interruptible: bool = False
    # Filled in by the engine: asides are only worked out when somebody looks.
    find_asides: Callable[[], tuple[Aside, ...]] | None = None

    @property
    def asides(self) -> tuple[Aside, ...]:
        """What seats may do now without answering the question."""
        return self.find_asides() if self.find_asides is not None else ()

    def find(self, text: str) -> Option | None:
        """The option or aside with this text form, if there is one."""
        for option in self.all_options():
            if option.text == text:
                return option
        return None

    def all_options(self) -> Iterator[Option]:
        """The options and then the asides."""
        yield from self.options
        for aside in self.asides:
            yield aside.option

    def options_of(self, seat: int) -> tuple[Option, ...]:
        """The options this seat may choose (asides aside)."""
        if seat not in self.seats:
            return ()
        if not self.owners:
            return self.options
        return tuple(o for o, owner in zip(self.options, self.owners, strict=True) if owner == seat)

    def due(self, among: Collection[int]) -> int | None:
        """The seat among these that has to answer now, or None as long as somebody else may.

        >>> from overrun.core.option import option
        >>> team = Question((0, 1), "split", (), (option("left"), option("right")))
        >>> team.due({1}), team.due({0, 1})
        (None, 0)
        """
        if self.owners:
            # Everybody at the same time: each of them answers for themselves, so that nobody waits for them.
            return next((owner for owner in self.owners if owner in among), None)
        return self.seats[0] if all(seat in among for seat in self.seats) else None

    def seats_for(self, option: Option) -> tuple[int, ...]:
        """The seats that may choose this option or aside; none if it is not on offer."""
        if option in self.options:
            return (self.owners[self.options.index(option)],) if self.owners else self.seats
        return tuple(aside.seat for aside in self.asides if aside.option is option)
