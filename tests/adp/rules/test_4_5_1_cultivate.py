"""4.5.1 Cultivate."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Placed
from core.adp.model.ids import Piece, SpaceId
from core.adp.rules.cultivate import (
    CULTIVATE,
    NO_BASE_AVAILABLE,
    NO_ROOM,
    NOBODY_LIVES_THERE,
    NOT_AN_AFGHAN_PROVINCE,
    NOT_IN_THE_OPERATION,
    NOTHING_SELECTED,
    TOO_MANY_POLICE,
)
from core.adp.rules.operations import FREE
from core.adp.rules.rally import RALLY
from tests.adp.play import asked, give, play, position
from tests.adp.rules.activities import begin, finish
from tests.adp.rules.operations import NOBODY_CAN_PAY

KONDUZ: Final = SpaceId.KONDUZ
BALKH: Final = SpaceId.BALKH
HERAT: Final = SpaceId.HERAT
WARLORD_TURN: Final = "card: 30\nnext: 12\neligible: warlords\n"
LIMITED: Final = "acted: coalition=operation\n"


@pytest.mark.rule("R4.5.1-1", "D-32")
def test_it_needs_more_guerrillas_than_police() -> None:
    two = position("konduz G:P2 W:u2")
    three = position("konduz G:P2 W:u2a1")

    assert begin(CULTIVATE, two, operation=RALLY, spaces=(KONDUZ,)).refused == TOO_MANY_POLICE
    assert finish(CULTIVATE, three, operation=RALLY, spaces=(KONDUZ,)).facts == [
        Placed(Piece.WARLORD_BASE, KONDUZ, 1, rule="4.5.1")
    ]


@pytest.mark.rule("R4.5.1-1")
def test_only_provinces_of_the_operation_with_people_and_room_qualify() -> None:
    board = position(
        """
        konduz W:u1
        balkh W:u1
        herat W:u1 C:B1 T:B1
        nimruz W:u1
        kabul W:u1
        farah-kandahar W:u1
        faryab W:u1
        """
    )
    selected = (
        KONDUZ,
        BALKH,
        HERAT,
        SpaceId.NIMRUZ,
        SpaceId.KABUL,
        SpaceId.FARAH_KANDAHAR,
        SpaceId.GHAZNI,
    )

    doing = begin(CULTIVATE, board, operation=RALLY, spaces=selected)

    assert doing.asked().options == ("balkh", "konduz")
    assert doing.why_not("herat") == NO_ROOM
    assert doing.why_not("nimruz") == NOBODY_LIVES_THERE
    assert doing.why_not("kabul") == NOT_AN_AFGHAN_PROVINCE
    assert doing.why_not("farah-kandahar") == NOT_AN_AFGHAN_PROVINCE
    assert doing.why_not("ghazni") == TOO_MANY_POLICE
    assert doing.why_not("faryab") == NOT_IN_THE_OPERATION


@pytest.mark.rule("R4.5.1-1")
def test_returnees_are_people() -> None:
    board = position("nimruz W:u1 +1")

    doing = finish(CULTIVATE, board, operation=RALLY, spaces=(SpaceId.NIMRUZ,))

    assert doing.board.spaces[SpaceId.NIMRUZ].warlord_bases == 1


@pytest.mark.rule("R4.5.1-1", "R1.4.1-2")
def test_without_an_available_base_there_is_no_cultivate() -> None:
    taken = "\n".join(
        f"{space} W:B2" for space in ("herat", "balkh", "farah", "zabol", "ghazni", "faryab")
    )
    board = position(taken + "\nkonduz W:u1\nbamian W:u1")

    doing = begin(CULTIVATE, board, operation=RALLY, spaces=(KONDUZ, SpaceId.BAMIAN))

    assert doing.refused == NO_BASE_AVAILABLE


@pytest.mark.rule("R4.5.1-1", "A-31")
def test_it_is_tested_when_it_is_executed() -> None:
    board = position(WARLORD_TURN + "konduz G:P1 W:u1")

    before = play(board, "rally")
    assert asked(before).why_not("cultivate") == NOTHING_SELECTED
    after = play(board, "rally", "konduz", "place-one", "cultivate")

    assert after.board.spaces[KONDUZ].warlord_bases == 1


@pytest.mark.rule("R4.5.1-1", "R4.1-5", "A-31", "A-91")
def test_a_province_is_selected_then_cultivated_then_rallied_in_with_the_new_base() -> None:
    board = position(WARLORD_TURN + "konduz W:u1")

    turn = play(board, "rally", "konduz")
    assert "place-many" not in asked(turn).options
    give(turn, "cultivate")
    assert (asked(turn).ask, asked(turn).about) == ("rally.action", ("konduz",))
    turn.answer("place-many")

    assert asked(turn).options[:2] == ("2", "3")  # 1 Base and 2 people
    assert turn.board.spaces[KONDUZ].warlord_bases == 1


@pytest.mark.rule("R4.5.1-1", "R4.1-1", "A-91")
def test_the_province_of_a_rally_may_be_cultivated_before_or_after_but_once() -> None:
    board = position(WARLORD_TURN + "konduz W:u1\nbalkh W:u1")

    turn = play(board, "rally", "konduz", "cultivate", "place-one", "balkh")

    assert str(asked(turn).why_not("cultivate")) == "special.one-only (4.1)"


@pytest.mark.rule("R4.5.1-1", "R3.3.1-1", "A-90")
def test_a_province_may_be_selected_only_to_cultivate_it() -> None:
    """All 15 Guerrillas are on the map, and one alone cannot become a Base."""
    board = position(WARLORD_TURN + "konduz W:u1\nbalkh W:u14 C:T1\nherat C:T1")

    turn = play(board, "rally", "konduz")
    assert asked(turn).options[:2] == ("done", "cultivate")
    give(turn, "cultivate")
    turn.answer("done")

    assert turn.board.spaces[KONDUZ].warlord_bases == 1
    assert str(asked(play(board, "rally")).why_not("herat")) == "rally.nothing-to-do (3.3.1)"


ONLY_TO_SETTLE: Final = "kabul W:u13 T:B2\nherat G:P1\nbalkh W:u1\nkonduz W:u1"
"""All 15 Guerrillas are on the map, and those in Kabul have no room for a Base."""


@pytest.mark.rule("R4.5.1-1", "R4.1-3", "A-90")
def test_a_rally_that_only_cultivate_makes_possible_is_open_and_takes_nothing_else() -> None:
    board = position(WARLORD_TURN + ONLY_TO_SETTLE)

    turn = play(board, "rally")
    assert asked(turn).options[:3] == ("balkh", "konduz", "remove-own")
    assert str(asked(turn).why_not("suborn")) == "nowhere (3.3.1)"

    broke = position(WARLORD_TURN + NOBODY_CAN_PAY + ONLY_TO_SETTLE)
    assert str(asked(play(broke)).why_not("rally")) == "cannot-pay (3.1)"


@pytest.mark.rule("R4.5.1-1", "R2.3.5-1", "A-90")
def test_nothing_is_selected_to_be_cultivated_where_that_cannot_follow() -> None:
    limited = position(WARLORD_TURN + LIMITED + ONLY_TO_SETTLE)
    assert asked(play(limited, "rally")).ask == "declared"  # nothing but pieces taken back helps

    turn = play(position(WARLORD_TURN + ONLY_TO_SETTLE), "rally", "balkh", "cultivate", "done")
    assert "konduz" not in asked(turn).options


@pytest.mark.rule("R4.5.1-1", "A-31")
def test_why_a_province_cannot_be_cultivated_is_told_before_it_is_resolved_too() -> None:
    board = position(WARLORD_TURN + "konduz W:u1 G:P1")

    assert asked(play(board, "rally", "konduz")).why_not("cultivate") == TOO_MANY_POLICE


@pytest.mark.rule("R4.5.1-1", "A-31")
def test_a_march_opens_its_destinations() -> None:
    board = position(WARLORD_TURN + "konduz W:u2")

    turn = play(board, "march", "konduz", "balkh", "2", "cultivate")

    assert turn.board.spaces[BALKH].warlord_bases == 1


@pytest.mark.rule("R4.5.1-1", "R4.1.1-1")
@pytest.mark.parametrize("operation", ["attack", "terror"])
def test_it_accompanies_rally_and_march_only(operation: str) -> None:
    board = position(WARLORD_TURN + "konduz G:P1 W:u2")

    reason = asked(play(board, operation)).why_not("cultivate")

    assert str(reason) == "special.accompanies rally march (4.5.1)"


@pytest.mark.rule("R5.5-1")
def test_granted_by_an_event_it_takes_place_anywhere_that_qualifies() -> None:
    board = position("konduz W:u1\nbalkh W:u1 G:P1\nherat W:u2 G:P1")

    doing = begin(CULTIVATE, board, terms=FREE)

    assert doing.asked().options == ("herat", "konduz")
    assert str(begin(CULTIVATE, position("kabul W:u3"), terms=FREE).refused) == "nowhere (4.5.1)"
