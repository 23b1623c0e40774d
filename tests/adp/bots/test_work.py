"""How much work an answer may be, counted in questions and not in seconds."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from core.adp.bots.bot import AdpBot
from core.adp.bots.entry_points import ENTRY_POINTS
from core.adp.bots.sheets import SHEETS
from core.adp.model.atlas import OUTSIDE_PAKISTAN
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, WARLORDS, Faction, Scenario, Seat
from core.adp.model.scenarios import starting_board
from core.kernel import Decision, Game, How, Question, Table, Turn
from tests.adp.bots.think import RULES
from tests.adp.play import position

MOST_QUESTIONS: Final = 600
"""How many questions the rules may put while a Non-player looks for one answer.

The most in any game was 399, with card 61. A millisecond is about 25 of them.
"""

MOST_FORKS: Final = 60
"""How often the game may be forked meanwhile; the most in any game was 42."""


class Work:
    """Counts what is done on the way to an answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.questions = self.forks = 0
        put, fork = Table.put, Turn.fork

        async def counted_put(table: Table[Any, Any], question: Question) -> str:
            self.questions += 1
            return await put(table, question)

        def counted_fork(turn: Turn[Any, Any], *, within_turn: bool = False) -> Turn[Any, Any]:
            self.forks += 1
            return fork(turn, within_turn=within_turn)

        monkeypatch.setattr(Table, "put", counted_put)
        monkeypatch.setattr(Turn, "fork", counted_fork)


def play(board: Board, work: Work, seed: int, answers: int) -> None:
    """Let Non-players answer, and look at how much work each answer was; others at random."""
    rng, bot, turn = Random(seed), AdpBot(RULES, SHEETS, ENTRY_POINTS), Turn(RULES, Game(board))
    for _ in range(answers):
        if not isinstance(decision := turn.pending, Decision):
            break
        if decision.by is None or board.seats[Faction(decision.by)] is Seat.HUMAN:
            turn.answer(rng.choices(decision.options, decision.weights or None)[0])
            continue
        work.questions = work.forks = 0
        reply = bot.decide_in(turn)
        done = f"{decision}: {work.questions} questions, {work.forks} forks"
        assert work.questions <= MOST_QUESTIONS, done
        assert work.forks <= MOST_FORKS, done
        turn.answer(*reply, How.BOT)


@pytest.mark.parametrize("scenario", Scenario)
def test_no_answer_of_a_game_is_too_much_work(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = starting_board(scenario, seats=dict.fromkeys(FACTIONS, Seat.BOT))

    play(board, Work(monkeypatch), seed=1, answers=3_000)


@pytest.mark.parametrize("bot", FACTIONS)
def test_no_answer_beside_people_is_too_much_work(
    bot: Faction, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = dict.fromkeys(FACTIONS, Seat.HUMAN) | {bot: Seat.BOT}

    play(starting_board(Scenario.SHORT, seats=seats), Work(monkeypatch), seed=2, answers=1_000)


@pytest.mark.parametrize("card", [25, 26, 56, 61, 69])
def test_no_event_with_many_spaces_is_too_much_work(
    card: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    everywhere = "\n".join(f"{space} G:P1T1 T:u1 W:u1" for space in OUTSIDE_PAKISTAN[:15])
    text = f"card: {card}\nnext: 12\neligible: warlords\nresources: warlords=9\n{everywhere}"

    play(position(text, bots=(WARLORDS,)), Work(monkeypatch), seed=3, answers=40)
