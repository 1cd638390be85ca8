"""Records: what is written replays; what is damaged is refused by name, and never half-built."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overrun.core import (
    Game,
    RecordError,
    Ruleset,
    UndoRefused,
    parse_record,
    replay_record,
    resume_record,
)
from overrun.core.bounds import wrong
from overrun.core.chance import seeded
from overrun.core.state import encode, fingerprint
from overrun.core.version import ENGINE_VERSION
from overrun.errors import OverrunError
from tests.core.tools import ToyGame, new, played, position, variant
from tests.core.toy import TOY, BarDoor, Cellar, ToyPlay

Damage = Callable[[dict[str, Any]], Any]


def running() -> ToyGame:
    """An unfinished game in mid-step in a later round, with dice, cards and an aside behind it."""
    for seed in range(200):
        game = played(new(seed, seats=3, undo="strict"), 40, seed)
        asides = any(text.startswith("throw") for _, text in game.record.answers)
        if not game.over and game.round >= 3 and game._since and asides:
            return game
    raise AssertionError("no such game found")


def data_of(game: Game[Any, Any]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(game.record.json())
    return data


RUNNING = running()
FINISHED = played(new(9))


@pytest.mark.parametrize("game", [new(), RUNNING, FINISHED], ids=["new", "running", "finished"])
def test_a_record_goes_through_json_and_replays(game: Game[Any, Any]) -> None:
    text = game.record.json()
    for given_as in (text, text.encode(), json.loads(text), json.dumps(json.loads(text))):
        record = parse_record(given_as)
        again = replay_record(TOY, record)
        assert position(again) == position(game)
        assert again.record.json() == text
        assert again.undo_policy == game.undo_policy


def test_a_replayed_game_can_be_taken_back_and_played_on() -> None:
    again = replay_record(TOY, RUNNING.record)
    again.undo_policy = "free"
    game = RUNNING.clone()
    game.undo_policy = "free"
    for each in (again, game):
        each.undo(9)
        played(each, 15, seed=5)
    assert position(again) == position(game)


@pytest.mark.parametrize("seed", [0, -1, 1 << 64, 1 << 300, -(1 << 70)])
def test_seeds_of_any_size_are_recorded(seed: int) -> None:
    game = played(new(seed), 10)
    assert position(replay_record(TOY, parse_record(game.record.json()))) == position(game)


def test_a_record_says_what_it_is() -> None:
    record = RUNNING.record
    assert (record.format, record.version, record.engine) == ("overrun-record", 1, ENGINE_VERSION)
    assert (record.mission, record.content, record.seed) == ("toy/cellar", "toy-1", RUNNING.seed)
    assert record.setup == {"seats": 3}
    assert len(record.answers) == len(record.chance) - 1 == record.end.answers == RUNNING.answers
    assert [mark.round for mark in record.rounds] == list(range(RUNNING.round + 1))
    assert record.snapshot is not None and FINISHED.record.snapshot is None
    assert record.start is None


def test_every_die_card_and_shuffle_is_in_the_record() -> None:
    game = new(dice=[5])
    game.choose_all(["dig", "keep", "draw"])
    kinds = [[kind for kind, _ in noted] for noted in game.record.chance]
    assert kinds == [["shuffle"], ["die"], [], ["draw"]]
    assert game.record.chance[1] == [("die", [4])]


# What may be shown while the game runs


def test_the_public_record_of_a_running_game_gives_nothing_away() -> None:
    public = RUNNING.record.public()
    assert set(public) == {"format", "version", "engine", "mission", "setup", "answers", "over"}
    text = json.dumps(public)
    whole = RUNNING.record
    assert whole.end.hash not in text
    assert not any(mark.hash in text for mark in whole.rounds)
    assert str(RUNNING.state.rng) not in text
    assert "deck" not in text and "seed" not in text
    with pytest.raises(RecordError, match="no record of a game"):
        parse_record(public)


# Damage


def edit(path: str, value: Any) -> Damage:
    """Set what lies at a dotted path; a function gets the old value."""

    def damage(data: dict[str, Any]) -> None:
        *way, last = [int(part) if part.lstrip("-").isdigit() else part for part in path.split(".")]
        place: Any = data
        for part in way:
            place = place[part]
        place[last] = value(place[last]) if callable(value) else value

    return damage


def flipped(text: str) -> str:
    return text[:-1] + ("0" if text[-1] != "0" else "1")


def first_die(data: dict[str, Any]) -> None:
    for noted in data["chance"]:
        for entry in noted:
            if entry[0] == "die":
                entry[1][0] = (entry[1][0] + 1) % 6
                return


def drop_answer(data: dict[str, Any]) -> None:
    del data["answers"][3]


def drop_answer_and_count(data: dict[str, Any]) -> None:
    del data["answers"][3], data["chance"][4]
    data["end"]["answers"] -= 1


def add_answer(data: dict[str, Any]) -> None:
    data["answers"].append([0, "rest"])
    data["chance"].append([])
    data["end"]["answers"] += 1


def cut_short(data: dict[str, Any]) -> None:
    del data["answers"][-4:], data["chance"][-4:]
    data["end"]["answers"] -= 4


DAMAGES: dict[str, tuple[Damage, str]] = {
    "other format": (edit("format", "chess"), "no record of a game .format 'chess'"),
    "no format": (lambda data: data.pop("format"), "no record of a game .format None"),
    "later version": (edit("version", 2), "format version 2; this program reads version 1"),
    "odd version": (edit("version", "one"), "format version 'one'"),
    "other engine": (edit("engine", "9.9"), "made by engine 9.9, this is .*any_engine"),
    "other content": (edit("content", "toy-0"), r"other content .* toy/cellar \(toy-0 against toy-1\)"),
    "unknown mission": (edit("mission", "toy/loft"), "set-up cannot be played: .*'toy/loft'"),
    "illegal set-up": (edit("setup.seats", 7), "set-up cannot be played: .*2 or 3 seats, not 7"),
    "impossible rig": (edit("setup.dice", [9]), "a rigged die of 9 is not possible|chance gave"),
    "other set-up": (edit("setup.seats", 2), "seat 2|the set-up|hash"),
    "other seed": (edit("seed", lambda seed: seed + 1), "the set-up: chance gave"),
    "odd seed": (edit("seed", "7"), r"damaged: .*\$.seed"),
    "odd undo policy": (edit("undo", "never"), r"damaged: .*\$.undo"),
    "unknown field": (edit("extra", 1), "damaged: .*unknown field `extra`"),
    "unknown field inside": (edit("end.extra", 1), r"damaged: .*unknown field `extra`.*\$.end"),
    "missing field": (lambda data: data.pop("answers"), "damaged: .*missing required field `answers`"),
    "answer dropped": (drop_answer, "incomplete: it holds"),
    "answer dropped everywhere": (drop_answer_and_count, "answer [45] "),
    "answer added": (add_answer, "answer [0-9]+ .*'rest' by seat 0.: .* is not an option"),
    "answers cut off": (cut_short, "the end: |the game has|answers"),
    "answer edited": (edit("answers.0.1", "rest"), "answer [12] "),
    "answer impossible": (edit("answers.0.1", "fly"), "answer 1 .*'fly' by seat 0.: 'fly' is not an option"),
    "answer by another": (edit("answers.0.0", 1), "answer 1 .* seat 1 may not choose"),
    "answer by nobody": (edit("answers.0.0", None), r"damaged: .*\$.answers"),
    "answer too long": (edit("answers.0", [0, "dig", 1]), r"damaged: .*\$.answers"),
    "chance dropped": (edit("chance", lambda chance: chance[:-1]), "incomplete: it holds"),
    "chance edited": (first_die, r"answer [0-9]+ .*: chance gave .* the record says"),
    "shuffle edited": (edit("chance.0.0.1.0", lambda n: n + 1), "the set-up: chance gave"),
    "chance invented": (edit("chance.0", lambda c: [*c, ["die", [1]]]), "the set-up: chance gave"),
    "hash of a round": (edit("rounds.1.hash", flipped), "round 1 .after 0 answers.: the state's hash is"),
    "place of a round": (edit("rounds.2.answers", lambda n: n + 1), "round 2 .after [0-9]+ answers"),
    "round dropped": (
        edit("rounds", lambda rounds: rounds[:-1]),
        "the game has 6 rounds, the record marks 5",
    ),
    "hash at the end": (edit("end.hash", flipped), "the end: the game is at"),
    "result invented": (edit("end.result", {"won": True, "reason": "treasure"}), "the end: "),
    "count at the end": (edit("end.answers", lambda n: n + 1), "incomplete"),
    "snapshot gone": (edit("snapshot", None), "the snapshot"),
    "snapshot edited": (edit("snapshot.state.treasure", lambda n: n + 1), "the snapshot"),
    "snapshot's layout": (edit("snapshot.schema", 2), "the snapshot"),
    "snapshot's place": (edit("snapshot.answers", 0), "the snapshot"),
    "start invented": (
        lambda data: data.update(start=data["snapshot"]),
        "chance gave|the set-up|does not fit",
    ),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_refused_and_its_place_named(name: str) -> None:
    damage, named = DAMAGES[name]
    data = data_of(RUNNING)
    assert replay_record(TOY, parse_record(data)).hash() == RUNNING.hash()
    damage(data)
    with pytest.raises(RecordError, match=named):
        replay_record(TOY, parse_record(data))


TEXT = RUNNING.record.json()


def test_a_text_cut_off_anywhere_is_no_record() -> None:
    for length in [*range(60), *range(60, len(TEXT) - 1, 97), len(TEXT) - 1]:
        with pytest.raises(RecordError, match=r"no complete record|no record of a game"):
            parse_record(TEXT[:length])


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_a_changed_character_is_refused_or_makes_no_difference(place: int, other: str) -> None:
    changed = TEXT[:place] + other + TEXT[place + 1 :]
    try:
        again = replay_record(TOY, parse_record(changed))
    except RecordError:
        return
    # White space between the words.
    assert again.record.json() == TEXT


@pytest.mark.parametrize(
    "junk",
    ["", "null", "[]", "7", "{}", "{" * 50_000, "\udc80", b"\xff\xfe", "NaN", '{"format": "overrun-record"}'],
    ids=repr,
)
def test_junk_is_no_record(junk: Any) -> None:
    with pytest.raises(RecordError):
        parse_record(junk)


@pytest.mark.parametrize("junk", [{"format": object()}, {1: 2}, {"format": "overrun-record", "version": {3}}])
def test_a_dictionary_that_is_no_json_is_no_record(junk: Any) -> None:
    with pytest.raises(RecordError):
        parse_record(junk)


def test_a_record_of_another_engine_replays_when_asked_to() -> None:
    data = data_of(RUNNING)
    data["engine"] = "0.0.9"
    again = replay_record(TOY, parse_record(data), any_engine=True)
    assert position(again) == position(RUNNING)


def test_a_mission_whose_content_is_gone_is_a_record_error() -> None:
    def content(mission: str, setup: Mapping[str, Any]) -> str:
        raise OverrunError("there is no pack 'lost'")

    with pytest.raises(RecordError, match="mission cannot be played: there is no pack 'lost'"):
        replay_record(replace(TOY, content=content), RUNNING.record)


# Taking up an unfinished game


def changed_rules() -> Ruleset[Any, Any]:
    """The same layout, other rules: the door is barred without asking."""

    def bar(play: ToyPlay, step: BarDoor) -> None:
        play.state.barred = "west"

    return variant({BarDoor: bar})


def test_a_game_goes_on_where_it_was() -> None:
    again = resume_record(TOY, parse_record(TEXT))
    assert again.hash() == RUNNING.hash()
    assert again.view() == RUNNING.view()
    assert again.round == RUNNING.round
    twin = RUNNING.clone()
    for each in (again, twin):
        played(each, 12, seed=4)
    assert again.hash() == twin.hash()


def test_a_game_survives_other_rules_and_another_engine() -> None:
    rules = changed_rules()
    data = data_of(RUNNING)
    data["engine"] = "0.0.9"
    record = parse_record(data)
    with pytest.raises(RecordError):
        replay_record(rules, record, any_engine=True)
    again = resume_record(rules, record)
    assert again.round == RUNNING.round
    assert again.view()["treasure"] >= 0
    played(again, 200, seed=2)
    assert again.over


def test_answers_that_are_no_longer_possible_end_the_taking_up() -> None:
    record = RUNNING.record
    assert record.snapshot is not None
    data = data_of(RUNNING)
    data["answers"][record.snapshot.answers + 1][1] = "fly"
    again = resume_record(TOY, parse_record(data))
    assert again.answers == 1


def test_a_resumed_game_has_a_record_that_replays_and_resumes() -> None:
    again = resume_record(TOY, RUNNING.record)
    for answers in (0, 3, 10, 1000):
        played(again, answers, seed=answers)
        record = parse_record(again.record.json())
        assert record.start is not None
        assert position(replay_record(TOY, record)) == position(again)
        assert replay_record(TOY, record).record.json() == again.record.json()
        if not again.over:
            assert resume_record(TOY, record).hash() == again.hash()
    assert again.over


def test_a_resumed_game_goes_back_to_its_round_and_no_further() -> None:
    again = resume_record(TOY, RUNNING.record)
    again.undo_policy = "free"
    played(again, 5)
    again.undo(again.answers)
    with pytest.raises(UndoRefused, match="the beginning"):
        again.undo()


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (edit("snapshot.schema", 2), "layout 2; this program reads layout 1"),
        (edit("snapshot", None), "holds no unfinished round"),
        (edit("snapshot.state.treasure", 4), "after [0-9]+ answers. does not fit its hash"),
        (edit("snapshot.state.treasure", "four"), "does not fit its hash"),
        (edit("snapshot.state", {}), "does not fit its hash"),
        (edit("snapshot.answers", 10_000), "does not fit its hash"),
        (edit("snapshot.answers", -1), "does not fit its hash"),
        (edit("rounds.-1.hash", flipped), "does not fit its hash"),
        (drop_answer, "incomplete"),
        (edit("setup.seats", 7), "set-up cannot be played"),
        (edit("mission", "toy/loft"), "set-up cannot be played"),
    ],
)
def test_a_damaged_snapshot_is_refused(damage: Damage, named: str) -> None:
    data = data_of(RUNNING)
    damage(data)
    with pytest.raises(RecordError, match=named):
        resume_record(TOY, parse_record(data))


def test_a_finished_game_cannot_be_taken_up() -> None:
    with pytest.raises(RecordError, match="holds no unfinished round"):
        resume_record(TOY, FINISHED.record)


class WiderCellar(Cellar):
    """A later layout with one more field: still readable, so the schema stays."""

    cats: int = 3

    def copy(self) -> WiderCellar:
        return WiderCellar(**{name: getattr(Cellar.copy(self), name) for name in Cellar.__struct_fields__})


def test_a_state_with_a_new_field_reads_an_old_snapshot() -> None:
    again = resume_record(replace(TOY, state_type=WiderCellar), parse_record(TEXT))
    assert isinstance(again.state, WiderCellar) and again.state.cats == 3
    assert again.view() == RUNNING.view()


class NarrowCellar(Cellar, forbid_unknown_fields=True):
    treasure: str = ""  # type: ignore[assignment]


def test_a_state_that_no_longer_fits_is_a_record_error() -> None:
    with pytest.raises(RecordError, match=r"kept state cannot be read: .*treasure"):
        resume_record(replace(TOY, state_type=NarrowCellar), parse_record(TEXT))


def test_records_are_values() -> None:
    assert parse_record(TEXT) == parse_record(TEXT)
    with pytest.raises(AttributeError):
        RUNNING.record.seed = 3  # type: ignore[misc]


# Kept states that somebody has edited, and has made the hash fit


def edited(change: Callable[[dict[str, Any]], Any], game: Game[Any, Any] = RUNNING) -> dict[str, Any]:
    data = data_of(game)
    change(data["snapshot"]["state"])
    data["rounds"][-1]["hash"] = fingerprint(
        json.dumps(data["snapshot"]["state"], separators=(",", ":")).encode()
    )
    return data


def check_treasure(world: Any, state: Any) -> None:
    if state.treasure > 1000:
        wrong(f"treasure is {state.treasure}")
    if state.treasure < 0:
        raise IndexError("out of range")


CHECKED = replace(TOY, check=check_treasure)


def test_an_edited_state_is_held_against_what_a_game_can_come_to() -> None:
    assert (
        resume_record(CHECKED, parse_record(edited(lambda state: state.update(treasure=7)))).state.treasure
        == 7
    )
    with pytest.raises(RecordError, match="kept state is impossible: treasure is 1001"):
        resume_record(CHECKED, parse_record(edited(lambda state: state.update(treasure=1001))))
    with pytest.raises(RecordError, match="kept state is impossible: IndexError"):
        resume_record(CHECKED, parse_record(edited(lambda state: state.update(treasure=-1))))
    with pytest.raises(RecordError, match="kept state is impossible: the game is over"):
        resume_record(CHECKED, parse_record(edited(lambda s: s.update(result={"won": True, "reason": "x"}))))


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("treasure", [1], "cannot be read"),
        ("treasure", 1 << 70, "impossible"),
        ("agenda", [{"step": "no such step"}], "cannot be read"),
        ("agenda", [], "leads to an impossible one: AssertionError"),
    ],
)
def test_what_no_check_has_seen_is_told_when_it_comes_to_light(field: str, value: Any, named: str) -> None:
    with pytest.raises(RecordError, match=named):
        resume_record(CHECKED, parse_record(edited(lambda state: state.update({field: value}))))


def test_a_kept_beginning_is_that_of_the_set_up() -> None:
    begun = new(5)
    assert begun.round == 0 or begun.record.snapshot is not None
    data = data_of(begun)
    first = data["rounds"][0]
    data["rounds"], data["answers"], data["chance"] = [first], [], data["chance"][:1]
    data["end"]["answers"] = data["snapshot"]["answers"] = 0
    beginning = TOY.begin("toy/cellar", data["setup"], seeded(data["seed"])).state
    for change, fits in (({}, True), ({"treasure": 3}, False), ({"rng": 5}, False)):
        state = {**json.loads(encode(beginning)), **change}
        data["snapshot"]["state"] = state
        first["hash"] = fingerprint(json.dumps(state, separators=(",", ":")).encode())
        if fits:
            assert resume_record(TOY, parse_record(data)).round == begun.round
        else:
            with pytest.raises(RecordError, match="not the beginning of a game with this set-up"):
                resume_record(TOY, parse_record(data))


@pytest.mark.parametrize("answers", [-1, 10_000])
def test_a_kept_state_is_after_some_of_the_answers(answers: int) -> None:
    data = data_of(RUNNING)
    data["snapshot"]["answers"] = data["rounds"][-1]["answers"] = answers
    with pytest.raises(RecordError, match="is said to be after"):
        resume_record(TOY, parse_record(data))


@pytest.mark.parametrize("text", ["[" * 100_000, '{"format":' * 50_000, '{"seed":' + "9" * 5000 + "}"])
def test_text_without_end_is_no_record(text: str) -> None:
    with pytest.raises(RecordError, match="no complete record"):
        parse_record(text)


def test_a_record_within_itself_is_none() -> None:
    deep: Any = {}
    for _ in range(3000):
        deep = {"setup": deep}
    with pytest.raises(RecordError):
        parse_record(deep)
    data = data_of(RUNNING)
    data["setup"]["x"] = deep
    with pytest.raises(RecordError):
        parse_record(data)
