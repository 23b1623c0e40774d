"""Lasting Events that change Air Strike: cards 2, 3 and 26."""

from __future__ import annotations

import pytest

from core.adp.model.atlas import ALONG_PAKISTAN
from core.adp.model.facts import IslamabadMoved, Paid, Removed
from core.adp.model.ids import COALITION, TALIBAN, Islamabad, Piece, Track
from core.adp.model.ids import SpaceId as S
from core.adp.rules.air_strike import AIR_STRIKE, NO_TARGET, PREDATORS_USED
from core.adp.rules.operations import FREE
from tests.adp.events.in_force import in_force, turn_of
from tests.adp.play import asked, position
from tests.adp.rules.activities import begin, finish
from tests.adp.rules.operations import play

HIDDEN = Piece.TALIBAN_UNDERGROUND

# Predators


@pytest.mark.rule("R5.3-1")
def test_predators_unshaded_hit_a_guerrilla_in_hiding_in_pakistan() -> None:
    text = "islamabad: tolerance\nwaziristan T:B1u2\nherat T:u1"
    assert begin(AIR_STRIKE, position(text)).refused is not None

    doing = finish(AIR_STRIKE, position(in_force(capability="2=unshaded") + text))

    assert doing.facts == [
        Removed(HIDDEN, S.WAZIRISTAN, 1, rule="4.2.3"),
        IslamabadMoved(Islamabad.BACKING, False, rule="4.2.3"),
    ]


@pytest.mark.rule("R5.3-1")
def test_predators_unshaded_the_coalition_chooses_between_active_and_underground() -> None:
    board = position(in_force(capability="2=unshaded") + "waziristan T:u1a1")

    doing = begin(AIR_STRIKE, board)

    assert doing.asked().ask == "air-strike.piece"
    assert doing.asked().options == (Piece.TALIBAN_ACTIVE, HIDDEN)


@pytest.mark.rule("R5.3-1")
def test_predators_unshaded_see_into_one_province_per_strike() -> None:
    text = "waziristan T:u1\nbalochistan T:u1\nnorthwest-frontier T:u1a1\nherat T:u1"
    board = position(in_force(capability="2=unshaded") + text)

    doing = begin(AIR_STRIKE, board)
    assert doing.why_not("herat") == NO_TARGET
    doing.answer("waziristan")

    assert doing.why_not("balochistan") == PREDATORS_USED
    doing.answer("northwest-frontier")
    assert doing.board.spaces[S.NORTHWEST_FRONTIER].taliban_underground == 1
    assert doing.pending is None


@pytest.mark.rule("R5.3-1")
def test_predators_shaded_islamabad_resents_strikes_along_the_border_once() -> None:
    text = "islamabad: pressure\nzabol T:a1\nkhowst T:a1\nwaziristan T:a1"
    board = position(in_force(capability="2=shaded") + text)

    doing = finish(AIR_STRIKE, board, "zabol", "khowst", "waziristan")

    assert doing.facts[3:] == [IslamabadMoved(Islamabad.TOLERANCE, False, rule="4.2.3")]


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(
    ("card", "space", "box"),
    [
        ("", "zabol", Islamabad.TOLERANCE),
        ("2=unshaded", "zabol", Islamabad.TOLERANCE),
        ("2=shaded", "herat", Islamabad.TOLERANCE),
        ("2=shaded", "zabol", Islamabad.BACKING),
    ],
)
def test_predators_shaded_only_provinces_next_to_pakistan_matter(
    card: str, space: str, box: Islamabad
) -> None:
    text = f"islamabad: tolerance\n{space} T:a1"

    doing = finish(AIR_STRIKE, position(in_force(capability=card) + text))

    assert doing.board.islamabad is box
    assert len(ALONG_PAKISTAN) == 8


# Reapers


@pytest.mark.rule("R5.3-1")
def test_reapers_unshaded_remove_a_second_piece_in_one_space() -> None:
    text = "herat T:a1B1\nbalkh T:a2"
    board = position(in_force(capability="3=unshaded") + text)

    doing = begin(AIR_STRIKE, board, "herat")
    assert (doing.asked().ask, doing.asked().options) == ("air-strike.again", ("taliban", "done"))
    doing.answer("taliban")
    doing.answer("balkh")

    assert doing.facts == [
        Removed(Piece.TALIBAN_ACTIVE, S.HERAT, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_BASE, S.HERAT, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_ACTIVE, S.BALKH, 1, rule="4.2.3"),
    ]
    assert doing.pending is None


