"""Words as values: what may be asked, and what may be answered to it, each declared once.

A game declares its kinds of questions and, under each, the verbs that may answer it, with the kinds of
their arguments. Scripts make options with them and read answers with them; bots, environments, previews and
the page learn from them what an argument is. Nobody spells a word a second time, and mypy knows a wrong one.

>>> ZONE, CARD = number("zone"), word("card")
>>> ASK_ACTION = question("action", word("survivor"))
>>> MOVE = ASK_ACTION.answer("move", ZONE)
>>> SHOOT = ASK_ACTION.answer("shoot", CARD, ZONE)
>>> asked = ASK_ACTION.of((0,), (MOVE.of(3), SHOOT.of("pistol", 7)), "amy")
>>> asked.options
(Option('move 3'), Option('shoot pistol 7'))
>>> card, zone = SHOOT.read(asked.options[1])
>>> card, zone, MOVE.made(asked.options[1])
('pistol', 7, False)

In records and on the wire an option is the text it always was.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, Generic, TypeGuard, TypeVar, TypeVarTuple, Unpack, cast, overload

from overrun.core.option import Arg, Option, option, shape_of
from overrun.core.question import Question

A = TypeVar("A", bound=Arg)
B = TypeVar("B", bound=Arg)
C = TypeVar("C", bound=Arg)
D = TypeVar("D", bound=Arg)
E = TypeVar("E", bound=Arg)
W = TypeVar("W", bound=str)
Ts = TypeVarTuple("Ts")


class Kind(Generic[A]):
    """What an argument stands for: a zone, a door, a card; made by `number`, `word` and `one_of`.

    It says the same of the fields of an event, and of what a question is about.
    """

    __slots__ = ("members", "name", "type")

    def __init__(self, name: str, type_: type[A], members: tuple[A, ...] = ()):
        self.name = name
        self.type = type_
        self.members = members

    def __repr__(self) -> str:
        return f"<kind {self.name}>"


def number(name: str) -> Kind[int]:
    """A kind whose members are numbered."""
    return Kind(name, int)


def word(name: str) -> Kind[str]:
    """A kind whose members have names."""
    return Kind(name, str)


def one_of(name: str, members: Collection[W]) -> Kind[W]:
    """A kind whose members are these words and no others."""
    return Kind(name, cast("type[W]", str), tuple(members))


class Verb(Generic[*Ts]):
    """One way to answer a question: a word with one list of arguments.

    The same word with other arguments (`take` a wound, `take 3` an objective) is another verb; they are told
    apart by the question they answer and by what their arguments are.
    """

    __slots__ = ("kinds", "of", "shape", "types", "word")

    # The option with these arguments. Equal ones are one object, and no Python runs to find it.
    of: Callable[[Unpack[Ts]], Option]

    def __init__(self, word: str, kinds: tuple[Kind[Any], ...]):
        self.word = word
        self.kinds = kinds
        self.types = [kind.type for kind in kinds]
        self.shape = shape_of(word, tuple(self.types))
        self.of = cast("Callable[[Unpack[Ts]], Option]", partial(option, word))

    def made(self, chosen: Option) -> bool:
        """Whether an option is one of this verb's."""
        return chosen.shape is self.shape

    def read(self, chosen: Option) -> tuple[*Ts]:
        """The arguments of an option that this verb has made."""
        if chosen.shape is not self.shape:
            raise ValueError(f"{chosen.text!r} was not made by {self}")
        return chosen.args  # type: ignore[return-value]  # a cast would cost as much as all the rest

    def part(self, chosen: Option, kind: Kind[A]) -> A:
        """The first argument of a kind in an option of this verb."""
        return cast("A", chosen.args[self.kinds.index(kind)])

    def __repr__(self) -> str:
        return f"<verb {' '.join([self.word, *(kind.name for kind in self.kinds)])}>"


AnyVerb = Verb[*tuple[Any, ...]]


