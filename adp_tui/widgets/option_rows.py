"""The rows of the list: each answer with its key, its contents, its gain and its price."""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.look.cells import abridged, cells_of, filled, pad, pad_left
from adp_tui.look.paint import BLANK, Line, Role, fitted, line, plain
from adp_tui.play.choices import DIGITS, Choice, Choices, Worth
from adp_tui.presenter.ahead import Look
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.presenter.sight import Sight
from adp_tui.texts import options as texts
from adp_tui.widgets.rows import cut_runs, spread
from core.kernel import Kind

NARROW: Final = 30
"""Below this width there is no room for contents and prices."""

_MARK: Final = 3
"""Cells before an answer: the cursor, and its number if all numbers have one digit."""

_NAME: Final = 12
_SHORTEST_NAME: Final = 8
_LEAST_HINT: Final = 14
"""A hint is cut only if at least this many cells of it can be shown."""


class ListColumns(NamedTuple):
    """The columns of the page, and their widths."""

    brings: dict[str, str]
    prices: dict[str, str]
    gain_cells: int
    """Cells for the gain of a place; 0 if no place on the page has any."""

    price_cells: int
    """Cells for prices; 0 if nothing costs anything."""

    heading: str


class Shown(NamedTuple):
    """The data for the rows of a list."""

    choices: Choices
    presenter: AnyPresenter
    sight: Sight
    look: Look

    def is_place(self, row: Choice) -> bool:
        """Whether an answer is a place of the map."""
        return row.word in self.presenter.box.places


def columns(shown: Shown, cells: int) -> ListColumns:
    """Return the columns for the places of the page; each place is looked ahead once."""
    decision, ahead = shown.choices.decision, shown.presenter.ahead
    places = [row for row in shown.choices.visible if shown.is_place(row) and row.reason is None]
    short = cells < NARROW
    told = {row.word: _prospect(shown, row.word, short=short) for row in places}
    brings = {word: one.brings for word, one in told.items()}
    priced = ahead.has_prices(decision) and not short
    prices = {word: one.price for word, one in told.items()} if priced else {}
    heading = ahead.brings_heading(decision)
    wide = max(map(cells_of, brings.values()), default=0)
    if wide and not short:
        wide = max(wide, cells_of(heading))
    price_cells = (
        max(map(cells_of, prices.values()), default=0) if set(prices.values()) != {"0"} else 0
    )
    return ListColumns(brings, prices, wide, price_cells, heading)


def _prospect(shown: Shown, word: str, *, short: bool) -> Worth:
    """Return the gain and the price of a place; each is found once."""
    known, key = shown.choices.prospects, (word, short)
    if key not in known:
        decision, seen = shown.choices.decision, shown.look(word)
        ahead = shown.presenter.ahead
        known[key] = Worth("")
        if seen is not None:
            brings = ahead.brings(decision, word, seen, short=short)
            known[key] = Worth(brings, ahead.price(decision, seen))
    return known[key]


def _hint(shown: Shown, row: Choice) -> str:
    """Return a hint about an answer that is not a place."""
    if row.reason is not None:
        return shown.presenter.words.rule(row.reason.rule)
    known, decision, key = shown.choices.prospects, shown.choices.decision, (row.word, False)
    if key not in known:
        told = shown.presenter.ahead.hint(decision, row.word, shown.sight.board, shown.look)
        known[key] = Worth(told)
    return known[key].brings


def heading(shown: Shown, columns: ListColumns, cells: int) -> Line:
    """Return the heading of the columns."""
    choices = shown.choices
    if choices.decision.kind is not Kind.PLACE or choices.only is not None:
        return BLANK
    place = pad(abridged(shown.presenter.words.place, _NAME - 1), _NAME)
    left = line((f"{' ' * _mark(choices)}{place}{texts.THERE}", Role.DIM))
    return spread(left, line((_end(columns, columns.heading, texts.PRICE), Role.DIM)), cells)


