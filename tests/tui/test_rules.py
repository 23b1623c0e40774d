"""The rules reference: one text, found by number and word, and opened from anywhere."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.build import build_wheel

from adp_tui.games.adp.lookup.lookup import RULES, rulebook
from adp_tui.play.finder import Finder
from adp_tui.presenter.rulebook import Rule, fits
from tests.tui.conftest import frame
from tests.tui.table import app, controller, press

REPOSITORY = Path(__file__).parents[2]
DOCUMENT = (REPOSITORY / "docs" / "rules.md").read_text()
BOOK = rulebook()


def found(typed: str) -> list[str]:
    """Return the rules found for the typed text, best first."""
    finder: Finder[Rule] = Finder(BOOK.rules, fits)
    for letter in typed:
        finder.press("space" if letter == " " else letter, 5)
    return [entry.number for entry in finder.found]


# The text


def test_the_program_has_the_text_of_the_document() -> None:
    assert files("adp_tui.games.adp").joinpath("data", "rules.md").read_text() == DOCUMENT


def test_a_wheel_has_the_text_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(REPOSITORY)

    wheel = ZipFile(tmp_path / build_wheel(str(tmp_path)))

    assert wheel.read("adp_tui/games/adp/data/rules.md").decode() == DOCUMENT
    second = (REPOSITORY / "docs" / "district" / "rules.md").read_text()
    assert wheel.read("adp_tui/games/district/data/rules.md").decode() == second


def test_every_statement_is_read() -> None:
    read = [s.number for entry in BOOK.rules for s in entry.statements if s.number]

    assert read == re.findall(r"^- \*\*(R[^*]+)\*\*", DOCUMENT, re.MULTILINE)


def test_only_signs_that_every_terminal_draws_are_used() -> None:
    assert "".join(entry.title + entry.text for entry in BOOK.rules).isascii()


def test_rows_of_tables_are_separate_entries() -> None:
    told = BOOK.rule("S.3").text

    assert "- Kabul: Coalition 1 Base, 2 Troops; Government 2 Troops, 2 Police;" in told
    assert "|" not in told


def test_every_rule_that_the_program_cites_is_found() -> None:
    sources = (path.read_text() for path in (REPOSITORY / "core" / "adp").rglob("*.py"))
    cited = {
        number
        for text in sources
        for number in re.findall(r'(?:rule=|Reason\([^)]*?, )"([0-9SOM][0-9.]*)"', text)
    }

    assert len(cited) > 40
    assert [n for n in cited if BOOK.rule(n).number.split(".")[0] != n.split(".")[0]] == []
    assert [n for n in RULES.values() if BOOK.rule(n).number != n] == []


# Finding


def test_a_number_finds_the_rule_and_those_under_it() -> None:
    assert found("3.3")[:2] == ["3.3.1", "3.3.2"]
    assert found("1.4")[0] == "1.4"


def test_a_word_finds_titles_first() -> None:
    assert found("rally")[0] == "3.3.1"
    assert "8.5.1" in found("rally")


def test_several_words_find_what_has_them_all() -> None:
    assert "1.4.2" in found("bases pakistan")


def test_nonsense_finds_nothing() -> None:
    assert found("xyzzy") == []


def test_a_rule_names_what_it_refers_to() -> None:
    assert "6.6.1" in BOOK.cited(BOOK.rule("3.3.1"))


# The screen


@pytest.mark.parametrize(
    ("keys", "title"),
    [
        (("R",), "3.3.1 Rally"),
        (("down", "R"), "3.3.2 March"),
        (("1", "h", "1", "R"), "3.3.1 Rally"),
        (("p", "1", "J", "R"), "2.3.3 Passing"),
    ],
    ids=["an answer", "another", "a question", "a journal line"],
)
async def test_r_opens_the_rule_of_what_is_highlighted(keys: tuple[str, ...], title: str) -> None:
    table = app()
    async with table.run_test(size=(120, 36)) as pilot:
        await press(pilot, *keys)

        assert f"─ {title} ─" in frame(table)


async def test_r_opens_the_rule_of_a_reason() -> None:
    at = controller()
    table = app(at)
    async with table.run_test(size=(120, 36)) as pilot:
        await press(pilot, "1", *"toraghondi")
        assert at.current is not None
        assert at.current.reason is not None
        await press(pilot, "R")

        assert f"─ {at.current.reason.rule} " in frame(table)


async def test_references_are_followed_and_left_again() -> None:
    table = app()
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "R", "enter")
        assert "─ 6.6.1 Islamabad ─" in frame(table)
        await press(pilot, "left")
        assert "─ 3.3.1 Rally ─" in frame(table)
        await press(pilot, "escape")

        assert "─ 3.3.1 Rally ─" not in frame(table)


async def test_a_long_rule_is_scrolled() -> None:
    table = app()
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "R")
        before = frame(table)
        await press(pilot, "pagedown")
        assert frame(table) != before
        await press(pilot, "pageup")

        assert frame(table) == before
