"""Answers spelt word by word: one fixed, small list of words for a whole game.

A game may offer thousands of different answers ("put the rifle from Ned's hand into Amy's reserve"), but it
has few words. An environment's action is one word; the answer is complete when only one option is left that
begins so. Words that must follow are not asked for, so that most answers take one or two actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any

from overrun.core import Option
from overrun.core.verb import AnyVerb, Kind
from overrun.errors import OverrunError

STOP = "."
"""Said where an answer is complete, but another one goes on."""


class Vocabulary:
    """The words of a game, in families of fixed size, so that content packs do not change the numbers.

    >>> words = Vocabulary({"verb": (["move", "end"], 3), "zone": (range(2), 2)})
    >>> words.names
    ('.', 'verb:move', 'verb:end', 'verb:-2', 'zone:0', 'zone:1')
    >>> words.number("zone:1"), len(words)
    (5, 6)
    """

    __slots__ = ("_numbers", "names")

    def __init__(self, families: Mapping[str, tuple[Sequence[object], int]]):
        names = [STOP]
        for family, (members, size) in families.items():
            if len(members) > size:
                raise OverrunError(
                    f"the environment has room for {size} words of the kind {family!r}, and the content "
                    f"has {len(members)}; play without some packs"
                )
            names += [f"{family}:{member}" for member in members]
            names += [f"{family}:-{spare}" for spare in range(len(members), size)]
        self.names = tuple(names)
        self._numbers = {name: number for number, name in enumerate(names)}

    def __len__(self) -> int:
        return len(self.names)

    def number(self, name: str) -> int:
        """The number of a word."""
        if name not in self._numbers:
            raise OverrunError(f"the environment has no word {name!r}; it cannot play this mission")
        return self._numbers[name]


# How an option is spelt: the names of its words.
Spell = Callable[[Option], Sequence[str]]

# The families in which each kind of argument is spelt.
Families = Mapping[Kind[Any], Sequence[str]]


class SpeltByKinds:
    """Spells options by what their verbs say of their arguments: the verb, then each argument's words.

    `parts` takes an argument apart that names several things, such as `amy/hand`.
    """

    __slots__ = ("_families", "_members", "_parts", "_verbs")

    def __init__(
        self,
        verbs: Iterable[AnyVerb],
        families: Families,
        members: Mapping[str, Container[object]],
        parts: Callable[[str], Sequence[str]],
    ):
        self._verbs: dict[str, list[AnyVerb]] = {}
        for verb in verbs:
            self._verbs.setdefault(verb.word, []).append(verb)
        self._families = families
        self._members = members
        self._parts = parts

    def __call__(self, option: Option) -> list[str]:
        # Under different questions two verbs may be alike (somebody or a machine may `stay`): what the
        # argument is, its name tells.
        verbs = [verb for verb in self._verbs.get(option.verb, ()) if verb.made(option)]
        spelt = [f"verb:{option.verb}"]
        for place, arg in enumerate(option.args):
            families = [family for verb in verbs for family in self._families[verb.kinds[place]]]
            parts = self._parts(arg) if isinstance(arg, str) else (arg,)
            spelt += [self._word(families, part) for part in parts]
        return spelt

    def _word(self, families: Sequence[str], part: object) -> str:
        family = next((family for family in families if part in self._members[family]), None)
        return str(part) if family is None else f"{family}:{part}"


class Speller:
    """Turns options into numbers of words, each once."""

    __slots__ = ("_known", "_spell", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, spell: Spell):
        self.vocabulary = vocabulary
        self._spell = spell
        self._known: dict[Option, tuple[int, ...]] = {}

    def spelt(self, option: Option) -> tuple[int, ...]:
        """The words of an option, by number."""
        found = self._known.get(option)
        if found is None:
            number = self.vocabulary.number
            found = self._known[option] = tuple([number(name) for name in self._spell(option)])
        return found


class Answering:
    """One answer on its way: what has been said, and which words may come next."""

    __slots__ = ("_left", "allowed", "chosen", "said")

    def __init__(self, options: Sequence[Option], speller: Speller):
        self._left = [(speller.spelt(option), option) for option in options]
        self.said: list[int] = []
        self.chosen: Option | None = None
        # The words that may come next, and how many options go on with each.
        self.allowed: Mapping[int, int] = {}
        self._look_ahead()

    @property
    def left(self) -> list[Option]:
        """The options that begin with what has been said."""
        return [option for _, option in self._left]

    def say(self, word: int) -> bool:
        """Say a word; False, and nothing has happened, if it may not come next."""
        if word not in self.allowed:
            return False
        self._keep(word)
        self._look_ahead()
        return True

    def _keep(self, word: int) -> None:
        at = len(self.said)
        self._left = [pair for pair in self._left if (pair[0][at] if at < len(pair[0]) else 0) == word]
        self.said.append(word)

    def _look_ahead(self) -> None:
        """Find the words that may come next; say those that must."""
        while len(self._left) > 1:
            at = len(self.said)
            self.allowed = Counter([words[at] if at < len(words) else 0 for words, _ in self._left])
            if len(self.allowed) > 1:
                return
            (word,) = self.allowed
            if all(len(words) <= at for words, _ in self._left):
                texts = ", ".join(option.text for _, option in self._left)
                raise AssertionError(f"these options are spelt alike: {texts}")
            self._keep(word)
        self.allowed = {}
        self.chosen = self._left[0][1]
