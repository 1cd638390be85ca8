"""Every variant of every selector can be reached by what the program passes, in every language.

What the engine tells and asks is passed on as it is; a sentence chooses by the thing itself ("driver"), never
by what a language calls it ("driver's seat", "Fahrersitz"), and writes the word.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import overrun
from overrun.classic import abilities as classic_skills
from overrun.classic import events as classic
from overrun.classic.common import LOUDEST
from overrun.classic.naming import skill_words as classic_skill
from overrun.core import Event, Question, option
from overrun.games import game_of
from overrun.gearup import events as gearup
from overrun.scifi import abilities as scifi_skills
from overrun.scifi import events as scifi
from overrun.scifi.naming import skill_words as scifi_skill
from overrun.words import LANGUAGES, Words
from overrun.words.tell import because_sentence, event_sentence, option_sentence, question_sentence
from tests.declared import WORDS
from tests.words.variants import Choice, choices, watched

SOURCE = Path(overrun.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"

c, s, g = classic, scifi, gearup
NO_XENOS = (0,) * 4

# What is told, by game: values as the rules put them into events, enough of them for every variant.
EVENTS: dict[str, list[Event]] = {
    "classic/06-the-escape": [
        *(c.TurnStarted(0, actions) for actions in (1, 3)),
        *(c.Moved(0, 4, 5, cost) for cost in (0, 1, 2)),
        *(c.Searched(0, what) for what in ("room", "police", "pimpmobile")),
        *(c.CardMoved(0, "pan", place) for place in ("hand", "reserve")),
        *(c.Reshuffled(deck, 30) for deck in ("equipment", "zombies")),
        *(c.CardsCombined(0, "molotov", count) for count in (1, 2)),
        *(c.DoorOpened(0, 3, tool) for tool in ("", "crowbar")),
        *(c.Attacked(0, "machete", 4, mode, False) for mode in ("car", "melee", "ranged")),
        *(c.DiceRolled(0, (4, 2), 4, hits) for hits in (0, 1, 2)),
        *(c.Rerolled(0, by) for by in ("lucky", "ammunition", "once-a-turn")),
        *(c.WoundStopped(0, by) for by in ("tough", "goalie-mask")),
        *(c.Wounded(0, lost) for lost in ("", "pan")),
        *(c.Gained(0, points, 7) for points in (1, 5)),
        *(c.CarEntered(0, 1, seat) for seat in ("driver", "passenger")),
        *(
            c.MissionNews(what, 1)
            for what in (
                "medicine", "loaded", "unloaded", "car away", "neutralised", "spawn awake", "token neutral",
                "token marked", "hopeless", "trio on top",
            )
        ),
        *(c.ZombiesAttack(4, (1, 0, 0, 0), wounds) for wounds in (1, 2)),
        *(
            c.ZombiesMoved(4, 5, (1, 0, 0, 0), (0, 0, 0, 0), why, goals, (5,), who, noise)
            for why in ("seen", "heard", "heard behind doors")
            for goals, who, noise in (((6,), (0,), 2), ((6, 7), (), 1), ((6,), (0,), LOUDEST))
        ),
        *(
            c.ZombiesStay(4, (1, 0, 0, 0), (0, 0, 0, 0), why, (), (4,))
            for why in ("silence", "seen", "heard", "heard behind doors")
        ),
        *(c.ZombiesSpawned(4, kind, 1, escort) for kind, escort in (("walker", 0), ("fatty", 2))),
        *(c.GameOver(won, "classic.end.win-immediately") for won in (True, False)),
    ],
    "darkside/m10-demo-squad": [
        *(s.PhaseStarted(phase) for phase in ("xenos", "end")),
        *(s.TurnStarted(0, actions) for actions in (1, 3)),
        *(s.GameOver(won, "scifi.end.win-immediately") for won in (True, False)),
        *(s.Moved(0, 4, 5, cost) for cost in (0, 1, 2)),
        *(s.MachineMoved(0, "vindicator", 4, 5, along) for along in (True, False)),
        *(s.CardMoved(0, "sledge", place) for place in ("hand", "body", "backpack")),
        *(s.Reshuffled(deck, 30) for deck in ("equipment", "xenos")),
        *(s.Gained(0, points, 7) for points in (1, 5)),
        *(s.Camouflage(0, on) for on in (True, False)),
        *(s.Attacked(0, "sledge", 4, mode) for mode in ("melee", "ranged")),
        *(s.DiceRolled(0, (4, 2), 4, hits) for hits in (0, 1, 2)),
        *(s.Blasted(0, 4, kind) for kind in ("hellfire", "seismic")),
        *(s.Damaged("cole", 1, left, source) for left in (0, 1) for source in ("shot", "xenos")),
        *(
            s.XenosMoved(4, 5, NO_XENOS, why, goals, (5,), who, 2)
            for why in ("seen", "heard", "taunted")
            for goals, who in (((6,), ("cole",)), ((6, 7), ()))
        ),
        *(
            s.XenosStay(4, NO_XENOS, why, (), ())
            for why in ("silence", "cut off", "seen", "heard", "taunted")
        ),
        *(s.DoorDestroyed(4, 1, NO_XENOS, why, (5,), (), 1) for why in ("seen", "heard", "taunted")),
        *(s.MoldSet(4, active) for active in (True, False)),
        *(s.DoorLost(4, sealed) for sealed in (True, False)),
        *(
            s.MissionNews(what, 1, "yellow")
            for what in (
                "objective-points", "no-prototype", "carried", "sample", "grenade-hit", "pit-destroyed",
                "door-opens", "unlocked", "welded", "crew-left", "thumper-gone", "friendly", "charge",
            )
        ),
    ],
    "gearup/screamer-easy": [
        *(g.Gained(0, ammo, armor, "icons") for ammo, armor in ((1, 0), (0, 1), (1, 1))),
        *(g.Hurt(0, health, armor) for health, armor in ((0, 0), (1, 0), (0, 1), (1, 1))),
    ],
}  # fmt: skip

# What is asked, and what can be answered: kinds and verbs with their parts.
QUESTIONS: dict[str, list[tuple[Any, ...]]] = {
    "classic/06-the-escape": [
        *(("arrange", *names) for names in (("amy",), ("amy", "ned"))),
        *(("reroll", "amy", hits) for hits in (0, 1, 2)),
        *(("hit", 4, hits) for hits in (1, 2)),
    ],
    "darkside/m10-demo-squad": [
        *(("gear", *names) for names in ((), ("cole",))),
        *(("arrange", *names) for names in (("cole",), ("cole", "magnus"))),
        *(("reroll", "cole", hits) for hits in (0, 1, 2)),
        *(("roll-6", "cole", hits) for hits in (1, 2)),
        *(("hit", 4, hits) for hits in (1, 2)),
        *(("share", 4, "driller-worker", number) for number in (1, 2)),
        *(("hostile-hit", "vindicator", hits) for hits in (1, 2)),
    ],
    "gearup/screamer-easy": [],
}
OPTIONS: dict[str, list[tuple[Any, ...]]] = {
    "classic/06-the-escape": [
        *(("first", seat) for seat in range(6)),
        *(("keep", *cards) for cards in ((), ("pan",), ("pan", "water"))),
        *(("shoot-both", "pistol", *zones) for zones in ((4,), (4, 5))),
        *(("take", *tokens) for tokens in ((), (1,))),
        *(("combine", *made) for made in (("molotov",), ("amy", "molotov"))),
        *(("stop", *cards) for cards in ((), ("goalie-mask",))),
    ],
    "darkside/m10-demo-squad": [
        *(("first", seat) for seat in range(6)),
        *(("keep", *cards) for cards in ((), ("sledge",), ("sledge", "mre"))),
        *(("take", *parts) for parts in ((1,), ("cole", 2))),
        *(
            ("attach", "energy-cell", *to)
            for to in (("minigun",), ("cole/hand/minigun", "hand"))
        ),
        *((verb, "sledge", *at) for verb in ("melee", "melee-both") for at in ((), ("driller-tank",))),
        *((verb, "pistol", 4, *at) for verb in ("shoot", "shoot-both") for at in ((), ("driller-tank",))),
        *(("machine-melee", "vindicator", *at) for at in ((), ("driller-tank",))),
        *(("machine-shoot", "vindicator", 4, *at) for at in ((), ("driller-tank",))),
        *(("roll", dice) for dice in (1, 2)),
        *(("leave", *names) for names in ((), ("cole",))),
    ],
    "gearup/screamer-easy": [],
}  # fmt: skip

# What else is said in Python: keys with the arguments their callers pass.
OTHERS: list[tuple[str, dict[str, Any]]] = [
    *(("bot-thought", {"why": "Why.", "games": games}) for games in (1, 2)),
    *((f"content-{key}", {"count": n}) for key in ("problems", "reconstructed-count") for n in (1, 2)),
    *((f"{game}-noise", {"count": n}) for game in ("classic", "scifi") for n in (1, 2)),
    *(("scifi-spawn-token", {"colour": "red", "state": state}) for state in ("asleep", "active")),
    *(("play-ambiguous", {"line": "d", "choices": "dig", "more": n}) for n in (0, 1)),
    *(("play-round", {"number": n}) for n in (0, 1)),
    *(("play-seats", {"count": n, "seats": "1"}) for n in (1, 2)),
    *(("play-no-such-number", {"count": n, "line": "9"}) for n in (1, 2)),
    *(
        (f"table-note-{what}", {"seat": 1, "name": name, "agent": "random"})
        for what in ("sits-down", "stands-up", "bot", "back", "freed", "looks")
        for name in ("none", "Ada")
    ),
    *(("table-note-resumed", {"engine": "0.1", "round": 2, "lost": lost}) for lost in (0, 1, 2)),
    *((f"rules-{what}", {"count": n}) for what in ("count", "found") for n in (1, 2)),
    *(
        (f"look-free-{what}", {"count": n})
        for what in ("move", "search", "combat", "melee", "ranged", "dual", "machine")
        for n in (1, 2)
    ),
    *(("tell-question", {"kind": "split", "about": about}) for about in ("none", "4")),
]
KINDS = ("worker", "tank", "hunter", "spoiler-abomination", "abomination", "walker", "runner", "fatty")


def kind_texts(words: Words) -> Iterable[tuple[str, dict[str, Any]]]:
    """The names of enemies, with their numbers."""
    for family in ("classic-zombie-", "invader-xeno-", "darkside-xeno-", "darkside-xeno-driller-"):
        for kind in KINDS:
            for attribute in ("", ".counted"):
                if words.has(f"{family}{kind}{attribute}"):
                    yield from ((f"{family}{kind}{attribute}", {"count": n}) for n in (1, 2))


def told(words: Words, mission: str) -> list[str]:
    """Everything of a game above, as sentences."""
    entry = game_of(mission)
    view = overrun.new(mission, seed=1).view()
    assert entry.naming is not None
    name, game = entry.naming(words, view), entry.id
    found = [event_sentence(words, game, event, name) for event in EVENTS[mission]]
    found += [because_sentence(words, game, event, name) or "-" for event in EVENTS[mission]]
    ok = (option("yes"),)
    found += [
        question_sentence(words, game, Question((0,), kind, subject, ok), name)
        for kind, *parts in QUESTIONS[mission]
        for subject in (tuple(parts),)
    ]
    return found + [option_sentence(words, game, option(*parts), name) for parts in OPTIONS[mission]]


def not_chosen(language: str, monkeypatch: pytest.MonkeyPatch) -> list[Choice]:
    """The variants that nothing above has reached; those of the page are chosen by the page."""
    words = Words(language)
    with watched(monkeypatch) as (written, missed):
        for mission in EVENTS:
            assert all(told(words, mission))
        for key, args in [*OTHERS, *kind_texts(words)]:
            words.text(key, **args)
        for skill in classic_skills.SKILLS:
            for attribute in ("", ".does"):
                assert classic_skill(words, skill, attribute), skill
        for skill in scifi_skills.SKILLS:
            for attribute in ("", ".does"):
                assert scifi_skill(words, skill, attribute), skill
    assert missed == []
    return [
        choice
        for choice in choices(language)
        if not of_the_page(choice) and not of_the_position(choice) and id(choice.node) not in written
    ]


def of_the_position(choice: Choice) -> bool:
    """Whether a message answers a question about the position, or belongs to the text of a board."""
    return choice.message.startswith(("board-", "look-", "gearup-told-", "play-more-"))


def of_the_page(choice: Choice) -> bool:
    """Whether a message is written by the page."""
    return "page" in choice.message.split("-")[:2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_reached(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(choices(language)) > 350
    assert [choice[:3] for choice in not_chosen(language, monkeypatch)] == []


def sources(game: str) -> str:
    """The code and the content of a game."""
    folders = {"darkside": ("scifi", "darkside", "invader", "skirmish"), "classic": ("classic", "skirmish")}
    paths = [path for folder in folders.get(game, (game,)) for path in (SOURCE / folder).rglob("*.*")]
    return "\n".join(path.read_text("utf-8") for path in paths if path.suffix in (".py", ".toml"))


def strings(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from strings(part)


@pytest.mark.parametrize("mission", EVENTS)
def test_only_what_the_rules_say_is_tried(mission: str) -> None:
    """The values above are no inventions: each word stands in the code or the content of its game."""
    source = sources(mission.partition("/")[0])
    parts = [tuple(getattr(event, name) for name in event.__struct_fields__) for event in EVENTS[mission]]
    words = {word for value in (*parts, *QUESTIONS[mission], *OPTIONS[mission]) for word in strings(value)}
    pieces = {piece for word in words for piece in word.split("/") if piece and "." not in piece}
    # "token neutral" is put together from two words.
    known = {piece for piece in pieces if f'"{piece}"' in source or f'"{piece.split(" ")[-1]}"' in source}
    assert pieces - known == set()
    game = mission.partition("/")[0]
    declared = WORDS[{"darkside": "scifi"}.get(game, game)]
    assert {kind for kind, *_ in QUESTIONS[mission]} <= {kind.name for kind in declared.questions}
    verbs = list(declared.verbs())
    assert [parts for parts in OPTIONS[mission] if not any(v.made(option(*parts)) for v in verbs)] == []


def code(mission: str) -> str:
    """The Python of a game, or all of it."""
    folder = {"darkside": "scifi"}.get(mission.partition("/")[0], mission.partition("/")[0])
    return "\n".join(
        re.sub(r"^from __future__.*$", "", path.read_text("utf-8"), flags=re.MULTILINE)
        for path in (SOURCE / folder).rglob("*.py")
    )


@pytest.mark.parametrize(("module", "game"), [(classic, "classic"), (scifi, "scifi"), (gearup, "gearup")])
def test_what_the_rules_tell_has_a_variant(module: ModuleType, game: str) -> None:
    """A word that is told never gets the sentence of another: each has its variant, or there is one for all
    others."""
    closed: dict[tuple[str, str], set[str]] = {}
    for choice in choices("en"):
        if choice.message.startswith(f"{game}-event-"):
            keys = closed.setdefault((choice.message.removeprefix(f"{game}-event-"), choice.variable), set())
            keys.add(choice.key)
    tags = {kind.__name__: kind for kind in vars(module).values() if isinstance(kind, type)}
    checked = 0
    for node in ast.walk(ast.parse(code(game if game != "scifi" else "darkside"))):
        for name, kind, values in told_in(node, tags):
            for field, value in zip(kind.__struct_fields__, values, strict=False):
                keys = closed.get((str(kind.__struct_config__.tag), field), {"other"})
                if isinstance(value, ast.Constant) and isinstance(value.value, str) and "other" not in keys:
                    checked += 1
                    thing = value.value.replace(" ", "-") or "nothing"
                    assert thing in keys, (name, field, value.value)
    assert checked > 3 or game == "gearup"


def told_in(node: ast.AST, tags: dict[str, Any]) -> Iterable[tuple[str, Any, list[ast.expr]]]:
    """An event that is told here, with what stands for its fields."""
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell" and node.args:
        name = getattr(node.args[0], "attr", "")
        if name in tags:
            yield name, tags[name], node.args[1:]


def test_reasons_to_move_have_their_variants() -> None:
    """What draws enemies is a word of a table."""
    for game, table, event in (
        ("classic", "phases/zombies", c.ZombiesMoved),
        ("scifi", "phases/xenos", s.XenosMoved),
    ):
        text = (SOURCE / game / f"{table}.py").read_text("utf-8")
        words = set(
            re.findall(r'^    "([a-z ]+)": \(', text.split("_WHY = {")[1].split("}")[0], re.MULTILINE)
        )
        stay = c.ZombiesStay if game == "classic" else s.XenosStay
        tried = {e.why for events in EVENTS.values() for e in events if isinstance(e, (event, stay))}
        assert words == tried, game


@cache
def files_that_say() -> list[tuple[str, list[ast.Call]]]:
    """The program's files with all calls in them that could say something."""
    texts = [path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py"))]
    return [
        (text, [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Call) and n.args and n.keywords])
        for text in texts
        if ".text(" in text or "say(" in text
    ]


