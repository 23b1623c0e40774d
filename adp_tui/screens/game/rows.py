"""What the panes of the game screen show."""

from __future__ import annotations

from typing import Final

from adp_tui.config.keys import Keymap
from adp_tui.look.paint import Line, Role, line
from adp_tui.play.choices import Choices
from adp_tui.play.controller import Controller
from adp_tui.play.cursor import DIGEST, JOURNAL
from adp_tui.play.seating import HandOver
from adp_tui.play.told import counts_apart
from adp_tui.presenter.ahead import PreviewText
from adp_tui.presenter.answers import MAIN
from adp_tui.screens.game.bot_rows import acting_of, changed_of, digest_of
from adp_tui.screens.game.footer import acting_hints, hints
from adp_tui.screens.game.next_player import quick_rows
from adp_tui.texts import bar as texts
from adp_tui.texts import views
from adp_tui.widgets.bar import Status, bar_row, sign_rows
from adp_tui.widgets.decision_pane import (
    decision_rows,
    dice_rows,
    hidden_rows,
    outcome_rows,
    spare_rows,
)
from adp_tui.widgets.footer_line import footer_rows, notice_rows
from adp_tui.widgets.journal_pane import journal_rows
from adp_tui.widgets.option_rows import NARROW, Shown, terms
from adp_tui.widgets.preview_pane import (
    coming_text,
    empty_text,
    failure_text,
    paged_rows,
    preview_text,
    refusal_text,
)
from adp_tui.widgets.rows import exactly
from core.kernel import Decision, Outcome

_ROOM: Final = 80
"""The default maximum length of the prices."""

SHORT: Final = 100
"""Below this width the footer is shorter."""


def bar_of(controller: Controller, cells: int, *, small: bool) -> list[Line]:
    """Return the bar, or the game's own if its panes have no room."""
    status = status_of(controller)
    panes = controller.presenter.panes
    own = panes.small_bar(controller.sight, status.alarm, cells) if small else None
    return [bar_row(status, cells) if own is None else own]


def sign_of(controller: Controller, cells: int) -> list[Line]:
    """Return the mark for a what-if or the past, if the bar is needed for something else."""
    return sign_rows(status_of(controller), cells)


def status_of(controller: Controller) -> Status:
    """Return the contents of the bar besides the position."""
    session, driver = controller.session, controller.driver
    saved = texts.FOLLOWING if session.read_only else texts.SAVED
    if driver.is_replay:
        saved = texts.REPLAY
    if driver.trouble is not None:
        saved = texts.NOT_SAVED
    presenter, watching = controller.presenter, controller.watching
    asked = controller.onlooker.bot_turn.side if watching else controller.asked
    return Status(
        title=presenter.cover.title,
        game=game_name(controller),
        asked="" if not asked else presenter.words.name(asked),
        role=presenter.cover.looks.bar(asked),
        over=controller.decision is None,
        acts=watching,
        bot=driver.is_bot(controller.asked),
        standing=driver.standing,
        line_name=session.tree.line_name or "",
        number=session.number,
        last=session.tree.leaf(session.number),
        saved=saved,
        keys=(controller.keymap.key("main-line"), controller.keymap.key("history")),
        is_past=driver.is_past,
        is_counted=not counts_apart(presenter, controller.viewer),
    )


def game_name(controller: Controller) -> str:
    """Return the name of the game: the scenario and its players."""
    words = controller.presenter.words
    scenario = words.scenario(controller.session.header.scenario)
    people = [s for s in controller.session.box.sides if not controller.driver.is_bot(s)]
    if len(people) == 1:
        return texts.solo(scenario, words.name(people[0]))
    return texts.seats(scenario, len(people))


def left_of(controller: Controller, cells: int, height: int) -> list[Line]:
    """Return the view that replaces the field."""
    view, panes = controller.cursor.view, controller.presenter.panes
    if view in panes.views:
        return panes.views[view].draw(controller.sight, cells, height)
    if view == JOURNAL:
        title = line((views.JOURNAL[0], Role.STRONG), (f"  {views.JOURNAL[1]}", Role.DIM))
        entries = controller.journal.tail(height - 3, controller.cursor.scroll)
        hint = _scroll_hint(controller.keymap, JOURNAL, has_places=controller.cursor.has_places)
        rows = journal_rows(entries, controller.presenter, cells)[3 - height :]
        return [*exactly([title, *rows], height - 1), hint]
    if view == DIGEST:
        hint = _scroll_hint(controller.keymap, DIGEST, has_places=controller.cursor.has_places)
        return [*digest_of(controller, cells, height - 1), hint]
    return []  # field and grid have their own widgets


def _scroll_hint(keymap: Keymap, view: str, *, has_places: bool) -> Line:
    """Return the keys that scroll a view, and the one that goes back to the field."""
    scroll, back = views.SCROLL, views.FIELD if has_places else views.POSITION
    pages = f"{keymap.key('page-up')} {keymap.key('page-down')}"
    return line(
        (pages, Role.KEY),
        (f" {scroll}  ", Role.DIM),
        (keymap.key(view), Role.KEY),
        (f" {back}", Role.DIM),
    )


