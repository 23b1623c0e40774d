"""Which test covers which statement of the rules.

Tests name statements with `@pytest.mark.rule("R2.3.1-1")`. The ids come from `docs/`, the marks
from the source of the tests, so nothing has to run. `python -m tests.coverage_table` says what is
wrong; with `--write` it also writes `docs/coverage.md`.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from core.adp.events.deck import DECK

TESTS: Final = Path(__file__).parent
DOCS: Final = TESTS.parent / "docs"
TABLE: Final = DOCS / "coverage.md"

_CHAPTER: Final = re.compile(r"# ([1-8SOPM]) \S")
_RULE: Final = re.compile(r"## ([1-8](?:\.\d+)*|[SOPM]\.\d+) \S")
_STATEMENT: Final = re.compile(r"- \*\*(R([1-8](?:\.\d+)*|[SOPM])-\d+)\*\* \S")
_VECTOR: Final = re.compile(r"^\| ((?:TV|D|N)-\S+) \|", re.MULTILINE)
_RULING: Final = re.compile(r"^### (A-\d+) ", re.MULTILINE)

_CARDS: Final = re.compile(r'"""Cards? (\d+)(?:(,| and| to) (\d+))?')

_PREFACE: Final = """\
# Coverage of the rules

Made by `python -m tests.coverage_table --write` from the marks of the tests; edit those instead.
A statement without a test has its reason in `docs/uncovered.toml`.
"""


class Statement(NamedTuple):
    """A numbered statement of `docs/rules.md`, and the heading of its chapter."""

    id: str
    chapter: str


class Mark(NamedTuple):
    """A test that names a statement, a vector or a ruling."""

    id: str
    test: str


class Coverage(NamedTuple):
    """Everything to compare: the statements, the tests that name them, and the excuses."""

    statements: Sequence[Statement]
    tests: Mapping[str, Sequence[str]]
    """The tests of each id that tests name."""

    excuses: Mapping[str, str]
    """Why there is no test yet, by the id of a statement or by the beginning of ids."""

    def untested(self) -> list[str]:
        """Return the statements that no test names."""
        return [s.id for s in self.statements if s.id not in self.tests]

    def reason(self, statement: str) -> str | None:
        """Return why a statement has no test: the most specific excuse that fits it."""
        fitting = [given for given in self.excuses if _fits(given, statement)]
        return self.excuses[max(fitting, key=len)] if fitting else None

    def missing(self) -> list[str]:
        """Return the statements that have neither a test nor a reason."""
        return [statement for statement in self.untested() if self.reason(statement) is None]

    def stale(self) -> list[str]:
        """Return a sentence about each excuse that is not needed."""
        ids = {s.id for s in self.statements}
        untested = self.untested()
        faults = []
        for given in self.excuses:
            if not any(_fits(given, statement) for statement in ids):
                faults.append(f"{given} is excused, but docs/rules.md has no such statement")
            elif not any(_fits(given, statement) for statement in untested):
                faults.append(f"{given} is excused, but tests name it")
        return faults


def _fits(given: str, statement: str) -> bool:
    """Whether an excuse is for a statement: `R3` fits `R3.1-1`, but `R3.1-1` not `R3.1-12`."""
    if "-" in given:
        return given == statement
    return statement.startswith((f"{given}.", f"{given}-"))


def read_statements(rules: str) -> list[Statement]:
    """Return the statements of the rules; raise ValueError at the first malformed line.

    Other programs read the file too, so its form is checked here: after the preface there are only
    chapters, rules, statements, and text indented under a statement.
    """
    found: dict[str, Statement] = {}
    chapter = rule = ""
    for number, line in enumerate(rules.splitlines(), 1):
        if _CHAPTER.match(line):
            chapter, rule = line.removeprefix("# "), ""
        elif not chapter or not line or (rule and line.startswith("  ")):
            continue  # the preface, a blank line, or more of a statement
        elif heading := _RULE.match(line):
            rule = heading[1]
        elif statement := _STATEMENT.match(line):
            if statement[2] != (rule if rule[:1].isdigit() else rule[:1]):
                raise ValueError(f"docs/rules.md:{number}: {statement[1]} is not of rule {rule}")
            if statement[1] in found:
                raise ValueError(f"docs/rules.md:{number}: there is another {statement[1]}")
            found[statement[1]] = Statement(statement[1], chapter)
        else:
            raise ValueError(f"docs/rules.md:{number}: neither heading nor statement: {line}")
    return list(found.values())


def read_marks(source: str, file: str) -> Iterator[Mark]:
    """Return the marks in the source of a test file; raise ValueError at a computed one."""
    return _marks_of(ast.parse(source, file).body, file, (), {})


