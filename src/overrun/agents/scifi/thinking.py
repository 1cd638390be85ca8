"""What the search has to know about Invader and Dark Side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from overrun.agents.scifi.intents import INTENTS, bolder
from overrun.agents.scifi.odds import odds
from overrun.agents.scifi.plan import Plan
from overrun.agents.scifi.player import SciFiPlayer
from overrun.agents.scifi.scene import PLAIN, Intent, Person, Scene
from overrun.agents.scifi.turn import Turn
from overrun.agents.search.thinker import Line
from overrun.agents.sensible import Choice
from overrun.agents.ways import alarmed
from overrun.core import ForAgent, Game, Option, Question
from overrun.scifi.world import World


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
            # Besides survivors one may name nobody yet, and leave the turn to others.
            people = [scene.named(str(option.args[0])) for option in question.options if option.args]
            if any(alarmed(scene.swarm, person.zone, scene.horde) for person in people):
                for option in question.options:
                    found.setdefault(option, Line(Choice(option, usual.why, usual.args), way))
        elif question.kind == "action":
            scene = self._scene(view)
            me = scene.named(str(question.subject[0]))
            if alarmed(scene.swarm, me.zone, scene.horde):
                for line in self._rivals(question, scene, me, way, waited):
                    found.setdefault(line.choice.option, line)
        return list(found.values())

    def _rivals(self, question: Question, scene: Scene, me: Person, way: Way, waited: int) -> Iterator[Line]:
        """What somebody may do instead of the usual."""
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
        return odds(self._scene(game.view()))

    def _scene(self, view: dict[str, Any]) -> Scene:
        return Scene(self.world, view, PLAIN, self.player.armoury)
