"""Colours and textures: one palette for each look, dark and light, and the rules that use them.

All colours are CSS custom properties of the drawing's root; a page may override any of them.
"""

from collections.abc import Collection, Mapping
from typing import Literal, get_args

Theme = Literal["dark", "light", "auto"]
Identity = Literal["classic", "station", "mine"]
THEMES: tuple[Theme, ...] = get_args(Theme)
IDENTITIES: tuple[Identity, ...] = get_args(Identity)

_SHARED: Mapping[str, tuple[str, str]] = {
    "red": ("#d5382f", "#c92a22"),
    "blue": ("#2f74d8", "#1f5fc4"),
    "green": ("#2c8f48", "#1f7f3b"),
    "yellow": ("#e8b923", "#e9b714"),
    "pink": ("#e05a9f", "#d1438c"),
    "purple": ("#8b4fd0", "#7a3cc2"),
    "white": ("#f1efe9", "#fff"),
    "plain": ("#566072", "#59637a"),
    "enemy": ("#647f3f", "#587334"),
    "edge": ("#0a0b0e", "#24262b"),
    "hazard": ("#c99b22", "#e0ac19"),
    "mold": ("#8fae2b", "#7d9b12"),
    "shade": (".16", ".1"),
}

_LOOKS: Mapping[Identity, Mapping[str, tuple[str, str]]] = {
    "classic": {
        "void": ("#0a0c11", "#ece7db"),
        "street": ("#262930", "#a6aab0"),
        "street-2": ("#31353d", "#999da3"),
        "wood": ("#6a4d35", "#ecd9bb"),
        "wood-2": ("#583f2b", "#dcc39e"),
        "tile": ("#4a5f66", "#e3edee"),
        "tile-2": ("#415459", "#cfdee0"),
        "stone": ("#55565a", "#dcdad5"),
        "stone-2": ("#47484c", "#c6c3bc"),
        "carpet": ("#5c3f4b", "#eedde0"),
        "carpet-2": ("#523643", "#e3cfd3"),
        "burnt": ("#3a3029", "#c8bcae"),
        "burnt-2": ("#1f1916", "#a2927f"),
        "apron": ("#474a50", "#d6d3ca"),
        "apron-2": ("#61646a", "#989690"),
        "paint": ("#d8d2bd", "#fff"),
        "lane": ("#b58a2f", "#fff"),
        "wall": ("#b3a58d", "#6d675d"),
        "wall-2": ("#0c0d10", "#35332f"),
        "ink": ("#f3ead8", "#2b2620"),
        "accent": ("#ffb347", "#8a5200"),
        "glow": ("#ffa93a", "#fff6dc"),
        "machine": ("#5d6b7c", "#4f5d70"),
    },
    "station": {
        "void": ("#05080d", "#e4eaee"),
        "room": ("#22303b", "#e3eaee"),
        "room-2": ("#2d3e4b", "#ccd7de"),
        "corridor": ("#374955", "#c3d0d8"),
        "corridor-2": ("#42565f", "#b1c1cb"),
        "exterior": ("#1b1a24", "#cfc5bb"),
        "exterior-2": ("#2a2834", "#bcb1a6"),
        "apron": ("#153039", "#bcd3d4"),
        "apron-2": ("#1f6f7d", "#4fa3ae"),
        "paint": ("#46d3e2", "#0f8797"),
        "wall": ("#86a4b6", "#5c7484"),
        "wall-2": ("#04070a", "#24313a"),
        "ink": ("#dff3f7", "#1a2b33"),
        "accent": ("#41d8ea", "#06707f"),
        "glow": ("#35d0e4", "#e9feff"),
        "machine": ("#4b6f82", "#3f6274"),
    },
    "mine": {
        "void": ("#09070d", "#e9e5ee"),
        "room": ("#352e40", "#e6e1ec"),
        "room-2": ("#40384d", "#d3cbdd"),
        "corridor": ("#494057", "#d0c7db"),
        "corridor-2": ("#574c68", "#beb3cc"),
        "exterior": ("#1d1a24", "#c9c0c9"),
        "exterior-2": ("#2b2733", "#b8aeb8"),
        "tunnel": ("#17121d", "#9d92a5"),
        "tunnel-2": ("#271d33", "#8a7e94"),
        "apron": ("#2c2038", "#85788f"),
        "apron-2": ("#4d3768", "#6f617a"),
        "paint": ("#b48cf2", "#4f2a8f"),
        "wall": ("#9c8bb5", "#6d5e82"),
        "wall-2": ("#060409", "#2b2236"),
        "ink": ("#efe7fb", "#261d31"),
        "accent": ("#c19bff", "#5a2fa3"),
        "glow": ("#a06bf5", "#f3e9ff"),
        "machine": ("#6a5a8c", "#5a4a7c"),
    },
}

