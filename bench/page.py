"""How long it takes from a click until the board is redrawn: a real browser, a real server, this machine.

python bench/page.py [--json] [--answers 60]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
MISSION = "classic/01-city-blocks"

# Clicks the first answer and waits for the frame after the one in which the page has drawn its question.
MEASURE = """async () => {
    const bar = document.querySelector("[data-question]");
    const button = bar.querySelector("[data-option], [data-group=noise], [data-group=end]");
    const before = bar.dataset.at;
    const began = performance.now();
    button.click();
    while (document.querySelector("[data-question]").dataset.at === before)
        await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
}"""


def measured(answers: int) -> dict[str, float]:
    """Milliseconds from click to redrawn board."""
    from playwright.sync_api import sync_playwright

    from overrun.server.run import listen, server_of
    from overrun.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        listening = listen("127.0.0.1", 0)
        port = listening.getsockname()[1]
        settings = Settings(database=f"sqlite:///{folder}/tables.sqlite", port=port)
        server = server_of(settings)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])), daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.02)
        base = f"http://127.0.0.1:{port}"
        links = httpx.post(f"{base}/api/tables", json={"mission": MISSION}, timeout=20).json()
        kept: dict[str, Any] = {"overrun.film": False, "overrun.hints": False}
        kept["overrun.seats"] = {links["id"]: [seat["token"] for seat in links["seats"]]}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox"]
            )
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            for name, value in kept.items():
                page.add_init_script(f"localStorage.setItem({name!r}, {json.dumps(json.dumps(value))})")
            page.goto(f"{base}/#/t/{links['id']}")
            page.locator("[data-ready=yes]").wait_for()
            times = []
            for _ in range(answers):
                if page.locator("dialog[open]").count():
                    break
                times.append(page.evaluate(MEASURE))
            browser.close()
        server.should_exit = True
        thread.join(10)
    times.sort()
    return {
        "answers": len(times),
        "click to board p50 (ms)": round(statistics.median(times), 1),
        "click to board p95 (ms)": round(times[int(len(times) * 0.95) - 1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--answers", type=int, default=60)
    chosen = parser.parse_args()
    figures: dict[str, float] = {}
    if not shutil.which("chromium"):
        print("There is no chromium here, so the page was not measured.", file=sys.stderr)
    elif not (ROOT / "src" / "overrun" / "table" / "page" / "index.html").is_file():
        print("The page is not built (make page), so it was not measured.", file=sys.stderr)
    else:
        figures = measured(10 if os.environ.get("OVERRUN_BENCH_QUICK") else chosen.answers)
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:32} {value:>10}")


if __name__ == "__main__":
    main()
