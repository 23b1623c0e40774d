"""Which cells of a row differ: only these are sent."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adp_tui.look.cells import in_cells
from adp_tui.look.differences import Span, differences, joined
from adp_tui.look.paint import Line, Role, fitted, line, plain, width, within

CELLS = 40
TEXTS = st.text(st.sampled_from("ab 日e\u0301"), max_size=30)
RUNS = st.tuples(TEXTS, st.sampled_from((Role.TEXT, Role.KEY)))
ROWS = st.lists(RUNS, max_size=4).map(tuple)


@pytest.mark.parametrize(
    ("old", "new", "spans"),
    [
        (line("Herat"), line("Herat"), []),
        (line("Herat"), line("Kabul"), [(0, 5)]),
        (line("Herat"), line("Hera"), [(4, 5)]),
        (line("1 ", ("Herat", Role.DIM)), line("2 ", ("Herat", Role.DIM)), [(0, 1)]),
        (line("a", ("bc", Role.KEY)), line("a", ("bc", Role.DIM)), [(1, 3)]),
        (line("a"), line("a", (" ", Role.BAR)), [(1, 2)]),
        (line("a b"), line("c d"), [(0, 3)]),
        (line("a" * CELLS), line(f"b{'a' * 30}b"), [(0, 1), (31, CELLS)]),
        (line("日本"), line("日"), [(2, 4)]),
        (line("日本"), line("a日"), [(0, 4)]),
        (line("e"), line("e\u0301"), [(0, 1)]),
    ],
)
def test_a_span_holds_what_differs(old: Line, new: Line, spans: list[Span]) -> None:
    assert differences(old, new, CELLS) == spans
    assert differences(new, old, CELLS) == spans


def test_spans_of_several_changes_are_joined() -> None:
    assert joined([(0, 3), (1, 2), (2, 5), (20, 21)]) == [(0, 5), (20, 21)]


def cells(row: Line) -> list[tuple[str, object]]:
    """Return the contents and the role of each cell."""
    return [(cell, role) for text, role in row for cell in in_cells(text)]


@given(ROWS, ROWS)
def test_the_old_row_with_the_spans_of_the_new_one_is_the_new_row(old: Line, new: Line) -> None:
    shown, wanted = cells(fitted(old, CELLS)), cells(fitted(new, CELLS))
    if not len(shown) == len(wanted) == CELLS:
        return  # an accent at the beginning of a run has no cell

    for start, end in differences(old, new, CELLS):
        part = within(new, start, end)
        assert width(part) == end - start
        assert shown[start][0]
        shown[start:end] = cells(part)

    assert shown == wanted


def test_a_part_of_a_row_is_padded() -> None:
    assert plain(within(line("ab", ("cd", Role.KEY)), 1, 6)) == "bcd  "
