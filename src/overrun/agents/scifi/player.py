"""The bot's player for the science-fiction games: reads the position and asks who knows the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.agents.scifi import answers
from overrun.agents.scifi.aims import Plan
from overrun.agents.scifi.arms import Armoury
from overrun.agents.scifi.intents import bolder
from overrun.agents.scifi.scene import PLAIN, Intent, Scene
from overrun.agents.scifi.turn import Turn
from overrun.agents.sensible import Choice
from overrun.core import ForAgent, Question
from overrun.scifi.world import World


def _action(question: Question, scene: Scene, plan: Plan) -> Choice:
    return Turn(scene, plan, scene.named(str(question.subject[0]))).choose(question)


def _move_on(question: Question, scene: Scene, plan: Plan) -> Choice:
    return Turn(scene, plan, scene.named(str(question.subject[0]))).go_on(question)


KINDS: dict[str, Callable[[Question, Scene, Plan], Choice]] = {
    "action": _action,
    "gift": _action,
    "move-on": _move_on,
    "activate": answers.activate,
    "find": answers.find,
    "dice": answers.dice,
    "arrange": answers.arrange,
    "reroll": answers.reroll,
    "roll-6": answers.yes,
    "reap": answers.yes,
    "hit": answers.hit,
    "share": answers.share,
    "hostile-target": answers.hostile_target,
    "hostile-hit": answers.hostile_hit,
    "damage": answers.damage,
    "skill": answers.skill,
    "split-goals": answers.far_off,
    "split-ways": answers.far_off,
    "first-spawn": answers.far_off,
    "zone-order": answers.far_off,
    "abomination": answers.far_off,
    "extra-spawn": answers.far_off,
    "gear": answers.gear,
    "drone": answers.gear,
    "leave": answers.leave,
    "camouflage": answers.yes,
    "follow": answers.follow,
    "remove-spawn": answers.yes,
    "rescue": answers.yes,
    "free-attack": answers.free_attack,
    "hit-and-run": answers.hit_and_run,
    "scientist-way": answers.walk,
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
        scene = Scene(self.world, view, intent, self.armoury)
        return KINDS.get(question.kind, answers.first)(question, scene, Plan(scene))
