"""A board as one SVG: the same drawing for the page, the terminal's `--svg` and the documentation.

Layers from below: floors, aprons, lights, walls, icons and numbers, then what a page touches: an element for
every zone, door, airlock and token, with an id (`zone-12`, `door-3`, `airlock-40`, `token-7`), and classes
that say what it is. `data-frame` of a zone is where figures can stand: left, top, width, height. A page
lights a zone or door by giving it the class `lit`, and changes a door by changing its class (`closed`,
`open`, `destroyed`, `doorway`).
"""

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from overrun.board.board import Board
from overrun.board.drawing.geometry import (
    MARGIN,
    WIDEST_GAP,
    Border,
    Line,
    Plan,
    frame_of,
    lanes_of,
    path_of,
    plan_of,
    seams_of,
    shortened,
    view_box,
)
from overrun.board.drawing.icons import AIRLOCK, DOOR, DUSK, MANHOLE, MARKS, MOLD, PIT, ROOMS, room_icon
from overrun.board.drawing.style import (
    FLOORS,
    IDENTITIES,
    THEMES,
    Identity,
    Theme,
    floor_pattern,
    style_sheet,
)
from overrun.board.drawing.tokens import draw_tokens, letter_of, words_of
from overrun.board.model import Door, Segment, Topology, Zone, members
from overrun.board.tiles import TILE
from overrun.errors import OverrunError

_FINISH = {
    "bathroom": "tile",
    "boiler": "stone",
    "burnt": "burnt",
    "corridor": "carpet",
    "diner": "tile",
    "garage": "stone",
    "hall": "carpet",
    "kitchen": "tile",
    "locker": "tile",
    "meeting": "carpet",
    "office": "carpet",
    "reception": "stone",
    "shop": "stone",
    "store": "stone",
    "toilets": "tile",
    "waiting": "carpet",
}
"""What lies on the floor of a city's rooms, if not boards."""

_OUTSIDE = ("street", "exterior", "tunnel")


def identity_of(board: Board) -> Identity:
    """The look that suits a board: a city has streets, a mine has tunnels, everything else is a station."""
    kinds = {zone.kind for zone in board.zones}
    return "classic" if "street" in kinds else "mine" if "tunnel" in kinds else "station"


def draw(
    board: Board,
    *,
    theme: Theme = "dark",
    identity: Identity | None = None,
    tokens: bool = True,
    numbers: bool = True,
    topology: Topology | None = None,
    destroyed: int = 0,
) -> str:
    """The drawing of a board as an SVG document; the same board gives the same text.

    `topology` says which doors are closed, which zones hold mold or a pit and which tiles are gone (as at the
    start of the game if left out); `destroyed` is a set of doors, as a bitmask. `theme` sets `data-theme` of
    the root, which a page may change at any time; `identity` is the look, by default the one that suits the
    board.

    >>> from overrun.board import board_from_text
    >>> picture = draw(board_from_text("+#+#+#+\\n#1:2Xa#\\n+#+#+#+"))
    >>> 'id="zone-2" class="zone room"' in picture, 'id="door-0" class="door closed"' in picture
    (True, True)
    """
    now = board.start if topology is None else topology
    look = identity or identity_of(board)
    if theme not in THEMES or look not in IDENTITIES:
        raise OverrunError(
            f"a board can be drawn {', '.join(THEMES)} and as {', '.join(IDENTITIES)}, "
            f"not as {theme!r} and {look!r}; choose one of each"
        )
    plan = plan_of(board)
    floors = {zone.id: _finish(zone, look) for zone in board.zones}
    left, top, width, height = view_box(board)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        f'class="overrun {look}" data-theme="{theme}" role="img" aria-label={quoteattr(board.name)}>',
        f"<title>{escape(board.name)}</title>",
        f"<style>{style_sheet(look, sorted(set(floors.values())))}</style>",
        _definitions(board, plan, set(floors.values())),
        f'<rect class="void" x="{left}" y="{top}" width="{width}" height="{height}" rx="{MARGIN}"/>',
        '<g class="ground" clip-path="url(#art-board)">',
        *_floors(plan, floors, [zone.id for zone in board.zones if zone.kind in _OUTSIDE]),
        *_outdoors(board, plan),
        *_floors(plan, floors, [zone.id for zone in board.zones if zone.kind not in _OUTSIDE]),
        _line("seams", seams_of(board)),
        _line("marking", (shortened(line, 3, 3) for line in plan.borders["marking"])),
        _line("rim", plan.borders["rim"]),
        *_overlays(board, plan, now),
        "</g>",
        *_walls(),
        *_furniture(board, numbers),
        '<g class="zones">',
        *(_zone(zone, plan) for zone in board.zones),
        '</g><g class="doors">',
        *_airlocks(board, plan),
        *(_door(door, plan, now.closed, destroyed) for door in board.doors),
        "</g>",
    ]
    if tokens:
        parts += ['<g class="tokens">', *draw_tokens(board, plan.gaps), "</g>"]
    for tile in members(now.removed):
        placement = board.placements[tile]
        x, y = placement.column * TILE, placement.row * TILE
        parts.append(
            f'<rect id="removed-{tile}" class="removed" x="{x}" y="{y}" width="{TILE}" height="{TILE}"/>'
        )
    parts.append("</svg>\n")
    return "\n".join(filter(None, parts))


