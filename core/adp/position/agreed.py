"""The headers for what was agreed on before the game: scenario, seats, options, the copy."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.events.printed import KINDS, read_printed, written
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, Scenario, Seat
from core.adp.model.options import read_options
from core.adp.position.header import PositionHeader, read_faction
from core.kernel import BadSetupError
from core.kernel.notation import TextWords, UnreadableError, either, list_text, listed_words, one
from core.kernel.options import option_texts, options_in


def _write_seats(board: Board) -> str:
    others = [f"{f}={board.seats[f]}" for f in FACTIONS if board.seats[f] is not Seat.HUMAN]
    return list_text(others)


def _read_seats(board: Board, words: TextWords) -> Board:
    seats = dict.fromkeys(FACTIONS, Seat.HUMAN)
    for entry in listed_words(words):
        who, seat = entry.cut("=", "a Faction and its seat, such as taliban=bot")
        seats[read_faction(who)] = seat.one_of(Seat, "a seat")
    return replace(board, seats=seats)


def _write_options(board: Board) -> str:
    return list_text(option_texts(board.options))


def _read_options(board: Board, words: TextWords) -> Board:
    return replace(board, options=options_in(words, read_options))


def _write_printed(board: Board) -> str:
    entries = [f"{what}={said}" for what, said in written(board.printed).items()]
    return list_text([",".join(entry.replace(" ", "-", 1).split()) for entry in entries])


def _read_printed(board: Board, words: TextWords) -> Board:
    given: dict[str, str] = {}
    columns: list[int] = []
    for entry in listed_words(words):
        what, said = entry.cut("=", f"{either(KINDS)}, - and a card or a space, = and what it is")
        kind = next((kind for kind in KINDS if what.text.startswith(f"{kind}-")), None)
        if kind is None:
            raise what.unlike(f"{either(KINDS)}, and - behind it")
        name = f"{kind} {what.text.removeprefix(f'{kind}-')}"
        if name in given:
            raise what.repeated("on this line")
        given[name] = said.text.replace(",", " ")
        columns.append(entry.column)
    try:
        return replace(board, printed=read_printed(given))
    except BadSetupError as error:
        raise _located(given, columns) or error from error


def _located(given: dict[str, str], columns: list[int]) -> UnreadableError | None:
    """Return the error about the first entry that cannot be read, with its column."""
    entries = list(given.items())
    for number, column in enumerate(columns, 1):
        try:
            read_printed(dict(entries[:number]))
        except BadSetupError as error:
            return UnreadableError(column, str(error))
    return None


SCENARIO: Final = PositionHeader(
    "scenario",
    lambda board: board.scenario.value,
    lambda board, words: replace(board, scenario=one(words).one_of(Scenario, "a scenario")),
)
SEATS: Final = PositionHeader("seats", _write_seats, _read_seats)
OPTIONS: Final = PositionHeader("options", _write_options, _read_options)
PRINTED: Final = PositionHeader("printed", _write_printed, _read_printed)

AGREED: Final = (SCENARIO, SEATS, OPTIONS, PRINTED)
"""What was agreed on before the game; it decides what the other lines mean if left out."""
