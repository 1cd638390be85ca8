"""What the search has to know about Invader and Dark Side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from overrun.agents.scifi.goals import plan_for
from overrun.agents.scifi.intents import INTENTS, bolder
from overrun.agents.scifi.odds import odds
from overrun.agents.scifi.player import SciFiPlayer
from overrun.agents.scifi.situation import PLAIN, Intent, Person, Situation
from overrun.agents.scifi.turn import Turn
from overrun.agents.search.thinker import Line
from overrun.agents.sensible import Choice
from overrun.agents.ways import alarmed
from overrun.core import AnyForAgent, AnyGame, Option, Question
from overrun.scifi.words import ACTIVATE, ASK_ACTION, ASK_ACTIVATE, MOVE
from overrun.scifi.world import Look, World


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

    def lines(self, game: AnyForAgent) -> list[Line]:
        """What is worth a thought."""
        question = game.question
        assert question is not None
        look: Look = game.look()
        waited = self.player.waited(question, look)
        way = Way(bolder(PLAIN, waited))
        usual = self.player.answer(question, look, way.usual)
        found = {usual.option: Line(usual, way)}
        if ASK_ACTIVATE.asked(question):
            now = self._now(look)
            # Besides survivors one may name nobody yet, and leave the turn to others.
            people = [now.named(*ACTIVATE.read(o)) for o in question.options if ACTIVATE.made(o)]
            if any(alarmed(now.swarm, person.zone, now.horde) for person in people):
                for option in question.options:
                    found.setdefault(option, Line(Choice(option, usual.why, usual.args), way))
        elif ASK_ACTION.asked(question):
            now = self._now(look)
            me = now.named(*ASK_ACTION.read(question))
            if alarmed(now.swarm, me.zone, now.horde):
                for line in self._rivals(question, now, me, way, waited):
                    found.setdefault(line.choice.option, line)
        return list(found.values())

    def _rivals(
        self, question: Question, now: Situation, me: Person, way: Way, waited: int
    ) -> Iterator[Line]:
        """What somebody may do instead of the usual."""
        for intent in INTENTS[1:]:  # after the plain one
            own = bolder(intent, waited)
            choice = self.player.answer(question, now.look, own)
            yield Line(choice, way._replace(own=own, who=me.index, round=now.round))
        ranked = Turn(now, plan_for(now), me).ranked(question)
        for _, choice in sorted(ranked, key=lambda rated: -rated[0]):
            yield Line(choice, way)
        for option in question.options:
            if MOVE.made(option):
                yield Line(Choice(option, "tried"), way)

    def answer(self, game: AnyGame, way: Way) -> Option:
        """Go on as meant to the end of the turn, then as usual."""
        question = game.question
        assert question is not None
        look: Look = game.look()
        meant = look.state.active == way.who and look.state.round == way.round
        return self.player.answer(question, look, way.own if meant else way.usual).option

    def time(self, game: AnyGame) -> int:
        """The round."""
        return game.round

    def standing(self, game: AnyGame) -> float:
        """How likely the game is won."""
        return odds(self._now(game.look()))

    def _now(self, look: Look) -> Situation:
        return Situation(look, PLAIN, self.player.armoury)
