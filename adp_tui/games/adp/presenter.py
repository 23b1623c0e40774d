"""The presenter of A Distant Plain, made of its parts."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp import victory
from adp_tui.games.adp.ahead.ahead import AdpAhead
from adp_tui.games.adp.answers import AdpAnswers
from adp_tui.games.adp.cover import COVER
from adp_tui.games.adp.form import AdpForm
from adp_tui.games.adp.lookup.lookup import AdpLookup
from adp_tui.games.adp.own_deck.copy import COPY
from adp_tui.games.adp.panes.panes import AdpPanes
from adp_tui.games.adp.standing import standing
from adp_tui.games.adp.summary import summary, what
from adp_tui.games.adp.texts.panes import DECEPTION_COVERED
from adp_tui.games.adp.words import AdpWords
from adp_tui.presenter.presenter import Presenter
from adp_tui.presenter.sight import Sight
from adp_tui.presenter.summary import Summary
from core.adp.box import BOX
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from saves.glance import Glance


class AdpPresenter(Presenter[Board, Fact]):
    """How A Distant Plain is shown."""

    def __init__(self) -> None:
        words = AdpWords()
        super().__init__(
            BOX,
            COVER,
            words=words,
            answers=AdpAnswers(),
            ahead=AdpAhead(),
            panes=AdpPanes(words),
            lookup=AdpLookup(BOX, words),
            form=AdpForm(BOX, words),
            copy=COPY,
        )

    def standing(self, board: Board) -> tuple[str, ...]:
        """Return the cards, the options, the margins, and what decides the game."""
        return standing(what(board), board)

    def warning(self, sight: Sight) -> tuple[object, str] | None:
        """Warn a lone player once before each Propaganda Round about what it decides (8.9)."""
        told = victory.warning(sight.board)
        return (sight.board.propaganda_played + 1, told) if told else None

    def covered(self) -> str:
        """Say that Deception markers are covered (7.3)."""
        return DECEPTION_COVERED

    def summary(self, seen: Glance, ago: str) -> Summary:
        """Return a saved game in a few rows."""
        return summary(seen, ago)


PRESENTER: Final = AdpPresenter()
