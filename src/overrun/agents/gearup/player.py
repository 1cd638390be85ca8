"""The bot's player for Gear Up: plans where shapes go, when to pay, and who takes which zombie."""

from __future__ import annotations

from collections.abc import Callable

from overrun.agents.gearup import weights as w
from overrun.agents.gearup.situation import Situation
from overrun.agents.sensible import Choice
from overrun.core import AnyForAgent, Option, Question
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


def _attack(question: Question, now: Situation) -> Choice:
    """The first seat that has something to do does the best it can; then the next."""
    return best(rated_attacks(question, now))


def rated_attacks(question: Question, now: Situation) -> list[Rated]:
    """What everything is worth that the first seat with something to do can do; of its drawings the best."""
    seat, offered = _offered(question)
    drawing = any(verb in DRAWS for verb, _ in offered)
    aiming = drawing and now.state.survivors[seat].aim != NOTHING
    rated: list[Rated] = []
    for verb, option in offered:
        if verb in DRAWS:
            # All drawings on the target aimed at are rated at once, with the first of them.
            if drawing:
                rated.append(_drawing(now, seat, offered))
            drawing = False
        elif verb is AIM and aiming:
            pass  # whoever has taken aim draws there: aiming at something else would never come to an end
        else:
            rated.append(RATINGS[verb](now, option))
    return rated


def rated_drawings(question: Question, now: Situation) -> list[Rated]:
    """What every drawing is worth that this seat can make on what it aims at."""
    seat, offered = _offered(question)
    if not any(verb in DRAWS for verb, _ in offered):
        return []
    tool = in_hand(now.look, seat)
    target = _target_now(now, seat, tool, offered)
    return [(worth, option, "gearup-draw") for worth, option in now.drawings(seat, tool, target)]


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


def _drawing(now: Situation, seat: int, offered: Offered) -> Rated:
    tool = in_hand(now.look, seat)
    target = _target_now(now, seat, tool, offered)
    worth, chosen = now.best_drawing(seat, tool, target)
    assert chosen is not None
    return worth + 0.001, chosen, "gearup-draw"


def _target_now(now: Situation, seat: int, tool: Tool, offered: Offered) -> int:
    """What the seat aims at: the one target for which there is no option to aim."""
    aims = {AIM.read(option)[1] for verb, option in offered if verb is AIM}
    running = activation(now.state.survivors[seat])
    pending = running.pending if running else ()
    among = pending or reach(now.look, seat, tool, spared(now.state, seat))
    names = now.world.names
    standing = [t for t in among if names[t] not in aims and drawable(now.look, t)]
    alive = [t for t in standing if t >= now.world.zombies or now.state.slot[t]]
    return alive[0]


# Ratings of everything else in the attack step: (worth, option, why)


def _aim(now: Situation, option: Option) -> Rated:
    seat, name = AIM.read(option)
    tool = in_hand(now.look, seat)
    return now.best_drawing(seat, tool, now.world.numbers[name])[0], option, "gearup-aim"


def _sweep(now: Situation, option: Option) -> Rated:
    """The best of each slot, and of the Boss."""
    boss, by_slot = _area(now, *SWEEP.read(option))
    return boss + sum(max(found) for found in by_slot.values()), option, "gearup-area"


def _blast(now: Situation, option: Option) -> Rated:
    """Everything in one slot, and the best of the Boss."""
    seat, name, slot = BLAST.read(option)
    boss, by_slot = _area(now, seat, name)
    return boss + sum(by_slot.get(slot, [])), option, "gearup-area"


def _area(now: Situation, seat: int, name: str) -> tuple[float, dict[int, list[float]]]:
    """What the drawings of a set would be worth in front of a survivor: on the Boss, and by slot."""
    state, world = now.state, now.world
    tool = in_hand(now.look, seat)
    owner = next(s for s in range(world.seats) if world.people[s].character.id == name)
    untouched = spared(state, seat)
    by_slot: dict[int, list[float]] = {}
    for card in state.street[owner]:
        if card not in untouched:
            by_slot.setdefault(state.slot[card], []).append(now.best_drawing(seat, tool, card)[0])
    bodies = [b for b in bodies_at(now.look, owner) if b not in untouched and drawable(now.look, b)]
    return max((now.best_drawing(seat, tool, body)[0] for body in bodies), default=0.0), by_slot


def _potential(now: Situation, seat: int, tool: Tool, untouched: tuple[int, ...] = ()) -> float:
    """What an activation would bring, roughly: the best drawing, as often as it may be made."""
    found = [now.best_drawing(seat, tool, target)[0] for target in reach(now.look, seat, tool, untouched)]
    found.sort(reverse=True)
    return sum(found[: max(tool.hits, 2 if tool.area else 1)]) if found else 0.0


def _call(now: Situation, option: Option) -> Rated:
    seat, name = CALL.read(option)
    tool = next(t for t in now.world.companions if t.id == name)
    worth = _potential(now, seat, tool)
    if worth < w.COMPANION and now.state.round == 1:
        worth = -1.0
    return worth, option, "gearup-call"


