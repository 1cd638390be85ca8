"""One catalogue of words for page and terminal: Fluent files, English and German, complete in both.

A key begins with the name of its file: `play-goodbye` stands in `en/play.ftl` and `de/play.ftl`,
`help-play.seed` is an attribute of `help-play` in `help.ftl`. A game's own words stand in the file with
the game's name: the sentence for the event "door-opened" is `classic-event-door-opened`.

>>> Words("en").text("play-round", number=3)
'Round 3.'
>>> Words("de").text("no-such-key")
'⟨no-such-key⟩'
"""

from overrun.words.catalogue import LANGUAGES, Words, language_of

__all__ = ["LANGUAGES", "Words", "language_of"]
