"""Playing over the wire: whole games, several people, seats, undo, and everything that is refused."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import overrun
from overrun.rooms.bots import Bot
from overrun.rooms.thinking import Thought
from overrun.scenario import classic
from tests.table.conftest import Laid, Running, Seated, in_words, refusal_in_words, until


def play_on(client: Seated, chance: random.Random, answers: int = 10_000) -> int:
    """Choose by chance until the game is over or enough answers were given."""
    given = 0
    while client.question is not None and given < answers:
        option = chance.choice(client.question["options"])
        seat = option["owner"] if option["owner"] is not None else client.question["seats"][0]
        assert client.choose(option["text"], seat)["type"] == "accepted"
        given += 1
    return given


def test_a_whole_tutorial(server: Running) -> None:
    table = server.lay(seats=[{}, {}], undo="free", title="  Our   first ")
    client = table.sit()
    assert client.welcome["seats"] == [0, 1]
    given = play_on(client, random.Random(3))
    assert given > 20
    # The view a page has made of the patches is the view of the server.
    again = table.sit(lang="de")
    assert again.view == client.view
    assert again.state["result"]["won"] == again.view["result"]["won"]
    assert again.state["result"]["reason"] == again.view["result"]["reason"]
    record = table.get("/record").json()
    assert record["full"]
    game = overrun.replay(record["record"])
    assert game.over and game.answers == given and game.view() == client.view
    info = table.get().json()
    assert info["over"] and info["answers"] == given and info["title"] == "Our first"
    assert client.choose("end")["code"] == "over"


def test_the_film_is_the_whole_story(server: Running) -> None:
    table = server.lay()
    client = table.sit()
    play_on(client, random.Random(1), 40)
    film = table.get("/frames").json()
    assert film["start"] == 0 and film["end"] == film["answers"] == 40
    assert film["view"] == {}
    view: dict[str, Any] = {}
    for frame in film["frames"]:
        view |= frame["patch"]
    assert {**client.view, **view} == client.view
    assert [choice["answer"] for choice in film["choices"]] == list(range(1, 41))
    part = table.frames(10, 12).json()
    assert {frame["answer"] for frame in part["frames"]} <= {10, 11, 12}
    # The board before a part is the board after everything before it.
    before: dict[str, Any] = {}
    for frame in film["frames"]:
        if frame["answer"] < 10:
            before |= frame["patch"]
    assert {key: part["view"][key] for key in before} | before == before or part[
        "view"
    ].keys() == before.keys()
    first = next(frame for frame in part["frames"])
    shown = next(
        f for f in film["frames"] if (f["answer"], f["number"]) == (first["answer"], first["number"])
    )
    assert first == shown
    assert table.frames(99).status_code == 404
    log = table.sit().state["log"]
    told = [(frame["event"], frame["fields"], frame["rules"]) for frame in film["frames"]][-len(log) :]
    assert [(line["event"], line["fields"], line["rules"]) for line in log] == told


def test_two_people_and_a_watcher(server: Running) -> None:
    table = server.lay(seats=[{"name": "Ann"}, {"kind": "open"}], undo="free")
    ann = table.sit(0)
    claimed = table.post("/seats/1/claim", {"name": "Ben"}, table.invite)
    assert claimed.status_code == 201
    table.tokens[1] = claimed.json()["token"]
    assert in_words(ann.until("chat")["line"]) == "Ben sits down in seat 2."
    ben, eve = table.sit(1, lang="de"), table.look()
    assert eve.welcome["watching"] and eve.welcome["seats"] == []
    presence = ann.until("presence")
    while presence["watchers"] != 1:
        presence = ann.until("presence")
    assert [(seat["name"], seat["connected"]) for seat in presence["seats"]] == [("Ann", True), ("Ben", True)]
    # Who begins is asked of both; everybody hears what Ben says, each in their language.
    assert ben.choose("first 1", 1)["type"] == "accepted"
    heard = [client.until("happened") for client in (ann, eve)]
    assert heard[0] == heard[1]
    assert heard[0]["choices"][0] == {
        "answer": 1,
        "seat": 1,
        "text": "first 1",
        "bot": False,
    }
    begins = heard[0]["frames"][0]
    assert (begins["event"], begins["fields"]) == ("first-player", {"seat": 1})
    said = ben.ask("chat", text="Hallo", seat=1, key="k1")
    assert said["type"] == "accepted"
    assert ben.ask("chat", text="Hallo", seat=1, key="k1")["type"] == "accepted"
    assert eve.until("chat")["line"]["name"] == "Ben"
    ben.close()
    presence = ann.until("presence")
    assert [seat["connected"] for seat in presence["seats"]] == [True, False]
    assert [line["text"] for line in table.sit(0).state["chat"]].count("Hallo") == 1


@pytest.fixture
def cellar(server: Running) -> Laid:
    """A game of two seats in which seat 0 is asked first."""
    return server.lay("toy/cellar", seats=[{}, {}], undo="free")


def test_what_is_not_yours_is_refused(cellar: Laid) -> None:
    first, second, eve = cellar.sit(0), cellar.sit(1), cellar.look()
    at = first.at
    assert second.choose("dig", 0)["code"] == "not-allowed"  # not its seat
    assert second.choose("dig", 1)["code"] == "illegal"  # its seat is not asked
    assert eve.choose("dig", 0)["code"] == "not-allowed"
    assert eve.ask("undo", seat=0, at=at)["code"] == "not-allowed"
    assert eve.ask("chat", text="psst", seat=0)["code"] == "not-allowed"
    assert first.choose("fly", 0)["code"] == "illegal"
    assert first.choose("dig", 7)["code"] == "not-allowed"
    assert first.choose("dig", -1)["code"] == "not-allowed"
    assert cellar.get().json()["answers"] == 0
    assert first.quiet()


def test_stale_answers_are_refused_and_repeated_ones_are_not(cellar: Laid) -> None:
    one, two = cellar.sit(0), cellar.sit(0)
    assert one.choose("rest", 0, at=0)["type"] == "accepted"
    # The same answer to the same question again, from anywhere: done already, and done once.
    assert one.choose("rest", 0, at=0) == {"type": "accepted", "re": "choose", "at": 1}
    assert two.choose("rest", 0, at=0)["type"] == "accepted"
    assert cellar.get().json()["answers"] == 1
    refused = two.choose("dig", 0, at=0)
    assert refused["code"] == "stale"
    assert two.until("state")["at"] == 1 and two.state["reason"] == "stale"
    assert two.choose("dig", 0, at=5)["code"] == "stale"
    # After an undo the number of answers is the same again, but the position has moved on.
    assert one.ask("undo", seat=0, at=1)["type"] == "accepted"
    assert one.ask("undo", seat=0, at=1)["type"] == "accepted"
    assert one.choose("draw", 0, at=0)["code"] == "stale"
    assert cellar.get().json()["answers"] == 0


def test_several_answers_at_once_are_all_given_or_none(cellar: Laid) -> None:
    client = cellar.sit()
    assert client.ask("choose_all", texts=["rest", "fly"], seat=0, at=0)["code"] == "illegal"
    assert client.ask("choose_all", texts=[], seat=0, at=0)["code"] == "malformed"
    assert cellar.get().json()["answers"] == 0
    assert client.choose("rest", 0)["type"] == "accepted"
    client.send("choose_all", texts=["dig", "keep"], seat=1, at=1)
    happened = client.until("happened")
    assert [choice["text"] for choice in happened["choices"]] == ["dig", "keep"]
    assert {frame["answer"] for frame in happened["frames"]} <= {2, 3}
    assert client.until("accepted")["at"] == 3
    assert client.ask("choose_all", texts=["dig", "keep"], seat=1, at=1)["type"] == "accepted"
    assert cellar.get().json()["answers"] == 3


@pytest.mark.parametrize(
    "sent",
    [
        "{",
        "[]",
        '"hello"',
        '{"type": "dance"}',
        '{"type": "choose"}',
        '{"type": "choose", "text": 5, "seat": 0, "at": 0}',
        '{"type": "choose", "text": "dig", "seat": 0, "at": 0, "more": 1}',
        '{"type": "hello", "lang": "fr"}',
        "[" * 5000,
        "\x00",
    ],
)
def test_what_is_no_message_is_refused_and_the_talk_goes_on(cellar: Laid, sent: str) -> None:
    client = cellar.sit()
    client.socket.send(sent)
    assert client.until("error")["code"] == "malformed"
    assert client.choose("rest", 0)["type"] == "accepted"


def test_a_message_that_is_too_large_ends_the_connection(cellar: Laid) -> None:
    client = cellar.sit()
    client.socket.send('{"type": "chat", "text": "' + "x" * 100_000 + '"}')
    assert client.closed()
    assert cellar.sit().choose("rest", 0)["type"] == "accepted"
    answer = cellar.post("/messages", {"type": "chat", "text": "x" * 100_000})
    assert answer.status_code == 413 and answer.json()["code"] == "too-large"


# Undo


def test_free_undo_takes_back_anything_and_redo_repeats_the_dice(cellar: Laid) -> None:
    client, eve = cellar.sit(), cellar.look()
    client.choose("dig", 0)
    dug = client.view, client.question
    assert client.ask("undo", seat=1, at=client.at)["type"] == "accepted"
    assert eve.until("state")["reason"] == "undo"
    assert client.question is not None and client.question["kind"] == "action"
    assert client.state["redo"] == [0, 1] and client.state["undo"] == []
    assert client.ask("redo", seat=0, at=client.at)["type"] == "accepted"
    assert (client.view, client.question) == dug
    assert client.state["log"][-1]["event"] == "told"
    assert client.ask("redo", seat=0, at=client.at)["code"] == "undo-refused"


def test_undo_until_something_is_revealed(server: Running) -> None:
    table = server.lay("toy/cellar", seats=[{}, {}], undo="until reveal")
    client = table.sit()
    client.choose("rest", 0)
    assert client.ask("undo", seat=1, at=client.at)["type"] == "accepted"
    client.choose("dig", 0)
    assert client.ask("undo", seat=0, at=client.at)["code"] == "undo-refused"


def test_strict_undo_is_for_ones_own_choice(server: Running) -> None:
    table = server.lay("toy/cellar", seats=[{}, {}], undo="strict")
    client = table.sit()
    client.send("choose", text="rest", seat=0, at=0)
    assert client.until("question")["undo"] == [0]
    client.until("accepted")
    assert client.ask("undo", seat=1, at=1)["code"] == "undo-refused"
    assert client.ask("undo", seat=0, at=1)["type"] == "accepted"


def test_undo_goes_back_over_what_bots_answered(server: Running) -> None:
    table = server.lay("toy/cellar", seats=[{}, {"kind": "bot", "agent": "random"}], undo="free", pace=0)
    client = table.sit()
    client.choose("rest", 0)
    until(lambda: table.get().json()["answers"] > 1)
    while client.question is None or 0 not in client.question["seats"]:
        client.until("question")
    answers = table.get().json()["answers"]
    assert answers > 1
    assert client.ask("undo", seat=0, at=client.at)["type"] == "accepted"
    assert client.state["answers"] == 0
    assert client.ask("redo", seat=0, at=client.at)["type"] == "accepted"
    assert client.state["answers"] == answers


# Questions


def test_why_and_suggest(server: Running) -> None:
    table = server.lay(undo="free")
    client = table.sit()
    client.choose("activate amy")
    assert client.question is not None and client.question["kind"] == "action"
    refused = {entry["verb"]: entry["rules"] for entry in client.question["refused"]}
    assert refused["take"] == ["classic.objective.same-zone"]
    because = client.ask("why", verb="take")
    assert because["rules"][0]["id"] == "classic.objective.same-zone"
    assert because["rules"][0]["text"]
    assert client.ask("why", verb="move")["rules"] == []
    suggested = client.ask("suggest", seat=0, at=client.at)
    assert suggested["agent"] == "search"
    assert "imagined" in suggested["why"] or suggested["why"].endswith(".")
    assert suggested["text"] in [option["text"] for option in client.question["options"]]
    assert client.ask("suggest", seat=0, at=0)["code"] == "stale"


def test_attacks_are_looked_at_when_somebody_asks(server: Running) -> None:
    table = server.lay(undo="free")
    client = table.sit()
    assert client.ask("previews") == {"type": "previewed", "at": 0, "previews": {}}
    chance = random.Random(5)
    attacks: list[dict[str, Any]] = []
    while not attacks:
        assert client.question is not None
        attacks = [option for option in client.question["options"] if option["stakes"] is not None]
        if not attacks:
            quiet = [option for option in client.question["options"] if option["verb"] != "end"]
            client.choose(chance.choice(quiet or client.question["options"])["text"])
    told = client.ask("previews")
    assert told["at"] == client.at and set(told["previews"]) == {option["text"] for option in attacks}
    for option in attacks:
        before = told["previews"][option["text"]]
        enemies = any(target["kind"] != "survivor" for target in before["targets"])
        assert option["stakes"] == {"enemies": enemies, "friends": bool(before["friendly_fire"])}
    # Who only looks on may look at this, too.
    assert table.look().ask("previews") == told


def test_another_language(server: Running) -> None:
    table = server.lay()
    client = table.sit()
    english = client.question
    client.send("lang", lang="de")
    assert client.until("state")["question"] == english  # what is asked is data
    refused = client.choose("fly")
    assert refused["message"].startswith("'fly' is not an option of the question 'activate'")
    assert refusal_in_words(refused, "de").startswith(
        "Das lässt sich jetzt nicht wählen. ('fly' steht bei der Frage 'activate' nicht"
    )
    client.send("choose", text="x", seat=5, at=0)
    refused = client.until("error")
    assert (refused["key"], refused["args"]) == ("table-not-your-seat", {"seat": 6})
    assert refusal_in_words(refused, "de") == "Platz 6 ist nicht deiner."


def test_without_a_socket(cellar: Laid) -> None:
    welcome, state = cellar.post("/messages", {"type": "hello", "lang": "de"}).json()
    assert welcome["seats"] == [0, 1] and state["type"] == "state"
    (accepted,) = cellar.post("/messages", {"type": "choose", "text": "rest", "seat": 0, "at": 0}).json()
    assert accepted == {"type": "accepted", "re": "choose", "at": 1}
    error, state = cellar.post("/messages", {"type": "choose", "text": "dig", "seat": 0, "at": 0}).json()
    assert error["code"] == "stale" and state["at"] == 1
    assert cellar.post("/messages", {"type": "hop"}).json()["code"] == "malformed"


def test_a_bot_that_thinks_does_not_keep_people_waiting_and_says_why() -> None:
    position = classic("classic/03-24hrs-race").survivor("amy", at=19).survivor("ned", at=19)
    game = position.zombies(18, walker=2).turn("amy")
    bot = Bot("search")
    begin = time.monotonic()
    chosen = bot.choose(game, 0)
    thought = Thought(chosen.text, bot.reason)
    assert time.monotonic() - begin < 10  # a second of thought, however slow the machine is
    assert chosen in game.question.options
    assert "imagined" in thought.why("en")
    assert "gedachten" in thought.why("de")
    assert Thought(chosen.text).why("en") == ""
