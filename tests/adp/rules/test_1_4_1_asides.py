"""1.4.1 and 1.5.1 What may be done in the middle of anything one executes."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Removed, Transferred
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Faction, Piece, Track
from core.adp.model.ids import SpaceId as S
from core.adp.model.options import NoNonPlayer, Options
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.interruptions import asides
from core.adp.rules.table import AdpTable
from tests.adp.play import asked, position
from tests.adp.rules.operations import TALIBAN_TURN, WARLORD_TURN, finish, play, there, told

SUPPORT_PHASE: Final = "card: propaganda\nstage: support\nkandahar T:B1u3 terror=1"


# 1.4.1 Voluntary removal


@pytest.mark.rule("TV-1.4.1a", "R1.4.1-4")
def test_guerrillas_go_home_and_come_back_hidden() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=4\nkandahar T:B1a3\nzabol T:a27")

    table = finish(
        board,
        *("rally", "kandahar", "remove-own", "kandahar", "taliban_active", "3"),
        *("place-many", "3", "done"),
        then=("rally.sharia", "special"),
    )

    assert there(table.board, S.KANDAHAR) == "T:B1u3"
    assert table.board.track(Track.TALIBAN) == 3


@pytest.mark.rule("R1.4.1-4")
@pytest.mark.parametrize(
    ("piece", "left"),
    [
        ("warlord_bases", "W:u1a1"),
        ("warlord_underground", "W:B1a1"),
        ("warlord_active", "W:B1u1"),
    ],
)
def test_any_own_piece_may_go_from_anywhere(piece: str, left: str) -> None:
    board = position(WARLORD_TURN + "herat W:u1\nkonduz W:B1u1a1")

    turn = play(board, "terror", "remove-own", "konduz", piece)

    assert there(turn.board, S.KONDUZ) == left
    assert asked(turn).ask == "terror.space"


@pytest.mark.rule("R1.4.1-4")
def test_it_is_recorded_as_a_removal_to_available() -> None:
    board = position(WARLORD_TURN + "herat W:u1\nkonduz W:B1")

    assert told(board, "terror", "remove-own", "konduz") == (
        Removed(Piece.WARLORD_BASE, S.KONDUZ, 1, rule="1.4.1"),
    )


@pytest.mark.rule("R1.4.1-4")
def test_one_may_think_better_of_it() -> None:
    board = position(WARLORD_TURN + "herat W:u1")

    turn = play(board, "terror", "remove-own")
    assert asked(turn).options == ("back",)  # the last that Terror could use stays
    turn.answer("back")

    assert there(turn.board, S.HERAT) == "W:u1"


@pytest.mark.rule("R1.4.1-4")
def test_what_a_question_needs_for_an_answer_stays() -> None:
    board = position(TALIBAN_TURN + "ghazni T:u1a2")

    turn = play(board, "rally", "ghazni", "build-base", "remove-own", "ghazni", "taliban_active")

    assert there(turn.board, S.GHAZNI) == "T:u1a1"  # the two of whom a Base is made
    assert asked(turn).ask == "rally.active"
    assert asked(turn).options[:1] == ("1",)


@pytest.mark.rule("R1.4.1-4", "A-4")
def test_it_is_open_only_to_the_executing_faction() -> None:
    turn = play(position(TALIBAN_TURN + "herat T:u1"))
    assert "remove-own" not in asked(turn).options

    turn = play(position(TALIBAN_TURN + "herat T:u2 W:u1\nkabul W:u1"), "terror")
    assert "remove-own" in asked(turn).options
    turn.answer("remove-own")
    assert "kabul" not in asked(turn).options  # only Warlords are there


@pytest.mark.rule("R1.4.1-4", "A-4")
@pytest.mark.parametrize(
    ("faction", "bots", "offered"),
    [
        (TALIBAN, (), True),
        (WARLORDS, (), True),
        (TALIBAN, (TALIBAN,), False),
        (GOVERNMENT, (), False),
        (COALITION, (), False),
    ],
)
def test_only_players_insurgents_have_it(
    faction: Faction, bots: tuple[Faction, ...], offered: bool
) -> None:
    board = position("kabul C:T1 G:P1 T:u1 W:u1", bots=bots)

    words = [
        aside.word for aside in asides(AdpTable(board, CATALOGUE), faction) if aside.possible()
    ]

    assert ("remove-own" in words) is offered


# 1.5.1 Transfers


@pytest.mark.rule("R1.5.1-2")
def test_the_executing_faction_may_give_to_the_other_two() -> None:
    board = position(
        TALIBAN_TURN + "resources: taliban=3 government=75 warlords=1\nherat T:u1\nkabul T:u1"
    )

    turn = play(board, "terror", "give")
    assert asked(turn).options == ("taliban-to-warlords", "back")  # the Government has 75 already
    turn.answer("taliban-to-warlords")

    assert turn.answer("2") == (Transferred(Track.TALIBAN, Track.WARLORDS, 2, rule="1.5.1"),)


@pytest.mark.rule("R1.5.1-2")
def test_the_executing_faction_may_ask_for_gifts_and_the_giver_decides() -> None:
    board = position(
        TALIBAN_TURN + "resources: taliban=0 government=9 warlords=5\n"
        "herat T:u1\nkabul-aibak T:u1 G:P1"
    )

    turn = play(board, "terror", "request")
    assert asked(turn).options == ("government", "warlords", "back")
    turn.answer("warlords")
    assert asked(turn).by == WARLORDS
    turn.answer("warlords-to-taliban")
    turn.answer("5")

    assert asked(turn).by == TALIBAN
    assert "herat" in asked(turn).options
    assert turn.board.track(Track.WARLORDS) == 0


@pytest.mark.rule("R1.5.1-2", "R1.5.1-1")
def test_the_giver_may_decline() -> None:
    board = position(TALIBAN_TURN + "resources: warlords=5\nherat T:u1")

    turn = play(board, "terror", "request", "warlords", "back")

    assert (asked(turn).by, asked(turn).ask) == (TALIBAN, "terror.space")


@pytest.mark.rule("R1.5.1-2", "A-7", "R1.8-1")
def test_a_gift_ends_at_75() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=9 government=75 warlords=73\nherat T:u1")

    turn = play(board, "terror", "give", "taliban-to-warlords")

    assert asked(turn).options == ("1", "2")


@pytest.mark.rule("R1.5.1-2", "R3.1-2")
def test_a_faction_about_to_pay_cannot_give_everything_away() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=3 warlords=0\nherat T:u1")

    turn = play(board, "terror", "give", "taliban-to-warlords")

    assert asked(turn).options == ("1", "2")


@pytest.mark.rule("R1.5.1-3")
@pytest.mark.parametrize("executing", [GOVERNMENT, WARLORDS])
def test_patronage_becomes_warlord_resources_one_for_one(executing: Faction) -> None:
    board = position(
        f"card: 30\nnext: 12\neligible: {executing}\npatronage: 4\n"
        "resources: government=9 warlords=5\nherat W:u1\nkabul G:T2"
    )
    words = ("give",) if executing is GOVERNMENT else ("request", "government")
    operation = "rally" if executing is WARLORDS else "train"

    turn = play(board, operation, *words, "patronage-to-warlords", "4")

    assert turn.board.track(Track.PATRONAGE) == 0
    assert turn.board.track(Track.WARLORDS) == 9


@pytest.mark.rule("R1.5.1-3")
def test_patronage_stays_while_the_taliban_execute() -> None:
    board = position(TALIBAN_TURN + "patronage: 4\nherat T:u1")

    turn = play(board, "terror", "request", "government")

    assert asked(turn).options == ("government-to-taliban", "back")


@pytest.mark.rule("R1.5.1-4")
def test_non_players_give_nothing_but_receive() -> None:
    board = position(
        TALIBAN_TURN + "resources: taliban=5 government=9 warlords=9\nherat T:u1",
        bots=(WARLORDS,),
    )

    turn = play(board, "terror", "request")
    assert asked(turn).options == ("government", "back")

    turn = play(board, "terror", "give", "taliban-to-warlords", "2")
    assert turn.board.track(Track.WARLORDS) == 11


@pytest.mark.rule("R1.5.1-2")
def test_the_coalition_neither_gives_nor_receives() -> None:
    board = position("kabul C:T1")

    assert asides(AdpTable(board, CATALOGUE), COALITION) == ()


@pytest.mark.rule("R1.5.1-2", "A-7")
def test_nothing_is_given_or_taken_off_in_a_propaganda_round() -> None:
    turn = play(position(SUPPORT_PHASE))

    assert asked(turn).by == TALIBAN
    assert not {"give", "request", "remove-own"} & set(asked(turn).options)


@pytest.mark.rule("R1.5-4")
def test_a_player_gives_nothing_among_own_factions() -> None:
    shared = Options(no_non_player=NoNonPlayer.TWO)
    board = position(TALIBAN_TURN + "resources: warlords=9\nherat T:u1", options=shared)

    turn = play(board, "terror", "give")
    assert asked(turn).options == ("taliban-to-government", "back")
    turn = play(board, "terror", "request")
    assert asked(turn).options == ("government", "back")
