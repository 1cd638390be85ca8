"""Special rules about doors: locked, secured, sealed and welded ones."""

from __future__ import annotations

from overrun.core import Option, Script
from overrun.scifi import events
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.actions.doors import remove_door
from overrun.scifi.actions.machines import activate, controlled
from overrun.scifi.actions.noise import be_seen
from overrun.scifi.experience import gain
from overrun.scifi.mission_kinds import Mission
from overrun.scifi.missions.goals import colour_shown
from overrun.scifi.missions.tokens import carries, spend_carried
from overrun.scifi.phases.ending import check_end
from overrun.scifi.state import Machine
from overrun.scifi.words import MAY_DESTROY, MAY_OPEN, OBJECTIVE_TAKEN, UNLOCK, WELD
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action, refused_by
from overrun.skirmish.special import Special

# Locked doors


def locked_door(rule: kinds.LockedDoor, mission: Mission) -> Special:
    """The door of a colour stays shut until the objective of its colour is taken."""

    def locked(look: Look, door: int) -> bool:
        if look.world.board.doors[door].colour != rule.colour or not look.state.coloured >> door & 1:
            return False
        taken = look.state.taken
        return not any(
            taken >> token & 1 and colour_shown(look, token) == rule.colour
            for token in range(len(look.world.objectives))
        )

    def may_open(look: Look, door: int) -> list[str]:
        return [*rule.rules, "scifi.mission.locked-door"] if locked(look, door) else []

    def may_destroy(look: Look, door: int) -> list[str]:
        return list(rule.rules) if not rule.xenos_destroy and locked(look, door) else []

    def objective(play: Play, survivor: int, token: int, colour: str) -> None:
        if colour != rule.colour or not rule.opens_at_once:
            return
        for door in play.world.board.doors:
            if door.colour == colour and play.state.closed & play.state.coloured & 1 << door.id:
                play.tell(events.MissionNews, "door-opens", door.id, colour, rules=rule.rules)
                remove_door(play, door.id, survivor)

    return Special(
        listeners=(
            MAY_OPEN.on(may_open),
            MAY_DESTROY.on(may_destroy),
            OBJECTIVE_TAKEN.on(objective),
        ),
    )


# The secured door


def secured_door(rule: kinds.Said, mission: Mission) -> Special:
    """The exit token closes an airlock until the bot spends an action beside it."""
    rules = (*rule.rules, "invader.ambiguity.m8-secured-door")

    def door_of(look: Look) -> int:
        return next(token.door for token in look.world.board.tokens_of("exit"))

    def bots(look: Look, survivor: int) -> list[Machine]:
        door = look.world.board.doors[door_of(look)]
        if not look.state.sealed >> door.id & 1:
            return []
        return [
            machine
            for machine in controlled(look, survivor)
            if look.world.machines[machine.of].kind == "bot" and machine.zone in (door.a, door.b)
        ]

    def offer(look: Look, survivor: int) -> list[Option]:
        return [UNLOCK.of(machine.of) for machine in bots(look, survivor)]

    def perform(play: Play, survivor: int, chosen: Option) -> None:
        state = play.state
        (name,) = UNLOCK.read(chosen)
        bot = next(machine for machine in bots(play, survivor) if machine.of == name)
        activate(bot)
        be_seen(play, survivor)
        token = next(iter(play.world.board.tokens_of("exit")))
        state.spent_tokens |= 1 << token.id
        state.sealed &= ~(1 << token.door)
        state.closed &= ~(1 << token.door)
        play.tell(events.MissionNews, "unlocked", token.door, rules=rules)
        check_end(play)

    return Special(actions=(Action((UNLOCK,), offer, refused_by(offer, *rules), perform, pays="machine"),))


# Doors for good


def seal(play: Play, door: int, rules: tuple[str, ...]) -> None:
    """Close a doorway with a door that can be neither removed nor destroyed, and is not from the reserve."""
    state = play.state
    bit = 1 << door
    if (state.closed | state.destroyed) & ~state.coloured & bit:
        state.door_tokens += 1
    state.closed |= bit
    state.sealed |= bit
    state.destroyed &= ~bit
    state.coloured &= ~bit
    play.tell(events.DoorLost, door, sealed=True, rules=(*rules, "darkside.ambiguity.sealing-doors-supply"))


def sealing(rule: kinds.Sealing, mission: Mission) -> Special:
    """Taking an objective closes every access between buildings and tunnels for good."""

    def objective(play: Play, survivor: int, token: int, colour: str) -> None:
        if colour == rule.by:
            for door in play.world.board.doors:
                if door.via == "access" and not play.state.sealed >> door.id & 1:
                    seal(play, door.id, rule.rules)

    return Special(listeners=(OBJECTIVE_TAKEN.on(objective),))


def welding(rule: kinds.Welding, mission: Mission) -> Special:
    """For an action and a carried objective a marked access is closed for good."""

    def here(look: Look, survivor: int) -> list[int]:
        """The marked accesses beside a survivor that are still open, by number."""
        zone, board = look.state.survivors[survivor].zone, look.world.board
        return [
            number
            for number, token in enumerate(board.tokens_of("access"))
            if not look.state.welded >> number & 1
            and zone in (board.doors[token.door].a, board.doors[token.door].b)
        ]

    def offer(look: Look, survivor: int) -> list[Option]:
        if not carries(look, survivor):
            return []
        tokens = look.world.board.tokens_of("access")
        return [WELD.of(tokens[number].door) for number in here(look, survivor)]

    def perform(play: Play, survivor: int, chosen: Option) -> Script[None]:
        tokens = play.world.board.tokens_of("access")
        (door,) = WELD.read(chosen)
        number = next(n for n in here(play, survivor) if tokens[n].door == door)
        spend_carried(play, survivor)
        play.state.welded |= 1 << number
        play.tell(events.MissionNews, "welded", tokens[number].door, rules=rule.rules)
        seal(play, tokens[number].door, rule.rules)
        yield from gain(play, survivor, rule.experience)
        check_end(play)

    return Special(actions=(Action((WELD,), offer, refused_by(offer, *rule.rules), perform),))
