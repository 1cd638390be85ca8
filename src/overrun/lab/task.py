"""What a simulation plays, and how a game of it went."""

from typing import Any

import msgspec

from overrun.lab.story import Story


class Task(msgspec.Struct, frozen=True):
    """What to play, the same for all games of a simulation.

    `agent` plays every seat that `seats` does not give to another one. `packs` are folders of content laid
    over everything else; games of such a task run in processes of their own.
    """

    mission: str
    setup: dict[str, Any]
    agent: str
    seed: int
    max_rounds: int
    seats: dict[int, str] = {}
    collect: bool = False
    packs: tuple[str, ...] = ()

    @property
    def agents(self) -> str:
        """The agents in short: `sensible, 2=random`."""
        return ", ".join([self.agent, *(f"{seat + 1}={name}" for seat, name in sorted(self.seats.items()))])


class Outcome(msgspec.Struct, frozen=True):
    """How one game went. A decision counts when it had two or more options."""

    seed: int
    won: bool
    reason: str
    rounds: int
    decisions: int
    truncated: bool
    story: Story | None = None