@pytest.mark.rule("R5.3-1")
def test_reapers_unshaded_may_be_kept_for_another_space() -> None:
    board = position(in_force(capability="3=unshaded") + "herat T:a2\nbalkh T:a1 W:a1")

    doing = finish(AIR_STRIKE, board, *("herat", "done", "balkh", "warlords", "taliban"))

    assert doing.board.spaces[S.HERAT].taliban_active == 1
    assert doing.board.spaces[S.BALKH].taliban_active == 0


@pytest.mark.rule("R5.3-1")
def test_reapers_unshaded_each_piece_must_be_a_target_when_it_is_removed() -> None:
    board = position(in_force(capability="3=unshaded") + "herat T:a1u1B1")

    assert len(finish(AIR_STRIKE, board).facts) == 1


@pytest.mark.rule("R5.3-1")
def test_reapers_take_the_base_behind_the_guerrilla_that_predators_found() -> None:
    cards = in_force(capability="2=unshaded 3=unshaded")

    doing = finish(AIR_STRIKE, position(cards + "waziristan T:u1B1"), "taliban")

    assert doing.facts[:2] == [
        Removed(HIDDEN, S.WAZIRISTAN, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_BASE, S.WAZIRISTAN, 1, rule="4.2.3"),
    ]


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(("card", "over"), [("", False), ("3=shaded", True)])
def test_reapers_shaded_an_air_strike_is_in_one_space(card: str, over: bool) -> None:
    board = position(in_force(capability=card) + "herat T:a2\nbalkh T:a1")

    doing = begin(AIR_STRIKE, board, "herat")

    assert (doing.pending is None) is over


# MANPADS Scare


@pytest.mark.rule("R5.4-1")
def test_manpads_all_spaces_are_named_before_the_taliban_decide() -> None:
    text = "resources: taliban=1\nkabul C:T1 T:u1\nherat T:a1\nbalkh T:a1"
    board = turn_of(COALITION, text, momentum="26=shaded")

    turn = play(board, "sweep", "air-strike", "herat", "balkh")
    assert (asked(turn).by, asked(turn).about) == (TALIBAN, ("air-strike", "herat", "balkh"))
    assert turn.answer("cancel") == (Paid(Track.TALIBAN, 1, rule="card 26"),)
    assert turn.board.spaces[S.HERAT].taliban_active == 1


@pytest.mark.rule("R5.4-1")
def test_manpads_an_allowed_air_strike_takes_place() -> None:
    text = "resources: taliban=1\nmomentum: 26=shaded\nherat T:a1 W:a1\nbalkh T:a1"

    doing = finish(AIR_STRIKE, position(text), "herat", "balkh", "allow", "warlords")

    assert doing.facts == [
        Removed(Piece.WARLORD_ACTIVE, S.HERAT, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_ACTIVE, S.BALKH, 1, rule="4.2.3"),
    ]


@pytest.mark.rule("R5.4-1")
def test_manpads_one_province_only_is_named_that_needs_predators() -> None:
    cards = in_force(capability="2=unshaded", momentum="26=shaded")
    board = position(cards + "resources: taliban=1\nwaziristan T:u1\nbalochistan T:u1\nherat T:a1")

    doing = begin(AIR_STRIKE, board, "waziristan")
    assert doing.why_not("balochistan") == PREDATORS_USED

    doing = finish(AIR_STRIKE, board, "waziristan", "herat", "allow")
    assert doing.board.spaces[S.WAZIRISTAN].taliban_underground == 0


@pytest.mark.rule("R5.4-1")
def test_manpads_predators_are_kept_for_the_province_that_needs_them() -> None:
    """In Waziristan an Active Guerrilla goes, so that Balochistan is not named in vain."""
    cards = in_force(capability="2=unshaded", momentum="26=shaded")
    board = position(cards + "resources: taliban=1\nwaziristan T:u1a1\nbalochistan T:u1")

    doing = finish(AIR_STRIKE, board, "waziristan", "balochistan", "allow")

    assert doing.board.spaces[S.WAZIRISTAN].taliban_active == 0
    assert doing.board.spaces[S.BALOCHISTAN].taliban_underground == 0


@pytest.mark.rule("R5.4-1", "R5.1.2-1")
def test_manpads_do_not_ask_without_resources_nor_about_what_an_event_grants() -> None:
    poor = position("resources: taliban=0\nmomentum: 26=shaded\nherat T:a1")
    assert len(finish(AIR_STRIKE, poor).facts) == 1

    rich = position("resources: taliban=9\nmomentum: 26=shaded\nherat T:a1")
    assert len(finish(AIR_STRIKE, rich, terms=FREE).facts) == 1
