"""A classic position as a terminal tells it: what is in each zone, who is how, how far the goals are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from overrun.board import Board, Topology, mask_of
from overrun.classic import mission_kinds as kinds
from overrun.classic.content import EQUIPMENT
from overrun.classic.content_kinds import Equipment
from overrun.classic.naming import called, skill_words
from overrun.classic.setup import missions
from overrun.classic.state import ZOMBIES
from overrun.content import library
from overrun.core import AnyGame
from overrun.skirmish.levels import LEVELS, THRESHOLDS
from overrun.skirmish.survey import (
    Aim,
    Closed,
    Found,
    Somebody,
    Survey,
    Thing,
    attack_told,
    called_first,
    gathered,
    somebody,
)
from overrun.words import Words

LETTERS = dict(zip(ZOMBIES, "wfrA", strict=True))


def survey(game: AnyGame, words: Words) -> Survey:
    """The position of a game."""
    view, board = game.view(), game.world.board
    topology = Topology(mask_of(view["closed_doors"]))
    graph = board.graph(topology)
    return Survey(
        words=words,
        board=board,
        topology=topology,
        passable=topology.ignoring_doors(),
        places=[_place(words, zone) for zone in board.zones],
        things=_things(view, board, words),
        enemies={group["zone"]: counted(words, group) for group in view["zombies"]},
        people=[_somebody(person, words) for person in view["survivors"]],
        active=view["active"],
        noise={int(zone): noise for zone, noise in view["noise"].items()},
        aims=_aims(view, board, words),
        marked=_marked(view, board, words),
        doors=_doors(view, board, words),
        sees=lambda zone: graph.ranges(zone, 0, len(board.zones)),
        others=[
            (_car(view, number, words), car["zone"])
            for number, car in enumerate(view["cars"])
            if car["zone"] >= 0
        ],
    )


def counted(words: Words, group: Mapping[str, int]) -> str:
    """So many zombies of each kind."""
    return ", ".join(
        words.text(f"classic-zombie-{kind}.counted", count=group[kind]) for kind in ZOMBIES if kind in group
    )


def _place(words: Words, zone: Any) -> str:
    if zone.kind == "street":
        return words.text("look-street")
    key = f"classic-room-{zone.label.replace(' ', '-').casefold()}"
    return words.text(key) if words.has(key) else words.text("look-room")


def colour_word(words: Words, colour: str) -> str:
    """The word for the colour of a token or a door."""
    key = f"look-colour-{colour}"
    return words.text(key) if words.has(key) else colour


# What is where


def _things(view: Mapping[str, Any], board: Board, words: Words) -> dict[int, list[Thing]]:
    """What is in each zone: who comes and goes first, then what lies there."""
    return gathered([*_who(view, words), *_what(view, board, words)])


def _who(view: Mapping[str, Any], words: Words) -> Iterator[Found]:
    """Those who come and go."""
    for person in view["survivors"]:
        yield person["zone"], person["name"][0], person["name"]
    for group in view["zombies"]:
        for kind in ZOMBIES:
            if kind in group:
                told = words.text(f"classic-zombie-{kind}.counted", count=group[kind])
                yield group["zone"], f"{group[kind]}{LETTERS[kind]}", told


def _what(view: Mapping[str, Any], board: Board, words: Words) -> Iterator[Found]:
    """What lies or is printed there."""
    for number, car in enumerate(view["cars"]):
        yield car["zone"], f"C{number}", _car(view, number, words)
    for number in view["objectives"]:
        told = _objective(view, board, number, words)
        yield view["objective_zones"][number], f"O{number}", told
    for number, spawn in enumerate(view["spawns"]):
        yield spawn["zone"], "Z!" if spawn["active"] else "z.", _spawn(view, board, number, words)
    for token in board.tokens:
        if token.kind == "exit":
            yield token.zone, "Ex", words.text("look-exit")
    for zone, noise in view["noise_tokens"].items():
        yield int(zone), f"!{noise}", words.text("look-noise", count=noise)
    for token in board.tokens_of("noise"):
        yield token.zone, f"!{token.count}", words.text("look-noise-for-good", count=token.count)
        if _rules(view).zombie_exits:
            yield token.zone, "", words.text("look-way-off")
    for kind in ("start", "bunker", "no-search"):
        for token in board.tokens_of(kind):
            yield token.zone, "", words.text(f"look-{kind}")
    for zone in board.zones:
        if zone.manholes:
            yield zone.id, "()", words.text("look-manholes", count=len(zone.manholes))


def _car(view: Mapping[str, Any], number: int, words: Words) -> str:
    car = view["cars"][number]
    name = words.text(f"classic-car-{car['of']}")
    told = f"{name} {number}"
    if car["searched"]:
        told = words.text("look-searched", thing=told)
    if car["supplies"]:
        told = words.text("look-carries", thing=told, cards=_cards(words, car["supplies"]))
    people = [view["survivors"][person]["name"] for person in car["seats"] if person >= 0]
    return words.text("look-car-with", car=told, people=" + ".join(people)) if people else told


def _cards(words: Words, kinds: list[str]) -> str:
    return " + ".join(called(words, kind, {}) for kind in kinds)


def _objective(view: Mapping[str, Any], board: Board, number: int, words: Words) -> str:
    colour = board.tokens_of("objective")[number].colour
    return words.text("look-objective", number=number, colour=colour_word(words, colour))


def _spawn(view: Mapping[str, Any], board: Board, number: int, words: Words) -> str:
    """A spawn zone and when its turn comes: clockwise from the one the players picked."""
    spawn, first, all_ = view["spawns"][number], view["first_spawn"], len(view["spawns"])
    tokens = [token for token in board.tokens_of("spawn") if token.zone == spawn["zone"]]
    colour = colour_word(words, tokens[0].colour)
    if spawn["active"]:
        order = 1 if all_ == 1 else 0 if first < 0 else (number - first) % all_ + 1
        return words.text("look-spawn", colour=colour, order=order)
    asleep = any(token.state == "asleep" for token in tokens)
    return words.text("look-spawn-asleep", colour=colour) if asleep else words.text("look-spawn-shut")


def _doors(view: Mapping[str, Any], board: Board, words: Words) -> list[Closed]:
    lying = {board.tokens_of("objective")[number].colour for number in view["objectives"]}
    waiting = lying & _rules(view).locked_colours
    # Where all are of one colour, it says nothing.
    several = len({token.colour for token in board.tokens_of("door")}) > 1
    found = []
    for number in view["closed_doors"]:
        door = board.doors[number]
        remarks = [colour_word(words, door.colour)] if door.colour and several else []
        if door.colour in waiting:
            remarks.append(words.text("look-locked"))
        found.append(Closed(number, (door.a, door.b), ", ".join(remarks) or "none"))
    return found


def _rules(view: Mapping[str, Any]) -> kinds.MissionRules:
    mission = missions().get(view["mission"])
    return mission.rules if mission else kinds.MissionRules()


# People


def _somebody(person: Mapping[str, Any], words: Words) -> Somebody:
    return somebody(person, words, _standing(person, words), _held(person, words), skill_words)


def _standing(person: Mapping[str, Any], words: Words) -> str:
    if person["fate"] != "alive":
        return words.text(f"look-{person['fate']}", name=person["name"])
    health = words.text("look-wounds", count=person["wounds"])
    if person["car"] >= 0:
        health += ", " + words.text("look-in-car", car=person["car"])
    return words.text(
        "look-standing",
        name=person["name"],
        level=words.text(f"classic-level-{person['level']}"),
        points=person["experience"],
        health=health,
    )


def _held(person: Mapping[str, Any], words: Words) -> list[str]:
    places = [
        *(("hand", card) for card in person["hands"]),
        *(("reserve", card) for card in person["reserve"]),
    ]
    kinds = library("classic").of(EQUIPMENT)
    return [
        words.text(
            "look-card",
            place=called_first(words.text(f"classic-place-{place}")),
            card=called(words, card["kind"] + ("*" if card.get("unloaded") else ""), {}),
            figures=figures(kinds[card["kind"]], words) or "none",
        )
        for place, card in places
        if card is not None
    ]


def figures(card: Equipment, words: Words) -> str:
    """How a card attacks and what else it does, in a few short sentences; what it is good for otherwise."""
    told = []
    for mode, profile in (("melee", card.melee), ("ranged", card.ranged), ("thrown", card.thrown)):
        if profile is not None:
            told.append(attack_told(words, mode, profile))
            if profile.reload:
                told.append(words.text("look-reload"))
    if card.dual:
        told.append(words.text("look-dual"))
    if card.opens_doors:
        told.append(words.text("look-opens", noise=card.opens_doors))
    if not told and words.has(f"classic-card-{card.id}.does"):
        told.append(words.text(f"classic-card-{card.id}.does"))
    return " ".join(told)


# Goals


def _aims(view: Mapping[str, Any], board: Board, words: Words) -> list[Aim]:
    mission = missions().get(view["mission"])
    goals = {goal.id: goal for goal in mission.goal} if mission else {}
    return [
        Aim(
            goal_words(words, name),
            "done" if done else "hopeless" if name in view["hopeless"] else "open",
            _progress(view, board, goals[name], words) if name in goals else "",
        )
        for name, done in view["goals"].items()
    ]


def goal_words(words: Words, goal: str) -> str:
    """A goal in a few words."""
    key = f"page-goal-{goal}"
    return words.text(key) if words.has(key) else goal.replace("-", " ")


def _progress(view: Mapping[str, Any], board: Board, goal: kinds.Goal, words: Words) -> str:
    """How far a goal has come, as far as it can be counted."""

    def some_of(some: int, everything: int) -> str:
        return words.text("look-some-of", some=some, all=everything)

    people = view["survivors"]
    alive = [person for person in people if person["fate"] == "alive"]
    exits = {token.zone for token in board.tokens_of("exit")}
    out = [person for person in alive if person["zone"] in exits]
    match goal:
        case kinds.TakeObjectives():
            tokens = board.tokens_of("objective")
            wanted = {
                number for number, token in enumerate(tokens) if kinds.meant(goal.colours, token.colour)
            }
            return some_of(len(wanted.difference(view["objectives"])), len(wanted))
        case kinds.Find():
            return _found(words, goal, set(view["found"]))
        case kinds.BringToExit():
            there = [
                card["kind"] for person in out for card in (*person["hands"], *person["reserve"]) if card
            ]
            names = words.text("look-at-exit", names=", ".join(person["name"] for person in out))
            return f"{names}; {_found(words, goal, set(there))}" if out else ""
        case kinds.AllAtExit():
            return some_of(len(out), len(alive))
        case kinds.ReachLevel() if alive:
            best = max(alive, key=lambda person: person["experience"])
            return words.text(
                "look-most-points",
                name=best["name"],
                points=best["experience"],
                wanted=THRESHOLDS[LEVELS.index(goal.level)],
            )
        case kinds.NeutraliseSpawns():
            left = sum(spawn["active"] for spawn in view["spawns"])
            return words.text("look-left", count=left)
        case kinds.SuppliesAway():
            stowed = sum(len(car["supplies"]) for car in view["cars"]) + len(view["saved_supplies"])
            return some_of(stowed, goal.number)
        case kinds.SurvivorsAway():
            seats = 1 + max(person["seat"] for person in people)
            return some_of(sum(person["fate"] == "away" for person in people), goal.by_players[seats - 1])
        case _:
            return ""


def _found(words: Words, goal: kinds.Find | kinds.BringToExit, have: set[str]) -> str:
    found = [card for card in goal.cards if card in have]
    missing = [card for card in goal.cards if card not in have]
    parts = []
    if found:
        parts.append(words.text("look-found", cards=_cards(words, found)))
    if missing:
        parts.append(words.text("look-missing", cards=_cards(words, missing)))
    return "; ".join(parts)


def _marked(view: Mapping[str, Any], board: Board, words: Words) -> list[tuple[str, int]]:
    """Where the goals lie."""
    mission = missions().get(view["mission"])
    asked = {type(goal) for goal in mission.goal} if mission else set()
    found = [
        (_objective(view, board, number, words), view["objective_zones"][number])
        for number in view["objectives"]
    ]
    found += [(words.text("look-exit"), token.zone) for token in board.tokens_of("exit")]
    if kinds.HoldBunker in asked:
        found += [(words.text("look-bunker"), token.zone) for token in board.tokens_of("bunker")]
    if kinds.SurvivorsAway in asked:
        found += [(words.text("look-start"), token.zone) for token in board.tokens_of("start")]
    if asked & {kinds.NeutraliseSpawns, kinds.GatherAtSpawn}:
        found += [
            (_spawn(view, board, number, words), spawn["zone"])
            for number, spawn in enumerate(view["spawns"])
            if spawn["active"]
        ]
    return [(called_first(told), zone) for told, zone in found]
