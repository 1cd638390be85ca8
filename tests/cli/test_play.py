"""The text player."""

import dataclasses
from pathlib import Path

import msgspec
import pytest

from overrun.cli import table
from overrun.cli.bots import seats_of_bots
from overrun.cli.table import Table, matches
from overrun.core import Event, Option, Question, option, parse_record
from overrun.errors import OverrunError
from overrun.games import new
from overrun.rules import load_index
from overrun.words import Words
from overrun.words.rulings import Ruling
from tests.core.toy import TOY_GAME, Told

from .conftest import GAMES, Ran, Run

DIG = "1: dig"


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def after_prompts(ran: Ran) -> list[str]:
    """What was printed, cut at the prompts: first the beginning, then what each typed line caused."""
    return [part.strip("\n") for part in ran.out.split("> ")]


# Understanding a line

CHOICES = ["move 1", "move 12", "search", "shoot pistol 3", "shoot rifle 3"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("search", [2]),
        ("SEARCH", [2]),
        ("se", [2]),
        ("s", [2, 3, 4]),
        ("move 1", [0]),
        ("m 12", [1]),
        ("move", [0, 1]),
        ("move 2", []),
        ("sh p", [3]),
        ("sh  p  3", [3]),
        ("shoot pistol 3 now", []),
        ("1", [0]),
        ("5", [4]),
        ("6", []),
        ("0", []),
        ("dance", []),
        ("", []),
    ],
)
def test_what_a_line_may_mean(line: str, expected: list[int]) -> None:
    assert matches(line, CHOICES) == expected


def test_an_exact_choice_wins_over_a_number_and_a_longer_one() -> None:
    assert matches("2", ["1", "3", "2"]) == [2]
    assert matches("roll", ["roll again", "roll"]) == [1]


# A game


def test_a_game_by_numbers_and_words(overrun_: Run) -> None:
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", typed=typed("2", "dr", "rest", "quit"))
    begin, first, second, third, bye = after_prompts(ran)
    assert ran.code == 0
    assert begin.splitlines() == [
        "The cellar. Seed 3. Type help for help, quit to leave.",
        "Told: what round, number 1.",
        "Round 1.",
        "Seat 1 decides.",
        "What about this: action (0)?",
        "1: dig",
        "2: draw",
        "3: rest",
    ]
    assert first.splitlines() == [  # whose turn it is and which round is told only when that changes
        "Told: what drew, number 1.",
        "Told: what treasure, number 1.",
        "What about this: action (0)?",
        "1: dig",
        "2: draw",
        "3: rest",
    ]
    assert "Seat 2 decides." in second
    assert "One of the seats 1, 2 decides.\nWhat about this: bar?\n1: bar east\n2: bar west" in third
    assert bye == "Goodbye. This game was not saved; seed 3 deals it again."


def test_the_same_seed_and_lines_give_the_same_game(overrun_: Run) -> None:
    lines = typed("draw", "dig", "keep", "rest", "bar east")
    first = overrun_("play", "toy/cellar", "--text", "--seed", "5", typed=lines)
    assert first.out == overrun_("play", "toy/cellar", "--text", "--seed", "5", typed=lines).out
    assert first.out != overrun_("play", "toy/cellar", "--text", "--seed", "6", typed=lines).out


def test_the_end_of_input_ends_politely(overrun_: Run) -> None:
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", typed="")
    assert ran.code == 0
    assert ran.lines[-1] == "Goodbye."
    assert ran.err == ""


def test_wrong_lines_are_explained_and_change_nothing(overrun_: Run) -> None:
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", typed=typed("9", "dance", "d", ""))
    _, number, word, ambiguous, again, _ = after_prompts(ran)
    assert number == "The choices go from 1 to 3; 9 is none of them."
    assert word == "“dance” is not one of the choices. Type a number, the words of a choice, or help."
    assert ambiguous == "“d” could be: dig; draw. Type more of it."
    assert again.splitlines()[-3:] == ["1: dig", "2: draw", "3: rest"]  # an empty line asks again


def test_in_german(overrun_: Run) -> None:
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", "--lang", "de", typed=typed("9"))
    assert "Platz 1 entscheidet." in ran.out
    assert "Die Möglichkeiten gehen von 1 bis 3; 9 ist keine davon." in ran.out
    assert ran.lines[-1] == "Auf Wiedersehen."


def test_nothing_but_plain_lines(process: Run) -> None:
    ran = process("play", "toy/cellar", "--text", "--seed", "3", typed=typed("help", "2", "log", "quit"))
    assert ran.code == 0
    assert ran.err == ""
    assert "\x1b" not in ran.out
    assert "\r" not in ran.out


