"""Translating the program needs only words: it is tested in a language made from English.

The program binds its words when it is imported, so each part runs in a process that speaks Pseudo
from its start (`tests/pseudo`).
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from adp_tui.look.cells import cells_of, has_wide
from tests.pseudo.language import ACCENTED, PLAIN, WIDE, pseudo
from tests.pseudo.translate import translated

ROOT: Final = Path(__file__).parents[1]
PARTS: Final = (
    ("check_screens.py", "80x24"),
    ("check_screens.py", "120x36"),
    ("check_map.py", "the_map"),
    ("check_lines.py", "test"),
)
"""The checks of each process."""


@pytest.mark.parametrize(("checks", "part"), PARTS)
def test_everything_works_in_another_language(checks: str, part: str) -> None:
    plugins = ("-p", "tests.pseudo.hook", "-p", "no:cacheprovider")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, "-x", "-k", part, f"tests/pseudo/{checks}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]


def test_pseudo_has_no_letter_of_english_and_is_longer() -> None:
    text = "take the highlighted option; while bots act, go to my turn"
    told = pseudo(text)

    assert not set(told) & set(PLAIN)
    assert 1.3 < cells_of(told.replace(" ", "")) / cells_of(text.replace(" ", "")) < 1.4
    assert has_wide(told)
    assert pseudo(told) == told


def test_letters_of_pseudo_take_one_cell_or_two_and_have_capitals() -> None:
    assert {cells_of(letter) for letter in ACCENTED} == {1}
    assert {cells_of(letter) for letter in WIDE} == {2}
    assert all(len(letter.upper()) == 1 != letter.isupper() for letter in ACCENTED + WIDE)


@pytest.mark.parametrize(
    "text", ["{0}", "{any}", "adp open friday", "rules.md", "T", "2u1a", "1-9"]
)
def test_gaps_commands_files_and_signs_stay(text: str) -> None:
    assert pseudo(text) == text


def test_only_words_are_translated() -> None:
    english = '''
"""What a module is."""
NAMES: Final = {"apple": "Apple"}

def grown(tree: str = "apple", *, many: bool) -> str:
    """Return what grows."""
    return f"{tree:<9} grow" if many and tree != "pear" else NAMES["apple"]
'''
    told = ast.unparse(translated(english, "texts.py"))

    assert set(re.findall("[A-Za-z]+", told)) >= {"What", "apple", "pear", "grows"}
    assert pseudo("Apple") in told
    assert pseudo(" grow") in told
    assert "<9" in told
    assert told.count("Apple") == 0
