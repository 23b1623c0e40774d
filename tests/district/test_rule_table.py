"""The table that leads from the number of a rule to its modules (`core/district/rules`)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import core.district.rules

ROOT: Final = Path(__file__).parents[2]
GAME: Final = ROOT / "core" / "district"

LETTERS: Final = frozenset("MDB")
"""Chapters that have one row for all of their sections. Chapter S is about the kernel."""

_ROW: Final = re.compile(
    r"^    (\d+(?:\.\d+)?|[MDB]) +\S.*?  +(\S.*(?:\n {20,}\S.*)*)$", re.MULTILINE
)
_HEADING: Final = re.compile(r"^## (\d+(?:\.\d+)?|[MDB]\.\d) ", re.MULTILINE)
_NUMBERS: Final = re.compile(r"(?<![\w.-])\d+(?:\.\d+)?(?![\w.]*-)")

ROWS: Final = {
    number: tuple(re.split(r",\s+", modules))
    for number, modules in _ROW.findall(core.district.rules.__doc__ or "")
}


def test_every_section_of_the_rules_has_a_row() -> None:
    headings = _HEADING.findall((ROOT / "docs" / "district" / "rules.md").read_text())

    assert list(ROWS) == list(
        dict.fromkeys(
            number.partition(".")[0] if number[0] in LETTERS else number for number in headings
        )
    )


@pytest.mark.parametrize("number", ROWS)
def test_a_row_leads_to_modules_that_cite_its_rule(number: str) -> None:
    cited = re.compile(rf"(?<![\d.]){re.escape(number)}(?!\.?\d)")
    if number in LETTERS:
        cited = re.compile(rf"\bRD{number}[.-]?\d?")

    assert [module for module in ROWS[number] if not cited.search(_source(module))] == []


def test_every_module_that_begins_with_the_number_of_a_rule_is_in_its_row() -> None:
    begun = [
        (f"rules.{path.stem}", number)
        for path in sorted((GAME / "rules").glob("*.py"))
        for number in _NUMBERS.findall(_before_title(path))
    ]

    assert len(begun) > len(ROWS) // 2
    assert [(module, number) for module, number in begun if module not in ROWS[number]] == []


def _before_title(path: Path) -> str:
    """Return the numbers with which the docstring of a module begins."""
    first, *_ = path.read_text().split("\n", 1)
    return re.split(r" [A-Z]", first.strip('"'), maxsplit=1)[0]


def _source(module: str) -> str:
    path = GAME.joinpath(*module.split("."))
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
    return "".join(file.read_text() for file in files)
