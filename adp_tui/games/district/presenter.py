"""The presenter of District Commander, made of its parts."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.ahead.ahead import DistrictAhead
from adp_tui.games.district.answers import DistrictAnswers
from adp_tui.games.district.cover import COVER
from adp_tui.games.district.deploying.planner import DistrictPlanner
from adp_tui.games.district.form import DistrictForm
from adp_tui.games.district.lookup.lookup import DistrictLookup
from adp_tui.games.district.panes.panes import DistrictPanes
from adp_tui.games.district.standing import standing
from adp_tui.games.district.summary import summary
from adp_tui.games.district.words import DistrictWords
from adp_tui.presenter.presenter import Presenter
from adp_tui.presenter.summary import Summary
from core.district.box import DISTRICT, DistrictCommander
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from saves.glance import Glance


class DistrictPresenter(Presenter[DistrictBoard, DistrictFact]):
    """How District Commander is shown, with any of its modules."""

    def __init__(self, box: DistrictCommander) -> None:
        words = DistrictWords()
        super().__init__(
            box,
            COVER,
            words=words,
            answers=DistrictAnswers(),
            ahead=DistrictAhead(),
            panes=DistrictPanes(words, box.module),
            lookup=DistrictLookup(box, words),
            form=DistrictForm(box, words),
            planner=DistrictPlanner(),
        )

    def standing(self, board: DistrictBoard) -> tuple[str, ...]:
        """Return the turn, the event, and what each side has."""
        return standing(board)

    def summary(self, seen: Glance, ago: str) -> Summary:
        """Return a saved game in a few rows."""
        return summary(seen, ago)


PRESENTER: Final = DistrictPresenter(DISTRICT)
