"""A Special Activity by itself: what is asked, what happens, and why something cannot be done."""

from __future__ import annotations

from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import Faction, SpaceId
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.operations import FULL, Execution, Operation, Special, Terms
from core.adp.rules.repertoire import SPECIALS
from core.adp.rules.table import AdpTable
from core.kernel import Decision, Reason
from tests.adp.play import single


class Doing:
    """A Special Activity under way, beside an Operation or granted by an Event."""

    def __init__(
        self,
        special: Special,
        board: Board,
        terms: Terms,
        operation: Operation | None,
        spaces: tuple[SpaceId, ...],
    ) -> None:
        self.table = AdpTable(board, CATALOGUE)
        self.pending: Decision | None = None
        execution = Execution(self.table, doer(special), terms, operation)
        execution.spaces += spaces
        self.refused = special.refuse(execution)
        if self.refused is None:
            self._procedure = special.run(execution)
            self._drive(None)

    @property
    def board(self) -> Board:
        """The position now."""
        return self.table.board

    @property
    def facts(self) -> list[Fact]:
        """All that has happened."""
        return self.table.facts

    def asked(self) -> Decision:
        """The pending decision, where there must be one."""
        assert self.pending is not None
        return self.pending

    def why_not(self, word: str) -> Reason | None:
        """Why a word is not among the options of the pending decision."""
        return self.asked().why_not(word)

    def answer(self, word: str) -> None:
        """Answer the pending decision."""
        assert word in self.asked().options, f"{self.asked()} is answered with {word}"
        self._drive(word)

    def _drive(self, word: str | None) -> None:
        try:
            asked = self._procedure.send(word)
            while (only := single(asked)) is not None:
                asked = self._procedure.send(only)
            self.pending = asked
        except StopIteration:
            self.pending = None


def doer(special: Special) -> Faction:
    """Return whose Special Activity it is."""
    return next(faction for faction, specials in SPECIALS.items() if special in specials)


def begin(
    special: Special,
    board: Board,
    *answers: str,
    terms: Terms = FULL,
    operation: Operation | None = None,
    spaces: tuple[SpaceId, ...] = (),
) -> Doing:
    """Begin a Special Activity and give some answers."""
    doing = Doing(special, board, terms, operation, spaces)
    for answer in answers:
        doing.answer(answer)
    return doing


def finish(
    special: Special,
    board: Board,
    *answers: str,
    terms: Terms = FULL,
    operation: Operation | None = None,
    spaces: tuple[SpaceId, ...] = (),
) -> Doing:
    """Carry out a Special Activity with exactly as many answers as are asked for."""
    doing = begin(special, board, *answers, terms=terms, operation=operation, spaces=spaces)
    assert doing.refused is None, doing.refused
    assert doing.pending is None, doing.pending
    return doing
