"""Our own little pictures: kinds of rooms on a field of 24 x 24, tokens and doors around their middle.

They take their colours from the style sheet: `--mark` is a token's own colour, `--write` that of what stands
on it; of `--way`, `--shut`, `--ajar` and `--wreck` the style sheet switches on what a door shows.
"""

from collections.abc import Mapping

ROOMS: Mapping[str, str] = {
    "airlock": '<circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="3"/>'
    '<path d="M12 2.5v6.5M12 15v6.5M2.5 12H9M15 12h6.5"/>',
    "bathroom": '<path d="M2 12h20v2a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6zM5 12V6a3 3 0 0 1 6 0M8.5 6.5h5'
    'M6 20v2M18 20v2"/>',
    "bedroom": '<rect x="4" y="2" width="16" height="20" rx="2"/><path d="M4 11h16M7 5h4v3H7z'
    'M13 5h4v3h-4z"/>',
    "boiler": '<circle cx="12" cy="12" r="9.5"/><path d="M12 13l4-6M5 17h14M5 10l2 .6M10 4.5l.6 2"/>',
    "burnt": '<path d="M12 2c1 4 7 6 7 13a7 7 0 0 1-14 0c0-3 2-4 2-7 2 1 3 2 3 4 2-2 3-6 2-10z"/>',
    "corridor": '<path d="M3 12h18M7 7.5L2.5 12 7 16.5M17 7.5l4.5 4.5-4.5 4.5"/>',
    "diner": '<path d="M3 9h14v6a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6zM17 10h2a2.5 2.5 0 0 1 0 6h-2.2M7.5 2.5v3'
    'M12.5 2.5v3"/>',
    "dining": '<path d="M4 2v6a3 3 0 0 0 6 0V2M7 2v20M18 22V2c-3.5 2-4 7-4 11h4"/>',
    "elevator": '<rect x="3" y="2" width="18" height="20" rx="1.5"/>'
    '<path d="M12 2v20M5.5 13.5l2-3.5 2 3.5zM14.5 10.5l2 3.5 2-3.5z"/>',
    "garage": '<path d="M3 15l2-6.5A3 3 0 0 1 8 6.5h8a3 3 0 0 1 3 2L21 15v5h-3v-2H6v2H3zM3.5 13.5h17'
    'M6.5 15.8h2M15.5 15.8h2"/>',
    "hall": '<path d="M12 9V7.5a2.6 2.6 0 1 0-2.5-3.5M12 9l10 8.5H2z"/>',
    "kitchen": '<rect x="2.5" y="2.5" width="19" height="19" rx="2"/><circle cx="8" cy="8" r="2.7"/>'
    '<circle cx="16" cy="8" r="2.7"/><circle cx="8" cy="16" r="2.7"/><circle cx="16" cy="16" r="2.7"/>',
    "living": '<path d="M5 11V7a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v4'
    'M2 13.5a2.5 2.5 0 0 1 5 0V15h10v-1.5a2.5 2.5 0 0 1 5 0V20H2z"/>',
    "locker": '<path d="M4 2h8v20H4zM12 2h8v20h-8zM6.5 6h3M6.5 9h3M14.5 6h3M14.5 9h3M9.5 14v2M14.5 14v2"/>',
    "meeting": '<rect x="4" y="8" width="16" height="8" rx="2"/><path d="M6.5 3.5h3M14.5 3.5h3'
    'M6.5 20.5h3M14.5 20.5h3"/>',
    "office": '<rect x="2" y="8" width="20" height="13" rx="2"/><path d="M8.5 8V4h7v4M2 14h8M14 14h8'
    'M10 12.5h4v3h-4z"/>',
    "oxygen": '<circle cx="9" cy="11" r="7"/><path d="M17 16a2.3 2.3 0 1 1 4 1.5L17 22h4.5"/>',
    "reception": '<path d="M3 17a9 9 0 0 1 18 0zM2 21h20M12 8V5M9.5 5h5"/>',
    "security": '<path d="M12 2l9 3v7c0 5-4 8.5-9 10-5-1.5-9-5-9-10V5zM8 11.5l3 3 5-6"/>',
    "shop": '<path d="M2 9h20l-2.5 12h-15zM7.5 9L11 3M16.5 9L13 3M9 13v4M15 13v4"/>',
    "store": '<path d="M2 12h10v9H2zM12 12h10v9H12zM7 3h10v9H7zM5.5 12v3h3M15.5 12v3h3M10.5 3v3h3"/>',
    "study": '<path d="M12 6c-2-2-6-2-10-2v15c4 0 8 0 10 2 2-2 6-2 10-2V4c-4 0-8 0-10 2zM12 6v15"/>',
    "toilets": '<path d="M6 2h12v6H6zM6.5 8c-3 7 1 13 5.5 14 4.5-1 8.5-7 5.5-14"/>'
    '<ellipse cx="12" cy="13.5" rx="2.5" ry="3.5"/>',
    "tv": '<rect x="2" y="5" width="20" height="13" rx="2"/><path d="M8 22h8M8.5 1.5L12 5l3.5-3.5"/>',
    "waiting": '<circle cx="12" cy="12" r="9.5"/><path d="M12 6v6l4 3"/>',
}


