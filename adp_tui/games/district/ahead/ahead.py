"""What District Commander says about answers before they are given."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from adp_tui.games.district.ahead.beside import beside, unit_line
from adp_tui.games.district.ahead.brief import briefly
from adp_tui.games.district.ahead.changes import changed_areas, contents, difference
from adp_tui.games.district.ahead.expected import expected
from adp_tui.games.district.texts import hints as texts
from adp_tui.look.cells import cells_of
from adp_tui.look.paint import Line, line
from adp_tui.presenter.ahead import Ahead, Difference, Item, Look, Outlook
from adp_tui.texts.words import sentence
from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import TaskPointsPaid
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BELLIGERENTS, Belligerent
from core.kernel import Decision

_PRICED: Final = frozenset({"command", "intel.gather", "ops.stack", "ops.mission"})
"""Questions whose answers may cost Task Points."""

_OF_UNIT: Final = frozenset({"deploy.area", "deploy.mode", "deploy.stack"})
"""Questions about a unit, whose name may not tell what it is."""


class DistrictAhead(Ahead[DistrictBoard, DistrictFact]):
    """Looking ahead in District Commander: open sums, and what is known of units and stacks."""

    def difference(
        self, before: DistrictBoard, after: DistrictBoard, facts: Sequence[DistrictFact] = ()
    ) -> Difference:
        """Return the differences between two positions."""
        return difference(before, after, facts)

    def changed(self, before: DistrictBoard, after: DistrictBoard) -> Collection[str]:
        """Return the Areas that differ."""
        return changed_areas(before, after)

    def contents(self, board: DistrictBoard, place: str) -> Line:
        """Return the numbers of an Area, and how many units of each side are there."""
        return line(contents(board, place))

    def hint(self, decision: Decision, word: str, board: DistrictBoard, look: Look) -> str:
        """Return what an answer is about: ratings, units, sums."""
        return beside(decision, word, board)

    def shorter_hints(self, decision: Decision, word: str, board: DistrictBoard) -> tuple[str, ...]:
        """Return the same in fewer words, from long to short."""
        return briefly(decision, word, board)

    def expected(self, decision: Decision, word: str, outlook: Outlook) -> tuple[Item, ...]:
        """Return what is known of a mission before chance or the other side have their say."""
        return expected(decision, word, outlook)

    def beside(self, decision: Decision, word: str, board: DistrictBoard) -> str:
        """Return the same for the line mode."""
        return beside(decision, word, board)

    def paid(self, facts: Sequence[DistrictFact]) -> int:
        """Return the Task Points paid."""
        return sum(fact.points for fact in facts if isinstance(fact, TaskPointsPaid))

    def terms(self, decision: Decision, board: DistrictBoard, look: Look, room: int) -> str:
        """Return the Task Points that are left, where they can be spent, or what is deployed."""
        if decision.ask in _OF_UNIT and decision.about[0] in board.units:
            told = sentence(unit_line(board, decision.about[0]))
            return told if cells_of(told) <= room else ""
        if decision.ask not in _PRICED or decision.by not in BELLIGERENTS:
            return ""
        camp = board.camps[Belligerent(decision.by)]
        return texts.purse(camp.tp, camp.tp_max)
