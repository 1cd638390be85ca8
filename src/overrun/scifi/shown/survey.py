"""A position of Invader or Dark Side as a terminal tells it: what is in each zone, who is how, how far the
goals are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from overrun.board import SightRules, Zone, mask_of
from overrun.core import AnyGame
from overrun.core import Look as CoreLook
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.actions.doors import opening_obstacles
from overrun.scifi.common import graph, topology
from overrun.scifi.content_kinds import Equipment
from overrun.scifi.ground.sight import sight_rules
from overrun.scifi.missions.goals import open_step
from overrun.scifi.naming import GAME, called, skill_words
from overrun.scifi.world import Look
from overrun.skirmish.levels import LEVELS
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
from overrun.words.tell import game_key

# One letter for each type of xeno.
LETTERS = {"worker": "w", "tank": "t", "hunter": "h", "abomination": "A"}
MARKS = {"prototype": "P", "search-drone": "D", "thumper": "T"}
GROUNDS = {"mold": "Mo", "dead_mold": "mo", "pits": "Pi", "filled_pits": "pi"}
IN_THE_DARK = SightRules(dark=False)


def survey(game: AnyGame, words: Words) -> Survey:
    """The position of a game."""
    view, world = game.view(), game.world
    look: Look = CoreLook(world, game.state)
    now, here = topology(game.state), graph(look)
    rules = sight_rules(look, view["active"]) if view["active"] >= 0 else IN_THE_DARK
    shut = mask_of(view["sealed_doors"]) | mask_of(view["welded_doors"])
    return Survey(
        words=words,
        board=world.board,
        topology=now,
        passable=now.ignoring_doors(but=shut),
        places=[_place(words, zone) for zone in world.board.zones],
        things=_things(view, look, words),
        enemies={group["zone"]: counted(words, group, view) for group in view["xenos"]},
        people=[_somebody(person, look, words) for person in view["survivors"]],
        active=view["active"],
        noise={int(zone): noise for zone, noise in view["noise"].items()},
        aims=[_aim(view, look, goal, words) for goal in world.mission.goal],
        marked=_marked(view, words),
        doors=_doors(view, look, words),
        sees=lambda zone: here.ranges(zone, 0, len(world.board.zones), rules),
        others=[
            (called(words, one["id"], {}), one["zone"])
            for one in (*view["machines"], *view["scientists"])
            if one["zone"] >= 0
        ],
    )


def counted(words: Words, group: Mapping[str, int], view: Mapping[str, Any]) -> str:
    """So many xenos of each kind."""
    return ", ".join(xenos_counted(words, kind, group[kind]) for kind in view["supply"] if kind in group)


def xenos_counted(words: Words, kind: str, count: int) -> str:
    """So many xenos of a kind."""
    key = game_key(words, GAME, f"xeno-{kind}")
    return words.text(f"{key}.counted", count=count) if key else f"{count} {kind}"


def _place(words: Words, zone: Zone) -> str:
    place = words.text(f"scifi-zone-{zone.special or zone.kind}")
    return words.text("look-dark", place=place) if zone.dark else place


# What is where


def _things(view: Mapping[str, Any], look: Look, words: Words) -> dict[int, list[Thing]]:
    """What is in each zone: who comes and goes first, then what lies there."""
    return gathered([*_who(view, words), *_what(view, look, words)])


def _who(view: Mapping[str, Any], words: Words) -> Iterator[Found]:
    """Those who come and go."""
    for person in view["survivors"]:
        yield person["zone"], person["name"][0], person["name"]
    for scientist in view["scientists"]:
        yield scientist["zone"], "Sc", called(words, scientist["id"], {})
    for machine in view["machines"]:
        yield machine["zone"], machine["kind"][:2].capitalize(), called(words, machine["id"], {})
    for group in view["xenos"]:
        for kind in view["supply"]:
            if kind in group:
                yield group["zone"], f"{group[kind]}{_letter(kind)}", xenos_counted(words, kind, group[kind])


def _what(view: Mapping[str, Any], look: Look, words: Words) -> Iterator[Found]:
    """What lies or is printed there."""
    board = look.world.board
    for token in view["objectives"]:
        yield token["zone"], f"O{token['id']}", _objective(words, token)
    for token in view["tokens"]:
        yield token["zone"], f"{MARKS[token['kind']]}{token['id']}", called(words, token["kind"], {})
    for spawn in view["spawns"]:
        yield spawn["zone"], "Z!" if spawn["active"] else "z.", _spawn(view, spawn, words)
    for zone in view["exits"]:
        yield zone, "Ex", words.text("look-exit")
    for what, mark in GROUNDS.items():
        for zone in view[what]:
            yield zone, mark, words.text(f"scifi-zone-{what.replace('_', '-')}")
    for zone, noise in view["noise_tokens"].items():
        yield int(zone), f"!{noise}", words.text("look-noise", count=noise)
    for token in board.tokens_of("noise") if view["crew"] else ():
        yield token.zone, f"!{view['crew']}", words.text("look-crew", count=view["crew"])
    for token in board.tokens_of("access"):
        door = board.doors[token.door]
        told = words.text("look-access", door=door.id, a=door.a, b=door.b)
        if door.id in view["welded_doors"]:
            told = words.text("look-thing-is", thing=told, state=words.text("look-welded"))
        for zone in (door.a, door.b):
            yield zone, "", told
    for token in board.tokens_of("start"):
        yield token.zone, "", words.text("look-start")


def _letter(kind: str) -> str:
    *before, name = kind.split("-")
    prefix = "d" if "driller" in before else ""
    return prefix + LETTERS.get(name, name[0])


def _objective(words: Words, token: Mapping[str, Any]) -> str:
    colour = called(words, token["colour"], {})
    return words.text("look-objective", number=token["id"], colour=colour)


def _spawn(view: Mapping[str, Any], spawn: Mapping[str, Any], words: Words) -> str:
    """A spawn zone and when its turn comes, as soon as the first one has been picked."""
    colour = called(words, spawn["colour"], {})
    if not spawn["active"]:
        return words.text("look-spawn-asleep", colour=colour)
    order = spawn["order"] if view["first_spawn"] >= 0 else 0
    return words.text("look-spawn", colour=colour, order=order)


def _doors(view: Mapping[str, Any], look: Look, words: Words) -> list[Closed]:
    found = []
    for number in view["closed_doors"]:
        door = look.world.board.doors[number]
        colour = view["coloured_doors"].get(str(number))
        remarks = [called(words, colour, {})] if colour else []
        if number in view["welded_doors"]:
            remarks.append(words.text("look-welded"))
        elif number in view["sealed_doors"]:
            remarks.append(words.text("look-sealed"))
        elif opening_obstacles(look, number):
            remarks.append(words.text("look-locked"))
        found.append(Closed(number, (door.a, door.b), ", ".join(remarks) or "none"))
    return found


# People


def _somebody(person: Mapping[str, Any], look: Look, words: Words) -> Somebody:
    return somebody(person, words, _standing(person, words), _held(person, look, words), skill_words)


def _standing(person: Mapping[str, Any], words: Words) -> str:
    if person["fate"] != "alive":
        return words.text(f"look-{person['fate']}", name=person["name"])
    most = max(person["armour"], person["base_armour"])
    health = [words.text("look-armour", left=person["armour"], most=most)]
    health.append(words.text(f"scifi-type-{person['type']}"))
    if person["camouflaged"]:
        health.append(words.text("look-camouflaged"))
    if person["tokens"]:
        tokens = " + ".join(called(words, colour, {}) for colour in person["tokens"])
        health.append(words.text("look-carried", tokens=tokens))
    return words.text(
        "look-standing",
        name=person["name"],
        level=words.text(f"scifi-level-{person['level']}"),
        points=person["experience"],
        health=", ".join(health),
    )


def _held(person: Mapping[str, Any], look: Look, words: Words) -> list[str]:
    places = {"hand": person["hands"], "body": person["body"], "backpack": person["backpack"]}
    lines = []
    for place, cards in places.items():
        for card in filter(None, cards):
            told = called(words, card["kind"], {})
            if attached := card.get("attached"):
                with_them = " + ".join(called(words, kind, {}) for kind in attached)
                told = words.text("look-attached", card=told, cards=with_them)
            lines.append(
                words.text(
                    "look-card",
                    place=called_first(words.text(f"scifi-place-{place}")),
                    card=told,
                    figures=figures(look.world.kinds[card["kind"]], words) or "none",
                )
            )
    return lines


def figures(card: Equipment, words: Words) -> str:
    """How a card attacks and what else it does, in a few short sentences."""
    told = []
    for mode, profile in (("melee", card.melee), ("ranged", card.ranged)):
        if profile is not None:
            told.append(attack_told(words, mode, profile))
    if card.blast is not None:
        near, far = card.blast.range
        told.append(words.text("look-blast", near=near, far=far))
    if card.dual:
        told.append(words.text("look-dual"))
    if not told and (key := game_key(words, GAME, f"card-{card.id}.does")):
        told.append(words.text(key))
    return " ".join(told)


# Goals


def _aim(view: Mapping[str, Any], look: Look, goal: Any, words: Words) -> Aim:
    key = game_key(words, GAME, f"goal-{goal.id}")
    told = words.text(key) if key else goal.id.replace("-", " ")
    now = open_step(look)
    done = view["goals"][goal.id]
    return Aim(
        told,
        "done" if done else "later" if 0 < now < goal.step else "open",
        _progress(view, look, goal, words),
    )


def _progress(view: Mapping[str, Any], look: Look, goal: Any, words: Words) -> str:
    """How far a goal has come, as far as it can be counted."""

    def some_of(some: int, everything: int) -> str:
        return words.text("look-some-of", some=some, all=everything)

    def left(count: int) -> str:
        return words.text("look-left", count=count)

    def listed(ids: list[str]) -> str:
        return " + ".join(called(words, each, {}) for each in ids)

    people = view["survivors"]
    match goal:
        case kinds.TakeObjectives(colours=colours):
            lying = [token["colour"] for token in view["objectives"]]
            if not colours:
                return some_of(len(view["objectives_taken"]), len(view["objectives_taken"]) + len(lying))
            return left(sum(colour in colours for colour in (*lying, *view["face_down"])))
        case kinds.Escape(who=who):
            going = [
                *(people if "survivors" in who else ()),
                *(view["scientists"] if "scientists" in who else ()),
                *(one for one in view["machines"] if one["kind"] == "bot" and "bot" in who),
            ]
            return some_of(sum(one["fate"] == "away" for one in going), len(going))
        case kinds.ReachLevel(level=level):
            wanted = LEVELS.index(level)
            return some_of(sum(LEVELS.index(p["level"]) >= wanted for p in people), len(people))
        case kinds.EvacuateCrew():
            return left(view["crew"])
        case kinds.WeldAccesses():
            return some_of(len(view["welded_doors"]), len(look.world.board.tokens_of("access")))
        case kinds.CollapsePillar(colour=colour):
            return words.text("look-charges", count=view["charges"].get(colour, 0))
        case kinds.GatherSamples():
            wanted_kinds = [*goal.xenos, *(["mold"] if goal.mold else [])]
            missing = [kind for kind in wanted_kinds if kind not in view["samples"]]
            return words.text("look-missing", cards=listed(missing)) if missing else ""
        case _:
            return ""


def _marked(view: Mapping[str, Any], words: Words) -> list[tuple[str, int]]:
    """Where the goals lie."""
    found = [(_objective(words, token), token["zone"]) for token in view["objectives"]]
    found += [(words.text("look-exit"), zone) for zone in view["exits"]]
    return [(called_first(told), zone) for told, zone in found]
