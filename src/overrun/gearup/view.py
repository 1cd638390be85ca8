"""What everybody at the table sees. Nothing here depends on the order of a face-down pile."""

from __future__ import annotations

from overrun.core import Look as CoreLook
from overrun.gearup import seen
from overrun.gearup.boss import strength
from overrun.gearup.damage import ammo_left, armor_left
from overrun.gearup.hand import companion_acts, current_target, in_hand, may_draw, spared, stage_of
from overrun.gearup.hits import pays
from overrun.gearup.shapes import Shape, word
from overrun.gearup.stage import Again, Ammo, Done, Drawing, Ready, Stage
from overrun.gearup.state import NOTHING, GearUp
from overrun.gearup.targets import alive, barred, mouth_open, touching
from overrun.gearup.walk import damage_of
from overrun.gearup.world import Look, Tool, World

STAGES: dict[type[Stage], seen.Stage] = {
    Ready: "ready",
    Drawing: "drawing",
    Again: "again",
    Ammo: "ammo",
    Done: "done",
}


def view(world: World, state: GearUp, seat: int | None) -> seen.View:
    """The public position; all seats see the same."""
    look: Look = CoreLook(world, state)
    return {
        "mission": world.mission,
        "difficulty": world.difficulty.id,
        "round": state.round,
        "turn": state.turn,
        "leader": world.leader,
        "turn_cards": [_turn_card(world, card) for card in state.turns_seen],
        "cards_left": len(state.turn_row),
        "cards_seen": [_lower_card(look, card) for card in state.cards_seen],
        "survivors": [_survivor(look, number) for number in range(world.seats)],
        "boss": _boss(look),
        "arrivals": [_zombie(look, card) for card in state.arrivals],
        "regular_deck": len(state.regular_deck),
        "special_deck": len(state.special_deck),
        "regular_discard": [world.kinds[card].id for card in state.regular_discard],
        "special_discard": [world.kinds[card].id for card in state.special_discard],
        "companions": [
            {"ready": number not in state.tired, "tool": _tool(world.companions[number])}
            for number in state.companions
        ],
        "called": state.called,
        "spawn_aid": {letter: list(world.aid.zombies(letter)) for letter in "ABC"},
    }


def _turn_card(world: World, card: int) -> seen.TurnCard:
    shown = world.turn_cards[card]
    return {"color": shown.color, "speeds": list(shown.speeds), "companion": shown.companion}


def _lower_card(look: Look, card: int) -> list[str]:
    if look.state.round == 1:
        return [f"spawn-{look.world.spawn_letters[card]}"]
    return list(look.world.boss_cards[card].icons)


def _tool(tool: Tool) -> seen.Hand:
    return {
        "id": tool.id,
        "shape": _rows(tool.shape),
        "effects": sorted(tool.effects),
        "hits": tool.hits,
        "area": tool.area,
        "pays": pays(tool),
    }


def _rows(shape: Shape) -> list[str]:
    height = 1 + max(row for row, _ in shape)
    width = 1 + max(column for _, column in shape)
    return ["".join("#" if (r, c) in shape else "." for c in range(width)) for r in range(height)]


def _survivor(look: Look, seat: int) -> seen.Survivor:
    state = look.state
    survivor, person = state.survivors[seat], look.world.people[seat]
    return {
        "id": person.character.id,
        "name": person.character.name,
        "seat": seat,
        "health": person.health - survivor.lost,
        "health_slots": person.health,
        "armor": {"slots": person.armor, "gained": survivor.armor, "used": survivor.armor_used},
        "armor_left": armor_left(survivor),
        "ammo": {"slots": person.ammo, "gained": survivor.ammo, "used": survivor.ammo_used},
        "ammo_left": ammo_left(survivor),
        "kills": survivor.kills,
        "weapons": [
            {
                "id": tools[0].id,
                "color": color,
                "shape": _rows(tools[0].shape),
                "start": sorted(tools[0].effects),
                "hits": tools[0].hits,
                "upgrades": list(person.upgrades[number]),
                "unlocked": survivor.unlocked[number],
                "frenzy_track": list(tools[0].frenzy),
                "frenzy": survivor.frenzy[number],
            }
            for number, (color, tools) in enumerate(zip(person.colors, person.weapons, strict=True))
        ],
        "street": [
            [_zombie(look, card, seat) for card in state.street[seat] if state.slot[card] == slot]
            for slot in (1, 2, 3)
        ],
        "attack": _attack(look, seat),
    }


def _attack(look: Look, seat: int) -> seen.Attack:
    world, state = look.world, look.state
    survivor = state.survivors[seat]
    stage = stage_of(look, seat)
    busy = bool(state.turns_seen) and not isinstance(stage, Done)
    target = current_target(look, seat) if busy and may_draw(look, seat) else NOTHING
    return {
        "stage": STAGES[stage.__class__],
        "hand": _tool(in_hand(look, seat)) if busy else None,
        "companion": companion_acts(look, seat),
        "weapon_used": survivor.weapon_used,
        "second": survivor.second,
        "left": survivor.left,
        "drawn": survivor.drawn,
        "target": "" if target == NOTHING else world.names[target],
        "pending": [world.names[other] for other in survivor.pending if alive(look, other)],
        "spared": [world.names[other] for other in spared(state, seat)],
    }


def _zombie(look: Look, card: int, seat: int | None = None) -> seen.Zombie:
    world, state = look.world, look.state
    kind, grid = world.kinds[card], world.grids[card]
    plain = kind.fixed_damage + (grid.damage & ~state.crossed[card]).bit_count()
    return {
        "name": world.names[card],
        "kind": kind.id,
        "type": kind.type,
        "tier": kind.tier,
        "speeds": list(kind.speeds),
        "grid": list(kind.grid),
        "crossed": _words(world, card, state.crossed[card]),
        "fixed_damage": kind.fixed_damage,
        "damage": plain if seat is None else damage_of(look, card, seat),
        "ability": kind.ability,
    }


def _words(world: World, target: int, mask: int) -> list[str]:
    cells = word(world.grids[target], mask)
    return cells.split(".") if cells else []


def _boss(look: Look) -> seen.Boss:
    world, state = look.world, look.state
    boss = world.boss
    return {
        "id": boss.boss,
        "name": boss.name,
        "side": boss.side,
        "rule": boss.rule,
        "skill": boss.skill,
        "at": state.boss_at,
        "fixed": list(boss.fixed),
        "icons_pay": world.house.boss_icons_are_damage,
        "track": list(boss.track),
        "circles": state.circles,
        "mouth_open": mouth_open(state),
        "bodies": [_body(look, number) for number in world.bodies],
    }


def _body(look: Look, number: int) -> seen.Body:
    world, state = look.world, look.state
    body, grid = world.boss.body[number - world.zombies], world.grids[number]
    crossed = state.crossed[number]
    shut = barred(look, number) & ~crossed
    return {
        "name": body.id,
        "kind": body.damage,
        "grid": list(body.grid),
        "mouth": list(body.mouth),
        "regions": list(body.regions),
        "crossed": _words(world, number, crossed),
        "barred": _words(world, number, shut),
        "near": _words(world, number, touching(look, number) & grid.spaces & ~crossed & ~shut),
        "alive": alive(look, number),
        "attack": strength(look, number, special=False),
        "special_attack": strength(look, number, special=True),
    }
