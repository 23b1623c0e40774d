"""The contents of each pane of the game screen."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from adp_tui.look.paint import Line
from adp_tui.play.controller import Controller
from adp_tui.play.cursor import FIELD
from adp_tui.presenter.panes import Pane, upright
from adp_tui.presenter.sight import Sight
from adp_tui.screens.game import arrangement as at
from adp_tui.screens.game.arrangement import Rect, is_small
from adp_tui.screens.game.rows import bar_of, column_of, footer_of, left_of, sign_of
from adp_tui.texts import screens as texts
from adp_tui.widgets.chart_pane import chart_rows
from adp_tui.widgets.footer_line import prompt_rows
from adp_tui.widgets.journal_pane import journal_pane_rows

_COLUMN: Final = (at.DECISION, at.PREVIEW)
"""The panes that share their rows: the preview gets what the question leaves."""


class GamePanes:
    """The panes of a game, which are functions of a sight and a size.

    What was drawn last is kept for each pane until one of these differs.
    """

    def __init__(self) -> None:
        self._drawn: dict[str, tuple[Sight, int, int, bool, list[Line]]] = {}

    def rows(self, pane: Pane, sight: Sight, cells: int, height: int, small: bool) -> list[Line]:
        """Return the rows of a pane."""
        wanted = sight, cells, height, small
        last = self._drawn.get(pane.name)
        if last is None or last[:-1] != wanted:
            last = self._drawn[pane.name] = (*wanted, pane.draw(*wanted))
        return last[-1]


def rows_of_panes(
    controller: Controller,
    panes: Collection[str],
    places: Mapping[str, Rect],
    prompt: str | None,
    own: GamePanes,
) -> Iterator[tuple[str, list[Line]]]:
    """Yield the rows of several panes; question and preview are made together, once."""
    for pane in panes:
        if pane not in _COLUMN:
            yield pane, pane_rows(controller, pane, places, prompt, own)
    if any(pane in panes for pane in _COLUMN):
        above, below = (places[pane].height for pane in _COLUMN)
        column = column_of(controller, places[at.DECISION].width, above, below)
        yield at.DECISION, column[:above]
        yield at.PREVIEW, column[above:]


def pane_rows(
    controller: Controller,
    pane: str,
    places: Mapping[str, Rect],
    prompt: str | None,
    own: GamePanes,
) -> list[Line]:
    """Return the rows of a pane; the prompt is the text being typed in the footer, if any."""
    cells, height = places[pane].width, places[pane].height
    presenter = controller.presenter
    small = is_small(presenter.panes, places)
    match pane:
        case at.BAR:
            return bar_of(controller, cells, small=small)
        case at.SIGN:
            return sign_of(controller, cells)
        case at.LEFT:
            return left_of(controller, cells, height)
        case at.WALL:
            return edge_of(controller, places[at.LEFT], height)
        case at.JOURNAL:
            return journal_pane_rows(controller.journal, presenter, cells, height)
        case at.CHART:
            return chart_rows(presenter, controller.standings.line(), cells, height)
        case at.DECISION:
            return column_of(controller, cells, height, places[at.PREVIEW].height)[:height]
        case at.PREVIEW:
            above = places[at.DECISION].height
            return column_of(controller, cells, above, height)[above:]
        case at.FOOTER if prompt is not None:
            return prompt_rows(texts.NAME_OF_BOOKMARK, prompt, cells)
        case at.FOOTER:
            return footer_of(controller, cells)
        case _:
            wanted = next(one for one in presenter.panes.panes if one.name == pane)
            return own.rows(wanted, controller.sight, cells, height, small)


def edge_of(controller: Controller, left: Rect, height: int) -> list[Line]:
    """Return the column between the left part and the panes; a view has a plain line there."""
    field = controller.presenter.panes.field
    edge = field.edge(field.layout(left.width, left.height), height)
    if edge and controller.cursor.view != FIELD:
        return upright(height)
    return list(edge)
