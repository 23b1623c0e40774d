"""The map in cells: wide letters keep both cells."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from adp_tui.look.cells import cells_of
from adp_tui.look.paint import Line, Role, line, plain
from adp_tui.mapping.canvas import Canvas

CELLS = 12
TEXTS = st.text(st.sampled_from("ab 日本"), max_size=8)


def canvas(row: str = " " * CELLS) -> Canvas:
    """Return a canvas of one row."""
    return Canvas({0: list(row)}, {0: [Role.TEXT] * CELLS})


def written(x: int, row: Line, on: str = " " * CELLS) -> str:
    """Return the row after a text was written into it."""
    shown = canvas(on)
    shown.write(x, 0, row)
    return plain(shown.lines()[0])


@given(TEXTS, st.integers(0, CELLS - 1))
def test_a_row_has_as_many_cells_as_before(text: str, x: int) -> None:
    room = CELLS - x
    row = written(x, line(text if cells_of(text) <= room else "a"))

    assert cells_of(row) == CELLS


def test_a_wide_letter_is_written_over_as_a_whole() -> None:
    shown = canvas()
    shown.write(0, 0, line("日本"))
    shown.write(1, 0, line("x"))
    assert plain(shown.lines()[0]) == f" x本{' ' * 8}"

    shown.write(2, 0, line("y"))
    assert plain(shown.lines()[0]) == f" xy{' ' * 9}"
