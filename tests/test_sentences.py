"""Everything people read is written in `texts`, the program's or a game's, and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.errors import StyleSyntaxError
from rich.style import Style

PROGRAM = Path(__file__).parents[1] / "adp_tui"

NO_SENTENCES = {
    "Box[Any, Any]": "a type",
    "adp {}": "the name and the version of the program",
    "adp: {}": "the name of the program before its messages, as usual on a command line",
    "{} on {}": "a composed style",
    "## Words": "a heading in docs/rules.md",
}
"""Strings that look like words for people but are not, and why; `{}` marks a filled gap."""

FILLED = "{}"
WORDS = re.compile(r"(?:[^\W\d_]+|\{\})\W*\s\W*(?:[^\W\d_]|\{\})")
"""Two words with a blank between them; a filled gap may be one of them."""

OWN_WORD = re.compile(r"[^\W\d_]{2,}")
LABEL = re.compile(r"\W*[A-Z][a-z]{2,}\W*")
"""A single word with a capital: ids are lower case, and names of the system are upper case."""

PATTERN = re.compile(r"\(\.[*+]|\\[$wd]")
"""Only patterns contain this: they are for reading other texts."""

NOT_SHOWN = ("CSS", "DEFAULT_CSS", "__all__")
"""Names whose values are for Textual and for Python."""


def texts_in(source: str) -> Iterator[tuple[int, str]]:
    """Return every string of a module with its line, without docstrings and style sheets."""
    tree = ast.parse(source)
    hidden: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(ast.Constant() as docstring):
                hidden.add(docstring)
            case ast.AnnAssign(ast.Name(name), _, ast.expr() as value) if name in NOT_SHOWN:
                hidden |= set(ast.walk(value))
            case ast.Assign([ast.Name(name)], value) if name in NOT_SHOWN:
                hidden |= set(ast.walk(value))
            case ast.JoinedStr(parts):
                hidden |= set(parts)
                yield node.lineno, "".join(map(part_text, parts))
            case _:
                pass
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in hidden:
            yield node.lineno, node.value


def part_text(part: ast.expr) -> str:
    """Return a part of an f-string."""
    return str(part.value) if isinstance(part, ast.Constant) else FILLED


def is_for_people(text: str) -> bool:
    """Whether a text looks like words for a person."""
    text = text.strip()
    if text in NO_SENTENCES or PATTERN.search(text) or is_style(text) or is_program(text):
        return False
    words = WORDS.search(text) and OWN_WORD.search(text)
    return bool(words or LABEL.fullmatch(text))


def is_style(text: str) -> bool:
    """Whether a text is a style: `bold white on blue`."""
    try:
        Style.parse(text)
    except StyleSyntaxError:
        return False
    return True


def is_program(text: str) -> bool:
    """Whether a text is Python that begins with an import."""
    try:
        return isinstance(ast.parse(text).body[0], ast.Import | ast.ImportFrom)
    except (SyntaxError, IndexError):
        return False


def sentences_in(source: str) -> list[str]:
    return [f"line {line}: {text}" for line, text in texts_in(source) if is_for_people(text)]


def test_all_that_people_read_is_written_in_texts() -> None:
    found = {
        name: sentences
        for path in PROGRAM.rglob("*.py")
        if "texts" not in path.parts
        and (name := path.relative_to(PROGRAM).as_posix())
        and (sentences := sentences_in(path.read_text(encoding="utf-8")))
    }

    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        'say("there is nothing to undo")',
        'say("a bot")',
        'say(f"{count} spaces")',
        'say(f"{count} of {total}")',
        """raise GameError(f"'{word}' is among the options")""",
        'NAMES = {"air-lift": "Air Lift"}',
        'heading = ("Troops", "Police")',
        'label = " Resources "',
    ],
)
def test_words_for_people_are_found(source: str) -> None:
    assert sentences_in(source) != []


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring is for whoever reads the code."""',
        'def f() -> None:\n    """Do as it says."""',
        'x = "air-lift"\n"""What it is."""',
        'option = "taliban-underground"',
        'name = f"{folder}/{file}.adp"',
        'row = f"{name} {number}"',
        'look = "bold #12161c on #e0962b"',
        'DEFAULT_CSS = "Lines { width: 1fr; height: 1fr; }"',
        'DEFAULT_CSS: ClassVar[str] = "Page { align: left top; }"',
        '__all__ = ("Controller", "View")',
        "pattern = r\"argument COMMAND: invalid choice: '(.*?)'\"",
        'program = "import sys; sys.exit(0)"',
        'home = environment["ADP_HOME"]',
    ],
)
def test_ids_patterns_looks_and_docstrings_are_left_alone(source: str) -> None:
    assert sentences_in(source) == []
