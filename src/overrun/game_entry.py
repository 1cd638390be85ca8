"""What a game says of itself to the rest of the program: one `GameEntry`, made of parts.

A part is a thing of the game's, such as its rules or its bots. An entry names it as "module:attribute", so
that nothing is imported before somebody needs it; a plug-in may as well give the thing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from operator import attrgetter
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from overrun.core import AnyGame, Option, Ruleset
from overrun.core.vocabulary import Vocabulary
from overrun.errors import OverrunError


class MissionInfo(Struct, frozen=True):
    """What a list of missions says about one of them."""

    id: str
    title: str
    difficulty: str
    minutes: int = 0
    survivors: int = 0
    origin: str = "rulebook"
    # The possible numbers of seats; none means that the game does not say.
    players: tuple[int, ...] = ()
    # The most survivors, and the most of one seat, where there may be more than `survivors`.
    most_survivors: int = 0
    most_each: int = 0


class SkillInfo(Struct, frozen=True):
    """A skill of a survivor in the words of a language, and the danger level at which it can be had."""

    id: str
    level: str
    name: str
    does: str


class SurvivorInfo(Struct, frozen=True):
    """Somebody who can be chosen when a game is set up."""

    id: str
    name: str
    skills: tuple[SkillInfo, ...] = ()
    origin: str = "rulebook"
    # What else there is to know in a few words, such as a profession.
    note: str = ""
    # The switch of the set-up that must be on for them to be there.
    needs: str = ""


class HouseChoice(Struct, frozen=True):
    """One setting of a house rule that has several."""

    id: str
    text: str


class HouseRule(Struct, frozen=True):
    """Another reading of the book or a gentler way to play: a switch, a number, or one of some choices."""

    id: str
    default: bool | int | str
    text: str
    choices: tuple[HouseChoice, ...] = ()


class Switch(Struct, frozen=True):
    """Something to be chosen when a game is set up that is no house rule: a switch, or one of some choices.

    Switches of one `group` (a heading) belong together. One that `needs` another is there only if that is on.
    """

    id: str
    group: str
    default: bool | str
    text: str
    choices: tuple[HouseChoice, ...] = ()
    needs: str = ""


def resolve(name: str) -> Any:
    """The thing that is called "module:attribute"; its module is imported if it was not.

    >>> resolve("overrun.errors:OverrunError").__name__
    'OverrunError'
    >>> resolve("overrun.errors:OverrunEror")
    Traceback (most recent call last):
    ...
    overrun.errors.OverrunError: there is no 'overrun.errors:OverrunEror': the module has no such attribute
    """
    module, colon, attribute = name.partition(":")
    if not (module and colon and attribute):
        raise OverrunError(f"a part is named as 'module:attribute', not {name!r}")
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        # A library that the module needs is another matter: what is raised says how to install it.
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise OverrunError(f"there is no {name!r}: no module is called {error.name!r}") from None
    try:
        return attrgetter(attribute)(found)
    except AttributeError:
        raise OverrunError(f"there is no {name!r}: the module has no such attribute") from None


def folder_of(name: str) -> Path:
    """The folder that is called "package:folder": it lies in the package.

    >>> folder_of("overrun.words:en").name
    'en'
    """
    package, _, folder = name.partition(":")
    found = Path(str(files(package))) / folder
    if not folder or not found.is_dir():
        raise OverrunError(f"there is no folder {name!r}; one is named as 'package:folder'")
    return found


T = TypeVar("T")


class Part(Generic[T]):
    """A field of an entry that is given as a thing or as its name, and read as the thing."""

    def __init__(self, *default: T):
        self._default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, entry: object | None, owner: type) -> T:
        if entry is not None:
            given: Any = vars(entry)[self._name]
            return self._found(given) if isinstance(given, str) else given
        if not self._default:
            raise AttributeError(self._name)  # an entry has to have this part
        return self._default[0]

    def _found(self, name: str) -> T:
        try:
            found: T = resolve(name)
        except OverrunError as error:
            raise OverrunError(f"a game has no {self._name!r}: {error}") from None
        return found

    def __set__(self, entry: object, given: T | str) -> None:
        vars(entry)[self._name] = given


def _nobody() -> Sequence[str]:
    return ()


Naming = Callable[[str, Any, Mapping[str, Any]], Any]
Reports = Mapping[str, Callable[[str], Sequence[str]]]


@dataclass(frozen=True, eq=False, repr=False)
class GameEntry:
    """A game as the rest of the program sees it. Each part is given as "module:attribute" or as the thing."""

    id: str
    title: str
    ruleset: Part[Ruleset[Any, Any]] = Part()
    missions: Part[Callable[[], Sequence[MissionInfo]]] = Part()
    # All words that it declares: questions with their answers, queries, moments, obstacles, marks.
    vocabulary: Part[Vocabulary] = Part(Vocabulary())
    survivors: Part[Callable[[], Sequence[str]]] = Part(_nobody)
    # The type of the set-up: what may be said when a game begins, and what its record has in full.
    setup_type: Part[Any] = Part(None)
    # The rule that says a game with this view cannot be won any more; simulations then give up.
    hopeless: Part[Callable[[Any], str | None] | None] = Part(None)
    # A drawing of the board for the terminal, in the words of a language.
    draw_text: Part[Callable[[AnyGame, Any], str] | None] = Part(None)
    # What a player may ask for in the terminal, in the words of a language: by the word that is typed, from
    # the rest of the line to the lines of the answer. "turn" is told before each action, "board" is what the
    # drawing shows.
    reports: Part[Callable[[AnyGame, Any], Reports] | None] = Part(None)
    # What the terminal adds to an option: where it leads, what it costs, its odds.
    remarks: Part[Callable[[AnyGame, Any], Callable[[Option], str]] | None] = Part(None)
    # How the game calls things in sentences: a table (`overrun.words.naming.Naming`), or what makes a
    # `Naming` from the words of a language and a view. With a table the page can word the game itself.
    naming: Part[Callable[[Any, Any], Naming] | None] = Part(None)
    # Who can be chosen and which house rules there are, in the words of a language.
    cast: Part[Callable[[Any], Sequence[SurvivorInfo]] | None] = Part(None)
    house_rules: Part[Callable[[Any], Sequence[HouseRule]] | None] = Part(None)
    # What else can be chosen in the set-up, and what the chosen ones (those that are not as by default) mean
    # as set-up options.
    switches: Part[Callable[[Any], Sequence[Switch]] | None] = Part(None)
    switched: Part[Callable[[Mapping[str, bool | str]], Mapping[str, Any]] | None] = Part(None)
    # Choices that are seldom wanted, by verb: the terminal keeps them away until they are asked for.
    rare: frozenset[str] = frozenset({"concede"})
    # What an option would be like, before it is chosen: dice, odds, whom it may hit.
    preview: Part[Callable[[AnyGame, Option], Any] | None] = Part(None)
    # Whom an attack may hit, known at once (`overrun.skirmish.preview.Stakes`): it goes with every option.
    stakes: Part[Callable[[AnyGame, Option], Any] | None] = Part(None)
    # What is not offered now, by verb, and the ids of the rules in its way.
    refusals: Part[Callable[[AnyGame], Mapping[str, Sequence[str]]] | None] = Part(None)
    # What lies in the box, for a page to show: whatever the game thinks it needs, such as "cards" by id.
    box: Part[Callable[[], Mapping[str, Any]] | None] = Part(None)
    # The types of the view and of the box (a TypedDict or a Struct): the page's own types are made of them.
    view_type: Part[Any] = Part(None)
    box_type: Part[Any] = Part(None)
    notes: Mapping[str, str] = field(default_factory=dict)
    # The game's content (`overrun.content.GameContent`).
    content: Part[Any] = Part(None)
    # What bots have to know (`overrun.agents.parts.BotPart`), what the lab has to
    # (`overrun.lab.story.GamePart`), and what makes the part for environments (`overrun.env.parts.EnvPart`)
    # from the game's id; the id of the environment.
    bots: Part[Any] = Part(None)
    lab: Part[Any] = Part(None)
    env: Part[Callable[[str], Any] | None] = Part(None)
    env_id: str = ""
    # What the page shows the game with, in `web/src/games`: "folder:NAME".
    page: str = ""
    # The catalogues that have its words after its own, and whose rules of the index it plays by.
    shared_words: tuple[str, ...] = ()
    index: tuple[str, ...] = ()
    # Where its words (`en/cellar.ftl`, `de/cellar.ftl`) and its files of the index lie, as "package:folder",
    # if they are not among those of the built-in games.
    words_folder: str = ""
    index_folder: str = ""

    def __repr__(self) -> str:
        """The entry as it is written, so that one sees where everything is; nothing is imported for it."""
        said = [f"{name}={value!r}" for name, value in vars(self).items() if value]
        return f"GameEntry({', '.join(said)})"

    def named(self) -> dict[str, str]:
        """The parts that are given by name, with their names."""
        return {
            name: given
            for name, given in vars(self).items()
            if isinstance(given, str) and isinstance(vars(GameEntry).get(name), Part)
        }
