"""Rows become as few segments as possible: each is sent with all of its colours."""

from __future__ import annotations

import pytest

from adp_tui.paint import TINTED, Ground, Line, Role, line
from adp_tui.theme import DARK, MONOCHROME, THEMES, Theme
from adp_tui.widgets.lines import segments


def texts(row: Line, theme: Theme = DARK) -> list[str]:
    """Return the texts of the segments of a row."""
    return [segment.text for segment in segments(row, theme)]


def test_neighbours_of_the_same_look_become_one() -> None:
    assert texts(line(("ab", Role.DIM), ("cd", Role.DIM), "ef")) == ["abcd", "ef"]


def test_blanks_join_what_stands_before_or_else_behind_them() -> None:
    assert texts(line("  ", ("1", Role.KEY), " ", ("Kabul", Role.DIM))) == ["  1 ", "Kabul"]


def test_blanks_on_another_background_stay_what_they_are() -> None:
    assert texts(line("a", ("  ", Role.BAR), "b")) == ["a", "  ", "b"]
    tinted = TINTED[Ground.COIN][Role.TEXT]
    assert texts((("a", Role.TEXT), ("  ", tinted))) == ["a", "  "]


def test_blanks_that_are_reversed_stay_what_they_are() -> None:
    assert texts(line("a", ("  ", Role.CURSOR), "b"), MONOCHROME) == ["a", "  ", "b"]


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_no_letter_changes_its_look(theme: Theme) -> None:
    row = tuple((f" {role} ", role) for role in Role)
    drawn = [(sign, s.style) for s in segments(row, theme) for sign in s.text]
    meant = [(sign, theme.style(role)) for text, role in row for sign in text]

    assert [d for d in drawn if d[0] != " "] == [m for m in meant if m[0] != " "]
    assert "".join(sign for sign, _ in drawn) == "".join(sign for sign, _ in meant)
