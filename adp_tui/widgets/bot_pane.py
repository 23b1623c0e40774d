"""A bot's turn, shown instead of the question: its reasons in order, and its answers."""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.config.pace import Reasons
from adp_tui.look.cells import abridged, cells_of, pad, whole_words
from adp_tui.look.paint import BLANK, CAN, Line, Role, line
from adp_tui.play.bot_turn import BotTurn, ShownThought
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.presenter.words import ReasonText
from adp_tui.texts import bots as texts
from adp_tui.texts.words import CUT
from adp_tui.widgets.option_rows import NARROW
from adp_tui.widgets.rows import exactly, spread, wrapped
from core.kernel import Level

_RULE: Final = 6
"""Columns for the number of a rule, if there is room."""

_FEW: Final = 2
"""Rows of a shortened reason."""

_FEW_NARROW: Final = 4
"""The same in a narrow pane, where a row has three words."""


class WatchedTurn(NamedTuple):
    """A bot's turn, and how it is watched."""

    turn: BotTurn
    reasons: Reasons
    journal: str
    """The key that shows the full text."""


def bot_rows(
    presenter: AnyPresenter, watched: WatchedTurn, hint: Line, cells: int, height: int
) -> list[Line]:
    """Return the bar, the latest thoughts that fit, and the key to continue."""
    turn, reasons, journal = watched
    rows = [row for thought in turn.thoughts for row in _thought_rows(thought, reasons, cells)]
    room = height - 3
    if not rows:
        rows = [line(" ", *row) for row in wrapped(texts.TO_ACT, cells - 2, Role.DIM)]
    shown = rows[-room:]
    if len(rows) > room:
        shown[0] = line((f" {texts.earlier(len(rows) - room + 1, journal)}", Role.DIM))
    return [_bar(presenter, turn, cells), *exactly(shown, room), BLANK, hint]


def _bar(presenter: AnyPresenter, turn: BotTurn, cells: int) -> Line:
    """Return the solid bar in the colour of the bot's side."""
    role = presenter.cover.looks.bar(turn.side)
    name = presenter.words.name(turn.side).upper()
    text = abridged(f" {name}", cells - cells_of(texts.A_BOT) - 2)
    return spread(line((text, role)), line((f"{texts.A_BOT} ", role)), cells, role)


def _thought_rows(thought: ShownThought, reasons: Reasons, cells: int) -> list[Line]:
    rows: list[Line] = []
    if reasons is not Reasons.OFF:
        for told in thought.reasons:
            rows += reason_rows(told, cells, whole=reasons is Reasons.FULL)
    if thought.said:
        marks = [CAN, " ", " ", " "]
        said = wrapped(thought.said, cells - 4, Role.STRONG)[: len(marks)]
        rows += [
            line((f" {mark} ", Role.KEY), *row) for mark, row in zip(marks, said, strict=False)
        ]
    return rows


def reason_rows(told: ReasonText, cells: int, *, whole: bool) -> list[Line]:
    """Return a reason beside its rule; in a narrow pane the rule is part of the text."""
    role = Role.TEXT if told.level is Level.REASON else Role.DIM
    indent = "  " * told.level
    if cells < NARROW:
        text = f"{told.rule} {told.text}".strip()
        room = cells - 2 - cells_of(indent)
        parts = wrapped(text, room, Role.DIM)
        shown = parts if whole else _first(parts, _FEW_NARROW, room)
        return [line(f" {indent}", *part) for part in shown]
    room = cells - _RULE - 3 - cells_of(indent)
    parts = wrapped(told.text, room, role)
    parts = parts if whole else _first(parts, _FEW, room)
    rules = [told.rule, *([""] * (len(parts) - 1))]
    return [
        line((f" {pad(rule, _RULE)} {indent}", Role.DIM), *part)
        for rule, part in zip(rules, parts, strict=True)
    ]


def _first(parts: list[Line], few: int, room: int) -> list[Line]:
    """Return the first rows of a text; a sign at the end means that there is more."""
    if len(parts) <= few:
        return parts
    ((last, role),) = parts[few - 1]
    return [
        *parts[: few - 1],
        line((whole_words(last, room - cells_of(CUT)), role), (CUT, Role.DIM)),
    ]
