"""The bot's player for Gear Up: plans where shapes go, when to pay, and who takes which zombie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.agents.gearup import weights as w
from overrun.agents.gearup.scene import Scene
from overrun.agents.sensible import Choice
from overrun.core import ForAgent, Option, Question
from overrun.core.verb import AnyVerb
from overrun.gearup.damage import ammo_left, armor_left
from overrun.gearup.hand import in_hand, spared
from overrun.gearup.shapes import mask_of
from overrun.gearup.stage import Again, activation, stored
from overrun.gearup.state import NOTHING
from overrun.gearup.targets import bodies_at, drawable, reach
from overrun.gearup.words import (
    AGAIN,
    AIM,
    ASK_ATTACK,
    ASK_BLOCK,
    ASK_BLOW,
    ASK_CONCEDE,
    ASK_GIVE,
    ASK_PUSH,
    ASK_SECOND_PIECE,
    ASK_TARGET,
    ASK_UPGRADE,
    BLAST,
    CALL,
    CHOOSE,
    DONE,
    DRAW,
    ENOUGH,
    GIVE,
    PASS,
    SHOOT,
    SPLIT,
    STOP,
    SWEEP,
    UNLOCK,
)
from overrun.gearup.world import Tool, World

Rated = tuple[float, Option, str]
DRAWS: tuple[AnyVerb, ...] = (DRAW, SPLIT)


def _attack(question: Question, scene: Scene) -> Choice:
    """The first seat that has something to do does the best it can; then the next."""
    return best(rated_attacks(question, scene))


def rated_attacks(question: Question, scene: Scene) -> list[Rated]:
    """What everything is worth that the first seat with something to do can do; of its drawings the best."""
    seat, offered = _offered(question)
    drawing = any(verb in DRAWS for verb, _ in offered)
    aiming = drawing and scene.state.survivors[seat].aim != NOTHING
    rated: list[Rated] = []
    for verb, option in offered:
        if verb in DRAWS:
            # All drawings on the target aimed at are rated at once, with the first of them.
            if drawing:
                rated.append(_drawing(scene, seat, offered))
            drawing = False
        elif verb is AIM and aiming:
            pass  # whoever has taken aim draws there: aiming at something else would never come to an end
        else:
            rated.append(RATINGS[verb](scene, option))
    return rated


def rated_drawings(question: Question, scene: Scene) -> list[Rated]:
    """What every drawing is worth that this seat can make on what it aims at."""
    seat, offered = _offered(question)
    if not any(verb in DRAWS for verb, _ in offered):
        return []
    tool = in_hand(scene.look, seat)
    target = _target_now(scene, seat, tool, offered)
    return [(worth, option, "gearup-draw") for worth, option in scene.drawings(seat, tool, target)]


def best(rated: list[Rated]) -> Choice:
    """The one that is worth most."""
    worth, option, why = max(rated, key=lambda found: found[0])
    return Choice(option, why, {"worth": round(worth, 1)})


# What a seat can do in the attack step, with the verbs

Offered = list[tuple[AnyVerb, Option]]


def _offered(question: Question) -> tuple[int, Offered]:
    """The first seat with something to do, and all of that."""
    seat = question.owners[0] if question.owners else question.seats[0]
    return seat, [(ASK_ATTACK.verb_of(option), option) for option in question.options_of(seat)]


def _drawing(scene: Scene, seat: int, offered: Offered) -> Rated:
    tool = in_hand(scene.look, seat)
    target = _target_now(scene, seat, tool, offered)
    worth, chosen = scene.best_drawing(seat, tool, target)
    assert chosen is not None
    return worth + 0.001, chosen, "gearup-draw"


def _target_now(scene: Scene, seat: int, tool: Tool, offered: Offered) -> int:
    """What the seat aims at: the one target for which there is no option to aim."""
    aims = {AIM.read(option)[1] for verb, option in offered if verb is AIM}
    running = activation(scene.state.survivors[seat])
    pending = running.pending if running else ()
    among = pending or reach(scene.look, seat, tool, spared(scene.state, seat))
    names = scene.world.names
    standing = [t for t in among if names[t] not in aims and drawable(scene.look, t)]
    alive = [t for t in standing if t >= scene.world.zombies or scene.state.slot[t]]
    return alive[0]


# Ratings of everything else in the attack step: (worth, option, why)


def _aim(scene: Scene, option: Option) -> Rated:
    seat, name = AIM.read(option)
    tool = in_hand(scene.look, seat)
    return scene.best_drawing(seat, tool, scene.world.numbers[name])[0], option, "gearup-aim"


def _sweep(scene: Scene, option: Option) -> Rated:
    """The best of each slot, and of the Boss."""
    boss, by_slot = _area(scene, *SWEEP.read(option))
    return boss + sum(max(found) for found in by_slot.values()), option, "gearup-area"


def _blast(scene: Scene, option: Option) -> Rated:
    """Everything in one slot, and the best of the Boss."""
    seat, name, slot = BLAST.read(option)
    boss, by_slot = _area(scene, seat, name)
    return boss + sum(by_slot.get(slot, [])), option, "gearup-area"


def _area(scene: Scene, seat: int, name: str) -> tuple[float, dict[int, list[float]]]:
    """What the drawings of a set would be worth in front of a survivor: on the Boss, and by slot."""
    state, world = scene.state, scene.world
    tool = in_hand(scene.look, seat)
    owner = next(s for s in range(world.seats) if world.people[s].character.id == name)
    untouched = spared(state, seat)
    by_slot: dict[int, list[float]] = {}
    for card in state.street[owner]:
        if card not in untouched:
            by_slot.setdefault(state.slot[card], []).append(scene.best_drawing(seat, tool, card)[0])
    bodies = [b for b in bodies_at(scene.look, owner) if b not in untouched and drawable(scene.look, b)]
    return max((scene.best_drawing(seat, tool, body)[0] for body in bodies), default=0.0), by_slot


def _potential(scene: Scene, seat: int, tool: Tool, untouched: tuple[int, ...] = ()) -> float:
    """What an activation would bring, roughly: the best drawing, as often as it may be made."""
    found = [scene.best_drawing(seat, tool, target)[0] for target in reach(scene.look, seat, tool, untouched)]
    found.sort(reverse=True)
    return sum(found[: max(tool.hits, 2 if tool.area else 1)]) if found else 0.0


def _call(scene: Scene, option: Option) -> Rated:
    seat, name = CALL.read(option)
    tool = next(t for t in scene.world.companions if t.id == name)
    worth = _potential(scene, seat, tool)
    if worth < w.COMPANION and scene.state.round == 1:
        worth = -1.0
    return worth, option, "gearup-call"


def _again(scene: Scene, option: Option) -> Rated:
    seat, effect = AGAIN.read(option)
    survivor = scene.state.survivors[seat]
    tool = in_hand(scene.look, seat)
    first = stored(survivor)
    hit = first.hit if isinstance(first, Again) and effect == "critical-hit" else ()
    worth = _potential(scene, seat, tool, hit)
    if effect == "fast-reload":
        worth -= scene.ammo
    elif effect == "adrenaline":
        frail = scene.world.people[seat].health - survivor.lost <= 2 and not armor_left(survivor)
        worth -= 50.0 if frail and worth < w.WIN else w.ADRENALINE
    return worth, option, "gearup-again"


def _shoot(scene: Scene, option: Option) -> Rated:
    seat, name, squares = SHOOT.read(option)
    target = scene.world.numbers[name]
    grid = scene.world.grids[target]
    worth = scene.shot(seat, target, mask_of(grid, squares))
    left = (grid.needed & ~scene.state.crossed[target]).bit_count()
    if left <= ammo_left(scene.state.survivors[seat]) and target < scene.world.zombies:
        worth += scene.worth(target).kill / max(left, 1)
    if left <= ammo_left(scene.state.survivors[seat]) and target >= scene.world.zombies:
        worth += w.WIN / 10
    return worth - scene.ammo - w.SHOT, option, "gearup-shoot"


def _nothing(scene: Scene, option: Option) -> Rated:
    return 0.0, option, "gearup-nothing"


def _done(scene: Scene, option: Option) -> Rated:
    return -0.001, option, "gearup-nothing"


RATINGS: dict[AnyVerb, Callable[[Scene, Option], Rated]] = {
    AIM: _aim,
    SWEEP: _sweep,
    BLAST: _blast,
    CALL: _call,
    AGAIN: _again,
    SHOOT: _shoot,
    PASS: _nothing,
    ENOUGH: _nothing,
    STOP: _nothing,
    DONE: _done,
}


# The other questions


def _second_piece(question: Question, scene: Scene) -> Choice:
    seat, name = ASK_SECOND_PIECE.read(question)
    target = scene.world.numbers[name]
    tool, grid = in_hand(scene.look, seat), scene.world.grids[target]
    value = scene.value(seat, tool, target)
    rated = [
        (value(mask_of(grid, DRAW.read(option)[1])), option, "gearup-draw") for option in question.options
    ]
    return best(rated)


def _which(question: Question, scene: Scene) -> Choice:
    (seat,) = ASK_TARGET.read(question)
    tool, numbers = in_hand(scene.look, seat), scene.world.numbers
    rated = [
        (scene.best_drawing(seat, tool, numbers[CHOOSE.read(option)[1]])[0], option, "gearup-area")
        for option in question.options
    ]
    return best(rated)


def _push(question: Question, scene: Scene) -> Choice:
    return Choice(question.options[0], "gearup-push")


def _block(question: Question, scene: Scene) -> Choice:
    """Armor is there to be used. One piece is kept back for a mighty blow while Health lasts."""
    seat, _ = ASK_BLOCK.read(question)
    survivor = scene.state.survivors[seat]
    health = scene.world.people[seat].health - survivor.lost
    most = len(question.options) - 1
    keep = scene.world.boss.skill == "blow" and health >= 5 and most == armor_left(survivor)
    return Choice(question.options[most - (keep and most > 0)], "gearup-block")


def _blow(question: Question, scene: Scene) -> Choice:
    return Choice(question.options[0], "gearup-block")


def _upgrade(question: Question, scene: Scene) -> Choice:
    """The effect that helps most, with an eye on the one behind it."""
    rated = []
    for option in question.options:
        seat, name = UNLOCK.read(option)
        ids = [tools[0].id for tools in scene.world.people[seat].weapons]
        weapon = ids.index(name)
        effects = scene.world.people[seat].upgrades[weapon][scene.state.survivors[seat].unlocked[weapon] :]
        worth = w.UPGRADES[effects[0]]
        worth += sum(w.SECOND_UPGRADE * w.UPGRADES[effect] for effect in effects[1:])
        rated.append((worth, option, "gearup-upgrade"))
    return best(rated)


def _give(question: Question, scene: Scene) -> Choice:
    """Whoever can bear it best takes the zombie."""
    rated = []
    for option in question.options:
        (seat,) = GIVE.read(option)
        survivor = scene.state.survivors[seat]
        street = scene.state.street[seat]
        load = sum(scene.harm(card, seat) for card in street)
        strength = scene.world.people[seat].health - survivor.lost + armor_left(survivor)
        worth = -w.LOAD * load + w.WEAK * strength + (0.0 if street else w.EMPTY)
        rated.append((worth, option, "gearup-give"))
    return best(rated)


def _fight_on(question: Question, scene: Scene) -> Choice:
    """Nobody gives up because somebody else would."""
    return Choice(question.options[0], "any")


ANSWERS: dict[str, Callable[[Question, Scene], Choice]] = {
    ASK_ATTACK.name: _attack,
    ASK_SECOND_PIECE.name: _second_piece,
    ASK_TARGET.name: _which,
    ASK_PUSH.name: _push,
    ASK_BLOCK.name: _block,
    ASK_BLOW.name: _blow,
    ASK_UPGRADE.name: _upgrade,
    ASK_GIVE.name: _give,
    ASK_CONCEDE.name: _fight_on,
}


def answer(question: Question, scene: Scene) -> Choice:
    """The answer of the rules of thumb to any question."""
    return ANSWERS[question.kind](question, scene)


class GearUpPlayer:
    """Answers every question of a Gear Up game from what everybody at the table can see."""

    __slots__ = ("world",)

    def __init__(self, world: World):
        self.world = world

    def __call__(self, game: ForAgent[Any, Any]) -> Choice:
        question = game.question
        assert question is not None
        return answer(question, Scene(game.look()))
