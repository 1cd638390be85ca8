"""Reading the Fluent files and finding a text in them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from overrun.errors import OverrunError
from overrun.game_entry import folder_of
from overrun.games import entry_of, games

LANGUAGES = ("en", "de")
FOLDER = Path(__file__).parent


def language_of(environment: Mapping[str, str], wanted: str | None = None) -> str:
    """The language to speak: what was asked for, else OVERRUN_LANG, else the system's, else English.

    >>> language_of({"LANG": "de_AT.UTF-8"})
    'de'
    >>> language_of({"LANG": "fr_FR.UTF-8"})
    'en'
    """
    if asked := wanted or environment.get("OVERRUN_LANG"):
        return _known(asked)
    # The order in which the C library looks.
    system = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return system[:2] if system[:2] in LANGUAGES else "en"


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise OverrunError(f"there is no language {language!r} here; choose one of: {', '.join(LANGUAGES)}")
    return language


class Words:
    """All texts of one language; files are read when a key of theirs is first asked for."""

    def __init__(self, language: str = "en"):
        self.language = _known(language)

    def text(self, key: str, /, **args: Any) -> str:
        """The text of a message (`play-goodbye`) or of its attribute (`help-play.seed`).

        A key without a text comes back as the key itself in angle brackets, so that it is seen.
        """
        pattern = self._pattern(key)
        if pattern is None:
            return f"⟨{key}⟩"
        return str(self._bundle(key).format_pattern(pattern, args)[0])

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:
        message_id, _, attribute = key.partition(".")
        bundle = self._bundle(key)
        if not bundle.has_message(message_id):
            return None
        message = bundle.get_message(message_id)
        return message.attributes.get(attribute) if attribute else message.value

    def _bundle(self, key: str) -> FluentBundle:
        name = key.partition("-")[0]
        return _bundle(self.language, name, _folder(name))


def _folder(name: str) -> str:
    """Where a game has its words that does not have them here."""
    entry = entry_of(name)
    return entry.words_folder if entry else ""


def files_of(language: str, name: str, folder: str = "") -> list[Path]:
    """The files whose keys begin with this name: `classic.ftl`, and `classic_*.ftl` if it was cut up."""
    home = (folder_of(folder) if folder else FOLDER) / language
    return [path for path in sorted(home.glob("*.ftl")) if path.stem.partition("_")[0] == name]


@cache
def _bundle(language: str, name: str, folder: str) -> FluentBundle:
    # The marks that keep right-to-left texts apart would show up as rubbish in terminals and logs.
    bundle = FluentBundle([language], use_isolating=False)
    for path in files_of(language, name, folder):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def fluent_files(language: str) -> Mapping[str, str]:
    """The Fluent sources of a language by the name of the file, those of plug-ins after the others."""
    homes = [FOLDER, *(folder_of(entry.words_folder) for entry in games() if entry.words_folder)]
    files = [path for home in homes for path in sorted((home / _known(language)).glob("*.ftl"))]
    return {path.stem: path.read_text("utf-8") for path in files}
