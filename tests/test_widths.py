"""Text is measured in cells, only by `look/cells.py`: no other module measures, cuts or pads it.

A letter may take two cells, so `len`, slices, `ljust`, `:<12` and `textwrap` are wrong for anything
that a person reads. Annotations show what is text: parameters, fields and functions that are `str`
anywhere in the program, and what is made from them. A module passes by using
`adp_tui.look.cells`. Things that are really counted in characters, such as keys, are listed below.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("adp_tui", "saves", "core")
PROGRAM: Final = ROOT / "adp_tui"
COUNTS: Final = "look/cells.py"
"""The module that measures text."""

NOT_SHOWN: Final = {
    "agent": "speaks JSON",
    "bench/terminal.py": "reads bytes",
    "config": "reads files",
    "entry": "reads the command line",
    "terminal": "reads and cleans bytes",
}
"""Modules that paint nothing, and why."""

CHARACTERS: Final = frozenset(
    ("key", "letter", "digit", "typed", "character", "prompt", "number", "wanted")
)
"""Names for typed input: keys and digits come and are deleted one by one."""

PADDING: Final = frozenset(("ljust", "rjust", "center", "expandtabs"))
TEXT_METHODS: Final = frozenset(
    (
        *("strip", "lstrip", "rstrip", "join", "format", "replace", "translate", "removeprefix"),
        *("removesuffix", "upper", "lower", "title", "capitalize", "casefold"),
    )
)
"""Methods that return a text."""

ONE_LETTER: Final = "it is about one letter, however wide"
EXCUSED: Final[dict[str, dict[str, str]]] = {
    "texts/words.py": dict.fromkeys(("text[:1]", "text[1:]", "word[:1]"), ONE_LETTER),
    "newgame/form.py": {"self.name[:-1]": ONE_LETTER},
    "games/adp/own_deck/reading.py": {"len(text)": "it limits the size of a file"},
}
"""Expressions that do not measure cells, by module, each with its reason."""


@cache
def annotated_texts() -> frozenset[str]:
    """Return the names of fields, properties and functions that are always text."""
    texts: set[str] = set()
    others: set[str] = set()
    for path in chain.from_iterable((ROOT / name).rglob("*.py") for name in PACKAGES):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.FunctionDef(name, returns=ast.expr() as kind):
                    (texts if is_str(kind) else others).add(name)
                case ast.AnnAssign(ast.Name(name) | ast.Attribute(attr=name), kind, value):
                    text = is_str(kind) or is_written(value)
                    (texts if text else others).add(name)
                case ast.Assign([ast.Name(name)], value) if is_written(value):
                    texts.add(name)
                case _:
                    pass
    return frozenset(texts - others)


def is_written(value: ast.expr | None) -> bool:
    """Whether a value is a string literal."""
    return isinstance(value, ast.JoinedStr) or (
        isinstance(value, ast.Constant) and isinstance(value.value, str)
    )


class Finder(ast.NodeVisitor):
    """Finds code that measures, cuts or pads text in a module."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self._known: list[set[str]] = [set()]
        """The names of texts in each enclosing function."""

        self._said: set[str] = set()
        """Modules of texts, and functions from them."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Learn which parameters are texts."""
        arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
        texts = {one.arg for one in arguments if one.annotation and is_str(one.annotation)}
        others = {one.arg for one in arguments} - texts
        self._known.append((self._known[-1] | texts) - others)
        self.generic_visit(node)
        self._known.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        """Learn which names are assigned texts."""
        self.generic_visit(node)
        for target in node.targets:
            self._learn(target, node.value)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        """Learn which names are assigned texts inside expressions."""
        self.generic_visit(node)
        self._learn(node.target, node.value)

    def visit_For(self, node: ast.For) -> None:
        """Learn that runs consist of a text and a look."""
        self._learn_runs(node.target)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """Learn the same in a comprehension."""
        self._learn_runs(node.target)
        self.generic_visit(node)

    def generic_visit(self, node: ast.AST) -> None:
        """Visit generators before the elements made from them."""
        for generator in getattr(node, "generators", ()):
            self.visit(generator)
        super().generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Find `len` of a text, and padding."""
        match node.func:
            case ast.Name("len") if self._is_text(node.args[0]):
                self._find(node)
            case ast.Attribute(_, name) if name in PADDING:
                self._find(node)
            case _:
                pass
        if any(isinstance(one, ast.Name) and one.id == "len" for one in node.args):
            self._find(node)  # map(len, texts)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """Find slices of a text."""
        if isinstance(node.slice, ast.Slice) and self._is_text(node.value):
            self._find(node)
        self.generic_visit(node)

    def visit_FormattedValue(self, node: ast.FormattedValue) -> None:
        """Find padding to a width; signs and decimals of numbers do not count."""
        if node.format_spec is not None:
            spec = ast.unparse(node.format_spec).removeprefix("f").strip("'\"")
            if spec.lstrip("+") not in ("", "02") and not spec.startswith((".", "+.")):
                self._find(node)
        self.generic_visit(node.value)

    def visit_Import(self, node: ast.Import) -> None:
        """Find the module that wraps by characters."""
        if any(one.name == "textwrap" for one in node.names):
            self._find(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Find imports from the module that wraps by characters; learn the names from texts."""
        if node.module == "textwrap":
            self._find(node)
        if ".texts" in (node.module or ""):
            names = (one.asname or one.name for one in node.names)
            self._said |= {name for name in names if name.islower()}

    def _find(self, node: ast.expr | ast.stmt) -> None:
        self.found.append((node.lineno, ast.unparse(node)))

    def _learn(self, target: ast.expr, value: ast.expr) -> None:
        match target, value:
            case ast.Name(name), _:
                (self._known[-1].add if self._is_text(value) else self._known[-1].discard)(name)
            case ast.Tuple(targets), ast.Tuple(values) if len(targets) == len(values):
                for one, other in zip(targets, values, strict=True):
                    self._learn(one, other)
            case ast.Tuple(targets), ast.Call(ast.Attribute(_, "partition" | "rpartition")):
                self._known[-1] |= {one.id for one in targets if isinstance(one, ast.Name)}
            case _:
                pass

    def _learn_runs(self, target: ast.expr) -> None:
        for node in ast.walk(target):
            if isinstance(node, ast.Name) and node.id == "text":
                self._known[-1].add(node.id)

    def _is_text(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name | ast.Attribute) and called(node) in CHARACTERS:
            return False
        match node:
            case ast.Constant(value):
                return isinstance(value, str)
            case ast.JoinedStr():
                return True
            case ast.Name(name):
                return name in self._known[-1] or (name.isupper() and name in annotated_texts())
            case ast.Attribute(_, name):
                return name in annotated_texts()
            case ast.Call(ast.Name("str")):
                return True
            case ast.Call(ast.Name(name) | ast.Attribute(ast.Name(name))) if name in self._said:
                return True
            case ast.Call(ast.Name(name)):
                return name in annotated_texts()
            case ast.Call(ast.Attribute(_, name)):
                return name in TEXT_METHODS or name in annotated_texts()
            case ast.BinOp(left, ast.Add() | ast.Mult(), right):
                return self._is_text(left) or self._is_text(right)
            case ast.IfExp(_, one, other):
                return self._is_text(one) or self._is_text(other)
            case ast.BoolOp(_, values):
                return any(map(self._is_text, values))
            case ast.Subscript(value, ast.Slice()):
                return self._is_text(value)
            case ast.NamedExpr(_, value):
                return self._is_text(value)
            case _:
                return False


