"""What the team may intend for a round, and a short look ahead that finds out what comes of it.

The heuristics of `turn` value one survivor's next action. How bold to be is another question: before the
first turn of a round the same few imagined games are played on with every intent until the xenos have had
their phase; the intent that leaves the team best is followed for that round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.aims import Plan
from overrun.agents.scifi.scene import PLAIN, Intent, Scene
from overrun.agents.scifi.threat import Threat
from overrun.core import ForAgent, Game, Option
from overrun.scifi.world import World

INTENTS = (
    PLAIN,
    Intent("rush", pull=2.0, fear=0.4),
    Intent("hold", pull=0.15, search=4.0),
    Intent("flee", pull=0.05, fear=2.5),
)

# Answers the question of an imagined game with an intent.
Answer = Callable[[Game[Any, Any], Intent], Option]


def best_intent(game: ForAgent[Any, Any], world: World, answer: Answer, stalled: int = 0) -> Intent:
    """What the team should intend this round; the longer nothing has happened, the bolder."""
    intents = [bolder(intent, stalled) for intent in INTENTS] if stalled else list(INTENTS)
    totals = dict.fromkeys(intents, 0.0)
    for _ in range(w.GAMES):
        imagined = game.clone()
        for intent in intents:
            totals[intent] += _outcome(imagined.clone(), world, intent, answer)
    # A few imagined games say little: only what is clearly better is worth giving up the plain way.
    totals[intents[0]] += w.MARGIN * w.GAMES
    return max(intents, key=lambda intent: totals[intent])


def bolder(intent: Intent, stalled: int) -> Intent:
    """An intent for those who have waited so many rounds."""
    more = min(stalled, w.STALLED)
    return intent._replace(pull=intent.pull * w.BOLD**more, fear=intent.fear / w.BOLD**more)


def _outcome(game: Game[Any, Any], world: World, intent: Intent, answer: Answer) -> float:
    first = game.round
    for _ in range(w.LONGEST):
        if game.question is None or game.round > first:
            break
        game.choose(answer(game, intent))
    if game.result is not None:
        return w.WON if game.result.won else -w.LOST
    return standing(Scene(world, game.view()))


def standing(scene: Scene) -> float:
    """How well the team stands: what is done, how far it has to go, what it can bear, what is after it."""
    plan = Plan(scene)
    view = scene.view
    team = len(scene.people)
    danger = sound = 0.0
    for person in scene.alive:
        danger += min(w.DEATH, Threat(scene, person, hidden=person.hidden).cost(person.zone))
        sound += w.SOUND * (person.armour + person.wards)
        sound += w.ARMED * (min(3.0, person.power) + 0.5 * min(3.0, person.heavy))
    shut = sum(spawn["zone"] < 0 for spawn in view["spawns"])
    value = w.SHUT * shut + w.GOAL * sum(view["goals"].values()) + w.TOKEN * len(view["objectives_taken"])
    value += (sound + w.OUT * (team - len(scene.alive))) / team
    value -= plan.work() * len(scene.alive) / team + w.LOST * min(1.0, w.WORRY * danger / w.DEATH)
    value -= w.LEVEL * scene.danger + w.LEARN * plan.to_learn / team
    return float(value)
