"""Everything that can be told or asked in Invader and Dark Side has its sentence, in every language."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import overrun
from overrun.conformance import Dice
from overrun.core import Event, option
from overrun.darkside import GAME as DARKSIDE
from overrun.games import GameEntry
from overrun.invader import GAME as INVADER
from overrun.rules import load_index
from overrun.scifi import events
from overrun.scifi.naming import NAMING
from overrun.scifi.shown.drawing import draw_text
from overrun.scifi.world import House
from overrun.words import LANGUAGES, Words
from overrun.words.tell import event_sentence, option_sentence, question_sentence
from tests import declared
from tests.asking import answered
from tests.words.variants import choices

from .missions.tools import quiet

SOURCE = Path(inspect.getfile(events)).parent
WORDS = declared.WORDS["scifi"]


def event_tags() -> list[str]:
    found = [kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)]
    return [str(kind.__struct_config__.tag) for kind in found if kind is not Event]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_sentence(language: str) -> None:
    words = Words(language)
    verbs = {verb.word for verb in WORDS.verbs()}
    kinds = {kind.name for kind in WORDS.questions}
    assert len(verbs) > 60
    assert len(kinds) > 25
    wanted = [f"scifi-event-{tag}" for tag in event_tags()]
    wanted += [f"scifi-question-{kind}" for kind in kinds]
    wanted += [f"scifi-option-{verb}" for verb in verbs]
    assert sorted(key for key in wanted if not words.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_news_of_missions_are_sentences(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in (SOURCE / "missions").glob("*.py"))
    told = set(re.findall(r'events\.MissionNews,\s*"([a-z-]+)"', source))
    assert len(told) > 10
    assert told == {c.key for c in choices(language) if c[:2] == ("scifi-event-mission-news", "what")}


IDS = (
    "plus-1",
    "free-move",
    "-scientist",
    "prototype-",
    "driller-",
    "search-drone",
    "seismic-",
    "mold-spawn",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", ["invader/m9-uninvited-guests", "darkside/m4-hard-reset"])
def test_a_game_is_told_without_a_gap(language: str, mission: str) -> None:
    """No sentence of a played game has a hole, a raw key or an untranslated id in it."""
    words = Words(language)
    name = mission.partition("/")[0]
    story: list[str] = []

    def hear(event: Event, play: Any) -> None:
        story.append(event_sentence(words, name, event, NAMING(words, play.view())))

    game = overrun.new(mission, seed=5, seats=2, sink=hear)
    dice = Dice(5)
    while game.question is not None and game.answers < 80:
        call = NAMING(words, game.view())
        story.append(question_sentence(words, name, game.question, call))
        told = [option_sentence(words, name, option, call) for option in game.question.all_options()]
        assert "" not in told
        story += told
        story += draw_text(game, words).splitlines()
        if game.answers % 8 == 0:
            story += answered(game, words)
        game.choose(dice.choice(game.question))
    assert len(story) > 400
    written = [line for line in story if line]
    assert [line for line in written if "⟨" in line or "{" in line or "None" in line][:3] == []
    assert [line for line in written if any(raw in line for raw in IDS)][:3] == []


def test_the_drawing_shows_who_and_what_is_where() -> None:
    game = (
        quiet("invader/m7-xenium-burger")
        .survivor("cole", at="06-R.c2", hands=["flamethrower+canister"], body=["searchlight"])
        .xenos("06-R.c2", worker=3, tank=1)
        .noise("06-R.c2", 2)
        .turn("cole")
    )
    text = draw_text(game, Words("en"))
    here = next(
        line for line in text.splitlines() if line.startswith(f"In zone {game.world.board.at('06-R.c2')}, ")
    )
    for thing in ("Cole", "3 Workers", "1 Tank", "2 noise tokens", "objective 5 (face down)"):
        assert thing in here
    assert "/C 3w 1/" in text
    assert "Hand: Flamethrower with Canister." in text
    assert "sleeping spawn zone (purple)" in text
    assert "Peacekeeper" in text
    assert f"In zone {game.world.board.at('01-R.c2')}, Oxygen supply room: exit" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", [INVADER, DARKSIDE], ids=["invader", "darkside"])
def test_the_guide(entry: GameEntry, language: str) -> None:
    words = Words(language)
    assert entry.cast is not None
    assert entry.house_rules is not None
    assert entry.box is not None
    cast = entry.cast(words)
    assert [person.needs for person in cast] == [""] * 6 + ["both_boxes"] * 6
    for person in cast:
        assert person.skills[0].level == "blue"
        assert len({skill.level for skill in person.skills}) == 4
        for skill in person.skills:
            assert skill.name
            assert skill.does
            assert skill.name != skill.id
    rules = entry.house_rules(words)
    assert [rule.id for rule in rules] == list(House.__struct_fields__)
    assert all(len(rule.text) > 20 for rule in rules)
    box = entry.box()
    assert box["cards"]["sledge"].melee.dice
    assert len(box["enemy_cards"]) == 54


REASONS = [
    "scifi.end.win-immediately",
    "scifi.end.lose-survivor-eliminated",
    "invader.end.lose-mold-chain",
    "scifi.end.lose-objective-impossible",
    "scifi.ambiguity.impossible-objective-scope",
    *(e.id for e in load_index() if e.prefix in ("invader", "darkside") and ".defeat." in e.id),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_a_game_says_why(language: str) -> None:
    words = Words(language)
    name = NAMING(words, overrun.new("invader/m1-gathering-forces", seed=1).view())
    for reason in REASONS:
        won = reason.endswith("win-immediately")
        told = event_sentence(words, "invader", events.GameOver(won, reason), name)
        assert words.text(f"scifi-reason-{reason.rpartition('.')[2]}") in told
    told = event_sentence(Words("en"), "invader", events.GameOver(False, REASONS[1]), name)
    assert told.startswith("You have lost: ")


def test_seats_count_from_one_and_nobody_has_a_word() -> None:
    for language, first, gone, seat in (
        ("en", "Seat 1 goes first.", "Door 3 opens (nobody).", "seat 2"),
        ("de", "Platz 1 fängt an.", "Tür 3 geht auf (niemand).", "Platz 2"),
    ):
        words = Words(language)
        name = NAMING(words, overrun.new("invader/m1-gathering-forces", seed=1).view())
        assert event_sentence(words, "invader", events.FirstPlayer(0), name) == first
        assert event_sentence(words, "invader", events.DoorOpened(-1, 3), name) == gone
        assert option_sentence(words, "invader", option("first", 1), name) == seat


def test_a_friend_s_shot_is_told_apart_from_xenos() -> None:
    words = Words("en")
    name = NAMING(words, overrun.new("invader/m1-gathering-forces", seed=1).view())
    shot, claws = (events.Damaged("cole", 1, 1, source) for source in ("shot", "xenos"))
    assert "astray: Cole takes 1 damage" in event_sentence(words, "invader", shot, name)
    assert event_sentence(words, "invader", claws, name) == "Cole takes 1 damage, 1 armour left."
    moved = events.CardMoved(0, "sledge", "backpack")
    assert event_sentence(words, "invader", moved, name) == "Cole stows away: Sledge."


def test_xenos_are_counted_by_kind() -> None:
    words = Words("en")
    view = overrun.new("invader/m1-gathering-forces", seed=1).view()
    counts = tuple({"worker": 2, "hunter": 1}.get(kind, 0) for kind in view["supply"])
    stay = events.XenosStay(4, counts, "silence", (), ())
    told = event_sentence(words, "invader", stay, NAMING(words, view))
    assert told == "Nothing to see or hear in zone 4; they stay: 2 Workers, 1 Hunter."


def test_news_are_chosen_by_what_they_are_whatever_else_is_called_so() -> None:
    """A charge at a pillar is not the skill of that name."""
    for language, told in (
        ("en", "Charge 2 is set at the yellow pillar."),
        ("de", Words("de").text("scifi-event-mission-news", what="charge", number=2, colour="gelb")),
    ):
        words = Words(language)
        name = NAMING(words, overrun.new("darkside/m10-demo-squad", seed=1).view())
        news = events.MissionNews("charge", 2, "yellow")
        assert event_sentence(words, "darkside", news, name) == told
