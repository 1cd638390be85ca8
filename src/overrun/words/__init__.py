"""One catalogue of words for page and terminal: Fluent files, English and German, complete in both.

A file whose name begins with a game's (`en/classic.ftl`) holds the words of that game, where a pistol is
simply `card-pistol`; all other files are everybody's, and their keys begin with the file's name
(`play-goodbye` stands in `en/play.ftl`). An attribute is asked for with a dot: `card-pistol.does`.

>>> Words("en").text("play-round", number=3)
'Round 3.'
>>> Words("de").text("no-such-key")
'⟨no-such-key⟩'
"""

from overrun.words.catalogue import LANGUAGES, Words, files_of, language_of

__all__ = ["LANGUAGES", "Words", "files_of", "language_of"]
