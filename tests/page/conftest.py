"""A real server, a real browser: Debian's chromium, driven from here."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import secrets
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright

from overrun.core import Game
from overrun.rooms import static
from overrun.rooms.requests import Responses
from overrun.server import page
from overrun.server.run import listen, server_of
from overrun.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
TUTORIAL = "classic/00-tutorial"
LAPTOP = (1440, 900)
PHONE = (390, 844)


def chromium() -> str | None:
    return os.environ.get("OVERRUN_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def missing() -> str:
    """Why the page cannot be tested in a browser here, or nothing."""
    if not chromium():
        return "there is no chromium: install it (Debian: apt-get install chromium) to test the page"
    if not (page.FOLDER / "index.html").is_file():
        return "the page is not built: run make page"
    return ""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if reason := missing():
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        # A sandbox needs rights that containers do not have; only our own page is ever shown.
        found = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield found
        found.close()


class House:
    """A server in a thread, at an address that stays when it is started again."""

    def __init__(self, database: Path):
        self.database = database
        self.listening = listen("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        if self.listening.fileno() < 0:
            self.listening = listen("127.0.0.1", self.port)
        settings = Settings(
            database=f"sqlite:///{self.database}", host="127.0.0.1", port=self.port, posts_per_second=100
        )
        self.server = server_of(settings)
        self.thread = threading.Thread(
            target=lambda: asyncio.run(self.server.serve(sockets=[self.listening])), daemon=True
        )
        self.thread.start()
        until(lambda: self.server.started)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)
        self.listening.close()

    def forget_what_is_fixed(self) -> None:
        """Games and boards are worked out anew."""
        static.all_games.cache_clear()
        rooms = self.server.config.app.app.state.carrier.rooms
        rooms.fixed_answers = Responses(rooms.fixed_answers.room)

    def lay(self, mission: str = TUTORIAL, **setup: Any) -> dict[str, Any]:
        """Set up a table without the page."""
        answer = httpx.post(f"{self.base}/api/tables", json={"mission": mission, **setup})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def put(self, game: Game[Any, Any]) -> dict[str, Any]:
        """A table with this very position on it."""
        asked = {"record": json.loads(game.record.json()), "spoilers": True}
        answer = httpx.post(f"{self.base}/api/tables/fork", json=asked)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("page") / "tables.sqlite")
    yield made
    made.stop()


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """The tables and bots that are set up from now on are dealt from this seed."""

    def rig(seed: int) -> None:
        monkeypatch.setattr(secrets, "randbits", lambda bits: seed)

    return rig


Opener = Callable[..., Page]


def objections(asked: Request, base: str) -> Iterator[str]:
    """What a page must not ask for: what is elsewhere, and what is the server's but through its link."""
    if not asked.url.startswith((base, "blob:", "data:")):
        yield f"asks {asked.url}"
    if asked.url.startswith(f"{base}/api/") and asked.resource_type != "fetch":
        yield f"asks {asked.url} as {asked.resource_type}"


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Opener]:
    """Open the page like somebody with a browser of their own; whatever lands in its console is a failure."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(
        path: str = "/",
        *,
        size: tuple[int, int] = LAPTOP,
        keys: dict[str, list[str]] | None = None,
        quiet: bool = True,
        tolerant: bool = False,
        **settings: Any,
    ) -> Page:
        phone = size[0] < 500
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            locale="en-GB",
        )
        contexts.append(context)
        context.set_default_timeout(8000)
        kept = {"hints": not quiet, "film": not quiet, "language": "en", **settings}
        if keys:
            kept["seats"] = keys
        start = {f"overrun.{name}": json.dumps(value) for name, value in kept.items()}
        lines = f"""
            for (const [name, value] of Object.entries({json.dumps(start)}))
                if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
        """
        context.add_init_script(lines)
        shown = context.new_page()
        if not tolerant:
            shown.on(
                "console",
                lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None,
            )
        shown.on("pageerror", lambda error: complaints.append(str(error)))
        shown.on("request", lambda asked: complaints.extend(objections(asked, house.base)))
        if not tolerant:
            shown.on(
                "response",
                lambda answer: (
                    complaints.append(f"{answer.status} {answer.url} {answer.text()}")
                    if answer.status >= 400
                    else None
                ),
            )
        shown.goto(house.base + path)
        return shown

    yield opened
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


def until(true: Callable[[], Any], seconds: float = 10) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
    return found


def axe_source() -> str | None:
    path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return path.read_text("utf-8") if path.is_file() else None


# Without the browser's driver nothing here can even be imported.
collect_ignore_glob = [] if importlib.util.find_spec("playwright") else ["test_*.py"]