# Width, height and content of each floor's texture; `seam` are lines, `spot` surfaces in its second colour.
_FLOORS: Mapping[str, tuple[int, int, str]] = {
    "street": (
        19,
        17,
        '<path class="seam" d="M2 3h1M9 1h.6M14 6h1M5 8h.6M11 11h1M1 14h.6M7 5h.5M16 14h.7"/>',
    ),
    "wood": (20, 8, '<path class="seam" d="M0 0H20M0 4H20M5 0V4M15 4V8"/>'),
    "tile": (8, 8, '<path class="spot" d="M0 0H4V4H0zM4 4H8V8H4z"/>'),
    "stone": (16, 16, '<path class="seam" d="M0 0H16M0 0V16M5 5h.7M12 9h.7M4 12h.7"/>'),
    "carpet": (4, 4, '<path class="spot" d="M0 0H2V2H0zM2 2H4V4H2z"/>'),
    "burnt": (15, 13, '<path class="spot" d="M2 3l3-2 2 3-3 2zM9 8l4-1 1 3-5 1zM10 2h2v1h-2zM3 9h1v2H3z"/>'),
    "room": (10, 10, '<path class="seam" d="M0 0H10M0 0V10M2 2h.7M8 2h.7M2 8h.7M8 8h.7"/>'),
    "corridor": (5, 5, '<path class="seam" d="M0 2L2 0M2.5 4.5L4.5 2.5"/>'),
    "exterior": (
        36,
        32,
        '<path class="seam" d="M9 4a4.5 4.5 0 1 1-.1 0M26 18a3 3 0 1 1-.1 0M30 4a1.5 1.5 0 1 1-.1 0'
        'M3 22h1M17 15h1M18 28h1M8 27h1M21 5h1M33 28h1"/>',
    ),
    "tunnel": (
        28,
        24,
        '<path class="spot" d="M3 5l5-3 6 2-1 5-6 2zM16 14l6-2 4 4-4 5-5-1zM4 17l4-1 2 3-4 2z'
        'M19 3l5 1-1 4-5-1z"/>',
    ),
}
FLOORS = tuple(_FLOORS)

