"""What the search has to know about the classic game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from overrun.agents.classic.aims import Plan
from overrun.agents.classic.odds import Odds
from overrun.agents.classic.player import ClassicPlayer
from overrun.agents.classic.scene import Person, Scene
from overrun.agents.classic.turn import Turn
from overrun.agents.search.thinker import Line
from overrun.agents.sensible import Choice
from overrun.agents.ways import alarmed
from overrun.classic.world import World
from overrun.core import ForAgent, Game, Option, Question

# Actions tried out even where the rules of thumb do not think of them. Others, such as taking a token, serve
# a plan, and the odds know too little about plans.
TRIED = ("move", "drive")


class ClassicThinker:
    """Where zombies are near: who acts first, the actions that the plain player would rather take, and every
    step."""

    __slots__ = ("odds", "player", "world")
    rounds = 1

    def __init__(self, world: World):
        self.world = world
        self.player = ClassicPlayer(world)
        self.odds = Odds(world, self.player.atlas)

    def lines(self, game: ForAgent[Any, Any]) -> list[Line]:
        """What is worth a thought."""
        question = game.question
        assert question is not None
        usual = self.player(game)
        found = {usual.option: Line(usual)}
        if question.kind == "activate":
            scene = self._scene(game.view())
            people = [scene.named(str(option.args[0])) for option in question.options]
            if any(alarmed(scene.graph, person.zone, scene.horde) for person in people):
                for option in question.options:
                    found.setdefault(option, Line(Choice(option, usual.why, usual.args)))
        elif question.kind == "action":
            scene = self._scene(game.view())
            me = scene.named(str(question.subject[0]))
            if alarmed(scene.graph, me.zone, scene.horde):
                for choice in self._rivals(question, scene, me):
                    found.setdefault(choice.option, Line(choice))
        return list(found.values())

    def _rivals(self, question: Question, scene: Scene, me: Person) -> Iterator[Choice]:
        """What somebody may do instead of the usual."""
        ranked = Turn(scene, Plan(scene, self.player.atlas), me).ranked(question)
        for _, choice in sorted(ranked, key=lambda rated: -rated[0]):
            yield choice
        for option in question.options:
            if option.verb in TRIED:
                yield Choice(option, "tried")

    def answer(self, game: Game[Any, Any], way: None) -> Option:
        """Go on by the rules of thumb."""
        return self.player(game.for_agent()).option

    def time(self, game: Game[Any, Any]) -> int:
        """The round."""
        return game.round

    def standing(self, game: Game[Any, Any]) -> float:
        """How likely the game is won."""
        view = game.view()
        if view["hopeless"]:
            return 0.0
        return self.odds(self._scene(view))

    def _scene(self, view: dict[str, Any]) -> Scene:
        return Scene(self.world, view, self.player.armoury)
