"""The text player: any game, line by line.

Nothing but lines printed one after another: no cursor is moved, no colour is needed. So it works over ssh and
in a pipe. For a screen reader there is plain mode: no drawing, no abbreviations, only what an option means.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import json

from overrun.agents import ADVISER, in_company, make
from overrun.agents.sensible import reason_of
from overrun.cli.bots import answer
from overrun.cli.output import print_line
from overrun.cli.replay import read_record
from overrun.core import (
    AnyGame,
    AnyPlay,
    Event,
    Option,
    Question,
    RecordError,
    UndoRefused,
    parse_record,
)
from overrun.core.version import ENGINE_VERSION
from overrun.errors import OverrunError, in_short
from overrun.games import game_of, replay, resume
from overrun.rules import load_index
from overrun.words import Words
from overrun.words.refusals import refusal
from overrun.words.rulings import Ruling, ruling
from overrun.words.tell import (
    Naming,
    because_sentence,
    event_sentence,
    mission_title,
    option_sentence,
    question_sentence,
    reason_words,
)
from overrun.words.typed import number_typed

RECENT = 20  # lines of the log that `log` shows
# Signs in the sentences of options that a screen reader spells out, and what is said instead.
SIGNS = {"→": "play-sign-to", "↔": "play-sign-for"}
NEAREST = 3  # so many groups of enemies are told at the start of a round in plain mode
LIKELY = 8  # so many choices are told that a line may mean


def read_line() -> str | None:
    """The next line a person types; None at the end of input."""
    try:
        return input("> ").strip()
    except EOFError:
        print_line("")
        return None


def matches(line: str, choices: Sequence[str]) -> list[int]:
    """Which choices a typed line may mean: its exact text, a number, or the beginnings of its words.

    Numbers inside a choice have to be typed in full: "move 1" never means "move 12".

    >>> matches("2", ["move 12", "search"])
    [1]
    >>> matches("m 12", ["move 1", "move 12", "search"])
    [1]
    >>> matches("move", ["move 1", "move 12", "search"])
    [0, 1]
    """
    typed = line.lower().split()
    lowered = [choice.lower().split() for choice in choices]
    if typed in lowered:
        return [lowered.index(typed)]
    if len(typed) == 1 and typed[0].isdecimal():
        number = number_typed(typed[0])
        return [] if number is None or not 1 <= number <= len(choices) else [number - 1]
    return [i for i, words in enumerate(lowered) if _begins(typed, words)]


def _begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    return 0 < len(typed) <= len(words) and all(
        word == part if part.isdecimal() else word.startswith(part)
        for part, word in zip(typed, words, strict=False)
    )


Matching = Callable[[str, Sequence[str]], list[int]]


def understood(
    line: str, choices: Sequence[str], told: Sequence[str], words: Words, meant: Matching = matches
) -> int | None:
    """The one choice a line means; otherwise the reason is told and None comes back.

    `told` is what people read of each choice.
    """
    found = meant(line, choices)
    if len(found) == 1:
        return found[0]
    said = in_short(line)
    if found:
        likely = "; ".join(told[i] for i in found[:LIKELY])
        print_line(words.text("play-ambiguous", line=said, choices=likely, more=max(0, len(found) - LIKELY)))
    elif line.isdecimal():
        print_line(words.text("play-no-such-number", line=said, count=len(choices)))
    else:
        print_line(words.text("play-not-understood", line=said))
    return None


def pick(
    choices: Sequence[str], meanings: Sequence[str], words: Words, meant: Matching = matches
) -> int | None:
    """Let a person pick one of a list; None at the end of input or for `quit`."""
    told = [
        words.text("play-choice", text=text, meaning=meaning)
        for text, meaning in zip(choices, meanings, strict=True)
    ]
    for number, choice in enumerate(told, 1):
        print_line(words.text("play-option", number=number, text=choice))
    while True:
        line = read_line()
        if line is None or line.lower() == "quit":
            return None
        if line and (found := understood(line, choices, told, words, meant)) is not None:
            return found


class Table:
    """One game played in the terminal by a person, with bots in some seats."""

    def __init__(
        self,
        game: AnyGame,
        bots: dict[int, str],
        words: Words,
        story: Sequence[Event] = (),
        *,
        plain: bool = False,
    ):
        """`story` is what happened in the set-up, before anybody listened; `plain` is for screen readers."""
        self.bots = bots
        self.plain = plain
        self.told_of_more = False
        self.agents = {seat: make(name, seat) for seat, name in bots.items()}
        self.words = words
        self.leaving = False
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "redo": self.redo,
            "help": self.help,
            "log": self.log,
            "since": self.since,
            "board": self.board,
            "more": self.more,
            "save": self.save,
            "load": self.load,
            "why": self.why,
            "hint": self.hint,
            "quit": self.quit,
        }
        self.sit_down(game)
        self.story = story

    @classmethod
    def loaded(cls, file: Path, bots: dict[int, str], words: Words, *, plain: bool = False) -> "Table":
        """A table at which a saved game goes on."""
        return cls(_saved_game(file)[0], bots, words, plain=plain)

    def sit_down(self, game: AnyGame) -> None:
        """Begin with a game, new or loaded."""
        self.game = game
        self.entry = game_of(game.mission)
        self.saved_at = game.answers
        self.told_round = -1
        self.told_seats: list[str] = []
        self.asked = -1  # at which answer the question was last printed; it is not repeated without need
        self.choices: list[Option] = []
        self.rare: list[Option] = []  # choices that are there too, once somebody asks for more
        self.chosen_at = -1  # how many answers there were before a person last chose
        self.told: list[tuple[int, str]] = []  # after how many answers, and the sentence
        self.fresh: list[Event] = []  # what happened since a person was last asked
        game.sink = self.hear

    def say(self, key: str, /, **args: Any) -> None:
        print_line(self.words.text(key, **args))

    def hear(self, event: Event, _: AnyPlay | None = None) -> None:
        """Take an event from the engine at the moment it happens."""
        sentence = event_sentence(self.words, self.entry.id, event, self.naming())
        self.fresh.append(event)
        self.told.append((self.game.answers, sentence))
        print_line(sentence)

    def naming(self) -> Naming | None:
        """How this game calls things, as they stand now."""
        return self.entry.naming(self.words, self.game.view()) if self.entry.naming else None

    # The loop

    def run(self) -> None:
        """Play until the person leaves or the input ends."""
        mission = self.game.mission
        title = next((info.title for info in self.entry.missions() if info.id == mission), mission)
        self.say("play-start", title=mission_title(self.words, mission, title), seed=str(self.game.seed))
        for event in self.story:
            self.hear(event)
        if self.plain:
            self.tell_goals()
        elif self.entry.draw_text is not None:
            self.board("")
        while not self.leaving:
            self.let_bots_answer()
            if self.asked != self.game.answers:
                self.ask()
            line = read_line()
            if line is None:
                self.quit("")
            elif line:
                self.obey(line)
            else:
                self.ask()

    def let_bots_answer(self) -> None:
        """Let bots go on until a person is needed or the game is over."""
        while (question := self.game.question) is not None:
            seat = question.due(self.bots)
            if seat is None:
                return
            chosen = answer(self.game, self.agents[seat], seat=seat)
            if question.owners and chosen not in question.options_of(seat):
                chosen = question.options_of(seat)[0]
            self.say("play-bot-chose", seat=seat + 1, agent=self.bots[seat], text=self.meant(chosen))
            self.game.choose(chosen, seat)

    def ask(self) -> None:
        """Print the question with its numbered choices."""
        game = self.game
        self.asked = game.answers
        self.choices = []
        if game.question is None:
            assert game.result is not None
            reason = reason_words(self.words, self.entry.id, game.result.reason)
            self.say("play-won" if game.result.won else "play-lost", reason=reason)
            self.say("play-over")
            return
        question = game.question
        if game.round != self.told_round:
            self.told_round = game.round
            # Most games tell of a new round themselves.
            if not any(event.__struct_config__.tag == "round-started" for event in self.fresh):
                self.say("play-round", number=game.round)
            if self.plain and game.round:
                self.tell_nearest()
        seats = [str(seat + 1) for seat in question.seats if seat not in self.bots]
        if seats != self.told_seats:
            self.told_seats = seats
            self.say("play-seats", count=len(seats), seats=", ".join(seats))
        if question.kind == "action" and (turn := self.reports().get("turn")):
            self.print_lines(turn(""))
        print_line(question_sentence(self.words, self.entry.id, question, self.naming()))
        self.list_choices(question)

    def list_choices(self, question: Question) -> None:
        """Print and keep what the people at this table may choose: the options, then the asides.

        Rare ones are kept for `more`.
        """
        options = [
            o for o in question.options if any(seat not in self.bots for seat in question.seats_for(o))
        ]
        asides = [aside.option for aside in question.asides if aside.seat not in self.bots]
        self.rare = [choice for choice in options + asides if self.seldom(choice)]
        options = [choice for choice in options if choice not in self.rare]
        asides = [choice for choice in asides if choice not in self.rare]
        self.choices = options + asides
        lines = self.shown(self.choices)
        self.print_lines(lines[: len(options)])
        if asides:
            # They are there at almost every question and seldom wanted: one line is enough.
            self.say("play-asides", choices="; ".join(lines[len(options) :]))
        if self.rare and not self.told_of_more:
            self.told_of_more = True
            self.say("play-more")

    def seldom(self, choice: Option) -> bool:
        """Whether a choice is seldom wanted: by its verb, or because nobody to fight is there."""
        if choice.verb in self.entry.rare:
            return True
        preview = self.entry.preview(self.game, choice) if self.entry.preview else None
        return preview is not None and not preview.at_enemies

    def shown(self, choices: Sequence[Option], first: int = 1) -> list[str]:
        """Choices with their numbers, what they mean where their text does not say it all, and what to know
        about them."""
        naming = self.naming()
        remark = self.entry.remarks(self.game, self.words) if self.entry.remarks else None
        lines = []
        for number, choice in enumerate(choices, first):
            line = self.words.text("play-option", number=number, text=self.called(choice, naming))
            if remark is not None and (told := remark(choice)):
                line = self.words.text("play-option-remark", option=line, remark=told)
            lines.append(line)
        return lines

    def called(self, choice: Option, naming: Naming | None = None) -> str:
        """What is typed for a choice with what it means; in plain mode only that."""
        meaning = self.meant(choice, naming)
        if meaning == choice.text or self.plain:
            return meaning
        return self.words.text("play-choice", text=choice.text, meaning=meaning)

    def meant(self, choice: Option, naming: Naming | None = None) -> str:
        """What a choice means, in words; its text where that says it all."""
        told = option_sentence(self.words, self.entry.id, choice, naming or self.naming()) or choice.text
        if self.plain:
            for sign, key in SIGNS.items():
                told = told.replace(sign, self.words.text(key))
        return told

    def reports(self) -> Mapping[str, Callable[[str], Sequence[str]]]:
        """What can be asked about the position of this game."""
        return self.entry.reports(self.game, self.words) if self.entry.reports else {}

    def print_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            print_line(line)

    def tell_goals(self) -> None:
        """What is to be done: the first thing to know without a drawing."""
        if goals := self.reports().get("goals"):
            self.print_lines(goals(""))

    def tell_nearest(self) -> None:
        """Where the nearest enemies are after a round."""
        if enemies := self.reports().get("enemies"):
            lines = list(enemies(""))
            self.print_lines(lines[:NEAREST])
            if len(lines) > NEAREST:
                self.say("play-more-enemies", count=len(lines) - NEAREST)

    def obey(self, line: str) -> None:
        """Do what was typed: one of the choices or a command."""
        texts = [choice.text for choice in self.choices]
        name, _, rest = line.removeprefix(":").partition(" ")
        run = self.commands.get(name.lower()) or self.report(name.lower())
        # Where a choice and a command are called the same, the choice goes first; a colon means the command.
        if run is not None and (line.startswith(":") or line.lower() not in texts):
            try:
                run(rest.strip())
            except OverrunError as error:
                print_line(refusal(self.words, str(error)))
            return
        if not self.choices:
            self.say("play-over")
            return
        naming = self.naming()
        meanings = [self.meant(choice, naming) for choice in self.choices]
        hidden = [choice.text for choice in self.rare]
        # What an option is called counts first, then what it means, then what is not on the list. Numbers are
        # only those that were read out.
        called = [texts] if line.isdecimal() else [texts, meanings, hidden]
        named = next((names for names in called if matches(line, names)), meanings if self.plain else texts)
        choices = self.rare if named is hidden else self.choices
        told = [self.called(choice, naming) for choice in choices]
        chosen = understood(line, named, told, self.words)
        if chosen is not None:
            self.fresh.clear()
            self.choose(choices[chosen])

    def report(self, name: str) -> Callable[[str], None] | None:
        """The command that answers a question about the position, if there is one of this name."""
        answer = self.reports().get(name)
        return None if answer is None else lambda rest: self.print_lines(answer(rest))

    def choose(self, option: Option) -> None:
        assert self.game.question is not None
        self.chosen_at = self.game.answers
        self.game.choose(option, self.person(self.game.question, option))

    def person(self, question: Question, option: Option) -> int:
        """The first seat at this table that may choose an option and is no bot's."""
        return next(seat for seat in question.seats_for(option) if seat not in self.bots)

    # Commands

    def undo(self, _: str) -> None:
        """Back to the last choice a person made, over whatever bots answered since."""
        record = self.game.record
        mine = [i for i, (seat, _) in enumerate(record.answers) if seat not in self.bots]
        if not mine:
            self.say("play-nothing-to-undo")
            return
        self.game.undo(len(record.answers) - mine[-1])
        self.told = [(when, sentence) for when, sentence in self.told if when <= self.game.answers]
        self.fresh.clear()
        self.chosen_at = self.game.answers
        self.say("play-undone", text=self.answer_told(record.answers[mine[-1]][1]))

    def redo(self, _: str) -> None:
        """Do again what was taken back, with the bots' answers that followed it."""
        self.fresh.clear()
        self.chosen_at = self.game.answers
        was = self.game.question
        self.game.redo()
        text = self.game.record.answers[-1][1]
        again = was.find(text) if was else None
        self.say("play-redone", text=self.meant(again) if again else text)
        while self.game.question is not None and self.game.question.due(self.bots) is not None:
            try:
                self.game.redo()
            except UndoRefused:
                return

    def answer_told(self, text: str) -> str:
        """What the answer of this text to the present question means."""
        found = self.game.question.find(text) if self.game.question else None
        return self.meant(found) if found else text

    def help(self, _: str) -> None:
        self.say("play-help")
        asked = [name for name in self.reports() if name not in self.commands]
        self.print_lines(self.words.text(f"play-help-{name}") for name in asked)

    def more(self, _: str) -> None:
        """The choices that are seldom wanted; from now on their numbers count, too."""
        hidden = [choice for choice in self.rare if choice not in self.choices]
        if not self.rare:
            self.say("play-no-more")
        first = len(self.choices) - len(self.rare) + len(hidden) + 1
        self.print_lines(self.shown(self.rare, first))
        self.choices += hidden

    def since(self, _: str) -> None:
        """What has happened since a person last chose something."""
        lines = [sentence for when, sentence in self.told if when > self.chosen_at]
        if not lines:
            self.say("play-log-empty")
        self.print_lines(lines)

    def log(self, rest: str) -> None:
        lines = [sentence for _, sentence in self.told]
        if not lines:
            self.say("play-log-empty")
        for line in lines if rest == "all" else lines[-RECENT:]:
            print_line(line)

    def board(self, _: str) -> None:
        question = self.game.question
        if self.plain and (told := self.reports().get("board")):
            self.print_lines(told(""))
        elif self.entry.draw_text is not None:
            print_line(self.entry.draw_text(self.game, self.words))
        else:
            mine = [seat for seat in question.seats if seat not in self.bots] if question else []
            view = self.game.view(mine[0] if mine else None)
            self.say("play-no-board")
            print_line(json.format(json.encode(view), indent=2).decode())

    def save(self, rest: str) -> None:
        if not rest:
            self.say("play-file-needed", command="save")
            return
        file = Path(rest).expanduser()
        try:
            if file.exists():
                parse_record(file.read_bytes())
            file.write_text(self.game.record.json(), "utf-8")
        except RecordError:
            self.say("play-not-overwritten", file=str(file))
        except OSError as error:
            self.say("play-cannot-write", file=str(file), reason=error.strerror)
        else:
            self.saved_at = self.game.answers
            self.say("play-saved", file=str(file))

    def load(self, rest: str) -> None:
        if not rest:
            self.say("play-file-needed", command="load")
            return
        file = Path(rest).expanduser()
        game, engine = _saved_game(file)
        self.sit_down(game)
        if engine == ENGINE_VERSION:
            self.say("play-loaded", file=str(file))
        else:
            self.say("play-resumed", file=str(file), engine=engine)

    def why(self, rest: str) -> None:
        """What was seen and heard since a person was last asked, and the rules; or one rule."""
        ids = [rest] if rest else list(dict.fromkeys(rule for event in self.fresh for rule in event.rules))
        if not ids:
            self.say("play-why-nothing")
        naming = self.naming()
        for event in self.fresh if not rest else ():
            if because := because_sentence(self.words, self.entry.id, event, naming):
                sentence = event_sentence(self.words, self.entry.id, event, naming)
                self.say("play-because", sentence=sentence, because=because)
        for rule_id in ids:
            told = _told(rule_id, self.words)
            if told is None:
                self.say("play-why-unknown", id=rule_id)
            else:
                key = "play-rule-plain" if self.plain else "play-rule"
                self.say(key, heading=told.heading, text=told.text, id=rule_id)

    def hint(self, rest: str) -> None:
        """What a bot would do in one's place, and why."""
        question = self.game.question
        if question is None:
            self.say("play-over")
            return
        seat = self.person(question, self.choices[0])
        agent = make(in_company(rest or ADVISER))
        chosen = answer(self.game, agent, seat=seat)
        if chosen not in self.choices and chosen in self.rare:
            self.choices += [choice for choice in self.rare if choice not in self.choices]
        if chosen not in self.choices:
            raise OverrunError(f"the bot wants {chosen.text!r}, which is not on offer")
        number = self.choices.index(chosen) + 1
        self.say("play-hint", choice=self.shown([chosen], number)[0])
        if (reason := reason_of(agent, chosen)) is not None:
            print_line(reason.said(self.words))

    def quit(self, _: str) -> None:
        self.leaving = True
        if self.game.answers == self.saved_at:
            self.say("play-goodbye")
        else:
            self.say("play-goodbye-unsaved", seed=str(self.game.seed))


def _saved_game(file: Path) -> tuple[AnyGame, str]:
    """The game a file holds and its engine's version; another engine's game goes on at its last round."""
    record = read_record(file)
    game = replay(record) if record.engine == ENGINE_VERSION else resume(record)
    return game, record.engine


def _told(rule_id: str, words: Words) -> Ruling | None:
    index = load_index()
    return ruling(words, index.get(rule_id)) if rule_id in index else None