_RULES = """
{font-family:system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;text-anchor:middle}
{--write:#fff;--mark:var(--plain)}
 .void{fill:var(--void)}
 .seam,.line{fill:none}
 .apron{fill:none;stroke:var(--apron-2);stroke-width:13.4;stroke-linecap:square}
 .apron+.apron{stroke:var(--apron);stroke-width:12}
 .seams{stroke:var(--ink);stroke-width:.5;stroke-dasharray:2 3;opacity:.22}
 .rim{stroke:var(--ink);stroke-width:.8;opacity:.3}
 .lane{stroke:var(--lane);stroke-width:1.2;stroke-dasharray:5 4}
 .crossing{stroke:var(--paint);stroke-width:8.5;stroke-dasharray:3.2 2.8;opacity:.85}
 .marking{stroke:var(--paint);stroke-width:1.1;stroke-dasharray:3 2;opacity:.8}
 .shade{stroke:#000;stroke-width:10;opacity:var(--shade)}
 .drop{stroke:#000;opacity:.28}
 .walls{stroke-linecap:square}
 .side{stroke:var(--wall-2)}
 .top{stroke:var(--wall)}
 .inner{stroke-width:3.2}
 .outer{stroke-width:4.6}
 .top.inner{stroke-width:1.5}
 .top.outer{stroke-width:2.6}
 .icon{fill:none;stroke:var(--ink);stroke-width:1.7;stroke-linejoin:round;stroke-linecap:round;opacity:.6}
 .special{stroke:var(--accent);stroke-width:2.1;opacity:1}
 .number{fill:var(--ink);font-size:5.4px;font-weight:600;text-anchor:start;opacity:.7}
 .manhole{fill:var(--void);fill-opacity:.45;stroke:var(--apron-2);stroke-width:1}
 .furniture,.walls,.tokens{pointer-events:none}
 .zone{fill:#fff;fill-opacity:0}
 .zone.lit{fill:var(--accent);fill-opacity:.3;stroke:var(--accent);stroke-width:1.6}
 .door.lit{filter:drop-shadow(0 0 2px var(--accent))}
 .red{--mark:var(--red)}
 .blue{--mark:var(--blue)}
 .green{--mark:var(--green)}
 .yellow{--mark:var(--yellow);--write:#191919}
 .pink{--mark:var(--pink)}
 .purple{--mark:var(--purple)}
 .white{--mark:var(--white);--write:#191919}
 .machine{--mark:var(--machine)}
 .enemy{--mark:var(--enemy)}
 .door{--way:none;--shut:none;--ajar:none;--wreck:none}
 .doorway{--way:inline}
 .closed{--shut:inline}
 .open{--ajar:inline}
 .destroyed{--wreck:inline}
 text{font-weight:800;fill:var(--write);stroke:none}
 .door text{font-size:5.6px}
 .open text,.destroyed text{fill:var(--ink)}
 .token{fill:var(--mark);stroke:var(--edge);stroke-width:1.3;stroke-linejoin:round;stroke-linecap:round}
 .token text{font-size:11px}
 .token .badge text,.token .small{font-size:7px}
 .badge circle{fill:var(--edge);stroke:var(--mark)}
 .asleep{fill:var(--void);stroke:var(--mark);stroke-width:1.6;stroke-dasharray:2.4 2.2;--write:var(--ink)}
 .removed{fill:var(--void);fill-opacity:.9;stroke:var(--ink);stroke-dasharray:4 4}
 .pit{fill:url(#art-pit);stroke:var(--apron-2);stroke-width:1}
 .dusk{fill:url(#art-dusk)}
 .mold{fill:url(#art-mold)}
 .mold.inactive{opacity:.45}
"""


def looks_of(identity: Identity, floors: Collection[str] = FLOORS) -> dict[str, tuple[str, str]]:
    """The colours of a look with some floors: in the dark and in the light.

    A floor that a look does not know (a street in a mine, say) is lent by another one.
    """
    colours = {**_SHARED}
    for lender in (*IDENTITIES, identity):
        colours.update(_LOOKS[lender])
    unused = {f"{floor}{end}" for floor in FLOORS if floor not in floors for end in ("", "-2")}
    return {name: pair for name, pair in colours.items() if name not in unused}


def style_sheet(identity: Identity, floors: Collection[str]) -> str:
    """The rules of a drawing; `data-theme` of its root chooses dark, light or auto (as the system is set)."""
    root = f".overrun.{identity}"
    dark, light = (
        ";".join(f"--{name}:{pair[i]}" for name, pair in looks_of(identity, floors).items()) for i in (0, 1)
    )
    rules = [
        f"{root}{{{dark}}}",
        f"{root}[data-theme=light]{{{light}}}",
        f"@media(prefers-color-scheme:light){{{root}[data-theme=auto]{{{light}}}}}",
    ]
    rules += [_scoped(line) for line in _RULES.strip().splitlines()]
    for floor in floors:
        rules.append(f".overrun .{floor}-floor{{fill:url(#art-{floor})}}")
        rules.append(f"#art-{floor}{{--one:var(--{floor});--two:var(--{floor}-2)}}")
    rules.append(".overrun pattern rect{fill:var(--one)}")
    rules.append(".overrun pattern .seam{stroke:var(--two);stroke-width:.7}.overrun .spot{fill:var(--two)}")
    return "\n".join(rules)


def _scoped(line: str) -> str:
    selectors, rest = line.split("{", maxsplit=1)
    return ",".join(f".overrun {part.strip()}".strip() for part in selectors.split(",")) + "{" + rest


def floor_pattern(floor: str) -> str:
    """The texture of a floor as an SVG pattern."""
    width, height, content = _FLOORS[floor]
    return (
        f'<pattern id="art-{floor}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<rect width="{width}" height="{height}"/>{content}</pattern>'
    )
