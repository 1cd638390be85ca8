"""What things are called in sentences, as a table: from the kind of an argument to keys of the catalogue.

A game's `Naming` says, for each kind of thing, the ways to find its name; they are tried in their order.
Of what kinds the parts of its questions and answers and the fields of its events are comes from what the game
declares; the table adds fields that are told otherwise. All of it is plain data: `Names` reads it here, and
the page in `web/src/lib/naming.ts`. Whoever adds a way adds it in both; a test compares them.

>>> from overrun.words import Words
>>> CARD = word("card")
>>> naming = Naming(owners=("classic",), kinds={CARD.name: (Key(("card",)),)}, fields={"weapon": CARD.name})
>>> naming(Words("en"), {"survivors": []})("weapon", "fire-axe", {})
'Fire Axe'
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType, ModuleType
from typing import Any, get_type_hints

from msgspec import Struct, structs

from overrun.core import Option, Question, option
from overrun.core.option import Arg
from overrun.core.verb import Kind, word
from overrun.core.vocabulary import Vocabulary
from overrun.game_entry import GameEntry
from overrun.words.catalogue import Words

# What an argument, or a part of what a question is about, is called in its sentence.
LETTERS = "abcdef"
# Whatever is of no other kind: it is looked for everywhere.
THING = word("thing")
# What is only chosen by: a sentence has a variant for it and does not call it anything.
SIGN = word("sign")
NO_FIELDS: Mapping[str, Any] = MappingProxyType({})


# Ways to a name


class Way(Struct, frozen=True, tag_field="way"):
    """Says what a value is called, or nothing if it does not know it. `fields` is all that is spoken of."""

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        """What an id is called."""
        return None

    def number(self, names: Names, value: int) -> Any:
        """What a number stands for."""
        return None

    def several(self, names: Names, values: Sequence[Any]) -> Any:
        """What several things are called."""
        return None


class Person(Way, frozen=True, tag="person"):
    """Somebody, by their id."""

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        return names.people.get(value)


class Numbered(Way, frozen=True, tag="numbered"):
    """Somebody, by their place among the survivors; whoever is not there is called by the key `nobody`."""

    nobody: str = ""

    def number(self, names: Names, value: int) -> Any:
        people = names.view["survivors"]
        if 0 <= value < len(people):
            return people[value]["name"]
        return names.words.text(self.nobody) if self.nobody else str(value)


class FromOne(Way, frozen=True, tag="from-one"):
    """A number that people count from 1."""

    def number(self, names: Names, value: int) -> Any:
        return value + 1


class Key(Way, frozen=True, tag="key"):
    """A word of the catalogue: `card` finds `classic-card-pistol`. The first family that has it says it."""

    families: tuple[str, ...]

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        count = fields.get("count", 1)
        for family in self.families:
            found = names.find(f"{family}-{value}", count=count)
            if found is not None:
                return found
        return None


class Skill(Way, frozen=True, tag="skill"):
    """A skill, also one that is about something: plus-1-damage-melee, brother-in-arms-lucky."""

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        return names.skill(value)


class Reason(Way, frozen=True, tag="reason"):
    """Why a game is over, by the id of a rule; the catalogue has its last part."""

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        return names.find(f"reason-{value.rpartition('.')[2]}") or value


class Chosen(Way, frozen=True, tag="chosen"):
    """The text of an option, which is told as a sentence of its own."""

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        verb, *args = value.split()
        return option(verb, *(int(arg) if arg.isdigit() else arg for arg in args))


class Each(Way, frozen=True, tag="each"):
    """Several things of a kind, as one speaks of `count` of them; the key `none` says that there are none."""

    kind: str
    count: int = 1
    none: str = ""

    def several(self, names: Names, values: Sequence[Any]) -> Any:
        if not values and self.none:
            return names.words.text(self.none)
        return [names.called((self.kind,), value, {"count": self.count}) for value in values]


class Counts(Way, frozen=True, tag="counts"):
    """So many of each kind of enemy, in the order of the view's `supply`: `zombie-walker.counted`."""

    family: str

    def several(self, names: Names, values: Sequence[Any]) -> Any:
        told = [
            names.find(f"{self.family}-{kind}.counted", count=count)
            for kind, count in zip(names.view["supply"], values, strict=True)
            if count
        ]
        return ", ".join(filter(None, told))


