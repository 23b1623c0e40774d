"""Turns on which a Faction may do anything it likes, and what came of them."""

from __future__ import annotations

from functools import partial
from typing import Final

from core.adp.model.board import Board
from core.adp.model.facts import EligibilitySet, Entered, Fact, PawnsCleared, Selected, TurnEnded
from core.adp.model.ids import DONE, Faction, SpaceId
from core.adp.position.spaces import space_text
from core.adp.rules import catalogue as repertoire
from core.adp.rules.actions import Catalogue
from core.adp.rules.operations import Execution, Operation, Special, Terms
from core.adp.rules.stages import Campaign
from core.adp.rules.table import AdpTable
from core.kernel import Procedure, Reason
from tests.adp import play as plain
from tests.adp.play import single

play: Final = partial(plain.play, catalogue=repertoire.CATALOGUE)
told: Final = partial(plain.told, catalogue=repertoire.CATALOGUE)

TALIBAN_TURN: Final = "card: 30\nnext: 12\neligible: taliban\n"
WARLORD_TURN: Final = "card: 30\nnext: 12\neligible: warlords\n"
NOBODY_CAN_PAY: Final = "resources: government=0 taliban=0 warlords=0\npatronage: 0\n"
LIMITED: Final = "acted: coalition=operation\n"
"""Another Faction has operated, so a Limited Operation is left."""

_AROUND_IT: Final = (Selected, PawnsCleared, TurnEnded, EligibilitySet, Entered)


def happened(table: AdpTable) -> list[Fact]:
    """Return what happened, without pawns and the sequence of play."""
    return [fact for fact in table.facts if not isinstance(fact, _AROUND_IT)]


def there(board: Board, space: SpaceId) -> str:
    """Return a space as notation writes it, without its name."""
    return space_text(space, board.spaces[space]).removeprefix(space).strip()


def why_not(board: Board, *answers: str, word: str) -> Reason | None:
    """Return why a word cannot be answered after some answers."""
    return plain.asked(play(board, *answers)).why_not(word)


def finish(board: Board, *answers: str, then: tuple[str, ...] = ()) -> AdpTable:
    """Play a turn with these answers.

    `then` names the questions that come after them and are answered with done, so that no test
    passes over one that nobody expected; "march.origin?" may come or not.
    """
    table, procedure = Campaign(repertoire.CATALOGUE).sit(board)
    _drive(procedure, answers, then)
    return table


def grant(
    board: Board,
    faction: Faction,
    granted: Operation | Special,
    terms: Terms,
    *answers: str,
    then: tuple[str, ...] = (),
) -> AdpTable:
    """Carry out what an Event grants in the same way."""
    table = AdpTable(board, Catalogue())
    operation = granted if isinstance(granted, Operation) else None
    _drive(_granted(granted, Execution(table, faction, terms, operation)), answers, then)
    return table


async def _granted(granted: Operation | Special, execution: Execution) -> None:
    await granted.run(execution)


def _drive(procedure: Procedure, answers: tuple[str, ...], then: tuple[str, ...]) -> None:
    given, expected = iter(answers), list(then)
    answer: str | None = None
    try:
        while True:
            decision = procedure.send(answer)
            while (only := single(decision)) is not None:
                decision = procedure.send(only)
            answer = next(given, None)
            if answer is None:
                _expect(decision.ask, expected)
                answer = DONE
            assert answer in decision.options, f"{decision} is answered with {answer}"
    except StopIteration:
        assert next(given, None) is None, "there are more answers than questions"
        left = [ask for ask in expected if not ask.endswith("?")]
        assert not left, f"nobody asked {left}"


def _expect(ask: str, expected: list[str]) -> None:
    """Take a question off the list of those expected, with whatever may be left out before it."""
    while expected:
        name = expected.pop(0)
        if name.removesuffix("?") == ask:
            return
        assert name.endswith("?"), f"{ask} is asked where {name} is expected"
    raise AssertionError(f"{ask} is asked, and nobody expects it")
