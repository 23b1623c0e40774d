"""The box of District Commander: the interface for saves, command line and screens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from core.district.box.bot import DistrictBotOnDemand, KnownToSide
from core.district.box.samples import samples
from core.district.box.shortcuts import shortcuts
from core.district.box.state import state
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact, reveals, seen
from core.district.model.facts.flow import SegmentBegun
from core.district.model.ids import BELLIGERENTS, Mission, Segment
from core.district.model.module import Module
from core.district.model.options import options, read_options
from core.district.model.start import starting_board
from core.district.model.view import view
from core.district.modules import MODULES
from core.district.position import format_board, parse_board
from core.district.problems import problems
from core.district.rules.stages import DistrictRules
from core.kernel import BOT, HUMAN, BadSetupError, Box, Reason, Setup, Shortcut
from core.kernel.facts import fact_reader

_PREPARING: Final = frozenset({Segment.SET_UP, Segment.EVENT, Segment.ALLOTMENT, Segment.VICTORY})
"""Parts of a turn in which the sides have nothing of their own to do."""

_read_fact: Final = fact_reader(DistrictFact)  # type: ignore[type-abstract]  # none is made of it


class DistrictCommander(Box[DistrictBoard, DistrictFact]):
    """District Commander with one of its modules; each box needs a name of its own."""

    version = 1
    sides = tuple(side.value for side in BELLIGERENTS)
    options = options()
    deeds = frozenset(mission.value for mission in Mission)

    def __init__(self, name: str, module: Module) -> None:
        self.name = name
        self.module = module
        self.scenarios = tuple(module.scenarios)
        self.places = tuple(module.areas)
        self.rules = DistrictRules()
        self.bot: DistrictBotOnDemand = DistrictBotOnDemand()

    @property
    def samples(self) -> tuple[Setup, ...]:
        """Return set-ups that together use everything in the game."""
        return samples(self.module)

    def start(self, setup: Setup) -> DistrictBoard:
        """Return the scenario as it begins, or the position that replaces it."""
        if setup.scenario not in self.scenarios:
            known = ", ".join(self.scenarios)
            raise BadSetupError(f"there is no scenario '{setup.scenario}': choose one of {known}")
        if setup.printed:
            raise BadSetupError("there is no printed copy of this game that could differ from ours")
        check_seats(setup.seats)
        board = starting_board(self.module.word, setup.scenario, read_options(setup.options))
        return board if setup.position is None else parse_board(setup.position, board)

    def clash(self, setup: Setup) -> Reason | None:
        """11: All options are independent of each other; raise if one cannot be read."""
        read_options(setup.options)
        return None

    def reseat(self, board: DistrictBoard, side: str, who: str) -> DistrictBoard:
        """Return the position itself: the rules do not care who plays."""
        check_seats({side: who})
        return board

    def shortcuts(
        self, known: KnownToSide, earlier: Iterable[DistrictBoard]
    ) -> tuple[Shortcut[DistrictBoard], ...]:
        """RDD-40: A whole Deployment may be answered with a word."""
        return shortcuts(self.bot, known, earlier)

    def begins_chapter(self, board: DistrictBoard) -> bool:
        """A turn is a chapter, which begins before its random event."""
        return board.segment is Segment.EVENT

    def chapter(self, board: DistrictBoard) -> int:
        """Count turns."""
        return board.turn

    def begins_turn(self, board: DistrictBoard) -> bool:
        """Whether a side acts now; otherwise something is drawn or counted."""
        return board.segment not in _PREPARING

    def begins_round(self, fact: DistrictFact) -> bool:
        """Victory Points are counted at the end of each turn (7.2)."""
        return isinstance(fact, SegmentBegun) and fact.segment is Segment.VICTORY

    def standings(self, board: DistrictBoard) -> Mapping[str, int]:
        """7.2: Return how far each side is beyond the limit; without those that hide it."""
        limit = board.length.limit
        if board.result is not None:
            return {side.value: vp - limit for side, vp in board.result.points.items()}
        return {
            side.value: camp.vp - limit for side, camp in board.camps.items() if not camp.concealed
        }

    def position(self, board: DistrictBoard) -> str:
        """Return a position in notation."""
        return format_board(board)

    def restore(self, text: str, setup: Setup) -> DistrictBoard:
        """Read a position back."""
        return parse_board(text)

    def restore_view(self, text: str, setup: Setup) -> DistrictBoard:
        """2.1: Read back what one side may know of a position."""
        return parse_board(text, check=False)

    def fact(self, value: Mapping[str, object]) -> DistrictFact:
        """Read a fact back from the JSON that it encodes to."""
        return _read_fact(value)

    def problems(self, board: DistrictBoard) -> list[str]:
        """Return everything that is wrong with a position."""
        return problems(board)

    def state(self, board: DistrictBoard) -> object:
        """Return a position as tools read it."""
        return state(board)

    def view(self, board: DistrictBoard, side: str | None) -> DistrictBoard:
        """2.1: Return a position as one side may know it."""
        return view(board, side)

    def seen(self, fact: DistrictFact, side: str | None) -> DistrictFact | None:
        """2.1: Return a fact as one side learns it, None if it does not."""
        return seen(fact, side)

    def reveals(self, fact: DistrictFact, side: str | None) -> bool:
        """2.1: Whether a fact may tell a side what it could not know before."""
        return reveals(fact, side)


def check_seats(seats: Mapping[str, str]) -> None:
    """Raise `BadSetupError` if a seat is not there, or if nobody can sit on it like this."""
    for side, who in seats.items():
        if side not in BELLIGERENTS:
            known = ", ".join(BELLIGERENTS)
            raise BadSetupError(f"there is no side '{side}': there are {known}")
        if who not in (HUMAN, BOT):
            raise BadSetupError(f"the {side} seat can be human or bot, not '{who}'")


DISTRICT: Final = DistrictCommander("district", next(iter(MODULES.values())))
