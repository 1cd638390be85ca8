"""Break the code on purpose and see whether the tests notice.

    python tools/mutate.py src/overrun/core --count 60 --seed 1 --tests tests

Takes a sample of small changes (a comparison, a sum, a constant, a condition, a dropped statement), applies
each to a copy of the project in a temporary folder and runs the tests there: first those that ran the changed
line, then all of them. A change that no test notices is a survivor. The working tree is never touched; the
result is printed and kept in `.overrun/mutation.json`. Same code, seed and count give the same sample.
"""

import argparse
import ast
import importlib.util
import itertools
import json
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

RESULT_FILE = Path(".overrun") / "mutation.json"

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the bytes `start:end` of a file become `new`. `lines` are those of its statement."""

    file: str
    line: int
    lines: range
    kind: str
    was: str
    new: str
    start: int
    end: int

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


class _Finder:
    """Walks one module and notes every change worth trying, in reading order."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))
        self.found: list[Mutant] = []
        self.statement: ast.stmt | None = None

    def note(self, node: ast.expr | ast.stmt, new: str, kind: str) -> None:
        assert self.statement is not None
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.line_starts[node.lineno - 1] + node.col_offset
        end = self.line_starts[node.end_lineno - 1] + node.end_col_offset
        was = self.source[start:end].decode()
        lines = range(self.statement.lineno, node.end_lineno + 1)
        self.found.append(Mutant(self.file, node.lineno, lines, kind, was, new, start, end))

    def walk(self, node: ast.AST) -> None:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            return
        if isinstance(node, ast.stmt):
            outer, self.statement = self.statement, node
            self.try_statement(node)
            self.walk_children(node)
            self.statement = outer
            return
        if isinstance(node, ast.expr) and self.statement is not None:
            self.try_expression(node)
        self.walk_children(node)

    def walk_children(self, node: ast.AST) -> None:
        for child in _children(node):
            self.walk(child)

    def try_statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(value=ast.Constant()):
                pass  # a docstring
            case ast.Expr() | ast.Raise() | ast.Delete() | ast.AugAssign():
                self.note(node, "pass", "removed statement")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                self.note(node, "pass", "removed statement")
            case ast.Break() | ast.Continue():
                self.note(node, "pass", "removed statement")
            case ast.Return(value=ast.expr()) if not _is_none(node.value):
                self.note(node, "return None", "returned nothing")
            case ast.If() | ast.While():
                self.note(node.test, f"(not ({ast.unparse(node.test)}))", "turned condition")
        if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            new = ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
            self.note(node, ast.unparse(new), "arithmetic")

    def try_expression(self, node: ast.expr) -> None:
        match node:
            case ast.Compare():
                for number, compared in enumerate(node.ops):
                    ops = list(node.ops)
                    ops[number] = COMPARE[type(compared)]()
                    self.replace(node, ast.Compare(node.left, ops, node.comparators), "comparison")
            case ast.BinOp() if type(node.op) in ARITHMETIC and not (
                _is_text(node.left) or _is_text(node.right)
            ):
                self.replace(
                    node, ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right), "arithmetic"
                )
            case ast.BoolOp():
                op: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
                self.replace(node, ast.BoolOp(op, node.values), "boolean operator")
            case ast.UnaryOp(op=ast.Not()):
                self.replace(node, node.operand, "removed not")
            case ast.UnaryOp(op=ast.USub()):
                self.replace(node, node.operand, "removed minus")
            case ast.IfExp():
                test = ast.UnaryOp(ast.Not(), node.test)
                self.replace(node, ast.IfExp(test, node.body, node.orelse), "turned condition")
            case ast.Constant(value=bool(flag)):
                self.replace(node, ast.Constant(not flag), "constant")
            case ast.Constant(value=int(figure)):
                self.replace(node, ast.Constant(figure + 1), "constant")
            case ast.Constant(value=float(figure)):
                self.replace(node, ast.Constant(figure + 1), "constant")
            case ast.Call(func=ast.Name(id=name)) if name in TWINS:
                new = ast.Call(ast.Name(TWINS[name]), node.args, node.keywords)
                self.replace(node, new, "other function")

    def replace(self, node: ast.expr, new: ast.expr, kind: str) -> None:
        text = ast.unparse(ast.fix_missing_locations(ast.Expression(new)))
        self.note(node, text if isinstance(new, ast.Constant) else f"({text})", kind)


