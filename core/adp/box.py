"""The box of A Distant Plain: what saves, command line and screens need to handle the game."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.atlas import SPACES
from core.adp.board import Board
from core.adp.bots.resumption import RESUMPTIONS
from core.adp.bots.sheets import SHEETS
from core.adp.bots.substitute import Substitute
from core.adp.ids import FACTIONS, Faction, Scenario, Seat, Stage
from core.adp.options import clash, read_options
from core.adp.position import format_board, parse_board
from core.adp.problems import problems
from core.adp.rules.campaign import Campaign
from core.adp.rules.repertoire import DEEDS
from core.adp.scenarios import starting_board
from core.adp.spread import SPREAD
from core.adp.state import state
from core.kernel import BadSetupError, Setup


class DistantPlain:
    """A Distant Plain."""

    name = "adp"
    version = 3
    spread = SPREAD
    deeds = DEEDS
    """The words that say what a Faction does with its turn, to be counted."""

    places = frozenset(SPACES)
    """The words for spaces of the map."""

    def __init__(self) -> None:
        self.rules = Campaign()
        self.bot = Substitute(self.rules, SHEETS, RESUMPTIONS)
        """Answers for the Non-players, and for players who ask it to."""

    def start(self, setup: Setup) -> Board:
        """Return the scenario as set up, or the position that replaces it."""
        if setup.scenario not in tuple(Scenario):
            known = ", ".join(Scenario)
            raise BadSetupError(f"there is no scenario '{setup.scenario}': choose one of {known}")
        options, seats = read_options(setup.options), read_seats(setup.seats)
        if reason := clash(options, seats):
            raise BadSetupError(reason)
        board = starting_board(Scenario(setup.scenario), options, seats)
        return board if setup.position is None else parse_board(setup.position, board)

    def reseat(self, board: Board, side: str, who: str) -> Board:
        """Return the position with a Faction played by a person or left to itself."""
        seats = read_seats(
            {faction.value: seat for faction, seat in board.seats.items()} | {side: who}
        )
        if reason := clash(board.options, seats):
            raise BadSetupError(reason)
        return replace(board, seats=seats)

    def begins_chapter(self, board: Board) -> bool:
        """A card is a chapter: its position is kept when it has been turned up."""
        return board.stage in (Stage.TURN, Stage.VICTORY) and not board.acted

    def restore(self, text: str, setup: Setup) -> Board:
        """Read a position back."""
        return parse_board(text)

    def position(self, board: Board) -> str:
        """Return a position in notation."""
        return format_board(board)

    def problems(self, board: Board) -> list[str]:
        """Return everything that is wrong with a position."""
        return problems(board)

    def state(self, board: Board) -> object:
        """Return a position as tools read it."""
        return state(board)


def read_seats(given: dict[str, str]) -> dict[Faction, Seat]:
    """Return who runs each Faction; those not named are played by people."""
    seats = dict.fromkeys(FACTIONS, Seat.HUMAN)
    for name, seat in given.items():
        if name not in FACTIONS:
            raise BadSetupError(f"there is no Faction '{name}': there are {', '.join(FACTIONS)}")
        if seat not in tuple(Seat):
            raise BadSetupError(f"the {name} seat can be human or bot, not '{seat}'")
        seats[Faction(name)] = Seat(seat)
    return seats


BOX: Final = DistantPlain()
