"""Positions and play for tests: a position in notation, answers as words, facts to compare."""

from __future__ import annotations

from core.adp.box.earlier_rules import ASKED_AGAIN_AND_AGAIN
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import DONE, Faction, Scenario, Seat
from core.adp.model.options import Options
from core.adp.model.scenarios import starting_board
from core.adp.position import parse_board
from core.adp.rules.actions import Catalogue
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.stages import Campaign
from core.adp.rules.table import AdpTable
from core.kernel import Decision, Game, How, Turn

AdpTurn = Turn[Board, Fact]


def position(
    text: str,
    *,
    scenario: Scenario = Scenario.MAIN,
    options: Options | None = None,
    bots: tuple[Faction, ...] = (),
) -> Board:
    """Read a position; what it leaves out is as in the scenario, seats are human but for bots."""
    seats = {faction: Seat.BOT if faction in bots else Seat.HUMAN for faction in Faction}
    return parse_board(text, starting_board(scenario, options, seats))


def play(board: Board, *answers: str, catalogue: Catalogue = CATALOGUE) -> AdpTurn:
    """Start at a position and give some answers."""
    turn = Turn(Campaign(catalogue), Game(board))
    for answer in answers:
        give(turn, answer)
    return turn


def give(turn: AdpTurn, answer: str) -> tuple[Fact, ...]:
    """Answer, and take what has to be taken after that; return what happened."""
    facts = turn.answer(answer)
    while isinstance(turn.pending, Decision) and (only := single(turn.pending)) is not None:
        facts += turn.answer(only, how=How.ALONE)
    return facts


def single(decision: Decision) -> str | None:
    """Return the answer to a question that is asked only to be in the log, otherwise None."""
    only = decision.only_answer
    return None if decision.ask not in ASKED_AGAIN_AND_AGAIN or only == DONE else only


def asked(turn: AdpTurn) -> Decision:
    """Return the pending decision, where there must be one."""
    assert isinstance(turn.pending, Decision), turn.pending
    return turn.pending


def without_dice(turn: AdpTurn) -> tuple[str, ...]:
    """Return what can be answered, apart from the dice that a Non-player may roll (8.1)."""
    return tuple(word for word in asked(turn).options if word not in ("roll", "roll-spaces"))


def told(board: Board, *answers: str, catalogue: Catalogue = CATALOGUE) -> tuple[Fact, ...]:
    """Return what the last of the answers led to."""
    turn = play(board, *answers[:-1], catalogue=catalogue)
    return give(turn, answers[-1])


def finish(board: Board, *answers: str, catalogue: Catalogue = CATALOGUE) -> AdpTable:
    """Play from one checkpoint to the next; return the table with all that happened on the way.

    A `Turn` goes on by itself until somebody is asked; this stops where the stage ends. It takes
    exactly as many answers as are asked for.
    """
    table, procedure = Campaign(catalogue).sit(board)
    given = iter(answers)
    answer: str | None = None
    while True:
        try:
            decision = procedure.send(answer)
        except StopIteration:
            break
        answer = single(decision) or next(given, None)
        assert answer in decision.options, f"{decision} is answered with {answer}"
    assert next(given, None) is None, "there are more answers than questions"
    return table