def _is_none(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node whose change is a change of behaviour: no types, decorators or texts."""
    if isinstance(node, ast.JoinedStr):  # wording; before Python 3.12 its parts have no true position either
        return
    skipped = {"annotation", "returns", "decorator_list", "type_params"}
    if isinstance(node, ast.ClassDef):
        skipped |= {"bases", "keywords"}
    for name, value in ast.iter_fields(node):
        if name in skipped:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """Every change the tool knows for one module."""
    finder = _Finder(file, source)
    finder.walk(ast.parse(source))
    return finder.found


def find_mutants(root: Path, modules: list[str]) -> list[Mutant]:
    """All changes in files and folders, in a stable order."""
    files: set[Path] = set()
    for module in modules:
        path = root / module
        if not path.exists():
            raise SystemExit(f"there is no {module}; name files or folders of the project")
        files.update(path.rglob("*.py") if path.is_dir() else [path])
    found: list[Mutant] = []
    for path in sorted(files):
        found += mutants_of(path.relative_to(root).as_posix(), path.read_bytes())
    return found


def sample(root: Path, mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """At most `count` of them, the same ones for the same seed, in reading order."""
    order = list(range(len(mutants)))
    random.Random(seed).shuffle(order)
    real = (number for number in order if _compiles(root, mutants[number]))
    return [mutants[number] for number in sorted(itertools.islice(real, count))]


def _compiles(root: Path, mutant: Mutant) -> bool:
    try:
        compile(mutant.apply((root / mutant.file).read_bytes()), mutant.file, "exec")
    except SyntaxError:
        return False
    return True


class Workshop:
    """A copy of the project in which things may be broken and tests run."""

    def __init__(self, root: Path, place: Path) -> None:
        self.place = place
        names = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=root,
            capture_output=True,
            check=True,
        ).stdout.split(b"\0")
        for name in filter(None, map(os.fsdecode, names)):
            if (root / name).is_file():
                (place / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(root / name, place / name)

    def run_tests(self, arguments: list[str], timeout: float | None = None) -> int | None:
        """The exit code of pytest, or None when the tests did not end in time."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *arguments]
        if importlib.util.find_spec("_hypothesis_pytestplugin"):
            command += ["-p", "_hypothesis_pytestplugin", "--hypothesis-seed=0"]
        environment = os.environ | {
            "PYTHONPATH": str(self.place / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",  # a stale cache would run the code of the mutant before
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "COVERAGE_FILE": str(self.place / ".coverage"),
        }
        process = subprocess.Popen(
            command,
            cwd=self.place,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            self.output = process.communicate(timeout=timeout)[0].decode(errors="replace")
            return process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None

    def tests_by_line(self, modules: list[str], tests: list[str]) -> dict[str, dict[int, set[str]]]:
        """Run the untouched code once: file → line → the tests that ran it. Ends the program if one fails."""
        measured = [f"--cov={self.place / module}" for module in modules]
        code = self.run_tests(["-p", "pytest_cov", *measured, "--cov-context=test", "--cov-report=", *tests])
        if code != 0:
            raise SystemExit(f"the tests must pass before anything is broken:\n{self.output[-3000:]}")
        from coverage import CoverageData

        data = CoverageData(str(self.place / ".coverage"))
        data.read()
        return {
            Path(file).relative_to(self.place).as_posix(): {
                line: {context.partition("|")[0] for context in contexts if context}
                for line, contexts in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }

    def is_caught(self, mutant: Mutant, touching: list[str], tests: list[str], timeout: float) -> bool:
        """Break the copy, ask the tests, mend the copy."""
        path = self.place / mutant.file
        source = path.read_bytes()
        path.write_bytes(mutant.apply(source))
        try:
            if touching:
                chosen = self.place / ".mutant-tests"
                chosen.write_text("\n".join(touching))
                # Exit codes 4 and 5: the chosen tests are not there any more; let the whole suite judge.
                if self.run_tests([f"@{chosen}"], timeout) in {None, 1, 2, 3}:
                    return True
            # A test may depend on the line although another one ran it first (caches): all tests have a say.
            return self.run_tests(tests, timeout) != 0
        finally:
            path.write_bytes(source)


def run(
    root: Path, modules: list[str], tests: list[str], count: int, seed: int, jobs: int
) -> dict[str, object]:
    """Try the sample and return the result as it is written to the result file."""
    everything = find_mutants(root, modules)
    chosen = sample(root, everything, count, seed)
    survivors: list[Mutant] = []
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="overrun-mutate-") as folder:
        workshops: queue.SimpleQueue[Workshop] = queue.SimpleQueue()
        for number in range(jobs):
            workshops.put(Workshop(root, Path(folder).resolve() / str(number)))
        first = workshops.get()
        lines = first.tests_by_line(modules, tests)
        timeout = 20 + 4 * (time.monotonic() - started)
        workshops.put(first)

        def judge(mutant: Mutant) -> bool:
            ran = lines.get(mutant.file, {})
            touching = sorted({test for line in mutant.lines for test in ran.get(line, ())})
            workshop = workshops.get()
            try:
                return workshop.is_caught(mutant, touching, tests, timeout)
            finally:
                workshops.put(workshop)

        with ThreadPoolExecutor(jobs) as pool:
            for number, (mutant, caught) in enumerate(zip(chosen, pool.map(judge, chosen), strict=True), 1):
                mark = "caught  " if caught else "SURVIVED"
                print(f"{number:4}/{len(chosen)} {mark} {_describe(mutant)}", flush=True)
                if not caught:
                    survivors.append(mutant)
    caught_count = len(chosen) - len(survivors)
    return {
        "modules": modules,
        "tests": tests,
        "seed": seed,
        "possible": len(everything),
        "mutants": len(chosen),
        "caught": caught_count,
        "share": round(caught_count / len(chosen), 4) if chosen else None,
        "seconds": round(time.monotonic() - started, 1),
        "survivors": [
            {"file": m.file, "line": m.line, "kind": m.kind, "was": m.was, "became": m.new} for m in survivors
        ],
    }


def _describe(mutant: Mutant) -> str:
    was, new = (" ".join(text.split()) for text in (mutant.was, mutant.new))
    return f"{mutant.file}:{mutant.line} {mutant.kind}: {was[:60]} → {new[:60]}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description="Break the code on purpose and see whether the tests notice."
    )
    parser.add_argument("modules", nargs="+", help="files or folders with the code to break")
    parser.add_argument("--tests", nargs="+", default=["tests"], help="what the tests are (default: tests)")
    parser.add_argument("--count", type=int, default=60, help="how many changes to try (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="which sample to take (default: 1)")
    parser.add_argument("--jobs", type=int, default=2, help="test runs at a time (default: 2)")
    parser.add_argument("--min-share", type=float, default=0.0, help="fail when a smaller share is caught")
    options = parser.parse_args(arguments)
    root = Path.cwd()
    result = run(root, options.modules, options.tests, options.count, options.seed, options.jobs)
    target = root / RESULT_FILE
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if result["share"] is None:
        print("there is nothing to break in these modules")
        return 2
    share = float(str(result["share"]))
    print(
        f"{result['caught']} of {result['mutants']} mutants caught ({share:.1%}); survivors in {RESULT_FILE}"
    )
    return 1 if share < options.min_share else 0


if __name__ == "__main__":
    sys.exit(main())
