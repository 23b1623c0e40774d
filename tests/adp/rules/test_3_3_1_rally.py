"""3.3.1 Rally."""

from __future__ import annotations

import pytest

from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.facts import Calmed, Hid, Paid, Placed, Removed, Shifted
from core.adp.model.ids import TALIBAN, WARLORDS, Piece, Support, Track
from core.adp.model.ids import SpaceId as S
from core.adp.rules.operations import Terms
from core.adp.rules.rally import RALLY
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

# Where, and what it costs


@pytest.mark.rule("R3.3.1-1")
def test_each_area_costs_a_resource_and_is_selected_once() -> None:
    board = position(WARLORD_TURN + "resources: warlords=2\nherat W:u1")

    turn = play(board, "rally", "herat", "place-one")
    assert str(asked(turn).why_not("herat")) == "selected-already (3.1)"
    table = finish(
        board, "rally", "herat", "place-one", "balkh", "place-one", then=("rally.space", "special")
    )

    assert happened(table) == [
        Paid(Track.WARLORDS, 1, rule="3.3.1"),
        Placed(Piece.WARLORD_UNDERGROUND, S.HERAT, 1, rule="3.3.1"),
        Paid(Track.WARLORDS, 1, rule="3.3.1"),
        Placed(Piece.WARLORD_UNDERGROUND, S.BALKH, 1, rule="3.3.1"),
    ]


@pytest.mark.rule("R3.3.1-1", "R1.4.2-3")
def test_nobody_rallies_on_roads_and_warlords_not_in_pakistan() -> None:
    decision = asked(play(position(WARLORD_TURN + "herat W:u1"), "rally"))

    assert str(decision.why_not("kabul-aibak")) == "rally.not-on-a-loc (3.3.1)"
    assert str(decision.why_not("waziristan")) == "only-taliban-in-pakistan (1.4.2)"


@pytest.mark.rule("R3.3.1-1")
def test_the_taliban_rally_at_support_only_among_pashtun() -> None:
    lines = "\n".join(
        f"{space} support={level}"
        for space, level in (("herat", "S"), ("balkh", "N"), ("konduz", "O"), ("ghazni", "S"))
    )
    decision = asked(play(position(TALIBAN_TURN + lines), "rally"))

    assert str(decision.why_not("herat")) == "rally.supports-coin (3.3.1)"
    assert {"balkh", "konduz", "ghazni"} <= set(decision.options)


@pytest.mark.rule("R3.1-2")
def test_without_a_resource_at_the_table_there_is_no_rally() -> None:
    board = position(WARLORD_TURN + NOBODY_CAN_PAY + "herat W:u1")

    assert str(why_not(board, word="rally")) == "cannot-pay (3.1)"


@pytest.mark.rule("R3.1.1-1", "R3.1-1")
def test_any_number_of_spaces_may_be_selected() -> None:
    board = position(WARLORD_TURN + "resources: warlords=30\nherat W:u1")
    spaces = [space for space in AFGHAN_AREAS if space is not S.HERAT][:14]
    answers = [word for space in spaces for word in (space, "place-one")]

    turn = play(board, "rally", *answers[:-1])
    assert turn.board.pawns == tuple(spaces)
    table = finish(board, "rally", *answers, then=("rally.space", "special"))

    assert table.board.available.warlord_underground == 0
    assert table.board.pawns == ()


@pytest.mark.rule("R2.3.5-1", "R6.6.1-6")
@pytest.mark.parametrize(("box", "spaces"), [("backing", 1), ("sponsorship", 2)])
def test_a_limited_rally_is_in_one_space_except_at_sponsorship(box: str, spaces: int) -> None:
    board = position(TALIBAN_TURN + LIMITED + f"islamabad: {box}\nherat T:u1")
    answers = ("herat", "place-one", "balkh", "place-one")

    table = finish(board, "rally", *answers[: 2 * spaces], then=("rally.space?",))

    assert len([fact for fact in happened(table) if isinstance(fact, Placed)]) == spaces


@pytest.mark.rule("D-16", "R6.6.1-1", "R6.6.1-3", "R3.3.1-1")
@pytest.mark.parametrize("box", ["hostility", "pressure"])
def test_islamabad_may_close_pakistan(box: str) -> None:
    board = position(TALIBAN_TURN + f"islamabad: {box}\nwaziristan T:B1a2")

    assert str(why_not(board, "rally", word="waziristan")) == "rally.pakistan-closed (6.6.1)"


