"""For tests: `@rule("id", …)` says which rules a test proves; the plug-in keeps book of what was proved.

Registered as a pytest plug-in (`pytest_plugins = ["overrun.testing"]`). At the end of a *full* run, also one
spread over processes by pytest-xdist, it writes `.overrun/rule-coverage.json` for `overrun rules --coverage`.
"""

from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

from overrun.errors import OverrunError
from overrun.rules.coverage import COVERAGE_FILE, write_proofs
from overrun.rules.rule_index import RuleIndex, load_index

MAX_RULES = 5
"""A test that claims to prove more than a handful of rules proves none of them well."""

_PROPERTY = "rule"


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of one to five rules; also for `pytest.param(…, marks=rule("id"))`.

    >>> @rule("classic.move.extra-action-per-zombie")
    ... def test_leaving_two_walkers_costs_three_actions(): ...
    """
    problem = _problem(list(ids), load_index())
    if problem:
        raise OverrunError(f"@rule: {problem}")
    return pytest.mark.rule(*ids)


def _problem(ids: list[str], index: RuleIndex) -> str:
    if not 1 <= len(ids) <= MAX_RULES:
        return f"expected one to {MAX_RULES} rule ids, got {len(ids)}; split the test"
    for rule_id in ids:
        if rule_id not in index:
            return f"there is no rule {rule_id!r}{index.suggestion(rule_id)}"
    return ""


def _cited(item: pytest.Item) -> list[str]:
    """The ids on the test, its class and its parameter set, each once."""
    return list(dict.fromkeys(str(rule_id) for mark in item.iter_markers("rule") for rule_id in mark.args))


class _Bookkeeper:
    """Collects what passed. The controller of pytest-xdist gets the reports of all its workers."""

    def __init__(self) -> None:
        self.passed: dict[str, set[str]] = defaultdict(set)
        self.failed: set[str] = set()
        self.all_collected = True
        self.written: Path | None = None

    @pytest.hookimpl
    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.all_collected &= not report.failed

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = [str(value) for name, value in report.user_properties if name == _PROPERTY]
        if report.failed:
            self.failed.update(ids)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            for rule_id in ids:
                self.passed[rule_id].add(report.nodeid)

    @pytest.hookimpl
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        finished = exitstatus in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}
        if finished and self.all_collected and _is_full_run(session):
            # A rule that one test proves and another sees broken is not proved.
            proved = {rule_id: tests for rule_id, tests in self.passed.items() if rule_id not in self.failed}
            self.written = session.config.rootpath / COVERAGE_FILE
            write_proofs(self.written, proved)

    @pytest.hookimpl
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.written:
            proved = self.passed.keys() - self.failed
            terminalreporter.write_line(f"rules proved: {len(proved)}; see overrun rules --coverage")


def _is_full_run(session: pytest.Session) -> bool:
    """Did every test have its chance? A selection must not overwrite the book with a part of it."""
    config = session.config
    selected = ("keyword", "markexpr", "lf", "deselect", "ignore", "ignore_glob", "stepwise", "collectonly")
    if any(config.getoption(name, None) for name in selected):
        return False
    limit = config.getoption("maxfail", 0)
    if limit and session.testsfailed >= limit:
        return False
    everything = {(config.rootpath / path).resolve() for path in config.getini("testpaths")}
    chosen = {(config.invocation_params.dir / argument).resolve() for argument in config.args}
    return chosen in (everything, {config.rootpath})


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the index this test proves, at most five")
    if not hasattr(config, "workerinput"):  # a worker's reports arrive at its controller
        config.pluginmanager.register(_Bookkeeper(), "overrun-rules")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Check all marks, also those written as `pytest.mark.rule`: a wrong one is an error of its file."""
    report = yield
    problems = [
        f"{item.nodeid}: {problem}"
        for item in report.result or ()
        if isinstance(item, pytest.Item) and item.get_closest_marker("rule")
        if (problem := _problem(_cited(item), load_index()))
    ]
    if problems:
        report.outcome = "failed"
        report.longrepr = "\n".join(problems)
        report.result = []
    return report


def pytest_itemcollected(item: pytest.Item) -> None:
    # Properties travel with the reports, from the workers of pytest-xdist to their controller too.
    item.user_properties += [(_PROPERTY, rule_id) for rule_id in _cited(item)]
