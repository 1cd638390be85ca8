"""The `@rule` mark and the book of proofs, in small projects of their own."""

import json
from pathlib import Path

import pytest

from overrun.errors import OverrunError
from overrun.testing import rule

MOVE = "classic.move.extra-action-per-zombie"
DOORS = "classic.m07.dual-doors"
BUNKER = "classic.m08.bunker"
MISSING = "classic.move." + "no-such-rule"
SIX = [
    "classic.m07.dual-doors",
    "classic.m07.initial-walkers",
    "classic.m07.permanent-noise",
    "classic.m07.zombie-escapes",
    "classic.m07.win",
    "classic.m08.bunker",
]

TESTS = f"""
    import pytest
    from overrun.testing import rule

    @rule("{MOVE}")
    def test_passes(): pass

    @rule("{DOORS}")
    def test_fails(): assert False

    @rule("{BUNKER}")
    @pytest.mark.skip
    def test_is_skipped(): pass
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # a second saved in every inner run
    pytester.makeini("[pytest]\ntestpaths = tests\naddopts = --strict-markers -p no:cacheprovider\n")
    pytester.mkdir("tests")
    pytester.path.joinpath("tests", "conftest.py").write_text('pytest_plugins = ["overrun.testing"]\n')
    return pytester


def write(project: pytest.Pytester, text: str, name: str = "test_it.py") -> None:
    project.makepyfile(**{name.removesuffix(".py"): text}).rename(project.path / "tests" / name)


def proved(project: pytest.Pytester) -> dict[str, list[str]] | None:
    path: Path = project.path / ".overrun" / "rule-coverage.json"
    return json.loads(path.read_text())["proved"] if path.exists() else None


def test_the_mark_refuses_six_ids() -> None:
    rule(*SIX[:5])
    with pytest.raises(OverrunError, match="one to 5 rule ids, got 6"):
        rule(*SIX)


def test_the_mark_refuses_no_id() -> None:
    with pytest.raises(OverrunError, match="got 0"):
        rule()


def test_the_mark_refuses_an_unknown_id() -> None:
    with pytest.raises(OverrunError, match=f"there is no rule '{MISSING}'"):
        rule(MISSING)


def test_a_full_run_writes_what_passed(project: pytest.Pytester) -> None:
    write(project, TESTS)
    result = project.runpytest()
    result.assert_outcomes(passed=1, failed=1, skipped=1)
    assert proved(project) == {MOVE: ["tests/test_it.py::test_passes"]}
    result.stdout.fnmatch_lines(["rules proved: 1; see overrun rules --coverage"])


def test_the_processes_of_xdist_report_to_one_book(project: pytest.Pytester) -> None:
    write(project, TESTS)
    write(project, f"from overrun.testing import rule\n@rule('{BUNKER}')\ndef test_b(): pass", "test_b.py")
    project.runpytest_subprocess("-p", "xdist", "-n", "2").assert_outcomes(passed=2, failed=1, skipped=1)
    assert proved(project) == {
        BUNKER: ["tests/test_b.py::test_b"],
        MOVE: ["tests/test_it.py::test_passes"],
    }


@pytest.mark.parametrize(
    "arguments",
    [
        ["-k", "passes"],
        ["-m", "rule"],
        ["tests/test_it.py"],
        ["tests/test_it.py::test_passes"],
        ["--deselect", "tests/test_it.py::test_fails"],
        ["--ignore", "tests/test_other.py"],
        ["-x"],
        ["--collect-only"],
    ],
)
def test_a_part_of_the_tests_leaves_the_book_alone(project: pytest.Pytester, arguments: list[str]) -> None:
    write(project, TESTS)
    project.runpytest(*arguments)
    assert proved(project) is None


def test_naming_the_whole_test_folder_is_a_full_run(project: pytest.Pytester) -> None:
    write(project, TESTS)
    project.runpytest("tests")
    assert proved(project)


def test_a_failing_test_takes_the_proof_away(project: pytest.Pytester) -> None:
    write(
        project,
        f"""
        import pytest
        from overrun.testing import rule

        @rule("{MOVE}")
        @pytest.mark.parametrize("n", [1, 2])
        def test_half(n): assert n == 1

        @rule("{DOORS}")
        def test_good(): pass
        """,
    )
    project.runpytest()
    assert list(proved(project) or {}) == [DOORS]


def test_a_failing_teardown_proves_nothing(project: pytest.Pytester) -> None:
    write(
        project,
        f"""
        import pytest
        from overrun.testing import rule

        @pytest.fixture
        def broken():
            yield
            assert False

        @rule("{MOVE}")
        def test_it(broken): pass
        """,
    )
    project.runpytest()
    assert proved(project) == {}


def test_an_expected_failure_proves_nothing(project: pytest.Pytester) -> None:
    write(
        project,
        f"""
        import pytest
        from overrun.testing import rule

        @rule("{MOVE}")
        @pytest.mark.xfail
        def test_it(): assert False

        @rule("{DOORS}")
        @pytest.mark.xfail(strict=False)
        def test_surprise(): pass
        """,
    )
    project.runpytest()
    assert proved(project) == {}


def test_each_parameter_set_proves_its_own_rule(project: pytest.Pytester) -> None:
    write(
        project,
        f"""
        import pytest
        from overrun.testing import rule

        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=rule("{MOVE}")),
            pytest.param(2, marks=rule("{DOORS}")),
        ])
        def test_it(n): assert n == 1
        """,
    )
    project.runpytest()
    assert list(proved(project) or {}) == [MOVE]


def test_an_unknown_id_is_a_collection_error(project: pytest.Pytester) -> None:
    write(project, f"from overrun.testing import rule\n@rule('{MISSING}')\ndef test_it(): pass")
    result = project.runpytest()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([f"*there is no rule '{MISSING}'*"])
    assert proved(project) is None


@pytest.mark.parametrize("ids", [[MISSING], SIX])
def test_a_bare_mark_is_checked_as_well(project: pytest.Pytester, ids: list[str]) -> None:
    write(project, f"import pytest\n@pytest.mark.rule(*{ids!r})\ndef test_it(): pass")
    result = project.runpytest()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["tests/test_it.py::test_it: *"])


def test_a_wrong_bare_mark_is_reported_by_xdist_too(project: pytest.Pytester) -> None:
    write(project, f"import pytest\n@pytest.mark.rule('{MISSING}')\ndef test_it(): pass")
    result = project.runpytest_subprocess("-p", "xdist", "-n", "1")
    result.stdout.fnmatch_lines([f"tests/test_it.py::test_it: there is no rule '{MISSING}'*"])
    assert "INTERNALERROR" not in result.stdout.str()
    assert result.ret != 0
    assert proved(project) is None


def test_marks_of_a_class_count_towards_the_five(project: pytest.Pytester) -> None:
    write(
        project,
        f"""
        from overrun.testing import rule

        @rule(*{SIX[:3]!r})
        class TestIt:
            @rule(*{SIX[3:]!r})
            def test_it(self): pass
        """,
    )
    result = project.runpytest()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*one to 5 rule ids, got 6*"])
