"""The words of Gear Up: what the game asks, and what can be answered, in the order of a turn.

Scripts, bots, environments and whoever tells the game take them from here. What is printed on cards (effects,
icons, colours, speeds) is content, and house rules are fields of `world.House`.
"""

from __future__ import annotations

from typing import Literal

from overrun.core.verb import Asides, number, one_of, question, word
from overrun.skirmish import words as shared

# What answers and questions are about

SEAT = number("seat")  # every answer says first whose it is
TARGET = word("target")  # a zombie card, or a body of the Boss
SQUARES = word("squares")  # of a target: a1.a2.b2
SURVIVOR = word("survivor")  # whose street it is
SLOT = number("slot")
COMPANION = word("companion")
WEAPON = word("weapon")
AMOUNT = number("amount")  # of damage, or of Armor

# The effects that give a second activation
SecondChance = Literal["adrenaline", "fast-reload", "critical-hit"]
SECOND_CHANCES: tuple[SecondChance, ...] = ("adrenaline", "fast-reload", "critical-hit")
SECOND_CHANCE = one_of("second chance", SECOND_CHANCES)

# What keeps off a powerful attack
Resource = Literal["armor", "ammo"]
RESOURCES: tuple[Resource, ...] = ("armor", "ammo")
RESOURCE = one_of("resource", RESOURCES)

# Attack: everybody at the same time

ASK_ATTACK = question("attack")
# A drawing lands on what was aimed at; a single target needs no aiming.
AIM = ASK_ATTACK.answer("aim", SEAT, TARGET)
DRAW = ASK_ATTACK.answer("draw", SEAT, SQUARES)
SPLIT = ASK_ATTACK.answer("split", SEAT, SQUARES)  # the first piece; the second is asked for
SWEEP = ASK_ATTACK.answer("sweep", SEAT, SURVIVOR)  # Cut Down
BLAST = ASK_ATTACK.answer("blast", SEAT, SURVIVOR, SLOT)  # Explosive
STOP = ASK_ATTACK.answer("stop", SEAT)  # no more drawings in this activation
AGAIN = ASK_ATTACK.answer("again", SEAT, SECOND_CHANCE)
ENOUGH = ASK_ATTACK.answer("enough", SEAT)  # no second activation
CALL = ASK_ATTACK.answer("call", SEAT, COMPANION)
PASS = ASK_ATTACK.answer("pass", SEAT)  # no Weapon, but perhaps Ammo
SHOOT = ASK_ATTACK.answer("shoot", SEAT, TARGET, SQUARES)
DONE = ASK_ATTACK.answer("done", SEAT)

# In the middle of a drawing

ASK_TARGET = question("target", SEAT)
CHOOSE = ASK_TARGET.answer("target", SEAT, TARGET)

ASK_SECOND_PIECE = question("second-piece", SEAT, TARGET)
ASK_SECOND_PIECE.also(DRAW)

ASK_PUSH = question("push", SEAT, TARGET)
PUSH = ASK_PUSH.answer("push", SEAT)
LEAVE = ASK_PUSH.answer("leave", SEAT)

# Upgrade: everybody at the same time

ASK_UPGRADE = question("upgrade")
UNLOCK = ASK_UPGRADE.answer("unlock", SEAT, WEAPON)

# Damage, by zombies, the Boss or an effect

ASK_BLOCK = question("block", SEAT, AMOUNT)
BLOCK = ASK_BLOCK.answer("block", SEAT, AMOUNT)

ASK_BLOW = question("blow", SEAT, AMOUNT)
PAY = ASK_BLOW.answer("pay", SEAT, RESOURCE)
ENDURE = ASK_BLOW.answer("endure", SEAT)

# Spawn: the team gives each new zombie to somebody

ASK_GIVE = question("give", TARGET)
GIVE = ASK_GIVE.answer("give", SEAT)

# At any time

ANY_TIME = Asides()
CONCEDE = ANY_TIME.answer("concede", SEAT)

ASK_CONCEDE = shared.ASK_CONCEDE  # with its answers, as in the other games
