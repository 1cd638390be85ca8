"""The attack step: everybody draws at the same time.

One question holds what every seat may do now, each option with its owner. An answer is carried out at once
and the question is asked again, until nobody has anything left to do or everybody is done. How far a survivor
is lies in the state (`stage`, `tool`, `left`, `pending`); what may be done is worked out from that each time,
so that a neighbour's Long Range can change it at any moment.
"""

from __future__ import annotations

from collections.abc import Callable

from overrun.core import AnyScript, Option, Question, Script, option
from overrun.gearup import events
from overrun.gearup.damage import ammo_left, gain, suffer_now
from overrun.gearup.hand import aimed, current_target, spared, standing, tool_of, weapon_of
from overrun.gearup.hits import check_kill, critical_icons, cross_off, draw
from overrun.gearup.shapes import (
    SINGLE,
    draw_table,
    followers,
    mask_of,
    normal,
    orientations,
    shot_table,
    split_table,
)
from overrun.gearup.state import AGAIN, AMMO, DONE, DRAWING, NOTHING, OWN_WEAPON, READY, Survivor
from overrun.gearup.steps import Attack
from overrun.gearup.targets import (
    barred,
    bodies_at,
    dashboards,
    drawable,
    fitting,
    owner_of,
    reach,
    touching,
)
from overrun.gearup.world import Play, Tool

SLOTS = (1, 2, 3)
SECOND_CHANCES = ("adrenaline", "fast-reload", "critical-hit")


def _name(play: Play, seat: int) -> str:
    return play.world.people[seat].character.id


def _seat(play: Play, name: str) -> int:
    return next(seat for seat in range(play.world.seats) if _name(play, seat) == name)


# What may be done


def attack(play: Play, step: Attack) -> Question | None:
    """Ask all seats at once; the step is over when nobody has to answer."""
    options: list[Option] = []
    owners: list[int] = []
    for seat in range(play.world.seats):
        found = seat_options(play, seat)
        if found:
            options += found
            owners += [seat] * len(found)
    if not options:
        return None
    seats = tuple(dict.fromkeys(owners))
    return Question(seats, "attack", (), tuple(options), owners=tuple(owners), interruptible=True)


def seat_options(play: Play, seat: int) -> list[Option]:
    """What a seat may do now; nothing if there is nothing but saying that it is done."""
    survivor = play.state.survivors[seat]
    stage = survivor.stage
    if stage == DONE:
        return []
    if stage == DRAWING:
        return _drawing_options(play, seat, survivor)
    if stage == AGAIN:
        found = _second_chances(play, seat, survivor)
        if found:
            more = _shots(play, seat, survivor) or _calls(play, seat)
            return [*found, *([option("enough", seat)] if more else []), option("done", seat)]
    if stage in (READY, AGAIN):
        found = (
            []
            if survivor.weapon_used
            else _beginnings(play, seat, weapon_of(play.world, play.state, seat), survivor)
        )
        must = bool(found) and not play.world.house.attack_optional
        found = found + _calls(play, seat)
        if found:
            if must:
                return found
            more = [option("pass", seat)] if ammo_left(survivor) and _shots(play, seat, survivor) else []
            return [*found, *more, option("done", seat)]
    shots = _shots(play, seat, survivor)
    return [*shots, option("done", seat)] if shots else []


def _drawing_options(play: Play, seat: int, survivor: Survivor) -> list[Option]:
    tool = tool_of(play.world, play.state, seat)
    if survivor.pending:
        found = _aims_and_draws(play, seat, tool, standing(play.world, play.state, survivor.pending))
        may_stop = play.world.house.area_targets_optional
    else:
        found = _beginnings(play, seat, tool, survivor)
        may_stop = True
    return [*found, option("stop", seat)] if may_stop and survivor.drawn else found


def _beginnings(play: Play, seat: int, tool: Tool, survivor: Survivor) -> list[Option]:
    """How the next drawing, or set of drawings, can begin."""
    if not tool.area:
        return _aims_and_draws(play, seat, tool, reach(play.world, play.state, seat, tool, spared(survivor)))
    found = []
    for owner in dashboards(play.world, seat, tool):
        if "cut-down" in tool.effects and any(_sets(play, owner, spared(survivor))):
            found.append(option("sweep", seat, _name(play, owner)))
        if "explosive" in tool.effects:
            slots = _blasts(play, owner, spared(survivor))
            found += [option("blast", seat, _name(play, owner), slot) for slot in slots]
    return found


def _sets(
    play: Play, owner: int, spared: tuple[int, ...]
) -> tuple[list[int], list[int], list[int], list[int]]:
    """The possible targets in front of a survivor: of slots 1 to 3, and bodies of the Boss."""
    world, state = play.world, play.state
    slots: tuple[list[int], ...] = ([], [], [])
    for card in state.street[owner]:
        if card not in spared:
            slots[state.slot[card] - 1].append(card)
    boss = [b for b in bodies_at(world, state, owner) if b not in spared and drawable(world, state, b)]
    return slots[0], slots[1], slots[2], boss