class QuestionKind(Generic[*Ts]):
    """A kind of question: what it is about, and the verbs that may answer it."""

    __slots__ = ("_made", "answers", "name", "rest", "subject")

    def __init__(self, name: str, subject: tuple[Kind[Any], ...], rest: Kind[Any] | None = None):
        self.name = name
        self.subject = subject
        self.rest = rest
        self.answers: list[AnyVerb] = []
        # Equal options are one object, and the program keeps them: so does this.
        self._made: dict[Option, AnyVerb] = {}

    @overload
    def answer(self, word: str, /) -> Verb[()]: ...
    @overload
    def answer(self, word: str, a: Kind[A], /) -> Verb[A]: ...
    @overload
    def answer(self, word: str, a: Kind[A], b: Kind[B], /) -> Verb[A, B]: ...
    @overload
    def answer(self, word: str, a: Kind[A], b: Kind[B], c: Kind[C], /) -> Verb[A, B, C]: ...
    @overload
    def answer(self, word: str, a: Kind[A], b: Kind[B], c: Kind[C], d: Kind[D], /) -> Verb[A, B, C, D]: ...
    @overload
    def answer(
        self, word: str, a: Kind[A], b: Kind[B], c: Kind[C], d: Kind[D], e: Kind[E], /
    ) -> Verb[A, B, C, D, E]: ...
    def answer(self, word: str, /, *kinds: Kind[Any]) -> AnyVerb:
        """Declare a verb that may answer this kind of question."""
        made: AnyVerb = Verb(word, kinds)
        for other in self.answers:
            if other.word == word and other.types == made.types:
                raise ValueError(f"{self} has two answers {made} that cannot be told apart")
        self.answers.append(made)
        return made

    def also(self, *verbs: AnyVerb) -> None:
        """Let verbs that answer another kind of question answer this one, too."""
        self.answers += verbs

    def of(
        self,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        *subject: *Ts,
        owners: tuple[int, ...] = (),
        always: bool = False,
        interruptible: bool = False,
    ) -> Question:
        """The question itself."""
        return Question(seats, self.name, subject, options, owners, always, interruptible)  # type: ignore[arg-type]

    def asked(self, asked: Question | None) -> TypeGuard[Question]:
        """Whether a question is of this kind."""
        return asked is not None and asked.kind == self.name

    def read(self, asked: Question) -> tuple[*Ts]:
        """What a question of this kind is about."""
        if asked.kind != self.name:
            raise ValueError(f"the question {asked.kind!r} is not of {self}")
        return asked.subject  # type: ignore[return-value]

    def verb_of(self, chosen: Option) -> AnyVerb:
        """The verb that has made an answer to this kind of question."""
        found = self._made.get(chosen)
        if found is None:
            found = next((verb for verb in self.answers if verb.made(chosen)), None)
            if found is None:
                raise ValueError(f"{chosen.text!r} does not answer {self}")
            self._made[chosen] = found
        return found

    def __repr__(self) -> str:
        return f"<question {' '.join([self.name, *(kind.name for kind in self.subject)])}>"


AnyQuestion = QuestionKind[*tuple[Any, ...]]


class Asides(QuestionKind[()]):
    """What may be said at any time, whatever is being asked."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("any time", ())


@overload
def question(name: str, /, *, rest: Kind[A]) -> QuestionKind[*tuple[A, ...]]: ...
@overload
def question(
    name: str, a: Kind[A], b: Kind[B], c: Kind[C], /, *, rest: Kind[D]
) -> QuestionKind[A, B, C, *tuple[D, ...]]: ...
@overload
def question(name: str, /) -> QuestionKind[()]: ...
@overload
def question(name: str, a: Kind[A], /) -> QuestionKind[A]: ...
@overload
def question(name: str, a: Kind[A], b: Kind[B], /) -> QuestionKind[A, B]: ...
@overload
def question(name: str, a: Kind[A], b: Kind[B], c: Kind[C], /) -> QuestionKind[A, B, C]: ...
@overload
def question(name: str, a: Kind[A], b: Kind[B], c: Kind[C], d: Kind[D], /) -> QuestionKind[A, B, C, D]: ...
def question(
    name: str, /, *subject: Kind[Any], rest: Kind[Any] | None = None
) -> QuestionKind[*tuple[Any, ...]]:
    """Declare a kind of question, by what it is about; with `rest` also about any further things."""
    return QuestionKind(name, subject, rest)
