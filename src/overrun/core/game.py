"""A `Game` runs the agenda until it needs an answer, asks, and goes on with what was chosen.

The position at a question is data: a copy of the state from before the current step (`_base`) and the
answers since (`_since`). A suspended script cannot be copied, so a clone runs that one short script again
when it is first used. Undo, replay, search and bug reports are this same mechanism. A game imagined in the
middle of a step also knows at which of these answers its unseen things were dealt anew (`_deals`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import structs

from overrun.core.chance import numbers, seeded
from overrun.core.history import UNDO_POLICIES, Answer, Checkpoint, UndoPolicy, chain
from overrun.core.option import Option
from overrun.core.play import GameEnded, Look, Play, Sink, Unshuffled
from overrun.core.question import Aside, Question
from overrun.core.record import End, Record, RecordError, recorded
from overrun.core.ruleset import Beginning, Ruleset
from overrun.core.state import Result, State, digest
from overrun.core.step import AnyScript, Step
from overrun.errors import OverrunError

S = TypeVar("S", bound=State)
W = TypeVar("W")

# Between two questions; a whole enemies' phase takes a few thousand at most.
MOST_STEPS = 100_000


class IllegalChoice(OverrunError):
    """What was chosen is not an option of the current question; nothing has changed."""


class UndoRefused(OverrunError):
    """The table's undo policy does not allow to go back there; nothing has changed."""


