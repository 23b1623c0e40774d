"""Card 57, Sandstorms: Taliban Guerrillas March only once."""

from __future__ import annotations

import pytest

from core.adp.model.ids import TALIBAN, WARLORDS
from core.adp.model.ids import SpaceId as S
from core.adp.rules.march import MARCH
from core.adp.rules.operations import Terms
from tests.adp.events.in_force import turn_of
from tests.adp.play import asked
from tests.adp.rules.operations import finish, grant, play, there


@pytest.mark.rule("R5.4-1")
def test_sandstorms_nobody_marches_on_from_a_pashtun_destination() -> None:
    text = "resources: taliban=9\nkandahar T:u1\nkhowst T:u1"
    answers = ("march", "kandahar", "zabol")
    assert "zabol" in asked(play(turn_of(TALIBAN, text), *answers)).options

    board = turn_of(TALIBAN, text, momentum="57=unshaded")
    turn = play(board, *answers)

    assert "khowst" in asked(turn).options
    assert str(asked(turn).why_not("zabol")) == "march.sandstorms (card 57)"


@pytest.mark.rule("R5.4-1")
def test_sandstorms_those_who_were_there_before_may_march() -> None:
    text = "resources: taliban=9\nkandahar T:u2\nzabol T:a1"
    board = turn_of(TALIBAN, text, momentum="57=unshaded")

    turn = play(board, "march", "kandahar", "zabol", "2", "zabol")
    assert asked(turn).ask == "march.destination"
    table = finish(
        board,
        "march",
        "kandahar",
        "zabol",
        "2",
        "zabol",
        "ghazni",
        then=("march.origin", "special"),
    )

    assert there(table.board, S.ZABOL) == "T:u2"
    assert there(table.board, S.GHAZNI) == "T:a1"


@pytest.mark.rule("R5.4-1", "R5.5-1")
def test_sandstorms_hold_for_a_free_march_too() -> None:
    board = turn_of(TALIBAN, "kandahar T:u1", momentum="57=unshaded")

    table = grant(board, TALIBAN, MARCH, Terms(free=True), "kandahar", "zabol")

    assert there(table.board, S.ZABOL) == "T:u1"


@pytest.mark.rule("R5.4-1")
def test_sandstorms_change_nothing_for_the_warlords() -> None:
    board = turn_of(WARLORDS, "resources: warlords=9\nkandahar W:u1", momentum="57=unshaded")

    turn = play(board, "march", "kandahar", "zabol")

    assert turn.board.spaces[S.ZABOL].warlord_guerrillas == 1
