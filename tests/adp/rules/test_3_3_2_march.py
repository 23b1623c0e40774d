"""3.3.2 March."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

from core.adp.model.board import Board
from core.adp.model.facts import Activated, Moved, Paid
from core.adp.model.ids import TALIBAN, Deed, Piece, Seat, SpaceId, Track
from core.adp.model.ids import SpaceId as S
from core.adp.model.options import Options
from core.adp.rules.march import MARCH
from core.adp.rules.operations import Terms
from core.adp.rules.parts.gathering import can_gather
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

UNDERGROUND: Final = Piece.TALIBAN_UNDERGROUND
FINAL_EVENT_CARD: Final = """
    card: 30
    next: propaganda
    played: 1 propaganda 2 propaganda 3 propaganda 4 propaganda
    eligible: taliban
"""


def paid(amount: int, track: Track = Track.TALIBAN) -> Paid:
    return Paid(track, amount, rule="3.3.2")


# The examples


@pytest.mark.rule("TV-3.3.2", "R3.3.2-4", "R3.3.2-1")
def test_a_group_that_meets_too_many_away_from_home_turns_active() -> None:
    board = position(TALIBAN_TURN + "ghazni T:u2\nbamian W:u1 G:P1")

    table = finish(board, "march", "ghazni", "bamian", "2")

    assert happened(table) == [
        paid(1),
        Moved(UNDERGROUND, S.GHAZNI, S.BAMIAN, 2, rule="3.3.2"),
        Activated(TALIBAN, S.BAMIAN, 2, rule="3.3.2"),
    ]


@pytest.mark.rule("TV-3.3.2b", "R3.3.2-4")
def test_three_who_meet_stay_hidden() -> None:
    board = position(TALIBAN_TURN + "ghazni T:u2\nbamian W:u1")

    table = finish(board, "march", "ghazni", "bamian", "2", then=("march.origin", "special"))

    assert there(table.board, S.BAMIAN) == "T:u2 W:u1"


# What it costs


@pytest.mark.rule("R3.3.2-1")
def test_a_loc_is_free_even_with_an_empty_purse() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=0\nherat T:u1")

    turn = play(board, "march")
    assert asked(turn).options[:1] == ("herat",)
    table = finish(board, "march", "herat", then=("march.origin", "special"))

    assert happened(table) == [Moved(UNDERGROUND, S.HERAT, S.TORAGHONDI_FARAH, 1, rule="3.3.2")]


@pytest.mark.rule("R3.3.2-1", "R3.1-2")
def test_a_province_cannot_be_entered_without_a_resource() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=0\nfarah T:u2")

    assert str(why_not(board, "march", "farah", word="herat")) == "cannot-pay (3.1)"


@pytest.mark.rule("R3.1-2", "R3.3.2-1")
def test_guerrillas_that_can_neither_pay_nor_take_a_loc_cannot_march() -> None:
    board = position(WARLORD_TURN + NOBODY_CAN_PAY + "badakhshan W:u1")

    assert str(why_not(board, word="march")) == "cannot-pay (3.1)"


@pytest.mark.rule("R3.3.2-1", "A-19")
def test_a_destination_is_paid_for_once_however_many_groups_enter_it() -> None:
    board = position(WARLORD_TURN + "bamian W:u1\nkabul W:u1")

    table = finish(board, "march", "bamian", "samangan", "kabul", "samangan")

    assert [fact for fact in happened(table) if isinstance(fact, Paid)] == [paid(1, Track.WARLORDS)]
    assert there(table.board, S.SAMANGAN) == "W:u2"


@pytest.mark.rule("R3.3.2-1", "R6.6.1-5", "A-19")
@pytest.mark.parametrize(
    ("box", "price"),
    [("hostility", 1), ("pressure", 1), ("tolerance", 1), ("backing", 0), ("sponsorship", 0)],
)
def test_from_pakistan_the_taliban_march_free_when_islamabad_backs_them(
    box: str, price: int
) -> None:
    board = position(TALIBAN_TURN + f"islamabad: {box}\nresources: taliban=9\nwaziristan T:a1")

    table = finish(board, "march", "waziristan", "khowst", then=("march.origin",))

    assert table.board.track(Track.TALIBAN) == 9 - price


@pytest.mark.rule("R6.6.1-5", "R3.3.2-1")
def test_into_pakistan_the_taliban_march_free_when_islamabad_backs_them() -> None:
    board = position(TALIBAN_TURN + "islamabad: backing\nresources: taliban=0\nbadakhshan T:u1")

    table = finish(board, "march", "badakhshan", then=("march.origin", "special"))

    assert there(table.board, S.NORTHWEST_FRONTIER) == "T:u1"


@pytest.mark.rule("A-19")
def test_a_group_from_elsewhere_makes_a_free_destination_cost_its_price_then() -> None:
    board = position(
        TALIBAN_TURN + "islamabad: backing\nresources: taliban=1\nwaziristan T:u1\nghazni T:u1"
    )

    table = finish(
        board, "march", "waziristan", "khowst", "ghazni", "khowst", then=("march.origin", "special")
    )

    assert happened(table) == [
        Moved(UNDERGROUND, S.WAZIRISTAN, S.KHOWST, 1, rule="3.3.2"),
        paid(1),
        Moved(UNDERGROUND, S.GHAZNI, S.KHOWST, 1, rule="3.3.2"),
    ]


# Who may go where


@pytest.mark.rule("R3.3.2-1", "R1.4.2-3")
def test_warlords_do_not_march_into_pakistan() -> None:
    board = position(WARLORD_TURN + "badakhshan W:u1")

    turn = play(board, "march", "badakhshan")

    assert asked(turn).options[:3] == ("baghlan", "konduz", "nuristan")
    assert str(asked(turn).why_not("northwest-frontier")) == "only-taliban-in-pakistan (1.4.2)"
    assert str(asked(turn).why_not("kabul")) == "march.not-adjacent (3.3.2)"


@pytest.mark.rule("R3.3.2-2")
def test_warlords_make_one_step() -> None:
    board = position(WARLORD_TURN + "badakhshan W:u1\nkonduz W:u1")

    turn = play(board, "march", "badakhshan", "baghlan")

    assert str(asked(turn).why_not("baghlan")) == "march.have-marched (3.3.2)"
    assert str(asked(turn).why_not("badakhshan")) == "march.no-guerrilla (3.3.2)"


@pytest.mark.rule("R3.3.2-2")
def test_taliban_march_on_from_pashtun_areas_and_pay_for_each() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=9\nzabol T:u1")

    table = finish(
        board, "march", "zabol", "ghazni", "ghazni", "bamian", then=("march.origin", "special")
    )

    assert happened(table) == [
        paid(1),
        Moved(UNDERGROUND, S.ZABOL, S.GHAZNI, 1, rule="3.3.2"),
        paid(1),
        Moved(UNDERGROUND, S.GHAZNI, S.BAMIAN, 1, rule="3.3.2"),
    ]


@pytest.mark.rule("R3.3.2-2")
def test_taliban_stop_in_a_non_pashtun_area_while_others_there_may_start() -> None:
    board = position(TALIBAN_TURN + "ghazni T:u2\nbamian T:a1")

    turn = play(board, "march", "ghazni", "bamian", "2", "bamian", "samangan")

    assert there(turn.board, S.SAMANGAN) == "T:a1"
    assert there(turn.board, S.BAMIAN) == "T:u2"
    assert "bamian" not in asked(turn).options


# Groups


@pytest.mark.rule("R3.3.2-3", "A-20")
def test_a_way_is_taken_once_by_those_who_arrived_and_those_who_were_there() -> None:
    board = position(TALIBAN_TURN + "zabol T:u2\nghazni T:u3\nbamian T:u1")

    turn = play(board, "march", "zabol", "ghazni", "2", "ghazni", "bamian", "4")

    assert there(turn.board, S.BAMIAN) == "T:u1a4"
    turn.answer("ghazni")
    assert str(asked(turn).why_not("bamian")) == "march.one-group (3.3.2)"


@pytest.mark.rule("R3.3.2-4", "A-20")
def test_groups_are_looked_at_on_every_step() -> None:
    board = position(TALIBAN_TURN + "zabol T:u5")

    turn = play(board, "march", "zabol", "ghazni", "5")
    assert there(turn.board, S.GHAZNI) == "T:u5"
    turn.answer("ghazni")
    turn.answer("bamian")
    turn.answer("4")

    assert there(turn.board, S.BAMIAN) == "T:a4"
    assert there(turn.board, S.GHAZNI) == "T:u1"


@pytest.mark.rule("R3.3.2-4")
@pytest.mark.parametrize(
    ("line", "state"),
    [
        ("G:T1", "u2"),
        ("G:T1P1", "a2"),
        ("C:T2", "a2"),
        ("C:B1 G:T1", "u2"),
        ("W:a1u1", "a2"),
        ("W:B1u1", "u2"),
        ("T:u0a0", "u2"),
    ],
)
def test_taliban_are_noticed_by_cubes_and_warlord_guerrillas(line: str, state: str) -> None:
    board = position(TALIBAN_TURN + f"ghazni T:u2\nbamian {line}")

    table = finish(board, "march", "ghazni", "bamian", "2", then=("march.origin?", "special?"))

    assert f"T:{state}" in there(table.board, S.BAMIAN)


@pytest.mark.rule("R3.3.2-4")
def test_own_guerrillas_already_there_do_not_count() -> None:
    board = position(TALIBAN_TURN + "ghazni T:u2\nbamian T:u3a1 G:P1")

    table = finish(board, "march", "ghazni", "bamian", "2", then=("march.origin", "special"))

    assert there(table.board, S.BAMIAN) == "G:P1 T:u5a1"


@pytest.mark.rule("R3.3.2-4")
def test_taliban_are_not_noticed_among_pashtun() -> None:
    board = position(TALIBAN_TURN + "zabol T:u4\nkandahar G:T4P2 C:T3")

    table = finish(board, "march", "zabol", "kandahar", "4", then=("march.origin", "special"))

    assert "T:u4" in there(table.board, S.KANDAHAR)


@pytest.mark.rule("R3.3.2-4")
@pytest.mark.parametrize(
    ("origin", "destination", "state"),
    [
        (S.KABUL, S.SAMANGAN, "u4"),
        (S.SAMANGAN, S.KABUL, "a4"),
        (S.SAMANGAN, S.KABUL_AIBAK, "a4"),
    ],
)
def test_warlords_are_noticed_among_pashtun_and_on_roads(
    origin: SpaceId, destination: SpaceId, state: str
) -> None:
    board = position(WARLORD_TURN + f"{origin} W:u4")

    table = finish(board, "march", origin, destination, "4", then=("march.origin?", "special?"))

    assert there(table.board, destination) == f"W:{state}"


@pytest.mark.rule("R3.3.2-4")
def test_warlords_need_not_mind_cubes() -> None:
    board = position(WARLORD_TURN + "samangan W:u3\nkabul G:T5P5 T:B1")

    table = finish(board, "march", "samangan", "kabul", "3", then=("march.origin", "special"))

    assert "W:u3" in there(table.board, S.KABUL)


@pytest.mark.rule("R3.3.2-4", "R3.1-3")
def test_the_owner_decides_which_guerrillas_go_and_they_keep_their_state() -> None:
    board = position(TALIBAN_TURN + "zabol T:u2a2")

    turn = play(board, "march", "zabol", "ghazni", "2")

    assert asked(turn).ask == "march.underground"
    assert asked(turn).options[:3] == ("0", "1", "2")
    turn.answer("1")
    assert there(turn.board, S.GHAZNI) == "T:u1a1"


@pytest.mark.rule("R3.1-3")
def test_which_guerrillas_go_is_not_asked_when_all_do() -> None:
    board = position(TALIBAN_TURN + "zabol T:u2a2")

    turn = play(board, "march", "zabol", "ghazni", "4")

    assert there(turn.board, S.GHAZNI) == "T:u2a2"


@pytest.mark.rule("R6.6.1-2", "R3.3.2-4")
def test_at_hostility_guerrillas_arrive_in_pakistan_active() -> None:
    board = position(TALIBAN_TURN + "islamabad: hostility\nkandahar T:u4")

    table = finish(board, "march", "kandahar", "balochistan", "4")

    assert there(table.board, S.BALOCHISTAN) == "T:a4"


# Limits


@pytest.mark.rule("R3.3.2-5", "R2.3.5-2", "A-9")
def test_a_limited_march_has_one_destination_entered_directly() -> None:
    board = position(TALIBAN_TURN + LIMITED + "zabol T:u1\nkhowst T:u1\nghowr T:u1")

    turn = play(board, "march", "zabol", "ghazni")

    assert asked(turn).ask == "march.origin"
    assert asked(turn).options[:2] == ("khowst", "done")
    for origin in ("ghowr", "ghazni"):
        assert str(asked(turn).why_not(origin)) == "march.one-destination (2.3.5)"
    table = finish(board, "march", "zabol", "ghazni", "khowst")
    assert there(table.board, S.GHAZNI) == "T:u2"
    assert table.board.acted[-1].deed is Deed.LIMITED


@pytest.mark.rule("R6.6.1-6", "R3.3.2-5", "A-9")
def test_at_sponsorship_a_limited_march_knows_neither_limit() -> None:
    board = position(TALIBAN_TURN + LIMITED + "islamabad: sponsorship\nzabol T:u1")

    table = finish(board, "march", "zabol", "ghazni", "ghazni", "bamian")

    assert there(table.board, S.BAMIAN) == "T:u1"
    assert table.board.acted[-1].deed is Deed.LIMITED


@pytest.mark.rule("R3.3.2-1", "R2.3.8-1", "A-36")
@pytest.mark.parametrize("box", ["backing", "sponsorship"])
def test_players_do_not_march_on_the_final_event_card(box: str) -> None:
    board = position(FINAL_EVENT_CARD + f"islamabad: {box}\nzabol T:u1")

    assert str(why_not(board, word="march")) == "turn.final-event-card (2.3.8)"


@pytest.mark.rule("R3.3.2-1", "R2.3.8-1")
def test_a_non_player_marches_on_the_final_event_card() -> None:
    board = position(FINAL_EVENT_CARD + "zabol T:u1", bots=(TALIBAN,))

    assert board.seats[TALIBAN] is Seat.BOT
    assert "march" in asked(play(board)).options


@pytest.mark.rule("R3.1.2-1", "R5.5-1", "A-12")
def test_a_free_march_costs_nothing_and_goes_where_the_event_says() -> None:
    board = position(FINAL_EVENT_CARD + "resources: taliban=0\nzabol T:u2")
    terms = Terms(free=True, within=(S.GHAZNI, S.BAMIAN))

    table = grant(board, TALIBAN, MARCH, terms, "zabol", "2", "ghazni", "1")

    assert there(table.board, S.BAMIAN) == "T:u1"
    assert there(table.board, S.GHAZNI) == "T:u1"
    assert not [fact for fact in table.facts if isinstance(fact, Paid)]


# Asides


@pytest.mark.rule("R1.4.1-4")
def test_those_who_were_to_march_cannot_all_be_taken_off_the_map() -> None:
    board = position(TALIBAN_TURN + "zabol T:u2\nherat T:u1")

    turn = play(board, "march", "zabol", "remove-own", "zabol")

    assert there(turn.board, S.ZABOL) == "T:u1"
    assert asked(turn).ask == "march.destination"


# A Limited March through Pashtun areas, if the players agreed to it


LONG: Final = Options(limited_march_goes_on=True)


def limited_march(text: str, options: Options = LONG) -> Board:
    """Return a position in which the Taliban may do a Limited March."""
    return position(TALIBAN_TURN + LIMITED + text, options=options)


@pytest.mark.rule("RO-17", "R3.3.2-5", "A-9")
def test_by_agreement_a_limited_march_goes_on_through_pashtun_areas() -> None:
    board = limited_march("helmand T:u3")

    turn = play(board, "march", "helmand", "kandahar", "2", "kandahar", "zabol")

    assert turn.board.spaces[S.ZABOL].taliban_underground == 2
    assert turn.board.track(Track.TALIBAN) == board.track(Track.TALIBAN) - 2
    usual = limited_march("helmand T:u3", Options())
    assert asked(play(usual, "march", "helmand", "kandahar", "2")).ask != "march.destination"


@pytest.mark.rule("RO-17", "R3.3.2-5", "A-9")
def test_those_who_have_come_go_on_together() -> None:
    board = limited_march("helmand T:u3\nkandahar T:u1")

    turn = play(board, "march", "helmand", "kandahar", "2", "kandahar", "zabol")

    assert asked(turn).ask == "march.count"
    assert [word for word in asked(turn).options if word.isdigit()] == ["2", "3"]


@pytest.mark.rule("RO-17", "R3.3.2-5", "A-9")
def test_guerrillas_that_could_not_reach_the_one_destination_do_not_set_out() -> None:
    board = limited_march("resources: taliban=2\nhelmand T:u1\nkonduz T:u1")

    turn = play(board, "march", "helmand", "kandahar")

    assert str(asked(turn).why_not("konduz")) == "march.one-destination (2.3.5)"


@pytest.mark.rule("RO-17", "R3.3.2-5", "A-9")
def test_a_second_band_must_join_the_first_before_the_march_ends() -> None:
    board = limited_march("helmand T:u1\nghazni T:u1")

    turn = play(board, "march", "helmand", "kandahar", "ghazni", "zabol")
    assert str(asked(turn).why_not("done")) == "march.scattered (2.3.5)"
    turn.answer("zabol")
    turn.answer("kandahar")

    assert turn.board.spaces[S.KANDAHAR].taliban_underground == 2


@pytest.mark.rule("RO-17", "R3.1-2", "A-9")
def test_no_band_is_stranded_for_want_of_resources() -> None:
    """Ghazni to Zabol costs the last Resource, and Kandahar is paid for already."""
    poor = "resources: taliban={}\nhelmand T:u1\nghazni T:u1"

    rich_enough = play(limited_march(poor.format(2)), "march", "helmand", "kandahar", "ghazni")
    assert "zabol" in asked(rich_enough).options
    too_poor = play(limited_march(poor.format(1)), "march", "helmand", "kandahar", "ghazni")
    assert too_poor.board.spaces[S.KANDAHAR_KABUL].taliban_underground == 1  # free, and in reach
    assert "done" not in asked(too_poor).options
    too_poor.answer("kandahar")
    too_poor.answer("kandahar-kabul")
    assert too_poor.board.spaces[S.KANDAHAR_KABUL].taliban_underground == 2


@pytest.mark.rule("RO-17", "R3.3.2-2")
def test_warlords_and_sandstorms_know_no_long_limited_march() -> None:
    warlords = position(WARLORD_TURN + LIMITED + "helmand W:u1\nghazni W:u1", options=LONG)
    turn = play(warlords, "march", "helmand", "kandahar")
    assert "ghazni" not in asked(turn).options

    storm = limited_march("momentum: 57=unshaded\nhelmand T:u1\nghazni T:u1")
    turn = play(storm, "march", "helmand", "kandahar")
    assert "kandahar" not in asked(turn).options


@pytest.mark.rule("RO-17", "A-9")
def test_whether_bands_can_come_together_does_not_depend_on_who_is_named_first() -> None:
    """With one Resource it matters whether the band of Paktika or that of Zabol goes first."""
    taken = ((S.KHOWST, S.PAKTIKA), (S.HERAT, S.FARAH), (S.GHAZNI, S.ZABOL))
    orders = permutations((S.PAKTIKA, S.FARAH, S.ZABOL))

    assert len({can_gather(bands, taken, bands, 1) for bands in orders}) == 1
