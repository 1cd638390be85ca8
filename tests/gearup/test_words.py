"""Everything that can be told or asked in Gear Up has its sentence, in every language."""

from __future__ import annotations

import inspect
from typing import get_args

import pytest

import overrun
from overrun.agents.sensible import Sensible
from overrun.content import library
from overrun.core import Event
from overrun.gearup import GAME, content, events
from overrun.gearup.drawing import draw_text
from overrun.gearup.guide import cast, house_rules
from overrun.gearup.naming import NAMING, called
from overrun.gearup.setup import missions
from overrun.words import LANGUAGES, Words
from overrun.words.tell import event_sentence, option_sentence, question_sentence
from tests import declared
from tests.asking import answered

from .table import Table

WORDS = declared.WORDS["gearup"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_sentence(language: str) -> None:
    words = Words(language)
    kinds = [kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)]
    tags = [str(kind.__struct_config__.tag) for kind in kinds if kind is not Event]
    verbs = {verb.word for verb in WORDS.verbs()}
    questions = {kind.name for kind in WORDS.questions}
    assert (len(tags), len(questions)) > (30, 7)
    assert len(verbs) > 15
    wanted = [f"gearup-event-{tag}" for tag in tags]
    wanted += [f"gearup-question-{kind}" for kind in questions]
    wanted += [f"gearup-option-{verb}" for verb in verbs]
    loaded = library("gearup")
    wanted += [f"gearup-weapon-{name}" for name in loaded.of(content.WEAPONS)]
    wanted += [f"gearup-zombie-{kind.type}" for kind in loaded.of(content.ZOMBIES).values()]
    wanted += [f"gearup-boss-{boss.boss}" for boss in loaded.of(content.BOSSES).values()]
    wanted += [f"gearup-boss-{boss.boss}.skill" for boss in loaded.of(content.BOSSES).values()]
    wanted += [f"gearup-effect-{effect}.does" for effect in get_args(content.Effect)]
    wanted += [f"gearup-mission-{name.partition('/')[2]}" for name in missions()]
    wanted += [f"gearup-difficulty-{name}" for name in loaded.of(content.DIFFICULTIES)]
    assert [key for key in wanted if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("mission", "seats"), [("dead-sox-hard", 3), ("screamer-easy", 1), ("zombiphant-easy", 2)]
)
def test_a_game_is_told_without_a_gap(language: str, mission: str, seats: int) -> None:
    words = Words(language)
    story: list[str] = []

    def hear(event: Event, play: object) -> None:
        story.append(event_sentence(words, "gearup", event, NAMING(words, play.view())))  # type: ignore[attr-defined]

    game = overrun.new(f"gearup/{mission}", seed=2, seats=seats, sink=hear)
    bot = Sensible(1)
    while game.question is not None:
        call = NAMING(words, game.view())
        story.append(question_sentence(words, "gearup", game.question, call))
        if game.answers % 5 == 0:
            some = game.question.options[:: max(1, len(game.question.options) // 20)]
            story += [option_sentence(words, "gearup", option, call) for option in some]
            story += draw_text(game.view(), words).splitlines()
            if game.answers % 8 == 0:
                story += answered(game, words)
        game.choose(bot(game.for_agent()))
        assert bot.reason is not None
        story.append(words.text(bot.reason.key, **bot.reason.args))
    assert len(story) > 300
    assert [line for line in story if "⟨" in line or "{" in line or "None" in line] == []
    raw = ("walker-", "stinky-", "concrete-saw", "critical-hit", "special-attack", "gearup.", "spawn-B")
    assert [line for line in story if any(word in line for word in raw)][:3] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_survivors_and_house_rules_are_explained(language: str) -> None:
    words = Words(language)
    people = cast(words)
    assert [person.id for person in people] == ["ethan", "lisa", "marcus", "noor", "viktor", "june"]
    assert all([skill.level for skill in person.skills] == list(content.COLORS) for person in people)
    rules = house_rules(words)
    assert {rule.id: rule.default for rule in rules}["ammo_on_boss"] is True
    assert len(rules) == 19
    chosen = {rule.id: [choice.id for choice in rule.choices] for rule in rules if rule.choices}
    assert chosen["critical_hit_icon"] == ["damage", "ammo", "armor"]
    assert chosen["skill_block_resource"] == ["armor", "ammo"]
    assert len(chosen["deadsox_order"]) == 6
    assert all(rule.default in chosen[rule.id] for rule in rules if rule.choices)
    assert not [choice for rule in rules for choice in rule.choices if "⟨" in choice.text]
    assert not [rule for rule in rules if "⟨" in rule.text]
    assert not [skill for person in people for skill in person.skills if "⟨" in skill.name + skill.does]


def test_the_table_is_drawn() -> None:
    table = Table("ethan", "lisa", boss="screamer", round=2, turn=4, card="green").give(
        0, health=7, armor=2, green=1
    )
    table.zombie(0, "walker-a", slot=1, crossed="a1")
    shown = draw_text(table.play().game.view(), Words("en"))
    assert "Ethan: Health 7/10, Armor 2, Ammo 0" in shown
    assert "Crowbar (green): Knockback, Scavenge" in shown
    assert "1 x D" in shown
    assert "4   B o - - o o" in shown  # the mouth is closed
    assert "Companions" not in shown and shown.count("Screamer") == 1


def test_companions_and_members_are_drawn() -> None:
    words = Words("en")
    alone = draw_text(overrun.new("gearup/dead-sox-easy", seed=3).view(), words)
    ready = overrun.new("gearup/dead-sox-easy", seed=3).view()["companions"]
    line = next(line for line in alone.splitlines() if line.startswith("Companions: "))
    assert all(
        called(words, one["tool"]["id"], {"survivors": (), "companions": ready}) in line for one in ready
    )
    members = draw_text(Table(boss="dead-sox", round=2, turn=3).play().game.view(), words)
    assert all(name in members for name in ("catcher", "batter", "pitcher"))


def test_the_entry_of_the_game_has_all_of_it() -> None:
    words, game = Words("de"), overrun.new("gearup/screamer-easy", seed=1)
    view = game.view()
    assert GAME.draw_text is not None and GAME.draw_text(game, words) == draw_text(view, words)
    assert GAME.house_rules is not None and GAME.house_rules(words) == house_rules(words)
    assert GAME.cast is not None and GAME.cast(words) == cast(words)
    assert GAME.naming is not None and GAME.naming(words, view)("seat", 0, {}) == "Ethan"
    assert list(GAME.survivors()) == [person.id for person in cast(words)]
    assert [info.id for info in GAME.missions()] == list(missions())
