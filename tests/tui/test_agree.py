"""Going back past what somebody has seen, on the screen and in the line mode."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.games.district.presenter import PRESENTER as DISTRICT_PRESENTER
from adp_tui.plain.talk import Talk
from adp_tui.play.controller import Controller
from adp_tui.screens.agree import AgreeScreen
from adp_tui.screens.hand_over import HandOverScreen
from core.adp.box import DistantPlain
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.kernel import Setup
from saves.records import UndoAgreed
from saves.session import Session
from tests.saves.district_games import begun
from tests.saves.test_agreement import chits_played
from tests.tui.conftest import frame
from tests.tui.table import FOUR, AdpSession, app, press


class Telling(DistantPlain):
    """A Distant Plain with secrets, in which everything that happens tells the Government one."""

    def view(self, board: Board, side: str | None) -> Board:
        """Return the position; somebody without a side would see another one."""
        return replace(board) if side is None else board

    def reveals(self, fact: Fact, side: str | None) -> bool:
        """Whether it is for the Government, or for the Coalition that sits beside it."""
        return side in ("government", "coalition")


def telling() -> AdpSession:
    """Begin a game of four people that goes on with the Taliban."""
    session: AdpSession = Session.new(
        Telling(), Setup("main", FOUR, position="card: 19"), seed=1, program="test"
    )
    for word in ("rally", "kandahar", "place-one"):
        session.answer(word)
    return session


def agreed(session: AdpSession) -> list[tuple[str, bool]]:
    """Return who was asked in this game, and what they said."""
    return [(mark.side, mark.yes) for mark in session.tree.records if isinstance(mark, UndoAgreed)]


@pytest.mark.rule("RDS-7")
async def test_everybody_who_has_seen_something_is_asked_before_it_is_taken_back() -> None:
    session = telling()
    shown_by = app(Controller(session, PRESENTER))
    async with shown_by.run_test() as pilot:
        await press(pilot, "enter", "U")
        assert isinstance(shown_by.screen, AgreeScreen)
        assert "Coalition, do you agree?" in frame(shown_by)
        assert session.depth == 3
        await press(pilot, "x", "enter")
        assert isinstance(shown_by.screen, AgreeScreen)
        assert "Government, do you agree?" in frame(shown_by)
        await press(pilot, "enter")
        assert isinstance(shown_by.screen, HandOverScreen), "somebody else was at the screen"
        assert session.depth == 2
    assert agreed(session) == [("coalition", True), ("government", True)]


@pytest.mark.rule("RDS-7")
async def test_whoever_says_no_keeps_everything_as_it_is() -> None:
    session = telling()
    shown_by = app(Controller(session, PRESENTER))
    async with shown_by.run_test() as pilot:
        for key in ("enter", "U", "enter", "escape"):
            await press(pilot, key)
        assert isinstance(shown_by.screen, HandOverScreen)
        assert "Government does not agree: nothing was taken back" in frame(shown_by)
        assert session.depth == 3
        await press(pilot, "enter", "U")
        assert "Coalition, do you agree?" in frame(shown_by), "everybody is asked again"
    assert agreed(session) == [("coalition", True), ("government", False)]


def said(talk: Talk, *typed: str) -> str:
    """Type some lines; return the reply to the last one."""
    return " ".join([talk.hear(line) for line in typed][-1])


@pytest.mark.rule("RDS-7")
def test_in_the_line_mode_the_other_person_says_yes_or_no() -> None:
    session = chits_played()
    talk, depth = Talk(session, DISTRICT_PRESENTER, take_lone=False), session.depth
    talk.hear("")  # whoever is asked sits down
    question = "may play go back past something that somebody has seen? yes or no"

    assert question in said(talk, "undo")
    assert question in said(talk, "perhaps"), "nothing else is heard"
    assert "does not agree: nothing was taken back." in said(talk, "no")
    assert session.depth == depth

    assert "Taken back." in said(talk, "undo", "YES")
    assert session.depth == depth - 2, "both chits are taken back"


def test_whoever_is_asked_can_leave() -> None:
    talk = Talk(chits_played(), DISTRICT_PRESENTER)
    talk.hear("undo")
    assert talk.over is False
    talk.hear("quit")
    assert talk.over


def test_nobody_is_asked_about_what_nobody_has_seen() -> None:
    session = begun()
    session.roll()
    assert session.must_agree(1) == ()
