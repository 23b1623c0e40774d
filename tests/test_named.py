"""Names for people are written in `texts`, not derived from the words of the rules.

A word of the rules with a capital reads well in English and in no other language, so everything
with a name has it in `texts`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

PROGRAM: Final = Path(__file__).parents[1] / "adp_tui"
CASES: Final = frozenset(("title", "capitalize", "swapcase"))
JOINTS: Final = frozenset("-_.")
"""The characters between the parts of the rules' words."""

PLAINLY: Final = frozenset(("spaced", "initial"))
"""Functions that make names for games that have none."""

EXCUSED: Final = {
    "texts/words.py": "where a game without words gets its names",
    "presenter/words.py": "the plain defaults of a game without words",
    "presenter/form.py": "the same",
    "play/choices.py": "it compares with typed text, and shows none of it",
    "play/finder.py": "the same",
    "games/adp/map/space_grid.py": "the same",
}
"""Modules that may do so, and why."""


def made_in(source: str) -> Iterator[tuple[int, str]]:
    """Return where a module derives words from others, with the lines."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(ast.Attribute(_, name), []) if name in CASES:
                yield node.lineno, ast.unparse(node)
            case ast.Call(ast.Attribute(ast.Subscript(_, ast.Constant() | ast.Slice()), "upper")):
                yield node.lineno, ast.unparse(node)
            case ast.Call(ast.Attribute(_, "replace"), [ast.Constant(joint), ast.Constant(" ")]):
                if joint in JOINTS:
                    yield node.lineno, ast.unparse(node)
            case ast.Call(ast.Attribute(_, "capwords") | ast.Name("capwords")):
                yield node.lineno, ast.unparse(node)
            case ast.Call(ast.Name(name)) if name in PLAINLY:
                yield node.lineno, ast.unparse(node)
            case _:
                pass


def test_no_words_are_made_from_the_words_of_the_rules() -> None:
    found = {
        name: made
        for path in sorted(PROGRAM.rglob("*.py"))
        if (name := path.relative_to(PROGRAM).as_posix()) not in EXCUSED
        and (made := list(made_in(path.read_text(encoding="utf-8"))))
    }

    assert found == {}


@pytest.mark.parametrize("name", EXCUSED)
def test_every_excuse_is_needed(name: str) -> None:
    assert list(made_in((PROGRAM / name).read_text(encoding="utf-8"))) != []


@pytest.mark.parametrize(
    "source",
    [
        "name = side.title()",
        "name = side.value.capitalize()",
        "letter = faction[0].upper()",
        "letter = side[:1].upper()",
        "name = word.replace('-', ' ')",
        "name = word.replace('_', ' ').lower()",
        "name = capwords(word)",
        "name = spaced(word)",
    ],
)
def test_such_words_are_found(source: str) -> None:
    assert list(made_in(source)) != []


@pytest.mark.parametrize(
    "source",
    ["name = NAMES[side].upper()", "title = screen.title", "file = name.replace(' ', '-')"],
)
def test_names_are_left_alone(source: str) -> None:
    assert list(made_in(source)) == []
