"""What the search has to know about the classic game."""

from __future__ import annotations

from collections.abc import Iterator

from overrun.agents.classic.aims import Plan
from overrun.agents.classic.odds import Odds
from overrun.agents.classic.player import ClassicPlayer
from overrun.agents.classic.situation import Person, Situation
from overrun.agents.classic.turn import Turn
from overrun.agents.search.thinker import Line
from overrun.agents.sensible import Choice
from overrun.agents.ways import alarmed
from overrun.classic.missions.goals import out_of_reach
from overrun.classic.words import ACTIVATE, ASK_ACTION, ASK_ACTIVATE, DRIVE, MOVE
from overrun.classic.world import Look, World
from overrun.core import AnyForAgent, AnyGame, Option, Question

# Actions tried out even where the rules of thumb do not think of them. Others, such as taking a token, serve
# a plan, and the odds know too little about plans.
TRIED = (MOVE, DRIVE)


class ClassicThinker:
    """Where zombies are near: who acts first, the actions that the plain player would rather take, and every
    step."""

    __slots__ = ("odds", "player", "world")
    rounds = 1

    def __init__(self, world: World):
        self.world = world
        self.player = ClassicPlayer(world)
        self.odds = Odds(world, self.player.atlas)

    def lines(self, game: AnyForAgent) -> list[Line]:
        """What is worth a thought."""
        question = game.question
        assert question is not None
        usual = self.player(game)
        found = {usual.option: Line(usual)}
        if ASK_ACTIVATE.asked(question):
            now = Situation(game.look(), self.player.armoury)
            people = [now.named(*ACTIVATE.read(option)) for option in question.options]
            if any(alarmed(now.graph, person.zone, now.horde) for person in people):
                for option in question.options:
                    found.setdefault(option, Line(Choice(option, usual.why, usual.args)))
        elif ASK_ACTION.asked(question):
            now = Situation(game.look(), self.player.armoury)
            me = now.named(*ASK_ACTION.read(question))
            if alarmed(now.graph, me.zone, now.horde):
                for choice in self._rivals(question, now, me):
                    found.setdefault(choice.option, Line(choice))
        return list(found.values())

    def _rivals(self, question: Question, now: Situation, me: Person) -> Iterator[Choice]:
        """What somebody may do instead of the usual."""
        ranked = Turn(now, Plan(now, self.player.atlas), me).ranked(question)
        for _, choice in sorted(ranked, key=lambda rated: -rated[0]):
            yield choice
        for option in question.options:
            if any(verb.made(option) for verb in TRIED):
                yield Choice(option, "tried")

    def answer(self, game: AnyGame, way: None) -> Option:
        """Go on by the rules of thumb."""
        return self.player(game.for_agent()).option

    def time(self, game: AnyGame) -> int:
        """The round."""
        return game.round

    def standing(self, game: AnyGame) -> float:
        """How likely the game is won."""
        look: Look = game.look()
        return 0.0 if out_of_reach(look) else self.odds(Situation(look, self.player.armoury))