def test_a_whole_game_to_its_end(overrun_: Run) -> None:
    lines = ["1"] * 300 + ["dig", "undo", "quit"]
    ran = overrun_("play", "toy/attic", "--text", "--seed", "1", typed=typed(*lines))
    assert ran.code == 0
    assert "Won: treasure." in ran.out or "Lost: ghosts." in ran.out
    over = "The game is over. Type undo, log, save FILE or quit."
    assert after_prompts(ran)[-3].splitlines()[-1] == over  # "dig" after the end
    assert after_prompts(ran)[-2].startswith("Taken back: ")


def test_without_a_mission_one_is_asked_for(overrun_: Run) -> None:
    ran = overrun_("play", "--text", typed=typed("toy", "7", "toy/a"))
    begin, ambiguous, number, chosen, _ = after_prompts(ran)
    assert begin.splitlines() == [
        "Which mission?",
        "1: toy/cellar (The cellar)",
        "2: toy/attic (The attic)",
    ]
    assert ambiguous == "“toy” could be: toy/cellar (The cellar); toy/attic (The attic). Type more of it."
    assert number == "The choices go from 1 to 2; 7 is none of them."
    assert chosen.startswith("The attic. Seed ")


@pytest.mark.parametrize("lines", ["", "quit\n"])
def test_nobody_is_forced_to_choose_a_mission(lines: str, overrun_: Run) -> None:
    ran = overrun_("play", "--text", typed=lines)
    assert (ran.code, ran.lines[-1].removeprefix("> ")) == (0, "Goodbye.")


def test_without_games_there_is_nothing_to_play(overrun_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES, "_registered", {})
    ran = overrun_("play", "--text")
    assert (ran.code, ran.err) == (2, "error: no game is installed, so there is nothing to play\n")


# Commands


def test_undo_and_redo_repeat_the_same_dice(overrun_: Run) -> None:
    ran = overrun_(
        "play",
        "toy/cellar",
        "--text",
        "--seed",
        "3",
        typed=typed("undo", "dig", "undo", "log", "redo", "redo"),
    )
    _, nothing, dug, undone, log, redone, no_more, _ = after_prompts(ran)
    assert nothing == "There is no choice of yours to take back."
    told = dug.splitlines()[0]
    assert told.startswith("Told: what dug, number ")
    assert undone.startswith("Taken back: dig.\nWhat about this: action (0)?")
    assert log == "Told: what round, number 1."  # what was taken back is not in the log
    assert redone.splitlines()[:2] == [told, "Done again: dig."]
    assert no_more == "nothing has been taken back"


def test_undo_goes_back_over_the_answers_of_bots(overrun_: Run) -> None:
    ran = overrun_(
        "play",
        "toy/cellar",
        "--text",
        "--seed",
        "3",
        "--bot",
        "2=random",
        typed=typed("rest", "undo", "redo"),
    )
    _, rest, undone, redone, _ = after_prompts(ran)
    assert "Seat 2 (random): " in rest
    assert "bar east" in rest
    assert undone.splitlines() == [
        "Taken back: rest.",
        "What about this: action (0)?",
        "1: dig",
        "2: draw",
        "3: rest",
    ]
    assert "Done again: rest." in redone
    assert "bar east" in redone
    assert [line for line in rest.splitlines() if line.startswith("Told")] == [
        line for line in redone.splitlines() if line.startswith("Told")
    ]


def test_the_undo_policy_is_kept(overrun_: Run) -> None:
    ran = overrun_(
        "play", "toy/cellar", "--text", "--seed", "3", "--undo", "until reveal", typed=typed("dig", "undo")
    )
    assert "'dig' brought a die, a card or something newly seen to light" in after_prompts(ran)[2]
    ran = overrun_("play", "toy/cellar", "--text", "--undo", "never")
    assert ran.err == "error: there is no undo policy 'never'; choose one of: strict, until reveal, free\n"


def test_help_names_every_command() -> None:
    play = Table(new("toy/cellar", seed=1), {}, Words("en"))
    for language in ("en", "de"):
        text = Words(language).text("play-help")
        assert all(name in text for name in play.commands)


def test_a_hint_says_what_a_bot_would_do_and_why(process: Run) -> None:
    ran = process(
        "play",
        "classic/00-tutorial",
        "--text",
        "--seed",
        "3",
        typed=typed("hint", "hint sensible", "1", "hint sensible", "hint nobody"),
    )
    first, again, _, turn, nobody, _ = after_prompts(ran)[1:]
    assert first.startswith("A bot would choose ") and first.split("\n")[0] == again.split("\n")[0]
    advice, why = turn.split("\n")
    # It is one of the numbered choices, as they were printed.
    assert advice.removeprefix("A bot would choose ") in after_prompts(ran)[3].split("\n")
    assert why.endswith(".")
    assert nobody.startswith("there is no bot 'nobody'")