def _blasts(play: Play, owner: int, spared: tuple[int, ...]) -> list[int]:
    """The slots worth choosing for Explosive; with the Boss there, one empty slot stands for all of them."""
    *slots, boss = _sets(play, owner, spared)
    found = [slot for slot in SLOTS if slots[slot - 1]]
    empty = [slot for slot in SLOTS if not slots[slot - 1]]
    return sorted([*found, *(empty[:1] if boss else [])])


def _aims_and_draws(play: Play, seat: int, tool: Tool, targets: list[int]) -> list[Option]:
    aim = aimed(play.state.survivors[seat], targets)
    names = play.world.names
    found = [] if aim == NOTHING else draws_on(play, seat, tool, aim)
    return found + [option("aim", seat, names[target]) for target in targets if target != aim]


def draws_on(play: Play, seat: int, tool: Tool, target: int) -> list[Option]:
    """Every legal drawing on a target: the full shape, a single space, or the first piece of a split."""
    world, state = play.world, play.state
    grid = world.grids[target]
    squares, near = barred(world, state, target), touching(world, state, target)
    found = fitting(draw_table(seat, grid, tool.shape), squares, near)
    if tool.shape != SINGLE:
        found += fitting(draw_table(seat, grid, SINGLE), squares, near)
    if "split" in tool.effects:
        free = grid.spaces & ~squares
        table = split_table(seat, grid, tool.shape, world.house.split_disconnected_pieces)
        found += [answer for mask, answer in table if not mask & squares and free & ~mask]
    return found


def _calls(play: Play, seat: int) -> list[Option]:
    """The Companions a lone survivor may call now."""
    state, world = play.state, play.world
    if not state.companions or state.called or not world.turn_cards[state.turns_seen[-1]].companion:
        return []
    return [
        option("call", seat, world.companions[number].id)
        for number in state.companions
        if number not in state.tired and reach(play.world, play.state, seat, world.companions[number])
    ]


def _second_chances(play: Play, seat: int, survivor: Survivor) -> list[Option]:
    """How the tool that was just used could be activated a second time."""
    tool = tool_of(play.world, play.state, seat)
    found = []
    for effect in SECOND_CHANCES:
        if effect in tool.effects and _can_pay(survivor, effect):
            spared = survivor.hit if effect == "critical-hit" else ()
            if reach(play.world, play.state, seat, tool, spared):
                found.append(option("again", seat, effect))
    return found


def _can_pay(survivor: Survivor, effect: str) -> bool:
    if effect == "critical-hit":
        return survivor.critical
    return effect == "adrenaline" or ammo_left(survivor) > 0


def _shots(play: Play, seat: int, survivor: Survivor) -> list[Option]:
    """The single spaces Ammo could cross off."""
    state, world = play.state, play.world
    if not ammo_left(survivor):
        return []
    if world.house.ammo_after_all_weapons and not _weapons_over(play):
        return []
    targets = list(state.street[seat])
    if world.house.ammo_on_boss:
        targets += bodies_at(world, state, seat)
    found = []
    for target in targets:
        near = touching(world, state, target) if world.house.pyramid_binds_ammo else 0
        table = shot_table(seat, world.names[target], world.grids[target])
        found += fitting(table, barred(world, state, target), near)
    return found


def _weapons_over(play: Play) -> bool:
    """Whether nobody can activate anything any more."""
    for seat, survivor in enumerate(play.state.survivors):
        if survivor.stage == DRAWING or (survivor.stage == AGAIN and _second_chances(play, seat, survivor)):
            return False
        unused = survivor.stage == READY and not survivor.weapon_used
        if unused and _beginnings(play, seat, weapon_of(play.world, play.state, seat), survivor):
            return False
    return True


# What is done


def attacked(play: Play, step: Attack, chosen: Option) -> AnyScript | None:
    """Carry out one answer; then everybody is asked again."""
    play.then(Attack())
    return ANSWERS[chosen.verb](play, int(chosen.args[0]), chosen)


def _aim(play: Play, seat: int, chosen: Option) -> None:
    name = str(chosen.args[1])
    play.state.survivors[seat].aim = play.world.numbers[name]
    play.tell(events.Aimed, seat, name, rules=("gearup.attack.any-slot",))


def _pass(play: Play, seat: int, chosen: Option) -> None:
    survivor = play.state.survivors[seat]
    survivor.stage, survivor.aim = AMMO, NOTHING
    play.tell(events.Passed, seat, rules=("gearup.q.attack-mandatory", "gearup.q.ammo-without-attack"))


