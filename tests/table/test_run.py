"""`overrun play`: a port, a browser, addresses, and errors that say what to do."""

from __future__ import annotations

import builtins
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from overrun.cli.app import run
from overrun.errors import OverrunError
from overrun.server import run as running
from overrun.server.run import listen, local_address
from overrun.server.settings import Settings


@pytest.fixture
def busy() -> Iterator[int]:
    """A port that somebody uses."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


def test_a_port_in_use(busy: int) -> None:
    with pytest.raises(
        OverrunError, match=rf"cannot listen at 127.0.0.1:{busy}: .*; choose another with --port"
    ):
        listen("127.0.0.1", busy)
    with listen("127.0.0.1", busy, or_next=True) as found:
        assert busy < found.getsockname()[1] <= busy + running.PORTS_TRIED
    with pytest.raises(OverrunError, match=r"--host"):
        listen("203.0.113.1", 0)


def test_small_messages_are_sent_at_once() -> None:
    """asyncio turns off the delay of small packets only for sockets that are plainly TCP."""
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_addresses() -> None:
    assert local_address(Settings("sqlite://", "0.0.0.0", 80)) == "http://127.0.0.1:80/"
    assert local_address(Settings("sqlite://", "::", 80)) == "http://[::1]:80/"
    assert local_address(Settings("sqlite://", "box", 80)) == "http://box:80/"


class Served:
    def __init__(self) -> None:
        self.calls: list[tuple[Settings, dict[str, Any]]] = []

    def __call__(self, settings: Settings, listening: socket.socket, **more: Any) -> None:
        listening.close()
        self.calls.append((settings, more))


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("OVERRUN_LANG", raising=False)
    found = Served()
    monkeypatch.setattr(running, "serve", found)
    return found


def test_play_starts_the_server(served: Served, capsys: pytest.CaptureFixture[str], busy: int) -> None:
    assert run(["play", "--host", "127.0.0.1", "--port", "0", "--no-browser", "--db", "sqlite:///x.db"]) == 0
    ((settings, more),) = served.calls
    assert settings.database == "sqlite:///x.db" and not more["browser"]
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Overrun is at http://127.0.0.1:{settings.port}/"
    assert lines[-1] == "Stopped. All games are kept."
    assert run(["play", "--host", "127.0.0.1", "--port", str(busy)]) == 2
    assert "cannot listen" in capsys.readouterr().err


def test_play_opens_a_mission_and_finds_a_free_port(
    served: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, busy: int
) -> None:
    monkeypatch.setattr(running, "DEFAULT_PORT", busy)
    monkeypatch.setattr("overrun.server.lan.lan_hosts", lambda: ("192.168.1.7",))
    assert run(["play", "classic/00", "--host", "127.0.0.1", "--lang", "de"]) == 0
    ((settings, more),) = served.calls
    assert more == {"browser": True, "path": "new/classic/00-tutorial"}
    out = capsys.readouterr().out
    assert f"Port {busy} ist belegt, diesmal ist es {settings.port}." in out
    assert run(["play", "--port", "0"]) == 0
    ((_, _), (settings, _)) = served.calls
    assert f"Friends in your network: http://192.168.1.7:{settings.port}" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--seed=3", "--survivors=ned", "--seats=2", "--bot=0=random", "--load=x"])
def test_what_is_for_the_terminal_says_so(
    served: Served, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    assert run(["play", "classic/00", option]) == 2
    assert "add --text" in capsys.readouterr().err
    assert served.calls == []


def test_without_the_libraries_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **more: Any) -> Any:
        if name == "overrun.server.run":
            raise ModuleNotFoundError("No module named 'litestar'", name="litestar")
        return real(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    assert run(["play"]) == 2
    assert 'pip install "overrun[play]"' in capsys.readouterr().err


def test_the_browser_opens_when_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("overrun.server.run.webbrowser.open", opened.append)

    class Slow:
        started = False

    slow = Slow()

    def pause(seconds: float) -> bool:
        slow.started = True
        assert opened == []
        return False

    running._open_browser(slow, "http://here/", pause)  # type: ignore[arg-type]
    assert opened == ["http://here/"]


def test_a_server_that_cannot_start_says_so(tmp_path: Any, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    settings = Settings(database=f"sqlite:///{tmp_path / 'file' / 'x.sqlite'}")
    with pytest.raises(OverrunError, match="cannot be used"):
        running.serve(settings, listen("127.0.0.1", 0))
