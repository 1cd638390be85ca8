"""One catalogue of words for page and terminal: Fluent files, English and German, complete in both.

A key begins with the name of its file: `play-goodbye` stands in `en/play.ftl` and `de/play.ftl`, and what a
classic pistol is called is `classic-card-pistol` in `classic.ftl`. An attribute is asked for with a dot:
`classic-card-pistol.does`.

>>> Words("en").text("play-round", number=3)
'Round 3.'
>>> Words("de").text("no-such-key")
'⟨no-such-key⟩'
"""

from overrun.words.catalogue import LANGUAGES, Words, language_of

__all__ = ["LANGUAGES", "Words", "language_of"]
