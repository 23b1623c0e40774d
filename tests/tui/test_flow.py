"""From the title through a game and back, without losing anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.title import TitleScreen
from core.adp.model.ids import FACTIONS
from tests.tui.conftest import frame
from tests.tui.shelf import program, settled

PASS = ("p", "a", "s", "s", "enter")


def table(pilot: Pilot[None]) -> GameScreen:
    """Return the game that is on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, GameScreen)
    return screen


async def test_a_game_continues_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Where the dice of a game among people come from: these begin with an Event card.
    monkeypatch.setattr("secrets.randbits", lambda _: 7)
    async with program(tmp_path).run_test(size=(120, 36)) as pilot:
        await settled(pilot, "n", "5", "enter", "enter")
        at = table(pilot).controller
        card = at.board.card
        for _ in FACTIONS:
            await settled(pilot, *PASS)
        assert at.board.card != card
        await settled(pilot, "U")
        assert at.board.card == card
        left = frame(pilot.app), at.session.number

        await settled(pilot, "Q")
        assert isinstance(pilot.app.screen, TitleScreen)
        await settled(pilot, "c")
        session = table(pilot).controller.session
        assert session.number == left[1]
        assert question(frame(pilot.app)) == question(left[0])


def question(shown: str) -> list[str]:
    """Return the right half of the screen: cards, Factions, the question, the answers."""
    return [row[79:] for row in shown.splitlines()[1:-1]]
