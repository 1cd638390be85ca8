"""The tool that breaks code on purpose."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutate", ROOT / "tools" / "mutate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutate"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


mutate = load()


def changes(source: str) -> list[str]:
    """The code after each change the tool knows."""
    data = source.encode()
    return [mutant.apply(data).decode() for mutant in mutate.mutants_of("m.py", data)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("x = a < b", "x = (a <= b)"),
        ("x = a in b", "x = (a not in b)"),
        ("x = a < b < c", "x = (a < b <= c)"),
        ("x = a + b", "x = (a - b)"),
        ("x = a & b", "x = (a | b)"),
        ("x = a and b", "x = (a or b)"),
        ("x = not a", "x = (a)"),
        ("x = -a", "x = (a)"),
        ("x = 3", "x = 4"),
        ("x = True", "x = False"),
        ("x = min(a, b)", "x = (max(a, b))"),
        ("x = a if b else c", "x = (a if not b else c)"),
        ("x += 1", "x -= 1"),
        ("x += 1", "pass"),
        ("f(x)", "pass"),
        ("s.x = y", "pass"),
        ("if a:\n    f", "if (not (a)):\n    f"),
        ("def f():\n    return x", "def f():\n    return None"),
        ("def f():\n    yield q", "def f():\n    pass"),
        ("raise E", "pass"),
        ("x = 'ä', a < b", "x = 'ä', (a <= b)"),
        ("x = (a\n     < b)", "x = ((a <= b))"),
    ],
)
def test_it_knows_the_change(before: str, after: str) -> None:
    assert after in changes(before)


@pytest.mark.parametrize(
    "source",
    [
        '"""Text."""',
        "x = 'a' + f'{b + 1}'",
        "def f(x: 'A | B') -> C | D: ...",
        "@cache(1)\nclass A(B | C, frozen=True): ...",
        "if TYPE_CHECKING:\n    f()",
        "def f():\n    return None",
        "import a",
    ],
)
def test_it_leaves_words_and_types_alone(source: str) -> None:
    assert changes(source) == []


def test_the_sample_depends_on_the_seed_alone() -> None:
    everything = mutate.find_mutants(ROOT, ["tools/mutate.py"])
    assert len(everything) > 50
    assert mutate.sample(ROOT, everything, 10, seed=1) == mutate.sample(ROOT, everything, 10, seed=1)
    assert mutate.sample(ROOT, everything, 10, seed=1) != mutate.sample(ROOT, everything, 10, seed=2)


def test_the_sample_holds_only_code_that_compiles(tmp_path: Path) -> None:
    (tmp_path / "m.py").write_text("for x in y:\n    break\nelse:\n    f(-1)\n")
    everything = mutate.find_mutants(tmp_path, ["m.py"])
    broken = mutate.Mutant("m.py", 1, range(1, 2), "broken", "for", "four", 0, 3)
    assert mutate.sample(tmp_path, [*everything, broken], 99, seed=1) == everything


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A weakly tested project: nobody asks what happens at exactly 3."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rule.py").write_text("def hits(die):\n    return die > 3\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_rule.py").write_text(
        "from rule import hits\n\n\ndef test_hits():\n    assert hits(6)\n    assert not hits(1)\n"
    )
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
    (tmp_path / ".gitignore").write_text(".overrun/\n")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def test_survivors_are_named_and_the_project_stays_as_it_was(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(project)
    before = {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
    assert mutate.main(["src", "--count", "9", "--jobs", "1"]) == 0
    result = json.loads((project / ".overrun" / "mutation.json").read_text())
    # `return None` is noticed; `die >= 3` and `die > 4` are not.
    assert (result["mutants"], result["caught"], result["share"]) == (3, 1, 0.3333)
    assert [(s["file"], s["line"], s["was"], s["became"]) for s in result["survivors"]] == [
        ("src/rule.py", 2, "die > 3", "(die >= 3)"),
        ("src/rule.py", 2, "3", "4"),
    ]
    assert "1 of 3 mutants caught (33.3%)" in capsys.readouterr().out
    after = {path: path.read_bytes() for path in before}
    assert after == before
    new = {path.name for path in project.rglob("*") if path.is_file() and path not in before}
    assert new == {"mutation.json"}


def test_an_endless_loop_is_caught(project: Path) -> None:
    (project / "src" / "rule.py").write_text(
        "def hits(die):\n    while die < 4:\n        die += 9\n    return die > 9\n"
    )
    (project / "tests" / "test_rule.py").write_text(
        "from rule import hits\n\n\ndef test_hits():\n    assert hits(1)\n"
    )
    place = project.parent / f"{project.name}-copy"
    workshop = mutate.Workshop(project, place)
    (endless,) = (
        m
        for m in mutate.find_mutants(project, ["src"])
        if m.kind == "removed statement" and m.was == "die += 9"
    )
    assert workshop.is_caught(endless, [], ["tests"], timeout=2)


def test_failing_tests_stop_the_run(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / "tests" / "test_rule.py").write_text("def test_it():\n    assert False\n")
    monkeypatch.chdir(project)
    with pytest.raises(SystemExit, match="the tests must pass before anything is broken"):
        mutate.main(["src"])


def test_too_small_a_share_fails(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    assert mutate.main(["src/rule.py", "--jobs", "1", "--min-share", "0.9"]) == 1


def test_an_unknown_module_is_named(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    with pytest.raises(SystemExit, match="there is no nowhere"):
        mutate.main(["nowhere"])