def room_icon(label: str, special: str) -> str:
    """The name of the picture for a room: its special kind, or the first word of what it shows.

    >>> room_icon("boiler room", ""), room_icon("", "oxygen"), room_icon("", "")
    ('boiler', 'oxygen', '')
    """
    word = special or label.partition(" ")[0].lower()
    return word if word in ROOMS else ""


# What `use` shows is out of reach of a style sheet's ancestors, so these pieces carry their style themselves.
_ON = 'style="fill:none;stroke:var(--write);stroke-width:2"'
_FULL = 'style="fill:var(--write);stroke:none"'
_LIMB = 'style="fill:none;stroke:var(--edge);stroke-width:2"'

MARKS: Mapping[str, str] = {
    "spawn": '<path d="M0-10.5l2 3.4 3.5-2.3.3 3.9 4.2-.5-1.7 3.7L12 0 8.3 2l1.7 3.7-4.2-.3-.3 '
    "4-3.5-2.4L0 10.5-2 7l-3.5"
    ' 2.4-.3-4-4.2.3L-8.3 2-12 0l3.7-1.8L-10-5.5l4.2.5.3-3.9L-2-7.1z"/>',
    "exit": '<rect x="-10" y="-10" width="20" height="20" rx="4"/>'
    f'<path {_ON} d="M0-6h-6V6h6M-3 0H6M2.5-3.7L6.5 0 2.5 3.7"/>',
    "start": '<path d="M0-11L10-5.5v11L0 11-10 5.5v-11z"/>'
    f'<path {_FULL} d="M0-7.5a3.2 3.2 0 1 1-.1 0zM-5.5 6C-5.5 1.5-3 0 0 0s5.5 1.5 5.5 6z"/>',
    "objective": '<path d="M-1.8-10.7a2.5 2.5 0 0 1 3.6 0l8.9 8.9a2.5 2.5 0 0 1 0 3.6l-8.9 8.9a2.5 2.5 '
    "0 0 1-3.6"
    ' 0l-8.9-8.9a2.5 2.5 0 0 1 0-3.6z"/>',
    "noise": f'<circle r="10"/><path {_ON} d="M-6-2v4h3l3 3V-5l-3 3zM3-3.5a5 5 0 0 1 0 7'
    'M5.5-6a8.5 8.5 0 0 1 0 12"/>',
    "enemy": '<path d="M-8.5-4C-8.5-9-4.5-10.5 0-10.5S8.5-9 8.5-4C8.5 0 7 1 7 3.5S8.5 10 5.5 10 3 8 0 '
    '8s-2.5 2-5.5 2S-7 6-7 3.5-8.5 0-8.5-4z"/>',
    "car": '<rect x="-15" y="-7.5" width="30" height="15" rx="5"/>'
    '<path style="fill:#0b1320;stroke:none" d="M3-6c3 1.5 4 3.5 4 6S6 4.5 3 6L0 5V-5z'
    'M-8-6l3 1.5v9L-8 6c-2-3-2-9 0-12z"/>'
    '<path style="fill:none;stroke:#ffe9a8;stroke-width:1.8" d="M13.3-4.5v2M13.3 4.5v-2"/>',
    "police": '<path style="fill:none;stroke:#4b9bff;stroke-width:3" d="M-2.5-4.5v3"/>'
    '<path style="fill:none;stroke:#ff5247;stroke-width:3" d="M-2.5 4.5v-3"/>',
    "pimpmobile": '<path style="fill:#ffd34d;stroke:none" d="'
    'M-2.5-3.2l1 2.1 2.3.3-1.7 1.6.5 2.3-2.1-1.2-2.1 1.2.5-2.3-1.7-1.6 2.3-.3z"/>',
    "no-search": f'<circle r="10"/><path {_ON} d="M-1.5-6a4.5 4.5 0 1 1-.1 0zM2 2l4.5 4.5M-7 6.5L7-6.5"/>',
    "bunker": f'<path d="M-10 9V-9h4v3h4v-3h4v3h4v-3h4V9z"/><path {_ON} d="M-3 8V3a3 3 0 0 1 6 0v5"/>',
    "thumper": f'<path d="M-8-10H8L4 10H-4z"/><path {_ON} d="M-4-5.5h8M-3-.5h6M-2 4.5h4"/>',
    "bot": f'<path {_LIMB} d="M0-6v-4"/><rect x="-9.5" y="-6.5" width="19" height="16" rx="4"/>'
    f'<path {_ON} d="M-4-2v2.5M4-2v2.5M-4 5h8"/>',
    "sentry": f'<path d="M-9 10l3.5-8h11L9 10zM-6-9h12V2H-6z"/><path {_ON} d="M-2-4H9.5M-2-4v2.5"/>',
    "prototype": '<path d="M-10.5-7H5v-1.5h3V-6h2.5v3H8v2H2.5L1 2h-4l-2 8h-5.5l2-9.5h-2z"/>'
    f'<path {_ON} d="M-6.5-3.5H3"/>',
    "search-drone": f'<path {_LIMB} d="M-10-8h6M4-8h6M-7-8v3l2.5 2.5M7-8v3L4.5-2.5"/><circle cy="1" r="7"/>'
    f'<circle {_FULL} cy="1" r="3"/>',
    "access": f'<circle r="9"/><path {_FULL} d="M1.5-7L-5 1H-.5L-1.5 7 5-1.5H.5z"/>',
}
"""Tokens, 21 units across."""

