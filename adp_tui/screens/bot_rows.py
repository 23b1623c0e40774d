"""What the panes of the game screen show while a bot acts, made from the controller."""

from __future__ import annotations

from adp_tui.paint import Line, Role, line
from adp_tui.play.controller import Controller
from adp_tui.play.preview import difference
from adp_tui.texts import bots as texts
from adp_tui.texts.panes import DIGEST
from adp_tui.widgets.bot_pane import bot_rows
from adp_tui.widgets.journal_pane import journal_rows
from adp_tui.widgets.option_rows import NARROW
from adp_tui.widgets.preview_pane import Told, changes_rows, changes_told
from adp_tui.widgets.rows import exactly, spread


def acting_of(controller: Controller, cells: int, height: int) -> list[Line]:
    """Return the reasons of the bot in place of a question."""
    if not controller.bots_go_on:
        following = line((f" {texts.FOLLOWED}", Role.DIM))
        return bot_rows(controller.bot_turn, controller.reasons, following, cells, height)
    key, words = controller.keymap.key, texts.SHORT if cells < NARROW else texts.FOOTER
    hint = line(
        (f" {key('forward')}", Role.KEY),
        (f" {words['forward']}  ", Role.DIM),
        (key("take"), Role.KEY),
        (f" {words['on']}", Role.DIM),
    )
    return bot_rows(controller.bot_turn, controller.reasons, hint, cells, height)


def changed_of(controller: Controller, cells: int) -> Told:
    """Return what the turn of the bot has changed, in place of a preview."""
    turn = controller.bot_turn
    answers = texts.answers(*turn.answers) if turn.thoughts else ""
    return changes_told(texts.WHAT_CHANGED, answers, turn.change, cells)


def digest_of(controller: Controller, cells: int, height: int) -> list[Line]:
    """Return all that has happened since the player answered last, and what it comes to."""
    driver = controller.driver
    change = difference(driver.before, controller.board)
    below = min(len(change.spaces) + len(change.tracks) + len(change.boxes) + 2, height // 2)
    room = height - below - 1
    entries = controller.journal.digest(driver.news_from)
    before = entries[: len(entries) - controller.scroll]
    shown = before[-room:]
    above = texts.lines_above(len(before) - len(shown), controller.keymap.key("page-up"))
    return [
        spread(line((DIGEST, Role.STRONG)), line((above, Role.DIM)), cells),
        *exactly(journal_rows(shown, cells), room),
        *changes_rows(texts.WHAT_CHANGED, "", change, cells, below, most=below),
    ]
