"""What the panes of the game screen show while a bot acts."""

from __future__ import annotations

from adp_tui.look.paint import Line, Role, line
from adp_tui.play.controller import Controller
from adp_tui.play.lookahead.preview import Preview
from adp_tui.play.told import counts_apart
from adp_tui.presenter.ahead import PreviewText
from adp_tui.texts import bots as texts
from adp_tui.texts.views import DIGEST
from adp_tui.widgets.bot_pane import WatchedTurn, bot_rows
from adp_tui.widgets.journal_pane import journal_rows
from adp_tui.widgets.option_rows import NARROW
from adp_tui.widgets.preview_pane import changes_text, paged_rows
from adp_tui.widgets.rows import exactly, spread


def acting_of(controller: Controller, cells: int, height: int) -> list[Line]:
    """Return the bot's reasons, shown instead of a question."""
    looker, presenter, key = controller.onlooker, controller.presenter, controller.keymap.key
    turn = WatchedTurn(looker.bot_turn, looker.reasons, key("journal"))
    if not looker.bots_go_on:
        following = line((f" {texts.FOLLOWED}", Role.DIM))
        return bot_rows(presenter, turn, following, cells, height)
    words = texts.SHORT if cells < NARROW else texts.FOOTER
    hint = line(
        (f" {key('forward')}", Role.KEY),
        (f" {words['forward']}  ", Role.DIM),
        (key("take"), Role.KEY),
        (f" {words['on']}", Role.DIM),
    )
    return bot_rows(presenter, turn, hint, cells, height)


def changed_of(controller: Controller, cells: int) -> PreviewText:
    """Return what the bot's turn has changed, shown instead of a preview.

    Before the bot has answered, that is what has changed since a person did.
    """
    turn = controller.onlooker.bot_turn
    is_counted = bool(turn.thoughts) and not counts_apart(controller.presenter, controller.viewer)
    answers = texts.answers(*turn.answers) if is_counted else ""
    change, ahead = turn.change, controller.presenter.ahead
    if not turn.answers[1]:
        change = ahead.difference(controller.before, controller.board)
    told = Preview(change)
    return changes_text(controller.presenter, texts.WHAT_CHANGED, answers, told, cells)


def digest_of(controller: Controller, cells: int, height: int) -> list[Line]:
    """Return what has happened since the player's last answer, with the result, scrolled."""
    rows = _all_news(controller, cells)
    room = height - 1
    scroll = min(controller.cursor.scroll, max(len(rows) - room, 0))
    end = len(rows) - scroll
    shown, key = rows[max(end - room, 0) : end], controller.keymap.key
    more = (
        texts.lines_above(end - len(shown), key("page-up")),
        texts.lines_below(scroll, key("page-down")),
    )
    told = line(("  ".join(part for part in more if part), Role.DIM))
    return [spread(line((DIGEST, Role.STRONG)), told, cells), *exactly(shown, room)]


def digest_overflow(controller: Controller, cells: int, height: int) -> int:
    """Return how many rows of the digest do not fit into a pane of this size."""
    return max(len(_all_news(controller, cells)) - height + 1, 0)


def _all_news(controller: Controller, cells: int) -> list[Line]:
    """Return the journal since the player's last answer, and everything that has changed."""
    driver, presenter = controller.driver, controller.presenter
    change = presenter.ahead.difference(controller.before, controller.board)
    told = changes_text(presenter, texts.WHAT_CHANGED, "", Preview(change), cells)
    news = controller.journal.digest(driver.news_from)
    return [
        *journal_rows(news, presenter, cells),
        *paged_rows(presenter, told, cells, told.height()),
    ]
