"""The frame around all commands: languages, errors, exit codes."""

import signal
import subprocess
import sys

import pytest

from overrun import __version__
from overrun.cli.app import COMMANDS

from .conftest import COMMAND, Run


def test_version(overrun_: Run) -> None:
    ran = overrun_("--version")
    assert (ran.code, ran.out) == (0, f"overrun {__version__}\n")


def test_help_names_every_command(overrun_: Run) -> None:
    ran = overrun_("--help")
    assert ran.code == 0
    for name in COMMANDS:
        assert f"\u2502 {name} " in ran.out


def test_help_speaks_german(overrun_: Run) -> None:
    assert "Eine Mission spielen." in overrun_("play", "--help", "--lang", "de").out
    assert "Play a mission." in overrun_("play", "--help").out


@pytest.mark.parametrize(
    "arguments", [("nonsense",), ("list", "--nonsense"), ("sim",), ("play", "--port", "x")]
)
def test_wrong_use_is_exit_code_2_without_a_traceback(arguments: tuple[str, ...], overrun_: Run) -> None:
    ran = overrun_(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert "Usage: overrun" in ran.err


def test_a_users_error_is_one_line(overrun_: Run) -> None:
    ran = overrun_("sim", "chess/opening")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err == "error: there is no game 'chess' (for the mission 'chess/opening'); there are: toy\n"


def test_errors_are_red_only_where_colour_is_welcome(overrun_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert "\x1b[31m" in overrun_("sim", "chess/opening").err
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[3" not in overrun_("sim", "chess/opening").err


def test_a_mission_may_be_shortened_and_a_wrong_one_is_explained(overrun_: Run) -> None:
    assert overrun_("sim", "toy/c", "-n", "1", "--agent", "random").code == 0
    assert overrun_("sim", "toy/").err == (
        "error: 'toy' is a game; name one of its missions, such as toy/cellar\n"
    )
    assert overrun_("sim", "toy/kitchen").err == (
        "error: there is no mission 'toy/kitchen'; toy has: toy/cellar, toy/attic\n"
    )


# Language


@pytest.mark.parametrize(
    ("arguments", "variables", "expected"),
    [
        (("list",), {}, "Title"),
        (("--lang", "de", "list"), {}, "Titel"),
        (("list", "--lang=de"), {}, "Titel"),
        (("list",), {"OVERRUN_LANG": "de"}, "Titel"),
        (("list",), {"LANG": "de_DE.UTF-8"}, "Titel"),
        (("list",), {"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "Title"),
        (("list",), {"LANG": "fr_FR.UTF-8"}, "Title"),
        (("--lang", "en", "list"), {"OVERRUN_LANG": "de"}, "Title"),
    ],
)
def test_the_language(
    arguments: tuple[str, ...],
    variables: dict[str, str],
    expected: str,
    overrun_: Run,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert expected in overrun_(*arguments).out


@pytest.mark.parametrize("arguments", [("--lang", "fr", "list"), ("list", "--lang=fr")])
def test_an_unknown_language_is_explained(arguments: tuple[str, ...], overrun_: Run) -> None:
    ran = overrun_(*arguments)
    assert ran.code == 2
    assert ran.err == "error: there is no language 'fr' here; choose one of: en, de\n"


def test_a_missing_language_is_explained(overrun_: Run) -> None:
    ran = overrun_("list", "--lang")
    assert (ran.code, ran.err) == (2, "error: --lang needs a language; choose en or de\n")


def test_what_follows_two_dashes_is_left_alone(overrun_: Run) -> None:
    assert "there is no game '--lang'" in overrun_("sim", "--", "--lang").err


# Real processes


@pytest.mark.parametrize("module", ["typer", "rich", "fluent.runtime"])
def test_a_missing_extra_says_what_to_install(module: str, environment: dict[str, str]) -> None:
    # None in sys.modules is how Python marks a module that is not there.
    code = f"import sys; sys.modules[{module!r}] = None; from overrun.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stderr == f'The command line needs {module}: pip install "overrun[cli]"\n'


def test_the_engine_does_not_need_the_extra(environment: dict[str, str]) -> None:
    code = (
        "import sys\n"
        "for name in ('typer', 'rich', 'fluent', 'fluent.runtime'): sys.modules[name] = None\n"
        "import overrun; print(overrun.new('toy/cellar', seed=1).question.kind)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert (done.stdout, done.stderr) == ("action\n", "")


def test_games_bots_and_the_lab_do_not_need_it_either(environment: dict[str, str]) -> None:
    code = """
import sys
for name in ("typer", "rich", "fluent", "fluent.runtime", "numpy", "litestar", "sqlalchemy"):
    sys.modules[name] = None
import overrun
from overrun.agents import make
from overrun.lab import Task, simulate
for mission in ("invader/m0-breach", "darkside/m2-steps-in-the-dark", "gearup/zombiphant-easy"):
    game = overrun.new(mission, seed=1)
    for bot in ("random", "sensible", "search:2"):
        game.choose(make(bot)(game.for_agent()))
print(simulate(Task("classic/00-tutorial", {}, "sensible", 1, 50), 1, 1).games)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert (done.stdout, done.stderr) == ("1\n", "")


def test_errors_of_a_real_process(process: Run) -> None:
    ran = process("replay", "no-such-file.json")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err == "error: no-such-file.json cannot be read: No such file or directory\n"


def test_a_reader_who_has_had_enough_is_no_error(environment: dict[str, str]) -> None:
    started = subprocess.Popen(
        [*COMMAND, "list", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )
    assert started.stdout is not None
    assert started.stderr is not None
    started.stdout.close()
    assert started.stderr.read() == b""
    assert started.wait(60) == 1
    started.stderr.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
def test_ctrl_c_leaves_quietly(environment: dict[str, str]) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "toy/cellar", "--text"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as started:
        assert started.stdout is not None
        while not started.stdout.readline().startswith(b"3: rest"):
            pass
        started.send_signal(signal.SIGINT)
        _, err = started.communicate(timeout=60)
        assert started.returncode == 130
        assert err == b""
