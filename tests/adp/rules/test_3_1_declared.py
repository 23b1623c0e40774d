"""1.4.1, 1.5.1 and 3.1 Operations that begin with pieces taken back, or are paid by others."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Board
from core.adp.model.facts import Removed, Transferred
from core.adp.model.ids import GOVERNMENT, TALIBAN, WARLORDS, Deed, Faction, Piece, Track
from core.adp.model.ids import SpaceId as S
from core.adp.model.options import NoNonPlayer, Options
from core.adp.rules.interruptions import taken_back
from tests.adp.play import asked, position
from tests.adp.rules.operations import (
    LIMITED,
    NOBODY_CAN_PAY,
    TALIBAN_TURN,
    WARLORD_TURN,
    finish,
    play,
    there,
    told,
    why_not,
)

POOR_GOVERNMENT: Final = "card: 30\nnext: 12\neligible: government\nresources: government=0 "
GOVERNMENT_FORCES: Final = "\npatronage: 0\nkabul G:T2 T:a1\nherat G:B1"


def spread_out(text: str, *, number: int = 15, bots: tuple[Faction, ...] = ()) -> Board:
    """Return a position with a Warlord Guerrilla in each of so many Provinces; they have 15.

    Police keep them from settling there (4.5.1), which would make a Rally possible too.
    """
    areas = [area for area in AFGHAN_AREAS if area not in (S.KABUL, S.ZABOL)]
    return position(text + "".join(f"{area} G:P1 W:a1\n" for area in areas[:number]), bots=bots)


# 1.4.1 Nothing Available


@pytest.mark.rule("R1.4.1-4", "R3.3.1-1")
def test_a_rally_may_begin_by_taking_back_guerrillas() -> None:
    board = spread_out(WARLORD_TURN)
    assert board.available.warlord_underground == 0

    turn = play(board, "rally")
    assert asked(turn).ask == "declared"
    assert asked(turn).options == ("back", "remove-own", "request")
    assert told(board, "rally", "remove-own", "badakhshan") == (
        Removed(Piece.WARLORD_ACTIVE, S.BADAKHSHAN, 1, rule="1.4.1"),
    )

    turn = play(board, "rally", "remove-own", "badakhshan", "badakhshan", "place-one")
    assert there(turn.board, S.BADAKHSHAN) == "G:P1 W:u1"


@pytest.mark.rule("R1.4.1-4", "R2.3.5-1")
def test_so_may_a_limited_rally() -> None:
    board = spread_out(WARLORD_TURN + LIMITED)

    table = finish(board, "rally", "remove-own", "badakhshan", "balkh", "place-one")

    assert there(table.board, S.BALKH) == "G:P1 W:u1a1"
    assert table.board.acted[-1].deed is Deed.LIMITED


@pytest.mark.rule("R1.4.1-4")
def test_a_rally_goes_on_with_guerrillas_taken_back() -> None:
    board = spread_out(WARLORD_TURN, number=14)

    turn = play(board, "rally", "zabol", "place-one")
    assert (asked(turn).ask, asked(turn).options[0]) == ("rally.space", "done")
    for word in ("remove-own", "herat"):
        turn.answer(word)

    assert {"herat", "kabul"} <= set(asked(turn).options)


@pytest.mark.rule("R1.4.1-4", "R3.3.1-1", "R8.1.2-6")
def test_a_non_player_with_nothing_available_does_not_rally() -> None:
    assert "rally" in asked(play(spread_out(WARLORD_TURN))).options
    assert "rally" not in asked(play(spread_out(WARLORD_TURN, bots=(WARLORDS,)))).options


@pytest.mark.rule("R1.4.1-4", "R3.1-2")
def test_only_what_lets_the_operation_begin_may_be_taken_back_first() -> None:
    board = spread_out(WARLORD_TURN + "zabol W:B1\n")

    turn = play(board, "rally", "remove-own")

    assert "herat" in asked(turn).options
    assert "zabol" not in asked(turn).options  # a Base more is no help
    turn.answer("back")
    assert asked(turn).ask == "declared"


@pytest.mark.rule("R1.4.1-4")
def test_only_kinds_that_are_wanting_are_worth_taking_back() -> None:
    both = "".join(f"{area} W:B2\n" for area in AFGHAN_AREAS[1:7]) + "herat W:u2"
    board = position(WARLORD_TURN + both)
    assert board.available.warlord_bases == 0

    found = list(taken_back(board, WARLORDS))

    assert len(found) == 6
    assert {other.available.warlord_bases for other in found} == {1}
    assert {other.available.warlord_underground for other in found} == {13}


# 1.5.1 Nothing in the purse


@pytest.mark.rule("R1.5.1-2", "R3.1-2")
def test_others_may_pay_the_first_space() -> None:
    board = position(POOR_GOVERNMENT + "warlords=30" + GOVERNMENT_FORCES)
    assert {"train", "patrol", "sweep", "assault"} <= set(asked(play(board)).options)

    turn = play(board, "train")
    assert asked(turn).options == ("back", "request")
    for word in ("request", "warlords", "warlords-to-government"):
        turn.answer(word)
    assert asked(turn).options[:2] == ("3", "4")  # less would not pay for it
    turn.answer("4")

    assert asked(turn).ask == "train.space"
    assert "back" not in asked(turn).options


@pytest.mark.rule("R1.5.1-2", "R3.1-2")
def test_an_operation_that_no_gift_pays_for_is_taken_back() -> None:
    board = position(POOR_GOVERNMENT + "warlords=30" + GOVERNMENT_FORCES)

    turn = play(board, "sweep", "request", "warlords", "back", "back")
    assert asked(turn).ask == "turn"
    assert turn.board == board

    turn.answer("pass")
    assert turn.board.track(Track.GOVERNMENT) == 3


@pytest.mark.rule("R1.5.1-2")
def test_several_may_give_what_one_cannot_give_alone() -> None:
    board = position(POOR_GOVERNMENT + "warlords=2 taliban=1" + GOVERNMENT_FORCES)

    turn = play(board, "train", "request", "warlords", "warlords-to-government")
    assert asked(turn).options == ("1", "2")
    turn.answer("2")
    assert asked(turn).options == ("back", "request")
    for word in ("request", "taliban", "taliban-to-government"):
        turn.answer(word)

    assert asked(turn).ask == "train.space"


@pytest.mark.rule("R1.5.1-2", "R1.4.1-4")
def test_a_rally_may_lack_both_pieces_and_resources() -> None:
    poor = "resources: government=1 warlords=0 taliban=0\npatronage: 0\n"
    board = spread_out(WARLORD_TURN + poor)

    turn = play(board, "rally")
    assert asked(turn).options == ("back", "request")  # pieces taken back alone would be in vain
    for word in ("request", "government", "government-to-warlords"):
        turn.answer(word)
    assert asked(turn).options == ("back", "remove-own")
    for word in ("remove-own", "herat"):
        turn.answer(word)

    assert asked(turn).ask == "rally.space"


@pytest.mark.rule("R1.5.1-2", "R1.5.1-4", "R1.5-4")
@pytest.mark.parametrize(
    ("bots", "sharing", "offered"),
    [
        ((), NoNonPlayer.OFF, True),
        ((TALIBAN,), NoNonPlayer.OFF, False),
        ((WARLORDS,), NoNonPlayer.OFF, False),
        ((), NoNonPlayer.TWO, False),
    ],
)
def test_only_players_are_asked_and_only_for_others(
    bots: tuple[Faction, ...], sharing: NoNonPlayer, offered: bool
) -> None:
    board = position(
        TALIBAN_TURN + "resources: government=0 taliban=0 warlords=9\nherat T:u1",
        bots=bots,
        options=Options(no_non_player=sharing),
    )

    assert ("terror" in asked(play(board)).options) is offered


@pytest.mark.rule("R1.5.1-2", "R3.1-2")
def test_a_purse_that_empties_on_the_way_may_be_filled_again() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=1\nkandahar T:u1\nhelmand T:u1")

    turn = play(board, "terror", "kandahar")
    assert (asked(turn).ask, asked(turn).options[0]) == ("terror.space", "done")
    assert str(asked(turn).why_not("helmand")) == "cannot-pay (3.1)"
    for word in ("request", "warlords", "warlords-to-taliban", "1", "helmand"):
        turn.answer(word)

    assert there(turn.board, S.HELMAND) == "T:a1 support=O terror=1"


@pytest.mark.rule("R1.5.1-2")
def test_there_is_no_pause_where_gifts_would_not_help() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=1\nkandahar T:u1")

    table = finish(board, "terror", "kandahar")

    assert table.board.acted[-1].faction is TALIBAN


@pytest.mark.rule("R1.5.1-2")
def test_nothing_is_given_away_by_an_operation_that_cannot_begin() -> None:
    board = position(POOR_GOVERNMENT.replace("government=0", "government=2") + "warlords=30")

    assert "give" not in asked(play(board, "train")).options


@pytest.mark.rule("R3.1-2", "R1.5.1-2")
def test_an_operation_that_no_gifts_can_pay_for_is_not_declared() -> None:
    board = position(TALIBAN_TURN + NOBODY_CAN_PAY + "kandahar T:u1")

    assert str(why_not(board, word="terror")) == "cannot-pay (3.1)"


@pytest.mark.rule("R7.3-2", "A-7")
def test_a_hidden_asset_is_not_shown_in_the_hope_of_gifts() -> None:
    lines = "hidden: government=hidden-asset\nacted: taliban=operation\n"
    board = position(
        lines + POOR_GOVERNMENT.replace("eligible: ", "eligible: taliban ") + "warlords=30",
        options=Options(victory_deception=True),
    )

    assert str(why_not(board, word="hidden-asset")) == "asset.no-operation (7.3)"
    assert "train" in asked(play(board)).options
    assert asked(play(board)).by == GOVERNMENT


@pytest.mark.rule("R1.5.1-2")
def test_a_gift_is_recorded_as_a_transfer() -> None:
    board = position(POOR_GOVERNMENT + "warlords=3" + GOVERNMENT_FORCES)

    assert told(board, "train", "request", "warlords", "warlords-to-government") == (
        Transferred(Track.WARLORDS, Track.GOVERNMENT, 3, rule="1.5.1"),
    )
