"""Which test covers which statement of the rules.

Tests name statements with `@pytest.mark.rule("R2.3.1-1")`. The ids come from the pages of the
games, the marks from the source of the tests, so nothing has to run. `python -m
tests.coverage_table` says what is wrong; with `--write` it also writes the tables.
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
from tests.rule_pages import DISTANT_PLAIN, GAMES, Pages, Statement

TESTS: Final = Path(__file__).parent
TABLE: Final = "coverage.md"

_CARDS: Final = re.compile(r'"""Cards? (\d+)(?:(,| and| to) (\d+))?')

_PREFACE: Final = """\
# Coverage of the rules

Made by `python -m tests.coverage_table --write` from the marks of the tests; edit those instead.
A statement without a test has its reason in `{}`.
"""


class Mark(NamedTuple):
    """A test that names a statement, a vector or a ruling."""

    id: str
    test: str


class Coverage(NamedTuple):
    """What to compare for a game: the statements, the tests that name them, and the excuses."""

    pages: Pages
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
        page = self.pages.named("rules.md")
        faults = []
        for given in self.excuses:
            if not any(_fits(given, statement) for statement in ids):
                faults.append(f"{given} is excused, but {page} has no such statement")
            elif not any(_fits(given, statement) for statement in untested):
                faults.append(f"{given} is excused, but tests name it")
        return faults


def _fits(given: str, statement: str) -> bool:
    """Whether an excuse is for a statement: `R3` fits `R3.1-1`, but `R3.1-1` not `R3.1-12`."""
    if "-" in given:
        return given == statement
    return statement.startswith((f"{given}.", f"{given}-"))


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


@cache
def marked() -> Mapping[str, Sequence[str]]:
    """Return the tests of each id that tests name."""
    tests: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        file = path.relative_to(TESTS).as_posix()
        for mark in read_marks(path.read_text(encoding="utf-8"), file):
            tests.setdefault(mark.id, []).append(mark.test)
    return tests


def coverage(pages: Pages = DISTANT_PLAIN) -> Coverage:
    """Return the current coverage of the rules of a game."""
    excuses = tomllib.loads(pages.read("uncovered.toml"))
    return Coverage(pages, pages.statements(), marked(), excuses)


def cards_tested() -> tuple[int, ...]:
    """Return the cards that have a test module, or are Capabilities and tested as such."""
    tested = [n for n, card in DECK.items() if card.capability_of is not None]
    for module in sorted((TESTS / "adp" / "events").glob("test_c*.py")):
        if found := _CARDS.match(module.read_text(encoding="utf-8")):
            first, last = int(found[1]), int(found[3] or found[1])
            tested += range(first, last + 1) if found[2] == " to" else (first, last)
    return tuple(dict.fromkeys(sorted(tested)))


def render(now: Coverage) -> str:
    """Return the table of a game: the counts, then each statement with its tests or its reason."""
    chapters: dict[str, list[str]] = {}
    for statement in now.statements:
        chapters.setdefault(statement.chapter, []).append(statement.id)
    counts = [(t, len(ids), sum(i in now.tests for i in ids)) for t, ids in chapters.items()]
    counts.append(("All", sum(c[1] for c in counts), sum(c[2] for c in counts)))
    if now.pages is DISTANT_PLAIN:
        counts.append(("Event cards", len(DECK), len(cards_tested())))
    parts = [
        _PREFACE.format(now.pages.named("uncovered.toml")),
        "| Chapter | Statements | Tested | Not yet |",
        "|---|---|---|---|",
        *(f"| {title} | {every} | {done} | {every - done} |" for title, every, done in counts),
    ]
    for title, ids in chapters.items():
        parts += ["", f"## {title}", "", *(f"- **{i}** {_standing(now, i)}" for i in ids)]
    for title, ids in _named_apart(now.pages):
        named = [f"- **{i}** {_standing(now, i)}" for i in ids if i in now.tests]
        parts += ["", f"## {title} that tests name", "", *(named or ["None yet."])]
    return "\n".join(parts) + "\n"


def _named_apart(pages: Pages) -> Iterator[tuple[str, list[str]]]:
    """Yield what tests name besides statements."""
    yield "Worked examples", pages.vectors()
    yield "Rulings", pages.rulings()


def _standing(now: Coverage, given: str) -> str:
    """Return the tests of an id, or why it has none."""
    if tests := now.tests.get(given):
        return ", ".join(f"`{test}`" for test in tests)
    return f"not yet: {now.reason(given) or 'neither a test nor a reason'}"


def faults_of(now: Coverage, table: str) -> Iterator[str]:
    """Yield what is wrong with the coverage of a game, and with its table if it differs."""
    yield from now.stale()
    if missing := now.missing():
        yield f"{len(missing)} statements without test or reason: {', '.join(missing)}"
    path = now.pages.path(TABLE)
    if not path.exists() or path.read_text(encoding="utf-8") != table:
        yield f"{now.pages.named(TABLE)} is out of date; --write makes it anew"


def main(arguments: Sequence[str]) -> int:
    """Say what is wrong with the coverage; return 0 if nothing is."""
    faults: list[str] = []
    for pages in GAMES:
        now = coverage(pages)
        table = render(now)
        if "--write" in arguments:
            pages.path(TABLE).write_text(table, encoding="utf-8")
        faults += faults_of(now, table)
    sys.stderr.writelines(f"{fault}\n" for fault in faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