class Game(Generic[S, W]):
    """A running game: ask `question`, answer with `choose`, until it is `over`.

    Made by `overrun.new`, `overrun.replay` or `Game.begin`.
    """

    __slots__ = (
        "_base",
        "_checkpoint",
        "_count",
        "_deals",
        "_imagined",
        "_last",
        "_play",
        "_resumed",
        "_script",
        "_since",
        "_undone",
        "mission",
        "question",
        "result",
        "ruleset",
        "seed",
        "setup",
        "sink",
        "undo_policy",
        "world",
    )

    ruleset: Ruleset[S, W]
    world: W
    mission: str
    setup: dict[str, Any]
    seed: int
    undo_policy: UndoPolicy
    sink: Sink | None
    question: Question | None
    result: Result | None

    _base: S  # the state before the current step; never changed once it is kept
    _since: tuple[Option, ...]  # the answers given in the current step
    _deals: tuple[tuple[int, int], ...]  # imagined: after how many of these, and by which seed
    _play: Play[S, W] | None  # the live run; None until it is needed
    _script: AnyScript | None
    _last: Answer
    _count: int
    _checkpoint: Checkpoint
    _undone: tuple[Answer, ...]
    _imagined: bool
    _resumed: bool  # begun from a stored state, not from a set-up

    @classmethod
    def begin(
        cls,
        ruleset: Ruleset[S, W],
        mission: str,
        setup: Mapping[str, Any] | None = None,
        *,
        seed: int = 0,
        undo: UndoPolicy = "free",
        sink: Sink | None = None,
    ) -> Game[S, W]:
        """A new game of a mission, run up to its first question."""
        if undo not in UNDO_POLICIES:
            raise OverrunError(f"there is no undo policy {undo!r}; choose one of: {', '.join(UNDO_POLICIES)}")
        if type(seed) is not int:
            raise OverrunError(f"a seed is a whole number, not {seed!r}")
        try:
            plain = msgspec.json.decode(msgspec.json.encode(dict(setup or {})))
        except (TypeError, ValueError, RecursionError) as error:
            raise OverrunError(f"the set-up of {mission} has to be plain data: {error}") from None
        return cls._from(ruleset, mission, ruleset.begin(mission, plain, seeded(seed)), seed, undo, sink)

    @classmethod
    def _from(
        cls,
        ruleset: Ruleset[S, W],
        mission: str,
        beginning: Beginning[S, W],
        seed: int,
        undo: UndoPolicy,
        sink: Sink | None = None,
        resumed: bool = False,
        answers: int = 0,
    ) -> Game[S, W]:
        game = cls.__new__(cls)
        game.ruleset = ruleset
        game.world = beginning.world
        game.mission = mission
        game.setup = beginning.setup
        game.seed = seed
        game.undo_policy = undo
        game.sink = sink
        game._imagined = False
        game._resumed = resumed
        game._undone = ()
        game._start_at(Checkpoint(None, answers, beginning.state))
        assert game._play is not None
        game._last = Answer(None, None, -1, tuple(game._play.log))
        return game

    # What everybody may ask

    @property
    def over(self) -> bool:
        """Whether the game has ended; then `result` says how."""
        return self.result is not None

    @property
    def state(self) -> S:
        """The live state. Look, do not touch: only scripts change it."""
        return (self._play or self._resume()).state

    @property
    def round(self) -> int:
        """The number of the current round."""
        return self.state.round

    @property
    def answers(self) -> int:
        """How many answers have been given so far."""
        return self._count

    @property
    def last_answer(self) -> Option | None:
        """What was chosen last; None before the first answer."""
        return self._last.option

    @property
    def revealed(self) -> bool:
        """Whether the last answer brought a die, a card or something newly seen to light."""
        return bool(self._last.chance)

    def view(self, seat: int | None = None) -> Any:
        """What a seat may see, as plain data; None is a watcher."""
        return self.ruleset.view(self.world, self.state, seat)

    def hash(self) -> str:
        """A hash of the whole position: the state, hidden parts included, and the place in its step."""
        return digest(self.state, self._base.agenda[-1:], [option.text for option in self._since])

    @property
    def record(self) -> Record:
        """Everything needed to play this game again. While it runs, give away `record.public()` only."""
        if self._imagined:
            raise RecordError("an imagined game has no record: its past did not happen this way")
        return recorded(
            self.mission,
            self.ruleset.content(self.mission, self.setup),
            self.setup,
            self.seed,
            self.undo_policy,
            last=self._last,
            round_began=self._checkpoint,
            end=End(self.answers, self.hash(), self.result),
            schema=self.ruleset.schema,
            resumed=self._resumed,
        )

    def clone(self) -> Game[S, W]:
        """An independent game at the same position, without a sink. Almost free until it is used."""
        twin: Game[S, W] = object.__new__(Game)
        twin.ruleset = self.ruleset
        twin.world = self.world
        twin.mission = self.mission
        twin.setup = self.setup
        twin.seed = self.seed
        twin.undo_policy = self.undo_policy
        twin.question = self.question
        twin.result = self.result
        twin._base = self._base
        twin._since = self._since
        twin._deals = self._deals
        twin.sink = twin._play = twin._script = None
        twin._last = self._last
        twin._count = self._count
        twin._checkpoint = self._checkpoint
        twin._undone = self._undone
        twin._imagined = self._imagined
        twin._resumed = self._resumed
        return twin

    def imagine(self, seed: int) -> Game[S, W]:
        """A clone in which everything unseen is dealt anew and everything to come is rolled anew.

        What has been seen stays, also the dice already on the table in the middle of a step.
        """
        twin = self.clone()
        twin.seed = seed
        twin._imagined = True
        twin._undone = ()
        question = self.question
        if question is None or question.interruptible:
            # Nothing has happened in this step yet.
            twin._base = self._base.copy()
            twin._deal(Play(self.ruleset, self.world, twin._base), seed)
            if question is not None:
                twin.question = structs.replace(question, find_asides=twin._find_asides())
        else:
            twin._deals = (*self._deals, (len(self._since), seed))
        return twin

    def look(self) -> Look[S, W]:
        """The position to read: what is hidden lies in a fixed order, and no chance is left in it.

        It is the same for all games that look the same at the table.
        """
        state = self.state.copy()
        self.ruleset.shuffle_hidden(Unshuffled(None, self.world, state))
        state.rng, state.rigged = 0, None
        return Look(self.world, state)

    def for_agent(self, seed: int = 0, seat: int | None = None) -> ForAgent[S, W]:
        """What an agent, perhaps of one seat, gets to see: everything public, and imagined clones."""
        return ForAgent(self, seed, seat)

    # Answering

    def choose(self, chosen: Option | str, seat: int | None = None) -> None:
        """Answer the question with one of its options or asides, and run on to the next question.

        `seat` is who answers; without it nobody's rights are checked. Anything that is not an option
        raises `IllegalChoice` and changes nothing.
        """
        question = self.question
        if question is None:
            assert self.result is not None
            ending = f"{'won' if self.result.won else 'lost'}: {self.result.reason}"
            raise IllegalChoice(f"the game is over ({ending}); there is nothing to choose")
        if chosen.__class__ is Option and seat is None and not question.owners and chosen in question.options:
            option, by, aside = chosen, question.seats[0], False
        else:
            option, by, aside = self._checked(question, chosen, seat)
        self._answer(option, by, aside)
        self._undone = ()

    def choose_all(self, chosen: Iterable[Option | str], seat: int | None = None) -> None:
        """Give several answers one after another: all of them, or, if one is not possible, none."""
        answers = list(chosen)
        trial, before = self.clone(), self.clone()
        for number, answer in enumerate(answers, 1):
            try:
                trial.choose(answer, seat)
            except IllegalChoice as error:
                raise IllegalChoice(f"answer {number} of {len(answers)}: {error}") from None
        try:
            for answer in answers:
                self.choose(answer, seat)
        except BaseException:
            self._become(before)
            raise

    def undo(self, answers: int = 1, seat: int | None = None) -> None:
        """Take back the last answers, as far as the undo policy allows; all of them or none."""
        if self._imagined:
            raise UndoRefused("an imagined game cannot be undone; clone it before you choose")
        if answers < 1:
            raise UndoRefused(f"can take back one answer or more, not {answers}")
        node = self._last
        if seat is None:
            seat = node.seat
        undone: list[Answer] = []
        for _ in range(answers):
            self._check_undo(node, seat)
            undone.append(node)
            assert node.before is not None
            node = node.before
        self._rewind(node)
        self._undone = (*self._undone, *undone)

    def redo(self, seat: int | None = None) -> None:
        """Give the answer again that was taken back last; the same dice come again."""
        if not self._undone:
            raise UndoRefused("nothing has been taken back")
        *rest, node = self._undone
        assert node.option is not None
        self.choose(node.option, node.seat if seat is None else seat)
        self._undone = tuple(rest)

    def can_undo(self, seat: int | None = None, answers: int = 1) -> bool:
        """Whether `undo(answers, seat)` would be allowed now."""
        node: Answer | None = self._last
        try:
            for _ in range(answers):
                assert node is not None
                self._check_undo(node, seat)
                node = node.before
        except UndoRefused:
            return False
        return not self._imagined

    # How it works

    def _checked(
        self, question: Question, chosen: Option | str, seat: int | None
    ) -> tuple[Option, int, bool]:
        """The option meant, the seat that chooses it and whether it is an aside; or `IllegalChoice`."""
        text = chosen.text if isinstance(chosen, Option) else chosen
        option = question.find(text) if isinstance(text, str) else None
        if option is None:
            said = repr(text) if len(repr(text)) <= 80 else repr(text)[:77] + "..."
            offered = [o.text for o in question.all_options()]
            more = f" and {len(offered) - 12} more" if len(offered) > 12 else ""
            raise IllegalChoice(
                f"{said} is not an option of the question {question.kind!r}; it offers: "
                f"{', '.join(offered[:12])}{more}"
            )
        seats = question.seats_for(option)
        if seat is None:
            seat = seats[0]
        elif seat not in seats:
            raise IllegalChoice(
                f"seat {seat} may not choose {option.text!r}; this is up to "
                + ("seat " if len(seats) == 1 else "one of the seats ")
                + ", ".join(str(s) for s in seats)
            )
        return option, seats[seats.index(seat)], option not in question.options

    def _answer(self, option: Option, seat: int, aside: bool) -> None:
        before = (self._base, self._since, self._deals, self._checkpoint, self.question)
        play = self._play or self._resume()
        play.log.clear()
        self._count += 1
        try:
            if aside:
                play = self._interrupt(option)
                self._run(play, None)
            else:
                self._since = (*self._since, option)
                self._run(play, option)
        except BaseException:
            # Back to the question as it was: the position is data, the broken run is thrown away.
            self._base, self._since, self._deals, self._checkpoint, self.question = before
            self._play = self._script = self.result = None
            self._count -= 1
            raise
        self._last = Answer(self._last, option, seat, tuple(play.log))

    def _interrupt(self, option: Option) -> Play[S, W]:
        """Go back to before the step that asks, and put the aside in front of it."""
        make_step = self.ruleset.aside_step
        assert make_step is not None
        play = Play(self.ruleset, self.world, self._base.copy())
        play.then(make_step(option))
        self._play = play
        self._script = None
        return play

    def _run(self, play: Play[S, W], answer: Option | None) -> None:
        """Run the agenda until a question has to be asked or the game ends."""
        play.sink = self.sink
        scripts = self.ruleset.scripts
        agenda = play.state.agenda
        script = self._script
        mark = 0  # where the current step begins in the log
        try:
            if script is None and answer is not None:
                script = self._answered(play, answer)
                answer = None
            for _ in range(MOST_STEPS):
                if script is None:
                    if not agenda:
                        raise AssertionError("the agenda is empty and the game has not ended")
                    step = agenda.pop()
                    made = scripts[step.__class__](play, step)
                    if made is None:
                        continue
                    # Neither a generator nor a question has done anything yet: this is before the step.
                    self._keep(play, step)
                    mark = len(play.log)
                    if isinstance(made, Question):
                        question = made
                        if len(question.options) != 1 or question.always:
                            break
                        script = self._answered(play, question.options[0])
                        if script is None:
                            continue
                    elif step.__class__ in self.ruleset.answers:
                        raise AssertionError(f"the script of {step} has to return its question, not yield it")
                    else:
                        script = made
                    answer = None
                try:
                    question = script.send(answer)  # type: ignore[arg-type]  # None starts a script
                except StopIteration:
                    script = None
                    continue
                if len(question.options) != 1 or question.always:
                    break
                answer = question.options[0]
            else:
                raise AssertionError(f"{MOST_STEPS} steps and no question: the rules go round in circles")
        except GameEnded:
            self._end(play)
            return
        self._script = script
        self._ask(question, untouched=not self._since and len(play.log) == mark)

    def _ask(self, question: Question, *, untouched: bool) -> None:
        """Wait for an answer; `untouched` says that the step that asks has done nothing yet."""
        if not question.options:
            raise AssertionError(f"the question {question.kind!r} has no options")
        if question.interruptible:
            if not untouched:
                raise AssertionError(f"the question {question.kind!r} is not its step's first act")
            question.find_asides = self._find_asides()
        self.question = question

    def _answered(self, play: Play[S, W], answer: Option) -> AnyScript | None:
        """What follows the answer to a question that the current step asked without a script."""
        step = self._base.agenda[-1]
        return self.ruleset.answers[step.__class__](play, step, answer)

    def _find_asides(self) -> Callable[[], tuple[Aside, ...]] | None:
        find, world, base = self.ruleset.asides, self.world, self._base
        # A closure, not a partial: what is printed of a question must not show the state.
        return None if find is None else lambda: find(world, base)

    def _keep(self, play: Play[S, W], step: Step) -> None:
        """Keep the state as it is before a step that may ask."""
        base = play.state.copy()
        base.agenda.append(step)
        self._base = base
        self._since = self._deals = ()
        if base.round != self._checkpoint.round:
            self._checkpoint = Checkpoint(self._checkpoint, self._count, base)

    def _end(self, play: Play[S, W]) -> None:
        self._base = play.state
        self._since = self._deals = ()
        self._script = None
        self.question = None
        self.result = play.state.result

    def _resume(self) -> Play[S, W]:
        """Bring the position to life: run the current step again, silently, with the same answers."""
        if self.result is not None:
            self._play = Play(self.ruleset, self.world, self._base.copy())
        elif self._asked_plainly():
            # The question is here already and nothing has happened yet: there is nothing to run again.
            self._play = Play(self.ruleset, self.world, self._base.copy())
            self._play.state.agenda.pop()
        else:
            self._play, self._script, _ = self._run_again()
        return self._play

    def _asked_plainly(self) -> bool:
        """Whether the current step has only asked: not even an only option was chosen for the players."""
        question = self.question
        plainly = question is not None and question.interruptible and not self._since
        return plainly and self._base.agenda[-1].__class__ in self.ruleset.answers

    def _run_again(self) -> tuple[Play[S, W], AnyScript | None, Question]:
        """A new run of the current step's script, from its base to the question it asks now."""
        play = Play(self.ruleset, self.world, self._base.copy())
        step = play.state.agenda.pop()
        made = self.ruleset.scripts[step.__class__](play, step)
        assert made is not None
        script, question = (None, made) if isinstance(made, Question) else (made, made.send(None))  # type: ignore[arg-type]
        for number, answer in enumerate((None, *self._since)):
            if answer is not None:
                script, question = self._send(play, script, answer)
            while len(question.options) == 1 and not question.always:
                script, question = self._send(play, script, question.options[0])
            for after, seed in self._deals:
                if after == number:
                    self._deal(play, seed)
        return play, script, question

    def _send(
        self, play: Play[S, W], script: AnyScript | None, answer: Option
    ) -> tuple[AnyScript | None, Question]:
        """Go on with an answer to the next question of the same step."""
        if script is not None:
            return script, script.send(answer)
        script = self._answered(play, answer)
        assert script is not None
        return script, next(script)

    def _deal(self, play: Play[S, W], seed: int) -> None:
        """Deal anew what nobody has seen, and let all chance from here on come from a seed."""
        play.state.rng = seeded(seed)
        play.state.rigged = None
        self.ruleset.shuffle_hidden(play)

    def _start_at(self, checkpoint: Checkpoint) -> None:
        """Begin at a checkpoint and run to its first question."""
        self._checkpoint = checkpoint
        self._count = checkpoint.index
        self.question = self.result = None
        self._since = self._deals = ()
        self._script = None
        play: Play[S, W] = Play(self.ruleset, self.world, checkpoint.state.copy())  # type: ignore[arg-type]
        self._play = play
        self._run(play, None)

    def _rewind(self, to: Answer) -> None:
        """Go back: play silently from the last round that began before, and only then become that game."""
        twin = self.clone()
        checkpoint = self._checkpoint
        while checkpoint.index > to.index:
            assert checkpoint.before is not None
            checkpoint = checkpoint.before
        twin._start_at(checkpoint)
        for node in chain(to)[checkpoint.index + 1 :]:
            assert node.option is not None
            assert twin.question is not None
            twin._answer(node.option, node.seat, node.option not in twin.question.options)
        twin._last = to
        self._become(twin)

    def _become(self, twin: Game[S, W]) -> None:
        """Take over the position of a clone."""
        for name in Game.__slots__:
            if name != "sink":
                setattr(self, name, getattr(twin, name))

    def _check_undo(self, node: Answer, seat: int | None) -> None:
        if node.option is None:
            raise UndoRefused("this is the beginning of the game; there is nothing to take back")
        if self.undo_policy == "free":
            return
        if node.chance:
            raise UndoRefused(
                f"{node.option.text!r} brought a die, a card or something newly seen to light; "
                f"the undo policy of this game ({self.undo_policy}) does not go back past that"
            )
        if self.undo_policy == "strict" and seat is not None and node.seat != seat:
            raise UndoRefused(
                f"{node.option.text!r} was chosen by seat {node.seat}; "
                f"the undo policy of this game (strict) lets seats take back only their own choices"
            )


