"""Reading the Fluent files and finding a text in them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from overrun.errors import OverrunError

LANGUAGES = ("en", "de")
FOLDER = Path(__file__).parent

# Whose words a game speaks, as beginnings of file names. Files that no game claims are everybody's.
GAME_FILES: dict[str, tuple[str, ...]] = {
    "classic": ("classic",),
    "invader": ("scifi", "invader"),
    "darkside": ("scifi", "darkside"),
    "mixed": ("scifi", "invader", "darkside", "mixed"),
    "gearup": ("gearup",),
}


def language_of(environment: Mapping[str, str], wanted: str | None = None) -> str:
    """The language to speak: what was asked for, else OVERRUN_LANG, else the system's, else English.

    >>> language_of({"LANG": "de_AT.UTF-8"})
    'de'
    >>> language_of({"LANG": "fr_FR.UTF-8"})
    'en'
    """
    asked = wanted or environment.get("OVERRUN_LANG")
    if asked:
        return _known(asked)
    # The order in which the C library looks.
    system = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else "en"


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise OverrunError(f"there is no language {language!r} here; choose one of: {', '.join(LANGUAGES)}")
    return language


class Words:
    """The texts of one language: everybody's, and those of one game if it is named."""

    def __init__(self, language: str = "en", game: str = ""):
        self.language = _known(language)
        self.game = game

    def of_game(self, game: str) -> "Words":
        """The same language at the table of a game."""
        return Words(self.language, game)

    def text(self, key: str, /, **args: Any) -> str:
        """The text of a message (`card-pistol`) or of its attribute (`card-pistol.does`).

        A key without a text comes back as the key itself in angle brackets, so that it is seen.
        """
        pattern = self._pattern(key)
        if pattern is None:
            return f"⟨{key}⟩"
        return str(_bundle(self.language, self.game).format_pattern(pattern, args)[0])

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:
        message_id, _, attribute = key.partition(".")
        bundle = _bundle(self.language, self.game)
        if not bundle.has_message(message_id):
            return None
        message = bundle.get_message(message_id)
        return message.attributes.get(attribute) if attribute else message.value


def files_of(language: str, game: str = "") -> list[Path]:
    """The files with everybody's words and those of a game, for whoever puts a catalogue together."""
    claimed = {start for starts in GAME_FILES.values() for start in starts}
    own = GAME_FILES.get(game, ())

    def spoken(path: Path) -> bool:
        return path.stem.startswith(own) or not path.stem.startswith(tuple(claimed))

    return sorted(filter(spoken, (FOLDER / language).glob("*.ftl")))


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    # The marks that keep right-to-left texts apart would show up as rubbish in terminals and logs.
    bundle = FluentBundle([language], use_isolating=False)
    for path in files_of(language, game):
        bundle.add_resource(_resource(path))
    return bundle


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text("utf-8"))