def option_row(shown: Shown, row: Choice, columns: ListColumns, cells: int) -> Line:
    """Return one answer: its key, its name, and its columns."""
    choices = shown.choices
    here = row is choices.current
    text = Role.ROW if here else Role.DIM if row.reason is not None else Role.TEXT
    left = line(("▸" if here else " ", Role.KEY), (_key(choices, row), Role.KEY))
    room = cells - _mark(choices)
    if not shown.is_place(row):
        return (*left, *_words(shown, row, text, room))
    if cells < NARROW:
        return (*left, *_short_place(row, columns, text, room))
    end = _end(columns, columns.brings.get(row.word, ""), columns.prices.get(row.word, ""))
    if row.reason is not None:
        end = f" {shown.presenter.words.rule(row.reason.rule)} "
    there = cut_runs(_contents(shown, row.word), room - _NAME - cells_of(end))
    if here or row.reason is not None:
        there = line((plain(there), text))
    body = (*line((pad(abridged(row.label, _NAME - 1), _NAME), text)), *there)
    return (*left, *spread(body, line((end, text)), room, text))


def _contents(shown: Shown, place: str) -> Line:
    """Return what is in a place; it is found once."""
    known = shown.choices.contents
    if place not in known:
        known[place] = shown.presenter.ahead.contents(shown.sight.board, place)
    return known[place]


def terms(shown: Shown, room: int) -> str:
    """Return what the answers cost; it is found once."""
    known = shown.choices.terms
    if room not in known:
        decision, board = shown.choices.decision, shown.sight.board
        known[room] = shown.presenter.ahead.terms(decision, board, shown.look, room)
    return known[room]


def _mark(choices: Choices) -> int:
    """Return how many cells are before an answer."""
    return _MARK if choices.is_count or len(choices.rows) <= DIGITS else _MARK + 1


def _key(choices: Choices, row: Choice) -> str:
    if choices.is_number(row):
        return filled(pad_left(row.word, 2), 2)
    wide = _mark(choices) - 2
    return f"{pad_left(choices.number_of(row), wide)} "


def _words(shown: Shown, row: Choice, text: Role, room: int) -> Line:
    """Return an answer that is not a place, with a hint if there is room."""
    choices, words = shown.choices, shown.presenter.words
    label = (
        ""
        if choices.is_number(row)
        else abridged(words.in_cells(choices.decision, row.word, row.label, room), room)
    )
    blank = " " if room + _mark(choices) >= NARROW else ""
    left = room - cells_of(label) - 1 - cells_of(blank)
    told = _hint_in(shown, row, left) if left > 1 else ""
    end = f" {told}{blank}" if told else ""
    look_of_end = text if text is Role.ROW else Role.DIM
    return spread(line((label, text)), line((end, look_of_end)), room, text)


def _hint_in(shown: Shown, row: Choice, room: int) -> str:
    """Return a hint, or as much of it as there is room for."""
    told = _hint(shown, row)
    if cells_of(told) <= room:
        return told
    if row.reason is not None:
        return ""  # a part of its number would be the number of another rule
    known, decision = shown.choices.shorter, shown.choices.decision
    if row.word not in known:
        ahead = shown.presenter.ahead
        known[row.word] = ahead.shorter_hints(decision, row.word, shown.sight.board)
    if not (shorter := known[row.word]):
        return _fitting(told, room)
    return next((text for text in shorter if cells_of(text) <= room), "")


def _fitting(told: str, room: int) -> str:
    """Return a hint, its first words, or nothing, depending on the room."""
    if cells_of(told) <= room:
        return told
    if cells_of(first := told.partition(",")[0]) <= room:
        return first
    return abridged(told, room) if room >= _LEAST_HINT else ""


def _short_place(row: Choice, columns: ListColumns, text: Role, room: int) -> Line:
    """Return a place for a narrow list: its name and its gain."""
    wide = min(columns.gain_cells, room - _SHORTEST_NAME - 1)
    name = abridged(row.label, room - wide - 1) if wide else abridged(row.label, room)
    told = abridged(columns.brings.get(row.word, ""), wide)
    return fitted(line((pad(name, room - wide) + told if wide else name, text)), room, text)


def _end(columns: ListColumns, brings: str, price: str) -> str:
    """Return the columns at the end of a row."""
    first = f" {pad(brings, columns.gain_cells)}" if columns.gain_cells else ""
    second = f" {pad_left(price, columns.price_cells)}" if columns.price_cells else ""
    return f"{first}{second} " if first or second else ""
