"""The box of A Distant Plain: the interface for saves, command line and screens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from core.adp.box.bot import BotOnDemand
from core.adp.box.earlier_rules import was_asked
from core.adp.box.samples import SAMPLES
from core.adp.box.state import state
from core.adp.box.view import reveals, seen, view
from core.adp.events.printed import read_printed
from core.adp.model.atlas import SPACES
from core.adp.model.board import Board
from core.adp.model.facts import Entered, Fact
from core.adp.model.ids import BETWEEN_CARDS, FACTIONS, Faction, Scenario, Seat, Stage, ThingKind
from core.adp.model.options import clash, editions, options, players, read_options
from core.adp.model.scenarios import starting_board
from core.adp.model.totals import margins
from core.adp.position import format_board, parse_board
from core.adp.problems import problems
from core.adp.rules.catalogue import DEEDS
from core.adp.rules.stages import Campaign
from core.kernel import BadSetupError, Box, Decision, Reason, Setup
from core.kernel.facts import fact_reader

_read_fact: Final = fact_reader(Fact)  # type: ignore[type-abstract]  # none is made of it


class DistantPlain(Box[Board, Fact]):
    """A Distant Plain."""

    name = "adp"
    version = 5
    sides = tuple(faction.value for faction in FACTIONS)
    scenarios = (Scenario.MAIN.value, Scenario.SHORT.value, Scenario.EXTENDED.value)
    options = options()
    bundles = (editions(),)
    samples = SAMPLES
    places = tuple(SPACES)
    deeds = DEEDS
    counted = frozenset({ThingKind.CARD_SIDE})

    def __init__(self) -> None:
        self.rules = Campaign()
        self.bot: BotOnDemand = BotOnDemand(self.rules)
        """Answers for the Non-players, and for players who ask it to."""

    def start(self, setup: Setup) -> Board:
        """Return the scenario as set up, or the position that replaces it."""
        if setup.scenario not in tuple(Scenario):
            known = ", ".join(Scenario)
            raise BadSetupError(f"there is no scenario '{setup.scenario}': choose one of {known}")
        agreed, seats = read_options(setup.options), read_seats(setup.seats)
        if reason := clash(agreed, seats):
            raise BadSetupError(reason)
        printed = read_printed(setup.printed)
        board = starting_board(Scenario(setup.scenario), agreed, seats, printed)
        return board if setup.position is None else parse_board(setup.position, board)

    def clash(self, setup: Setup) -> Reason | None:
        """Return why options and seats cannot be combined, or None if they can."""
        return clash(read_options(setup.options), read_seats(setup.seats))

    def was_asked(self, decision: Decision, rules: int) -> bool:
        """Whether that version of the rules asked a question with a single answer."""
        return was_asked(decision, rules)

    def reseat(self, board: Board, side: str, who: str) -> Board:
        """Return the position with a Faction played by a person or by the bot."""
        seats = read_seats(
            {faction.value: seat for faction, seat in board.seats.items()} | {side: who}
        )
        if reason := clash(board.options, seats):
            raise BadSetupError(reason)
        return replace(board, seats=seats)

    def players(self, board: Board, seats: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
        """1.5: Return the players, each with the Factions it runs."""
        return players(board.options, read_seats(dict(seats)))

    def begins_chapter(self, board: Board) -> bool:
        """A card is a chapter, which begins when the card has been revealed."""
        return board.stage in (Stage.TURN, Stage.VICTORY) and not board.acted

    def chapter(self, board: Board) -> int:
        """Count cards: a Propaganda card begins with the first phase that asks a question."""
        return len(board.played)

    def begins_turn(self, board: Board) -> bool:
        """A turn is a Faction's turn or a phase of a Propaganda Round."""
        return board.stage not in BETWEEN_CARDS

    def begins_round(self, fact: Fact) -> bool:
        """The margins count in the Victory Phase of each Propaganda Round (6.2)."""
        return isinstance(fact, Entered) and fact.stage is Stage.VICTORY

    def standings(self, board: Board) -> Mapping[str, int]:
        """7.3: Return the margin of each Faction."""
        return {faction.value: margin for faction, margin in margins(board).items()}

    def restore(self, text: str, setup: Setup) -> Board:
        """Read a position back."""
        return parse_board(text)

    def restore_view(self, text: str, setup: Setup) -> Board:
        """7.3: Read back what one side may know of a position."""
        return parse_board(text, check=False)

    def position(self, board: Board) -> str:
        """Return a position in notation."""
        return format_board(board)

    def fact(self, value: Mapping[str, object]) -> Fact:
        """Read a fact back from the JSON that it encodes to."""
        return _read_fact(value)

    def problems(self, board: Board) -> list[str]:
        """Return everything that is wrong with a position."""
        return problems(board)

    def state(self, board: Board) -> object:
        """Return a position as tools read it."""
        return state(board)

    def view(self, board: Board, side: str | None) -> Board:
        """7.3: Return a position as one side sees it, without the hidden markers of others."""
        return view(board, side)

    def seen(self, fact: Fact, side: str | None) -> Fact | None:
        """7.3: Return a fact as one side sees it, without a marker that another has drawn."""
        return seen(fact, side)

    def reveals(self, fact: Fact, side: str | None) -> bool:
        """7.3: Whether a fact shows a side what another has hidden."""
        return reveals(fact, side)


def read_seats(given: dict[str, str]) -> dict[Faction, Seat]:
    """Return who runs each Faction; people play those not named."""
    seats = dict.fromkeys(FACTIONS, Seat.HUMAN)
    for name, seat in given.items():
        if name not in FACTIONS:
            raise BadSetupError(f"there is no Faction '{name}': there are {', '.join(FACTIONS)}")
        if seat not in tuple(Seat):
            raise BadSetupError(f"the {name} seat can be human or bot, not '{seat}'")
        seats[Faction(name)] = Seat(seat)
    return seats


BOX: Final = DistantPlain()
