"""What District Commander shows beside the question: so far, how a game ended."""

from __future__ import annotations

from adp_tui.games.district import ending
from adp_tui.games.district.map.field import DistrictField
from adp_tui.games.district.map.layouts import has_map
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import victory as texts
from adp_tui.presenter.panes import Ending, Panes
from adp_tui.presenter.words import Words
from core.district.model.board import DistrictBoard, DistrictResult
from core.district.model.facts.fact import DistrictFact
from core.district.model.module import Module
from core.kernel import Outcome


class DistrictPanes(Panes[DistrictBoard, DistrictFact]):
    """The map, and the end of the game."""

    def __init__(self, words: Words[DistrictBoard, DistrictFact], module: Module) -> None:
        super().__init__(words)
        if has_map(module):
            self.field = DistrictField()

    def ending(self, board: DistrictBoard, outcome: Outcome) -> Ending:
        """Return how the game ended, by which rule, with the points of both sides."""
        assert isinstance(outcome, DistrictResult)
        points = outcome.points
        ranking = sorted(points, key=lambda side: points[side], reverse=True)
        return Ending(
            outcome.rule,
            *ending.how_it_ended(board, outcome),
            ranking=tuple(texts.figure(called(side), points[side]) for side in ranking),
        )
