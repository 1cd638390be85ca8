"""The attack step: everybody draws at the same time.

One question holds what every seat may do now, each option with its owner. An answer is carried out at once
and the question is asked again, until nobody has anything left to do or everybody is done. How far a survivor
is lies in the state (a stage of `stage.py`); what may be done is worked out from that each time, so that a
neighbour's Long Range can change it at any moment. Which tool is in hand, `hand.py` says to both.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from overrun.core import AnyScript, Option, Question, Script
from overrun.core.verb import AnyVerb
from overrun.gearup import events
from overrun.gearup.damage import ammo_left, gain, suffer_now
from overrun.gearup.hand import (
    aimed,
    current_target,
    in_hand,
    second_chances,
    spared,
    stage_of,
    standing,
    tool_at,
    tool_of,
    weapon_of,
)
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
from overrun.gearup.stage import Again, Ammo, Done, Drawing, Ready, activation, enter, stored
from overrun.gearup.state import NOTHING, OWN_WEAPON
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
from overrun.gearup.words import (
    AGAIN,
    AIM,
    ASK_ATTACK,
    ASK_SECOND_PIECE,
    ASK_TARGET,
    BLAST,
    CALL,
    CHOOSE,
    DONE,
    DRAW,
    ENOUGH,
    PASS,
    SECOND_CHANCES,
    SHOOT,
    SPLIT,
    STOP,
    SWEEP,
    SecondChance,
)
from overrun.gearup.world import Look, Play, Tool

SLOTS = (1, 2, 3)


def _name(look: Look, seat: int) -> str:
    return look.world.people[seat].character.id


def _seat(look: Look, name: str) -> int:
    return next(seat for seat in range(look.world.seats) if _name(look, seat) == name)


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
    return ASK_ATTACK.of(seats, tuple(options), owners=tuple(owners), interruptible=True)


def seat_options(look: Look, seat: int) -> list[Option]:
    """What a seat may do now; nothing if there is nothing but saying that it is done."""
    stage = stage_of(look, seat)
    if isinstance(stage, Done):
        return []
    if isinstance(stage, Ready) and (found := _first_options(look, seat, stage)):
        return found
    if isinstance(stage, Drawing):
        return _drawing_options(look, seat, stage)
    if isinstance(stage, Again):
        return _second_options(look, seat, stage)
    if _ammo_waits(look):
        return []
    shots = _shots(look, seat)
    return [*shots, DONE.of(seat)] if shots else []


def _first_options(look: Look, seat: int, stage: Ready) -> list[Option]:
    """Using the Weapon and calling a Companion, or leaving it; nothing once neither is possible."""
    used = look.state.survivors[seat].weapon_used
    weapon = [] if used else _beginnings(look, seat, stage)
    found = weapon + calls(look, seat) if look.state.companions else weapon
    if not found or (weapon and not look.world.house.attack_optional):
        return found
    return [*found, *([PASS.of(seat)] if _shots(look, seat) else []), DONE.of(seat)]


def _second_options(look: Look, seat: int, stage: Again) -> list[Option]:
    """A second activation, going on without it if there is anything to go on with, or being done."""
    found = [AGAIN.of(seat, by) for by in second_chances(look, seat, stage)]
    weapon = weapon_waits(look, seat)
    if weapon or calls(look, seat) or _shots(look, seat):
        found.append(ENOUGH.of(seat))
    return found if weapon and not look.world.house.attack_optional else [*found, DONE.of(seat)]


def weapon_waits(look: Look, seat: int) -> bool:
    """Whether the own Weapon was not used in this turn and has a target."""
    if look.state.survivors[seat].weapon_used:
        return False
    return bool(reach(look, seat, weapon_of(look, seat)))


def _drawing_options(look: Look, seat: int, stage: Drawing) -> list[Option]:
    if stage.pending:
        tool = tool_at(look, seat, stage)
        found = _aims_and_draws(look, seat, tool, standing(look, stage.pending))
        may_stop = look.world.house.area_targets_optional
    else:
        found = _beginnings(look, seat, stage)
        may_stop = True
    return [*found, STOP.of(seat)] if may_stop and stage.drawn else found


def _beginnings(look: Look, seat: int, stage: Ready | Drawing) -> list[Option]:
    """How the next drawing, or set of drawings, can begin."""
    tool = tool_at(look, seat, stage)
    if not tool.area:
        return _aims_and_draws(look, seat, tool, reach(look, seat, tool, stage.spared))
    found = []
    for owner in dashboards(look.world, seat, tool):
        if "cut-down" in tool.effects and any(_sets(look, owner, stage.spared)):
            found.append(SWEEP.of(seat, _name(look, owner)))
        if "explosive" in tool.effects:
            slots = _blasts(look, owner, stage.spared)
            found += [BLAST.of(seat, _name(look, owner), slot) for slot in slots]
    return found


def _sets(
    look: Look, owner: int, spared: tuple[int, ...]
) -> tuple[list[int], list[int], list[int], list[int]]:
    """The possible targets in front of a survivor: of slots 1 to 3, and bodies of the Boss."""
    state = look.state
    slots: tuple[list[int], ...] = ([], [], [])
    for card in state.street[owner]:
        if card not in spared:
            slots[state.slot[card] - 1].append(card)
    boss = [b for b in bodies_at(look, owner) if b not in spared and drawable(look, b)]
    return slots[0], slots[1], slots[2], boss


def _blasts(look: Look, owner: int, spared: tuple[int, ...]) -> list[int]:
    """The slots worth choosing for Explosive; with the Boss there, one empty slot stands for all of them."""
    *slots, boss = _sets(look, owner, spared)
    found = [slot for slot in SLOTS if slots[slot - 1]]
    empty = [slot for slot in SLOTS if not slots[slot - 1]]
    return sorted([*found, *(empty[:1] if boss else [])])


def _aims_and_draws(look: Look, seat: int, tool: Tool, targets: list[int]) -> list[Option]:
    aim = aimed(look.state, seat, targets)
    names = look.world.names
    found = [] if aim == NOTHING else draws_on(look, seat, tool, aim)
    return found + [AIM.of(seat, names[target]) for target in targets if target != aim]


def draws_on(look: Look, seat: int, tool: Tool, target: int) -> list[Option]:
    """Every legal drawing on a target: the full shape, a single space, or the first piece of a split."""
    grid = look.world.grids[target]
    squares, near = barred(look, target), touching(look, target)
    found = fitting(draw_table(seat, grid, tool.shape), squares, near)
    if tool.shape != SINGLE:
        found += fitting(draw_table(seat, grid, SINGLE), squares, near)
    if "split" in tool.effects:
        free = grid.spaces & ~squares
        table = split_table(seat, grid, tool.shape, look.world.house.split_disconnected_pieces)
        found += [answer for mask, answer in table if not mask & squares and free & ~mask]
    return found


def calls(look: Look, seat: int) -> list[Option]:
    """The Companions a lone survivor may call now."""
    state, world = look.state, look.world
    if state.called or not world.turn_cards[state.turns_seen[-1]].companion:
        return []
    return [
        CALL.of(seat, world.companions[number].id)
        for number in state.companions
        if number not in state.tired and reach(look, seat, world.companions[number])
    ]


def _shots(look: Look, seat: int) -> list[Option]:
    """The single spaces Ammo could cross off, once it is its turn."""
    state, world = look.state, look.world
    if not ammo_left(state.survivors[seat]):
        return []
    targets = list(state.street[seat])
    if world.house.ammo_on_boss:
        targets += bodies_at(look, seat)
    found = []
    for target in targets:
        near = touching(look, target) if world.house.pyramid_binds_ammo else 0
        table = shot_table(seat, world.names[target], world.grids[target])
        found += fitting(table, barred(look, target), near)
    return found


def _ammo_waits(look: Look) -> bool:
    """By a house rule all Ammo comes after all Weapons: as long as anybody could activate something."""
    if not look.world.house.ammo_after_all_weapons:
        return False
    for seat in range(look.world.seats):
        stage = stage_of(look, seat)
        if isinstance(stage, (Drawing, Again)) or (isinstance(stage, Ready) and weapon_waits(look, seat)):
            return True
    return False


# What is done


def attacked(play: Play, step: Attack, chosen: Option) -> AnyScript | None:
    """Carry out one answer; then everybody is asked again."""
    play.then(Attack())
    return ANSWERS[ASK_ATTACK.verb_of(chosen)](play, chosen)


def _aim(play: Play, chosen: Option) -> None:
    seat, name = AIM.read(chosen)
    survivor = play.state.survivors[seat]
    stage = stage_of(play, seat)
    assert isinstance(stage, (Ready, Drawing))
    enter(survivor, replace(stage, aim=play.world.numbers[name]))
    play.tell(events.Aimed, seat, name, rules=("gearup.attack.any-slot",))


def _pass(play: Play, chosen: Option) -> None:
    (seat,) = PASS.read(chosen)
    enter(play.state.survivors[seat], Ammo())
    play.tell(events.Passed, seat, rules=("gearup.q.attack-mandatory", "gearup.q.ammo-without-attack"))


def _enough(play: Play, chosen: Option) -> None:
    (seat,) = ENOUGH.read(chosen)
    enter(play.state.survivors[seat], Ready())
    play.tell(events.Passed, seat, rules=("gearup.q.second-activation-when",))


def _done(play: Play, chosen: Option) -> None:
    (seat,) = DONE.read(chosen)
    enter(play.state.survivors[seat], Done())
    play.tell(events.Finished, seat, rules=("gearup.attack.simultaneous", "gearup.q.attack-order"))


def _begin(play: Play, seat: int, number: int) -> Drawing:
    """The first activation of the own Weapon or of a Companion."""
    survivor = play.state.survivors[seat]
    if number == OWN_WEAPON:
        survivor.weapon_used = True
    stage = Drawing(number, _drawings(play, seat, number))
    enter(survivor, stage)
    return stage


def _begin_second(play: Play, seat: int, effect: SecondChance) -> None:
    """The second activation of what was used last, given by an effect."""
    survivor = play.state.survivors[seat]
    first = stored(survivor)
    assert isinstance(first, Again)
    stage = Drawing(
        first.tool,
        _drawings(play, seat, first.tool),
        second=True,
        hit=first.hit,
        critical=first.critical,
        elsewhere=effect == "critical-hit",
    )
    enter(survivor, stage)


def _drawings(look: Look, seat: int, number: int) -> int:
    """How many drawings, or sets of drawings, an activation has."""
    tool = tool_of(look, seat, number)
    return tool.hits if not tool.area or look.world.house.multi_hit_repeats_area else 1


def _running(play: Play, seat: int) -> Drawing:
    """The activation that is drawn in: without one, the own Weapon's begins."""
    return activation(play.state.survivors[seat]) or _begin(play, seat, OWN_WEAPON)