class Parts(Way, frozen=True, tag="parts"):
    """A word of several things, each of a kind: `between` stands between them in the word, `told` in the
    sentence."""

    kind: str
    between: str
    told: str

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        if self.between not in value:
            return None
        return self.told.join(names.called((self.kind,), part) for part in value.split(self.between))


class Marked(Way, frozen=True, tag="marked"):
    """A word with a mark at its end, which the key says in brackets: sawed-off* is empty."""

    kind: str
    mark: str
    key: str

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        if not value.endswith(self.mark):
            return None
        bare = names.called((self.kind,), value.removesuffix(self.mark))
        return f"{bare} ({names.words.text(self.key)})"


class Place(Way, frozen=True, tag="place"):
    """Somebody's place (cole/hand), or a thing in one (cole/hand/smg), which is then what is named.

    Whose it is, the key `whose` says, if two people are spoken of.
    """

    kind: str
    whose: str

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        who, *there = value.split("/")
        if not there or who not in names.people:
            return None
        what = names.called((self.kind,), there[-1])
        owners = {str(part).partition("/")[0] for part in fields.values() if "/" in str(part)}
        return names.words.text(self.whose, who=names.people[who], place=what) if len(owners) > 1 else what


class Copy(Way, frozen=True, tag="copy"):
    """One of several that are alike: the word of the family and a number (walker-a3)."""

    family: str

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        kind, _, number = value.rpartition("-")
        found = names.find(f"{self.family}-{kind}")
        return f"{found} {number}" if found else None


class Boss(Way, frozen=True, tag="boss"):
    """The Boss of this game, where it is called nothing but that."""

    family: str

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        return names.find(f"{self.family}-{names.view['boss']['id']}") if value == "boss" else None


class Companion(Way, frozen=True, tag="companion"):
    """A Companion at the table: the id is the name, with a capital."""

    def word(self, names: Names, value: str, fields: Mapping[str, Any]) -> Any:
        there = any(companion["tool"]["id"] == value for companion in names.view["companions"])
        return value.capitalize() if there else None


class Naming(Struct, frozen=True):
    """How a game calls things: `owners` are the catalogues that have its words, its own first.

    `answers` are the kinds of arguments that a verb has, one row for each way it is declared; `questions` the
    kinds of what they are about, by letter. A word without a name is told with blanks instead of `blank`.
    """

    owners: tuple[str, ...]
    kinds: Mapping[str, tuple[Way, ...]]
    fields: Mapping[str, str]
    answers: Mapping[str, tuple[tuple[str, ...], ...]] = {}
    questions: Mapping[str, tuple[str, ...]] = {}
    blank: str = "-"

    def __call__(self, words: Words, view: Mapping[str, Any]) -> Names:
        """How to call the values of events, questions and options of a game that looks like a view."""
        return Names(self, words, view)


def table_of(
    owners: tuple[str, ...],
    words: Vocabulary,
    events: ModuleType,
    kinds: Mapping[Kind[Any], tuple[Way, ...]],
    fields: Mapping[str, Kind[Any]],
    blank: str = "-",
) -> Naming:
    """The table of a game: its ways by kind, and of which kinds that is which its words and events declare.

    `fields` are those of events that are told otherwise than what they declare, or declare nothing.
    """
    answers: dict[str, tuple[tuple[str, ...], ...]] = {}
    for verb in words.verbs():
        shape = tuple(kind.name for kind in verb.kinds)
        known = answers.get(verb.word, ())
        answers[verb.word] = known if shape in known else (*known, shape)
    questions = {}
    for asked in words.questions:
        rest = () if asked.rest is None else (asked.rest,) * len(LETTERS)
        questions[asked.name] = tuple(kind.name for kind in (*asked.subject, *rest)[: len(LETTERS)])
    return Naming(
        owners,
        {kind.name: ways for kind, ways in kinds.items()},
        {field: kind.name for field, kind in (_declared(events, kinds, fields) | dict(fields)).items()},
        answers,
        questions,
        blank,
    )


