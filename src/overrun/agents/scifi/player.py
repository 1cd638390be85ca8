"""The bot's player for the science-fiction games: reads the position and asks who knows the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.agents.scifi import answers
from overrun.agents.scifi.arms import Armoury
from overrun.agents.scifi.intents import bolder
from overrun.agents.scifi.plan import Plan
from overrun.agents.scifi.scene import PLAIN, Ground, Intent, Scene
from overrun.agents.scifi.turn import Turn
from overrun.agents.sensible import Choice
from overrun.core import ForAgent, Question
from overrun.scifi.world import World


def _action(question: Question, scene: Scene, plan: Plan) -> Choice:
    return Turn(scene, plan, scene.named(str(question.subject[0]))).choose(question)


def _move_on(question: Question, scene: Scene, plan: Plan) -> Choice:
    return Turn(scene, plan, scene.named(str(question.subject[0]))).go_on(question)


# The questions by how much of the position it takes to answer them: nothing but the question,
BY_HEART: dict[str, Callable[[Question], Choice]] = {
    "dice": answers.dice,
    "reroll": answers.reroll,
    "roll-6": answers.yes,
    "reap": answers.yes,
    "skill": answers.skill,
    "leave": answers.leave,
    "camouflage": answers.yes,
    "remove-spawn": answers.yes,
    "rescue": answers.yes,
}
# the board and where we are,
BY_GROUND: dict[str, Callable[[Question, Ground], Choice]] = {
    "split-goals": answers.far_off,
    "split-ways": answers.far_off,
    "first-spawn": answers.far_off,
    "zone-order": answers.far_off,
    "abomination": answers.far_off,
    "extra-spawn": answers.far_off,
}
# everything one can see,
BY_SCENE: dict[str, Callable[[Question, Scene], Choice]] = {
    "hit": answers.hit,
    "hostile-target": answers.hostile_target,
    "hostile-hit": answers.hostile_hit,
    "damage": answers.damage,
    "gear": answers.gear,
    "drone": answers.gear,
    "scientist-way": answers.walk,
}
# or what the team is about, too.
BY_PLAN: dict[str, Callable[[Question, Scene, Plan], Choice]] = {
    "action": _action,
    "gift": _action,
    "move-on": _move_on,
    "activate": answers.activate,
    "find": answers.find,
    "arrange": answers.arrange,
    "share": answers.share,
    "follow": answers.follow,
    "free-attack": answers.free_attack,
    "hit-and-run": answers.hit_and_run,
}


class SciFiPlayer:
    """Answers every question of Invader and Dark Side from what everybody at the table can see."""

    __slots__ = ("_round", "_seen", "_waited", "armoury", "world")

    def __init__(self, world: World):
        self.world = world
        self.armoury = Armoury(world.kinds)
        # How many rounds nobody has got on, and what the team looked like then.
        self._waited = 0
        self._seen: object = None
        self._round = 0

    def __call__(self, game: ForAgent[Any, Any]) -> Choice:
        question = game.question
        assert question is not None
        view = game.view()
        return self.answer(question, view, bolder(PLAIN, self.waited(question, view)))

    def waited(self, question: Question, view: dict[str, Any]) -> int:
        """For how many rounds nothing has changed."""
        if view["round"] != self._round and question.kind in ("activate", "action"):
            self._round = view["round"]
            people = [(seen["zone"], seen["fate"], seen["experience"]) for seen in view["survivors"]]
            seen = (people, view["objectives_taken"])
            self._waited = self._waited + 1 if seen == self._seen else 0
            self._seen = seen
        return self._waited

    def answer(self, question: Question, view: dict[str, Any], intent: Intent) -> Choice:
        """What the heuristics answer with an intent."""
        kind = question.kind
        if kind in BY_PLAN:
            scene = Scene(self.world, view, intent, self.armoury)
            return BY_PLAN[kind](question, scene, Plan(scene))
        if kind in BY_GROUND:
            return BY_GROUND[kind](question, Ground(self.world, view))
        if kind in BY_SCENE:
            return BY_SCENE[kind](question, Scene(self.world, view, intent, self.armoury))
        return BY_HEART.get(kind, answers.first)(question)