def _enough(play: Play, seat: int, chosen: Option) -> None:
    survivor = play.state.survivors[seat]
    survivor.stage, survivor.tool = READY, OWN_WEAPON
    play.tell(events.Passed, seat, rules=("gearup.q.second-activation-when",))


def _done(play: Play, seat: int, chosen: Option) -> None:
    survivor = play.state.survivors[seat]
    survivor.stage, survivor.aim, survivor.tool = DONE, NOTHING, OWN_WEAPON
    play.tell(events.Finished, seat, rules=("gearup.attack.simultaneous", "gearup.q.attack-order"))


def _begin_activation(play: Play, seat: int, second: str = "") -> None:
    """An activation of a Weapon or Companion; `second` is the effect that gives a second one."""
    survivor = play.state.survivors[seat]
    survivor.stage = DRAWING
    tool = tool_of(play.world, play.state, seat)
    repeats = not tool.area or play.world.house.multi_hit_repeats_area
    survivor.left = tool.hits if repeats else 1
    survivor.drawn = 0
    survivor.second = bool(second)
    survivor.spared = second == "critical-hit"
    if not second:
        survivor.critical = False
        survivor.hit = ()
    if survivor.tool == OWN_WEAPON:
        survivor.weapon_used = True


def _call(play: Play, seat: int, chosen: Option) -> None:
    state = play.state
    survivor = state.survivors[seat]
    name = str(chosen.args[1])
    survivor.tool = next(n for n in state.companions if play.world.companions[n].id == name)
    survivor.aim = NOTHING
    state.tired = (*state.tired, survivor.tool)
    state.called = True
    _begin_activation(play, seat)
    rules = ("gearup.solo.companion-icon", "gearup.solo.companion-flip", "gearup.solo.companion-order")
    play.tell(events.CompanionCalled, seat, name, rules=rules)


def _again(play: Play, seat: int, chosen: Option) -> Script[None]:
    effect = str(chosen.args[1])
    survivor = play.state.survivors[seat]
    if effect == "adrenaline":
        yield from suffer_now(play, seat, 1, "gearup.fx.adrenaline", "gearup.fx.adrenaline-armor")
    elif effect == "fast-reload":
        survivor.ammo_used += 1
    tool = tool_of(play.world, play.state, seat)
    _begin_activation(play, seat, effect)
    play.tell(events.ActivatedAgain, seat, tool.id, effect, rules=(f"gearup.fx.{effect}",))


def _sweep(play: Play, seat: int, chosen: Option) -> Script[None]:
    """Cut Down: one zombie of each slot, and the Boss."""
    owner = _seat(play, str(chosen.args[1]))
    targets: list[int] = []
    for group in _sets(play, owner, spared(play.state.survivors[seat])):
        if group:
            targets += [(yield from _one_of(play, seat, group))]
    _begin_set(play, seat, "cut-down", targets)


def _blast(play: Play, seat: int, chosen: Option) -> Script[None]:
    """Explosive: everybody in one slot, and the Boss."""
    owner, slot = _seat(play, str(chosen.args[1])), int(chosen.args[2])
    *slots, boss = _sets(play, owner, spared(play.state.survivors[seat]))
    if boss and not play.world.house.deadsox_explosive_all:
        boss = [(yield from _one_of(play, seat, boss))]
    _begin_set(play, seat, "explosive", slots[slot - 1] + boss)


def _one_of(play: Play, seat: int, group: list[int]) -> Script[int]:
    names = play.world.names
    options = tuple(option("target", seat, names[target]) for target in group)
    chosen = yield Question((seat,), "target", (seat,), options)
    return group[options.index(chosen)]


def _begin_set(play: Play, seat: int, effect: str, targets: list[int]) -> None:
    survivor = play.state.survivors[seat]
    if survivor.stage != DRAWING:
        _begin_activation(play, seat)
    repeats = 1 if play.world.house.multi_hit_repeats_area else tool_of(play.world, play.state, seat).hits
    survivor.pending = tuple(targets) * repeats
    survivor.aim = NOTHING
    names = tuple(play.world.names[target] for target in targets)
    rules = (f"gearup.fx.{effect}", "gearup.q.area-optional", "gearup.q.area-targets-fixed")
    play.tell(events.SetChosen, seat, effect, names, rules=rules)


def _draw(play: Play, seat: int, chosen: Option) -> Script[None]:
    tool = tool_of(play.world, play.state, seat)
    target = current_target(play.world, play.state, seat)
    mask = mask_of(play.world.grids[target], str(chosen.args[1]))
    yield from _drawing(play, seat, tool, target, (mask,))