def _finish(zone: Zone, look: Identity) -> str:
    if look == "classic" and zone.kind == "room":
        return _FINISH.get(room_icon(zone.label, zone.special), "wood")
    return zone.kind


# ---------------------------------------------------------------------- definitions
def _definitions(board: Board, plan: Plan, floors: set[str]) -> str:
    icons = sorted({room_icon(zone.label, zone.special) for zone in board.zones} - {""})
    kinds = sorted({name for token in board.tokens for name in (token.kind, token.of)} & set(MARKS))
    parts = [
        "<defs>",
        *(floor_pattern(floor) for floor in FLOORS if floor in floors),
        '<radialGradient id="art-glow"><stop stop-color="var(--glow)" stop-opacity=".42"/>'
        '<stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient>',
        '<pattern id="art-hazard" width="3" height="3" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)">'
        '<rect width="3" height="3" style="fill:var(--wall-2)"/>'
        '<path d="M0 0H1.5V3H0z" fill="var(--hazard)"/></pattern>',
        f'<clipPath id="art-board"><path d="{"".join(plan.outlines)}"/></clipPath>',
        f'<path id="art-inner" d="{path_of(_cut(plan, "wall", 1.6))}"/>',
        f'<path id="art-outer" d="{path_of(_cut(plan, "hull", 2.3))}"/>',
        f'<g id="art-door">{DOOR}</g>' if board.doors else "",
        f'<g id="art-airlock">{AIRLOCK}</g>' if any(link.via == "airlock" for link in board.links) else "",
        f'<g id="art-manhole">{MANHOLE}</g>' if any(zone.manholes for zone in board.zones) else "",
        DUSK if any(zone.dark and zone.kind != "tunnel" for zone in board.zones) else "",
        MOLD,
        PIT,
        *(f'<symbol id="art-room-{icon}" viewBox="-1 -1 26 26">{ROOMS[icon]}</symbol>' for icon in icons),
        *(f'<g id="art-token-{kind}">{MARKS[kind]}</g>' for kind in kinds),
        "</defs>",
    ]
    return "\n".join(filter(None, parts))


def _cut(plan: Plan, border: Border, cap: float) -> Iterable[Line]:
    """Walls, ready for square caps: these close the corners, but must not grow into a gap."""
    ends = {point for gap in plan.gaps.values() for point in (gap[:2], gap[2:])}
    for line in plan.borders[border]:
        start, end = (cap if point in ends else 0 for point in (line[:2], line[2:]))
        if line[2] - line[0] + line[3] - line[1] > start + end:
            yield shortened(line, start, end)


# ---------------------------------------------------------------------- the ground
def _floors(plan: Plan, floors: dict[int, str], zones: list[int]) -> Iterable[str]:
    for floor in FLOORS:
        outlines = "".join(plan.outlines[zone] for zone in zones if floors[zone] == floor)
        if outlines:
            yield f'<path class="{floor}-floor" d="{outlines}"/>'


def _outdoors(board: Board, plan: Plan) -> Iterable[str]:
    """Pavement and its like along the walls, lines on the street, light."""
    if not any(zone.kind in _OUTSIDE for zone in board.zones):
        return
    apron = path_of(plan.facades)
    yield f'<path class="apron" d="{apron}"/><path class="apron" d="{apron}"/>'
    yield _line("lane", (shortened(line, 7, 7) for line in lanes_of(board)))
    yield _line("crossing", _crossings(plan))
    for x, y, radius in _lights(board, plan):
        yield f'<circle cx="{x:g}" cy="{y:g}" r="{radius}" fill="url(#art-glow)"/>'


def _lights(board: Board, plan: Plan) -> Iterable[tuple[float, float, int]]:
    """Street lamps over junctions, light falling out of airlocks and mines."""
    for zone in board.zones:
        ways = {link.direction in ("E", "W") for link in board.links_of(zone.id) if link.via == "street"}
        if len(ways) == 2:
            yield *zone.centre, 62
    for link in board.links:
        if link.via in ("airlock", "access"):
            x1, y1, x2, y2 = plan.gaps[link.id]
            yield (x1 + x2) / 2, (y1 + y2) / 2, 30


def _crossings(plan: Plan) -> Iterable[Line]:
    """From pavement to pavement, or to the end of the board."""
    walls = plan.facades
    for line in plan.borders["crossing"]:
        start, end = (7.5 if _on(point, walls) else 1.5 for point in (line[:2], line[2:]))
        yield shortened(line, start, end)


