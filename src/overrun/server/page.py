"""The page: files that were built into this package, or a word on how to build them."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response
from litestar.datastructures import Headers

from overrun.rooms.problems import Refused
from overrun.words import Words

FOLDER = Path(__file__).parents[1] / "table" / "page"
KEEP = "public, max-age=31536000, immutable"  # built files carry a hash in their names
ASK = "no-cache"


def answer(path: str, headers: Headers, language: str) -> Response[bytes]:
    """A file of the page; any path that is no file is the page itself, which knows its own ways."""
    if path.startswith(("/api/", "/ws/")):
        raise Refused("not-found")
    name = path.strip("/") or "index.html"
    try:
        file = (FOLDER / name).resolve()
        there = file.is_relative_to(FOLDER) and file.is_file()
    except (OSError, ValueError):
        # Longer than a name can be, or with signs in it that no name has.
        raise Refused("not-found") from None
    if not there:
        if "." in name.rpartition("/")[2] and name != "index.html":
            raise Refused("not-found")
        file = FOLDER / "index.html"
    if not file.is_file():
        return _not_built(language)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kept = KEEP if "/assets/" in path else ASK
    if (
        "gzip" in headers.get("accept-encoding", "")
        and (small := file.with_name(file.name + ".gz")).is_file()
    ):
        return Response(
            small.read_bytes(),
            media_type=kind,
            headers={"cache-control": kept, "content-encoding": "gzip", "vary": "accept-encoding"},
        )
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": kept})


def _not_built(language: str) -> Response[bytes]:
    words = Words(language)
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Overrun</title>'
        f"<h1>Overrun</h1><p>{words.text('table-page-missing')}</p><pre>make page</pre>"
        f"<p>{words.text('table-page-text')}</p><pre>overrun play --text</pre></html>"
    )
    return Response(text.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": ASK})