def _marks_of(
    body: Sequence[ast.stmt],
    where: str,
    inherited: tuple[str, ...],
    names: Mapping[str, tuple[str, ...]],
) -> Iterator[Mark]:
    """Return the marks of a module or class, whose tests share its `pytestmark`."""
    names = _assigned(body, where, {**names, "pytestmark": ()})
    shared = inherited + names["pytestmark"]
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        ids = shared + tuple(i for d in node.decorator_list for i in _ids_in(d, where, names))
        if isinstance(node, ast.ClassDef):
            yield from _marks_of(node.body, f"{where}::{node.name}", ids, names)
        elif node.name.startswith("test"):
            yield from (Mark(i, f"{where}::{node.name}") for i in dict.fromkeys(ids))


def _assigned(
    body: Sequence[ast.stmt], where: str, outside: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """Return the ids in each assigned value: in `pytestmark`, or in a list of `pytest.param`s."""
    found = dict(outside)
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=value):
                found[name] = tuple(_ids_in(value, where, found))
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                found[name] = tuple(_ids_in(value, where, found))
            case _:
                pass
    return found


def _ids_in(
    expression: ast.expr, where: str, names: Mapping[str, tuple[str, ...]]
) -> Iterator[str]:
    """Return the ids that an expression marks, itself or by a name assigned before."""
    for node in ast.walk(expression):
        match node:
            case ast.Name(name):
                yield from names.get(name, ())
            case ast.Call(func=function, args=ids) if ast.unparse(function) == "pytest.mark.rule":
                for given in ids:
                    if not isinstance(given, ast.Constant) or not isinstance(given.value, str):
                        raise ValueError(
                            f"{where}, line {given.lineno}: pytest.mark.rule takes ids as plain"
                            f" strings, not {ast.unparse(given)}"
                        )
                    yield given.value
            case _:
                pass


def _doc(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def vectors() -> list[str]:
    """Return the ids of the worked examples in `docs/vectors.md`."""
    return _VECTOR.findall(_doc("vectors.md"))


def rulings() -> list[str]:
    """Return the ids of the rulings in `docs/rulings.md`."""
    return _RULING.findall(_doc("rulings.md"))


@cache
def known_ids() -> frozenset[str]:
    """Return everything that a test may mark."""
    statements = (statement.id for statement in read_statements(_doc("rules.md")))
    return frozenset((*statements, *vectors(), *rulings()))


def coverage() -> Coverage:
    """Return the current coverage of the rules."""
    tests: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        file = path.relative_to(TESTS).as_posix()
        for mark in read_marks(path.read_text(encoding="utf-8"), file):
            tests.setdefault(mark.id, []).append(mark.test)
    return Coverage(read_statements(_doc("rules.md")), tests, tomllib.loads(_doc("uncovered.toml")))


def cards_tested() -> tuple[int, ...]:
    """Return the cards that have a test module, or are Capabilities and tested as such."""
    tested = [n for n, card in DECK.items() if card.capability_of is not None]
    for module in sorted((TESTS / "adp" / "events").glob("test_c*.py")):
        if found := _CARDS.match(module.read_text(encoding="utf-8")):
            first, last = int(found[1]), int(found[3] or found[1])
            tested += range(first, last + 1) if found[2] == " to" else (first, last)
    return tuple(dict.fromkeys(sorted(tested)))


def render(now: Coverage) -> str:
    """Return `docs/coverage.md`: the counts, then each statement with its tests or its reason."""
    chapters: dict[str, list[str]] = {}
    for statement in now.statements:
        chapters.setdefault(statement.chapter, []).append(statement.id)
    counts = [(t, len(ids), sum(i in now.tests for i in ids)) for t, ids in chapters.items()]
    counts.append(("All", sum(c[1] for c in counts), sum(c[2] for c in counts)))
    counts.append(("Event cards", len(DECK), len(cards_tested())))
    parts = [
        _PREFACE,
        "| Chapter | Statements | Tested | Not yet |",
        "|---|---|---|---|",
        *(f"| {title} | {every} | {done} | {every - done} |" for title, every, done in counts),
    ]
    for title, ids in chapters.items():
        parts += ["", f"## {title}", "", *(f"- **{i}** {_standing(now, i)}" for i in ids)]
    for title, ids in (("Worked examples", vectors()), ("Rulings", rulings())):
        named = [f"- **{i}** {_standing(now, i)}" for i in ids if i in now.tests]
        parts += ["", f"## {title} that tests name", "", *(named or ["None yet."])]
    return "\n".join(parts) + "\n"


def _standing(now: Coverage, given: str) -> str:
    """Return the tests of an id, or why it has none."""
    if tests := now.tests.get(given):
        return ", ".join(f"`{test}`" for test in tests)
    return f"not yet: {now.reason(given) or 'neither a test nor a reason'}"


def main(arguments: Sequence[str]) -> int:
    """Say what is wrong with the coverage; return 0 if nothing is."""
    now = coverage()
    table = render(now)
    if "--write" in arguments:
        TABLE.write_text(table, encoding="utf-8")
    faults = now.stale()
    if missing := now.missing():
        faults.append(f"{len(missing)} statements without test or reason: {', '.join(missing)}")
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != table:
        faults.append("docs/coverage.md is out of date; --write makes it anew")
    sys.stderr.writelines(f"{fault}\n" for fault in faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
