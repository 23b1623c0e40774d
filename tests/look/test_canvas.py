"""The map in cells: wide letters keep both cells and never cross a wall or a strip."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from adp_tui.look.cells import cells_of, in_cells
from adp_tui.look.paint import Line, Role, line, plain, width
from adp_tui.mapping.canvas import Canvas
from adp_tui.mapping.strips import clear_of, in_strips

CELLS = 12
EDGES = (0, 4, 8, 12)
WALL = "|"
TEXTS = st.text(st.sampled_from("ab 日本"), max_size=8)


def canvas(row: str = " " * CELLS) -> Canvas:
    """Return a canvas of one row."""
    return Canvas({0: list(row)}, {0: [Role.TEXT] * CELLS}, EDGES)


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


def test_a_wide_letter_moves_past_the_edge_of_a_strip() -> None:
    assert written(3, line("日 a")) == "    日 a    "
    assert written(1, line("日本  ab")) == " 日 本 ab   "


def test_a_text_is_cut_before_a_line() -> None:
    row = written(3, line("日本"), on=f"{' ' * 7}{WALL}{' ' * 4}")

    assert row == f"    日 {WALL}{' ' * 4}"


@given(st.lists(TEXTS, max_size=3))
def test_no_wide_letter_crosses_an_edge(texts: list[str]) -> None:
    row = clear_of(line(*texts), 1, EDGES)

    places = in_cells(f" {plain(row)}")
    assert not any(edge < len(places) and places[edge] == "" for edge in EDGES)
    assert plain(row).replace(" ", "") == "".join(texts).replace(" ", "")


@given(st.lists(TEXTS, max_size=3))
def test_strips_have_all_their_cells(texts: list[str]) -> None:
    row = canvas()
    row.write(0, 0, line("".join(texts)[:6]))
    strips = in_strips(row.lines()[0], EDGES)

    assert [width(strip) for strip in strips] == [4, 4, 4]
    assert "".join(map(plain, strips)) == plain(row.lines()[0])


def test_a_wide_letter_that_must_be_cut_becomes_blank() -> None:
    assert [plain(strip) for strip in in_strips(line("abc日本de"), (0, 4, 9))] == ["abc ", " 本de"]