@pytest.mark.rule("D-16", "R6.6.1-4", "R6.6.1-5", "R3.3.1-2")
@pytest.mark.parametrize(("box", "price"), [("tolerance", 1), ("backing", 0), ("sponsorship", 0)])
def test_or_charge_for_it_or_not(box: str, price: int) -> None:
    board = position(TALIBAN_TURN + f"islamabad: {box}\nresources: taliban=5\nwaziristan T:B1u2")

    table = finish(board, "rally", "waziristan", "place-many", then=("rally.space", "special"))

    assert table.board.track(Track.TALIBAN) == 5 - price
    assert there(table.board, S.WAZIRISTAN) == "T:B1u4"


# What it does


@pytest.mark.rule("R3.3.1-2")
def test_without_a_base_one_guerrilla_comes_or_two_settle() -> None:
    board = position(TALIBAN_TURN + "ghazni T:u1a1")

    assert asked(play(board, "rally", "ghazni")).options[:2] == ("place-one", "build-base")


@pytest.mark.rule("R3.3.1-2", "R3.1-3")
def test_the_owner_decides_which_guerrillas_settle() -> None:
    board = position(TALIBAN_TURN + "ghazni T:u2a1")

    turn = play(board, "rally", "ghazni", "build-base")
    assert asked(turn).ask == "rally.active"
    assert asked(turn).options[:2] == ("0", "1")
    table = finish(
        board, "rally", "ghazni", "build-base", "1", then=("rally.space", "rally.sharia", "special")
    )

    assert happened(table)[1:] == [
        Removed(Piece.TALIBAN_ACTIVE, S.GHAZNI, 1, rule="3.3.1"),
        Removed(Piece.TALIBAN_UNDERGROUND, S.GHAZNI, 1, rule="3.3.1"),
        Placed(Piece.TALIBAN_BASE, S.GHAZNI, 1, rule="3.3.1"),
    ]


@pytest.mark.rule("R3.3.1-2", "R1.4.2-1")
def test_a_third_base_has_no_room() -> None:
    board = position(WARLORD_TURN + "herat W:B1u3 G:B1")

    assert "build-base" not in asked(play(board, "rally", "herat")).options


@pytest.mark.rule("R3.3.1-2")
def test_at_a_base_guerrillas_hide_or_come_in_numbers() -> None:
    board = position(TALIBAN_TURN + "kandahar T:B1a3")

    turn = play(board, "rally", "kandahar")
    assert asked(turn).options[:4] == ("place-one", "build-base", "hide", "place-many")

    assert Hid(TALIBAN, S.KANDAHAR, 3, rule="3.3.1") in turn.answer("hide")


@pytest.mark.rule("R3.3.1-2")
def test_as_many_come_as_there_are_bases_and_people() -> None:
    board = position(TALIBAN_TURN + "kandahar T:B1 +1")

    turn = play(board, "rally", "kandahar", "place-many")
    assert asked(turn).options[:3] == ("2", "3", "4")
    turn.answer("4")

    assert there(turn.board, S.KANDAHAR) == "T:B1u4 +1"


@pytest.mark.rule("R3.3.1-2", "R1.4.1-1", "R1.4.1-2")
def test_no_more_come_than_are_available() -> None:
    board = position(TALIBAN_TURN + "kandahar T:B2\nzabol T:u28")

    table = finish(
        board, "rally", "kandahar", "place-many", then=("rally.space", "rally.sharia", "special")
    )

    assert there(table.board, S.KANDAHAR) == "T:B2u2"


@pytest.mark.rule("D-17", "R3.3.1-2")
def test_warlords_among_pashtun_gain_nothing_from_a_base() -> None:
    board = position(WARLORD_TURN + "helmand W:B1u1")

    decision = asked(play(board, "rally", "helmand"))

    assert decision.options[:1] == ("place-one",)
    assert not {"hide", "place-many", "build-base"} & set(decision.options)


@pytest.mark.rule("R3.3.1-2")
def test_warlords_elsewhere_use_their_bases() -> None:
    board = position(WARLORD_TURN + "konduz W:B1a1")

    turn = play(board, "rally", "konduz")
    assert {"hide", "place-many"} <= set(asked(turn).options)

    assert Hid(WARLORDS, S.KONDUZ, 1, rule="3.3.1") in turn.answer("hide")


@pytest.mark.rule("R3.3.1-2")
def test_a_space_where_nothing_could_be_done_is_not_selected() -> None:
    board = position(WARLORD_TURN + "herat W:u1 G:P1\nbalkh W:u14")

    assert str(why_not(board, "rally", word="herat")) == "rally.nothing-to-do (3.3.1)"