def _call(play: Play, chosen: Option) -> None:
    state = play.state
    seat, name = CALL.read(chosen)
    number = next(n for n in state.companions if play.world.companions[n].id == name)
    state.tired = (*state.tired, number)
    state.called = True
    _begin(play, seat, number)
    rules = ("gearup.solo.companion-icon", "gearup.solo.companion-flip", "gearup.solo.companion-order")
    play.tell(events.CompanionCalled, seat, name, rules=rules)


def _again(play: Play, chosen: Option) -> Script[None]:
    seat, effect = AGAIN.read(chosen)
    if effect == "adrenaline":
        yield from suffer_now(play, seat, 1, "gearup.fx.adrenaline", "gearup.fx.adrenaline-armor")
    elif effect == "fast-reload":
        play.state.survivors[seat].ammo_used += 1
    _begin_second(play, seat, effect)
    tool = in_hand(play, seat)
    play.tell(events.ActivatedAgain, seat, tool.id, effect, rules=(f"gearup.fx.{effect}",))


def _sweep(play: Play, chosen: Option) -> Script[None]:
    """Cut Down: one zombie of each slot, and the Boss."""
    seat, name = SWEEP.read(chosen)
    owner = _seat(play, name)
    targets: list[int] = []
    for group in _sets(play, owner, spared(play.state, seat)):
        if group:
            targets += [(yield from _one_of(play, seat, group))]
    _begin_set(play, seat, "cut-down", targets)


