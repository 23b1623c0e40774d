"""8.4.1 The form of a card's instruction to a Non-player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import Struct

from core.adp.bots.events.question import EventQuestion
from core.adp.bots.events.trial import Trial
from core.adp.model.board import Board
from core.adp.model.ids import Control, Faction, Seat, Side
from core.kernel import Why, filled

Condition = Callable[[Board, Faction], Why | None]
"""Why a Non-player must not execute an Event; None if it may."""


class Where(NamedTuple):
    """A priority among spaces that comes before those of 8.4.4, with the rule number first."""

    line: Why
    score: Callable[[Trial], int]


class Instruction(Struct, frozen=True):
    """A card's instruction to a Non-player."""

    text: Why
    only_if: tuple[Condition, ...] = ()
    """Execute only if none of these objects."""

    where: tuple[Where, ...] = ()
    """Which spaces come first."""

    targets: tuple[Faction, ...] = ()
    """Whose pieces are removed first."""

    choose: Callable[[EventQuestion], str] | None = None
    """What to choose where the text offers alternatives."""

    amount: Callable[[EventQuestion], int] | None = None
    """How much, where the text leaves that open; None for the most."""

    gives_own: bool = False
    """Whether it removes its own pieces although the text does not demand it."""

    spread: bool = False
    """Whether pieces are placed one at a time, each in the best space."""

    side: Side | None = None
    """The side of the card that it is about, if not both."""

    def why_not(self, board: Board, faction: Faction) -> Why | None:
        """Return why the Event must not be executed; None if it may."""
        reasons = (condition(board, faction) for condition in self.only_if)
        return next((reason for reason in reasons if reason is not None), None)


# Conditions


def never(_board: Board, _faction: Faction) -> Why | None:
    """Do not execute."""
    return "the instruction is not to execute it"


def only_beside(other: Faction) -> Condition:
    """Execute only if another Faction is a Non-player too."""

    def condition(board: Board, _faction: Faction) -> Why | None:
        if board.seats[other] is Seat.BOT:
            return None
        return filled("only if no person plays the {0}", other)

    return condition


# Priorities


def ends_control(line: Why, *controls: Control) -> Where:
    """First where it ends one of the given kinds of Control."""

    def score(trial: Trial) -> bool:
        before = trial.before.control(trial.space)
        return before in controls and trial.after.control(trial.space) is not before

    return Where(line, score)


def _gains_coin_control(trial: Trial) -> bool:
    gained = trial.after.control(trial.space) is Control.COIN
    return gained and trial.before.control(trial.space) is not Control.COIN


ENDS_COIN: Final = ends_control("8.4.1: ends COIN Control", Control.COIN)
ENDS_ANY: Final = ends_control("8.4.1: ends COIN or Taliban Control", Control.COIN, Control.TALIBAN)
GAINS_COIN: Final = Where("8.4.1: gains COIN Control", _gains_coin_control)


def population(trial: Trial) -> int:
    """Return the Population of the space."""
    return trial.before.population(trial.space)
