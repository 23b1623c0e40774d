"""Lasting Events that change Terror and Eradicate: cards 11, 23, 24, 30 and 45."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Activated, Fell, Paid, Removed, Sabotaged, Shifted, Terrorized
from core.adp.model.ids import (
    COALITION,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Faction,
    Piece,
    Support,
    Track,
)
from core.adp.model.ids import SpaceId as S
from core.adp.rules.civic_action_and_sharia import whose_elders
from core.adp.rules.eradicate import ERADICATE
from tests.adp.events.in_force import in_force, turn_of
from tests.adp.play import asked, position
from tests.adp.rules import activities
from tests.adp.rules.operations import NOBODY_CAN_PAY, finish, happened, play, there, why_not

# Strategic Release


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize(
    ("card", "level"), [("", ""), ("11=shaded", ""), ("11=unshaded", " support=S")]
)
def test_strategic_release_unshaded_taliban_terror_shifts_no_area_that_coin_controls(
    card: str, level: str
) -> None:
    board = turn_of(TALIBAN, "herat T:u1 C:T2 support=S", momentum=card)

    table = finish(board, "terror", "herat")

    assert there(table.board, S.HERAT) == f"C:T2 T:a1{level} terror=1"


@pytest.mark.rule("R5.4-1")
def test_strategic_release_unshaded_elsewhere_and_for_the_warlords_terror_works() -> None:
    contested = turn_of(TALIBAN, "herat T:u1 C:T1 support=S", momentum="11=unshaded")
    assert there(finish(contested, "terror", "herat").board, S.HERAT) == "C:T1 T:a1 terror=1"

    warlords = turn_of(WARLORDS, "herat W:u1 C:T2 support=S", momentum="11=unshaded")
    assert (
        there(finish(warlords, "terror", "herat", then=("terror.space", "special")).board, S.HERAT)
        == "C:T2 W:a1 terror=1"
    )


# Roadside IEDs


@pytest.mark.rule("R5.3-1")
def test_roadside_ieds_shaded_a_cube_is_removed_with_the_sabotage() -> None:
    text = "kabul-aibak T:u1 G:T1P1 C:T1"
    board = turn_of(TALIBAN, text, capability="23=shaded")

    turn = play(board, "terror", "kabul-aibak")
    assert asked(turn).ask == "terror.cube"
    assert asked(turn).options[:2] == (Piece.GOVERNMENT_TROOPS, Piece.GOVERNMENT_POLICE)
    table = finish(board, "terror", "kabul-aibak", Piece.GOVERNMENT_POLICE)

    assert happened(table) == [
        Activated(TALIBAN, S.KABUL_AIBAK, 1, rule="3.3.4"),
        Sabotaged(S.KABUL_AIBAK, rule="3.3.4"),
        Removed(Piece.GOVERNMENT_POLICE, S.KABUL_AIBAK, 1, rule="card 23"),
    ]
    for card in ("", "23=unshaded"):
        plain = finish(turn_of(TALIBAN, text, capability=card), "terror", "kabul-aibak")
        assert len(happened(plain)) == 2


@pytest.mark.rule("R5.3-1")
def test_roadside_ieds_shaded_also_on_a_sabotaged_road_with_a_coalition_cube() -> None:
    text = "kabul-aibak T:u1 C:T1 sabotage\nkandahar-kabul T:u1 sabotage"
    board = turn_of(TALIBAN, text, capability="23=shaded")
    assert asked(play(board, "terror")).options[:2] == ("kabul-aibak", "kandahar-kabul")
    table = finish(board, "terror", "kabul-aibak", "done", then=("special",))

    assert happened(table) == [
        Activated(TALIBAN, S.KABUL_AIBAK, 1, rule="3.3.4"),
        Fell(Piece.COALITION_TROOPS, S.KABUL_AIBAK, 1, rule="card 23"),
    ]


@pytest.mark.rule("R5.3-1", "R5.4-1")
def test_talks_unshaded_spare_the_coalition_from_roadside_ieds() -> None:
    text = "kabul T:u1\nkabul-aibak T:u1 C:T1 sabotage"
    board = turn_of(TALIBAN, text, capability="23=shaded", momentum="24=unshaded")

    table = finish(board, "terror", "kabul-aibak", "done", then=("special",))

    assert happened(table) == [Activated(TALIBAN, S.KABUL_AIBAK, 1, rule="3.3.4")]


@pytest.mark.rule("R5.3-1")
def test_roadside_ieds_are_not_the_warlords() -> None:
    board = turn_of(WARLORDS, "kabul-aibak W:u1 G:T1", capability="23=shaded")

    table = finish(board, "terror", "kabul-aibak", then=("terror.space", "special"))

    assert there(table.board, S.KABUL_AIBAK) == "G:T1 W:a1 sabotage"


# Urban Specialists


@pytest.mark.rule("R5.3-1")
def test_urban_specialists_unshaded_terror_in_kabul_takes_two() -> None:
    one = turn_of(TALIBAN, "kabul T:u1\nherat T:u1", capability="30=unshaded")
    assert str(why_not(one, "terror", word="kabul")) == "terror.urban-specialists (card 30)"
    assert (
        there(finish(one, "terror", "herat", then=("terror.space", "special")).board, S.HERAT)
        == "T:a1 support=O terror=1"
    )

    two = turn_of(TALIBAN, "kabul T:u3", capability="30=unshaded")
    assert happened(finish(two, "terror", "kabul", then=("terror.space", "special")))[:2] == [
        Paid(Track.TALIBAN, 1, rule="3.3.4"),
        Activated(TALIBAN, S.KABUL, 2, rule="3.3.4"),
    ]


@pytest.mark.rule("R5.3-1")
def test_urban_specialists_shaded_terror_in_kabul_costs_nothing_and_exposes_nobody() -> None:
    text = NOBODY_CAN_PAY + "kabul T:u1 G:P1\nherat T:u1 G:P1"
    assert why_not(turn_of(TALIBAN, text), word="terror") is not None

    board = turn_of(TALIBAN, text, capability="30=shaded")
    assert why_not(board, "terror", word="herat") is not None

    assert happened(finish(board, "terror", "kabul")) == [
        Terrorized(S.KABUL, rule="3.3.4"),
        Shifted(S.KABUL, Support.NEUTRAL, Support.OPPOSITION, rule="3.3.4"),
    ]
    nobody = turn_of(TALIBAN, "kabul T:a1\nherat T:u1", capability="30=shaded")
    assert why_not(nobody, "terror", word="kabul") is not None


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize("card", ["30=unshaded", "30=shaded"])
def test_urban_specialists_are_taliban(card: str) -> None:
    board = turn_of(WARLORDS, "kabul W:u1", capability=card)

    assert happened(finish(board, "terror", "kabul", then=("terror.space", "special")))[:2] == [
        Paid(Track.WARLORDS, 1, rule="3.3.4"),
        Activated(WARLORDS, S.KABUL, 1, rule="3.3.4"),
    ]


# Tribal Elders


@pytest.mark.rule("R5.4-1", "R5.4-2")
@pytest.mark.parametrize("faction", [COALITION, GOVERNMENT, TALIBAN, WARLORDS])
@pytest.mark.parametrize("level", list(Support))
def test_tribal_elders_the_faction_on_the_marker_sets_the_level(
    faction: Faction, level: Support
) -> None:
    board = turn_of(TALIBAN, "herat T:u1", momentum=f"45=unshaded:{faction}")

    turn = play(board, "terror", "herat")
    assert (asked(turn).by, asked(turn).ask, asked(turn).about) == (
        faction,
        "elders.attitude",
        ("herat",),
    )
    assert asked(turn).options[:3] == ("opposition", "neutral", "support")
    table = finish(board, "terror", "herat", level)

    assert table.board.spaces[S.HERAT].support is level
    assert table.board.spaces[S.HERAT].terror == 1


@pytest.mark.rule("R5.4-1")
def test_tribal_elders_speak_only_where_the_level_would_change() -> None:
    text = "herat T:u1 support=O\nwaziristan T:u1\nbalkh T:u1 C:T2"
    board = turn_of(TALIBAN, text, momentum="45=unshaded:coalition 11=unshaded")

    table = finish(board, "terror", "herat", "waziristan", "balkh")

    assert there(table.board, S.HERAT) == "T:a1 support=O terror=1"


@pytest.mark.rule("R5.4-1")
def test_tribal_elders_speak_when_poppies_are_eradicated() -> None:
    text = "aid: 0\npatronage: 0\nherat G:P4 W:B1 support=S"
    plain = activities.finish(ERADICATE, position(text))
    assert there(plain.board, S.HERAT) == "G:P4"

    board = position(in_force(momentum="45=unshaded:warlords") + text)
    doing = activities.begin(ERADICATE, board)
    assert (doing.asked().by, doing.asked().ask) == (WARLORDS, "elders.attitude")
    doing.answer("opposition")

    assert there(doing.board, S.HERAT) == "G:P4 support=O"
    assert doing.pending is None


@pytest.mark.rule("R5.4-2")
def test_tribal_elders_put_in_force_by_hand_speak_for_the_faction_that_did_so() -> None:
    board = position("card: 45\nnext: 12\neligible: government\n")

    turn = play(board, "event", "by-hand", "lasting", "momentum-unshaded")

    assert whose_elders(turn.board) is GOVERNMENT


@pytest.mark.rule("R5.4-2")
def test_tribal_elders_without_a_marker_say_nothing() -> None:
    board = turn_of(TALIBAN, "herat T:u1", momentum="45=unshaded")

    assert there(finish(board, "terror", "herat").board, S.HERAT) == "T:a1 support=O terror=1"