def _blast(play: Play, chosen: Option) -> Script[None]:
    """Explosive: everybody in one slot, and the Boss."""
    seat, name, slot = BLAST.read(chosen)
    owner = _seat(play, name)
    *slots, boss = _sets(play, owner, spared(play.state, seat))
    if boss and not play.world.house.deadsox_explosive_all:
        boss = [(yield from _one_of(play, seat, boss))]
    _begin_set(play, seat, "explosive", slots[slot - 1] + boss)


def _one_of(play: Play, seat: int, group: list[int]) -> Script[int]:
    names = play.world.names
    options = tuple([CHOOSE.of(seat, names[target]) for target in group])
    chosen = yield ASK_TARGET.of((seat,), options, seat)
    return group[options.index(chosen)]


def _begin_set(play: Play, seat: int, effect: str, targets: list[int]) -> None:
    stage = _running(play, seat)
    hits = tool_at(play, seat, stage).hits
    repeats = 1 if play.world.house.multi_hit_repeats_area else hits
    enter(play.state.survivors[seat], replace(stage, pending=tuple(targets) * repeats, aim=NOTHING))
    names = tuple(play.world.names[target] for target in targets)
    rules = (f"gearup.fx.{effect}", "gearup.q.area-optional", "gearup.q.area-targets-fixed")
    play.tell(events.SetChosen, seat, effect, names, rules=rules)


