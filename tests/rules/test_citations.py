"""No citation of a rule may lead nowhere."""

from pathlib import Path

import pytest

from overrun.errors import ContentError
from overrun.rules import load_index
from overrun.rules.citations import Citation, citations_under, cited_in_python, cited_in_toml, dangling

ROOT = Path(__file__).parents[2]
MISSING = "classic.move." + "no-such-rule"


def test_every_citation_in_the_project_resolves() -> None:
    citations = citations_under(ROOT / "src") + citations_under(ROOT / "tests")
    assert len(citations) > 20, "the scan finds the citations of these very tests at least"
    problems = dangling(citations, load_index())
    assert not problems, "\n".join(problems)


def test_a_dangling_citation_in_python_names_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "move.py"
    path.write_text(f'# why\n\nRULES = ("classic.move.extra-action-per-zombie",\n    "{MISSING}")\n')
    (problem,) = dangling(citations_under(tmp_path), load_index())
    assert problem.startswith(f"{path}:4: cites '{MISSING}', which is not in the rule index")


def test_a_dangling_citation_in_content_names_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "classic" / "content" / "skills.toml"
    path.parent.mkdir(parents=True)
    path.write_text(f'[[skill]]\nname = "x"\nrules = [\n  "{MISSING}",\n]\n')
    (problem,) = dangling(citations_under(tmp_path), load_index())
    assert problem.startswith(f"{path}:4: cites '{MISSING}'")


def test_toml_outside_content_is_not_scanned(tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text(f'rule = "{MISSING}"\n')
    assert citations_under(tmp_path) == []


def test_only_whole_strings_are_citations(tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_text(f'"""See {MISSING}."""\nx = "classic/01-city-blocks", "classic.move", "{MISSING}"\n')
    assert cited_in_python(path) == [Citation(MISSING, path, 2)]


def test_one_id_cited_twice_in_a_file_is_found_twice(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(f"a = '{MISSING}'\nb = [{{ c = \"{MISSING}\" }}]\n")
    assert [citation.line for citation in cited_in_toml(path)] == [1, 2]


def test_broken_content_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text("a = ")
    with pytest.raises(ContentError, match=r"a\.toml: this is not TOML"):
        cited_in_toml(path)
