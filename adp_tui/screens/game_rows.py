"""What the panes of the game screen show, made from the controller."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.ahead.prices import terms
from adp_tui.games.adp.panes.factions import all_rows
from adp_tui.games.adp.panes.space_boxes import LEAST_CELLS, box_rows, with_boxes
from adp_tui.games.adp.texts.markers import markers
from adp_tui.games.adp.texts.names import called
from adp_tui.keys import Keymap
from adp_tui.paint import Line, Role, line
from adp_tui.play.choices import Section
from adp_tui.play.controller import Controller
from adp_tui.play.situation import View
from adp_tui.screens.bot_rows import acting_of, changed_of, digest_of
from adp_tui.screens.footer_keys import acting_hints, hints
from adp_tui.texts import panes as texts
from adp_tui.widgets.bar import Status, bar_rows, sign_rows
from adp_tui.widgets.decision_pane import decision_rows, dice_rows, outcome_rows, spare_rows
from adp_tui.widgets.footer_line import footer_rows, notice_rows
from adp_tui.widgets.journal_pane import journal_rows
from adp_tui.widgets.option_rows import NARROW
from adp_tui.widgets.preview_pane import (
    Told,
    event_told,
    failed_told,
    nothing_told,
    preview_told,
    refusal_told,
    told_rows,
)
from adp_tui.widgets.rows import exactly
from core.adp.board import Result
from core.adp.events.library import CARDS
from core.adp.ids import FACTIONS, PROPAGANDA, Side, ThingKind
from core.kernel import Decision

SHORT: Final = 100
"""Below this width the footer says less."""


def bar_of(controller: Controller, cells: int, *, cards: bool) -> list[Line]:
    """Return the bar, with the cards where they have no pane of their own."""
    return bar_rows(status_of(controller), controller.board, cells, cards=cards)


def sign_of(controller: Controller, cells: int) -> list[Line]:
    """Return that this is a what-if or past, where the bar is needed for the cards."""
    return sign_rows(status_of(controller), cells)


def status_of(controller: Controller) -> Status:
    """Return what the bar has to tell beside the position."""
    session, driver = controller.session, controller.driver
    saved = texts.FOLLOWING if session.read_only else texts.SAVED
    if driver.is_replay:
        saved = texts.REPLAY
    if driver.trouble is not None:
        saved = texts.NOT_SAVED
    current = next((b for b in session.tree.branches() if b.current), None)
    return Status(
        game=game_name(controller),
        asked=controller.bot_turn.side if controller.watching else controller.asked,
        over=controller.decision is None,
        acts=controller.watching,
        bot=driver.is_bot(controller.asked),
        standing=driver.standing,
        line_name=(current.name or "") if current is not None else "",
        number=session.number,
        last=session.tree.leaf(session.number),
        saved=saved,
        keys=(controller.keymap.key("main-line"), controller.keymap.key("history")),
        is_past=driver.is_past,
    )


def game_name(controller: Controller) -> str:
    """Return what is played: the scenario and by whom."""
    scenario = called(controller.session.header.scenario)
    people = [f for f in FACTIONS if not controller.driver.is_bot(f)]
    if len(people) == 1:
        return texts.solo(scenario, called(people[0]))
    return texts.seats(scenario, len(people))


def left_of(controller: Controller, cells: int, height: int) -> list[Line]:
    """Return the view that stands in the place of the map."""
    board = controller.board
    match controller.view:
        case View.FACTIONS:
            own = markers(controller.own_markers.items())
            rows = all_rows(board, controller.seats, controller.asked, cells, height, own)
            return exactly(rows, height)
        case View.JOURNAL:
            title = line((texts.JOURNAL[0], Role.STRONG), (f"  {texts.JOURNAL[1]}", Role.DIM))
            entries = controller.journal.tail(height - 3, controller.scroll)
            hint = _scroll_hint(controller.keymap, "journal")
            rows = journal_rows(entries, cells)[3 - height :]
            return [*exactly([title, *rows], height - 1), hint]
        case View.DIGEST:
            return [
                *digest_of(controller, cells, height - 1),
                _scroll_hint(controller.keymap, "digest"),
            ]
        case View.MAP | View.TABLE:
            return []  # these have widgets of their own


def _scroll_hint(keymap: Keymap, view: str) -> Line:
    """Return the keys that scroll a view, and the one that leads back to the map."""
    scroll, back = texts.SCROLL
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
    pending = controller.driver.pending
    if controller.choices is not None:
        bot = controller.driver.is_bot(controller.asked)
        board, look = controller.board, controller.outlook
        keymap = controller.keymap
        return decision_rows(controller.choices, board, look, keymap, cells, height, bot=bot)
    if isinstance(pending, Decision):
        return dice_rows(pending, controller.keymap.key("take"), cells, height)
    assert isinstance(pending, Result)
    return outcome_rows(controller.board, pending, cells, height)


def preview_of(controller: Controller, cells: int, height: int) -> list[Line]:
    """Return what the highlighted answer changes, or why it is refused."""
    told = told_of(controller, cells)
    rows = told_rows(told, cells, height, controller.preview_page, _turning_key(controller))
    chosen = controller.current
    if controller.watching or chosen is None or told.height() > height:
        return rows
    return with_boxes(rows, boxes_of(controller, chosen.word, cells))


def told_of(controller: Controller, cells: int) -> Told:
    """Return all that there is to tell of the highlighted answer, or of a bot's turn."""
    if controller.watching:
        return changed_of(controller, cells)
    chosen = controller.current
    if chosen is None:
        return nothing_told()
    if chosen.reason is not None:
        return refusal_told(chosen, chosen.reason, cells)
    if sides := event_sides(controller, chosen.word):
        card = controller.board.card
        assert card is not None
        return event_told(card, sides, cells)
    if (seen := controller.preview(chosen.word)) is None:
        return failed_told(chosen, cells)
    return preview_told(chosen, seen, cells, _terms(controller, cells))


