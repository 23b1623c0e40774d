"""A saved game in a few rows: what is played, which card, who is asked, how the race stands."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final, NamedTuple

from adp_tui.paint import Line, Role, line
from adp_tui.play.pieces import BAR, ROLE
from adp_tui.texts.decisions import question
from adp_tui.texts.names import LETTER, card_name
from adp_tui.texts.words import counted
from adp_tui.widgets.factions_pane import race
from adp_tui.widgets.rows import cut
from core.adp.atlas import AREAS
from core.adp.board import Board, Result
from core.adp.box import BOX
from core.adp.ids import FACTIONS, Faction, Seat
from core.adp.options import players
from core.adp.totals import margins
from core.kernel import Decision, Outcome
from saves.glance import glance
from saves.log import Contents

YEARS: Final = {"short": "2009-2013", "main": "2005-2013", "extended": "2003-2013"}
_NUMBERS: Final = ("no players", "one player", "two players", "three players", "four players")
_SPANS: Final = ((86_400, "day"), (3_600, "hour"), (60, "minute"))


class Summary(NamedTuple):
    """What is to be told about a game without opening it."""

    what: str
    """The scenario and who plays."""

    state: str
    """How far it is, in a word or two."""

    rows: tuple[Line, ...]
    control: dict[str, str]
    """Who controls each area."""


def summary(contents: Contents, path: Path) -> Summary | None:
    """Return what is to be told about a game; None if only opening it can tell."""
    seen = glance(BOX, contents)
    if seen is None:
        return None
    board = seen.board
    assert isinstance(board, Board)
    margin = margins(board)
    standing = [
        run
        for faction in FACTIONS
        for run in ((LETTER[faction], ROLE[faction]), (f" {margin[faction]:+}   ", Role.TEXT))
    ]
    played = f"{counted(seen.answers, 'answer')}, {counted(seen.lines, 'line')}"
    rows = (
        line(what(board)),
        line(_cards(board)),
        asked_line(seen.pending),
        line(),
        race(margin, 41),
        tuple(standing),
        line((f"{played}, left {ago(path)}", Role.DIM)),
    )
    control = {space.value: board.control(space).value for space in AREAS}
    return Summary(what(board), state(seen.pending, board), rows, control)


def what(board: Board) -> str:
    """Return what is played, and by whom."""
    everyone = players(board.options, board.seats)
    people = [f for f in FACTIONS if board.seats[f] is Seat.HUMAN]
    if len(people) == 1:
        who = f"solo {people[0].title()}"
    else:
        who = _NUMBERS[len(everyone)] if people else "the bots alone"
    return f"{board.scenario.title()} {YEARS[board.scenario]}, {who}"


def state(pending: Decision | Outcome, board: Board) -> str:
    """Return how far a game is."""
    if isinstance(pending, Result):
        return f"finished, {' and '.join(w.title() for w in pending.winners) or 'nobody'} won"
    if board.card is None:
        return "being set up"
    return f"Propaganda {board.propaganda_played} of {board.propaganda_total}"


def asked_line(pending: Decision | Outcome) -> Line:
    """Return who is asked what, or who has won."""
    if isinstance(pending, Result):
        return line((f"Finished: {pending.epilogue}", Role.STRONG))
    assert isinstance(pending, Decision)
    if pending.by not in FACTIONS:
        return line(("The dice are to fall", Role.DIM))
    faction = Faction(pending.by)
    return line(
        (f" {LETTER[faction]} ", BAR[faction]),
        f" {cut(str(question(pending)), 34)}",
        (f"  {pending.rule}", Role.DIM),
    )


def _cards(board: Board) -> str:
    if board.card is None:
        return "No card has been played yet"
    upcoming = f". Next {card_name(board.next_card)}" if board.next_card is not None else ""
    return cut(f"Card {card_name(board.card)}{upcoming}", 46)


def ago(path: Path) -> str:
    """Return how long ago a file was last written."""
    try:
        seconds = time.time() - path.stat().st_mtime
    except OSError:
        return "some time ago"
    for span, unit in _SPANS:
        if seconds >= span:
            return f"{counted(int(seconds // span), unit)} ago"
    return "just now"
