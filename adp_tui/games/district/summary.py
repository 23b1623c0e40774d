"""A saved game in a few rows: the scenario, the turn, who is asked; nothing that is secret."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district import ending, position_page
from adp_tui.games.district.agreed import unusual_options
from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import names
from adp_tui.games.district.texts import summary as texts
from adp_tui.games.district.words import DistrictWords
from adp_tui.look.cells import abridged
from adp_tui.look.paint import Line, Role, line
from adp_tui.presenter.summary import Summary
from adp_tui.texts import summary as shared
from adp_tui.texts.bar import WAITING_FOR_DICE
from adp_tui.texts.words import capitalized
from core.district.model.board import DistrictBoard, DistrictResult
from core.district.model.ids import BELLIGERENTS, Belligerent, Segment
from core.kernel import BOT, Decision, Outcome
from saves.glance import Glance

_WORDS: Final = DistrictWords()
_ROOM: Final = 45
"""Cells of a row."""

_QUESTION: Final = 34
"""Cells of a question, without the side and the rule."""


def summary(seen: Glance, ago: str) -> Summary:
    """Return the summary of a game, as anybody may see it."""
    board = seen.board
    assert isinstance(board, DistrictBoard)
    what = _what(board, seen)
    rows = (
        line(what),
        line(abridged(_turn(board), _ROOM)),
        _asked_line(seen.pending, board),
        line((abridged(texts.options(unusual_options(board.options)), _ROOM), Role.DIM)),
        line((shared.left(ago), Role.DIM)),
    )
    finished = isinstance(seen.pending, Outcome)
    control = {area: position_page.control(board, area) for area in board.grounds}
    return Summary(what, _state(seen.pending, board), finished, rows, control)


def _what(board: DistrictBoard, seen: Glance) -> str:
    """Return the scenario, the length and the players."""
    people = [side for side in BELLIGERENTS if seen.seats.get(side) != BOT]
    if len(people) == 1:
        who = shared.solo(called(people[0]))
    else:
        who = texts.TWO_PLAYERS if people else shared.BOTS_ALONE
    return texts.game(called(board.scenario), called(board.options.length), who)


def _turn(board: DistrictBoard) -> str:
    if board.segment is Segment.SET_UP:
        return capitalized(texts.BEING_SET_UP)
    return texts.turn(board.turn, board.length.last_turn, position_page.now(board))


def _state(pending: Decision | Outcome, board: DistrictBoard) -> str:
    """Return how far a game has come."""
    if isinstance(pending, DistrictResult):
        return shared.won(map(called, pending.winners))
    return texts.BEING_SET_UP if board.segment is Segment.SET_UP else texts.state(board.turn)


def _asked_line(pending: Decision | Outcome, board: DistrictBoard) -> Line:
    """Return who is asked what, or who has won."""
    if isinstance(pending, DistrictResult):
        won, why = ending.how_it_ended(board, pending)
        return line((abridged(f"{won}: {why}", _ROOM), Role.STRONG))
    assert isinstance(pending, Decision)
    if pending.by is None:
        return line((capitalized(WAITING_FOR_DICE), Role.DIM))
    side = Belligerent(pending.by)
    return line(
        (f" {names.LETTER[side]} ", LOOKS.bar(side)),
        f" {abridged(str(_WORDS.question(pending)), _QUESTION)}",
        (f"  {_WORDS.rule(pending.rule)}", Role.DIM),
    )
