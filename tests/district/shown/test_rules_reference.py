"""The rules reference of District Commander: the text of the page, read by the program."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from adp_tui.presenter.rulebook import Rulebook
from core.district.model.options import RULES, options

ROOT: Final = Path(__file__).parents[3]
DOCUMENT: Final = (ROOT / "docs" / "district" / "rules.md").read_text(encoding="utf-8")
BOOK: Final = Rulebook(DOCUMENT)


def test_the_program_has_the_text_of_the_document() -> None:
    kept = files("adp_tui.games.district").joinpath("data", "rules.md")

    assert kept.read_text(encoding="utf-8") == DOCUMENT


def test_every_statement_is_read() -> None:
    read = [s.number for rule in BOOK.rules for s in rule.statements if s.number]

    assert read == re.findall(r"^- \*\*(R[^*]+)\*\*", DOCUMENT, re.MULTILINE)


def test_only_signs_that_every_terminal_draws_are_used() -> None:
    assert "".join(rule.title + rule.text for rule in BOOK.rules).isascii()


def test_the_words_of_the_game_come_first() -> None:
    assert "TM: Terrain Modifier." in BOOK.rules[0].text


@pytest.mark.parametrize(
    ("number", "title"),
    [
        ("6.11", "Patrol"),
        ("7.11", "Allotment and hand"),
        ("11", "Options of the game"),
        ("M.4", "Strategies"),
        ("M", "The map"),
        ("6.4", "Course of the Phase"),
        ("m.4", "Strategies"),
        ("D-40", "All questions"),
        ("D-11", "Planning and Preparation"),
    ],
)
def test_a_rule_is_found_by_its_number_or_by_what_it_belongs_to(number: str, title: str) -> None:
    assert BOOK.rule(number).title == title


def test_a_rule_leads_to_the_rules_that_it_cites() -> None:
    assert BOOK.cited(BOOK.rule("6.14")) == ("6.1",)
    assert BOOK.cited(BOOK.rule("9.1")) == ("M.6", "5.23", "5.3", "6.2")


def test_tables_are_told_row_by_row() -> None:
    told = BOOK.rule("M.4").text

    assert "- G3 Open Roads: Population 1; LOC 2; Reduced 1;" in told
    assert "|" not in told


def test_every_rule_that_the_program_cites_is_found() -> None:
    sources = (path.read_text() for path in (ROOT / "core" / "district").rglob("*.py"))
    cited = {
        number
        for text in sources
        for number in re.findall(
            r'(?:rule=|Reason\([^)]*?, |RULE: Final = |-turn\", )"([0-9A-Z.]+)"', text
        )
    }

    cited |= set(RULES.values())
    assert len(cited) > 20
    assert [n for n in cited if BOOK.rule(n).number.split(".")[0] != n.split(".")[0]] == []


def test_every_question_of_the_rules_is_in_the_chapter_about_decisions() -> None:
    sources = (path.read_text() for path in (ROOT / "core" / "district" / "rules").rglob("*.py"))
    asked = {word for text in sources for word in re.findall(r'\bask="([a-z.-]+)"', text)}
    chapter = DOCUMENT.partition("\n# D ")[2].partition("\n# B ")[0]

    assert len(asked) > 40
    assert [word for word in sorted(asked) if f"`{word}`" not in chapter] == []


def test_every_option_is_named_in_the_rules() -> None:
    named = {option.word for option in options()} - {"length"}

    assert [word for word in sorted(named) if f"`{word}`" not in DOCUMENT] == []