def called(node: ast.Name | ast.Attribute) -> str:
    """Return the last name of an expression."""
    return (node.id if isinstance(node, ast.Name) else node.attr).strip("_")


def is_str(annotation: ast.expr) -> bool:
    """Whether an annotation says that something is a text."""
    return ast.unparse(annotation) in ("str", "str | None")


def counted(source: str) -> Iterator[tuple[int, str]]:
    """Return code that measures, cuts or pads text in a module, with the lines."""
    finder = Finder()
    finder.visit(ast.parse(source))
    return iter(finder.found)


def shown(name: str) -> bool:
    """Whether a module makes text for people."""
    return name != COUNTS and not name.startswith(tuple(NOT_SHOWN))


def test_no_other_module_counts_text() -> None:
    found = {
        name: rest
        for path in sorted(PROGRAM.rglob("*.py"))
        if shown(name := path.relative_to(PROGRAM).as_posix())
        and (
            rest := [
                (line, text)
                for line, text in counted(path.read_text(encoding="utf-8"))
                if text not in EXCUSED.get(name, {})
            ]
        )
    }

    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "def f(text: str) -> int: return len(text)",
        "def f(text: str, room: int) -> str: return text[:room]",
        "def f(label: str | None) -> None: print(len(label or ''))",
        "name = f'{a} {b}'\nwide = len(name)",
        "told, _, rest = text.partition(' ')\nwide = len(rest)",
        "if (shown := ' '.join(words)):\n    wide = len(shown)",
        "wide = sum(len(text) for text, look in row)",
        "for text, look in row:\n    wide = len(text)",
        "wide = max(map(len, names))",
        "short = plain(row)[:8]",
        "wide = len(choice.label)",
        "from adp_tui.games.adp.texts.names import called\nshort = called(box)[:5]",
        "from adp_tui.texts import bar as texts\nwide = len(texts.solo(a, b))",
        "from adp_tui.texts.words import CUT\nwide = len(CUT)",
        "row = name.ljust(12)",
        "row = f'{name:<12}'",
        "row = f'{name:>{wide}}'",
        "row = f'{number:>4}'",
        "row = f'{blank:9}'",
        "import textwrap",
        "from textwrap import fill",
    ],
)
def test_code_that_measures_text_is_found(source: str) -> None:
    assert list(counted(source)) != []


@pytest.mark.parametrize(
    "source",
    [
        "def f(rows: list[str]) -> int: return len(rows)",
        "def f(rows: list[str], room: int) -> list[str]: return rows[:room]",
        "def f(key: str) -> bool: return len(key) == 1",
        "typed = typed[:-1]",
        "row = f'{margin:+} {share:.2f} {seconds:02}'",
        "wide = cells_of(text)",
        "places = len(choices.rows)",
    ],
)
def test_lists_keys_and_figures_are_left_alone(source: str) -> None:
    assert list(counted(source)) == []


def test_every_excuse_is_needed() -> None:
    for name, expressions in EXCUSED.items():
        found = {text for _, text in counted((PROGRAM / name).read_text(encoding="utf-8"))}
        assert set(expressions) <= found
