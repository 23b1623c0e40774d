"""The contents of each pane of the game screen."""

from __future__ import annotations

from collections.abc import Mapping

from adp_tui.games.adp.panes.cards import card_rows
from adp_tui.games.adp.panes.factions import faction_rows, short_faction_rows
from adp_tui.games.adp.panes.tracks import short_track_row, track_rows
from adp_tui.mapping.layout import COMPACT
from adp_tui.paint import Line, line
from adp_tui.play.controller import Controller
from adp_tui.screens.arrangement import Pane, Place
from adp_tui.screens.game_rows import (
    bar_of,
    column_of,
    footer_of,
    left_of,
    sign_of,
)
from adp_tui.texts import screens as texts
from adp_tui.widgets.chart_pane import chart_rows
from adp_tui.widgets.footer_line import prompt_rows
from adp_tui.widgets.journal_pane import journal_pane_rows


def pane_rows(
    controller: Controller, pane: Pane, places: Mapping[Pane, Place], prompt: str | None
) -> list[Line]:
    """Return what a pane shows; the prompt is what is being typed in the footer, if anything is."""
    cells, height = places[pane].width, places[pane].height
    board, asked = controller.board, controller.asked
    is_small = Pane.CARDS not in places
    match pane:
        case Pane.BAR:
            return bar_of(controller, cells, cards=is_small)
        case Pane.SIGN:
            return sign_of(controller, cells)
        case Pane.LEFT:
            return left_of(controller, cells, height)
        case Pane.WALL:
            return [line("│")] * height if places[Pane.LEFT].width == COMPACT.width else []
        case Pane.JOURNAL:
            return journal_pane_rows(controller.journal, cells, height)
        case Pane.CHART:
            return chart_rows(controller.trend.line(), cells, height)
        case Pane.CARDS:
            return card_rows(board, cells, height, controller.keymap.key("cards"))
        case Pane.FACTIONS if is_small:
            return short_faction_rows(board, asked)
        case Pane.FACTIONS:
            return faction_rows(board, controller.seats, asked, cells, height)
        case Pane.TRACKS if is_small:
            return [short_track_row(board)]
        case Pane.TRACKS:
            return track_rows(board, cells, height)
        case Pane.DECISION:
            return column_of(controller, cells, height, places[Pane.PREVIEW].height)[:height]
        case Pane.PREVIEW:
            above = places[Pane.DECISION].height
            return column_of(controller, cells, above, height)[above:]
        case Pane.FOOTER if prompt is not None:
            return prompt_rows(texts.NAME_OF_BOOKMARK, prompt, cells)
        case Pane.FOOTER:
            return footer_of(controller, cells)
