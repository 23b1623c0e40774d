"""8 One whole game of four Non-players per scenario, answer by answer, as it was once read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from core.adp.bots.sheet_bot import SheetBot
from core.adp.bots.sheets import SHEETS
from core.adp.model.ids import FACTIONS, Scenario, Seat
from core.adp.model.scenarios import starting_board
from core.kernel import Decision, Game, How, Turn, draw
from tests.adp.bots.think import RULES

SEED: Final = 3


class Text(SingleFileSnapshotExtension):
    """One text file per game."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT


def transcript(scenario: Scenario, seed: int) -> Iterator[str]:
    """Play a game to its end: number, who, what was asked, the answer and the first reason."""
    bot = SheetBot(RULES, SHEETS)
    board = starting_board(scenario, seats=dict.fromkeys(FACTIONS, Seat.BOT))
    turn = Turn(RULES, Game(board))
    rolled = 0  # dice do not depend on how many questions are asked between them
    for number in count():
        decision = turn.pending
        if not isinstance(decision, Decision):
            yield f"won by {' '.join(decision.winners)}"
            return
        asked = " ".join((decision.by or "-", decision.ask, *decision.about))
        if decision.by is None:
            word, why = draw(seed, rolled, decision.options, decision.weights), ""
            rolled += 1
            turn.answer(word)
        else:
            reply = bot.decide(turn.game)
            word, why = reply.option, f"  ({reply.why[0]})"
            turn.answer(*reply, How.BOT)
        yield f"{number} {asked}: {word}{why}"


@pytest.mark.parametrize("scenario", Scenario)
def test_non_players_play_the_game_that_was_read(
    scenario: Scenario, snapshot: SnapshotAssertion
) -> None:
    text = "\n".join(transcript(scenario, SEED)) + "\n"
    assert text == snapshot(extension_class=Text)