class ForAgent(Generic[S, W]):
    """A game as an agent may know it. Its clones are imagined: nobody can peek by playing a copy on.

    `seed` makes the agent's own thinking repeatable, and different at every question of a game; it has
    nothing to do with the game's seed. An agent that plays one `seat` is asked only what that seat may choose
    where seats act at the same time.
    """

    __slots__ = ("_game", "_rng", "_seat")

    def __init__(self, game: Game[S, W], seed: int = 0, seat: int | None = None):
        self._game = game
        self._seat = seat
        self._rng = seeded((seed << 64) + game.answers)

    @property
    def question(self) -> Question | None:
        """Who decides, about what, and the options; None if the game is over."""
        question = self._game.question
        if question is None or self._seat is None or not question.owners:
            return question
        mine = question.options_of(self._seat)
        return structs.replace(question, seats=(self._seat,), options=mine, owners=()) if mine else question

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self._game.result

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def mission(self) -> str:
        """What is played: `classic/01-city-blocks`."""
        return self._game.mission

    @property
    def world(self) -> W:
        """What never changes in this game: board, cards, mission. All of it is printed, so it is public."""
        return self._game.world

    def view(self, seat: int | None = None) -> Any:
        """What a seat may see, as plain data."""
        return self._game.view(seat)

    def look(self) -> Look[S, W]:
        """The position to read, with everything hidden in a fixed order: the same whatever the deal is."""
        return self._game.look()

    def clone(self) -> Game[S, W]:
        """A game to think with: what is unseen is dealt anew each time, what follows is rolled anew."""
        return self._game.imagine(self.random(1 << 62))

    def random(self, below: int) -> int:
        """A number below `below` from the agent's own generator."""
        self._rng, (value,) = numbers(self._rng, (below,))
        return value


# An agent looks at a game and answers its question.
Agent = Callable[[ForAgent[Any, Any]], Option]


AnyGame = Game[Any, Any]
"""A game of whichever kind, for what serves all of them."""


AnyForAgent = ForAgent[Any, Any]
"""What an agent sees of a game of whichever kind."""
