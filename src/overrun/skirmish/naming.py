"""How board games alike call things, and fields of their events that are told otherwise than they declare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overrun.core.verb import Kind, number, word
from overrun.skirmish.words import CARD, LEVEL, SKILL, SURVIVOR
from overrun.words.naming import SIGN, Chosen, FromOne, Key, Numbered, Person, Reason, Skill, Way

# Kinds of fields that are not kinds of arguments
PLAYER = number("player")
ENEMY = word("enemy")
COUNTS = word("counts")
WHO = word("who")
REASON = word("reason")
ACTION = word("action")

FIELDS: Mapping[str, Kind[Any]] = {
    "seat": PLAYER,
    "who": WHO,
    "kind": ENEMY,
    "counts": COUNTS,
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
        SURVIVOR: (Person(), Numbered(nobody)),
        PLAYER: (FromOne(),),
        CARD: (Key(("card",)),),
        SKILL: (Skill(),),
        LEVEL: (Key(("level",)),),
        REASON: (Reason(),),
        ACTION: (Chosen(),),
        SIGN: (),
    }