def _split(play: Play, seat: int, chosen: Option) -> Script[None]:
    """The first piece has a place; now the second."""
    world, state = play.world, play.state
    tool = tool_of(play.world, play.state, seat)
    target = current_target(play.world, play.state, seat)
    grid = world.grids[target]
    first = mask_of(grid, str(chosen.args[1]))
    squares = barred(world, state, target) | first
    near = touching(world, state, target)
    loose = world.house.split_disconnected_pieces
    piece = orientations(normal(grid.cells(first)))[0]
    options: list[Option] = []
    for shape in followers(tool.shape, piece, loose):
        options += fitting(draw_table(seat, grid, shape), squares, 0 if first & near else near)
    answer = yield Question((seat,), "second-piece", (seat, world.names[target]), tuple(options))
    yield from _drawing(play, seat, tool, target, (first, mask_of(grid, str(answer.args[1]))))


def _drawing(play: Play, seat: int, tool: Tool, target: int, pieces: tuple[int, ...]) -> Script[None]:
    survivor = play.state.survivors[seat]
    if survivor.stage != DRAWING:
        _begin_activation(play, seat)
    survivor.drawn += 1
    survivor.aim = NOTHING
    if survivor.pending:
        place = survivor.pending.index(target)
        survivor.pending = survivor.pending[:place] + survivor.pending[place + 1 :]
        survivor.left -= not survivor.pending
    else:
        survivor.left -= 1
    if not survivor.second:
        survivor.hit = (*survivor.hit, target)
        if sum(pieces) & critical_icons(play, target):
            survivor.critical = True
    yield from draw(play, seat, tool, target, pieces)
    settle(play)


def _stop(play: Play, seat: int, chosen: Option) -> None:
    _end_activation(play, seat)


def settle(play: Play) -> None:
    """End the activations with nothing left to draw on, also those a neighbour has just taken it from."""
    for seat, survivor in enumerate(play.state.survivors):
        if survivor.stage != DRAWING:
            continue
        if survivor.pending and not standing(play.world, play.state, survivor.pending):
            survivor.pending = ()
            survivor.left -= 1
        if survivor.pending:
            continue
        tool = tool_of(play.world, play.state, seat)
        if not survivor.left or not reach(play.world, play.state, seat, tool, spared(survivor)):
            _end_activation(play, seat)


def _end_activation(play: Play, seat: int) -> None:
    """Frenzy pays; a first activation may be followed by a second."""
    survivor = play.state.survivors[seat]
    tool = tool_of(play.world, play.state, seat)
    if "frenzy" in tool.effects and survivor.drawn:
        _frenzy(play, seat, tool)
    survivor.left, survivor.pending, survivor.aim = 0, (), NOTHING
    if survivor.second or not tool.effects.intersection(SECOND_CHANCES):
        survivor.stage, survivor.tool, survivor.spared = READY, OWN_WEAPON, False
    else:
        survivor.stage = AGAIN
    play.tell(events.ActivationOver, seat, tool.id, rules=("gearup.fx.second-activation-cap",))


def _frenzy(play: Play, seat: int, tool: Tool) -> None:
    survivor = play.state.survivors[seat]
    circles = survivor.frenzy[tool.weapon]
    if circles < len(tool.frenzy):
        circles += 1
        marked = list(survivor.frenzy)
        marked[tool.weapon] = circles
        survivor.frenzy = tuple(marked)
        play.tell(events.FrenzyMarked, seat, tool.id, circles, rules=("gearup.fx.frenzy-mark",))
    elif not play.world.house.frenzy_full_gains:
        return
    crossed = tool.frenzy[:circles]
    gain(play, seat, crossed.count("ammo"), crossed.count("armor"), "frenzy", "gearup.fx.frenzy-cumulative")


def _shoot(play: Play, seat: int, chosen: Option) -> None:
    state, world = play.state, play.world
    survivor = state.survivors[seat]
    name, cells = str(chosen.args[1]), str(chosen.args[2])
    target = world.numbers[name]
    mask = mask_of(world.grids[target], cells)
    survivor.stage, survivor.tool = AMMO, OWN_WEAPON
    survivor.ammo_used += 1
    owner = owner_of(state, target)
    state.crossed[target] |= mask
    rules = (
        "gearup.attack.ammo-one-each",
        "gearup.attack.ammo-own-zombies",
        "gearup.attack.ammo-after-weapon",
    )
    play.tell(events.Shot, seat, name, cells, rules=rules)
    cross_off(play, target, mask, [seat])
    check_kill(play, target, owner)
    settle(play)


ANSWERS: dict[str, Callable[[Play, int, Option], AnyScript | None]] = {
    "aim": _aim,
    "draw": _draw,
    "split": _split,
    "sweep": _sweep,
    "blast": _blast,
    "call": _call,
    "again": _again,
    "enough": _enough,
    "stop": _stop,
    "pass": _pass,
    "shoot": _shoot,
    "done": _done,
}