def _declared(
    events: ModuleType, kinds: Collection[Kind[Any]], told: Collection[str]
) -> dict[str, Kind[Any]]:
    """Of which of some kinds the fields of events are, by name; but those that the game says itself."""
    found: dict[str, Kind[Any]] = {}
    for event in vars(events).values():
        hints = get_type_hints(event, include_extras=True) if isinstance(event, type) else {}
        marks = [(name, mark) for name, hint in hints.items() for mark in getattr(hint, "__metadata__", ())]
        for field, mark in marks:
            if field in told or not (isinstance(mark, Kind) and mark in kinds):
                continue
            if found.setdefault(field, mark) is not mark:
                raise ValueError(f"{field} is {found[field]} and {mark}: say how it is told")
    return found


def sent(entry: GameEntry) -> dict[str, Any] | None:
    """The table of a game as the page gets it, with the catalogues in which its sentences are looked for.

    A game that calls things by a function of its own has none: nobody else can word it.
    """
    table = Naming((), {}, {}) if entry.naming is None else entry.naming
    if not isinstance(table, Naming):
        return None
    return {**structs.asdict(table), "sentences": (entry.id, *entry.shared_words)}


class Names:
    """Reads a table, in a language and for a game that looks like a view."""

    def __init__(self, table: Naming, words: Words, view: Mapping[str, Any]):
        self.table = table
        self.words = words
        self.view = view
        self._anything = table.kinds.get(THING.name, ())
        self.people: dict[str, str] = {person["id"]: person["name"] for person in view["survivors"]}

    def __call__(self, field: str, value: Any, fields: Mapping[str, Any]) -> Any:
        """What the value of an event's field is called."""
        return self.called((self.table.fields.get(field, THING.name),), value, fields)

    def arguments(self, chosen: Option) -> dict[str, Any]:
        """What the arguments of an option are called, by letter."""
        shapes = self.table.answers.get(chosen.verb, ())
        return self._lettered(chosen.args, [shape for shape in shapes if len(shape) == len(chosen.args)])

    def subject(self, asked: Question) -> dict[str, Any]:
        """What the things a question is about are called, by letter."""
        shape = self.table.questions.get(asked.kind, ())[: len(asked.subject)]
        return self._lettered(asked.subject, [shape] if len(shape) == len(asked.subject) else [])

    def _lettered(self, values: Sequence[Arg], shapes: Sequence[Sequence[str]]) -> dict[str, Any]:
        fields = dict(zip(LETTERS, values, strict=False))
        return {
            letter: self.called([shape[number] for shape in shapes] or [THING.name], value, fields)
            for number, (letter, value) in enumerate(fields.items())
        }

    def called(self, kinds: Iterable[str], value: Any, fields: Mapping[str, Any] = NO_FIELDS) -> Any:
        """What a value is called that is of one of some kinds; numbers without a name stay numbers."""
        for kind in kinds:
            for way in self.table.kinds.get(kind, self._anything):
                found = self._by(way, value, fields)
                if found is not None:
                    return found
        return value.replace(self.table.blank, " ") if isinstance(value, str) else value

    def _by(self, way: Way, value: Any, fields: Mapping[str, Any]) -> Any:
        if isinstance(value, str):
            return way.word(self, value, fields)
        if isinstance(value, tuple | list):
            return way.several(self, value)
        if isinstance(value, int) and not isinstance(value, bool):
            return way.number(self, value)
        return None

    def find(self, name: str, **args: Any) -> str | None:
        """A word of the game (`card-pan`), if the catalogue has it."""
        for owner in self.table.owners:
            if self.words.has(f"{owner}-{name}"):
                return self.words.text(f"{owner}-{name}", **args)
        return None

    def skill(self, value: str, attribute: str = "") -> str | None:
        """A skill by the longest beginning that is one; what is left is what it is about."""
        parts = value.split("-")
        for end in range(len(parts), 0, -1):
            about = "-".join(parts[end:])
            of = about and (self.find(f"card-{about}") or self.skill(about) or about)
            found = self.find(f"skill-{'-'.join(parts[:end])}{attribute}", of=of)
            if found is not None:
                return found
        return None
