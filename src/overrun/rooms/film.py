"""The film of a game: each event as a frame, with the part of the board it changed.

A film keeps views the way they are sent: every top-level part of a view is written as JSON once, when it
changes, and that text is shared by all frames, views, languages and readers from then on. A long game has
thousands of views; kept as objects they would be most of what the garbage collector has to look at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Raw, json, structs

from overrun.core import AnyGame, AnyPlay, Event, Option
from overrun.rooms import messages as m

# A view, or some of its parts, written as JSON.
Written = dict[str, Raw]

_ENCODER = json.Encoder()


def written(view: Mapping[str, Any]) -> Written:
    """A view as it is kept and sent.

    >>> bytes(written({"round": 1, "noise": {"3": 2}})["noise"])
    b'{"3":2}'
    """
    return {key: Raw(_ENCODER.encode(value)) for key, value in view.items()}


def changed(before: Written, after: Written) -> Written:
    """The parts that are new or different.

    >>> changed(written({"a": 1, "b": 2}), written({"a": 1, "b": 3, "c": 4})) == written({"b": 3, "c": 4})
    True
    """
    return {key: part for key, part in after.items() if before.get(key) != part}


class Shot:
    """An event and what it changed."""

    __slots__ = ("event", "patch")

    def __init__(self, event: Event, patch: Written):
        self.event = event
        self.patch = patch


class Clip:
    """What one answer brought about: `told` is the view at its last event, `tail` what changed since."""

    __slots__ = ("bot", "option", "seat", "shots", "tail", "told")

    def __init__(
        self, option: Option | None, seat: int, bot: bool, shots: list[Shot], told: Written, tail: Written
    ):
        self.option = option
        self.seat = seat
        self.bot = bot
        self.shots = shots
        self.told = told
        self.tail = tail


class Camera:
    """A sink that takes the public view at every event. The view is what a watcher may see.

    A patch is good for both who saw the last event only (`told`) and who saw how things stood after the last
    answer (`seen`): a film needs no tails, and a page at the table may apply them.
    """

    def __init__(self, told: Written, seen: Written):
        self.told = told
        self.seen = seen
        self.shots: list[Shot] = []
        # How things stood at the last cut, not yet written.
        self.view: Mapping[str, Any] = {}

    def __call__(self, event: Event, play: AnyPlay) -> None:
        view = written(play.view())
        patch = changed(self.told, view)
        # What has not changed is kept once.
        told = {**self.told, **patch}
        if self.seen is not self.told:
            patch |= changed(self.seen, view)
        self.shots.append(Shot(event, patch))
        self.told = self.seen = told

    def cut(self, game: AnyGame, option: Option | None, seat: int, bot: bool) -> Clip:
        """The clip up to now; the camera goes on with the next."""
        self.view = game.view()
        tail = changed(self.told, written(self.view))
        self.seen = {**self.told, **tail} if tail else self.told
        clip = Clip(option, seat, bot, self.shots, self.told, tail)
        self.shots = []
        return clip


class Film:
    """All clips of a game: the set-up, then one for every answer."""

    __slots__ = ("clips",)

    def __init__(self, clips: list[Clip] | None = None) -> None:
        self.clips: list[Clip] = [] if clips is None else clips

    @property
    def view(self) -> Written:
        """How things stand after the last clip."""
        return self.view_after(len(self.clips) - 1)

    def view_after(self, answer: int) -> Written:
        """The board after an answer; before everything it is empty."""
        if answer < 0:
            return {}
        clip = self.clips[answer]
        return {**clip.told, **clip.tail} if clip.tail else clip.told

    def camera(self) -> Camera:
        """A camera for what comes next."""
        told = self.clips[-1].told if self.clips else {}
        return Camera(told, self.view)

    def rewound(self, answers: int) -> Film:
        """The film up to so many answers."""
        return Film(self.clips[: answers + 1])

    def longer(self, clips: list[Clip]) -> Film:
        """The film with more of it; this one stays as it is for whoever looks at it."""
        return Film([*self.clips, *clips])

    def last_shots(self, number: int) -> list[tuple[int, int, Shot]]:
        """The last shots with their answers and numbers, oldest first."""
        found: list[tuple[int, int, Shot]] = []
        for answer in range(len(self.clips) - 1, -1, -1):
            shots = self.clips[answer].shots
            found += [(answer, n, shots[n]) for n in range(len(shots) - 1, -1, -1)]
            if len(found) >= number:
                break
        return found[:number][::-1]


def fields_of(event: Event) -> dict[str, Any]:
    """What an event tells, besides its rules."""
    return {name: value for name, value in structs.asdict(event).items() if name != "rules"}


def frame(answer: int, number: int, shot: Shot) -> m.Frame:
    """A shot as it is sent."""
    event = shot.event
    tag = str(event.__struct_config__.tag)
    return m.Frame(answer, number, tag, fields_of(event), list(event.rules), shot.patch)


def frames(clips: Iterable[Clip], first: int) -> Iterator[m.Frame]:
    """The frames of clips, the first of which belongs to answer `first`."""
    for answer, clip in enumerate(clips, first):
        for number, shot in enumerate(clip.shots):
            yield frame(answer, number, shot)


def line(answer: int, number: int, shot: Shot) -> m.LogLine:
    """A shot as a line of the log."""
    event = shot.event
    tag = str(event.__struct_config__.tag)
    return m.LogLine(answer, number, tag, fields_of(event), list(event.rules))


def choice(answer: int, clip: Clip) -> m.Choice:
    """An answer that was given."""
    assert clip.option is not None
    return m.Choice(answer, clip.seat, clip.option.text, clip.bot)
