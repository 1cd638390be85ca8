"""The rule index as pages."""

import posixpath
import re
import sys
from pathlib import Path

import pytest

from overrun.rules import load_index

ROOT = Path(__file__).parents[2]
ANCHOR = re.compile(r"\{ #(\S+) \}$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#]*)#?([^)]*)\)")


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        import rule_pages
    finally:
        sys.path.pop(0)
    return rule_pages.pages(load_index())


def test_every_id_has_exactly_one_anchor(pages: dict[str, str]) -> None:
    anchors = [anchor for page in pages.values() for anchor in ANCHOR.findall(page)]
    assert sorted(anchors) == sorted(entry.id for entry in load_index())


def test_every_link_leads_to_a_page_and_an_anchor(pages: dict[str, str]) -> None:
    anchors = {path: set(ANCHOR.findall(page)) for path, page in pages.items()}
    count = 0
    for path, page in pages.items():
        for target, anchor in LINK.findall(page):
            found = posixpath.normpath(posixpath.join(posixpath.dirname(path), target)) if target else path
            assert found in pages, (path, target)
            assert not anchor or anchor in anchors[found], (path, anchor)
            count += 1
    assert count > 300


def test_every_page_is_in_the_navigation(pages: dict[str, str]) -> None:
    navigation = (ROOT / "mkdocs.yml").read_text()
    assert [path for path in pages if f": rules/{path}\n" not in navigation] == []


def test_text_is_not_taken_for_markup(pages: dict[str, str]) -> None:
    assert r"+1 Damage: \[Type\]" in pages["classic/skills.md"]
