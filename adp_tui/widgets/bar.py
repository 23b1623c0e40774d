"""The bar at the top: which game, who must choose, which line of play, and whether it is saved."""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from adp_tui.games.adp.ahead.pieces import BAR
from adp_tui.games.adp.panes.cards import sequence
from adp_tui.games.adp.texts.names import LETTER, STAGE_NAMES, called, card_name
from adp_tui.paint import Line, Role, fitted, line, plain, width
from adp_tui.play.mainline import Standing
from adp_tui.texts import panes as texts
from adp_tui.texts.bots import ACTS as ACTS_AS_BOT
from adp_tui.widgets.rows import cut, spread
from core.adp.board import Board
from core.adp.events.deck import DECK
from core.adp.ids import FACTIONS, PROPAGANDA, Faction

_WIDE: Final = 100
"""The width from which the bar says in full what its keys do."""


class Status(NamedTuple):
    """What the bar has to tell beside the position."""

    game: str
    """What is played: the scenario and the seats."""

    asked: str | None
    """Who must choose; None for the dice and at the end."""

    over: bool
    """Whether the game has ended."""

    bot: bool
    """Whether the seat of the side that is asked is a bot's."""

    standing: Standing
    line_name: str
    number: int
    """The number of the last answer given, as the log has it."""

    last: int
    """The number of the last answer of the line of play."""

    acts: bool
    """Whether it is a bot that acts."""

    saved: str
    """Whether all is on disk, or that the game is only followed."""

    keys: tuple[str, str]
    """The keys that lead back to the main line and to all lines."""

    is_past: bool
    """Whether it was played on from here."""

    @property
    def is_elsewhere(self) -> bool:
        """Whether the game itself does not stand here: this is a what-if, or past."""
        return self.standing.parted is not None or self.is_past


def bar_rows(status: Status, board: Board, cells: int, *, cards: bool) -> list[Line]:
    """Return the bar: the game, or the cards where they have no pane of their own."""
    if cards:
        return [cards_row(status, board, cells)]
    return [elsewhere_row(status, cells) if status.is_elsewhere else game_row(status, cells)]


def sign_rows(status: Status, cells: int) -> list[Line]:
    """Return the row that says where the game stands instead, in as many words as fit."""
    here, back = status.standing, status.keys[0]
    if here.parted is not None:
        wordings = texts.what_if_signs(here.away, back)
    else:
        wordings = texts.past_signs(status.number, status.last, back)
    text = next((text for text in wordings if len(text) < cells), wordings[-1])
    return [fitted(line((f" {text}", Role.WHAT_IF)), cells, Role.WHAT_IF)]


def game_row(status: Status, cells: int) -> Line:
    """Return game, who must choose, and where the line of play stands."""
    left = line((f" {texts.GAME}  {status.game}", Role.BAR))
    number = texts.answer_number(status.number, status.last)
    right = line((f"{texts.MAIN_LINE}  {number}  {status.saved} ", Role.BAR))
    middle = _asked(status)
    room = cells - width(left) - width(right)
    if width(middle) + 2 > room:
        left = fitted(left, max(cells - width(right) - width(middle) - 2, 0), Role.BAR)
        room = cells - width(left) - width(right)
    before = max((room - width(middle)) // 2, 1)
    return fitted(
        (*left, (" " * before, Role.BAR), *fitted(middle, room - before, Role.BAR), *right),
        cells,
        Role.BAR,
    )


def cards_row(status: Status, board: Board, cells: int) -> Line:
    """Return the cards in one row, for a screen that has no room for a pane of them."""
    now = STAGE_NAMES[board.stage] if board.card is None else card_name(board.card)
    runs = [(f" {cut(now, 22)} ", Role.BAR)]
    for state, group in groupby(sequence(board), key=lambda step: step[1]):
        for faction, _ in group:
            runs.append((f" {LETTER[faction]}", BAR[faction] if state == texts.ACTS else Role.BAR))
        runs.append((f" {state}", Role.BAR))
    if not sequence(board):
        runs.append((f" {STAGE_NAMES[board.stage]}", Role.BAR))
    alarm = "" if status.saved == texts.SAVED else f"  {status.saved.upper()}"
    played = texts.propaganda_short(board.propaganda_played, board.propaganda_total)
    end = f"{alarm}  {played} "
    left = tuple(runs)
    coming = _coming(board, cells - width(left) - len(end))
    return spread((*left, (coming, Role.BAR)), line((end, Role.BAR)), cells, Role.BAR)


def _coming(board: Board, cells: int) -> str:
    """Return the next card, its title cut to what room there is."""
    card = board.next_card
    if card is None:
        return ""
    order = "" if card == PROPAGANDA else " " + "".join(LETTER[f] for f in DECK[card].order)
    named = cut(card_name(card), cells - 2 - len(texts.coming("")) - len(order))
    return f"  {texts.coming(named)}{order}"


def elsewhere_row(status: Status, cells: int) -> Line:
    """Return the bar of a line that is not the main line, or of a past position."""
    here = status.standing
    if here.parted is not None:
        text = f" {texts.what_if(status.line_name, here.away)}"
        if status.is_past:
            text += f", {texts.past_of(status.number, status.last)}"
    else:
        text = f" {texts.past(status.number, status.last)}"
    told = f"{text}  {plain(_asked(status))}"
    trouble = "" if status.saved == texts.SAVED else f"{status.saved.upper()}   "
    right = trouble + texts.elsewhere_keys(*status.keys, short=cells < _WIDE)
    if len(told) + len(right) >= cells:
        right = trouble + texts.elsewhere_keys(*status.keys, short=True)
    told = cut(told, cells - len(right) - 1)
    return spread(line((told, Role.WHAT_IF)), line((right, Role.WHAT_IF)), cells, Role.WHAT_IF)


def _asked(status: Status) -> Line:
    if status.over:
        return line((f" {texts.GAME_OVER} ", Role.BAR))
    if status.asked not in FACTIONS:
        return line((f" {texts.DICE_FALL} ", Role.BAR))
    role = BAR[Faction(status.asked)]
    what = texts.BOTS_SEAT if status.bot else texts.TO_CHOOSE
    if status.acts:
        what = ACTS_AS_BOT
    return line((f" {called(status.asked).upper()} ", role), (f" {what}", Role.BAR))
