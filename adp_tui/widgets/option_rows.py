"""The rows of the list: each answer with its key, what is there, what it could bring and cost."""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.games.adp.ahead.hints import hint
from adp_tui.games.adp.ahead.prices import has_terms, price
from adp_tui.games.adp.ahead.prospects import prospect
from adp_tui.games.adp.map.pieces import cut as cut_pieces
from adp_tui.games.adp.map.pieces import group, joined
from adp_tui.games.adp.texts import prospects as texts
from adp_tui.games.adp.texts.short import shorter
from adp_tui.mapping.layout import ROAD_IDS
from adp_tui.paint import BLANK, Line, Role, fitted, line, plain
from adp_tui.play.choices import DIGITS, Choice, Choices, Told
from adp_tui.play.outlook import Look
from adp_tui.widgets.rows import cut, spread
from core.adp.board import Board
from core.adp.ids import FACTIONS, Faction, SpaceId
from core.adp.rules.sweep import WAYS
from core.kernel import Decision, Kind

NARROW: Final = 30
"""Below this width there is no room for pieces and prices."""

_MARK: Final = 3
"""Cells before an answer: the cursor, and its number where no answer of the list has two digits."""

_NAME: Final = 12
_SHORTEST_NAME: Final = 8
_LEAST_HINT: Final = 14
"""A hint is cut only where so much of it can be read."""


class Columns(NamedTuple):
    """What the page tells of its spaces, and how wide it is."""

    brings: dict[str, str]
    prices: dict[str, str]
    wide: int
    """Cells for what a space would bring; 0 if no space of the page would bring anything."""

    dear: int
    """Cells for prices; 0 if nothing is to be paid."""

    heading: str


def columns(choices: Choices, board: Board, look: Look, cells: int) -> Columns:
    """Return what is told of the spaces of the page; each is looked at once."""
    decision = choices.decision
    spaces = [row for row in choices.visible if row.word in board.spaces and row.reason is None]
    told = {row.word: _told(choices, row.word, look) for row in spaces}
    brings = {word: one.brings for word, one in told.items()}
    if cells >= NARROW and decision.ask == "sweep.origin":
        brings = {word: f"{text}{_way(decision, word)}" for word, text in brings.items()}
    priced = has_terms(decision) and cells >= NARROW
    prices = {word: one.price for word, one in told.items()} if priced else {}
    heading = texts.brings(decision.ask)
    wide = max(map(len, brings.values()), default=0)
    if wide and cells >= NARROW:
        wide = max(wide, len(heading))
    dear = max(map(len, prices.values()), default=0) if set(prices.values()) != {"0"} else 0
    return Columns(brings, prices, wide, dear, heading)


def _way(decision: Decision, origin: str) -> str:
    """Return by which LoC Troops come into a space that is not next to theirs."""
    road = WAYS[SpaceId(decision.about[0])].get(SpaceId(origin))
    return "" if road is None else f" {texts.by(ROAD_IDS[road])}"


def _told(choices: Choices, word: str, look: Look) -> Told:
    """Return what a space could bring and what it costs."""
    if word not in choices.told:
        decision, seen = choices.decision, look(word)
        told = Told("")
        if seen is not None and decision.by in FACTIONS:
            told = Told(prospect(Faction(str(decision.by)), seen), price(decision, seen))
        choices.told[word] = told
    return choices.told[word]


def _hint(choices: Choices, row: Choice, board: Board, look: Look) -> str:
    """Return a hint about an answer that is no space."""
    if row.word not in choices.told:
        choices.told[row.word] = Told(hint(choices.decision, row, board, look))
    return choices.told[row.word].brings


def heading(choices: Choices, shown: Columns, cells: int) -> Line:
    """Return what the columns are."""
    if choices.decision.kind is not Kind.PLACE or choices.only is not None:
        return BLANK
    left = line((f"{'':<{_mark(choices)}}{texts.SPACE:<{_NAME}}{texts.THERE}", Role.DIM))
    return spread(left, line((_end(shown, shown.heading, texts.PRICE), Role.DIM)), cells)


def option_row(
    choices: Choices, row: Choice, board: Board, look: Look, shown: Columns, cells: int
) -> Line:
    """Return one answer: its key, its name, and what there is to tell of it."""
    here = row is choices.current
    text = Role.ROW if here else Role.DIM if row.reason is not None else Role.TEXT
    left = line(("▸" if here else " ", Role.KEY), (_key(choices, row), Role.KEY))
    room = cells - _mark(choices)
    if row.word not in board.spaces:
        return (*left, *_words(choices, row, board, look, text, room))
    if cells < NARROW:
        return (*left, *_short_space(row, shown, text, room))
    end = _end(shown, shown.brings.get(row.word, ""), shown.prices.get(row.word, ""))
    if row.reason is not None:
        end = f" {row.reason.rule} "
    pieces = joined([group(board.spaces[SpaceId(row.word)], f) for f in FACTIONS], " ")
    pieces = cut_pieces(pieces, room - _NAME - len(end))
    there = line((plain(pieces), text)) if here or row.reason is not None else pieces
    body = (*line((f"{cut(row.label, _NAME - 1):<{_NAME}}", text)), *there)
    return (*left, *spread(body, line((end, text)), room, text))


def _mark(choices: Choices) -> int:
    """Return how many cells stand before an answer."""
    return _MARK if choices.is_count or len(choices.rows) <= DIGITS else _MARK + 1


def _key(choices: Choices, row: Choice) -> str:
    if choices.is_number(row):
        return f"{row.word:>2}"[:2].ljust(2)
    wide = _mark(choices) - 2
    return f"{choices.number_of(row):>{wide}} "


def _words(choices: Choices, row: Choice, board: Board, look: Look, text: Role, room: int) -> Line:
    """Return an answer that is no space, and a hint where there is room for one."""
    label = "" if choices.is_number(row) else cut(shorter(row.label, room), room)
    blank = " " if room + _mark(choices) >= NARROW else ""
    left = room - len(label) - 1 - len(blank)
    told = _fitting(_hint(choices, row, board, look), left) if left > 1 else ""
    end = f" {told}{blank}" if told else ""
    look_of_end = text if text is Role.ROW else Role.DIM
    return spread(line((label, text)), line((end, look_of_end)), room, text)


def _fitting(told: str, room: int) -> str:
    """Return a hint, its first words, or nothing, as there is room."""
    if len(told) <= room:
        return told
    if len(first := told.partition(",")[0]) <= room:
        return first
    return cut(told, room) if room >= _LEAST_HINT else ""


def _short_space(row: Choice, shown: Columns, text: Role, room: int) -> Line:
    """Return a space where there is little room: its name and what it would bring."""
    wide = min(shown.wide, room - _SHORTEST_NAME - 1)
    name = cut(row.label, room - wide - 1) if wide else cut(row.label, room)
    told = cut(shown.brings.get(row.word, ""), wide)
    return fitted(line((f"{name:<{room - wide}}{told}" if wide else name, text)), room, text)


def _end(shown: Columns, brings: str, dear: str) -> str:
    """Return the columns behind the pieces."""
    first = f" {brings:<{shown.wide}}" if shown.wide else ""
    second = f" {dear:>{shown.dear}}" if shown.dear else ""
    return f"{first}{second} " if first or second else ""