def test_a_hint_where_no_bot_can_help(overrun_: Run) -> None:
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", typed=typed("hint sensible", "hint random"))
    assert "sensible" in after_prompts(ran)[1]
    assert after_prompts(ran)[2].startswith("A bot would choose ")
    german = overrun_(
        "--lang", "de", "play", "toy/cellar", "--text", "--seed", "3", typed=typed("hint random")
    )
    assert after_prompts(german)[1].startswith("Ein Bot nähme ")


def test_log_shows_the_latest_or_all(overrun_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "RECENT", 1)
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", typed=typed("draw", "log", "log all"))
    assert after_prompts(ran)[2:4] == [
        "Told: what treasure, number 1.",
        "Told: what round, number 1.\nTold: what drew, number 1.\nTold: what treasure, number 1.",
    ]


def test_board_shows_the_view_or_the_games_own_drawing(
    overrun_: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", typed=typed("board"))
    assert '"treasure": 0' in after_prompts(ran)[1]
    drawn = dataclasses.replace(
        TOY_GAME, draw_text=lambda game, _: f"[cellar with {game.view()['deck']} cards]"
    )
    monkeypatch.setitem(GAMES._registered, "toy", drawn)
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", typed=typed("draw", "board"))
    assert "[cellar with 17 cards]" in after_prompts(ran)[0]
    assert after_prompts(ran)[2] == "[cellar with 16 cards]"


def test_save_and_load(overrun_: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = typed("draw", f"save {file}", "rest", f"load {file}", "quit")
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", typed=lines)
    _, _, saved, _, loaded, bye = after_prompts(ran)
    assert saved == f"Saved to {file}."
    assert loaded.startswith(f"Loaded from {file}.\nRound 1.\nSeat 1 decides.")
    assert bye == "Goodbye."  # nothing since the file
    assert parse_record(file.read_bytes()).answers == [(0, "draw")]
    ran = overrun_("play", "--text", "--load", str(file), typed=typed("rest"))
    assert "Seat 2 decides." in after_prompts(ran)[1]


def test_saving_again_is_fine_and_other_files_are_safe(overrun_: Run, tmp_path: Path) -> None:
    game, letter = tmp_path / "game.json", tmp_path / "letter.txt"
    letter.write_text("Dear Wanda")
    lines = typed(
        f"save {game}", "draw", f"save {game}", f"save {letter}", f"save {tmp_path}", "save", "load"
    )
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", typed=lines)
    _, _, _, again, kept, folder, no_name, no_name_either, _ = after_prompts(ran)
    assert again == f"Saved to {game}."
    assert parse_record(game.read_bytes()).answers == [(0, "draw")]
    assert kept == f"{letter} exists and is no saved game; it stays as it is. Choose another name."
    assert letter.read_text() == "Dear Wanda"
    assert folder == f"{tmp_path} cannot be written: Is a directory."
    assert no_name == "Which file? Type save and a file name."
    assert no_name_either == "Which file? Type load and a file name."


def test_loading_what_is_no_game_keeps_the_one_at_the_table(overrun_: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Wanda")
    lines = typed(f"load {tmp_path / 'none'}", f"load {tmp_path / 'letter.txt'}", "draw")
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", typed=lines)
    _, missing, wrong, goes_on, _ = after_prompts(ran)
    assert missing == f"{tmp_path / 'none'} cannot be read: No such file or directory"
    assert wrong.startswith(f"{tmp_path / 'letter.txt'}: this is no complete record")
    assert "Told: what treasure, number 1." in goes_on


def test_a_game_of_another_engine_goes_on_at_its_last_round(overrun_: Run, tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    game = new("toy/cellar", seed=3)
    game.choose("draw")
    file.write_text(msgspec.structs.replace(game.record, engine="0.0.1").json())
    ran = overrun_("play", "toy/cellar", "--text", typed=typed(f"load {file}"))
    assert after_prompts(ran)[1].startswith(
        f"Loaded from {file}, from the start of its last round, because it was played with engine 0.0.1."
    )


def test_why_tells_the_rules_behind_what_happened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lamp = Ruling("Ghosts", "Lamps drive ghosts off.", "en")
    monkeypatch.setattr(table, "_told", lambda rule, words: {"toy.ghost.lamp": lamp}.get(rule))
    play = Table(new("toy/cellar", seed=3), {}, Words("en"))
    play.obey("why")
    play.hear(Told("ghost", 1, rules=("toy.ghost.lamp", "toy.ghost.other")))
    play.hear(Told("ghost", 2, rules=("toy.ghost.lamp",)))
    play.obey("why")
    play.obey("why toy.ghost.lamp")
    assert [line for line in capsys.readouterr().out.splitlines() if not line.startswith("Told")] == [
        "No rule is noted for what happened last.",
        "Ghosts: Lamps drive ghosts off. [toy.ghost.lamp]",
        "There is no rule toy.ghost.other.",
        "Ghosts: Lamps drive ghosts off. [toy.ghost.lamp]",
    ]


def test_why_reads_the_rule_index(overrun_: Run) -> None:
    rule = "classic.move.extra-action-per-zombie"
    ran = overrun_("play", "toy/cellar", "--text", typed=typed(f"why {rule}", "why classic.move.fly"))
    assert after_prompts(ran)[1] == f"Actions: {load_index().get(rule).text} [{rule}]"
    assert after_prompts(ran)[2] == "There is no rule classic.move.fly."


def test_a_choice_that_is_called_like_a_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Table(new("toy/cellar", seed=3), {}, Words("en"))
    play.choices = [option("log")]
    chosen: list[Option] = []
    monkeypatch.setattr(play, "choose", chosen.append)
    play.obey("log")
    assert chosen == [option("log")]
    play.obey(":log")
    assert chosen == [option("log")]
    assert capsys.readouterr().out == "Nothing has happened yet.\n"


def test_asides_stand_after_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    play = Table(new("toy/cellar", seed=3), {}, Words("en"))
    while play.game.question is not None and not play.game.question.asides:
        play.game.choose("draw" if play.game.question.find("draw") else play.game.question.options[0])
    capsys.readouterr()
    play.ask()
    assert play.choices[-1].verb == "throw"
    number = len(play.choices)
    assert capsys.readouterr().out.splitlines()[-1].startswith("At any time: ")
    play.ask()
    assert capsys.readouterr().out.endswith(f"{number}: {play.choices[-1].text}\n")
    before = play.game.answers
    play.obey(str(len(play.choices)))
    assert play.game.answers == before + 1


# Bots


def test_bots_answer_for_themselves_only() -> None:
    both = Question((0, 1), "bar", (), (option("bar", "east"),))
    mine = Question((1,), "action", (), (option("rest"),))
    shout = Question((0, 1), "shout", (), (option("shout", 0), option("shout", 1)), owners=(0, 1))
    assert both.due({1: "random"}) is None
    assert both.due({0: "random", 1: "random"}) == 0
    assert mine.due({1: "random"}) == 1
    assert mine.due({0: "random"}) is None
    assert shout.due({1: "random"}) == 1
    assert shout.due({}) is None


def test_bots_may_play_every_seat(overrun_: Run) -> None:
    ran = overrun_("play", "toy/cellar", "--text", "--seed", "3", "--bot", "1=random", "--bot", "2=random")
    assert "Seat 1 (random): " in ran.out
    assert ran.lines[-3] == "The game is over. Type undo, log, save FILE or quit."


def test_choices_of_bots_are_not_offered(capsys: pytest.CaptureFixture[str]) -> None:
    play = Table(new("toy/cellar", seed=3), {1: "random"}, Words("en"))
    while play.game.question is not None and play.game.question.kind != "shout":
        play.game.choose(play.game.question.options[-1])
    play.let_bots_answer()
    play.ask()
    assert [choice.text for choice in play.choices] == ["shout 0", "silent 0"]


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (["random"], "--bot 'random' is not SEAT=BOT, such as 1=random"),
        (["x=random"], "--bot 'x=random' is not SEAT=BOT, such as 1=random"),
        (["1=genius"], "there is no bot 'genius'; choose one of: random, sensible, search"),
        (["1=random", "1=random"], "--bot names seat 1 twice"),
    ],
)
def test_wrong_bots_are_explained(texts: list[str], message: str) -> None:
    with pytest.raises(OverrunError) as caught:
        seats_of_bots(texts)
    assert str(caught.value) == message


def test_a_bot_needs_a_seat_at_this_table(overrun_: Run) -> None:
    ran = overrun_("play", "toy/cellar", "--text", "--bot", "3=random")
    assert (ran.code, ran.err) == (2, "error: --bot names seat 3, but the seats go from 1 to 2\n")


def test_events_of_the_set_up_are_told_too() -> None:
    heard: list[Event] = []
    new("toy/cellar", seed=3, sink=lambda event, _: heard.append(event))
    assert heard == [Told("round", 1)]
