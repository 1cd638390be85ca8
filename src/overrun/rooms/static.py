"""What never changes while the program runs: games, boxes, boards, drawings, rules, words.

None of it needs a table or a token: a server may send it as files that were written once.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from overrun.agents.win_rates import win_rate
from overrun.board import Board, all_boards
from overrun.board.drawing import THEMES, draw
from overrun.board.show import board_json
from overrun.core import UNDO_POLICIES
from overrun.core.version import ENGINE_VERSION
from overrun.games import GameEntry, MissionInfo, games
from overrun.rooms import messages as m
from overrun.rooms.bots import bot_names, bot_title
from overrun.rooms.problems import Refused
from overrun.rules import load_index
from overrun.words import LANGUAGES, Words
from overrun.words.catalogue import fluent_files
from overrun.words.naming import sent
from overrun.words.rulings import ruling
from overrun.words.tell import difficulty, game_key, mission_title

UNDO_WORDS = {
    "strict": "table-undo-strict",
    "until reveal": "table-undo-until-reveal",
    "free": "table-undo-free",
}


def language_known(code: str) -> m.Language:
    """A language we speak."""
    if code not in LANGUAGES:
        raise Refused("not-found")
    return code  # type: ignore[return-value]


@lru_cache(maxsize=len(LANGUAGES))
def all_games(language: str) -> m.Shelf:
    """Everything there is to choose from."""
    words = Words(language)
    return m.Shelf(
        version=ENGINE_VERSION,
        language=language_known(language),
        languages=[language_known(code) for code in LANGUAGES],
        games=[_game(entry, words) for entry in games()],
        agents=[m.AgentInfo(name, bot_title(words, name)) for name in bot_names()],
        undo=[m.UndoInfo(policy, words.text(UNDO_WORDS[policy])) for policy in UNDO_POLICIES],
    )


def missions_with_boards() -> list[str]:
    """Every mission of which there is a board."""
    return [mission.id for game in all_games("en").games for mission in game.missions if mission.has_board]


def _game(entry: GameEntry, words: Words) -> m.GameInfo:
    return m.GameInfo(
        id=entry.id,
        title=entry.title,
        missions=[_mission(entry, mission, words) for mission in entry.missions()],
        survivors=list(entry.cast(words)) if entry.cast else [],
        house_rules=list(entry.house_rules(words)) if entry.house_rules else [],
        switches=list(entry.switches(words)) if entry.switches else [],
    )


def _mission(entry: GameEntry, mission: MissionInfo, words: Words) -> m.Mission:
    key = game_key(words, entry.id, f"mission-{mission.id.partition('/')[2]}")

    def lines(attribute: str) -> list[str]:
        text = words.text(f"{key}.{attribute}") if key and words.has(f"{key}.{attribute}") else ""
        return [line.strip() for line in text.splitlines() if line.strip()]

    return m.Mission(
        id=mission.id,
        title=mission_title(words, mission.id, mission.title),
        difficulty=mission.difficulty,
        difficulty_text=difficulty(words, entry.id, mission.difficulty),
        minutes=mission.minutes,
        survivors=mission.survivors,
        players=list(mission.players),
        origin=mission.origin,
        briefing=" ".join(lines("briefing")),
        objectives=lines("objectives"),
        special=lines("special"),
        has_board=_has_board(mission.id),
        most_survivors=mission.most_survivors,
        most_each=mission.most_each,
        bots=bot_record(mission.id),
    )


def bot_record(mission: str) -> m.BotRecord | None:
    """How often bots win a mission, as far as somebody has measured it."""
    rate = win_rate(mission)
    return None if rate is None else m.BotRecord(rate.agent, rate.games, rate.wins, rate.survivors)


@cache
def box(game: str) -> m.Box:
    """What lies in a game's box; nothing where the game has nothing to tell."""
    entry = next((entry for entry in games() if entry.id == game), None)
    if entry is None:
        raise Refused("not-found")
    return m.Box(game, dict(entry.box()) if entry.box else {})


# ---------------------------------------------------------------- boards


def _has_board(mission: str) -> bool:
    return mission in all_boards().missions


def board_of(mission: str) -> Board:
    """The board of a mission, by its full id."""
    if not _has_board(mission):
        raise Refused("not-found")
    return all_boards().board(mission)


@lru_cache(maxsize=64)
def board_info(mission: str) -> m.BoardInfo:
    """The geometry of a board."""
    board = board_of(mission)
    data: dict[str, Any] = board_json(board)
    rects = [rect for zone in board.zones for rect in zone.rects]
    return m.BoardInfo(
        mission=mission,
        width=int(max(rect[2] for rect in rects)),
        height=int(max(rect[3] for rect in rects)),
        zones=[
            m.BoardZone(
                id=zone.id,
                kind=zone.kind,
                label=zone.label,
                centre=zone.centre,
                rects=list(zone.rects),
                special=zone.special,
                dark=zone.dark,
                building=zone.building if zone.building >= 0 else None,
                neighbours=sorted({entry["zone"] for entry in data["zones"][zone.id]["neighbours"]}),
            )
            for zone in board.zones
        ],
        doors=[
            m.BoardDoor(door.id, (door.a, door.b), door.segment, door.closed, door.colour)
            for door in board.doors
        ],
        data=data,
    )


@lru_cache(maxsize=128)
def drawing(mission: str, theme: str, tokens: bool) -> str:
    """The drawing of a board."""
    board = board_of(mission)
    chosen = next((known for known in THEMES if known == theme), None)
    if chosen is None:
        raise Refused("not-found")
    return draw(board, theme=chosen, tokens=tokens)


# ---------------------------------------------------------------- words and rules


def rule_text(rule: str, language: str) -> m.RuleText:
    """A rule of the index, in the language asked for where it has a text in it; the answer says so."""
    index = load_index()
    if rule not in index:
        raise Refused("not-found")
    entry = index.get(rule)
    told = ruling(Words(language_known(language)), entry)
    return m.RuleText(
        id=rule,
        text=told.text,
        language=language_known(told.language),
        title=told.heading,
        kind=entry.kind,
        source=entry.source,
    )


def known_rules(rules: list[str], language: str) -> list[m.RuleText]:
    """The texts of those rules that are in the index."""
    index = load_index()
    return [rule_text(rule, language) for rule in rules if rule in index]


def word_files(language: str, names: list[str]) -> m.WordFiles:
    """The Fluent sources of a language, and how games call things; a name takes in the files it was cut into
    (`classic`)."""
    found = dict(fluent_files(language_known(language)))
    if names:
        found = {stem: text for stem, text in found.items() if stem.partition("_")[0] in names}
    tables = {entry.id: table for entry in games() if (table := sent(entry)) is not None}
    return m.WordFiles(language_known(language), found, tables)
