"""Counts what is told of an attack step: a sink that notices an activation too many."""

from __future__ import annotations

from collections import Counter
from typing import Any

from overrun.core import Event
from overrun.gearup import events
from overrun.gearup.hand import weapon_of
from overrun.gearup.words import SECOND_CHANCES


class Tally:
    """Every tool acts once a turn, and once more by an effect; no drawing goes beyond its hits."""

    def __init__(self) -> None:
        self.tired: set[str] = set()
        self._turn_begins()

    def _turn_begins(self) -> None:
        self.called = False
        self.running: dict[int, Any] = {}  # by seat: the tool of the activation that goes on
        self.room: Counter[int] = Counter()  # by seat: drawings that may still be made in it, or in its set
        self.sets: Counter[int] = Counter()  # by seat: sets that may still be chosen in it
        self.activations: Counter[tuple[int, str]] = Counter()
        self.shooting: set[int] = set()

    def __call__(self, event: Event, play: Any) -> None:
        match event:
            case events.RoundStarted():
                self.tired = set()
            case events.TurnStarted():
                self._turn_begins()
            case events.CompanionCalled(seat=seat, companion=companion):
                assert not self.called and companion not in self.tired
                self.called = True
                self.tired.add(companion)
                self._begins(seat, self._named(companion, seat, play), play)
            case events.ActivatedAgain(seat=seat, tool=tool, by=by):
                assert self.activations[seat, tool] == 1
                assert by in self._named(tool, seat, play).effects
                self._begins(seat, self._named(tool, seat, play), play)
            case events.SetChosen(seat=seat, effect=effect, targets=targets):
                tool = self._in_hand(seat, play)
                assert effect in tool.effects
                self.sets[seat] -= 1
                assert self.sets[seat] >= 0
                each = 1 if play.world.house.multi_hit_repeats_area else tool.hits
                self.room[seat] = each * len(targets)
            case events.Drawn(seat=seat, tool=tool):
                assert tool == self._in_hand(seat, play).id
                self.room[seat] -= 1
                assert self.room[seat] >= 0
            case events.ActivationOver(seat=seat, tool=tool):
                assert self.running.pop(seat).id == tool
            case events.Shot(seat=seat):
                assert seat not in self.running
                self.shooting.add(seat)

    def _named(self, name: str, seat: int, play: Any) -> Any:
        tools = [weapon_of(play, seat), *play.world.companions]
        return next(tool for tool in tools if tool.id == name)

    def _in_hand(self, seat: int, play: Any) -> Any:
        """The tool in hand. When the own Weapon begins, nothing says so but its first set or drawing."""
        if seat not in self.running:
            tool = weapon_of(play, seat)
            assert not self.activations[seat, tool.id]
            self._begins(seat, tool, play)
        return self.running[seat]

    def _begins(self, seat: int, tool: Any, play: Any) -> None:
        assert seat not in self.running and seat not in self.shooting
        self.activations[seat, tool.id] += 1
        assert self.activations[seat, tool.id] <= 1 + bool(tool.effects.intersection(SECOND_CHANCES))
        self.running[seat] = tool
        self.room[seat] = 0 if tool.area else tool.hits
        self.sets[seat] = tool.hits if play.world.house.multi_hit_repeats_area else 1
