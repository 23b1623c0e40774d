"""Cells: texts are measured, cut, padded and wrapped as a terminal shows them."""

from __future__ import annotations

import textwrap
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len, get_character_cell_size

from adp_tui.look.cells import (
    abridged,
    cells_of,
    centred,
    column,
    column_right,
    cut,
    cut_front,
    filled,
    has_wide,
    in_cells,
    pad,
    pad_left,
    spans,
    split,
    whole_words,
    word_at,
    wrap,
)
from adp_tui.look.paint import ASCII, Role, fitted, line, plain, run_at, width
from adp_tui.terminal.clean import clean, is_safe

LETTERS = "abc xyz 12-á▪│日本語かなＡー。「」"
TEXTS = st.text(st.sampled_from(LETTERS), max_size=40)
ANY_TEXT = st.text(max_size=40)
CELLS = st.integers(0, 30)
MARK = "e\u0301"
"""A letter and a combining mark."""


def test_every_character_takes_the_cells_that_the_screen_counts() -> None:
    shown = (chr(code) for code in range(0x110000) if is_safe(chr(code)))
    known = [letter for letter in shown if unicodedata.category(letter) != "Cn"]

    assert len(known) > 100_000
    assert [hex(ord(c)) for c in known if cells_of(c) != get_character_cell_size(c)] == []


def test_the_signs_of_the_screens_are_one_cell_wide() -> None:
    assert {chr(code): cells_of(chr(code)) for code in ASCII if cells_of(chr(code)) != 1} == {}


@given(ANY_TEXT)
def test_a_text_takes_the_cells_that_it_has_on_the_screen(text: str) -> None:
    assert cells_of(text) == cell_len(clean(text))


def test_an_unsafe_character_counts_as_its_replacement() -> None:
    assert cells_of("a\x1b\u200d\u3164b") == 5 == len(clean("a\x1b\u200d\u3164b"))


def test_a_mark_belongs_to_its_letter() -> None:
    assert cells_of(MARK) == 1
    assert cut(f"{MARK}b", 1) == MARK
    assert list(in_cells(f"日{MARK}")) == ["日", "", MARK]


@given(TEXTS)
def test_there_is_something_for_every_cell(text: str) -> None:
    assert len(in_cells(text)) == cells_of(text)
    assert "".join(in_cells(text)) == text
    assert has_wide(text) is (cells_of(text) > len(text))


@given(TEXTS, CELLS)
def test_a_cut_text_fits_and_lacks_one_cell_at_most(text: str, cells: int) -> None:
    for part in (cut(text, cells), cut_front(text, cells)):
        assert part in text
        assert cells_of(part) <= cells
        assert part == text or cells_of(part) >= cells - 1


@given(TEXTS, CELLS)
def test_both_sides_of_an_edge_have_all_their_cells(text: str, cells: int) -> None:
    left, right = split(text, cells)

    assert cells_of(left) == min(cells, cells_of(text))
    assert cells_of(left) + cells_of(right) == cells_of(text)


@given(TEXTS, CELLS)
def test_columns_are_exactly_as_wide_as_they_should_be(text: str, cells: int) -> None:
    assert cells_of(filled(text, cells)) == cells
    assert cells_of(pad(text, cells)) == max(cells, cells_of(text))
    assert cells_of(pad_left(text, cells)) == max(cells, cells_of(text))
    assert cells_of(centred(text, cells)) == max(cells, cells_of(text))
    if cells:
        assert cells_of(column(text, cells)) == cells
        assert cells_of(column_right(text, cells)) == cells
        assert cells_of(abridged(text, cells)) <= cells


def test_a_sign_shows_that_a_text_is_cut() -> None:
    assert abridged("Kandahar", 8) == "Kandahar"
    assert abridged("Kandahar", 6) == "Kanda."
    assert abridged("日本語", 5) == "日本."
    assert abridged("日本語", 4) == "日."


def test_a_text_is_centred() -> None:
    assert centred("ab", 5) == f"{'ab':^5}"
    assert centred("日", 5) == " 日  "


@given(st.text(st.characters(max_codepoint=0x2FF), max_size=60), st.integers(1, 30), st.booleans())
def test_narrow_texts_are_wrapped_as_usual(text: str, cells: int, hyphens: bool) -> None:
    clean_text = clean(text)

    assert wrap(clean_text, cells, hyphens=hyphens) == textwrap.wrap(
        clean_text, cells, break_on_hyphens=hyphens
    )


@given(TEXTS, st.integers(2, 30), st.booleans())
def test_rows_fit_and_nothing_is_lost(text: str, cells: int, hyphens: bool) -> None:
    rows = wrap(text, cells, hyphens=hyphens)

    assert all(cells_of(row) <= cells for row in rows)
    assert "".join(rows).replace(" ", "") == text.replace(" ", "")


@given(TEXTS, st.integers(4, 30))
def test_rows_begin_as_they_should(text: str, cells: int) -> None:
    rows = wrap(f"x{text}", cells, first="- ", further="  ")

    assert rows[0].startswith("- ")
    assert all(row.startswith("  ") for row in rows[1:])
    assert all(cells_of(row) <= cells for row in rows)


@pytest.mark.parametrize(
    ("text", "cells", "rows"),
    [
        ("日本語です", 4, ["日本", "語で", "す"]),
        ("Kandaharにゲリラ2個を配置", 14, ["Kandaharにゲリ", "ラ2個を配置"]),
        ("兵員12個です", 6, ["兵員", "12個で", "す"]),
        ("ここです。次は", 8, ["ここで", "す。次は"]),
        ("基地「カブール」へ", 6, ["基地", "「カ", "ブー", "ル」へ"]),
        ("one two 日本 three", 8, ["one two", "日本", "three"]),
    ],
)
def test_wide_texts_are_broken_between_letters(text: str, cells: int, rows: list[str]) -> None:
    assert wrap(text, cells) == rows


@given(TEXTS, st.integers(2, 20), st.integers(2, 20))
def test_spans_follow_one_another(text: str, cells: int, further: int) -> None:
    found = list(spans(text, cells, further))

    end = 0
    for number, (start, after) in enumerate(found):
        assert text[end:start].strip() == ""
        assert cells_of(text[start:after]) <= (further if number else cells)
        end = after
    assert end == len(text)


def test_a_row_ends_at_a_blank_or_between_wide_letters() -> None:
    assert list(spans("aa bb cc", 6, 6)) == [(0, 5), (6, 8)]
    assert list(spans("aaaaa", 3, 2)) == [(0, 3), (3, 5)]
    assert list(spans("日本語 です", 5, 5)) == [(0, 2), (2, 5), (5, 6)]
    assert whole_words("aa bb cc", 7) == "aa bb"
    assert whole_words("日本語です", 5) == "日本"


def test_a_word_is_found_by_its_cell() -> None:
    assert [word_at("ab 日本 c", cell) for cell in (0, 1, 3, 4, 6, 7, 8)] == [
        *("ab", "ab", "日本", "日本", "日本", "c", "c")
    ]


@given(st.lists(TEXTS, max_size=4), CELLS)
def test_a_row_is_fitted_without_cutting_a_wide_letter(texts: list[str], cells: int) -> None:
    row = fitted(line(*((text, Role.STRONG) for text in texts)), cells)

    assert width(row) == cells
    assert "".join(texts).startswith(plain(row).rstrip()) or plain(row).isspace()


def test_a_run_is_found_by_its_cell() -> None:
    row = line("日本", "ab")

    assert [run_at(row, cell) for cell in (0, 3, 4, 5, 6)] == ["日本", "日本", "ab", "ab", ""]
