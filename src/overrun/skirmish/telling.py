"""Answers to what a player asks about a position: short sentences, one a line, none that has to be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from overrun.board import members
from overrun.board.show import board_map
from overrun.errors import OverrunError, in_short
from overrun.skirmish.survey import Aim, Somebody, Survey, called_first
from overrun.words.typed import number_typed

Answer = Callable[[str], Sequence[str]]


def answers(survey: Survey) -> dict[str, Answer]:
    """What can be asked about any position of a board game, by the word one types."""
    return {
        "turn": lambda _: turn(survey),
        "where": lambda _: where(survey),
        "look": lambda said: look(survey, said),
        "enemies": lambda _: enemies(survey),
        "goals": lambda _: goals(survey),
        "way": lambda said: way(survey, said),
        "doors": lambda _: doors(survey),
        "sounds": lambda _: sounds(survey),
        "who": lambda said: who(survey, said),
        "hand": lambda said: hand(survey, said),
        "board": lambda _: listed(survey),
    }


# Who is where


def turn(survey: Survey) -> list[str]:
    """Whose turn it is, where they are and what they may still do."""
    person = survey.acting
    if person is None:
        return [survey.words.text("look-nobodys-turn")]
    return [" ".join(filter(None, (here(survey, person), person.turn)))]


def here(survey: Survey, person: Somebody) -> str:
    """Where somebody is, and with which enemies."""
    words = survey.words
    if person.zone not in survey.enemies:
        return words.text("look-is-in", name=person.name, zone=survey.zone(person.zone))
    there = survey.enemies[person.zone]
    return words.text("look-is-among", name=person.name, zone=survey.zone(person.zone), enemies=there)


def where(survey: Survey) -> list[str]:
    """Everybody's zone, that of whoever acts first; then machines and cars."""
    gone = [person.standing for person in survey.people if person not in survey.present]
    others = [
        survey.words.text("look-is-in", name=called_first(told), zone=survey.zone(zone))
        for told, zone in survey.others
    ]
    return [*(here(survey, person) for person in survey.present), *others, *gone]


def who(survey: Survey, said: str) -> list[str]:
    """How somebody is, and their skills; everybody without a name."""
    lines = []
    for person in _people(survey, said):
        lines += [person.standing, *person.skills]
    return lines


def hand(survey: Survey, said: str) -> list[str]:
    """What somebody carries: who acts, or whoever is named."""
    chosen = _people(survey, said) if said else [survey.acting] if survey.acting else survey.people
    lines = []
    for person in chosen:
        lines.append(survey.words.text("look-hand", name=person.name))
        lines += person.cards or [survey.words.text("look-hand-empty")]
    return lines


def _people(survey: Survey, said: str) -> Sequence[Somebody]:
    """Those whose name begins like this."""
    found = [person for person in survey.people if person.name.casefold().startswith(said.casefold())]
    if not found:
        names = ", ".join(person.name for person in survey.people)
        raise OverrunError(survey.words.text("look-nobody-called", name=said, names=names))
    return found


# Zones


def zones(survey: Survey) -> list[str]:
    """Every zone with somebody or something in it, and the closed doors: the board without a drawing."""
    return [
        *(holds(survey, zone) for zone in sorted(survey.things) if contents(survey, zone)),
        *doors(survey),
    ]


def holds(survey: Survey, zone: int) -> str:
    """A zone and everything in it."""
    things = contents(survey, zone)
    if not things:
        return survey.words.text("look-zone-empty", zone=survey.zone(zone))
    return survey.words.text("look-zone-holds", zone=survey.zone(zone), things=things)


def contents(survey: Survey, zone: int) -> str:
    """Everything in a zone, with commas between."""
    return ", ".join(thing.told for thing in survey.things.get(zone, ()) if thing.told)


def look(survey: Survey, said: str) -> list[str]:
    """A zone: what is in it, where one can go from there, and what one sees from there."""
    zone = _zone(survey, said, "look")
    words = survey.words
    lines = [holds(survey, zone)]
    if survey.noise.get(zone):
        lines.append(_noise(survey, zone))
    person = _nearest(survey, zone)
    if person is not None and person.zone != zone:
        lines.append(_far(survey, zone, person))
    beside = survey.graph.neighbours(zone)
    lines += [words.text("look-next", told=holds(survey, other)) for other in beside]
    for door in survey.doors:
        if zone in door.zones:
            there = door.zones[door.zones[0] == zone]
            lines.append(
                words.text("look-door", door=door.number, remark=door.remark, zone=survey.zone(there))
            )
    near = {zone, *beside}
    for other, distance in survey.sees(zone).items():
        if other not in near and contents(survey, other):
            lines.append(words.text("look-seen", distance=distance, told=holds(survey, other)))
    return lines


def _zone(survey: Survey, said: str, command: str) -> int:
    """The zone somebody names; that of whoever acts without a name."""
    last = len(survey.board.zones) - 1
    number = said.rsplit(maxsplit=1)[-1] if said else ""  # "zone 12" is as good as "12"
    if not said and command == "look" and survey.present:
        return survey.present[0].zone
    if not number.isdecimal():
        raise OverrunError(survey.words.text("look-which-zone", command=command))
    zone = number_typed(number)
    if zone is None or zone > last:
        raise OverrunError(survey.words.text("look-no-zone", zone=in_short(number), last=last))
    return zone


def _nearest(survey: Survey, zone: int) -> Somebody | None:
    """Whoever acts, or else whoever is nearest to a zone."""
    if survey.acting is not None:
        return survey.acting
    steps = {person.id: survey.graph.distance(person.zone, zone) for person in survey.present}
    return min(survey.present, key=lambda person: (steps[person.id] < 0, steps[person.id]), default=None)