def decision_of(controller: Controller, cells: int, height: int) -> list[Line]:
    """Return the question and its answers, or how the game ended."""
    if controller.watching:
        return acting_of(controller, cells, height)
    if controller.seating.hand_over is HandOver.QUICK:
        return quick_rows(controller, cells, height)
    presenter, pending = controller.presenter, controller.sight_of_question.pending
    if (choices := controller.choices) is not None:
        shown = _shown(controller, choices)
        bot = controller.driver.is_bot(controller.asked)
        return decision_rows(shown, controller.keymap, cells, height, bot=bot)
    if isinstance(pending, Decision) and pending.by is not None:
        return hidden_rows(presenter, pending, cells, height)
    if isinstance(pending, Decision):
        return dice_rows(presenter, pending, controller.keymap.key("take"), cells, height)
    assert isinstance(pending, Outcome)
    return outcome_rows(presenter.panes.ending(controller.board, pending), cells, height)


def preview_of(controller: Controller, told: PreviewText, cells: int, height: int) -> list[Line]:
    """Return what there is to say about the highlighted answer, with a picture if it fits."""
    presenter = controller.presenter
    key = _turning_key(controller)
    rows = paged_rows(presenter, told, cells, height, controller.cursor.preview_page, key)
    chosen = controller.current
    if controller.watching or chosen is None or told.height() > height:
        return rows
    return with_picture(rows, _picture(controller, chosen.word, cells))


def with_picture(rows: list[Line], picture: list[Line]) -> list[Line]:
    """Return a pane with a picture in its empty rows, if there are enough."""
    used = max((place for place, row in enumerate(rows, 1) if row), default=0)
    if not picture or len(rows) - used < len(picture):
        return rows
    return [*exactly(rows[:used], len(rows) - len(picture)), *picture]


def _picture(controller: Controller, word: str, cells: int) -> list[Line]:
    """Return a picture of what an answer changes, if the game has one."""
    decision, outlook = controller.decision, controller.question.outlook(word)
    if decision is None or outlook is None:
        return []
    return controller.presenter.ahead.picture(decision, word, outlook, cells)


def preview_text_of(controller: Controller, cells: int) -> PreviewText:
    """Return everything there is to say about the highlighted answer, or about a bot's turn."""
    if controller.watching:
        return changed_of(controller, cells)
    chosen, presenter = controller.current, controller.presenter
    if chosen is None:
        return empty_text()
    if chosen.reason is not None:
        return refusal_text(presenter, chosen, chosen.reason, cells)
    sight = controller.sight_of_question
    if (instead := presenter.ahead.instead(sight, chosen.word, cells)) is not None:
        return instead
    if (seen := controller.question.preview(chosen.word)) is None:
        is_due = controller.question.is_due(chosen.word)
        return coming_text(chosen) if is_due else failure_text(chosen, cells)
    assert controller.decision is not None
    cost = _terms(controller, cells)
    return preview_text(presenter, controller.decision, chosen, seen, cells, cost)


def _terms(controller: Controller, cells: int) -> str:
    """Return what the answers cost, if the question has no room for it."""
    choices, current = controller.choices, controller.current
    if cells >= NARROW or choices is None or current is None or current.section is not MAIN:
        return ""
    return terms(_shown(controller, choices), _ROOM)


def _shown(controller: Controller, choices: Choices) -> Shown:
    """Return the data for the rows of the list."""
    sight = controller.sight_of_question
    return Shown(choices, controller.presenter, sight, controller.question.outlook)


def _turning_key(controller: Controller) -> str:
    """Return the key that turns the pages of the preview; blank if it moves across the list."""
    return "" if controller.has_two_columns else controller.keymap.key("right")


def question_height(controller: Controller, cells: int, height: int, below: int) -> int:
    """Return how many rows the question keeps; the preview gets what it needs of the others."""
    return _height_above(controller, preview_text_of(controller, cells), cells, height, below)


def _height_above(
    controller: Controller, told: PreviewText, cells: int, height: int, below: int
) -> int:
    """Return how many rows the question keeps above this preview."""
    spare = 0
    if controller.watching:
        rows = acting_of(controller, cells, height)
        spare = max(sum(not row for row in rows) - 1, 0)
    elif controller.choices is not None:
        spare = spare_rows(controller.presenter, controller.choices, cells, height)
    elif controller.decision is None:
        return height + below  # at the end there is nothing to preview
    return height - min(max(told.height() - below, 0), spare)


def column_of(controller: Controller, cells: int, height: int, below: int) -> list[Line]:
    """Return the question with the preview of the highlighted answer below it."""
    told = preview_text_of(controller, cells)
    upper = _height_above(controller, told, cells, height, below)
    lower = height + below - upper
    rows = decision_of(controller, cells, upper)
    return [*rows, *preview_of(controller, told, cells, lower)] if lower else rows


def footer_of(controller: Controller, cells: int) -> list[Line]:
    """Return a notice, or the keys that work now."""
    if controller.notice:
        return notice_rows(controller.notice, cells)
    wanted = acting_hints if controller.watching else hints
    return footer_rows(wanted(controller, short=cells < SHORT), cells)