def said_with(message: str) -> Iterable[set[str]]:
    """What is passed wherever this message is said: the names, or `**` for whatever there is."""
    for text, calls in files_that_say():
        if f'"{message[: message.index("-")]}-' in text:
            for call in calls:
                if message in said_by(call.args[0], message):
                    yield {keyword.arg or "**" for keyword in call.keywords}


def said_by(key: ast.expr, message: str) -> set[str]:
    """The messages that an expression may name; a key that is put together names all that begin so."""
    if isinstance(key, ast.Name | ast.Subscript):
        return {message}  # chosen before, in the same file
    found = {n.value for n in ast.walk(key) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
        start = str(key.values[0].value)
        return {message} if len(start) > 4 and message.startswith(start) else set()
    return found


def test_what_is_said_of_positions_is_passed_what_it_is_chosen_by() -> None:
    """Where such a message is said, it gets what it is chosen by; a word it waits for is said somewhere."""
    words = {node.value for node in ast.walk(ast.parse(code(""))) if isinstance(node, ast.Constant)}
    asked = [choice for choice in choices("en") if of_the_position(choice)]
    assert len(asked) > 60
    for choice in asked:
        passed = list(said_with(choice.message))
        assert passed, choice.message
        # A key that is put together has whatever one of its messages needs.
        assert any(choice.variable in names or "**" in names for names in passed), choice[:2]
        number = choice.key in ("one", "other") or choice.key.lstrip("-").isdecimal()
        assert number or choice.key in words, choice[:3]


def test_the_page_passes_what_its_messages_choose_by() -> None:
    """Wherever the page writes a message with variants, it says what they are chosen by."""
    page = "\n".join(path.read_text("utf-8") for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))
    messages = {(choice.message, choice.variable) for choice in choices("en") if of_the_page(choice)}
    assert len(messages) > 30
    for message, variable in sorted(messages):
        # A key may be put together: page-free-${kind}.
        start = message if f'"{message}"' in page else f"{message.rpartition('-')[0]}-${{"
        used = [page[at.end() : at.end() + 700] for at in re.finditer(re.escape(start), page)]
        assert used, message
        assert all(re.search(rf"\b{variable}\b|figures|\.\.\.", text) for text in used), (message, variable)


def test_a_thing_is_chosen_by_what_it_is_and_written_as_it_is_called() -> None:
    """What used to be told wrong: the wheel, Tough, Lucky, and winning in German."""
    view = overrun.new("classic/06-the-escape", seed=1).view()
    for language, wanted in {
        "en": (
            "Amy takes the wheel of car 1.",
            "Amy does not even blink: no wound.",
            "Amy is lucky and rolls again.",
            "You have won: everything is done.",
        ),
        "de": (
            "Amy setzt sich ans Steuer von Auto 1.",
            "Amy zuckt nicht einmal: keine Wunde.",
            "Amy hat Glück und würfelt noch einmal.",
            "Ihr habt gewonnen: alles ist geschafft.",
        ),
    }.items():
        words = Words(language)
        naming = game_of("classic/06-the-escape").naming
        assert naming is not None
        told = [
            event_sentence(words, "classic", event, naming(words, view))
            for event in (
                c.CarEntered(0, 1, "driver"),
                c.WoundStopped(0, "tough"),
                c.Rerolled(0, "lucky"),
                c.GameOver(True, "classic.end.win-immediately"),
            )
        ]
        assert told == list(wanted)