def _far(survey: Survey, zone: int, person: Somebody) -> str:
    """How far somebody is from a zone, and through how many closed doors."""
    steps = survey.graph.distance(person.zone, zone)
    if steps >= 0:
        return survey.words.text("look-steps", name=person.name, steps=steps)
    route = _route(survey, person.zone, zone)
    if not route:
        return survey.words.text("look-no-way", name=person.name)
    doors = _doors_on(survey, route)
    return survey.words.text("look-steps-through", name=person.name, steps=len(route) - 1, doors=doors)


def _route(survey: Survey, start: int, goal: int) -> tuple[int, ...]:
    """The shortest way, on an open one if there is any, through the fewest doors and enemies; none if there
    is none."""
    open_way = survey.graph.distance(start, goal) >= 0
    graph = survey.graph if open_way else survey.board.graph(survey.passable)
    if graph.distance(start, goal) < 0:
        return ()
    routes = graph.routes(start, goal)
    return min(routes, key=lambda route: (_doors_on(survey, route), _crowds(survey, route)))


def way(survey: Survey, said: str) -> list[str]:
    """The shortest way to a zone, step by step, with the doors to open."""
    goal, words = _zone(survey, said, "way"), survey.words
    person = _nearest(survey, goal)
    if person is None:
        return []
    route = _route(survey, person.zone, goal)
    if len(route) < 2:
        key = "look-way-there" if route else "look-way-none"
        return [words.text(key, name=person.name, zone=survey.zone(goal))]
    lines = [words.text("look-way", name=person.name, zone=survey.zone(goal), steps=len(route) - 1)]
    for before, zone in pairwise(route):
        closed = survey.graph.doors_in_the_way(before, zone)
        lines += [words.text("look-way-door", door=door) for door in members(closed)]
        lines.append(holds(survey, zone))
    return lines


def _doors_on(survey: Survey, route: Sequence[int]) -> int:
    return sum(survey.graph.doors_in_the_way(before, zone) != 0 for before, zone in pairwise(route))


def _crowds(survey: Survey, route: Sequence[int]) -> int:
    return sum(zone in survey.enemies for zone in route)


def doors(survey: Survey) -> list[str]:
    """Every closed door, and which zones it parts."""
    words = survey.words
    if not survey.doors:
        return [words.text("look-no-doors")]
    return [
        words.text(
            "look-closed",
            door=door.number,
            remark=door.remark,
            a=survey.zone(door.zones[0]),
            b=survey.zone(door.zones[1]),
        )
        for door in survey.doors
    ]


# Enemies, noise, goals


def enemies(survey: Survey) -> list[str]:
    """Where enemies are and how far away, the nearest first."""
    words = survey.words
    if not survey.enemies:
        return [words.text("look-no-enemies")]
    found = []
    for zone, told in survey.enemies.items():
        person = _nearest(survey, zone)
        steps = survey.graph.distance(person.zone, zone) if person else -1
        beside = [one.name for one in survey.present if one.zone == zone]
        seen = [one.name for one in survey.present if zone in survey.sees(one.zone)]
        line = words.text(
            "look-enemies",
            zone=survey.zone(zone),
            enemies=told,
            steps=steps,
            name=person.name if person else "",
        )
        if beside:
            line = words.text(
                "look-enemies-here", zone=survey.zone(zone), enemies=told, names=", ".join(beside)
            )
        elif seen:
            line += " " + words.text("look-in-sight", names=", ".join(seen))
        found.append((steps < 0, steps, zone, line))
    return [line for *_, line in sorted(found)]


def sounds(survey: Survey) -> list[str]:
    """Where there is noise, the loudest first."""
    loud = sorted(survey.noise, key=lambda zone: (-survey.noise[zone], zone))
    return [_noise(survey, zone) for zone in loud] or [survey.words.text("look-silence")]


def _noise(survey: Survey, zone: int) -> str:
    most = max(survey.noise.values())
    loudest = "yes" if survey.noise[zone] == most else "no"
    return survey.words.text(
        "look-noise-in", zone=survey.zone(zone), count=min(survey.noise[zone], 99), loudest=loudest
    )


def goals(survey: Survey) -> list[str]:
    """What is to be done, how far it is done, and where what is still to be had lies."""
    lines = [goal(survey, aim) for aim in survey.aims]
    for told, zone in survey.marked:
        line = survey.words.text("look-marked", thing=told, zone=survey.zone(zone))
        person = _nearest(survey, zone)
        lines.append(f"{line} {_far(survey, zone, person)}" if person else line)
    return lines


def goal(survey: Survey, aim: Aim) -> str:
    """A goal in one line."""
    progress = aim.progress or "none"
    return survey.words.text("look-goal", goal=aim.told, state=aim.state, progress=progress)


# The drawing, and the same without it


def drawn(survey: Survey) -> list[str]:
    """The board drawn in characters; below it everything on it, the people and the goals."""
    marks = {zone: _mark([thing.mark for thing in things]) for zone, things in survey.things.items()}
    legend = survey.words.text("look-legend")
    return [*board_map(survey.board, marks, survey.topology.closed), legend, *listed(survey)]


def listed(survey: Survey) -> list[str]:
    """Everything that the drawing shows, and what it has no room for."""
    people = [line for person in survey.people for line in (person.standing, *person.cards)]
    return [*zones(survey), *people, *(goal(survey, aim) for aim in survey.aims)]


def _mark(marks: Sequence[str]) -> str:
    """Initials together, everything else apart."""
    people = "".join(mark for mark in marks if len(mark) == 1)
    return " ".join([*([people] if people else []), *(mark for mark in marks if len(mark) > 1)])
