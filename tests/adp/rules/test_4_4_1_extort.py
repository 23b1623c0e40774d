"""4.4.1 Extort."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Activated, Gained, Transferred
from core.adp.model.ids import TALIBAN, Deed, Track
from core.adp.model.ids import SpaceId as S
from core.adp.rules.extort import EXTORT
from core.adp.rules.operations import Terms
from tests.adp.play import asked, position
from tests.adp.rules.operations import (
    LIMITED,
    NOBODY_CAN_PAY,
    TALIBAN_TURN,
    WARLORD_TURN,
    finish,
    grant,
    happened,
    play,
    there,
    why_not,
)

ANYWHERE: Final = Terms(free=True)

HELD: Final = ("kandahar", "khowst", "ghazni", "zabol", "paktika", "helmand")
"""Six areas, enough for all 12 Bases."""


@pytest.mark.rule("TV-4.1", "R4.1-3", "R3.1-2", "R4.4.1-2")
def test_it_pays_for_an_operation_that_could_not_be_paid_before() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=0\nkabul-tor-kham T:u1\nkandahar T:u1 G:T1")

    turn = play(board, "terror", "extort")
    assert turn.board.track(Track.TALIBAN) == 4
    assert there(turn.board, S.KABUL_TOR_KHAM) == "T:a1"
    table = finish(board, "terror", "extort", "kandahar")

    assert table.board.track(Track.TALIBAN) == 3
    assert there(table.board, S.KANDAHAR) == "G:T1 T:a1 support=O terror=1"
    assert table.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R4.4.1-1")
def test_it_needs_a_hidden_guerrilla_and_more_taliban_than_all_others() -> None:
    board = position(
        TALIBAN_TURN + "herat T:u2 G:P1 W:u1\nkabul T:a2\nghazni T:u1a1 C:T1\nzabol T:B1u1 W:u1"
    )

    decision = asked(play(board, "terror", "extort"))

    assert decision.ask == "extort.space"
    assert decision.options[:2] == ("ghazni", "zabol")
    assert str(decision.why_not("herat")) == "extort.outnumbered (4.4.1)"
    assert str(decision.why_not("kabul")) == "no-underground-guerrilla (4.4.1)"


@pytest.mark.rule("R4.4.1-2", "A-28")
@pytest.mark.parametrize(
    ("line", "earned"),
    [
        ("herat T:u1", 1),
        ("kabul-tor-kham T:u1", 4),
        ("kabul-tor-kham T:u1 sabotage", 1),
        ("kandahar-spin-boldak T:u2", 3),
        ("waziristan T:u1", 1),
    ],
)
def test_an_area_yields_1_and_an_open_road_its_traffic(line: str, earned: int) -> None:
    board = position(TALIBAN_TURN + f"islamabad: backing\n{line}")

    table = grant(board, TALIBAN, EXTORT, ANYWHERE)

    space = S(line.split()[0])
    assert table.facts == [
        Activated(TALIBAN, space, 1, rule="4.4.1"),
        Gained(Track.TALIBAN, earned, rule="4.4.1"),
    ]


@pytest.mark.rule("R4.4.1-2", "A-28")
@pytest.mark.parametrize(("bases", "purse", "taken"), [(1, 9, 2), (2, 9, 4), (2, 3, 3), (1, 0, 0)])
def test_at_warlord_bases_the_warlords_pay_as_far_as_they_can(
    bases: int, purse: int, taken: int
) -> None:
    board = position(TALIBAN_TURN + f"resources: warlords={purse}\nherat T:u3 W:B{bases}")

    table = grant(board, TALIBAN, EXTORT, ANYWHERE)

    gifts = [Transferred(Track.WARLORDS, Track.TALIBAN, taken, rule="4.4.1")]
    assert table.facts[1:] == (gifts if taken else [])


@pytest.mark.rule("R4.4.1-1", "R4.1-4", "A-23")
def test_any_number_of_spaces_is_extorted_at_one_moment_each_once() -> None:
    board = position(TALIBAN_TURN + "herat T:u2\nkabul T:u1\nzabol T:u1\nghazni T:u2 G:P1")

    turn = play(board, "attack", "extort", "herat", "kabul")
    assert str(asked(turn).why_not("herat")) == "special.chosen-already (4.1)"
    turn.answer("done")

    assert asked(turn).ask == "attack.space"
    assert str(asked(turn).why_not("extort")) == "special.one-only (4.1)"


@pytest.mark.rule("R4.4.1-1", "R4.1.1-1")
@pytest.mark.parametrize("operation", ["rally", "march", "attack", "terror"])
def test_it_goes_with_any_operation(operation: str) -> None:
    board = position(TALIBAN_TURN + "herat T:u2 G:P1\nkabul T:u1")

    assert "extort" in asked(play(board, operation)).options


@pytest.mark.rule("R4.1-3")
def test_done_first_it_leaves_a_guerrilla_for_the_operation_that_must_follow() -> None:
    board = position(TALIBAN_TURN + "herat T:u1\nkabul T:u1")

    turn = play(board, "terror", "extort", "herat")

    assert asked(turn).ask == "terror.space"
    assert asked(turn).options[:1] == ("kabul",)
    assert "done" not in asked(turn).options


@pytest.mark.rule("R4.1-3")
def test_it_cannot_be_done_first_if_no_operation_could_follow() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=3\nherat T:u1")

    assert "extort" not in asked(play(board, "terror")).options
    assert "extort" in asked(play(board, "rally")).options


@pytest.mark.rule("R4.1-3")
def test_an_operation_that_extortion_could_pay_for_but_would_spoil_is_not_open() -> None:
    board = position(TALIBAN_TURN + NOBODY_CAN_PAY + "herat T:u1")

    assert "terror" not in asked(play(board)).options
    assert "march" in asked(play(board)).options


@pytest.mark.rule("R4.1-3", "R3.3.1-4")
def test_several_extortions_may_be_needed_to_pay_for_a_rally_and_its_sharia() -> None:
    board = position(
        TALIBAN_TURN
        + NOBODY_CAN_PAY
        + "islamabad: pressure\n"
        + "\n".join(f"{space} T:B2" for space in HELD)
        + "\nherat T:u15\nbalkh T:u15"
    )

    turn = play(board, "rally", "extort", "herat", "balkh", "kandahar", "nothing", "done")

    assert asked(turn).ask == "rally.sharia"


@pytest.mark.rule("R4.1-1")
def test_there_is_none_with_a_limited_operation_even_at_sponsorship() -> None:
    board = position(TALIBAN_TURN + LIMITED + "islamabad: sponsorship\nherat T:u2")

    assert str(why_not(board, "terror", word="extort")) == "special.none-with-limited (2.3.5)"


@pytest.mark.rule("R4.1-1", "R4.1-3")
def test_a_limited_operation_cannot_be_paid_for_by_extortion() -> None:
    board = position(TALIBAN_TURN + LIMITED + NOBODY_CAN_PAY + "herat T:u1\nkabul T:u1")

    assert str(why_not(board, word="terror")) == "cannot-pay (3.1)"


@pytest.mark.rule("R4.4.1-1")
def test_warlords_do_not_extort() -> None:
    board = position(WARLORD_TURN + "herat W:u2")

    assert "extort" not in asked(play(board, "terror")).options


@pytest.mark.rule("R1.8-1", "R4.4.1-2")
def test_resources_end_at_75() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=74\nkabul-tor-kham T:u1")

    table = grant(board, TALIBAN, EXTORT, ANYWHERE)

    assert happened(table)[1:] == [Gained(Track.TALIBAN, 1, rule="4.4.1")]
