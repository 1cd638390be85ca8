"""The bot's player for Gear Up: plans where shapes go, when to pay, and who takes which zombie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.agents.gearup import weights as w
from overrun.agents.gearup.scene import Scene
from overrun.agents.sensible import Choice
from overrun.core import ForAgent, Option, Question
from overrun.gearup.damage import ammo_left, armor_left
from overrun.gearup.hand import in_hand, spared
from overrun.gearup.shapes import mask_of
from overrun.gearup.stage import Again, activation, stored
from overrun.gearup.state import NOTHING
from overrun.gearup.targets import bodies_at, drawable, reach
from overrun.gearup.world import Tool, World

Rated = tuple[float, Option, str]
DRAWS = ("draw", "split")


def _attack(question: Question, scene: Scene) -> Choice:
    """The first seat that has something to do does the best it can; then the next."""
    return best(rated_attacks(question, scene))


def rated_attacks(question: Question, scene: Scene) -> list[Rated]:
    """What everything is worth that the first seat with something to do can do; of its drawings the best."""
    seat = question.owners[0] if question.owners else question.seats[0]
    options = question.options_of(seat)
    # Whoever has taken aim draws there: one who aims at something else would never come to an end.
    drawing = scene.state.survivors[seat].aim != NOTHING and any(option.verb in DRAWS for option in options)
    return [
        found
        for option in options
        if not (drawing and option.verb == "aim")
        and (found := RATINGS[option.verb](scene, seat, option, options))
    ]


def rated_drawings(question: Question, scene: Scene) -> list[Rated]:
    """What every drawing is worth that this seat can make on what it aims at."""
    seat = question.owners[0] if question.owners else question.seats[0]
    options = question.options_of(seat)
    if not any(option.verb in DRAWS for option in options):
        return []
    tool = in_hand(scene.world, scene.state, seat)
    target = _target_now(scene, seat, tool, options)
    return [(worth, option, "gearup-draw") for worth, option in scene.drawings(seat, tool, target)]


def best(rated: list[Rated]) -> Choice:
    """The one that is worth most."""
    worth, option, why = max(rated, key=lambda found: found[0])
    return Choice(option, why, {"worth": round(worth, 1)})


# Ratings of what a seat can do in the attack step: (worth, option, why)


def _draw(scene: Scene, seat: int, option: Option, options: tuple[Option, ...]) -> Rated | None:
    # All drawings on the target aimed at are rated at once, with the first of them.
    if option is not next(found for found in options if found.verb in DRAWS):
        return None
    tool = in_hand(scene.world, scene.state, seat)
    target = _target_now(scene, seat, tool, options)
    worth, chosen = scene.best_drawing(seat, tool, target)
    assert chosen is not None
    return worth + 0.001, chosen, "gearup-draw"


def _target_now(scene: Scene, seat: int, tool: Tool, options: tuple[Option, ...]) -> int:
    """What the seat aims at: the one target for which there is no option to aim."""
    aims = {str(option.args[1]) for option in options if option.verb == "aim"}
    running = activation(scene.state.survivors[seat])
    pending = running.pending if running else ()
    among = pending or reach(scene.world, scene.state, seat, tool, spared(scene.state, seat))
    names = scene.world.names
    standing = [t for t in among if names[t] not in aims and drawable(scene.world, scene.state, t)]
    alive = [t for t in standing if t >= scene.world.zombies or scene.state.slot[t]]
    return alive[0]


def _aim(scene: Scene, seat: int, option: Option, options: tuple[Option, ...]) -> Rated:
    target = scene.world.numbers[str(option.args[1])]
    tool = in_hand(scene.world, scene.state, seat)
    return scene.best_drawing(seat, tool, target)[0], option, "gearup-aim"


def _area(scene: Scene, seat: int, option: Option, options: tuple[Option, ...]) -> Rated:
    """A whole set of drawings is worth what its drawings are."""
    state, world = scene.state, scene.world
    tool = in_hand(world, state, seat)
    owner = next(s for s in range(world.seats) if world.people[s].character.id == option.args[1])
    untouched = spared(state, seat)
    by_slot: dict[int, list[float]] = {}
    for card in state.street[owner]:
        if card not in untouched:
            by_slot.setdefault(state.slot[card], []).append(scene.best_drawing(seat, tool, card)[0])
    bodies = [b for b in bodies_at(world, state, owner) if b not in untouched and drawable(world, state, b)]
    boss = max((scene.best_drawing(seat, tool, body)[0] for body in bodies), default=0.0)
    if option.verb == "sweep":
        return boss + sum(max(found) for found in by_slot.values()), option, "gearup-area"
    return boss + sum(by_slot.get(int(option.args[2]), [])), option, "gearup-area"


def _potential(scene: Scene, seat: int, tool: Tool, untouched: tuple[int, ...] = ()) -> float:
    """What an activation would bring, roughly: the best drawing, as often as it may be made."""
    found = [
        scene.best_drawing(seat, tool, target)[0]
        for target in reach(scene.world, scene.state, seat, tool, untouched)
    ]
    found.sort(reverse=True)
    return sum(found[: max(tool.hits, 2 if tool.area else 1)]) if found else 0.0


def _call(scene: Scene, seat: int, option: Option, options: tuple[Option, ...]) -> Rated:
    tool = next(t for t in scene.world.companions if t.id == option.args[1])
    worth = _potential(scene, seat, tool)
    if worth < w.COMPANION and scene.state.round == 1:
        worth = -1.0
    return worth, option, "gearup-call"


def _again(scene: Scene, seat: int, option: Option, options: tuple[Option, ...]) -> Rated:
    effect = str(option.args[1])
    survivor = scene.state.survivors[seat]
    tool = in_hand(scene.world, scene.state, seat)
    first = stored(survivor)
    hit = first.hit if isinstance(first, Again) and effect == "critical-hit" else ()
    worth = _potential(scene, seat, tool, hit)
    if effect == "fast-reload":
        worth -= scene.ammo
    elif effect == "adrenaline":
        frail = scene.world.people[seat].health - survivor.lost <= 2 and not armor_left(survivor)
        worth -= 50.0 if frail and worth < w.WIN else w.ADRENALINE
    return worth, option, "gearup-again"


def _shoot(scene: Scene, seat: int, option: Option, options: tuple[Option, ...]) -> Rated:
    target = scene.world.numbers[str(option.args[1])]
    grid = scene.world.grids[target]
    worth = scene.shot(seat, target, mask_of(grid, str(option.args[2])))
    left = (grid.needed & ~scene.state.crossed[target]).bit_count()
    if left <= ammo_left(scene.state.survivors[seat]) and target < scene.world.zombies:
        worth += scene.worth(target).kill / max(left, 1)
    if left <= ammo_left(scene.state.survivors[seat]) and target >= scene.world.zombies:
        worth += w.WIN / 10
    return worth - scene.ammo - w.SHOT, option, "gearup-shoot"


def _nothing(scene: Scene, seat: int, option: Option, options: tuple[Option, ...]) -> Rated:
    return 0.0, option, "gearup-nothing"


def _done(scene: Scene, seat: int, option: Option, options: tuple[Option, ...]) -> Rated:
    return -0.001, option, "gearup-nothing"


RATINGS: dict[str, Callable[[Scene, int, Option, tuple[Option, ...]], Rated | None]] = {
    "draw": _draw,
    "split": _draw,
    "aim": _aim,
    "sweep": _area,
    "blast": _area,
    "call": _call,
    "again": _again,
    "shoot": _shoot,
    "pass": _nothing,
    "enough": _nothing,
    "stop": _nothing,
    "done": _done,
}


# The other questions


def _second_piece(question: Question, scene: Scene) -> Choice:
    seat, target = int(question.subject[0]), scene.world.numbers[str(question.subject[1])]
    tool, grid = in_hand(scene.world, scene.state, seat), scene.world.grids[target]
    value = scene.value(seat, tool, target)
    rated = [
        (value(mask_of(grid, str(option.args[1]))), option, "gearup-draw") for option in question.options
    ]
    return best(rated)


def _which(question: Question, scene: Scene) -> Choice:
    seat = int(question.subject[0])
    tool, numbers = in_hand(scene.world, scene.state, seat), scene.world.numbers
    rated = [
        (scene.best_drawing(seat, tool, numbers[str(option.args[1])])[0], option, "gearup-area")
        for option in question.options
    ]
    return best(rated)


def _push(question: Question, scene: Scene) -> Choice:
    return Choice(question.options[0], "gearup-push")


def _block(question: Question, scene: Scene) -> Choice:
    """Armor is there to be used. One piece is kept back for a mighty blow while Health lasts."""
    seat = int(question.subject[0])
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
        seat = int(option.args[0])
        ids = [tools[0].id for tools in scene.world.people[seat].weapons]
        weapon = ids.index(str(option.args[1]))
        effects = scene.world.people[seat].upgrades[weapon][scene.state.survivors[seat].unlocked[weapon] :]
        worth = w.UPGRADES[effects[0]]
        worth += sum(w.SECOND_UPGRADE * w.UPGRADES[effect] for effect in effects[1:])
        rated.append((worth, option, "gearup-upgrade"))
    return best(rated)


def _give(question: Question, scene: Scene) -> Choice:
    """Whoever can bear it best takes the zombie."""
    rated = []
    for option in question.options:
        seat = int(option.args[0])
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


KINDS: dict[str, Callable[[Question, Scene], Choice]] = {
    "attack": _attack,
    "second-piece": _second_piece,
    "target": _which,
    "push": _push,
    "block": _block,
    "blow": _blow,
    "upgrade": _upgrade,
    "give": _give,
    "concede": _fight_on,
}


class GearUpPlayer:
    """Answers every question of a Gear Up game from what everybody at the table can see."""

    __slots__ = ("world",)

    def __init__(self, world: World):
        self.world = world

    def __call__(self, game: ForAgent[Any, Any]) -> Choice:
        question = game.question
        assert question is not None
        return KINDS[question.kind](question, Scene(self.world, game.clone().state))