def _on(point: tuple[int, int], lines: list[Segment]) -> bool:
    return any(x1 <= point[0] <= x2 and y1 <= point[1] <= y2 for x1, y1, x2, y2 in lines)


def _line(name: str, lines: Iterable[Line]) -> str:
    path = path_of(lines)
    return f'<path class="line {name}" d="{path}"/>' if path else ""


def _overlays(board: Board, plan: Plan, now: Topology) -> Iterable[str]:
    for dim in board.zones:
        if dim.dark and dim.kind != "tunnel":
            yield f'<path class="dusk" d="{plan.outlines[dim.id]}"/>'
    for zone in members(now.mold | now.dead_mold):
        state = "active" if now.mold >> zone & 1 else "inactive"
        yield f'<path id="mold-{zone}" class="mold {state}" d="{plan.outlines[zone]}"/>'
    for zone in members(now.pits):
        left, top, right, bottom = frame_of(board.zones[zone])
        rx, ry = min((right - left) * 0.38, 21), (bottom - top) * 0.33
        yield (
            f'<ellipse id="pit-{zone}" class="pit" cx="{(left + right) / 2:g}" cy="{(top + bottom) / 2:g}" '
            f'rx="{rx:g}" ry="{ry:g}"/>'
        )


def _walls() -> Iterable[str]:
    yield '<g class="walls"><g clip-path="url(#art-board)">'
    for path in ("inner", "outer"):
        yield f'<use href="#art-{path}" class="line shade"/>'
        yield f'<use href="#art-{path}" class="line drop {path}" x="1.2" y="1.6"/>'
    yield "</g>"
    for layer in ("side", "top"):
        for path in ("inner", "outer"):
            yield f'<use href="#art-{path}" class="line {layer} {path}"/>'
    yield "</g>"


def _furniture(board: Board, numbers: bool) -> Iterable[str]:
    yield '<g class="furniture">'
    for zone in board.zones:
        left, top, right, _ = frame_of(zone)
        for tile in zone.manholes:
            place = next(board.places[place] for place in zone.places if board.places[place].tile == tile)
            x1, y1, x2, y2 = place.rects[0]
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            yield f'<use href="#art-manhole" class="manhole" x="{x:g}" y="{y:g}"/>'
        icon = room_icon(zone.label, zone.special)
        if icon:
            special = " special" if zone.special else ""
            yield (
                f'<use href="#art-room-{icon}" class="icon{special}" x="{right - 13.5:g}" y="{top + 3.5:g}" '
                f'width="10" height="10"/>'
            )
        if numbers:
            yield f'<text class="number" x="{left + 3.8:g}" y="{top + 8:g}">{zone.id}</text>'
    yield "</g>"


# ---------------------------------------------------------------------- what a page touches
def _zone(zone: Zone, plan: Plan) -> str:
    words = words_of("zone", zone.kind, zone.special, "dark" if zone.dark else "")
    room = room_icon(zone.label, "")
    shows = f'data-room="{room}" ' if room else ""
    left, top, right, bottom = frame_of(zone)
    return (
        f'<path id="zone-{zone.id}" class="{words}" '
        f'{shows}data-frame="{left} {top} {right - left} {bottom - top}" d="{plan.outlines[zone.id]}"/>'
    )


def _door(door: Door, plan: Plan, closed: int, destroyed: int) -> str:
    gap = plan.gaps[door.link]
    if closed >> door.id & 1:
        state = "closed"
    elif destroyed >> door.id & 1:
        state = "destroyed"
    else:
        state = "open" if door.token >= 0 else "doorway"
    words = words_of("door", state, door.colour, door.via if door.via != "door" else "")
    place, upright = _across(gap)
    width = (gap[2] - gap[0] + gap[3] - gap[1]) / WIDEST_GAP
    narrow = f' transform="scale({width:.2g} 1)"' if width != 1 else ""
    letter = letter_of(door.colour)
    turn_back = ' transform="rotate(-90)"' if upright else ""
    text = f'<text y="2"{turn_back}>{letter}</text>' if letter else ""
    return (
        f'<g id="door-{door.id}" class="{words}" transform="{place}">'
        f'<use href="#art-door"{narrow}/>{text}</g>'
    )


def _airlocks(board: Board, plan: Plan) -> Iterable[str]:
    for link in board.links:
        if link.via == "airlock":
            place, _ = _across(plan.gaps[link.id])
            yield f'<use id="airlock-{link.id}" class="airlock" href="#art-airlock" transform="{place}"/>'


def _across(gap: Segment) -> tuple[str, bool]:
    """How a door must be moved and turned to stand in a gap, and whether it is turned."""
    x1, y1, x2, y2 = gap
    upright = x1 == x2
    return f"translate({(x1 + x2) / 2:g} {(y1 + y2) / 2:g}){' rotate(90)' if upright else ''}", upright
