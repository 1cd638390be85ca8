"""What the fields of events hold that the board games share, for the tables by which they call things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overrun.core.verb import Kind, number, word
from overrun.skirmish.words import CARD, LEVEL, SKILL
from overrun.words.naming import SIGN, Chosen, FromOne, Key, Numbered, Reason, Skill, Way

# Kinds of fields that are not kinds of arguments: a survivor's number in the view, the seat of a player.
SOMEBODY = number("somebody")
PLAYER = number("player")
ENEMY = word("enemy")
COUNTS = word("counts")
WHO = word("who")
REASON = word("reason")
ACTION = word("action")

FIELDS: Mapping[str, Kind[Any]] = {
    "survivor": SOMEBODY,
    "seat": PLAYER,
    "who": WHO,
    "card": CARD,
    "weapon": CARD,
    "kind": ENEMY,
    "counts": COUNTS,
    "skill": SKILL,
    "level": LEVEL,
    "reason": REASON,
    "action": ACTION,
    "phase": SIGN,
    "mode": SIGN,
    "deck": SIGN,
    "why": SIGN,
    "what": SIGN,
}


def ways(nobody: str = "") -> dict[Kind[Any], tuple[Way, ...]]:
    """How board games alike call things; `nobody` is the key for a survivor who is not there."""
    return {
        SOMEBODY: (Numbered(nobody),),
        PLAYER: (FromOne(),),
        CARD: (Key(("card",)),),
        SKILL: (Skill(),),
        LEVEL: (Key(("level",)),),
        REASON: (Reason(),),
        ACTION: (Chosen(),),
        SIGN: (),
    }
