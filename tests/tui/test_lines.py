"""Rows become as few segments as possible: each is sent with all of its colours."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region

from adp_tui.games.adp.looks import LOOKS, Hue, Tint
from adp_tui.look.paint import Line, Role, line, tints
from adp_tui.look.theme import DARK, MONOCHROME, THEMES, Theme
from adp_tui.widgets.lines import Lines, segments
from tests.tui.conftest import frame

WORN = DARK.with_looks_of(LOOKS)
"""Dark, in the colours of the game."""


def texts(row: Line, theme: Theme = WORN) -> list[str]:
    """Return the texts of the segments of a row."""
    return [segment.text for segment in segments(row, theme)]


def test_neighbours_of_the_same_look_become_one() -> None:
    assert texts(line(("ab", Role.DIM), ("cd", Role.DIM), "ef")) == ["abcd", "ef"]


def test_blanks_join_the_text_before_or_otherwise_after_them() -> None:
    assert texts(line("  ", ("1", Role.KEY), " ", ("Kabul", Role.DIM))) == ["  1 ", "Kabul"]


def test_blanks_on_another_background_stay_what_they_are() -> None:
    assert texts(line("a", ("  ", Role.BAR), "b")) == ["a", "  ", "b"]
    tinted = tints(Tint.COIN)[Role.TEXT]
    assert texts((("a", Role.TEXT), ("  ", tinted))) == ["a", "  "]


def test_blanks_that_are_reversed_stay_what_they_are() -> None:
    assert texts(line("a", ("  ", Role.CURSOR), "b"), MONOCHROME) == ["a", "  ", "b"]


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_no_letter_changes_its_look(theme: Theme) -> None:
    theme = theme.with_looks_of(LOOKS)
    row = tuple((f" {role} ", role) for role in (*Role, *Hue))
    drawn = [(sign, s.style) for s in segments(row, theme) for sign in s.text]
    meant = [(sign, theme.style(role)) for text, role in row for sign in text]

    assert [d for d in drawn if d[0] != " "] == [m for m in meant if m[0] != " "]
    assert "".join(sign for sign, _ in drawn) == "".join(sign for sign, _ in meant)


class LinesApp(App[None]):
    """Some rows and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = Lines(DARK, name="rows")

    def compose(self) -> ComposeResult:
        """Show the rows."""
        yield self.lines


async def test_only_changed_rows_are_made_again() -> None:
    app = LinesApp()
    async with app.run_test(size=(10, 3)) as pilot:
        app.lines.show([line("Herat"), line("Kabul")])
        await pilot.pause()
        everything = Region(0, 0, 10, 3)
        before = app.lines.render_lines(everything)
        app.lines.show([line("Herat"), line("Konduz")])
        after = app.lines.render_lines(everything)
        await pilot.pause()

        assert [new is old for old, new in zip(before, after, strict=True)] == [True, False, True]
        assert frame(app) == "Herat\nKonduz\n\n"


async def test_a_part_of_the_rows_is_cut_from_them() -> None:
    app = LinesApp()
    async with app.run_test(size=(10, 3)):
        app.lines.show([line("Herat"), line("Kandahar")])

        assert [s.text for s in app.lines.render_lines(Region(2, 1, 4, 2))] == ["ndah", "    "]


async def test_another_size_or_look_makes_all_rows_again() -> None:
    app = LinesApp()
    async with app.run_test(size=(10, 2)) as pilot:
        app.lines.show([line("▸ Herat"), line("Kandahar")])
        await pilot.pause()
        app.lines.repaint(MONOCHROME.in_ascii())
        await pilot.resize_terminal(6, 2)
        await pilot.pause()

        assert frame(app) == "> Hera\nKandah\n"
