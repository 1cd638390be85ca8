"""What the search has to know about Invader and Dark Side."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Any, NamedTuple

from overrun.agents.scifi.aims import Plan
from overrun.agents.scifi.intents import INTENTS, bolder
from overrun.agents.scifi.player import SciFiPlayer
from overrun.agents.scifi.scene import PLAIN, Intent, Person, Scene
from overrun.agents.scifi.threat import Threat
from overrun.agents.scifi.turn import Turn
from overrun.agents.search.thinker import Line
from overrun.agents.sensible import Choice
from overrun.agents.ways import alarmed
from overrun.core import ForAgent, Game, Option, Question
from overrun.scifi.world import World

# How much the odds of winning (their logarithm) change with each; fitted to games of the plain player.
BASE = -0.5
GOALS = 2.2  # all goals reached, instead of none
WORK = -0.14  # a step still to go
COST = -0.025  # what threatens a survivor on average, in the unit of `weights`
NEAR = -0.04  # an ordinary xeno beside somebody
NEARBY = -0.025  # one within two steps
THIN = 0.13  # a point of armour of whoever has least
POWER = 1.0  # a hit to expect of an action
APART = -0.17  # a step between two survivors, on average
ROUND = -0.07
BRUTE = -0.16  # an abomination on the board

# Steps; more make no difference.
FAR_APART = 8


class Way(NamedTuple):
    """How everybody goes on, and one survivor to the end of his turn."""

    usual: Intent
    own: Intent = PLAIN
    who: int = -1
    round: int = -1


class SciFiThinker:
    """Where xenos are near: who acts first, every intent for the turn of whoever acts, the actions that the
    plain player would rather take, and every step."""

    __slots__ = ("player", "world")
    # What is done against xenos shows a round later: the odds then agree far better with how games end.
    rounds = 2

    def __init__(self, world: World):
        self.world = world
        self.player = SciFiPlayer(world)

    def lines(self, game: ForAgent[Any, Any]) -> list[Line]:
        """What is worth a thought."""
        question, view = game.question, game.view()
        assert question is not None
        waited = self.player.waited(question, view)
        way = Way(bolder(PLAIN, waited))
        usual = self.player.answer(question, view, way.usual)
        found = {usual.option: Line(usual, way)}
        if question.kind == "activate":
            scene = self._scene(view)
            people = [scene.named(str(option.args[0])) for option in question.options]
            if any(alarmed(scene.swarm, person.zone, scene.horde) for person in people):
                for option in question.options:
                    found.setdefault(option, Line(Choice(option, usual.why, usual.args), way))
        elif question.kind == "action":
            scene = self._scene(view)
            me = scene.named(str(question.subject[0]))
            if alarmed(scene.swarm, me.zone, scene.horde):
                for line in self._rivals(question, scene, me, waited):
                    found.setdefault(line.choice.option, line)
        return list(found.values())

    def _rivals(self, question: Question, scene: Scene, me: Person, waited: int) -> Iterator[Line]:
        """What somebody may do instead of the usual."""
        way = Way(bolder(PLAIN, waited))
        for intent in INTENTS[1:]:  # after the plain one
            own = bolder(intent, waited)
            choice = self.player.answer(question, scene.view, own)
            yield Line(choice, way._replace(own=own, who=me.index, round=scene.round))
        ranked = Turn(scene, Plan(scene), me).ranked(question)
        for _, choice in sorted(ranked, key=lambda rated: -rated[0]):
            yield Line(choice, way)
        for option in question.options:
            if option.verb == "move":
                yield Line(Choice(option, "tried"), way)

    def answer(self, game: Game[Any, Any], way: Way) -> Option:
        """Go on as meant to the end of the turn, then as usual."""
        question, view = game.question, game.view()
        assert question is not None
        meant = view["active"] == way.who and view["round"] == way.round
        return self.player.answer(question, view, way.own if meant else way.usual).option

    def time(self, game: Game[Any, Any]) -> int:
        """The round."""
        return game.round

    def standing(self, game: Game[Any, Any]) -> float:
        """How likely the game is won."""
        scene = self._scene(game.view())
        people = scene.alive
        near = nearby = 0
        for person in people:
            near |= scene.swarm.within(person.zone, 1)
            nearby |= scene.swarm.within(person.zone, 2)
        goals = scene.goals.values()
        odds = BASE + GOALS * sum(goals) / max(1, len(goals)) + WORK * Plan(scene).work()
        odds += ROUND * scene.round + BRUTE * sum(count for _, _, count in scene.brutes)
        for zone, bulk in scene.bulk.items():
            odds += (NEAR * (near >> zone & 1) + NEARBY * (nearby >> zone & 1)) * bulk
        if people:
            odds += COST * sum(min(60.0, Threat(scene, p).cost(p.zone)) for p in people) / len(people)
            odds += THIN * min(p.armour + p.wards for p in people)
            odds += POWER * sum(min(3.0, p.power) for p in people) / len(people)
            odds += APART * _apart(scene)
        return 1 / (1 + exp(-odds))

    def _scene(self, view: dict[str, Any]) -> Scene:
        return Scene(self.world, view, PLAIN, self.player.armoury)


def _apart(scene: Scene) -> float:
    """How many steps two survivors are from each other on average."""
    zones = [person.zone for person in scene.alive]
    if len(zones) < 2:
        return 0.0
    steps = 0
    for zone in zones:
        row = scene.swarm.distances(zone)
        steps += sum(min(FAR_APART, row[other]) if row[other] >= 0 else FAR_APART for other in zones)
    return steps / (len(zones) * (len(zones) - 1))