def _again(now: Situation, option: Option) -> Rated:
    seat, effect = AGAIN.read(option)
    survivor = now.state.survivors[seat]
    tool = in_hand(now.look, seat)
    first = stored(survivor)
    hit = first.hit if isinstance(first, Again) and effect == "critical-hit" else ()
    worth = _potential(now, seat, tool, hit)
    if effect == "fast-reload":
        worth -= now.ammo
    elif effect == "adrenaline":
        frail = now.world.people[seat].health - survivor.lost <= 2 and not armor_left(survivor)
        worth -= 50.0 if frail and worth < w.WIN else w.ADRENALINE
    return worth, option, "gearup-again"


def _shoot(now: Situation, option: Option) -> Rated:
    seat, name, squares = SHOOT.read(option)
    target = now.world.numbers[name]
    grid = now.world.grids[target]
    worth = now.shot(seat, target, mask_of(grid, squares))
    left = (grid.needed & ~now.state.crossed[target]).bit_count()
    if left <= ammo_left(now.state.survivors[seat]) and target < now.world.zombies:
        worth += now.worth(target).kill / max(left, 1)
    if left <= ammo_left(now.state.survivors[seat]) and target >= now.world.zombies:
        worth += w.WIN / 10
    return worth - now.ammo - w.SHOT, option, "gearup-shoot"


def _nothing(now: Situation, option: Option) -> Rated:
    return 0.0, option, "gearup-nothing"


def _done(now: Situation, option: Option) -> Rated:
    return -0.001, option, "gearup-nothing"


RATINGS: dict[AnyVerb, Callable[[Situation, Option], Rated]] = {
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


def _second_piece(question: Question, now: Situation) -> Choice:
    seat, name = ASK_SECOND_PIECE.read(question)
    target = now.world.numbers[name]
    tool, grid = in_hand(now.look, seat), now.world.grids[target]
    value = now.value(seat, tool, target)
    rated = [
        (value(mask_of(grid, DRAW.read(option)[1])), option, "gearup-draw") for option in question.options
    ]
    return best(rated)


def _which(question: Question, now: Situation) -> Choice:
    (seat,) = ASK_TARGET.read(question)
    tool, numbers = in_hand(now.look, seat), now.world.numbers
    rated = [
        (now.best_drawing(seat, tool, numbers[CHOOSE.read(option)[1]])[0], option, "gearup-area")
        for option in question.options
    ]
    return best(rated)


def _push(question: Question, now: Situation) -> Choice:
    return Choice(question.options[0], "gearup-push")


def _block(question: Question, now: Situation) -> Choice:
    """Armor is there to be used. One piece is kept back for a mighty blow while Health lasts."""
    seat, _ = ASK_BLOCK.read(question)
    survivor = now.state.survivors[seat]
    health = now.world.people[seat].health - survivor.lost
    most = len(question.options) - 1
    keep = now.world.boss.skill == "blow" and health >= 5 and most == armor_left(survivor)
    return Choice(question.options[most - (keep and most > 0)], "gearup-block")


def _blow(question: Question, now: Situation) -> Choice:
    return Choice(question.options[0], "gearup-block")


def _upgrade(question: Question, now: Situation) -> Choice:
    """The effect that helps most, with an eye on the one behind it."""
    rated = []
    for option in question.options:
        seat, name = UNLOCK.read(option)
        ids = [tools[0].id for tools in now.world.people[seat].weapons]
        weapon = ids.index(name)
        effects = now.world.people[seat].upgrades[weapon][now.state.survivors[seat].unlocked[weapon] :]
        worth = w.UPGRADES[effects[0]]
        worth += sum(w.SECOND_UPGRADE * w.UPGRADES[effect] for effect in effects[1:])
        rated.append((worth, option, "gearup-upgrade"))
    return best(rated)


def _give(question: Question, now: Situation) -> Choice:
    """Whoever can bear it best takes the zombie."""
    rated = []
    for option in question.options:
        (seat,) = GIVE.read(option)
        survivor = now.state.survivors[seat]
        street = now.state.street[seat]
        load = sum(now.harm(card, seat) for card in street)
        strength = now.world.people[seat].health - survivor.lost + armor_left(survivor)
        worth = -w.LOAD * load + w.WEAK * strength + (0.0 if street else w.EMPTY)
        rated.append((worth, option, "gearup-give"))
    return best(rated)


def _fight_on(question: Question, now: Situation) -> Choice:
    """Nobody gives up because somebody else would."""
    return Choice(question.options[0], "any")


ANSWERS: dict[str, Callable[[Question, Situation], Choice]] = {
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


def answer(question: Question, now: Situation) -> Choice:
    """The answer of the rules of thumb to any question."""
    return ANSWERS[question.kind](question, now)


class GearUpPlayer:
    """Answers every question of a Gear Up game from what everybody at the table can see."""

    __slots__ = ("world",)

    def __init__(self, world: World):
        self.world = world

    def __call__(self, game: AnyForAgent) -> Choice:
        question = game.question
        assert question is not None
        return answer(question, Situation(game.look()))
