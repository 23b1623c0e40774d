"""Modules of `texts` contain words and no decisions, so that translators copy only words.

A module of `texts` has constants, tables and functions that return a sentence from its parts. A
function is a docstring, optionally a named part of the sentence, and one `return`. It may have one
condition, for singular and plural for instance. It has no loops, calculates nothing and knows no
position: the caller passes what the sentence needs. Tables are written out. It may import other
texts and the names of things. The grammar of the language, which other texts share, is in
`texts/words.py`: plurals, lists, capitals.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PROGRAM: Final = ROOT / "adp_tui"
HELPS: Final = ("texts/words.py",)
"""The grammar of a language."""

GOES_THROUGH: Final = (
    *(ast.For, ast.While, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
    *(ast.Try, ast.With, ast.Match, ast.Await, ast.Yield, ast.YieldFrom),
)
RECKONS: Final = frozenset(
    (
        *("sorted", "reversed", "sum", "min", "max", "len", "int", "round", "range", "zip", "map"),
        *("filter", "enumerate", "any", "all", "next", "iter", "isinstance", "getattr"),
    )
)
CONDITIONS: Final = (ast.If, ast.IfExp, ast.BoolOp)
NAMES_ONLY: Final = frozenset(
    (
        *("__future__", "typing", "collections.abc"),
        *("core.adp.model.ids", "core.adp.model.facts"),
    )
)
"""Modules that texts may import names of things from."""

NAMED: Final = frozenset(
    (("core.adp.model.atlas", "Terrain"), ("core.adp.model.options", "Edition"))
)
"""Single names from other modules."""


def logic_in(source: str) -> Iterator[tuple[int, str]]:
    """Return what a module of texts does besides containing words, with the lines."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module, names):
                named = {(module, one.name) for one in names}
                if not (is_texts(module or "") or module in NAMES_ONLY or named <= NAMED):
                    yield node.lineno, f"imports {module}"
            case ast.Import():
                yield node.lineno, ast.unparse(node)
            case ast.FunctionDef(name, _, [*body]):
                yield from _function(name, body)
            case ast.Lambda(body=body):
                yield from _sentence(f"line {node.lineno}", body)
            case _ if isinstance(node, GOES_THROUGH):
                yield node.lineno, f"goes through something: {ast.unparse(node)}"
            case _:
                pass


def is_texts(module: str) -> bool:
    """Whether a module is one of texts."""
    return ".texts" in module and module.startswith("adp_tui.")


def _function(name: str, body: list[ast.stmt]) -> Iterator[tuple[int, str]]:
    """Return what a function does besides returning a sentence."""
    *parts, last = [node for node in body if not is_docstring(node)]
    if not isinstance(last, ast.Return) or not all(isinstance(one, ast.Assign) for one in parts):
        yield body[0].lineno, f"{name} does more than return a sentence"
    yield from _sentence(name, *parts, last)


def _sentence(name: str, *nodes: ast.AST) -> Iterator[tuple[int, str]]:
    inside = [one for node in nodes for one in ast.walk(node)]
    conditions = [one for one in inside if isinstance(one, CONDITIONS)]
    if len(conditions) > 1:
        yield conditions[1].lineno, f"{name} has several conditions"
    for one in inside:
        match one:
            case ast.Call(ast.Name(called)) if called in RECKONS:
                yield one.lineno, f"{name} reckons: {ast.unparse(one)}"
            case ast.BinOp(left, ast.Add(), right) if is_words(left) or is_words(right):
                pass
            case ast.BinOp():
                yield one.lineno, f"{name} reckons: {ast.unparse(one)}"
            case _:
                pass


def is_docstring(node: ast.stmt) -> bool:
    """Whether a statement is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_words(node: ast.expr) -> bool:
    """Whether an expression is written words, optionally with a condition."""
    match node:
        case ast.IfExp(_, one, other):
            return is_words(one) or is_words(other)
        case ast.Constant(value):
            return isinstance(value, str)
        case ast.BinOp(left, ast.Add(), right):
            return is_words(left) or is_words(right)
        case _:
            return isinstance(node, ast.JoinedStr)


def modules() -> Iterator[tuple[str, str]]:
    """Return every module of texts: its name and its source."""
    for path in sorted(PROGRAM.rglob("*.py")):
        name = path.relative_to(PROGRAM).as_posix()
        if "texts" in path.parts and name not in HELPS:
            yield name, path.read_text(encoding="utf-8")


def test_texts_say_things_and_decide_nothing() -> None:
    found = {name: logic for name, source in modules() if (logic := list(logic_in(source)))}

    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "LETTERS = {side: side[0] for side in SIDES}",
        "def told(names: list[str]) -> str:\n    return ', '.join(name for name in names)",
        "def f(n: int) -> str:\n    if n == 1:\n        return 'one'\n    return 'many'",
        "def f(a: str, b: str) -> str:\n    return f\"{a or 'x'} {b or 'y'}\"",
        "def f(a: int, b: int) -> str:\n    return f'{a + b} in all'",
        "def f(names: list[str]) -> str:\n    return f'{len(names)} names'",
        "def f(board: Board) -> str:\n    board.go()\n    return 'gone'",
        "SAY = lambda names: max(names)",
        "import textwrap",
        "from core.adp.model.board import Board",
        "from core.adp.model.atlas import ATLAS",
        "from adp_tui.presenter.words import Words",
    ],
)
def test_decisions_in_texts_are_found(source: str) -> None:
    assert list(logic_in(source)) != []


@pytest.mark.parametrize(
    "source",
    [
        "NAMES = {'a': 'A', 'b': 'B'}",
        "from core.adp.model.ids import Faction\nfrom core.adp.model.atlas import Terrain",
        "from adp_tui.texts.words import counted",
        "def f(n: int) -> str:\n    return f'{n} piece' if n == 1 else f'{n} pieces'",
        "def f(n: int) -> str:\n    end = ' left' if n else ''\n    return f'{n}{end}'",
        "def f(card: int) -> str:\n    return 'Card ' + TITLES[card]",
    ],
)
def test_words_are_left_alone(source: str) -> None:
    assert list(logic_in(source)) == []


def test_every_module_of_texts_is_checked() -> None:
    assert len(list(modules())) > 40
