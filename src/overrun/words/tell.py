"""Sentences for what the engine says: events, questions, options and missions, in any game.

The game's own sentence (`classic-event-door-opened`, `classic-question-split`, `classic-option-move`) is used
if the catalogue has one; anything else, such as an event of a plug-in, gets a plain sentence made of its
fields. The fields of an event are the variables of its sentence; what a question is about and an option's
arguments are `$a`, `$b`, `$c`…, or "none" where there are fewer.

A sentence chooses its variant by what a thing is and writes what it is called: `{ $seat -> [driver] … }` is
chosen by "driver" in every language, however a language calls that seat. What is missing is "nothing", yes
and no are "yes" and "no", and a blank inside an id is a hyphen, as Fluent wants it. How many things there are
in `$goals` is `$goals-count`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fluent.runtime.types import FluentType
from msgspec import structs

from overrun.core import Event, Option, Question
from overrun.games import entry_of
from overrun.words.catalogue import Words
from overrun.words.naming import LETTERS, Names

# Invader and Dark Side on one table are no game of their own, but they have words.
MIXED = {"mixed": ("invader", "darkside", "scifi")}


def game_key(words: Words, game: str, name: str) -> str | None:
    """The key of a game's word, its own or one it shares: `event-spawned` may be `scifi-event-spawned`."""
    keys = (f"{owner}-{name}" for owner in (game, *_shared_words(game)))
    return next(filter(words.has, keys), None)


def _shared_words(game: str) -> tuple[str, ...]:
    """Where the words of a game are looked for after its own: what several games share stands once."""
    if game in MIXED:
        return MIXED[game]
    entry = entry_of(game)
    return entry.shared_words if entry else ()


# A game's way to call things: from a field's name, its value and all fields to a word ("ned" is Ned), or to
# an option, which is told as a sentence of its own. The `Names` of a table know of what kind the parts of
# questions and options are; to any other naming they come as the fields a, b, c…
Naming = Callable[[str, Any, Mapping[str, Any]], Any]


def event_sentence(words: Words, game: str, event: Event, naming: Naming | None = None) -> str:
    """What has happened, in one sentence."""
    tag = str(event.__struct_config__.tag)
    fields = {name: value for name, value in structs.asdict(event).items() if name != "rules"}
    if key := game_key(words, game, f"event-{tag}"):
        return words.text(key, **_named(words, game, fields, naming))
    told = [f"{name.replace('_', ' ')} {_shown(words, value)}" for name, value in fields.items()]
    start = tag.replace("-", " ").capitalize()
    return f"{start}: {', '.join(told)}." if told else f"{start}."


def because_sentence(words: Words, game: str, event: Event, naming: Naming | None = None) -> str:
    """What was seen or heard that made it so; nothing where only rules say why."""
    key = game_key(words, game, f"because-{event.__struct_config__.tag}")
    fields = {name: value for name, value in structs.asdict(event).items() if name != "rules"}
    return words.text(key, **_named(words, game, fields, naming)) if key else ""


def question_sentence(words: Words, game: str, question: Question, naming: Naming | None = None) -> str:
    """What is asked, in one sentence."""
    if key := game_key(words, game, f"question-{question.kind}"):
        called = naming.subject(question) if isinstance(naming, Names) else None
        return words.text(key, **_lettered(words, game, question.subject, naming, called))
    about = " ".join(_shown(words, part) for part in question.subject)
    return words.text("tell-question", kind=question.kind, about=about or "none")


def option_sentence(words: Words, game: str, option: Option, naming: Naming | None = None) -> str:
    """What an option means, or nothing where its text form says it all."""
    key = game_key(words, game, f"option-{option.verb}")
    if key is None:
        return ""
    called = naming.arguments(option) if isinstance(naming, Names) else None
    return words.text(key, **_lettered(words, game, option.args, naming, called))


def mission_title(words: Words, mission: str, title: str) -> str:
    """The title of a mission in this language, or the title it came with."""
    game, _, slug = mission.partition("/")
    key = game_key(words, game, f"mission-{slug}")
    return words.text(key) if key else title


def difficulty(words: Words, game: str, level: str) -> str:
    """How hard a mission is, in this language if it has a word for it."""
    key = game_key(words, game, f"difficulty-{level}")
    return words.text(key) if key else level


def reason_words(words: Words, game: str, reason: str) -> str:
    """Why a game is over, for the end of a sentence; the reason itself where there are no words for it.

    >>> reason_words(Words("en"), "classic", "classic.end.lose-all-dead")
    'everybody is dead'
    """
    key = game_key(words, game, f"reason-{reason.rpartition('.')[2]}")
    return words.text(key) if key else reason


class Called(FluentType):
    """A thing in a sentence: chosen by what it is, written as it is called."""

    __slots__ = ("thing", "word")

    def __init__(self, thing: str, word: str):
        self.thing = thing
        self.word = word

    def __eq__(self, other: object) -> bool:
        return other == self.thing

    __hash__ = FluentType.__hash__

    def format(self, locale: Any) -> str:
        return self.word


def _lettered(
    words: Words, game: str, values: Sequence[Any], naming: Naming | None, called: Mapping[str, Any] | None
) -> dict[str, Any]:
    """The parts by letter; those that are not there are "none", so that a sentence can do without."""
    parts = dict(zip(LETTERS, values, strict=False))
    if called is None:
        said = _named(words, game, parts, naming)
    else:
        said = {
            letter: _argument(words, game, parts[letter], name, naming) for letter, name in called.items()
        }
    return {**dict.fromkeys(LETTERS, "none"), **said}


def _named(words: Words, game: str, fields: Mapping[str, Any], naming: Naming | None) -> dict[str, Any]:
    said = {
        name: _argument(words, game, value, value if naming is None else naming(name, value, fields), naming)
        for name, value in fields.items()
    }
    # Of several things a sentence may also say how many they are.
    lists = {f"{name}-count": len(value) for name, value in fields.items() if isinstance(value, tuple)}
    return said | lists


def _argument(words: Words, game: str, value: Any, called: Any, naming: Naming | None) -> Any:
    """A value as Fluent takes it: numbers stay numbers, so that plural forms work."""
    if isinstance(called, int | float) and not isinstance(called, bool):
        return called
    if isinstance(called, Option):
        return Called(_thing(value), option_sentence(words, game, called, naming))
    return Called(_thing(value), _shown(words, called))


def _thing(value: Any) -> str:
    """What sentences choose by."""
    if _is_nothing(value):
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace(" ", "-")


def _is_nothing(value: Any) -> bool:
    return value is None or value in ("", (), [])


def _shown(words: Words, value: Any) -> str:
    if _is_nothing(value):
        return words.text("tell-nothing")
    if isinstance(value, bool):
        return words.text("tell-yes" if value else "tell-no")
    if isinstance(value, list | tuple):
        return ", ".join(_shown(words, part) for part in value)
    return str(value)
