"""Chance: one integer of state and one small, well-known generator (SplitMix64), written out.

Nothing else in the engine makes randomness, so the same seed and answers give the same game on every
machine and Python version.
"""

from __future__ import annotations

from collections.abc import Sequence

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The generator's first state for a seed of any size, also a negative one.

    Seeds are mixed so that neighbouring seeds do not give overlapping sequences.

    >>> seeded(7) != seeded(8)
    True
    """
    seed = 2 * seed if seed >= 0 else -2 * seed - 1  # so that no two seeds consist of the same words
    state = 0
    while True:
        _, (state,) = numbers(state + (seed & _MASK), (1 << 64,))
        seed >>= 64
        if not seed:
            return state


def numbers(state: int, bounds: Sequence[int]) -> tuple[int, list[int]]:
    """The generator's next state and one number in `range(bound)` for each bound.

    >>> state, values = numbers(seeded(7), [6, 6, 6])
    >>> all(0 <= value < 6 for value in values)
    True
    """
    values = []
    for bound in bounds:
        if bound < 1:
            raise ValueError(f"there is no number below {bound}")
        state = (state + _GAMMA) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        # The high bits of a multiplication: as even as 64 bits allow, and no loop of retries.
        values.append(((mixed ^ (mixed >> 31)) * bound) >> 64)
    return state, values