_LEAF = "fill:var(--mark);stroke:var(--edge);stroke-width:.9;stroke-linejoin:round"
DOOR = (
    '<path style="display:var(--way);fill:url(#art-hazard)" d="M-7-2.6H7V2.6H-7z"/>'
    f'<g style="display:var(--shut);{_LEAF}"><rect x="-7" y="-3.2" width="14" height="6.4" rx="1"/></g>'
    f'<g style="display:var(--ajar);{_LEAF}"><rect x="-8.2" y="-1" width="3" height="14" rx=".8"/>'
    '<path style="fill:none;stroke:var(--ink);stroke-width:.7;stroke-dasharray:1.6 1.4;opacity:.7"'
    ' d="M-5.5 12.5A13 13 0 0 0 7 0"/></g>'
    f'<path style="display:var(--wreck);{_LEAF}"'
    ' d="M-7-3h4.5l-2 2 2.5 1-2.6.8.6 2.2H-7zM7-3H3l1 2.2L1.5.2l3 1L3.2 3H7z"/>'
)
"""A door in a wall from left to right, 14 units wide: the doorway, and its leaf shut, ajar or in pieces."""

AIRLOCK = (
    '<path style="fill:url(#art-hazard)" d="M-9-4.5H9v9H-9z"/>'
    '<path style="fill:var(--machine);stroke:var(--edge);stroke-width:.9" d="M-7-3H1L-1 3H-7zM1-3H7V3H-1z"/>'
    '<path style="fill:none;stroke:var(--accent);stroke-width:1.2" d="M-4.5-1.5v3M4.5-1.5v3"/>'
)
"""An airlock, drawn like a door."""

MANHOLE = '<circle r="4.4"/><path d="M-3-1.3h6M-3 1.3h6M0-3v6"/>'

MOLD = (
    '<pattern id="art-mold" width="22" height="19" patternUnits="userSpaceOnUse">'
    '<path style="fill:var(--mold);opacity:.55"'
    ' d="M5 2c3-2 6 0 5 3s2 4-1 6-4-1-6 0-3-3-1-5 0-3 3-4zM16 9c2-1 4 0 4 2s1 4-2 4-3 1-4-1 0-4 2-5z'
    'M16 3a1.5 1.5 0 1 1-.1 0M9 15a1.2 1.2 0 1 1-.1 0"/>'
    "</pattern>"
)
"""The texture of a zone that mold has taken."""

DUSK = (
    '<pattern id="art-dusk" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0H4V4H0z" opacity=".35"/><path d="M0 0H1.5V4H0z" opacity=".4"/></pattern>'
)
"""What lies over a dark zone that is no tunnel."""

PIT = (
    '<radialGradient id="art-pit"><stop offset=".55"/><stop offset=".9" stop-color="var(--tunnel-2,#222)"/>'
    '<stop offset="1" stop-color="var(--apron-2)"/></radialGradient>'
)
