"""How bold to be: what somebody may intend for a turn, beside going about it as usual."""

from __future__ import annotations

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.situation import PLAIN, Intent

INTENTS = (
    PLAIN,
    Intent("rush", pull=2.0, fear=0.4),
    Intent("hold", pull=0.15, search=4.0),
    Intent("flee", pull=0.05, fear=2.5),
)


def bolder(intent: Intent, waited: int) -> Intent:
    """An intent for those who have waited so many rounds."""
    if not waited:
        return intent
    more = w.BOLD ** min(waited, w.STALLED)
    return intent._replace(pull=intent.pull * more, fear=intent.fear / more)
