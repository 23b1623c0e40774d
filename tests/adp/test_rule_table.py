"""The table that leads from the number of a rule to its module (`core/adp/rules/__init__.py`)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import core.adp.rules

ROOT: Final = Path(__file__).parents[2]
GAME: Final = ROOT / "core" / "adp"

CHAPTERS: Final = frozenset("SOPM")
"""Chapters that are too short for a row for each of their sections."""

_ROW: Final = re.compile(r"^    ([1-8](?:\.\d)*|[SOPM]) +(\S.*?)  +(\S.*)$", re.MULTILINE)
_HEADING: Final = re.compile(r"^## ([1-8SOPM](?:\.\d)*) ", re.MULTILINE)
_NUMBERS: Final = re.compile(r"\b\d(?:\.\d)+\b")

ROWS: Final = {
    number: tuple(modules.split(", "))
    for number, _, modules in _ROW.findall(core.adp.rules.__doc__ or "")
}


def test_every_section_of_the_rules_has_a_row() -> None:
    headings = _HEADING.findall((ROOT / "docs" / "rules.md").read_text())
    sections = {number[0] if number[0] in CHAPTERS else number for number in headings}

    assert sorted(ROWS) == sorted(sections)


@pytest.mark.parametrize("number", ROWS)
def test_a_row_leads_to_modules_that_cite_its_rule(number: str) -> None:
    cited = re.compile(rf"(?<![\d.]){re.escape(number)}(?!\.?\d)")
    if number in CHAPTERS:
        cited = re.compile(rf"\b{number}\b|\bR{number}-")

    assert [module for module in ROWS[number] if not cited.search(_source(module))] == []


def test_every_module_that_begins_with_the_number_of_a_rule_is_in_its_row() -> None:
    missing = []
    for path in sorted((GAME / "rules").rglob("*.py")):
        first, *_ = path.read_text().split("\n", 1)
        module = ".".join(path.relative_to(GAME).with_suffix("").parts).removesuffix(".__init__")
        if module.startswith("rules.parts"):
            continue  # what several rules share is found through them
        names = {module, module.rpartition(".")[0]}  # a package stands for its modules
        for number in _NUMBERS.findall(first.partition(":")[0]):
            rows = [row for row in ROWS if row == number or row.startswith(f"{number}.")]
            if not any(names.intersection(ROWS[row]) for row in rows):
                missing.append((module, number))

    assert missing == []


def _source(module: str) -> str:
    path = GAME.joinpath(*module.split("."))
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
    return "".join(file.read_text() for file in files)
