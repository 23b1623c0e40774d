"""The bar at the top: the game, who must choose, the line of play, and whether it is saved."""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.look.cells import abridged, cells_of
from adp_tui.look.paint import AnyRole, Line, Role, fitted, line, plain, width
from adp_tui.play.main_line import Standing
from adp_tui.texts import bar as texts
from adp_tui.texts.bots import ACTS as ACTS_AS_BOT
from adp_tui.widgets.rows import spread

_WIDE: Final = 100
"""The width from which the bar describes its keys in full."""


class Status(NamedTuple):
    """The contents of the bar besides the position."""

    title: str
    """The name of the game."""

    game: str
    """The scenario and the seats."""

    asked: str
    """The name of the side that must choose; blank for the dice and at the end."""

    role: AnyRole
    """The role of that side."""

    over: bool
    """Whether the game has ended."""

    bot: bool
    """Whether the side that is asked is a bot."""

    standing: Standing
    line_name: str
    number: int
    """The number of the last answer given, as in the log."""

    last: int
    """The number of the last answer on the line of play."""

    acts: bool
    """Whether a bot is acting."""

    saved: str
    """Whether everything is on disk, or that the game is only followed."""

    keys: tuple[str, str]
    """The keys for going back to the main line and for listing all lines."""

    is_past: bool
    """Whether later answers exist."""

    is_counted: bool = True
    """Whether the reader may know how many answers there are; otherwise no number is shown."""

    @property
    def is_elsewhere(self) -> bool:
        """Whether this is not the current position of the game: a what-if, or the past."""
        return self.standing.parted is not None or self.is_past

    @property
    def alarm(self) -> str:
        """A warning that the game is not saved, or only followed; blank if all is well."""
        return "" if self.saved == texts.SAVED else self.saved.upper()


def bar_row(status: Status, cells: int) -> Line:
    """Return the bar, or the mark for a what-if or the past."""
    return elsewhere_row(status, cells) if status.is_elsewhere else game_row(status, cells)


def sign_rows(status: Status, cells: int) -> list[Line]:
    """Return the row that marks a what-if or the past, in as many words as fit."""
    here, back = status.standing, status.keys[0]
    if not status.is_counted:
        wordings = texts.uncounted_signs(_uncounted(status), back)
    elif here.parted is not None:
        wordings = texts.what_if_signs(here.away, back)
    else:
        wordings = texts.past_signs(status.number, status.last, back)
    text = next((text for text in wordings if cells_of(text) < cells), wordings[-1])
    return [fitted(line((f" {text}", Role.WHAT_IF)), cells, Role.WHAT_IF)]


def game_row(status: Status, cells: int) -> Line:
    """Return the game, who must choose, and the position on the line of play."""
    left = line((f" {status.title}  {status.game}", Role.BAR))
    right = line((f"{texts.MAIN_LINE}  {_number(status)}{status.saved} ", Role.BAR))
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


def _number(status: Status) -> str:
    """Return the number of the last answer, to be followed by more; blank if it is not told."""
    if not status.is_counted:
        return ""
    number = texts.answer_number(status.number)
    if status.last != status.number:
        number = texts.answer_number_of(status.number, status.last)
    return f"{number}  "


def _uncounted(status: Status) -> str:
    """Return the sign of a what-if or of the past without numbers."""
    if status.standing.parted is None:
        return texts.PAST
    return texts.uncounted_what_if(status.line_name)


def elsewhere_row(status: Status, cells: int) -> Line:
    """Return the bar of a line that is not the main line, or of a past position."""
    here = status.standing
    if not status.is_counted:
        text = f" {_uncounted(status)}"
    elif here.parted is not None:
        text = f" {texts.what_if(status.line_name, here.away)}"
        if status.is_past:
            text += f", {texts.past_of(status.number, status.last)}"
    else:
        text = f" {texts.past(status.number, status.last)}"
    told = f"{text}  {plain(_asked(status))}"
    trouble = f"{status.alarm}   " if status.alarm else ""
    right = trouble + texts.elsewhere_keys(*status.keys)
    if cells < _WIDE or cells_of(told) + cells_of(right) >= cells:
        right = trouble + texts.elsewhere_keys_short(*status.keys)
    told = abridged(told, cells - cells_of(right) - 1)
    return spread(line((told, Role.WHAT_IF)), line((right, Role.WHAT_IF)), cells, Role.WHAT_IF)


def _asked(status: Status) -> Line:
    if status.over:
        return line((f" {texts.GAME_OVER} ", Role.BAR))
    if not status.asked:
        return line((f" {texts.WAITING_FOR_DICE} ", Role.BAR))
    what = texts.BOTS_SEAT if status.bot else texts.TO_CHOOSE
    if status.acts:
        what = ACTS_AS_BOT
    return line((f" {status.asked.upper()} ", status.role), (f" {what}", Role.BAR))