# Sharia


@pytest.mark.rule("R3.3.1-3")
def test_sharia_removes_terror_then_turns_people_whoever_controls_them() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=9\nkandahar T:B1 C:T5 support=S terror=1")

    table = finish(board, "rally", "kandahar", "place-one", "done", "kandahar", "3")

    pay = Paid(Track.TALIBAN, 1, rule="3.3.1")
    assert happened(table)[2:] == [
        pay,
        Calmed(S.KANDAHAR, 1, rule="3.3.1"),
        pay,
        Shifted(S.KANDAHAR, Support.SUPPORT, Support.NEUTRAL, rule="3.3.1"),
        pay,
        Shifted(S.KANDAHAR, Support.NEUTRAL, Support.OPPOSITION, rule="3.3.1"),
    ]


@pytest.mark.rule("R3.3.1-3")
def test_sharia_is_bought_in_one_selected_space_with_a_base() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=9\nkandahar T:B1\nkhowst T:B1\nghazni T:B1")
    answers = ("kandahar", "place-one", "khowst", "place-one", "herat", "place-one", "done")

    turn = play(board, "rally", *answers)
    assert asked(turn).ask == "rally.sharia"
    assert asked(turn).options[:3] == ("kandahar", "khowst", "done")
    table = finish(board, "rally", *answers, "khowst", then=("special",))

    assert there(table.board, S.KHOWST) == "T:B1u1 support=O"
    assert there(table.board, S.KANDAHAR) == "T:B1u1"


@pytest.mark.rule("R3.3.1-4")
def test_a_base_just_built_is_enough_for_sharia() -> None:
    board = position(TALIBAN_TURN + "kandahar T:u2")

    turn = play(board, "rally", "kandahar", "build-base", "done")

    assert asked(turn).ask == "rally.sharia"


@pytest.mark.rule("R3.3.1-4")
def test_a_base_may_be_selected_just_for_sharia() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=2\nkandahar T:B1")

    table = finish(board, "rally", "kandahar", "nothing", "done", "kandahar")

    assert there(table.board, S.KANDAHAR) == "T:B1 support=O"


@pytest.mark.rule("R3.3.1-3")
def test_warlords_have_no_sharia() -> None:
    board = position(WARLORD_TURN + "konduz W:B1 terror=1")

    table = finish(board, "rally", "konduz", "place-one", "done", then=("special",))

    assert there(table.board, S.KONDUZ) == "W:B1u1 terror=1"


@pytest.mark.rule("R3.1.2-1", "R3.3.1-3", "R5.5-1")
def test_a_free_rally_costs_nothing_but_its_sharia_does() -> None:
    board = position(TALIBAN_TURN + "resources: taliban=1\nkandahar T:B1\nkhowst T:B1")
    terms = Terms(free=True, within=(S.KANDAHAR,))

    table = grant(board, TALIBAN, RALLY, terms, "kandahar", "place-one", "kandahar")

    assert there(table.board, S.KANDAHAR) == "T:B1u1 support=O"
    assert table.board.track(Track.TALIBAN) == 0


# What a space refuses


@pytest.mark.rule("R3.3.1-2")
@pytest.mark.parametrize(
    ("board", "action", "reason"),
    [
        ("helmand T:B1u2 W:B1u1", "build-base", "rally.no-room (1.4.2)"),
        ("helmand T:B1u1", "build-base", "rally.too-few-for-a-base (3.3.1)"),
        ("helmand T:B1u1", "hide", "rally.nobody-active (3.3.1)"),
        ("helmand T:a1", "hide", "rally.no-base-there (3.3.1)"),
        ("helmand T:u1", "place-many", "rally.no-base-there (3.3.1)"),
        ("nimruz T:B1", "place-many", "rally.one-at-most (3.3.1)"),
    ],
)
def test_what_cannot_be_done_in_a_space_has_its_reason(
    board: str, action: str, reason: str
) -> None:
    where = board.split()[0]

    decision = asked(play(position(TALIBAN_TURN + board), "rally", where))

    assert str(decision.why_not(action)) == reason


@pytest.mark.rule("R3.3.1-2")
def test_warlords_at_a_base_among_pashtun_get_a_reason() -> None:
    decision = asked(play(position(WARLORD_TURN + "helmand W:B1a1"), "rally", "helmand"))

    assert str(decision.why_not("hide")) == "rally.far-from-home (3.3.1)"