def _terms(controller: Controller, cells: int) -> str:
    """Return what the answers cost, where the question has no room for it."""
    if cells >= NARROW or controller.choices is None or controller.current is None:
        return ""
    if controller.current.section is not Section.MAIN:
        return ""
    return terms(controller.choices.decision, controller.board, controller.outlook)


def _turning_key(controller: Controller) -> str:
    """Return the key that turns the pages of the preview; blank if it leads across the list."""
    choices = controller.choices
    free = choices is None or not controller.column(choices)
    return controller.keymap.key("right") if free else ""


def question_height(controller: Controller, cells: int, height: int, below: int) -> int:
    """Return how many of its rows the question keeps; the preview gets what it needs of others."""
    spare = 0
    if controller.watching:
        rows = acting_of(controller, cells, height)
        spare = max(sum(not row for row in rows) - 1, 0)
    elif controller.choices is not None:
        spare = spare_rows(controller.choices, cells, height)
    elif controller.decision is None:
        return height + below  # at the end there is nothing to look at but how it came
    return height - min(max(told_of(controller, cells).height() - below, 0), spare)


def column_of(controller: Controller, cells: int, height: int, below: int) -> list[Line]:
    """Return the question and, below it, what the highlighted answer changes."""
    upper = question_height(controller, cells, height, below)
    lower = height + below - upper
    rows = decision_of(controller, cells, upper)
    return [*rows, *preview_of(controller, cells, lower)] if lower else rows


def boxes_of(controller: Controller, word: str, cells: int) -> list[Line]:
    """Return the space that an answer changes, before and after, where there is room for it."""
    decision = controller.decision
    if cells < LEAST_CELLS or decision is None or decision.by is None:
        return []
    outlook = controller.outlook(word)
    return [] if outlook is None else box_rows(outlook, decision.by, (word, *decision.about))


def event_sides(controller: Controller, word: str) -> tuple[Side, ...]:
    """Return the sides of the current card that a word is about, none if it is about no card."""
    decision, card = controller.decision, CARDS.get(controller.board.card or PROPAGANDA)
    if decision is None or card is None:
        return ()
    if decision.kind is ThingKind.CARD_SIDE and word in card.sides:
        return (Side(word),)
    return card.sides if decision.ask == "turn" and word == "event" else ()


def footer_of(controller: Controller, cells: int) -> list[Line]:
    """Return a notice, or the keys that work now."""
    if controller.notice:
        return notice_rows(controller.notice, cells)
    wanted = acting_hints if controller.watching else hints
    return footer_rows(wanted(controller, short=cells < SHORT), cells)
