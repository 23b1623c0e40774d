"""A saved game in a few rows: the scenario, the card, who is asked, and the race."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp import agreed
from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.panes.factions import race
from adp_tui.games.adp.texts import summary as texts
from adp_tui.games.adp.texts.names import LETTER, called, card_name, epilogue
from adp_tui.games.adp.words import AdpWords
from adp_tui.look.cells import abridged
from adp_tui.look.paint import Line, Role, line
from adp_tui.presenter.summary import Summary
from adp_tui.texts import summary as shared
from adp_tui.texts.bar import WAITING_FOR_DICE
from adp_tui.texts.words import capitalized
from core.adp.model.atlas import AREAS
from core.adp.model.board import Board, Result
from core.adp.model.ids import FACTIONS, Faction, Seat
from core.adp.model.options import players
from core.adp.model.totals import margins
from core.kernel import Decision, Outcome
from saves.glance import Glance

_WORDS: Final = AdpWords()
_ROOM: Final = 45
"""Cells of a row."""

_QUESTION: Final = 34
"""Cells of a question, without the side and the rule."""


def summary(seen: Glance, ago: str) -> Summary:
    """Return the summary of a game."""
    board = seen.board
    assert isinstance(board, Board)
    margin = margins(board)
    standing = [
        run
        for faction in FACTIONS
        for run in (
            (LETTER[faction], LOOKS.side(faction)),
            (f" {margin[faction]:+}   ", Role.TEXT),
        )
    ]
    rows = (
        line(what(board)),
        line(_cards(board)),
        asked_line(seen.pending),
        line((abridged(texts.options(agreed.unusual_options(board.options)), _ROOM), Role.DIM)),
        race(margin, 41),
        tuple(standing),
        line((shared.played(seen.answers, seen.lines, ago), Role.DIM)),
    )
    control = {space.value: board.control(space).value for space in AREAS}
    finished = isinstance(seen.pending, Outcome)
    return Summary(what(board), state(seen.pending, board), finished, rows, control)


def what(board: Board) -> str:
    """Return the scenario and the players."""
    everyone = players(board.options, board.seats)
    people = [f for f in FACTIONS if board.seats[f] is Seat.HUMAN]
    if len(people) == 1:
        who = shared.solo(called(people[0]))
    else:
        who = texts.PLAYERS[len(everyone)] if people else shared.BOTS_ALONE
    return texts.game(called(board.scenario), texts.YEARS[board.scenario], who)


def state(pending: Decision | Outcome, board: Board) -> str:
    """Return how far a game has come."""
    if isinstance(pending, Result):
        return shared.won(called(winner) for winner in pending.winners)
    if board.card is None:
        return texts.BEING_SET_UP
    return texts.propaganda(board.propaganda_played, board.propaganda_total)


def asked_line(pending: Decision | Outcome) -> Line:
    """Return who is asked what, or who has won."""
    if isinstance(pending, Result):
        return line((texts.finished(epilogue(pending.epilogue)), Role.STRONG))
    assert isinstance(pending, Decision)
    if pending.by not in FACTIONS:
        return line((capitalized(WAITING_FOR_DICE), Role.DIM))
    faction = Faction(pending.by)
    return line(
        (f" {LETTER[faction]} ", LOOKS.bar(faction)),
        f" {abridged(str(_WORDS.question(pending)), _QUESTION)}",
        (f"  {_WORDS.rule(pending.rule)}", Role.DIM),
    )


def _cards(board: Board) -> str:
    if board.card is None:
        return texts.NO_CARD_YET
    coming = card_name(board.next_card) if board.next_card is not None else ""
    return abridged(texts.card(card_name(board.card), coming), _ROOM)