def _draw(play: Play, chosen: Option) -> Script[None]:
    seat, cells = DRAW.read(chosen)
    target = current_target(play, seat)
    mask = mask_of(play.world.grids[target], cells)
    yield from _drawing(play, seat, target, (mask,))


def _split(play: Play, chosen: Option) -> Script[None]:
    """The first piece has a place; now the second."""
    world = play.world
    seat, cells = SPLIT.read(chosen)
    tool = in_hand(play, seat)
    target = current_target(play, seat)
    grid = world.grids[target]
    first = mask_of(grid, cells)
    squares = barred(play, target) | first
    near = touching(play, target)
    loose = world.house.split_disconnected_pieces
    piece = orientations(normal(grid.cells(first)))[0]
    options: list[Option] = []
    for shape in followers(tool.shape, piece, loose):
        options += fitting(draw_table(seat, grid, shape), squares, 0 if first & near else near)
    answer = yield ASK_SECOND_PIECE.of((seat,), tuple(options), seat, world.names[target])
    _, cells = DRAW.read(answer)
    yield from _drawing(play, seat, target, (first, mask_of(grid, cells)))


def _drawing(play: Play, seat: int, target: int, pieces: tuple[int, ...]) -> Script[None]:
    stage = _running(play, seat).drawn_on(target, bool(sum(pieces) & critical_icons(play, target)))
    enter(play.state.survivors[seat], stage)
    yield from draw(play, seat, tool_at(play, seat, stage), target, pieces)
    settle(play)


def _stop(play: Play, chosen: Option) -> None:
    (seat,) = STOP.read(chosen)
    running = activation(play.state.survivors[seat])
    assert running is not None
    _end(play, seat, running)


def settle(play: Play) -> None:
    """End the activations with nothing left to draw on, also those a neighbour has just taken it from."""
    for seat, survivor in enumerate(play.state.survivors):
        stage = activation(survivor)
        if stage is None:
            continue
        if stage.pending and not standing(play, stage.pending):
            stage = replace(stage, pending=(), left=stage.left - 1)
            enter(survivor, stage)
        if stage.pending:
            continue
        tool = tool_at(play, seat, stage)
        if not stage.left or not reach(play, seat, tool, stage.spared):
            _end(play, seat, stage)


def _end(play: Play, seat: int, stage: Drawing) -> None:
    """Frenzy pays; a first activation may be followed by a second, if anything was drawn in it."""
    tool = tool_at(play, seat, stage)
    if "frenzy" in tool.effects and stage.drawn:
        _frenzy(play, seat, tool)
    twice = not stage.second and stage.drawn and tool.effects.intersection(SECOND_CHANCES)
    enter(play.state.survivors[seat], Again(stage.tool, stage.hit, stage.critical) if twice else Ready())
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


def _shoot(play: Play, chosen: Option) -> None:
    state, world = play.state, play.world
    seat, name, cells = SHOOT.read(chosen)
    survivor = state.survivors[seat]
    target = world.numbers[name]
    mask = mask_of(world.grids[target], cells)
    enter(survivor, Ammo())
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


ANSWERS: dict[AnyVerb, Callable[[Play, Option], AnyScript | None]] = {
    AIM: _aim,
    DRAW: _draw,
    SPLIT: _split,
    SWEEP: _sweep,
    BLAST: _blast,
    CALL: _call,
    AGAIN: _again,
    ENOUGH: _enough,
    STOP: _stop,
    PASS: _pass,
    SHOOT: _shoot,
    DONE: _done,
}
