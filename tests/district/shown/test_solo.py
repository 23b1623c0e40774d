"""One person against a bot, in the line mode: from the first question to the last row."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.games.district.standing import standing
from adp_tui.look.cells import cells_of
from adp_tui.plain.talk import Talk
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard, DistrictResult
from core.district.model.ids import BELLIGERENTS, GOVERNMENT, INSURGENT, Belligerent
from core.kernel import BOT, HUMAN, Decision, Knowledge, Setup
from saves.session import Session
from tests.district.positions import empty

COVER: Final = "Press Enter when you sit here."
LOOKS: Final = ("?", "log 9", "show", "hint")
"""What a player types now and then."""


def talk_of(side: Belligerent, seed: int = 5) -> Talk:
    """Begin a short game against a bot."""
    seats = {each.value: HUMAN if each is side else BOT for each in BELLIGERENTS}
    session = Session.new(
        DISTRICT, Setup("standard", seats, {"length": "short"}), seed=seed, program="test"
    )
    return Talk(session, PRESENTER, bot=DISTRICT.bot)


@pytest.mark.rule("RDS-3", "RDS-4", "RDS-27")
@pytest.mark.parametrize("side", BELLIGERENTS)
def test_a_turn_is_played_alone_without_any_cover(side: Belligerent) -> None:
    talk = talk_of(side)
    session = talk._driver.session
    told = talk.greet()
    typed = 0
    while session.turn.board.turn == 1:
        asked = session.turn.pending
        assert isinstance(asked, Decision)
        assert asked.by == side, "the bot plays for its side"
        word, _ = DISTRICT.bot.decide(Knowledge(DISTRICT, session.turn))
        typed += 1
        for look in LOOKS if typed % 10 == 1 else ():
            told += talk.hear(look)
        told += talk.hear(word)

    text = "\n".join(told)
    assert COVER not in text
    assert "\nNo: " not in text
    assert [row for row in told if cells_of(row) > 80] == []
    other = "Insurgent" if side is GOVERNMENT else "Government"
    assert f"{other}: plans its turn" in text
    assert f"{other}: plays a chit" in text
    assert "Chits: Government" in text


@pytest.mark.rule("RDS-4")
def test_whoever_takes_the_other_seat_has_to_sit_down() -> None:
    talk = talk_of(GOVERNMENT)
    talk.greet()
    talk.hear("seat insurgent human")

    assert COVER in " ".join(talk.hear("done"))
    assert "Strategy and hand are secret" in " ".join(talk.hear("")), "that of the Government"


def test_a_unit_that_is_like_a_listed_one_can_be_named() -> None:
    talk = talk_of(GOVERNMENT)
    talk.greet()
    talk.hear("done")
    talk.hear("line-2, mill-quarter, concentrated, gendarmes-1, riverside")

    assert talk.hear("? gendarmes-3") == ["gendarmes-2 can be chosen."]
    assert talk.hear("gendarmes-3")[0] == "Deployment: Gendarmes 2"


@pytest.mark.rule("RDS-28")
def test_what_the_other_side_has_scored_is_told_when_the_game_is_over() -> None:
    board = empty(strategies=("G1", "I2"))
    board = board.with_camp(INSURGENT, replace(board.camps[INSURGENT], vp=33))
    assert "33" not in _told_to_government(board)

    result = DistrictResult((INSURGENT,), {GOVERNMENT: 1, INSURGENT: 33}, "last-turn", "7.2")
    told = _told_to_government(replace(board, result=result))

    assert "Insurgent: VP 33, Strategy Bleed Them (I2)." in told
    assert "33 of " in told


def _told_to_government(board: DistrictBoard) -> str:
    seen = DISTRICT.view(board, GOVERNMENT)
    return "\n".join((*standing(seen), PRESENTER.words.show(seen)))
