"""How far a survivor is in the attack step: one of five stages, with what belongs to it and no more.

A dashboard stores its stage spread over plain fields, as records and stored positions have them. What each of
these means, and at which stage, is known here only.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from overrun.gearup.state import AGAIN, AMMO, DONE, DRAWING, NOTHING, OWN_WEAPON, READY, Survivor


class Ready(Struct, frozen=True):
    """Between activations: the own Weapon may begin unless it was used in this turn; so may a Companion."""

    aim: int = NOTHING
    spared: ClassVar[tuple[int, ...]] = ()  # a first activation may touch everything


class Drawing(Struct, frozen=True):
    """In the middle of an activation."""

    tool: int  # OWN_WEAPON, or the number of the Companion who acts
    left: int  # drawings, or sets of drawings, still to come
    drawn: int = 0
    pending: tuple[int, ...] = ()  # targets of the set that has begun
    aim: int = NOTHING
    second: bool = False
    hit: tuple[int, ...] = ()  # targets of the first activation
    critical: bool = False  # the first activation crossed off what Critical Hit wants
    elsewhere: bool = False  # this second activation must not touch `hit`

    @property
    def spared(self) -> tuple[int, ...]:
        """The targets that this activation must not touch."""
        return self.hit if self.elsewhere else ()

    def drawn_on(self, target: int, critical: bool) -> Drawing:
        """After a drawing on a target; `critical` if it crossed off what Critical Hit wants."""
        pending = list(self.pending)
        if pending:
            pending.remove(target)
        return Drawing(
            self.tool,
            left=self.left - (not pending),
            drawn=self.drawn + 1,
            pending=tuple(pending),
            second=self.second,
            hit=self.hit if self.second else (*self.hit, target),
            critical=self.critical or (critical and not self.second),
            elsewhere=self.elsewhere,
        )


class Again(Struct, frozen=True):
    """The first activation of a tool is over that has an effect for a second one."""

    tool: int
    hit: tuple[int, ...] = ()
    critical: bool = False


class Ammo(Struct, frozen=True):
    """No more activations; there is only Ammo to spend."""


class Done(Struct, frozen=True):
    """Nothing more to come, unless a neighbour brings Ammo."""


Stage = Ready | Drawing | Again | Ammo | Done

# One of each is enough.
_READY, _AMMO, _DONE = Ready(), Ammo(), Done()


def stored(survivor: Survivor) -> Stage:
    """The stage of a dashboard as it is stored. Whether `Again` is open now, `hand.stage_of` knows."""
    number = survivor.stage
    if number == READY:
        return _READY if survivor.aim == NOTHING else Ready(survivor.aim)
    if number == AGAIN:
        return Again(survivor.tool, survivor.hit, survivor.critical)
    if number == AMMO:
        return _AMMO
    return activation(survivor) or _DONE


def activation(survivor: Survivor) -> Drawing | None:
    """The activation in which a survivor is, if any."""
    if survivor.stage != DRAWING:
        return None
    return Drawing(
        survivor.tool,
        survivor.left,
        survivor.drawn,
        survivor.pending,
        survivor.aim,
        survivor.second,
        survivor.hit,
        survivor.critical,
        survivor.spared,
    )


def enter(survivor: Survivor, stage: Stage) -> None:
    """Store another stage."""
    survivor.tool, survivor.left, survivor.pending = OWN_WEAPON, 0, ()
    survivor.aim, survivor.spared = NOTHING, False
    if isinstance(stage, Drawing):
        survivor.stage, survivor.tool = DRAWING, stage.tool
        survivor.left, survivor.drawn, survivor.pending = stage.left, stage.drawn, stage.pending
        survivor.aim, survivor.second, survivor.spared = stage.aim, stage.second, stage.elsewhere
        survivor.hit, survivor.critical = stage.hit, stage.critical
    elif isinstance(stage, Again):
        survivor.stage, survivor.tool = AGAIN, stage.tool
        survivor.hit, survivor.critical = stage.hit, stage.critical
    elif isinstance(stage, Ready):
        survivor.stage, survivor.aim = READY, stage.aim
    else:
        survivor.stage = AMMO if isinstance(stage, Ammo) else DONE


def new_turn(survivor: Survivor) -> None:
    """Nothing has been done in this turn yet."""
    enter(survivor, Ready())
    survivor.weapon_used = survivor.second = survivor.critical = False
    survivor.drawn, survivor.hit = 0, ()
